"""Who may come in under which name: hosts, proxies, a second server, and nicknames."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from esbat.engine.errors import BadSetting
from esbat.store import open_store
from esbat.store.interface import BadDatabase
from esbat.web.config import own_names
from esbat.web.people.names import clean
from esbat.web.server.claim import claim
from tests.waiting import PATIENCE
from tests.web.kit import FRIEND, ME, RANDOM, house, quick
from tests.web.process import Process
from tests.web.test_http import asked

pytestmark = pytest.mark.wheel

WISH = {"json": {"game": "air", "seats": [ME, RANDOM]}}
OUTSIDE = "https://play.example.org"


# ---- proxies and hosts


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "play.example.org", "origin": OUTSIDE},
        {"host": "127.0.0.1:8765", "x-forwarded-host": "play.example.org", "origin": OUTSIDE},
        {"host": "127.0.0.1:8765", "sec-fetch-site": "same-origin", "origin": OUTSIDE},
    ],
    ids=["passes Host on", "says X-Forwarded-Host", "says nothing"],
)
def test_behind_a_proxy_the_page_is_let_in(tmp_path: Path, headers: dict[str, str]) -> None:
    assert (
        asked(tmp_path, quick(proxy=True)).ask("POST", "/api/plays", headers=headers, **WISH).status_code
        == 201
    )
    # Without one the same words open nothing.
    alone = quick(hosts=own_names("127.0.0.1"))
    assert asked(tmp_path, alone).ask("POST", "/api/plays", headers=headers, **WISH).status_code in (403, 421)


def test_behind_a_proxy_foreign_pages_are_still_refused(tmp_path: Path) -> None:
    asker = asked(tmp_path, quick(proxy=True))
    for more in ({}, {"sec-fetch-site": "cross-site"}, {"x-forwarded-host": "play.example.org"}):
        headers = {"host": "play.example.org", "origin": "https://evil.example", **more}
        assert asker.ask("POST", "/api/plays", headers=headers, **WISH).status_code == 403


def test_every_loopback_address_answers_only_to_its_own_names(tmp_path: Path) -> None:
    mapped = ("::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:127.1.2.3")
    for host in ("127.0.0.2", "127.1.2.3", "::1", "localhost", *mapped):
        names = own_names(host)
        assert names is not None and host in names
        asker = asked(tmp_path, quick(hosts=names))
        assert asker.ask("GET", "/api/games", headers={"host": "evil.example"}).status_code == 421
        shown = f"[{host}]" if ":" in host else host
        assert asker.ask("GET", "/api/games", headers={"host": f"{shown}:8765"}).status_code == 200
    for host in ("0.0.0.0", "192.0.2.1", "example.org", "::", "::ffff:192.0.2.1", "::ffff:0.0.0.0"):
        assert own_names(host) is None
    # However it is written, and as browsers write it.
    for name in ("127.1.2.3", "::ffff:127.1.2.3", "::ffff:7f01:203"):
        assert name in (own_names("::ffff:127.1.2.3") or [])


def test_the_command_itself_keeps_to_that(tmp_path: Path) -> None:
    """`--host 127.0.0.2` and `--behind-proxy` on the usual address, as they are started."""
    import httpx

    for more, host, expected in (
        (["--host", "127.0.0.2"], "evil.example", 421),
        (["--host", "127.0.0.2"], "127.0.0.2", 200),
        (["--behind-proxy"], "play.example.org", 200),
    ):
        server = Process(f"sqlite:///{tmp_path}/plays.db", more=more)
        try:
            answer = httpx.get(f"{server.base}/api/games", headers={"host": host}, timeout=PATIENCE)
        finally:
            server.end(Process.TERM)
        assert answer.status_code == expected


# ---- two servers


@pytest.mark.skipif(sys.platform == "win32", reason="there the file itself is held")
def test_a_second_server_on_one_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/plays.db"
    server = Process(database)
    try:
        second = [sys.executable, "-m", "esbat", "serve", "--port", "0", "--db", database]
        for language, said in (("en", "already serves"), ("fr", "sert déjà")):
            done = subprocess.run(
                [*second, "--lang", language], capture_output=True, timeout=PATIENCE, check=False
            )
            assert done.returncode == 2 and done.stdout == b""
            assert done.stderr.decode().count("\n") == 1 and said in done.stderr.decode()
    finally:
        server.child.kill()
        server.end(Process.TERM)
    # However the first one ended, the next may serve.
    held = claim(database)
    assert held is not None
    (tmp_path / "link.db").symlink_to(tmp_path / "plays.db")
    with pytest.raises(BadDatabase):
        claim(f"sqlite:///{tmp_path}/link.db")
    os.link(tmp_path / "plays.db", tmp_path / "other.db")
    with pytest.raises(BadDatabase):
        claim(f"sqlite:///{tmp_path}/other.db")
    # Somebody takes the lock for what a dead server left behind.
    os.unlink(tmp_path / "plays.db.lock")
    with pytest.raises(BadDatabase):
        claim(database)
    held.close()
    anew = claim(database)
    assert anew is not None
    anew.close()
    assert claim("postgresql://somewhere/name") is None
    assert claim(f"sqlite:///{tmp_path}/nowhere/plays.db") is None


@pytest.mark.skipif(sys.platform == "win32", reason="there the file itself is held")
def test_a_claim_on_a_file_that_is_not_there_yet_holds_it_under_all_its_names(tmp_path: Path) -> None:
    """And SQLite takes what the claim has made for a new file."""
    database = f"sqlite:///{tmp_path}/plays.db"
    held = claim(database)
    assert held is not None
    asyncio.run(open_store(database).close())
    os.unlink(tmp_path / "plays.db.lock")
    with pytest.raises(BadDatabase):
        claim(database)
    held.close()


# ---- names


@pytest.mark.parametrize(
    "name",
    [
        *["\u200b", "\u200b \u200d", "\u3164", "\u2800\u2800", "\u202e", "\u0301", "\u034f\u0301", "\ufeff"],
        *["\ufe0f", "\U000e0100\u180b", "\U0001d159", "\U00016fe4"],
    ],
)
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(BadSetting) as refused:
        clean(name)
    assert refused.value.key == "server-name-unseen"


@pytest.mark.parametrize(
    "name",
    [
        *[
            "A\u0301\u0302\u0303gnes",
            "Ze\u0301\u0336\u0337\u0338",
            "e" + "\u0301" * 20,
            "A\u20dd\u20de\u20df",
        ],
        *[
            "A\u0316\u0317\u0318",
            "ก" + "\u0e47" * 6,
            "ཀ" + "\u0fb1" * 6,
            "a\u0301\u0302\U0001d165",
            "A" + "\ufe0f" * 6,
        ],
    ],
)
def test_accents_piled_on_accents_are_refused(name: str) -> None:
    with pytest.raises(BadSetting) as refused:
        clean(name)
    assert refused.value.key == "server-name-accents"


@pytest.mark.parametrize(
    "name",
    [
        *["Agnès", "Ngọc Diễm", "नमिता", "שָׁלוֹם", "ทิพย์", "李", "🧙", "O’Hara-Ó", "X Æ A-12"],
        *["မို့မို့", "ကြွို့", "སྒྲོལ་མ", "བསྒྲུབ", "שּׁוּלַמִּית", "ស្រីមុំ", "ᾍδης", "Нина", "Ἑκάτη", "葛\U000e0100", "❤\ufe0f"],
    ],
)
def test_names_of_all_kinds_are_welcome(name: str) -> None:
    assert clean(name)


def test_no_two_seats_have_the_same_name(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as server:
            twins: list[dict[str, Any]] = [ME, {"kind": "local", "name": " AGNÈS "}]
            for language, said in (("en", "called"), ("fr", "s’appelle")):
                wish = {"game": "air", "seats": twins, "lang": language}
                assert said in (await server.post("/api/plays", wish, 400))["text"]
            named = await server.open({"kind": "me", "name": "Circé"}, RANDOM, {"kind": "bot", "name": ""})
            names = (await server.client.get(f"/api/plays/{named['play']}/public")).json()["names"]
            assert names[0] == "Circé" and len(set(names)) == 3
            granted = await server.open(ME, FRIEND, FRIEND)
            play, invite = granted["play"], granted["seats"][1]["invite"]
            for name in ("agnès", "Ag\u200bnès", "\uff21gnès", "Agnès\ufe0f", "Witch 3", "Sorcière 3"):
                wish = {"play": play, "secret": invite, "name": name, "lang": "en"}
                assert "called" in (await server.post("/api/join", wish, 400))["text"]
            joined = await server.post("/api/join", {"play": play, "secret": invite, "name": "Witch 2"})
            async with server.page(play, joined["token"]) as page:
                await page.until("state")
                for name, said in (
                    ("Agnès", "called"),
                    ("\u3164", "seen"),
                    ("a\u0301\u0302\u0303\u0304", "accents"),
                ):
                    await page.say(t="name", name=name)
                    assert said in (await page.until("no"))["text"]
                await page.say(t="name", name="Bea")
                state = await page.until("state")
                while state["seats"][1]["name"] != "Bea":
                    state = await page.until("state")

    asyncio.run(main())
