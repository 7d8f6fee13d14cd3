"""What a seat does at a table, whoever has thought of it: a person, a bot, a standing order, the clock.

Every act enters through `LivePlay.act`, which asks it here what is to be done, and whether it still is.
"""

from typing import TYPE_CHECKING

from esbat.engine.errors import BadText, EsbatError
from esbat.table.table import UNDO

if TYPE_CHECKING:
    from esbat.web.play.live import LivePlay


class Act:
    """The base of all acts: who, what, and the version of the table for which it was meant."""

    __slots__ = ("seat", "text", "version")

    def __init__(self, seat: int, text: str, version: int) -> None:
        self.seat, self.text, self.version = seat, text, version

    def answer(self, play: "LivePlay") -> str | None:
        """Under the lock: what is to be done; None if nothing is, a refusal if it may not be."""
        raise NotImplementedError

    def to_be_noted(self) -> bool:
        """Is it noted while a window is open, and played when that closes?"""
        return False

    def not_kept(self, play: "LivePlay") -> None:
        """Under the lock: what was to be done has come to nothing."""


class ByHand(Act):
    """A person's act, at the version that their seat was told of."""

    __slots__ = ()

    def answer(self, play: "LivePlay") -> str | None:
        if play.seats[self.seat].bot:
            raise EsbatError("server-bot-sits", {})
        if not play.is_current(self.seat, self.version):
            if self.repeated(play):
                return None
            raise stale(play, self.seat, self.version)
        return self.chosen(play)

    def repeated(self, play: "LivePlay") -> bool:
        """Is this very act the one this seat did next after that version? Sent twice, it is done once."""
        return False

    def chosen(self, play: "LivePlay") -> str:
        """What the person does, now that they are heard."""
        return self.text


class Chosen(ByHand):
    """A move, or taking one back."""

    __slots__ = ()

    def repeated(self, play: "LivePlay") -> bool:
        done = play.story.done_after(self.seat, self.version)
        if done is None or self.text == UNDO or done == UNDO:
            return self.text == done
        return play.game.text(play.game.parse(self.text)) == done

    def chosen(self, play: "LivePlay") -> str:
        """The text itself; but whoever is to type a formula does not judge it."""
        typing = play.reader()
        if typing is not None and typing[0] == self.seat and play.pause is None:
            raise EsbatError("server-type-it", {})
        return self.text

    def to_be_noted(self) -> bool:
        return True


class ByItself(Act):
    """What the table does for a seat, thought of after so many acts; dropped if there are more by now."""

    __slots__ = ()

    def answer(self, play: "LivePlay") -> str | None:
        return self.wanted(play) if self.version == play.table.version else None

    def wanted(self, play: "LivePlay") -> str | None:
        """What is to be done, if it still is."""
        return self.text


class OfBot(ByItself):
    """A bot's answer; any other if it has found none, or one the rules forbid."""

    __slots__ = ()

    def wanted(self, play: "LivePlay") -> str | None:
        if not play.seats[self.seat].bot:
            return None
        answer = play.good(self.seat, self.text or None)
        if play.recital is not None and play.recital.typing:
            play.heard.bots[play.recital.place] = answer
        return answer


def stale(play: "LivePlay", seat: int, version: int) -> BadText:
    """The refusal of what was meant for another version than the one this seat was told of last."""
    return BadText("stale-version", {"version": version, "current": play.story.known[seat]})
