"""Phase 1: cards are turned up until one names a free space for the new problem."""

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of
from esbat.engine.native import i64
from esbat.engine.state import SEAT_BIT
from esbat.games.lancre import flow
from esbat.games.lancre.moves import VERB_DRAW, VERB_MARK, VERB_PUT
from esbat.games.lancre.names import (
    ANY_LOCATION,
    ASK_DRAW,
    ASK_MARK,
    ASK_PUT,
    MARK_LOCATION,
    NO_CRISIS_LEFT,
    PUT_LOCATION,
    STEP_PHASE_ONE,
    STEP_STEP_BEGINS,
)
from esbat.games.lancre.questions.base import Question
from esbat.games.lancre.questions.moment import Pause
from esbat.games.lancre.refusals import space_facts
from esbat.games.lancre.rules_map import empty_spaces
from esbat.games.lancre.rules_piles import mark, place, some_card_can_act, takes_marker, turn_up
from esbat.games.lancre.rules_turn import become
from esbat.games.lancre.state import Board
from esbat.parts.bits import wide_lowest
from esbat.parts.listing import add_each_wide


class Draw(Pause):
    """LAN-040, LAN-043, LAN-045, LAN-R13. Before a card is turned up: go on, or play effects."""

    def __init__(self) -> None:
        super().__init__("draw", VERB_DRAW, STEP_PHASE_ONE)


class PhaseOne(Question):
    """LAN-045, LAN-046, LAN-047, LAN-048, LAN-049, LAN-050, LAN-056, LAN-R07. One card: a place, a crisis, or
    nothing.
    """

    def run(self, board: Board) -> None:
        """Until a card names a free space, cards are turned up one after another."""
        seat = board.turn
        if not some_card_can_act(board):
            if empty_spaces(board):
                become(board, ASK_PUT, SEAT_BIT[seat], ANY_LOCATION)
            else:
                flow.end_play(board, NO_CRISIS_LEFT)
            return
        location = turn_up(board, seat)
        free = board.box.spaces_of[location] & empty_spaces(board)
        if free & (free - 1):
            become(board, ASK_PUT, SEAT_BIT[seat], location)
        elif free:
            place(board, seat, wide_lowest(free))
            become(board, STEP_STEP_BEGINS)
        else:
            become(board, ASK_DRAW, SEAT_BIT[seat])
            raise_a_crisis(board, seat, location)


def raise_a_crisis(board: Board, seat: i64, location: i64) -> None:
    """LAN-048, LAN-049, LAN-051, LAN-054, LAN-128, LAN-189. A tile there takes a marker, if one can."""
    tiles = takes_marker(board, location)
    if tiles == 0:
        return
    if board.crisis_reserve == 0:
        flow.end_play(board, NO_CRISIS_LEFT)
    elif tiles & (tiles - 1):
        become(board, ASK_MARK, SEAT_BIT[seat], location)
    else:
        mark(board, wide_lowest(tiles))


class Put(Question):
    """LAN-053, LAN-R07. Empty spaces of the location named by the card; of the whole board if no card can."""

    def __init__(self) -> None:
        super().__init__("put", ["location"], Shown("put", seats=True), "LAN-053", [VERB_PUT])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        location = board.top(PUT_LOCATION)
        spaces = empty_spaces(board)
        if location != ANY_LOCATION:
            spaces &= board.box.spaces_of[location]
        add_each_wide(offered, VERB_PUT, spaces)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """LAN-053. The tile goes where she says."""
        place(board, seat, argument_of(move))
        become(board, STEP_STEP_BEGINS)

    def why_not(self, board: Board, seat: i64, verb: i64, argument: i64) -> Refusal:
        """LAN-053. Not there."""
        return Refusal("LAN-053", "lancre-put-elsewhere", space_facts(board, argument))


class Mark(Question):
    """LAN-054. The tiles among which she chooses one for the marker."""

    def __init__(self) -> None:
        super().__init__("mark", ["location"], Shown("mark", seats=True), "LAN-054", [VERB_MARK])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_each_wide(offered, VERB_MARK, takes_marker(board, board.top(MARK_LOCATION)))

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """LAN-054. The tile she names gets the marker; the next card is turned up."""
        mark(board, argument_of(move))
        become(board, ASK_DRAW, SEAT_BIT[seat])

    def why_not(self, board: Board, seat: i64, verb: i64, argument: i64) -> Refusal:
        """LAN-054. No tile there takes a marker."""
        return Refusal("LAN-054", "lancre-mark-elsewhere", space_facts(board, argument))
