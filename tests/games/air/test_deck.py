"""Chapter 12: the empty deck."""

import pytest

from tests.games.air.given import ANNE, MARIE, Given, given

rule = pytest.mark.rule

TWENTY = " ".join([f"{colour}{value}" for colour in "WK" for value in range(1, 11)])


@rule("AIR-080")
def test_the_discard_becomes_the_new_deck() -> None:
    """Deck 0, discard 20: a draw reshuffles 20, draws 1, leaves the discard empty."""
    play = given().discarded(TWENTY).hoard(MARIE).deck("K4")
    assert play.board.deck.count == 0 and play.board.discard.count == 20
    play.does(ANNE, "draw").told("reshuffled 20", "drew anne K4")
    assert play.board.deck.count == 19 and play.in_discard() == ""


@rule("AIR-080", "AIR-R23")
def test_the_discard_is_shuffled_when_a_draw_is_wanted_not_before() -> None:
    """The last card of the deck is drawn: the discard still lies there, and may yet grow."""
    play = given().grimoires(ANNE, W=1).column(ANNE, "W5").discarded("O1").deposited("O2")
    play.hoard(MARIE, leaving="W3").deck("W3 O1").does(ANNE, "draw").never_told("reshuffled")
    assert play.board.deck.count == 0 and play.in_discard() == "W3 W5 O1"
    play.does(MARIE, "draw").told("reshuffled 3", "drew marie O1")


@rule("AIR-080", "AIR-081")
def test_one_card_in_the_discard_is_a_card_to_draw() -> None:
    """Deck 0, discard 1: the play goes on, and that card is drawn."""
    play = given().discarded("K4").hoard(MARIE).deck("K4")
    assert play.board.deck.count == 0 and play.board.discard.count == 1
    play.does(ANNE, "draw").told("reshuffled 1", "drew anne K4")
    assert play.board.deck.count == 0 and play.in_discard() == ""


def last_card() -> Given:
    """Anne draws the very last card of deck and discard; all others lie elsewhere."""
    play = given().hand(ANNE, "W1 W2").column(ANNE, "W5 G2").common("O9")
    return play.hoard(MARIE, leaving="K3").deck("K3").does(ANNE, "draw", "place")


@rule("AIR-081", "AIR-R24")
def test_with_deck_and_discard_empty_the_play_ends_with_the_turn() -> None:
    play = last_card()
    assert play.asks() == "fly", "not in the middle of a turn"
    play.does(ANNE, "land K").told("landed anne K 1", "play_ended witches-gone")
    assert play.asked() == []
    outcome = play.state.outcome()
    assert outcome is not None and (outcome.reason, outcome.rule) == ("witches-gone", "AIR-081")


@rule("AIR-R24", "AIR-081")
def test_halfway_through_a_turn_only_drawing_is_impossible() -> None:
    """She may still take common cards, land and graduate."""
    play = last_card()
    assert play.offers(ANNE) == ["take O9", "land W", "land K", "land G"]
    assert play.refuses(ANNE, "draw").rule == "AIR-081"
    play.does(ANNE, "take O9", "land W")
    assert play.offers(ANNE) == ["graduate W 3", "end"]


@rule("AIR-R24", "AIR-081")
def test_a_diploma_refills_the_discard_and_the_play_goes_on() -> None:
    play = last_card().does(ANNE, "land W", "graduate W 3").told("turn_began marie").never_told("play_ended")
    assert play.asked() == [MARIE] and "draw" in play.offers(MARIE)
    over = last_card().does(ANNE, "land W", "end").told("play_ended witches-gone")
    assert over.asked() == []


@rule("AIR-R30")
def test_cards_shed_for_the_cat_can_be_drawn_again() -> None:
    play = given().column(ANNE, "W5").hand(ANNE, "G1 G2 G3 G4 G5 G6").hoard(1, leaving="K15").deck("K15 G6")
    play.does(ANNE, "draw", "shed G6")
    seat_with_many = 1
    while play.asked() == [seat_with_many]:
        play.does(seat_with_many, play.offers(seat_with_many)[0])
    play.does(ANNE, "place")
    assert play.offers(ANNE)[0] == "draw"
    assert play.does(ANNE, "draw").events()[0].startswith("reshuffled ")


@rule("AIR-082")
def test_hands_zones_and_common_cards_are_never_reshuffled() -> None:
    play = given().hand(ANNE, "O1 O2").column(MARIE, "O3").common("O4").discarded(TWENTY)
    play.hand(MARIE, " ".join(f"{colour}{value}" for colour in "GV" for value in range(1, 16)))
    play.hoard(ANNE).deck("W1")
    before = (play.hand_of(ANNE), play.hand_of(MARIE), play.columns_of(MARIE), play.in_common())
    play.does(ANNE, "draw").told("reshuffled 20")
    assert before == (play.hand_of(ANNE), play.hand_of(MARIE), play.columns_of(MARIE), play.in_common())
    assert play.board.deck.count == 19
