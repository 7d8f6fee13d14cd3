"""The short way: frames by hand, a lock that is never barged into, and the same play over the usual way."""

import asyncio
import random
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from esbat.web.connection.frames import all_whole, frame_at, framed, unmasked
from esbat.web.play.lock import Turn
from tests.web.kit import ME, house


def from_page(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a page sends it."""
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 1000, 65535, 65536, 70000])
def test_frames_are_those_of_the_library(size: int) -> None:
    text = random.Random(size).randbytes(size)
    assert framed([text]) == framed([text[:1], text[1:]]) == Frame(Opcode.TEXT, text).serialize(mask=False)
    sent = from_page(text)
    found = frame_at(sent, 0)
    assert found is not None and found[1] == len(sent)
    assert unmasked(sent[found[0] :], sent[found[0] - 4 : found[0]]) == text
    assert all_whole(sent) and all_whole(sent + sent)
    assert not any(all_whole(sent[:cut]) for cut in range(1, min(len(sent), 20)))
    assert not all_whole(sent[:-1])


def test_what_comes_in_pieces_or_unmasked_is_not_whole() -> None:
    assert not all_whole(from_page(b"a piece", fin=False))
    assert not all_whole(from_page(b"the rest", Opcode.CONT))
    assert not all_whole(from_page(b"bytes", Opcode.BINARY))
    assert not all_whole(framed([b"without a mask"]))
    assert all_whole(from_page(b"", Opcode.PONG) + from_page(b"text"))


def test_the_turn_goes_to_whoever_waited_longest() -> None:
    order: list[int] = []

    async def main() -> None:
        turn = Turn()

        async def wait(number: int) -> None:
            async with turn:
                order.append(number)
                await asyncio.sleep(0)
                # Nobody comes in between, not even one who does not wait.
                assert not turn.take()

        assert turn.take()
        waiting = [asyncio.create_task(wait(number)) for number in range(4)]
        await asyncio.sleep(0)
        waiting[1].cancel()
        turn.give()
        # Handed over already, and not free for others.
        assert not turn.take()
        # Cancelled in the very moment in which it is its turn: the next one gets it.
        waiting[0].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert order == [2, 3]
        assert turn.take() and not turn.waiters

    asyncio.run(main())


@pytest.mark.parametrize("short", [True, False])
def test_a_play_over_either_way(tmp_path: Path, short: bool) -> None:
    async def main() -> None:
        async with house(tmp_path, short=short) as server:
            granted = await server.open(ME, {"kind": "local"})
            tokens = [seat["token"] for seat in granted["seats"]]
            async with (
                server.page(granted["play"], tokens[0]) as one,
                server.page(granted["play"], tokens[1]) as two,
                server.page(granted["play"], granted["onlooker"]) as watcher,
            ):
                luck = random.Random(1)
                pages = (one, two, watcher)
                for page in pages:
                    await page.until("state")
                # How many moves in a row are one seat's is a matter of luck: whoever is asked plays.
                for _ in range(40):
                    asked = one if one.state["question"]["mine"] else two
                    versions = [page.state["version"] for page in pages]
                    await asked.play_on(luck, 1)
                    if asked.state["events"]:
                        # Else it is hidden, and nobody else hears of it.
                        for page, version in zip(pages, versions, strict=True):
                            await page.reach(version + 1)
                for page in (one, two, watcher):
                    numbers = [line["n"] for line in page.lines]
                    assert numbers == sorted(set(numbers))

    asyncio.run(main())


def test_messages_in_pieces_are_understood_all_the_same(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as server:
            granted = await server.open(ME, {"kind": "local"}, options={"first_player": "0"})
            async with server.page(granted["play"], granted["seats"][0]["token"]) as page:
                await page.until("state")
                text = '{"t":"move","version":0,"move":"draw"}'
                await page.wire.send([text[:9], text[9:20], text[20:]])
                await page.reach(1)
                # And from then on, too.
                await page.say(t="ping")
                await page.until("pong")
                await page.play_on(random.Random(3), 1)

    asyncio.run(main())
