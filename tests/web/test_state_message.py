"""The state message is written by hand, and is what its definition says, byte for byte.

Every state that a page or an ear of the other tests hears is compared, too: windows, readings, names, ends.
"""

import asyncio
import json
import random

import msgspec
import pytest

from esbat.engine.chance import seeded
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.engine.view import ONLOOKER
from esbat.games import SHELF
from esbat.games.air.game import AIR
from esbat.store.interface import KeptSeat
from esbat.table.orders import Order
from esbat.testing.transcript import view_text
from esbat.web.faces import writer_of
from esbat.web.faces.parts import Parts, Sheet
from esbat.web.play.standing import give
from esbat.web.telling.message import Hearing, Moment
from esbat.web.wire import StateMessage, defined, states
from tests.web.changes import brought
from tests.web.stage import Stage

pytestmark = pytest.mark.wheel

NAMES = ("Agnès", 'Bea "B"', "Cora\\", "Дот", "<i>", "F")
MOVES = 60


def seats_of(game: Game) -> list[KeptSeat]:
    return [KeptSeat(seat, "friend", NAMES[seat], joined=True) for seat in range(min(game.most, 3))]


def compared(stage: Stage, language: str) -> list[StateMessage]:
    """What everybody is told now, each compared with the definition; the onlooker last."""
    moment = Moment(stage.play)
    found = []
    for eyes in [*range(len(stage.play.seats)), ONLOOKER]:
        text = Hearing(quiet=False).newest(moment, eyes, language, "token")
        assert text is not None and defined(text) == text
        told = states.decode(text)
        assert told.view == stage.play.state_for(eyes).view(eyes).data()
        assert told.seat == (None if eyes == ONLOOKER else eyes)
        found.append(told)
    return found


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("code", sorted(SHELF))
def test_a_state_is_written_as_it_is_defined(code: str, language: str) -> None:
    game = SHELF[code]

    async def main() -> None:
        stage = Stage(game, None, {}, seats_of(game))
        play, table = stage.play, stage.play.table
        await play.close()
        play.links.clear()
        await give(play, 0, [Order("nothing at all", until="never", most=3)])
        chooser = random.Random(5)
        choices = 0
        while True:
            if table.version % 8 == 0 or table.over:
                told = compared(stage, language)
                choices += sum(len(each.legal) for each in told)
                assert all((each.outcome is not None) == table.over for each in told)
                assert told[0].orders and not told[-1].orders
            if table.over or table.version > MOVES:
                break
            if table.waiting:
                table.go_on()
            else:
                seat = table.state.acting()[0]
                table.submit(seat, game.text(chooser.choice(table.state.legal(seat))))
            play.story.catch_up()
            play.look_about()
        assert choices > 0
        play.next = "another"
        following = compared(stage, language)[0].next
        assert following is not None and following.play == "another"

    asyncio.run(main())


def test_what_is_not_defined_or_not_in_order_is_noticed() -> None:
    async def main() -> bytes:
        stage = Stage(AIR, None, {}, seats_of(AIR))
        await stage.play.close()
        text = Hearing().newest(Moment(stage.play), 0, "en", "token")
        assert text is not None
        return text

    text = asyncio.run(main())
    assert defined(text) == text
    with pytest.raises(msgspec.ValidationError):
        defined(text.replace(b'"can_undo":', b'"may_undo":'))
    with pytest.raises(msgspec.ValidationError):
        defined(text.replace(b'"can_undo":', b'"more":0,"can_undo":'))
    swapped = text.replace(b'"can_undo":false,"onlooker":false', b'"onlooker":false,"can_undo":false')
    assert swapped != text and defined(swapped) == text
    assert defined(text.replace(b',"pause":null', b"")) == text


@pytest.mark.parametrize("code", sorted(SHELF))
def test_views_that_are_written_by_hand_say_what_their_data_says(code: str) -> None:
    """For whole plays: byte for byte, whatever views share, and so does what has changed since.

    Now and then an older moment is looked at again, as when moves are taken back.
    """
    game = SHELF[code]
    flags = [fact.name for fact in game.options if "true" in fact.values]
    number = seen = 0
    while number < 4 or seen < 400:
        chooser = seeded(number)
        options = {name: "true" for name in flags if chooser.pick(2)}
        state = game.new(game.fewest + number % (game.most - game.fewest + 1), options, chooser)
        sheet = Sheet()
        told: dict[int, Parts] = {}
        older = state.clone()
        while state.acting():
            seen += looked_at(code, state, sheet, told)
            if chooser.pick(8) == 0:
                seen += looked_at(code, older, sheet, told)
                older = state.clone()
            seat = state.acting()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[chooser.pick(len(legal))])
        number += 1


def looked_at(code: str, state: State, sheet: Sheet, told: dict[int, Parts]) -> int:
    """One moment through all eyes; how many there are."""
    written = writer_of(code)
    sheet.begin()
    everybody = [*range(state.seats), ONLOOKER]
    for eyes in everybody:
        parts = written(sheet.view(state, eyes), sheet)
        assert parts.whole().decode() == view_text(state, eyes)
        before = told.get(eyes)
        if before is not None:
            assert parts.told_apart(before)
            kept = brought(json.loads(before.whole()), json.loads(b"".join(parts.since(before))))
            assert kept == json.loads(parts.whole())
            assert parts.same(before) == (b"".join(parts.since(before)) == b"{}")
        told[eyes] = parts
    return len(everybody)


def test_what_has_not_changed_is_not_told_again() -> None:
    """A page that keeps what it is told of a view hears little of a table full of things."""

    async def main() -> list[bytes]:
        stage = Stage(SHELF["witchstone"], None, {}, seats_of(SHELF["witchstone"]))
        await stage.play.close()
        play, table, hearing = stage.play, stage.play.table, Hearing(changes=True)
        found = [hearing.newest(Moment(play), ONLOOKER, "en", "token")]
        for _ in range(12):
            seat = table.state.acting()[0]
            table.submit(seat, table.game.text(table.state.legal(seat)[0]))
            play.story.catch_up()
            found.append(hearing.newest(Moment(play), ONLOOKER, "en", "token"))
        return [text for text in found if text is not None]

    whole, *changes = asyncio.run(main())
    assert states.decode(whole).whole and len(changes) > 6
    assert not any(states.decode(text).whole for text in changes)
    assert sum(map(len, changes)) < len(whole) * len(changes) / 3
