"""The one door for acts: what may not enter in its turn does not enter at once either."""

import asyncio

import msgspec
import pytest

from esbat.engine.errors import EsbatError
from esbat.games.air.game import AIR
from esbat.store.interface import KeptSeat, StoreFailed
from esbat.web.play.acts import Act, ByItself, Chosen
from tests.web.stage import Stage, settle

OPTIONS = {"first_player": "0"}


def stage() -> Stage:
    return Stage(
        AIR, None, OPTIONS, [KeptSeat(seat, "friend", name, joined=True) for seat, name in enumerate("ab")]
    )


def unexpected(trouble: StoreFailed) -> None:
    raise trouble


@pytest.mark.parametrize(
    ("act", "key"),
    [
        (Chosen(0, "draw", 1), "stale-version"),
        (Chosen(0, "fly", 0), "unknown-move"),
        (Chosen(1, "draw", 0), ""),
        (Chosen(0, "undo", 0), "nothing-to-undo"),
    ],
)
def test_what_is_refused_in_its_turn_does_not_enter_at_once(act: Act, key: str) -> None:
    async def main() -> None:
        scene = stage()
        play = scene.play
        assert not play.act_at_once(act, unexpected)
        assert not play.lock.locked() and not play.broken and play.table.version == 0
        with pytest.raises(EsbatError) as refused:
            await play.act(act)
        assert not key or refused.value.key == key
        assert not play.lock.locked() and not play.broken and play.table.version == 0
        assert not scene.store.acts

    asyncio.run(main())


@pytest.mark.parametrize("text", ["draw", "undo"])
def test_while_a_bot_sits_there_its_person_does_nothing(text: str) -> None:
    async def main() -> None:
        scene = stage()
        play = scene.play
        if text == "undo":
            await play.act(Chosen(0, "draw", 0))
        play.reseat(msgspec.structs.replace(play.seats[0], bot="random", sitting=True))
        before = play.table.version
        act = Chosen(0, text, play.story.known[0])
        assert not play.act_at_once(act, unexpected)
        with pytest.raises(EsbatError) as refused:
            await play.act(act)
        assert refused.value.key == "server-bot-sits" and play.table.version == before
        await play.close()

    asyncio.run(main())


@pytest.mark.parametrize("at_once", [True, False])
def test_either_way_it_is_kept_told_and_done_once(at_once: bool) -> None:
    async def main() -> None:
        scene = stage()
        play = scene.play
        act = Chosen(0, "draw", 0)
        await settle()  # everybody has been shown the table they have come to
        if at_once:
            assert play.act_at_once(act, unexpected)
            await settle()
            assert not play.act_at_once(act, unexpected), "sent twice, it goes the way that answers"
        else:
            await play.act(act)
        told = [len(scene.told(seat)) for seat in (0, 1, -1)]
        await play.act(act)
        assert [kept.text for kept in scene.store.acts] == ["draw"]
        assert told == [2, 2, 2] == [len(scene.told(seat)) for seat in (0, 1, -1)]

    asyncio.run(main())


def test_a_move_taken_back_twice_is_taken_back_once() -> None:
    """The line dropped before the answer came: whoever asks again gets it, and nothing else is undone."""

    async def main() -> None:
        scene = stage()
        play = scene.play
        for version, text in enumerate(("draw", "deposit", "undo")):
            await play.act(Chosen(0, text, version))
        told = [len(scene.told(seat)) for seat in (0, 1, -1)]
        for _ in range(2):
            assert not play.act_at_once(Chosen(0, "undo", 2), unexpected)
            await play.act(Chosen(0, "undo", 2))
        assert [kept.text for kept in scene.store.acts] == ["draw", "deposit", "undo"]
        assert told == [len(scene.told(seat)) for seat in (0, 1, -1)]
        with pytest.raises(EsbatError) as refused:
            await play.act(Chosen(0, "undo", 3))
        assert refused.value.key == "nothing-to-undo"
        await play.act(Chosen(0, "deposit", 3))
        await play.act(Chosen(0, "undo", 2))
        assert [kept.text for kept in scene.store.acts] == ["draw", "deposit", "undo", "deposit"]
        with pytest.raises(EsbatError) as refused:
            await play.act(Chosen(0, "undo", 1))
        assert refused.value.key == "stale-version", "after that version she did something else"

    asyncio.run(main())


def test_what_the_table_does_by_itself_is_dropped_when_it_has_moved_on() -> None:
    async def main() -> None:
        scene = stage()
        await scene.play.act(Chosen(0, "draw", 0))
        await scene.play.act(ByItself(0, "place", 0))
        assert scene.play.table.version == 1
        await scene.play.act(ByItself(0, "place", 1))
        assert scene.play.table.version == 2

    asyncio.run(main())
