"""What a person points at, to be read or to be written, which may be anything."""

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO

from esbat.engine.errors import BadSetting, BadText
from esbat.engine.record import MOST_BYTES


def opened(where: str | Path) -> BinaryIO:
    """A file to be read; OSError if it cannot be opened.

    Only plain files are read: a pipe might keep us waiting for ever, and a device might never end.
    """
    path = Path(where)
    try:
        if path.is_dir():  # asked here, since what opening a directory says differs between systems
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
        file = open(os.open(path, flags), "rb")  # noqa: SIM115 - whoever asked closes it
    except ValueError:  # a name no file can have
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path)) from None
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise BadSetting("file-not-plain", {"path": str(path)})
    return file


def to_be_written(where: str | Path) -> None:
    """BadSetting for what is no plain file: a pipe might keep us waiting, a device keeps nothing.

    A directory is an OSError when it is opened, as it is to whoever reads.
    """
    if os.path.exists(where) and not os.path.isfile(where) and not os.path.isdir(where):
        raise BadSetting("file-keeps-nothing", {"path": str(where)})


def write_text(where: Path, text: str) -> None:
    """Into a plain file, made if need be; OSError if it cannot be written."""
    to_be_written(where)
    where.write_text(text, encoding="utf-8")


def content(where: str | Path, most: int) -> bytes:
    """What is in a plain file, up to one byte more than `most`; OSError if it cannot be opened."""
    with opened(where) as file:
        return file.read(most + 1)


def record_text(where: str | Path) -> str:
    """The text of a record file; BadText if it cannot be one, OSError if it cannot be opened."""
    found = content(where, MOST_BYTES)
    if len(found) > MOST_BYTES:
        raise BadText("record-too-long", {"most": MOST_BYTES})
    try:
        return found.decode()
    except UnicodeDecodeError:
        raise BadText("record-foreign", {"line": 1}) from None
