"""`esbat backup`, `restore` and `admin`: on both stores, while people play."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from esbat.games import SHELF, game
from esbat.store import KeptAct, KeptKey, KeptPlay, KeptSeat, Store, open_store
from esbat.table.table import Table
from esbat.web.play.heads import Head
from esbat.web.wire import encoder
from tests.cli.console import esbat
from tests.store.conftest import address, postgres, postgres_address

__all__ = ["address", "postgres", "postgres_address"]

pytestmark = pytest.mark.once


def a_play(id: str, code: str, moves: int, name: str = "Agnès") -> KeptPlay:
    """A real play of this game, as far as so many moves."""
    rules = game(code)
    luck = random.Random(id)
    table = Table(rules, rules.fewest, {}, bytes(32), [""] * rules.fewest, patient=True)
    while not table.over and len(table.acts) < moves:
        if table.waiting:
            table.go_on()
            continue
        seat = table.state.acting()[0]
        table.submit(seat, rules.text(luck.choice(table.state.legal(seat))))
    head = Head(code, rules.edition, rules.fewest, table.options, "00" * 16)
    seats = [KeptSeat(seat, "me", f"{name} {seat}", joined=True) for seat in range(rules.fewest)]
    keys = [KeptKey(f"{id}{seat}".encode().ljust(32, b"h"), "token", seat) for seat in range(rules.fewest)]
    acts = [KeptAct(*act) for act in table.acts]
    return KeptPlay(id, encoder.encode(head), bytes(32), 1000.0, None, seats, keys, acts)


def with_store(address: str, work: Any) -> Any:
    async def main() -> Any:
        store = open_store(address)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(main())


def kept(address: str, *plays: KeptPlay) -> None:
    async def work(store: Store) -> None:
        for play in plays:
            await store.create(play)

    with_store(address, work)


def loaded(address: str, *ids: str) -> list[KeptPlay | None]:
    async def work(store: Store) -> list[KeptPlay | None]:
        return [await store.load(id) for id in ids]

    found: list[KeptPlay | None] = with_store(address, work)
    return found


def test_a_backup_comes_back_whole_into_a_database_of_the_other_kind(
    address: str, postgres_address: str, tmp_path: Path
) -> None:
    plays = [a_play(f"p{code}", code, 20) for code in SHELF]
    kept(address, *plays)
    file = tmp_path / "all.jsonl"
    assert f"{len(SHELF)} plays" in esbat("backup", str(file), "--db", address, "--lang", "en").out
    other = f"sqlite:///{tmp_path}/other.db" if address == postgres_address else postgres_address
    told = esbat("restore", str(file), "--db", other, "--lang", "en")
    assert told.code == 0 and f"{len(SHELF)} plays" in told.out
    ids = [play.id for play in plays]
    assert loaded(other, *ids) == loaded(address, *ids)
    again = esbat("restore", str(file), "--db", other, "--lang", "en")
    assert f"{len(SHELF)} were there already" in again.out


def test_a_backup_goes_on_while_people_play(address: str, tmp_path: Path) -> None:
    """A server writes, another process reads: each play is whole."""
    kept(address, *[a_play(f"p{number}", "air", 5) for number in range(5)])
    file = tmp_path / "all.jsonl"

    async def busy(store: Store) -> int:
        version = 6  # whatever is read first, this act is there already
        await store.append("p0", version, KeptAct(0, "nonsense"))
        taken = asyncio.create_task(asyncio.to_thread(esbat, "backup", str(file), "--db", address))
        while not taken.done():
            version += 1
            await store.append("p0", version, KeptAct(0, "nonsense"))
            await asyncio.sleep(0)
        return taken.result().code

    assert with_store(address, busy) == 2, "what cannot be played on is told"
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 7 and json.loads(lines[-1])["plays"] == 5


@pytest.mark.parametrize("harm", ["cut", "changed", "foreign", "later", "more"])
def test_a_damaged_backup_is_refused_before_anything_is_taken_from_it(tmp_path: Path, harm: str) -> None:
    address, file = f"sqlite:///{tmp_path}/plays.db", tmp_path / "all.jsonl"
    kept(address, a_play("p1", "air", 5))
    assert esbat("backup", str(file), "--db", address).code == 0
    lines = file.read_bytes().splitlines(keepends=True)
    harmed = {
        "cut": lines[:-1],
        "changed": [lines[0], lines[1].replace(b"Agn", b"Ann"), lines[2]],
        "foreign": [b"dear diary\n", *lines[1:]],
        "later": [lines[0].replace(b'"form":1', b'"form":2'), *lines[1:]],
        "more": [*lines, lines[1]],
    }
    file.write_bytes(b"".join(harmed[harm]))
    told = esbat("restore", str(file), "--db", f"sqlite:///{tmp_path}/other.db")
    assert told.code == 2 and len(told.err.splitlines()) == 1
    assert not (tmp_path / "other.db").exists()


def test_tables_are_listed_closed_deleted_and_ended(address: str) -> None:
    kept(address, a_play("open", "air", 3), a_play("done", "air", 100_000), a_play("gone", "bal", 3))
    listed = json.loads(esbat("admin", "tables", "--db", address, "--json").out)
    assert {table["play"]: table["game"] for table in listed} == {"open": "air", "done": "air", "gone": "bal"}
    assert "gone" in esbat("admin", "tables", "--db", address).out
    assert json.loads(esbat("admin", "disk", "--db", address, "--json").out)["bytes"] > 0
    assert esbat("admin", "delete", "gone", "--db", address).code == 0
    assert esbat("admin", "delete", "gone", "--db", address).code == 2
    assert esbat("admin", "end-abandoned", "--days", "36500", "--db", address).code == 0
    assert [play.mark.closed for play in loaded(address, "open", "done") if play] == [False, False]
    assert esbat("admin", "end-abandoned", "--days", "0", "--db", address).code == 0
    found = loaded(address, "open", "done", "gone")
    # What is over is not abandoned.
    assert [play and play.mark.closed for play in found] == [True, False, None]
    assert esbat("admin", "close", "open", "--db", address).code == 2


def test_bans_come_and_go(address: str) -> None:
    kept(address)
    assert esbat("admin", "ban", "10.0.0.7", "--db", address).code == 0
    assert esbat("admin", "ban", "10.0.0.7", "--db", address).code == 0
    assert json.loads(esbat("admin", "bans", "--db", address, "--json").out) == ["10.0.0.7"]
    assert "10.0.0.7" in esbat("admin", "bans", "--db", address).out
    assert esbat("admin", "unban", "10.0.0.7", "--db", address).code == 0
    assert esbat("admin", "unban", "10.0.0.7", "--db", address).code == 2


def test_what_is_kept_about_a_seat_is_shown_and_its_name_forgotten(address: str, tmp_path: Path) -> None:
    play = a_play("p1", "air", 6)
    kept(address, play)
    file = tmp_path / "seat.json"
    assert esbat("admin", "export", "p1", "1", str(file), "--db", address).code == 0
    seat = json.loads(file.read_text(encoding="utf-8"))["seats"][0]
    assert seat["name"] == "Agnès 1" and seat["secrets"] == {"token": 1}
    assert seat["acts"] == [[at, act.text] for at, act in enumerate(play.acts, 1) if act.seat == 1]
    assert esbat("admin", "forget", "p1", "1", "--db", address).code == 0
    found = loaded(address, "p1")[0]
    assert found is not None and [each.name for each in found.seats] == ["Agnès 0", ""]
    assert (found.acts, found.mark.changed) == (play.acts, 1)
    for seat_text in ("7", "-1", "x", "99999"):
        assert esbat("admin", "forget", "p1", seat_text, "--db", address).code == 2


@pytest.mark.parametrize(
    "arguments",
    [
        ("admin", "dance"),
        ("admin", "close"),
        ("admin", "tables", "too", "many"),
        ("admin", "end-abandoned"),
        ("admin", "end-abandoned", "--days", "-1"),
        ("admin", "tables", "--most", "0"),
        ("admin", "people", "--at", "http://127.0.0.1:1"),
        ("admin", "people", "--at", "gopher"),
        ("admin", "tables", "--db", "sqlite:////nowhere/at/all.db"),
        ("backup", "/nowhere/at/all", "--db", "sqlite:////nowhere/at/all.db"),
        ("restore", "/nowhere/at/all"),
        ("serve", "--metrics", "loud"),
        ("serve", "--metrics", "127.0.0.1:99999"),
    ],
)
def test_mistakes_are_one_sentence(arguments: tuple[str, ...], tmp_path: Path) -> None:
    more = [] if "--db" in arguments or arguments[0] != "admin" else ["--db", f"sqlite:///{tmp_path}/p.db"]
    open_store(f"sqlite:///{tmp_path}/p.db")
    told = esbat(*arguments, *more)
    assert told.code == 2 and len(told.err.splitlines()) == 1
