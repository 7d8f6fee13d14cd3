"""Random boxes of Sorcellerie !: whatever a pack may hold, drawn by lot from the whole vocabulary."""

import random

from esbat.engine.box import Row, Rows
from esbat.games.wildegrens.game import WILDEGRENS
from esbat.games.wildegrens.game_pack import box_of
from esbat.games.wildegrens.game_pack_effects import (
    ELSEWHERE,
    IN_CHOSEN,
    ON_A_FAMILIAR,
    ON_A_WITCH,
    faults_of,
)
from esbat.games.wildegrens.names import COUNTS, DESTINATIONS, MOMENTS, SCOPES, WHO
from esbat.games.wildegrens.tables_primitives import COUNT, NUMBER, SCOPE, VOCABULARY, WHERE, WHOM
from esbat.packs import exported

WORDS = {COUNT: COUNTS, SCOPE: SCOPES, WHOM: WHO, WHERE: DESTINATIONS}
FIELDS = {
    "witch": {"hidden_action": ON_A_WITCH, "revealed_action": ON_A_WITCH},
    "mission": {
        "chosen": IN_CHOSEN,
        "not_chosen": ELSEWHERE,
        "success": ELSEWHERE,
        "failure": ELSEWHERE,
    },
    "challenge": {"chosen": IN_CHOSEN, "success": ELSEWHERE, "failure": ELSEWHERE, "familiar": ON_A_FAMILIAR},
}
NUMBERS = {
    "hidden": (0, 9),
    "revealed": (0, 9),
    "challenges": (0, 6),
    "linked": (0, 10),
    "other": (0, 10),
}


FATAL = ["lose_game", "must_trial", "suffer_curse", "lose_villager", "lose_hidden", "lose_prisoner"]
"""What ends a play early: half the boxes do without, so that plays are long."""


def call(luck: random.Random, mild: bool) -> str:
    """One step, legal somewhere or not."""
    name = luck.choice([name for name in VOCABULARY if not (mild and name in FATAL)])
    arguments = []
    for kind in VOCABULARY[name].takes:
        if kind != NUMBER:
            arguments.append(luck.choice(WORDS[kind]))
        elif luck.random() < 0.4:
            arguments.append(luck.choice([*COUNTS, "all"]))
        else:
            arguments.append(str(luck.randrange(-2, 11)))
    return f"{name}({', '.join(arguments)})"


def effect(luck: random.Random, mild: bool, row: Row, section: str, field: str) -> str:
    """An effect that may stand there: up to three steps, some of them bound to the one before."""
    text = ""
    for wanted in range(luck.randrange(1, 4)):
        for attempt in range(60):
            longer = f"{text}{luck.choice(['; ', ' > ']) if text else ''}{call(luck, mild)}"
            if not faults_of({**row, field: longer}, section, 0, field, FIELDS[section][field]):
                text = longer
                break
    return text or "-"


def random_rows(seed: int) -> Rows:
    """Our rows with other figures, families, moments and effects; what the rulebook fixes stays."""
    luck = random.Random(seed)
    rows = {section: [dict(row) for row in found] for section, found in WILDEGRENS.rows().items()}
    mild = seed % 2 == 0
    for section, found in rows.items():
        for at, row in enumerate(found):
            for name, (least, most) in NUMBERS.items():
                if name in row:
                    row[name] = luck.randint(least, most)
            if "difficulty" in row:
                row["difficulty"] = luck.randint(1, 3 if mild else 20)
            if section in ("conviction", "villager"):
                row["value"] = 0 if at == 0 else luck.randint(0, 9)
            if section == "witch":
                row["family"] = luck.choice(["none", "kent", "lilly", str(row["family"])])
            if section == "challenge":
                row["moment"] = luck.choice(["none", "none", *MOMENTS[1:]])
                row["familiar"] = "-"
            for field in FIELDS.get(section, {}):
                silent = field == "familiar" and row["moment"] == "none"
                row[field] = "-" if silent or luck.random() < 0.2 else effect(luck, mild, row, section, field)
            if section == "challenge" and row["familiar"] == "-":
                row["moment"] = "none"
    return rows


def random_pack(seed: int) -> str:
    """Such a box, as the text of a pack."""
    return exported(WILDEGRENS.with_box(box_of(random_rows(seed))))
