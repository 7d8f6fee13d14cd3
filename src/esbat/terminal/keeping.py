"""Keeping a play: written whole or not at all, somewhere else if the chosen place refuses."""

import contextlib
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from esbat.engine.errors import BadSetting, BadText
from esbat.engine.record import Record, read_head, read_record
from esbat.files import record_text
from esbat.table.table import Table

LAST = Path("last")
"""Instead of a file's name: the newest play left unfinished."""


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where this person's plays are kept unless they say otherwise."""
    named = environment.get("XDG_DATA_HOME") or environment.get("LOCALAPPDATA")
    if named:
        return Path(named) / "esbat"
    try:
        return Path.home() / ".local" / "share" / "esbat"
    except RuntimeError:  # nobody's home is known
        return Path(tempfile.gettempdir()) / "esbat"


class Keeper:
    """Writes one play's record; moves on to another place if the first cannot be written."""

    def __init__(self, places: list[Path]) -> None:
        self.wanted = places[0]
        self.places = places

    @property
    def path(self) -> Path | None:
        """Where the play is kept, or None if no place is left."""
        return self.places[0] if self.places else None

    def keep(self, record: Record) -> bool:
        """Write the play down. Has its place changed since the last time?"""
        before = self.path
        while self.places:
            try:
                write(self.places[0], record.text())
            except OSError:
                self.places = self.places[1:]
            else:
                break
        return self.path != before


def safe_record(table: Table) -> Record:
    """The record of the table's moves alone, played again: an interruption may have come within one."""
    fresh = Table(table.game, table.seats, table.options, table.secret, table.players)
    fresh.lay_again([(standing.seat, standing.text) for standing in table.standing])
    return fresh.record()


def write(path: Path, text: str) -> None:
    """Put the text there, whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and not path.is_file():
        # A pipe or a device cannot be replaced; one that nobody reads from is an OSError, not a long wait.
        handle = os.open(path, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0))
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            os.set_blocking(handle, True)
            file.write(text)
        return
    path = Path(os.path.realpath(path))  # which does not mind links that lead in a ring
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(draft)
        raise


def read(path: Path) -> Record:
    """The record in a file; BadText if there is none."""
    try:
        return read_record(record_text(path))
    except OSError:
        raise BadText("terminal-no-file", {"path": str(path)}) from None


def put_aside(path: Path) -> Path | None:
    """Make room for a new record: an unfinished play there gets another name, which is answered.

    A finished play may be written over; a file that is not ours may not (BadSetting).
    """
    try:
        if not path.is_file() or path.stat().st_size == 0:
            return None
        text = path.read_text(encoding="utf-8")
        read_head(text.partition("\n")[0])
    except (BadText, UnicodeDecodeError):
        raise BadSetting("terminal-occupied", {"path": str(path)}) from None
    except OSError:
        return None
    try:
        if read_record(text).outcome is not None:
            return None
    except BadText:
        pass  # damaged, but it was a play: keep it
    aside = free_name(path)
    try:
        path.rename(aside)
    except OSError:
        raise BadSetting("terminal-cannot-save", {"path": str(path)}) from None
    return aside


def free_name(path: Path) -> Path:
    """The name itself if it is free, else with a number before its ending."""
    number = 2
    free = path
    while free.exists():
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
    return free


def usual_name(folder: Path, code: str, commitment: str) -> Path:
    """The file for a play that was given none: its game and the beginning of its commitment."""
    return free_name(folder / f"{code}-{commitment[:8]}.jsonl")


def newest_adjourned(folder: Path, code: str) -> Path:
    """The newest unfinished play of a game; BadText if there is none."""
    found = sorted(folder.glob(f"{code}-*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found:
        with contextlib.suppress(BadText):
            if read(path).outcome is None:
                return path
    raise BadText("terminal-nothing-adjourned", {})
