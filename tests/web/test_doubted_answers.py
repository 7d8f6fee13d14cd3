"""Answers in a window that the store did not take: what is said of them is what the store says of them.

That an answer has not happened is said only when the store was asked and has it not. While it is away,
nobody knows; when it is back, the seat hears what became of its answer.
"""

import asyncio

import pytest
from msgspec import structs

from esbat.games.bal.game import BAL
from esbat.store.interface import KeptAnswer, KeptPlay, KeptSeat, NotKept, StoreFailed
from esbat.web.play.acts import Chosen
from esbat.web.play.repair import said_of
from tests.waiting import until_so
from tests.web.stage import Memory, Stage, StillClock, settle
from tests.web.windowed import NAMES, OPTIONS, asked_first, lucks

SECRET = next(luck for luck in lucks() if "pass" in asked_first(luck).get(1, ()))
ANSWER = KeptAnswer(1, 0, "pass")


class Refusing(Memory):
    """Says no to every answer, having kept it or not, and may be away when it is asked."""

    def __init__(self, clock: StillClock, play: KeptPlay, keeps: bool, away: bool) -> None:
        super().__init__(clock)
        self.play = play
        self.keeps = keeps
        self.away = away

    async def note(self, play: str, answer: KeptAnswer) -> None:
        if self.keeps:
            self.answers.append(answer)
        raise StoreFailed("no")

    async def load(self, play: str) -> KeptPlay | None:
        if self.away:
            raise StoreFailed("away")
        return structs.replace(self.play, answers=list(self.answers))


def refused(keeps: bool, away: bool) -> tuple[Stage, Refusing]:
    """Marie is asked in an open window, by a server whose store will not take her answer."""
    seats = [KeptSeat(seat, "friend", name, joined=True) for seat, name in enumerate(NAMES)]
    scene = Stage(BAL, None, OPTIONS, seats, secret=SECRET, again=0.001)
    store = Refusing(scene.clock, KeptPlay("play", b"", SECRET, 0.0, None, seats, [], []), keeps, away)
    scene.play.store = store
    return scene, store


def noted(scene: Stage) -> dict[int, str]:
    assert scene.play.pause is not None
    return scene.play.pause.noted


def test_what_the_store_kept_all_the_same_is_noted_without_a_word() -> None:
    async def main() -> None:
        scene, _ = refused(keeps=True, away=False)
        await scene.play.act(Chosen(1, "pass", 0))
        assert noted(scene) == {1: "pass"} and scene.play.answers == {1: ANSWER}
        await scene.play.close()

    asyncio.run(main())


def test_what_the_store_has_not_has_not_happened() -> None:
    async def main() -> None:
        scene, _ = refused(keeps=False, away=False)
        with pytest.raises(NotKept) as told:
            await scene.play.act(Chosen(1, "pass", 0))
        assert said_of(told.value) == "server-store-failed"
        assert noted(scene) == {} == scene.play.answers
        await scene.play.close()

    asyncio.run(main())


@pytest.mark.parametrize("keeps", [True, False])
def test_while_the_store_is_away_nobody_knows_and_then_the_seat_hears(keeps: bool) -> None:
    async def main() -> None:
        scene, store = refused(keeps, away=True)
        with pytest.raises(StoreFailed) as told:
            await scene.play.act(Chosen(1, "pass", 0))
        assert said_of(told.value) == "server-store-away"
        assert noted(scene) == {} and scene.play.doubts == {1}
        heard = [len(scene.told(seat)) for seat in range(4)]
        store.away = False
        await until_so(lambda: scene.play.healing is None)
        await settle()
        assert not scene.play.doubts
        assert noted(scene) == ({1: "pass"} if keeps else {})
        assert [len(scene.told(seat)) for seat in (0, 2, 3)] == [heard[0], *heard[2:]], "nobody else's news"
        assert len(scene.told(1)) == heard[1] + keeps
        await scene.play.close()

    asyncio.run(main())
