"""The HTTP side: answers, headers, limits, and what is refused at the door."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from esbat import compiled
from esbat.store import open_store
from esbat.web.config import Config, own_names
from esbat.web.server.app import make_app
from esbat.web.server.run import address_of, listening
from tests.waiting import until_so
from tests.web.kit import FRIEND, ME, RANDOM, House, Page, house, quick


def asked(folder: Path, config: Config | None = None, **headers: str) -> "Asker":
    return Asker(folder, config or quick(), headers)


GLANCE = {"fr": "se fie souvent", "en": "often trusts"}


class Asker:
    """The application itself, without a socket."""

    def __init__(self, folder: Path, config: Config, headers: dict[str, str]) -> None:
        self.store = open_store(f"sqlite:///{folder}/plays.db")
        self.app = make_app(self.store, config)
        self.headers = headers

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        return self.ask_all([(method, path, more)])[0]

    def ask_all(self, questions: list[tuple[str, str, dict[str, Any]]]) -> list[httpx.Response]:
        async def main() -> list[httpx.Response]:
            transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)
            async with httpx.AsyncClient(
                transport=transport, base_url="http://localhost:8765", headers=self.headers
            ) as client:
                return [await client.request(method, path, **more) for method, path, more in questions]

        return asyncio.run(main())


def test_all_five_games_are_listed_in_both_languages(tmp_path: Path) -> None:
    asker = asked(tmp_path)
    for language in ("fr", "en"):
        games = asker.ask("GET", f"/api/games?lang={language}").json()["games"]
        assert [game["code"] for game in games] == ["air", "bal", "lancre", "witchstone", "wildegrens"]
        assert all(game["title"] and game["tagline"] and game["minutes"] for game in games)
        # Where they think less deep than their names say, they say so.
        assert all(bool(game["bots_note"]) is not compiled() for game in games)
        levels = ["novice", "beginner", "apprentice", "witch", "crone"]
        assert all(list(game["bots_text"]) == game["bots"] == levels for game in games)
        air = games[0]
        assert (air["min_seats"], air["max_seats"]) == (2, 5) and air["bots_text"]["novice"].startswith(
            GLANCE[language]
        )
        hands = next(option for option in air["options"] if option["id"] == "open_hands")
        assert [value["value"] for value in hands["values"]] == ["false", "true"] and hands["text"]
    french = asker.ask("GET", "/api/games", headers={"accept-language": "de, fr-CA;q=0.8"}).json()
    assert french["games"][0]["title"] == "Air Sorcière"


def test_a_rulebook_in_both_languages(tmp_path: Path) -> None:
    asker = asked(tmp_path)
    french = asker.ask("GET", "/api/rules/air?lang=fr").json()
    english = asker.ask("GET", "/api/rules/air?lang=en").json()
    assert len(french["rules"]) == len(english["rules"]) == 93
    assert french["rules"][0]["text"] != english["rules"][0]["text"]
    assert {"chapters", "rules", "rulings", "components"} <= set(french)
    refused = asker.ask("GET", "/api/rules/chess?lang=en")
    assert refused.status_code == 400 and "chess" in refused.json()["text"]


def test_a_code_to_scan(tmp_path: Path) -> None:
    answer = asked(tmp_path).ask("POST", "/api/qr", json={"text": "http://192.0.2.1:8765/#/join/abc/def"})
    assert answer.headers["content-type"].startswith("image/svg+xml") and answer.text.startswith("<svg")
    assert "style=" not in answer.text and "<script" not in answer.text


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"game": "chess", "seats": [ME, RANDOM]}, "chess"),
        ({"game": "air", "seats": [ME]}, "seats"),
        ({"game": "air", "seats": [ME] * 6}, "seats"),
        ({"game": "air", "seats": [ME, {"kind": "bot", "bot": "oracle"}]}, "oracle"),
        ({"game": "air", "seats": [ME, {"kind": "ghost"}]}, "kinds"),
        ({"game": "air", "seats": [ME, RANDOM], "options": {"wings": True}}, "wings"),
        ({"game": "air", "seats": [ME, RANDOM], "options": {"open_hands": 3}}, "open_hands"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused_in_a_sentence(tmp_path: Path, wish: Any, said: str) -> None:
    answer = asked(tmp_path).ask("POST", "/api/plays", json={**wish, "lang": "en"})
    assert answer.status_code == 400 and said in answer.json()["text"]


def test_every_answer_carries_the_headers(tmp_path: Path) -> None:
    asker = asked(tmp_path)
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/no/such/file"):
        headers = asker.ask("GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "unsafe" not in policy and "script-src 'self'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert asker.ask("GET", "/api/games").headers["cache-control"] == "no-store"


def test_pages_from_elsewhere_and_foreign_names_are_refused(tmp_path: Path) -> None:
    config = quick(hosts=own_names("127.0.0.1"))
    asker = asked(tmp_path, config)
    wish = {"json": {"game": "air", "seats": [ME, RANDOM]}}
    own = {"origin": "http://localhost:8765"}
    for origin in (
        "http://evil.example",
        "null",
        "http://localhost:9999",
        "file://",
        "http://[",
        "ftp://localhost:8765",
    ):
        assert asker.ask("POST", "/api/plays", headers={"origin": origin}, **wish).status_code == 403
    assert asker.ask("POST", "/api/plays", headers=own, **wish).status_code == 201
    assert asker.ask("GET", "/api/games", headers={"host": "evil.example"}).status_code == 421
    assert asker.ask("GET", "/api/games", headers={"host": "[::1]:8765"}).status_code == 200
    assert own_names("0.0.0.0") is None


def test_a_socket_from_elsewhere_is_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as server:
            address = server.base.replace("http", "ws") + "/ws"
            with pytest.raises(InvalidStatus) as refused:
                await connect(address, origin="http://evil.example")  # type: ignore[arg-type]
            assert refused.value.response.status_code == 403
            async with connect(address, origin=server.base):  # type: ignore[arg-type]
                pass

    asyncio.run(main())


def test_bodies_have_a_limit_and_a_kind(tmp_path: Path) -> None:
    asker = asked(tmp_path)
    big = asker.ask("POST", "/api/qr", json={"text": "x" * 70_000})
    assert big.status_code == 413 and big.json()["text"]
    plain = asker.ask("POST", "/api/qr", content=b"text=hello", headers={"content-type": "text/plain"})
    assert plain.status_code == 415
    wrong = asker.ask("GET", "/api/plays")
    assert wrong.status_code == 405 and wrong.json()["text"]
    assert asker.ask("POST", "/api/elsewhere", json={}).status_code == 404


def test_addresses_and_lines_are_held_to_a_rate(tmp_path: Path) -> None:
    config = quick(limits={"requests": 0.001, "requests_burst": 5})
    answers = asked(tmp_path, config).ask_all([("GET", "/api/games?lang=en", {})] * 8)
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
    assert "fast" in answers[-1].json()["text"]
    config = quick(limits={"recoveries": 0.001, "recoveries_burst": 2})
    guesses = [("POST", "/api/recover", {"json": {"code": "AAAA-BBBB-CCCC"}})] * 4
    assert [answer.status_code for answer in asked(tmp_path, config).ask_all(guesses)] == [404, 404, 429, 429]
    config = quick(limits={"plays": 0.001, "plays_burst": 1})
    wishes = [("POST", "/api/plays", {"json": {"game": "air", "seats": [ME, RANDOM]}})] * 2
    assert [answer.status_code for answer in asked(tmp_path, config).ask_all(wishes)] == [201, 429]


def test_a_line_that_speaks_too_fast_is_told_then_closed(tmp_path: Path) -> None:
    async def main() -> None:
        limits = {"messages": 0.001, "messages_burst": 3, "patience": 4, "lines": 2}
        async with house(tmp_path, quick(limits=limits)) as server:
            granted = await server.open(ME, FRIEND)
            async with server.page(granted["play"], granted["seats"][0]["token"]) as page:
                await page.until("state")
                for _ in range(4):
                    await page.say(t="ping")
                assert "fast" in (await page.until("no"))["text"]
                for _ in range(4):
                    await page.say(t="ping")
                assert await page.closed() == 4029
            await lines_are_limited(server)

    asyncio.run(main())


async def lines_are_limited(server: House) -> None:
    await until_so(lambda: not sum(server.desk.lines.values()), "the line that was closed is forgotten")
    address = server.base.replace("http", "ws") + "/ws"
    async with connect(address), connect(address):
        with pytest.raises(InvalidStatus):
            await connect(address)


def test_hello_is_the_first_word_and_must_open_something(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as server:
            granted = await server.open(ME, FRIEND)
            good = {"t": "hello", "play": granted["play"], "token": granted["seats"][0]["token"]}
            invite = granted["seats"][1]["invite"]
            cases = [
                ({"t": "ping"}, 4000),
                ({**good, "token": "wrong"}, 4001),
                ({**good, "play": "nowhere"}, 4001),
                ({**good, "token": invite}, 4001),
            ]
            for message, code in cases:
                async with connect(server.base.replace("http", "ws") + "/ws") as wire:
                    page = Page(wire)
                    await page.say(**message)
                    assert (await page.until("bye"))["text"]
                    assert await page.closed() == code
            async with server.page(granted["play"], granted["seats"][0]["token"]) as page:
                await page.until("state")
                await page.wire.send("x" * 9000)
                assert await page.closed() == 1009

    asyncio.run(main())


def test_the_page_and_its_files(tmp_path: Path) -> None:
    static = tmp_path / "static"
    config = quick(static=static)
    asker = asked(tmp_path, config)
    unbuilt = asker.ask("GET", "/", headers={"accept-language": "fr"})
    assert unbuilt.status_code == 503 and "./play" in unbuilt.text and 'lang="fr"' in unbuilt.text
    (static / "assets").mkdir(parents=True)
    (static / "assets" / "main-abc123.js").write_text("console.log(1)\n" * 100)
    (static / "index.html").write_text("<!doctype html><title>Esbat</title>")
    (static / "icon-192.png").write_bytes(b"an icon")
    (tmp_path / "secret.txt").write_text("secret")
    page = asker.ask("GET", "/")
    assert page.status_code == 200 and page.headers["cache-control"] == "no-cache"
    assert asker.ask("GET", "/", headers={"if-none-match": page.headers["etag"]}).status_code == 304
    script = asker.ask("GET", "/assets/main-abc123.js", headers={"accept-encoding": "gzip"})
    assert "immutable" in script.headers["cache-control"] and script.headers["content-encoding"] == "gzip"
    assert script.headers["content-type"].startswith("text/javascript") and script.text.startswith("console")
    by_habit = asker.ask("GET", "/favicon.ico")
    assert by_habit.content == b"an icon" and by_habit.headers["content-type"] == "image/png"
    for path in (
        "/nothing.js",
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
    ):
        assert asker.ask("GET", path).status_code == 404


def test_a_taken_port_is_passed_over_unless_it_was_asked_for() -> None:
    first = listening("127.0.0.1", None)
    second = listening("127.0.0.1", None)
    assert first.getsockname()[1] != second.getsockname()[1]
    assert address_of(first).startswith("http://127.0.0.1:")
    with pytest.raises(Exception, match="server-no-door"):
        listening("127.0.0.1", first.getsockname()[1])
    first.close()
    second.close()
