"""Tuned usual answers: numbers in files, by the kind of table; a file that does not fit is refused."""

import json

import pytest

from esbat.bots import bot, mind_of
from esbat.bots.air import ELDERS as air_elders
from esbat.bots.air import apprentices_weights
from esbat.bots.compiled_air import answer
from esbat.bots.compiled_air_facts import Weights
from esbat.bots.lancre import ELDERS as lancre_elders
from esbat.bots.levels import Thinker
from esbat.bots.usual import Usual, numbers_in, put_numbers, tuned_weights
from esbat.engine.chance import seeded
from esbat.games import game
from esbat.lab.training import elders_of, school_of
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
        tuned_weights(json.dumps({"apart": {"numbers": numbers}}), lambda kind: Weights())


def test_answers_go_by_the_numbers_for_such_a_table() -> None:
    """Where the file has none of its kind, the apprentice answers; a search is handed the same answers."""
    air = game("air")
    tuned = Usual("air", answer, apprentices_weights)
    plain = Usual("air", answer, apprentices_weights, lambda mind: "nowhere")
    apprentice = bot("air", "apprentice")
    otherwise = 0
    for state, seat in positions(air, [apprentice] * 2, {}, 3, every=3):
        mind = mind_of(air, state, seat, seeded(1))
        assert plain(mind) == apprentice.choose(mind)
        assert (
            tuned(mind) == tuned.at(mind)(mind) == air_elders.answer(mind) == air_elders.answer_at(mind)(mind)
        )
        otherwise += tuned(mind) != plain(mind)
    assert otherwise > 0


def test_a_file_that_is_missing_leaves_the_apprentices_answers() -> None:
    nobody = Usual("nobody", answer, apprentices_weights)
    assert nobody.tuned == {}
    air = game("air")
    mind = mind_of(air, air.new(2, {}, seeded(1)), 0, seeded(1))
    assert nobody(mind) == bot("air", "apprentice").choose(mind)


@pytest.mark.parametrize("usual", [air_elders.answer, lancre_elders.answer], ids=["air", "lancre"])
def test_the_files_of_the_box_fit(usual: Usual) -> None:
    """Nothing in them was named as damaged, and what they hold is not what the apprentice believes."""
    assert usual.tuned
    for kind, weights in usual.tuned.items():
        assert numbers_in(weights) != numbers_in(usual.weights(kind))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_witch_of_lancre_stands_between(seats: int) -> None:
    """Without opponents it has the tuned answer at most questions and the apprentice's at the others."""
    lancre = game("lancre")
    apprentice, witch = (bot("lancre", name) for name in ("apprentice", "witch"))
    better = {True: 0, False: 0}
    for number, (state, seat) in enumerate(
        positions(lancre, [apprentice] * seats, {"cooperative": "true"}, 3, every=2)
    ):
        mind = mind_of(lancre, state, seat, seeded(number))
        below, above = apprentice.choose(mind), lancre_elders.answer(mind)
        hers = witch.choose(mind)
        assert hers in (below, above)
        if below != above:
            better[hers == above] += 1
    assert better[True] > better[False] > 0


@pytest.mark.parametrize("seats", [1, 3])
def test_the_crone_of_lancre_thinks_without_opponents_too(seats: int) -> None:
    """It weighs every move there, and sometimes leaves the tuned answer for another."""
    lancre = game("lancre")
    crone, witch = (bot("lancre", name) for name in ("crone", "witch"))
    assert isinstance(crone, Thinker)
    thinker = type(crone)(8, 3)
    otherwise = 0
    for state, seat in positions(lancre, [witch] * seats, {"cooperative": "true"}, 3, every=9):
        mind = mind_of(lancre, state, seat, seeded(1))
        trials = thinker.weighed(mind)
        assert sorted(trial.move for trial in trials) == (sorted(mind.legal) if len(mind.legal) > 1 else [])
        otherwise += len(trials) > 1 and trials[0].move != lancre_elders.answer(mind)
    assert otherwise > 0


def test_lancres_crone_judges_plays_together_by_a_net_of_its_own() -> None:
    """Among opponents both files hold the same net."""
    lancre = game("lancre")
    ours, elders = (find("lancre").value() for find in (school_of, elders_of))
    assert ours is not None and elders is not None
    for options, same in (({"cooperative": "true"}, False), ({}, True)):
        state = lancre.new(2, options, seeded(1))
        assert (ours.estimate(state, 0) == elders.estimate(state, 0)) == same
