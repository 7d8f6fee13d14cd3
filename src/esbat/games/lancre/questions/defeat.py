"""After a failure: what the foe does, the flight; and cackles, whenever they are owed."""

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, packed, verb_of
from esbat.engine.native import i64
from esbat.engine.state import SEAT_BIT
from esbat.games.lancre import flow, refusals, rules
from esbat.games.lancre.effects import CONSEQUENCES
from esbat.games.lancre.moves import VERB_FLEE, VERB_FLY, VERB_ROB
from esbat.games.lancre.names import (
    ASK_END,
    ASK_FLIGHT,
    ASK_ROB,
    FLIGHT_ESCAPING,
    NO_ALISS_LEFT,
    ON_AN_EMPTY_SPACE,
    OWE_CACKLES,
    ROB_RICHEST,
)
from esbat.games.lancre.questions.base import Question
from esbat.games.lancre.questions.moment import add_brooms
from esbat.games.lancre.rules_map import empty_spaces, flight_spaces, flights, imprisoned
from esbat.games.lancre.rules_piles import cackle, most_cackles, rob, seats_with, take_aliss
from esbat.games.lancre.rules_turn import become, end_attempt, take_broom
from esbat.games.lancre.state import Board
from esbat.parts.bits import wide_lowest
from esbat.parts.listing import add_each_wide


class Defeated(Question):
    """LAN-101, LAN-171, LAN-176, LAN-R33, LAN-R34, LAN-R35, LAN-R44. After the failure's cackle: the foe's
    effect, then the flight, if there is room.

    Whoever is sent to the Dungeon does not flee, and the turn is over.
    """

    def run(self, board: Board) -> None:
        seat = board.turn
        reason = CONSEQUENCES[board.box.family[rules.faced(board, seat)]].come(board, seat)
        if reason:
            flow.end_play(board, reason)
        elif imprisoned(board, seat):
            become(board, ASK_END, SEAT_BIT[seat])
        elif empty_spaces(board):
            become(board, ASK_FLIGHT, SEAT_BIT[seat])
        else:
            end_attempt(board, 1)


class Flight(Question):
    """LAN-098, LAN-099, LAN-100, LAN-147, LAN-149, LAN-R32. Where the flight goes; a Broom is never
    compulsory.
    """

    def __init__(self) -> None:
        shown = Shown("flight", seats=True)
        super().__init__("flight", ["escaping"], shown, "LAN-098", [VERB_FLEE, VERB_FLY])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_each_wide(offered, VERB_FLEE, flights(board, seat))
        if board.top(FLIGHT_ESCAPING) and flight_spaces(board, seat) == 0:
            return  # an Escape without a way out is free anyway
        add_brooms(board, seat, offered)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """LAN-099, LAN-100, LAN-149. She flees; without a way out after a failure that costs one more
        cackle.
        """
        if verb_of(move) == VERB_FLY:
            take_broom(board, seat, argument_of(move), ON_AN_EMPTY_SPACE)
            return
        trapped = not board.top(FLIGHT_ESCAPING) and flight_spaces(board, seat) == 0
        rules.flee(board, seat, argument_of(move))
        end_attempt(board, 1 if trapped else 0)

    def answered_by_itself(self, board: Board, seat: i64) -> bool:
        """If there is only one way to go."""
        spaces = flights(board, seat)
        if spaces & (spaces - 1):
            return False
        self.answer(board, seat, packed(VERB_FLEE, wide_lowest(spaces)))
        return True

    def why_not(self, board: Board, seat: i64, verb: i64, argument: i64) -> Refusal:
        """LAN-062, LAN-078, LAN-079, LAN-081. Not there, or not so."""
        if verb == VERB_FLY:
            return refusals.nowhere_to_fly(board, argument)
        return refusals.no_flight(board, seat, argument)


class Owe(Question):
    """LAN-105, LAN-106, LAN-107, LAN-196, LAN-R24. Cackles owed, one at a time: reserve, the richest, or
    Aliss.
    """

    def __init__(self) -> None:
        super().__init__("owe", ["cackles"])

    def run(self, board: Board) -> None:
        seat = board.turn
        while board.top(OWE_CACKLES) > 0:
            if board.cackle_reserve:
                cackle(board, seat)
            else:
                most = most_cackles(board)
                if board.cackles[seat] == most:
                    if not take_aliss(board, seat):
                        flow.end_play(board, NO_ALISS_LEFT)
                        return
                else:
                    richest = seats_with(board, most)
                    if richest & (richest - 1):
                        board.push(ASK_ROB, SEAT_BIT[seat], richest)
                        return
                    rob(board, seat, wide_lowest(richest))
            board.set_top(OWE_CACKLES, board.top(OWE_CACKLES) - 1)
        board.pop()


class Rob(Question):
    """LAN-106. The taker chooses among those who have the most."""

    def __init__(self) -> None:
        super().__init__("rob", ["richest"], Shown("rob", seats=True), "LAN-106", [VERB_ROB])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_each_wide(offered, VERB_ROB, board.top(ROB_RICHEST))

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """LAN-106. One cackle less is owed in the row below."""
        board.pop()
        rob(board, seat, argument_of(move))
        board.set_top(OWE_CACKLES, board.top(OWE_CACKLES) - 1)

    def why_not(self, board: Board, seat: i64, verb: i64, argument: i64) -> Refusal:
        """LAN-105. Somebody has more."""
        return Refusal("LAN-105", "lancre-not-the-richest", {})
