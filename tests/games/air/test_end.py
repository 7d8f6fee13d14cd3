"""Chapter 13: end, scoring, ties."""

import pytest

from esbat.engine.outcome import Outcome
from tests.games.air.given import ANNE, JEANNE, MARIE, Given, given
from tests.games.air.test_diploma import landed

rule = pytest.mark.rule


def graduating(seats: int, **piles: int) -> Given:
    """With these piles, Anne takes the last white grimoire for three cards."""
    return landed(given(seats).hand(ANNE, "W1 W2 W3").piles(W=1, **piles)).does(ANNE, "graduate W 3")


def ended(play: Given) -> Outcome:
    """The outcome if grimoires ran out now."""
    play.board.depth = 0
    play.board.reason = 1
    outcome = play.state.outcome()
    assert outcome is not None
    return outcome


@rule("AIR-083", "AIR-R20", "AIR-R19")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_players_it_ends_when_two_piles_are_gone(seats: int) -> None:
    first = graduating(seats).told("laid anne W3", "turn_began marie")
    assert first.asked() == [MARIE], "one empty pile is not enough"
    second = graduating(seats, K=0).told("laid anne W3", "play_ended grimoires-gone")
    outcome = second.state.outcome()
    assert outcome is not None and (outcome.reason, outcome.rule) == ("grimoires-gone", "AIR-083")


@rule("AIR-084", "AIR-R20", "AIR-R19")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_players_it_ends_when_three_piles_are_gone(seats: int) -> None:
    graduating(seats, K=0).told("laid anne W3", "turn_began marie").never_told("play_ended")
    third = graduating(seats, K=0, O=0).told("laid anne W3", "play_ended grimoires-gone")
    outcome = third.state.outcome()
    assert outcome is not None and (outcome.reason, outcome.rule) == ("grimoires-gone", "AIR-084")


@rule("AIR-R19", "AIR-R32")
def test_the_end_is_immediate() -> None:
    """No round is completed: Jeanne never had a turn; hands and columns stay as they are."""
    play = given(3).hand(ANNE, "W1 W2 W3 K1").piles(W=1, K=0).column(JEANNE, "G1 G2").hand(MARIE, "V1")
    landed(play).does(ANNE, "graduate W 3").told("play_ended grimoires-gone").never_told("turn_began")
    assert play.asks() == "over" and play.asked() == []
    assert play.columns_of(JEANNE) == "G1 G2" and play.hand_of(MARIE) == "V1" and play.hand_of(ANNE) == "K1"
    for seat in range(3):
        assert play.offers(seat) == []
        assert play.refuses(seat, "draw").rule == "AIR-083"


@rule("AIR-R19", "AIR-R14")
def test_with_several_diplomas_the_turn_is_finished_first() -> None:
    play = given(several_diplomas="true").hand(ANNE, "W1 W2 W3 G1 G2 G3").piles(W=1, K=0)
    landed(play).does(ANNE, "graduate W 3").never_told("play_ended")
    assert play.offers(ANNE) == ["graduate G 3", "end"]
    play.does(ANNE, "graduate G 3").told("play_ended grimoires-gone")
    assert play.grimoires_of(ANNE) == {"W": 1, "G": 1}


@rule("AIR-085")
def test_each_grimoire_is_a_point() -> None:
    play = given(4).grimoires(ANNE, W=9).grimoires(MARIE, K=2, V=1)
    assert ended(play).scores == [9, 3, 0, 0]


@rule("AIR-086")
def test_all_five_colours_bring_one_bonus_point() -> None:
    """3, 2, 2, 1, 1 makes 9 + 1; 4, 3, 2, 0, 1 makes 10."""
    play = given(4).grimoires(ANNE, W=3, K=2, G=2, V=1, O=1).grimoires(MARIE, W=4, K=3, G=2, V=0, O=1)
    assert ended(play).scores == [10, 10, 0, 0]


@rule("AIR-086", "AIR-R21")
def test_the_bonus_counts_once_unless_the_table_wants_it_per_set() -> None:
    """bonus_per_set: two full sets bring two points."""
    sets = {"W": 3, "K": 2, "G": 2, "V": 2, "O": 2}
    assert ended(given(4).grimoires(ANNE, **sets)).scores[ANNE] == 12
    assert ended(given(4, bonus_per_set="true").grimoires(ANNE, **sets)).scores[ANNE] == 13
    assert ended(given(4, bonus_per_set="true").grimoires(ANNE, W=4, K=4)).scores[ANNE] == 8


@rule("AIR-087")
def test_most_points_win() -> None:
    """10 beats 9, whatever the hands."""
    outcome = ended(given(3).grimoires(ANNE, W=6, K=3).grimoires(MARIE, G=5, V=5).hand(ANNE, "W1 W2 W3"))
    assert outcome.scores == [9, 10, 0] and outcome.ranks == [2, 1, 3]
    assert outcome.winners() == [MARIE]


@rule("AIR-088")
def test_a_tie_goes_to_the_larger_hand() -> None:
    """Ten points with four cards beat ten points with three."""
    play = given(2).grimoires(ANNE, W=5, K=5).grimoires(MARIE, G=5, V=5)
    assert ended(play.hand(ANNE, "O1 O2 O3").hand(MARIE, "O4 O5 O6 O7")).ranks == [2, 1]


@rule("AIR-089")
def test_columns_do_not_count_for_the_tie() -> None:
    """Three in hand and eight in columns lose to four in hand."""
    play = given(2).grimoires(ANNE, W=5, K=5).grimoires(MARIE, G=5, V=5).hand(ANNE, "O1 O2 O3")
    play.column(ANNE, "W1 W2 W3 W4 W5 W6 W7 W8").hand(MARIE, "O4 O5 O6 O7")
    assert ended(play).ranks == [2, 1]


@rule("AIR-R22", "AIR-088")
def test_a_tie_on_both_is_a_shared_victory() -> None:
    play = given(3).grimoires(ANNE, W=3).grimoires(JEANNE, K=3).hand(ANNE, "O1").hand(JEANNE, "O2")
    outcome = ended(play.hand(MARIE, "O3 O4 O5"))
    assert outcome.ranks == [1, 3, 1] and outcome.winners() == [ANNE, JEANNE]


@rule("AIR-R28", "AIR-087")
def test_lower_places_are_ranked_in_the_same_way() -> None:
    """Points, then hands; level on both shares a rank: 1, 2, 2, 4, 5."""
    play = given(5).grimoires(ANNE, W=1).grimoires(MARIE, W=2).grimoires(JEANNE, K=2).grimoires(3, G=2)
    play.grimoires(4, V=4).hand(MARIE, "O1").hand(JEANNE, "O2").hand(ANNE, "O3 O4 O5 O6")
    assert ended(play).ranks == [5, 2, 2, 4, 1]


@rule("AIR-087")
def test_nobody_has_won_while_the_play_goes_on() -> None:
    assert given().state.outcome() is None
