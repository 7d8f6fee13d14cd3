"""Every mistake gets exactly one sentence on the error stream, in the reader's language, and code 2."""

from pathlib import Path

import pytest

from tests.cli.console import esbat, refused
from tests.cli.records import a_record

pytestmark = pytest.mark.once

MISTAKES = [
    ("nope",),
    ("-x",),
    ("--games",),
    ("games", "too", "many"),
    ("games", "--json=1"),
    ("learn",),
    ("learn", "nope"),
    ("learn", "air", "bal"),
    ("rules",),
    ("rules", "nope"),
    ("rules", "air", "zzzzzz"),
    ("play", "nope"),
    ("play", "air", "--seats", "human,wizard"),
    ("play", "air", "--seats", "human"),
    ("play", "air", "--seats", ",,"),
    ("play", "air", "--seed", "soon"),
    ("play", "air", "--seats", "human,random", "--option", "open_hands"),
    ("play", "air", "--resume", "/nowhere/at/all"),
    ("sim",),
    ("sim", "nope"),
    ("sim", "air", "--seats", "9"),
    ("sim", "air", "--seats", "1"),
    ("sim", "air", "--seats", "two"),
    ("sim", "air", "--seats", "1_0"),
    ("sim", "air", "--seats", "٣"),
    ("sim", "air", "--seats", "9" * 60),
    ("sim", "air", "--games", "0"),
    ("sim", "air", "--games", "-5"),
    ("sim", "air", "--games", "1.5"),
    ("sim", "air", "--bots", "wizard"),
    ("sim", "air", "--bots", ""),
    ("sim", "air", "--bots", "random,"),
    ("sim", "air", "--bots", "random,random,random", "--seats", "2"),
    ("sim", "air", "--option", "open_hands"),
    ("sim", "air", "--option", "=true"),
    ("sim", "air", "--option", "wind=true"),
    ("sim", "air", "--option", "open_hands=perhaps"),
    ("sim", "air", "--jobs", "0"),
    ("sim", "air", "--seed"),
    ("sim", "air", "--sede", "3"),
    ("sim", "air", "--json=yes"),
    ("sim", "air", "air"),
    ("sim", "air", "--bot", "/nowhere/at/all.py"),
    ("sim", "air", "--program", "no-such-program-here"),
    ("sim", "air", "--program", "'"),
    ("sim", "air", "--patience", "0", "--program", "cat"),
    ("rate",),
    ("rate", "nope"),
    ("rate", "air", "--bots", "random"),
    ("rate", "air", "--bots", "random,wizard"),
    ("rate", "air", "--bots", "random,random"),
    ("rate", "air", "--bots", "random", "--program", "random=cat"),
    ("rate", "air", "--seats", "9"),
    ("rate", "air", "--deals", "0"),
    ("rate", "air", "--deals", "many"),
    ("rate", "air", "--jobs", "0"),
    ("rate", "air", "--option", "wind=true"),
    ("rate", "air", "--out", "/dev/null"),
    ("rate", "air", "--out", "nul\0name"),
    ("rate", "air", "--out", "x" * 3000),
    ("replay",),
    ("replay", "/nowhere/at/all"),
    ("verify",),
    ("verify", "/nowhere/at/all"),
    ("verify", "nul\0name"),
    ("verify", "two\nlines"),
    ("bench", "nope"),
    ("serve", "now"),
    ("serve", "--port", "99999"),
    ("serve", "--port", "http"),
    ("serve", "--pace", "soon"),
    ("serve", "--pace", "nan"),
    ("serve", "--window", "61"),
    ("serve", "--lines-per-address", "0"),
    ("serve", "--log-level", "loud"),
]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("mistake", MISTAKES, ids=" ".join)
def test_a_mistake_gets_one_sentence(mistake: tuple[str, ...], language: str) -> None:
    refused(*mistake, "--lang", language)


def test_a_mistake_is_told_in_the_language_chosen() -> None:
    assert refused("sim", "air", "--games", "x") != refused("sim", "air", "--games", "x", "--lang", "fr")


def test_the_sentence_names_what_was_wrong_and_what_would_be_right() -> None:
    assert "“soon”" in refused("sim", "air", "--seed", "soon")
    assert "apprentice" in refused("sim", "air", "--bots", "wizard")
    assert "--seed" in refused("sim", "air", "--sede", "3")
    assert "play" in refused("paly")


@pytest.mark.parametrize("words", [("--lang",), ("--lang", "de", "games"), ("games", "--lang=xx")])
def test_a_language_we_do_not_speak(words: tuple[str, ...]) -> None:
    assert esbat(*words).code == 2
    assert esbat(*words).err.count("\n") == 1


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_files_that_are_no_true_records(tmp_path: Path, command: str, language: str) -> None:
    """Truncated, edited, foreign, empty, binary, too long, or a directory."""
    text = a_record()
    lines = text.splitlines(keepends=True)
    wrong: dict[str, bytes] = {
        "cut after a line": "".join(lines[:20]).encode(),
        "cut in a line": text[:700].encode(),
        "only the head": lines[0].encode(),
        "a move edited": "".join([*lines[:20], '[9,"take W5"]\n', *lines[21:]]).encode(),
        "a move left out": "".join(lines[:20] + lines[21:]).encode(),
        "no move at all": "".join([*lines[:3], '[0,"fly"]\n', *lines[4:]]).encode(),
        "escape codes in a move": text.replace('"draw"', '"\\u001b[31m\\n\\ud800"', 1).encode(),
        "another seed": text.replace('"seed":"', '"seed":"00', 1).encode(),
        "another game": text.replace('"game":"air"', '"game":"chess"', 1).encode(),
        "another edition": text.replace('"edition":1', '"edition":99', 1).encode(),
        "another format": text.replace('"esbat":1', '"esbat":77', 1).encode(),
        "too many seats": text.replace('"seats":3', '"seats":33', 1).encode(),
        "foreign": b'{"hello": "world"}\n',
        "deep": b"[" * 100_000,
        "empty": b"",
        "binary": bytes(range(256)) * 50,
        "too long": b" " * 8_000_001,
    }
    for name, content in wrong.items():
        path = tmp_path / f"{name}.jsonl"
        path.write_bytes(content)
        refused(command, str(path), "--lang", language)
    refused(command, str(tmp_path), "--lang", language)


def test_an_edited_outcome_is_found_at_its_line(tmp_path: Path) -> None:
    text = a_record()
    path = tmp_path / "edited.jsonl"
    path.write_text(text.replace('"scores":[', '"scores":[9', 1))
    assert f"{len(text.splitlines())}" in refused("verify", str(path))


def test_where_a_replay_may_stop_and_who_may_look(tmp_path: Path) -> None:
    path = tmp_path / "play.jsonl"
    path.write_text(a_record())
    for wish in (("--seat", "3"), ("--seat", "-1"), ("--to", "-1"), ("--to", "99999"), ("--to", "end")):
        refused("replay", str(path), *wish)
