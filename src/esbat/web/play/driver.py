"""What happens at a table without anybody's hand: bots, windows, standing orders, the reader's clock.

One thing at a time, while somebody is connected. A bot's answer that nobody is told of costs no time of its
own, so that the time between two things told is the same whatever was answered in secret.
"""

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING

from esbat.engine.errors import EsbatError
from esbat.store.interface import StoreFailed
from esbat.web.logs import note
from esbat.web.play import recital, standing, windows
from esbat.web.play.acts import OfBot
from esbat.web.play.windows import PASS, Pause
from esbat.web.thinking.questions import Thought

if TYPE_CHECKING:
    from esbat.web.play.live import LivePlay


class Driver:
    """Plays on for those who need no asking."""

    def __init__(self, play: "LivePlay") -> None:
        self.play = play
        self.task: asyncio.Task[None] | None = None

    def nudge(self) -> None:
        """Go on, if there is anything to do and anybody watches."""
        if self.task is None and self.play.links and self.due():
            self.task = asyncio.create_task(self.drive())
            self.task.add_done_callback(self.rest)

    def rest(self, done: "asyncio.Task[None]") -> None:
        self.task = None
        if done.cancelled() or self.play.pool.closed:
            return
        trouble = done.exception()
        if trouble is None:
            self.nudge()
            return
        # A disk that refuses may take it later; people can play on meanwhile.
        note("bot-trouble", logging.ERROR, play=self.play.id, trouble=type(trouble).__name__)
        asyncio.get_running_loop().call_later(self.play.config.again, self.nudge)

    def close(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def drive(self) -> None:
        """One thing after the other, until a person is asked, or nobody watches."""
        play = self.play
        while play.links and not play.pool.closed:
            async with play.lock:
                await play.mend()
                duty = self.duty()
            if duty is None:
                return
            await duty

    # ---- what is to be done

    def due(self) -> bool:
        """Is there anything to do?"""
        play = self.play
        if self.all_done():
            return False
        return (
            play.pause is not None
            or self.bot_asked() is not None
            or standing.ordered(play) is not None
            or standing.forced(play) is not None
            or recital.reader(play) is not None
        )

    def duty(self) -> Coroutine[object, object, None] | None:
        """The next thing, under the lock, as work to be done without it."""
        play = self.play
        if self.all_done():
            return None
        if play.pause is not None:
            return self.window(play.pause, self.thoughts(play.pause))
        seat = self.bot_asked()
        if seat is not None:
            return self.bot(seat, play.table.version, play.thought(seat, play.seats[seat].bot))
        ordered = standing.ordered(play)
        if ordered is not None:
            return self.order(*ordered, play.table.version)
        forced = standing.forced(play)
        if forced is not None:
            return self.order(*forced, play.table.version)
        reader = recital.reader(play)
        return None if reader is None else self.reading(reader, play.table.version)

    def all_done(self) -> bool:
        """Is the play over, or the lesson that it is?"""
        play = self.play
        return play.table.over or (play.teaching is not None and play.teaching.done(play.table))

    def bot_asked(self) -> int | None:
        """The first seat that is asked and played by a bot."""
        for seat in self.play.table.state.acting():
            if self.play.seats[seat].bot:
                return seat
        return None

    # ---- doing it

    async def bot(self, seat: int, version: int, thought: Thought) -> None:
        """A bot's move, at the table's pace since something was last told."""
        play = self.play
        move = await play.pool.choose(thought)
        await play.clock.until(play.told_at + play.config.pace)
        if not play.pool.closed:
            await play.act(OfBot(seat, move or "", version))

    async def order(self, seat: int, answer: str, version: int) -> None:
        """What a player has said in advance, at the same pace."""
        play = self.play
        await play.clock.until(play.told_at + play.config.pace)
        await play.act(standing.Ordered(seat, answer, version))

    async def reading(self, reader: tuple[int, float], version: int) -> None:
        """Somebody reads aloud by typing: wait for that, or for the time to run out."""
        seat, until = reader
        play = self.play
        play.stirred.clear()
        if play.table.version == version:
            await play.clock.until(until, play.stirred)
        if play.clock.now() >= until:
            await play.act(recital.Unread(seat, recital.SILENT, version))

    def thoughts(self, pause: Pause) -> dict[int, Thought]:
        """What the bots that are asked in a window have to think about."""
        play = self.play
        asked = play.table.state.acting()
        found = {seat: play.thought(seat, play.seats[seat].bot) for seat in asked if play.seats[seat].bot}
        for seat in [] if pause.ahead is None else pause.ahead.acting():
            if play.seats[seat].bot:
                passed = [(other, PASS) for other in asked]
                found[seat] = play.thought(seat, play.seats[seat].bot, passed)
        return found

    async def window(self, pause: Pause, thoughts: dict[int, Thought]) -> None:
        """Let a window's time pass, whoever is asked; then play what was answered, and tell everybody."""
        play = self.play
        thinking = {
            seat: asyncio.create_task(play.pool.choose(thought)) for seat, thought in thoughts.items()
        }
        try:
            await self.wait(pause)
            answers = {
                seat: task.result()
                for seat, task in thinking.items()
                if task.done() and not task.cancelled() and task.exception() is None
            }
        finally:
            for task in thinking.values():
                task.cancel()
        if not play.pool.closed and play.links:
            await uninterrupted(windows.close(play, pause, answers))

    async def wait(self, pause: Pause) -> None:
        """Until it is time to play the answers; where nobody could learn from it, until they are given."""
        play = self.play
        while play.pause is pause and play.links:
            pause.stirred.clear()
            if not play.all_came():
                # Somebody who was invited has not come yet: the sand runs from then on.
                await play.came.wait()
                pause.ends = play.clock.now() + pause.length
            begin = pause.ends - pause.margin
            if play.clock.now() < begin:
                await play.clock.until(begin, pause.stirred)
            elif pause.patient and windows.unanswered(play, pause):
                await pause.stirred.wait()
                pause.ends = max(pause.ends, play.clock.now())
            else:
                return


async def uninterrupted(work: Coroutine[object, object, None]) -> None:
    """Wait for the work; if the waiting is cancelled, the work goes on, and what it says is nobody's news."""
    task = asyncio.create_task(work)
    task.add_done_callback(unheard)
    await asyncio.shield(task)


def unheard(done: "asyncio.Task[None]") -> None:
    """A refusal needs no listener; a mistake of ours is told to the log, whoever has hung up."""
    trouble = None if done.cancelled() else done.exception()
    if trouble is not None and not isinstance(trouble, (EsbatError, StoreFailed)):
        note("act-trouble", logging.ERROR, trouble=type(trouble).__name__)
