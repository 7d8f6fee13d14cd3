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

BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00016fe4\U0001d159"
"""Letters and signs that are drawn as nothing."""
FORMS = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Which form of the letter before it is meant: nothing that anybody could tell two names by."""
MOST_PILED = 2
"""Marks one above the other, or one below the other; Vietnamese has two on a letter, other names fewer."""
MOST_MARKS = 5
"""Marks of every kind on one letter. Burmese and Tibetan write vowels, tones and more consonants so."""
OVERLAID = 1
PILED = range(200, 240)
"""Combining classes of marks that are drawn across a letter, and of those that stand above or below it.

Vowels and tones of most scripts have places of their own, and so has the iota beneath a Greek letter.
"""
DRAWN_AS = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυχ",
    "ABESIJKMHOPCTYXaesijopcyxhdqwlABEZHIKMNOPTYXaikvopux",
)
"""Letters of Cyrillic and of Greek that are drawn as a Latin one."""
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
    if piled(found):
        raise BadSetting("server-name-accents", {})
    return found


def fit(letter: str) -> bool:
    """Letters, digits, signs and spaces; nothing invisible that could disorder a line."""
    return letter.isspace() or (unicodedata.category(letter)[0] != "C" and letter not in BLANK)


def seen(letter: str) -> bool:
    """Does it leave a mark of its own?"""
    return unicodedata.category(letter)[0] in "LNPS"


def piled(name: str) -> bool:
    """Does any letter bear more marks than letters do?"""
    marks = across = 0
    for letter in unicodedata.normalize("NFD", name):
        kind, place = unicodedata.category(letter), unicodedata.combining(letter)
        if kind[0] != "M":
            marks = across = 0
            continue
        marks += kind != "Mc"  # those take a place of their own in the line
        across += kind == "Me" or place == OVERLAID or place in PILED
        if marks > MOST_MARKS or across > MOST_PILED:
            return True
    return False


def alike(one: str, other: str) -> bool:
    """Do these names look the same? Capitals, spaces, wide forms and other alphabets do not count."""
    return not looks(one).isdisjoint(looks(other))


def looks(name: str) -> set[str]:
    """What a name looks like, as it is written and as whoever takes its letters for Latin ones reads it.

    Both, since the small letters of a name may be drawn as Latin ones where its capitals are not.
    """
    plain = FORMS.sub("", unicodedata.normalize("NFKD", name)).replace(" ", "")
    return {unicodedata.normalize("NFKC", way.casefold()) for way in (plain, plain.translate(DRAWN_AS))}


def check_free(name: str, seat: int, seats: list[KeptSeat]) -> None:
    """BadSetting if another seat is called so: by a nickname, for want of one, or to whoever sits there."""
    if not name:
        return
    for language in LANGUAGES:
        others = [called for at, called in enumerate(names_in(seats, language)) if seats[at].seat != seat]
        if any(alike(called, name) for called in (words_for(language).say("server-you"), *others)):
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
