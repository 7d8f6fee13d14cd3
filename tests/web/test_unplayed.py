"""Plays nobody came to end; a play with a pack takes more room, so fewer are begun."""

import asyncio
from pathlib import Path

import pytest

from esbat.store.interface import KeptAct
from esbat.store.sqlite import SqliteStore
from esbat.web.config import Config
from tests.waiting import PATIENCE
from tests.web.bystander import events, noted
from tests.web.kit import FRIEND, ME, house, quick

pytestmark = pytest.mark.wheel


def test_a_play_nobody_came_to_is_forgotten(tmp_path: Path) -> None:
    """But neither one in which somebody moved, nor one somebody looks at, nor a young one."""

    async def main() -> None:
        async with house(tmp_path) as server:
            empty, played, watched = [await server.open(ME, FRIEND) for _ in range(3)]
            await server.desk.store.append(played["play"], 1, KeptAct(0, "draw"))
            tables = server.desk.plays
            assert await tables.forget_unplayed() == 0
            async with server.page(watched["play"], watched["seats"][0]["token"]) as page:
                await page.until("state")
                server.desk.config.unplayed = -1.0  # they are all older than that
                with noted() as lines:
                    gone = await tables.forget_unplayed()
            assert gone == 1 and "unplayed-forgotten" in events(lines)
            assert (await server.client.get(f"/api/plays/{empty['play']}/public")).status_code == 404
            assert await server.desk.store.load(played["play"]) is not None
            assert (await server.client.get(f"/api/plays/{watched['play']}/public")).status_code == 200

    asyncio.run(main())


def test_it_is_forgotten_without_anybody_asking(tmp_path: Path) -> None:
    """The server looks for such plays by itself, once they are out of memory."""

    async def main() -> None:
        async with house(tmp_path, quick(idle=0.01, unplayed=-1.0)) as server:
            granted = await server.open(ME, FRIEND)
            async with asyncio.timeout(PATIENCE):
                while await server.desk.store.load(granted["play"]) is not None:
                    await asyncio.sleep(0.01)

    asyncio.run(main())


def test_plays_with_packs_are_held_to_a_rate_of_their_own(tmp_path: Path) -> None:
    from esbat.store import open_store
    from esbat.web.shared.desk import Desk

    config = Config()
    store = open_store(f"sqlite:///{tmp_path}/plays.db")
    desk = Desk(store, config)
    begun = [desk.may_create("192.0.2.1", pack=True) for _ in range(config.limits.boxes_burst + 5)]
    assert begun.count(True) == config.limits.boxes_burst
    assert desk.may_create("192.0.2.1")
    asyncio.run(store.close())


class SetClock(SqliteStore):
    """A store whose clock can be set."""

    ahead = 0.0

    async def time(self) -> float:
        return await super().time() + self.ahead


def test_nothing_is_forgotten_because_a_clock_has_jumped(tmp_path: Path) -> None:
    """A week passes in a moment, or never seems to: it is noted in the log, and the play is there."""

    async def main() -> None:
        store = SetClock(tmp_path / "plays.db")
        async with house(tmp_path, store=store) as server:
            granted = await server.open(ME, FRIEND)
            tables = server.desk.plays
            assert await tables.forget_unplayed() == 0
            for ahead in (10 * server.desk.config.unplayed, -10 * server.desk.config.unplayed):
                store.ahead = ahead
                with noted() as lines:
                    assert await tables.forget_unplayed() == 0
                facts = [facts for _, event, facts in lines if event == "clock-jumped"]
                assert [round(fact["seconds"] / ahead, 3) for fact in facts] == [1.0]
            assert await store.load(granted["play"]) is not None
            store.ahead = 0.0
            server.desk.config.unplayed = -1.0
            assert await tables.forget_unplayed() == 1  # it runs as clocks do again

    asyncio.run(main())
