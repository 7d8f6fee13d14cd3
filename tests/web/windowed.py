"""Kept plays of Le Bal that open with a window, chosen by their luck: who is asked in it is known."""

from collections.abc import Iterator

from esbat.games.bal.game import BAL
from esbat.store.interface import INVITE, ONLOOKER, TOKEN, KeptKey, KeptPlay, KeptSeat
from esbat.table.table import Table
from esbat.web.people.keys import hashed
from esbat.web.play.plays import new_play

OPTIONS = {"level": "medium", "first_player": "0"}
NAMES = ("Anne", "Marie", "Jeanne", "Louise")
SEEN_BY_ALL = "onlooker"


def lucks() -> Iterator[bytes]:
    return (bytes([luck]) * 16 for luck in range(256))


def asked_first(secret: bytes) -> dict[int, set[str]]:
    """Who is asked in the window with which this luck begins, also after the others, and may answer what."""
    state = Table(BAL, 4, OPTIONS, secret, [""] * 4, patient=True).state
    assert state.in_window()
    ahead = state.window_ahead()
    found = {} if ahead is None else dict.fromkeys(ahead.acting(), ahead)
    found |= dict.fromkeys(state.acting(), state)
    return {seat: {BAL.text(move) for move in then.legal(seat)} for seat, then in found.items()}


def secret_of(seat: int) -> str:
    """What opens a seat: its token, or its invitation if nobody has followed that yet."""
    return f"secret-of-{NAMES[seat]}"


def kept_play(secret: bytes, bot: int = -1, invited: int = -1) -> KeptPlay:
    """Four people who could watch one another; one of them may be a bot, or not have come yet."""
    seats = [
        KeptSeat(seat, "bot", name, "random", joined=True)
        if seat == bot
        else KeptSeat(seat, "friend", name, joined=seat != invited)
        for seat, name in enumerate(NAMES)
    ]
    keys = [KeptKey(hashed(secret_of(seat)), INVITE if seat == invited else TOKEN, seat) for seat in range(4)]
    keys.append(KeptKey(hashed(SEEN_BY_ALL), ONLOOKER, -1))
    return new_play(BAL, OPTIONS, seats, keys, None, None, secret)
