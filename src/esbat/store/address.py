"""From a database address to a store.

`sqlite:///file.db` is relative to where one stands, `sqlite:////folder/file.db` absolute.
`postgresql://user:password@host:5432/name?sslmode=require` is a PostgreSQL database; all but the scheme may
be left out, as PostgreSQL's own programs have it.
"""

import os
import re
from pathlib import Path

from esbat.store.interface import BadDatabase, Leader, Store
from esbat.store.wake import Bell

SCHEME = "sqlite:///"
HOST = r"(?:[\w.%-]+|\[[0-9a-fA-F:.%]+\])(?::\d{1,5})?"
# User and password, hosts and name of the database, settings. So strict because an address that is read
# wrongly would show a piece of a password as if it were a host.
POSTGRES = re.compile(
    r"postgres(?:ql)?://(?:[^\s/?#@]*@)?"
    rf"(?P<place>(?:{HOST}(?:,{HOST})*)?(?:/[^\s/?#@:]*)?)"
    r"(?:\?[^\s#@]*)?"
)
NATS = re.compile(rf"(?:nats|tls)://(?:[^\s/?#@]*@)?{HOST}")


def usual_address() -> str:
    """Where plays are kept when nobody says otherwise: the user's own data folder."""
    base = os.environ.get("XDG_DATA_HOME", "")
    folder = Path(base) if base.startswith("/") else Path.home() / ".local" / "share"
    if os.name == "nt" and not base:
        folder = Path(os.environ.get("LOCALAPPDATA", str(Path.home())))
    return f"{SCHEME}{folder / 'esbat' / 'esbat.db'}"


def path_of(address: str) -> Path:
    """The file an address names; BadDatabase if it is not an address of ours, or there is no plain file."""
    if not address.startswith(SCHEME) or "\0" in address:
        raise BadDatabase("bad-database", {"address": shown(address)})
    name = address.removeprefix(SCHEME)
    if not name or name.endswith("/") or "?" in name:
        raise BadDatabase("bad-database", {"address": shown(address)})
    if os.path.exists(name) and not os.path.isfile(name) and not os.path.isdir(name):
        raise BadDatabase("file-keeps-nothing", {"path": name})  # a pipe would be waited for
    return Path(name)


def shown(address: str) -> str:
    """An address without a password that might stand in it, however badly it is written."""
    if not address.startswith("sqlite:") and re.search("[@?:=]", address):
        known = POSTGRES.fullmatch(address)
        scheme = re.match("[a-z]{1,12}(?=:)", address)
        return f"postgresql://{known['place']}" if known else f"{scheme[0] if scheme else ''}…"
    return address[:200]


def place_of(address: str) -> str:
    """Where plays are kept, to be told to whoever reads the log."""
    return shown(address) if is_postgres(address) else str(path_of(address).absolute())


def is_postgres(address: str) -> bool:
    return address.startswith(("postgresql:", "postgres:"))


def open_store(address: str | None) -> Store:
    """The store at this address; without one, the usual place, whose folder is made if need be."""
    if address and is_postgres(address):
        return open_postgres(address)
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


def open_part(address: str | None, part: int, leaders: list[Leader], turns: str) -> Store:
    """The store in a file as one of several processes has it that share it; they write by `turns`."""
    from esbat.store.sqlite_parts import PartOfSqlite

    return PartOfSqlite(path_of(address or usual_address()), part, leaders, turns)


def open_postgres(address: str) -> Store:
    """The store in a PostgreSQL database, if the package that speaks to one is there."""
    if POSTGRES.fullmatch(address) is None or "\0" in address:
        raise BadDatabase("bad-database", {"address": shown(address)})
    try:
        from esbat.store.postgres import PostgresStore
    except ModuleNotFoundError as missing:
        if missing.name != "asyncpg":
            raise
        raise BadDatabase("database-no-driver", {"package": "esbat[postgres]"}) from None
    return PostgresStore(named(address), shown(address))


def named(address: str) -> str:
    """The address without a name that is left empty: only then does asyncpg look for it in `PGDATABASE`."""
    return re.sub(r"^([a-z]+://[^/?#]*)/(?=$|\?)", r"\1", address)


def open_bell(store: Store, wake: str | None) -> Bell | None:
    """The line for wake-ups that was wished for; without a wish, the one that the store offers."""
    if wake is None:
        return store.bell()
    if not store.shared or NATS.fullmatch(wake) is None:
        raise BadDatabase("bad-wake" if store.shared else "wake-alone", {})
    try:
        from esbat.store.nats_wake import NatsBell
    except ModuleNotFoundError as missing:
        if missing.name != "nats":
            raise
        raise BadDatabase("wake-no-driver", {"package": "esbat[nats]"}) from None
    return NatsBell(store.server, wake)
