"""Chapters 14, 15, 17 to 19: cackles, Black Aliss, the Power of Three, tea, and the hand."""

import pytest

from esbat.engine.view import ONLOOKER
from esbat.games.lancre.game import LANCRE
from esbat.words import words_for
from tests.games.lancre.given import ANNAGRAMMA, NAMES, PETULIA, TIFFANY, Given, given

rule = pytest.mark.rule


def rolls(luck: str, seats: int = 3, hand: str = "igor1", tile: str = "fever") -> Given:
    """Tiffany faces a tile at Bad Ass and rolls these four dice; nothing is settled yet."""
    play = given(seats).tile("badass", tile).hand(TIFFANY, hand).luck_is(luck)
    play.board.special[TIFFANY] = 0
    return play


def settled(play: Given) -> Given:
    return play.does(TIFFANY, "walk badass", "roll", "face", "settle")


# ---- cackles


@rule("LAN-103", "LAN-R23")
def test_every_cackle_shown_gives_a_token_at_the_end() -> None:
    play = rolls("C 4 C 6").does(TIFFANY, "walk badass", "roll", "face")
    assert play.cackles_of(TIFFANY) == 0
    play.does(TIFFANY, "settle").told("cackled tiffany", "cackled tiffany")
    assert play.cackles_of(TIFFANY) == 2 and play.board.cackle_reserve == 10


@rule("LAN-104", "LAN-164")
def test_a_rerolled_cackle_is_forgotten() -> None:
    play = rolls("C 4 4 6 5").does(TIFFANY, "walk badass", "roll", "use igor1", "reroll 1", "face")
    assert play.view(TIFFANY)["dice"] == [4, 4, 6, 5] or play.asks() != "total"
    assert play.cackles_of(TIFFANY) == 0 and play.tiles_of(TIFFANY) == "fever"


@rule("LAN-105")
def test_an_empty_reserve_is_filled_from_the_richest() -> None:
    play = settled(rolls("C 4 4 6").cackles(1, 5, 3).reserve(cackles=0))
    play.told("robbed tiffany annagramma")
    assert [play.cackles_of(seat) for seat in range(3)] == [2, 4, 3]


@rule("LAN-106")
def test_the_taker_chooses_among_several() -> None:
    play = settled(rolls("C 4 4 6").cackles(1, 4, 4).reserve(cackles=0))
    assert play.asks() == "rob" and play.offers(TIFFANY) == ["rob 2", "rob 3"]
    assert play.refuses(TIFFANY, "rob 1").rule == "LAN-105"
    play.does(TIFFANY, "rob 3")
    assert [play.cackles_of(seat) for seat in range(3)] == [2, 4, 3] and play.asks() == "move"


@rule("LAN-107")
def test_whoever_has_the_most_takes_black_aliss() -> None:
    play = settled(rolls("C C 4 6").cackles(4, 4, 2).reserve(cackles=0))
    play.told("aliss_came tiffany", "aliss_came tiffany")
    assert play.alisses_of(TIFFANY) == 2 and play.cackles_of(TIFFANY) == 4


@rule("LAN-R24")
def test_tokens_are_looked_at_one_by_one() -> None:
    """She has 2, Annagramma 4 and the reserve 1: reserve, then Annagramma, then she has the most."""
    play = settled(rolls("C C C 6", tile="fever").cackles(2, 4, 0).reserve(cackles=1))
    play.told("cackled tiffany", "robbed tiffany annagramma", "aliss_came tiffany", "aliss_came tiffany")
    assert (play.cackles_of(TIFFANY), play.cackles_of(ANNAGRAMMA), play.alisses_of(TIFFANY)) == (4, 3, 2)


@rule("LAN-R25")
def test_without_an_aliss_tile_nothing_is_taken() -> None:
    play = settled(rolls("C 4 4 6").cackles(4, 1, 1).reserve(cackles=0, alisses=0))
    assert play.alisses_of(TIFFANY) == 0 and play.ending() == "" and play.asks() == "move"


@rule("LAN-108", "LAN-133", "LAN-R58")
def test_aliss_costs_a_point_each_and_cackles_nothing() -> None:
    play = given().owns(TIFFANY, "death death").alisses(TIFFANY, 3).cackles(4)
    assert play.points_of(TIFFANY) == 3


# ---- the Power of Three

THREE = "esme1 nanny1 garlick1"


def coven(hand: str = THREE, tile: str = "cunning", luck: str = "C 2 2 2") -> Given:
    play = given().tile("badass", tile).hand(TIFFANY, hand).luck_is(luck)
    play.board.special[TIFFANY] = 0
    return play


@rule("LAN-109", "LAN-112", "LAN-R29")
def test_three_different_witches_solve_anything() -> None:
    """Before any die: no cackle, not even for the Magic on Magrat's card."""
    play = coven().does(TIFFANY, "walk badass", "three", "join esme1", "join nanny1", "join garlick1")
    play.told("played tiffany esme1 three", "played tiffany nanny1 three", "played tiffany garlick1 three")
    assert play.tiles_of(TIFFANY) == "cunning" and play.cackles_of(TIFFANY) == 0
    assert play.hand_of(TIFFANY) == ""


@rule("LAN-109")
def test_two_equal_names_are_refused() -> None:
    play = coven("esme1 esme2 nanny1").does(TIFFANY, "walk badass")
    assert "three" not in play.offers(TIFFANY)
    assert play.refuses(TIFFANY, "three").rule == "LAN-109"
    play = coven("esme1 atentdead nanny1 agnes1 igor1").does(
        TIFFANY, "walk badass", "three", "join atentdead"
    )
    assert play.offers(TIFFANY) == ["join nanny1"]
    assert play.refuses(TIFFANY, "join esme1").rule == "LAN-R71"
    assert play.refuses(TIFFANY, "join igor1").rule == "LAN-109"


@rule("LAN-110", "LAN-111")
def test_even_after_four_dice_with_their_cackles() -> None:
    play = coven().does(TIFFANY, "walk badass", "roll")
    assert "three" in play.offers(TIFFANY)
    play.does(TIFFANY, "face", "three", "join esme1", "join nanny1", "join garlick1")
    assert play.tiles_of(TIFFANY) == "cunning" and play.cackles_of(TIFFANY) == 1


@rule("LAN-111")
def test_after_the_first_roll_the_last_dice_stay_unrolled() -> None:
    play = coven(luck="C 2").does(
        TIFFANY, "walk badass", "roll", "three", "join esme1", "join nanny1", "join garlick1"
    )
    play.never_told("failed")
    assert [line for line in play.events(play.log) if line.startswith("rolled")] == [
        "rolled tiffany cackle 2 2"
    ]
    assert play.cackles_of(TIFFANY) == 1


@rule("LAN-R29")
def test_a_hidden_tile_must_be_turned_up_first() -> None:
    play = given().tile("badass", "lily", hidden=True).hand(TIFFANY, THREE).does(TIFFANY, "walk badass")
    assert play.refuses(TIFFANY, "three").rule == "LAN-R29"
    assert "three" in play.does(TIFFANY, "open").offers(TIFFANY)


@rule("LAN-R30")
def test_no_problem_is_solved_from_afar() -> None:
    play = given().tile("oak", "lily").hand(TIFFANY, THREE + " aching")
    assert play.refuses(TIFFANY, "three").rule == "LAN-057"
    assert play.refuses(TIFFANY, "use aching").rule == "LAN-161"


@rule("LAN-R71")
@pytest.mark.parametrize("named", ["esme1", "nanny1"])
def test_nobody_sees_the_witches_before_the_third(named: str) -> None:
    """Others see what they saw before, whichever witch is named: view, question and its words."""
    play = coven(THREE + " agnes1").does(TIFFANY, "walk badass")
    before = {eyes: seen_by(play, eyes) for eyes in (ANNAGRAMMA, ONLOOKER)}
    play.does(TIFFANY, "three", f"join {named}")
    assert play.view(TIFFANY)["phase"] == "join" and play.view(TIFFANY)["joining"] == [named]
    for eyes in (ANNAGRAMMA, ONLOOKER):
        assert seen_by(play, eyes) == before[eyes]
        assert play.view(eyes)["phase"] == "arrive" and play.view(eyes)["passing"] is False
    assert play.events() == []


def seen_by(play: Given, eyes: int) -> tuple[object, ...]:
    question = play.board.question_for(eyes)
    assert question is not None
    said = words_for("en").question(LANCRE, play.board, eyes, NAMES)
    return (play.view(eyes), question.name, question.seats, question.named(), said)


@rule("LAN-154", "LAN-R71")
def test_others_see_that_she_slips_by() -> None:
    play = given().tile("badass", "fever").tile("gorge", "arm").does(TIFFANY, "walk badass", "vanish")
    assert [play.view(eyes)["passing"] for eyes in (TIFFANY, ANNAGRAMMA, ONLOOKER)] == [True, True, True]


# ---- tea


@rule("LAN-119")
def test_three_for_the_guest_and_two_for_the_others() -> None:
    play = given(3).cackles(5, 3, 1).at(ANNAGRAMMA, "badass").at(PETULIA, "badass").hand(TIFFANY, "igor1")
    reserve = play.board.cackle_reserve
    play.does(TIFFANY, "walk badass", "tea")
    assert [play.cackles_of(seat) for seat in range(3)] == [2, 1, 0]
    assert play.board.cackle_reserve == reserve + 6
    assert play.asks() == "move" and play.board.step == 2


@rule("LAN-118")
def test_tea_stops_the_walk() -> None:
    play = (
        given()
        .at(TIFFANY, "culdesac")
        .at(ANNAGRAMMA, "badass")
        .hand(TIFFANY, "igor1")
        .does(TIFFANY, "walk badass")
    )
    assert play.named(TIFFANY, "walk") == [] and "tea" in play.offers(TIFFANY)


@rule("LAN-120", "LAN-121")
def test_tiffany_and_petulia_at_the_blasted_oak() -> None:
    """RB l.446: six and one cackles; tea twice."""
    play = given(3).at(PETULIA, "oak").at(TIFFANY, "trials").cackles(6, 0, 1).hand(TIFFANY, "igor1")
    reserve = play.board.cackle_reserve
    play.does(TIFFANY, "walk oak", "tea")
    assert (play.cackles_of(TIFFANY), play.cackles_of(PETULIA)) == (3, 0)
    assert play.board.cackle_reserve == reserve + 4
    play.does(TIFFANY, "stay", "tea")
    assert (play.cackles_of(TIFFANY), play.cackles_of(PETULIA)) == (0, 0)
    assert play.board.cackle_reserve == reserve + 7


@rule("LAN-R65")
def test_with_that_option_everybody_says_how_many() -> None:
    play = given(2, choose_returns="true").at(ANNAGRAMMA, "badass").cackles(5, 1).hand(TIFFANY, "igor1")
    play.does(TIFFANY, "walk badass", "tea")
    assert play.asks() == "return" and play.offers(TIFFANY) == [f"return {number}" for number in range(4)]
    play.does(TIFFANY, "return 1")
    assert play.asked() == [ANNAGRAMMA] and play.offers(ANNAGRAMMA) == ["return 0", "return 1"]
    assert play.refuses(ANNAGRAMMA, "return 2").rule == "LAN-119"
    play.does(ANNAGRAMMA, "return 0")
    assert (play.cackles_of(TIFFANY), play.cackles_of(ANNAGRAMMA)) == (4, 1)
    assert play.asks() == "move"


# ---- doing nothing, and the hand


@rule("LAN-122")
def test_an_empty_space_changes_nothing_but_the_place() -> None:
    play = given().cackles(3).does(TIFFANY, "walk granny")
    assert play.events() == ["walked tiffany granny 1"] and play.cackles_of(TIFFANY) == 3


@rule("LAN-123")
@pytest.mark.parametrize("tiles", range(10))
def test_the_hand_limit_grows_with_pairs(tiles: int) -> None:
    owned = ["fever", "pig", "sheep", "arm", "death"] * 2
    play = given().owns(TIFFANY, " ".join(owned[:tiles])).boxes("fever").to_end(TIFFANY)
    assert play.limit_of(TIFFANY) == [3, 3, 4, 4, 5, 5, 6, 6, 7, 7][tiles]


@rule("LAN-124", "LAN-123")
def test_five_small_tiles_give_five_cards() -> None:
    play = (
        given().owns(TIFFANY, "fever pig sheep arm death").hand(TIFFANY, "igor1 igor2").boxes("fever fever")
    )
    play.to_end(TIFFANY).does(TIFFANY, "end")
    assert play.held(TIFFANY) == 5
    assert [line.split()[:2] for line in play.events() if line.startswith("drew")] == [
        ["drew", "tiffany"]
    ] * 3


@rule("LAN-125", "LAN-126")
def test_above_the_limit_nothing_is_drawn_or_discarded() -> None:
    hand = "igor1 igor2 thunder aching jason verence"
    play = given().owns(TIFFANY, "fever pig").hand(TIFFANY, hand).boxes("fever fever").to_end(TIFFANY)
    assert play.limit_of(TIFFANY) == 4
    play.does(TIFFANY, "end").never_told("discarded")
    assert play.held(TIFFANY) == 6


@rule("LAN-127")
def test_an_empty_pile_is_made_anew_from_the_discard() -> None:
    play = given().hand(TIFFANY, "igor1").draw_pile("tick1").boxes("fever fever").to_end(TIFFANY)
    play.luck_is("tick1").does(TIFFANY, "end").told("reshuffled 53")
    assert play.held(TIFFANY) == 3 and play.board.discard.count <= 1


@rule("LAN-R04")
def test_without_any_card_left_drawing_stops() -> None:
    play = given().hand(TIFFANY, "igor1").hoard(ANNAGRAMMA).to_end(TIFFANY).boxes("fever fever")
    play.does(TIFFANY, "end")
    assert play.held(TIFFANY) == 1
