"""Standing orders: what a player has said in advance, so that windows need not interrupt.

"Never use the mirror below 4 Crapzouilles" is `Order("pass", question="mirror", fact="lives", most=3)`;
"pass until my turn" is `Order("pass", until="turn_began")`. An order only ever gives an answer that is
legal, and it knows no more than its seat sees. These functions change nothing: whoever runs the table
asks them and submits what they say like any other move.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from esbat.engine.event import Event, as_seen
from esbat.engine.game import Game
from esbat.engine.holds import SEAT
from esbat.engine.state import State


@dataclass(frozen=True)
class Order:
    """Give this answer to this question while a fact of the view is within bounds, until an event."""

    answer: str
    """The text of the move."""
    question: str = ""
    """The question's name; empty for every question that takes the answer."""
    fact: str = ""
    """A number of the seat's own row of the view, or of the view itself; empty if nothing matters."""
    least: int | None = None
    most: int | None = None
    until: str = ""
    """The event, about this seat or about nobody, with which the order lapses; empty for never."""


def answer_for(game: Game, state: State, seat: int, orders: Sequence[Order]) -> str | None:
    """What the first order that applies says to the open question; None if the player must be asked."""
    if not orders or seat not in state.acting():
        return None
    question = state.question_for(seat)
    if question is None:
        return None
    legal = [game.text(move) for move in state.legal(seat)]
    fitting = [order for order in orders if order.question in ("", question.name) and order.answer in legal]
    if not fitting:
        return None
    data = state.view(seat).data()
    return next((order.answer for order in fitting if holds(order, data, seat)), None)


def holds(order: Order, data: Mapping[str, object], seat: int) -> bool:
    """Is the order's fact within its bounds? A fact that is not there, or no number, never is."""
    if not order.fact:
        return True
    value = fact_of(order.fact, data, seat)
    if value is None:
        return False
    return (order.least is None or value >= order.least) and (order.most is None or value <= order.most)


def fact_of(name: str, data: Mapping[str, object], seat: int) -> int | None:
    """A number by its name: of the seat's own row if it has one, else of the view."""
    rows = data.get("seats")
    row = rows[seat] if isinstance(rows, list) and 0 <= seat < len(rows) else None
    value = row[name] if isinstance(row, Mapping) and name in row else data.get(name)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def still_standing(game: Game, orders: Sequence[Order], events: Sequence[Event], seat: int) -> list[Order]:
    """The orders that have not lapsed with these events, as far as their seat could see them."""
    told = {name for event in events for name in about(game, event, seat)}
    return [order for order in orders if order.until not in told]


def about(game: Game, event: Event, seat: int) -> list[str]:
    """The event's name, if it is about this seat or about no seat in particular."""
    fact = game.events[event.kind]
    seen = as_seen(fact, event, seat)
    if seen is None:
        return []
    first = fact.fields[0] if fact.fields else None
    if first is not None and first.holds == SEAT and seen[first.name] != seat:
        return []
    return [fact.name]
