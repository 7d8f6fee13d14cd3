"""The things on the map of Les Sorcières, and around it."""

from typing import Final

from esbat.engine.facts import Facts
from esbat.explain.kinds import Kind, Seen, kind
from esbat.explain.lancre_places import empty_spaces, is_big, space, space_about, space_rules, spaces
from esbat.games.lancre.names import WITCHES
from esbat.games.lancre.tables import (
    BIG_LEFT_TO_LOSE,
    CRISIS,
    DICE,
    ELVES_TO_LOSE,
    HEADOLOGY_ADDS,
    MAGIC_ADDS,
    ROW_OF_THE_BOARD,
)

ADDS: Final = {"headology": int(HEADOLOGY_ADDS), "magic": int(MAGIC_ADDS), "broom": 0}
WAYS_OUT: Final = ("escape", "invisibility")
EFFECT_RULES: Final = {
    "trick": "LAN-140",
    "costly_trick": "LAN-141",
    "sound_mind": "LAN-142",
    "bonus": "LAN-143",
    "local_knowledge": "LAN-145",
    "helping_hand": "LAN-146",
    "escape": "LAN-147",
    "borrowing": "LAN-150",
    "shambles": "LAN-151",
    "invisibility": "LAN-152",
    "necessary_male": "LAN-160",
    "remedy": "LAN-161",
    "second_chance": "LAN-162",
    "transmutation": "LAN-165",
}
WITCH_RULES: Final = {
    "tiffany": ("LAN-026", "LAN-183"),
    "annagramma": ("LAN-027", "LAN-184"),
    "petulia": ("LAN-029", "LAN-185"),
    "dimity": ("LAN-031", "LAN-186"),
}


def hand(seen: Seen, name: str) -> Facts:
    row = seen.rows["card"][name]
    symbol = str(row["symbol"])
    total = seen.view["total"] or 0
    return {
        "card": name,
        "symbol": symbol,
        "adds": ADDS[symbol],
        "after": total + ADDS[symbol],
        "cackles": seen.mine["cackles"] + 1,
        "held": len(seen.mine["hand"]),
        "limit": seen.mine["limit"],
        "free": len(empty_spaces(seen)),
        **attempt(seen, ""),
        **({} if seen.view["turn"] == seen.me else {"tried": "no"}),
    }


def hand_about(seen: Seen, name: str) -> str:
    return seen.words.say("lancre-box-card.detail", **seen.rows["card"][name])


def hand_rules(seen: Seen, name: str) -> tuple[str, ...]:
    return (EFFECT_RULES[str(seen.rows["card"][name]["effect"])], "LAN-036", "LAN-039")


def attempt(seen: Seen, name: str) -> Facts:
    """The problem that is being faced; `tried` says whether there is one."""
    view = seen.view
    tried = view["trying"] is not None and view["needed"] is not None
    return {
        "tried": "yes" if tried else "no",
        "total": view["total"] or 0,
        "needed": view["needed"] or 0,
        "rolled": len(view["dice"]),
        "dice": int(DICE),
        "tile": view["tile"] or "none",
    }


def apprentice(seen: Seen, name: str) -> Facts:
    taken = {zone["witch"]: at for at, zone in enumerate(seen.view["seats"]) if zone["witch"]}
    who = taken.get(name)
    return {
        "witch": name,
        "who": "none" if who is None else seen.names[who],
        "taken": len(taken),
        "of": len(WITCHES),
        "free": len(WITCHES) - len(taken),
    }


def witch_about(seen: Seen, name: str) -> str:
    return seen.words.say(f"lancre-witch-{name}.note")


def own(seen: Seen, name: str) -> Facts:
    pigs = sum(row["tile"] == "pig" and not row["hidden"] for row in seen.view["spaces"])
    return {
        "witch": seen.mine["witch"],
        "ready": "yes" if seen.mine["special"] else "no",
        "pigs": pigs,
        "cackles": seen.mine["cackles"] + 1,
        "adds": ADDS["magic"],
    }


def deck(seen: Seen, name: str) -> Facts:
    limit, held = seen.mine["limit"], seen.mine["hand_count"]
    return {
        "n": seen.view["deck"],
        "discard": len(seen.view["discard"]),
        "limit": limit,
        "hand": held,
        "draws": max(0, limit - held),
    }


def discard(seen: Seen, name: str) -> Facts:
    cards = seen.view["discard"]
    brooms = sum(seen.rows["card"][card]["symbol"] == "broom" for card in cards)
    return {"n": len(cards), "brooms": brooms, "deck": seen.view["deck"]}


def dice(seen: Seen, name: str) -> Facts:
    return {"sum": sum(seen.view["dice"]), **attempt(seen, "")}


def die(seen: Seen, name: str) -> Facts:
    at = int(name) - 1
    rolled = seen.view["dice"]
    return {"at": at + 1, "value": rolled[at] if at < len(rolled) else -1, **dice(seen, "")}


def worth(seen: Seen, tiles: list[str]) -> int:
    """The points printed on these tiles."""
    return sum(int(seen.rows["tile"][tile]["points"]) for tile in tiles)


def seat(seen: Seen, name: str) -> Facts:
    """Where somebody's points come from: small problems and big ones, less her tiles of Black Aliss."""
    zone = seen.view["seats"][int(name)]
    small = [tile for tile in zone["tiles"] if not is_big(seen, tile)]
    big = [tile for tile in zone["tiles"] if is_big(seen, tile)]
    return {
        "who": seen.names[int(name)],
        "points": zone["points"],
        "small": len(small),
        "small_points": worth(seen, small),
        "big": len(big),
        "big_points": worth(seen, big),
        "lost": -zone["alisses"],
        "cackles": zone["cackles"],
        "alisses": zone["alisses"],
        "hand": zone["hand_count"],
    }


def board(seen: Seen, name: str) -> Facts:
    """All of it, or one of its rows."""
    zone = seen.mine
    big = [tile for tile in zone["tiles"] if is_big(seen, tile)]
    return {
        "row": name or "all",
        "points": zone["points"],
        "small": len(zone["tiles"]) - len(big),
        "big": len(big),
        "of": int(ROW_OF_THE_BOARD),
        "limit": zone["limit"],
        "bonus": len(big) // 2,
    }


def arriving(seen: Seen, name: str) -> Facts:
    return {"free": len(empty_spaces(seen)), "spaces": len(seen.view["spaces"]), "deck": seen.view["deck"]}


def boxes(seen: Seen, name: str) -> Facts:
    seats = len(seen.view["seats"])
    return {"n": seen.view["tiles_left"], "seats": seats, "turns": -(-seen.view["tiles_left"] // seats)}


def box(seen: Seen, name: str) -> Facts:
    found = seen.view["boxes"][int(name) - 1]
    before = sum(row["small"] + row["big"] for row in seen.view["boxes"][: int(name) - 1])
    return {
        "at": int(name), "small": found["small"], "big": found["big"], "n": found["small"] + found["big"],
        "before": before,
    }  # fmt: skip


def reserve(seen: Seen, name: str) -> Facts:
    view = seen.view
    return {
        "crises": view["crisis_reserve"],
        "marked": sum(row["markers"] for row in view["spaces"]),
        "harder": int(CRISIS),
        "cackles": view["cackle_reserve"],
        "mine": seen.mine["cackles"],
        "most": max(zone["cackles"] for zone in view["seats"]),
        "alisses": view["aliss_reserve"],
        "own": seen.mine["alisses"],
    }


def watched(seen: Seen, name: str) -> Facts:
    """What all is lost by: elves in sight, big problems left."""
    spots = seen.view["spaces"]
    elves = sum(
        not row["hidden"] and row["tile"] is not None and seen.rows["tile"][row["tile"]]["family"] == "elf"
        for row in spots
    )
    big = sum(row["hidden"] or (row["tile"] is not None and is_big(seen, row["tile"])) for row in spots)
    return {"elves": elves, "elves_lose": int(ELVES_TO_LOSE), "big": big, "big_lose": int(BIG_LEFT_TO_LOSE)}


def dungeon(seen: Seen, name: str) -> Facts:
    inside = sum(zone["at"] == "dungeon" for zone in seen.view["seats"])
    rows = [seen.rows["card"][card] for card in seen.mine["hand"] or []]
    out = sum(row["symbol"] == "broom" or row["effect"] in WAYS_OUT for row in rows)
    return {"n": inside, "out": out, "hand": len(rows)}


def trying(seen: Seen) -> list[str]:
    return [""] if seen.view["trying"] is not None else []


def together(seen: Seen) -> list[str]:
    """What counts only where all win or lose together."""
    return [""] if seen.view["options"]["cooperative"] and len(seen.view["seats"]) > 1 else []


def has_a_tile(seen: Seen) -> list[str]:
    return [""] if seen.mine["witch"] not in (None, "dimity") else []


KINDS: Final[dict[str, Kind]] = {
    "space": kind(space, space_about, space_rules, spaces),
    "hand": kind(hand, hand_about, hand_rules, lambda seen: seen.mine["hand"] or []),
    "witch": kind(apprentice, witch_about, lambda seen, name: WITCH_RULES[name], lambda seen: WITCHES),
    "chooser": kind(lambda seen, name: apprentice(seen, ""), "lancre-about-chooser", "LAN-025 LAN-023"),
    "own": kind(own, "lancre-about-own", lambda seen, name: WITCH_RULES[seen.mine["witch"]], has_a_tile),
    "deck": kind(deck, "lancre-about-deck", "LAN-123 LAN-127"),
    "discard": kind(discard, "lancre-about-discard", "LAN-037 LAN-127"),
    "attempt": kind(attempt, "lancre-about-attempt", "LAN-091 LAN-073 LAN-090", trying),
    "dice": kind(dice, "lancre-about-dice", "LAN-076 LAN-090", trying),
    "die": kind(
        die,
        "lancre-about-die",
        "LAN-103 LAN-162",
        lambda seen: [str(at + 1) for at in range(int(DICE))] if trying(seen) else [],
    ),
    "seat": kind(
        seat, "lancre-about-seat", "LAN-132 LAN-133", lambda seen: map(str, range(len(seen.view["seats"])))
    ),
    "board": kind(board, "lancre-about-board", "LAN-132 LAN-123 LAN-089", lambda seen: ["", "small", "big"]),
    "arriving": kind(
        arriving,
        "lancre-about-arriving",
        "LAN-045 LAN-046",
        lambda seen: [""] if seen.view["arriving"] else [],
    ),
    "boxes": kind(boxes, "lancre-about-boxes", "LAN-045 LAN-130"),
    "box": kind(
        box,
        "lancre-about-boxes",
        "LAN-045 LAN-013",
        lambda seen: [str(at + 1) for at in range(len(seen.view["boxes"]))],
    ),
    "crisis": kind(reserve, "lancre-about-crisis", "LAN-051 LAN-074"),
    "cackle": kind(reserve, "lancre-about-cackle", "LAN-105 LAN-098"),
    "aliss": kind(reserve, "lancre-about-aliss", "LAN-107 LAN-133"),
    "elves": kind(watched, "lancre-about-elves", "LAN-129 LAN-167"),
    "big": kind(watched, "lancre-about-big", "LAN-197", together),
    "dungeon": kind(dungeon, "lancre-about-dungeon", "LAN-178 LAN-181"),
}
