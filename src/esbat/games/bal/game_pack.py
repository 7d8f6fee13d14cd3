"""Packs of Le Bal: how many of each card, token and formula there are, and what the formulas say."""

from typing import Final

from esbat.engine import cells
from esbat.engine.box import Fault, Names, Rows, fixed_rows, names_in, row_from, total_fault
from esbat.engine.game import Packing
from esbat.games.bal.moves import VOCABULARY, card_text
from esbat.games.bal.names import LEVELS, POTIONS
from esbat.games.bal.tables import (
    BOWL,
    CARDS,
    TOKENS,
    Box,
    CardFact,
    FormulaFact,
    TokenFact,
    deck_size,
)

POTION_CODES: Final = [fact.code for fact in TOKENS[: int(POTIONS)]]
CARD_CODES: Final = [
    *POTION_CODES,
    *[fact.code for fact in CARDS[int(POTIONS) :]],
]
"""In a pack, potions are called by their colours; records write one letter."""

SECTIONS: Final = [
    cells.Section(
        "card",
        [cells.code(), cells.number("copies", 1, 60), cells.choice("level", LEVELS), cells.words("source")],
    ),
    cells.Section("token", [cells.code(), cells.number("copies", 0, int(BOWL)), cells.words("source")]),
    cells.Section(
        "formula",
        [
            cells.choice("potion", POTION_CODES),
            cells.names(),
            cells.number("copies", 1, 60),
            cells.words("source"),
        ],
    ),
]


# ---- rows of a box, and the box of rows


def rows_of_box(box: Box) -> Rows:
    """The printed things as rows."""
    cards = [
        row_from(SECTIONS, "card", card, code=CARD_CODES[at], level=LEVELS[card.level])
        for at, card in enumerate(box.cards)
    ]
    return {
        "card": cards,
        "token": [row_from(SECTIONS, "token", token) for token in box.tokens],
        "formula": [
            row_from(SECTIONS, "formula", each, potion=POTION_CODES[each.kind]) for each in box.formulas
        ],
    }


def cards_in(rows: Rows) -> list[CardFact]:
    """The cards of faultless rows; what a spell does, and when, stays as it is."""
    found: list[CardFact] = []
    for at, row in enumerate(rows["card"]):
        ours = CARDS[at]
        level = LEVELS.index(str(row["level"]))
        source = str(row["source"])
        found.append(
            CardFact(ours.kind, ours.code, int(row["copies"]), level, source, ours.attack, ours.defence)
        )
    return found


def tokens_in(rows: Rows) -> list[TokenFact]:
    """The Farce tokens of faultless rows."""
    found: list[TokenFact] = []
    for at, row in enumerate(rows["token"]):
        found.append(TokenFact(TOKENS[at].colour, TOKENS[at].code, int(row["copies"]), str(row["source"])))
    return found


def formulas_in(rows: Rows) -> list[FormulaFact]:
    """The formulas of faultless rows."""
    found: list[FormulaFact] = []
    for row in rows["formula"]:
        kind = POTION_CODES.index(str(row["potion"]))
        found.append(FormulaFact(kind, int(row["copies"]), str(row["source"]), names_in(row)))
    return found


# ---- what must add up


def box_of(rows: Rows) -> Box:
    """The box that faultless rows make."""
    return Box(cards_in(rows), tokens_in(rows), formulas_in(rows))


def faults(rows: Rows) -> list[Fault]:
    """BAL-003, BAL-012, BAL-013, BAL-014. The known cards and tokens, as many as the rulebook counts."""
    found = fixed_rows("card", rows, CARD_CODES)
    found += fixed_rows("token", rows, [fact.code for fact in TOKENS])
    if found:
        return found
    cards = cards_in(rows)
    for level, name in enumerate(LEVELS):
        found += total_fault("card", name, deck_size(cards, level), deck_size(CARDS, level))
    potions = int(POTIONS)
    brewed = sum(fact.copies for fact in cards[:potions] if fact.level == 0)
    found += total_fault("card", "potion", brewed, sum(fact.copies for fact in CARDS[:potions]))
    tokens = tokens_in(rows)
    found += total_fault("token", "token", sum(fact.copies for fact in tokens), int(BOWL))
    found += total_fault("token", "white", tokens[-1].copies, TOKENS[-1].copies)
    for kind, potion in enumerate(POTION_CODES):
        read = sum(fact.copies for fact in formulas_in(rows) if fact.kind == kind)
        found += total_fault("formula", potion, read, cards[kind].copies)
    return found


def formulas_on(box: Box, card: str) -> list[tuple[int, Names]]:
    """BAL-051. Those of the box that cards of this kind may carry."""
    written = enumerate(box.formulas, start=1)
    return [(number, fact.names) for number, fact in written if card_text(fact.kind) == card]


PACKING: Final = Packing(
    SECTIONS, rows_of_box, faults, box_of, lambda box: VOCABULARY, formulas_on=formulas_on
)
