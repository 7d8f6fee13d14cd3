"""Nobody is shown a table older than they have seen it: the holes of docs/why/never-back.md, one by one."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from esbat.games.bal.game import BAL
from esbat.store.interface import Displaced, KeptPlay, KeptSeat
from esbat.store.postgres import PostgresStore
from esbat.store.times import steady
from esbat.web.connection.routing import Relay
from esbat.web.play.standing import leave
from tests.store.conftest import postgres, postgres_address
from tests.waiting import PATIENCE, until_so
from tests.web.kit import Data, House, house, quick
from tests.web.stage import Memory, Stage, settle
from tests.web.test_servers import a_server_of, in_turn, run, two_at_a_table

__all__ = ["postgres", "postgres_address"]

pytestmark = pytest.mark.wheel


class Sleeper(PostgresStore):
    """A server that may be frozen: at any moment, or while it reads a play."""

    def __init__(self, address: str) -> None:
        super().__init__(address, "here")
        self.lease = PATIENCE
        self.awake = asyncio.Event()
        self.awake.set()
        self.reads = 0

    async def load(self, play: str) -> KeptPlay | None:
        found = await super().load(play)
        self.reads += 1
        await self.awake.wait()
        return found

    async def freeze(self) -> None:
        self.awake.clear()
        await self.rows(f"UPDATE esbat.servers SET until = now() WHERE id = '{self.server}'")
        self.steady = lambda: steady() + PATIENCE


Work = Callable[[House, House, Sleeper, Data, list[str]], Awaitable[None]]


def with_a_sleeper(address: str, folder: Path, work: Work) -> None:
    """A server, and another that says only when it is told to that it is there, and has begun a play."""

    async def main() -> None:
        store = Sleeper(address)
        async with a_server_of(address, folder) as one, house(folder, quick(), store) as two:
            await store.enter(two.base.removeprefix("http://"), two.desk.key, "{}")
            await work(one, two, store, *await two_at_a_table([two, one]))

    asyncio.run(main())


async def played_on(one: House, play: str, tokens: list[str]) -> int:
    """Some moves at a table led there by now; its version after them."""
    async with one.page(play, tokens[0]) as agnes, one.page(play, tokens[1]) as berthe:
        await agnes.until("state")
        await berthe.until("state")
        await in_turn([agnes, berthe], random.Random(5), 4)
        assert play in one.desk.plays.live
        version: int = agnes.state["version"]
    return version


def test_a_play_that_was_laid_while_its_server_slept_is_laid_again(
    postgres_address: str, tmp_path: Path
) -> None:
    """Another has led it since. It wakes and says that it is there before it has got the play."""

    async def work(one: House, two: House, store: Sleeper, grant: Data, tokens: list[str]) -> None:
        play = grant["play"]
        await store.release([play])
        two.desk.plays.live.clear()
        store.awake.clear()
        before = store.reads
        async with two.page(play, tokens[0]):
            await until_so(lambda: store.reads > before, "it reads the play")
            await store.freeze()
            version = await played_on(one, play, tokens)
            await two.desk.stay()
            async with two.page(play, tokens[1]) as late:
                store.awake.set()
                await late.until("state")
                assert late.state["version"] == version > 0

    with_a_sleeper(postgres_address, tmp_path, work)


def test_a_play_that_a_seat_could_not_be_given_back_at_is_let_go_of(
    postgres_address: str, tmp_path: Path
) -> None:
    """The database has said that another leads it: whoever comes next is not told what is in memory here."""

    async def work(one: House, two: House, store: Sleeper, grant: Data, tokens: list[str]) -> None:
        play = grant["play"]
        async with two.page(play, tokens[0]) as agnes:
            await agnes.until("state")
        await store.rows(f"UPDATE esbat.servers SET until = now() WHERE id = '{store.server}'")
        version = await played_on(one, play, tokens)
        assert store.sure(play)  # it knows nothing of all that
        await two.post("/api/recover", {"code": grant["seats"][0]["recovery"]}, 503)
        async with two.page(play, tokens[0]) as agnes:
            await agnes.until("state")
            assert agnes.state["version"] == version > 0

    with_a_sleeper(postgres_address, tmp_path, work)


def test_what_a_former_leader_says_late_is_not_handed_on(postgres_address: str, tmp_path: Path) -> None:
    async def work(houses: list[House]) -> None:
        two = houses[1]
        grant, tokens = await two_at_a_table(houses)
        async with two.page(grant["play"], tokens[1]) as berthe:
            old = (await berthe.until("state"))["version"]
            (former,) = two.desk.relays
            assert isinstance(former, Relay)
            line = former.connection
            former.drop()
            await until_so(lambda: line.relay is not None, "the page is led on again")
            await berthe.until("state")
            await former.hand_back(b'{"t":"state","version":-7}')
            await berthe.say(t="ping")
            assert (await berthe.hear())["t"] == "pong" and berthe.state["version"] >= old

    run(tmp_path, postgres_address, work)


class Taken(Memory):
    """A store whose plays another server leads."""

    tries = 0

    async def keep_seat(self, play: str, seat: KeptSeat) -> None:
        self.tries += 1
        raise Displaced("another server leads this play by now")


def test_orders_of_a_play_that_another_leads_are_not_kept_at_the_next_occasion() -> None:
    """By then the other may have changed the seat."""

    async def main() -> None:
        scene = Stage(
            BAL, None, {"level": "medium"}, [KeptSeat(seat, "me", joined=True) for seat in range(3)]
        )
        store = scene.play.store = Taken(scene.clock)
        leave(scene.play, 0, [])
        await settle()
        assert scene.play.lost and store.tries == 1
        assert not scene.play.saving
        await scene.play.close()

    asyncio.run(main())
