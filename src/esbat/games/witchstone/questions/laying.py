"""The turn: a tile, the cells it goes to, which of its types comes first, and what follows."""

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.engine.state import SEAT_BIT
from esbat.games.witchstone import flow
from esbat.games.witchstone.events import EVENT_DISCARDED, EVENT_LAID, EVENT_PICKED
from esbat.games.witchstone.moves import VERB_BEGIN, VERB_DISCARD, VERB_JOIN, VERB_LAY, VERB_PUT
from esbat.games.witchstone.names import (
    ASK_CELL,
    ASK_NEIGHBOUR,
    ASK_ORDER,
    LAYING_CELL,
    LAYING_OTHER,
    LAYING_PICKED,
    SECOND_CELL,
    SECOND_TYPE,
    STEP_SECOND,
    SYMBOLS,
)
from esbat.games.witchstone.questions.base import LAID, PICKED, PLACED, CrystalsMayBreak, Step, add_breaks
from esbat.games.witchstone.refusals import cell_refusal, named
from esbat.games.witchstone.rules import begin, can_make_room, free_cells, lay_tile, roomy_cells
from esbat.games.witchstone.state import GONE, HAND, Board
from esbat.games.witchstone.tables_grid import CELL_TEXTS, around
from esbat.parts.bits import WIDE_BIT
from esbat.parts.listing import add_each_wide


class Tile(CrystalsMayBreak):
    """WST-027, WST-236, WST-R26. An open tile; without room, crystals; without hope, one leaves the play."""

    def __init__(self) -> None:
        super().__init__("tile", "WST-027", None, Shown("tile", seats=True))

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        if roomy_cells(board, seat):
            add_each_wide(offered, VERB_LAY, board.own[HAND + seat])
            add_breaks(board, seat, offered)
        elif can_make_room(board, seat):
            add_breaks(board, seat, offered)
        else:
            add_each_wide(offered, VERB_DISCARD, board.own[HAND + seat])

    def carry_out(self, board: Board, seat: i64, move: i64) -> None:
        """WST-027, WST-236. The tile leaves the hand for the cauldron, or for the box."""
        tile = argument_of(move)
        board.own[HAND + seat] &= ~WIDE_BIT[tile]
        if verb_of(move) == VERB_DISCARD:
            board.own[GONE + seat] |= WIDE_BIT[tile]
            board.note(EVENT_DISCARDED, seat, tile)
            board.pop()
        else:
            board.note(EVENT_PICKED, seat, tile)
            board.pop()
            board.push(ASK_CELL, SEAT_BIT[seat], tile)

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """WST-014, WST-236. Not in hand; no room for a tile; or there is room, and none may be discarded."""
        verb = verb_of(move)
        if verb != VERB_LAY and verb != VERB_DISCARD:
            return self.refuse_other(board, seat, move)
        if not board.own[HAND + seat] & WIDE_BIT[argument_of(move)]:
            return Refusal("WST-014", "witchstone-not-in-hand", named(board, move))
        if verb == VERB_DISCARD:
            return Refusal("WST-236", "witchstone-a-tile-can-be-laid", {})
        return Refusal("WST-236", "witchstone-no-room", {})


class Cell(CrystalsMayBreak):
    """WST-027, WST-031. Where the first symbol of the tile goes."""

    def __init__(self) -> None:
        super().__init__("cell", "WST-027", ["picked"], Shown("cell", seats=True))
        self.settled = PICKED

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_each_wide(offered, VERB_PUT, roomy_cells(board, seat))
        add_breaks(board, seat, offered)

    def carry_out(self, board: Board, seat: i64, move: i64) -> None:
        """WST-027. The first symbol's cell is chosen; its neighbour is asked for next."""
        tile = board.top(LAYING_PICKED)
        board.pop()
        board.push(ASK_NEIGHBOUR, SEAT_BIT[seat], tile, argument_of(move))

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """WST-027, WST-028, WST-029, WST-030. Not a free cell, or none is free beside it."""
        if verb_of(move) != VERB_PUT:
            return self.refuse_other(board, seat, move)
        return refuse_cell(board, seat, argument_of(move), "witchstone-no-free-neighbour")


class Neighbour(CrystalsMayBreak):
    """WST-027. Where the second symbol goes: any free cell beside the first."""

    def __init__(self) -> None:
        super().__init__("neighbour", "WST-027", ["picked", "cell"], Shown("neighbour", seats=True))
        self.settled = PLACED

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        beside = around(WIDE_BIT[board.top(LAYING_CELL)]) & free_cells(board, seat)
        add_each_wide(offered, VERB_JOIN, beside)
        add_breaks(board, seat, offered)

    def carry_out(self, board: Board, seat: i64, move: i64) -> None:
        """WST-027, WST-031, WST-032. The tile lies; which type comes first is asked next."""
        tile = board.top(LAYING_PICKED)
        cell = board.top(LAYING_CELL)
        other = argument_of(move)
        lay_tile(board, seat, tile, cell, other)
        board.note(EVENT_LAID, seat, tile, cell, other)
        board.pop()
        board.push(ASK_ORDER, SEAT_BIT[seat], tile, cell, other)

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """WST-027, WST-028, WST-029, WST-030. Not a free cell, or not beside the first."""
        if verb_of(move) != VERB_JOIN:
            return self.refuse_other(board, seat, move)
        return refuse_cell(board, seat, argument_of(move), "witchstone-not-beside")


class Order(CrystalsMayBreak):
    """WST-032. Which of the two types of action comes first."""

    def __init__(self) -> None:
        super().__init__("order", "WST-032", ["picked", "cell", "other"], Shown("order", seats=True))
        self.settled = LAID

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        tile = board.top(LAYING_PICKED)
        offered.add(VERB_BEGIN, board.box.tile_one[tile])
        offered.add(VERB_BEGIN, board.box.tile_other[tile])
        add_breaks(board, seat, offered)

    def carry_out(self, board: Board, seat: i64, move: i64) -> None:
        """WST-032, WST-033, WST-047. One type begins; the other waits below it, uncounted."""
        tile = board.top(LAYING_PICKED)
        cell = board.top(LAYING_CELL)
        other = board.top(LAYING_OTHER)
        board.pop()
        one = board.box.tile_one[tile]
        two = board.box.tile_other[tile]
        if argument_of(move) == one:
            board.push(STEP_SECOND, 0, two, other)
            begin(board, seat, one, cell)
        else:
            board.push(STEP_SECOND, 0, one, cell)
            begin(board, seat, two, other)

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """WST-032. A type that the tile does not show."""
        if verb_of(move) != VERB_BEGIN:
            return self.refuse_other(board, seat, move)
        return Refusal("WST-032", "witchstone-not-on-tile", {"symbol": SYMBOLS[argument_of(move)]})


class Second(Step):
    """WST-033, WST-047, WST-111. The first type is finished with all its bonuses; then the second counts."""

    def __init__(self) -> None:
        super().__init__("second", "", ["type", "cell"])

    def run(self, board: Board) -> None:
        symbol = board.top(SECOND_TYPE)
        cell = board.top(SECOND_CELL)
        board.pop()
        begin(board, board.turn, symbol, cell)


class TurnOver(Step):
    """WST-035, WST-036. All actions of the turn are done."""

    def run(self, board: Board) -> None:
        board.pop()
        flow.end_turn(board, board.turn)


def refuse_cell(board: Board, seat: i64, cell: i64, sentence: str) -> Refusal:
    """WST-027, WST-028, WST-029, WST-030. The cell is not free; or else this sentence says what is wrong."""
    if free_cells(board, seat) & WIDE_BIT[cell]:
        return Refusal("WST-027", sentence, {"cell": CELL_TEXTS[cell]})
    return cell_refusal(board, seat, cell)
