"""The apprentice of Witchstone: how much it scores, and what it does where the right choice is plain."""

import pytest

from esbat.bots import bot, mind_of
from esbat.engine.chance import seeded
from esbat.games.witchstone import state as fields
from esbat.games.witchstone.game import WITCHSTONE
from esbat.games.witchstone.names import EARNINGS
from esbat.games.witchstone.state import Board
from tests.bots.plays import played
from tests.games.witchstone.given import YELLOW, Given, given


def scores(names: list[str], plays: int, seed: int) -> list[list[tuple[int, int]]]:
    """For each play, each seat's score, and what it would be had no crystal been spoiled."""
    found = []
    for number in range(plays):
        state = played(WITCHSTONE, [bot("witchstone", name) for name in names], {}, seed + number)
        assert isinstance(state, Board)
        spoiled = fields.EARNED + 4 * EARNINGS.index("spoiled")
        row = []
        for seat in range(len(names)):
            score = int(state.own[fields.SCORE + seat])
            row.append((score, score - int(state.own[spoiled + seat])))
        found.append(row)
    return found


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_scores_more_than_twice_what_chance_does(seats: int) -> None:
    """Chance spoils all its crystals and ends below nought: it is measured as if they had cost nothing."""
    random = [seat for play in scores(["random"] * seats, 20, 700) for seat in play]
    apprentices = [seat for play in scores(["apprentice"] * seats, 4, 700) for seat in play]
    chance = sum(unspoiled for _, unspoiled in random) / len(random)
    apprentice = sum(score for score, _ in apprentices) / len(apprentices)
    assert chance > 5
    assert apprentice >= 2 * chance
    assert apprentice >= 60


def test_it_wins_among_three_who_play_at_random() -> None:
    for number in range(4):
        names = ["apprentice" if seat == number else "random" for seat in range(4)]
        (play,) = scores(names, 1, 900 + number)
        assert max(range(4), key=lambda seat: play[seat][0]) == number


def chosen(play: Given, seat: int = YELLOW) -> str:
    mind = mind_of(WITCHSTONE, play.board, seat, seeded(1))
    return str(WITCHSTONE.text(bot("witchstone", "apprentice").choose(mind)))


def test_it_lays_where_both_symbols_join_their_like() -> None:
    """Between the printed energy and the printed witch."""
    play = given().hand(YELLOW, "energy-witch")
    play.does(YELLOW, "lay energy-witch")
    assert chosen(play) == "put 1,-3"
    play.does(YELLOW, "put 1,-3")
    assert chosen(play) == "join 2,-3"


def test_it_finishes_a_connection() -> None:
    play = given().begun(YELLOW, "t1-stone", 2).has(YELLOW, "energy", 1)
    assert chosen(play) == "charge t1-stone"


def test_it_sends_a_witch_to_the_witchstone_first() -> None:
    play = given().connected(YELLOW, "t1-stone t1-c1").lying(YELLOW, 1).has(YELLOW, "witch", 1)
    assert chosen(play) == "send stone"


def test_it_lifts_no_crystal_out_while_there_is_something_else_to_do() -> None:
    play = given().has(YELLOW, "crystal", 1)
    assert chosen(play).startswith("push ")


def test_it_shelves_a_crystal_that_waits() -> None:
    play = given().crystals(YELLOW, "-3,2").has(YELLOW, "crystal", 1).does(YELLOW, "push -3,2 x5")
    assert chosen(play).split()[0] in ("shelve", "lower")
