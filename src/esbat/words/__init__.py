"""Every sentence a person reads, in French and English, as data in the `.ftl` files beside this one.

    >>> words = words_for("en")
    >>> words.say("game-air.title")
    'Witch Air'

Keys are built from the games' own names (`air-event-drew`, `air-move-take`, `air-question-fly`), so a new
game needs a new `<code>.ftl` in each language and nothing here.
"""

from esbat.words.language import LANGUAGES, language_for
from esbat.words.speech import Words, words_for

__all__ = ["LANGUAGES", "Words", "language_for", "words_for"]
