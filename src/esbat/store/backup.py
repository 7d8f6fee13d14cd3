"""All plays of a store as one file, and back: of either store, into either, while people play.

A line is a play, whole and as of one moment. The first line says what the file is; the last says how many
plays there are and the SHA-256 of all before it, so that a file that was cut short or changed is noticed
before anything is taken from it.
"""

import hashlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from time import time

import msgspec

from esbat.engine.errors import BadText
from esbat.store.interface import Conflict, KeptPlay, Store

FORM = 1
AT_ONCE = 200
"""Plays asked for in one go."""

Check = Callable[[KeptPlay], bool]
"""Does a play lead anywhere, every act of it?"""

plays: "msgspec.json.Decoder[KeptPlay]" = msgspec.json.Decoder(KeptPlay)
encode = msgspec.json.Encoder().encode


class First(msgspec.Struct):
    """The first line."""

    esbat: str
    form: int
    made: float


class Last(msgspec.Struct):
    """The last line."""

    plays: int
    sha256: str


class Report(msgspec.Struct):
    """What became of the plays: kept, there before, and those that cannot be played on."""

    plays: int = 0
    acts: int = 0
    known: int = 0
    doubtful: list[str] = []


async def back_up(store: Store, path: Path, check: Check) -> Report:
    """Write all plays to this file, which is there whole or not at all."""
    report = Report()
    digest = hashlib.sha256()
    unfinished = path.with_name(f"{path.name}.part")
    # A pipe of that name is not waited for.
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_NONBLOCK", 0)
    # Luck and keys are in it: nobody else is to read it.
    with open(os.open(unfinished, flags, 0o600), "wb") as file:

        def write(line: bytes) -> None:
            file.write(line + b"\n")
            digest.update(line + b"\n")

        write(encode(First("backup", FORM, time())))
        last = ""
        while found := await store.ids(last, AT_ONCE):
            last = found[-1]
            for id in found:
                play = await store.load(id)
                if play is not None:  # it may have been deleted since
                    write(encode(play))
                    count(report, play, check)
        file.write(encode(Last(report.plays, digest.hexdigest())) + b"\n")
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)
    return report


async def restore(store: Store, path: Path, check: Check) -> Report:
    """Keep all plays of this file that are not there already. Nothing that is there is touched."""
    for play in kept_in(path):
        pass  # once through to the end before anything is kept: BadText if it is not whole
    report = Report()
    for play in kept_in(path):
        try:
            await store.create(play)
        except Conflict:
            report.known += 1
            continue
        count(report, play, check)
    return report


def count(report: Report, play: KeptPlay, check: Check) -> None:
    report.plays += 1
    report.acts += len(play.acts)
    if not check(play):
        report.doubtful.append(play.id)


def kept_in(path: Path) -> Iterator[KeptPlay]:
    """The plays of a file, one after the other; BadText for a line that is not what it should be."""
    digest = hashlib.sha256()
    found = 0
    ended = False
    with path.open("rb") as file:
        for number, line in enumerate(file, start=1):
            try:
                if ended:
                    raise BadText("backup-damaged", {"line": number})
                if number == 1:
                    begins(line)
                elif line.startswith(b'{"plays":'):
                    last = msgspec.json.decode(line, type=Last)
                    ended = last == Last(found, digest.hexdigest())
                    if not ended:
                        raise BadText("backup-damaged", {"line": number})
                else:
                    play = plays.decode(line)
                    found += 1
                    yield play
            except msgspec.MsgspecError:
                raise BadText("backup-damaged", {"line": number}) from None
            digest.update(line)
    if not ended:
        raise BadText("backup-cut", {"plays": found})


def begins(line: bytes) -> None:
    """Is this the beginning of a backup of ours?"""
    try:
        first = msgspec.json.decode(line, type=First)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise BadText("backup-foreign", {}) from None
    if first.esbat != "backup":
        raise BadText("backup-foreign", {})
    if first.form != FORM:
        raise BadText("backup-later", {})
