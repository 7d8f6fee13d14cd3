"""What an operator may decide, with defaults that are safe on a laptop."""

import os
import sys
from ipaddress import IPv6Address, ip_address
from pathlib import Path

from msgspec import Struct, field

from esbat.engine.box import USUAL
from esbat.web.catalogue.boxes import Packs
from esbat.web.clock import WALL, Clock

STATIC = Path(__file__).resolve().parent.parent / "static"


class Limits(Struct):
    """How much one connection or one address may ask for. Rates are per second, bursts at once."""

    body: int = 64 * 1024
    frame: int = 8 * 1024
    messages: float = 20.0
    messages_burst: int = 80
    patience: int = 200  # messages beyond the rate before the line is closed
    controls: float = 2.0  # frames that are no message: pings, pongs, pieces of messages
    controls_burst: int = 60
    requests: float = 20.0
    requests_burst: int = 200
    plays: float = 0.5
    plays_burst: int = 60
    boxes: float = 0.05  # plays with a pack, which is kept with each of them
    boxes_burst: int = 20
    recoveries: float = 0.1
    recoveries_burst: int = 6
    codes: float = 1.0  # codes to scan, drawn anew
    codes_burst: int = 20
    undos: float = 0.5  # moves a seat takes back
    undos_burst: int = 30
    undos_most: int = 300  # in one play
    gestures: float = 1.0  # words of a dozen that a seat says to its table
    gestures_burst: int = 5
    lines: int = 400  # open sockets an address
    seat_lines: int = 20  # the same a seat, one for each device
    idle: int = 64  # connections an address that ask for nothing, or have not finished asking
    idle_most: int = 512  # the same for all addresses together
    head: int = 32 * 1024  # the first line and the headers of a request
    pipeline: int = 8  # requests that wait for the answer to one before
    request_time: float = 15.0  # seconds until a request has come whole
    answer_time: float = 60.0  # seconds until its answer has been read
    goodbye_time: float = 2.0  # seconds for a refusal to be read
    tokens: int = 20  # devices a seat
    outbox: int = 64  # small messages waiting for a slow reader


class Config(Struct):
    """One server's settings."""

    host: str = "127.0.0.1"
    limits: Limits = field(default_factory=Limits)
    static: Path = STATIC
    language: str = USUAL
    pace: float = 0.7  # seconds between the moves of bots, so that people can follow
    settles: bool = True  # new tables answer questions that leave no choice
    window: float = 5.0  # seconds for which a window stays open where several people could watch one another
    hold: float = 15.0  # seconds more, if somebody asks for them
    margin: float = 0.15  # seconds before its end in which a window's answers are kept
    think: float = 5.0  # seconds a bot may think
    waking: float = 60.0  # seconds its process may take to load before that
    workers: int = field(default_factory=lambda: max(2, min(4, (os.cpu_count() or 2) - 1)))
    thinker: list[str] = field(default_factory=lambda: [sys.executable, "-m", "esbat.web.thinking.worker"])
    silence: float = 45.0  # seconds without a word from a page before its line is closed
    slow: float = 20.0  # seconds a page may take to accept a message
    absence: float = 20.0  # seconds a seat must be away before others may let a bot sit in
    again: float = 1.0  # seconds before the store is asked again that refused, or did not answer
    idle: float = 600.0  # seconds before a play nobody watches is dropped from memory
    unplayed: float = 7 * 86400.0  # seconds after which a play in which nobody ever moved is forgotten
    most_tables: int = 5000  # plays in memory; the longest unused go first
    hosts: list[str] | None = None  # names this server answers to; None for any
    proxy: bool = False
    proxies: list[str] = []  # addresses or networks of proxies that are believed, besides this machine
    clock: Clock = WALL  # by which windows and bots wait
    packs: Packs = field(default_factory=Packs)  # printed things offered besides our own


LOOPBACK = ["localhost", "127.0.0.1", "::1"]


def own_names(host: str) -> list[str] | None:
    """On a loopback address only its own names are answered, so that no foreign page can speak to it."""
    if host in LOOPBACK:
        return [*LOOPBACK]
    try:
        address = ip_address(host.split("%", maxsplit=1)[0])
    except ValueError:
        return None
    # An address of version 4 written as one of version 6: before Python 3.13 it is no loopback by itself.
    inner = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    if inner is not None and inner.is_loopback:
        high, low = divmod(int(inner), 1 << 16)  # browsers write it so
        return [*LOOPBACK, host, str(inner), f"::ffff:{high:x}:{low:x}"]
    return [*LOOPBACK, host] if address.is_loopback else None
