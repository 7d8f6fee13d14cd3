"""A rolling restart: one server after the other hands its tables over and is followed by a new one."""

import asyncio
import contextlib
import random
from pathlib import Path

import pytest

from tests.store.conftest import postgres, postgres_address
from tests.waiting import until_so
from tests.web.kit import House, Page
from tests.web.test_servers import a_server_of, in_turn, two_at_a_table

__all__ = ["postgres", "postgres_address"]

pytestmark = pytest.mark.wheel
NOTICED = 1.0
"""Seconds that nobody at a table is to wait longer for a server that stops."""


def test_nobody_notices_a_rolling_restart(postgres_address: str, tmp_path: Path) -> None:
    """Agnès and Berthe sit at two servers; each of these is replaced in turn, and then the new ones are.

    What counts is how long pages wait because nobody leads their table, which is added up and not measured:
    a machine that is busy does not change it. A server that is taken for dead only after its lease has run
    out would let them wait for minutes here.
    """

    async def main() -> None:
        async with contextlib.AsyncExitStack() as all_of_them:
            running: list[tuple[House, contextlib.AsyncExitStack]] = []

            async def one_more() -> House:
                stack = await all_of_them.enter_async_context(contextlib.AsyncExitStack())
                found = await stack.enter_async_context(a_server_of(postgres_address, tmp_path))
                running.append((found, stack))
                return found

            houses = [await one_more(), await one_more()]
            grant, tokens = await two_at_a_table(houses)
            play, luck = grant["play"], random.Random(8)
            async with contextlib.AsyncExitStack() as seated:
                pages: list[Page] = []
                for house, token in zip(houses, tokens, strict=True):
                    pages.append(await seated.enter_async_context(house.page(play, token)))
                    await pages[-1].until("state")
                await in_turn(pages, luck, 4)
                for _ in range(4):
                    leaving, stack = running.pop(0)
                    newest = await one_more()
                    version = max(page.state["version"] for page in pages)
                    at = houses.index(leaving)
                    other = running[0][0]
                    before = other.desk.waited
                    await leaving.desk.leave()
                    await until_so(lambda other=other: play in other.desk.plays.live or other.desk.relays, "")  # type: ignore[misc]
                    await stack.aclose()
                    # Her page calls again, and another server picks up.
                    houses[at] = newest
                    pages[at] = await seated.enter_async_context(newest.page(play, tokens[at]))
                    await pages[at].reach(version)
                    await in_turn(pages, luck, 4)
                    assert other.desk.waited - before <= NOTICED
                    assert newest.desk.waited <= NOTICED

    asyncio.run(main())
