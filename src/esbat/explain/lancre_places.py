"""The places of Lancre: a problem, one face down, company, or nothing."""

from esbat.engine.facts import Facts
from esbat.explain.kinds import Seen
from esbat.games.lancre.tables import TEA_FOR_THE_GUEST, TEA_FOR_THE_OTHERS

SMALL = ("ordinary", "pig", "sheep", "death")
RULES = {
    "problem": ("LAN-069", "LAN-073", "LAN-091"),
    "hidden": ("LAN-011", "LAN-072"),
    "tea": ("LAN-119", "LAN-070"),
    "empty": ("LAN-071", "LAN-122"),
}


def is_big(seen: Seen, tile: str) -> bool:
    return seen.rows["tile"][tile]["family"] not in SMALL


def spaces(seen: Seen) -> list[str]:
    return [row["space"] for row in seen.view["spaces"]]


def empty_spaces(seen: Seen) -> list[str]:
    """Where neither a problem lies nor a witch stands."""
    return [row["space"] for row in seen.view["spaces"] if what_lies(seen, row) == "empty"]


def what_lies(seen: Seen, row: Facts) -> str:
    """What somebody who stops there would find."""
    if row["tile"] is not None:
        return "problem"
    if row["hidden"]:
        return "hidden"
    return "tea" if company(seen, row) else "empty"


def company(seen: Seen, row: Facts) -> list[int]:
    """Who else stands there."""
    return [witch for witch in row["witches"] if witch != seen.me]


def row_of(seen: Seen, name: str) -> Facts:
    found: Facts = next(row for row in seen.view["spaces"] if row["space"] == name)
    return found


def neighbours(seen: Seen, location: str) -> list[str]:
    """The places one path away."""
    ends = [(str(row["one"]), str(row["other"])) for row in seen.all("path")]
    return [other if one == location else one for one, other in ends if location in (one, other)]


def unknown_big(seen: Seen) -> list[int]:
    """The difficulties of the big problems that lie nowhere in sight."""
    shown = [row["tile"] for row in seen.view["spaces"]]
    shown += [tile for zone in seen.view["seats"] for tile in zone["tiles"]] + seen.view["gone"]
    return [
        int(row["difficulty"])
        for code, row in seen.rows["tile"].items()
        if is_big(seen, code)
        for _ in range(int(row["copies"]) - shown.count(code))
    ]


def percent(odds: list[int]) -> int:
    """So many of so many, as the page rounds it."""
    return int(100 * odds[0] / odds[1] + 0.5)


def space(seen: Seen, name: str) -> Facts:
    row = row_of(seen, name)
    odds = seen.view["odds"].get(name)
    ways = neighbours(seen, row["location"])
    lying = [spot["location"] for spot in seen.view["spaces"] if spot["tile"] is not None or spot["hidden"]]
    unknown = unknown_big(seen)
    return {
        "space": name,
        "lies": what_lies(seen, row),
        "tile": row["tile"] or "none",
        "needed": row["difficulty"] or 0,
        "points": row["points"] or 0,
        "crises": row["markers"],
        "odds": "no" if odds is None else "yes",
        "plain": 0 if odds is None else percent(odds["plain"]),
        "cards": 0 if odds is None else percent(odds["cards"]),
        "ways": len(ways),
        "beside": sum(way in lying for way in ways),
        "witches": len(company(seen, row)),
        "eased": min(int(TEA_FOR_THE_GUEST), seen.mine["cackles"]),
        "others": int(TEA_FOR_THE_OTHERS),
        "cackles": seen.mine["cackles"],
        "unknown": len(unknown),
        "least": min(unknown, default=0),
        "most": max(unknown, default=0),
    }


def space_about(seen: Seen, name: str) -> str:
    """What lies there and what stopping there means, then what is printed on the map."""
    row = row_of(seen, name)
    square = str(seen.rows["place"][row["location"]]["square"])
    said = [seen.words.say(f"lancre-about-{what_lies(seen, row)}")]
    if square != "none":
        said.append(seen.words.say(f"lancre-square-{square}"))
    return " ".join(said)


def space_rules(seen: Seen, name: str) -> tuple[str, ...]:
    return RULES[what_lies(seen, row_of(seen, name))]
