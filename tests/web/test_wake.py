"""A line between two servers that silently leads nowhere is found out: by a wake-up, or by version."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from esbat.store.interface import Store
from esbat.store.nats_wake import NatsBell
from esbat.store.postgres import PostgresStore
from tests.store.conftest import postgres, postgres_address
from tests.store.nats_server import a_nats_server
from tests.waiting import PATIENCE, own_port, until_so
from tests.web.kit import House, house, quick
from tests.web.test_servers import in_turn, two_at_a_table

__all__ = ["postgres", "postgres_address"]

pytestmark = pytest.mark.wheel


class Wire:
    """A port that leads to another, until what goes through it is swallowed; new lines are good again."""

    def __init__(self, port: int, to: int) -> None:
        self.port = port
        self.to = to
        self.deaf: set[asyncio.Event] = set()
        self.server: asyncio.Server | None = None

    async def start(self) -> None:
        self.server = await asyncio.start_server(self.enter, "127.0.0.1", self.port)

    async def enter(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        deaf = asyncio.Event()
        self.deaf.add(deaf)
        there = await asyncio.open_connection("127.0.0.1", self.to)
        await asyncio.gather(led(reader, there[1], deaf), led(there[0], writer, deaf))

    def swallow(self) -> None:
        """What is sent from now on over the lines there are is lost, and nobody is told so."""
        for deaf in self.deaf:
            deaf.set()
        self.deaf.clear()


async def led(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, deaf: asyncio.Event) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            if not deaf.is_set():
                writer.write(data)
    writer.transport.abort()


class Blind(PostgresStore):
    """Nobody finds out by version."""

    async def versions(self, plays: list[str]) -> dict[str, int]:
        return {}


@contextlib.asynccontextmanager
async def two_servers(
    folder: Path, address: str, how: str, nats: str
) -> AsyncIterator[tuple[list[House], Wire]]:
    """The second reaches the first over a wire; they wake one another as is said, if at all."""

    def opened() -> PostgresStore:
        store = (PostgresStore if how == "versions" else Blind)(address, "here")
        store.lease = PATIENCE
        return store

    def bell(store: Store) -> object:
        if how == "versions":
            return None
        return store.bell() if how == "postgresql" else NatsBell(store.server, nats)

    async with contextlib.AsyncExitStack() as stack:
        houses = []
        ports = [own_port(), own_port()]
        wire = Wire(own_port(), ports[0])
        await wire.start()
        for port, reach in zip(ports, (f"127.0.0.1:{wire.port}", True), strict=True):
            store = opened()
            work = house(folder, quick(), store, port=port, reach=reach, bell=bell(store))  # type: ignore[arg-type]
            found = await stack.enter_async_context(work)
            await until_so(lambda store=store: store.facts is not None, "it is one of the servers")  # type: ignore[misc]
            if found.desk.bell is not None:
                await until_so(lambda found=found: found.desk.bell.up, "its line is laid")  # type: ignore[misc]
            houses.append(found)
        yield houses, wire
        assert wire.server is not None
        wire.server.close()


@pytest.mark.parametrize("how", ["postgresql", "nats", "versions"])
def test_a_line_that_leads_nowhere_is_found_out(postgres_address: str, tmp_path: Path, how: str) -> None:
    """Berthe's server hears nothing any more over its line; the line is laid anew and she goes on playing."""

    async def main(nats: str) -> None:
        async with two_servers(tmp_path, postgres_address, how, nats) as (houses, wire):
            grant, tokens = await two_at_a_table(houses)
            async with (
                houses[0].page(grant["play"], tokens[0]) as agnes,
                houses[1].page(grant["play"], tokens[1]) as berthe,
            ):
                await agnes.until("state")
                await berthe.until("state")
                luck = random.Random(5)
                await in_turn([agnes, berthe], luck, 1)
                while not agnes.state["question"]["mine"]:
                    await in_turn([agnes, berthe], luck, 1)
                wire.swallow()
                version = agnes.state["version"]
                await in_turn([agnes], luck, 1)
                assert agnes.state["version"] > version
                await berthe.reach(agnes.state["version"])
                await in_turn([agnes, berthe], luck, 3)

    with contextlib.ExitStack() as running:
        asyncio.run(main(running.enter_context(a_nats_server()) if how == "nats" else ""))
