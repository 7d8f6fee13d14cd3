"""Which Witches join the coven, and how they come into play."""

from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.games.wildegrens import flow_setup, rules
from esbat.games.wildegrens.events import EVENT_KEPT, EVENT_PLAYED
from esbat.games.wildegrens.moves import VERB_DONE, VERB_HIDE, VERB_KEEP, VERB_REVEAL
from esbat.games.wildegrens.names import (
    DRAFT_ONE,
    DRAFT_OTHER,
    PHASE_ONE,
    PHASE_THREE,
    PLAY_IN_PHASE,
    SIDE_HIDDEN,
    SIDE_REVEALED,
    STEP_EFFECT,
    VOLUNTARY,
)
from esbat.games.wildegrens.questions.base import Asked, Standing
from esbat.games.wildegrens.state import Board
from esbat.parts.bits import WIDE_BIT
from esbat.parts.listing import add_each_wide


class Draft(Standing):
    """WIL-034, WIL-R34. Two Witches are offered, and she keeps one."""

    def __init__(self) -> None:
        super().__init__("draft", "WIL-034", [VERB_KEEP], ["one", "other"])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        offered.add(VERB_KEEP, board.top(DRAFT_ONE))
        offered.add(VERB_KEEP, board.top(DRAFT_OTHER))

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """WIL-034, WIL-R34. One joins the Coven deck, the other the Recruits; there is no taking back."""
        witch = argument_of(move)
        one = board.top(DRAFT_ONE)
        other = board.top(DRAFT_OTHER) if witch == one else one
        board.coven |= WIDE_BIT[witch]
        board.recruits |= WIDE_BIT[other]
        board.note(EVENT_KEPT, witch, other)
        board.pop()
        flow_setup.offer(board)


class Play(Asked):
    """WIL-072, WIL-073, WIL-074, WIL-075, WIL-076, WIL-082, WIL-093, WIL-098. Each Witch hidden or revealed.

    In phase 1 she may stop; later every Witch in hand must be played. Curses never can be (WIL-047).
    """

    def __init__(self) -> None:
        super().__init__("play", "WIL-072", [VERB_HIDE, VERB_REVEAL, VERB_DONE], ["in_phase"])

    def run(self, board: Board) -> bool:
        """WIL-098. It is over when no Witch is left in hand; how the last one is played is her choice."""
        if board.hand:
            return True
        board.pop()
        return False

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        phase = board.top(PLAY_IN_PHASE)
        if phase == PHASE_ONE:
            offered.add(VERB_DONE)
        add_each_wide(offered, VERB_HIDE, board.hand)
        if phase != PHASE_THREE or board.reveals < rules.reveal_limit(board):
            add_each_wide(offered, VERB_REVEAL, board.hand)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """WIL-044, WIL-076, WIL-077, WIL-079, WIL-082, WIL-R19. She comes into play on one side; then her
        action.

        She is in play before her action begins, so she counts herself.
        """
        if move == VERB_DONE:
            board.pop()
            return
        witch = argument_of(move)
        phase = board.top(PLAY_IN_PHASE)
        board.hand &= ~WIDE_BIT[witch]
        side = SIDE_HIDDEN
        if verb_of(move) == VERB_REVEAL:
            side = SIDE_REVEALED
            board.revealed |= WIDE_BIT[witch]
            if phase == PHASE_THREE:
                board.reveals += 1
        else:
            board.hidden |= WIDE_BIT[witch]
        board.note(EVENT_PLAYED, witch, side)
        action = board.box.action[witch * 2 + side]
        if action >= 0 and not (phase == PHASE_THREE and rules.muted(board)):
            board.push(STEP_EFFECT, 0, action, witch, VOLUNTARY)

    def explain(self, board: Board, verb: i64, named: i64) -> Refusal:
        """WIL-073, WIL-074, WIL-099. Not in hand, too many revealed, or still Witches to play."""
        if verb == VERB_DONE:
            return Refusal("WIL-073", "wildegrens-play-them-all", {})
        facts: dict[str, object] = {"card": board.box.card_codes[named]}
        if not board.hand & WIDE_BIT[named]:
            return Refusal("WIL-072", "wildegrens-not-in-hand", facts)
        facts["limit"] = int(rules.reveal_limit(board)) if board.top(PLAY_IN_PHASE) == PHASE_THREE else 0
        return Refusal("WIL-080", "wildegrens-too-many-revealed", facts)
