"""What the server leaves behind is found, although no look goes through all plays in the middle of a move."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from esbat.store import open_store
from esbat.web.config import Config
from esbat.web.server.garbage import EVERY, MANY, SOME, YOUNG, Tidying, begin
from esbat.web.shared.desk import Desk
from tests.waiting import until_so
from tests.web.kit import FRIEND, ME, house

pytestmark = pytest.mark.wheel
LONG_AGO = -1_000.0


class Ring:
    """Something that holds on to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    """Looking for garbage is the whole process's business: afterwards all is as before."""
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    store = open_store(f"sqlite:///{tmp_path}/plays.db")
    yield Desk(store, Config())
    asyncio.run(store.close())


def set_aside(tidying: Tidying) -> "weakref.ref[Ring]":
    """A ring that has been set aside and that nobody holds any more."""
    ring = Ring()
    assert not tidying.round(monotonic())
    return weakref.ref(ring)


def test_what_has_lived_for_a_while_is_looked_at_no_more(desk: Desk) -> None:
    begin()
    assert gc.get_threshold()[0] == YOUNG
    tidying = Tidying(desk)
    ring = set_aside(tidying)
    gc.collect()
    assert ring() is not None
    assert not tidying.round(monotonic())
    assert ring() is not None


@pytest.mark.parametrize("ended", [SOME, MANY])
def test_when_enough_has_ended_all_is_looked_through(desk: Desk, ended: int) -> None:
    tidying = Tidying(desk)
    ring = set_aside(tidying)
    desk.ended += ended - 1
    found = tidying.round(LONG_AGO) if ended == SOME else False
    assert not found and ring() is not None
    desk.ended += 1
    assert tidying.round(monotonic())
    assert ring() is None
    assert not tidying.round(monotonic())


def test_while_somebody_acts_only_much_is_looked_for(tmp_path: Path) -> None:
    """A line that has ended counts, and so does a play that was dropped; an act a moment ago puts it off."""

    async def main() -> None:
        async with house(tmp_path) as server:
            granted = await server.open(ME, FRIEND)
            async with server.page(granted["play"], granted["seats"][0]["token"]) as page:
                await page.until("state")
                live = await server.desk.plays.find(granted["play"])
                tidying = Tidying(server.desk)
                server.desk.ended += SOME
                assert not tidying.round(live.used)
                assert tidying.round(live.used + 2 * EVERY)
                server.desk.ended += MANY
                assert tidying.round(live.used)
                ended = server.desk.ended
            await until_so(lambda: server.desk.ended == ended + 1, "the line has ended, and counts")

    asyncio.run(main())
