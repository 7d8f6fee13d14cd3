"""A play in memory, with the people connected to it. One act at a time, on disk before anyone is told.

Whoever reads the table does so under its lock, so that nobody ever sees an act that is not yet kept.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Final

from esbat.engine.errors import EsbatError
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.store.interface import (
    NOBODY,
    Displaced,
    KeptAct,
    KeptAnswer,
    KeptKey,
    KeptPlay,
    KeptSeat,
    Store,
    StoreFailed,
)
from esbat.table.continued import ContinuedTable
from esbat.table.table import Table
from esbat.web.clock import Clock
from esbat.web.config import Config
from esbat.web.faces.parts import Sheet
from esbat.web.faces.recital import Recital
from esbat.web.people.names import faces, names_in
from esbat.web.play import repair, windows
from esbat.web.play.acts import Act
from esbat.web.play.driver import Driver, uninterrupted
from esbat.web.play.heads import heads, laid
from esbat.web.play.link import Link
from esbat.web.play.lock import Turn
from esbat.web.play.recital import Heard, listen, reader
from esbat.web.play.standing import lapse, note_orders, orders_of
from esbat.web.play.windows import Pause
from esbat.web.telling.message import Moment
from esbat.web.telling.story import Story
from esbat.web.telling.teaching import Teaching, teaching_of
from esbat.web.telling.written import Names
from esbat.web.thinking.pool import Pool
from esbat.web.thinking.questions import Thought, chosen_at
from esbat.web.wire import encoder
from esbat.words import words_for

Failed = Callable[[StoreFailed], None]
"""Called when an act was not kept, or nobody knows whether it was."""


EVERYBODY: Final = -2
"""No seat, and no onlooker's either."""


class LivePlay:
    """One play: its table, its players, and who is connected."""

    def __init__(self, kept: KeptPlay, table: Table, store: Store, pool: Pool, config: Config) -> None:
        self.id = kept.id
        self.head = heads.decode(kept.head)
        self.seats: list[KeptSeat] = kept.seats
        self.keys: list[KeptKey] = kept.keys
        self.table = table
        self.teaching: Teaching | None = teaching_of(self.head.game, self.head.lesson)
        self.story = Story(table)
        self.store = store
        self.pool = pool
        self.config = config
        self.lock = Turn()
        self.links: set[Link] = set()
        self.next: str | None = None
        self.telling = False  # somebody has come or gone, and everybody is about to be told
        self.broken = False
        self.lost = False  # another server leads it by now
        self.mark = kept.mark
        self.used = monotonic()
        self.left: dict[int, float] = {seat.seat: self.used for seat in self.seats}
        self.clock: Clock = config.clock
        self.told_at = self.clock.now()  # when something was last told
        self.read_since = self.told_at
        self.came = asyncio.Event()  # all who were invited have come
        self.stirred = asyncio.Event()  # something has happened
        self.pause: Pause | None = None
        self.pauses = 0
        self.recital: Recital | None = None
        self.heard = Heard()
        self.driver = Driver(self)
        self.repair: asyncio.Task[None] | None = None
        self.healing: asyncio.Task[None] | None = None
        self.answers: dict[int, KeptAnswer] = {}  # what is kept of answers in windows, by seat
        self.doubts: set[int] = set()  # seats of whose last answer nobody knows whether it is kept
        self.unsaved: dict[int, str] = {}  # standing orders that are yet to be kept, by seat
        self.names: dict[str, Names] = {}
        self.faces: dict[str, list[bytes]] = {}  # by language, and then by seat; onlookers' last
        self.sheet = Sheet()
        self.endings: dict[str, bytes] = {}  # the outcome in words, by language
        self.orders = [orders_of(seat) for seat in self.seats]
        self.saving: set[asyncio.Task[None]] = set()
        self.looked = len(table.happenings)  # so many have had their effect on standing orders
        self.remember(kept.answers)
        self.look_about()

    @property
    def game(self) -> Game:
        return self.table.game

    def names_for(self, language: str) -> Names:
        names = self.names.get(language)
        if names is None:
            names = self.names[language] = Names(names_in(self.seats, language))
        return names

    def faces_for(self, eyes: int, language: str) -> bytes:
        """Everybody as this viewer sees them, written out once until somebody comes, goes or is renamed.

        With all around it, from what is seen to the question: it is written into every state.
        """
        known = self.faces.get(language)
        if known is None:
            known = self.faces[language] = [b""] * (len(self.seats) + 1)
        written = known[eyes]
        if not written:
            you = words_for(language).say("server-you")
            shown = faces(self.seats, self.names_for(language).spoken, self.here(), eyes, you)
            seat = b"null" if eyes < 0 else str(eyes).encode()
            written = b',"seat":%b,"seats":%b,"question":' % (seat, encoder.encode(shown))
            known[eyes] = written
        return written

    def reseat(self, seat: KeptSeat) -> None:
        """What is known about a seat's player has changed."""
        self.seats[seat.seat] = seat
        self.orders[seat.seat] = orders_of(seat)
        self.names.clear()
        self.faces.clear()
        self.endings.clear()
        self.all_came()

    # ---- who is here

    def arrive(self, link: Link) -> None:
        if not self.links:
            # Nobody was there: time begins to run now.
            self.told_at = self.clock.now()
            if self.pause is not None:
                self.pause.ends = self.told_at + self.pause.length
        self.links.add(link)
        self.faces.clear()
        self.used = monotonic()
        self.tell_soon()
        self.driver.nudge()

    def leave(self, link: Link) -> None:
        self.links.discard(link)
        self.faces.clear()
        self.used = monotonic()
        if link.seat >= 0 and link.seat not in self.here():
            self.left[link.seat] = self.used
        self.tell_soon()

    def all_came(self) -> bool:
        """Has everybody who was invited followed the invitation?"""
        there = all(seat.joined or seat.bot for seat in self.seats)
        if there:
            self.came.set()
        return there

    def here(self) -> set[int]:
        """The seats with somebody connected."""
        return {link.seat for link in self.links}

    def tell_soon(self) -> None:
        """Everybody, once the loop has been round: people who come or go together are one piece of news."""
        if not self.telling:
            self.telling = True
            asyncio.get_running_loop().call_soon(self.tell_now)

    def tell_now(self) -> None:
        self.telling = False
        self.tell()

    def tell(self, anew: bool = False, only: int = EVERYBODY) -> None:
        """Wake everybody, or `only` those who sit there; `anew` if the history is told from its beginning."""
        if not self.links:
            return
        # What is not yet kept, or may differ from what is, is for their writing tasks to wait for.
        moment = None if self.lock.held or self.broken else Moment(self)
        for link in list(self.links):
            if only == EVERYBODY or link.seat == only:
                link.wake(moment, anew)

    def state_for(self, eyes: int) -> State:
        """The play as it looks from there: in a window everybody is asked at once."""
        state = self.table.state
        return state if self.pause is None or eyes < 0 else self.pause.state_for(eyes, state)

    # ---- acts

    async def act(self, act: Act) -> None:
        """The way in for every act: in its turn it is checked, kept, told to everybody.

        It runs to its end even if the one who sent it hangs up meanwhile.
        """
        await uninterrupted(self.act_in_turn(act))

    async def act_in_turn(self, act: Act) -> None:
        pause: Pause | None = None
        async with self.lock:
            await self.mend()
            text = act.answer(self)
            if text is not None and act.to_be_noted():
                pause = self.pause
            if text is not None and pause is None and await self.keep_act(act, text):
                self.look_about()
        if text is not None and pause is not None:
            # Without the lock: nobody is to feel how long somebody's answer takes to be kept.
            await windows.note(self, pause, act.seat, text)
        self.acted(EVERYBODY if pause is None else act.seat)

    def act_at_once(self, act: Act, failed: Failed) -> bool:
        """`act` without a wait, if the table is free and the act legal; `failed` if the disk refuses.

        False if nothing was done: it is then to go through `act`, which also says what is wrong.
        """
        if self.broken or self.pause is not None or not self.lock.take():
            return False
        text: str | None = None
        kept: KeptAct | None = None
        passed: KeptAnswer | None = None
        try:
            text = act.answer(self)
            if text is not None:
                kept, passed = self.submit(act.seat, text)
        except EsbatError:
            if text is not None:
                act.not_kept(self)
        except BaseException:
            self.lock.give()
            raise
        if kept is None:
            self.lock.give()
            return False
        decided = partial(self.decided, kept, failed)
        self.store.append_soon(self.id, self.table.version, kept, decided, passed)
        return True

    def decided(self, act: KeptAct, failed: Failed, trouble: StoreFailed | None) -> None:
        """The disk has taken the act, or has not; until now nobody could read the table."""
        if trouble is not None:
            self.repair = asyncio.create_task(self.refused_by_disk(act, failed, trouble))
            return
        try:
            self.story.catch_up()
            self.look_about()
        finally:
            self.lock.give()
        self.acted()

    async def refused_by_disk(self, act: KeptAct, failed: Failed, trouble: StoreFailed) -> None:
        told: StoreFailed | None = None
        try:
            await repair.act_kept(self, self.table.version, act, trouble)
        except StoreFailed as error:
            told = error
        finally:
            self.lock.give()
        if told is not None:
            failed(told)
        self.driver.nudge()

    def acted(self, only: int = EVERYBODY) -> None:
        """Without the lock, after an act: everybody is told, or `only` the seat that has noted something."""
        self.used = monotonic()
        self.tell(only=only)
        self.driver.nudge()

    def is_current(self, seat: int, version: int) -> bool:
        """The version gate: has the seat been told all that it may know of?"""
        return version == self.story.known[seat]

    def reader(self) -> tuple[int, float] | None:
        """The person who is to type a formula, and until when."""
        return None if self.recital is None else reader(self)

    def submit(self, seat: int, text: str) -> tuple[KeptAct, KeptAnswer | None]:
        """Under the lock: into memory; what is to be kept of it, and of windows that have passed with it.

        A mistake of ours on the way leaves in doubt what memory holds.
        """
        try:
            self.table.submit(seat, text)
            passed = windows.passed_by(self)
        except EsbatError:
            raise
        except BaseException:
            self.broken = True
            raise
        return (KeptAct(*self.table.acts[-1]), passed)

    async def keep_act(self, act: Act, text: str) -> bool:
        try:
            return await self.keep(act.seat, text)
        except BaseException:
            act.not_kept(self)
            raise

    async def keep(self, seat: int, text: str) -> bool:
        """Under the lock: into memory, onto disk. If the disk refuses, memory is laid again from it.

        False if the act stands although the disk seemed to refuse it: the table is another then.
        """
        act, passed = self.submit(seat, text)
        version = self.table.version
        trouble: StoreFailed | None = None
        try:
            await self.store.append(self.id, version, act, passed)
        except StoreFailed as error:
            # It is dealt with outside: see docs/why/no-await-inside-except.md.
            trouble = error
        except BaseException:
            self.broken = True
            raise
        if trouble is not None:
            await repair.act_kept(self, version, act, trouble)
            return False
        self.story.catch_up()
        return True

    def look_about(self) -> None:
        """Under the lock, after an act: is a window open now? Has anything been told?"""
        table = self.table
        if not table.happenings or table.happenings[-1].events:
            self.told_at = self.clock.now()
        self.endings.clear()
        lapse(self)
        listen(self)
        self.pause = windows.opened(self)
        if self.pause is not None:
            note_orders(self, self.pause)
            for seat in self.answers:
                self.recall(seat)
        self.stirred.set()

    def recall(self, seat: int) -> None:
        """Note again what this seat has answered, if it was in the window that is open."""
        if self.pause is not None and seat in self.answers:
            windows.recall(self, self.pause, self.answers[seat])

    def remember(self, answers: list[KeptAnswer]) -> None:
        """What is kept of answers given in windows."""
        self.answers = {answer.seat: answer for answer in answers if answer.seat != NOBODY}

    async def mend(self) -> None:
        """Under the lock: if memory and disk may differ, the disk is right."""
        if not self.broken:
            return
        if self.lost:
            raise Displaced("another server leads this play")
        kept = await repair.kept_play(self)
        self.table = await asyncio.to_thread(laid, kept)
        self.story = Story(self.table)
        self.seats, self.keys, self.mark = kept.seats, kept.keys, kept.mark
        for seat, orders in self.unsaved.items():
            self.seats[seat].orders = orders
        self.remember(kept.answers)
        self.doubts.clear()
        self.orders = [orders_of(seat) for seat in self.seats]
        self.names.clear()
        self.faces.clear()
        self.broken = False
        self.looked = len(self.table.happenings)
        self.look_about()
        self.tell(anew=True)
        # Where a window is open, somebody has to wait for it.
        self.driver.nudge()

    # ---- without anybody's hand: see `driver`

    def good(self, seat: int, move: str | None) -> str:
        """A bot's answer; any other if there is none, or one the rules forbid."""
        legal = [self.game.text(each) for each in self.table.state.legal(seat)]
        return move if move in legal else self.simple_move(seat)

    def simple_move(self, seat: int) -> str:
        """Any move, chosen here and now: always quick."""
        return chosen_at(self.game, self.state_for(seat), seat, "random", self.pool.luck())

    def thought(self, seat: int, bot: str, more: list[tuple[int, str]] | None = None) -> Thought:
        """The question for a worker: all that lays the table again, and what is taken for granted besides."""
        table = self.table
        origin = table.origin.data() if isinstance(table, ContinuedTable) else None
        moves = [(standing.seat, standing.text) for standing in table.standing]
        return Thought(
            table.game.code,
            table.seats,
            table.options,
            table.secret.hex(),
            origin,
            moves + (more or []),
            seat,
            bot,
            self.pool.luck() if self.teaching is None else self.teaching.luck(table, seat),
            self.head.pack,
        )

    def hold(self, seat: int) -> None:
        """Somebody asks for more time in a window, whether or not they hold a card."""
        if self.pause is None or self.pause.patient or not self.pause.hold(seat, self.config.hold):
            raise EsbatError("server-no-more-time", {})
        self.tell()

    async def close(self) -> None:
        self.driver.close()
        if self.healing is not None:
            self.healing.cancel()
