"""What is told of an open question gives nothing away, nor does anything show what was answered in secret:
every game, every option, both languages."""

import pytest

from esbat.engine.game import Game
from esbat.testing.combinations import Laid, covering_tables
from esbat.testing.fuzz import fuzzed
from esbat.testing.hidden import AlikeQuestions
from esbat.testing.policies import NAMES
from esbat.testing.secrets import KeptSecrets
from tests.conformance.everywhere import ASKED, everywhere
from tests.conformance.referees import TITLES, subject_of

SAMPLE = 6  # every so-manieth is played on the plain source, too
TIMES = 12  # each kind of question is compared so often, the first ones
ENOUGH = 1  # and none is left out
TABLES = [
    pytest.param(
        *(title, laid, NAMES[(3 * number) % len(NAMES)]),
        id=f"{title.code}-{number}",
        marks=[pytest.mark.long] if number % SAMPLE else [],
    )
    for title in TITLES
    for number, (laid, _) in enumerate(covering_tables(title, ["-"], 1))
]


@pytest.mark.parametrize(("title", "laid", "policy"), TABLES)
def test_questions_look_alike(title: Game, laid: Laid, policy: str) -> None:
    fuzzed(subject_of(title, laid, laid.seats), policy, 300, watch=AlikeQuestions(8))


@pytest.mark.parametrize(("title", "laid", "policy"), TABLES)
def test_secret_answers_stay_secret(title: Game, laid: Laid, policy: str) -> None:
    fuzzed(subject_of(title, laid, laid.seats + 1), policy, 300, watch=KeptSecrets(4))


@pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.code))
def test_every_kind_of_question_is_compared(title: Game) -> None:
    """None is left out because plays seldom come by it: no exemptions."""
    watch, followed = AlikeQuestions(TIMES), KeptSecrets(TIMES)
    for subject in everywhere(title):
        for number, state in enumerate(subject.positions()):
            watch(subject, state, number)
            followed(subject, state, number)
        if all(watch.met.get(name, 0) >= ENOUGH for name in ASKED[title.code]):
            return
    raise AssertionError([name for name in ASKED[title.code] if watch.met.get(name, 0) < ENOUGH])
