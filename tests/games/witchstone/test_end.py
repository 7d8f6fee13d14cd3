"""Chapters 19 and 20: the end, ties, handicaps; and how far a turn can be taken back."""

import pytest

from esbat.engine.chance import seeded
from esbat.games.witchstone import flow
from esbat.games.witchstone import state as fields
from esbat.games.witchstone.game import WITCHSTONE
from esbat.games.witchstone.names import EARNINGS
from esbat.table.table import UNDO, Table
from tests.games.witchstone.given import BLUE, RED, YELLOW, Given, fresh, given
from tests.games.witchstone.test_turn import one_turn

rule = pytest.mark.rule


def last_turn(seats: int = 2) -> Given:
    """The last seat is in its last turn, with one energy action left."""
    play = given(seats)
    for seat in range(seats):
        play.sets(fields.TURNS, seat, 11).sets(fields.DRAWS, seat, 0)
    return play.has(seats - 1, "energy", 1)


@rule("WST-216")
def test_the_play_ends_when_all_have_had_eleven_turns() -> None:
    play = last_turn(3).does(BLUE, "done")
    assert play.asks() == "over"
    outcome = play.board.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.rule) == ("eleven-turns", "WST-216")
    assert play.refuses(BLUE, "done").rule == "WST-216"
    earlier = given(3).sets(fields.TURNS, YELLOW, 11).sets(fields.TURNS, RED, 10).has(YELLOW, "energy", 1)
    assert earlier.does(YELLOW, "done").asked() == [RED]


@rule("WST-217", "WST-218", "WST-219", "WST-220", "WST-221", "WST-193", "WST-194")
def test_what_is_counted_at_the_end() -> None:
    play = last_turn().sets(fields.OWLS, YELLOW, 2**0 + 2**7).sets(fields.TOKENS, YELLOW, 5)
    play.holds(YELLOW, "single doublewand villages witcheslying").lying(YELLOW, 3)
    play.does(RED, "done")
    found = [play.earned(YELLOW, what) for what in ("owls", "tokens", "spells", "prophecies")]
    assert found == [12, 10, 4, 8]
    assert play.score(YELLOW) == 34
    play.told("prophesied yellow villages 1", "scored yellow 1 prophecies")
    play.told("prophesied yellow witcheslying 7", "scored yellow 7 prophecies")


@rule("WST-222")
def test_nothing_else_is_counted() -> None:
    play = last_turn().lying(YELLOW, 5).standing(YELLOW, "f1 f2").sets(fields.SPENT, YELLOW, 7)
    play.hex(YELLOW, "crystal-wand", "0,1").sets(fields.HEXES, YELLOW, 3).shelf("wand", 4)
    play.connected(YELLOW, "t1-f1 t1-stone").does(RED, "done")
    assert play.score(YELLOW) == 0
    assert len(EARNINGS) == 12


@rule("WST-223")
def test_most_points_win() -> None:
    play = (
        last_turn(3).sets(fields.SCORE, YELLOW, 30).sets(fields.SCORE, RED, 41).sets(fields.SCORE, BLUE, 12)
    )
    play.does(BLUE, "done")
    outcome = play.board.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ([30, 41, 12], [2, 1, 3])


@rule("WST-224", "WST-R23")
@pytest.mark.parametrize(
    ("places", "arrivals", "ranks"),
    [
        ((9, 12, 5), (1, 2, 3), [2, 1, 3]),
        ((20, 20, 20), (7, 3, 5), [3, 1, 2]),
        ((12, 12, 3), (4, 9, 1), [1, 2, 3]),
        ((0, 0, 0), (0, 0, 0), [1, 1, 1]),
        ((0, 1, 0), (0, 1, 0), [2, 1, 2]),
    ],
)
def test_ties_go_to_the_farthest_then_to_the_first_there(
    places: tuple[int, ...], arrivals: tuple[int, ...], ranks: list[int]
) -> None:
    play = last_turn(3)
    for seat in range(3):
        play.sets(fields.AHEAD, seat, places[seat]).sets(fields.ARRIVAL, seat, arrivals[seat])
    play.does(BLUE, "done")
    outcome = play.board.outcome()
    assert outcome is not None
    assert outcome.ranks == ranks


@rule("WST-224")
def test_who_arrives_later_lies_higher_in_the_pile() -> None:
    play = given().sets(fields.AHEAD, YELLOW, 19).sets(fields.AHEAD, RED, 19)
    play.has(RED, "wand", 1).does(RED, "stride 1").has(YELLOW, "wand", 1).does(YELLOW, "stride 1")
    assert play.get(fields.ARRIVAL, RED) < play.get(fields.ARRIVAL, YELLOW)


# ---- handicaps


@rule("WST-225", "WST-226", "WST-227", "WST-229", "WST-231", "WST-R45")
def test_levels_are_chosen_by_each_and_leave_eleven_tiles() -> None:
    play = fresh(4, handicap_1="3", handicap_2="2", handicap_3="1")
    for seat, hand, draws in ((0, 3, 8), (1, 2, 9), (2, 0, 11), (3, 5, 10)):
        assert (play.tiles(seat), play.get(fields.DRAWS, seat)) == (hand, draws)
        assert play.tiles(seat) + play.get(fields.UNDRAWN, seat).bit_count() == 15


def hands_of(level: str) -> list[int]:
    """A whole play of a handicapped seat: how many tiles it could choose from in each turn."""
    play = given(2, handicap_1=level)
    for seat in (YELLOW, RED):
        play.crystals(seat, "").sets(fields.TURNS, seat, 0)
    play.board.depth = 0
    flow.begin_turn(play.board, YELLOW)
    hands = []
    while play.asks() != "over":
        (seat,) = play.asked()
        if seat == YELLOW:
            hands.append(play.tiles(YELLOW))
        one_turn(play, seat)
    assert (play.tiles(YELLOW), play.get(fields.DRAWS, YELLOW)) == ((0, 0) if level != "none" else (4, 0))
    return hands


@rule("WST-227", "WST-228", "WST-232")
def test_level_three_chooses_one_of_three_but_for_the_last_two_turns() -> None:
    assert hands_of("3") == [3] * 9 + [2, 1]


@rule("WST-229", "WST-230", "WST-232")
def test_level_two_chooses_one_of_two_but_for_the_last_turn() -> None:
    assert hands_of("2") == [2] * 10 + [1]


@rule("WST-231", "WST-232", "WST-216")
def test_level_one_plays_what_it_draws() -> None:
    assert hands_of("1") == [1] * 11
    play = given(2, handicap_2="1")
    play.has(YELLOW, "energy", 1).does(YELLOW, "done")
    assert (play.asked(), play.tiles(RED)) == ([RED], 1)


@rule("WST-233", "WST-R45")
def test_a_handicap_changes_nothing_else() -> None:
    """The same position with and without a handicap offers the same actions, and scores the same."""
    plain, handicapped = (given(2, handicap_1=level).has(YELLOW, "energy", 3) for level in ("none", "2"))
    assert plain.offers(YELLOW) == handicapped.offers(YELLOW)
    for play in (plain, handicapped):
        play.does(YELLOW, *["charge t1-stone"] * 3)
    assert plain.score(YELLOW) == handicapped.score(YELLOW) == 6
    assert plain.asked() == handicapped.asked() == [RED]


# ---- taking back


@rule("WST-R50")
def test_a_turn_is_taken_back_to_its_beginning_while_no_pile_has_shown_anything() -> None:
    table = Table(WITCHSTONE, 2, {}, bytes(16), ["a", "b"])
    while table.state.question().name != "tile":  # type: ignore[union-attr]
        seat = table.state.mover()
        table.submit(seat, WITCHSTONE.text(table.state.legal(seat)[-1]))
    seat, before, steps = table.state.mover(), table.state.numbers(), 0
    for verb in ("lay", "put", "join", "begin"):
        offered = [WITCHSTONE.text(move) for move in table.state.legal(seat)]
        table.submit(seat, next(text for text in offered if text.startswith(verb)))
        steps += 1
    assert table.state.question().name == "act"  # type: ignore[union-attr]
    for _ in range(steps):
        assert table.can_undo(seat)
        table.submit(seat, UNDO)
    assert table.state.numbers() == before


@rule("WST-098", "WST-180", "WST-R50")
def test_a_refilled_pile_is_a_barrier() -> None:
    facts = {fact.name: fact for fact in WITCHSTONE.events}
    assert [name for name, fact in facts.items() if fact.brings_news()] == [
        "turned_hex",
        "shown_scroll",
        "drew",
    ]


@rule("WST-001")
def test_random_plays_end_with_scores_that_add_up() -> None:
    for seed in range(10):
        play = WITCHSTONE.new(2 + seed % 3, {}, seeded(seed))
        chooser = seeded(seed + 100)
        while play.acting():
            moves = play.legal(play.mover())
            assert len(moves) <= 100
            play.apply(play.mover(), moves[chooser.pick(len(moves))])
        outcome = play.outcome()
        assert outcome is not None
        assert 1 in outcome.ranks
