"""Questions that leave no choice: the table answers them, says so, and takes them back, too."""

import pytest

from esbat.engine.chance import seeded
from esbat.games import SHELF
from esbat.games.air.game import AIR
from esbat.table.alone import is_open, only_answer
from esbat.table.table import ALONE, ALONE_IN_SECRET, CHOSEN, UNDO, Table

SECRET = bytes(range(16))
TABLES = [(code, seats) for code, game in SHELF.items() for seats in {game.fewest, game.most}]


def settling(code: str, seats: int, number: int) -> Table:
    table = Table(SHELF[code], seats, {}, bytes([number]) * 16, [f"seat {seat}" for seat in range(seats)])
    table.settles = True
    return table


def step(table: Table, number: int) -> None:
    """Any legal move of whoever is asked."""
    seat = table.state.acting()[0]
    legal = table.state.legal(seat)
    table.submit(seat, table.game.text(legal[seeded(number).pick(len(legal))]))


def test_turning_a_card_wants_its_moment() -> None:
    """A first draw is all there is to do in Air (AIR-014), and nobody takes it from a player."""
    table = Table(AIR, 2, {"first_player": "0"}, SECRET, ["anne", "marie"])
    assert len(table.state.legal(0)) == 1
    assert only_answer(AIR, table.state) is None


@pytest.mark.parametrize(("code", "seats"), TABLES)
def test_what_leaves_no_choice_is_marked_and_never_what_leaves_one(code: str, seats: int) -> None:
    for number in range(3):
        table = settling(code, seats, number)
        while not table.over and table.version < 600:
            found, public = only_answer(table.game, table.state), is_open(table.state)
            asked = table.state.acting()[0]
            before = len(table.state.legal(asked))
            step(table, table.version)
            told = table.happenings[-1]
            if found is None:
                assert told.alone == CHOSEN
                continue
            assert before == 1 and told.seat == found[0]
            assert told.alone == (ALONE if public else ALONE_IN_SECRET)
            assert not any(table.game.events[event.kind].brings_news() for event in told.events)


@pytest.mark.parametrize("code", ["witchstone", "lancre", "bal"])
def test_taking_back_goes_to_the_last_choice_and_lays_again_alike(code: str) -> None:
    """Taking back only the forced answer would change nothing: it would be given again at once."""
    seen = 0
    for number in range(40):
        table = settling(code, SHELF[code].fewest, number)
        while not table.over and table.version < 400 and seen < 3:
            seat = table.state.acting()[0]
            step(table, 7 * number + table.version)
            if table.happenings[-1].alone == CHOSEN or not table.can_undo(seat):
                continue
            seen += 1
            at = table.undoable(seat)
            assert table.standing[at].alone == CHOSEN
            table.submit(seat, UNDO)
            assert len(table.standing) == at
            assert only_answer(table.game, table.state) is None
            again = settling(code, SHELF[code].fewest, number)
            again.lay_again(table.acts)
            assert again.state.numbers() == table.state.numbers()
    assert seen


def test_without_the_switch_nothing_is_marked() -> None:
    table = Table(AIR, 2, {}, SECRET, ["anne", "marie"])
    while not table.over:
        step(table, table.version)
    assert all(happening.alone == CHOSEN for happening in table.happenings)
