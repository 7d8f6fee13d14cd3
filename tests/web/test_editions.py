"""Two servers of one database that play different editions of a game: real processes, one of them changed."""

import asyncio
import random
import signal
import sys

import pytest

from esbat.games import game
from tests.store.conftest import postgres, postgres_address
from tests.store.plays import with_store
from tests.waiting import until
from tests.web.kit import ME, Page, wired
from tests.web.process import Process

__all__ = ["postgres", "postgres_address"]

pytestmark = pytest.mark.wheel
NEXT_EDITION = """
import sys
from esbat.games import game
game("air").edition += 1
from esbat.cli import run
sys.exit(run(["serve", *sys.argv[1:]]))
"""
LOCAL = {"kind": "local"}


def known_editions(address: str) -> list[int]:
    """Which editions of Air some server of this database plays."""
    present = game("air").edition
    return [
        edition
        for edition in (present, present + 1)
        if with_store(address, lambda store, edition=edition: store.server_for("air", edition))  # type: ignore[misc]
    ]


async def sat_down(base: str, play: str, token: str, moves: int) -> tuple[int, str, int]:
    """The version a page sees after so many moves; or the sentence and the code it is sent away with."""
    async with wired(base) as wire:
        page = Page(wire)
        await page.say(t="hello", play=play, token=token, lang="en", since=0)
        while not page.state:
            said = await page.hear()
            if said["t"] == "bye":
                return (-1, said["text"], await page.closed())
        luck = random.Random(7)
        for _ in range(moves):
            version = page.state["version"]
            await page.move(luck.choice(page.state["legal"])["move"])
            await page.reach(version + 1)
        return (page.state["version"], "", 0)


def test_a_play_is_led_where_its_edition_is_played_and_waits_where_it_is_not(postgres_address: str) -> None:
    later = [sys.executable, "-c", NEXT_EDITION]
    present, next_one = Process(postgres_address), Process(postgres_address, program=later)
    try:
        until(lambda: len(known_editions(postgres_address)) == 2, "both are there")
        wish = {"game": "air", "seats": [ME, LOCAL], "options": {"first_player": "0"}, "lang": "en"}
        granted = next_one.post("/api/plays", wish).json()
        play, token = granted["play"], granted["seats"][0]["token"]
        # A page that reaches the server of the other edition is led on, and notices nothing.
        assert asyncio.run(sat_down(present.base, play, token, 1))[0] == 1
        next_one.end(signal.SIGTERM)
        version, sentence, code = asyncio.run(sat_down(present.base, play, token, 0))
        assert (version, code) == (-1, 4001)
        assert sentence == (
            "This table follows another edition of the rules than this server plays: "
            "it opens again where that edition is played."
        )
        refused = present.get(f"/api/plays/{play}/public")
        assert refused.status_code >= 400 and "edition" in refused.text
        # Nothing was lost meanwhile.
        next_one = Process(postgres_address, program=later)
        until(lambda: len(known_editions(postgres_address)) == 2, "it is there again")
        assert asyncio.run(sat_down(present.base, play, token, 0))[0] == 1
    finally:
        for server in (present, next_one):
            server.end(signal.SIGTERM)
