"""The dark spaces of the pentagram: a special hex, or two actions where there is none."""

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.games.witchstone import effects
from esbat.games.witchstone.moves import VERB_DONE, VERB_FIX, VERB_USE, VERB_WISH
from esbat.games.witchstone.names import FROM_EMPTY_SPACE, PLACE_HEX_TAKEN, SIX, SYMBOLS
from esbat.games.witchstone.questions.base import CrystalsMayBreak, add_breaks
from esbat.games.witchstone.refusals import cell_refusal
from esbat.games.witchstone.rules import free_cells, grant
from esbat.games.witchstone.state import Board
from esbat.games.witchstone.tables_box import EMPTY_ACTIONS
from esbat.parts.listing import add_each_wide


class PlaceHex(CrystalsMayBreak):
    """WST-103, WST-104, WST-106, WST-107, WST-108, WST-R11, WST-R12. Once for one symbol, or for good on a
    cell.
    """

    def __init__(self) -> None:
        super().__init__("hex", "WST-103", ["taken"], Shown("hex", seats=True, single=True))

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        hex = board.top(PLACE_HEX_TAKEN)
        offered.add(VERB_USE, board.box.hex_one[hex])
        offered.add(VERB_USE, board.box.hex_other[hex])
        add_each_wide(offered, VERB_FIX, free_cells(board, seat))
        add_breaks(board, seat, offered)

    def carry_out(self, board: Board, seat: i64, move: i64) -> None:
        """WST-103. Used once, or laid for good."""
        hex = board.top(PLACE_HEX_TAKEN)
        board.pop()
        if verb_of(move) == VERB_FIX:
            effects.fix_hex(board, seat, hex, argument_of(move))
        else:
            effects.use_hex(board, seat, hex, argument_of(move))

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """WST-104, WST-108. It does not show that symbol, or the cell is not free."""
        verb = verb_of(move)
        if verb == VERB_FIX:
            return cell_refusal(board, seat, argument_of(move), True)
        if verb == VERB_USE:
            return Refusal("WST-104", "witchstone-not-on-hex", {"symbol": SYMBOLS[argument_of(move)]})
        return self.refuse_other(board, seat, move)


class Wish(CrystalsMayBreak):
    """WST-102. Two actions of any one type, or none."""

    def __init__(self) -> None:
        super().__init__("wish", "WST-102", None, Shown("wish", seats=True))

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        for symbol in range(SIX):
            offered.add(VERB_WISH, symbol)
        add_breaks(board, seat, offered)
        offered.add(VERB_DONE)

    def carry_out(self, board: Board, seat: i64, move: i64) -> None:
        board.pop()
        if verb_of(move) == VERB_WISH:
            grant(board, seat, argument_of(move), EMPTY_ACTIONS, FROM_EMPTY_SPACE)

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """WST-102. Any type may be wished for, but nothing else."""
        return self.refuse_other(board, seat, move)
