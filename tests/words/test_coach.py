"""The coach has a word for every kind of question a person can be asked, and for no other."""

import pytest

from esbat.games import SHELF
from esbat.words import LANGUAGES
from tests.words.ftl import patterns

pytestmark = pytest.mark.once
LONGEST = 45
"""Words: it is read in the middle of a play."""


def asked(code: str, language: str) -> set[str]:
    """The kinds of question that are put to somebody: those with words for the one who is asked."""
    found = patterns(language, code)
    start = f"{code}-question-"
    return {key[len(start) : -len(".you")] for key in found if key.startswith(start) and key.endswith(".you")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", SHELF)
def test_every_kind_of_question_has_its_advice(code: str, language: str) -> None:
    start = f"coach-{code}."
    advised = {key[len(start) :] for key in patterns(language, "coach") if key.startswith(start)}
    assert advised == asked(code, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_is_short(language: str) -> None:
    for key, pattern in patterns(language, "coach").items():
        text = "".join(getattr(element, "value", "") for element in pattern.elements)
        assert len(text.split()) <= LONGEST, key
