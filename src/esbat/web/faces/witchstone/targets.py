"""What each move of Witchstone names on the board."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from esbat.engine.game import Game

# What a move of each verb names, where that is simply the thing it is about.
NAMED = {
    "settle": "place",
    "lay": "tile",
    "discard": "tile",
    "put": "cell",
    "join": "cell",
    "fix": "cell",
    "charge": "road",
    "send": "place",
    "pick": "token",
    "spend": "owed",
    "take": "scroll",
    "boost": "spell",
    "break": "break",
}
BLACK = "-black"


def targets(game: Game, move: int, view: Mapping[str, object]) -> list[str]:
    """`cell:1,-3`, `crystal:1,-2`, `road:t1-f1`, `exit:x1` …; `none` for a button of its own as well."""
    verb, *named = game.text(move).split()
    if verb in NAMED:
        return [f"{NAMED[verb]}:{named[0]}"]
    if verb == "push":
        start, end = named
        return [f"crystal:{start}", f"cell:{end}" if "," in end else f"exit:{end}"]
    if verb in ("shelve", "lower", "aside"):
        return rim(game, verb, named[0].removesuffix(BLACK))
    if verb == "begin":
        return [f"cell:{half(view, named[0])}", "none"]
    if verb in ("use", "wish"):
        return [f"wish:{named[0]}", "none"]
    if verb == "summon":
        return ["supply", f"place:{own(view).get('tower')}"]
    if verb == "advance":
        return [f"ring:{(number(own(view), 'ring') + 1) % len(rows(view, 'ring'))}", "none"]
    if verb == "stride":
        return [f"wand:{number(own(view), 'wand') + int(named[0])}"]
    return ["none"]


def rim(game: Game, verb: str, code: str) -> list[str]:
    """A crystal on the rim and the shelf it would go to."""
    shelf = {"shelve": f"shelf:{exit_symbols(game)[code]}", "lower": "shelf:lowest"}.get(verb)
    return [f"exit:{code}"] if shelf is None else [shelf, f"exit:{code}"]


@lru_cache(maxsize=64)
def exit_symbols(game: Game) -> dict[str, str]:
    """The symbol printed at each exit of this box."""
    return {str(row["code"]): str(row["symbol"]) for row in game.rows()["exit"]}


def half(view: Mapping[str, object], symbol: str) -> object:
    """Where this symbol of the tile just laid lies."""
    last = rows(view, "previews")[0]
    return view["placing"] if last["one"] == symbol else last["cell"]


def own(view: Mapping[str, object]) -> Mapping[str, object]:
    """What the view says of the seat it belongs to."""
    return rows(view, "seats")[number(view, "seat")]


def rows(view: Mapping[str, object], name: str) -> Sequence[Mapping[str, object]]:
    found = view[name]
    assert isinstance(found, list)
    return found


def number(holder: Mapping[str, object], name: str) -> int:
    found = holder[name]
    assert isinstance(found, int)
    return found
