"""What is read aloud at a table, as a game's own `recital` finds it."""

from collections.abc import Callable

from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.words import LANGUAGES
from esbat.words.incantation import seconds_for, verdict


class Recital:
    """What is being read: by whom, which cards, how far; `typing` while a formula is to be typed."""

    __slots__ = ("formulas", "place", "speaker", "strict", "typed", "typing")

    def __init__(
        self,
        speaker: int,
        formulas: dict[str, list[str]],
        place: int,
        typed: bool,
        typing: bool,
        strict: bool,
    ) -> None:
        self.speaker = speaker
        self.formulas = formulas  # by language
        self.place = place
        self.typed = typed
        self.typing = typing
        self.strict = strict

    def seconds(self) -> float:
        """How long there is for this formula, whatever the language."""
        return max(seconds_for(self.formulas[language][self.place]) for language in LANGUAGES)

    def judged(self, language: str, typed: str) -> str:
        """The verdict on what was typed in time: the text of a move."""
        return verdict(self.formulas[language][self.place], typed, True, self.strict)


Look = Callable[[Game, State], Recital | None]
"""Sees what is read in a play now, if anything is."""
