"""Random boxes of Le Bal that add up as the rulebook counts, and the most lopsided ones."""

import random
from collections.abc import Iterable

from esbat.engine.box import Rows
from esbat.games.bal import game_pack
from esbat.games.bal.game import BAL, BalGame
from esbat.packs import examined, exported

EASY, MEDIUM, HARD = 22, 12, 3
"""BAL-005. So many spells each level adds."""
POTIONS = 84
COLOURS = 5


def shared_out(total: int, parts: int, chooser: random.Random, least: int = 1) -> list[int]:
    """A total as a sum of so many numbers."""
    found = [least] * parts
    for _ in range(total - least * parts):
        found[chooser.choice([0, chooser.randrange(parts)])] += 1  # some one thing is often abundant
    chooser.shuffle(found)
    return found


def box(spells: dict[str, tuple[str, int]], potions: list[int], tokens: list[int]) -> BalGame:
    """The game with so many copies of each spell, at its level, and of each potion and token."""
    rows: Rows = {name: [dict(row) for row in section] for name, section in BAL.rows().items()}
    for at, row in enumerate(rows["card"]):
        if at < COLOURS:
            row["copies"] = potions[at]
        else:
            row["level"], row["copies"] = spells[str(row["code"])]
    for token, copies in zip(rows["token"], tokens, strict=False):
        token["copies"] = copies
    rows["formula"] = [
        {"potion": row["code"], "fr": "Soupe", "en": "Soup", "copies": row["copies"], "source": "OWN"}
        for row in rows["card"][:COLOURS]
    ]
    return packed(rows)


def packed(rows: Rows) -> BalGame:
    """Written as a pack, read again and found good: so a file of somebody's could do the same."""
    printed = BAL.with_box(game_pack.box_of(rows))
    pack, problems = examined(exported(printed), lambda code: BAL)
    assert problems == [] and pack is not None, problems
    found = BAL.boxed(pack)
    assert isinstance(found, BalGame)
    return found


def codes() -> list[str]:
    return [str(row["code"]) for row in BAL.rows()["card"][COLOURS:]]


def random_box(seed: int) -> BalGame:
    """Any legal box: kinds of spell dealt to the levels, copies shared out."""
    chooser = random.Random(seed)
    names = codes()
    chooser.shuffle(names)
    hard = chooser.randrange(1, 4)
    medium = chooser.randrange(1, min(12, len(names) - hard - 1) + 1)
    groups = {"hard": names[:hard], "medium": names[hard : hard + medium], "easy": names[hard + medium :]}
    spells: dict[str, tuple[str, int]] = {}
    for level, total in (("easy", EASY), ("medium", MEDIUM), ("hard", HARD)):
        copies = shared_out(total, len(groups[level]), chooser)
        spells |= {name: (level, count) for name, count in zip(groups[level], copies, strict=True)}
    while True:
        potions = shared_out(POTIONS, COLOURS, chooser)
        if max(potions) <= 60:
            return box(spells, potions, shared_out(23, COLOURS, chooser, least=0))


def full_of(spell: str) -> BalGame:
    """The box with as many of one spell as any can hold: it is the only easy one."""
    others = [name for name in codes() if name != spell]
    spells = {spell: ("easy", EASY)}
    spells |= dict.fromkeys(others[:12], ("medium", 1)) | {others[12]: ("hard", 1), others[13]: ("hard", 2)}
    return box(spells, [35, 23, 15, 8, 3], [10, 6, 4, 2, 1])


def half_and_half(one: str, other: str) -> BalGame:
    """The box in which every easy spell is one of these two."""
    others = [name for name in codes() if name not in (one, other)]
    spells = dict.fromkeys((one, other), ("easy", EASY // 2))
    spells |= dict.fromkeys(others[:12], ("medium", 1)) | {others[12]: ("hard", HARD)}
    return box(spells, [35, 23, 15, 8, 3], [10, 6, 4, 2, 1])


def lopsided() -> Iterable[BalGame]:
    return (full_of(spell) for spell in codes())
