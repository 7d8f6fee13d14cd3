"""Formulas typed at the table: the clock and the comparison are the server's, their verdict is a move."""

import asyncio
import json
from typing import Any

import pytest

from esbat.engine.errors import EsbatError
from esbat.games.bal.game import BAL
from esbat.store.interface import KeptSeat
from esbat.web.play.recital import Typed
from esbat.words.incantation import stumbled
from tests.games.bal.given import ANNE, MARIE, given
from tests.web.stage import Stage, settle

OPTIONS = {"level": "easy", "first_player": "0", "incantation": "typed"}
SEATS = [KeptSeat(seat, "friend", "", joined=True) for seat in range(3)]


def stage(seats: list[KeptSeat] | None = None, **settings: Any) -> Stage:
    scene = given(3, level="easy", incantation="typed")
    scene.board.patient = True
    for seat in range(3):
        scene.hand(seat, "R R R R")
    scene.begins(ANNE)
    return Stage(BAL, scene.board, OPTIONS, [*(seats or SEATS)], window=1.0, **settings)


async def attacked(scene: Stage) -> dict[str, Any]:
    """Anne has attacked Marie and is to read."""
    for when, text in ((2.0, "attack 1"), (2.1, "lay R"), (2.2, "done")):
        await scene.does(when, ANNE, text)
    return told(scene, ANNE)


def told(scene: Stage, seat: int) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(scene.told(seat)[-1][1])
    return message


async def say(scene: Stage, seat: int, text: str) -> None:
    await scene.play.act(Typed(seat, text, scene.play.story.known[seat], "en"))
    await settle()


def test_what_is_typed_well_is_read_and_the_others_see_it() -> None:
    async def main() -> None:
        scene = stage()
        asked = await attacked(scene)
        assert asked["question"]["kind"] == "recite" and asked["legal"] == []
        reading = asked["reading"]
        assert reading["typed"] and reading["place"] == 0 and reading["heard"] == [None]
        formula = reading["formulas"][0]
        assert reading["seconds"] >= 3.0 + 0.3 * len(formula)
        with pytest.raises(EsbatError, match="server-type-it"):
            await scene.does(3.0, ANNE, "read")
        with pytest.raises(EsbatError, match="server-nothing-to-read"):
            await say(scene, MARIE, formula)
        await say(scene, ANNE, formula.upper())
        assert scene.store.acts[-1].text == "read"
        heard = told(scene, MARIE)
        assert heard["question"]["kind"] == "challenge"
        assert heard["reading"]["heard"] == [formula.upper()] and heard["reading"]["place"] is None
        await scene.play.close()

    asyncio.run(main())


def test_a_slip_is_a_misreading_and_silence_ends_with_the_time() -> None:
    async def main(typed: str | None) -> str:
        scene = stage()
        formula = (await attacked(scene))["reading"]["formulas"][0]
        if typed is not None:
            await say(scene, ANNE, stumbled(formula))
        limit = told(scene, ANNE)["reading"]["seconds"] or 0.0
        before = len(scene.store.acts)
        await scene.at(2.2 + limit - 0.01)
        if typed is None:
            assert len(scene.store.acts) == before
        await scene.at(2.2 + limit)
        await scene.play.close()
        return scene.store.acts[-1].text

    assert asyncio.run(main("slip")) == "misread"
    assert asyncio.run(main(None)) == "silent"


def test_a_bot_that_stumbles_is_heard_to_stumble() -> None:
    async def main(answer: str) -> tuple[str, str]:
        seats = [KeptSeat(0, "bot", "", "random", joined=True), *SEATS[1:]]
        said = iter(["attack 1", "lay R", "done", answer])
        scene = stage(seats, answer=lambda seat: next(said))
        await scene.at(3.5)
        reading = told(scene, MARIE)["reading"]
        await scene.play.close()
        return reading["heard"][0], reading["formulas"][0]

    heard, formula = asyncio.run(main("read"))
    assert heard == formula
    heard, formula = asyncio.run(main("misread"))
    assert heard == stumbled(formula) != formula
    assert sorted(heard) == sorted(formula)
