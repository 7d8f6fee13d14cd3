"""Where a finished play turned: read off its states, judged by the strongest bot, told with its replay."""

import random

import pytest

from esbat.bots import bot, mind_of
from esbat.engine.chance import seeded
from esbat.engine.state import State
from esbat.games import SHELF, game
from esbat.table.table import Table
from esbat.web.telling.replay import Reel
from esbat.web.telling.turning import (
    BLUNDER,
    LEAST,
    LUCK,
    MOST,
    MOST_DOUBTED,
    SLIP,
    Turn,
    doubted,
    marked,
    turns_of,
    with_blunders,
)
from esbat.web.thinking.questions import Thought, answered
from esbat.web.wire_http import Turning

SEATS = {"wildegrens": 1}


def played_out(code: str, seed: int) -> Table:
    """A play of this game to its end, by chance."""
    luck = random.Random(seed)
    rules = game(code)
    seats = SEATS.get(code, 3)
    table = Table(rules, seats, {}, bytes(32), [""] * seats)
    while not table.over:
        seat = table.state.acting()[0]
        table.submit(seat, rules.text(luck.choice(table.state.legal(seat))))
    return table


def drawn_at(states: list[State], at: int) -> bool:
    """Was a card drawn or a die rolled in this move?"""
    return bool(states[at].chance.picks != states[at - 1].chance.picks)


@pytest.mark.once
@pytest.mark.parametrize("code", ["air", "witchstone"])
def test_a_play_is_marked_where_it_turned(code: str) -> None:
    reel = Reel(played_out(code, 5))
    marks = reel.turnings
    assert 0 < len(marks) <= MOST
    assert [mark.at for mark in marks] == sorted(mark.at for mark in marks)
    for mark in marks:
        assert abs(mark.share) >= LEAST
        assert 0 < mark.at < len(reel.states)
        if mark.by == LUCK:
            assert drawn_at(reel.states, mark.at), "luck is marked at the card or the roll itself"
        else:
            assert mark.seat == reel.acted[mark.at], "a choice is told of the one who made it"


def test_what_changes_little_is_not_marked_and_what_changes_much_names_the_seat() -> None:
    reel = Reel(played_out("air", 5))
    lucky = next(at for at in range(1, len(reel.states)) if drawn_at(reel.states, at))
    chosen = next(at for at in range(1, len(reel.states)) if not drawn_at(reel.states, at))
    little = Turn(lucky - 1, lucky, [50, 50, 0], [50 + LEAST - 1, 50 - LEAST + 1, 0])
    assert marked(little, reel.states, reel.acted) is None
    mark = marked(Turn(lucky - 1, lucky, [20, 30, 50], [20, 80, 0]), reel.states, reel.acted)
    assert mark == Turning(lucky, 1, 50, LUCK)
    # What a choice did to somebody else is not what is told of it.
    mover = reel.acted[chosen]
    after = [90 if seat == (mover + 1) % 3 else 10 for seat in range(3)]
    assert marked(Turn(chosen - 1, chosen, [10, 10, 10], after), reel.states, reel.acted) is None


def test_choices_of_costly_turns_are_doubted_the_costliest_first() -> None:
    reel = Reel(played_out("air", 5))
    moments = doubted(reel.turns, reel.states, reel.acted)
    assert 0 < len(moments) <= MOST_DOUBTED
    costs = []
    for at in moments:
        (turn,) = [turn for turn in reel.turns if turn.begun < at <= turn.end]
        assert len(reel.states[at - 1].legal(reel.acted[at])) > 1
        costs.append(turn.change(reel.acted[at]))
    assert costs == sorted(costs) and max(costs) <= -SLIP


def test_a_blunder_is_told_instead_of_what_else_its_turn_did() -> None:
    turns = [Turn(0, 4, [50], [30]), Turn(4, 9, [30], [60])]
    found = [Turning(3, 0, -20, LUCK), Turning(8, 0, 30, LUCK)]
    blunder = Turning(2, 0, -25, BLUNDER, "stay")
    assert with_blunders(found, [blunder], turns) == [blunder, found[1]]
    assert with_blunders(found, [], turns) == found


@pytest.mark.wheel
def test_who_takes_a_blow_that_could_be_parried_blunders_and_who_plays_as_the_judge_does_not() -> None:
    """A play of Le Bal by chance: the judge names blows that were taken, and stands by its own moves."""
    table = played_out("bal", 3)
    moves = [(standing.seat, standing.text) for standing in table.standing]
    reel = Reel(table)
    moments = doubted(reel.turns, reel.states, reel.acted)
    thought = Thought("bal", 3, {}, bytes(32).hex(), None, moves, 0, "crone", 7, judged=moments)
    found = answered(thought).verdicts
    assert found
    assert {each.at for each in found} <= set(moments)
    taken = [each for each in found if moves[each.at - 1][1] == "yield"]
    assert taken and {each.better.split()[0] for each in taken} <= {
        "parry",
        "joker",
        "broom",
        "treasure",
        "wand",
    }
    for each in found:
        state, seat = reel.states[each.at - 1], moves[each.at - 1][0]
        better = table.game.parse(each.better)
        assert better in state.legal(seat)
        judge = bot("bal", "crone")
        own = judge.judge(mind_of(table.game, state, seat, seeded(7)), better)
        assert own.move == better, "nothing is better than what the judge itself would do"


@pytest.mark.once
@pytest.mark.parametrize("code", SHELF)
def test_every_game_can_be_read(code: str) -> None:
    rules = game(code)
    state = rules.new(SEATS.get(code, 3), {}, seeded(1))
    assert turns_of(rules, [state, state.clone()]) == []
