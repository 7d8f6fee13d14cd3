"""What is kept about a person's seats: shown to them as one file; and their name, forgotten if they wish."""

from time import time

import msgspec

from esbat.store.interface import TOKEN, KeptPlay, Store
from esbat.web.logs import note
from esbat.web.people.keys import opened_by
from esbat.web.play.heads import heads
from esbat.web.play.plays import Plays, Unknown
from esbat.web.wire import SeatKey


class SeatKept(msgspec.Struct):
    """Everything kept about one seat, but for the hashes of its secrets, of which there are so many."""

    play: str
    game: str
    begun: float
    closed: bool
    seat: int
    kind: str
    name: str
    joined: bool
    bot: str
    orders: str
    secrets: dict[str, int]
    acts: list[tuple[int, str]]
    """the number of the act in the play, and what was done"""
    answers: list[tuple[int, str]]
    """noted in a window: after how many happenings, and what"""


class AllKept(msgspec.Struct):
    """The file."""

    esbat: str
    made: float
    seats: list[SeatKept]


def seat_kept(kept: KeptPlay, number: int) -> SeatKept:
    seat = kept.seats[number]
    secrets: dict[str, int] = {}
    for key in kept.keys:
        if key.seat == number:
            secrets[key.opens] = secrets.get(key.opens, 0) + 1
    return SeatKept(
        play=kept.id,
        game=heads.decode(kept.head).game,
        begun=kept.created,
        closed=kept.mark.closed,
        seat=number,
        kind=seat.kind,
        name=seat.name,
        joined=seat.joined,
        bot=seat.bot,
        orders=seat.orders,
        secrets=secrets,
        acts=[(at, act.text) for at, act in enumerate(kept.acts, start=1) if act.seat == number],
        answers=[(answer.place, answer.text) for answer in kept.answers if answer.seat == number],
    )


async def all_kept(store: Store, seats: list[tuple[str, int]]) -> AllKept:
    """Everything kept about these seats; those of plays that are gone are left out."""
    found: list[SeatKept] = []
    for id, number in seats:
        kept = await store.load(id)
        if kept is not None and 0 <= number < len(kept.seats):
            found.append(seat_kept(kept, number))
    return AllKept("seats", time(), found)


async def own_seats(store: Store, keys: list[SeatKey]) -> list[tuple[str, int]]:
    """Which seats these tokens open; Unknown if none of them opens any. Nothing is laid for that.

    A browser remembers plays that the server has forgotten: those are passed over.
    """
    found: list[tuple[str, int]] = []
    for each in keys:
        kept = await store.load(each.play)
        key = None if kept is None else opened_by(each.token, kept.keys, (TOKEN,))
        if key is not None:
            found.append((each.play, key.seat))
    if not found:
        raise Unknown("server-unknown-play", {})
    return found


async def forget_names(plays: Plays, seats: list[tuple[str, int]]) -> int:
    """The plays stay, the names go; from how many seats."""
    gone = 0
    for id, seat in seats:
        gone += await plays.store.forget_name(id, seat)
    note("names-forgotten", seats=gone)
    await plays.look()
    return gone


def written(kept: AllKept) -> bytes:
    """The file as one reads it."""
    return msgspec.json.format(msgspec.json.encode(kept), indent=2) + b"\n"
