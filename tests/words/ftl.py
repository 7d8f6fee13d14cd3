"""Reading the catalogues themselves: which messages there are and which facts they speak of."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import esbat.words

FOLDER = Path(esbat.words.__file__).parent
FILES = ["common", "terminal", "learn", "lessons", "air", "lancre", "wildegrens"]
FILES += sorted(path.stem for path in (FOLDER / "fr").glob("lessons-*.ftl"))
FILES += sorted(path.stem for path in (FOLDER / "fr").glob("coach*.ftl"))
EVERY = sorted(path.stem for path in (FOLDER / "fr").glob("*.ftl"))
"""All catalogues, those of the page included."""


class Names(Visitor):
    """Collects the variables and the messages a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


@cache
def patterns(language: str, file: str) -> dict[str, ast.Pattern]:
    """Every pattern of a file by its key; attributes as `message.attribute`."""
    source = (FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            named = {entry.id.name: entry.value} | {
                f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes
            }
            for key, pattern in named.items():
                assert key not in found, f"{key} stands twice in {language}/{file}.ftl"
                if pattern is not None:
                    found[key] = pattern
    return found


def variables(catalogue: dict[str, ast.Pattern], key: str) -> set[str]:
    """The facts a message speaks of, itself or through the messages it refers to."""
    names = Names()
    names.visit(catalogue[key])
    found = set(names.variables)
    for reference in names.references:
        found |= variables(catalogue, reference)
    return found


@cache
def whole(language: str) -> dict[str, ast.Pattern]:
    """All catalogues of a language together, save the page's."""
    found: dict[str, ast.Pattern] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        if path.stem.partition("-")[0] != "web":
            mine = patterns(language, path.stem)
            assert not found.keys() & mine.keys(), f"{path} repeats {found.keys() & mine.keys()}"
            found |= mine
    return found
