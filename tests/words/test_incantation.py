"""Typed formulas are judged by their letters, and a verdict is a move of the game."""

import pytest

from esbat.games.bal.game import BAL
from esbat.games.bal.tables import FORMULAS
from esbat.words import LANGUAGES, words_for
from esbat.words.incantation import seconds_for, stumbled, verdict

rule = pytest.mark.rule


@rule("BAL-R95")
@pytest.mark.parametrize(
    ("typed", "strict", "said"),
    [
        ("Purée de pattes poilues", False, "read"),
        ("  puree DE  pattes poilues ", False, "read"),
        ("Puree de pattes poilues", True, "misread"),
        ("purée de pattes poilues", True, "read"),
        ("Purée de pattes velues", False, "misread"),
        ("", False, "silent"),
    ],
)
def test_what_counts_of_a_formula(typed: str, strict: bool, said: str) -> None:
    assert verdict("Purée de pattes poilues", typed, True, strict) == said


@rule("BAL-R95")
def test_out_of_time_is_unread_whatever_was_typed() -> None:
    assert verdict("Soupe de chat noir", "Soupe de chat noir", False) == "silent"


@pytest.mark.parametrize("formula", ["Purée de pattes poilues", "ab", "a", "!!", "Aa", "Éé", "l’ail"])
def test_a_slip_is_heard_as_one(formula: str) -> None:
    assert verdict(formula, stumbled(formula), True) == "misread"


def test_apostrophes_have_one_shape() -> None:
    assert verdict("l’œil d’un chat", "l'oeil d'un chat", True) == "read"


def test_every_verdict_is_a_move_and_every_formula_has_its_time() -> None:
    for said in ("read", "misread", "silent"):
        BAL.parse(said)
    for language in LANGUAGES:
        for at in range(1, len(FORMULAS) + 1):
            formula = words_for(language).say("bal-box-formula", at=at)
            assert verdict(formula, formula, True, True) == "read"
            assert seconds_for(formula) > 3
