"""Random boxes of Lancre and of Air, up to the edges of what their packs allow."""

from random import Random

from esbat.engine.box import Row, Rows
from esbat.games.air.game import AIR
from esbat.games.air.game_pack import FEWEST_GRIMOIRES, FEWEST_WITCHES, MOST_GRIMOIRES
from esbat.games.lancre.game import LANCRE
from esbat.games.lancre.names import FAMILIES, SMALL_FAMILIES, SYMBOLS
from esbat.games.lancre.tables_effects import EFFECT_NAMES

LETTERS = "abcdefghijklmnopqrstuvwxyz"
SMALL = [FAMILIES[int(family)] for family in SMALL_FAMILIES]
BIG = [family for family in FAMILIES if family not in SMALL]
DRAWING = ("trick", "costly_trick", "transmutation")


def word(prefix: str, number: int) -> str:
    return f"{prefix}{LETTERS[number // 26]}{LETTERS[number % 26]}"


def named(code: str) -> Row:
    return {"code": code, "fr": code, "en": code, "source": "OWN"}


def places(luck: Random) -> list[Row]:
    """From one space more than there are squares up to as many as may be."""
    total = luck.choice([16, 17, 29, 47, 48, luck.randint(16, 48)])
    spaces = [1] * 15
    while sum(spaces) < total:
        if luck.random() < 0.3:
            at = luck.randrange(len(spaces))
            spaces[at] += spaces[at] < 4
        else:
            spaces.append(1)
    squares = ["green"] * 10 + ["purple"] * 5 + ["none"] * (len(spaces) - 15)
    luck.shuffle(squares)
    codes = ["granny", *[word("p", at) for at in range(len(spaces) - 1)]]
    return [
        named(code) | {"spaces": many, "square": square, "x": at, "y": at}
        for at, (code, many, square) in enumerate(zip(codes, spaces, squares, strict=True))
    ]


def paths(luck: Random, codes: list[str]) -> list[Row]:
    """A tree, so that every place can be reached: a long line, or bushier; then a few more paths."""
    joined: set[tuple[str, str]] = set()
    back = luck.choice([1, 2, 6])
    for at in range(1, len(codes)):
        joined.add((codes[luck.randint(max(0, at - back), at - 1)], codes[at]))
    for _ in range(luck.randint(0, 20)):
        one, other = sorted(luck.sample(range(len(codes)), 2))
        joined.add((codes[one], codes[other]))
    return [{"one": one, "other": other, "source": "OWN"} for one, other in sorted(joined)]


def tiles(luck: Random) -> list[Row]:
    """Thirty small and seventeen big ones, in few kinds or in many."""
    found: list[Row] = []
    for families, many in ((SMALL, 30), (BIG, 17)):
        while many:
            copies = min(many, luck.choice([1, 2, 5, many]))
            many -= copies
            row = named(word("t", len(found))) | {"family": luck.choice(families), "copies": copies}
            row |= {"difficulty": luck.choice([1, 8, 16, 24, 40]), "points": luck.choice([0, 1, 4, 20])}
            found.append(row)
    return found


def cards(luck: Random, codes: list[str]) -> list[Row]:
    """Fifty-five, of a few effects or of all of them."""
    found: list[Row] = []
    effects = luck.sample(EFFECT_NAMES, luck.randint(2, len(EFFECT_NAMES)))
    symbols = luck.sample(SYMBOLS, luck.randint(1, 3))
    powers = [word("w", at) for at in range(luck.randint(1, 6))]
    drawing = 0
    for at in range(55):
        effect = luck.choice(effects)
        if effect in DRAWING:
            drawing += 1
            effect = effect if drawing <= 12 else luck.choice(["bonus", "sound_mind", "escape"])
        bonus = effect == "bonus"
        row = named(word("c", at)) | {"symbol": luck.choice(symbols), "effect": effect}
        row |= {"amount": luck.choice([1, 9]) if bonus else 0}
        row |= {"against": luck.choice(["any", *FAMILIES]) if bonus else "any"}
        row |= {"power": luck.choice(["none", *powers]), "place": luck.choice(codes)}
        found.append(row)
    return found


def lancre_rows(seed: int) -> Rows:
    """Rows without a fault: what is too much is thrown away and made anew."""
    luck = Random(seed)
    while True:
        ground = places(luck)
        codes = [str(row["code"]) for row in ground]
        rows: Rows = {
            "place": ground,
            "path": paths(luck, codes),
            "tile": tiles(luck),
            "card": cards(luck, codes),
        }
        if not LANCRE.faults(rows):
            return rows


def air_rows(seed: int) -> Rows:
    luck = Random(seed)
    rows = AIR.rows()
    for row in rows["colour"]:
        row["highest"] = luck.choice([FEWEST_WITCHES, 15, luck.randint(FEWEST_WITCHES, 15)])
        row["grimoires"] = luck.choice([FEWEST_GRIMOIRES, 9, MOST_GRIMOIRES])
    return rows
