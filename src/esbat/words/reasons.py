"""What speaks for a bot's choice, in sentences: its expectations, and the themes that weighed most."""

from collections.abc import Sequence
from typing import Protocol

from esbat.words.speech import Words


class Counted(Protocol):
    """The numbers of a bot that counted, and the themes that weighed most."""

    @property
    def tries(self) -> int: ...
    @property
    def expected(self) -> int: ...
    @property
    def other_expected(self) -> int: ...
    @property
    def reasons(self) -> list[str]: ...
    @property
    def doubts(self) -> list[str]: ...
    @property
    def excuse(self) -> str: ...


def why(words: Words, code: str, told: Counted, other: str) -> str:
    """All that a bot has to say for its choice; `other` is the next best in words."""
    if not told.tries:
        return words.say("hint-lot" if told.excuse else "hint-habit")
    if told.excuse:
        shares = {"share": told.expected, "otherShare": told.other_expected}
        return words.say(f"hint-otherwise.{told.excuse}", other=other, tries=told.tries, **shares)
    numbers = expected(words, told.expected, other, told.other_expected, told.tries)
    return " ".join([numbers, *weighed(words, code, told.reasons, told.doubts)])


def briefly(words: Words, code: str, told: Counted) -> str:
    """The same in one breath: what weighed most, or else what it expects."""
    weighty = weighed(words, code, told.reasons, told.doubts)
    return " ".join(weighty) or words.say("hint-share", share=told.expected, tries=told.tries)


def expected(words: Words, share: int, other: str, other_share: int, tries: int) -> str:
    """What it expects of its move and of the next best, which may seem better by too little for it."""
    key = "hint-why" if other_share <= share else "hint-why-unsure"
    return words.say(key, share=share, other=other, otherShare=other_share, tries=tries)


def weighed(words: Words, code: str, reasons: Sequence[str], doubts: Sequence[str]) -> list[str]:
    """What weighed most for the move and against it; nothing where nothing stood out."""
    said: list[str] = []
    themes = [words.say(f"{code}-weighs.{theme}") for theme in reasons]
    if len(themes) == 1:
        said.append(words.say("hint-because", reason=themes[0]))
    elif themes:
        said.append(words.say("hint-because-both", reason=themes[0], second=themes[1]))
    said.extend(words.say("hint-although", reason=words.say(f"{code}-weighs.{theme}")) for theme in doubts)
    return said
