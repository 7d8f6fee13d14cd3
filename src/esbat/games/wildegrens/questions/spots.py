"""What an effect does to Challenges: to which of them?"""

from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of
from esbat.engine.native import i64
from esbat.games.wildegrens import effects, rules
from esbat.games.wildegrens.events import EVENT_ABSORBED
from esbat.games.wildegrens.moves import (
    VERB_ABSORB,
    VERB_CAPTURE,
    VERB_DISCARD,
    VERB_MOVE,
    VERB_PASS,
    VERB_REPLACE,
    VERB_UNCOVER,
    VERBS,
)
from esbat.games.wildegrens.names import (
    ASK_DESTINATION,
    ASK_SPOTS,
    DEEDS,
    DO_ABSORB_CHALLENGE,
    DO_CAPTURE_FAMILIAR,
    DO_DISCARD_CHALLENGE,
    DO_EXPOSE_CHALLENGE,
    DO_MOVE_CHALLENGE,
    DO_REPLACE_CHALLENGE,
    DO_REVEAL_CHALLENGE,
    SPOTS_AMONG,
    SPOTS_COUNT,
    SPOTS_DEED,
    SPOTS_VOLUNTARY,
    VOLUNTARY,
)
from esbat.games.wildegrens.questions.base import Asked, add_pass
from esbat.games.wildegrens.rules_piles import capture, discard_challenge, replace_challenge, turn_up
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import MOST_AT_A_MISSION, SPOT_CODES
from esbat.parts.bits import WIDE_BIT, wide_lowest
from esbat.parts.listing import add_each_wide


class Spots(Asked):
    """WIL-195, WIL-R06, WIL-R41. Something is done to one Challenge after another."""

    __slots__ = ()

    def __init__(self) -> None:
        verbs = [VERB_UNCOVER, VERB_DISCARD, VERB_REPLACE, VERB_MOVE, VERB_ABSORB, VERB_CAPTURE, VERB_PASS]
        super().__init__("spots", "WIL-195", verbs, ["count", "among", "voluntary", "deed"])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        primitive = board.top(SPOTS_DEED) % DEEDS
        add_each_wide(offered, deed_verb(primitive), targets(board, primitive, board.top(SPOTS_AMONG)))
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
            effects.done_in_full(board)
        if primitive == DO_REVEAL_CHALLENGE or primitive == DO_EXPOSE_CHALLENGE:
            turn_up(board, spot)
        elif primitive == DO_DISCARD_CHALLENGE:
            discard_challenge(board, spot)
        elif primitive == DO_REPLACE_CHALLENGE:
            replace_challenge(board, spot)
        elif primitive == DO_MOVE_CHALLENGE:
            board.push(ASK_DESTINATION, 1, spot)
        elif primitive == DO_CAPTURE_FAMILIAR:
            capture(board, spot)
        else:
            absorb(board, spot, deed // (2 * DEEDS))

    def close(self, board: Board) -> None:
        """What was exposed may now be discarded, one of them."""
        deed = board.top(SPOTS_DEED)
        turned = board.top(SPOTS_VOLUNTARY) >> 1
        board.pop()
        if deed % DEEDS == DO_EXPOSE_CHALLENGE and turned:
            board.push(ASK_SPOTS, 1, 1, turned, VOLUNTARY, DO_DISCARD_CHALLENGE)

    def explain(self, board: Board, verb: i64, named: i64) -> Refusal:
        """WIL-186, WIL-195, WIL-214. Why not this Challenge."""
        wanted = deed_verb(self.primitive(board))
        facts: dict[str, object] = {"spot": SPOT_CODES[named], "deed": VERBS[wanted]}
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


def deed_verb(primitive: i64) -> i64:
    """What a move on a Challenge is called."""
    if primitive == DO_DISCARD_CHALLENGE:
        return VERB_DISCARD
    if primitive == DO_REPLACE_CHALLENGE:
        return VERB_REPLACE
    if primitive == DO_MOVE_CHALLENGE:
        return VERB_MOVE
    if primitive == DO_ABSORB_CHALLENGE:
        return VERB_ABSORB
    if primitive == DO_CAPTURE_FAMILIAR:
        return VERB_CAPTURE
    return VERB_UNCOVER


def targets(board: Board, primitive: i64, spots: i64) -> i64:
    """WIL-195, WIL-R06, WIL-R41. The Challenges among these spots that a primitive can concern, face up or
    down.
    """
    found = spots & board.filled
    if primitive == DO_REVEAL_CHALLENGE or primitive == DO_EXPOSE_CHALLENGE:
        return found & ~board.up
    if primitive == DO_MOVE_CHALLENGE:
        movable: i64 = 0
        while found:
            if rules.destinations(board, wide_lowest(found)):
                movable |= found & -found
            found &= found - 1
        return movable
    if primitive == DO_CAPTURE_FAMILIAR:
        tame: i64 = 0
        found &= board.up
        while found:
            if board.box.familiars & WIDE_BIT[board.spots[wide_lowest(found)]]:
                tame |= found & -found
            found &= found - 1
        return tame
    return found


def absorb(board: Board, spot: i64, witch: i64) -> None:
    """WIL-203, WIL-204, WIL-R41. She discards a Challenge and has its printed difficulty as power this
    turn.
    """
    card = discard_challenge(board, spot)
    power = board.box.difficulty[card]
    board.boost[witch] += power
    board.note(EVENT_ABSORBED, witch, power)
