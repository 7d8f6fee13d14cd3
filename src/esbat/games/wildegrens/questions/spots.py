"""What an effect does to Challenges: to which of them?"""

from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of
from esbat.engine.native import i64
from esbat.games.wildegrens import rules
from esbat.games.wildegrens.effects import EFFECTS
from esbat.games.wildegrens.effects.base import done_in_full
from esbat.games.wildegrens.moves import (
    VERB_ABSORB,
    VERB_CAPTURE,
    VERB_DISCARD,
    VERB_MOVE,
    VERB_PASS,
    VERB_REPLACE,
    VERB_UNCOVER,
    vocabulary,
)
from esbat.games.wildegrens.names import (
    ASK_SPOTS,
    DEEDS,
    SPOTS_AMONG,
    SPOTS_COUNT,
    SPOTS_DEED,
    SPOTS_VOLUNTARY,
    VOLUNTARY,
)
from esbat.games.wildegrens.questions.base import Asked, add_pass
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import MOST_AT_A_MISSION, SPOT_CODES
from esbat.games.wildegrens.tables_primitives import DO_DISCARD_CHALLENGE, DO_EXPOSE_CHALLENGE
from esbat.parts.bits import WIDE_BIT
from esbat.parts.listing import add_each_wide


class Spots(Asked):
    """WIL-195, WIL-R06, WIL-R41. Something is done to one Challenge after another."""

    def __init__(self) -> None:
        verbs = [VERB_UNCOVER, VERB_DISCARD, VERB_REPLACE, VERB_MOVE, VERB_ABSORB, VERB_CAPTURE, VERB_PASS]
        super().__init__("spots", "WIL-195", verbs, ["count", "among", "voluntary", "deed"])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        deed = EFFECTS[board.top(SPOTS_DEED) % DEEDS]
        add_each_wide(offered, deed.verb, deed.targets(board, board.top(SPOTS_AMONG) & board.filled))
        add_pass(offered, board.top(SPOTS_VOLUNTARY) & VOLUNTARY)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """WIL-090, WIL-181, WIL-182. Something is done to one Challenge; then to the next, if any is left to
        do.
        """
        if move == VERB_PASS:
            self.close(board)
            return
        spot = argument_of(move)
        deed = board.top(SPOTS_DEED)
        primitive = deed % DEEDS
        left = board.top(SPOTS_COUNT) - 1
        board.set_top(SPOTS_COUNT, left)
        if deed & DEEDS:  # one Mission only, the one she began with
            board.set_top(SPOTS_AMONG, board.top(SPOTS_AMONG) & rules.SPOTS_OF[spot // MOST_AT_A_MISSION])
        if primitive == DO_EXPOSE_CHALLENGE:
            board.set_top(SPOTS_VOLUNTARY, board.top(SPOTS_VOLUNTARY) | (WIDE_BIT[spot] * 2))
        if left == 0:
            self.close(board)
            done_in_full(board)
        EFFECTS[primitive].do_to(board, spot, deed // (2 * DEEDS))

    def close(self, board: Board) -> None:
        """What was exposed may now be discarded, one of them."""
        deed = board.top(SPOTS_DEED)
        turned = board.top(SPOTS_VOLUNTARY) >> 1
        board.pop()
        if deed % DEEDS == DO_EXPOSE_CHALLENGE and turned:
            board.push(ASK_SPOTS, 1, 1, turned, VOLUNTARY, DO_DISCARD_CHALLENGE)

    def explain(self, board: Board, verb: i64, named: i64) -> Refusal:
        """WIL-186, WIL-195, WIL-214. Why not this Challenge."""
        wanted = EFFECTS[self.primitive(board)].verb
        deed = vocabulary(board.box).verbs[wanted].word
        facts: dict[str, object] = {"spot": SPOT_CODES[named], "deed": deed}
        if verb != wanted:
            return Refusal("WIL-195", "wildegrens-other-deed", facts)
        if not board.filled & WIDE_BIT[named]:
            return Refusal("WIL-195", "wildegrens-empty-spot", facts)
        if not board.top(SPOTS_AMONG) & WIDE_BIT[named]:
            return Refusal("WIL-195", "wildegrens-out-of-scope", facts)
        if verb == VERB_UNCOVER:
            return Refusal("WIL-186", "wildegrens-already-up", facts)
        if verb == VERB_CAPTURE:
            return Refusal("WIL-058", "wildegrens-no-familiar", facts)
        return Refusal("WIL-193", "wildegrens-nowhere-to-move", facts)

    def primitive(self, board: Board) -> i64:
        return board.top(SPOTS_DEED) % DEEDS
