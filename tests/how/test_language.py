"""`docs/how/add-a-language.md`, followed to the letter in a copy of the tree: Esperanto, and no code."""

import asyncio
import fnmatch
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx
import pytest

from tests.waiting import PATIENCE
from tests.web.kit import ME, RANDOM, Page, wired

pytestmark = [pytest.mark.once, pytest.mark.source]

ROOT: Final = Path(__file__).resolve().parents[2]
CODE: Final = "eo"
LISTED: Final = re.compile(r"^- `(.+)`$", re.MULTILINE)
SAID: Final = {
    "common.ftl": [
        (".title = Witch Air", ".title = Aera Sorĉistino"),
        ("{ $rule }: { $why }", "{ $rule } – { $why }"),
    ],
    "terminal.ftl": [("At the table: { $names }.", "Ĉe la tablo: { $names }.")],
    "server.ftl": [("Esbat is open at", "Esbat malfermas at")],
    "air.ftl": [("Your turn. Fly a first witch.", "Via vico. Flugigu unuan sorĉistinon.")],
    "bal.ftl": [("Black cat soup", "Supo el nigra kato")],
    "lancre.ftl": [("[oak] Blasted Oak", "[oak] Fulmita Kverko")],
    "cli.ftl": [("We do not speak", "Ni ne parolas")],
}
"""What is translated: enough to hear each part of the tree speak."""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with a third language in it."""
    copy = tmp_path_factory.mktemp("tree")
    left_out = shutil.ignore_patterns("__pycache__", "static", "*.so", "golden")
    for part in ("src", "rules", "tests", "tools"):
        shutil.copytree(ROOT / part, copy / part, ignore=left_out)
    for file in ("pyproject.toml", "hatch_build.py"):
        shutil.copy(ROOT / file, copy / file)
    words = copy / "src" / "esbat" / "words"
    shutil.copytree(words / "en", words / CODE)
    about = {"name": "Esperanto", "place": 3, "never": ["'"]}
    (words / CODE / "language.json").write_text(json.dumps(about), encoding="utf-8")
    for file, changes in SAID.items():
        text = (words / CODE / file).read_text(encoding="utf-8")
        for old, new in changes:
            assert old in text, f"{file} no longer says {old}"
            text = text.replace(old, new)
        (words / CODE / file).write_text(text, encoding="utf-8")
    return copy


def started(tree: Path, *arguments: str) -> list[str]:
    return [sys.executable, "-m", *arguments]


def surroundings(tree: Path, **more: str) -> dict[str, str]:
    """The copy before our own tree, and a home of its own."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("ESBAT", "LC_", "LANG"))
    }
    return {**kept, "PYTHONPATH": str(tree / "src"), "HOME": str(tree), "XDG_DATA_HOME": str(tree), **more}


def ran(tree: Path, *arguments: str, typed: str = "", **more: str) -> str:
    """What a command says, on either stream."""
    ended = subprocess.run(
        started(tree, *arguments),
        cwd=tree,
        env=surroundings(tree, **more),
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE * 10,
        check=False,
    )
    return ended.stdout + ended.stderr


def files(folder: Path) -> Iterator[str]:
    for path in folder.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path.relative_to(folder).as_posix()


def test_the_page_lists_every_file_it_takes(tree: Path) -> None:
    page = (ROOT / "docs" / "how" / "add-a-language.md").read_text(encoding="utf-8")
    listed = [pattern.replace("<code>", CODE) for pattern in LISTED.findall(page)]
    assert len(listed) == 2
    touched = [
        file
        for part in ("src", "rules", "tools")
        for file in (f"{part}/{each}" for each in files(tree / part))
        if not (ROOT / file).exists() or (ROOT / file).read_bytes() != (tree / file).read_bytes()
    ]
    assert touched and all(any(fnmatch.fnmatch(file, pattern) for pattern in listed) for file in touched)
    assert all(any(fnmatch.fnmatch(file, pattern) for file in touched) for pattern in listed)
    folders = {Path(file).parent for file in touched}
    assert len(folders) == 1, "a language is one folder"


def test_its_catalogues_pass_the_tests_of_words(tree: Path) -> None:
    said = ran(tree, "pytest", "tests/words/test_catalogues.py", "-q", "-n", "0", "-p", "no:cacheprovider")
    assert " passed" in said and "failed" not in said and "error" not in said, said
    kept = subprocess.run(
        [sys.executable, "tools/layers"], cwd=tree, capture_output=True, text=True, check=False
    )
    assert (kept.returncode, kept.stdout) == (0, "")


def test_commands_offer_it_and_speak_it(tree: Path) -> None:
    assert "fr|en|eo" in ran(tree, "esbat", "--lang", CODE, "--help", COLUMNS="200")
    assert "Aera Sorĉistino" in ran(tree, "esbat", "--lang", CODE, "games")
    assert "Aera Sorĉistino" in ran(tree, "esbat", "games", ESBAT_LANG="eo_XX.UTF-8")
    assert "Witch Air" in ran(tree, "esbat", "--lang", "en", "games")
    assert "fr, en, eo" in ran(tree, "esbat", "--lang", "tlh", "games")
    pack = ran(tree, "esbat", "pack", "export", "lancre", ESBAT_LANG=CODE)
    assert 'fr = "Chêne Foudroyé"\nen = "Blasted Oak"\neo = "Fulmita Kverko"\n' in pack
    (tree / "mine.toml").write_text(pack, encoding="utf-8")
    assert "Traceback" not in ran(tree, "esbat", "pack", "check", "mine.toml", ESBAT_LANG=CODE)


def test_the_rulebook_tells_what_it_has_and_says_in_which_language(tree: Path) -> None:
    told = ran(tree, "esbat", "--lang", CODE, "rules", "air", "20", COLUMNS="400")
    assert "Values climb within a column" in told and "(English)" in told
    assert "(English)" not in ran(tree, "esbat", "--lang", "en", "rules", "air", "20", COLUMNS="400")
    rules = tree / "rules" / "air.toml"
    before = rules.read_text(encoding="utf-8")
    english = 'en = "Values climb within a column'
    assert english in before
    rules.write_text(before.replace(english, f'{CODE} = "Valoroj grimpas."\n{english}'), encoding="utf-8")
    try:
        told = ran(tree, "esbat", "--lang", CODE, "rules", "air", "20", COLUMNS="400")
    finally:
        rules.write_text(before, encoding="utf-8")
    rule = told.partition("AIR-020")[2].split("AIR-R")[0]  # the chapter before it is still in English
    assert "Valoroj grimpas." in rule and "(English)" not in rule


def test_the_terminal_speaks_it(tree: Path) -> None:
    seats = ("--seats", "human,random", "--seed", "3")
    said = ran(tree, "esbat", "--lang", CODE, "play", "air", *seats, typed="\n" * 3)
    assert "Ĉe la tablo: " in said and "Via vico. Flugigu unuan sorĉistinon." in said


def test_the_server_offers_it_and_speaks_it(tree: Path) -> None:
    command = started(tree, "esbat.web", "--port", "0", "--lang", CODE, "--db", f"sqlite:///{tree}/plays.db")
    with subprocess.Popen(
        command,
        cwd=tree,
        env=surroundings(tree),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            assert "Esbat malfermas" in said
            asyncio.run(visited(said.split(" at ")[1].split("/ ")[0]))
        finally:
            server.kill()


async def visited(base: str) -> None:
    """What a page in this language is told: the shelf, the rules, a table."""
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as client:
        shelf = (await client.get(f"/api/games?lang={CODE}")).json()
        assert shelf["languages"][-1] == {"code": CODE, "name": "Esperanto"}
        assert [language["code"] for language in shelf["languages"]] == ["fr", "en", CODE]
        assert shelf["games"][0]["title"] == "Aera Sorĉistino"
        wish = {"game": "air", "seats": [ME, RANDOM], "options": {"first_player": "0"}, "lang": CODE}
        rules = (await client.get(f"/api/rules/air?lang={CODE}")).json()
        assert all(rule["text"].endswith("(English)") for rule in rules["rules"])
        play = (await client.post("/api/plays", json=wish)).json()
        async with wired(base) as wire:
            page = Page(wire)
            token = play["seats"][0]["token"]
            await page.say(t="hello", play=play["play"], token=token, lang=CODE, since=0)
            state = await page.settled()
            assert state["question"]["text"] == "Via vico. Flugigu unuan sorĉistinon."
