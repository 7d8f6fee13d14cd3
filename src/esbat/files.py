"""Reading what a person points at, which may be anything."""

import errno
import os
from pathlib import Path

from esbat.engine.errors import BadText
from esbat.engine.record import MOST_BYTES


def record_text(where: str | Path) -> str:
    """The text of a record file; BadText if it cannot be one, OSError if it cannot be opened."""
    path = Path(where)
    try:
        if path.is_dir():  # asked here, since what opening a directory says differs between systems
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)  # a device may never end
    except ValueError:  # a name no file can have
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path)) from None
    if len(content) > MOST_BYTES:
        raise BadText("record-too-long", {"most": MOST_BYTES})
    try:
        return content.decode()
    except UnicodeDecodeError:
        raise BadText("record-foreign", {"line": 1}) from None
