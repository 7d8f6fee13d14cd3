"""Chapter 2: the turn."""

import re

import pytest

from esbat.engine.chance import seeded
from esbat.engine.event import Listener
from esbat.games.air.game import AIR
from esbat.table.lines import event_text
from tests.games.air.given import ANNE, MARIE, NAMES, given

rule = pytest.mark.rule

FLOWN = "(took |drew (cat_came (shed )*)?(placed |deposited ))"
LANDED = "landed (graduated (laid ){3,5})?"
CRASHED = "drew crashed (kept |declined )?"
TURN = re.compile(f"turn_began {FLOWN}*({LANDED}|{CRASHED})")


def turns(seats: int, seed: int, wishes: dict[str, str]) -> list[str]:
    """The names of the events of a random play, turn by turn."""
    state = AIR.new(seats, wishes, seeded(seed))
    listener = Listener()
    state.sink = listener
    chooser = seeded(seed + 100)
    while state.acting():
        seat = state.acting()[-1]
        legal = state.legal(seat)
        state.apply(seat, legal[chooser.pick(len(legal))])
    lines = [str(event_text(AIR, event, NAMES)).split()[0] + " " for event in listener.events]
    told = "turn_began " + "".join(name for name in lines if name not in ("reshuffled ", "play_ended "))
    return [f"turn_began {turn}" for turn in told.split("turn_began ") if turn]


@rule("AIR-013", "AIR-053", "AIR-065")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_turn_is_flights_and_one_ending(seats: int) -> None:
    """Some witches fly; then one landing, perhaps with one diploma, or one crash without any."""
    told = turns(seats, seats, {})
    assert len(told) > 30
    for turn in told:
        assert TURN.fullmatch(turn), turn
    assert any("crashed" in turn for turn in told) and any("graduated" in turn for turn in told)


@rule("AIR-014", "AIR-R02")
def test_no_landing_before_the_first_witch() -> None:
    """Three columns lie there from earlier turns, yet one witch must fly first."""
    play = given().column(ANNE, "W5 G3 V9").common("O2")
    assert play.offers(ANNE) == ["draw", "take O2"]
    assert play.refuses(ANNE, "land W").rule == "AIR-014"
    play.does(ANNE, "take O2")
    assert play.landings(ANNE) == ["W", "G", "V", "O"]


@rule("AIR-013", "AIR-014")
def test_a_turn_cannot_simply_be_passed() -> None:
    play = given().column(ANNE, "W5")
    assert play.refuses(ANNE, "end").rule == "AIR-013"
    play.flown(1)
    assert play.refuses(ANNE, "end").rule == "AIR-013"


@rule("AIR-015", "AIR-R02")
def test_deck_and_common_zone_may_be_mixed_in_any_order() -> None:
    """Common, common, deck, common, deck."""
    play = given().common("K3 G2 O7").deck("W4 V1")
    play.goes(
        """
        anne: take K3
        anne: take G2
        anne: draw
        anne: place
        anne: take O7
        anne: draw
        anne: place
        """
    )
    assert play.columns_of(ANNE) == "W4 K3 G2 V1 O7"
    assert play.board.flown == 5


@rule("AIR-015")
def test_the_first_witch_may_come_from_either_place() -> None:
    assert given().common("K3").offers(ANNE) == ["draw", "take K3"]


@rule("AIR-016", "AIR-R04")
def test_each_card_is_settled_before_the_next() -> None:
    """With a card drawn, nothing is offered but to settle it; a card taken is settled at once."""
    play = given().common("K3").deck("W4").does(ANNE, "draw")
    assert play.offers(ANNE) == ["place", "deposit"]
    assert play.refuses(ANNE, "draw").rule == "AIR-016"
    assert play.refuses(ANNE, "take K3").rule == "AIR-016"
    assert play.refuses(ANNE, "land W").rule == "AIR-016"
    play.does(ANNE, "place", "take K3")
    assert play.columns_of(ANNE) == "W4 K3" and play.asks() == "fly"
    assert play.refuses(ANNE, "place").rule == "AIR-016"


@rule("AIR-017")
def test_twelve_takes_in_one_turn_are_accepted() -> None:
    play = given().common("W1 W2 W3 W4 W5 W6 W7 W8 W9 W10 W11 W12")
    play.does(ANNE, *[f"take W{value}" for value in range(1, 13)])
    assert play.board.flown == 12
    assert play.offers(ANNE) == ["draw", "land W"]


@rule("AIR-018")
def test_columns_hand_and_grimoires_stay_from_turn_to_turn() -> None:
    play = given().grimoires(ANNE, V=1).hand(ANNE, "O1").common("G4").deck("W4 K1")
    play.goes(
        """
        anne: draw
        anne: place
        anne: take G4
        anne: land G
        marie: draw
        marie: place
        marie: land K
        """
    )
    assert play.asked() == [ANNE]
    assert play.columns_of(ANNE) == "W4" and play.hand_of(ANNE) == "G4 O1"
    assert play.grimoires_of(ANNE) == {"V": 1}


@rule("AIR-013", "AIR-042", "AIR-R06")
def test_stopping_means_landing() -> None:
    play = given().deck("W4").does(ANNE, "draw", "place")
    assert play.offers(ANNE) == ["draw", "land W"]
    assert play.refuses(ANNE, "stop").rule == "AIR-R06"


@rule("AIR-R06", "AIR-R29")
def test_a_table_may_allow_stopping_without_landing() -> None:
    """allow_stop_without_landing: columns stay in the air, no diploma, the turn passes."""
    play = given(allow_stop_without_landing="true").hand(ANNE, "W1 W2 W3").column(ANNE, "G2").deck("K4")
    assert play.refuses(ANNE, "stop").rule == "AIR-014"
    play.does(ANNE, "draw", "place")
    assert play.offers(ANNE) == ["draw", "land K", "land G", "stop"]
    play.does(ANNE, "stop").told("stopped anne", "turn_began marie").never_told("landed")
    assert play.asked() == [MARIE]
    assert play.columns_of(ANNE) == "K4 G2" and play.hand_of(ANNE) == "W1 W2 W3"


@rule("AIR-R29", "AIR-045")
def test_even_then_nobody_stops_after_a_deposit() -> None:
    play = given(allow_stop_without_landing="true").column(ANNE, "G2").deck("K4")
    play.does(ANNE, "draw", "deposit")
    assert play.offers(ANNE) == ["draw", "land G"]
    assert play.refuses(ANNE, "stop").rule == "AIR-R29"
