"""What one client may ask of the server, and that a bystander does not feel it.

Each limit has a log line; the bystander's wait is processor time (see `bystander`).
"""

import asyncio
import base64
import os
import random
import struct
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from esbat.web.connection.frames import Meter
from esbat.web.shared.idle import Idle
from tests.waiting import PATIENCE, until_so
from tests.web.bystander import AT_MOST, Raw, beside, bystander, events, noted
from tests.web.kit import FRIEND, ME, House, house, quick, wired

pytestmark = pytest.mark.wheel

MEGABYTE = 1024 * 1024


# ---- requests


def flooded(server: House, opening: bytes, endless: bytes) -> tuple[int, bytes]:
    """Send what has no end: how much of it was taken, and what was answered."""
    raw = Raw(server)
    sent = 0
    raw.send(opening)
    while sent < 200 and raw.send(endless):
        sent += 1
    return (sent, raw.answer())


@pytest.mark.parametrize(
    "opening", [b"GET /", b"GET / HTTP/1.1\r\nHost: localhost\r\nX: "], ids=["line", "header"]
)
def test_an_endless_request_line_or_header_is_cut_short(tmp_path: Path, opening: bytes) -> None:
    async def main() -> None:
        async with house(tmp_path) as server, bystander(server) as watched:
            with noted() as lines:
                sent, answer = await beside(lambda: flooded(server, opening, b"a" * MEGABYTE))
            # What is not read stays in the buffers of the two sockets.
            assert sent < 50
            assert answer == b"" or answer.startswith(b"HTTP/1.1 431 ")
            assert "request-refused" in events(lines)
        assert watched.p95() < AT_MOST

    asyncio.run(main())


@pytest.mark.parametrize("head", [b"GET /" + b"a" * 40_000 + b" HTTP/1.1\r\n", b"GET / HTTP/1.1\r\n"])
def test_a_head_that_comes_at_once_is_measured_too(tmp_path: Path, head: bytes) -> None:
    async def main() -> None:
        async with house(tmp_path) as server:
            raw = Raw(server)
            many = b"".join(b"X-%d: %s\r\n" % (number, b"y" * 100) for number in range(400))
            raw.send(head + b"Host: localhost\r\n" + many + b"\r\n")
            answer = await beside(raw.answer)
            assert answer.startswith(b"HTTP/1.1 431 ") and b"too long" in answer
            assert b"content-security-policy" in answer

    asyncio.run(main())


def test_a_request_has_to_come_whole_in_time(tmp_path: Path) -> None:
    """Nothing, half a line, half a head, half a body, or a body that never ends: each is hung up on."""
    form = b"POST /api/qr HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    partial = [
        (b"", b""),
        (b"GET / HT", b"HTTP/1.1 408 "),
        (b"GET / HTTP/1.1\r\nHost: ", b"HTTP/1.1 408 "),
        (form + b'Content-Length: 99\r\n\r\n{"te', b"HTTP/1.1 408 "),
        (b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET ", b"HTTP/1.1 200 "),
    ]

    async def main() -> None:
        async with house(tmp_path, quick(limits={"request_time": 0.3})) as server:
            with noted() as lines:
                for sent, expected in partial:
                    raw = Raw(server)
                    raw.send(sent)
                    assert (await beside(raw.answer)).startswith(expected)
            assert {"request-late", "client-gone"} <= events(lines)
            assert max(level for level, _, _ in lines) == 20
            assert len(server.desk.idle) == 0

    asyncio.run(main())


def test_two_thousand_silent_sockets_shut_nobody_out(tmp_path: Path) -> None:
    """Most are sent away at once to make room, the rest when their time is up."""

    async def main() -> None:
        limits = {"idle": 20, "idle_most": 30, "request_time": 60.0}
        async with house(tmp_path, quick(limits=limits)) as server, bystander(server) as watched:

            def attack() -> list[Raw]:
                found: list[Raw] = []
                for _ in range(20):
                    found += [Raw(server) for _ in range(100)]
                    if len(found) > 300:  # those first in line were sent away long ago
                        for old in found[:100]:
                            assert old.answer() == b""
                            old.close()
                        del found[:100]
                return found

            with noted() as lines:
                silent = await beside(attack)
                # Somebody from elsewhere comes in as if nothing had happened.
                elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
                async with httpx.AsyncClient(
                    base_url=server.base, transport=elsewhere, timeout=PATIENCE
                ) as newcomer:
                    assert (await newcomer.get("/healthz")).status_code == 200
                while len(server.desk.idle) > 20:
                    await asyncio.sleep(0.01)
            assert "idle-sent-away" in events(lines)
            for raw in silent:
                raw.close()
        assert watched.p95() < AT_MOST

    asyncio.run(main())


def test_who_waits_longest_makes_room() -> None:
    class One:
        def __init__(self, address: str) -> None:
            self.address = address
            self.gone = False

        def make_room(self) -> None:
            self.gone = True

    idle = Idle(2, 3)
    first, second, third, other, last = One("a"), One("a"), One("a"), One("b"), One("c")
    idle.add(first)
    idle.add(second)
    idle.add(first)  # has asked meanwhile, so it waits anew
    idle.add(third)
    assert [one.gone for one in (first, second, third)] == [False, True, False]
    idle.add(other)
    idle.add(last)
    assert [one.gone for one in (first, third, other, last)] == [True, False, False, False]
    for one in (third, other, last, last):
        idle.remove(one)
    assert len(idle) == 0 and not idle.by_address


def test_requests_in_a_row_are_answered_but_not_by_the_thousand(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as server, bystander(server) as watched:
            ask = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
            few, many = Raw(server), Raw(server)
            few.send(ask * 3 + ask.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
            assert (await beside(few.answer)).count(b"HTTP/1.1 200 ") == 4
            with noted() as lines:
                many.send(ask * 20_000)
                assert (await beside(many.answer)).count(
                    b"HTTP/1.1 200 "
                ) <= server.desk.config.limits.pipeline
            assert "request-refused" in events(lines)
        assert watched.p95() < AT_MOST

    asyncio.run(main())


def test_a_body_nobody_wants_is_not_read_for_ever(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as server:

            def attack() -> int:
                raw = Raw(server)
                head = b"POST /api/qr HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                raw.send(head + b"Content-Length: 999999999\r\n\r\n")
                sent = 0
                while sent < 200 and raw.send(b"a" * MEGABYTE):
                    sent += 1
                return sent

            with noted() as lines:
                assert await beside(attack) < 50
            assert "request-refused" in events(lines)

    asyncio.run(main())


IN_PIECES = b"Host: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
POSTED = b"POST /api/qr HTTP/1.1\r\n" + IN_PIECES
ASKED = b"GET /healthz HTTP/1.1\r\n" + IN_PIECES


@pytest.mark.parametrize(
    ("opening", "endless"),
    [
        (POSTED + b"0\r\nX: ", b"a" * MEGABYTE),
        (ASKED + b"0\r\nX: ", b"a" * MEGABYTE),
        (POSTED + b"0\r\n", b"X: a\r\n" * (MEGABYTE // 6)),
        (ASKED + b"0\r\n", b"X: a\r\n" * (MEGABYTE // 6)),
        (POSTED + b"1;x=", b"a" * MEGABYTE),
        (ASKED + b"1;x=", b"a" * MEGABYTE),
    ],
    ids=["trailer", "trailer of a GET", "trailers", "trailers of a GET", "extension", "extension of a GET"],
)
def test_what_stands_around_a_body_is_measured_like_a_head(
    tmp_path: Path, opening: bytes, endless: bytes
) -> None:
    """Behind the last piece of it, and behind the size of a piece."""

    async def main() -> None:
        async with house(tmp_path) as server, bystander(server) as watched:
            with noted() as lines:
                sent, answer = await beside(lambda: flooded(server, opening, endless))
            # What is not read stays in the buffers of the two sockets.
            assert sent < 50
            # Who was answered already is told nothing more.
            assert answer.count(b"HTTP/1.1 ") <= 1 and not answer.startswith(b"HTTP/1.1 5")
            assert "request-refused" in events(lines)
            assert max(level for level, _, _ in lines) == 20
        assert watched.p95() < AT_MOST

    asyncio.run(main())


@pytest.mark.parametrize("more", [b"X: " + b"a" * 40_000, b"Origin: null"], ids=["long", "short"])
def test_trailers_are_refused_in_a_sentence(tmp_path: Path, more: bytes) -> None:
    """They would stand among headers at which somebody has looked already."""

    async def main() -> None:
        async with house(tmp_path) as server:
            raw = Raw(server)
            raw.send(POSTED + b"0\r\n" + more + b"\r\n\r\n")
            answer = await beside(raw.answer)
            assert answer.startswith(b"HTTP/1.1 4") and answer.count(b"HTTP/1.1 ") == 1
            assert b"I do not understand" in answer

    asyncio.run(main())


def test_bodies_in_pieces_are_read_one_after_the_other(tmp_path: Path) -> None:
    """Each of them within the limit, all of them together far beyond."""

    def in_pieces(body: bytes) -> bytes:
        return b"".join(b"1;of=us\r\n%c\r\n" % byte for byte in body) + b"0\r\n\r\n"

    async def main() -> None:
        async with house(tmp_path) as server:
            raw = Raw(server)

            def asked(request: bytes) -> bytes:
                raw.send(request[:50])
                raw.send(request[50:])
                heard = b""
                while not heard.rstrip().endswith((b"}", b"</svg>")) and (part := raw.socket.recv(65536)):
                    heard += part
                return heard

            for request in (ASKED + in_pieces(b"x" * 1500), POSTED + in_pieces(b'{"text":"http://x/"}')) * 5:
                assert (await beside(lambda: asked(request))).startswith(b"HTTP/1.1 200 ")  # noqa: B023

    asyncio.run(main())


# ---- sockets


def upgraded(server: House) -> Raw:
    """A socket that has shaken hands and not said hello."""
    raw = Raw(server)
    key = base64.b64encode(os.urandom(16))
    raw.send(
        b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key + b"\r\n\r\n"
    )
    heard = b""
    while not heard.endswith(b"\r\n\r\n"):
        heard += raw.socket.recv(1)
    assert heard.startswith(b"HTTP/1.1 101 ")
    return raw


def test_an_address_has_so_many_sockets_and_one_more_is_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path, quick(limits={"lines": 3})) as server, bystander(server) as watched:
            with noted() as lines:
                first, second = await beside(lambda: (upgraded(server), upgraded(server)))
                assert "lines-limited" not in events(lines)
                with pytest.raises(InvalidStatus) as refused:  # with the bystander’s there are three
                    async with wired(server.base):
                        pass
                assert refused.value.response.status_code == 403
                [facts] = [facts for _, event, facts in lines if event == "lines-limited"]
                assert facts == {"lines": 3}
                assert max(level for level, _, _ in lines) == 20
                for raw in (first, second):
                    raw.close()
                await until_so(lambda: server.desk.lines["127.0.0.1"] == 1, "they are gone")
                (await beside(lambda: upgraded(server))).close()
        assert watched.p95() < AT_MOST

    asyncio.run(main())


def test_a_socket_from_elsewhere_is_refused_and_noted(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as server:
            with noted() as lines, pytest.raises(InvalidStatus):
                async with wired(server.base, origin="https://evil.example"):
                    pass
            assert (20, "socket-refused", {"status": 403}) in lines

    asyncio.run(main())


def masked(first: int, payload: bytes = b"") -> bytes:
    """A page's frame, masked with nothing."""
    return bytes([first, 0x80 | len(payload)]) + bytes(4) + payload


@pytest.mark.parametrize(
    "frame",
    [masked(0x8A), masked(0x89), masked(0x81, b"{}"), masked(0x82, b"x"), masked(0x01) + masked(0x00)],
)
def test_a_flood_of_frames_is_hung_up_on_before_it_is_read(tmp_path: Path, frame: bytes) -> None:
    """Pongs, pings, messages, pieces of messages: a hundred thousand at once cost next to nothing."""

    async def main() -> None:
        limits = {"messages": 20.0, "messages_burst": 80, "patience": 200}
        async with house(tmp_path, quick(limits=limits)) as server, bystander(server) as watched:

            def attack() -> bytes:
                raw = upgraded(server)
                raw.send(frame * 100_000)
                return raw.answer()

            with noted() as lines:
                answer = await beside(attack)
            assert answer == b"" or struct.pack("!H", 1008) in answer
            assert "too-many-frames" in events(lines)
            assert max(level for level, _, _ in lines) == 20
        assert watched.p95() < AT_MOST

    # The bystander's own questions are within its own line's limits.
    asyncio.run(main())


def test_pongs_now_and_then_are_nobodys_trouble(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as server:
            granted = await server.open(ME, FRIEND)
            async with server.page(granted["play"], granted["seats"][0]["token"]) as page:
                await page.until("state")
                for _ in range(20):
                    await page.wire.pong()
                    await (await page.wire.ping())
                await page.say(t="ping")
                await page.until("pong")

    asyncio.run(main())


def test_frames_are_counted_wherever_they_are_cut() -> None:
    chooser = random.Random(21)
    for _ in range(200):
        frames: list[bytes] = []
        messages = others = 0
        for _ in range(chooser.randint(1, 12)):
            first = chooser.choice([0x81, 0x82, 0x01, 0x00, 0x80, 0x88, 0x89, 0x8A])
            size = chooser.choice([0, 1, 125, 126, 300, 70_000])
            length = (
                bytes([0x80 | size])
                if size < 126
                else bytes([0x80 | 126]) + struct.pack("!H", size)
                if size < 65536
                else bytes([0x80 | 127]) + struct.pack("!Q", size)
            )
            frames.append(bytes([first]) + length + bytes(4) + bytes(size))
            whole = first in (0x81, 0x82)
            messages, others = messages + whole, others + (not whole)
        data = b"".join(frames)
        meter = Meter()
        found = [0, 0]
        while data:
            cut = chooser.choice([1, 2, 3, 7, 100, 5000, len(data)])
            counted = meter.count(data[:cut], 1000)
            found = [found[0] + counted[0], found[1] + counted[1]]
            data = data[cut:]
        assert found == [messages, others]
    assert sum(Meter().count(masked(0x8A) * 1000, 20)) == 21


def test_a_frame_that_is_no_text_is_its_senders_business(tmp_path: Path) -> None:
    """Level info, and so is a client that goes away in the middle of anything."""

    async def main() -> None:
        async with house(tmp_path) as server:
            with noted() as lines:
                raw = await beside(lambda: upgraded(server))
                raw.send(masked(0x81, b"\xff\xfe"))
                assert struct.pack("!H", 1007) in await beside(raw.answer)
                for rude in (upgraded, upgraded):
                    gone = await beside(lambda rude=rude: rude(server))  # type: ignore[misc]
                    gone.send(masked(0x81, b'{"t":"hel'))
                    gone.close()
                body = Raw(server)
                body.send(
                    b"POST /api/qr HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                    b"Content-Length: 50\r\n\r\n{"
                )
                body.close()
                while "client-gone" not in events(lines) or server.desk.lines:
                    await asyncio.sleep(0.01)
            assert "not-utf8" in events(lines)
            assert max(level for level, _, _ in lines) == 20, lines

    asyncio.run(main())


# ---- codes and undo


def test_codes_are_drawn_beside_the_loop_and_once(tmp_path: Path) -> None:
    async def main() -> None:
        limits = {"codes": 0.001, "codes_burst": 30}
        async with house(tmp_path, quick(limits=limits)) as server, bystander(server) as watched:

            async def ask(text: str) -> int:
                return (await server.client.post("/api/qr", json={"text": text})).status_code

            long = [f"http://localhost/{number:0>280}" for number in range(30)]
            assert await asyncio.gather(*(ask(text) for text in long)) == [200] * 30
            assert await asyncio.gather(*(ask(text) for text in long)) == [200] * 30
            assert server.desk.drawings.drawn == 30
            with noted() as lines:
                assert await ask("http://localhost/another") == 429
            assert "codes-limited" in events(lines)
            assert await ask("x" * 301) == 400
        assert watched.p95() < AT_MOST / 2

    asyncio.run(main())


def test_taking_back_has_a_rate_and_an_end(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path, quick(limits={"undos_most": 2})) as server:
            granted = await server.open(ME, {"kind": "local"}, game="witchstone")
            await undo_until_refused(server, granted, "2 moves")
        (tmp_path / "rate").mkdir()
        limits = {"undos": 0.001, "undos_burst": 2}
        async with house(tmp_path / "rate", quick(limits=limits)) as server:
            granted = await server.open(ME, {"kind": "local"}, game="witchstone")
            await undo_until_refused(server, granted, "fast")

    asyncio.run(main())


async def undo_until_refused(server: House, granted: dict[str, object], said: str) -> None:
    seats: list[dict[str, str]] = granted["seats"]  # type: ignore[assignment]
    play = str(granted["play"])
    async with server.page(play, seats[0]["token"]) as page, server.page(play, seats[1]["token"]) as second:
        await page.until("state")
        await second.until("state")
        taken = {page: 0, second: 0}
        asked, other = page, second
        with noted() as lines:
            while max(taken.values()) < 3:
                state = asked.state
                if state["can_undo"]:
                    await asked.say(t="undo", version=state["version"])
                    heard = await asked.hear()
                    while heard["t"] == "state" and heard["version"] == state["version"]:
                        heard = await asked.hear()
                    if heard["t"] == "no":
                        assert said in heard["text"]
                        break
                    taken[asked] += 1
                elif not state["question"]["mine"]:
                    asked, other = other, asked
                    await asked.settled()
                else:
                    await asked.move(state["legal"][0]["move"])
                    await asked.reach(state["version"] + 1)
        assert taken[asked] == 2
        assert "undo-limited" in events(lines)
