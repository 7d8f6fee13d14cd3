"""Printed things as data: the rows a game's box is made of, what each may hold, and what is wrong with them.

A game that can be played with other printed things declares `Section`s. A `Pack` brings rows for all of
them. A pack is data, never code: rows are short words and small whole numbers, and nothing else gets in.
"""

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from esbat.engine.cells import Cell, Section, Value, words

Row = dict[str, Value]
Rows = dict[str, list[Row]]
Names = dict[str, str]
"""What a printed thing is called, by language; empty where the words know it by its code."""
NO_NAMES: Final[Names] = {}

MOST_ROWS: Final = 400
LONGEST_WORD: Final = 120
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
USUAL: Final = "en"
"""The language of whatever has not been written in the reader's."""


class Fault:
    """Something wrong in a pack: the key of a sentence, its facts, and where: section, row, field."""

    __slots__ = ("facts", "field", "key", "row", "section")

    def __init__(
        self, key: str, facts: dict[str, object], section: str = "", row: int = -1, field: str = ""
    ) -> None:
        self.key = key
        self.facts = facts
        self.section = section
        self.row = row
        self.field = field

    def __repr__(self) -> str:
        return f"Fault({self.key}, {self.facts}, {self.section}, {self.row}, {self.field})"


class Pack:
    """Rows for one game, with a name, and the digest by which records know them."""

    __slots__ = ("digest", "game", "name", "rows")

    def __init__(self, game: str, name: str, rows: Rows) -> None:
        self.game = game
        self.name = name
        self.rows = rows
        self.digest = digest_of(game, rows)

    def data(self) -> dict[str, object]:
        """As it stands in a record: its hash, and all a replay needs."""
        return {"hash": self.digest, "name": self.name, "rows": self.rows}


def digest_of(game: str, rows: Rows) -> str:
    """SHA-256 of the rows, written in one way only."""
    text = json.dumps([game, rows], ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return sha256(text.encode()).hexdigest()


# ---- reading rows, and what is wrong with them


def rows_of(sections: list[Section], found: Mapping[str, object]) -> tuple[Rows, list[Fault]]:
    """The rows in plain data, and every fault of form: types, ranges, choices, codes, references."""
    rows: Rows = {}
    faults: list[Fault] = []
    known = [section.name for section in sections]
    for name in found:
        if name not in known:
            faults.append(Fault("pack-unknown-section", {"section": shown(name)}, str(name)))
    for section in sections:
        table = found.get(section.name)
        rows[section.name] = []
        if not isinstance(table, list) or not table:
            faults.append(Fault("pack-missing-section", {"section": section.name}, section.name))
        elif len(table) > MOST_ROWS:
            faults.append(
                Fault("pack-too-many-rows", {"section": section.name, "most": MOST_ROWS}, section.name)
            )
        else:
            for at, row in enumerate(table):
                rows[section.name].append(row_of(section, at, row, faults))
    if not faults:
        for section in sections:
            faults += broken_references(section, rows)
    return (rows, faults)


def row_of(section: Section, at: int, found: object, faults: list[Fault]) -> Row:
    """One row, with what is left out filled in where that is allowed."""
    row: Row = {}
    if not isinstance(found, dict):
        faults.append(Fault("pack-not-a-row", {"section": section.name}, section.name, at))
        return row
    known = [cell.name for cell in section.cells if cell.kind != "names"]
    for name in found:
        if name not in known and not (section.named and is_language(name)):
            facts: dict[str, object] = {"field": shown(name), "section": section.name}
            faults.append(Fault("pack-unknown-field", facts, section.name, at, str(name)))
    for cell in section.cells:
        if cell.kind != "names":
            fill(row, section, at, cell, found.get(cell.name, cell.default), faults)
            continue
        for name, value in found.items():
            if name not in known and is_language(name):
                fill(row, section, at, words(name), value, faults)
    return row


def fill(row: Row, section: Section, at: int, cell: Cell, value: object, faults: list[Fault]) -> None:
    """Write one value into a row, or what is wrong with it into the faults."""
    fault = cell_fault(cell, value)
    if fault is not None:
        fault.section = section.name
        fault.row = at
        fault.field = cell.name
        faults.append(fault)
    elif isinstance(value, (str, int)):
        row[cell.name] = value


def cell_fault(cell: Cell, value: object) -> Fault | None:
    """What is wrong with one value, if anything is."""
    facts: dict[str, object] = {"field": cell.name}
    if value is None:
        return Fault("pack-missing-field", facts)
    facts["value"] = shown(value)
    if cell.kind == "number":
        if not isinstance(value, int) or isinstance(value, bool):
            return Fault("pack-not-a-number", facts)
        if not cell.lowest <= value <= cell.highest:
            facts["lowest"] = cell.lowest
            facts["highest"] = cell.highest
            return Fault("pack-out-of-range", facts)
        return None
    if not isinstance(value, str) or len(value) > LONGEST_WORD or not printable(value):
        return Fault("pack-not-a-word", facts)
    if cell.kind == "choice" and value not in cell.choices:
        facts["known"] = ", ".join(cell.choices)
        return Fault("pack-unknown-choice", facts)
    if (cell.kind == "code" or cell.kind == "label") and not is_code(value):
        return Fault("pack-bad-code", facts)
    if cell.kind == "words" and not value.strip():
        return Fault("pack-missing-field", facts)
    return None


def printable(value: str) -> bool:
    """On one line, with no marks that steer a terminal; French no-break spaces may stand in it."""
    return value.replace("\u00a0", " ").replace("\u202f", " ").isprintable()


def is_code(value: str) -> bool:
    """One to twenty small letters, perhaps a digit behind them."""
    body = value[:-1] if value[-1:] in set("123456789") else value
    return 1 <= len(body) <= 20 and all(letter in LETTERS for letter in body)


def is_language(name: object) -> bool:
    """Could a column of this name say what a thing is called in some language?"""
    return isinstance(name, str) and len(name) == 2 and all(letter in LETTERS for letter in name)


def names_in(row: Row) -> Names:
    """What a row calls its thing, by language."""
    return {name: str(value) for name, value in row.items() if is_language(name)}


def called(names: Names, language: str) -> str:
    """A thing's name in this language, or else in one that has a name for it; empty if none has."""
    for wanted in (language, USUAL, *names):
        if wanted in names:
            return names[wanted]
    return ""


def numbered(codes: list[str], names: list[Names], language: str) -> Names:
    """The names of cards by their codes; those that share one are told apart by a number."""
    said = [called(each, language) for each in names]
    found: Names = {}
    for at, code in enumerate(codes):
        alike = said[at] != "" and said.count(said[at]) > 1
        found[code] = f"{said[at]} ({said[: at + 1].count(said[at])})" if alike else said[at]
    return found


def broken_references(section: Section, rows: Rows) -> list[Fault]:
    """Codes that stand twice, and references to what is not there."""
    faults: list[Fault] = []
    for cell in section.cells:
        if cell.kind == "code":
            seen: set[Value] = set()
            for at, row in enumerate(rows[section.name]):
                if row[cell.name] in seen:
                    facts: dict[str, object] = {"value": row[cell.name]}
                    faults.append(Fault("pack-twice", facts, section.name, at, cell.name))
                seen.add(row[cell.name])
        elif cell.kind == "reference":
            known = {row["code"] for row in rows[cell.refers]}
            for at, row in enumerate(rows[section.name]):
                if row[cell.name] not in known:
                    facts = {"value": row[cell.name], "section": cell.refers}
                    faults.append(Fault("pack-no-such", facts, section.name, at, cell.name))
    return faults


# ---- what games ask of their rows


def row_from(sections: list[Section], name: str, fact: object, **written: Value) -> Row:
    """A printed thing as a row of this section: what is not given here is as the thing itself has it."""
    row: Row = {}
    for cell in next(section for section in sections if section.name == name).cells:
        if cell.kind == "names":
            row.update(getattr(fact, cell.name))
        else:
            row[cell.name] = written[cell.name] if cell.name in written else getattr(fact, cell.name)
    return row


def fixed_rows(section: str, rows: Rows, codes: list[str]) -> list[Fault]:
    """For things that the rules know by name: exactly these rows, in this order."""
    found: list[Fault] = []
    for at, row in enumerate(rows[section]):
        if at >= len(codes) or row["code"] != codes[at]:
            facts: dict[str, object] = {"value": row["code"], "known": ", ".join(codes)}
            found.append(Fault("pack-other-things", facts, section, at, "code"))
            break
    if not found and len(rows[section]) < len(codes):
        facts = {"value": codes[len(rows[section])], "known": ", ".join(codes)}
        found.append(Fault("pack-other-things", facts, section))
    return found


def total_fault(section: str, what: str, many: int, needed: int) -> list[Fault]:
    """Nothing if the numbers add up, else how they do not."""
    if many == needed:
        return []
    return [Fault("pack-total", {"section": section, "what": what, "many": many, "needed": needed}, section)]


# ---- where a printed thing comes from

RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"
RECONSTRUCTED: Final = "reconstructed"
OTHER: Final = "other"
ORIGINS: Final = (("RB", RULEBOOK), ("PUB", PUBLIC), ("OWN", RECONSTRUCTED))


def origins(source: str) -> list[str]:
    """What a row's source speaks of: the rulebook, public pages, ourselves; or something else of a pack's."""
    letters = "".join(letter if letter.isalpha() else " " for letter in source).split()
    found = [name for mark, name in ORIGINS if mark in letters]
    return found if found else [OTHER]


def shown(value: object) -> str:
    """A value from a stranger's file, short and harmless."""
    text = (
        value
        if isinstance(value, str)
        else str(value)
        if isinstance(value, (int, float))
        else type(value).__name__
    )
    return "".join(letter if letter.isprintable() else " " for letter in text[:40])


def each_once(names: list[str]) -> list[str]:
    """These names in the order in which they first come, without those of nothing."""
    found: list[str] = []
    for name in names:
        if name and name not in found:
            found.append(name)
    return found
