"""Clocks that jump, of a server and of the database: plays may change hands, and nothing is lost."""

import pytest

from esbat.store import Displaced, KeptAct, Leader
from esbat.store.postgres import PostgresStore
from esbat.store.times import Calendar, steady
from tests.store.plays import a_play
from tests.store.postgres_server import asked
from tests.store.test_leases import LONG, with_two

pytestmark = pytest.mark.wheel
HOUR = 3600.0


def test_a_calendar_is_not_taken_in_by_a_clock_that_jumps() -> None:
    passed = [0.0]
    calendar = Calendar(lambda: passed[0])
    calendar.look(1000.0)
    passed[0] = 100.0
    calendar.look(1130.0)  # put right by half a minute
    assert (calendar.jumped, calendar.now()) == (0.0, 1130.0)
    for jump in (HOUR, -HOUR, 61.0):
        calendar.look(1130.0 + jump)
        assert (calendar.jumped, calendar.now()) == (jump, 1130.0)
    calendar.look(1131.0)
    assert (calendar.jumped, calendar.now()) == (0.0, 1131.0)


def test_the_steady_clock_never_goes_back() -> None:
    times = [steady() for _ in range(1000)]
    assert times == sorted(times)


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 1e9, -1e9])
def test_the_databases_clock_jumps(postgres_address: str, jump: float) -> None:
    """What servers have said of themselves lies far in the past then, or far in the future. Those that are
    there say it anew; the one that is gone is not waited for, however far the clock was put back."""

    async def work(one: PostgresStore, two: PostgresStore) -> None:
        gone = PostgresStore(postgres_address, "here")
        gone.lease = LONG
        await gone.enter("10.0.0.9:80", "key9", "{}")
        await gone.create(a_play("k9"))
        assert await two.lead("k9") == Leader(gone.server, "10.0.0.9:80", "key9")
        await gone.close()
        # All that these statements see of a clock is how far it lies from what was written by it.
        await asked(
            postgres_address, f"UPDATE esbat.servers SET until = until - make_interval(secs => {jump})"
        )
        assert await two.alive() == set()
        # A leader goes on as if nothing had happened, for nobody has taken its play over yet.
        await one.append("k7", 2, KeptAct(0, "place"))
        assert await one.stay(["k7"]) == []
        assert await two.stay([]) == []
        assert await two.alive() == {one.server, two.server}
        assert await two.lead("k7") == Leader(one.server, "10.0.0.0:80", "key0")
        assert await two.lead("k9") is None
        await two.append("k9", 2, KeptAct(0, "place"))
        for play in ("k7", "k9"):
            found = await two.load(play)
            assert found is not None and [act.text for act in found.acts] == ["draw", "place"]

    with_two(postgres_address, work)


def test_a_play_changes_hands_when_the_clock_jumps_and_only_one_writes(postgres_address: str) -> None:
    async def work(one: PostgresStore, two: PostgresStore) -> None:
        await asked(postgres_address, "UPDATE esbat.servers SET until = until - interval '1 hour'")
        assert await two.lead("k7") is None  # quicker than the leader's next word
        await two.append("k7", 2, KeptAct(0, "place"))
        with pytest.raises(Displaced):
            await one.append("k7", 2, KeptAct(0, "late"))
        await one.stay(["k7"])
        await two.stay(["k7"])
        assert await one.lead("k7") == Leader(two.server, "10.0.0.1:80", "key1")
        found = await one.load("k7")
        assert found is not None and [act.text for act in found.acts] == ["draw", "place"]

    with_two(postgres_address, work)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_servers_own_clock_jumps(postgres_address: str, jump: float) -> None:
    """Were it as sure of itself as can be: what it leads is for the database to say."""

    async def work(one: PostgresStore, two: PostgresStore) -> None:
        one.steady = lambda: steady() + jump
        assert one.sure("k7") == (jump < 0)
        await one.append("k7", 2, KeptAct(0, "place"))
        await asked(postgres_address, f"UPDATE esbat.servers SET until = now() WHERE id = '{one.server}'")
        assert await two.lead("k7") is None
        with pytest.raises(Displaced):
            await one.append("k7", 3, KeptAct(0, "late"))
        await two.append("k7", 3, KeptAct(0, "draw"))
        found = await one.load("k7")
        assert found is not None and [act.text for act in found.acts] == ["draw", "place", "draw"]

    with_two(postgres_address, work)


def test_plays_are_dated_by_the_database_and_by_no_server(postgres_address: str) -> None:
    async def work(one: PostgresStore, two: PostgresStore) -> None:
        before = await one.time()
        play = a_play("k8")
        play.created = 0.0
        await two.create(play)
        found = await one.load("k8")
        assert found is not None and before <= found.created <= await one.time()

    with_two(postgres_address, work)
