"""Bots that are not on the shelf: a Python file, or a program that is asked over its standard input.

A guest is a player like any other: it gets what its seat may see. Whatever it does, the series goes on. One
that fails, ends, does not answer in time or answers what is not legal has forfeited its play: its seat is
played to the end at random, so that the record is whole, and the guest counts as last.
"""

import re
import shlex
import shutil
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from types import ModuleType

from esbat.bots import Bot, Mind, bot, bot_names
from esbat.engine.errors import BadSetting, EsbatError
from esbat.files import content

FILE = "file"
PROGRAM = "program"
TWIN = "twin"
"""A bot of the shelf that is shown the true table (`esbat.lab.twins`)."""
PATIENCE = 30
"""Seconds an answer may take. Only for those who hang: how long anybody thinks never changes a play."""
MOST_BYTES = 2_000_000
LONGEST_ANSWER = 60
"""Letters of a wrong answer that a sentence repeats."""
NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,29}", re.IGNORECASE)


class Forfeit(EsbatError):
    """Why a guest loses the play it sits in, whatever the others do."""


@dataclass(frozen=True)
class Guest:
    """A bot from outside as plain data, so that it can be handed to other processes."""

    name: str
    kind: str  # FILE, PROGRAM or TWIN
    source: str  # the file's path, the command, or whose twin it is
    patience: int = PATIENCE
    language: str = ""  # the one in which a program is told what it is asked
    seal: str = ""  # of a file: the digest of its text

    def data(self) -> dict[str, object]:
        """What a ladder remembers of it, to know it again. A file may lie elsewhere the next time."""
        return {"name": self.name, "kind": self.kind, "source": self.seal or self.source}

    def bot(self, code: str) -> Bot:
        """The player itself, ready to be asked."""
        if self.kind == PROGRAM:
            from esbat.lab.programs import Program

            return Program(self)
        if self.kind == TWIN:
            return bot(code, self.source)
        return FileBot(self, code)


def check_names(code: str, guests: Iterable[Guest]) -> None:
    """Guests have names of their own; BadSetting says which has not."""
    known = bot_names(code)
    for guest in guests:
        if guest.name in known:
            raise BadSetting("lab-guest-name", {"bot": guest.name})
        known.append(guest.name)


# ---- Python files


def guest_from_file(path: Path, patience: int = PATIENCE) -> Guest:
    """The bot of a Python file, which is run to see what it is called; BadSetting if there is none in it."""
    if patience < 1:
        raise BadSetting("lab-too-few", {"what": "patience", "number": patience})
    found = content(path, MOST_BYTES)
    kind = kind_in(path)
    name = kind.name or path.stem
    if not NAME.fullmatch(name):
        raise BadSetting("lab-guest-bad-name", {"bot": name})
    return Guest(name, FILE, str(path), patience, seal=sha256(found).hexdigest())


def kind_in(path: Path) -> type[Bot]:
    """The one class of bot that a file makes; the last of its `BOTS` if it has such a list."""
    found = content(path, MOST_BYTES)
    module = ModuleType(f"guest_{path.stem}")
    module.__file__ = str(path)
    try:
        # The file's own folder comes first while it is read, as it does for `python path.py`.
        sys.path.insert(0, str(path.resolve().parent))
        try:
            exec(compile(found, str(path), "exec"), module.__dict__)
        finally:
            sys.path.pop(0)
    except (Exception, SystemExit) as error:
        raise BadSetting("lab-file-fails", {"path": str(path), "what": told(error)}) from None
    made = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Bot)]
    own = [kind for kind in made if kind.__module__ == module.__name__]
    listed = getattr(module, "BOTS", None)
    if isinstance(listed, list) and listed and listed[-1] in made:
        return made[made.index(listed[-1])]
    if len(own) != 1:
        raise BadSetting("lab-file-no-bot", {"path": str(path), "many": len(own)})
    return own[0]


class FileBot(Bot):
    """A bot from a file, watched: whatever it does wrong is a forfeit and not our mistake."""

    def __init__(self, guest: Guest, code: str) -> None:
        self.guest = guest
        self.name = guest.name
        self.code = code
        try:
            self.inner = kind_in(Path(guest.source))()
        except EsbatError:
            raise
        except Exception as error:
            facts: dict[str, object] = {"path": guest.source, "what": told(error)}
            raise BadSetting("lab-file-fails", facts) from None

    def choose(self, mind: Mind) -> int:
        from esbat.lab.patience import OutOfPatience, within

        try:
            with within(self.guest.patience):
                move = self.inner.choose(mind)
        except OutOfPatience:
            raise Forfeit("lab-guest-silent", {"bot": self.name, "seconds": self.guest.patience}) from None
        except (Exception, SystemExit) as error:
            raise Forfeit("lab-guest-fails", {"bot": self.name, "what": told(error)}) from None
        if isinstance(move, bool) or not isinstance(move, int) or move not in mind.legal:
            raise Forfeit("lab-guest-nonsense", {"bot": self.name, "text": repr(move)[:LONGEST_ANSWER]})
        return move


def told(error: BaseException) -> str:
    """What went wrong in somebody else's code, on one short line."""
    lines = str(error).splitlines()
    return f"{type(error).__name__}: {lines[0]}"[:200] if lines else type(error).__name__


# ---- programs


def guest_from_command(text: str, patience: int = PATIENCE, language: str = "") -> Guest:
    """The program of a command line, perhaps with a name before it (`NAME=COMMAND`)."""
    if patience < 1:
        raise BadSetting("lab-too-few", {"what": "patience", "number": patience})
    name, equals, command = text.partition("=")
    if not equals or not NAME.fullmatch(name):
        name, command = "", text
    try:
        parts = shlex.split(command)
        startable = bool(parts) and shutil.which(parts[0]) is not None
    except ValueError:  # a quotation that never ends, a name no file can have
        startable = False
    if not startable:
        raise BadSetting("lab-no-program", {"text": command})
    name = name or called(parts)
    if not NAME.fullmatch(name):
        raise BadSetting("lab-guest-bad-name", {"bot": name})
    return Guest(name, PROGRAM, command, patience, language)


def called(parts: list[str]) -> str:
    """What a program without a name is called: its script, or else itself."""
    scripts = [Path(part).stem for part in parts[1:] if Path(part).suffix and not part.startswith("-")]
    return scripts[0] if scripts else Path(parts[0]).stem


# ---- at the table


class Company:
    """All who may be asked in one process: bots of the shelf, made anew, and guests, who stay."""

    def __init__(self, code: str, guests: Iterable[Guest]) -> None:
        self.code = code
        self.known = {guest.name: guest for guest in guests}
        self.present: dict[str, Bot] = {}

    def bot(self, name: str) -> Bot:
        if name not in self.known:
            return bot(self.code, name)
        if name not in self.present:
            self.present[name] = self.known[name].bot(self.code)
        return self.present[name]

    def sees(self, name: str) -> bool:
        """Is it shown the true table?"""
        return name in self.known and self.known[name].kind == TWIN

    def leave(self) -> None:
        """The end: programs are told to stop."""
        for guest in self.present.values():
            close: Callable[[], None] | None = getattr(guest, "close", None)
            if close is not None:
                close()
        self.present.clear()
