"""How each game is played, in one screen."""

import re

import pytest

from esbat.games import SHELF
from esbat.words import LANGUAGES, words_for
from tests.words.ftl import patterns

pytestmark = pytest.mark.once

PARTS = ["aim", "turn", "end", "win"]
MOST_WORDS = 119


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_four_parts_and_no_other_game_has_any(language: str) -> None:
    wanted = {f"learn-{part}" for part in ["title", *PARTS]}
    wanted |= {f"learn-{code}.{part}" for code in SHELF for part in PARTS}
    assert set(patterns(language, "learn")) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", SHELF)
def test_a_page_is_short(language: str, code: str) -> None:
    """Under 120 words, headings included; an elided article is part of its word."""
    page = words_for(language).learn(code)
    assert [part for part, _, _ in page] == PARTS
    said = " ".join(f"{heading} {text}" for _, heading, text in page)
    count = len(re.findall(r"[\w’-]+", said))
    assert 60 < count <= MOST_WORDS, count
    assert all(text.endswith(".") for _, _, text in page)
