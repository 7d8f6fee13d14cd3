"""From a database address to a store.

`sqlite:///file.db` is relative to where one stands, `sqlite:////folder/file.db` absolute.
"""

import os
from pathlib import Path

from esbat.store.interface import BadDatabase, Store

SCHEME = "sqlite:///"


def usual_address() -> str:
    """Where plays are kept when nobody says otherwise: the user's own data folder."""
    base = os.environ.get("XDG_DATA_HOME", "")
    folder = Path(base) if base.startswith("/") else Path.home() / ".local" / "share"
    if os.name == "nt" and not base:
        folder = Path(os.environ.get("LOCALAPPDATA", str(Path.home())))
    return f"{SCHEME}{folder / 'esbat' / 'esbat.db'}"


def path_of(address: str) -> Path:
    """The file an address names; BadDatabase if it is not an address of ours."""
    if not address.startswith(SCHEME) or "\0" in address:
        raise BadDatabase("bad-database", {"address": shown(address)})
    name = address.removeprefix(SCHEME)
    if not name or name.endswith("/") or "?" in name:
        raise BadDatabase("bad-database", {"address": shown(address)})
    return Path(name)


def shown(address: str) -> str:
    """An address without a password that might stand in it."""
    scheme, separator, rest = address.partition("://")
    rest = rest.rsplit("@", 1)[-1]
    return f"{scheme}{separator}{rest}"[:200]


def open_store(address: str | None) -> Store:
    """The store at this address; without one, the usual place, whose folder is made if need be."""
    from esbat.store.sqlite import SqliteStore

    path = path_of(address or usual_address())
    if not address:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadDatabase(
                "database-unwritable", {"path": str(path), "reason": error.strerror or str(error)}
            ) from None
    return SqliteStore(path)
