"""Chapter 3: one's own flight zone."""

import pytest

from esbat.engine.view import ONLOOKER
from tests.games.air.given import ANNE, MARIE, cards, given

rule = pytest.mark.rule


def settling(column: str, card: str) -> list[str]:
    """What Anne may do with a card she draws onto this column, nothing deposited yet."""
    return given().column(ANNE, column).deck(card).does(ANNE, "draw").offers(ANNE)


@rule("AIR-019")
def test_a_column_holds_one_colour_only() -> None:
    """A green 9 goes to green, never onto white, however high white stands."""
    play = given().column(ANNE, "W10").deck("G9").does(ANNE, "draw", "place")
    assert play.board.columns[0] == 1 << 10
    assert play.board.columns[2] == 1 << 9
    assert play.view(MARIE)["seats"][0]["columns"] == [["W10"], [], ["G9"], [], []]  # type: ignore[index]


@rule("AIR-020")
def test_values_rise_within_a_column() -> None:
    """On white 5 and 8, a 13 is legal and a 7 is not."""
    assert settling("W5 W8", "W13") == ["place", "deposit"]
    assert settling("W5 W8", "W7") == ["deposit"]
    assert settling("W5 W8", "W6") == ["deposit"]
    assert settling("W5 W8", "W1") == ["deposit"]
    assert settling("W5 W8", "W9") == ["place", "deposit"]


@rule("AIR-020")
def test_every_value_against_every_last_card() -> None:
    """Higher than the last card fits, lower does not: all pairs of one colour."""
    for last in range(1, 16):
        for value in range(1, 16):
            if value != last:
                expected = ["place", "deposit"] if value > last else ["deposit"]
                if value == 15:
                    continue
                assert settling(f"O{last}", f"O{value}") == expected


@rule("AIR-021")
def test_a_column_ending_in_green_12_refuses_green_10() -> None:
    play = given().column(ANNE, "G12").deck("G10").does(ANNE, "draw")
    refusal = play.refuses(ANNE, "place")
    assert (refusal.rule, refusal.key) == ("AIR-020", "air-too-low")
    assert refusal.facts == {"card": "G10", "last": "G12"}
    assert given().column(ANNE, "G3 G12").common("G10").takes(ANNE) == []


@rule("AIR-022")
def test_gaps_are_allowed() -> None:
    play = given().deck("W5 W8 W13")
    for _ in range(3):
        play.does(ANNE, "draw", "place")
    assert play.columns_of(ANNE) == "W5 W8 W13"


@rule("AIR-023")
@pytest.mark.parametrize("card", ["O14", "O1", "W15", "K2"])
def test_a_new_colour_may_be_opened_with_any_value(card: str) -> None:
    play = given().column(ANNE, "G12").deck(card).does(ANNE, "draw")
    assert play.offers(ANNE) == ["place", "deposit"]
    assert card in play.does(ANNE, "place").columns_of(ANNE).split()


@rule("AIR-024")
def test_everybody_sees_every_card_of_every_column() -> None:
    play = given(3).column(ANNE, "W5 W8 W13 K2").column(MARIE, "G1 G2")
    for eyes in (ANNE, MARIE, 2, ONLOOKER):
        seats = play.view(eyes)["seats"]
        assert isinstance(seats, list)
        assert seats[ANNE]["columns"] == [["W5", "W8", "W13"], ["K2"], [], [], []]
        assert seats[MARIE]["columns"] == [[], [], ["G1", "G2"], [], []]


@rule("AIR-025", "AIR-R01")
def test_a_second_column_of_a_colour_is_never_offered() -> None:
    """A green 3 under a green 9 cannot open another green column, nor be taken for one."""
    assert settling("G9", "G3") == ["deposit"]
    assert given().column(ANNE, "G9").common("G3").takes(ANNE) == []
    play = given().deposited("W1").column(ANNE, "G9").deck("G3").does(ANNE, "draw")
    play.told("crashed anne G3 1")


@rule("AIR-025")
def test_there_are_five_columns_at_most() -> None:
    """One landing is offered for each colour, however many cards there are."""
    play = given().column(ANNE, "W1 W9 K1 K2 G1 V5 V6 V7 O1").deck("O15").does(ANNE, "draw", "place")
    assert play.landings(ANNE) == ["W", "K", "G", "V", "O"]
    assert len(cards(play.columns_of(ANNE))) == 10
