"""Records of plays that continue others: checked like any other, and refused when something is wrong."""

import json
import random
from pathlib import Path

import pytest

from esbat.engine.errors import BadText
from esbat.engine.record import Record, read_record
from esbat.games import game
from esbat.table.continued import ContinuedTable, Origin, laid_table, origin_of
from esbat.table.table import Table
from esbat.table.verify import verified
from esbat.web.telling.story import Story, shown
from tests.cli.console import esbat


def played(table: Table, seed: int, most: int = 10_000) -> Table:
    chooser = random.Random(seed)
    while not table.over and most:
        seat = chooser.choice(table.state.acting())
        table.submit(seat, table.game.text(chooser.choice(table.state.legal(seat))))
        most -= 1
    return table


@pytest.fixture(name="old", scope="module")
def an_old_play() -> Table:
    return played(Table(game("air"), 3, {}, b"o" * 16, ["a", "b", "c"]), 1)


def continued(old: Table, at: int, seat: int, secret: bytes = b"n" * 16) -> Table:
    before = old.origin if isinstance(old, ContinuedTable) else None
    origin = Origin(old.secret, [(move.seat, move.text) for move in old.standing[:at]], seat, before)
    return laid_table(old.game, old.seats, old.options, secret, ["a", "b", "c"], origin)


def test_it_begins_where_the_old_one_stood_as_its_seat_saw_it(old: Table) -> None:
    for at in (0, 25, 60):
        there = Table(old.game, 3, {}, b"o" * 16, ["a", "b", "c"])
        there.lay_again([(move.seat, move.text) for move in old.standing[:at]])
        for seat in range(3):
            table = continued(old, at, seat)
            assert table.state.view(seat).data() == there.state.view(seat).data()
            assert table.state.legal(seat) == there.state.legal(seat)


def test_its_record_is_verified_and_so_is_that_of_its_own_continuation(old: Table) -> None:
    table = played(continued(old, 30, 1), 2)
    text = table.record().text()
    found = verified(text, game)
    assert isinstance(found, ContinuedTable) and found.origin.seat == 1 and len(found.origin.moves) == 30
    assert read_record(text).text() == text
    deeper = played(continued(table, 10, 0, b"d" * 16), 3)
    again = verified(deeper.record().text(), game)
    assert isinstance(again, ContinuedTable) and again.origin.before is not None


def told_to(story: Story, eyes: int) -> list[object]:
    return [shown(story.game, entry, eyes, 0) for entry in story.entries]


def test_it_keeps_the_history_of_the_plays_before(old: Table) -> None:
    """Told as it was told there, to every pair of eyes; nobody at the new table has done anything yet."""
    there = Table(old.game, 3, {}, b"o" * 16, ["a", "b", "c"])
    there.lay_again([(move.seat, move.text) for move in old.standing[:30]])
    table = continued(old, 30, 1)
    story = Story(table)
    for eyes in range(-1, 3):
        assert told_to(story, eyes) == told_to(Story(there), eyes)
    assert story.known == [0, 0, 0, 0]
    played(table, 2)
    deeper = Story(continued(table, 10, 0, b"d" * 16))
    assert told_to(deeper, 0)[: len(story.entries)] == told_to(story, 0)
    assert len(deeper.entries) > len(story.entries)


def test_taking_back_works_there_too(old: Table) -> None:
    table = continued(old, 30, 1)
    before = table.state.numbers()
    chooser = random.Random(5)
    for _ in range(200):
        seat = table.state.acting()[0]
        table.submit(seat, table.game.text(chooser.choice(table.state.legal(seat))))
        if table.can_undo(seat):
            table.undo(seat)
            break
    again = continued(old, 30, 1)
    again.lay_again(table.acts)
    assert again.state.numbers() == table.state.numbers() and before


def test_an_ordinary_record_is_written_as_before() -> None:
    record = Record("air", 1, 2, {}, ["a", "b"], b"s" * 16, [(0, "draw")], None)
    assert "origin" not in record.text()
    assert list(json.loads(record.head())) == [
        "esbat",
        "game",
        "edition",
        "seats",
        "options",
        "players",
        "commitment",
    ]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda origin: origin.update(seat=9), "record-damaged"),
        (lambda origin: origin.update(seat=True), "record-damaged"),
        (lambda origin: origin.update(seed="zz"), "record-damaged"),
        (lambda origin: origin.update(seed="00"), "record-damaged"),
        (lambda origin: origin.update(seed="00" * 16), "record-seal-broken"),
        (lambda origin: origin.update(moves=[[0]]), "record-damaged"),
        (lambda origin: origin.update(moves=[[0, "end"]]), "record-origin"),
        (lambda origin: origin.update(moves=[[0, "undo"]]), "record-origin"),
        (lambda origin: origin["moves"].pop(), "record-"),
        (lambda origin: origin.update(origin=3), "record-damaged"),
    ],
)
def test_a_wrong_origin_is_named(old: Table, change: object, key: str) -> None:
    lines = played(continued(old, 30, 1), 2, 40).record().text().splitlines()
    head = json.loads(lines[0])
    change(head["origin"])  # type: ignore[operator]
    lines[0] = json.dumps(head, ensure_ascii=False, separators=(",", ":"))
    with pytest.raises(BadText) as trouble:
        verified("\n".join(lines) + "\n", game)
    assert trouble.value.key.startswith(key)


def test_an_origin_within_an_origin_within_an_origin_has_an_end() -> None:
    data: dict[str, object] = Origin(b"o" * 16, [], 0).data()
    for _ in range(40):
        data = {**Origin(b"o" * 16, [], 0).data(), "origin": data}
    with pytest.raises(BadText):
        origin_of(data)


def test_the_command_says_that_it_continues_another_play(old: Table, tmp_path: Path) -> None:
    file = tmp_path / "continued.jsonl"
    file.write_text(played(continued(old, 40, 1), 3).record().text(), encoding="utf-8")
    said = esbat("verify", str(file))
    assert said.code == 0
    assert "continues another from its move 40" in said.out
