"""Table options: what a game lets the table decide before a play."""

from esbat.engine.errors import BadSetting


class OptionFact:
    """One option: its name, the values it may take, the usual one, the ruling it comes from.

    One that was `added` when plays had been recorded without it is left out of records at its usual value,
    so that those plays keep their bytes.
    """

    __slots__ = ("added", "default", "name", "ruling", "values")

    def __init__(self, name: str, values: list[str], default: str, ruling: str, added: bool = False) -> None:
        self.added = added
        self.name = name
        self.values = values
        self.default = default
        self.ruling = ruling


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


def recorded(facts: list[OptionFact], options: dict[str, str]) -> dict[str, str]:
    """The options as records hold them."""
    return {
        fact.name: options[fact.name]
        for fact in facts
        if not (fact.added and options[fact.name] == fact.default)
    }
