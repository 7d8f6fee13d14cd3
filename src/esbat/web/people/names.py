"""Names and faces: how players call themselves, and how they look to one another."""

import re
import unicodedata

from esbat.engine.errors import BadSetting
from esbat.store.interface import KeptSeat
from esbat.web.wire import Face
from esbat.words import LANGUAGES, words_for

LONGEST_NAME = 24
BOT_NAMES = ("Mélusine", "Circé", "Sidonie", "Hécate", "Morgane", "Baba")
"""Witches lend bots their names; proper names need no translation."""

BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs that are drawn as nothing."""
PILED = re.compile(r"\^{3}")
"""Three accents on one letter; no name we know of has more than two."""
PEOPLE = ("me", "local", "friend")
KINDS = (*PEOPLE, "bot")


def clean(name: str | None) -> str:
    """A nickname fit to be shown: one line, no control or direction marks, not too long.

    BadSetting for one of which nothing could be seen, and for accents piled on accents.
    """
    text = unicodedata.normalize("NFC", (name or "").encode("utf-8", "ignore").decode())
    kept = "".join(" " if letter.isspace() else letter for letter in text if fit(letter))
    found = " ".join(kept.split())[:LONGEST_NAME].strip()
    if text.strip() and not any(seen(letter) for letter in found):
        raise BadSetting("server-name-unseen", {})
    apart = unicodedata.normalize("NFD", found)
    if PILED.search("".join("^" if accent(letter) else "." for letter in apart)):
        raise BadSetting("server-name-accents", {})
    return found


def fit(letter: str) -> bool:
    """Letters, digits, signs and spaces; nothing invisible that could disorder a line."""
    return letter.isspace() or (unicodedata.category(letter)[0] != "C" and letter not in BLANK)


def seen(letter: str) -> bool:
    """Does it leave a mark of its own?"""
    return unicodedata.category(letter)[0] in "LNPS"


def accent(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")


def alike(name: str) -> str:
    """The same for names that look the same: capitals, spaces and wide forms do not count."""
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")


def check_free(name: str, seat: int, seats: list[KeptSeat]) -> None:
    """BadSetting if somebody else at the table is called so, by a nickname or for want of one."""
    if not name:
        return
    for language in LANGUAGES:
        for other, called in zip(seats, names_in(seats, language), strict=True):
            if other.seat != seat and alike(called) == alike(name):
                raise BadSetting("server-name-taken", {"name": name})


def names_in(seats: list[KeptSeat], language: str) -> tuple[str, ...]:
    """What each seat is called: its nickname, or its number."""
    words = words_for(language)
    return tuple(seat.name or words.say("server-seat-name", number=seat.seat + 1) for seat in seats)


def faces(
    seats: list[KeptSeat], names: tuple[str, ...], here: set[int], eyes: int, you: str = ""
) -> list[Face]:
    """Every player as this viewer sees them; who has no name of their own and sits alone here is `you`."""
    kinds = [kind_for(seat, seats, eyes) for seat in seats]
    alone = bool(you) and "local" not in kinds
    return [
        Face(
            you if alone and seat.seat == eyes and not seat.name else names[seat.seat],
            kinds[seat.seat],
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
