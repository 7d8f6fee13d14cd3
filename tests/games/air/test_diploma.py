"""Chapter 9: diplomas."""

import pytest

from esbat.engine.errors import BadText
from esbat.engine.view import ONLOOKER
from esbat.games.air.game import AIR
from tests.games.air.given import ANNE, JEANNE, MARIE, Given, given

rule = pytest.mark.rule


def landed(play: Given, seat: int = ANNE) -> Given:
    """The seat has just landed nothing, after depositing orange 1."""
    return play.turn(seat).deposited("O1").does(seat, "land none")


@rule("AIR-059")
@pytest.mark.parametrize(
    ("hand", "size", "gained"), [("W1 W4 W6", 3, 1), ("W1 W4 W6 W9", 4, 2), ("W1 W4 W6 W9 W10", 5, 3)]
)
def test_three_four_or_five_cards_give_one_two_or_three_grimoires(hand: str, size: int, gained: int) -> None:
    play = landed(given().hand(ANNE, f"{hand} K2"))
    play.does(ANNE, f"graduate W {size}").told(f"graduated anne W {size} {gained}")
    assert play.grimoires_of(ANNE) == {"W": gained} and play.left("W") == 7 - gained
    assert play.hand_of(ANNE) == "K2"


@rule("AIR-059")
def test_two_or_six_cards_are_refused() -> None:
    """Two of a colour offer no diploma; six offer no more than five; other sizes cannot even be written."""
    assert landed(given().hand(ANNE, "W1 W2")).asked() == [MARIE]
    six = landed(given().hand(ANNE, "W1 W2 W3 W4 W5 W6"))
    assert six.offers(ANNE) == ["graduate W 3", "graduate W 4", "graduate W 5", "end"]
    for size in ("2", "6", "0", "-3"):
        with pytest.raises(BadText) as unread:
            AIR.parse(f"graduate W {size}")
        assert unread.value.facts["rule"] == "AIR-059"


@rule("AIR-059")
def test_a_larger_diploma_than_the_hand_allows_is_refused() -> None:
    play = landed(given().hand(ANNE, "W1 W2 W3 K1"))
    assert play.offers(ANNE) == ["graduate W 3", "end"]
    refusal = play.refuses(ANNE, "graduate W 4")
    assert refusal.rule == "AIR-059" and refusal.facts["held"] == 3
    assert play.refuses(ANNE, "graduate K 3").rule == "AIR-059"
    assert play.refuses(ANNE, "lay W1").rule == "AIR-059"


@rule("AIR-059")
def test_any_hand_cards_of_the_colour_may_be_chosen() -> None:
    play = landed(given().hand(ANNE, "W1 W2 W3 W4 W5")).does(
        ANNE, "graduate W 3", "lay W2", "lay W3", "lay W5"
    )
    play.told("laid anne W2", "laid anne W3", "laid anne W5")
    assert play.hand_of(ANNE) == "W1 W4"


@rule("AIR-060", "AIR-R27")
def test_cards_still_in_columns_do_not_count() -> None:
    play = given().hand(ANNE, "W1 W2").column(ANNE, "W9 K1 K2 G1").flown(1).does(ANNE, "land G")
    play.told("landed anne G 1", "turn_began marie")


@rule("AIR-060")
def test_cards_of_earlier_turns_count() -> None:
    """White in hand for long, green landed now: a white diploma."""
    play = given().hand(ANNE, "W1 W2 W4").column(ANNE, "G1").flown(1).does(ANNE, "land G")
    assert play.offers(ANNE) == ["graduate W 3", "end"]
    assert play.does(ANNE, "graduate W 3").hand_of(ANNE) == "G1"


@rule("AIR-060")
def test_cards_landed_this_turn_count() -> None:
    play = given().hand(ANNE, "W1").column(ANNE, "W5 W8").flown(1).does(ANNE, "land W")
    assert play.offers(ANNE) == ["graduate W 3", "end"]


@rule("AIR-060")
def test_one_graduates_with_ones_own_hand() -> None:
    play = landed(given().hand(ANNE, "W1 W2 W3 W4").hand(MARIE, "K1 K2 K3 W9"))
    assert play.refuses(ANNE, "graduate K 3").rule == "AIR-060"
    play.does(ANNE, "graduate W 3")
    assert play.refuses(ANNE, "lay W9").rule == "AIR-060"


@rule("AIR-061")
def test_grimoires_are_of_the_colour_graduated_and_public() -> None:
    play = landed(given(3).hand(ANNE, "G1 G2 G3 G4").grimoires(ANNE, K=1)).does(ANNE, "graduate G 4")
    assert play.grimoires_of(ANNE) == {"K": 1, "G": 2}
    for eyes in (ANNE, MARIE, JEANNE, ONLOOKER):
        seats = play.view(eyes)["seats"]
        assert isinstance(seats, list) and seats[ANNE]["grimoires"] == [0, 1, 2, 0, 0]


@rule("AIR-062", "AIR-R18")
def test_an_exchange_the_pile_cannot_pay_in_full_is_not_carried_out() -> None:
    """Two white grimoires are left: five cards for three is refused, four for two is accepted."""
    play = landed(given().hand(ANNE, "W1 W2 W3 W4 W5").piles(W=2))
    assert play.offers(ANNE) == ["graduate W 3", "graduate W 4", "end"]
    refusal = play.refuses(ANNE, "graduate W 5")
    assert refusal.rule == "AIR-062" and refusal.facts["left"] == 2
    assert play.hand_of(ANNE) == "W1 W2 W3 W4 W5"
    play.does(ANNE, "graduate W 4", "lay W1", "lay W2", "lay W3", "lay W4").told("graduated anne W 4 2")
    assert play.left("W") == 0


@rule("AIR-062")
def test_an_empty_pile_gives_nothing() -> None:
    play = landed(given().hand(ANNE, "W1 W2 W3 W4 W5").piles(W=0))
    assert play.asked() == [MARIE] and play.hand_of(ANNE) == "W1 W2 W3 W4 W5"


@rule("AIR-063")
def test_graduation_is_optional() -> None:
    play = landed(given().hand(ANNE, "W1 W2 W3 W4 W5"))
    assert play.offers(ANNE)[-1] == "end"
    play.does(ANNE, "end").told("turn_began marie").never_told("graduated")
    assert play.hand_of(ANNE) == "W1 W2 W3 W4 W5" and play.grimoires_of(ANNE) == {}


@rule("AIR-064")
@pytest.mark.parametrize("size", [3, 4, 5])
def test_the_witches_go_to_the_discard(size: int) -> None:
    hand = ["V1", "V2", "V3", "V4", "V5"][:size]
    play = landed(given().hand(ANNE, " ".join(hand)).discarded("K9")).does(ANNE, f"graduate V {size}")
    assert play.in_discard() == " ".join(["K9", *hand])
    assert play.hand_of(ANNE) == ""


@rule("AIR-065", "AIR-R14")
def test_after_graduating_the_next_player_is_at_turn() -> None:
    """Even with a second diploma in hand."""
    play = landed(given().hand(ANNE, "W1 W2 W3 K1 K2 K3")).does(ANNE, "graduate W 3")
    play.told("laid anne W3", "turn_began marie")
    assert play.asked() == [MARIE]


@rule("AIR-R14", "AIR-065")
def test_a_table_may_allow_several_diplomas() -> None:
    """several_diplomas: one after another, until none is possible or she stops."""
    play = landed(given(several_diplomas="true").hand(ANNE, "W1 W2 W3 K1 K2 K3 G1 G2 G3"))
    play.does(ANNE, "graduate W 3").never_told("turn_began")
    assert play.offers(ANNE) == ["graduate K 3", "graduate G 3", "end"]
    play.does(ANNE, "graduate K 3")
    assert play.offers(ANNE) == ["graduate G 3", "end"]
    play.does(ANNE, "end").told("turn_began marie")
    assert play.grimoires_of(ANNE) == {"W": 1, "K": 1}


@rule("AIR-065", "AIR-R14")
def test_the_question_says_whether_she_has_graduated_this_turn() -> None:
    play = landed(given(several_diplomas="true").hand(ANNE, "W1 W2 W3 K1 K2 K3"))
    for graduated in (0, 1):
        question = play.state.question()
        assert question is not None and question.name == "diploma"
        assert question.number("graduated") == graduated
        if not graduated:
            play.does(ANNE, "graduate W 3")


@rule("AIR-R14", "AIR-R31")
def test_several_diplomas_end_by_themselves_when_none_is_left() -> None:
    play = landed(given(several_diplomas="true").hand(ANNE, "W1 W2 W3 K1 K2 K3")).does(ANNE, "graduate W 3")
    play.does(ANNE, "graduate K 3").told("laid anne K3", "turn_began marie")


@rule("AIR-R31")
def test_cards_are_named_from_the_lowest_up_and_leave_together() -> None:
    """Nothing leaves the hand before the last card is named."""
    play = landed(given().hand(ANNE, "W1 W2 W3 W4 W5")).does(ANNE, "graduate W 3")
    assert play.offers(ANNE) == ["lay W1", "lay W2", "lay W3"]
    assert play.refuses(ANNE, "lay W4").rule == "AIR-059"
    play.does(ANNE, "lay W2")
    assert play.events() == [] and play.hand_of(ANNE) == "W1 W2 W3 W4 W5"
    assert play.offers(ANNE) == ["lay W3", "lay W4"]
    for text in ("lay W2", "lay W1", "end", "draw"):
        assert play.refuses(ANNE, text).rule == "AIR-R31"
    play.does(ANNE, "lay W4").told("graduated anne W 3 1", "laid anne W2", "laid anne W4", "laid anne W5")
    assert play.hand_of(ANNE) == "W1 W3"


@rule("AIR-R31")
def test_a_card_without_an_alternative_names_itself() -> None:
    play = landed(given().hand(ANNE, "W1 W2 W3 W4")).does(ANNE, "graduate W 4")
    play.told("graduated anne W 4 2", "laid anne W1", "laid anne W2", "laid anne W3", "laid anne W4")
