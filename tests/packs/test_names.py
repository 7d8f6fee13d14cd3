"""What a pack calls its things: in any language, in few of them, or not at all."""

import pytest

from esbat.engine.box import Pack
from esbat.games import game
from esbat.games.bal.game import BAL, BalGame
from esbat.games.bal.moves import card_text
from esbat.games.bal.names import CARD_RED
from esbat.packs import examined, exported, loaded
from esbat.reading import formulas
from esbat.words import words_for

OAK = 'fr = "Chêne Foudroyé"\nen = "Blasted Oak"\n'
SOUP = 'fr = "Soupe de chat noir"\nen = "Black cat soup"\n'


@pytest.mark.parametrize(
    ("named", "french", "english"),
    [
        ('fr = "Vieux chêne"\nen = "Old Oak"\n', "Vieux chêne", "Old Oak"),
        ('en = "Old Oak"\n', "Old Oak", "Old Oak"),
        ('fr = "Vieux chêne"\n', "Vieux chêne", "Vieux chêne"),
        ('eo = "Maljuna kverko"\n', "Maljuna kverko", "Maljuna kverko"),
        ('eo = "Maljuna kverko"\nen = "Old Oak"\n', "Old Oak", "Old Oak"),
    ],
)
def test_a_name_is_said_in_the_language_asked_for_or_another(named: str, french: str, english: str) -> None:
    text = exported(game("lancre"))
    assert OAK in text
    title = loaded(text.replace(OAK, named), game)
    assert (words_for("fr").card(title, "oak"), words_for("en").card(title, "oak")) == (french, english)
    assert exported(title) == text.replace(OAK, named)


def test_formulas_too() -> None:
    text = exported(game("bal"))
    assert SOUP in text
    title = loaded(text.replace(SOUP, 'eo = "Supo"\nen = "Soup"\n'), game)
    assert isinstance(title, BalGame)
    red = card_text(CARD_RED)
    assert formulas(title, red, "fr")[:2] == ["Soup", "Bave de crapaud bavard"]
    assert formulas(BAL, red, "fr")[:2] == ["Soupe de chat noir", "Bave de crapaud bavard"]


@pytest.mark.parametrize(
    ("named", "key"),
    [
        ("", "pack-missing-field"),
        ('en = ""\n', "pack-missing-field"),
        ("en = 3\n", "pack-not-a-word"),
        ('eng = "Old Oak"\n', "pack-unknown-field"),
    ],
)
def test_a_thing_without_a_good_name_is_told(named: str, key: str) -> None:
    _, problems = examined(exported(game("lancre")).replace(OAK, named), game)
    assert key in [problem.key for problem in problems]


def test_our_own_rows_are_a_pack_in_our_own_words() -> None:
    """Names are in the words: rows without any are called as ours are."""
    ours = game("lancre")
    text = exported(ours)
    bare = ours.boxed(Pack("lancre", "ours", ours.rows()))
    assert words_for("fr").card(bare, "igor2") == "Igor et Résidus (2)" and exported(bare) == text
