"""The things on a table of Air Sorcière."""

from typing import Final

from esbat.engine.facts import Facts
from esbat.explain.kinds import Kind, Seen, kind
from esbat.games.air.names import CAT_VALUE, COLOUR_LETTERS
from esbat.games.air.tables import (
    COLOURS_LEFT_AT_THE_END,
    GRIMOIRES_FOR,
    LARGEST_DIPLOMA,
    POINTS_FOR_A_GRIMOIRE,
    POINTS_FOR_ALL_COLOURS,
    SMALLEST_DIPLOMA,
)


def value_of(card: str) -> int:
    return int(card[1:])


def column_of(seen: Seen, seat: int, colour: str) -> list[str]:
    found: list[str] = seen.view["seats"][seat]["columns"][COLOUR_LETTERS.index(colour)]
    return found


def unseen(seen: Seen) -> list[str]:
    """What may be drawn next, as far as the viewer can tell; after an empty deck, the discard."""
    view = seen.view
    if view["deck"] == 0:
        return list(view["discard"])
    known = {*view["discard"], *view["common"], view["drawn"]}
    for seat in view["seats"]:
        known.update(card for column in seat["columns"] for card in column)
        known.update(seat["hand"] or [])
    every = (
        f"{letter}{value}"
        for letter, row in zip(COLOUR_LETTERS, seen.all("colour"), strict=True)
        for value in range(1, int(row["highest"]) + 1)
    )
    return [card for card in every if card not in known]


def fits(seen: Seen, card: str) -> bool:
    """Could the card continue the column of its colour?"""
    column = column_of(seen, seen.me, card[0])
    return not column or value_of(card) > value_of(column[-1])


def cats(cards: list[str]) -> int:
    return sum(value_of(card) == CAT_VALUE for card in cards)


def held(seen: Seen, colour: str) -> int:
    """Cards of a colour in the hand in front; none where it is hidden."""
    return sum(card[0] == colour for card in seen.mine["hand"] or [])


def diploma(count: int) -> Facts:
    """What so many cards of a colour would be worth together."""
    return {
        "cards": count,
        "gain": int(GRIMOIRES_FOR[min(count, int(LARGEST_DIPLOMA))]),
        "more": max(0, int(SMALLEST_DIPLOMA) - count),
    }


def deck(seen: Seen, name: str) -> Facts:
    cards = unseen(seen)
    lower = sum(not fits(seen, card) for card in cards)
    return {"n": seen.view["deck"], "unseen": len(cards), "lower": lower, "cats": cats(cards)}


def discard(seen: Seen, name: str) -> Facts:
    cards = seen.view["discard"]
    return {"n": len(cards), "cats": cats(cards), "deck": seen.view["deck"]}


def common(seen: Seen, name: str) -> Facts:
    """The zone itself, or one card of it."""
    if name:
        return landing_on(seen, name)
    cards = [card for card in seen.view["common"] if card != seen.view["blocked"]]
    fit = sum(fits(seen, card) for card in cards)
    return {"card": "none", "n": len(seen.view["common"]), "fit": fit}


def landing_on(seen: Seen, card: str) -> Facts:
    """A card, and the column that it would lie on."""
    column = column_of(seen, seen.me, card[0])
    return {
        "card": card,
        "colour": card[0],
        "n": len(column),
        "after": len(column) + 1,
        "top": value_of(column[-1]) if column else 0,
        "value": value_of(card),
        "fits": "yes" if fits(seen, card) else "no",
        "blocked": "yes" if card == seen.view["blocked"] else "no",
    }


def column(seen: Seen, name: str) -> Facts:
    cards = column_of(seen, seen.me, name)
    top = value_of(cards[-1]) if cards else 0
    hidden = [card for card in unseen(seen) if card[0] == name]
    lower = sum(value_of(card) < top for card in hidden)
    hand = held(seen, name)
    return {
        "colour": name, "n": len(cards), "top": top, "hidden": len(hidden), "lower": lower, "hand": hand,
        **diploma(hand + len(cards)),
    }  # fmt: skip


def pile(seen: Seen, name: str) -> Facts:
    piles = seen.view["grimoires"]
    ends = len(piles) - int(COLOURS_LEFT_AT_THE_END[len(seen.view["seats"])])
    left = piles[COLOUR_LETTERS.index(name)]
    return {"colour": name, "n": left, "empty": piles.count(0), "ends": ends, **diploma(held(seen, name))}


def hand(seen: Seen, name: str) -> Facts:
    left = seen.view["grimoires"][COLOUR_LETTERS.index(name[0])]
    return {"card": name, "colour": name[0], "left": left, **diploma(held(seen, name[0]))}


def seat(seen: Seen, name: str) -> Facts:
    """Where somebody's points come from: grimoires by their colour, and all five colours together."""
    zone = seen.view["seats"][int(name)]
    owned = zone["grimoires"]
    books = sum(owned)
    sets = min(owned) if seen.view["options"]["bonus_per_set"] else min(1, *owned)
    extra = sets * int(POINTS_FOR_ALL_COLOURS)
    by_colour = [(letter, count) for letter, count in zip(COLOUR_LETTERS, owned, strict=True) if count]
    return {
        "who": seen.names[int(name)],
        "hand": zone["hand_count"],
        "air": sum(len(cards) for cards in zone["columns"]),
        "books": books,
        "owned": ", ".join(seen.words.say("air-thing-owned", colour=one, n=n) for one, n in by_colour),
        "extra": extra,
        "points": books * int(POINTS_FOR_A_GRIMOIRE) + extra,
        "missing": owned.count(0),
    }


def owner(seen: Seen, card: str) -> int:
    """Before whom a card flies."""
    seats = range(len(seen.view["seats"]))
    return next(seat for seat in seats if card in column_of(seen, seat, card[0]))


def other(seen: Seen, name: str) -> Facts:
    seat = owner(seen, name)
    cards = column_of(seen, seat, name[0])
    return {
        "card": name, "colour": name[0], "who": seen.names[seat], "n": len(cards), "top": value_of(cards[-1]),
        "hand": seen.view["seats"][seat]["hand_count"],
    }  # fmt: skip


def elsewhere(seen: Seen) -> list[str]:
    """Cards in the others' columns."""
    seats = [zone for at, zone in enumerate(seen.view["seats"]) if at != seen.me]
    return [card for zone in seats for cards in zone["columns"] for card in cards]


def colours(seen: Seen) -> str:
    return COLOUR_LETTERS


KINDS: Final[dict[str, Kind]] = {
    "deck": kind(deck, "air-about-deck", "AIR-015 AIR-026 AIR-050"),
    "discard": kind(discard, "air-about-discard", "AIR-008 AIR-080"),
    "common": kind(common, "air-about-common", "AIR-029 AIR-028", lambda seen: ["", *seen.view["common"]]),
    "drawn": kind(
        lambda seen, name: landing_on(seen, seen.view["drawn"]),
        "air-about-drawn",
        "AIR-016 AIR-026 AIR-027",
        lambda seen: [""] if seen.view["drawn"] else [],
    ),
    "column": kind(column, "air-about-lane", "AIR-020 AIR-043 AIR-051", colours),
    "pile": kind(pile, "air-about-pile", "AIR-059 AIR-085 AIR-083", colours),
    "hand": kind(hand, "air-about-hand", "AIR-059 AIR-066", lambda seen: seen.mine["hand"] or []),
    "seat": kind(
        seat, "air-about-books", "AIR-085 AIR-086", lambda seen: map(str, range(len(seen.view["seats"])))
    ),
    "other": kind(other, "air-about-other", "AIR-024 AIR-044", elsewhere),
}
