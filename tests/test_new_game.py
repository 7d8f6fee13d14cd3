"""A game that is put on the shelf is played everywhere at once, with plain skins and random bots.

The toy is Air Sorcière under another name, so that nothing but its own room, rulebook and words knows of it.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PLAYED = {
    "over the wire": """
import asyncio, random, tempfile
from pathlib import Path
from tests.web.kit import ME, RANDOM, house

async def main():
    with tempfile.TemporaryDirectory() as folder:
        async with house(Path(folder)) as server:
            listed = (await server.client.get("/api/games?lang=fr")).json()["games"]
            toy = next(game for game in listed if game["code"] == "toy")
            assert toy["bots"] == ["random"] and toy["minutes"] == 12 and toy["max_seats"] == 5, toy
            granted = await server.open(ME, RANDOM, game="toy")
            play, token = granted["play"], granted["seats"][0]["token"]
            box = (await server.client.get(f"/api/plays/{play}/box?lang=fr")).json()
            assert box["facts"] is None and box["sections"]
            async with server.page(play, token) as page:
                assert await page.play_on(random.Random(1)) > 5
                assert page.state["outcome"]["scores"] and page.state["view"]["phase"] == "over"
            replay = await server.post("/api/replay", {"play": play, "secret": token, "lang": "fr"})
            assert replay["game"] == "toy" and replay["frames"] > 10

asyncio.run(main())
""",
    "in the terminal": """
from io import StringIO
from pathlib import Path
import tempfile
from esbat.terminal import play
from esbat.terminal.plain import PlainSkin
from esbat.terminal.skin import skin_for

assert type(skin_for("toy")) is PlainSkin
with tempfile.TemporaryDirectory() as folder:
    out = StringIO()
    typed = StringIO("1\\n" * 4000)
    players = ["human", "random"]
    code = play("toy", players, 3, {}, None, "en", True, source=typed, out=out, home=Path(folder))
    assert code == 0, out.getvalue()[-2000:]
    assert "Toy Air" in out.getvalue() and "grimoires" in out.getvalue()
""",
    "at random": """
from esbat.bots import bot_names
from esbat.lab.selfplay import simulate

assert bot_names("toy") == ["random"]
report = simulate("toy", 3, 4, ["random"], 1, 1, {}, None, None).data()
assert report["game"] == "toy" and report["games"] == 4, report
""",
}


def put_on_the_shelf(root: Path) -> None:
    """Write the toy's room, rulebook and words, and its line on the shelf."""
    unwanted = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(ROOT / "src/esbat", root / "src/esbat", ignore=unwanted)
    shutil.copytree(ROOT / "rules", root / "rules")
    package = root / "src/esbat"
    shutil.copytree(package / "games/air", package / "games/toy")
    for path in (package / "games/toy").rglob("*.py"):
        text = path.read_text(encoding="utf-8").replace("esbat.games.air", "esbat.games.toy")
        path.write_text(text.replace('"air"', '"toy"'), encoding="utf-8")
    shelf = package / "games/__init__.py"
    text = shelf.read_text(encoding="utf-8")
    text = text.replace("(AIR,", "(TOY, AIR,").replace(
        "\nSHELF", "\nfrom esbat.games.toy.game import AIR as TOY\n\nSHELF", 1
    )
    shelf.write_text(text, encoding="utf-8")
    rules = (ROOT / "rules/air.toml").read_text(encoding="utf-8")
    rules = rules.replace('game = "air"', 'game = "toy"').replace("minutes = 30", "minutes = 12")
    (root / "rules/toy.toml").write_text(rules, encoding="utf-8")
    for language in ("fr", "en"):
        words = package / "words" / language
        text = (words / "air.ftl").read_text(encoding="utf-8")
        (words / "toy.ftl").write_text(re.sub(r"\bair-", "toy-", text), encoding="utf-8")
        with (words / "common.ftl").open("a", encoding="utf-8") as common:
            common.write("\ngame-toy =\n    .title = Toy Air\n    .tagline = A toy.\n")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("tree")
    put_on_the_shelf(root)
    return root


@pytest.mark.source
@pytest.mark.parametrize("way", list(PLAYED))
def test_a_game_on_the_shelf_is_played(way: str, tree: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", PLAYED[way]],
        env={"PYTHONPATH": f"{tree / 'src'}:{ROOT}", "PATH": ""},
        cwd=tree,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
