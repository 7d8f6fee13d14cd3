"""A table that answers where there is no choice: nobody is asked, the history says so, no secret is told."""

import asyncio
import random
from pathlib import Path
from typing import Any

from esbat.web.live import LivePlay
from esbat.web.standing import forced
from tests.web.kit import FRIEND, ME, NOVICE, Page, house, quick

YOURS = "Only one thing was possible: the table did it for you."


async def play_choices(page: Page, live: LivePlay, chooser: random.Random) -> int:
    """Choose and turn cards as usual, and leave to the table what leaves no choice; how often that was."""
    left = 0
    while True:
        state = await page.settled()
        if state["outcome"]:
            return left
        moves = [each["move"] for each in state["legal"]]
        if forced(live) is None and live.story.known[0] == state["version"]:
            await page.move(chooser.choice(moves))
        else:
            left += 1
        await page.reach(state["version"] + 1)


def test_the_table_answers_where_there_is_no_choice_and_says_so(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path, quick(settles=True)) as server:
            granted = await server.open(ME, NOVICE)
            async with server.page(granted["play"], granted["seats"][0]["token"]) as page:
                live = await server.desk.tables.find(granted["play"])
                left = await play_choices(page, live, random.Random(5))
                told = [line for line in page.lines if line["text"] == YOURS]
                assert 0 < left <= len(told)
                assert any(event["kind"] == "no-choice" and event["seat"] == 0 for event in page.events)

    asyncio.run(main())


def test_among_people_only_what_all_can_see_is_answered(tmp_path: Path) -> None:
    """A witch of the Bal who can only yield is still asked: being spared would tell what she holds."""

    async def main() -> None:
        async with house(tmp_path, quick(settles=True, window=0.0)) as server:
            granted = await server.open(ME, FRIEND, NOVICE, game="bal", options={"level": "easy"})
            play = await server.desk.tables.find(granted["play"])
            seen: list[Any] = []
            table = play.table
            chooser = random.Random(3)
            while not table.over and len(seen) < 3:
                while table.waiting:
                    table.go_on()
                seat = table.state.acting()[0]
                if table.alone() and seat < 2:
                    seen.append(table.state.question())
                    assert forced(play) is None
                legal = table.state.legal(seat)
                table.submit(seat, table.game.text(chooser.choice(legal)))
            assert seen

    asyncio.run(main())
