"""Phase 4: power is spent on Challenges, and what was not overcome may be spared its effect."""

from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of
from esbat.engine.native import i64
from esbat.engine.state import ROW
from esbat.games.wildegrens import flow, rules
from esbat.games.wildegrens.events import EVENT_OVERCAME, EVENT_SPARED
from esbat.games.wildegrens.moves import VERB_BEAT, VERB_DONE, VERB_SPARE
from esbat.games.wildegrens.names import ORDER_WAITING, SPARE_WAITING, STEP_EFFECT, TRIGGER_SUCCESS, VOLUNTARY
from esbat.games.wildegrens.questions.base import Asked, Counted, add_pass
from esbat.games.wildegrens.rules_piles import capture, discard_challenge
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import FIRST_CHALLENGE, MOST_AT_A_MISSION, SPOT_CODES
from esbat.parts.bits import WIDE_BIT
from esbat.parts.listing import add_each_wide


class Beat(Asked):
    """WIL-104, WIL-107, WIL-182, WIL-196, WIL-200. One Challenge after another, as long as power is left."""

    def __init__(self) -> None:
        super().__init__("beat", "WIL-104", [VERB_BEAT, VERB_DONE])

    def run(self, board: Board) -> bool:
        """WIL-R21. Witches drawn meanwhile come first."""
        if board.hand:
            flow.play_at_once(board)
            return False
        return super().run(board)

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_each_wide(offered, VERB_BEAT, rules.beatable(board))
        offered.add(VERB_DONE)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """WIL-104, WIL-105, WIL-106, WIL-108, WIL-109, WIL-110, WIL-111, WIL-183. Pay, take the card away,
        then SUCCESS.
        """
        if move == VERB_DONE:
            board.pop()
            return
        spot = argument_of(move)
        card = board.spots[spot]
        cost = rules.challenge_difficulty(board, spot)
        board.spent += cost
        board.overcome += 1
        board.note(EVENT_OVERCAME, spot, FIRST_CHALLENGE + card, cost)
        if board.box.familiars & WIDE_BIT[card]:
            capture(board, spot)
        else:
            discard_challenge(board, spot)
        program = board.box.program[card * 4 + TRIGGER_SUCCESS]
        if program >= 0:
            board.push(STEP_EFFECT, 0, program, FIRST_CHALLENGE + card)

    def explain(self, board: Board, verb: i64, named: i64) -> Refusal:
        """WIL-104, WIL-107, WIL-196, WIL-200. Not there, not at the chosen Mission, blocked, or too dear."""
        facts: dict[str, object] = {"spot": SPOT_CODES[named]}
        if not board.filled & WIDE_BIT[named]:
            return Refusal("WIL-104", "wildegrens-empty-spot", facts)
        if named // MOST_AT_A_MISSION != board.chosen:
            return Refusal("WIL-196", "wildegrens-other-mission", facts)
        cost = rules.challenge_difficulty(board, named)
        facts["cost"] = int(cost)
        facts["power"] = int(rules.available(board))
        if cost > rules.available(board):
            return Refusal("WIL-107", "wildegrens-too-dear", facts)
        return Refusal("WIL-200", "wildegrens-blocked", facts)


class Spare(Counted):
    """WIL-119. FAILURE effects are skipped, as many as a helper allows this turn."""

    def __init__(self) -> None:
        super().__init__("spare", "WIL-119", [VERB_SPARE], "waiting")

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_each_wide(offered, VERB_SPARE, board.top(SPARE_WAITING), FIRST_CHALLENGE)
        add_pass(offered, VOLUNTARY)

    def carry_out(self, board: Board, verb: i64, named: i64) -> None:
        """WIL-119. A Challenge whose FAILURE effect is skipped: it waits no longer."""
        card = named - FIRST_CHALLENGE
        board.spared -= 1
        board.set_top(SPARE_WAITING, board.top(SPARE_WAITING) & ~WIDE_BIT[card])
        below = (board.depth - 2) * ROW
        board.stack[below + ORDER_WAITING] &= ~WIDE_BIT[card]  # the list of effects that wait lies below
        board.note(EVENT_SPARED, named)
        if board.spared == 0:
            board.pop()
