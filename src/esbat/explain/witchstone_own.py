"""What lies before a player of Witchstone: the cauldron, tiles, scrolls, and what has been gained."""

from typing import Final

from esbat.engine.facts import Facts
from esbat.explain.kinds import Kind, Seen, kind
from esbat.games.witchstone.names import SYMBOLS
from esbat.games.witchstone.tables_box import (
    BLACK_ADDS,
    DOUBLE_ADDS,
    HEX_ACTIONS,
    KEPT_TOKEN,
    SINGLE_ADDS,
    SPELL_POINTS,
)
from esbat.games.witchstone.tables_grid import GRID, cell_text, column_of, is_cell, row_of

BLACK: Final = "-black"
SPELLS: Final = ("double", "single")
CELLS: Final = [cell_text(cell) for cell in GRID]
NEIGHBOURS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def owned(mine: Facts, what: str) -> int:
    """How much of what a silver space counts somebody has."""
    counts: dict[str, int] = {
        "connections": len(mine["connections"]),
        "scrolls": mine["scroll_count"] or 0,
        "crystals": mine["shelved"],
        "witches": len(mine["standing"]) + mine["lying"] + 1,  # the large one, too
        "tokens": mine["tokens"],
        "hexes": len(mine["hexes"]) + len(mine["fixed"]),
    }
    return counts[what]


def crystals(seen: Seen) -> list[str]:
    """Where they lie in the cauldron; the one that is being pushed is still among them."""
    moving = seen.view["running"] if seen.view["turn"] == seen.me else None
    lying = [*seen.mine["crystals"], seen.mine["black"], moving]
    return [cell for cell in dict.fromkeys(lying) if cell is not None]


def filled(seen: Seen) -> dict[str, list[str]]:
    """The symbols on each cell of the cauldron that shows any."""
    return {row["cell"]: row["symbols"] for row in seen.mine["cells"]}


def around(cell: str) -> list[str]:
    """The cells that touch this one."""
    number = GRID[CELLS.index(cell)]
    q, r = column_of(number), row_of(number)
    return [f"{q + dq},{r + dr}" for dq, dr in NEIGHBOURS if is_cell(q + dq, r + dr)]


def cell(seen: Seen, name: str) -> Facts:
    symbols = filled(seen)
    stones = crystals(seen)
    free = [other for other in CELLS if other not in symbols and other not in stones]
    shown = symbols.get(name, [])
    largest = max((cluster(seen, symbol) for symbol in shown), default=0)
    return {
        "cell": name,
        "lies": "crystal" if name in stones else "symbol" if shown else "free",
        "symbols": "/".join(seen.card(symbol) for symbol in shown),
        "largest": largest,
        "next": largest + 1,
        "free": len(free),
        "beside": sum(other in free for other in around(name)),
        **lifted(seen, name),
    }


def lifted(seen: Seen, name: str) -> Facts:
    """What lifting out a crystal would cost: one point more each time."""
    return {
        "cell": name,
        "crystals": len(crystals(seen)),
        "cost": seen.mine["spoiled"] + 1,
        "away": ways_out(seen, name),
    }


def ways_out(seen: Seen, name: str) -> int:
    """How many pushes lead from a cell over the rim, at the least."""
    exits = {f"{row['q']},{row['r']}" for row in seen.all("exit")}
    exits |= {f"{row['q2']},{row['r2']}" for row in seen.all("exit")}
    reached, steps = {name}, 1
    while not reached & exits:
        reached |= {other for cell in reached for other in around(cell)}
        steps += 1
    return steps


def cluster(seen: Seen, symbol: str) -> int:
    """The largest cluster of a symbol."""
    found: int = seen.mine["clusters"][SYMBOLS.index(symbol)]
    return found


def tile(seen: Seen, name: str) -> Facts:
    one, other = name.split("-")
    return {
        "one": one,
        "other": other,
        "one_now": cluster(seen, one),
        "other_now": cluster(seen, other),
        "one_then": cluster(seen, one) + 1,
        "other_then": cluster(seen, other) + 1,
    }


def tiles(seen: Seen) -> list[str]:
    """In hand, or just being laid."""
    held = list(seen.mine["hand"] or [])
    return [*held, *([seen.view["tile"]] if seen.view["tile"] else [])]


def exit_row(seen: Seen, name: str) -> Facts:
    row = next(row for row in seen.all("exit") if row["code"] == name)
    shelf = next(found for found in seen.view["shelves"] if found["shelf"] == row["symbol"])
    waiting = sum(code.removesuffix(BLACK) == name for code in seen.view["waiting"])
    return {
        "symbol": row["symbol"], "waiting": waiting, "filled": shelf["filled"], "room": shelf["room"],
        "crystals": len(crystals(seen)),
    }  # fmt: skip


def owed_token(seen: Seen, name: str) -> Facts:
    if not name:
        batches = seen.view["batches"]
        left = sum(batch["left"] for batch in batches)
        return {
            "token": "none",
            "batches": len(batches),
            "left": left,
            "tokens": len(seen.view["tokens_owed"]),
        }
    return {
        "token": name.removesuffix(BLACK),
        "times": 1 + int(BLACK_ADDS) if name.endswith(BLACK) else 1,
        "n": seen.view["tokens_owed"].count(name),
        "kept": int(KEPT_TOKEN),
    }


def wish(seen: Seen, name: str) -> Facts:
    return {"symbol": name, "actions": int(HEX_ACTIONS), "largest": cluster(seen, name)}


def wishes(seen: Seen) -> list[str]:
    if seen.view["phase"] == "wish":
        return list(SYMBOLS)
    return seen.view["hex"].split("-") if seen.view["phase"] == "hex" and seen.view["hex"] else []


def scroll(seen: Seen, name: str) -> Facts:
    row = seen.rows["scroll"][name]
    worth = next((found["points"] for found in seen.mine["promised"] if found["scroll"] == name), None)
    return {
        "scroll": name,
        "sort": "spell" if row["kind"] in SPELLS else "prophecy",
        "adds": int(DOUBLE_ADDS if row["kind"] == "double" else SINGLE_ADDS),
        "worth": int(SPELL_POINTS) if worth is None else worth,
        "n": (seen.mine["scrolls"] or []).count(name),
    }


def scroll_about(seen: Seen, name: str) -> str:
    return seen.words.say(
        "wst-about-spell" if scroll(seen, name)["sort"] == "spell" else "wst-about-prophecy"
    )


def scroll_rules(seen: Seen, name: str) -> tuple[str, ...]:
    return ("WST-185", "WST-193") if scroll(seen, name)["sort"] == "spell" else ("WST-194", "WST-221")


def scroll_code(name: str) -> str:
    """A spell as a move names it, by the scroll that it is."""
    return name if name == "single" else f"double{name}"


def spells(seen: Seen) -> list[str]:
    held = seen.mine["scrolls"] or []
    return [name for name in (*SYMBOLS, "single") if scroll_code(name) in held]


def gained(seen: Seen, name: str) -> Facts:
    mine = seen.mine
    hexes = len(mine["hexes"]) + len(mine["fixed"])
    return {
        "energy": mine["energy"],
        "roads": len(mine["connections"]),
        "reserve": mine["reserve"],
        "lying": mine["lying"],
        "standing": len(mine["standing"]),
        "tokens": mine["tokens"],
        "token_points": int(KEPT_TOKEN) * mine["tokens"],
        "owls": mine["owl_count"],
        "secret": "yes" if mine["owls"] is None else "no",
        "owl_points": sum(mine["owls"] or []),
        "hexes": hexes,
        "fixed": len(mine["fixed"]),
        "draws": mine["draws"],
        "hand": mine["hand_count"],
        "scrolls": mine["scroll_count"] or 0,
        "spent": len(mine["spent"]),
        "promised": sum(found["points"] for found in mine["promised"]),
    }


OWN_KINDS: Final[dict[str, Kind]] = {
    "cell": kind(cell, "wst-about-cell", "WST-030 WST-038 WST-044", lambda seen: CELLS),
    "crystal": kind(lifted, "wst-about-crystal", "WST-116 WST-119 WST-147", crystals),
    "break": kind(lifted, "wst-about-break", "WST-145 WST-147", crystals),
    "exit": kind(
        exit_row,
        "wst-about-exit",
        "WST-122 WST-125",
        lambda seen: [str(row["code"]) for row in seen.all("exit")],
    ),
    "tile": kind(tile, "wst-about-tile", "WST-027 WST-038", tiles),
    "owed": kind(
        owed_token,
        lambda seen, name: seen.words.say("wst-about-token" if name else "wst-about-owed"),
        "WST-048 WST-078",
        lambda seen: ["", *seen.view["tokens_owed"]],
    ),
    "wish": kind(wish, "wst-about-wish", "WST-104 WST-102", wishes),
    "own": kind(scroll, scroll_about, scroll_rules, lambda seen: seen.mine["scrolls"] or []),
    "look": kind(scroll, scroll_about, scroll_rules, lambda seen: seen.mine["scrolls"] or []),
    "spell": kind(
        lambda seen, name: scroll(seen, scroll_code(name)), "wst-about-spell", "WST-185 WST-193", spells
    ),
    "spent": kind(scroll, "wst-about-spent", "WST-192", lambda seen: seen.mine["spent"]),
    "supply": kind(gained, "wst-about-supply", "WST-068 WST-084"),
    "energy": kind(gained, "wst-about-energy", "WST-054 WST-066"),
    "lying": kind(gained, "wst-about-lying", "WST-070 WST-087"),
    "tokens": kind(gained, "wst-about-tokens", "WST-079 WST-218"),
    "owls": kind(gained, "wst-about-owls", "WST-096 WST-217"),
    "hexes": kind(gained, "wst-about-hex", "WST-104 WST-107 WST-115"),
    "draws": kind(gained, "wst-about-draws", "WST-035 WST-037"),
    "scrolls": kind(gained, "wst-what-scrolls", "WST-185 WST-194"),
}
