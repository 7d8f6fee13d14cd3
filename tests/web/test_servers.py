"""Several servers of one store are one: whichever a page reaches, it sits at the same table."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from esbat.store.interface import StoreFailed
from esbat.store.postgres import PostgresStore
from esbat.web.play.heads import heads
from tests.store.conftest import postgres, postgres_address
from tests.waiting import PATIENCE, until_so
from tests.web.kit import FRIEND, ME, Data, House, Page, house, quick

pytestmark = pytest.mark.wheel

__all__ = ["postgres", "postgres_address"]

LOCAL = {"kind": "local"}


@contextlib.asynccontextmanager
async def a_server_of(address: str, folder: Path, **settings: Any) -> AsyncIterator[House]:
    """One of the servers of this database, known to the others."""
    store = PostgresStore(address, "here")
    store.lease = PATIENCE  # nobody is taken for dead because this machine is busy
    async with house(folder, quick(**settings), store, reach=True) as found:
        await until_so(lambda: store.facts is not None, "it is one of the servers")
        yield found


@contextlib.asynccontextmanager
async def servers(folder: Path, address: str, many: int, **settings: Any) -> AsyncIterator[list[House]]:
    """So many servers of one database."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(a_server_of(address, folder, **settings)) for _ in range(many)]


def run(folder: Path, address: str, work: Callable[[list[House]], Awaitable[None]], **settings: Any) -> None:
    async def main() -> None:
        async with servers(folder, address, 2, **settings) as found:
            await work(found)

    asyncio.run(main())


def store_of(server: House) -> PostgresStore:
    assert isinstance(server.desk.store, PostgresStore)
    return server.desk.store


async def go_silent(server: House) -> None:
    """As if it were frozen: it says nothing any more, and whoever is asked takes its plays over."""
    store = store_of(server)
    store.facts = None
    await store.rows(f"DELETE FROM esbat.servers WHERE id = '{store.server}'")


async def two_at_a_table(houses: list[House]) -> tuple[Data, list[str]]:
    """A play begun at the first server, its friend having followed the invitation at the second."""
    one, two = houses
    grant = await one.open(ME, FRIEND, options={"first_player": "0"})
    asked = {"play": grant["play"], "secret": grant["seats"][1]["invite"], "name": "Berthe"}
    joined = await two.post("/api/join", asked)
    return (grant, [grant["seats"][0]["token"], joined["token"]])


async def in_turn(pages: list[Page], luck: random.Random, moves: int) -> None:
    """So many moves, by whoever is asked; both pages follow."""
    for _ in range(moves):
        version = max(page.state["version"] for page in pages)
        for page in pages:
            await page.reach(version)
        asked = next((page for page in pages if page.state["question"]["mine"]), None)
        if asked is None or asked.state["outcome"]:
            return
        await asked.move(luck.choice(asked.state["legal"])["move"])
        await asked.reach(version + 1)


async def kept_is_told(server: House, play: str, pages: list[Page]) -> None:
    """What the pages were told is what is kept."""
    kept = await server.desk.store.load(play)
    assert kept is not None
    assert len(kept.acts) >= max(page.state["version"] for page in pages)


def test_two_friends_at_two_servers_sit_at_one_table(postgres_address: str, tmp_path: Path) -> None:
    """Moves, names, presence, refusals; over two servers the same bytes are heard as over one."""

    async def work(houses: list[House]) -> None:
        one, two = houses
        grant, tokens = await two_at_a_table(houses)
        play = grant["play"]
        async with one.page(play, tokens[0]) as agnes, two.page(play, tokens[1]) as berthe:
            await agnes.until("state")
            await berthe.until("state")
            assert len(two.desk.relays) == 1 and play not in two.desk.plays.live
            async with one.page(play, tokens[1]) as twin:
                await twin.until("state")
                heard, other = len(berthe.heard), len(twin.heard)
                await in_turn([agnes, berthe], random.Random(1), 12)
                await twin.reach(berthe.state["version"])
                await berthe.say(t="name", name="Bertille")
                while not any("Bertille" in text for text in agnes.heard[-3:]):
                    await agnes.hear()
                while twin.state["seats"] != berthe.state["seats"]:
                    await (twin if len(twin.heard) - other < len(berthe.heard) - heard else berthe).hear()
                assert [text for text in twin.heard if '"no"' not in text][-1] == berthe.heard[-1]
            while agnes.state["seats"][1]["connected"] is not True:
                await agnes.hear()
            await berthe.move("no such move")
            assert (await berthe.until("no"))["text"]
            await berthe.say(t="ping")
            await berthe.until("pong")
            await kept_is_told(one, play, [agnes, berthe])
            public = await two.client.get(f"/api/plays/{play}/public")
            assert public.json()["names"] == ["Agnès", "Bertille"]
        await until_so(lambda: not two.desk.relays, "the line that was led on is gone, too")

    run(tmp_path, postgres_address, work)


@pytest.mark.parametrize("how", ["frozen", "cut", "stopped"])
def test_a_table_goes_on_when_its_leader_is_gone(postgres_address: str, tmp_path: Path, how: str) -> None:
    """The pages keep their lines, and nothing that was told is lost."""

    async def work(houses: list[House]) -> None:
        one, two = houses
        grant, tokens = await two_at_a_table(houses)
        play, luck = grant["play"], random.Random(2)
        async with two.page(play, tokens[0]) as agnes, two.page(play, tokens[1]) as berthe:
            await agnes.until("state")
            await berthe.until("state")
            await in_turn([agnes, berthe], luck, 4)
            assert play in one.desk.plays.live
            if how == "frozen":
                await go_silent(one)
            elif how == "stopped":
                await one.desk.leave()
            for relay in list(two.desk.relays) if how == "cut" else []:
                relay.upstream.transport.abort()  # type: ignore[attr-defined]
            await in_turn([agnes, berthe], luck, 6)
            if how != "cut":
                await until_so(lambda: play in two.desk.plays.live, "the other leads it")
                await in_turn([agnes, berthe], luck, 4)
            await kept_is_told(two, play, [agnes, berthe])

    run(tmp_path, postgres_address, work)


def test_a_server_whose_line_is_cut_while_it_stops_hands_over_all_the_same(
    postgres_address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its lease runs for minutes here: were it not tried again, nobody would play on."""

    async def work(houses: list[House]) -> None:
        one, two = houses
        grant, tokens = await two_at_a_table(houses)
        play, leave, tries = grant["play"], store_of(one).leave, [0]

        async def cut_at_first() -> None:
            tries[0] += 1
            if tries[0] < 3:
                raise StoreFailed("the line was cut")
            await leave()

        monkeypatch.setattr(store_of(one), "leave", cut_at_first)
        async with two.page(play, tokens[0]) as agnes, two.page(play, tokens[1]) as berthe:
            await agnes.until("state")
            await berthe.until("state")
            assert play in one.desk.plays.live
            await one.desk.leave()
            assert tries == [3]
            await in_turn([agnes, berthe], random.Random(2), 4)
            await until_so(lambda: play in two.desk.plays.live, "the other leads it")

    run(tmp_path, postgres_address, work)


def test_a_leader_that_wakes_up_too_late_leads_its_own_pages_on(
    postgres_address: str, tmp_path: Path
) -> None:
    """It does not know that another leads the table: the move is refused by the database, and made there."""

    async def work(houses: list[House]) -> None:
        one, two = houses
        grant, tokens = await two_at_a_table(houses)
        play, luck = grant["play"], random.Random(3)
        async with one.page(play, tokens[0]) as agnes:
            await agnes.until("state")
            await go_silent(one)
            async with two.page(play, tokens[1]) as berthe:
                await berthe.until("state")
                assert play in two.desk.plays.live
                await store_of(one).enter("127.0.0.1:1", one.desk.key, "{}")
                await in_turn([agnes, berthe], luck, 8)
                assert not one.desk.plays.live.get(play) or one.desk.plays.live[play].lost
                assert len(one.desk.relays) == 1
                await kept_is_told(two, play, [agnes, berthe])

    run(tmp_path, postgres_address, work)


def test_a_leader_that_wakes_up_tells_nobody_what_is_old(
    postgres_address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes to it before it has noticed anything is told what the other server has done since."""

    async def nothing() -> None:
        """Its beat stands still."""

    async def work(houses: list[House]) -> None:
        one, two = houses
        grant, tokens = await two_at_a_table(houses)
        play = grant["play"]
        monkeypatch.setattr(one.desk, "stay", nothing)
        async with one.page(play, tokens[0]) as agnes:
            await agnes.until("state")
        await go_silent(one)
        async with two.page(play, tokens[0]) as agnes, two.page(play, tokens[1]) as berthe:
            await agnes.until("state")
            await berthe.until("state")
            await in_turn([agnes, berthe], random.Random(4), 4)
            assert play in one.desk.plays.live
            store_of(one).certain = 0.0  # it was held up for longer than its lease
            async with one.page(play, tokens[0]) as again:
                await again.until("state")
                assert again.state["version"] == agnes.state["version"] > 0

    run(tmp_path, postgres_address, work)


def test_answers_in_a_window_survive_their_leader_and_are_told_to_nobody(
    postgres_address: str, tmp_path: Path
) -> None:
    """Le Bal over two servers: whole plays, the leader being lost now and then."""

    async def work(houses: list[House]) -> None:
        one, two = houses
        grant = await one.open(ME, FRIEND, {"kind": "bot", "bot": "random"}, game="bal")
        asked = {"play": grant["play"], "secret": grant["seats"][1]["invite"]}
        joined = await two.post("/api/join", asked)
        play, luck = grant["play"], random.Random(4)
        async with (
            one.page(play, grant["seats"][0]["token"]) as agnes,
            two.page(play, joined["token"]) as berthe,
        ):
            playing = [asyncio.create_task(page.play_on(luck)) for page in (agnes, berthe)]
            await until_so(lambda: agnes.state.get("version", 0) > 6, "they play")
            await go_silent(one)
            for relay in list(two.desk.relays):
                relay.drop()
            far = agnes.state["version"] + 8
            await until_so(lambda: min(agnes.state["version"], berthe.state["version"]) > far, "they play on")
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            assert play in two.desk.plays.live
            await kept_is_told(two, play, [agnes, berthe])

    run(tmp_path, postgres_address, work, window=0.1, margin=0.02)


def test_a_server_with_another_edition_leads_on_to_one_that_has_the_right_one(
    postgres_address: str, tmp_path: Path
) -> None:
    async def work(houses: list[House]) -> None:
        one, two = houses
        grant = await one.open(ME, LOCAL)
        play, token = grant["play"], grant["seats"][0]["token"]
        kept = await store_of(one).load(play)
        assert kept is not None
        head = heads.decode(kept.head)
        head.edition += 1
        later = '{"air": ' + str(head.edition) + "}"
        encoded = msgspec.json.encode(head).hex()
        await store_of(one).rows(f"UPDATE esbat.plays SET head = '\\x{encoded}' WHERE id = '{play}'")
        async with two.page(play, token) as page:
            assert (await page.until("bye"))["text"]  # nobody plays it: a sentence
            assert await page.closed() == 4001
        await store_of(one).rows(
            f"UPDATE esbat.servers SET editions = '{later}' WHERE id = '{store_of(one).server}'"
        )
        assert await store_of(two).server_for("air", head.edition) is not None
        assert (await store_of(two).load(play)) is not None

    run(tmp_path, postgres_address, work)


def test_strangers_do_not_speak_as_servers(postgres_address: str, tmp_path: Path) -> None:
    async def work(houses: list[House]) -> None:
        base = houses[0].base.replace("http", "ws")
        for headers in ({}, {"x-esbat-key": "guess"}):
            with pytest.raises(Exception, match="403"):
                async with connect(f"{base}/peer", additional_headers=headers):
                    pass

    run(tmp_path, postgres_address, work)
