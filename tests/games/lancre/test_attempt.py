"""Chapters 9 to 13 and 16: rolling, fleeing, facing, success, failure, and the Hiver."""

import pytest

from tests.games.lancre.given import ANNAGRAMMA, DIMITY, PETULIA, TIFFANY, Given, given

rule = pytest.mark.rule


def facing(
    tile: str, luck: str, hand: str = "igor1", markers: int = 0, seat: int = TIFFANY, seats: int = 2
) -> Given:
    """The seat stands at Bad Ass before this tile and has rolled the first two dice."""
    play = given(seats).tile("badass", tile, markers).at(seat, "magrat").hand(seat, hand).luck_is(luck)
    play.board.special[seat] = 0 if seat != ANNAGRAMMA and seat != PETULIA else 1
    if seat != TIFFANY:
        play.at(TIFFANY, "granny")
    return play.to_move(seat).does(seat, "walk badass", "roll")


def total_of(play: Given, seat: int = TIFFANY) -> object:
    return play.view(seat)["total"]


# ---- the first roll


@rule("LAN-072")
def test_a_hidden_tile_is_turned_up_for_everybody() -> None:
    play = given().tile("badass", "lily", hidden=True).hand(TIFFANY, "igor1").does(TIFFANY, "walk badass")
    assert play.refuses(TIFFANY, "roll").rule == "LAN-072"
    play.does(TIFFANY, "open").told("revealed tiffany badass lily")
    assert play.tile_at("badass") == "lily" and play.asks() == "ready"


@rule("LAN-073", "LAN-091")
def test_reaching_the_difficulty_is_enough() -> None:
    assert facing("death", "3 3 3 3").does(TIFFANY, "face", "settle").tiles_of(TIFFANY) == "death"
    assert facing("death", "3 3 3 2").does(TIFFANY, "face", "settle").tiles_of(TIFFANY) == ""


@rule("LAN-074", "LAN-075")
@pytest.mark.parametrize(
    ("tile", "luck", "solved"),
    [("fever", "2 2 2 2", False), ("fever", "2 2 2 3", True), ("lily", "6 6 6 6", False)],
)
def test_a_crisis_adds_two(tile: str, luck: str, solved: bool) -> None:
    """Fever with a marker: 8 fails, 9 solves. Lily with a marker: 24 fails."""
    play = facing(tile, luck, markers=1).does(TIFFANY, "face", "settle")
    assert (play.tiles_of(TIFFANY) == tile) is solved


@rule("LAN-075")
def test_lily_in_crisis_needs_25() -> None:
    play = facing("lily", "6 6 6 6", hand="igor1 tick1", markers=1).does(TIFFANY, "symbol igor1", "face")
    assert total_of(play) == 25 and play.view(TIFFANY)["needed"] == 25
    assert given().tile("badass", "lily").view(TIFFANY)["needed"] is None


@rule("LAN-076")
def test_the_first_roll_is_two_dice() -> None:
    play = facing("fever", "3 4")
    play.told("rolled tiffany 3 4 7")
    assert play.view(TIFFANY)["dice"] == [3, 4]
    assert play.refuses(TIFFANY, "settle").rule == "LAN-077"


@rule("LAN-077")
def test_then_flee_or_face() -> None:
    play = facing("fever", "3 4")
    assert {"flee", "face"} <= play.verbs(TIFFANY)


# ---- fleeing


@rule("LAN-078", "LAN-R19")
def test_a_flight_goes_to_an_empty_neighbour() -> None:
    play = (
        given().tile("badass", "fever").tile("gorge", "arm").hand(TIFFANY, "igor1").at(ANNAGRAMMA, "magrat")
    )
    play.at(TIFFANY, "culdesac").luck_is("2 2").does(TIFFANY, "walk badass", "roll")
    assert play.named(TIFFANY, "flee") == ["culdesac"]
    assert play.refuses(TIFFANY, "flee gorge").key == "lancre-not-empty"
    assert play.refuses(TIFFANY, "flee magrat").key == "lancre-not-empty"
    assert play.refuses(TIFFANY, "flee oak").key == "lancre-not-beside"
    town = given().at(TIFFANY, "bridge").tile("bridge", "fever").tile("town1", "arm").at(ANNAGRAMMA, "town2")
    town.hand(TIFFANY, "igor1").does(TIFFANY, "stay", "roll")
    assert "town3" in town.named(TIFFANY, "flee"), "one empty space is enough"


@rule("LAN-079", "LAN-R18")
def test_a_broom_flees_to_any_empty_space() -> None:
    play = facing("fever", "2 2", hand="feegle1 igor1").tile("oak", "arm").does(TIFFANY, "fly feegle1")
    offers = play.named(TIFFANY, "land")
    assert "sunless" in offers and "oak" not in offers and "longman" not in offers
    assert play.refuses(TIFFANY, "land oak").rule == "LAN-R18"
    play.does(TIFFANY, "land sunless").told("fled tiffany sunless")
    assert play.where(TIFFANY) == "sunless" and play.board.step == 2


@rule("LAN-080")
def test_an_empty_space_of_the_same_location_will_do() -> None:
    play = given().at(TIFFANY, "town1").tile("town1", "fever").tile("town2", "arm").hand(TIFFANY, "igor1")
    play.does(TIFFANY, "stay", "roll")
    assert "town3" in play.named(TIFFANY, "flee") and "town2" not in play.named(TIFFANY, "flee")


def cornered(hand: str, luck: str = "2 2 2 2", tile: str = "fever", seats: int = 2) -> Given:
    """Tiffany at Cul-de-sac, whose only neighbour holds a tile."""
    play = (
        given(seats).at(TIFFANY, "culdesac").tile("culdesac", tile).tile("badass", "arm").hand(TIFFANY, hand)
    )
    play.board.special[TIFFANY] = 0
    return play.luck_is(luck).does(TIFFANY, "stay", "roll")


@rule("LAN-081")
def test_without_a_flight_she_must_face_it() -> None:
    play = cornered("igor1")
    assert "flee" not in play.verbs(TIFFANY) and "face" in play.verbs(TIFFANY)
    assert play.refuses(TIFFANY, "flee oak").rule == "LAN-081"
    assert "use greebo1" in cornered("greebo1").offers(TIFFANY), "but Escape works"


@rule("LAN-082")
def test_a_big_problem_fled_stays_face_up() -> None:
    play = given().tile("badass", "lily", hidden=True).hand(TIFFANY, "igor1").luck_is("2 3")
    play.does(TIFFANY, "walk badass", "open", "roll", "flee culdesac")
    assert play.tile_at("badass") == "lily"


@rule("LAN-083", "LAN-R22")
def test_fleeing_is_no_failure_but_dice_cackles_count() -> None:
    play = facing("duke", "3 4").does(TIFFANY, "flee culdesac").told("fled tiffany culdesac")
    assert play.cackles_of(TIFFANY) == 0 and play.where(TIFFANY) == "culdesac"
    play = facing("duke", "C 4").does(TIFFANY, "flee culdesac")
    assert play.cackles_of(TIFFANY) == 1


@rule("LAN-084")
def test_after_a_flight_the_second_step_follows() -> None:
    play = facing("fever", "3 4").does(TIFFANY, "flee culdesac")
    assert (play.asks(), play.board.step, play.board.steps) == ("move", 2, 2)


# ---- facing


@rule("LAN-085")
def test_any_number_of_symbols_then_the_last_two_dice() -> None:
    play = facing("fever", "3 4 2 2", hand="igor1 igor2 tick1 shambles1")
    play.does(TIFFANY, "symbol igor1", "symbol tick1", "symbol shambles1", "face")
    assert play.view(TIFFANY)["dice"] == [3, 4, 2, 2] and play.hand_of(TIFFANY) == "igor2"
    none = facing("fever", "3 4 2 2")
    assert none.refuses(TIFFANY, "settle").rule == "LAN-077", "the second roll cannot be skipped"
    none.does(TIFFANY, "face").told("rolled tiffany 2 2 4")


@rule("LAN-086")
def test_headology_adds_one() -> None:
    play = facing("fever", "3 4", hand="igor1 igor2 tick1").does(
        TIFFANY, "symbol igor1", "symbol igor2", "symbol tick1"
    )
    assert play.view(TIFFANY)["added"] == 3 and total_of(play) == 10


@rule("LAN-087")
def test_magic_adds_two_and_costs_a_cackle() -> None:
    play = facing("fever", "3 4 3 3", hand="shambles1 shambles2 igor1")
    play.does(TIFFANY, "symbol shambles1", "symbol shambles2")
    assert play.view(TIFFANY)["added"] == 4 and play.cackles_of(TIFFANY) == 0
    play.does(TIFFANY, "face", "settle")
    assert play.cackles_of(TIFFANY) == 2


@rule("LAN-088")
def test_after_four_dice_only_effects() -> None:
    play = facing("fever", "2 2 C C", hand="igor1 feegle1 shambles1").does(TIFFANY, "face")
    refusal = play.refuses(TIFFANY, "symbol shambles1")
    assert refusal.rule == "LAN-088"
    play.does(TIFFANY, "use feegle1")
    assert total_of(play) == 6


@rule("LAN-089", "LAN-R28")
@pytest.mark.parametrize(
    ("tiles", "added"), [("", 0), ("elves", 0), ("elves elves", 1), ("elves elves elves", 1)]
)
def test_pairs_of_big_tiles_add_one(tiles: str, added: int) -> None:
    play = given().owns(TIFFANY, tiles).tile("badass", "fever").hand(TIFFANY, "igor1").luck_is("3 4")
    assert total_of(play.does(TIFFANY, "walk badass", "roll")) == 7 + added


@rule("LAN-089", "LAN-R28", "LAN-095")
def test_at_most_four_pairs_count() -> None:
    nine = "elves elves elves elves lankin elfking duke lady vlad"
    play = given().owns(TIFFANY, nine).tile("badass", "fever").hand(TIFFANY, "igor1").luck_is("3 4")
    assert total_of(play.does(TIFFANY, "walk badass", "roll")) == 11


@rule("LAN-090")
def test_the_total_term_by_term() -> None:
    play = given().owns(TIFFANY, "elves elves").tile("badass", "lily").luck_is("3 4 5 6")
    play.hand(TIFFANY, "igor1 shambles1 feegle1 igor2").does(
        TIFFANY, "walk badass", "roll", "symbol igor1", "symbol shambles1", "face", "use feegle1"
    )
    assert total_of(play) == (3 + 4) + 1 + 2 + (5 + 6) + 2 + 1


@rule("LAN-091")
def test_below_the_difficulty_is_a_failure() -> None:
    play = facing("arm", "3 3 2 C").does(TIFFANY, "face", "settle")
    play.told("failed tiffany arm 8 10")


@rule("LAN-092")
def test_the_last_dice_are_rolled_even_if_the_first_suffice() -> None:
    play = facing("fever", "6 5 C C")
    assert total_of(play) == 11 and "settle" not in play.verbs(TIFFANY)
    play.does(TIFFANY, "face", "settle")
    assert play.tiles_of(TIFFANY) == "fever" and play.cackles_of(TIFFANY) == 2


@rule("LAN-R26", "LAN-R27")
def test_symbols_come_between_the_rolls_and_commit_her() -> None:
    play = given().tile("badass", "fever").hand(TIFFANY, "igor1 feegle1").does(TIFFANY, "walk badass")
    assert play.refuses(TIFFANY, "symbol igor1").rule == "LAN-068"
    play.luck_is("2 2").does(TIFFANY, "roll", "symbol igor1")
    assert play.verbs(TIFFANY) == {"face", "use"}
    assert play.refuses(TIFFANY, "flee culdesac").rule == "LAN-R27"
    assert play.refuses(TIFFANY, "fly feegle1").rule == "LAN-R27"


# ---- success


@rule("LAN-093", "LAN-096")
def test_the_tile_is_taken_and_she_stays() -> None:
    play = facing("arm", "6 6 6 6").does(TIFFANY, "face", "settle").told("solved tiffany arm badass 2")
    assert play.tile_at("badass") == "" and play.tiles_of(TIFFANY) == "arm"
    assert play.where(TIFFANY) == "badass" and play.asks() == "move" and play.board.step == 2


@rule("LAN-094")
def test_markers_return_to_the_reserve() -> None:
    play = facing("vlad", "6 6 6 6", hand="igor1 igor2 tick1", markers=2)
    assert play.board.crisis_reserve == 10
    play.does(TIFFANY, "face", "settle")
    assert play.board.crisis_reserve == 12 and play.markers_at("badass") == 0 and play.board.marked == 0


@rule("LAN-095")
def test_the_ninth_tile_lies_beside() -> None:
    play = given().owns(TIFFANY, "fever fever fever pig pig pig sheep sheep").tile("badass", "death")
    play.hand(TIFFANY, "igor1").luck_is("6 6 6 6").does(TIFFANY, "walk badass", "roll", "face", "settle")
    assert play.rows_of(TIFFANY) == (8, 0) and play.limit_of(TIFFANY) == 7
    assert play.points_of(TIFFANY) == 3 + 3 + 4 + 3


# ---- failure


@rule("LAN-098")
def test_a_failure_costs_a_cackle_and_a_flight() -> None:
    play = facing("arm", "2 2 2 2").does(TIFFANY, "face", "settle")
    assert play.cackles_of(TIFFANY) == 1 and play.asks() == "flight"
    play.does(TIFFANY, "flee culdesac")
    assert play.where(TIFFANY) == "culdesac" and play.board.step == 2


@rule("LAN-099", "LAN-R32")
def test_the_forced_flight_follows_the_usual_rules() -> None:
    play = (
        facing("arm", "2 2 2 2", hand="feegle1 igor1").tile("gorge", "fever").does(TIFFANY, "face", "settle")
    )
    assert play.offers(TIFFANY) == ["flee magrat", "flee culdesac", "fly feegle1"]
    play.does(TIFFANY, "fly feegle1", "land oak")
    assert play.where(TIFFANY) == "oak" and play.cackles_of(TIFFANY) == 1


@rule("LAN-100", "LAN-R32")
def test_no_way_out_costs_one_more_cackle() -> None:
    play = cornered("feegle1", "2 C 2 2").does(TIFFANY, "face", "settle")
    assert play.cackles_of(TIFFANY) == 2, "one die, one failure"
    assert "flee sunless" in play.offers(TIFFANY) and "fly feegle1" in play.offers(TIFFANY)
    assert play.refuses(TIFFANY, "flee badass").rule == "LAN-078"
    play.does(TIFFANY, "flee sunless")
    assert play.cackles_of(TIFFANY) == 3 and play.where(TIFFANY) == "sunless"
    broom = cornered("feegle1", "2 2 2 C").does(TIFFANY, "face", "settle", "fly feegle1", "land sunless")
    assert broom.cackles_of(TIFFANY) == 2, "the Broom spares that one"


@rule("LAN-R33")
def test_with_no_empty_space_at_all_she_stays() -> None:
    play = cornered("igor1", "C 2 2 2")
    board = play.board
    for number in range(board.box.dungeon):
        if board.tiles[number] < 0:
            board.tiles[number] = 0
            board.tiled |= 2**number
    play.does(TIFFANY, "face", "settle")
    assert play.where(TIFFANY) == "culdesac" and play.cackles_of(TIFFANY) == 3
    assert play.asks() == "move" and board.step == 2


@rule("LAN-101", "LAN-R34")
def test_a_big_problem_adds_its_own_effect_before_the_flight() -> None:
    play = facing("lily", "2 2 2 2").does(TIFFANY, "face", "settle")
    play.told("failed tiffany lily 8 23", "cackled tiffany", "aliss_came tiffany")
    assert (play.cackles_of(TIFFANY), play.alisses_of(TIFFANY), play.asks()) == (1, 1, "flight")


@rule("LAN-102")
def test_the_failed_tile_stays_as_it_was() -> None:
    play = facing("pig", "2 2 2 2", markers=1).does(TIFFANY, "face", "settle", "flee culdesac")
    assert play.tile_at("badass") == "pig" and play.markers_at("badass") == 1
    big = given().tile("badass", "elves", hidden=True).hand(TIFFANY, "igor1").luck_is("2 2 2 2")
    big.does(TIFFANY, "walk badass", "open", "roll", "face", "settle", "flee culdesac")
    assert big.tile_at("badass") == "elves"


# ---- the example of the rulebook


@rule("LAN-113", "LAN-114", "LAN-115", "LAN-116", "LAN-117", "LAN-028")
def test_annagramma_and_the_hiver() -> None:
    """RB l.426-432, figure by figure."""
    play = given(2).at(ANNAGRAMMA, "earwig").tile("slice", "hiver", markers=1, hidden=True)
    play.owns(ANNAGRAMMA, "elves lankin").hand(ANNAGRAMMA, "igor1 tick1 aching shambles1 feegle1 troll")
    play.to_move(ANNAGRAMMA).luck_is("C 5 4 2 4")
    play.does(ANNAGRAMMA, "walk slice", "open", "roll").told("rolled annagramma cackle 5 5")
    play.does(ANNAGRAMMA, "use igor1", "reroll 1").told("rerolled annagramma 4")
    assert play.view(ANNAGRAMMA)["dice"] == [4, 5]
    play.does(ANNAGRAMMA, "symbol tick1", "symbol aching", "symbol shambles1", "magic")
    assert total_of(play, ANNAGRAMMA) == 16 and play.view(ANNAGRAMMA)["needed"] == 24
    play.does(ANNAGRAMMA, "face")
    assert total_of(play, ANNAGRAMMA) == 22 and play.named(ANNAGRAMMA, "symbol") == []
    play.does(ANNAGRAMMA, "use feegle1")
    assert total_of(play, ANNAGRAMMA) == 24
    play.does(ANNAGRAMMA, "settle")
    assert play.tiles_of(ANNAGRAMMA) == "elves lankin hiver" and play.rows_of(ANNAGRAMMA) == (0, 3)
    assert play.cackles_of(ANNAGRAMMA) == 2 and play.board.crisis_reserve == 12
    assert play.board.special[ANNAGRAMMA] == 0


@rule("LAN-028", "LAN-184")
def test_the_magic_tile_is_a_magic_symbol_between_the_rolls() -> None:
    play = facing("fever", "2 3 2 2", seat=ANNAGRAMMA)
    play.does(ANNAGRAMMA, "magic").told("spent annagramma annagramma")
    assert play.view(ANNAGRAMMA)["added"] == 2
    assert play.refuses(ANNAGRAMMA, "magic").key == "lancre-tile-used"
    play.does(ANNAGRAMMA, "face", "settle")
    assert play.cackles_of(ANNAGRAMMA) == 1
    late = facing("fever", "2 3 2 2", seat=ANNAGRAMMA).does(ANNAGRAMMA, "face")
    assert late.refuses(ANNAGRAMMA, "magic").rule == "LAN-184"
    assert facing("fever", "2 3").refuses(TIFFANY, "magic").key == "lancre-not-your-tile"


@rule("LAN-029", "LAN-030", "LAN-185")
def test_petulia_heals_a_pig_after_all_dice() -> None:
    play = facing("pig", "C C 2 3", seat=PETULIA, seats=3, markers=1).does(PETULIA, "face", "heal")
    assert play.tiles_of(PETULIA) == "pig" and play.cackles_of(PETULIA) == 2
    assert play.board.special[PETULIA] == 0 and play.board.crisis_reserve == 12
    other = facing("fever", "2 2", seat=PETULIA, seats=3)
    assert other.refuses(PETULIA, "heal").key == "lancre-no-sick-pig"
    assert facing("pig", "2 2").refuses(TIFFANY, "heal").key == "lancre-not-your-tile"
    used = facing("pig", "2 2", seat=PETULIA, seats=3)
    used.board.special[PETULIA] = 0
    assert used.refuses(PETULIA, "heal").key == "lancre-tile-used"


@rule("LAN-029", "LAN-R68")
def test_petulia_may_heal_before_any_die() -> None:
    play = given(3).tile("badass", "pig").at(PETULIA, "magrat").hand(PETULIA, "igor1").at(TIFFANY, "oak")
    play.to_move(PETULIA).does(PETULIA, "walk badass", "heal")
    assert play.tiles_of(PETULIA) == "pig" and play.cackles_of(PETULIA) == 0


def test_with_an_empty_hand_everything_follows_by_itself() -> None:
    """Dimity has neither card nor tile: she is only asked to flee or to face."""
    play = given(4).tile("badass", "fever").at(DIMITY, "magrat").at(TIFFANY, "oak").to_move(DIMITY)
    play.luck_is("3 3 3 3").does(DIMITY, "walk badass")
    assert play.asks() == "facing"
    play.does(DIMITY, "face")
    assert play.tiles_of(DIMITY) == "fever" and play.asks() == "move"
