"""The five games as a page lists them, and a game's rulebook, in the reader's language."""

from functools import cache

from msgspec import Struct

from esbat.bots import bot_names
from esbat.engine.box import Pack, origins
from esbat.engine.game import Game
from esbat.games import SHELF
from esbat.games import game as game_of
from esbat.rulebook import Rulebook, book
from esbat.web.catalogue.boxes import Packs, contents, provenance
from esbat.web.wire import encoder
from esbat.words import LANGUAGE_NAMES, words_for
from esbat.words.provenance import known_from


class BoxFact(Struct, frozen=True):
    """What is printed on a box: players and minutes."""

    code: str
    fewest: int
    most: int
    minutes: int


PLAYED_HERE = ("air", "bal", "lancre", "witchstone", "wildegrens")
"""Games whose page is drawn and whose waiting is known not to betray who was asked."""

BOXES = (
    BoxFact("air", 2, 5, 30),
    BoxFact("bal", 3, 6, 45),
    BoxFact("lancre", 1, 4, 90),
    BoxFact("witchstone", 2, 4, 75),
    BoxFact("wildegrens", 1, 1, 30),
)


@cache
def games(language: str, packs: Packs) -> bytes:
    """All five, those not built yet included, with the packs for each; and the languages spoken here."""
    spoken = [{"code": code, "name": name} for code, name in LANGUAGE_NAMES.items()]
    return encoder.encode({"games": [listed(box, language, packs) for box in BOXES], "languages": spoken})


def offered(code: str) -> Game | None:
    """The game with this code, if it is played at the web table."""
    return SHELF.get(code) if code in PLAYED_HERE else None


def listed(box: BoxFact, language: str, packs: Packs) -> dict[str, object]:
    words = words_for(language)
    game = offered(box.code)
    entry: dict[str, object] = {
        "code": box.code,
        "title": words.title(box.code),
        "tagline": words.tagline(box.code),
        "built": game is not None,
        "min_seats": box.fewest,
        "max_seats": box.most,
        "minutes": box.minutes,
        "bots": [],
        "options": [],
        "packs": [],
    }
    if game is not None:
        entry["bots"] = bot_names(game.code)
        options: list[dict[str, object]] = []
        for fact in game.options:
            title, text = words.option(game, fact.name)
            options.append(
                {
                    "id": fact.name,
                    "title": title,
                    "text": text,
                    "values": [
                        {"value": value, "label": words.option_value(game, fact.name, value)}
                        for value in fact.values
                    ],
                    "default": fact.default,
                }
            )
        entry["options"] = options
        entry["packs"] = [pack_listed(game, pack, packs) for pack in packs.of(game.code)]
    return entry


def pack_listed(game: Game, pack: Pack, packs: Packs) -> dict[str, object]:
    """A pack as the page for a new table shows it: its name, its hash, where its things come from."""
    return {"id": pack.digest, "name": pack.name, "origins": provenance(packs.game(game, pack.digest))}


@cache
def box(code: str, language: str) -> bytes:
    """Our own box of a game; BadSetting if there is no such game."""
    return encoder.encode(contents(game_of(code), words_for(language)))


@cache
def rules(code: str, language: str) -> bytes:
    """A game's rules; BadSetting if it has none."""
    return encoder.encode(in_language(book(code), language))


def in_language(written: Rulebook, language: str) -> dict[str, object]:
    words = words_for(language)
    return {
        "game": written.code,
        "title": written.title[language],
        "chapters": [{"id": row.id, "title": row.title[language]} for row in written.chapters],
        "rules": [
            {
                "id": row.id,
                "chapter": row.chapter,
                "text": words.told(row.text),
                "derived": row.derived,
                "lines": row.lines,
                "see": row.see,
            }
            for row in written.rules
        ],
        "rulings": [
            {
                "id": row.id,
                "about": row.about,
                "question": words.told(row.question),
                "answer": words.told(row.answer),
                "why": words.told(row.why),
                "option": row.option,
            }
            for row in written.rulings
        ],
        "components": [
            {
                "id": row.id,
                "name": row.name[language],
                "count": row.count,
                "source": row.source,
                "origins": origins(row.source),
                "known": known_from(words, row.source),
                "note": words.told(row.note),
            }
            for row in written.components
        ],
    }
