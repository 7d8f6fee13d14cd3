"""What is read aloud now, for any table that shows it: in Le Bal the formulas of laid cards (BAL-051).

Nothing here judges: what was typed is compared in `words.incantation`, and the verdict enters as a move.
"""

from dataclasses import dataclass
from functools import lru_cache

from esbat.engine.box import called
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.engine.view import ONLOOKER
from esbat.words import LANGUAGES, words_for

READING = ("recite", "challenge", "admit", "vote")


@dataclass(frozen=True)
class Spoken:
    """By whom, which formulas in each language, how far; `typing` while one of them is to be typed."""

    speaker: int
    formulas: dict[str, list[str]]
    place: int
    typed: bool
    typing: bool
    strict: bool


@lru_cache(maxsize=1000)
def formulas(game: Game, card: str, language: str) -> list[str]:
    """All that may be written on cards of this kind in the game's box."""
    words = words_for(language)
    written = [
        called(names, language) or words.say(f"{game.code}-box-formula", at=number)
        for number, names in game.formulas_on(card)
    ]
    return written or [words.card(game, card)]


def spoken_now(game: Game, state: State) -> Spoken | None:
    """What is being read now, as everybody sees it; None if nothing is."""
    question = state.question_for(ONLOOKER)
    if question is None or question.name not in READING:
        return None
    view = state.view(ONLOOKER).data()
    reading, options = view.get("reading"), view["options"]
    if not isinstance(reading, dict):
        return None  # a question of another game that happens to be called so
    assert isinstance(options, dict)
    cards: list[str] = reading["cards"]
    # Cards of one kind are alike in the engine: which formula is on them is anybody's guess, but one for all.
    luck = int(str(view["deck"])) + 3 * int(str(view["round"])) + int(str(reading["speaker"]))
    written = {
        language: [
            formulas(game, card, language)[(luck + at) % len(formulas(game, card, language))]
            for at, card in enumerate(cards)
        ]
        for language in LANGUAGES
    }
    typed = options["incantation"] == "typed"
    typing = typed and question.name == "recite"
    strict = options["strict_accents"] is True
    return Spoken(reading["speaker"], written, max(0, reading["place"]), typed, typing, strict)
