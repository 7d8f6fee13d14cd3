"""Windows at the table: moments at which nobody may learn who is asked, nor whether anybody is.

Everybody waits the same time, whoever is asked. Answers are noted meanwhile and may be changed; they are
kept where acts are kept, so that a server that is killed still knows them. Shortly before the time is up they
are played, nobody being able to look, and when it is up everybody is told.
"""

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

from esbat.engine.errors import EsbatError, Refused
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.store.interface import NOBODY, KeptAnswer, KeptSeat, StoreFailed
from esbat.table.table import UNDO
from esbat.web.play import repair
from esbat.web.play.acts import stale
from esbat.web.play.lock import Turn

if TYPE_CHECKING:
    from esbat.web.play.live import LivePlay

PASS = "pass"
"""What those answer who have not answered."""


class Pause:
    """A window while it is open at the table."""

    __slots__ = (
        "ahead",
        "ends",
        "held",
        "length",
        "margin",
        "noted",
        "number",
        "patient",
        "stirred",
        "turns",
        "writing",
        "written",
    )

    def __init__(
        self, number: int, state: State, now: float, length: float, margin: float, patient: bool
    ) -> None:
        self.number = number  # how many there have been
        self.length = length
        # A window without length needs no margin: nobody is there to learn anything from its end.
        self.margin = min(margin, length)
        self.ends = now + length
        self.patient = patient  # nobody else is there who could learn anything: answers are waited for
        self.ahead = state.window_ahead()  # the seat that is asked after the others, asked along with them
        self.held = -1  # who has asked for more time
        self.noted: dict[int, str] = {}
        self.stirred = asyncio.Event()
        self.turns: dict[int, Turn] = {}  # each seat's answers are kept in the order in which they came
        self.writing = 0  # so many answers are on their way to the disk
        self.written = asyncio.Event()

    def state_for(self, seat: int, state: State) -> State:
        """The play as this seat is asked: along with the others, if it would be asked after them."""
        ahead = self.ahead
        return ahead if ahead is not None and seat in ahead.acting() else state

    def asked(self, state: State) -> list[int]:
        return [*state.acting(), *([] if self.ahead is None else self.ahead.acting())]

    def read(self, game: Game, state: State, seat: int, text: str) -> str:
        """An answer as it is noted, nothing if it is to be taken back; a refusal if it is none."""
        if text == UNDO:
            return ""
        move = game.parse(text)
        refusal = self.state_for(seat, state).why_not(seat, move)
        if refusal is not None:
            raise Refused(refusal)
        return game.text(move)

    def hold(self, seat: int, seconds: float) -> bool:
        """Somebody asks for more time, holding a card or not; once a window."""
        if self.held >= 0:
            return False
        self.held = seat
        self.ends += seconds
        self.stirred.set()
        return True


def screens(seats: list[KeptSeat]) -> int:
    """At how many screens do people sit who could learn something from waiting?"""
    here = any(seat.kind in ("me", "local") and not seat.bot for seat in seats)
    return int(here) + sum(1 for seat in seats if seat.kind == "friend" and not seat.bot)


def opened(play: "LivePlay") -> Pause | None:
    """The window that is open at this table now, if one is."""
    state, config = play.table.state, play.config
    if not state.in_window():
        return None
    play.pauses += 1
    alone = screens(play.seats) < 2
    length = config.pace if alone else config.window
    return Pause(play.pauses, state, play.clock.now(), length, config.margin, alone)


def passed_by(play: "LivePlay") -> KeptAnswer | None:
    """Under the lock, after an act: where people sit at one screen and no bot does, nobody learns anything
    from a window in which nobody is asked, and it is over as soon as it opens. What is to be kept of that.
    """
    table = play.table
    if not table.state.in_window() or any(seat.bot for seat in play.seats) or screens(play.seats) > 1:
        return None
    passed: KeptAnswer | None = None
    while table.waiting and play.all_came():
        passed = KeptAnswer(NOBODY, len(table.happenings), "")
        table.go_on()
    return passed


async def note(play: "LivePlay", pause: Pause, seat: int, text: str) -> None:
    """Note an answer, or take it back: on disk first. Sent twice, it is noted once."""
    turn = pause.turns.setdefault(seat, Turn())
    pause.writing += 1
    try:
        async with turn:
            await note_in_turn(play, pause, seat, text)
    finally:
        pause.writing -= 1
        pause.written.set()


async def note_in_turn(play: "LivePlay", pause: Pause, seat: int, text: str) -> None:
    if play.pause is not pause:
        raise stale(play, seat, play.story.known[seat])
    answer = KeptAnswer(seat, len(play.table.happenings), pause.read(play.game, play.table.state, seat, text))
    before = play.answers.get(seat)
    if before is not None and before.text == answer.text and in_this_window(play, before):
        return
    if not answer.text and seat not in pause.noted:
        raise EsbatError("nothing-to-undo", {})
    trouble: StoreFailed | None = None
    try:
        await play.store.note(play.id, answer)
    except StoreFailed as error:
        trouble = error
    if trouble is not None:
        await repair.answer_kept(play, answer, trouble)
    play.answers[seat] = answer
    play.recall(seat)


def recall(play: "LivePlay", pause: Pause, answer: KeptAnswer) -> None:
    """What is kept as a seat's answer is noted, if it was given in this window; or is taken back."""
    if not in_this_window(play, answer):
        return
    seat = answer.seat
    if not answer.text:
        pause.noted.pop(seat, None)
    elif pause.state_for(seat, play.table.state).why_not(seat, play.game.parse(answer.text)) is None:
        pause.noted[seat] = answer.text
    pause.stirred.set()


def in_this_window(play: "LivePlay", answer: KeptAnswer) -> bool:
    """Has nothing come after this answer but what others have answered in the same window?

    A server may have been killed when it had kept some of them as acts, and not yet this one.
    """
    happenings = play.table.happenings
    if answer.place > len(happenings):
        return False
    for happening in happenings[answer.place :]:
        if happening.events or happening.seat in (-1, answer.seat) or happening.text.startswith(UNDO):
            return False
    return True


def granted(play: "LivePlay", seat: int) -> list[tuple[int, str]]:
    """What is taken for granted when this seat is asked: in a window, that those before it pass."""
    state = play.table.state
    return [(other, PASS) for other in state.acting()] if play.state_for(seat) is not state else []


def unanswered(play: "LivePlay", pause: Pause) -> list[int]:
    """The people who are asked in a window and have not answered."""
    asked = pause.asked(play.table.state)
    return [seat for seat in asked if not play.seats[seat].bot and seat not in pause.noted]


def answer_of(play: "LivePlay", pause: Pause, seat: int, bots: dict[int, str | None]) -> str:
    """What a seat has answered. Who has not, be it a bot still thinking, lets the window pass."""
    if not play.seats[seat].bot:
        return pause.noted.get(seat, PASS)
    answer = bots.get(seat)
    return PASS if answer is None else play.good(seat, answer)


async def close(play: "LivePlay", pause: Pause, bots: dict[int, str | None]) -> None:
    """Play what was answered, then tell everybody, at the very moment at which the time is up."""
    async with play.lock:
        await play.mend()
        while pause.writing:
            # Who has answered in time is heard.
            pause.written.clear()
            await pause.written.wait()
        if play.pause is not pause:
            return
        table = play.table
        for seat in table.state.acting():
            if not await play.keep(seat, answer_of(play, pause, seat, bots)):
                return
        passed = len(table.happenings) if table.waiting else None
        if passed is not None:
            table.go_on()
            play.story.catch_up()
        ahead = pause.ahead
        if ahead is not None and table.state.numbers() == ahead.numbers():
            # All have passed: now the one is asked who was asked along with them.
            for seat in table.state.acting():
                if not await play.keep(seat, answer_of(play, pause, seat, bots)):
                    return
                passed = None  # laying the table again passes the window by itself before this act
        if passed is not None and not await keep_passing(play, passed):
            return
        await play.clock.until(pause.ends)
        play.look_about()
        play.told_at = play.clock.now()
    play.used = monotonic()
    play.tell()


async def keep_passing(play: "LivePlay", place: int) -> bool:
    """Under the lock: the window has passed without an act, which is on disk before anybody is told.

    Else it would be open again where the table is laid anew, and everybody be shown what was before. False if
    the table was laid anew here, too, since the disk refused.
    """
    trouble: StoreFailed | None = None
    try:
        await play.store.note(play.id, KeptAnswer(NOBODY, place, ""))
    except StoreFailed as error:
        trouble = error
    except BaseException:
        play.broken = True
        raise
    if trouble is not None:
        await repair.lay_anew(play, trouble)
    return trouble is None
