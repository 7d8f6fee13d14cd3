"""The things on a table of Witchstone: the board in the middle. One's own things are in `witchstone_own`."""

from typing import Final

from esbat.engine.facts import Facts
from esbat.explain.kinds import Kind, Seen, kind
from esbat.explain.witchstone_own import OWN_KINDS, SPELLS, owned
from esbat.games.witchstone.names import COUNTED
from esbat.games.witchstone.tables_box import KEPT_TOKEN, ROAD_POINTS, SPELL_POINTS, WITCH_POINTS


def location(seen: Seen, name: str) -> Facts:
    found: Facts = next(row for row in seen.view["locations"] if row["location"] == name)
    return found


def place(seen: Seen, name: str) -> Facts:
    row = location(seen, name)
    there = len(row["witches"])
    bonuses = [int(stone["bonus"]) for stone in seen.all("stone")]
    bonus = bonuses[there] if row["type"] == "stone" and there < len(bonuses) else 0
    return {
        "place": name,
        "type": row["type"],
        "token": row["token"] or "none",
        # WST-088, WST-086. None stands up at one's own tower, nor beside one of her own colour.
        "mine": "tower" if row["owner"] == seen.me else "there" if seen.me in row["witches"] else "none",
        "witches": there,
        "each": int(WITCH_POINTS),
        "bonus": bonus,
        "sum": int(WITCH_POINTS) + bonus,
        "linked": "yes" if name in seen.mine["linked"] else "no",
        "lying": seen.mine["lying"],
    }


def place_about(seen: Seen, name: str) -> str:
    return seen.words.say("wst-about-stone" if location(seen, name)["type"] == "stone" else "wst-about-place")


def place_rules(seen: Seen, name: str) -> tuple[str, ...]:
    return (
        ("WST-081", "WST-076")
        if location(seen, name)["type"] == "stone"
        else ("WST-076", "WST-077", "WST-071")
    )


def road(seen: Seen, name: str) -> Facts:
    row = next(row for row in seen.view["roads"] if row["road"] == name)
    return {
        "one": row["one"],
        "other": row["other"],
        "filled": row["filled"],
        "slots": row["slots"],
        "more": row["slots"] - row["filled"],
        "points": int(ROAD_POINTS[row["slots"]]),
        "owner": "none" if row["owner"] is None else "you" if row["owner"] == seen.me else "other",
        "who": "" if row["owner"] is None else seen.names[row["owner"]],
        "energy": seen.mine["energy"],
    }


def ring(seen: Seen, name: str) -> Facts:
    space = seen.view["ring"][int(name)]
    spaces = len(seen.view["ring"])
    return {
        "at": int(name) + 1,
        "of": spaces,
        "colour": space["colour"],
        "steps": (int(name) - seen.mine["ring"]) % spaces,
        "hex": space["hex"] or "none",
        "owl": space["owl"] or 0,
    }


def ring_about(seen: Seen, name: str) -> str:
    return seen.words.say("wst-about-hex" if seen.view["ring"][int(name)]["hex"] else "wst-about-ring")


RING_RULES: Final = {
    "light": ("WST-093", "WST-095"),
    "dark": ("WST-097", "WST-103", "WST-102"),
    "orange": ("WST-096", "WST-101"),
}


def wand(seen: Seen, name: str) -> Facts:
    space = seen.view["wand"][int(name)]
    mine = seen.mine
    counts, steps = space["counts"], int(name) - seen.mine["wand"]
    return {
        "at": int(name),
        "of": len(seen.view["wand"]) - 1,
        "colour": space["colour"],
        "where": "here" if steps == 0 else "ahead" if steps > 0 else "behind",
        "steps": steps,
        "behind": -steps,
        "amount": space["amount"],
        "twice": 2 * space["amount"],
        "symbol": space["symbol"] or "none",
        "counts": counts or "none",
        "owned": 0 if counts is None else owned(mine, counts),
        "points": 0 if counts is None else space["amount"] * owned(mine, counts),
    }


WAND_RULES: Final = {"dark": ("WST-152", "WST-154"), "silver": ("WST-158", "WST-159")}
COUNT_RULES: Final = dict(
    zip(COUNTED, ("WST-167", "WST-168", "WST-169", "WST-170", "WST-171", "WST-172"), strict=True)
)


def wand_rules(seen: Seen, name: str) -> tuple[str, ...]:
    space = seen.view["wand"][int(name)]
    found = WAND_RULES.get(space["colour"], ("WST-149", "WST-151"))
    return (COUNT_RULES[space["counts"]], *found) if space["counts"] else found


def shelf(seen: Seen, name: str) -> Facts:
    row = next(row for row in seen.view["shelves"] if row["shelf"] == name)
    return {
        "shelf": name,
        "filled": row["filled"],
        "room": row["room"],
        "free": row["room"] - row["filled"],
        "mine": row["crystals"][seen.me],
        "tokens": len(seen.view["open_tokens"]),
    }


def shelf_about(seen: Seen, name: str) -> str:
    return seen.words.say("wst-about-lowest" if name == "lowest" else "wst-about-shelf")


def shelf_rules(seen: Seen, name: str) -> tuple[str, ...]:
    return ("WST-126", "WST-141") if name == "lowest" else ("WST-125", "WST-140", "WST-132")


def token(seen: Seen, name: str) -> Facts:
    tokens = seen.view["open_tokens"]
    return {
        "token": name,
        "n": tokens.count(name),
        "of": len(tokens),
        "kept": int(KEPT_TOKEN),
        "mine": seen.mine["tokens"],
    }


def scroll(seen: Seen, name: str) -> Facts:
    code = seen.view["scrolls"][int(name) - 1]
    row = seen.rows["scroll"][code]
    return {
        "scroll": code,
        "at": int(name),
        "sort": "spell" if row["kind"] in SPELLS else "prophecy",
        "of": len(seen.view["scrolls"]),
        "kept": int(SPELL_POINTS),
        "low": row["low"],
        "high": row["high"],
    }


def is_spell(seen: Seen, code: str) -> bool:
    return seen.rows["scroll"][code]["kind"] in SPELLS


def scroll_about(seen: Seen, name: str) -> str:
    code = seen.view["scrolls"][int(name) - 1]
    return seen.words.say("wst-about-spell" if is_spell(seen, code) else "wst-about-prophecy")


def scroll_rules(seen: Seen, name: str) -> tuple[str, ...]:
    code = seen.view["scrolls"][int(name) - 1]
    return ("WST-176", "WST-185" if is_spell(seen, code) else "WST-194")


def pile(seen: Seen, name: str) -> Facts:
    left = seen.view["scroll_pile"]
    return {
        "n": 0 if left is None else left,
        "secret": "yes" if left is None else "no",
        "open": len(seen.view["scrolls"]),
    }


def hexes(seen: Seen, name: str) -> Facts:
    shown = sum(space["hex"] is not None for space in seen.view["ring"])
    return {
        "n": seen.view["hex_pile"],
        "shown": shown,
        "at": seen.mine["ring"] + 1,
        "of": len(seen.view["ring"]),
    }


def seat(seen: Seen, name: str) -> Facts:
    """Where somebody's points come from, the largest part first."""
    zone = seen.view["seats"][int(name)]
    earned = sorted(zone["earned"].items(), key=lambda part: -part[1])
    parts = [
        seen.words.say("witchstone-view-earning", **{"for": reason}, points=points)
        for reason, points in earned
        if points
    ]
    return {
        "who": seen.names[int(name)],
        "score": zone["score"],
        "parts": ", ".join(parts) or "none",
        "turns": zone["turns"],
        "roads": len(zone["connections"]),
        "standing": len(zone["standing"]),
        "wand": zone["wand"],
    }


class Names:
    """The names of all rows of one part of the view."""

    def __init__(self, section: str, field: str) -> None:
        self.section = section
        self.field = field

    def __call__(self, seen: Seen) -> list[str]:
        rows = seen.view[self.section]
        return [str(row[self.field]) if self.field else str(at) for at, row in enumerate(rows)]


PARTS: Final = ("cauldron", "ball", "pentagram", "shelves", "scrolls", "wand")
PART_RULES: Final = {
    "cauldron": ("WST-027", "WST-038"),
    "ball": ("WST-054", "WST-070"),
    "pentagram": ("WST-093", "WST-096"),
    "shelves": ("WST-138", "WST-125"),
    "scrolls": ("WST-176", "WST-185", "WST-194"),
    "wand": ("WST-149", "WST-154"),
}


def part(seen: Seen, name: str) -> Facts:
    """A whole part of the table, and how far one has come in it."""
    mine = seen.mine
    return {
        "part": name,
        "crystals": len(mine["crystals"]) + (mine["black"] is not None),
        "roads": len(mine["connections"]),
        "standing": len(mine["standing"]),
        "ring": mine["ring"] + 1,
        "spaces": len(seen.view["ring"]),
        "shelved": mine["shelved"],
        "open": len(seen.view["scrolls"]),
        "wand": mine["wand"],
        "end": len(seen.view["wand"]) - 1,
    }


KINDS: Final[dict[str, Kind]] = {
    "place": kind(place, place_about, place_rules, Names("locations", "location")),
    "road": kind(road, "wst-about-road", "WST-055 WST-061 WST-062", Names("roads", "road")),
    "ring": kind(
        ring,
        ring_about,
        lambda seen, name: RING_RULES[seen.view["ring"][int(name)]["colour"]],
        Names("ring", ""),
    ),
    "pentagram": kind(hexes, "wst-about-ring", "WST-093 WST-098"),
    "wand": kind(wand, "wst-about-wand", wand_rules, Names("wand", "")),
    "shelf": kind(shelf, shelf_about, shelf_rules, Names("shelves", "shelf")),
    "token": kind(token, "wst-about-token", "WST-078 WST-079 WST-126", lambda seen: seen.view["open_tokens"]),
    "scroll": kind(
        scroll,
        scroll_about,
        scroll_rules,
        lambda seen: [str(at + 1) for at in range(len(seen.view["scrolls"]))],
    ),
    "pile": kind(pile, "wst-about-pile", "WST-180 WST-183"),
    "seat": kind(seat, "wst-about-score", "WST-223 WST-037", Names("seats", "")),
    "part": kind(
        part,
        lambda seen, name: seen.words.say(f"wst-what-{name}"),
        lambda seen, name: PART_RULES[name],
        lambda seen: PARTS,
    ),
    **OWN_KINDS,
}
