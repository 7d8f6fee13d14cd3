"""The real server as a process of its own, on a free port, that can be killed and started again."""

import contextlib
import socket
import subprocess
import sys
import time
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from types import TracebackType


def free_port() -> int:
    """A port nobody listens on at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


class Server:
    """`esbat serve` with bots that do not wait, and plays in a folder of their own."""

    def __init__(
        self, folder: Path, pace: float = 0.0, window: float = 5.0, packs: Path | None = None
    ) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self.pace = pace
        self.window = window
        self.packs = packs
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", "esbat.web", "--port", str(self.port), "--log-level", "warning"]
        command += ["--db", f"sqlite:///{self.folder}/plays.db", "--pace", str(self.pace)]
        command += ["--window", str(self.window)]
        command += ["--lines-per-address", "2000", "--lang", "en"]  # one address plays all parts here
        command += ["--ask-everything"]  # whoever plays here answers everything by hand
        command += [] if self.packs is None else ["--packs", str(self.packs)]
        with open(self.folder / "server.log", "ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        patience = time.monotonic() + 60
        while time.monotonic() < patience:
            assert self.process.poll() is None, self.log()
            with contextlib.suppress(OSError, HTTPException):
                asking = HTTPConnection("127.0.0.1", self.port, timeout=2)
                asking.request("GET", "/healthz")
                if asking.getresponse().status == 200:
                    return self
            time.sleep(0.05)
        raise AssertionError(self.log())

    def kill(self) -> None:
        """As if the power failed."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(10)
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
