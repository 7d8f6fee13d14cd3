"""Plays that come by every question of every game: its tables, and scenes that chance seldom lays."""

from collections.abc import Iterator

from esbat.engine.decision import HIDDEN
from esbat.engine.game import Game
from esbat.games.air.questions import QUESTIONS as AIR_QUESTIONS
from esbat.games.bal.questions import QUESTIONS as BAL_QUESTIONS
from esbat.games.lancre.questions import QUESTIONS as LANCRE_QUESTIONS
from esbat.games.wildegrens.questions import QUESTIONS as WILDEGRENS_QUESTIONS
from esbat.games.witchstone.questions import QUESTIONS as WITCHSTONE_QUESTIONS
from esbat.testing.combinations import Laid
from esbat.testing.subject import Subject
from tests.conformance import test_bal, test_lancre, test_wildegrens, test_witchstone
from tests.conformance.referees import subject_of, worded_in

ASKED: dict[str, set[str]] = {
    "air": {question.name for question in AIR_QUESTIONS if question.shown is not HIDDEN},
    "bal": {question.name for question in BAL_QUESTIONS if question.shown is not HIDDEN},
    "lancre": {question.name for question in LANCRE_QUESTIONS if question.shown is not HIDDEN},
    "witchstone": {question.name for question in WITCHSTONE_QUESTIONS if question.shown is not HIDDEN},
    "wildegrens": {question.name for question in WILDEGRENS_QUESTIONS if question.shown is not HIDDEN},
}
"""The names of all that is ever asked: each of these is declared (`tests/engine/test_question.py`)."""

SEEDS = 300
"""So often the tables of a game are laid at most."""


def everywhere(title: Game) -> Iterator[Subject]:
    """Subjects whose plays, one after the other, meet every kind of question; with words."""
    for scene in scenes(title.code):
        scene.worded = worded_in(scene.game)
        yield scene
    for seed in range(SEEDS):
        for game, laid in tables(title):
            yield subject_of(game, laid, seed)


def scenes(code: str) -> list[Subject]:
    """Situations laid out by hand, and careful players, for what random ones seldom come by."""
    if code == "witchstone":
        wishing = test_witchstone.wishing()
        careful = [
            test_witchstone.Careful(wishing.game, seats, wishes, seats, alike=wishing.alike)
            for seats, wishes in test_witchstone.TABLES
        ]
        return [wishing, *careful]
    return [test_wildegrens.restoring()] if code == "wildegrens" else []


def tables(title: Game) -> list[tuple[Game, Laid]]:
    """The tables at which this game is shown to conform."""
    if title.code == "bal":
        return [(test_bal.title(wishes), Laid(seats, wishes)) for seats, wishes in test_bal.TABLES]
    if title.code == "lancre":
        everybody = (test_lancre.witches_everywhere(), Laid(3, {}))
        return [everybody, *[(title, Laid(seats, wishes)) for seats, wishes in test_lancre.TABLES]]
    if title.code == "witchstone":
        return [(title, Laid(seats, wishes)) for seats, wishes in test_witchstone.TABLES]
    if title.code == "wildegrens":
        return [(title, Laid(1, wishes)) for wishes in test_wildegrens.TABLES]
    return [(title, Laid(seats, {})) for seats in range(title.fewest, title.most + 1)]
