"""Packs as files: printed things of a game in TOML, exported, checked line by line, and played with.

A pack is read by Python's own TOML reader and by nothing else: no part of it is ever run, no path in it is
ever opened. A file is small, its rows are few, and every value is a short word or a small whole number.
"""

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from esbat.engine.box import USUAL, Fault, Pack, Row, Rows, names_in, printable, rows_of, shown
from esbat.engine.cells import Section
from esbat.engine.errors import BadSetting, BadText
from esbat.engine.game import Game
from esbat.files import content
from esbat.words import LANGUAGES, words_for
from esbat.words.printed import printed_name

MOST_BYTES: Final = 200_000
DEEPEST: Final = 20
"""Brackets within brackets that a line may have; rows need two."""
FORMAT: Final = 1
HEADER: Final = re.compile(r"\s*\[\[\s*([A-Za-z0-9_-]+)\s*\]\]")
FIELD: Final = re.compile(r"\s*([A-Za-z0-9_-]+)\s*=")
WHERE: Final = re.compile(r"line (\d+)")
HEAD: Final = ("esbat", "game", "edition", "name")

Find = Callable[[str], Game]


@dataclass(frozen=True)
class Problem:
    """A fault with the line it stands in."""

    line: int
    key: str
    facts: dict[str, object]


class Lines:
    """Where in a file each section, row and field stands."""

    def __init__(self, text: str) -> None:
        self.sections: dict[str, int] = {}
        self.rows: dict[tuple[str, int], int] = {}
        self.fields: dict[tuple[str, int, str], int] = {}
        self.last = 1
        section, row = "", -1
        counted: dict[str, int] = {}
        for number, line in enumerate(text.split("\n"), start=1):
            self.last = number if line.strip() else self.last
            header = HEADER.match(line)
            if header:
                section = header[1]
                row = counted.get(section, -1) + 1
                counted[section] = row
                self.sections.setdefault(section, number)
                self.rows[section, row] = number
                continue
            field = FIELD.match(line)
            if field:
                self.fields.setdefault((section, row, field[1]), number)
                if section == "":
                    self.sections.setdefault(field[1], number)

    def of(self, fault: Fault) -> int:
        """The line of a fault: its field's, else its row's, else its section's, else the last."""
        for line in (
            self.fields.get((fault.section, fault.row, fault.field)),
            self.rows.get((fault.section, fault.row)),
            self.sections.get(fault.section),
        ):
            if line is not None:
                return line
        return self.last


def read(path: Path) -> str:
    """The text of a pack's file; BadText if it is too long or no text."""
    found = content(path, MOST_BYTES)
    if len(found) > MOST_BYTES:
        raise BadText("pack-too-long", {"line": 1, "most": MOST_BYTES})
    try:
        return found.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise BadText("pack-not-text", {"line": 1}) from None


def parsed(text: str) -> dict[str, object]:
    """The file as plain data; BadText names the line that is no TOML."""
    if len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise BadText("pack-too-long", {"line": 1, "most": MOST_BYTES})
    for number, line in enumerate(text.split("\n"), start=1):
        if line.count("[") + line.count("{") > DEEPEST or line.count(".") > 10 * DEEPEST:
            raise BadText("pack-not-toml", {"line": number})
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        where = WHERE.search(str(error))
        last = text.rstrip("\n").count("\n") + 1
        raise BadText("pack-not-toml", {"line": int(where[1]) if where else last}) from None
    except (RecursionError, ValueError):  # deep nests, absurd numbers, half characters
        raise BadText("pack-not-toml", {"line": 1}) from None


def examined(text: str, find: Find) -> tuple[Pack | None, list[Problem]]:
    """The pack in a text, or everything that is wrong with it, each with its line."""
    try:
        found = parsed(text)
        game = find(named(found))
    except (BadText, BadSetting) as error:
        line = error.facts.get("line", 1)
        return (None, [Problem(line if isinstance(line, int) else 1, error.key, error.facts)])
    lines = Lines(text)
    head = head_faults(found, game)
    rows, faults = rows_of(game.sections, {name: value for name, value in found.items() if name not in HEAD})
    faults = [*head, *faults, *nameless(game, rows)] or game.faults(rows)
    if faults:
        problems = [Problem(lines.of(fault), fault.key, fault.facts) for fault in faults]
        return (None, sorted(problems, key=lambda problem: problem.line))
    name = found.get("name", "")
    return (Pack(game.code, str(name), rows), [])


def nameless(game: Game, rows: Rows) -> list[Fault]:
    """Things that a pack does not name in any language, though nobody else can."""
    return [
        Fault("pack-missing-field", {"field": USUAL}, section.name, at, USUAL)
        for section in game.sections
        if section.named
        for at, row in enumerate(rows[section.name])
        if not names_in(row)
    ]


def named(found: dict[str, object]) -> str:
    """The game a pack says it is for."""
    code = found.get("game")
    if not isinstance(code, str):
        raise BadText("pack-no-game", {"line": 1})
    return shown(code)


def head_faults(found: dict[str, object], game: Game) -> list[Fault]:
    """What is wrong before the first row."""
    faults: list[Fault] = []
    if not game.sections:
        faults.append(Fault("pack-none-here", {"game": game.code}, "game"))
    if found.get("esbat") != FORMAT or isinstance(found.get("esbat"), bool):
        faults.append(Fault("pack-format", {"format": FORMAT}, "esbat"))
    if found.get("edition") != game.edition:
        facts: dict[str, object] = {"edition": game.edition, "game": game.code}
        faults.append(Fault("pack-edition", facts, "edition"))
    name = found.get("name", "")
    if not isinstance(name, str) or len(name) > 60 or not printable(name):
        faults.append(Fault("pack-not-a-word", {"field": "name", "value": shown(name)}, "name"))
    return faults


def loaded(text: str, find: Find) -> Game:
    """The game as this pack has it; BadText at its first fault."""
    pack, problems = examined(text, find)
    if pack is None:
        raise BadText(problems[0].key, {**problems[0].facts, "line": problems[0].line})
    return find(pack.game).with_pack(pack)


def exported(game: Game) -> str:
    """The printed things of a game as a pack, ready to be edited; BadSetting if it takes none."""
    if not game.sections:
        raise BadSetting("pack-none-here", {"game": game.code})
    rows = game.rows()
    lines = [
        f"# The printed things of {game.code}. Edit, then: esbat pack check FILE",
        "# source: RB = rulebook line, PUB = public page, OWN = reconstructed by us.",
        f"esbat = {FORMAT}",
        f'game = "{game.code}"',
        f"edition = {game.edition}",
        f"name = {written(game.code)}",
    ]
    for section in game.sections:
        for at, row in enumerate(rows[section.name]):
            lines += ["", f"[[{section.name}]]"]
            lines += [
                f"{name} = {written(value)}" for name, value in named_row(game, section, at, row).items()
            ]
    return "\n".join(lines) + "\n"


def named_row(game: Game, section: Section, at: int, row: Row) -> Row:
    """A row with its names: those a pack gave it, or those our words have for it."""
    if not section.named or names_in(row):
        return row
    full: Row = {}
    for cell in section.cells:
        if cell.kind == "names":
            for language in LANGUAGES:
                full[language] = printed_name(game, words_for(language), section, at, row)
        else:
            full[cell.name] = row[cell.name]
    return full


def written(value: str | int) -> str:
    """A value in TOML."""
    if isinstance(value, int):
        return str(value)
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
