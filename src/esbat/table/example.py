"""What would come of a move: an example in the numbers of the table at hand, for somebody who wonders.

It is tried at a table that the seat cannot tell from the true one, and told only as far as no luck and no
news come into it, so that nobody learns anything from wondering.
"""

from esbat.engine.chance import seeded
from esbat.engine.event import Event, EventFact, Listener, may_see
from esbat.engine.game import Game
from esbat.engine.state import State


def example_of(game: Game, state: State, seat: int, move: int) -> list[Event]:
    """What happens at once if this seat makes this legal move; nothing where luck speaks first."""
    dream = state.imagine(seat, seeded(1))
    listener = Listener()
    dream.sink = listener
    dream.apply(seat, move)
    found: list[Event] = []
    for event in listener.events:
        if not foreseen(game.events[event.kind], event, seat):
            break
        found.append(event)
    return found


def foreseen(fact: EventFact, event: Event, seat: int) -> bool:
    """Could this seat see all of it before it happened? Its own cards, which are news to others, it could."""
    return all(may_see(field.before, seat, event.a, event.b) for field in fact.fields)
