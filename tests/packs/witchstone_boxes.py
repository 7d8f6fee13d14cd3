"""Random boxes of Witchstone, each as odd as the rules for packs allow."""

import random
from collections.abc import Callable

from esbat.engine.box import Row, Rows
from esbat.games.witchstone.game import WITCHSTONE
from esbat.games.witchstone.game_faults import BY_PLACES, BY_SYMBOL, DARK_IN, LONGEST_TRACK, SCROLLS_IN_ALL
from esbat.games.witchstone.names import COUNTED, PLACES, SCROLL_KINDS, SYMBOLS, TOKENS
from esbat.games.witchstone.tables_box import MOST_LOCATIONS, MOST_ROADS
from esbat.games.witchstone.tables_grid import GRID, column_of, row_of

SAID = {"fr": "mot", "en": "word"}
OWN: Row = {"source": "OWN"}


def random_box(seed: int) -> Rows:
    """The rows of a box in which everything a pack may change is as luck will have it."""
    chooser = random.Random(seed)
    rows: Rows = {}
    for part in (crystal_ball, cauldron, tracks, scrolls):
        part(rows, chooser)
    return {section: rows[section] for section in WITCHSTONE.rows()}


def coded(letter: str, number: int) -> str:
    """A code of small letters."""
    return letter + "abcdefghij"[number // 10] + "abcdefghij"[number % 10]


def crystal_ball(rows: Rows, chooser: random.Random) -> None:
    many = chooser.choice([5, 6, chooser.randrange(5, MOST_LOCATIONS + 1), MOST_LOCATIONS])
    types = ["stone", *["tower"] * 4, *[chooser.choice(PLACES[2:]) for _ in range(many - 5)]]
    chooser.shuffle(types)
    codes = [coded("p", number) for number in range(many)]
    rows["location"] = [
        {
            "code": code,
            **SAID,
            "type": type,
            "x": chooser.randrange(1001),
            "y": chooser.randrange(1001),
            **OWN,
        }
        for code, type in zip(codes, types, strict=True)
    ]
    pairs = [(chooser.choice(codes[:at]), codes[at]) for at in range(1, many)]
    every = [
        (one, other) for at, one in enumerate(codes) for other in codes[at + 1 :] if (one, other) not in pairs
    ]
    room = min(MOST_ROADS - len(pairs), len(every))
    pairs += chooser.sample(every, chooser.choice([0, room, chooser.randrange(room + 1)]))
    rows["road"] = [
        {"one": one, "other": other, "slots": chooser.randrange(1, 4), **OWN} for one, other in pairs
    ]
    rows["stone"] = [{"bonus": chooser.choice([0, 5, 20]), **OWN} for _ in range(4)]
    kinds = chooser.choices(TOKENS, k=chooser.choice([1, 2, 7]))
    rest = many + 4
    rows["token"] = []
    for kind in kinds:
        copies = min(40, max(0, chooser.randrange(1, rest + 1) if rest else 0))
        if copies:
            rows["token"].append({"kind": kind, "copies": copies, **OWN})
            rest -= copies
    if rest:
        rows["token"].append({"kind": chooser.choice(TOKENS), "copies": rest, **OWN})


def cauldron(rows: Rows, chooser: random.Random) -> None:
    places = [(column_of(cell), row_of(cell)) for cell in GRID]
    chooser.shuffle(places)
    holds = ["black", *["piece"] * 6]
    holds += chooser.choices(SYMBOLS, k=chooser.choice([0, 6, 18, chooser.randrange(20)]))
    rows["cell"] = [
        {"q": q, "r": r, "holds": what, **OWN} for (q, r), what in zip(places, holds, strict=False)
    ]
    barred = [place for place, what in zip(places, holds, strict=False) if what in SYMBOLS]
    edge = [place for place in places if max(abs(place[0]), abs(place[1]), abs(sum(place))) == 3]
    arrows = [place for place in edge if place not in barred]
    exits = min(6, len(arrows) // 2, chooser.choice([1, 6, 6]))
    rows["exit"] = []
    for number in range(exits):
        (q, r), (q2, r2) = arrows[2 * number : 2 * number + 2]
        symbol = chooser.choice(SYMBOLS)
        rows["exit"].append(
            {"code": coded("x", number), "symbol": symbol, "q": q, "r": r, "q2": q2, "r2": r2, **OWN}
        )
    for section in ("tile", "hex"):
        pairs = [(one, other) for at, one in enumerate(SYMBOLS) for other in SYMBOLS[at + 1 :]]
        chooser.shuffle(pairs)
        turned = [pair if chooser.randrange(2) else pair[::-1] for pair in pairs]
        rows[section] = [{"one": one, "other": other, **OWN} for one, other in turned]


def tracks(rows: Rows, chooser: random.Random) -> None:
    length = chooser.choice([4, 8, chooser.randrange(4, LONGEST_TRACK + 1), LONGEST_TRACK])
    dark = chooser.choice([0, length // DARK_IN, length // DARK_IN])
    orange = min(chooser.choice([1, 2, 9]), length - dark)
    colours = ["dark"] * dark + ["orange"] * orange + ["light"] * (length - dark - orange)
    if chooser.randrange(2):
        chooser.shuffle(colours)
    rows["ring"] = [{"colour": colour, **OWN} for colour in colours]
    stacks = [*range(1, orange + 1), *[chooser.randrange(1, orange + 1) for _ in range(10 - orange)]]
    rows["owl"] = [{"stack": stack, "points": chooser.randrange(1, 21), **OWN} for stack in stacks]
    bonus: Callable[[], str] = chooser.choice(
        [lambda: chooser.choice(SYMBOLS), lambda: "wand", lambda: "pentagram", lambda: "scroll"]
    )
    rows["wand"] = []
    for _ in range(chooser.choice([1, 5, LONGEST_TRACK, chooser.randrange(1, LONGEST_TRACK + 1)])):
        colour = chooser.choice(["dark", "dark", "silver", "light"])
        rows["wand"].append(
            {
                "colour": colour,
                "symbol": bonus() if colour == "dark" else "none",
                "counts": chooser.choice(COUNTED) if colour == "silver" else "none",
                "amount": 0 if colour == "light" else chooser.choice([1, 2, 9]),
                **OWN,
            }
        )


def scrolls(rows: Rows, chooser: random.Random) -> None:
    rows["scroll"] = []
    rest = SCROLLS_IN_ALL
    likely = chooser.choice([["double"], ["double", "single"], SCROLL_KINDS])
    while rest:
        copies = min(rest, chooser.choice([1, 2, 20]))
        rest -= copies
        rows["scroll"].append(a_scroll(coded("s", rest), chooser.choice(likely), copies, chooser))


def a_scroll(code: str, kind: str, copies: int, chooser: random.Random) -> Row:
    by_places = kind in BY_PLACES
    levels = [0, 0, 0]
    if not by_places and kind not in ("double", "single"):
        levels = sorted(chooser.sample(range(1, 41), 3), reverse=kind == "stone")
    return {
        "code": code,
        **SAID,
        "kind": kind,
        "copies": copies,
        "symbol": chooser.choice(SYMBOLS) if kind in BY_SYMBOL else "none",
        "first": chooser.choice(PLACES) if by_places or kind == "same" else "none",
        "second": chooser.choice(PLACES) if by_places else "none",
        "third": chooser.choice(PLACES) if by_places else "none",
        "low": levels[0],
        "mid": levels[1],
        "high": levels[2],
        **OWN,
    }
