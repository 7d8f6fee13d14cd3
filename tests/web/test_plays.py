"""Whole plays over real sockets: with bots, with friends, watched, taken back, continued."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from esbat.games import game
from esbat.table.continued import ContinuedTable
from esbat.table.verify import verified
from tests.waiting import until_so
from tests.web.kit import FRIEND, ME, RANDOM, Page, house, quick

pytestmark = pytest.mark.wheel


def test_a_whole_play_against_bots_its_replay_its_record_and_another_one(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as server:
            granted = await server.open(ME, RANDOM, {"kind": "bot"}, options={"open_hands": False})
            play, token = granted["play"], granted["seats"][0]["token"]
            assert [seat["kind"] for seat in granted["seats"]] == ["me", "bot", "bot"]
            refused = await server.post("/api/replay", {"play": play, "secret": token}, 409)
            assert refused["error"] == "server-not-over"
            early = await server.post("/api/replay/why", {"play": play, "secret": token, "at": 1}, 409)
            await server.post("/api/replay/blunders", {"play": play, "secret": token}, 409)
            assert early["error"] == "server-not-over"
            async with server.page(play, token) as page:
                assert await page.play_on(random.Random(1)) > 5
                state = page.state
                assert [line["n"] for line in page.lines] == sorted({line["n"] for line in page.lines})
                assert page.lines[0]["n"] == 1
                assert [score["seat"] for score in state["outcome"]["scores"]] == [0, 1, 2]
                assert state["question"] is None and not state["can_undo"]
                await look_again(server, play, token, state)
                await continue_it(server, play, token)
                await page.say(t="again")
                again = await page.until("again")
                await page.until("state")
                assert page.state["next"] == {"play": again["play"], "token": token}
                await go_on(page, again["play"], token)
            async with server.page(again["play"], token) as page:
                assert (await page.until("state"))["version"] < 200

    asyncio.run(main())


async def go_on(page: Page, play: str, token: str) -> None:
    """To the next play over the same line: all that comes after `at` is told of that one, from its start."""
    hello = {"t": "hello", "play": play, "lang": "en", "changes": True}
    await page.say(**hello, token=token)
    assert await page.until("at") == {"t": "at", "play": play}
    page.lines, page.state = [], {}
    first = await page.until("state")
    assert first["whole"] and first["outcome"] is None
    assert await page.play_on(random.Random(2), most=2) == 2
    assert page.lines[0]["n"] == 1
    # The secret is asked for as at the first word.
    await page.say(**hello, token="another")
    assert (await page.until("bye"))["code"] == 4001


async def look_again(server: Any, play: str, token: str, state: dict[str, Any]) -> None:
    info = await server.post("/api/replay", {"play": play, "secret": token, "lang": "en"})
    last = info["frames"] - 1
    assert info["over"] and last == len(info["moves"]) and len(info["labels"]) == info["frames"]
    ask = {"play": play, "secret": info["share"], "lang": "fr"}
    frames = [
        await server.post("/api/replay/frame", {**ask, "at": at, "eyes": eyes})
        for at in (0, last // 2, last)
        for eyes in ("all", 0, 2, "onlooker")
    ]
    for number, frame in enumerate(frames):
        hands = [seat["hand"] for seat in frame["view"]["seats"]]
        eyes = number % 4
        if eyes == 0:
            assert None not in hands
            assert [len(hand) for hand in hands] == [seat["hand_count"] for seat in frame["view"]["seats"]]
        else:
            assert [hand is None for hand in hands] == [[False, True, True], [True, True, False], [True] * 3][
                eyes - 1
            ]
    assert frames[9]["view"] == state["view"]
    text = await server.post("/api/record", {"play": play, "secret": token})
    table = verified(text, game)
    assert table.over and not isinstance(table, ContinuedTable)
    await server.post("/api/replay/frame", {**ask, "at": last + 1, "eyes": "all"}, 409)
    await server.post("/api/replay/frame", {**ask, "at": 0, "eyes": 7}, 400)
    await ask_why(server, ask, info)


async def ask_why(server: Any, ask: dict[str, Any], info: dict[str, Any]) -> None:
    """A bot says why it moved when all is over; people are not asked, and moves begin with the first."""
    movers = [seat for seat, _ in info["moves"]]
    told = await server.post("/api/replay/why", {**ask, "at": movers.index(2) + 1})
    name = info["seats"][2]["name"]
    assert told["text"].startswith(f"{name} a choisi")
    refused = await server.post("/api/replay/why", {**ask, "at": movers.index(0) + 1}, 409)
    assert refused["error"] == "server-not-a-bot"
    beyond = await server.post("/api/replay/why", {**ask, "at": len(movers) + 1}, 409)
    assert beyond["error"] == "server-no-such-move"
    await server.post("/api/replay/why", {**ask, "at": 0}, 400)


async def continue_it(server: Any, play: str, token: str) -> None:
    """From a move in the middle: the seat sees what it saw, and its record tells where it comes from."""
    ask = {"play": play, "secret": token, "at": 40, "lang": "en"}
    frame = await server.post("/api/replay/frame", {**ask, "eyes": 0})
    granted = await server.post("/api/continue", {**ask, "seat": 0}, 201)
    secret = granted["seats"][0]["token"]
    async with server.page(granted["play"], secret) as page:
        await page.until("state")
        if page.state["version"] == 0:
            assert page.state["view"] == frame["view"]
        await page.play_on(random.Random(2))
    text = await server.post("/api/record", {"play": granted["play"], "secret": secret})
    table = verified(text, game)
    assert isinstance(table, ContinuedTable) and len(table.origin.moves) == 40
    twice = {"play": granted["play"], "secret": secret, "at": 3, "seat": 1, "lang": "en"}
    deeper = await server.post("/api/continue", twice, 201)
    async with server.page(deeper["play"], deeper["seats"][1]["token"]) as page:
        assert (await page.until("state"))["seat"] == 1
    last = {**ask, "at": len(table.origin.moves) + 100_000}
    assert (await server.post("/api/continue", last, 409))["error"] == "server-no-such-move"


def test_two_people_and_an_onlooker(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as server:
            granted = await server.open(ME, FRIEND, options={"first_player": "0"})
            play, invite = granted["play"], granted["seats"][1]["invite"]
            assert (await server.client.get(f"/api/plays/{play}/public")).json()["state"] == "waiting"
            joined = await server.post("/api/join", {"play": play, "secret": invite, "name": "  Bea\u202e\n"})
            assert joined["seat"] == 1 and joined["token"] != invite
            public = (await server.client.get(f"/api/plays/{play}/public")).json()
            assert (public["state"], public["names"]) == ("playing", ["Agnès", "Bea"])
            async with (
                server.page(play, granted["seats"][0]["token"]) as agnes,
                server.page(play, joined["token"], "fr") as bea,
                server.page(play, granted["onlooker"]) as watcher,
            ):
                await asyncio.gather(agnes.until("state"), bea.until("state"), watcher.until("state"))
                assert agnes.state["question"]["mine"] and not bea.state["question"]["mine"]
                assert bea.state["waiting"] and watcher.state["onlooker"] and watcher.state["seat"] is None
                await watcher.say(t="look", thing="deck")  # whoever looks on may look closer, too
                assert "75" in (await watcher.until("explained"))["example"]
                await watcher.move("draw")
                assert "watching" in (await watcher.until("no"))["text"]
                await bea.move("draw")
                refused = await bea.until("no")
                assert refused["rule"] == "AIR-012" and refused["move"] == "draw"
                await agnes.move("draw")
                for page in (agnes, bea, watcher):
                    await page.reach(1)
                assert agnes.lines[-1]["text"] != bea.lines[-1]["text"]
                for page in (agnes, bea, watcher):
                    drew = [event for event in page.events if event["kind"] == "drew"]
                    assert len(drew) == 1 and drew[0]["card"]
                chooser = random.Random(3)
                await asyncio.gather(agnes.play_on(chooser), bea.play_on(chooser), watcher.settled())
                assert (
                    agnes.state["outcome"]["scores"][0]["points"]
                    == bea.state["outcome"]["scores"][0]["points"]
                )
                assert watcher.state["legal"] == []
                assert [event["n"] for event in watcher.events] == list(range(1, len(watcher.events) + 1))

    asyncio.run(main())


def test_undo_why_hint_names_and_languages(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as server:
            granted = await server.open(ME, FRIEND, options={"first_player": "0"})
            play, token = granted["play"], granted["seats"][0]["token"]
            async with server.page(play, token) as page, server.page(play, token, "fr") as second:
                await page.until("state")
                await page.say(t="why", version=0, move="land W")
                assert (await page.until("no"))["rule"] == "AIR-014"
                await page.say(t="why", version=0, move="draw")
                assert (await page.until("no"))["rule"] is None
                await page.say(t="look", thing="column:W")
                seen = await page.until("explained")
                assert "15" in seen["example"] and seen["effect"] and "AIR-020" in seen["rules"]
                assert seen["would"] is None
                await page.say(t="look", thing="column:Z")
                assert (await page.until("no"))["move"] == "column:Z"
                await page.say(t="hint", version=0)
                hint = await page.until("hint")
                assert hint["move"] in [legal["move"] for legal in page.state["legal"]] and hint["text"]
                only = len(page.state["legal"]) == 1
                assert ("There is nothing else to do." in hint["text"]) == only
                assert page.state["legal"][0]["targets"] == ["deck"]
                await page.move("draw")
                drawn = (await page.reach(1))["view"]["drawn"]
                place = next(legal for legal in page.state["legal"] if legal["move"] == "place")
                assert place["targets"] == ["drawn", f"column:{drawn[0]}"]
                await page.move("place")
                assert (await page.reach(2))["can_undo"]
                await page.say(t="undo", version=2)
                assert (await page.reach(3))["view"]["drawn"] == drawn
                assert page.lines[-1]["text"] == "You take a move back."
                assert page.events[-1]["kind"] == "undone"
                await page.say(t="undo", version=3)
                assert (await page.until("no"))["text"]
                await second.reach(3)
                assert second.lines[-1]["text"] == "Tu reprends un coup."
                await second.say(t="lang", lang="en")
                while second.lines[-1]["text"] != "You take a move back.":
                    await second.hear()
                assert [line["n"] for line in second.lines] == [line["n"] for line in page.lines]
                await second.say(t="name", name="Agnes the Bold and Very Long-named")
                while page.state["seats"][0]["name"] != "Agnes the Bold and Very":
                    await page.hear()

    asyncio.run(main())


def test_what_is_sent_twice_is_done_once_and_what_is_stale_is_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as server:
            granted = await server.open(ME, FRIEND, options={"first_player": "0"})
            play, token = granted["play"], granted["seats"][0]["token"]
            async with server.page(play, token) as page:
                await page.until("state")
                for _ in range(3):
                    await page.move("draw", 0)
                await page.move("  DRAW ", 0)
                await page.move("deposit", 0)
                assert "moved on" in (await page.until("no"))["text"]
                await page.move("deposit", 9)
                assert (await page.until("no"))["text"]
                await page.reach(1)
            kept = await server.desk.store.load(play)
            assert kept is not None and [(act.seat, act.text) for act in kept.acts] == [(0, "draw")]

    asyncio.run(main())


def test_people_who_answer_one_question_together_do_not_get_in_each_others_way(tmp_path: Path) -> None:
    """When a black cat comes, everybody names cards at the same version, and nobody's answer is stale."""

    async def main() -> None:
        for number in range(30):
            async with house(tmp_path / str(number)) as server:
                if await cat_for_two(server, number):
                    return
        raise AssertionError("no cat found two full hands")

    for number in range(30):
        (tmp_path / str(number)).mkdir()
    asyncio.run(main())


async def cat_for_two(server: Any, seed: int) -> bool:
    granted = await server.open(ME, {"kind": "local"}, {"kind": "local"})
    tokens = [seat["token"] for seat in granted["seats"]]
    chooser = random.Random(seed)
    async with (
        server.page(granted["play"], tokens[0]) as first,
        server.page(granted["play"], tokens[1]) as second,
        server.page(granted["play"], tokens[2]) as third,
    ):
        pages: list[Page] = [first, second, third]
        await asyncio.gather(*(page.until("state") for page in pages))
        for _ in range(400):
            asked = [page for page in pages if page.state["question"] and page.state["question"]["mine"]]
            if not asked:
                return False
            versions = [page.state["version"] for page in asked]
            if len(asked) >= 2:
                # Both answer what they saw, neither having heard of the other.
                for page in asked[:2]:
                    await page.move(page.state["legal"][0]["move"])
                await asyncio.gather(
                    *(page.reach(at + 1) for page, at in zip(asked[:2], versions[:2], strict=True))
                )
                return not any('"t":"no"' in text for page in pages for text in page.heard)
            legal = [legal["move"] for legal in asked[0].state["legal"]]
            careful = [move for move in legal if move != "end"]
            await asked[0].move(chooser.choice(careful or legal))
            await asked[0].reach(versions[0] + 1)
            for page in pages:
                # What a seat may not know of is not told to it: so we ask whether all was heard.
                await page.sync()
    return False


def test_coming_back_tells_only_what_is_new(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path, quick(idle=0.0)) as server:
            granted = await server.open(ME, RANDOM, options={"first_player": "0"})
            play, token = granted["play"], granted["seats"][0]["token"]
            async with server.page(play, token) as page:
                await page.play_on(random.Random(5), 12)
                await page.settled()
                heard, lines, version = page.lines[-1]["n"], page.lines, page.state["version"]
            async with server.page(play, token, since=heard - 2) as page:
                state = await page.until("state")
                assert state["version"] == version
                assert [line["n"] for line in state["lines"]] == [heard - 1, heard]
                assert state["lines"] == lines[-2:] and len(state["events"]) == 2
            await server.deserted(play)
            server.desk.plays.sweep(1e12)
            assert play not in server.desk.plays.live
            async with server.page(play, token) as page:
                state = await page.until("state")
                assert state["version"] == version and state["lines"] == lines and state["events"] == []

    asyncio.run(main())


def test_someone_leaves_a_bot_sits_in_and_they_come_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as server:
            granted = await server.open(ME, FRIEND, options={"first_player": "1"})
            play, token = granted["play"], granted["seats"][0]["token"]
            invite = granted["seats"][1]["invite"]
            joined = await server.post("/api/join", {"play": play, "secret": invite, "name": "Bea"})
            async with server.page(play, token) as agnes:
                async with server.page(play, joined["token"]) as bea:
                    await bea.until("state")
                    await agnes.say(t="sit_bot", seat=1)
                    assert "away" in (await agnes.until("no"))["text"]
                    await bea.say(t="take_back")
                    assert (await bea.until("no"))["text"]
                while not agnes.state or agnes.state["seats"][1]["connected"]:
                    await agnes.hear()
                await agnes.say(t="sit_bot", seat=1)
                await agnes.settled()
                assert agnes.state["seats"][1]["kind"] == "bot" and agnes.state["version"] > 0
                async with server.page(play, joined["token"]) as bea:
                    await bea.until("state")
                    await bea.move("draw")
                    assert "sitting in" in (await bea.until("no"))["text"]
                    await bea.say(t="take_back")
                    while bea.state["seats"][1]["kind"] != "me":
                        await bea.hear()
                await agnes.say(t="sit_bot", seat=0)
                while agnes.state["seats"][0]["kind"] != "bot":
                    await agnes.hear()
                await agnes.say(t="sit_bot", seat=9)
                assert (await agnes.until("no"))["text"]

    asyncio.run(main())


def test_a_recovery_code_moves_a_seat_to_another_device(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as server:
            granted = await server.open(ME, RANDOM)
            code = granted["seats"][0]["recovery"].lower().replace("-", " ")
            found = await server.post("/api/recover", {"code": code})
            assert (found["play"], found["seat"], found["game"]) == (granted["play"], 0, "air")
            async with server.page(found["play"], found["token"]) as page:
                assert (await page.until("state"))["seat"] == 0
            refused = await server.post("/api/recover", {"code": "AAAA-BBBB-CCCC", "lang": "fr"}, 404)
            assert "code" in refused["text"]

    asyncio.run(main())


def test_bots_alone_play_only_while_somebody_watches(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as server:
            granted = await server.open(RANDOM, RANDOM)
            async with server.page(granted["play"], granted["onlooker"]) as watcher:
                await watcher.reach(10)
            live = await server.desk.plays.find(granted["play"])
            await server.deserted(granted["play"])
            await until_so(lambda: live.driver.task is None, "what was begun is done")
            assert live.driver.due() and not live.table.over
            live.driver.nudge()
            assert live.driver.task is None, "a bot is asked, and nobody would see its answer"
            version = live.table.version
            async with server.page(granted["play"], granted["onlooker"]) as watcher:
                assert (await watcher.until("state"))["version"] == version
                await watcher.reach(version + 5)

    asyncio.run(main())
