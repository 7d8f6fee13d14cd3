"""A door of its own for whoever keeps the server: figures for Prometheus, and who is connected from where.

It answers `/metrics`, `/people`, and, to those who have followed a link that opens once, `/admin`. It is to
be reached by those who keep the server and by nobody else, so it stands on another port than the table.
"""

import asyncio
import contextlib
import json
import socket
import sys
import time
from pathlib import Path

from esbat.store.interface import StoreFailed
from esbat.web.server.admin_page import AdminPage, Answer
from esbat.web.shared.desk import Desk

PATIENCE = 5.0
"""Seconds a question may take to come, or an answer to be read."""
MOST = 4096
"""Bytes of a form."""
TEXT = "text/plain; version=0.0.4; charset=utf-8"
JSON = {"content-type": "application/json"}
LINK = "x-esbat-admin"
"""Whoever asks for a link says so."""
OK = "ok"


class Keeper:
    """Answers one question a connection."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.page = AdminPage(desk)
        self.began = time.time()

    async def serve(self, door: socket.socket) -> None:
        """Until cancelled."""
        server = await asyncio.start_server(self.answer, sock=door, limit=16 * 1024)
        async with server:
            await server.serve_forever()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        troubles = (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)
        with contextlib.suppress(*troubles):
            async with asyncio.timeout(PATIENCE):
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
                sent = {
                    name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head)
                }
                size = min(MOST, int(sent.get("content-length", "0")))
                body = (await reader.readexactly(size)).decode("latin-1")
                near = writer.get_extra_info("peername")[0] in ("127.0.0.1", "::1")
                try:
                    status, headers, said = await self.said(head[0], sent, body, near)
                except StoreFailed:
                    status, headers, said = ("503 Service Unavailable", {"content-type": "text/plain"}, "")
                written = said.encode()
                headers = {**headers, "content-length": str(len(written)), "connection": "close"}
                lines = [f"HTTP/1.1 {status}", *(f"{name}: {value}" for name, value in headers.items())]
                writer.write("\r\n".join([*lines, "cache-control: no-store", "", ""]).encode() + written)
                await writer.drain()
        writer.close()

    async def said(self, first: str, sent: dict[str, str], body: str, near: bool) -> Answer:
        """The answer to a question; `near` is who asks from this very machine."""
        method, _, rest = first.partition(" ")
        path, _, query = rest.partition(" ")[0].partition("?")
        cookies = sent.get("cookie", "")
        if (method, path) == ("GET", "/metrics"):
            return ("200 OK", {"content-type": TEXT}, await self.metrics())
        if (method, path) == ("GET", "/people"):
            people = dict(sorted(self.desk.lines.items(), key=lambda one: (-one[1], one[0])))
            return ("200 OK", JSON, json.dumps({"lines": people}))
        # No page can send this header to another site, and nobody else sits at this machine.
        if (method, path) == ("POST", "/link") and near and LINK in sent:
            return ("200 OK", JSON, json.dumps({"path": self.page.link()}))
        if path == "/admin":
            if method == "POST":
                return await self.page.post(body, cookies)
            return await self.page.get(query, cookies)
        return ("404 Not Found", {"content-type": "text/plain"}, "/metrics, /people\n")

    async def metrics(self) -> str:
        """All figures in the text form that Prometheus reads."""
        desk = self.desk
        found = await desk.readiness.look(writing=False)
        work = desk.store.work()
        page = Page()
        page.gauge("tables", "Tables in memory.", len(desk.plays.live))
        page.gauge("tables_watched", "Tables somebody is connected to.", self.watched())
        page.gauge("lines", "Open sockets of pages.", sum(desk.lines.values()))
        page.gauge("addresses", "Addresses with an open socket.", len(desk.lines))
        page.gauge("idle_connections", "Connections that ask for nothing.", len(desk.idle))
        page.gauge("banned_addresses", "Addresses that are not let in.", len(desk.banned))
        page.gauge("database_up", "1 if the database answers.", int(found.database == OK))
        page.gauge("disk_up", "1 unless the disk has refused what was written.", int(found.disk == OK))
        page.counter("kept", "Acts and other things kept on disk.", work.kept)
        page.counter("commits", "Commits that kept them.", work.commits)
        page.counter("commit_seconds", "Seconds spent in commits.", work.seconds)
        page.gauge("led_on", "Lines of pages that are led on to other servers.", len(desk.relays))
        page.counter("leaderless_seconds", "Seconds pages have waited for a leader.", desk.waited)
        page.counter("bots_killed", "Bots' processes that were killed and replaced.", desk.pool.killed)
        page.many(
            "answers", "Answers over HTTP.", "status", {str(key): n for key, n in desk.statuses.items()}
        )
        page.counter("cpu_seconds", "Processor time of this process.", time.process_time())
        page.gauge("memory_bytes", "Memory of this process.", memory())
        page.gauge("start_time_seconds", "When it was started.", self.began)
        return page.text()

    def watched(self) -> int:
        return sum(1 for play in self.desk.plays.live.values() if play.links)


class Page:
    """Figures, one after the other."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def gauge(self, name: str, text: str, value: float) -> None:
        self.lines += [f"# HELP esbat_{name} {text}", f"# TYPE esbat_{name} gauge", f"esbat_{name} {value!r}"]

    def counter(self, name: str, text: str, value: float) -> None:
        self.many(name, text, "", {"": value})

    def many(self, name: str, text: str, label: str, values: dict[str, float] | dict[str, int]) -> None:
        """A counter, or several told apart by a label."""
        name = f"esbat_{name}_total"
        self.lines += [f"# HELP {name} {text}", f"# TYPE {name} counter"]
        for word, value in sorted(values.items()):
            told = f'{{{label}="{word}"}}' if label else ""
            self.lines.append(f"{name}{told} {value!r}")

    def text(self) -> str:
        return "\n".join([*self.lines, ""])


def memory() -> int:
    """Bytes this process has in memory now, or had at most where the system tells only that."""
    with contextlib.suppress(OSError, ValueError, IndexError):
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * 4096
    try:
        import resource
    except ImportError:
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
