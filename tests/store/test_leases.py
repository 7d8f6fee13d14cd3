"""Several servers, one store: a play is led by one of them, and nobody else can write to it."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from esbat.store import Conflict, Displaced, KeptAct, KeptAnswer, KeptKey, KeptSeat, Leader
from esbat.store.postgres import PostgresStore
from esbat.store.postgres_leases import HELD, LEAD, STAY, THERE_STILL
from esbat.store.times import steady
from tests.store.plays import a_play
from tests.store.postgres_server import asked

pytestmark = pytest.mark.wheel

LONG = 60.0
"""Seconds: nobody is taken for dead here because the machine is busy."""
Work = Callable[[PostgresStore, PostgresStore], Awaitable[None]]


def with_two(address: str, work: Work) -> None:
    """Two servers of one database; the first has begun the play k7."""

    async def main() -> None:
        stores = [PostgresStore(address, "here"), PostgresStore(address, "here")]
        try:
            for number, store in enumerate(stores):
                store.lease = LONG
                await store.enter(f"10.0.0.{number}:80", f"key{number}", "{}")
            await stores[0].create(a_play())
            await work(stores[0], stores[1])
        finally:
            for store in stores:
                await store.close()

    asyncio.run(main())


async def gone_silent(store: PostgresStore) -> None:
    """As if it had not been heard of for long."""
    await store.rows(f"UPDATE esbat.servers SET until = now() - interval '1 s' WHERE id = '{store.server}'")


def test_only_the_leader_writes_and_the_others_know_who_it_is(postgres_address: str) -> None:
    async def work(one: PostgresStore, two: PostgresStore) -> None:
        assert await one.lead("k7") is None
        assert await two.lead("k7") == Leader(one.server, "10.0.0.0:80", "key0")
        for trouble in (
            two.append("k7", 2, KeptAct(0, "place")),
            two.note("k7", KeptAnswer(0, 1, "pass")),
            two.keep_seat("k7", KeptSeat(0, "me", "Mallory")),
            two.add_keys("k7", [KeptKey(b"m" * 32, "token", 0)], 3),
        ):
            with pytest.raises(Displaced):
                await trouble
        await one.append("k7", 2, KeptAct(0, "place"))
        with pytest.raises(Conflict):
            await one.append("k7", 2, KeptAct(0, "place"))
        assert await two.lead("nowhere") is None

    with_two(postgres_address, work)


def test_a_server_that_slept_cannot_write_however_long_it_slept(postgres_address: str) -> None:
    async def work(one: PostgresStore, two: PostgresStore) -> None:
        await gone_silent(one)
        await one.append("k7", 2, KeptAct(0, "place"))  # nobody has taken it over: it is still the leader
        assert await two.lead("k7") is None
        # It goes on where it stopped, knowing nothing of all that.
        assert "k7" in one.led
        for trouble in (
            one.append("k7", 3, KeptAct(0, "late")),
            one.append("k7", 2, KeptAct(0, "place")),
        ):
            with pytest.raises(Displaced):
                await trouble
        await two.append("k7", 3, KeptAct(0, "draw"))
        # Neither does being there again give anything back, nor what else it would have written.
        assert await one.stay(["k7"]) == ["k7"]
        one.led["k7"] = 1
        for late in (
            one.note("k7", KeptAnswer(0, 1, "late")),
            one.keep_seat("k7", KeptSeat(0, "me", "Late")),
        ):
            with pytest.raises(Displaced):
                await late
            one.led["k7"] = 1
        assert await one.stay(["k7"]) == ["k7"]
        found = await two.load("k7")
        assert found is not None and [act.text for act in found.acts] == ["draw", "place", "draw"]
        assert (found.answers, found.seats[0].name) == ([], "Agnès")

    with_two(postgres_address, work)


def test_a_server_that_stops_hands_over_at_once(postgres_address: str) -> None:
    async def work(one: PostgresStore, two: PostgresStore) -> None:
        await one.create(a_play("k8"))
        await one.release(["k8"])
        assert await two.lead("k8") is None
        await one.leave()
        assert await two.lead("k7") is None
        with pytest.raises(Displaced):
            await one.append("k7", 2, KeptAct(0, "late"))

    with_two(postgres_address, work)


def test_a_server_that_stops_is_sure_of_nothing_any_more(postgres_address: str) -> None:
    """Its plays may be others' already while the answer is under way, or was lost with the line."""

    async def work(one: PostgresStore, two: PostgresStore) -> None:
        assert one.sure("k7")
        leaving = asyncio.create_task(one.leave())
        await asyncio.sleep(0)
        assert not leaving.done() and not one.sure("k7")
        await leaving
        await one.stay(["k7"])
        assert not one.sure("k7")

    with_two(postgres_address, work)


# ---- who may answer from memory: see docs/why/never-back.md


def test_one_that_slept_is_sure_of_nothing_that_it_has_not_asked_about(postgres_address: str) -> None:
    """A play that is being laid while its server sleeps is not among those that it asks about at first."""

    async def work(one: PostgresStore, two: PostgresStore) -> None:
        assert one.sure("k7") and not one.sure("k8") and not two.sure("k7")
        one.steady = lambda: steady() + LONG
        assert not one.sure("k7")
        await one.create(a_play("k8"))
        assert not one.sure("k8")  # begun while its row had run out: anybody could have taken it over
        assert await one.stay([]) == []
        assert not one.sure("k7") and not one.sure("k8")
        await one.create(a_play("k9"))
        assert one.sure("k9")
        assert await one.stay(["k7", "k8"]) == []
        assert one.sure("k7") and one.sure("k8")

    with_two(postgres_address, work)


def test_one_whose_row_was_taken_away_asks_twice(postgres_address: str) -> None:
    """While it lays a new one, nobody sees it, and may take over what it has just asked about."""

    async def work(one: PostgresStore, two: PostgresStore) -> None:
        one.steady = lambda: steady() + LONG
        await asked(postgres_address, "DELETE FROM esbat.servers")
        await one.stay(["k7"])
        assert not one.sure("k7")
        await one.stay(["k7"])
        assert one.sure("k7")

    with_two(postgres_address, work)


def test_nobody_takes_over_from_one_that_says_at_this_moment_that_it_is_there(postgres_address: str) -> None:
    """Its row has run out, and the new one is not kept yet: others see only the old one."""

    async def work(one: PostgresStore, two: PostgresStore) -> None:
        await gone_silent(one)
        line = await one.writer.line.open()
        under_way = line.transaction()
        await under_way.start()
        assert one.facts is not None
        await line.execute(STAY, one.server, *one.facts, one.lease)
        taking = asyncio.create_task(two.lead("k7"))
        await two.create(a_play("k8"))  # nothing else waits for that
        await asyncio.wait((taking,), timeout=0.2)
        assert not taking.done()
        await under_way.commit()
        assert await taking == Leader(one.server, "10.0.0.0:80", "key0")
        assert await one.stay(["k7"]) == []

    with_two(postgres_address, work)


def test_one_that_says_that_it_is_there_waits_for_whoever_takes_over(postgres_address: str) -> None:
    async def work(one: PostgresStore, two: PostgresStore) -> None:
        await gone_silent(one)
        line = await two.writer.line.open()
        under_way = line.transaction()
        await under_way.start()
        assert await line.fetchval(HELD, "k7") == one.server
        assert await line.fetchval(THERE_STILL, one.server, two.lease) is False
        staying = asyncio.create_task(one.stay(["k7"]))
        await asyncio.wait((staying,), timeout=0.2)
        assert not staying.done()
        assert await line.fetchval(LEAD, "k7", two.server, two.lease) == 2
        await under_way.commit()
        assert await staying == ["k7"]
        assert not one.sure("k7")

    with_two(postgres_address, work)


@pytest.mark.parametrize(
    "edit",
    [
        "DELETE FROM esbat.leases",
        "UPDATE esbat.leases SET epoch = epoch + 7",
        "UPDATE esbat.leases SET epoch = 0",
        "UPDATE esbat.leases SET server = 'nobody'",
        "DELETE FROM esbat.servers",
    ],
)
def test_leases_edited_by_hand_lose_nothing(postgres_address: str, edit: str) -> None:
    """Whoever led the play notices, and one of the servers leads it anew; the epoch of others never fits."""

    async def work(one: PostgresStore, two: PostgresStore) -> None:
        await asked(postgres_address, edit)
        version = 2
        for _ in range(3):
            for store in (one, two):
                try:
                    if await store.lead("k7") is None:
                        await store.append("k7", version, KeptAct(0, "place"))
                        version += 1
                except Displaced:
                    continue
                await store.stay(["k7"])
        found = await two.load("k7")
        assert found is not None and len(found.acts) == version - 1 > 1

    with_two(postgres_address, work)


def test_two_that_take_over_at_the_same_moment_do_not_both_write(postgres_address: str) -> None:
    async def work(one: PostgresStore, two: PostgresStore) -> None:
        three = PostgresStore(postgres_address, "here")
        three.lease = LONG
        await three.enter("10.0.0.3:80", "key3", "{}")
        for number in range(10):
            await one.create(a_play(f"p{number}"))
        await gone_silent(one)

        async def take(store: PostgresStore, play: str) -> bool:
            if await store.lead(play) is not None:
                return False
            await store.append(play, 2, KeptAct(0, store.server))
            return True

        for number in range(10):
            took = await asyncio.gather(take(two, f"p{number}"), take(three, f"p{number}"))
            assert sorted(took) == [False, True]
            found = await two.load(f"p{number}")
            assert found is not None and len(found.acts) == 2
        await three.close()

    with_two(postgres_address, work)


def test_whoever_takes_over_waits_for_what_is_under_way(postgres_address: str) -> None:
    """The leader is held up in the middle of a transaction: nobody else leads before that is decided."""

    async def work(one: PostgresStore, two: PostgresStore) -> None:
        line = await one.writer.line.open()
        under_way = line.transaction()
        await under_way.start()
        await one.hold(line, "k7", one.led["k7"])
        await gone_silent(two)  # on another line than the one that is held up
        await asked(postgres_address, "UPDATE esbat.servers SET until = now() - interval '1 s'")
        taking = asyncio.create_task(two.lead("k7"))
        await asyncio.wait((taking,), timeout=0.2)
        assert not taking.done()
        await under_way.commit()
        assert await taking is None

    with_two(postgres_address, work)
