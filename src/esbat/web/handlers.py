"""What a seat may ask of its table, one function a message."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any

import msgspec

from esbat.bots import bot_names
from esbat.engine.errors import EsbatError, Refused
from esbat.table.table import UNDO
from esbat.web import scene, wire
from esbat.web.acts import Chosen, stale
from esbat.web.line import HANDLERS, Line
from esbat.web.live import LivePlay
from esbat.web.logs import note
from esbat.web.people import check_free, clean
from esbat.web.recital import Typed
from esbat.web.repair import keep_seat
from esbat.web.standing import as_order, give
from esbat.web.windows import granted
from esbat.words import words_for

Handler = Callable[[Line, LivePlay, Any], Any]


def handles(kind: type) -> Callable[[Handler], Handler]:
    """Enter a function as the one that answers this kind of message."""

    def enter(handler: Handler) -> Handler:
        HANDLERS[kind] = handler
        return handler

    return enter


@handles(wire.Move)
async def move(line: Line, play: LivePlay, message: wire.Move) -> None:
    """Play a move. Sent twice, it is played once."""
    line.hearing.owed = True
    await play.act(Chosen(line.seat, message.move, message.version))


@handles(wire.Undo)
async def undo(line: Line, play: LivePlay, message: wire.Undo) -> None:
    """Take back one's last move, never across a barrier, nor for ever. Sent twice, it is taken back once."""
    taken = sum(1 for seat, text in play.table.acts if seat == line.seat and text == UNDO)
    most = line.config.limits.undos_most
    if taken >= most or not line.desk.may_undo(play.id, line.seat):
        note("undo-limited", play=play.id, seat=line.seat, taken=taken)
        raise EsbatError("server-too-many-undos" if taken >= most else "server-too-fast", {"most": most})
    line.hearing.owed = True
    await play.act(Chosen(line.seat, UNDO, message.version))


@handles(wire.Hold)
async def hold(line: Line, play: LivePlay, message: wire.Hold) -> None:
    """More time in a window, whether or not one holds a card."""
    play.hold(line.seat)


@handles(wire.Say)
async def say(line: Line, play: LivePlay, message: wire.Say) -> None:
    """A formula, typed: read well, wrongly, or not at all."""
    line.hearing.owed = True
    await play.act(Typed(line.seat, message.text, message.version, line.language))


@handles(wire.Orders)
async def orders(line: Line, play: LivePlay, message: wire.Orders) -> None:
    """Standing orders, in place of those before. They answer from the next question on."""
    async with play.lock:
        await play.mend()
        await give(play, line.seat, [as_order(wish) for wish in message.orders])
    play.tell(only=line.seat)
    play.driver.nudge()


@handles(wire.Why)
async def why(line: Line, play: LivePlay, message: wire.Why) -> None:
    """Why is this not legal? The rule that forbids it."""
    async with play.lock:
        await play.mend()
        parsed = play.game.parse(message.move)
        refusal = play.state_for(line.seat).why_not(line.seat, parsed)
    if refusal is not None:
        raise Refused(refusal)
    line.say(wire.No(words_for(line.language).say("server-legal"), None, message.move))


@handles(wire.Hint)
async def hint(line: Line, play: LivePlay, message: wire.Hint) -> None:
    """What the strongest bot would do in this seat. It knows no more than the seat does."""
    async with play.lock:
        await play.mend()
        if not play.is_current(line.seat, message.version):
            raise stale(play, line.seat, message.version)
        if not play.state_for(line.seat).legal(line.seat):
            raise EsbatError("server-not-asked", {})
        thought = play.thought(line.seat, bot_names(play.game.code)[-1], granted(play, line.seat))
    # Thinking takes a while, and the page may speak of other things meanwhile.
    line.errand(advise(line, play, message.version, thought))


async def advise(line: Line, play: LivePlay, version: int, thought: Any) -> None:
    text = await play.pool.choose(thought)
    async with play.lock:
        if not play.is_current(line.seat, version) or not play.state_for(line.seat).legal(line.seat):
            return
        if text is None:
            text = play.simple_move(line.seat)
    names = play.names_for(line.language).spoken
    label = scene.label(play.game, line.language, play.game.parse(text), names)
    line.say(wire.HintMessage(text, words_for(line.language).say("server-hint", move=label)))


@handles(wire.Rename)
async def rename(line: Line, play: LivePlay, message: wire.Rename) -> None:
    """A new nickname, also in what was told before."""
    async with play.lock:
        await play.mend()
        name = clean(message.name)
        check_free(name, line.seat, play.seats)
        await keep_seat(play, msgspec.structs.replace(play.seats[line.seat], name=name))
    play.tell(anew=True)


@handles(wire.Speak)
async def speak(line: Line, play: LivePlay, message: wire.Speak) -> None:
    line.speak(message.lang)


@handles(wire.SitBot)
async def sit_bot(line: Line, play: LivePlay, message: wire.SitBot) -> None:
    """Let a bot sit in: for oneself at once, for another who has been away for a while."""
    async with play.lock:
        await play.mend()
        if message.seat >= len(play.seats) or play.table.over:
            raise EsbatError("server-no-such-seat", {})
        seat = play.seats[message.seat]
        if seat.bot:
            raise EsbatError("server-bot-sits-there", {})
        if message.seat != line.seat:
            away = monotonic() - play.left.get(message.seat, 0.0)
            if message.seat in play.here() or away < play.config.absence:
                raise EsbatError("server-still-here", {"seconds": int(play.config.absence)})
        changed = msgspec.structs.replace(seat, bot=bot_names(play.game.code)[-1], sitting=True)
        await keep_seat(play, changed)
    note("bot-sits-in", play=play.id, seat=message.seat)
    play.tell()
    play.driver.nudge()


@handles(wire.TakeBack)
async def take_back(line: Line, play: LivePlay, message: wire.TakeBack) -> None:
    """Back in one's own seat; a bot's unfinished thought is dropped."""
    async with play.lock:
        await play.mend()
        seat = play.seats[line.seat]
        if not seat.sitting:
            raise EsbatError("server-nobody-sits-in", {})
        changed = msgspec.structs.replace(seat, bot="", sitting=False, joined=True)
        await keep_seat(play, changed)
    note("taken-back", play=play.id, seat=line.seat)
    play.tell()


@handles(wire.Again)
async def again(line: Line, play: LivePlay, message: wire.Again) -> None:
    """The same people, a new play. Everybody connected is told where it is."""
    if not line.desk.may_create(line.address, play.game.pack is not None):
        note("plays-limited")
        raise EsbatError("server-too-fast", {})
    async with play.lock:
        await play.mend()
        following = await asyncio.shield(asyncio.create_task(line.desk.tables.again(play)))
    for other in list(play.links):
        if isinstance(other, Line):
            other.say(wire.AgainMessage(following, other.token))
    play.tell()
