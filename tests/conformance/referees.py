"""Every game of the shelf with its referee: what never changes, other truths, and the words people hear."""

from types import ModuleType

from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.games import SHELF
from esbat.testing.combinations import Laid
from esbat.testing.subject import Subject, Worded
from esbat.words import LANGUAGES, words_for
from tests.games.air import hidden as air
from tests.games.bal import hidden as bal
from tests.games.lancre import hidden as lancre
from tests.games.wildegrens import hidden as wildegrens
from tests.games.witchstone import hidden as witchstone

TITLES = list(SHELF.values())
REFEREES: dict[str, ModuleType] = {
    "air": air,
    "bal": bal,
    "lancre": lancre,
    "witchstone": witchstone,
    "wildegrens": wildegrens,
}
NAMES = ["Agnes", "Berthe", "Clothilde", "Dorothée", "Esther", "Flora"]


def worded_in(game: Game) -> Worded:
    """The open question in every language, as these eyes hear it."""

    def worded(state: State, eyes: int) -> str:
        return " / ".join(
            words_for(language).question(game, state, eyes, NAMES[: state.seats]) for language in LANGUAGES
        )

    return worded


def subject_of(game: Game, laid: Laid, seed: int, most_moves: int = 5000) -> Subject:
    """The game at this table, with all its referee knows."""
    referee = REFEREES[game.code]
    return Subject(
        game,
        laid.seats,
        laid.wishes,
        seed,
        counts=referee.counts,
        alike=referee.another_truth,
        most_moves=most_moves,
        worded=worded_in(game),
    )
