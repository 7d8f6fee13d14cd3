"""A table of the server's without a net, a disk or a clock of its own: time passes when a test says so."""

import asyncio
import heapq
from collections.abc import Callable
from itertools import count
from typing import Any

from msgspec import structs

from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.engine.view import ONLOOKER
from esbat.store.interface import KeptAct, KeptAnswer, KeptKey, KeptPlay, KeptSeat, Store, Summary
from esbat.table.table import Table
from esbat.web.config import Config
from esbat.web.play.acts import Chosen
from esbat.web.play.heads import Head
from esbat.web.play.live import LivePlay
from esbat.web.telling.message import Hearing, Moment
from esbat.web.thinking.pool import Pool
from esbat.web.wire import StateMessage, defined, encoder, states
from tests.web.changes import brought

TURNS = 60
"""How often everybody gets a turn at the loop before nothing more is expected at one moment."""


class StillClock:
    """Time that passes from one moment on which somebody waits to the next."""

    def __init__(self) -> None:
        self.time = 0.0
        self.order = count()
        self.waiting: list[tuple[float, int, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.time

    async def until(self, when: float, stirred: asyncio.Event | None = None) -> None:
        if when <= self.time:
            await asyncio.sleep(0)
            return
        alarm: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self.waiting, (when, next(self.order), alarm))
        if stirred is None:
            await alarm
            return
        bell = asyncio.create_task(stirred.wait())
        try:
            await asyncio.wait((alarm, bell), return_when=asyncio.FIRST_COMPLETED)
        finally:
            alarm.cancel()
            bell.cancel()

    async def pass_until(self, end: float) -> None:
        """Let time pass, with all that happens in it."""
        await settle()
        while self.waiting and self.waiting[0][0] <= end:
            when, _, alarm = heapq.heappop(self.waiting)
            if alarm.done():
                continue
            self.time = max(self.time, when)
            alarm.set_result(None)
            await settle()
        self.time = end


async def settle() -> None:
    for _ in range(TURNS):
        await asyncio.sleep(0)


class Memory(Store):
    """A store that forgets everything but is never late, or as late as it is told to be."""

    def __init__(self, clock: StillClock, delay: float = 0.0) -> None:
        self.clock = clock
        self.delay = delay
        self.acts: list[KeptAct] = []
        self.answers: list[KeptAnswer] = []
        self.seats: dict[int, KeptSeat] = {}

    async def append(self, play: str, version: int, act: KeptAct, passed: KeptAnswer | None = None) -> None:
        if self.delay:
            await self.clock.until(self.clock.now() + self.delay)
        self.acts.append(act)
        if passed is not None:
            self.answers.append(passed)

    async def note(self, play: str, answer: KeptAnswer) -> None:
        if self.delay:
            await self.clock.until(self.clock.now() + self.delay)
        self.answers.append(answer)

    async def keep_seat(self, play: str, seat: KeptSeat) -> None:
        self.seats[seat.seat] = seat

    async def create(self, play: KeptPlay) -> None: ...

    async def load(self, play: str) -> KeptPlay | None:
        return None

    async def following(self, play: str) -> str | None:
        return None

    async def plays(self, most: int) -> list[Summary]:
        return []

    async def add_keys(self, play: str, keys: list[KeptKey], most: int) -> list[KeptKey]:
        return []

    async def find_key(self, hash: bytes, opens: str) -> tuple[str, int] | None:
        return None

    async def check_reading(self) -> None: ...

    async def check_writing(self) -> None: ...

    async def close(self) -> None: ...


class Bots(Pool):
    """Bots that answer what the test says, after as long as it says."""

    def __init__(
        self, config: Config, clock: StillClock, answer: Callable[[int], str], seconds: float
    ) -> None:
        super().__init__(config, lambda: 1)
        self.clock = clock
        self.answer = answer
        self.seconds = seconds

    async def choose(self, thought: Any) -> str | None:
        if self.seconds:
            await self.clock.until(self.clock.now() + self.seconds)
        return self.answer(thought.seat)


class Ear:
    """Somebody connected: notes the time and the bytes of all they are told, as a connection sends them."""

    def __init__(self, play: LivePlay, seat: int, clock: StillClock, language: str = "en") -> None:
        self.play = play
        self.seat = seat
        self.clock = clock
        self.language = language
        self.hearing = Hearing()
        self.keeping = Hearing(changes=True)  # the same for a page that is told only what has changed
        self.view: dict[str, object] = {}
        self.dirty = False
        self.heard: list[tuple[float, bytes]] = []

    def wake(self, moment: Moment | None = None, anew: bool = False) -> None:
        if anew:
            self.hearing, self.keeping = Hearing(), Hearing(changes=True)
        if self.play.lock.held:
            self.dirty = True
            asyncio.get_running_loop().call_soon(self.later)
        else:
            self.listen()

    def dismiss(self, key: str) -> None: ...

    def reroute(self) -> None: ...

    def later(self) -> None:
        if self.dirty and self.play.lock.held:
            asyncio.get_running_loop().call_soon(self.later)
        elif self.dirty:
            self.listen()

    def listen(self) -> None:
        self.dirty = False
        moment = Moment(self.play)
        text = self.hearing.newest(moment, self.seat, self.language, "token")
        changed = self.keeping.newest(moment, self.seat, self.language, "token")
        assert (changed is None) == (text is None)
        if text is not None and changed is not None:
            assert defined(text) == text and defined(changed) == changed
            self.keep(states.decode(text), states.decode(changed))
            self.heard.append((round(self.clock.now(), 6), text))

    def keep(self, told: StateMessage, changed: StateMessage) -> None:
        """Whoever keeps what they are told of a view has the same as those who are told all of it."""
        assert told.whole
        self.view = changed.view if changed.whole else brought(self.view, changed.view)
        assert self.view == told.view
        assert structs.replace(changed, view=told.view, whole=True) == told


class Stage:
    """A play in the middle of things, with an ear at every seat and one onlooker's."""

    def __init__(
        self,
        game: Game,
        state: State | None,
        options: dict[str, str],
        seats: list[KeptSeat],
        answer: Callable[[int], str] = lambda seat: "pass",
        thinking: float = 0.0,
        disk: float = 0.0,
        secret: bytes = bytes(16),
        **settings: Any,
    ) -> None:
        self.clock = StillClock()
        self.store = Memory(self.clock, disk)
        config = Config(
            **{"pace": 0.7, "settles": False, "window": 5.0, "workers": 1, "clock": self.clock, **settings}
        )
        table = Table(game, len(seats), options, secret, [""] * len(seats), patient=True)
        if state is not None:
            table.state = state
        head = encoder.encode(Head(game.code, game.edition, len(seats), table.options, "00" * 16))
        kept = KeptPlay("play", head, bytes(16), 0.0, None, seats, [], [])
        pool = Bots(config, self.clock, answer, thinking)
        self.play = LivePlay(kept, table, self.store, pool, config)
        people = [seat.seat for seat in seats if not seat.bot]
        self.ears = {seat: Ear(self.play, seat, self.clock) for seat in [*people, ONLOOKER]}
        for ear in self.ears.values():
            self.play.arrive(ear)
        for ear in self.ears.values():
            ear.heard = ear.heard[-1:]  # how they came in one after the other does not matter

    async def at(self, when: float) -> None:
        await self.clock.pass_until(when)

    async def does(self, when: float, seat: int, text: str) -> None:
        """A person's move, as soon as the table can take it."""
        await self.clock.pass_until(when)
        act = asyncio.create_task(self.play.act(Chosen(seat, text, self.play.story.known[seat])))
        await settle()
        await self.clock.pass_until(when + self.store.delay)
        await act
        await settle()

    def told(self, seat: int) -> list[tuple[float, bytes]]:
        return self.ears[seat].heard
