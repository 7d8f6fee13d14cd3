"""What must add up in a pack of Witchstone."""

from typing import Final

from esbat.engine.box import Fault, Row, Rows
from esbat.games.witchstone.names import SYMBOLS
from esbat.games.witchstone.tables_box import CRYSTALS_EACH, MOST_LOCATIONS, MOST_ROADS, TILES_EACH, TOWERS
from esbat.games.witchstone.tables_grid import cell_at, is_cell
from esbat.parts.graph import graph_faults

OPEN_TOKENS: Final = 5
"""WST-007. Tokens left over for the lowest shelf, which has room for five crystals."""
HEXES_IN_ALL: Final = 15  # WST-004, PUB 1jour-1jeu
OWLS_IN_ALL: Final = 10  # WST-003, PUB 1jour-1jeu
SCROLLS_IN_ALL: Final = 40  # WST-005, PUB 1jour-1jeu
DARK_IN: Final = 4
"""At most one space in so many of the pentagram is dark: empty ones give steps, and a turn must end."""
LONGEST_TRACK: Final = 40
NONE: Final = "none"
BY_PLACES: Final = ["different", "connected"]
BY_SYMBOL: Final = ["double", "cluster"]


def faults(rows: Rows) -> list[Fault]:
    """WST-001, WST-006, WST-010, WST-234, WST-235. Totals, cells, roads, tracks and scrolls."""
    found = wrong_totals(rows) + clashing_codes(rows) + wrong_cells(rows) + wrong_exits(rows)
    found += wrong_pairs(rows, "tile") + wrong_pairs(rows, "hex") + wrong_tracks(rows)
    return found + wrong_scrolls(rows) + wrong_roads(rows)


def total(section: str, what: str, many: int, lowest: int, highest: int) -> list[Fault]:
    """A fault if there are too few or too many."""
    if lowest <= many <= highest:
        return []
    if lowest == highest:
        exact: dict[str, object] = {"what": what, "many": many, "needed": lowest}
        return [Fault("pack-witchstone-total", exact, section)]
    facts: dict[str, object] = {"what": what, "many": many, "lowest": lowest, "highest": highest}
    return [Fault("pack-witchstone-between", facts, section)]


def wrong_totals(rows: Rows) -> list[Fault]:
    """WST-001, WST-010. Numbers of things that the rules rest on."""
    types = [row["type"] for row in rows["location"]]
    holds = [row["holds"] for row in rows["cell"]]
    places = len(types)
    tokens = sum(int(row["copies"]) for row in rows["token"])
    scrolls = sum(int(row["copies"]) for row in rows["scroll"])
    wanted = places - 1 + OPEN_TOKENS
    found = total("location", "locations", places, TOWERS + 1, MOST_LOCATIONS)
    found += total("location", "stones", types.count("stone"), 1, 1)
    found += total("location", "towers", types.count("tower"), TOWERS, TOWERS)
    found += total("road", "roads", len(rows["road"]), 1, MOST_ROADS)
    found += total("stone", "spaces", len(rows["stone"]), TOWERS, TOWERS)
    found += total("token", "tokens", tokens, wanted, wanted)
    found += total("cell", "pieces", holds.count("piece"), int(CRYSTALS_EACH), int(CRYSTALS_EACH))
    found += total("cell", "black", holds.count("black"), 1, 1)
    found += total("exit", "exits", len(rows["exit"]), 1, len(SYMBOLS))
    found += total("tile", "tiles", len(rows["tile"]), TILES_EACH, TILES_EACH)
    found += total("hex", "hexes", len(rows["hex"]), HEXES_IN_ALL, HEXES_IN_ALL)
    return found + total("scroll", "scrolls", scrolls, SCROLLS_IN_ALL, SCROLLS_IN_ALL)


def clashing_codes(rows: Rows) -> list[Fault]:
    """Locations, exits and scrolls share one set of words."""
    found: list[Fault] = []
    taken: set[str] = {NONE, "lowest", "single", *SYMBOLS}
    for section in ("location", "exit", "scroll"):
        for at, row in enumerate(rows[section]):
            mine = str(row["code"])
            if mine in taken and not (section == "scroll" and mine == "single"):
                found.append(Fault("pack-twice", {"value": mine}, section, at, "code"))
            taken.add(mine)
    return found


def wrong_cells(rows: Rows) -> list[Fault]:
    """WST-011, WST-012. Every cell exists and holds one thing."""
    found: list[Fault] = []
    taken: set[int] = set()
    for at, row in enumerate(rows["cell"]):
        q = int(row["q"])
        r = int(row["r"])
        if not is_cell(q, r) or cell_at(q, r) in taken:
            found.append(Fault("pack-witchstone-cell", {"q": q, "r": r}, "cell", at, "q"))
        taken.add(cell_at(q, r))
    return found


def wrong_exits(rows: Rows) -> list[Fault]:
    """WST-122. An arrow stands on a cell at the edge without a printed symbol; it leads to one exit only."""
    found: list[Fault] = []
    barred = {cell_at(int(row["q"]), int(row["r"])) for row in rows["cell"] if str(row["holds"]) in SYMBOLS}
    for at, row in enumerate(rows["exit"]):
        for first, second in (("q", "r"), ("q2", "r2")):
            q = int(row[first])
            r = int(row[second])
            edge = is_cell(q, r) and max(abs(q), abs(r), abs(q + r)) == 3
            if not edge or cell_at(q, r) in barred:
                found.append(Fault("pack-witchstone-cell", {"q": q, "r": r}, "exit", at, first))
            barred.add(cell_at(q, r))
    return found


def wrong_pairs(rows: Rows, section: str) -> list[Fault]:
    """WST-032. Two different symbols, and each pair once: moves and records know them by their symbols."""
    found: list[Fault] = []
    seen: set[tuple[str, str]] = set()
    for at, row in enumerate(rows[section]):
        pair = (str(row["one"]), str(row["other"]))
        if pair[0] == pair[1] or pair in seen or (pair[1], pair[0]) in seen:
            facts: dict[str, object] = {"one": pair[0], "other": pair[1]}
            found.append(Fault("pack-witchstone-pair", facts, section, at, "other"))
        seen.add(pair)
    return found


def wrong_tracks(rows: Rows) -> list[Fault]:
    """WST-003, WST-095, WST-151. Lengths of the tracks, owls for every orange space, effects by colour."""
    found = total("ring", "spaces", len(rows["ring"]), 2, LONGEST_TRACK)
    found += total("wand", "spaces", len(rows["wand"]), 1, LONGEST_TRACK)
    orange = sum(1 for row in rows["ring"] if row["colour"] == "orange")
    stacks = {int(row["stack"]) for row in rows["owl"]}
    if stacks != set(range(1, orange + 1)):
        found.append(Fault("pack-witchstone-owls", {"many": len(stacks), "needed": orange}, "owl"))
    found += total("owl", "owls", len(rows["owl"]), OWLS_IN_ALL, OWLS_IN_ALL)
    dark = sum(1 for row in rows["ring"] if row["colour"] == "dark")
    found += total("ring", "dark", dark, 0, len(rows["ring"]) // DARK_IN)
    for at, row in enumerate(rows["wand"]):
        wanted = {
            "light": (False, False, False),
            "dark": (True, False, True),
            "silver": (False, True, True),
        }[str(row["colour"])]
        if (row["symbol"] != NONE, row["counts"] != NONE, int(row["amount"]) > 0) != wanted:
            facts: dict[str, object] = {"colour": row["colour"]}
            found.append(Fault("pack-witchstone-wand", facts, "wand", at, "colour"))
    return found


def wrong_scrolls(rows: Rows) -> list[Fault]:
    """WST-194, WST-198, WST-201, WST-235. Each kind of scroll names what it needs, and nothing else."""
    found: list[Fault] = []
    for at, row in enumerate(rows["scroll"]):
        if not well_made(row):
            facts: dict[str, object] = {"value": row["code"], "kind": row["kind"]}
            found.append(Fault("pack-witchstone-scroll", facts, "scroll", at, "kind"))
    return found


def well_made(row: Row) -> bool:
    """Does a scroll name exactly what its kind is about?"""
    kind = str(row["kind"])
    places = [row["first"] != NONE, row["second"] != NONE, row["third"] != NONE]
    levels = [int(row["low"]), int(row["mid"]), int(row["high"])]
    wanted = [True] * 3 if kind in BY_PLACES else [kind == "same", False, False]
    if places != wanted or (row["symbol"] != NONE) != (kind in BY_SYMBOL):
        return False
    if kind in BY_PLACES or kind in ("double", "single"):
        return levels == [0, 0, 0]
    return (
        (1 <= levels[2] < levels[1] < levels[0])
        if kind == "stone"
        else (1 <= levels[0] < levels[1] < levels[2])
    )


def wrong_roads(rows: Rows) -> list[Fault]:
    """WST-065. Each road joins two locations, once, and every location can be reached."""
    return graph_faults(rows, "location", "road", "pack-witchstone-road", "pack-witchstone-unreachable")
