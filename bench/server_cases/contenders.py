"""The servers that are measured: how each is prepared, started, driven and stopped."""

from __future__ import annotations

import contextlib
import json
import os
import re
import select
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import environments
from plan import COMPILED, PLAIN

from setup import node, python
from setup.places import fingerprint, log_file, program, put_stamp
from setup.steps import Trouble

HERE = Path(__file__).resolve().parent
CLIENT_LIST = HERE / "client.txt"
CLIENT = environments.BENCH / "client"
MODULES = environments.BENCH / "boardgame"
STARTING = 60.0
"""Seconds a server may take to start; a loaded machine is slow, a stuck one is stuck."""
SLACK = 240.0
"""Seconds beyond the measured ones for opening the tables."""


@dataclass(frozen=True)
class Contender:
    """A server: its name, whose protocol its players speak, and the environment of ours that it needs.

    Whoever needs none is boardgame.io, which is one process, as it ships.
    """

    name: str
    pages: str
    environment: str = ""
    processes: int = 1


PROCESSORS = os.cpu_count() or 1
ESBAT = Contender("esbat", "esbat", COMPILED, PROCESSORS)
MIXED = Contender("esbat, five games", "esbat:all", COMPILED, PROCESSORS)
ALONE = Contender("esbat, one process", "esbat", COMPILED)
MIXED_ALONE = Contender("esbat, five games, one process", "esbat:all", COMPILED)
INTERPRETED = Contender("esbat interpreted", "esbat", PLAIN)
BOARDGAME = Contender("boardgame.io", "boardgame")
COUNTERPARTS = Contender("boardgame.io, five games", "boardgame:all")
CONTENDERS = (ESBAT, MIXED, ALONE, MIXED_ALONE, INTERPRETED, BOARDGAME, COUNTERPARTS)


@dataclass(frozen=True)
class Made:
    """All that was prepared."""

    interpreters: dict[str, Path]
    client: Path
    node: str
    settings: dict[str, str]


def prepare(wanted: list[Contender]) -> Made:
    """Environments, the players' packages, and the peer's modules."""
    interpreters = environments.prepare({each.environment for each in wanted if each.environment})
    prepare_client()
    settings: dict[str, str] = {}
    if not all(each.environment for each in wanted):
        settings = prepare_boardgame()
    found = shutil.which("node", path=settings.get("PATH")) or "node"
    return Made(interpreters, program(CLIENT, "python"), found, settings)


def prepare_client() -> None:
    wanted = fingerprint([CLIENT_LIST])
    if python.ready(CLIENT, "client", wanted):
        return
    python.make(CLIENT)
    if not python.install(CLIENT, ["--requirement", CLIENT_LIST], "Installing the players", "bench-client"):
        raise Trouble(
            "The players' packages could not be installed: check the network (or set PIP_INDEX_URL to your"
            f" package index). Details: {log_file('bench-client')}"
        )
    put_stamp(python.stamp(CLIENT, "client"), wanted)


def prepare_boardgame() -> dict[str, str]:
    """boardgame.io from the lock file, under `.bench/`; the environment in which node is found."""
    MODULES.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copyfile(HERE / "boardgame" / name, MODULES / name)
    settings = node.settings()
    if not node.install_modules(MODULES, settings, "Installing boardgame.io", "--ignore-scripts"):
        raise Trouble(
            "boardgame.io could not be installed: check the network and npm's registry, or leave it out with"
            f" `--only esbat`. Details: {log_file(f'npm-{MODULES.name}')}"
        )
    return settings


def command_of(contender: Contender, made: Made, folder: Path) -> list[str]:
    if not contender.environment:
        return [made.node, str(HERE / "boardgame" / "server.js"), str(MODULES)]
    interpreter = made.interpreters[contender.environment]
    server = [str(interpreter), "-P", str(HERE / "esbat_server.py")]
    return [*server, str(folder / "plays.db"), str(contender.processes)]


@contextlib.contextmanager
def running(contender: Contender, made: Made) -> Iterator[tuple[int, int]]:
    """The server until the block ends: its process and its port. Plays are kept on the checkout's disk."""
    environments.BENCH.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="server-", dir=environments.BENCH) as name:
        folder = Path(name)
        settings = {**os.environ, **made.settings, "NODE_ENV": "production", "PYTHONDONTWRITEBYTECODE": "1"}
        with open(folder / "log", "wb") as log:
            server = subprocess.Popen(
                command_of(contender, made, folder),
                cwd=folder,
                env=settings,
                stdout=subprocess.PIPE,
                stderr=log,
            )
        try:
            yield server.pid, port_of(contender, server, folder / "log")
        finally:
            server.terminate()
            try:
                server.wait(10)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
            if server.stdout is not None:
                server.stdout.close()


def port_of(contender: Contender, server: subprocess.Popen[bytes], log: Path) -> int:
    """The port it says it listens on."""
    assert server.stdout is not None
    until = time.monotonic() + STARTING
    said = b""
    while time.monotonic() < until:
        if not select.select([server.stdout], [], [], 0.2)[0]:
            continue
        more = os.read(server.stdout.fileno(), 4096)
        if not more:
            break
        said += more
        found = re.search(rb"http://127\.0\.0\.1:(\d+)/", said)
        if found:
            return int(found[1])
    last = (log.read_text(errors="replace").strip() or "it said nothing").splitlines()[-1]
    raise Trouble(f"The server of {contender.name} did not start: {last}")


def measured(contender: Contender, made: Made, tables: int, seconds: float) -> dict[str, float]:
    """One server with so many tables, once."""
    with running(contender, made) as (process, port):
        command = [made.client, "-P", HERE / "driver.py", contender.pages, port, tables, seconds, process]
        try:
            run = subprocess.run(
                [str(word) for word in command],
                env={**os.environ, "PYTHONPATH": str(HERE), "PYTHONDONTWRITEBYTECODE": "1"},
                capture_output=True,
                text=True,
                timeout=2 * seconds + SLACK,
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise Trouble(
                f"{tables} tables of {contender.name} could not be opened and played in time."
            ) from None
        if run.returncode != 0:
            last = (run.stderr.strip() or "no message").splitlines()[-1]
            raise Trouble(f"{tables} tables of {contender.name} could not be played: {last}")
        numbers: dict[str, float] = json.loads(run.stdout.splitlines()[-1])
        return numbers
