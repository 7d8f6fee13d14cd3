"""Every sentence a person reads, as data: a folder for each language, with a `.ftl` file for each subject.

    >>> words = words_for("en")
    >>> words.say("game-air.title")
    'Witch Air'

Keys are built from the games' own names (`air-event-drew`, `air-move-take`, `air-question-fly`), so a new
game needs a new `<code>.ftl` in each language and nothing here; a new language needs its folder.
"""

from esbat.words.language import LANGUAGE_NAMES, LANGUAGES, language_for
from esbat.words.speech import Words, words_for

__all__ = ["LANGUAGES", "LANGUAGE_NAMES", "Words", "language_for", "words_for"]
