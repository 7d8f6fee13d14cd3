"""Effects that wait for one another: which one is next?"""

from esbat.engine.move import Moves, argument_of
from esbat.engine.native import i64
from esbat.games.wildegrens import flow, names, rules
from esbat.games.wildegrens.moves import VERB_RESOLVE
from esbat.games.wildegrens.questions.base import Asked
from esbat.games.wildegrens.questions.missions import add_missions
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import FIRST_CHALLENGE, FIRST_MISSION, MISSION_BIT
from esbat.parts.bits import WIDE_BIT
from esbat.parts.listing import add_each_wide


class Order(Asked):
    """WIL-092, WIL-R50. One of the effects that wait; just the first of them if they all do the same."""

    def __init__(self) -> None:
        super().__init__("order", "WIL-092", [VERB_RESOLVE], ["trigger", "waiting"])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_waiting(board, offered)
        if offered.count > 1 and all_alike(board, offered):
            offered.count = 1

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """WIL-086, WIL-087, WIL-089, WIL-092, WIL-097, WIL-119. One effect of those that wait is resolved.

        A card that has left in the meantime has none any more (WIL-090).
        """
        card = argument_of(move)
        trigger = board.top(names.ORDER_TRIGGER)
        waiting = board.top(names.ORDER_WAITING)
        if trigger == names.TRIGGER_NOT_CHOSEN:
            place = rules.place_of(board, card - FIRST_MISSION)
            board.set_top(names.ORDER_WAITING, waiting & ~WIDE_BIT[place])
            flow.resolve(board, card, trigger, rules.mission_program(board, place, trigger))
        elif card >= FIRST_MISSION:
            board.set_top(names.ORDER_WAITING, waiting & ~WIDE_BIT[MISSION_BIT])
            flow.resolve(board, card, trigger, rules.mission_program(board, board.chosen, trigger))
        else:
            number = card - FIRST_CHALLENGE
            board.set_top(names.ORDER_WAITING, waiting & ~WIDE_BIT[number])
            if trigger == names.WAITING_FAMILIARS:
                board.push(names.STEP_EFFECT, 0, board.box.familiar_effect[number], card, names.VOLUNTARY)
            elif rules.with_effect_at_chosen(board, trigger) & WIDE_BIT[number]:
                flow.resolve(board, card, trigger, board.box.program[number * 4 + trigger])


def add_waiting(board: Board, offered: Moves) -> None:
    """WIL-092. One move for each effect that waits."""
    trigger = board.top(names.ORDER_TRIGGER)
    waiting = board.top(names.ORDER_WAITING)
    if trigger == names.TRIGGER_NOT_CHOSEN:
        add_missions(board, offered, VERB_RESOLVE, waiting)
        return
    if waiting & WIDE_BIT[MISSION_BIT]:
        offered.add(VERB_RESOLVE, FIRST_MISSION + board.places[board.chosen])
        waiting &= ~WIDE_BIT[MISSION_BIT]
    if trigger != names.WAITING_FAMILIARS:
        waiting &= rules.with_effect_at_chosen(board, trigger)  # WIL-090: cards that left have none
    add_each_wide(offered, VERB_RESOLVE, waiting, FIRST_CHALLENGE)


def all_alike(board: Board, offered: Moves) -> bool:
    """WIL-R50. Is it all one which of these effects comes first?"""
    room = offered.room
    first = effect_number(board, argument_of(room[0]))
    for at in range(1, offered.count):
        if effect_number(board, argument_of(room[at])) != first:
            return False
    return True


def effect_number(board: Board, card: i64) -> i64:
    """The number of what this card does now; other cards that do the same have the same."""
    thing = card - FIRST_CHALLENGE  # Missions come after Challenges in both numberings
    if board.top(names.ORDER_TRIGGER) == names.WAITING_FAMILIARS:
        return board.box.familiar_alike[thing]
    return board.box.alike[thing * 4 + board.top(names.ORDER_TRIGGER)]
