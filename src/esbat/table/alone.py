"""Questions that need nobody: one legal answer, and nothing to be revealed by giving it.

A table that settles such questions gives the answer itself, as an act of that seat like any other, so records
and replays know nothing of it. Luck and news want their moment: whoever turns a card or rolls a die is asked.
Nobody may learn a secret from being spared a wait: where only the asked seat can know that it has no choice,
the table answers only if no other person sits there (`Shown.single` says of which questions all can tell).
"""

from esbat.engine.event import Listener
from esbat.engine.game import Game
from esbat.engine.state import State


def only_answer(game: Game, state: State) -> tuple[int, int] | None:
    """The one seat that is asked and the one thing it can do, if that reveals nothing; None otherwise."""
    asked = state.acting()
    if len(asked) != 1 or state.in_window():
        return None
    seat = asked[0]
    legal = state.legal(seat)
    if len(legal) != 1:
        return None
    tried = state.clone()
    listener = Listener()
    tried.sink = listener
    picks = tried.chance.picks
    tried.apply(seat, legal[0])
    if tried.chance.picks != picks or any(game.events[event.kind].brings_news() for event in listener.events):
        return None
    return (seat, legal[0])


def is_open(state: State) -> bool:
    """Can everybody at the table tell that there is only one answer to this question?"""
    question = state.question()
    return state.seats == 1 or (question is not None and state.shown(question.kind).single)
