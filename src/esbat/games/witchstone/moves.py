"""What a seat may choose: its verbs, what their arguments are, text form, parsing."""

from typing import Final

from esbat.engine.holds import NUMBER, REASON
from esbat.engine.move import argument_of, packed
from esbat.engine.native import i64, vec
from esbat.engine.vocabulary import Codes, Named, Verb, Vocabulary
from esbat.games.witchstone.names import (
    CELL,
    EARNINGS,
    END,
    EXIT,
    HEX,
    LOCATION,
    OWED,
    POINTS_FOR,
    REASONS,
    RIM,
    ROAD,
    SCROLL_CARD,
    SHELF,
    SHELVES,
    SOURCE,
    SOURCES,
    SPELL,
    SPELLS,
    SYMBOL,
    SYMBOLS,
    TILE,
    TOKEN,
    TOKENS,
)
from esbat.games.witchstone.tables_box import SHOWN_SCROLLS, Box
from esbat.games.witchstone.tables_grid import CELL_TEXTS, GRID, around
from esbat.parts.bits import WIDE_BIT, wide_listed

VERB_SETTLE: Final[i64] = 0
VERB_LAY: Final[i64] = 1
VERB_PUT: Final[i64] = 2
VERB_JOIN: Final[i64] = 3
VERB_BEGIN: Final[i64] = 4
VERB_CHARGE: Final[i64] = 5
VERB_SUMMON: Final[i64] = 6
VERB_SEND: Final[i64] = 7
VERB_ADVANCE: Final[i64] = 8
VERB_PUSH: Final[i64] = 9
VERB_SHELVE: Final[i64] = 10
VERB_LOWER: Final[i64] = 11
VERB_ASIDE: Final[i64] = 12
VERB_PICK: Final[i64] = 13
VERB_SPEND: Final[i64] = 14
VERB_STRIDE: Final[i64] = 15
VERB_TAKE: Final[i64] = 16
VERB_BOOST: Final[i64] = 17
VERB_USE: Final[i64] = 18
VERB_FIX: Final[i64] = 19
VERB_WISH: Final[i64] = 20
VERB_BREAK: Final[i64] = 21
VERB_DISCARD: Final[i64] = 22
VERB_DONE: Final[i64] = 23

ONE_BY_ONE: Final = vec[i64](
    [
        int(verb in (VERB_CHARGE, VERB_SUMMON, VERB_SEND, VERB_ADVANCE, VERB_PUSH))
        for verb in range(VERB_DONE + 1)
    ]
)
"""By verb: is it an action of which a batch has several, one after another?"""

ENDS: Final[i64] = 64
"""A push is where from * 64 + where to: a cell, or 56 and the number of an exit."""
FIRST_EXIT: Final[i64] = 56


OWED_CODES: Final = [*SYMBOLS, *[f"{symbol}-black" for symbol in SYMBOLS]]


def rim_codes(box: Box) -> list[str]:
    """A crystal at each exit, and the black one there."""
    return [code + suffix for code in box.exit_codes for suffix in ("", "-black")]


def push_to(start: i64, end: i64) -> i64:
    """The move that pushes a crystal from a cell to another or onto the rim."""
    return packed(VERB_PUSH, start * ENDS + end)


def start_of_push(move: i64) -> i64:
    """The cell from which a move pushes a crystal."""
    return argument_of(move) >> 6


def end_of_push(move: i64) -> i64:
    """Where it pushes it to: a cell, or an exit counted from FIRST_EXIT."""
    return argument_of(move) & 63


def naming(
    number: i64, word: str, holds: str, arguments: list[int] | None = None, names: list[Named] | None = None
) -> Verb:
    """A verb that names such a thing."""
    named = [Named(holds, holds)] if names is None else names
    needs = {"needs": holds.replace("_", "-")}
    return Verb(number, word, named, arguments, "witchstone-move-needs", needs)


def vocabulary(box: Box) -> Vocabulary:
    """How the moves of this box are written."""
    cell_and_end = [Named("cell", CELL, unit=ENDS), Named("to", END, within=ENDS)]
    verbs = [
        naming(VERB_SETTLE, "settle", LOCATION, wide_listed(box.towers)),
        naming(VERB_LAY, "lay", TILE),
        naming(VERB_PUT, "put", CELL, GRID),
        naming(VERB_JOIN, "join", CELL, GRID),
        naming(VERB_BEGIN, "begin", SYMBOL),
        naming(VERB_CHARGE, "charge", ROAD),
        Verb(VERB_SUMMON, "summon"),
        naming(VERB_SEND, "send", LOCATION),
        Verb(VERB_ADVANCE, "advance"),
        naming(VERB_PUSH, "push", CELL, pushes(box), cell_and_end),
        naming(VERB_SHELVE, "shelve", RIM),
        naming(VERB_LOWER, "lower", RIM),
        naming(VERB_ASIDE, "aside", RIM),
        naming(VERB_PICK, "pick", TOKEN),
        naming(VERB_SPEND, "spend", OWED),
        naming(VERB_STRIDE, "stride", NUMBER, list(range(1, int(box.last_space) + 1))),
        naming(VERB_TAKE, "take", NUMBER, list(range(1, int(SHOWN_SCROLLS) + 1))),
        naming(VERB_BOOST, "boost", SPELL),
        naming(VERB_USE, "use", SYMBOL),
        naming(VERB_FIX, "fix", CELL, GRID),
        naming(VERB_WISH, "wish", SYMBOL),
        naming(VERB_BREAK, "break", CELL, GRID),
        naming(VERB_DISCARD, "discard", TILE),
        Verb(VERB_DONE, "done"),
    ]
    return Vocabulary(verbs, codes(box))


def codes(box: Box) -> Codes:
    """What the things of this box are written as; empty words are no names."""
    return {
        LOCATION: box.location_codes,
        TILE: box.tile_codes,
        CELL: CELL_TEXTS,
        SYMBOL: SYMBOLS,
        ROAD: box.road_codes,
        RIM: rim_codes(box),
        TOKEN: TOKENS,
        OWED: OWED_CODES,
        SPELL: SPELLS,
        HEX: box.hex_codes,
        END: [*CELL_TEXTS[:FIRST_EXIT], *box.exit_codes],
        EXIT: box.exit_codes,
        SCROLL_CARD: box.scroll_codes,
        SHELF: SHELVES,
        SOURCE: SOURCES,
        POINTS_FOR: EARNINGS,
        REASON: REASONS,
    }


def pushes(box: Box) -> list[int]:
    """From every cell to its neighbours, and out where an arrow is."""
    found: list[int] = []
    for start in GRID:
        for end in wide_listed(around(WIDE_BIT[start])):
            found.append(start * int(ENDS) + end)
        if box.exit_of[start] >= 0:
            found.append(start * int(ENDS) + int(FIRST_EXIT + box.exit_of[start]))
    return found
