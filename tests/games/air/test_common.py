"""Chapter 4: the common zone."""

import pytest

from esbat.engine.view import ONLOOKER
from esbat.games import game
from esbat.games.air.game import AIR
from esbat.table.table import Table
from esbat.table.verify import replayed
from tests.games.air.given import ANNE, MARIE, given

rule = pytest.mark.rule


@rule("AIR-026", "AIR-R05")
def test_a_card_that_does_not_fit_must_be_deposited() -> None:
    play = given().column(ANNE, "G12").deck("G10").does(ANNE, "draw")
    assert play.offers(ANNE) == ["deposit"]
    play.does(ANNE, "deposit").told("deposited anne G10")
    assert play.in_common() == "G10" and play.columns_of(ANNE) == "G12"
    assert play.asked() == [ANNE], "the turn goes on"


@rule("AIR-027", "AIR-R05")
def test_a_card_that_fits_may_be_deposited_by_choice() -> None:
    play = given().deck("V15").does(ANNE, "draw")
    assert play.offers(ANNE) == ["place", "deposit"]
    assert play.does(ANNE, "deposit").in_common() == "V15"


@rule("AIR-028")
def test_the_common_zone_has_no_order() -> None:
    """Two tables that differ only in the order in which cards were laid there are one and the same."""
    one = given().common("K7").common("K3 W9")
    other = given().common("W9 K3").common("K7")
    assert one.board.numbers() == other.board.numbers()
    assert one.offers(ANNE) == other.offers(ANNE)
    assert one.view(MARIE) == other.view(MARIE)


@rule("AIR-028")
def test_every_card_of_the_common_zone_is_visible() -> None:
    play = given().common("K7 K3 W9")
    for eyes in (ANNE, MARIE, ONLOOKER):
        assert play.view(eyes)["common"] == ["W9", "K3", "K7"]


@rule("AIR-029")
def test_a_common_card_is_taken_only_if_it_fits() -> None:
    """Black 7 fits on black 5, black 3 does not."""
    play = given().common("K7 K3").column(ANNE, "K5")
    assert play.takes(ANNE) == ["K7"]
    assert play.refuses(ANNE, "take K3").rule == "AIR-020"
    play.does(ANNE, "take K7").told("took anne K7")
    assert play.columns_of(ANNE) == "K5 K7" and play.in_common() == "K3"


@rule("AIR-029")
def test_one_takes_only_what_lies_there() -> None:
    play = given().common("K7").column(MARIE, "O3").hand(MARIE, "O4")
    for card in ("K8", "O3", "O4"):
        assert play.refuses(ANNE, f"take {card}").rule == "AIR-029"


@rule("AIR-030", "AIR-R03")
def test_ones_own_deposit_cannot_be_taken_back() -> None:
    play = given().deck("V15").does(ANNE, "draw", "deposit")
    assert play.takes(ANNE) == []
    refusal = play.refuses(ANNE, "take V15")
    assert (refusal.rule, refusal.key) == ("AIR-030", "air-deposited-this-turn")


@rule("AIR-030", "AIR-032", "AIR-R03")
def test_another_card_of_the_same_colour_may_be_taken() -> None:
    play = given().common("V9 V4").deck("V15").does(ANNE, "draw", "deposit")
    assert play.takes(ANNE) == ["V4", "V9"]


@rule("AIR-031")
def test_others_may_take_it_and_so_may_she_in_a_later_turn() -> None:
    play = given().column(ANNE, "W1 W2 K1").deck("V14 O1")
    play.does(ANNE, "draw", "deposit", "land K")
    assert play.takes(MARIE) == ["V14"]
    play.does(MARIE, "draw", "place", "land O")
    assert play.takes(ANNE) == ["V14"]
    play.does(ANNE, "take V14")
    assert play.columns_of(ANNE) == "W1 W2 V14"


@rule("AIR-032", "AIR-R03")
def test_after_a_deposit_other_common_cards_may_be_taken() -> None:
    play = given().column(ANNE, "G12").common("W9 O2").deck("G10").does(ANNE, "draw", "deposit")
    assert play.takes(ANNE) == ["W9", "O2"]
    play.does(ANNE, "take W9", "take O2")
    assert play.columns_of(ANNE) == "W9 G12 O2"


@rule("AIR-033", "AIR-R05")
def test_only_one_deposit_a_turn() -> None:
    """The second card that does not fit crashes; the common zone stays as it was."""
    play = given().grimoires(ANNE, W=1).column(ANNE, "G12 W9").deck("G10 W4").does(ANNE, "draw", "deposit")
    play.does(ANNE, "draw").told("drew anne W4", "crashed anne W4 1").never_told("deposited")
    assert play.in_common() == "G10"


@rule("AIR-033")
def test_the_next_turn_has_its_own_deposit() -> None:
    play = given().column(ANNE, "K1").deck("V14 V13").does(ANNE, "draw", "deposit", "land K")
    play.does(MARIE, "draw", "deposit")
    assert play.in_common() == "V13 V14"


@rule("AIR-034", "AIR-R05")
def test_after_a_deposit_a_card_that_fits_is_placed_without_a_choice() -> None:
    play = given().deposited("G10").deck("O3").does(ANNE, "draw")
    play.told("drew anne O3", "placed anne O3").never_told("crashed")
    assert play.columns_of(ANNE) == "O3" and play.in_common() == "G10"
    assert play.asks() == "fly" and play.asked() == [ANNE]


@rule("AIR-R33", "AIR-034")
def test_with_its_option_a_card_that_fits_may_be_deposited_again() -> None:
    """Anne has deposited the green 10; the orange 3 and 5 fit, and she may deposit both."""
    play = given(deposit_again="true").column(ANNE, "W1").deck("G10 O3 O5").does(ANNE, "draw", "deposit")
    play.does(ANNE, "draw")
    assert play.offers(ANNE) == ["place", "deposit"]
    play.does(ANNE, "deposit").told("deposited anne O3")
    play.does(ANNE, "draw", "place")
    assert play.in_common() == "G10 O3" and play.columns_of(ANNE) == "W1 O5"


@rule("AIR-R33", "AIR-030", "AIR-045")
def test_all_cards_deposited_this_turn_are_out_of_reach_and_the_landing_is_forced() -> None:
    play = (
        given(deposit_again="true", allow_stop_without_landing="true").column(ANNE, "W1 W2 K4").common("V7")
    )
    play.deck("G10 O3 V2").does(ANNE, "draw", "deposit", "draw", "deposit")
    assert play.takes(ANNE) == ["V7"]
    assert play.refuses(ANNE, "take G10").rule == play.refuses(ANNE, "take O3").rule == "AIR-030"
    assert [text for text in play.offers(ANNE) if text.startswith(("land", "stop"))] == ["land K"]
    play.does(ANNE, "land K")
    assert play.takes(MARIE) == ["G10", "V7", "O3"]


@rule("AIR-R33", "AIR-033")
def test_with_its_option_a_card_that_does_not_fit_still_crashes() -> None:
    play = given(deposit_again="true").grimoires(ANNE, W=1).column(ANNE, "W9").deck("G10 W4")
    play.does(ANNE, "draw", "deposit", "draw").told("drew anne W4", "crashed anne W4 1")
    assert play.in_common() == "G10"


@rule("AIR-R33")
def test_an_option_that_came_later_is_recorded_only_where_it_was_chosen() -> None:
    """Plays recorded before it keep their bytes; those that use it say so, and replay."""
    for value, kept in (("false", False), ("true", True)):
        table = Table(AIR, 2, {"deposit_again": value}, bytes(16), ["anne", "marie"])
        for _ in range(30):
            seat = table.state.acting()[0]
            table.submit(seat, AIR.text(table.state.legal(seat)[-1]))
        record = table.record()
        assert ("deposit_again" in record.options) == kept
        assert replayed(record, game).state.numbers() == table.state.numbers()


@rule("AIR-035", "AIR-R04")
def test_a_common_card_that_does_not_fit_never_crashes() -> None:
    """Even after a deposit, a lower common card just cannot be taken."""
    play = given().common("G2").column(ANNE, "G6").deposited("V1")
    assert play.takes(ANNE) == []
    assert play.refuses(ANNE, "take G2").rule == "AIR-020"
    assert play.columns_of(ANNE) == "G6" and play.asked() == [ANNE]
