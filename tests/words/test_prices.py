"""Every question that can be put to somebody has its price on the page: what a choice costs or gives."""

import re
from pathlib import Path

import pytest

from esbat.games import SHELF
from esbat.words import LANGUAGES
from tests.words.ftl import patterns
from tests.words.test_coach import asked

pytestmark = [pytest.mark.once, pytest.mark.source]
GAMES = Path(__file__).parents[2] / "frontend/src/games"
LONGEST = 40
"""Words: it stands under the question, also on a phone."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", SHELF)
def test_every_kind_of_question_has_its_price(code: str, language: str) -> None:
    """By a sentence of its own, or by one that the page makes for it from what lies on the table."""
    page = (GAMES / code / "asked.ts").read_text(encoding="utf-8")
    made = set(re.findall(r"'([a-z_]+)'", page))
    start = re.search(r"t\(`([a-z]+-asked-)\$\{question\.kind\}`\)", page)
    assert start, "what the page has no sentence of its own for is not looked up"
    said = {
        key.removeprefix(start[1]) for key in patterns(language, f"web-{code}") if key.startswith(start[1])
    }
    assert asked(code, language) - made - said == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", SHELF)
def test_a_price_is_short(code: str, language: str) -> None:
    for key, pattern in patterns(language, f"web-{code}").items():
        text = "".join(getattr(element, "value", "") for element in pattern.elements)
        assert "-asked-" not in key or len(text.split()) <= LONGEST, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", SHELF)
def test_why_there_is_only_one_answer_is_said_of_questions_that_exist(code: str, language: str) -> None:
    """Those without a sentence of their own have the page's; none stands there for nothing."""
    start = f"{code}-only-"
    said = {key.removeprefix(start) for key in patterns(language, f"web-{code}") if key.startswith(start)}
    assert said <= asked(code, language)
    assert "only-move" in patterns(language, "web")
