"""Chapter 11: the Farces of the hard level."""

from collections import Counter

import pytest

from esbat.engine.chance import seeded
from esbat.games.bal.tables import FULL_BOWL, TOKEN_CODES
from tests.games.bal.given import ANNE, JEANNE, LOUISE, MARIE, Given, given

rule = pytest.mark.rule


def lutin(first: str, second: str, held: str = "R R R", seats: int = 4, **hands: str) -> Given:
    """Anne holds a Lutin beside these cards; the tokens are as said."""
    play = given(seats).hand(ANNE, f"lutin {held}").tokens(first, second)
    for name, words in hands.items():
        play.hand(["anne", "marie", "jeanne", "louise"].index(name), words)
    return play.begins()


def imp(first: str, second: str, held: str = "R R R", seats: int = 4) -> Given:
    """Anne lays Diablotin; the tokens are as said."""
    return given(seats).hand(ANNE, f"diablotin {held}").begins().tokens(first, second).does(ANNE, "imp")


@rule("BAL-102", "BAL-R51")
def test_tokens_are_drawn_evenly_and_without_replacement() -> None:
    assert Counter(TOKEN_CODES[token] for token in FULL_BOWL) == {
        "R": 10,
        "J": 6,
        "V": 4,
        "B": 2,
        "G": 1,
        "W": 2,
    }
    drawn: Counter[str] = Counter()
    for seed in range(600):
        play = given().hand(ANNE, "diablotin R R R").begins()
        play.board.chance = seeded(seed)
        play.board.apply(ANNE, play.game.parse("imp"))
        drawn.update(TOKEN_CODES[token] for token in (play.board.token, play.board.other_token) if token >= 0)
        assert (play.board.token, play.board.other_token) != (4, 4)  # there is one grey token
    assert 0.3 < drawn["R"] / sum(drawn.values()) < 0.5


@rule("BAL-102", "BAL-R51")
def test_the_second_token_is_any_but_the_first() -> None:
    """The only grey token is drawn; whichever comes next, it is not the grey one again."""
    for second in ("R", "J", "V", "B", "W"):
        farce = imp("G", second).state.view(ANNE).data()["farce"]
        assert isinstance(farce, dict) and sorted(farce["tokens"]) == sorted(["G", second])


@rule("BAL-103", "BAL-R50")
def test_a_white_token_mixes_nothing() -> None:
    play = lutin("R", "W", "R J J")
    assert play.offers(ANNE) == ["parry", "yield"]
    play.does(ANNE, "parry").told("laid anne R", "farce_stopped anne")
    # One red laid; two cards left, so the hand check brings two more red ones.
    assert play.hand_of(ANNE) == "R R J J" and play.in_discard() == "R lutin"


@rule("BAL-104", "BAL-R49")
def test_a_single_card_and_two_tokens_for_all_to_see() -> None:
    play = lutin("R", "J", "R J J")
    for eyes in (ANNE, JEANNE, -1):
        assert play.state.view(eyes).data()["farce"] == {
            "author": ANNE,
            "card": "lutin",
            "tokens": ["R", "J"],
            "facing": ANNE,
            "helped": False,
        }
    assert play.on_table() == "lutin"


@rule("BAL-105")
def test_two_whites_cancel_and_the_turn_goes_on() -> None:
    play = lutin("W", "W")
    assert play.asks() == "aim" and play.asked() == [ANNE] and play.in_discard() == "lutin"
    assert play.alive(ANNE) == 10


@rule("BAL-106")
def test_only_a_treasure_helps_in_a_farce() -> None:
    play = lutin("J", "J", "R R abracadabra balai baguette tresor remede")
    assert play.offers(ANNE) == ["treasure", "yield"]
    for text in ("joker J", "wand", "broom 1", "remedy"):
        assert play.refuses(ANNE, text).rule == "BAL-106"


@rule("BAL-107", "BAL-R57")
def test_a_lutin_must_be_played_before_anything_else() -> None:
    play = given().hand(ANNE, "lutin diablotin enchantement R R").tokens("J", "J").begins()
    assert play.asks() == "face" and play.asked() == [ANNE] and play.on_table() == "lutin"
    assert play.refuses(ANNE, "attack 1").rule == "BAL-106"


@rule("BAL-108", "BAL-109")
def test_parried_it_costs_the_potions_and_the_attack_follows() -> None:
    play = lutin("R", "J", "R J V V V").does(ANNE, "parry")
    play.told("laid anne R", "laid anne J", "farce_stopped anne", "swept 3")
    assert play.in_discard() == "R J lutin" and play.asks() == "aim" and play.asked() == [ANNE]


@rule("BAL-R53")
def test_no_card_is_drawn_for_it() -> None:
    assert lutin("R", "J", "R J V V V").does(ANNE, "parry").hand_of(ANNE) == "V V V"


@rule("BAL-110", "BAL-111", "BAL-113")
def test_refused_it_goes_round_until_somebody_stops_it() -> None:
    play = lutin("B", "B", jeanne="B B R R").does(ANNE, "yield")
    assert play.asked() == [MARIE]
    play.does(MARIE, "yield")
    assert play.asked() == [JEANNE]
    play.does(JEANNE, "parry").told("farce_stopped jeanne")
    assert [play.alive(seat) for seat in range(4)] == [9, 9, 10, 10]
    assert play.board.turn == MARIE and play.asks() == "aim"


@rule("BAL-112", "BAL-113")
def test_stopped_by_nobody_it_ends_with_its_author() -> None:
    play = (
        lutin("G", "B").does(ANNE, "yield").does(MARIE, "yield").does(JEANNE, "yield").does(LOUISE, "yield")
    )
    play.told("farce_ended")
    assert [play.alive(seat) for seat in range(4)] == [9, 9, 9, 9] and play.board.turn == MARIE


@rule("BAL-R54", "BAL-078", "BAL-127")
def test_a_treasure_may_bring_the_missing_potion() -> None:
    play = lutin("R", "B", "R tresor J J").deck("B V").does(ANNE, "treasure")
    assert play.offers(ANNE) == ["parry", "yield"]
    play.does(ANNE, "parry")
    assert play.asks() == "aim" and play.asked() == [ANNE] and play.in_discard() == "R B tresor lutin"


@rule("BAL-R54")
def test_one_treasure_each() -> None:
    play = lutin("G", "B", "R tresor tresor J", marie="tresor R R").deck("V V V V").does(ANNE, "treasure")
    assert play.offers(ANNE) == ["yield"] and play.refuses(ANNE, "treasure").rule == "BAL-R54"
    play.does(ANNE, "yield")
    assert play.offers(MARIE) == ["treasure", "yield"]


@rule("BAL-R55")
def test_two_lutins_are_both_played() -> None:
    play = given().hand(ANNE, "lutin lutin R R R J J J").tokens("R", "W").begins().tokens("J", "W")
    play.does(ANNE, "parry").told("farce_stopped anne")
    assert play.asks() == "face" and play.on_table() == "lutin"
    play.does(ANNE, "parry")
    assert play.asks() == "aim"
    failed = given().hand(ANNE, "lutin lutin R R R J").tokens("V", "V").begins().does(ANNE, "yield")
    failed.does(MARIE, "yield").does(JEANNE, "yield")
    assert "lutin" in failed.hand_of(ANNE) and failed.board.turn == MARIE


@rule("BAL-R56")
def test_a_lutin_drawn_by_the_attack_waits() -> None:
    play = given().hand(ANNE, "R tresor R R").deck("lutin V").begins().attack(ANNE, MARIE, "R tresor")
    assert play.asks() == "defend" and "lutin" in play.hand_of(ANNE)


@rule("BAL-R56")
def test_one_drawn_by_the_hand_check_must_be_played_now() -> None:
    play = given().hand(ANNE, "R R").deck("lutin J").picks()
    count = play.board.deck.count - 8  # the cards left in the deck when the check draws
    play.next_picks = [count - 1, count - 2, 0, 0]
    play.begins()
    assert play.asks() == "face"


@rule("BAL-R81")
def test_an_author_who_dies_is_not_spared_and_the_farce_goes_on() -> None:
    play = given(3).lives(ANNE, 1).lives(MARIE, 1).hand(ANNE, "lutin R R R").tokens("B", "B").begins()
    play.does(ANNE, "yield").told("eliminated anne")
    play.does(MARIE, "yield").told("eliminated marie", "discarded marie R")
    # Jeanne, the last one, is never asked: she is alone, and Queen.
    outcome = play.state.outcome()
    assert outcome is not None and outcome.ranks == [2, 2, 1]


@rule("BAL-114", "BAL-118", "BAL-R82")
def test_a_parried_imp_strikes_all_the_others_without_a_defence() -> None:
    play = imp("R", "J", "R J R R").does(ANNE, "parry")
    play.told("lost marie marie 9", "lost jeanne jeanne 9", "lost louise louise 9")
    assert [play.alive(seat) for seat in range(4)] == [10, 9, 9, 9]
    assert play.board.turn == MARIE and play.asks() == "aim"


@rule("BAL-115", "BAL-117")
def test_a_failed_imp_costs_its_player_one_and_the_turn() -> None:
    play = imp("B", "B").does(ANNE, "yield").told("farce_failed anne", "lost anne anne 9")
    assert [play.alive(seat) for seat in range(4)] == [9, 10, 10, 10] and play.board.turn == MARIE


@rule("BAL-116", "BAL-R52")
def test_two_whites_and_the_turn_is_played_as_usual() -> None:
    play = imp("W", "W").told("farce_ended cancelled")
    assert play.asks() == "aim" and play.asked() == [ANNE] and sum(play.board.dead) == 0


@rule("BAL-117")
def test_the_imp_replaces_the_attack() -> None:
    play = imp("R", "R", "R R R R").does(ANNE, "parry")
    assert play.board.turn == MARIE and "attacked" not in " ".join(play.events(play.log))
    assert given().hand(ANNE, "R R R").begins().refuses(ANNE, "imp").rule == "BAL-117"


@rule("BAL-R47")
def test_nobody_inherits_from_ones_own_farce_but_its_author_from_others() -> None:
    play = given(4, inherit_hand="on").lives(MARIE, 1).hand(ANNE, "diablotin R R R R").begins()
    play.tokens("R", "R").does(ANNE, "imp").does(ANNE, "parry").told(
        "eliminated marie", "inherited anne marie 3"
    )
    assert play.asked() == [ANNE] and play.asks() == "inherit"
    own = given(4, inherit_hand="on").lives(ANNE, 1).hand(ANNE, "diablotin R R R R").begins()
    own.tokens("G", "B").does(ANNE, "imp").does(ANNE, "yield").told("eliminated anne")
    assert own.asks() == "aim"
