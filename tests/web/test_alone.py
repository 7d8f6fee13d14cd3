"""A table that answers where there is no choice: nobody is asked, the history says so, no secret is told."""

import asyncio
import random
from pathlib import Path

import pytest

from esbat.games import SHELF
from esbat.store.sqlite import SqliteStore
from esbat.web.play.heads import heads
from esbat.web.play.live import LivePlay
from esbat.web.play.standing import forced
from tests.web.kit import FRIEND, ME, RANDOM, Data, Page, house, quick
from tests.web.process import Process

YOURS = "Only one thing was possible: the table did it for you."


async def play_choices(page: Page, live: LivePlay, chooser: random.Random) -> None:
    """Choose and turn cards as usual, and leave to the table what leaves no choice."""
    while True:
        state = await page.settled()
        if state["outcome"]:
            return
        if forced(live) is None and live.story.known[0] == state["version"]:
            await page.move(chooser.choice(state["legal"])["move"])
        await page.reach(state["version"] + 1)


def test_the_table_answers_where_there_is_no_choice_and_says_so(tmp_path: Path) -> None:
    """Luck decides how often that is in a play: a few of them are enough."""

    async def main() -> None:
        told: list[Data] = []
        async with house(tmp_path, quick(settles=True)) as server:
            for number in range(12):
                granted = await server.open(ME, RANDOM)
                live = await server.desk.plays.find(granted["play"])
                async with server.page(granted["play"], granted["seats"][0]["token"]) as page:
                    await play_choices(page, live, random.Random(number))
                    told = [line for line in page.lines if line["text"] == YOURS]
                    marks = [
                        each for each in page.events if each["kind"] == "no-choice" and each["seat"] == 0
                    ]
                    assert len(marks) == len(told)
                if told:
                    return
        raise AssertionError("nobody was ever without a choice")

    asyncio.run(main())


@pytest.mark.wheel
@pytest.mark.parametrize("settles", [True, False])
def test_one_switch_of_the_command_is_for_all_its_tables(tmp_path: Path, settles: bool) -> None:
    """`esbat serve`, and `esbat serve --ask-everything`: of every game."""
    server = Process(f"sqlite:///{tmp_path}/plays.db", settles=settles)
    try:
        for title in SHELF.values():
            wish = {"game": title.code, "seats": [ME, *[RANDOM] * (title.fewest - 1)]}
            assert server.post("/api/plays", wish).status_code == 201
    finally:
        server.end(Process.TERM)

    async def kept() -> list[bool]:
        store = SqliteStore(tmp_path / "plays.db")
        found = [await store.load(play) for play in await store.ids("", 10)]
        await store.close()
        return [heads.decode(play.head).settles for play in found if play is not None]

    assert asyncio.run(kept()) == [settles] * len(SHELF)


def test_among_people_only_what_all_can_see_is_answered(tmp_path: Path) -> None:
    """A witch of the Bal who can only yield is still asked: being spared would tell what she holds."""

    async def main() -> None:
        async with house(tmp_path, quick(settles=True, window=0.0)) as server:
            for number in range(30):
                granted = await server.open(ME, FRIEND, RANDOM, game="bal", options={"level": "easy"})
                play = await server.desk.plays.find(granted["play"])
                if left_to_people(play, random.Random(number)):
                    return
        raise AssertionError("nobody was ever without a choice")

    asyncio.run(main())


def left_to_people(play: LivePlay, chooser: random.Random) -> int:
    """Play on at random beside the server; how many questions of people left no choice, and were theirs."""
    table = play.table
    found = 0
    while not table.over:
        while table.waiting:
            table.go_on()
        seat = table.state.acting()[0]
        if table.alone() and seat < 2:
            found += 1
            assert forced(play) is None
        table.submit(seat, table.game.text(chooser.choice(table.state.legal(seat))))
    return found
