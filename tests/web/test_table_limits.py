"""What one client may ask of tables: undo, gestures, lines, plays, packs. A bystander does not feel it."""

import asyncio
import contextlib
import json
from pathlib import Path

import pytest

from esbat.games import game
from esbat.packs import exported
from esbat.store.sqlite import FORGOTTEN_AT_ONCE
from esbat.web.catalogue.boxes import folder_of_packs
from esbat.words import words_for
from tests.web.bystander import AT_MOST, bystander, events, noted
from tests.web.kit import FRIEND, ME, Page, house, quick

pytestmark = pytest.mark.wheel

LOCAL = {"kind": "local"}
FLOOD = 1000
UNDOS = 5
GESTURES = 5
LINES = 4


def test_a_flood_of_taking_back_is_kept_to_its_rate(tmp_path: Path) -> None:
    """Each one beyond it is answered, changes nothing, and is not kept."""

    async def main() -> None:
        limits = {"undos": 0.001, "undos_burst": UNDOS}
        async with house(tmp_path, quick(limits=limits)) as server, bystander(server) as watched:
            granted = await server.open(ME, LOCAL, game="witchstone")
            play, tokens = granted["play"], [seat["token"] for seat in granted["seats"]]
            async with server.page(play, tokens[0]) as one, server.page(play, tokens[1]) as two:
                await one.until("state")
                await two.until("state")
                taken = {one: 0, two: 0}
                page, version = one, 0
                with noted() as lines:
                    while taken[page] < UNDOS:
                        states = {each: await each.reach(version) for each in (one, two)}
                        asked = [each for each in states if states[each]["question"]["mine"]]
                        page = next((each for each in states if states[each]["can_undo"]), asked[0])
                        if states[page]["can_undo"]:
                            taken[page] += 1
                            await page.say(t="undo", version=version)
                        else:
                            await page.move(states[page]["legal"][0]["move"])
                        version = (await page.reach(version + 1))["version"]
                    for _ in range(FLOOD):
                        await page.say(t="undo", version=version)
                    refused = [await page.until("no") for _ in range(FLOOD)]
            assert {said["text"] for said in refused} == {words_for("en").say("server-too-fast")}
            kept = await server.desk.store.load(play)
            assert kept is not None and len(kept.acts) == version
            assert "undo-limited" in events(lines)
        assert watched.p95() < AT_MOST

    asyncio.run(main())


def test_whoever_asks_again_for_the_last_taking_back_gets_its_answer(tmp_path: Path) -> None:
    """The line dropped before the answer came: no limit stands between her and what has happened already."""

    async def main() -> None:
        async with house(tmp_path, quick(limits={"undos_most": 1})) as server:
            granted = await server.open(ME, LOCAL, options={"first_player": "0"})
            async with server.page(granted["play"], granted["seats"][0]["token"]) as page:
                await page.until("state")
                for version, text in enumerate(("draw", "deposit")):
                    await page.move(text)
                    await page.reach(version + 1)
                await page.say(t="undo", version=2)
                await page.reach(3)
                await page.say(t="undo", version=2)
                assert (await page.hear())["version"] == 3
                await page.move("deposit")
                await page.reach(4)
                await page.say(t="undo", version=4)
                assert "1 move" in (await page.until("no"))["text"]

    asyncio.run(main())


def test_a_flood_of_gestures_reaches_nobody(tmp_path: Path) -> None:
    """Over many lines of one seat at once. Each one beyond the rate is answered, and goes to nobody else."""

    async def main() -> None:
        limits = {"gestures": 0.001, "gestures_burst": GESTURES}
        async with house(tmp_path, quick(limits=limits)) as server, bystander(server) as watched:
            granted = await server.open(ME, LOCAL)
            play, tokens = granted["play"], [seat["token"] for seat in granted["seats"]]
            async with contextlib.AsyncExitStack() as open_lines:
                many = [await open_lines.enter_async_context(server.page(play, tokens[0])) for _ in range(10)]
                other = await open_lines.enter_async_context(server.page(play, tokens[1]))
                for page in (*many, other):
                    await page.until("state")
                with noted() as lines:
                    for _ in range(FLOOD // len(many)):
                        for page in many:
                            await page.say(t="gesture", which="wow")
                    refused = [
                        await page.until("no") for page in many for _ in range(FLOOD // len(many) - GESTURES)
                    ]
                assert {said["text"] for said in refused} == {words_for("en").say("server-too-fast")}
                # The other seat has a rate of its own.
                await other.say(t="gesture", which="bye")
                heard = [await other.until("gesture") for _ in range(GESTURES + 1)]
                assert [said["seat"] for said in heard] == [0] * GESTURES + [1]
                for page in many:
                    await page.sync()
                    told = [said for said in map(json.loads, page.heard) if said["t"] == "gesture"]
                    assert told == heard
            assert "gesture-limited" in events(lines)
        assert watched.p95() < AT_MOST

    asyncio.run(main())


def test_a_seat_has_so_many_lines_and_the_one_silent_for_longest_makes_room(tmp_path: Path) -> None:
    """Whoever comes last is let in: what says nothing may be a line that broke unnoticed."""

    async def main() -> None:
        config = quick(limits={"seat_lines": LINES})
        async with house(tmp_path, config) as server, bystander(server) as watched:
            granted = await server.open(ME, LOCAL)
            play, token, watching = granted["play"], granted["seats"][0]["token"], granted["onlooker"]
            async with contextlib.AsyncExitStack() as open_lines:

                async def sit_down(secret: str) -> Page:
                    page = await open_lines.enter_async_context(server.page(play, secret))
                    await page.until("state")
                    return page

                with noted() as lines:
                    pages = [await sit_down(token) for _ in range(LINES)]
                    # The other seat, and those who only watch, are none of these.
                    await sit_down(granted["seats"][1]["token"])
                    for _ in range(2 * LINES):
                        await sit_down(watching)
                    await pages[0].sync()
                    assert "seat-lines-limited" not in events(lines)
                    for silent in (*pages[1:], pages[0]):
                        pages.append(await sit_down(token))
                        told = await silent.until("bye")
                        assert told["code"] == 4029
                        assert told["text"] == words_for("en").say("server-seat-crowded")
                        assert await silent.closed() == 4029
                    for page in pages[LINES:]:
                        await page.sync()
                assert "seat-lines-limited" in events(lines)
                live = await server.desk.plays.find(play)
                assert sum(link.seat == 0 for link in live.links) == LINES
        assert watched.p95() < AT_MOST

    asyncio.run(main())


def test_plays_without_end_are_kept_to_a_rate_and_those_with_packs_to_another(tmp_path: Path) -> None:
    (tmp_path / "packs").mkdir()
    text = exported(game("air")).replace('name = "air"', 'name = "sky"').replace("= 15", "= 9")
    (tmp_path / "packs" / "sky.toml").write_text(text, encoding="utf-8")
    packs, _ = folder_of_packs(tmp_path / "packs", words_for("en"))

    async def main() -> None:
        limits = {"plays": 0.001, "plays_burst": 40, "boxes": 0.001, "boxes_burst": 5}
        config = quick(limits=limits, packs=packs)
        async with house(tmp_path, config) as server, bystander(server) as watched:

            async def begun(wishes: int, **more: str) -> list[int]:
                wish = {"game": "air", "seats": [ME, FRIEND], **more}
                asked = [server.client.post("/api/plays", json=wish) for _ in range(wishes)]
                return [answer.status_code for answer in await asyncio.gather(*asked)]

            listed = (await server.client.get("/api/games")).json()["games"]
            [sky] = [pack["id"] for entry in listed for pack in entry["packs"]]
            with noted() as lines:
                boxed = await begun(20, pack=sky)
            assert (boxed.count(201), boxed.count(429)) == (5, 15)
            assert "plays-limited" in events(lines)
            with noted() as lines:
                plain = await begun(60)
            # One is the bystander's; those that were refused for their pack have been counted as well.
            assert (plain.count(201), plain.count(429)) == (40 - 1 - 20, 41)
            assert "plays-limited" in events(lines)
        assert watched.p95() < AT_MOST

    asyncio.run(main())


def test_plays_nobody_came_to_are_forgotten_some_at_a_time(tmp_path: Path) -> None:
    async def main() -> None:
        many = FORGOTTEN_AT_ONCE + 20
        async with house(tmp_path) as server, bystander(server) as watched:
            await asyncio.gather(*[server.open(ME, FRIEND) for _ in range(many)])
            tables = server.desk.plays
            tables.live = {id: play for id, play in tables.live.items() if play.links}  # idle ones are let go
            server.desk.config.unplayed = -1.0  # they are all older than that
            with noted() as lines:
                assert [await tables.forget_unplayed() for _ in range(3)] == [FORGOTTEN_AT_ONCE, 20, 0]
            gone = [facts["plays"] for _, event, facts in lines if event == "unplayed-forgotten"]
            assert gone == [FORGOTTEN_AT_ONCE, 20]
        assert watched.p95() < AT_MOST

    asyncio.run(main())
