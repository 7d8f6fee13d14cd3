"""The tools that keep the house in order: they pass today, and they notice a breach."""

import importlib.machinery
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

pytestmark = pytest.mark.source
ROOT = Path(__file__).resolve().parents[2]


def tool(name: str) -> ModuleType:
    """A script of tools/ as a module."""
    loader = importlib.machinery.SourceFileLoader(f"tool_{name}", str(ROOT / "tools" / name))
    spec = importlib.util.spec_from_loader(loader.name, loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def await_in(body: str) -> str:
    """A function that waits, with this body."""
    return f"async def f():\n {body}"


@pytest.mark.parametrize("name", ["layers", "trace"])
def test_the_house_is_in_order(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert tool(name).main() == 0, capsys.readouterr().out


@pytest.mark.parametrize(
    ("place", "line", "wrong"),
    [
        ("engine/a.py", "import os", "engine may not import os"),
        ("engine/a.py", "from esbat.games.air import rules", "engine may not import games"),
        ("parts/a.py", "import json", "parts may not import json"),
        ("games/air/rules.py", "import random", "games may not import random"),
        ("games/air/rules.py", "from time import time", "games may not import time"),
        ("games/air/rules.py", "from esbat.games.bal import names", "a game may not import another"),
        ("games/air/rules.py", "from esbat.games import SHELF", "a game may not import another"),
        ("games/air/rules.py", "from esbat.games.air import flow", "rules comes before flow"),
        ("games/air/names.py", "from esbat.games.air.tables import X", "names comes before tables"),
        ("games/air/clever.py", "from esbat.games.air.names import X", "not among the files of a game"),
        ("games/air/rules.py", "from esbat.table.table import Table", "games may not import table"),
        ("games/air/rules.py", "x = 1 << n", "32-bit shift"),
        ("parts/a.py", "x = i64(1) << n", "32-bit shift"),
        ("bots/compiled_a.py", "x = 1 << n", "32-bit shift"),
        ("games/air/flow.py", "x = board.top(0) == LAY", "a row's numbers have names"),
        ("games/air/flow.py", "board.set_top(i64(3), left)", "a row's numbers have names"),
        ("games/air/flow.py", "left = stack[row + 3] - 1", "a row's numbers have names"),
        ("games/air/flow.py", "board.stack[at * ROW + 3] = left", "a row's numbers have names"),
        ("games/air/flow.py", "x = board.stack[board.depth * ROW - 5]", "a row's numbers have names"),
        ("bots/a.py", "x = [stack[2 + start + n] for n in (0, 1)]", "a row's numbers have names"),
        ("bots/a.py", "x = mind.imagine().top(2)", "a row's numbers have names"),
        ("games/air/decisions.py", "out[0] = card * 64 + LAY", "moves are packed"),
        ("games/air/decisions.py", "out[0] = LAY + i64(64) * (first + card)", "moves are packed"),
        ("games/air/decisions.py", "out[0] = (card << 6) + LAY", "moves are packed"),
        ("games/air/flow.py", "card = move >> 6", "moves are packed"),
        ("games/air/flow.py", "verb = last_move & 63", "moves are packed"),
        ("games/air/flow.py", "move //= 64", "moves are packed"),
        ("bots/moves.py", "verb = mind.legal[0] % 64", "moves are packed"),
        ("bots/a.py", "x = effect(out[at] >> 6)", "moves are packed"),
        ("web/play/live.py", await_in("try:\n  x()\n except E:\n  await y()"), "inside except"),
        ("web/play/live.py", await_in("try:\n  x()\n finally:\n  if z:\n   await y()"), "inside finally"),
        (
            "web/play/live.py",
            await_in("try:\n  x()\n except E:\n  async with a.lock:\n   y()"),
            "inside except",
        ),
        ("web/play/live.py", await_in("async with a.transaction():\n  y()"), "the end of an `async with`"),
        ("games/air/rules.py", "def f():\n try:\n  x()\n finally:\n  yield 1", "inside finally"),
        ("store/writer.py", await_in("try:\n  x()\n except E:\n  z = [await y()]"), "inside except"),
        ("store/writer.py", await_in("try:\n  x()\n except E:\n  z = [a async for a in y]"), "inside except"),
        ("store/writer.py", await_in("try:\n  x()\n finally:\n  z = {a async for a in y}"), "inside finally"),
        ("web/a.py", "class A:\n def __del__(self):\n  pass", "a finaliser may run"),
        ("bots/a.py", "from esbat.web.server import app", "bots may not import web"),
        ("table/a.py", "from esbat.games import game", "table may not import games"),
        ("web/a.py", "from esbat.terminal import play", "web and terminal never import one another"),
        ("lab/a.py", "def f():\n    import esbat.web", "lab and web never import one another"),
        ("web/play/a.py", "from esbat.web.http import api", "play comes before http"),
        ("web/http/a.py", "from esbat.web.server.run import serve", "http comes before server"),
        ("web/rooms/a.py", "from esbat.web.play import live", "rooms is not among the parts of the server"),
        ("cli.py", "from esbat.testing.perft import perft", "src never imports testing"),
        ("engine/a.py", "from ..games import game", "engine may not import games"),
    ],
)
def test_a_breach_of_the_layers_is_named(tmp_path: Path, place: str, line: str, wrong: str) -> None:
    path = tmp_path / "esbat" / place
    path.parent.mkdir(parents=True)
    path.write_text(line + "\n", encoding="utf-8")
    found = list(tool("layers").breaches(path, tmp_path / "esbat"))
    assert found and wrong in found[0], found
    assert found[0].startswith(f"esbat/{place}:")


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("engine/a.py", "import json\nfrom hashlib import sha256\nfrom esbat.engine.move import packed"),
        ("games/air/game.py", "from esbat.games.air import decisions, flow\nfrom esbat.parts.bag import Bag"),
        ("games/__init__.py", "from esbat.games.air.game import AIR\nfrom esbat.games.bal.game import BAL"),
        ("games/air/rules.py", "x = n << 3"),
        (
            "games/air/flow.py",
            "board.set_top(LAY_LEFT, board.top(LAY_LEFT) - 1)\nx = board.top(KIND)",
        ),
        ("games/air/flow.py", "kind = board.stack[(board.depth - 1) * ROW]\nstack[row + ASKED] = 0"),
        ("games/air/state.py", "copy = self.stack[:]\nthis = self.columns[at + 2]\nother = self.stack[:6]"),
        ("engine/state.py", "stack[start + 1] = seats\nx = state.top(0)\nmove = argument * 64 + verb"),
        (
            "games/air/decisions.py",
            "out[0] = card * VERBS + LAY\nout[1] = packed(LAY, 64)\nx = 64**seat",
        ),
        ("games/air/flow.py", "second = gifts >> 6\nfirst = gifts & 63\ncolour = argument_of(move) >> 6"),
        ("games/air/moves.py", "x = packed(LAY, place * 64 + card)"),
        ("games/air/tables_roads.py", "x = place * 64"),
        ("web/play/live.py", await_in("try:\n  await x()\n except E as e:\n  t = e\n await y()")),
        ("web/play/live.py", await_in("async with a.lock:\n  async with asyncio.timeout(1):\n   await y()")),
        ("web/play/live.py", await_in("try:\n  x()\n except E:\n  async def g(): await y()\n  go(g)")),
        ("web/play/repair.py", await_in("try:\n  x()\n except E:\n  await y()")),
        ("web/http/a.py", "from esbat.web.play import live\nfrom esbat.web.http.api import ROUTES"),
        ("web/telling/a.py", "if TYPE_CHECKING:\n    from esbat.web.play.live import LivePlay"),
        ("bots/a.py", "import math\nfrom esbat.games.air import rules\nx = 1 << n"),
        ("cli.py", "from esbat.web.server import app\nfrom esbat.terminal import play"),
        ("testing/a.py", "from esbat.testing.perft import perft\nfrom esbat.table.table import Table"),
    ],
)
def test_what_is_allowed_is_let_through(tmp_path: Path, place: str, line: str) -> None:
    path = tmp_path / "esbat" / place
    path.parent.mkdir(parents=True)
    path.write_text(line + "\n", encoding="utf-8")
    assert list(tool("layers").breaches(path, tmp_path / "esbat")) == []


def test_gaps_in_the_trace_are_named(tmp_path: Path) -> None:
    """A rule without code, a rule without a test, a ruling without either, an id that does not exist."""
    book = tmp_path / "rules" / "brm.toml"
    book.parent.mkdir()
    rows = [f'[[rule]]\nid = "BRM-00{number}"' for number in (1, 2, 3)]
    head = 'game = "brm"\nprefix = "BRM"'
    book.write_text("\n".join([head, *rows, '[[ruling]]\nid = "BRM-R01"']), encoding="utf-8")
    code = tmp_path / "src" / "esbat" / "games" / "brm" / "rules.py"
    code.parent.mkdir(parents=True)
    code.write_text('"""BRM-001, BRM-002."""\n', encoding="utf-8")
    test = tmp_path / "tests" / "test_brm.py"
    test.parent.mkdir()
    test.write_text('@rule(\n    "BRM-001", "BRM-003", "BRM-009"\n)\n# BRM-002\n', encoding="utf-8")
    assert tool("trace").gaps(book, tmp_path) == [
        "BRM-003: no docstring or comment of games/brm names it",
        "BRM-002: no test claims it with rule(…)",
        "BRM-R01: neither code nor test names it",
        "BRM-009: named, but not in brm.toml",
    ]
