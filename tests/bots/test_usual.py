"""Tuned usual answers: numbers in files, by the kind of table; a file that does not fit is refused."""

import json

import pytest

from esbat.bots import bot, mind_of
from esbat.bots.air import ELDERS
from esbat.bots.compiled_air import answer
from esbat.bots.compiled_air_facts import Weights
from esbat.bots.usual import Usual, numbers_in, put_numbers, tuned_weights
from esbat.engine.chance import seeded
from esbat.games import game
from tests.bots.plays import positions


def test_numbers_come_back_as_they_were_given() -> None:
    weights = Weights()
    numbers = {name: [number + 1 for number in row] for name, row in numbers_in(weights).items()}
    put_numbers(weights, numbers)
    assert numbers_in(weights) == numbers != numbers_in(Weights())


@pytest.mark.parametrize(
    "spoiled",
    [
        {"held": [1, 2]},
        {"held": ["a"] * 9},
        {"joker": [True]},
        {"joker": [1 << 40]},
        {"nobody": [1]},
    ],
)
def test_numbers_for_other_weights_are_refused(spoiled: dict[str, list[int]]) -> None:
    numbers = {**numbers_in(Weights()), **spoiled}
    with pytest.raises(ValueError):
        tuned_weights(json.dumps({"apart": {"numbers": numbers}}), Weights)


def test_answers_go_by_the_first_kind_that_the_file_has() -> None:
    """Where it has none of them, the apprentice answers; the search is handed what `usual` itself says."""
    air = game("air")
    tuned = Usual("air", answer, Weights, lambda mind: ["nowhere", "apart"])
    plain = Usual("air", answer, Weights, lambda mind: ["nowhere"])
    apprentice = bot("air", "apprentice")
    otherwise = 0
    for state, seat in positions(air, [apprentice] * 2, {}, 3, every=3):
        mind = mind_of(air, state, seat, seeded(1))
        assert plain(mind) == apprentice.choose(mind)
        assert tuned(mind) == tuned.at(mind)(mind) == ELDERS.answer(mind) == ELDERS.answer_at(mind)(mind)
        otherwise += tuned(mind) != plain(mind)
    assert otherwise > 0


def test_a_file_that_is_missing_leaves_the_apprentices_answers() -> None:
    nobody = Usual("nobody", answer, Weights)
    assert nobody.tuned == {}
    air = game("air")
    mind = mind_of(air, air.new(2, {}, seeded(1)), 0, seeded(1))
    assert nobody(mind) == bot("air", "apprentice").choose(mind)
