"""Look-alike truths over two servers: a page whose table is led elsewhere learns neither more nor sooner.

Both servers are real, and so are the sockets and the database. The leader's clock is the test's own: it goes
on from one moment on which the table waits to the next, and what a page heard is noted with the time.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from esbat.store.postgres import PostgresStore
from esbat.web.config import Config
from esbat.web.play.live import LivePlay
from tests.games.bal.given import ANNE, JEANNE, LOUISE, MARIE, given
from tests.store.conftest import postgres, postgres_address
from tests.waiting import PATIENCE, until_so
from tests.web.kit import House, Page, house, quick
from tests.web.stage import Bots, StillClock
from tests.web.windowed import SEEN_BY_ALL, kept_play, secret_of

__all__ = ["postgres", "postgres_address"]

pytestmark = pytest.mark.wheel
WINDOW, MARGIN = 5.0, 0.15
ORDERS = '[{"answer":"pass","until":"turn_began"}]'
Heard = list[tuple[float, str]]


@dataclass(frozen=True)
class Secret:
    """What Marie does not know: what the others hold, at which server Jeanne sits, what she does."""

    hands: tuple[tuple[int, str], ...] = ()
    jeanne_at: int = 0
    answers: tuple[str, ...] = ()
    orders: str = ""
    thinking: float = 0.0


HERS, ITS = (JEANNE, "boule R R R"), (LOUISE, "amoi R R R")
SECRETS = {
    "a person passes at the leader's server": Secret((HERS,), 0, ("pass",)),
    "a person passes at another server": Secret((HERS,), 1, ("pass",)),
    "a person says nothing": Secret((HERS,), 1),
    "a person changes her mind": Secret((HERS,), 1, ("pass", "undo", "pass")),
    "a standing order answers": Secret((HERS,), 1, (), ORDERS),
    "a bot passes": Secret((ITS,), 1),
    "a bot thinks too long": Secret((ITS,), 1, (), "", 9.0),
    "both are asked": Secret((HERS, ITS), 0, ("pass",)),
}


async def dealt(server: House, secret: Secret) -> LivePlay:
    """Anne's turn begins; whoever is not named holds red potions, and is asked nothing in the window."""
    kept = kept_play(bytes(16), bot=LOUISE)
    kept.seats[JEANNE].orders = secret.orders
    await server.desk.store.create(kept)
    scene = given(4, level="medium")
    scene.board.patient = True
    hands = dict(secret.hands)
    for seat in range(4):
        scene.hand(seat, hands.get(seat, "R R R R"))
    scene.begins(ANNE)
    play = await server.desk.plays.find(kept.id)
    play.table.state = scene.board
    play.pauses = 0
    play.look_about()
    return play


@contextlib.asynccontextmanager
async def a_server(address: str, folder: Path, config: Config, bots: Bots) -> AsyncIterator[House]:
    store = PostgresStore(address, "here")
    store.lease = PATIENCE  # nobody is taken for dead because this machine is busy
    async with house(folder, config, store, pool=bots, reach=True) as found:
        await until_so(lambda: store.facts is not None, "it is one of the servers")
        yield found


async def alarm_at(clock: StillClock, when: float) -> None:
    """Until the table waits for that moment; then it comes."""
    await until_so(lambda: any(due == when and not alarm.done() for due, _, alarm in clock.waiting), "")
    await clock.pass_until(when)


async def all_heard(clock: StillClock, pages: dict[str, Page], heard: dict[str, Heard]) -> None:
    """Note what has come to each page by now, and that it came now."""
    for name, page in pages.items():
        done = len(page.heard)
        await page.sync()
        heard[name] += [(clock.now(), text) for text in page.heard[done:] if '"t":"state"' in text]


async def through_the_window(address: str, folder: Path, secret: Secret) -> dict[str, Heard]:
    """What Marie, on another server than the leader, hears of the first window; and what others hear."""
    clock = StillClock()
    config = quick(window=WINDOW, margin=MARGIN, pace=0.7, clock=clock, silence=PATIENCE)
    bots = Bots(config, clock, lambda seat: "pass", secret.thinking)
    async with (
        a_server(address, folder, config, bots) as leader,
        a_server(address, folder, config, bots) as other,
        contextlib.AsyncExitStack() as lines,
    ):
        live = await dealt(leader, secret)
        play = live.id

        async def sits(server: House, token: str) -> Page:
            page = await lines.enter_async_context(server.page(play, token))
            await page.until("state")
            return page

        jeanne = await sits((leader, other)[secret.jeanne_at], secret_of(JEANNE))
        pages = {"anne": await sits(leader, secret_of(ANNE)), "marie": await sits(other, secret_of(MARIE))}
        pages["marie at the leader"] = await sits(leader, secret_of(MARIE))
        pages["an onlooker"] = await sits(other, SEEN_BY_ALL)
        assert len(other.desk.relays) == 2 + secret.jeanne_at and play not in other.desk.plays.live
        window = live.pause
        assert window is not None and not window.patient
        heard: dict[str, Heard] = {name: [] for name in pages}
        for page in pages.values():
            await page.sync()
            page.heard = page.heard[:0]
        first = {name: page.state for name, page in pages.items()}
        for answer in secret.answers:
            await jeanne.move(answer)
            wanted = None if answer == "undo" else answer
            while jeanne.state["noted"] != wanted:
                await jeanne.hear()
        if secret.orders:
            assert jeanne.state["noted"] == "pass"
        await all_heard(clock, pages, heard)
        await alarm_at(clock, WINDOW - MARGIN)
        await all_heard(clock, pages, heard)
        await alarm_at(clock, WINDOW)
        await until_so(lambda: live.pause is not window, "the window is closed")
        for name, page in pages.items():
            while page.state["pause"] == first[name]["pause"]:
                await page.hear()
            heard[name] += [(clock.now(), text) for text in page.heard if '"t":"state"' in text]
            page.heard.clear()
        kept = await leader.desk.store.load(play)
        assert kept is not None
        assert {act.seat for act in kept.acts if act.text == "pass"} == {seat for seat, _ in secret.hands}
        return {name: [*heard[name], (-1.0, repr(first[name]))] for name in pages}


def test_what_is_secret_changes_neither_bytes_nor_times_on_another_server(
    postgres_address: str, tmp_path: Path
) -> None:
    """BAL-R31, BAL-R97. Whoever is asked, answers, has ordered or thinks, and wherever she sits."""

    async def main() -> None:
        expected = await through_the_window(postgres_address, tmp_path, Secret())
        assert [when for when, _ in expected["marie"]] == [WINDOW, -1.0]
        assert expected["marie"] == expected["marie at the leader"]
        for name, secret in SECRETS.items():
            found = await through_the_window(postgres_address, tmp_path, secret)
            for eyes in ("marie", "marie at the leader", "an onlooker"):
                assert found[eyes] == expected[eyes], f"{name}: {eyes}"

    asyncio.run(main())
