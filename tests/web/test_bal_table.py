"""Le Bal over real sockets: orders are kept, windows close, nobody is told what is not theirs, to the end."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tests.web.kit import ME, RANDOM, House, Page, house, quick

pytestmark = pytest.mark.wheel

FRIEND = {"kind": "friend", "name": "Bea"}


async def two_people(server: House, **options: str) -> tuple[str, list[str]]:
    """A table of two people and two bots: the play, and both tokens."""
    wish = {"game": "bal", "options": {"level": "hard", "crapzouilles": "5", **options}}
    granted = await server.open(ME, FRIEND, RANDOM, RANDOM, **wish)
    secret = granted["seats"][1]["invite"]
    joined = await server.post("/api/join", {"play": granted["play"], "secret": secret})
    return granted["play"], [granted["seats"][0]["token"], joined["token"]]


async def play_on(page: Page, chooser: random.Random) -> None:
    """Answer whenever asked; in a window once, and then wait for its end."""
    while True:
        state = await page.settled()
        if state["outcome"]:
            return
        reading = state["reading"]
        if reading and reading["place"] is not None and reading["speaker"] == state["seat"]:
            await page.say(t="say", version=state["version"], text=reading["formulas"][reading["place"]])
        elif state["noted"] is None:
            await page.move(chooser.choice(state["legal"])["move"])
        await page.hear()


def played(tmp_path: Path, **options: str) -> list[dict[str, Any]]:
    async def main() -> list[dict[str, Any]]:
        async with house(tmp_path, quick(window=0.02, margin=0.0)) as server:
            play, tokens = await two_people(server, **options)
            async with server.page(play, tokens[0]) as one, server.page(play, tokens[1]) as two:
                await asyncio.gather(*(play_on(page, random.Random(5)) for page in (one, two)))
                return [one.state, two.state]

    return asyncio.run(main())


def test_two_people_and_two_bots_play_to_the_end(tmp_path: Path) -> None:
    one, two = played(tmp_path)
    assert one["outcome"]["rule"] == two["outcome"]["rule"] == "BAL-001"
    assert [score["rank"] for score in one["outcome"]["scores"]].count(1) == 1


def test_formulas_are_typed_to_the_end(tmp_path: Path) -> None:
    one, _ = played(tmp_path, incantation="typed", level="easy")
    assert one["outcome"]


def test_moves_name_players_not_seats(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path, quick(window=0.02, margin=0.0)) as server:
            wish = {"game": "bal", "options": {"first_player": "0", "level": "easy"}}
            granted = await server.open(ME, RANDOM, RANDOM, **wish)
            async with server.page(granted["play"], granted["seats"][0]["token"]) as page:
                state = await page.settled()
                while state["question"]["kind"] != "aim":
                    await page.move("pass")
                    await page.hear()
                    state = await page.settled()
                labels = [legal["label"] for legal in state["legal"]]
                names = [face["name"] for face in state["seats"]]
                assert labels[:2] == [f"Attack {names[1]}", f"Attack {names[2]}"]
                assert [legal["targets"] for legal in state["legal"][:2]] == [["seat:1"], ["seat:2"]]

    asyncio.run(main())


def test_standing_orders_outlive_the_server(tmp_path: Path) -> None:
    orders = [{"answer": "pass", "question": "mirror", "fact": "lives", "most": 3}]

    async def give() -> tuple[str, str]:
        async with house(tmp_path) as server:
            granted = await server.open(ME, RANDOM, RANDOM, game="bal")
            token = granted["seats"][0]["token"]
            async with server.page(granted["play"], token) as page:
                await page.until("state")
                await page.say(t="orders", orders=orders)
                while page.state["orders"] != orders:
                    await page.hear()
                await page.say(t="orders", orders=orders * 9)
                assert "understand" in (await page.until("no"))["text"]
                await page.say(t="hold")
                await page.until("no")
                await page.say(t="say", version=0, text="abracadabra")
                await page.until("no")
            return granted["play"], token

    async def look(play: str, token: str) -> None:
        async with house(tmp_path) as server, server.page(play, token) as page:
            assert (await page.until("state"))["orders"] == orders

    asyncio.run(look(*asyncio.run(give())))
