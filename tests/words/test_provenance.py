"""Where things are known from is said in whole sentences, in both languages, for every thing of every box."""

import re

import pytest

from esbat.games import SHELF
from esbat.rulebook import book
from esbat.words import LANGUAGES, words_for
from esbat.words.provenance import known_from

SHORT = re.compile(r"\b(RB|PUB|OWN)\b|\bl\.\d")


def sources(code: str) -> set[str]:
    """All that the tables of a game and its rulebook say of sources."""
    rows = [str(row["source"]) for section in SHELF[code].rows().values() for row in section]
    return {*rows, *[component.source for component in book(code).components]}


@pytest.mark.parametrize("code", SHELF)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_is_a_sentence_without_our_shorthand(language: str, code: str) -> None:
    known = {"fr": "livret|page|reconstitué", "en": "rulebook|page|reconstructed"}[language]
    foreign = {"fr": r"\b(the|rest|name|rulebook)\b", "en": r"\b(le|reste|nom|livret)\b"}[language]
    for source in sources(code):
        said = known_from(words_for(language), source)
        assert said.endswith(".") and said[0].isupper() and not SHORT.search(said), said
        assert re.search(known, said, re.IGNORECASE) and not re.search(foreign, said, re.IGNORECASE), said


def test_what_is_from_where() -> None:
    french, english = words_for("fr"), words_for("en")
    source = "RB l.532: name; PUB alchimistegames: difficulty, points; copies OWN"
    assert known_from(english, source) == (
        "Name: rulebook, line 532. Difficulty, points: public page (alchimistegames). "
        "Copies: reconstructed by us."
    )
    assert known_from(french, "RB l.614: name; the rest OWN") == (
        "Nom\u00a0: livret de règles, ligne 614. Le reste\u00a0: reconstitué par nous."
    )
    assert known_from(english, "OWN: fits the total of 25 (RB l.98)") == (
        "Reconstructed by us, going by: rulebook, line 98."
    )
    assert known_from(french, "RB l.42; three partly RB, the rest OWN") == (
        "Livret de règles, ligne 42. Le reste\u00a0: reconstitué par nous."
    )


def test_a_pack_speaks_for_itself() -> None:
    assert known_from(words_for("en"), "my own copy, 2014") == "From a pack: my own copy, 2014"
