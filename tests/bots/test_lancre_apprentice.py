"""The bots of Lancre: how often the apprentice wins, and what it does where the right choice is plain."""

from pathlib import Path

import pytest

from esbat.bots import bot, mind_of
from esbat.bots.compiled_lancre import answer, usual
from esbat.bots.compiled_lancre_weights import KINDS, Weights, kind_of
from esbat.engine.chance import seeded
from esbat.games.lancre.game import LANCRE
from esbat.games.lancre.view import LancreView
from esbat.lab.guests import kind_in
from tests.bots.plays import played, positions
from tests.games.lancre.given import TIFFANY, Given, given

WALKER = Path(__file__).parents[2] / "docs" / "ladder" / "walker.py"


def victories(plays: int, seed: int) -> int:
    """Plays won outright by one apprentice among three walkers."""
    apprentice, other = bot("lancre", "apprentice"), kind_in(WALKER)()
    won = 0
    for number in range(plays):
        own = number % 4
        table = [apprentice if seat == own else other for seat in range(4)]
        outcome = played(LANCRE, table, {}, seed + number).outcome()
        assert outcome is not None
        won += outcome.winners() == [own]
    return won


@pytest.mark.long
def test_it_wins_at_least_75_of_100_plays_among_three_walkers() -> None:
    """Plays that all lose together count for nobody."""
    assert victories(plays=100, seed=2000) >= 75


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_apprentices_among_themselves_score_as_the_rulebook_expects(seats: int) -> None:
    scores: list[int] = []
    for number in range(12):
        outcome = played(LANCRE, [bot("lancre", "apprentice")] * seats, {}, 50 + number).outcome()
        assert outcome is not None
        scores += outcome.scores
    assert 17 <= sum(scores) / len(scores) <= 33


@pytest.mark.long
@pytest.mark.parametrize(("seats", "least"), [(1, 8), (2, 16), (3, 8), (4, 18)])
def test_without_opponents_it_often_saves_the_land(seats: int, least: int) -> None:
    """Of 40 plays, alone and together; it looks after what helps everybody, not after points."""
    table = [bot("lancre", "apprentice")] * seats
    outcomes = [
        played(LANCRE, table, {"cooperative": "true"}, 700 + number).outcome() for number in range(40)
    ]
    assert sum(bool(outcome and outcome.winners()) for outcome in outcomes) >= least


def chosen(play: Given, seat: int = TIFFANY) -> str:
    mind = mind_of(LANCRE, play.board, seat, seeded(1))
    return str(LANCRE.text(bot("lancre", "apprentice").choose(mind)))


def test_it_walks_to_an_easy_problem_in_reach() -> None:
    assert (
        chosen(given().hand(TIFFANY, "igor1").tile("badass", "death").tile("town1", "lily")) == "walk badass"
    )


def test_it_flies_where_much_is_to_be_won() -> None:
    play = given().hand(TIFFANY, "feegle1 igor1").tile("sunless", "death")
    assert chosen(play) == "fly feegle1"
    assert chosen(play.does(TIFFANY, "fly feegle1")) == "land sunless"


def test_it_flees_what_it_cannot_solve() -> None:
    play = (
        given()
        .hand(TIFFANY, "tick1")
        .tile("badass", "duke")
        .luck_is("2 2")
        .does(TIFFANY, "walk badass", "roll")
    )
    assert chosen(play).startswith("flee ")


def test_it_closes_the_gap_with_a_bonus() -> None:
    play = given().hand(TIFFANY, "feegle1 igor1").tile("badass", "arm").luck_is("2 2 2 2")
    play.does(TIFFANY, "walk badass", "roll", "face")
    assert chosen(play) == "use feegle1"


def test_it_knows_a_remedy() -> None:
    play = given().hand(TIFFANY, "aching igor1").tile("badass", "sheep").does(TIFFANY, "walk badass")
    assert chosen(play) == "use aching"


def test_it_has_tea_when_cackles_weigh() -> None:
    play = given().cackles(5).at(1, "badass").hand(TIFFANY, "igor1")
    assert chosen(play) == "walk badass"


# ---- weights

TABLES = [(2, "false"), (1, "true"), (2, "true"), (3, "true"), (4, "true")]


@pytest.mark.parametrize(("kind", "seats", "together"), [(KINDS[at], *TABLES[at]) for at in range(5)])
def test_by_the_usual_weights_of_its_kind_of_play_it_answers_as_usual(
    kind: str, seats: int, together: str
) -> None:
    """With cackles dear from the beginning it answers otherwise at some of the same questions."""
    weights, others = Weights(kind), Weights(kind)
    others.cackle[3] = others.cackle[4] = others.cackle[5] = 2000
    differing = 0
    bots = [bot("lancre", "apprentice")] * seats
    for state, seat in positions(LANCRE, bots, {"cooperative": together}, 3, 1):
        mind = mind_of(LANCRE, state, seat, seeded(1))
        view = mind.view
        assert isinstance(view, LancreView)
        assert kind_of(view) == kind
        assert answer(mind, weights) == usual(mind)
        differing += answer(mind, others) != usual(mind)
    assert differing


def test_what_things_are_worth_decides_where_it_goes() -> None:
    play = given().hand(TIFFANY, "igor1").tile("badass", "death").tile("town1", "lily")
    mind = mind_of(LANCRE, play.board, TIFFANY, seeded(1))
    weights = Weights()
    assert LANCRE.text(answer(mind, weights)) == "walk badass"
    weights.point = 0
    for at in range(2):
        weights.small_card[at] = -100
    assert LANCRE.text(answer(mind, weights)) != "walk badass"
