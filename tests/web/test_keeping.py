"""Keeping a server while people play: tables closed and deleted, names forgotten, bans, figures."""

import asyncio
import contextlib
import json
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from esbat.store.interface import KeptPlay, Mark
from esbat.store.sqlite import SqliteStore
from esbat.web.server.keeper import Keeper
from esbat.web.server.run import listening
from tests.waiting import PATIENCE
from tests.web.kit import FRIEND, ME, House, house, quick

pytestmark = pytest.mark.wheel


@contextlib.asynccontextmanager
async def keepers_door(house: House) -> AsyncIterator[httpx.AsyncClient]:
    """Whoever keeps the server, at their own door."""
    door = listening("127.0.0.1", 0)
    serving = asyncio.create_task(Keeper(house.desk).serve(door))
    try:
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{door.getsockname()[1]}", timeout=PATIENCE
        ) as client:
            yield client
    finally:
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)


def test_a_table_that_is_closed_or_deleted_lets_everybody_go_with_a_sentence(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as server:
            for deed in ("closed", "deleted"):
                grant = await server.open(ME, game="wildegrens")
                token = grant["seats"][0]["token"]
                async with server.page(grant["play"], token) as page:
                    await page.settled()
                    if deed == "closed":
                        assert await server.desk.store.close_play(grant["play"], 1.0)
                    else:
                        assert await server.desk.store.delete(grant["play"])
                    await server.desk.look_after()
                    bye = await page.until("bye")
                    assert ("closed" in bye["text"]) == (deed == "closed")
                    assert await page.closed() == 4001
                async with server.page(grant["play"], token) as page:
                    assert (await page.until("bye"))["text"] == bye["text"]
                    assert await page.closed() == 4001

    asyncio.run(main())


def test_a_move_at_a_table_that_was_just_closed_is_not_kept(tmp_path: Path) -> None:
    """Before the server has noticed: nobody is told of a move that is not there."""

    async def main() -> None:
        async with house(tmp_path) as server:
            grant = await server.open(ME, game="wildegrens")
            async with server.page(grant["play"], grant["seats"][0]["token"]) as page:
                state = await page.settled()
                await server.desk.store.close_play(grant["play"], 1.0)
                await page.move(state["legal"][0]["move"])
                assert "closed" in (await page.until("bye"))["text"]
            kept = await server.desk.store.load(grant["play"])
            assert kept is not None and kept.acts == []

    asyncio.run(main())


class Slow(SqliteStore):
    """Whoever asks for marks waits until told to go on."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.asked = asyncio.Event()
        self.go_on = asyncio.Event()

    async def marks(self, plays: list[str]) -> dict[str, Mark]:
        found = await super().marks(plays)
        self.asked.set()
        await self.go_on.wait()
        return found


def test_a_table_laid_while_the_server_looks_about_is_left_alone(tmp_path: Path) -> None:
    async def main() -> None:
        disk = Slow(tmp_path / "plays.db")
        async with house(tmp_path, quick(), disk) as server:
            first = await server.open(ME, game="wildegrens")
            async with server.page(first["play"], first["seats"][0]["token"]) as page:
                await page.settled()
                disk.asked.clear()
                looking = asyncio.create_task(server.desk.plays.look())
                await disk.asked.wait()
                second = await server.open(ME, game="wildegrens")
                async with server.page(second["play"], second["seats"][0]["token"]) as newcomer:
                    await newcomer.settled()
                    disk.go_on.set()
                    await looking
                    assert second["play"] in server.desk.plays.live

    asyncio.run(main())


def test_my_seats_are_shown_to_me_and_my_name_is_forgotten(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as server:
            grant = await server.open(ME, FRIEND)
            mine = {"play": grant["play"], "token": grant["seats"][0]["token"]}
            joined = await server.post(
                "/api/join", {"play": grant["play"], "secret": grant["seats"][1]["invite"], "name": "Berthe"}
            )
            async with server.page(grant["play"], joined["token"]) as page:
                await page.until("state")
                kept = await server.post("/api/mine", {"seats": [mine]})
                assert [seat["name"] for seat in kept["seats"]] == ["Agnès"]
                assert "Berthe" not in json.dumps(kept)
                assert await server.post("/api/forget", {"seats": [mine]}) == {"seats": 1}
                while page.state["seats"][0]["name"] == "Agnès":
                    await page.hear()
                assert page.state["seats"][1]["name"] == "Berthe"
            assert (await server.post("/api/mine", {"seats": [mine]}))["seats"][0]["name"] == ""
            foreign = {"play": grant["play"], "token": "x" * 43}
            await server.post("/api/mine", {"seats": [foreign]}, 404)
            gone = {"play": "nosuchplay", "token": mine["token"]}
            both = await server.post("/api/mine", {"seats": [foreign, gone, mine]})
            assert [seat["play"] for seat in both["seats"]] == [mine["play"]]
            await server.post("/api/mine", {"seats": []}, 400)

    asyncio.run(main())


def test_a_banned_address_is_sent_away_and_not_let_in(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as server:
            grant = await server.open(ME, game="wildegrens")
            async with server.page(grant["play"], grant["seats"][0]["token"]) as page:
                await page.settled()
                await server.desk.store.ban("127.0.0.1", True)
                await server.desk.look_after()
                assert "address" in (await page.until("bye"))["text"]
            assert (await server.post("/api/games", {}, 403))["error"] == "server-banned"
            await server.desk.store.ban("127.0.0.1", False)
            await server.desk.look_after()
            await server.open(ME, game="wildegrens")

    asyncio.run(main())


def test_figures_for_prometheus_and_people_for_the_keeper(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as server:
            grant = await server.open(ME, game="wildegrens")
            async with server.page(grant["play"], grant["seats"][0]["token"]) as page:
                await page.settled()
                async with keepers_door(server) as door:
                    answer = await door.get("/metrics")
                    people = (await door.get("/people")).json()
                    assert (await door.get("/")).status_code == 404
                body = answer.text
                assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
                figures = dict(line.rsplit(" ", 1) for line in body.splitlines() if line[0] != "#")
                for name in figures:
                    assert re.fullmatch(r'esbat_[a-z_]+(\{status="\d+"\})?', name)
                    assert f"# TYPE {name.partition('{')[0]} " in body
                assert figures["esbat_lines"] == figures["esbat_tables_watched"] == "1"
                assert figures["esbat_database_up"] == "1" and float(figures["esbat_kept_total"]) >= 1
                assert figures['esbat_answers_total{status="201"}'] == "1"
                assert people == {"lines": {"127.0.0.1": 1}}

    asyncio.run(main())


@pytest.mark.parametrize(
    "head", [b"\xff", b"{}", b'{"game":"chess","edition":1,"seats":2,"options":{},"private":""}']
)
def test_the_keeper_sees_and_deletes_what_this_version_cannot_read(tmp_path: Path, head: bytes) -> None:
    """A damaged table, or one of a game that only a later version knows, hides no other table."""

    async def main() -> None:
        async with house(tmp_path) as server, keepers_door(server) as door:
            play = (await server.open(ME, game="wildegrens"))["play"]
            await server.desk.store.create(KeptPlay("odd", head, bytes(16), 0.0, None, [], [], []))
            link = (await door.post("/link", headers={"x-esbat-admin": "1"})).json()["path"]
            page = await door.get(link, follow_redirects=True)
            assert page.status_code == 200 and play in page.text and "odd" in page.text
            said = subprocess.run(
                [sys.executable, "-m", "esbat", "admin", "tables", "--db", f"sqlite:///{tmp_path}/plays.db"],
                capture_output=True,
                text=True,
                check=True,
            ).stdout
            assert play in said and "odd" in said
            session = re.findall('name="session" value="([^"]+)"', page.text)[0]
            await door.post("/admin", data={"deed": "delete", "thing": "odd", "session": session})
            assert await server.desk.store.load("odd") is None

    asyncio.run(main())


def test_the_keepers_page_opens_once_and_does_what_its_buttons_say(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as server, keepers_door(server) as door:
            grant = await server.open({"kind": "me", "name": "<b>Agnès"}, game="wildegrens")
            play, store = grant["play"], server.desk.store
            assert (await door.get("/admin")).status_code == 403
            assert (await door.get("/link")).status_code == (await door.post("/link")).status_code == 404
            link = (await door.post("/link", headers={"x-esbat-admin": "1"})).json()["path"]
            async with httpx.AsyncClient(base_url=door.base_url, timeout=PATIENCE) as stranger:
                assert (await stranger.get("/admin?key=guess")).status_code == 403
                page = await door.get(link, follow_redirects=True)
                assert page.status_code == 200 and play in page.text and "<script" not in page.text
                assert (await stranger.get(link)).status_code == 403, "it opens once"
                session = re.findall('name="session" value="([^"]+)"', page.text)[0]
                wish = {"deed": "close", "thing": play, "session": session}
                assert (await stranger.post("/admin", data=wish)).status_code == 403
            assert (await door.post("/admin", data={**wish, "session": "x"})).status_code == 403
            kept = await store.load(play)
            assert kept is not None and not kept.mark.closed
            for deed, thing in (("close", play), ("ban", "10.1.1.1"), ("dance", play)):
                done = await door.post("/admin", data={"deed": deed, "thing": thing, "session": session})
                assert (done.status_code, done.headers["location"]) == (303, "/admin")
            kept = await store.load(play)
            assert kept is not None and kept.mark.closed and await store.bans() == ["10.1.1.1"]
            left = (await server.open(ME, game="wildegrens"))["play"]
            assert 'value="abandoned"' in (await door.get("/admin")).text
            for days in ("1", "x", "9" * 7, "0"):
                kept = await store.load(left)
                assert kept is not None and not kept.mark.closed
                wish = {"deed": "abandoned", "thing": days, "session": session}
                assert (await door.post("/admin", data=wish)).status_code == 303
            while kept is not None and not kept.mark.closed:
                await asyncio.sleep(0.01)
                kept = await store.load(left)
            for deed, thing in (("delete", play), ("unban", "10.1.1.1")):
                await door.post("/admin", data={"deed": deed, "thing": thing, "session": session})
            assert await store.load(play) is None and await store.bans() == []

    asyncio.run(main())
