"""What is compiled.

To compile one more module, add its pattern to the list it belongs to. Plain typed Python is asked of it
(CONTRIBUTING.md); a module that no move and no thought runs through is better left plain. What is made of
Python's own objects from end to end (strings, dictionaries, awaiting) belongs to `SELDOM` as well: it is
compiled, but gently.
"""

from __future__ import annotations

from pathlib import Path

# What games rest on.
ENGINE = ("engine/**/*.py", "parts/**/*.py")
# Players that are programs.
BOTS = ("bots/compiled_*.py",)
# Many tables at once, for researchers.
RESEARCH = ("research/compiled_*.py",)
# What a server does with every move.
SERVER = (
    "store/writer.py",
    "table/continued.py",
    "table/orders.py",
    "table/table.py",
    "web/connection/connection.py",
    "web/connection/frames.py",
    "web/connection/way.py",
    "web/faces/*/view.py",
    "web/faces/parts.py",
    "web/faces/recital.py",
    "web/play/acts.py",
    "web/play/driver.py",
    "web/play/live.py",
    "web/play/lock.py",
    "web/play/recital.py",
    "web/play/standing.py",
    "web/play/windows.py",
    "web/shared/limits.py",
    "web/telling/message.py",
    "web/telling/story.py",
    "web/telling/written.py",
)
# The rules.
GAMES = ("games/**/*.py",)
COMPILED = (*ENGINE, *GAMES, *BOTS, *RESEARCH, *SERVER)
# What stands in for the compiler's own types in plain Python: compiling it would defeat its purpose.
# Declarations that no play reads: code is written from them.
NEVER_COMPILED = ("engine/native.py", "engine/fields.py", "games/*/fields.py")
# Rows that are read once, and packs, through which no move runs. Their numbers stand in the libraries, so
# these depend on them all the same. They make no vectors: in plain Python those are lists.
DATA = (
    "engine/box.py",
    "engine/cells.py",
    "games/*/events.py",
    "games/*/game_faults.py",
    "games/*/game_pack*.py",
    "games/*/names.py",
    "games/*/tables_cards.py",
    "games/*/tables_primitives.py",
    "games/witchstone/tables.py",
)
# Asked now and then, and made of Python's own objects: optimising these hard would make nothing quicker.
SELDOM = (
    "engine/errors.py",
    "engine/options.py",
    "engine/outcome.py",
    "engine/record.py",
    "engine/view.py",
    "games/*/refusals.py",
    "games/*/tables*.py",
    "games/*/view.py",
    "games/*/view_previews.py",
    "games/*/view_seat.py",
    "games/*/view_table.py",
    *SERVER,
)
# What is not compiled, but tells those that are which types to expect of it.
LEANED_ON = (
    "web/faces/__init__.py",
    "web/people/keys.py",
    "web/telling/scene.py",
    "web/wire.py",
    "words/__init__.py",
)


def found(package: Path, patterns: tuple[str, ...]) -> set[Path]:
    """The files of the package that fit one of these patterns."""
    return {path for pattern in patterns for path in package.glob(pattern)}


def sources(package: Path) -> list[Path]:
    """The modules that are compiled, in an order that does not depend on the file system."""
    return sorted(found(package, COMPILED) - found(package, (*NEVER_COMPILED, *DATA)))


def decisive(package: Path) -> list[Path]:
    """All that the compiled libraries depend on."""
    return sorted({*sources(package), *found(package, (*LEANED_ON, *DATA))})


def module(package: Path, path: Path) -> str:
    """The dotted name of a file of the package."""
    parts = path.relative_to(package.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
