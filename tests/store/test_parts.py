"""One file for several processes of one server: who leads what, and whose turn it is to write."""

import asyncio
import threading
from pathlib import Path

import pytest

from esbat.store.interface import KeptAct, Leader
from esbat.store.sqlite_parts import PartOfSqlite, part_of
from esbat.store.turns import TurnsByFile
from tests.store.plays import a_play

pytestmark = pytest.mark.once

LEADERS = [Leader(str(part), f"127.0.0.1:{part + 1}", f"key {part}") for part in range(3)]
NAMES = [f"play{number}" for number in range(60)]


def parts(folder: Path) -> list[PartOfSqlite]:
    (folder / "turns").touch()
    return [
        PartOfSqlite(folder / "plays.db", part, LEADERS, str(folder / "turns"))
        for part in range(len(LEADERS))
    ]


async def closed(stores: list[PartOfSqlite]) -> None:
    for store in stores:
        await store.close()


def test_every_play_is_led_by_one_and_all_know_by_which(tmp_path: Path) -> None:
    async def main() -> None:
        stores = parts(tmp_path)
        led = [0] * len(stores)
        for name in NAMES:
            leaders = [await store.lead(name) for store in stores]
            mine = [part for part, leader in enumerate(leaders) if leader is None]
            assert len(mine) == 1 and mine == [part_of(name, len(stores))]
            assert [store.mine(name) for store in stores] == [part in mine for part in range(len(stores))]
            others = [leader for leader in leaders if leader is not None]
            assert others == [LEADERS[mine[0]]] * (len(stores) - 1)
            led[mine[0]] += 1
        assert all(led), "each has its share"
        await closed(stores)

    asyncio.run(main())


def test_they_write_in_turns_and_nothing_is_lost(tmp_path: Path) -> None:
    """All at once, each to plays of its own: everything is kept, and each reads what the others wrote."""

    async def main() -> None:
        stores = parts(tmp_path)
        for name in NAMES:
            await stores[part_of(name, len(stores))].create(a_play(name))
        acts = [
            store.append(name, version, KeptAct(0, "draw"))
            for version in range(2, 12)
            for store in stores
            for name in NAMES
            if store.mine(name)
        ]
        await asyncio.gather(*acts)
        for store in stores:
            for name in NAMES:
                kept = await store.load(name)
                assert kept is not None and len(kept.acts) == 11
        await closed(stores)

    asyncio.run(main())


def test_whoever_writes_is_waited_for(tmp_path: Path) -> None:
    (tmp_path / "turns").touch()
    one, other = (TurnsByFile(str(tmp_path / "turns")) for _ in range(2))
    one.take()
    done = threading.Event()

    def write() -> None:
        other.take()
        done.set()
        other.give()

    waiting = threading.Thread(target=write)
    waiting.start()
    assert not done.wait(0.05)
    one.give()
    waiting.join()
    assert done.is_set()


def test_plays_nobody_came_to_are_forgotten_by_those_who_lead_them(tmp_path: Path) -> None:
    """What is in another's memory only that one knows."""

    async def main() -> None:
        stores = parts(tmp_path)
        for name in NAMES:
            play = a_play(name)
            play.acts, play.answers, play.created = [], [], 1.0
            await stores[0].create(play)
        spared = next(name for name in NAMES if stores[1].mine(name))
        mine = sum(stores[0].mine(name) for name in NAMES)
        assert await stores[0].forget_unplayed(2.0, []) == mine
        assert await stores[0].load(spared) is not None
        assert await stores[1].forget_unplayed(2.0, [spared]) == sum(map(stores[1].mine, NAMES)) - 1
        assert await stores[2].load(spared) is not None
        await closed(stores)

    asyncio.run(main())
