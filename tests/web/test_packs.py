"""Packs at the server: a folder of them on offer, plays with them, and what hostile ones cannot do."""

import asyncio
import json
import os
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from esbat.engine.errors import BadSetting
from esbat.games import SHELF, game
from esbat.packs import exported
from esbat.table.verify import verified
from esbat.web.catalogue.boxes import MOST_FILES, contents, folder_of_packs
from esbat.words import LANGUAGES, words_for
from tests.samples import sampled
from tests.web.kit import ME, RANDOM, house, quick
from tests.web.process import Process

pytestmark = pytest.mark.wheel

ROOT = Path(__file__).parents[2]
OURS = exported(game("lancre"))
MINE = OURS.replace('name = "lancre"', 'name = "My box"').replace('en = "Greebo"', 'en = "The Tomcat"')
SMALL_AIR = exported(game("air")).replace('name = "air"', 'name = "Little sky"').replace("= 15", "= 9")


def folder(path: Path, **files: str) -> Path:
    path.mkdir(exist_ok=True)
    for name, text in files.items():
        (path / f"{name}.toml").write_text(text, encoding="utf-8")
    return path


def offering(path: Path, **files: str) -> Any:
    packs, _ = folder_of_packs(folder(path, **files), words_for("en"))
    return quick(packs=packs)


# ---- the folder


def test_good_packs_are_offered_and_bad_ones_told_with_their_line(tmp_path: Path) -> None:
    files = {
        "mine": MINE,
        "sky": SMALL_AIR,
        "again": MINE,
        "hard": OURS.replace("difficulty = 25", "difficulty = 99"),
        "chess": "game = 'chess'",
        "empty": "",
        "deep": "a = " + "[" * 100_000,
        "steering": 'esbat = 1\ngame = "\u001b[2J"',
        "long": "#" * 300_000,
    }
    place = folder(tmp_path / "packs", **files)
    (place / "readme.txt").write_text("not a pack")
    (place / "no\ttext.toml").write_bytes(b"\xff\xfe\x00")
    (place / "a folder.toml").mkdir()
    os.mkfifo(place / "pipe.toml")
    (place / "link.toml").symlink_to("/etc/passwd")
    (place / "zero.toml").symlink_to("/dev/zero")
    (place / "gone.toml").symlink_to(place / "nowhere")
    packs, troubles = folder_of_packs(place, words_for("en"))
    assert [pack.name for pack in packs.of("lancre")] == ["My box"]
    assert [pack.name for pack in packs.of("air")] == ["Little sky"]
    assert len(troubles) == 12
    assert "hard.toml is not offered. Line " in "\n".join(troubles)
    for trouble in troubles:
        assert (trouble.isprintable() and len(trouble) < 300 and "Line " in trouble) or "chess" in trouble
        assert "root:" not in trouble


def test_a_folder_that_is_none_and_one_with_too_many(tmp_path: Path) -> None:
    for language in LANGUAGES:
        with pytest.raises(BadSetting) as refused:
            folder_of_packs(tmp_path / "nowhere", words_for(language))
        assert words_for(language).error(refused.value)
    many = folder(tmp_path / "many", **{f"p{number}": "" for number in range(MOST_FILES + 1)})
    packs, troubles = folder_of_packs(many, words_for("fr"))
    assert packs.packs == {} and len(troubles) == MOST_FILES + 1


def test_a_pack_without_a_name_is_called_like_its_file(tmp_path: Path) -> None:
    nameless = OURS.replace('name = "lancre"', 'name = ""')
    packs, _ = folder_of_packs(folder(tmp_path / "packs", nameless=nameless), words_for("en"))
    assert [pack.name for pack in packs.of("lancre")] == ["nameless"]


# ---- plays


def test_packs_are_listed_and_their_boxes_can_be_read(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path, offering(tmp_path / "packs", sky=SMALL_AIR, mine=MINE)) as server:
            listed = (await server.client.get("/api/games?lang=en")).json()["games"]
            packs = {entry["code"]: entry["packs"] for entry in listed}
            [sky] = packs["air"]
            assert sky["name"] == "Little sky" and len(sky["id"]) == 64 and sky["origins"]["rulebook"] == 5
            box = (await server.client.get(f"/api/box/air?lang=fr&pack={sky['id']}")).json()
            assert box["pack"] == {"hash": sky["id"], "name": "Little sky"}
            assert box["sections"][0]["rows"][0] == {
                "code": "white",
                "highest": 9,
                "grimoires": 9,
                "name": "Blanc",
                "detail": "Sorcières de 1 à 9, 9 grimoires",
                "source": "RB l.69-76, 164-166",
                "origins": ["rulebook"],
                "known": "Livret de règles, lignes 69–76, 164–166.",
            }
            refused = await server.client.get("/api/box/air?pack=" + "0" * 64)
            assert refused.status_code == 400 and refused.json()["error"] == "server-no-such-pack"
            mine = server.desk.config.packs.of("lancre")[0].digest
            assert (await server.client.get(f"/api/box/air?pack={mine}")).status_code == 400
            assert (await server.client.get("/api/box/chess")).status_code == 400

    asyncio.run(main())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", list(SHELF))
def test_every_thing_of_every_box_has_a_name_and_says_where_it_is_from(
    tmp_path: Path, code: str, language: str
) -> None:
    async def main() -> None:
        async with house(tmp_path) as server:
            box = (await server.client.get(f"/api/box/{code}?lang={language}")).json()
            assert box["pack"] is None and box["sections"]
            for section in box["sections"]:
                assert section["title"] and section["rows"]
                for row in section["rows"]:
                    assert row["name"] and row["origins"] and "other" not in row["origins"]
            rules = (await server.client.get(f"/api/rules/{code}?lang={language}")).json()
            assert all(part["origins"] for part in rules["components"])

    asyncio.run(main())


@pytest.mark.parametrize("code", sampled(list(SHELF), 5))
def test_a_play_with_a_pack_survives_a_restart_and_its_record_holds(tmp_path: Path, code: str) -> None:
    """The file may be gone by then: what was played with is kept with the play."""
    ours = exported(game(code)).replace(f'name = "{code}"', 'name = "Changed"')
    changed = SMALL_AIR if code == "air" else MINE if code == "lancre" else ours
    seats = [ME] + [RANDOM] * (min(game(code).most, max(2, game(code).fewest)) - 1)

    async def begin() -> tuple[str, str, str]:
        config = offering(tmp_path / "packs", changed=changed)
        async with house(tmp_path, config) as server:
            digest = config.packs.of(code)[0].digest
            wish = {"game": code, "seats": seats, "pack": "0" * 64, "lang": "en"}
            refused = await server.post("/api/plays", wish, 400)
            assert refused["error"] == "server-no-such-pack"
            granted = await server.open(*seats, game=code, pack=digest)
            secret = granted["seats"][0]["token"]
            async with server.page(granted["play"], secret) as page:
                assert await page.play_on(random.Random(1), most=5) == 5
            return (granted["play"], secret, digest)

    async def go_on(play: str, secret: str, digest: str) -> None:
        async with house(tmp_path) as server:
            public = (await server.client.get(f"/api/plays/{play}/public")).json()
            assert public["pack"]["hash"] == digest
            box = (await server.client.get(f"/api/plays/{play}/box?lang=en")).json()
            assert box["pack"]["hash"] == digest
            async with server.page(play, secret) as page:
                await page.play_on(random.Random(2))
                await page.say(t="again")
                again = await page.until("again")
            following = (await server.client.get(f"/api/plays/{again['play']}/public")).json()
            assert following["pack"]["hash"] == digest
            info = await server.post("/api/replay", {"play": play, "secret": secret})
            assert info["head"]["pack"]["hash"] == digest
            text = await server.post("/api/record", {"play": play, "secret": secret})
            table = verified(text, game)
            assert table.over and table.game.pack is not None and table.game.pack.digest == digest
            ask = {"play": play, "secret": secret, "at": 3, "seat": 0, "lang": "en"}
            frame = await server.post("/api/replay/frame", {**ask, "eyes": "all"})
            assert frame["view"]
            continued = await server.post("/api/continue", ask, 201)
            public = (await server.client.get(f"/api/plays/{continued['play']}/public")).json()
            assert public["pack"]["hash"] == digest

    asyncio.run(go_on(*asyncio.run(begin())))


# ---- the command


def test_the_server_says_which_packs_it_leaves_out(tmp_path: Path) -> None:
    place = folder(tmp_path / "packs", sky=SMALL_AIR, bad="game = 'air'\nx = = 1")
    server = Process(f"sqlite:///{tmp_path}/plays.db", packs=str(place))
    try:
        games = server.get("/api/games?lang=en").json()["games"]
        assert [pack["name"] for pack in games[0]["packs"]] == ["Little sky"]
    finally:
        assert server.end(server.TERM) == 0
    assert server.log.startswith("bad.toml is not offered. Line 2: this is not TOML.\n")


def test_the_page_s_own_tests_look_at_our_box() -> None:
    """The sample its drawings are tested with is what the server would send, fewer cards aside."""
    text = (ROOT / "frontend/src/games/lancre/box.sample.json").read_text(encoding="utf-8")
    sample, sent = json.loads(text), contents(game("lancre"), words_for("fr"))
    for kept, section in zip(sample["sections"], sent.sections, strict=True):
        assert kept["rows"] == section.rows[: len(kept["rows"])]
    assert sample["facts"] == to_builtins(sent.facts)
