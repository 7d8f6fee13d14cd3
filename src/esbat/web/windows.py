"""Windows at the table: moments at which nobody may learn who is asked, nor whether anybody is.

Everybody waits the same time, whoever is asked. Answers are noted meanwhile and may be changed; shortly
before the time is up they are played, nobody being able to look, and when it is up everybody is told.
"""

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

from esbat.engine.errors import EsbatError, Refused
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.store.interface import KeptSeat
from esbat.table.table import UNDO

if TYPE_CHECKING:
    from esbat.web.live import LivePlay

PASS = "pass"
"""What those answer who have not answered."""


class Pause:
    """A window while it is open at the table."""

    __slots__ = ("ahead", "ends", "held", "length", "margin", "noted", "number", "patient", "stirred")

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

    def state_for(self, seat: int, state: State) -> State:
        """The play as this seat is asked: along with the others, if it would be asked after them."""
        ahead = self.ahead
        return ahead if ahead is not None and seat in ahead.acting() else state

    def asked(self, state: State) -> list[int]:
        return [*state.acting(), *([] if self.ahead is None else self.ahead.acting())]

    def note(self, game: Game, state: State, seat: int, text: str) -> None:
        """Note an answer, or take it back; a refusal if it is none."""
        if text == UNDO:
            if seat not in self.noted:
                raise EsbatError("nothing-to-undo", {})
            del self.noted[seat]
        else:
            move = game.parse(text)
            refusal = self.state_for(seat, state).why_not(seat, move)
            if refusal is not None:
                raise Refused(refusal)
            self.noted[seat] = game.text(move)
        self.stirred.set()

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
        if play.pause is not pause:
            return
        table = play.table
        for seat in table.state.acting():
            await play.keep(seat, answer_of(play, pause, seat, bots))
        if table.waiting:
            table.go_on()
            play.story.catch_up()
        ahead = pause.ahead
        if ahead is not None and table.state.numbers() == ahead.numbers():
            # All have passed: now the one is asked who was asked along with them.
            for seat in table.state.acting():
                await play.keep(seat, answer_of(play, pause, seat, bots))
        await play.clock.until(pause.ends)
        play.look_about()
        play.told_at = play.clock.now()
    play.used = monotonic()
    play.tell()
