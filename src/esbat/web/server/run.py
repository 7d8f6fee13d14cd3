"""Starting and stopping: a socket, the server around the application, signals, the browser."""

import asyncio
import contextlib
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from esbat.engine.errors import EsbatError
from esbat.store import open_store
from esbat.store.address import is_postgres, open_bell, open_part, place_of, usual_address
from esbat.store.interface import StoreFailed
from esbat.web import logs
from esbat.web.catalogue.boxes import folder_of_packs
from esbat.web.config import Config, own_names
from esbat.web.connection.handing import take_in
from esbat.web.connection.short import Short
from esbat.web.http.protocol import Door
from esbat.web.server import garbage
from esbat.web.server.app import make_app
from esbat.web.server.claim import claim
from esbat.web.server.family import Family
from esbat.words import Words, language_for, words_for

USUAL_HOST = "127.0.0.1"
USUAL_PORT = 8765
PORTS_TRIED = 50
MOST_FILES = 65_536
HANDING_OVER = 5.0
TAKING_TURNS = 0.001
"""Seconds after which the loop lets another thread go on: the one that writes to disk has everybody wait."""


class NoDoor(EsbatError):
    """The address cannot be listened on."""


class Server(uvicorn.Server):
    """Stops at the first signal, and ends well: its plays are other servers' before anybody is hung up on."""

    leave: Callable[[], Coroutine[object, object, None]] | None = None
    brothers: Sequence[socket.socket] = ()
    """The lines to other processes of this server, over which pages come that sit at tables led here."""
    alone: int | None = None
    """Can be read from as soon as the one is gone who watches over all these processes."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        loop = asyncio.get_running_loop()
        for brother in self.brothers:
            loop.add_reader(brother, take_in, brother, self.config, self.server_state, self.lifespan.state)
        if self.alone is not None:
            loop.add_reader(self.alone, self.left_alone, loop, self.alone)

    def left_alone(self, loop: asyncio.AbstractEventLoop, alone: int) -> None:
        loop.remove_reader(alone)
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.leave is not None:
            with contextlib.suppress(StoreFailed, TimeoutError):
                async with asyncio.timeout(HANDING_OVER):
                    await self.leave()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        # Whoever is impatient hurries nothing: stopping takes a moment, and it is what loses nothing. And the
        # signal is not raised again afterwards: a server that was told to stop and did has not failed.
        self.should_exit = True


def listening(host: str, port: int | None) -> socket.socket:
    """A socket at this address. If no port was asked for, the usual one or the next that is free."""
    tried = range(USUAL_PORT, USUAL_PORT + PORTS_TRIED) if port is None else [port]
    trouble: OSError | None = None
    for number in tried:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # Named as TCP, so that the loop sends small answers at once instead of waiting for more.
        door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, number))
            door.listen(1024)
            door.setblocking(False)
            return door
        except (TypeError, ValueError):  # a byte no name can have
            door.close()
            raise NoDoor("server-bad-host", {"host": host}) from None
        except (OSError, OverflowError) as error:
            door.close()
            trouble = error if isinstance(error, OSError) else OSError(0, str(error))
    why = (trouble.strerror or str(trouble)) if trouble else ""
    raise NoDoor("server-no-door", {"host": host, "port": str(tried[-1]), "reason": why})


def uvicorn_config(app: Starlette, settings: Config) -> uvicorn.Config:
    """How uvicorn serves the application: with our own door and lines, which know the limits."""
    return uvicorn.Config(
        app,
        http=Door,
        ws=Short,
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.proxy,
        forwarded_allow_ips=["127.0.0.0/8", "::1", *settings.proxies],
        timeout_keep_alive=20,
        timeout_graceful_shutdown=5,
    )


def more_files() -> None:
    """Every connection is an open file: as many as the system lets us have."""
    try:
        import resource
    except ImportError:  # on Windows sockets are no files
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def address_of(door: socket.socket) -> str:
    host, port = door.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def reached_at(door: socket.socket) -> str:
    """Where other servers of the same store find this one: where it listens, or as the store sees it."""
    host, port = door.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        return f":{port}"
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def serve(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    log_level: str = "info",
    open_browser: bool = False,
    language: str | None = None,
    config: Config | None = None,
    packs: Path | None = None,
    metrics: tuple[str, int] | None = None,
    reach: str | None = None,
    wake: str | None = None,
    processes: int = 1,
) -> int:
    """Serve until told to stop; the exit code. What cannot be opened is answered with one sentence."""
    words = words_for(language_for(language))
    settings = config or Config()
    try:
        if packs is not None:
            settings.packs, troubles = folder_of_packs(packs, words)
            for trouble in troubles:
                print(trouble, file=sys.stderr)
        with contextlib.ExitStack() as opened:
            door = opened.enter_context(listening(host or USUAL_HOST, port))
            keepers = [opened.enter_context(listening(*at)) for at in keepers_doors(metrics, processes)]
            claimed = claim(database)
            if processes > 1:
                check_parts(database, reach or wake)
                own = [opened.enter_context(listening(USUAL_HOST, 0)) for _ in range(processes)]
            else:
                store = open_store(database)
                bell = open_bell(store, wake)
            opened.pop_all()
    except EsbatError as error:
        print(words.error(error), file=sys.stderr)
        return 2
    logs.set_up(log_level)
    settings.host = host or USUAL_HOST
    settings.language = words.language
    if settings.hosts is None and not settings.proxy:
        # By the address that is listened on: a name may stand for a loopback address, too.
        names = own_names(door.getsockname()[0])
        settings.hosts = None if names is None else [*names, settings.host.lower()]
    more_files()
    code = 0
    browser = threading.Timer(0.6, webbrowser.open, (address_of(door),))
    if processes > 1:
        family = Family(own, [reached_at(each) for each in own])
        family.begin(lambda part: serve_part(family, part, database, settings, door, keepers[part:]))
        greet(words, address_of(door), database or usual_address())
        if open_browser:
            browser.start()
        code = family.watch()
    else:
        greet(words, address_of(door), database or usual_address())
        if open_browser:
            browser.start()
        keeper = keepers[0] if keepers else None
        app = make_app(store, settings, keeper=keeper, reach=reach or reached_at(door), bell=bell, tidy=True)
        run_until_stopped(app, settings, [door])
    if claimed is not None:
        claimed.close()
    logs.note("stopped")
    return code


def keepers_doors(metrics: tuple[str, int] | None, processes: int) -> list[tuple[str, int]]:
    """Where figures are told: by each process on a port of its own, one after the other."""
    if metrics is None:
        return []
    host, port = metrics
    return [(host, port + part if port else 0) for part in range(processes)]


def check_parts(database: str | None, among_servers: str | None) -> None:
    """Can several processes of this machine serve this database as one? If not, a sentence says why."""
    if not hasattr(os, "fork"):
        raise NoDoor("server-no-processes", {})
    if is_postgres(database or "") or among_servers is not None:
        raise NoDoor("server-processes-alone", {})
    # Whatever is wrong with the file is said here and once. Nobody may hold it open while processes part.
    asyncio.run(open_store(database).close())


def serve_part(
    family: Family,
    part: int,
    database: str | None,
    settings: Config,
    door: socket.socket,
    keepers: list[socket.socket],
) -> None:
    """One of several processes, until it is told to stop."""
    settings.workers = max(1, settings.workers // len(family.leaders))
    app = make_app(
        open_part(database, part, family.leaders, family.turns),
        settings,
        keeper=keepers[0] if keepers else None,
        tidy=True,
        key=family.leaders[part].key,
        brothers=family.channels[part],
    )
    run_until_stopped(app, settings, [door, family.doors[part]], family.alone)


def run_until_stopped(
    app: Starlette, settings: Config, doors: list[socket.socket], alone: int | None = None
) -> None:
    """Serve the application at these doors."""
    server = Server(uvicorn_config(app, settings))
    server.leave = app.state.desk.leave
    server.brothers = list(app.state.desk.brothers.values())
    server.alone = alone
    run_smoothly()
    server.run(sockets=doors)


def run_smoothly() -> None:
    """Short looks for garbage, and short turns of the loop and the thread that writes."""
    garbage.begin()
    sys.setswitchinterval(TAKING_TURNS)


def greet(words: Words, address: str, database: str) -> None:
    """Where to look, for the person who started it; and for programs, in the log."""
    print(words.say("server-open-at", address=address), flush=True)
    logs.note("listening", address=address, database=place_of(database))
