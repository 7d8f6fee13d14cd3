"""Names and faces: how players call themselves, and how they look to one another."""

import unicodedata

from esbat.store.interface import KeptSeat
from esbat.web.wire import Face
from esbat.words import words_for

LONGEST_NAME = 24
BOT_NAMES = ("Mélusine", "Circé", "Sidonie", "Hécate", "Morgane", "Baba")
"""Witches lend bots their names; proper names need no translation."""

PEOPLE = ("me", "local", "friend")
KINDS = (*PEOPLE, "bot")


def clean(name: str | None) -> str:
    """A nickname fit to be shown: one line, no control or direction marks, not too long."""
    text = unicodedata.normalize("NFC", (name or "").encode("utf-8", "ignore").decode())
    kept = "".join(" " if letter.isspace() else letter for letter in text if fit(letter))
    return " ".join(kept.split())[:LONGEST_NAME].strip()


def fit(letter: str) -> bool:
    """Letters, digits, signs and spaces; nothing invisible that could disorder a line."""
    return letter.isspace() or unicodedata.category(letter)[0] != "C"


def names_in(seats: list[KeptSeat], language: str) -> tuple[str, ...]:
    """What each seat is called: its nickname, or its number."""
    words = words_for(language)
    return tuple(seat.name or words.say("server-seat-name", number=seat.seat + 1) for seat in seats)


def faces(seats: list[KeptSeat], names: tuple[str, ...], here: set[int], eyes: int) -> list[Face]:
    """Every player as this viewer sees them."""
    return [
        Face(
            names[seat.seat],
            kind_for(seat, seats, eyes),
            bool(seat.bot) or seat.seat in here,
            seat.bot or None,
            seat.joined,
        )
        for seat in seats
    ]


def kind_for(seat: KeptSeat, seats: list[KeptSeat], eyes: int) -> str:
    """`bot`, `me`, `local` for those at the same screen, `friend` for everybody else."""
    if seat.bot:
        return "bot"
    if seat.seat == eyes:
        return "me"
    at_one_screen = ("me", "local")
    if eyes >= 0 and seat.kind in at_one_screen and seats[eyes].kind in at_one_screen:
        return "local"
    return "friend"
