"""Wake-ups between servers: many go out together, one's own are not heard, a broken line is laid again."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

from esbat.store import BadDatabase, open_store
from esbat.store.address import open_bell
from esbat.store.nats_wake import NatsBell
from esbat.store.postgres import PostgresStore
from esbat.store.postgres_wake import PostgresBell
from esbat.store.wake import TOGETHER, Bell
from tests.store.conftest import postgres, postgres_address
from tests.store.nats_server import a_nats_server
from tests.waiting import own_port, until_so

__all__ = ["postgres", "postgres_address"]

pytestmark = pytest.mark.wheel


class Ear:
    """What was heard on one line: the newest version of each table, and how many calls that took."""

    def __init__(self) -> None:
        self.plays: dict[str, int] = {}
        self.calls = 0

    def __call__(self, plays: dict[str, int]) -> None:
        self.plays.update(plays)
        self.calls += 1


@contextlib.asynccontextmanager
async def listening(*bells: Bell) -> AsyncIterator[list[Ear]]:
    ears = [Ear() for _ in bells]
    tasks = [asyncio.create_task(bell.run(ear)) for bell, ear in zip(bells, ears, strict=True)]
    try:
        await until_so(lambda: all(bell.up for bell in bells), "all lines are laid")
        yield ears
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def rung_together(one: Bell, two: Bell) -> None:
    async with listening(one, two) as (own, other):
        many = 2 * TOGETHER
        for version in range(3):
            for number in range(many):
                one.ring(f"play {number:020}", version)
        await until_so(lambda: len(other.plays) == many, "the other hears of every table")
        assert set(other.plays.values()) == {2}
        assert other.calls == one.said < 10, "many go out together"
        assert own.calls == 0, "one's own are not heard"


def test_wake_ups_over_postgresql_go_out_together(postgres_address: str) -> None:
    asyncio.run(rung_together(PostgresBell("one", postgres_address), PostgresBell("two", postgres_address)))


def test_wake_ups_over_nats_go_out_together() -> None:
    with a_nats_server() as address:
        asyncio.run(rung_together(NatsBell("one", address), NatsBell("two", address)))


def test_a_line_for_wake_ups_that_breaks_is_laid_again(postgres_address: str) -> None:
    async def main() -> None:
        one, two = PostgresBell("one", postgres_address), PostgresBell("two", postgres_address)
        async with listening(one, two) as (_, other):
            assert two.connection is not None
            two.connection.terminate()
            await until_so(lambda: not two.up, "it is noticed, though nobody says anything")
            await until_so(lambda: two.up, "it is laid again")
            one.ring("play", 7)
            await until_so(lambda: other.plays == {"play": 7}, "and hears")

    asyncio.run(main())


def test_a_nats_server_that_comes_back_is_found_again() -> None:
    port = own_port()

    async def main() -> None:
        one, two = (NatsBell(name, f"nats://127.0.0.1:{port}") for name in ("one", "two"))
        with contextlib.ExitStack() as running:
            running.enter_context(a_nats_server(port))
            async with listening(one, two) as (_, other):
                running.close()
                await until_so(lambda: not one.up and not two.up, "both notice")
                one.ring("play", 3)  # nothing waits for it
                with a_nats_server(port):
                    await until_so(lambda: one.up and two.up, "both lines are laid again")
                    one.ring("play", 4)
                    await until_so(lambda: other.plays.get("play") == 4, "and wake-ups go over them")

    asyncio.run(main())


def test_whoever_keeps_the_servers_wakes_them(postgres_address: str) -> None:
    """Closing, deleting, forgetting and banning are heard of at once."""

    async def main() -> None:
        store = PostgresStore(postgres_address, "here")
        async with listening(PostgresBell("one", postgres_address)) as (ear,):
            deeds = [store.close_play("x", 1.0), store.delete("x"), store.forget_name("x", 0)]
            for calls, deed in enumerate([*deeds, store.ban("192.0.2.1", True)], start=1):
                await deed
                await until_so(lambda calls=calls: ear.calls == calls, "it is heard")  # type: ignore[misc]
            assert ear.plays == {}
        await store.close()

    asyncio.run(main())


@pytest.mark.parametrize("wake", ["", "http://host", "nats://", "nats://host:port", "nats://a b"])
def test_what_is_no_way_to_wake_is_refused(postgres_address: str, wake: str) -> None:
    store = open_store(postgres_address)
    with pytest.raises(BadDatabase) as refused:
        open_bell(store, wake)
    assert refused.value.key == "bad-wake"
    assert isinstance(open_bell(store, None), PostgresBell)
    assert isinstance(open_bell(store, "nats://user:secret@host:4222"), NatsBell)


def test_one_server_alone_wakes_nobody(tmp_path: object) -> None:
    store = open_store(f"sqlite:///{tmp_path}/plays.db")
    assert open_bell(store, None) is None
    with pytest.raises(BadDatabase) as refused:
        open_bell(store, "nats://host:4222")
    assert refused.value.key == "wake-alone"
