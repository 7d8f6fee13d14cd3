"""Reading aloud at the table: what is to be read, what was typed, and until when. Some games have it.

The clock and the comparison are here, outside the engine; their verdict enters as a move.
"""

from functools import cache
from typing import TYPE_CHECKING

from esbat.engine.errors import EsbatError
from esbat.web.faces import face
from esbat.web.faces.recital import Look, Recital
from esbat.web.play.acts import ByHand, ByItself
from esbat.web.wire import Reading
from esbat.words.incantation import stumbled

if TYPE_CHECKING:
    from esbat.web.play.live import LivePlay

READ, MISREAD, SILENT = "read", "misread", "silent"


@cache
def recital_in(code: str) -> Look | None:
    """How to see what is read in this game, if anything ever is."""
    found: Look | None = face(code, "recital", "recital")
    return found


class Heard:
    """What was typed so far in one recital, or how a bot has read."""

    def __init__(self) -> None:
        self.typed: dict[int, str] = {}
        self.bots: dict[int, str] = {}

    def told(self, recital: Recital, language: str) -> Reading:
        """The recital as its listeners have heard it."""
        formulas = recital.formulas[language]
        heard = [self.of(place, formula) for place, formula in enumerate(formulas)]
        seconds = recital.seconds() if recital.typing else None
        place = recital.place if recital.typing else None
        return Reading(recital.speaker, place, recital.typed, formulas, heard, seconds)

    def of(self, place: int, formula: str) -> str | None:
        if place in self.typed:
            return self.typed[place]
        spoken = self.bots.get(place)
        return {None: None, READ: formula, MISREAD: stumbled(formula), SILENT: ""}[spoken]


def listen(play: "LivePlay") -> None:
    """Is anything read aloud now?"""
    look = recital_in(play.game.code)
    if look is None:
        return
    before, play.recital = play.recital, look(play.game, play.table.state)
    if play.recital is None:
        play.heard = Heard()
    elif play.recital.typing and (before is None or not before.typing or before.place != play.recital.place):
        play.read_since = play.clock.now()


def reader(play: "LivePlay") -> tuple[int, float] | None:
    """The person who is to type a formula, and until when."""
    recital = play.recital
    if recital is None or not recital.typing or play.seats[recital.speaker].bot:
        return None
    return (recital.speaker, play.read_since + recital.seconds())


class Typed(ByHand):
    """What somebody has typed for a formula: the verdict enters as a move, the others see what was typed."""

    __slots__ = ("language",)

    def __init__(self, seat: int, text: str, version: int, language: str) -> None:
        super().__init__(seat, text, version)
        self.language = language

    def answer(self, play: "LivePlay") -> str | None:
        recital = play.recital
        if recital is None or not recital.typing or recital.speaker != self.seat:
            raise EsbatError("server-nothing-to-read", {})
        return super().answer(play)

    def chosen(self, play: "LivePlay") -> str:
        recital = play.recital
        assert recital is not None
        play.heard.typed[recital.place] = self.text
        return recital.judged(self.language, self.text)

    def not_kept(self, play: "LivePlay") -> None:
        forget(play)


class Unread(ByItself):
    """The time to read has run out."""

    __slots__ = ()

    def wanted(self, play: "LivePlay") -> str | None:
        recital = play.recital
        if recital is None or not recital.typing:
            return None
        play.heard.typed[recital.place] = ""
        return self.text

    def not_kept(self, play: "LivePlay") -> None:
        forget(play)


def forget(play: "LivePlay") -> None:
    """What was typed is heard, unless its verdict cannot be kept."""
    if play.recital is not None:
        play.heard.typed.pop(play.recital.place, None)
