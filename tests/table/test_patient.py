"""A patient table stops at every window, asked or not; its record is that of any other table."""

import random

import pytest

from esbat.games import game
from esbat.table.table import Table
from esbat.table.verify import verified

BAL = game("bal")


def played(seats: int, options: dict[str, str], luck: int, most: int) -> tuple[Table, int, int]:
    """A patient play at random, with how often it stopped at a window, and how often nobody was asked."""
    chooser = random.Random(luck)
    table = Table(BAL, seats, options, bytes([luck]) * 16, ["random"] * seats, patient=True)
    windows = empty = 0
    while not table.over and table.version < most:
        windows += table.state.in_window()
        if table.waiting:
            empty += 1
            table.go_on()
            continue
        seat = chooser.choice(table.state.acting())
        table.submit(seat, BAL.text(chooser.choice(table.state.legal(seat))))
    return table, windows, empty


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {"level": "hard"}), (4, {"level": "medium", "crapzouilles": "5"}), (6, {"level": "easy"})],
)
def test_a_patient_play_is_the_same_play(seats: int, options: dict[str, str]) -> None:
    for luck in range(1, 6):
        table, windows, empty = played(seats, options, luck, 250)
        assert windows > empty > 0
        again = Table(BAL, seats, options, table.secret, table.players)
        again.lay_again(table.acts)
        while table.waiting:
            table.go_on()
        assert again.state.numbers() == table.state.numbers()
        told = [event.numbers() for happening in table.happenings for event in happening.events]
        assert told == [event.numbers() for happening in again.happenings for event in happening.events]
        assert again.record().text() == table.record().text()


def test_a_patient_table_is_laid_again_at_the_same_window() -> None:
    for most in range(1, 60):
        table, _, _ = played(4, {"level": "medium"}, 7, most)
        again = Table(BAL, 4, {"level": "medium"}, table.secret, table.players, patient=True)
        again.lay_again(table.acts)
        assert again.state.numbers() == table.state.numbers()
        assert again.waiting == table.waiting


def test_the_seat_that_is_asked_last_is_known_beforehand() -> None:
    """BAL-R97. Whoever would be asked after all have passed can be asked along with them."""
    found = 0
    for luck in range(1, 12):
        chooser = random.Random(luck)
        table = Table(BAL, 4, {"level": "medium"}, bytes([luck]) * 16, [""] * 4, patient=True)
        while not table.over and table.version < 200:
            ahead = table.state.window_ahead() if table.state.in_window() else None
            if table.state.in_window():
                for seat in table.state.acting():
                    table.submit(seat, "pass")
                if table.waiting:
                    table.go_on()
                if ahead is not None:
                    found += 1
                    [last] = ahead.acting()
                    assert table.state.acting() == [last]
                    assert table.state.legal(last) == ahead.legal(last)
                    assert table.state.view(last).data() == ahead.view(last).data()
            if table.over or table.state.in_window():
                continue
            seat = chooser.choice(table.state.acting())
            table.submit(seat, BAL.text(chooser.choice(table.state.legal(seat))))
    assert found > 5


def test_the_record_of_a_patient_play_is_verified() -> None:
    for luck in range(20, 24):
        table, _, _ = played(3, {"level": "easy", "crapzouilles": "5"}, luck, 5000)
        if table.over:
            verified(table.record().text(), game)
            return
    pytest.fail("no play ended")
