"""The loads, each by one address and as fast as a process can: nobody else is to feel them.

Each runs in a process of its own until its time is up, `python -m bench.hostile_cases.attacks NAME PORT
SECONDS`. Whoever is hung up on calls again.
"""

import base64
import contextlib
import json
import os
import socket
import sys
from collections.abc import Callable
from time import monotonic, sleep

MEGABYTE = b"a" * (1 << 20)
MANY = 2000
UPGRADE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
)
PONG, TEXT, PIECE = b"\x8a\x80\0\0\0\0", 0x81, b"\x00\x80\0\0\0\0"
Attack = Callable[[int, float], None]


def called(port: int) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port), timeout=2.0)
    line.settimeout(0.5)
    return line


def upgraded(port: int) -> socket.socket:
    line = called(port)
    line.sendall(UPGRADE.format(key=base64.b64encode(os.urandom(16)).decode()).encode())
    line.recv(4096)
    return line


def again_and_again(deed: Callable[[int, float], None]) -> Attack:
    """Once more whenever the server hangs up, until the time is up."""

    def attack(port: int, seconds: float) -> None:
        until = monotonic() + seconds
        while monotonic() < until:
            with contextlib.suppress(OSError):
                deed(port, until)

    return attack


def endless_header(port: int, until: float) -> None:
    line = called(port)
    line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
    while monotonic() < until:
        line.sendall(MEGABYTE)


def silent_sockets(port: int, seconds: float) -> None:
    """Two thousand sockets that ask for nothing, and as many again for those that are sent away."""
    until = monotonic() + seconds
    held: list[socket.socket] = []
    while monotonic() < until:
        with contextlib.suppress(OSError):
            held.append(called(port))
        if len(held) > MANY:
            held.pop(0).close()


def pongs(port: int, until: float) -> None:
    line = upgraded(port)
    while monotonic() < until:
        line.sendall(PONG * 20_000)


def pieces(port: int, until: float) -> None:
    """A message that never ends."""
    line = upgraded(port)
    line.sendall(b"\x01\x80\0\0\0\0")
    while monotonic() < until:
        line.sendall(PIECE * 20_000)


def words(port: int, until: float) -> None:
    """Messages that are none."""
    line = upgraded(port)
    frame = bytes([TEXT, 0x80 | 20]) + bytes(4) + b"x" * 20
    while monotonic() < until:
        line.sendall(frame * 500)


def requested(port: int, path: str, body: dict[str, object] | None, until: float) -> None:
    """The same request in a row on one connection."""
    line = called(port)
    data = b"" if body is None else json.dumps(body).encode()
    head = f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
    while monotonic() < until:
        line.sendall(head.encode() + data)
        if not line.recv(1 << 16):
            return


def codes(port: int, until: float) -> None:
    """Pictures of links, each another."""
    text = f"https://example.org/{os.urandom(60).hex()}"
    requested(port, "/api/qr", {"text": text}, min(until, monotonic() + 0.05))


def tables(port: int, until: float) -> None:
    wish: dict[str, object] = {
        "game": "witchstone",
        "seats": [{"kind": "me"}, {"kind": "local"}],
        "lang": "en",
    }
    requested(port, "/api/plays", wish, until)


def pages(port: int, until: float) -> None:
    requested(port, "/api/games?lang=fr", None, until)


def greetings(port: int, until: float) -> None:
    """Lines that say which table they want, and guess."""
    line = upgraded(port)
    hello = json.dumps(
        {"t": "hello", "play": os.urandom(8).hex(), "token": "guess", "lang": "en", "since": 0}
    )
    data = hello.encode()
    line.sendall(bytes([TEXT, 0x80 | len(data)]) + bytes(4) + data)
    sleep(0.001)
    line.close()


ATTACKS: dict[str, Attack] = {
    "an endless header": again_and_again(endless_header),
    "2,000 silent sockets": silent_sockets,
    "a flood of pongs": again_and_again(pongs),
    "a message in endless pieces": again_and_again(pieces),
    "a flood of words": again_and_again(words),
    "codes to be drawn": again_and_again(codes),
    "new tables": again_and_again(tables),
    "the same page": again_and_again(pages),
    "guesses at tables": again_and_again(greetings),
}

if __name__ == "__main__":
    ATTACKS[sys.argv[1]](int(sys.argv[2]), float(sys.argv[3]))
