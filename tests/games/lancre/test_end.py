"""Chapters 20, 21, 26 and 27: the end, scoring, and the variants."""

import pytest

from esbat.engine.chance import seeded
from esbat.engine.event import Listener
from esbat.engine.state import KIND
from esbat.games.lancre.game import LANCRE, solo_grade
from esbat.games.lancre.names import NO_TILE
from esbat.games.lancre.rules_piles import remove_tile
from esbat.games.lancre.state import Board
from esbat.words import words_for
from tests.games.lancre.given import ANNAGRAMMA, PETULIA, TIFFANY, Given, fresh, given

rule = pytest.mark.rule


def ended(play: Given) -> Given:
    """Tiffany ends the last turn."""
    return play.hand(TIFFANY, "igor1").boxes("").to_end(TIFFANY).does(TIFFANY, "end")


@rule("LAN-128")
def test_a_loss_for_all_has_no_ranking() -> None:
    play = given().hand(TIFFANY, "igor1").owns(TIFFANY, "death").tile("slice", "fever").reserve(crises=0)
    play.to_place(TIFFANY, "arm").luck_is("tick1").does(TIFFANY, "draw")
    outcome = play.board.outcome()
    assert (
        outcome is not None
        and outcome.ranks == [0, 0]
        and outcome.winners() == []
        and outcome.rule == "LAN-128"
    )


@rule("LAN-130")
def test_the_last_placer_finishes_her_turn() -> None:
    play = given().hand(TIFFANY, "igor1").to_place(TIFFANY, "arm").luck_is("dismass").boxes("")
    play.told_luck = ["dismass"]
    play.does(TIFFANY, "draw")
    assert play.asks() == "move"
    play.does(TIFFANY, "stay", "stay")
    assert play.asks() == "end" and play.ending() == ""
    play.does(TIFFANY, "end").told("play_ended all-placed")
    assert play.ending() == "all-placed"


@rule("LAN-131")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_has_the_same_number_of_turns(seats: int) -> None:
    """Counted in a random play whose map is swept clean before each turn, so that it cannot end early."""
    state = LANCRE.new(seats, {}, seeded(seats))
    assert isinstance(state, Board)
    state.crisis_reserve, state.aliss_reserve, state.cackle_reserve = 1000, 1000, 1000
    chooser = seeded(7)
    turns = [0] * seats
    while asked := state.acting():
        listener = Listener()
        state.sink = listener
        if state.question_name(int(state.top(KIND))) == "draw" and state.arriving != NO_TILE:
            for space in range(state.box.dungeon):
                remove_tile(state, space)
        legal = state.legal(asked[0])
        state.apply(asked[0], legal[chooser.pick(len(legal))])
        for event in listener.events:
            if LANCRE.events[event.kind].name == "turn_began":
                turns[event.a] += 1
    assert turns == [{1: 8, 2: 8, 3: 8, 4: 7}[seats]] * seats


@rule("LAN-R55")
def test_three_elves_on_the_last_turn_still_lose() -> None:
    play = given().owns(TIFFANY, "death").tile("oak", "elves").tile("slice", "elves").tile("gorge", "elves")
    assert ended(play).ending() == "three-elves"


# ---- scoring


@rule("LAN-132", "LAN-095")
def test_every_tile_scores_also_beside_the_board() -> None:
    nine = "death death death death death arm arm arm arm"
    play = given().owns(TIFFANY, nine)
    assert play.rows_of(TIFFANY) == (8, 0) and play.points_of(TIFFANY) == 15 + 8


@rule("LAN-133", "LAN-134")
def test_most_points_win_after_aliss() -> None:
    play = ended(given().owns(TIFFANY, "cunning lily bela").alisses(TIFFANY, 3))
    outcome = play.board.outcome()
    assert outcome is not None and outcome.scores[TIFFANY] == 8 + 7 + 6 - 3
    assert outcome.winners() == [TIFFANY]


def ranked(one: str, other: str, cackles: tuple[int, int] = (0, 0)) -> list[int]:
    return ended(given().owns(TIFFANY, one).owns(ANNAGRAMMA, other).cackles(*cackles)).ranks()


@rule("LAN-134")
def test_one_point_decides() -> None:
    assert ranked("death", "arm") == [1, 2]


@rule("LAN-135")
def test_tie_break_one_fewest_tokens() -> None:
    assert ranked("death", "death", (3, 2)) == [2, 1]
    play = given().owns(TIFFANY, "death pig").alisses(TIFFANY, 1).owns(ANNAGRAMMA, "death").cackles(0, 2)
    assert ended(play).ranks() == [1, 2], "three points each; one Aliss is less than two cackles"


@rule("LAN-136")
def test_tie_break_two_points_on_big_tiles() -> None:
    assert ranked("elves", "arm arm") == [1, 2]


@rule("LAN-137", "LAN-R56")
def test_tie_break_three_the_hardest_tile() -> None:
    """Two fives of big points each: Lankin is 18, the Count 20."""
    assert ranked("lankin", "count") == [2, 1]
    assert given().owns(TIFFANY, "lily fever").hardest_of(TIFFANY) == 23


@rule("LAN-135")
@pytest.mark.parametrize(
    ("cackles", "alisses", "expected"),
    [
        ((0, 0), (1, 0), [2, 1]),
        ((1, 0), (0, 1), [1, 1]),
        ((1, 1), (1, 0), [2, 1]),
        ((1, 2), (1, 1), [1, 2]),
        ((0, 3), (2, 0), [1, 2]),
    ],
)
def test_tokens_are_cackles_and_alisses_alike(
    cackles: tuple[int, int], alisses: tuple[int, int], expected: list[int]
) -> None:
    """Three points each after Aliss, who costs one; every token weighs the same, of either kind."""
    small = {0: "death", 1: "death pig", 2: "death arm"}
    play = given().cackles(*cackles)
    for seat in (TIFFANY, ANNAGRAMMA):
        play.owns(seat, small[alisses[seat]]).alisses(seat, alisses[seat])
    assert ended(play).ranks() == expected
    assert [play.points_of(seat) for seat in (TIFFANY, ANNAGRAMMA)] == [3, 3]


@rule("LAN-135", "LAN-136", "LAN-137")
def test_tie_breaks_are_asked_in_their_order() -> None:
    """One token less outweighs any tile; points on big tiles outweigh the harder tile."""
    assert ranked("cunning", "death death arm", (1, 0)) == [2, 1]
    assert ranked("elves elves arm", "lily death") == [1, 2], "8 against 7, though Lily is harder"
    assert ranked("elves elves", "cunning") == [2, 1], "8 each on big tiles: the harder tile decides"
    assert ranked("arm arm fever", "death pig pig") == [2, 1], "no big tile: small ones are compared too"
    assert ranked("elves fever fever", "elves arm") == [1, 1], "only the hardest tile counts, not the others"


@rule("LAN-138")
def test_after_that_the_victory_is_shared() -> None:
    assert ranked("elves", "elves") == [1, 1]


@rule("LAN-139", "LAN-R57")
def test_annagrammas_22_points() -> None:
    """RB l.488, with tiles that give the sum the rulebook names."""
    play = given().owns(ANNAGRAMMA, "death sheep pig fever lankin elves hiver")
    assert play.points_of(ANNAGRAMMA) == 22 and play.limit_of(ANNAGRAMMA) == 5


# ---- experts


def board_for(seats: int, **options: str) -> Board:
    return fresh(seats, **options).board


@rule("LAN-187")
def test_experts_have_eight_markers() -> None:
    assert board_for(4, expert="true").crisis_reserve == 8


@rule("LAN-188", "LAN-R59")
def test_for_experts_a_tile_takes_several_markers() -> None:
    play = given(expert="true").hand(TIFFANY, "igor1").tile("slice", "fever", markers=1)
    play.to_place(TIFFANY, "arm").luck_is("tick1").does(TIFFANY, "draw")
    assert play.markers_at("slice") == 2
    assert [row["difficulty"] for row in rows(play) if row["space"] == "slice"] == [11]
    castle = (
        given(expert="true").hand(TIFFANY, "igor1").tile("castle1", "fever", markers=1).tile("castle2", "arm")
    )
    castle.to_place(TIFFANY, "arm").luck_is("shawn1").does(TIFFANY, "draw")
    assert castle.offers(TIFFANY) == ["mark castle1", "mark castle2"]


def rows(play: Given) -> list[dict[str, object]]:
    found = play.view(TIFFANY)["spaces"]
    assert isinstance(found, list)
    return found


@rule("LAN-189")
def test_experts_lose_for_want_of_a_marker_too() -> None:
    play = given(expert="true").hand(TIFFANY, "igor1").tile("slice", "fever", markers=8)
    assert play.board.crisis_reserve == 0
    play.to_place(TIFFANY, "arm").luck_is("tick1").does(TIFFANY, "draw")
    assert play.ending() == "no-crisis-left"


@rule("LAN-R70", "LAN-201")
def test_the_harder_mode_together_keeps_its_own_reserve() -> None:
    board = board_for(2, cooperative="true", expert="true")
    assert board.crisis_reserve == 9
    play = (
        given(2, cooperative="true", expert="true").hand(TIFFANY, "igor1").tile("slice", "fever", markers=1)
    )
    play.to_place(TIFFANY, "arm").luck_is("tick1").does(TIFFANY, "draw")
    assert play.markers_at("slice") == 2
    usual = given(2, cooperative="true").hand(TIFFANY, "igor1").tile("slice", "fever", markers=1)
    usual.to_place(TIFFANY, "arm").luck_is("tick1").does(TIFFANY, "draw")
    assert usual.markers_at("slice") == 1


@rule("LAN-R70", "LAN-191", "LAN-201")
def test_the_harder_mode_alone_keeps_the_reserve_of_the_solo_play() -> None:
    """Ten crisis markers, not the eight of experts; a tile takes several of them."""
    board = board_for(1, expert="true")
    assert (board.cackle_reserve, board.aliss_reserve, board.crisis_reserve) == (4, 4, 10)
    for seats, crises in ((2, 9), (3, 8), (4, 7)):
        assert board_for(seats, cooperative="true", expert="true").crisis_reserve == crises
    play = given(1, expert="true").hand(TIFFANY, "igor1").tile("slice", "fever", markers=1)
    play.to_place(TIFFANY, "arm").luck_is("tick1").does(TIFFANY, "draw")
    assert play.markers_at("slice") == 2


# ---- together


@rule("LAN-191", "LAN-193", "LAN-194", "LAN-195", "LAN-R60")
@pytest.mark.parametrize(
    ("seats", "reserve"), [(1, (4, 4, 10)), (2, (6, 5, 9)), (3, (9, 6, 8)), (4, (12, 7, 7))]
)
def test_reserves_of_those_who_play_together(seats: int, reserve: tuple[int, int, int]) -> None:
    board = board_for(seats, cooperative="true")
    found = (int(board.cackle_reserve), int(board.aliss_reserve), int(board.crisis_reserve))
    assert found == reserve
    assert [int(number) for number in board.small_left] == [
        int(number) for number in board_for(seats).small_left
    ], "the problem boxes are as usual"


@rule("LAN-190", "LAN-197", "LAN-R63")
@pytest.mark.parametrize("left", [3, 4])
def test_fewer_than_four_big_tiles_left_win(left: int) -> None:
    play = given(2, cooperative="true").owns(ANNAGRAMMA, "death")
    play.tile("oak", "lily").unknown(*["slice", "sunless", "dancers"][: left - 1]).tile("gorge", "fever")
    outcome = ended(play).board.outcome()
    assert outcome is not None
    assert outcome.ranks == ([1, 1] if left == 3 else [0, 0]), "all together, whatever the points"
    assert outcome.grade == ("saved" if left == 3 else "overrun")


@rule("LAN-192", "LAN-R61")
def test_grannys_cottage_eases_the_lonely() -> None:
    play = given(1).cackles(3).does(TIFFANY, "walk granny").told("calmed tiffany 2")
    assert play.cackles_of(TIFFANY) == 1
    play.does(TIFFANY, "stay")
    assert play.cackles_of(TIFFANY) == 0, "also by staying"
    tile = given(1).cackles(3).tile("granny", "fever").hand(TIFFANY, "igor1").does(TIFFANY, "walk granny")
    assert tile.cackles_of(TIFFANY) == 3 and tile.asks() == "arrive"
    two = given(2, cooperative="true").cackles(3).does(TIFFANY, "walk granny")
    assert two.cackles_of(TIFFANY) == 3, "only alone"


@rule("LAN-196")
@pytest.mark.parametrize("seats", [1, 2])
def test_no_aliss_left_loses_at_once(seats: int) -> None:
    play = given(seats, cooperative="true").tile("badass", "fever").hand(TIFFANY, "igor1").cackles(3)
    play.board.special[TIFFANY] = 0
    play.reserve(cackles=0, alisses=0).luck_is("C 4 4 4").does(
        TIFFANY, "walk badass", "roll", "face", "settle"
    )
    play.told("play_ended no-aliss-left")
    outcome = play.board.outcome()
    assert outcome is not None and set(outcome.ranks) == {0} and outcome.rule == "LAN-196"


@rule("LAN-198", "LAN-199", "LAN-200", "LAN-R62")
@pytest.mark.parametrize(
    ("points", "grade"),
    [(0, "pig-farmer"), (29, "pig-farmer"), (30, "witch"), (40, "witch"), (41, "honours")],
)
def test_ranks_of_the_solo_play(points: int, grade: str) -> None:
    assert solo_grade(points) == grade


@rule("LAN-198", "LAN-199", "LAN-200", "LAN-R62")
def test_a_solo_play_ends_with_a_grade() -> None:
    witch = ended(given(1).owns(TIFFANY, "cunning wintersmith lily hiver bela")).board.outcome()
    assert witch is not None and (witch.scores, witch.grade, witch.ranks) == ([34], "witch", [1])
    farmer = ended(given(1).owns(TIFFANY, "death")).board.outcome()
    assert farmer is not None and (farmer.grade, farmer.ranks) == ("pig-farmer", [0])
    lost = (
        given(1).owns(TIFFANY, "cunning").tile("oak", "elves").tile("slice", "elves").tile("gorge", "elves")
    )
    outcome = ended(lost).board.outcome()
    assert outcome is not None and outcome.grade == "" and outcome.ranks == [0]


@rule("LAN-202", "LAN-201")
def test_together_the_other_losses_remain() -> None:
    elves = given(2, cooperative="true").tile("oak", "elves").tile("slice", "elves").tile("gorge", "elves")
    assert ended(elves).ending() == "three-elves"
    crisis = given(2, cooperative="true").hand(TIFFANY, "igor1").tile("slice", "fever").reserve(crises=0)
    crisis.to_place(TIFFANY, "arm").luck_is("tick1").does(TIFFANY, "draw")
    assert crisis.ending() == "no-crisis-left"


@rule("LAN-R64")
def test_a_table_may_play_with_open_hands() -> None:
    closed = given(3).hand(PETULIA, "igor1 tick1").view(TIFFANY)["seats"]
    opened = given(3, open_hands="true").hand(PETULIA, "igor1 tick1").view(TIFFANY)["seats"]
    assert isinstance(closed, list) and isinstance(opened, list)
    assert closed[PETULIA]["hand"] is None and closed[PETULIA]["hand_count"] == 2
    assert opened[PETULIA]["hand"] == ["igor1", "tick1"]


@rule("LAN-R67")
def test_misprints_are_read_as_meant() -> None:
    assert words_for("fr").card(LANCRE, "magrat") == "Chaumière de Magrat"
