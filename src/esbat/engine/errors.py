"""Three kinds of mistake, each with a key for the words and the facts to fill in.

`BadText` is something we cannot read, `Refused` a choice the rules forbid, `BadSetting` a table that
cannot be laid. None of them carries a sentence: the words for people live in `esbat.words`.
"""


class Refusal:
    """Why a well-formed move is not legal: the rule's id, the key of a message, and its facts."""

    __slots__ = ("facts", "key", "rule")

    def __init__(self, rule: str, key: str, facts: dict[str, object]) -> None:
        self.rule = rule
        self.key = key
        self.facts = facts

    def __repr__(self) -> str:
        return f"Refusal({self.rule}, {self.key}, {self.facts})"


class EsbatError(Exception):
    """Anything a person did that we must answer with a sentence."""

    def __init__(self, key: str, facts: dict[str, object]) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


class BadText(EsbatError):
    """A move text or a record that cannot be read."""


class BadSetting(EsbatError):
    """An unknown game, option, bot, or a number of seats the game does not take."""


class Refused(EsbatError):
    """A well-formed move that the rules forbid now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key, refusal.facts)
        self.refusal = refusal
