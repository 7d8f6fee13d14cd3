"""The games on the shelf as a page lists them, and a game's rulebook, in the reader's language."""

from functools import cache

from esbat.bots import level_names
from esbat.bots.levels import PLAIN, Thinker
from esbat.engine.box import Pack, origins
from esbat.engine.errors import BadSetting
from esbat.engine.game import Game
from esbat.games import SHELF
from esbat.games import game as game_of
from esbat.lessons.first import first_options
from esbat.rulebook import Rulebook, book
from esbat.web.catalogue.boxes import Packs, contents, provenance
from esbat.web.wire import encoder
from esbat.web.wire_http import (
    Chapter,
    ComponentText,
    GameInfo,
    GameOption,
    GamesAnswer,
    Language,
    OptionChoice,
    PackInfo,
    RulesAnswer,
    RuleText,
    RulingText,
    Term,
)
from esbat.words import LANGUAGE_NAMES, Words, words_for
from esbat.words.glossary import TERMS
from esbat.words.levels import shallow
from esbat.words.provenance import known_from


@cache
def games(language: str, packs: Packs) -> bytes:
    """All that are on the shelf, with the packs offered for each; and the languages spoken here."""
    spoken = [Language(code, name) for code, name in LANGUAGE_NAMES.items()]
    return encoder.encode(GamesAnswer([listed(game, language, packs) for game in SHELF.values()], spoken))


def listed(game: Game, language: str, packs: Packs) -> GameInfo:
    words = words_for(language)
    return GameInfo(
        game.code,
        words.title(game.code),
        words.tagline(game.code),
        game.fewest,
        game.most,
        minutes(game.code),
        level_names(game.code),
        {level: words.say(f"bot-{level}.text") for level in level_names(game.code)},
        shallow(words, game.code, Thinker.plain_part) if PLAIN else "",
        [option_listed(game, words, fact.name, fact.values, fact.default) for fact in game.options],
        [pack_listed(game, pack, packs) for pack in packs.of(game.code)],
        first_options(game.code),
    )


def minutes(code: str) -> int | None:
    """How long a play takes, as printed on the box; None where no rulebook says it."""
    try:
        return book(code).minutes
    except BadSetting:
        return None


def option_listed(game: Game, words: Words, name: str, values: list[str], default: str) -> GameOption:
    title, text = words.option(game, name)
    choices = [OptionChoice(value, words.option_value(game, name, value)) for value in values]
    return GameOption(name, title, text, choices, default)


def pack_listed(game: Game, pack: Pack, packs: Packs) -> PackInfo:
    """A pack as the page for a new table shows it: its name, its hash, where its things come from."""
    return PackInfo(pack.digest, pack.name, provenance(packs.game(game, pack.digest)))


@cache
def box(code: str, language: str) -> bytes:
    """Our own box of a game; BadSetting if there is no such game."""
    return encoder.encode(contents(game_of(code), words_for(language)))


@cache
def rules(code: str, language: str) -> bytes:
    """A game's rules; BadSetting if it has none."""
    return encoder.encode(in_language(book(code), language))


def in_language(written: Rulebook, language: str) -> RulesAnswer:
    words = words_for(language)
    return RulesAnswer(
        written.code,
        written.title[language],
        [
            Chapter(row.id, row.title[language], words.told(row.summary), list(row.asks), list(row.things))
            for row in written.chapters
        ],
        [
            RuleText(row.id, row.chapter, words.told(row.text), row.derived, row.lines, list(row.see))
            for row in written.rules
        ],
        [
            RulingText(
                row.id,
                list(row.about),
                words.told(row.question),
                words.told(row.answer),
                words.told(row.why),
                row.option,
            )
            for row in written.rulings
        ],
        [
            ComponentText(
                row.id,
                row.name[language],
                row.count,
                row.source,
                origins(row.source),
                known_from(words, row.source),
                words.told(row.note),
            )
            for row in written.components
        ],
        [
            Term(
                term,
                words.say(f"glossary-{written.code}-{term}"),
                words.say(f"glossary-{written.code}-{term}.is"),
            )
            for term in TERMS.get(written.code, ())
        ],
    )
