"""Boxes with other printed things: the packs an operator offers, those of kept plays, and what is in a box.

A folder of packs is read once, at the start. What is no good is told in a sentence and left out; nothing in
a pack is ever run, and no path in it is ever opened.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from esbat.engine.box import Pack, Row, is_language, origins, shown
from esbat.engine.cells import Section
from esbat.engine.errors import BadSetting, BadText, EsbatError
from esbat.engine.game import Game
from esbat.engine.steps import steps_of
from esbat.games import game as game_of
from esbat.packs import examined, read
from esbat.table.verify import with_pack
from esbat.web.faces import facts_of
from esbat.web.wire_http import BoxSection, GameBox, PackFact
from esbat.words import Words
from esbat.words.effects import effect_words
from esbat.words.printed import printed_name
from esbat.words.provenance import known_from

MOST_FILES = 200
LONGEST_NAME = 60


class Packs:
    """The packs on offer, by their hash."""

    def __init__(self, packs: Mapping[str, Pack] | None = None) -> None:
        self.packs = dict(packs or {})

    def of(self, code: str) -> list[Pack]:
        """Those for this game, by name."""
        found = [pack for pack in self.packs.values() if pack.game == code]
        return sorted(found, key=lambda pack: (pack.name.casefold(), pack.digest))

    def game(self, game: Game, digest: str) -> Game:
        """The game with the pack of this hash; BadSetting if none such is offered for it."""
        pack = self.packs.get(digest)
        if pack is None or pack.game != game.code:
            raise BadSetting("server-no-such-pack", {"game": game.code})
        return boxed(game.code, pack.data())


def folder_of_packs(folder: Path, words: Words) -> tuple[Packs, list[str]]:
    """Every good pack of a folder, and a sentence for each that is not; BadSetting if it is no folder."""
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == ".toml")
    except (OSError, ValueError) as trouble:  # a name no folder can have is a ValueError
        reason = getattr(trouble, "strerror", None) or str(trouble)
        raise BadSetting("server-no-packs", {"folder": shown(str(folder)), "reason": reason}) from None
    found: dict[str, Pack] = {}
    troubles: list[str] = []
    for path in paths[:MOST_FILES]:
        try:
            pack = pack_in(path)
        except EsbatError as error:
            troubles.append(words.say("server-bad-pack", file=shown(path.name), why=words.error(error)))
            continue
        found.setdefault(pack.digest, pack)
    if len(paths) > MOST_FILES:
        troubles.append(words.say("server-many-packs", most=MOST_FILES))
    return (Packs(found), troubles)


def pack_in(path: Path) -> Pack:
    """The pack in a file; EsbatError with its line at the first fault."""
    if not path.is_file():  # a pipe would keep us waiting, a device would never end
        raise BadText("server-no-file", {"line": 1})
    try:
        text = read(path)
    except OSError:
        raise BadText("server-no-file", {"line": 1}) from None
    pack, problems = examined(text, game_of)
    if pack is None:
        raise BadText(problems[0].key, {**problems[0].facts, "line": problems[0].line})
    return Pack(pack.game, (pack.name.strip() or shown(path.stem))[:LONGEST_NAME], pack.rows)


# ---- packs of kept plays


def boxed(code: str, data: dict[str, object] | None) -> Game:
    """The game as a kept play has it: with its pack, if it has one. The same pack is the same game."""
    if data is None:
        return game_of(code)
    known = Kept(code, data)
    return boxed_once(known)


class Kept:
    """A pack as kept, known by game, name and hash, which `with_pack` compares with the rows."""

    def __init__(self, code: str, data: dict[str, object]) -> None:
        self.data = data
        self.key = (code, str(data.get("hash")), str(data.get("name")))

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Kept) and self.key == other.key


@lru_cache(maxsize=64)
def boxed_once(kept: Kept) -> Game:
    return with_pack(game_of(kept.key[0]), kept.data)


# ---- what is in a box


def pack_facts(game: Game) -> PackFact | None:
    """What a page shows of a game's pack; None for our own box."""
    return None if game.pack is None else PackFact(game.pack.digest, game.pack.name)


def contents(game: Game, words: Words) -> GameBox:
    """Every printed thing of a box in the reader's language, with where it comes from."""
    rows = game.rows()
    words = words.about(game)
    own = f"{game.code}-box-section"  # a tile is not the same thing in every box
    titles = own if words.has(own) else "box-section"
    sections = [
        BoxSection(
            section.name,
            words.say(titles, section=section.name),
            [thing(game, words, section, at, row) for at, row in enumerate(rows[section.name])],
        )
        for section in game.sections
    ]
    return GameBox(game.code, pack_facts(game), facts_of(game), sections)


def thing(game: Game, words: Words, section: Section, at: int, row: Row) -> dict[str, object]:
    """One printed thing: its cells as they are, its name, what it does in words, and its origins."""
    seen: dict[str, object] = {name: cell for name, cell in row.items() if not is_language(name)}
    seen["name"] = printed_name(game, words, section, at, row)
    for part in ("short", "detail"):
        key = f"{game.code}-box-{section.name}.{part}"
        if words.has(key):
            seen[part] = words.say(key, **row)
    if said := effects_said(game, words, row):
        seen["says"] = said
    seen["origins"] = origins(str(row["source"]))
    seen["known"] = known_from(words, str(row["source"]))
    return seen


def effects_said(game: Game, words: Words, row: Row) -> dict[str, str]:
    """Cells that hold an effect, in words: for games whose effects are written as steps."""
    if not words.has(f"{game.code}-do-then"):
        return {}
    code = str(row.get("code", ""))
    moment = str(row.get("moment", ""))
    return {
        name: effect_words(words, game.code, str(cell), code, name, moment)
        for name, cell in row.items()
        if steps_of(str(cell))
    }


def provenance(game: Game) -> dict[str, int]:
    """How many things of a box come from where; a thing that comes from two places counts in both."""
    counted: dict[str, int] = {}
    for section in game.rows().values():
        for row in section:
            for origin in origins(str(row["source"])):
                counted[origin] = counted.get(origin, 0) + 1
    return counted
