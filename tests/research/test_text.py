"""Tables in words, for those who read and write text: MCP and TextArena."""

import asyncio
import os
import sys
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

from esbat.bots import bot_names
from esbat.engine.chance import seeded
from esbat.games import SHELF, game
from esbat.research.desk import Desk, Mistake, TextTable
from esbat.research.mcp import server
from esbat.research.text import MOST_BYTES, offered, told
from esbat.research.textarena import TableEnv
from esbat.testing.combinations import Laid
from esbat.testing.hidden import other_truth
from tests.conformance.referees import subject_of
from tests.research.tables import EVERY, SEEN_OTHERWISE
from tests.samples import sampled

TABLES: list[tuple[str, Laid]] = [*[(code, Laid(seats, {})) for code, seats in EVERY], *SEEN_OTHERWISE]


def moves_in(text: str) -> list[str]:
    """The legal moves of an answer."""
    return text.partition("legal moves:\n")[2].splitlines()


@pytest.mark.parametrize(("code", "laid"), sampled(TABLES, 6), ids=str)
def test_lookalikes_read_alike(code: str, laid: Laid) -> None:
    title = game(code)
    subject = subject_of(title, laid, seed=laid.seats)
    for number, state in enumerate(subject.positions(every=29)):
        for seat in range(laid.seats):
            other = other_truth(subject, state, seat, number)
            assert told(title, other, seat) == told(title, state, seat)
            assert offered(title, other, seat) == offered(title, state, seat)


def played(env: TableEnv, seats: int, seed: int) -> int:
    """A scripted play to its end, every answer within its bound; how many moves it took."""
    env.reset(num_players=seats, seed=seed)
    chooser = seeded(seed)
    moves = 0
    done = False
    while not done:
        _, text = env.get_observation()
        assert len(text.encode()) <= MOST_BYTES
        offers = moves_in(text)
        done, info = env.step(offers[chooser.pick(len(offers))])
        assert "refused" not in info
        moves += 1
    rewards, _ = env.close()
    assert len(rewards) == seats
    assert all(-1 <= reward <= 1 for reward in rewards.values())
    return moves


@pytest.mark.parametrize(("code", "seats"), sampled([(c, SHELF[c].fewest) for c in SHELF], 3))
def test_scripted_plays_end(code: str, seats: int) -> None:
    assert played(TableEnv(code), seats, seed=3) > 10


def some_seeds() -> range:
    """One play of every table; with `ESBAT_FUZZ=1000` a thousand, over all of them."""
    wish = os.environ.get("ESBAT_FUZZ", "")
    return range(int(wish) // len(EVERY) + 1 if wish.isdigit() else 1)


@pytest.mark.long
@pytest.mark.parametrize(("code", "seats"), EVERY)
def test_many_scripted_plays(code: str, seats: int) -> None:
    for seed in some_seeds():
        played(TableEnv(code), seats, seed)


def test_a_refusal_names_its_rule_and_changes_nothing() -> None:
    env = TableEnv("air")
    env.reset(num_players=2, seed=1)
    player, before = env.get_observation()
    done, info = env.step("lay W5")
    assert not done
    assert "AIR-" in str(info["refused"])
    assert env.get_observation() == (player, f"{info['refused']}\n{before}")
    done, _ = env.step("fly me to the moon")
    assert not done
    done, _ = env.step("")
    assert done
    with pytest.raises(RuntimeError, match="over"):
        env.step("draw")
    rewards, infos = env.close()
    assert rewards == {player: -1.0, 1 - player: 0.0}
    assert infos[player]["refused"]
    for asked in (env.get_observation, lambda: env.step("draw"), env.close):
        with pytest.raises(RuntimeError, match="reset"):
            asked()


def test_wrong_settings_are_refused() -> None:
    for code, wish in (("chess", {}), ("air", {"num_players": 7}), ("air", {"seed": -1})):
        with pytest.raises(Mistake):
            TableEnv(code).reset(**wish)
    with pytest.raises(Mistake, match="luck"):
        TableEnv("air", options={"luck": "good"}).reset()
    with pytest.raises(ValueError, match="mistakes"):
        TableEnv("air", mistakes=0)
    with pytest.raises(Mistake, match="genius"):
        TextTable("air", 2, {1: "genius"})


def test_a_desk_refuses_in_a_short_sentence_whatever_it_is_told() -> None:
    """However long or large: it is refused at once, nothing is laid, and little of it is said again."""
    desk = Desk("en")
    good: dict[str, Any] = {"code": "air", "seats": 2, "seat": 0, "level": "random", "options": {}, "seed": 1}
    endless = "x" * 100_000
    for wrong in (
        {"code": endless},
        {"seats": 10**30},
        {"seats": -1},
        {"seat": 10**30},
        {"level": endless},
        {"options": {endless: "true"}},
        {"options": {"open_hands": endless}},
        {"seed": -(10**30)},
    ):
        with pytest.raises(Mistake) as refused:
            desk.sit_down(**{**good, **wrong})
        assert len(str(refused.value)) < 1000
    assert not desk.tables
    number, _ = desk.sit_down(**good)
    before = desk.look(number)
    with pytest.raises(Mistake) as refused:
        desk.choose(number, endless)
    assert len(str(refused.value)) < 1000
    with pytest.raises(Mistake) as refused:
        desk.rule("air", endless)
    assert len(str(refused.value)) < 1000
    assert desk.look(number) == before


@pytest.mark.parametrize("code", SHELF)
def test_a_desk_plays_against_every_level(code: str) -> None:
    desk = Desk()
    for level in bot_names(code)[:2]:
        number, text = desk.sit_down(code, None, 0, level, {}, seed=5)
        for _ in range(6):
            offers = moves_in(text)
            if not offers:
                break
            text = desk.choose(number, offers[0])
            assert len(text.encode()) <= MOST_BYTES
        desk.leave(number)
    assert not desk.tables


def said(result: object) -> str:
    """The text of a tool's answer."""
    return str(result.content[0].text)  # type: ignore[attr-defined]


def test_the_server_answers_its_tools() -> None:
    async def sitting() -> None:
        async with Client(server()) as client:
            names = {tool.name for tool in (await client.list_tools()).tools}
            assert names == {"games", "sit_down", "look", "choose", "rule", "leave"}
            assert "wildegrens" in said(await client.call_tool("games", {}))
            text = said(await client.call_tool("sit_down", {"game": "air", "seats": 3, "seed": 2}))
            table = text.splitlines()[0].removeprefix("table: ")
            assert said(await client.call_tool("look", {"table": table})) in text
            refused = await client.call_tool("choose", {"table": table, "move": "lay W5"})
            assert refused.is_error
            number = said(refused)[said(refused).index("AIR-") :][:7]
            assert said(await client.call_tool("rule", {"game": "air", "number": number})).startswith(number)
            for _ in range(30):
                offers = moves_in(text)
                text = said(await client.call_tool("choose", {"table": table, "move": offers[0]}))
            for tool, wrong in (
                ("sit_down", {"game": "chess"}),
                ("sit_down", {"game": "air", "seat": 5}),
                ("look", {"table": "table-99"}),
                ("rule", {"game": "air", "number": "no such words at all"}),
            ):
                assert (await client.call_tool(tool, wrong)).is_error
            assert said(await client.call_tool("leave", {"table": table})) == "left"
            assert (await client.call_tool("look", {"table": table})).is_error

    asyncio.run(sitting())


@pytest.mark.long
@pytest.mark.parametrize(("code", "seats"), EVERY)
def test_many_scripted_plays_over_mcp(code: str, seats: int) -> None:
    """A seat that reads among bots that play at random, each time another, to the end of every play."""

    async def play(client: Client, seed: int) -> None:
        chooser = seeded(seed)
        wish = {"game": code, "seats": seats, "seat": seed % seats, "seed": seed}
        text = said(await client.call_tool("sit_down", wish))
        table = text.splitlines()[0].removeprefix("table: ")
        while offers := moves_in(text):
            answer = await client.call_tool(
                "choose", {"table": table, "move": offers[chooser.pick(len(offers))]}
            )
            text = said(answer)
            assert not answer.is_error
            assert len(text.encode()) <= MOST_BYTES
        assert "\noutcome:\n" in text
        assert said(await client.call_tool("leave", {"table": table})) == "left"

    async def plays() -> None:
        async with Client(server("en")) as client:
            for seed in some_seeds():
                await play(client, seed)

    asyncio.run(plays())


def test_the_command_serves_over_pipes() -> None:
    async def sitting() -> str:
        wish = StdioServerParameters(command=sys.executable, args=["-m", "esbat", "mcp"])
        async with Client(stdio_client(wish)) as client:
            return said(await client.call_tool("games", {}))

    assert "air:" in asyncio.run(sitting())
