"""Every sentence of the command exists in both languages, and none is there for nothing."""

import re
from pathlib import Path

import pytest

import esbat.words

pytestmark = pytest.mark.once

PACKAGE = Path(str(esbat.words.__file__)).parents[1]
MADE = ("cli-command-", "cli-epilog-", "cli-word-", "cli-bench-")
"""Keys that are put together from a name."""


def keys(language: str) -> list[str]:
    text = (PACKAGE / "words" / language / "cli.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert keys("fr") == keys("en")
    assert len(set(keys("fr"))) == len(keys("fr"))


@pytest.mark.source
def test_every_message_is_used() -> None:
    places = [PACKAGE / "cli.py", *(PACKAGE / "commands").glob("*.py"), *(PACKAGE / "lab").glob("*.py")]
    code = "".join(path.read_text(encoding="utf-8") for path in places)
    unused = [key for key in keys("en") if f'"{key}"' not in code and not key.startswith(MADE)]
    assert unused == []
