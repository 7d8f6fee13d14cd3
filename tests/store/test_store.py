"""Plays in either database: kept whole, kept once, kept before anyone is told."""

import asyncio

import pytest

from esbat.store import Conflict, KeptAct, KeptKey, KeptPlay, KeptSeat, Store, StoreFailed, open_store
from esbat.store.postgres import PostgresStore
from esbat.store.postgres_writer import GroupWriter
from esbat.store.sqlite import SqliteStore
from esbat.store.writer import Writer
from tests.store.plays import a_play, with_store
from tests.waiting import PATIENCE

pytestmark = pytest.mark.wheel


def writer_of(store: Store) -> Writer | GroupWriter:
    assert isinstance(store, SqliteStore | PostgresStore)
    return store.writer


def test_a_play_comes_back_as_it_was_kept(address: str) -> None:
    play = a_play()

    async def keep(store: Store) -> None:
        await store.create(play)
        await store.append("k7", 2, KeptAct(1, "place"))
        await store.keep_seat("k7", KeptSeat(0, "me", "Ève", "apprentice", sitting=True, joined=True))

    async def load(store: Store) -> KeptPlay | None:
        assert await store.load("other") is None
        assert [summary.acts for summary in await store.plays(5)] == [2]
        return await store.load("k7")

    with_store(address, keep)
    found = with_store(address, load)
    assert found is not None
    assert found.acts == [KeptAct(0, "draw"), KeptAct(1, "place")]
    assert found.seats[0] == KeptSeat(0, "me", "Ève", "apprentice", sitting=True, joined=True)
    assert (found.head, found.secret, found.keys) == (play.head, play.secret, play.keys)


def test_a_version_is_kept_once(address: str) -> None:
    async def twice(store: Store) -> None:
        await store.create(a_play())
        await store.append("k7", 2, KeptAct(0, "place"))
        with pytest.raises(Conflict):
            await store.append("k7", 2, KeptAct(0, "deposit"))
        with pytest.raises(Conflict):
            await store.create(a_play())
        found = await store.load("k7")
        assert found is not None and found.acts[1:] == [KeptAct(0, "place")]

    with_store(address, twice)


def test_no_act_is_dated_ahead_of_its_time(address: str) -> None:
    """At whatever part of a second: who looks right after it finds nothing newer than now."""

    async def many(store: Store) -> None:
        await store.create(a_play())
        for version in range(2, 14):
            await store.append("k7", version, KeptAct(0, "place"))
            assert await store.untouched(await store.time(), "", 5) == ["k7"]
            await asyncio.sleep(0.09)  # so that a whole second is gone through

    with_store(address, many)


def test_those_who_cannot_wait_are_told_what_became_of_it(address: str) -> None:
    async def many(store: Store) -> None:
        plays = [f"k{number}" for number in range(100)]
        await asyncio.gather(*[store.create(a_play(play)) for play in plays])
        told: dict[tuple[str, int], list[StoreFailed | None]] = {}
        everybody = asyncio.Event()

        def enter(play: str, version: int, text: str) -> None:
            def done(trouble: StoreFailed | None) -> None:
                told.setdefault((play, version), []).append(trouble)
                if sum(map(len, told.values())) == 301:
                    everybody.set()

            store.append_soon(play, version, KeptAct(0, text), done)

        for play in plays:
            for version in (2, 3, 4):
                enter(play, version, "place")
        # One in the middle of the crowd that is there already spoils nobody else's.
        enter("k50", 2, "deposit")
        async with asyncio.timeout(PATIENCE):
            await everybody.wait()
        assert [type(trouble) for trouble in told.pop(("k50", 2))] == [type(None), Conflict]
        assert set(map(tuple, told.values())) == {(None,)}
        found = await store.load("k50")
        assert found is not None and found.acts[1:] == [KeptAct(0, "place")] * 3

    with_store(address, many)


def test_a_play_has_one_successor(address: str) -> None:
    async def two(store: Store) -> None:
        await store.create(a_play())
        await store.create(a_play("k8", after="k7"))
        with pytest.raises(Conflict):
            await store.create(a_play("k9", after="k7"))
        assert await store.following("k7") == "k8"
        assert await store.load("k9") is None

    with_store(address, two)


def test_acts_of_many_plays_share_a_commit_and_a_bad_one_spoils_only_itself(address: str) -> None:
    async def many(store: Store) -> None:
        await store.create(a_play())
        writer = writer_of(store)
        before = writer.commits
        jobs = [store.append("k7", version, KeptAct(0, "draw")) for version in range(2, 302)]
        jobs.append(store.append("k7", 5, KeptAct(0, "rival")))
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(answers[-1], Conflict)
        assert answers[:-1] == [None] * 300
        assert writer.commits - before < 30
        found = await store.load("k7")
        assert found is not None and len(found.acts) == 301

    with_store(address, many)


def test_plays_nobody_moved_in_are_forgotten(address: str) -> None:
    """All but those begun since, those with an act, and those that somebody sits at."""

    async def forget(store: Store) -> None:
        for name in ("empty", "young", "spared", "moved"):
            play = a_play(name)
            play.acts = [] if name != "moved" else play.acts
            play.created = 2000.0 if name == "young" else 1000.0
            await store.create(play)
        assert await store.forget_unplayed(1500.0, ["spared"]) == 1
        assert await store.forget_unplayed(1500.0, ["spared"]) == 0
        assert await store.load("empty") is None
        assert [await store.load(name) is None for name in ("young", "spared", "moved")] == [False] * 3
        await store.create(a_play("empty"))  # nothing of it is left in the way

    with_store(address, forget)


def test_the_newest_keys_stay(address: str) -> None:
    async def many(store: Store) -> None:
        await store.create(a_play())
        for number in range(5):
            keys = await store.add_keys("k7", [KeptKey(bytes([number]) * 32, "token", 0)], 3)
        assert [key.hash[0] for key in keys if key.opens == "token"] == [2, 3, 4]
        assert await store.find_key(bytes([4]) * 32, "token") == ("k7", 0)
        assert await store.find_key(bytes([4]) * 32, "recovery") is None
        assert await store.find_key(bytes([0]) * 32, "token") is None

    with_store(address, many)


def test_a_closed_store_refuses(address: str) -> None:
    async def main() -> None:
        store = open_store(address)
        await store.close()
        with pytest.raises(StoreFailed):
            await store.append("k7", 1, KeptAct(0, "draw"))
        with pytest.raises(StoreFailed):
            await store.load("k7")

    asyncio.run(main())
