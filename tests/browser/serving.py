"""The real server as a process of its own, on a free port, that can be killed and started again."""

import contextlib
import os
import signal
import subprocess
import sys
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from types import TracebackType

from tests.waiting import PATIENCE, own_port, until

ROOT = Path(__file__).parents[2]


class Server:
    """`esbat serve` with bots that do not wait, and plays in a folder of their own.

    With `known` luck it is the one in `host`, which deals the same to whoever wishes for the same table.
    """

    def __init__(
        self,
        folder: Path,
        pace: float = 0.0,
        window: float = 5.0,
        packs: Path | None = None,
        known: bool = False,
    ) -> None:
        self.folder = folder
        self.port = own_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self.pace = pace
        self.window = window
        self.packs = packs
        self.known = known
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        if self.known:
            settings = (self.folder, self.port, self.pace, self.window)
            return [sys.executable, "-m", "tests.browser.host", *map(str, settings)]
        command = [sys.executable, "-m", "esbat.web", "--port", str(self.port), "--log-level", "warning"]
        command += ["--db", f"sqlite:///{self.folder}/plays.db", "--pace", str(self.pace)]
        command += ["--window", str(self.window)]
        command += ["--lines-per-address", "2000", "--lang", "en"]  # one address plays all parts here
        command += ["--ask-everything"]  # whoever plays here answers everything by hand
        return command + ([] if self.packs is None else ["--packs", str(self.packs)])

    def start(self) -> "Server":
        """Start it, and wait until it answers."""
        with open(self.folder / "server.log", "ab") as log:
            self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, cwd=ROOT)
        until(self.answers, "the server answers")
        return self

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log()
        with contextlib.suppress(OSError, HTTPException):
            asking = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
            asking.request("GET", "/healthz")
            return asking.getresponse().status == 200
        return False

    def kill(self) -> None:
        """As if the power failed."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()

    def log(self) -> str:
        return (self.folder / "server.log").read_text(encoding="utf-8", errors="replace")[-4000:]

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


class Forked(Server):
    """The same, but started again in no time: see `forked`."""

    copy = 0

    def command(self) -> list[str]:
        return ["tests.browser.forked" if word == "esbat.web" else word for word in super().command()]

    def start(self) -> "Server":
        if self.process is None:
            with open(self.folder / "server.log", "ab") as log:
                self.process = subprocess.Popen(
                    self.command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, cwd=ROOT
                )
        assert self.process.stdin is not None
        self.process.stdin.write(b"start\n")
        self.process.stdin.flush()
        self.copy = int(self.heard())
        until(self.answers, "the server answers")
        return self

    def heard(self) -> bytes:
        assert self.process is not None and self.process.stdout is not None
        return self.process.stdout.readline()

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        assert self.process is not None and self.process.stdin is not None
        self.end(signal.SIGTERM)
        self.process.stdin.close()
        self.process.wait(PATIENCE)

    def end(self, by: signal.Signals) -> None:
        os.kill(self.copy, by)
        assert self.heard() == b"ended\n", self.log()
