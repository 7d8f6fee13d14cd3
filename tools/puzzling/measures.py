"""What can be said for a move: how a seat stands at the end of its turn, in things people count.

A measure is a number that more of is better (or fewer, if its scale is negative); the scale is a difference
that everybody would call one. Its name is also the key of the reason in words (`puzzles.ftl`).
"""

from collections.abc import Callable
from typing import cast

from esbat.bots.compiled_air_facts import of_seat, points
from esbat.bots.compiled_wildegrens_weighing import Weighing
from esbat.engine.state import State
from esbat.games.air.names import BONUS_PER_SET, COLOURS
from esbat.games.air.state import Board as AirBoard
from esbat.games.bal.state import Board as BalBoard
from esbat.games.lancre import rules as lancre
from esbat.games.lancre.state import Board as LancreBoard
from esbat.games.wildegrens.state import Board as WildegrensBoard
from esbat.games.wildegrens.view import WildegrensView
from esbat.games.witchstone import state as ws
from esbat.games.witchstone.flow import owl_points
from esbat.parts.bits import count, wide_count

Measure = Callable[[State, int], float]


def won(state: State, seat: int) -> float:
    """In percent, when the play is over by then."""
    outcome = state.outcome() if state.depth == 0 else None
    return 100.0 if outcome is not None and outcome.ranks[seat] == 1 else 0.0


def air_points(state: State, seat: int) -> float:
    board = cast(AirBoard, state)
    return int(points(of_seat(board.grimoires, seat), (board.options & BONUS_PER_SET) != 0))


def air_hand(state: State, seat: int) -> float:
    return int(cast(AirBoard, state).hand_count(seat))


def air_flight(state: State, seat: int) -> float:
    board = cast(AirBoard, state)
    return sum(int(count(board.columns[seat * COLOURS + colour])) for colour in range(COLOURS))


def air_cards(state: State, seat: int) -> float:
    return air_hand(state, seat) + air_flight(state, seat)


def bal_lives(state: State, seat: int) -> float:
    return int(cast(BalBoard, state).lives[seat])


def bal_others(state: State, seat: int) -> float:
    board = cast(BalBoard, state)
    return sum(int(board.lives[other]) for other in range(board.seats) if other != seat)


def bal_cards(state: State, seat: int) -> float:
    return int(cast(BalBoard, state).sizes[seat])


def bal_rivals(state: State, seat: int) -> float:
    board = cast(BalBoard, state)
    return sum(1 for other in range(board.seats) if other != seat and board.is_alive(other))


def lancre_points(state: State, seat: int) -> float:
    return int(lancre.points(cast(LancreBoard, state), seat))


def lancre_cackles(state: State, seat: int) -> float:
    return int(cast(LancreBoard, state).cackles[seat])


def lancre_aliss(state: State, seat: int) -> float:
    return int(cast(LancreBoard, state).alisses[seat])


def lancre_hand(state: State, seat: int) -> float:
    return int(wide_count(cast(LancreBoard, state).hands[seat]))


def witchstone_points(state: State, seat: int) -> float:
    board = cast(ws.Board, state)
    return int(board.own[ws.SCORE + seat] + 2 * board.own[ws.TOKENS + seat] + owl_points(board, seat))


def witchstone_count(field: int) -> Measure:
    def counted(state: State, seat: int) -> float:
        return int(wide_count(cast(ws.Board, state).own[field + seat]))

    return counted


def witchstone_number(field: int) -> Measure:
    def numbered(state: State, seat: int) -> float:
        return int(cast(ws.Board, state).own[field + seat])

    return numbered


def wildegrens_jury(state: State, seat: int) -> float:
    weighing = Weighing(cast(WildegrensView, state.view(seat)))
    return sum(weighing.percent(place, 0) for place in range(3)) / 3


def wildegrens_souls(state: State, seat: int) -> float:
    return int(cast(WildegrensBoard, state).souls_total)


def wildegrens_curses(state: State, seat: int) -> float:
    board = cast(WildegrensBoard, state)
    return int(board.coven_curses + board.hand_curses + board.discard_curses)


def wildegrens_failures(state: State, seat: int) -> float:
    return int(cast(WildegrensBoard, state).failures)


def wildegrens_coven(state: State, seat: int) -> float:
    board = cast(WildegrensBoard, state)
    return int(wide_count(board.coven) + wide_count(board.hand) + wide_count(board.discard))


MEASURES: dict[str, list[tuple[str, float, Measure]]] = {
    "air": [
        ("won", 30.0, won),
        ("points", 0.7, air_points),
        ("hand", 1.2, air_hand),
        ("cards", 1.2, air_cards),
        ("flight", 1.5, air_flight),
    ],
    "bal": [
        ("won", 30.0, won),
        ("lives", 0.6, bal_lives),
        ("rivals", -0.5, bal_rivals),
        ("others", -0.8, bal_others),
        ("cards", 1.0, bal_cards),
    ],
    "lancre": [
        ("won", 30.0, won),
        ("points", 1.0, lancre_points),
        ("cackles", -0.6, lancre_cackles),
        ("aliss", -0.5, lancre_aliss),
        ("hand", 1.0, lancre_hand),
    ],
    "witchstone": [
        ("won", 30.0, won),
        ("points", 2.0, witchstone_points),
        ("witches", 0.7, witchstone_count(ws.STANDING)),
        ("linked", 1.0, witchstone_count(ws.LINKED)),
        ("crystals", 0.8, witchstone_count(ws.CRYSTALS)),
        ("hexes", 0.7, witchstone_count(ws.HEXES)),
        ("scrolls", 0.7, witchstone_count(ws.SCROLLS)),
        ("ahead", 0.9, witchstone_number(ws.AHEAD)),
    ],
    "wildegrens": [
        ("won", 30.0, won),
        ("failures", -0.3, wildegrens_failures),
        ("souls", -0.5, wildegrens_souls),
        ("jury", 6.0, wildegrens_jury),
        ("curses", -0.8, wildegrens_curses),
        ("coven", 1.0, wildegrens_coven),
    ],
}
"""By game: the name, the scale, and how it is measured."""
