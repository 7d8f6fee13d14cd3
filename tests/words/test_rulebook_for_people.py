"""The rulebook for people: every chapter says first what it is about, and can be found from the table."""

import pytest

from esbat.games import SHELF
from esbat.rulebook import book
from esbat.words import LANGUAGES, words_for
from esbat.words.glossary import TERMS
from tests.words.ftl import patterns
from tests.words.test_coach import asked

pytestmark = pytest.mark.once
LONGEST = 60
"""Words of a summary: it is read before the rules, not instead of them."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", SHELF)
def test_every_chapter_has_a_short_summary(code: str, language: str) -> None:
    for chapter in book(code).chapters:
        said = chapter.summary[language]
        assert language in chapter.summary and said != chapter.title[language], chapter.id
        assert 4 <= len(said.split()) <= LONGEST and said.endswith("."), chapter.id


@pytest.mark.parametrize("code", SHELF)
def test_every_question_has_a_chapter_to_read_and_no_chapter_claims_another(code: str) -> None:
    claimed = {question for chapter in book(code).chapters for question in chapter.asks}
    assert claimed == asked(code, "en")
    for question in claimed:
        assert book(code).about(question)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_explains_its_terms_and_no_others(language: str) -> None:
    terms = {f"glossary-{code}-{term}" for code, terms in TERMS.items() for term in terms}
    assert set(TERMS) == set(SHELF)
    assert set(patterns(language, "glossary")) == terms | {f"{term}.is" for term in terms}
    for term in terms:
        assert words_for(language).say(f"{term}.is").endswith(".")
