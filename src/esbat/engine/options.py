"""Table options: what a game lets the table decide before a play."""

from typing import Final

from esbat.engine.errors import BadSetting
from esbat.engine.native import i64
from esbat.engine.state import State


class OptionFact:
    """One option: its name, the values it may take, the usual one, the ruling it comes from.

    One that was `added` when plays had been recorded without it is left out of records at its usual value,
    so that those plays keep their bytes.
    """

    __slots__ = ("added", "default", "name", "ruling", "switch", "values")

    def __init__(self, name: str, values: list[str], default: str, ruling: str, added: bool = False) -> None:
        self.added = added
        self.name = name
        self.values = values
        self.default = default
        self.ruling = ruling
        # Is it either on or off?
        self.switch = values == NO_YES


YES: Final = "true"
NO_YES: Final = ["false", YES]
"""The values of an option that is either on or off."""


def settled(facts: list[OptionFact], wishes: dict[str, str]) -> dict[str, str]:
    """Every option with its value: as wished, or the usual one. Unknown wishes are refused."""
    known = {fact.name: fact for fact in facts}
    for name, value in wishes.items():
        if name not in known:
            raise BadSetting("unknown-option", {"option": name, "known": ", ".join(sorted(known)) or "-"})
        if value not in known[name].values:
            raise BadSetting(
                "bad-option-value", {"option": name, "value": value, "known": ", ".join(known[name].values)}
            )
    return {fact.name: wishes.get(fact.name, fact.default) for fact in facts}


def chosen(facts: list[OptionFact], options: dict[str, str]) -> int:
    """The options that are on, as a set: the bit of each is its place among all."""
    members = 0
    for place, fact in enumerate(facts):
        if fact.switch and options[fact.name] == YES:
            members += 2**place
    return members


def shown(facts: list[OptionFact], members: int) -> dict[str, bool]:
    """Which are on and which are off, by name; one that was added later comes last, and only if it is on."""
    found: dict[str, bool] = {}
    later: list[str] = []
    for fact in facts:
        # Every view of every seat asks, so this is done bit by bit.
        on = members % 2 == 1
        members //= 2
        if fact.switch and not fact.added:
            found[fact.name] = on
        elif fact.switch and on:
            later.append(fact.name)
    for name in later:
        found[name] = True
    return found


def first_player(board: State, wish: str) -> i64:
    """Who begins: by luck, or a seat named before the play; BadSetting if there is no such seat."""
    first: i64 = board.chance.pick(board.seats) if wish == "random" else int(wish)
    if first >= board.seats:
        seats = ", ".join([str(seat) for seat in range(board.seats)])
        raise BadSetting(
            "bad-option-value", {"option": "first_player", "value": wish, "known": f"random, {seats}"}
        )
    return first


def recorded(facts: list[OptionFact], options: dict[str, str]) -> dict[str, str]:
    """The options as records hold them."""
    return {
        fact.name: options[fact.name]
        for fact in facts
        if not (fact.added and options[fact.name] == fact.default)
    }
