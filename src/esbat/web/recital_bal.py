"""What is read aloud at the ball: the formula of a potion, the name of a spell (BAL-051)."""

from functools import lru_cache

from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.engine.view import ONLOOKER
from esbat.games.bal.game import BalGame
from esbat.games.bal.moves import card_text
from esbat.games.bal.tables import FORMULAS
from esbat.web.recital import Recital
from esbat.words import LANGUAGES, words_for

READING = ("recite", "challenge", "admit", "vote")


@lru_cache(maxsize=1000)
def formulas(game: Game, card: str, language: str) -> list[str]:
    """All that may be written on cards of this kind in the game's box."""
    box = game.formulas if isinstance(game, BalGame) else FORMULAS
    written = [fact for fact in box if card_text(fact.kind) == card]
    if not written:
        return [words_for(language).card(game, card)]
    return [fact.french if language == "fr" else fact.english for fact in written]


def recital(game: Game, state: State) -> Recital | None:
    """What is being read now, as everybody sees it; None if nothing is."""
    question = state.question_for(ONLOOKER)
    if question is None or question.name not in READING:
        return None
    view = state.view(ONLOOKER).data()
    reading, options = view["reading"], view["options"]
    assert isinstance(reading, dict) and isinstance(options, dict)
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
    return Recital(reading["speaker"], written, max(0, reading["place"]), typed, typing, strict)
