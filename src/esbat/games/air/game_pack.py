"""Packs of Air: how many witches and grimoires each colour has. Colours themselves are the rules' own."""

from typing import Final

from esbat.engine import cells
from esbat.engine.box import Fault, Rows, fixed_rows, row_from
from esbat.engine.game import Packing
from esbat.games.air.moves import VOCABULARY
from esbat.games.air.names import HIGHEST_VALUE
from esbat.games.air.tables import COLOUR_FACTS, ColourFact

FEWEST_WITCHES: Final = 5
"""A colour with fewer could not make the largest diploma."""
FEWEST_GRIMOIRES: Final = 3
"""Two stay in the box when two play (AIR-004)."""
MOST_GRIMOIRES: Final = 30

SECTIONS: Final = [
    cells.Section(
        "colour",
        [
            cells.code(),
            cells.number("highest", FEWEST_WITCHES, int(HIGHEST_VALUE)),
            cells.number("grimoires", FEWEST_GRIMOIRES, MOST_GRIMOIRES),
            cells.words("source"),
        ],
    )
]


def rows_of_box(colours: list[ColourFact]) -> Rows:
    """The printed things as rows."""
    return {"colour": [row_from(SECTIONS, "colour", fact, code=fact.name) for fact in colours]}


def box_of(rows: Rows) -> list[ColourFact]:
    """The colours that faultless rows make."""
    found: list[ColourFact] = []
    for at, row in enumerate(rows["colour"]):
        ours = COLOUR_FACTS[at]
        found.append(
            ColourFact(
                ours.colour,
                ours.name,
                ours.letter,
                int(row["highest"]),
                int(row["grimoires"]),
                str(row["source"]),
            )
        )
    return found


def faults(rows: Rows) -> list[Fault]:
    """AIR-001. The five colours, in their order."""
    return fixed_rows("colour", rows, [fact.name for fact in COLOUR_FACTS])


PACKING: Final = Packing(SECTIONS, rows_of_box, faults, box_of, lambda box: VOCABULARY)
