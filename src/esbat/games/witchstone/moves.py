"""What a seat may choose: its verbs, what their arguments are, text form, parsing."""

from typing import Final

from esbat.engine.errors import BadText
from esbat.engine.event import NUMBER, REASON
from esbat.engine.move import argument_of, bare, packed, verb_of, words_of
from esbat.engine.native import i64, vec
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

VERBS: Final = [
    "settle",
    "lay",
    "put",
    "join",
    "begin",
    "charge",
    "summon",
    "send",
    "advance",
    "push",
    "shelve",
    "lower",
    "aside",
    "pick",
    "spend",
    "stride",
    "take",
    "boost",
    "use",
    "fix",
    "wish",
    "break",
    "discard",
    "done",
]
HOLDS: Final = [
    LOCATION,
    TILE,
    CELL,
    CELL,
    SYMBOL,
    ROAD,
    "",
    LOCATION,
    "",
    CELL,
    RIM,
    RIM,
    RIM,
    TOKEN,
    OWED,
    NUMBER,
    NUMBER,
    SPELL,
    SYMBOL,
    CELL,
    SYMBOL,
    CELL,
    TILE,
    "",
]
"""What a move of each verb names; a push also names where to."""

ONE_BY_ONE: Final = vec[i64]([int(verb in ("charge", "summon", "send", "advance", "push")) for verb in VERBS])
"""By verb: is it an action of which a batch has several, one after another?"""

ENDS: Final[i64] = 64
"""A push is where from * 64 + where to: a cell, or 56 and the number of an exit."""
FIRST_EXIT: Final[i64] = 56


def push_to(start: i64, end: i64) -> i64:
    """The move that pushes a crystal from a cell to another or onto the rim."""
    return packed(VERB_PUSH, start * ENDS + end)


def start_of_push(move: i64) -> i64:
    """The cell from which a move pushes a crystal."""
    return argument_of(move) >> 6


def end_of_push(move: i64) -> i64:
    """Where it pushes it to: a cell, or an exit counted from FIRST_EXIT."""
    return argument_of(move) & 63


def end_text(box: Box, end: i64) -> str:
    """Where a push leads, as it is written."""
    return box.exit_codes[end - FIRST_EXIT] if end >= FIRST_EXIT else CELL_TEXTS[end]


def names_of(box: Box, holds: str) -> list[str]:
    """Everything of a kind as it is written, in the order of its numbers; empty words are no names."""
    if holds == LOCATION:
        return box.location_codes
    if holds == TILE:
        return box.tile_codes
    if holds == CELL:
        return CELL_TEXTS
    if holds == SYMBOL:
        return SYMBOLS
    if holds == ROAD:
        return box.road_codes
    if holds == RIM:
        rim: list[str] = []
        for code in box.exit_codes:
            rim += [code, f"{code}-black"]
        return rim
    if holds == TOKEN:
        return TOKENS
    if holds == OWED:
        return [*SYMBOLS, *[f"{symbol}-black" for symbol in SYMBOLS]]
    if holds == SPELL:
        return SPELLS
    return []


def field_text(box: Box, holds: str, value: int) -> str:
    """What a field of an event or a move holds, as it is written."""
    known = names_of(box, holds)
    if known:
        return known[value]
    if holds == HEX:
        return box.hex_codes[value]
    if holds == END:
        return end_text(box, value)
    if holds == EXIT:
        return box.exit_codes[value]
    if holds == SCROLL_CARD:
        return box.scroll_codes[value]
    if holds == SHELF:
        return SHELVES[value]
    if holds == SOURCE:
        return SOURCES[value]
    if holds == POINTS_FOR:
        return EARNINGS[value]
    if holds == REASON:
        return REASONS[value]
    return str(value)


def argument_text(box: Box, verb: i64, argument: i64) -> str:
    """What a move names, as it is written; empty if it names nothing."""
    holds = HOLDS[verb]
    if not holds:
        return ""
    if holds == NUMBER:
        return str(argument)
    if verb == VERB_PUSH:
        return f"{CELL_TEXTS[argument >> 6]} {end_text(box, argument & 63)}"
    return names_of(box, holds)[argument]


def text(box: Box, move: i64) -> str:
    """The move as people and records write it."""
    return f"{VERBS[verb_of(move)]} {argument_text(box, verb_of(move), argument_of(move))}".rstrip()


def parts(move: i64) -> tuple[str, list[tuple[str, str, int]]]:
    """The verb, and the arguments with what they hold."""
    verb = verb_of(move)
    argument = argument_of(move)
    holds = HOLDS[verb]
    if verb == VERB_PUSH:
        to = ("to", END, int(argument & 63))
        return (VERBS[verb], [("cell", CELL, int(argument >> 6)), to])
    if not holds:
        return (VERBS[verb], [])
    name = "number" if holds == NUMBER else holds
    return (VERBS[verb], [(name, holds, int(argument))])


def arguments(box: Box, verb: i64) -> list[int]:
    """Every argument a move of this verb may have."""
    holds = HOLDS[verb]
    if verb == VERB_PUSH:
        return pushes(box)
    if verb == VERB_STRIDE:
        return list(range(1, int(box.last_space) + 1))
    if verb == VERB_TAKE:
        return list(range(1, int(SHOWN_SCROLLS) + 1))
    if verb == VERB_SETTLE:
        return wide_listed(box.towers)
    if holds == CELL:
        return GRID
    return list(range(len(names_of(box, holds)))) if holds else [0]


def pushes(box: Box) -> list[int]:
    """From every cell to its neighbours, and out where an arrow is."""
    found: list[int] = []
    for start in GRID:
        for end in wide_listed(around(WIDE_BIT[start])):
            found.append(start * 64 + end)
        if box.exit_of[start] >= 0:
            found.append(start * 64 + 56 + int(box.exit_of[start]))
    return found


def all_moves(box: Box) -> list[int]:
    """Every well-formed move of the game, legal somewhere or not."""
    written: list[int] = []
    for verb in range(len(VERBS)):
        for argument in arguments(box, verb):
            written.append(packed(verb, argument))
    return written


def parse(box: Box, written: str) -> i64:
    """The move written so. Capitals and spaces do not matter; anything else is BadText."""
    words = words_of(written, VERBS)
    verb = i64(VERBS.index(words[0]))
    holds = HOLDS[verb]
    if not holds:
        return bare(written, words, verb)
    wanted = " ".join(words[1:])
    for argument in arguments(box, verb):
        if argument_text(box, verb, argument) == wanted:
            return packed(verb, argument)
    raise BadText(
        "witchstone-move-needs", {"text": written[:40], "verb": words[0], "needs": holds.replace("_", "-")}
    )
