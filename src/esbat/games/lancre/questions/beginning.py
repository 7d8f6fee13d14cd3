"""Before the first turn: apprentices are chosen, pawns are put down."""

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of
from esbat.engine.native import i64
from esbat.games.lancre import flow
from esbat.games.lancre.events import EVENT_CHOSE, EVENT_STARTED
from esbat.games.lancre.moves import VERB_CHOOSE, VERB_START
from esbat.games.lancre.names import ANNAGRAMMA, DIMITY, WITCHES
from esbat.games.lancre.questions.base import Question
from esbat.games.lancre.refusals import space_facts
from esbat.games.lancre.state import Board
from esbat.parts.listing import add_each_wide


class Choose(Question):
    """LAN-023, LAN-025. One of the apprentices nobody has taken."""

    def __init__(self) -> None:
        shown = Shown("choose", seats=True, single=True)
        super().__init__("choose", None, shown, "LAN-025", [VERB_CHOOSE])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        for witch in range(len(WITCHES)):
            free = True
            for other in range(board.seats):
                if board.witches[other] == witch:
                    free = False
            if free:
                offered.add(VERB_CHOOSE, witch)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """LAN-025, LAN-026, LAN-027, LAN-029. She takes a board, its pawn and its tile; Annagramma a cackle
        too.
        """
        witch = argument_of(move)
        board.witches[seat] = witch
        board.special[seat] = 0 if witch == DIMITY else 1
        board.note(EVENT_CHOSE, seat, witch)
        board.pop()
        if witch == ANNAGRAMMA:
            board.cackle_reserve -= 1
            board.cackles[seat] += 1
        if board.depth == 0:
            flow.all_chosen(board)

    def why_not(self, board: Board, seat: i64, verb: i64, argument: i64) -> Refusal:
        """LAN-025. Somebody has her."""
        return Refusal("LAN-025", "lancre-witch-taken", {"witch": WITCHES[argument]})


class Start(Question):
    """LAN-034, LAN-035, LAN-R09. A space without a tile, with or without a witch."""

    def __init__(self) -> None:
        super().__init__("start", None, Shown("start", seats=True), "LAN-034", [VERB_START])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_each_wide(offered, VERB_START, board.box.all_spaces & ~board.tiled)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """LAN-034, LAN-035. The pawn is put down; after the last one the first turn begins."""
        board.at[seat] = argument_of(move)
        board.note(EVENT_STARTED, seat, argument_of(move))
        board.pop()
        if board.depth == 0:
            flow.begin_turn(board, board.turn)

    def why_not(self, board: Board, seat: i64, verb: i64, argument: i64) -> Refusal:
        """LAN-034. A tile lies there."""
        return Refusal("LAN-034", "lancre-start-on-a-tile", space_facts(board, argument))
