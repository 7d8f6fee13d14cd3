"""What the page believes of what it is sent is declared once, on the server's side, and is true."""

import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from esbat.engine.chance import seeded
from esbat.engine.game import Game
from esbat.engine.view import ONLOOKER
from esbat.games import SHELF, game
from esbat.table.table import Table
from esbat.testing.combinations import Laid, covering_tables
from esbat.web.catalogue.boxes import contents
from esbat.web.faces import face
from esbat.web.telling.replay import all_seeing
from esbat.web.telling.story import Story, shown
from esbat.web.wire import GameEvent
from esbat.web.wire_http import BoxRow
from esbat.words import LANGUAGES, words_for

ROOT = Path(__file__).resolve().parents[2]


def shape_of(code: str) -> Any:
    """What is declared of a game's view."""
    return face(code, "shape", f"{code.capitalize()}View")


def looked_at(rules: Game, laid: Laid, seed: int) -> int:
    """Play to the end at random, each moment through other eyes; how many views were as declared."""
    state = rules.new(laid.seats, laid.wishes, seeded(seed))
    luck, shape, seen = random.Random(seed), shape_of(rules.code), 0
    while acting := state.acting():
        msgspec.convert(state.view(seen % (state.seats + 1) - 1).data(), shape, strict=True)
        seen += 1
        seat = luck.choice(acting)
        state.apply(seat, luck.choice(state.legal(seat)))
    for eyes in (ONLOOKER, *range(state.seats)):
        msgspec.convert(state.view(eyes).data(), shape, strict=True)
    msgspec.convert(all_seeing(state), shape, strict=True)
    return seen


@pytest.mark.parametrize("code", list(SHELF))
def test_every_view_is_what_is_declared(code: str) -> None:
    """Whole plays at tables that hold every value of every option, for every number of seats."""
    rules = game(code)
    tables = [laid for laid, _ in covering_tables(rules, ["random"], 1)]
    every = {(option.name, value) for option in rules.options for value in option.values}
    assert {chosen for laid in tables for chosen in laid.wishes.items()} == every
    for laid in tables:
        seen = seed = 0
        while seen < 200:
            seen += looked_at(rules, laid, seed)
            seed += 1


@pytest.mark.parametrize("code", list(SHELF))
def test_a_declaration_that_says_too_much_or_too_little_is_found_out(code: str) -> None:
    data = game(code).new(game(code).fewest, {}, seeded(1)).view(0).data()
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(data | {"invented": 1}, shape_of(code))
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({name: value for name, value in data.items() if name != "phase"}, shape_of(code))
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(data | {"phase": None}, shape_of(code))


@pytest.mark.parametrize("code", list(SHELF))
def test_every_event_and_every_printed_thing_is_what_is_declared(code: str) -> None:
    rules = game(code)
    table = Table(rules, rules.most, {}, bytes(32), [""] * rules.most)
    luck, story = random.Random(code), Story(table)
    while not table.over:
        seat = luck.choice(table.state.acting())
        table.submit(seat, rules.text(luck.choice(table.state.legal(seat))))
    story.catch_up()
    told = [shown(rules, entry, eyes, 1) for eyes in (ONLOOKER, 0) for entry in story.entries]
    assert len(told) > 20
    msgspec.convert([event for event in told if event is not None], list[GameEvent], strict=True)
    for language in LANGUAGES:
        for section in contents(rules, words_for(language)).sections:
            msgspec.convert(section.rows, list[BoxRow], strict=True)


# ---- what is written for the page


def checked(root: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(root / "tools" / "shapes"), "--check"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.source
def test_the_page_s_types_are_what_is_declared() -> None:
    run = checked(ROOT)
    assert (run.returncode, run.stdout) == (0, "")


@pytest.mark.source
def test_a_field_that_is_added_makes_the_page_s_types_stale(tmp_path: Path) -> None:
    unwanted = shutil.ignore_patterns("__pycache__", "static", "node_modules", "*.svelte")
    for part in ("src/esbat", "tools", "frontend/src", "rules"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=unwanted)
    shape = tmp_path / "src/esbat/web/faces/lancre/shape.py"
    text = shape.read_text(encoding="utf-8")
    added = text.replace(
        '    """so many are rolled in an attempt"""\n', '    """rolled"""\n    wind: str | None\n'
    )
    assert added != text
    shape.write_text(added, encoding="utf-8")
    stale = checked(tmp_path)
    assert (stale.returncode, stale.stdout.count("run tools/shapes")) == (1, 1)
    subprocess.run([sys.executable, tmp_path / "tools" / "shapes"], check=True, capture_output=True)
    written = (tmp_path / "frontend/src/games/lancre/types.ts").read_text(encoding="utf-8")
    assert "  /** rolled */\n  dice: number\n  wind: string | null\n}" in written
    assert checked(tmp_path).returncode == 0
