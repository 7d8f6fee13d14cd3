"""What an operator may decide, with defaults that are safe on a laptop."""

import os
import sys
from pathlib import Path

from msgspec import Struct, field

from esbat.web.boxes import Packs

STATIC = Path(__file__).resolve().parent.parent / "static"


class Limits(Struct):
    """How much one connection or one address may ask for. Rates are per second, bursts at once."""

    body: int = 64 * 1024
    frame: int = 8 * 1024
    messages: float = 20.0
    messages_burst: int = 80
    patience: int = 200  # messages beyond the rate before the line is closed
    requests: float = 20.0
    requests_burst: int = 200
    plays: float = 0.5
    plays_burst: int = 60
    recoveries: float = 0.1
    recoveries_burst: int = 6
    lines: int = 400  # open sockets an address
    tokens: int = 20  # devices a seat
    outbox: int = 64  # small messages waiting for a slow reader


class Config(Struct):
    """One server's settings."""

    host: str = "127.0.0.1"
    limits: Limits = field(default_factory=Limits)
    static: Path = STATIC
    language: str = "en"
    pace: float = 0.7  # seconds between the moves of bots, so that people can follow
    window: float = 5.0  # seconds for which a window stays open where several people could watch one another
    hold: float = 15.0  # seconds more, if somebody asks for them
    margin: float = 0.15  # seconds before its end in which a window's answers are kept
    think: float = 5.0  # seconds a bot may think
    waking: float = 60.0  # seconds its process may take to load before that
    workers: int = field(default_factory=lambda: max(2, min(4, (os.cpu_count() or 2) - 1)))
    thinker: list[str] = field(default_factory=lambda: [sys.executable, "-m", "esbat.web.thinker"])
    silence: float = 45.0  # seconds without a word from a page before its line is closed
    slow: float = 20.0  # seconds a page may take to accept a message
    absence: float = 20.0  # seconds a seat must be away before others may let a bot sit in
    idle: float = 600.0  # seconds before a play nobody watches is dropped from memory
    most_tables: int = 5000  # plays in memory; the longest unused go first
    hosts: list[str] | None = None  # names this server answers to; None for any
    proxy: bool = False
    packs: Packs = field(default_factory=Packs)  # printed things offered besides our own


LOOPBACK = ["localhost", "127.0.0.1", "::1"]


def own_names(host: str) -> list[str] | None:
    """On a loopback address only its own names are answered, so that no foreign page can speak to it."""
    return [*LOOPBACK] if host in LOOPBACK else None
