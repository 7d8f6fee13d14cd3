"""Lessons at the web table: a play like any other, with what the lesson says to it."""

import asyncio
from pathlib import Path

import pytest

from esbat.games import SHELF
from esbat.lessons import lesson_named, lessons_of
from esbat.words import LANGUAGES, words_for
from tests.web.kit import Data, House, house, quick

pytestmark = pytest.mark.wheel


async def opened(server: House, code: str, lesson: str, step: int = 0) -> Data:
    wish = {"game": code, "lesson": lesson, "step": step, "lang": "en"}
    granted: Data = await server.post("/api/lessons", wish, 201)
    return granted


def token_of(granted: Data) -> str:
    return str(next(seat["token"] for seat in granted["seats"] if seat["kind"] == "me"))


@pytest.mark.parametrize("code", SHELF)
def test_the_last_lesson_as_told_comes_to_its_end_and_nobody_plays_on(tmp_path: Path, code: str) -> None:
    async def run() -> None:
        lesson = lessons_of(code).lessons[-1]
        async with house(tmp_path, quick()) as server:
            granted = await opened(server, code, lesson.name)
            async with server.page(granted["play"], token_of(granted)) as page:
                state = await page.settled()
                assert (state["lesson"]["step"], state["lesson"]["missed"]) == (0, False)
                for move in [move for step in lesson.steps for move in step.told]:
                    await page.say(t="move", version=page.state["version"], move=move)
                    await page.reach(page.state["version"] + 1)
                    if not page.state["lesson"]["done"]:
                        await page.settled()
                state = await page.sync()
                assert state["lesson"]["done"] and state["lesson"]["answer"]
                assert state["lesson"]["next"] is None
                version = state["version"]
                assert (await page.sync())["version"] == version

    asyncio.run(run())


def test_a_wrong_path_is_answered_and_the_step_can_be_begun_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path, quick()) as server:
            granted = await opened(server, "air", "misfit", 1)
            async with server.page(granted["play"], token_of(granted), lang="fr") as page:
                state = await page.settled()
                assert state["lesson"]["step"] == 1
                await page.say(t="move", version=state["version"], move="draw")
                state = await page.reach(state["version"] + 1)
                said = words_for("fr").say("lesson-air-misfit.land-greedy")
                assert (state["lesson"]["missed"], state["lesson"]["answer"]) == (True, said)
            again = await opened(server, "air", "misfit", 1)
            assert again["commitment"] == granted["commitment"] and again["play"] != granted["play"]

    asyncio.run(run())


def test_who_is_not_asked_is_refused_while_everybody_waits(tmp_path: Path) -> None:
    """BAL-124 is only said to somebody who is not asked: the bots who are do not answer."""

    async def run() -> None:
        async with house(tmp_path, quick()) as server:
            granted = await opened(server, "bal", "BAL-124")
            async with server.page(granted["play"], token_of(granted)) as page:
                state = await page.until("state")
                assert not state["question"]["mine"]
                await page.say(t="move", version=state["version"], move=state["lesson"]["refused"])
                refused = await page.until("no")
                assert refused["rule"] == "BAL-124"
                assert (await page.sync())["version"] == state["version"]

    asyncio.run(run())


def test_it_is_taken_up_from_disk(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path, quick()) as server:
            granted = await opened(server, "air", "fly")
            async with server.page(granted["play"], token_of(granted)) as page:
                state = await page.settled()
                await page.say(t="move", version=state["version"], move="draw")
                await page.reach(state["version"] + 1)
            await server.deserted(granted["play"])
            server.desk.plays.live.clear()
            async with server.page(granted["play"], token_of(granted)) as page:
                assert (await page.settled())["lesson"]["step"] == 1

    asyncio.run(run())


def test_onlookers_and_other_plays_are_told_of_no_lesson(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path, quick()) as server:
            granted = await opened(server, "air", "fly")
            async with server.page(granted["play"], granted["onlooker"]) as page:
                assert (await page.until("state"))["lesson"] is None

    asyncio.run(run())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_lessons(tmp_path: Path, language: str) -> None:
    async def run() -> None:
        async with house(tmp_path, quick()) as server:
            for code in SHELF:
                answer = (await server.client.get(f"/api/lessons/{code}?lang={language}")).json()
                names = [lesson.name for lesson in lessons_of(code).lessons]
                assert [line["id"] for line in answer["lessons"]] == names
                assert answer["troubles"] == [] and answer["edition"] == SHELF[code].edition

    asyncio.run(run())


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"game": "air", "lesson": "swim"}, 400),
        ({"game": "chess", "lesson": "fly"}, 400),
        ({"game": "air", "lesson": "fly", "step": 3}, 400),
        ({"game": "air", "lesson": "fly", "step": -1}, 400),
        ({"game": "air"}, 400),
    ],
)
def test_what_there_is_not_is_refused_in_a_sentence(tmp_path: Path, wish: Data, status: int) -> None:
    async def run() -> None:
        async with house(tmp_path, quick()) as server:
            refused = await server.post("/api/lessons", {**wish, "lang": "en"}, status)
            assert refused["text"].endswith(".")
            assert (await server.client.get("/api/lessons/chess?lang=en")).status_code >= 400
            assert lesson_named("air", "fly").steps

    asyncio.run(run())
