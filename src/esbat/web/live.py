"""A play in memory, with the people connected to it. One act at a time, on disk before anyone is told.

Whoever reads the table does so under its lock, so that nobody ever sees an act that is not yet kept.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from time import monotonic
from typing import Any, Protocol

import msgspec

from esbat.engine.errors import EsbatError
from esbat.engine.game import Game
from esbat.games import game as game_of
from esbat.store.interface import KeptAct, KeptKey, KeptPlay, KeptSeat, Store, StoreFailed
from esbat.table.continued import ContinuedTable, laid_table, origin_of
from esbat.table.table import UNDO, Table
from esbat.web.config import Config
from esbat.web.logs import note
from esbat.web.people import faces, names_in
from esbat.web.pool import Pool
from esbat.web.story import Story
from esbat.web.thinking import Thought, chosen_at
from esbat.web.turn import Turn
from esbat.web.wire import encoder
from esbat.web.written import Names


class Head(msgspec.Struct):
    """What is kept of a play besides its secret, seats and acts. `private` makes its share link."""

    game: str
    edition: int
    seats: int
    options: dict[str, str]
    private: str
    origin: dict[str, object] | None = None


heads: msgspec.json.Decoder[Head] = msgspec.json.Decoder(Head)


class Link(Protocol):
    """Somebody connected: they are woken when there is something new, and fetch it themselves."""

    seat: int

    def wake(self, anew: bool = False) -> None: ...


def laid(kept: KeptPlay) -> Table:
    """The table of a kept play, by repeating its acts; EsbatError if they no longer lead anywhere."""
    head = heads.decode(kept.head)
    game = game_of(head.game)
    if head.edition != game.edition:
        raise EsbatError("server-other-edition", {"edition": head.edition, "current": game.edition})
    origin = None if head.origin is None else origin_of(head.origin)
    table = laid_table(game, head.seats, head.options, kept.secret, [""] * head.seats, origin)
    table.lay_again([(act.seat, act.text) for act in kept.acts])
    return table


class LivePlay:
    """One play: its table, its players, and who is connected."""

    def __init__(self, kept: KeptPlay, table: Table, store: Store, pool: Pool, config: Config) -> None:
        self.id = kept.id
        self.head = heads.decode(kept.head)
        self.seats: list[KeptSeat] = kept.seats
        self.keys: list[KeptKey] = kept.keys
        self.table = table
        self.story = Story(table)
        self.store = store
        self.pool = pool
        self.config = config
        self.lock = Turn()
        self.links: set[Link] = set()
        self.next: str | None = None
        self.broken = False
        self.used = monotonic()
        self.left: dict[int, float] = {seat.seat: self.used for seat in self.seats}
        self.driver: asyncio.Task[None] | None = None
        self.repair: asyncio.Task[None] | None = None
        self.names: dict[str, Names] = {}
        self.faces: dict[tuple[int, str], bytes] = {}

    @property
    def game(self) -> Game:
        return self.table.game

    def names_for(self, language: str) -> Names:
        names = self.names.get(language)
        if names is None:
            names = self.names[language] = Names(names_in(self.seats, language))
        return names

    def faces_for(self, eyes: int, language: str) -> bytes:
        """Everybody as this viewer sees them, written out once until somebody comes, goes or is renamed."""
        written = self.faces.get((eyes, language))
        if written is None:
            shown = faces(self.seats, self.names_for(language).spoken, self.here(), eyes)
            written = self.faces[eyes, language] = encoder.encode(shown)
        return written

    def reseat(self, seat: KeptSeat) -> None:
        """What is known about a seat's player has changed."""
        self.seats[seat.seat] = seat
        self.names.clear()
        self.faces.clear()
        self.story.written.clear()

    # ---- who is here

    def arrive(self, link: Link) -> None:
        self.links.add(link)
        self.faces.clear()
        self.used = monotonic()
        self.tell()
        self.nudge()

    def leave(self, link: Link) -> None:
        self.links.discard(link)
        self.faces.clear()
        self.used = monotonic()
        if link.seat >= 0 and link.seat not in self.here():
            self.left[link.seat] = self.used
        self.tell()

    def here(self) -> set[int]:
        """The seats with somebody connected."""
        return {link.seat for link in self.links}

    def tell(self, anew: bool = False) -> None:
        """Wake everybody; `anew` if the history has to be told from its beginning."""
        for link in list(self.links):
            link.wake(anew)

    # ---- acts

    async def act(self, seat: int, text: str, version: int) -> None:
        """Carry out an act, keep it, tell everybody. A repeated one is carried out once.

        It runs to its end even if the one who sent it hangs up meanwhile.
        """
        await uninterrupted(self.act_alone(seat, text, version))

    async def act_alone(self, seat: int, text: str, version: int) -> None:
        async with self.lock:
            await self.mend()
            if not self.repeated(seat, text, version):
                await self.keep(seat, text, self.as_good_as(seat, version))
        self.used = monotonic()
        self.tell()
        self.nudge()

    def act_now(self, seat: int, text: str, version: int, failed: Callable[[], None]) -> bool:
        """The same without waiting, if the table is free and the act legal; `failed` if the disk refuses.

        False if nothing was done: the act is then to go the usual way, which also says what is wrong.
        """
        if self.broken or not self.lock.take():
            return False
        table = self.table
        try:
            if self.repeated(seat, text, version):
                self.lock.give()
                return False
            table.submit(seat, text, self.as_good_as(seat, version))
        except EsbatError:
            self.lock.give()
            return False
        except BaseException:
            self.broken = True
            self.lock.give()
            raise
        act = KeptAct(*table.acts[-1])
        self.store.append_soon(self.id, table.version, act, partial(self.decided, failed))
        return True

    def decided(self, failed: Callable[[], None], trouble: StoreFailed | None) -> None:
        """The disk has taken the act, or has not; until now nobody could read the table."""
        if trouble is not None:
            self.repair = asyncio.create_task(self.refused_by_disk(trouble, failed))
            return
        try:
            self.story.catch_up()
        finally:
            self.lock.give()
        self.used = monotonic()
        self.tell()
        self.nudge()

    async def refused_by_disk(self, trouble: StoreFailed, failed: Callable[[], None]) -> None:
        try:
            await self.lay_anew(trouble)
        except (StoreFailed, EsbatError):
            # Still out of order: whoever comes next tries again.
            pass
        finally:
            self.lock.give()
            failed()

    def repeated(self, seat: int, text: str, version: int) -> bool:
        """Is this very act the one this seat did next after that version?"""
        done = next((act[1] for act in self.table.acts[version:] if act[0] == seat), None)
        if done is None or UNDO in (text, done):
            return text == done
        return self.game.text(self.game.parse(text)) == done

    def as_good_as(self, seat: int, version: int) -> int:
        """The current version, if all that happened since are others' answers of which nothing is told.

        So people who answer one question at the same time do not get into each other's way.
        """
        since = self.table.happenings[version:]
        silent = all(happening.seat != seat and not happening.events for happening in since)
        return self.table.version if since and silent else version

    async def keep(self, seat: int, text: str, version: int) -> None:
        """Under the lock: into memory, onto disk. If the disk refuses, memory is laid again from it."""
        table = self.table
        table.submit(seat, text, version)
        try:
            await self.store.append(self.id, table.version, KeptAct(*table.acts[-1]))
        except StoreFailed as error:
            await self.lay_anew(error)
            raise
        self.story.catch_up()

    async def lay_anew(self, trouble: StoreFailed) -> None:
        """Under the lock: the disk did not take the last act, so memory is ahead of it."""
        self.broken = True
        note("write-failed", logging.ERROR, play=self.id, trouble=type(trouble).__name__)
        await self.mend()

    async def mend(self) -> None:
        """Under the lock: if memory and disk may differ, the disk is right."""
        if not self.broken:
            return
        kept = await self.store.load(self.id)
        if kept is None:
            raise StoreFailed("the play is gone")
        self.table = await asyncio.to_thread(laid, kept)
        self.story = Story(self.table)
        self.seats, self.keys = kept.seats, kept.keys
        self.names.clear()
        self.faces.clear()
        self.broken = False
        self.tell(anew=True)

    # ---- bots

    def nudge(self) -> None:
        """Let bots play on, if any is asked and anybody watches."""
        if self.driver is None and self.links and self.bot_to_move() is not None:
            self.driver = asyncio.create_task(self.drive())
            self.driver.add_done_callback(self.rest)

    def rest(self, done: "asyncio.Task[None]") -> None:
        self.driver = None
        if done.cancelled() or self.pool.closed:
            return
        trouble = done.exception()
        if trouble is None:
            self.nudge()
            return
        # A disk that refuses may take it later; people can play on meanwhile.
        note("bot-trouble", logging.ERROR, play=self.id, trouble=type(trouble).__name__)
        asyncio.get_running_loop().call_later(2.0, self.nudge)

    def bot_to_move(self) -> int | None:
        """The first seat that is asked and played by a bot."""
        for seat in self.table.state.acting():
            if self.seats[seat].bot:
                return seat
        return None

    async def drive(self) -> None:
        """Play for the bots until a person is asked, or nobody watches."""
        while self.links:
            await asyncio.sleep(self.config.pace)
            async with self.lock:
                await self.mend()
                seat = self.bot_to_move()
                if seat is None:
                    return
                version = self.table.version
                thought = self.thought(seat, self.seats[seat].bot)
            move = await self.pool.choose(thought)
            if self.pool.closed:
                return
            await uninterrupted(self.bot_act(seat, move, version))

    async def bot_act(self, seat: int, move: str | None, version: int) -> None:
        """A bot's answer enters like a person's, unless the table has moved on meanwhile.

        Without an answer, or with one the rules forbid, the novice's move is taken.
        """
        async with self.lock:
            await self.mend()
            if self.table.version != version or not self.seats[seat].bot:
                return
            legal = [self.game.text(each) for each in self.table.state.legal(seat)]
            await self.keep(seat, move if move in legal else self.simple_move(seat), version)
        self.used = monotonic()
        self.tell()

    def simple_move(self, seat: int) -> str:
        """The novice's move, thought of here and now: always quick."""
        return chosen_at(self.table, seat, "novice", self.pool.luck())

    def thought(self, seat: int, bot: str) -> Thought:
        """The question for a worker: all that lays the table again."""
        table = self.table
        origin = table.origin.data() if isinstance(table, ContinuedTable) else None
        moves = [(standing.seat, standing.text) for standing in table.standing]
        return Thought(
            table.game.code,
            table.seats,
            table.options,
            table.secret.hex(),
            origin,
            moves,
            seat,
            bot,
            self.pool.luck(),
        )

    async def close(self) -> None:
        if self.driver is not None:
            self.driver.cancel()


async def uninterrupted(work: Coroutine[Any, Any, None]) -> None:
    """Wait for the work; if the waiting is cancelled, the work goes on."""
    await asyncio.shield(asyncio.create_task(work))
