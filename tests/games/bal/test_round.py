"""Chapter 3: the round, its Sabbat and its laps."""

import pytest

from esbat.games.bal import rules
from tests.games.bal.given import ANNE, JEANNE, LOUISE, MARIE, Given, given

rule = pytest.mark.rule


def turn(play: Given, seat: int, target: int) -> Given:
    """A plain turn: a red potion, not parried."""
    return play.attack(seat, target, "R").does(target, "yield")


def last_turn(seats: int = 3) -> Given:
    """The last turn of lap II: the seat on the right of the first player's."""
    return given(seats, level="easy").lap(2, first=ANNE)


@rule("BAL-019", "BAL-021", "BAL-022", "BAL-029")
def test_a_round_ends_in_a_sabbat() -> None:
    play = last_turn().discarded("J J").hand(JEANNE, "R R R R R").begins(JEANNE)
    turn(play, JEANNE, ANNE).told("swept 1")
    assert "round_began marie 2" in play.events() and "turn_began marie" in play.events()
    assert play.board.first == MARIE and play.board.lap == 1 and play.board.round == 2
    assert play.in_discard() == ""


@rule("BAL-020")
def test_the_first_round_begins_without_a_sabbat() -> None:
    play = given(4, level="easy").begins()
    assert play.board.round == 1 and play.board.lap == 1 and play.asks() == "aim"
    assert [play.size(seat) for seat in range(4)] == [3, 3, 3, 3]


@rule("BAL-023", "BAL-R09")
def test_as_many_cards_as_crapzouilles_up_to_ten() -> None:
    play = last_turn().lives(ANNE, 2).lives(MARIE, 6).hand(MARIE, "R R R R R R J")
    play.hand(JEANNE, "R R R R R").begins(JEANNE)
    turn(play, JEANNE, MARIE)
    # Anne 3 + 2; Marie 7, five alive after the loss: + 3; Jeanne 5 - 1 + 1 for the win, + 5.
    assert [play.size(seat) for seat in range(3)] == [5, 10, 10]
    sabbat = play.events()[play.events().index("round_began marie 2") :]
    drawers = [line.split()[1] for line in sabbat if line.startswith("drew")]
    assert drawers == ["marie"] * 3 + ["jeanne"] * 5 + ["anne"] * 2


@rule("BAL-024", "BAL-025", "BAL-026", "BAL-R10")
@pytest.mark.parametrize(
    ("held", "alive", "drawn"), [(4, 3, 3), (6, 5, 4), (10, 10, 0), (12, 7, 0), (9, 1, 1)]
)
def test_the_rulebooks_examples(held: int, alive: int, drawn: int) -> None:
    play = (
        last_turn()
        .lives(ANNE, alive)
        .hand(ANNE, " ".join(["R"] * held))
        .hand(JEANNE, "J R R R R")
        .begins(JEANNE)
    )
    assert rules.sabbat_draw(play.board, ANNE) == drawn
    turn(play, JEANNE, MARIE)
    assert play.size(ANNE) == held + drawn


@rule("BAL-027", "BAL-050")
def test_carabosse_goes_clockwise_through_the_living() -> None:
    play = given(4, level="easy").begins()
    order = []
    for _ in range(4):
        seat = int(play.board.turn)
        order.append(seat)
        turn(play, seat, (seat + 1) % 4)
    assert order == [ANNE, MARIE, JEANNE, LOUISE]


@rule("BAL-028", "BAL-029")
def test_two_equal_laps_make_a_round() -> None:
    play = given(4, level="easy").begins()
    turns = []
    while play.board.round == 1:
        turns.append((int(play.board.lap), int(play.board.turn)))
        turn(play, int(play.board.turn), (int(play.board.turn) + 1) % 4)
    assert turns == [(lap, seat) for lap in (1, 2) for seat in range(4)]
    assert "lap_began 2" in play.events(play.log)


@rule("BAL-R45", "BAL-061")
def test_an_eliminated_first_player_still_marks_the_lap() -> None:
    """Anne, first, dies in Marie's turn: Jeanne, Louise; lap II Marie, Jeanne, Louise; then Marie first."""
    play = given(4, level="easy").lives(ANNE, 1).hand(MARIE, "J R R R R").begins(MARIE)
    play.attack(MARIE, ANNE, "J").does(ANNE, "yield")
    order = []
    while play.board.round == 1:
        seat = int(play.board.turn)
        order.append((int(play.board.lap), seat))
        turn(play, seat, MARIE if seat != MARIE else JEANNE)
    assert order == [(1, JEANNE), (1, LOUISE), (2, MARIE), (2, JEANNE), (2, LOUISE)]
    assert play.board.first == MARIE and play.board.turn == MARIE


@rule("BAL-061")
def test_an_eliminated_neighbour_is_passed_over() -> None:
    play = given(4, level="easy").lives(MARIE, 1).hand(ANNE, "J R R R").begins()
    play.attack(ANNE, MARIE, "J").does(MARIE, "yield").told("turn_began jeanne")


@rule("BAL-R84", "BAL-101")
def test_a_ball_may_be_laid_before_the_sabbat() -> None:
    play = given(3, level="medium").lap(2).hand(MARIE, "boule R R J").hand(JEANNE, "R R R R R").begins(JEANNE)
    play.does(MARIE, "pass")  # the window at the start of the turn
    turn(play, JEANNE, ANNE)
    assert play.asks() == "before_sabbat" and play.asked() == [MARIE] and play.board.round == 1
    assert play.refuses(MARIE, "mine").rule == "BAL-080"
    play.does(MARIE, "ball")
    assert play.asks() == "exchange"
    play.does(ANNE, "give R", "give R").does(MARIE, "give J", "give R").does(JEANNE, "give R", "give R")
    assert play.board.round == 2 and "boule" not in play.in_discard()
