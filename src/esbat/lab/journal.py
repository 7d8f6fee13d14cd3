"""The plays of a ladder on disk, a line each, so that a run that was broken off goes on where it stopped."""

import errno
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedRandom
from pathlib import Path

from esbat.engine.errors import BadSetting, BadText
from esbat.files import content
from esbat.lab.ladder import Ladder, Result

NAME = "plays.jsonl"
MOST_BYTES = 1_000_000_000


class Journal:
    """The plays of one ladder in their order; a line that was not written to its end does not count."""

    def __init__(self, file: BufferedRandom) -> None:
        self.file = file

    def note(self, result: Result) -> None:
        """One more play, on its way to the disk before the next is noted."""
        self.file.write(line_of(result))
        self.file.flush()


@contextmanager
def journal(folder: Path, ladder: Ladder) -> Iterator[tuple[Journal, list[Result]]]:
    """The journal of a ladder in this folder, which is made if there is none, and the plays it has."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except ValueError:  # a name no folder can have
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(folder)) from None
    path = folder / NAME
    head = json.dumps(ladder.data(), ensure_ascii=False, sort_keys=True).encode() + b"\n"
    if path.exists():
        content(path, MOST_BYTES)  # names what is no file, or far too large, before it is opened
    with path.open("r+b" if path.exists() else "x+b") as file:
        hold(file, path)
        kept, whole = plays_in(path, head, ladder)
        file.truncate(whole)
        file.seek(whole)
        if not whole:
            file.write(head)
            file.flush()
        yield Journal(file), kept


def hold(file: BufferedRandom, path: Path) -> None:
    """Let nobody else write as long as the file is open: two runs would write over each other's plays."""
    try:
        import fcntl
    except ImportError:  # on Windows two runs into one folder remain their maker's own risk
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadSetting("lab-busy-journal", {"path": str(path)}) from None


def plays_in(path: Path, head: bytes, ladder: Ladder) -> tuple[list[Result], int]:
    """The whole plays of a journal, and how many bytes they take with its head."""
    found = content(path, MOST_BYTES)
    kept: list[Result] = []
    whole = 0
    if found and head.startswith(found):
        found = b""  # broken off while the head was written
    for number, line in enumerate(found.splitlines(keepends=True), start=1):
        if not line.endswith(b"\n"):
            break
        if number == 1:
            check_head(path, line, head)
        else:
            kept.append(result_of(path, number, line, ladder))
        whole += len(line)
    return kept, whole


def check_head(path: Path, line: bytes, head: bytes) -> None:
    if line != head:
        try:
            known = "ladder" in json.loads(line)
        except (ValueError, TypeError, RecursionError):
            known = False
        raise BadSetting("lab-other-ladder" if known else "lab-no-journal", {"path": str(path)})


def line_of(result: Result) -> bytes:
    row = [result.ranks, result.scores, result.seal, [list(forfeit) for forfeit in result.forfeits]]
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def result_of(path: Path, number: int, line: bytes, ladder: Ladder) -> Result:
    """The play of a line; BadText names a line that is none."""
    try:
        ranks, scores, seal, forfeits = json.loads(line)
        good = len(ranks) == len(scores) == ladder.seats and isinstance(seal, str)
        good = good and all(type(value) is int for value in [*ranks, *scores])
        why = [(int(seat), str(key), dict(facts)) for seat, key, facts in forfeits]
    except (ValueError, TypeError, RecursionError):
        good = False
    if not good:
        raise BadText("lab-bad-journal", {"path": str(path), "line": number})
    return Result(ranks, scores, seal, why)
