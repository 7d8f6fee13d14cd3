"""Finding a rule: by its id, or by words without minding accents and capitals."""

import pytest

from esbat.engine.errors import BadSetting
from esbat.rulebook import book

pytestmark = pytest.mark.once


@pytest.mark.parametrize("asked", ["AIR-020", "air-020", " AIR-020 ", "20", "020"])
def test_by_id(asked: str) -> None:
    assert [row.id for row in book("air").find(asked, "en")] == ["AIR-020"]


def test_a_ruling_by_its_short_id() -> None:
    assert [row.id for row in book("air").find("r6", "fr")] == ["AIR-R06"]


def test_all_words_must_occur_and_accents_do_not_matter() -> None:
    found = book("air").find("DEFAUSSE épuise", "fr")
    assert "AIR-080" in [row.id for row in found]
    assert len(found) < len(book("air").find("defausse", "fr"))
    assert book("air").find("l’atterrissage", "fr") == book("air").find("l'atterrissage", "fr")


def test_nothing_found_is_an_empty_list_and_nothing_asked_is_everything() -> None:
    assert book("air").find("zeppelin", "fr") == []
    assert len(book("air").find("", "en")) == len(book("air").rules) + len(book("air").rulings)


def test_what_the_book_holds() -> None:
    air = book("air")
    assert len(air.rules) == 93
    assert {option.id for option in air.options} >= {"bonus_per_set", "open_hands"}
    assert air.chapter_title("cat", "fr") == "Le chat noir"
    assert (
        sum(component.count for component in air.components if component.id in ("witch", "grimoire")) == 120
    )


def test_a_game_without_a_book() -> None:
    with pytest.raises(BadSetting):
        book("../air")
