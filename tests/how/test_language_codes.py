"""`tools/layers` refuses a line that knows a language by its code, and nothing that merely looks like one."""

import ast
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

pytestmark = [pytest.mark.once, pytest.mark.source]

ROOT = Path(__file__).resolve().parents[2]


def layers() -> ModuleType:
    loader = SourceFileLoader("layers", str(ROOT / "tools" / "layers"))
    spec = spec_from_loader("layers", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_the_languages_are_the_folders() -> None:
    assert layers().languages(ROOT / "src" / "esbat") == {"fr", "en"}


@pytest.mark.parametrize(
    "line",
    [
        'french = language == "fr"',
        'if settings.language in ("de", "en"): pass',
        'row["fr"]',
        '{"fr": french, "en": english}',
        'words_for("en")',
        'LANGUAGES = ("fr", "en")',
        'def rules(language="en"): pass',
        'match language:\n    case "fr": pass',
    ],
)
def test_a_language_known_by_its_code_is_refused(line: str) -> None:
    assert list(layers().languages_by_name(ast.parse(line), frozenset({"fr", "en"})))


@pytest.mark.parametrize(
    "line", ['USUAL = "en"', 'fact == "no"', "language == USUAL", "row[language]", '"fr|en"']
)
def test_what_knows_none_is_not(line: str) -> None:
    assert not list(layers().languages_by_name(ast.parse(line), frozenset({"fr", "en", "no"})))
