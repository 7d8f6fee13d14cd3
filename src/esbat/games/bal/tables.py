"""What is printed: cards, formulas, Farce tokens, witches. Sources: RB = rulebook line; OWN = reconstructed by us."""

from typing import Final, NamedTuple

from esbat.engine.box import NO_NAMES, Names
from esbat.engine.native import i64, vec
from esbat.games.bal import names


class CardFact(NamedTuple):
    """A kind of card: its code, how many there are, from which level on, when it may be laid."""

    kind: int
    code: str
    copies: int
    level: int
    source: str
    attack: bool = False
    defence: bool = False


# BAL-004, BAL-005, BAL-016, BAL-017, BAL-018. `attack` and `defence` say with what a spell may be laid
# (BAL-038, BAL-044); the other spells have a moment of their own.
CARDS: Final = [
    CardFact(names.CARD_RED,           "R",            copies=35, level=names.EASY,   source="RB l.119"),
    CardFact(names.CARD_YELLOW,        "J",            copies=23, level=names.EASY,   source="RB l.118"),
    CardFact(names.CARD_GREEN,         "V",            copies=15, level=names.EASY,   source="RB l.117"),
    CardFact(names.CARD_BLUE,          "B",            copies=8,  level=names.EASY,   source="RB l.116"),
    CardFact(names.CARD_GREY,          "G",            copies=3,  level=names.EASY,   source="RB l.115"),
    CardFact(names.CARD_SORTILEGE,     "sortilege",    copies=4,  level=names.EASY,   attack=True,               source="RB l.279"),
    CardFact(names.CARD_ABRACADABRA,   "abracadabra",  copies=5,  level=names.EASY,   defence=True,              source="RB l.289"),
    CardFact(names.CARD_DU_BALAI,      "balai",        copies=3,  level=names.EASY,   defence=True,              source="RB l.295"),
    CardFact(names.CARD_TRESOR,        "tresor",       copies=5,  level=names.EASY,   attack=True, defence=True, source="RB l.307"),
    CardFact(names.CARD_A_MOI,         "amoi",         copies=2,  level=names.EASY,   source="RB l.317"),
    CardFact(names.CARD_MIROIR,        "miroir",       copies=3,  level=names.EASY,   source="RB l.329"),
    CardFact(names.CARD_ENVOUTEMENT,   "envoutement",  copies=1,  level=names.MEDIUM, attack=True,               source="RB l.351"),
    CardFact(names.CARD_FANTOME,       "fantome",      copies=1,  level=names.MEDIUM, attack=True,               source="RB l.359"),
    CardFact(names.CARD_BAGUETTE,      "baguette",     copies=2,  level=names.MEDIUM, defence=True,              source="RB l.369"),
    CardFact(names.CARD_REMEDE,        "remede",       copies=1,  level=names.MEDIUM, attack=True, defence=True, source="RB l.377"),
    CardFact(names.CARD_TOUR_DE_MAGIE, "tour",         copies=1,  level=names.MEDIUM, attack=True, defence=True, source="RB l.393; its level OWN: makes the medium count 12"),
    CardFact(names.CARD_ENCHANTEMENT,  "enchantement", copies=4,  level=names.MEDIUM, source="RB l.401"),
    CardFact(names.CARD_BOULE,         "boule",        copies=2,  level=names.MEDIUM, source="RB l.409, 381"),
    CardFact(names.CARD_LUTIN,         "lutin",        copies=2,  level=names.HARD,   source="RB l.211"),
    CardFact(names.CARD_DIABLOTIN,     "diablotin",    copies=1,  level=names.HARD,   source="RB l.221"),
]
CARD_CODES: Final = [fact.code for fact in CARDS]
IN_ATTACK: Final = vec[i64]([1 if fact.attack else 0 for fact in CARDS])
"""BAL-038. Sortilège, Envoûtement, Fantôme, Trésor magique, Remède, Tour de magie."""
ALL_CARDS: Final[i64] = 121
MOST_COPIES: Final[i64] = 22
"""BAL-005, BAL-012. Of no spell can a box hold more: as many as all spells of the easy level together."""


def cards_of(facts: list[CardFact], level: i64) -> vec[i64]:
    """BAL-012, BAL-013, BAL-014.

    The kinds of all cards of a level, in order: 106, 118 or 121; room for 121.
    """
    cards = vec[i64]([0] * 121)
    at: i64 = 0
    for fact in facts:
        if fact.level <= level:
            for copy in range(fact.copies):
                cards[at] = fact.kind
                at += 1
    return cards


def deck_size(facts: list[CardFact], level: i64) -> int:
    """BAL-012, BAL-013, BAL-014. How many cards are in play at a level."""
    return sum(fact.copies for fact in facts if fact.level <= level)


TOKEN_CODES: Final = ["R", "J", "V", "B", "G", "W"]


class TokenFact(NamedTuple):
    """A colour of Farce tokens: how many there are."""

    colour: int
    code: str
    copies: int
    source: str


# BAL-003, BAL-102. The 25 Farce tokens: in proportion to the potions by largest remainders.
TOKENS: Final = [
    TokenFact(names.CARD_RED,    "red",    copies=10, source="OWN: fits the total of 25 (RB l.98)"),
    TokenFact(names.CARD_YELLOW, "yellow", copies=6,  source="OWN: fits the total of 25 (RB l.98)"),
    TokenFact(names.CARD_GREEN,  "green",  copies=4,  source="OWN: fits the total of 25 (RB l.98)"),
    TokenFact(names.CARD_BLUE,   "blue",   copies=2,  source="OWN: fits the total of 25 (RB l.98)"),
    TokenFact(names.CARD_GREY,   "grey",   copies=1,  source="OWN: fits the total of 25 (RB l.98)"),
    TokenFact(names.TOKEN_WHITE, "white",  copies=2,  source="RB l.98, 425"),
]


def bowl_of(facts: list[TokenFact]) -> vec[i64]:
    """BAL-102. The colour of each token in the bowl."""
    return vec[i64]([fact.colour for fact in facts for turn in range(fact.copies)])


FULL_BOWL: Final = bowl_of(TOKENS)
BOWL: Final[i64] = 25


class FormulaFact(NamedTuple):
    """What is read aloud when a potion is laid; of ours the words know what they say, in their order."""

    kind: int
    copies: int
    source: str
    names: Names = NO_NAMES


FORMULAS: Final = [
    FormulaFact(names.CARD_RED,    copies=7, source="RB l.43; its colour OWN"),
    FormulaFact(names.CARD_RED,    copies=7, source="OWN"),
    FormulaFact(names.CARD_RED,    copies=7, source="OWN"),
    FormulaFact(names.CARD_RED,    copies=7, source="OWN"),
    FormulaFact(names.CARD_RED,    copies=7, source="OWN"),
    FormulaFact(names.CARD_YELLOW, copies=6, source="RB l.43; its colour OWN"),
    FormulaFact(names.CARD_YELLOW, copies=6, source="OWN"),
    FormulaFact(names.CARD_YELLOW, copies=6, source="OWN"),
    FormulaFact(names.CARD_YELLOW, copies=5, source="OWN"),
    FormulaFact(names.CARD_GREEN,  copies=5, source="OWN"),
    FormulaFact(names.CARD_GREEN,  copies=5, source="OWN"),
    FormulaFact(names.CARD_GREEN,  copies=5, source="OWN"),
    FormulaFact(names.CARD_BLUE,   copies=4, source="OWN"),
    FormulaFact(names.CARD_BLUE,   copies=4, source="OWN"),
    FormulaFact(names.CARD_GREY,   copies=3, source="OWN"),
]


class Box(NamedTuple):
    """All that is printed."""

    cards: list[CardFact]
    tokens: list[TokenFact]
    formulas: list[FormulaFact]


STANDARD: Final = Box(CARDS, TOKENS, FORMULAS)

WITCHES: Final = ["honorine", "edmee", "ursule", "gervaise", "daphne", "hilda"]
"""BAL-003. The six sheets, by seat; they differ in name and picture only (RB l.73)."""
CRAPZOUILLES_A_WITCH: Final[i64] = 10  # BAL-003, RB l.95, 153

STARTING_HAND: Final[i64] = 10  # BAL-008, RB l.161
SABBAT_HAND: Final[i64] = 10  # BAL-023, RB l.179
LAPS: Final[i64] = 2  # BAL-019, RB l.169-173
LOW_HAND: Final[i64] = 2  # BAL-056, RB l.51
LOW_HAND_DRAW: Final[i64] = 2  # BAL-056, RB l.51
SPELLS_EXCHANGED: Final[i64] = 2  # BAL-057, RB l.53
TREASURE_DRAW: Final[i64] = 2  # BAL-076, RB l.309
MOST_POTIONS: Final[i64] = 2  # BAL-037, RB l.203
MOST_SPELLS: Final[i64] = 1  # BAL-037, RB l.203
GHOST_LOSS: Final[i64] = 2  # BAL-092, RB l.361
