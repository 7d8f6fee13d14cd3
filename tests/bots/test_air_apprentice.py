"""The apprentice of Air Sorcière: how often it wins, and what it does where the right choice is plain."""

import pytest

from esbat.bots import bot, mind_of
from esbat.engine.chance import seeded
from esbat.games.air.game import AIR
from tests.bots.plays import played
from tests.games.air.given import ANNE, MARIE, Given, given


def victories(seats: int, plays: int, seed: int) -> int:
    """Plays won outright by one apprentice among seats that play at random; it sits at every seat in turn."""
    apprentice = bot("air", "apprentice")
    lot = bot("air", "random")
    won = 0
    for number in range(plays):
        own = number % seats
        table = [apprentice if seat == own else lot for seat in range(seats)]
        outcome = played(AIR, table, {}, seed + number).outcome()
        assert outcome is not None
        won += outcome.winners() == [own]
    return won


@pytest.mark.long
def test_it_beats_chance_in_at_least_95_of_100_plays() -> None:
    assert victories(seats=2, plays=100, seed=2000) >= 95


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_wins_clearly_among_several_who_play_at_random(seats: int) -> None:
    assert victories(seats, plays=20, seed=3000) >= 18


def chosen(play: Given, seat: int = ANNE) -> str:
    """What the apprentice would do there."""
    mind = mind_of(AIR, play.board, seat, seeded(1))
    return str(AIR.text(bot("air", "apprentice").choose(mind)))


# ---- flying and landing


def test_it_lands_five_of_a_colour_rather_than_risk_them() -> None:
    play = given().column(ANNE, "W1 W4 W6 W9 W13 V8 O11").flown(1)
    assert chosen(play) == "land W"


def test_it_takes_what_makes_a_column_long_before_it_lands() -> None:
    play = given().column(ANNE, "K3 G12").common("K7 K9 K12 K14").flown(1)
    assert chosen(play) == "take K7"
    assert chosen(play.does(ANNE, "take K7", "take K9", "take K12", "take K14")) == "land K"


def test_after_a_deposit_it_does_not_stake_a_long_column_on_one_more_witch() -> None:
    play = given().column(ANNE, "W3 W6 W9 W14").deposited("W2")
    assert chosen(play) == "land W"


def test_after_a_deposit_it_opens_no_column_that_would_have_to_land_instead() -> None:
    play = given().column(ANNE, "W3 W6 W9 W14").common("O7").deposited("W2")
    assert chosen(play) == "land W"


def test_it_makes_the_small_column_longer_to_be_allowed_to_land_the_long_one() -> None:
    play = given().column(ANNE, "W3 W6 W9 V2").hand(ANNE, "W1 W2").common("V5 V8").deposited("W4")
    assert chosen(play) == "take V5"
    assert chosen(play.does(ANNE, "take V5", "take V8")) == "land W"


def test_it_flies_on_while_every_next_witch_fits() -> None:
    play = given().column(ANNE, "W1").flown(1)
    assert chosen(play) == "draw"


def test_it_knows_that_an_empty_deck_takes_in_the_discard() -> None:
    """The one card to come is white 15, which makes five whites; anything else is in Marie's hand."""
    play = given().column(ANNE, "W2 W5 W9 W12").discarded("W15").flown(1)
    assert chosen(play.hoard(MARIE)) == "draw"


# ---- diplomas


def landed(play: Given) -> Given:
    """Anne lands a column of no use, so that she is asked for a diploma."""
    return play.column(ANNE, "O1").flown(1).does(ANNE, "land O")


def test_it_exchanges_five_cards_for_three_grimoires() -> None:
    assert chosen(landed(given().hand(ANNE, "W1 W2 W3 W4 W5"))) == "graduate W 5"


def test_it_ends_the_play_when_that_wins() -> None:
    play = given().grimoires(ANNE, G=6).grimoires(MARIE, V=3).piles(W=0, K=1).hand(ANNE, "K1 K2 K3")
    assert chosen(landed(play)) == "graduate K 3"


def test_it_does_not_end_the_play_when_that_loses() -> None:
    play = given().grimoires(ANNE, G=1).grimoires(MARIE, V=6).piles(W=0, K=1).hand(ANNE, "K1 K2 K3")
    assert chosen(landed(play)) == "end"


def test_the_tie_break_is_counted_before_the_play_is_ended() -> None:
    """Both would have three points; Anne would keep one card, which must be more than Marie holds."""
    play = given().grimoires(ANNE, G=2).grimoires(MARIE, V=3).piles(W=0, K=1).hand(ANNE, "K1 K2 K3")
    assert chosen(landed(play)) == "graduate K 3"
    play = given().grimoires(ANNE, G=2).grimoires(MARIE, V=3).piles(W=0, K=1).hand(ANNE, "K1 K2 K3")
    assert chosen(landed(play.hand(MARIE, "V1 V2"))) == "end"


def test_it_spends_the_lowest_joker_that_will_do() -> None:
    """Marie's example with a second green card: green 12 is enough, green 14 stays."""
    play = given().grimoires(ANNE, V=1, G=1).hand(ANNE, "W2 W7 V10 G12 G14")
    landed(play).does(ANNE, "graduate W 4")
    while play.asks() == "lay":
        play.does(ANNE, chosen(play))
    assert play.hand_of(ANNE) == "G14 O1"


# ---- the cat, and the beginner's bonus


def test_under_the_cat_it_keeps_what_belongs_together() -> None:
    play = given().hand(ANNE, "W1 W2 W4 W6 W9 V9").deck("O15").does(ANNE, "draw")
    assert chosen(play) == "shed V9"


def test_a_beginner_keeps_the_card_that_crashed() -> None:
    play = given().column(ANNE, "W9").deposited("O3").deck("W4").does(ANNE, "draw")
    assert chosen(play) == "keep"
