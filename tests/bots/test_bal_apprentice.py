"""The apprentice of Le Bal is worth its name."""

import pytest

from esbat.bots import bot, mind_of
from esbat.bots.compiled_bal import answer
from esbat.bots.compiled_bal_facts import Weights, lacking
from esbat.engine.chance import seeded
from esbat.games import game
from esbat.games.bal.view import BalView
from tests.bots.plays import played
from tests.games.bal.given import ANNE, MARIE, Given, given

BAL = game("bal")


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_it_beats_two_who_play_at_random(level: str) -> None:
    """Half of the plays is the promise; it takes nearly all."""
    won = 0
    for number in range(20):
        seat = number % 3
        names = ["apprentice" if other == seat else "random" for other in range(3)]
        outcome = played(BAL, [bot("bal", name) for name in names], {"level": level}, number).outcome()
        assert outcome is not None
        won += outcome.winners() == [seat]
    assert won >= 15


def choice(play: Given, seat: int) -> str:
    """What the apprentice does there."""
    return BAL.text(bot("bal", "apprentice").choose(mind_of(BAL, play.state, seat, seeded(1))))


def test_it_parries_with_potions_before_spells() -> None:
    play = (
        given().hand(ANNE, "J R R R").hand(MARIE, "J abracadabra balai R").begins().attack(ANNE, MARIE, "J")
    )
    assert choice(play, MARIE) == "parry"


def test_it_keeps_its_best_card_when_it_must_drop_two() -> None:
    play = given(level="medium").hand(MARIE, "baguette enchantement enchantement").begins()
    assert play.asks() == "drop" and choice(play, MARIE) == "drop enchantement"


def test_it_goes_for_the_one_who_is_nearly_out_of_cards_and_crapzouilles() -> None:
    play = given(4).lives(MARIE, 1).begins()
    assert choice(play, ANNE) == "attack 1"


def weighed_choice(play: Given, seat: int, weights: Weights) -> str:
    """What it would do there if this were what things are worth to it."""
    return BAL.text(answer(mind_of(BAL, play.state, seat, seeded(1)), weights))


def test_it_plays_by_its_weights() -> None:
    """With those it has anyway it plays as ever, with others otherwise."""
    play = given(4).lives(MARIE, 1).begins()
    weights = Weights()
    assert weighed_choice(play, ANNE, weights) == "attack 1"
    weights.finish = 0
    weights.strongest = 100
    assert weighed_choice(play, ANNE, weights) == "attack 2"


def test_whoever_values_no_parry_yields() -> None:
    play = given().hand(ANNE, "J R R R").hand(MARIE, "J R R R").begins().attack(ANNE, MARIE, "J")
    weights = Weights()
    assert weighed_choice(play, MARIE, weights) == "parry"
    weights.guard[0] = 0
    assert weighed_choice(play, MARIE, weights) == "yield"


def test_two_potions_are_harder_to_meet_than_one() -> None:
    play = given().hand(ANNE, "J J B R").hand(MARIE, "J R R R").begins()
    view = play.state.view(ANNE)
    assert isinstance(view, BalView)
    one = lacking(view, MARIE, 1, -1)
    assert 0 < one < lacking(view, MARIE, 1, 3) < 1000
    assert one < lacking(view, MARIE, 1, 1) < 1000
    assert one < lacking(view, MARIE, 3, -1)
