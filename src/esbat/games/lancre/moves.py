"""What a seat may choose: its verbs, what their arguments are, text form, parsing."""

from typing import Final

from esbat.engine.holds import CARD, NUMBER, REASON, SEAT
from esbat.engine.native import i64
from esbat.engine.vocabulary import Codes, Named, Verb, Vocabulary
from esbat.games.lancre import names
from esbat.games.lancre.tables import TEA_FOR_THE_GUEST, Box

VERB_CHOOSE: Final[i64] = 0
VERB_START: Final[i64] = 1
VERB_DRAW: Final[i64] = 2
VERB_PUT: Final[i64] = 3
VERB_MARK: Final[i64] = 4
VERB_WALK: Final[i64] = 5
VERB_STAY: Final[i64] = 6
VERB_FLY: Final[i64] = 7
VERB_LAND: Final[i64] = 8
VERB_USE: Final[i64] = 9
VERB_VANISH: Final[i64] = 10
VERB_OPEN: Final[i64] = 11
VERB_ROLL: Final[i64] = 12
VERB_TEA: Final[i64] = 13
VERB_FLEE: Final[i64] = 14
VERB_SYMBOL: Final[i64] = 15
VERB_MAGIC: Final[i64] = 16
VERB_FACE: Final[i64] = 17
VERB_SETTLE: Final[i64] = 18
VERB_HEAL: Final[i64] = 19
VERB_THREE: Final[i64] = 20
VERB_JOIN: Final[i64] = 21
VERB_RELIEVE: Final[i64] = 22
VERB_LOOK: Final[i64] = 23
VERB_REVEAL: Final[i64] = 24
VERB_REROLL: Final[i64] = 25
VERB_DISCARD: Final[i64] = 26
VERB_DONE: Final[i64] = 27
VERB_ROB: Final[i64] = 28
VERB_ONWARD: Final[i64] = 29
VERB_RETURN: Final[i64] = 30
VERB_END: Final[i64] = 31

WITH_A_CARD: Final = [VERB_FLY, VERB_USE, VERB_SYMBOL, VERB_JOIN, VERB_DISCARD]
FIRST_DIE: Final[i64] = 1
SECOND_DIE: Final[i64] = 2
BOTH_DICE: Final[i64] = 3
MOST_SEATS: Final = 4
SEATS: Final = [str(seat + 1) for seat in range(MOST_SEATS)]
"""As people count them."""
FACES: Final = ["cackle", "1", "2", "3", "4", "5", "6"]


def to_space(number: i64, word: str, box: Box) -> Verb:
    """A verb that names a space; nobody may choose the Dungeon (LAN-R17)."""
    spaces = list(range(len(box.space_codes) - 1))
    return Verb(number, word, [Named("space", names.SPACE)], spaces, "lancre-move-needs-space")


def with_card(number: i64, word: str) -> Verb:
    """A verb that names a card."""
    return Verb(number, word, [Named("card", CARD)], None, "lancre-move-needs-one")


def vocabulary(box: Box) -> Vocabulary:
    """How the moves of this box are written."""
    a_number = [Named("number", NUMBER)]
    a_seat = [Named("other", SEAT)]
    a_witch = [Named("witch", names.WITCH)]
    verbs = [
        Verb(VERB_CHOOSE, "choose", a_witch, None, "lancre-move-needs-one"),
        to_space(VERB_START, "start", box),
        Verb(VERB_DRAW, "draw"),
        to_space(VERB_PUT, "put", box),
        to_space(VERB_MARK, "mark", box),
        to_space(VERB_WALK, "walk", box),
        Verb(VERB_STAY, "stay"),
        with_card(VERB_FLY, "fly"),
        to_space(VERB_LAND, "land", box),
        with_card(VERB_USE, "use"),
        Verb(VERB_VANISH, "vanish"),
        Verb(VERB_OPEN, "open"),
        Verb(VERB_ROLL, "roll"),
        Verb(VERB_TEA, "tea"),
        to_space(VERB_FLEE, "flee", box),
        with_card(VERB_SYMBOL, "symbol"),
        Verb(VERB_MAGIC, "magic"),
        Verb(VERB_FACE, "face"),
        Verb(VERB_SETTLE, "settle"),
        Verb(VERB_HEAL, "heal"),
        Verb(VERB_THREE, "three"),
        with_card(VERB_JOIN, "join"),
        to_space(VERB_RELIEVE, "relieve", box),
        to_space(VERB_LOOK, "look", box),
        to_space(VERB_REVEAL, "reveal", box),
        Verb(VERB_REROLL, "reroll", a_number, [FIRST_DIE, SECOND_DIE, BOTH_DICE], "lancre-move-needs-one"),
        with_card(VERB_DISCARD, "discard"),
        Verb(VERB_DONE, "done"),
        Verb(VERB_ROB, "rob", a_seat, None, "lancre-move-needs-one", None, SEATS),
        Verb(VERB_ONWARD, "onward"),
        Verb(VERB_RETURN, "return", a_number, list(range(TEA_FOR_THE_GUEST + 1)), "lancre-move-needs-one"),
        Verb(VERB_END, "end"),
    ]
    return Vocabulary(verbs, codes(box))


def codes(box: Box) -> Codes:
    """What the things of this box are written as."""
    return {
        CARD: box.card_codes,
        names.SPACE: box.space_codes,
        names.LOCATION: box.location_codes,
        names.TILE: [*box.kind_codes, "unknown"],  # the last for one that lies face down
        names.WITCH: names.WITCHES,
        names.FEATURE: names.FEATURES,
        names.DIE: FACES,
        REASON: names.REASONS,
    }
