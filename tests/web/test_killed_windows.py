"""A real server is killed inside an open window: what was answered in secret is still answered, once."""

import asyncio
import signal
from pathlib import Path

import pytest

from esbat.store import open_store
from esbat.store.interface import KeptPlay
from tests.games.bal.given import JEANNE, LOUISE, MARIE
from tests.store.conftest import address, postgres, postgres_address
from tests.store.plays import with_store
from tests.waiting import until
from tests.web.kit import Page, wired
from tests.web.process import Process
from tests.web.windowed import asked_first, kept_play, lucks, secret_of

pytestmark = pytest.mark.wheel

__all__ = ["address", "postgres", "postgres_address"]

# The window stays open while somebody who was invited has not come, so nothing here depends on a clock.
SHORT = ["--window", "0.3"]


def two_are_asked() -> KeptPlay:
    """A play that opens with a window in which Marie and Jeanne are asked; Louise has not come yet."""
    for luck in lucks():
        asked = asked_first(luck)
        if MARIE in asked and "ball" in asked.get(JEANNE, ()):
            return kept_play(luck, invited=LOUISE)
    raise AssertionError("these two are never asked together")


async def seen(base: str, play: str, seat: int, answer: str | None = None) -> str | None:
    """What a seat's page shows as answered; first it answers, if it is told to."""
    async with wired(base) as wire:
        page = Page(wire)
        await page.say(t="hello", play=play, token=secret_of(seat), lang="en", since=0)
        state = await page.until("state")
        assert state["pause"] is not None, "the window is open"
        if answer is not None:
            await page.move(answer)
            while page.state["noted"] != answer:
                await page.hear()
        noted: str | None = page.state["noted"]
        return noted


async def watch_it_close(base: str, play: str) -> None:
    """Marie sees the window that is open close."""
    async with wired(base) as wire:
        page = Page(wire)
        await page.say(t="hello", play=play, token=secret_of(MARIE), lang="en", since=0)
        first = (await page.until("state"))["pause"]
        while page.state["pause"] == first:
            await page.hear()


def test_answers_survive_a_server_that_is_killed_inside_their_window(address: str, tmp_path: Path) -> None:
    """BAL-R97. Killed after one answer, and again after the other; then Louise comes, and both are played."""
    play = two_are_asked()
    with_store(address, lambda store: store.create(play))
    server = Process(address, more=SHORT)
    try:
        assert asyncio.run(seen(server.base, play.id, MARIE, "pass")) == "pass"
        server.end(signal.SIGKILL)
        server = Process(address, more=SHORT)
        assert asyncio.run(seen(server.base, play.id, JEANNE, "ball")) == "ball"
        assert asyncio.run(seen(server.base, play.id, JEANNE)) == "ball"
        server.end(signal.SIGKILL)
        server = Process(address, more=SHORT)
        for seat, answer in ((MARIE, "pass"), (JEANNE, "ball")):
            assert asyncio.run(seen(server.base, play.id, seat)) == answer
        joined = server.post("/api/join", {"play": play.id, "secret": secret_of(LOUISE), "name": "Louise"})
        assert joined.status_code == 200
        asyncio.run(watch_it_close(server.base, play.id))
    finally:
        server.end(signal.SIGTERM)
    kept = with_store(address, lambda store: store.load(play.id))
    assert kept is not None
    acts = [(act.seat, act.text) for act in kept.acts]
    for seat, answer in ((MARIE, "pass"), (JEANNE, "ball")):
        assert next(text for other, text in acts if other == seat) == answer
    assert acts.count((JEANNE, "ball")) == 1


def test_another_server_goes_on_with_the_window_of_one_that_was_killed(postgres_address: str) -> None:
    """Marie's page sits at the second server; the first, which leads the table, is killed meanwhile."""
    play = two_are_asked()
    servers = [Process(postgres_address, more=SHORT) for _ in range(2)]

    async def leave_it_to_the_other() -> str | None:
        await asyncio.to_thread(until, lambda: known(postgres_address) == 2, "both are there")
        async with wired(servers[0].base) as leader, wired(servers[1].base) as other:
            jeanne, marie = Page(leader), Page(other)
            await jeanne.say(t="hello", play=play.id, token=secret_of(JEANNE), lang="en", since=0)
            await jeanne.until("state")  # so the first one leads
            await marie.say(t="hello", play=play.id, token=secret_of(MARIE), lang="en", since=0)
            await marie.until("state")
            for page, answer in ((jeanne, "ball"), (marie, "pass")):
                await page.move(answer)
                while page.state["noted"] != answer:
                    await page.hear()
            servers[0].child.kill()
            # Her line stays, and the next leader shows her answer as given.
            heard = len(marie.heard)
            while len(marie.heard) == heard or marie.state["noted"] != "pass":
                await marie.hear()
        return await seen(servers[1].base, play.id, JEANNE)

    try:
        with_store(postgres_address, lambda store: store.create(play))
        with_store(postgres_address, lambda store: store.leave())
        assert asyncio.run(leave_it_to_the_other()) == "ball"
    finally:
        for server in servers:
            server.end(signal.SIGTERM)


def known(address: str) -> int:
    """How many servers this database knows of."""

    async def count() -> int:
        store = open_store(address)
        try:
            return len(await store.alive())
        finally:
            await store.close()

    return asyncio.run(count())
