"""Chapter 1: components and set-up."""

import pytest

from esbat.engine.chance import seeded
from esbat.engine.errors import BadSetting
from esbat.engine.view import ONLOOKER
from esbat.games.air.game import AIR
from esbat.games.air.tables import COLOUR_FACTS
from tests.games.air.given import ANNE, JEANNE, MARIE, given, in_bag

rule = pytest.mark.rule
ALL_SEATS = [2, 3, 4, 5]


@rule("AIR-001")
def test_each_value_exists_once_in_each_colour() -> None:
    """75 different witches whose values add up to 600."""
    deck = in_bag(given().board.deck)
    assert len(deck) == len(set(deck)) == 75
    assert {card >> 4 for card in deck} == {0, 1, 2, 3, 4}
    assert {card & 15 for card in deck} == set(range(1, 16))
    assert sum(card & 15 for card in deck) == 600


@rule("AIR-002")
def test_the_box_holds_nine_grimoires_of_each_colour() -> None:
    assert [fact.grimoires for fact in COLOUR_FACTS] == [9] * 5
    assert [fact.highest for fact in COLOUR_FACTS] == [15] * 5


@rule("AIR-003")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 7])
def test_one_or_six_players_are_refused(seats: int) -> None:
    with pytest.raises(BadSetting) as refused:
        AIR.new(seats, {}, seeded(0))
    assert refused.value.key == "bad-seats"
    assert refused.value.facts["fewest"] == 2 and refused.value.facts["most"] == 5


@rule("AIR-003")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_two_to_five_players_may_sit(seats: int) -> None:
    assert len(given(seats).board.acting()) == 1


@rule("AIR-002", "AIR-004", "AIR-005", "AIR-006")
@pytest.mark.parametrize(("seats", "each"), [(2, 7), (3, 8), (4, 9), (5, 9)])
def test_fewer_players_use_fewer_grimoires(seats: int, each: int) -> None:
    """Two fewer of each colour with two players, one fewer with three."""
    assert list(given(seats).board.piles) == [each] * 5


@rule("AIR-007")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_all_witches_are_in_the_deck_whatever_the_number_of_players(seats: int) -> None:
    assert given(seats).board.deck.count == 75
    assert given(seats).view(ANNE)["deck"] == 75


@rule("AIR-007")
def test_the_deck_is_shuffled_and_face_down() -> None:
    """Other luck, another first card; no view shows what comes."""
    firsts = set()
    for seed in range(40):
        state = AIR.new(2, {"first_player": "0"}, seeded(seed))
        state.apply(0, AIR.parse("draw"))
        firsts.add(state.view(0).data()["drawn"])
    assert len(firsts) > 20
    view = given().view(ANNE)
    assert view["deck"] == 75 and view["drawn"] is None


@rule("AIR-008", "AIR-009")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_discard_and_common_zone_are_empty_at_first(seats: int) -> None:
    view = given(seats).view(ANNE)
    assert view["discard"] == [] and view["common"] == []


@rule("AIR-008", "AIR-009")
def test_the_discard_and_the_common_zone_lie_face_up() -> None:
    """Everybody sees every card of both."""
    play = given(3).discarded("K2 W9").common("G4 O15")
    for eyes in (ANNE, MARIE, JEANNE, ONLOOKER):
        assert play.view(eyes)["discard"] == ["W9", "K2"]
        assert play.view(eyes)["common"] == ["G4", "O15"]


@rule("AIR-009")
def test_cards_reach_the_common_zone_only_during_play() -> None:
    play = given().deck("V15").does(ANNE, "draw")
    assert play.in_common() == ""
    play.does(ANNE, "deposit")
    assert play.in_common() == "V15"


@rule("AIR-010")
def test_everybody_sees_how_many_grimoires_remain_of_each_colour() -> None:
    play = given(4).grimoires(ANNE, W=2, O=1).grimoires(MARIE, W=1)
    for eyes in (ANNE, MARIE, JEANNE, ONLOOKER):
        assert play.view(eyes)["grimoires"] == [6, 9, 9, 9, 8]


@rule("AIR-011")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_nothing_is_dealt(seats: int) -> None:
    play = given(seats)
    for seat in range(seats):
        assert play.hand_of(seat) == "" and play.columns_of(seat) == "" and play.grimoires_of(seat) == {}


@rule("AIR-012")
def test_play_goes_round_from_the_seat_that_starts() -> None:
    """Seat 2 of 4 starts: 2, 3, 0, 1, 2."""
    play = given(4, first_player="2").deck("W1 W2 W3 W4 W5")
    order = []
    for _ in range(5):
        [seat] = play.asked()
        order.append(seat)
        play.does(seat, "draw", "place", "land W")
    assert order == [2, 3, 0, 1, 2]


@rule("AIR-012")
def test_the_others_wait_for_their_turn() -> None:
    play = given(3)
    assert play.offers(MARIE) == []
    refusal = play.refuses(MARIE, "draw")
    assert (refusal.rule, refusal.key) == ("AIR-012", "air-not-your-turn")


@rule("AIR-012", "AIR-R26")
def test_someone_starts_by_lot_unless_the_table_names_a_seat() -> None:
    """first_player: random (every seat comes to start), or a seat's number, counted round the table."""
    by_lot = {AIR.new(4, {}, seeded(seed)).acting()[0] for seed in range(60)}
    assert by_lot == {0, 1, 2, 3}
    named = [AIR.new(5, {"first_player": str(seat)}, seeded(7)).acting() for seat in range(5)]
    assert named == [[0], [1], [2], [3], [4]]
    with pytest.raises(BadSetting):
        AIR.new(4, {"first_player": "youngest"}, seeded(0))
