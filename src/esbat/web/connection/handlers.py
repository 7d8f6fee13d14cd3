"""What a seat may ask of its table, one function a message."""

import asyncio
from collections.abc import Callable
from time import monotonic

import msgspec

from esbat.bots import bot_names, usual_bot
from esbat.engine.errors import BadText, EsbatError, Refused
from esbat.engine.event import Event
from esbat.engine.view import ONLOOKER as NO_SEAT
from esbat.explain import explained
from esbat.table.example import example_of
from esbat.table.table import UNDO
from esbat.web import wire
from esbat.web.connection.connection import HANDLERS, Connection, Handler
from esbat.web.faces import aim_of
from esbat.web.logs import note
from esbat.web.people.names import check_free, clean
from esbat.web.play.acts import Chosen, stale
from esbat.web.play.live import LivePlay
from esbat.web.play.recital import Typed
from esbat.web.play.repair import keep_seat
from esbat.web.play.standing import as_order, give
from esbat.web.play.windows import granted
from esbat.web.telling import scene
from esbat.web.thinking.questions import Thought
from esbat.words import reasons, words_for


def handles(kind: type) -> Callable[[Handler], Handler]:
    """Enter a function as the one that answers this kind of message."""

    def enter(handler: Handler) -> Handler:
        HANDLERS[kind] = handler
        return handler

    return enter


@handles(wire.Move)
async def move(connection: Connection, play: LivePlay, message: wire.Move) -> None:
    """Play a move. Sent twice, it is played once."""
    connection.hearing.owed = True
    await play.act(Chosen(connection.seat, message.move, message.version))


@handles(wire.Undo)
async def undo(connection: Connection, play: LivePlay, message: wire.Undo) -> None:
    """Take back one's last move, never across a barrier, nor for ever. Sent twice, it is taken back once."""
    act = Chosen(connection.seat, UNDO, message.version)
    if play.is_current(act.seat, act.version) or not act.repeated(play):
        limit_undo(connection, play)
    connection.hearing.owed = True
    await play.act(act)


def limit_undo(connection: Connection, play: LivePlay) -> None:
    """A refusal where this seat takes back too fast, or too often in one play."""
    taken = sum(1 for seat, text in play.table.acts if seat == connection.seat and text == UNDO)
    most = connection.config.limits.undos_most
    if taken >= most or not connection.desk.may_undo(play.id, connection.seat):
        note("undo-limited", play=play.id, seat=connection.seat, taken=taken)
        raise EsbatError("server-too-many-undos" if taken >= most else "server-too-fast", {"most": most})


@handles(wire.Hold)
async def hold(connection: Connection, play: LivePlay, message: wire.Hold) -> None:
    """More time in a window, whether or not one holds a card."""
    play.hold(connection.seat)


@handles(wire.Gesture)
async def gesture(connection: Connection, play: LivePlay, message: wire.Gesture) -> None:
    """A word of a dozen, said to everybody at the table and written down nowhere."""
    # However many lines a seat has: each word goes to every line of the table.
    if not connection.desk.may_gesture(play.id, connection.seat):
        note("gesture-limited", play=play.id, seat=connection.seat)
        raise EsbatError("server-too-fast", {})
    said = wire.GestureMessage(connection.seat, message.which)
    for other in list(play.links):
        if isinstance(other, Connection):
            other.say(said)


@handles(wire.Say)
async def say(connection: Connection, play: LivePlay, message: wire.Say) -> None:
    """A formula, typed: read well, wrongly, or not at all."""
    connection.hearing.owed = True
    await play.act(Typed(connection.seat, message.text, message.version, connection.language))


@handles(wire.Orders)
async def orders(connection: Connection, play: LivePlay, message: wire.Orders) -> None:
    """Standing orders, in place of those before. They answer from the next question on."""
    async with play.lock:
        await play.mend()
        await give(play, connection.seat, [as_order(wish) for wish in message.orders])
    play.tell(only=connection.seat)
    play.driver.nudge()


@handles(wire.Why)
async def why(connection: Connection, play: LivePlay, message: wire.Why) -> None:
    """Why is this not legal? The rule that forbids it. If it is, an example: what would come of it now."""
    async with play.lock:
        await play.mend()
        parsed = play.game.parse(message.move)
        state = play.state_for(connection.seat)
        refusal = state.why_not(connection.seat, parsed)
        if refusal is not None:
            raise Refused(refusal)
        events = example_of(play.game, state, connection.seat, parsed)
    said, rules = foretold(connection, play, events)
    text = said or words_for(connection.language).say("server-legal")
    connection.say(wire.No(text, rules[0] if said and rules else None, message.move))


def foretold(connection: Connection, play: LivePlay, events: list[Event]) -> tuple[str, list[str]]:
    """What would come of a move, in words, and the rules behind it; nothing where luck speaks first."""
    words, names = words_for(connection.language), play.names_for(connection.language).spoken
    told = [words.event(play.game, event, connection.seat, names) for event in events]
    said = " ".join(line for line in told if line)
    rules = [rule for event in events for rule in play.game.events[event.kind].rules]
    return (words.say("server-example", told=said) if said else "", rules)


@handles(wire.Look)
async def look(connection: Connection, play: LivePlay, message: wire.Look) -> None:
    """What a thing on the table is, does and means now; and if it can be played, what would come of that."""
    seat, words = connection.seat, words_for(connection.language)
    async with play.lock:
        await play.mend()
        state = play.state_for(seat)
        view = state.view(seat).data()
        names = play.names_for(connection.language).spoken
        try:
            told = explained(play.game, view, words, names, message.thing)
        except BadText as error:  # it may just have been taken away
            connection.say(wire.No(words.error(error), None, message.thing))
            return
        aim = aim_of(play.game.code)
        moves = [] if seat == NO_SEAT else state.legal(seat)
        named = [move for move in moves if message.thing in aim(play.game, move, view)]
        events = example_of(play.game, state, seat, named[0]) if named else []
    would, _ = foretold(connection, play, events)
    connection.say(wire.Explained(message.thing, told.effect, told.example, list(told.rules), would or None))


@handles(wire.Hint)
async def hint(connection: Connection, play: LivePlay, message: wire.Hint) -> None:
    """What the strongest bot would do in this seat. It knows no more than the seat does."""
    async with play.lock:
        await play.mend()
        if not play.is_current(connection.seat, message.version):
            raise stale(play, connection.seat, message.version)
        if not play.state_for(connection.seat).legal(connection.seat):
            raise EsbatError("server-not-asked", {})
        thought = play.thought(connection.seat, bot_names(play.game.code)[-1], granted(play, connection.seat))
        thought = msgspec.structs.replace(thought, reasons=True)
    # Thinking takes a while, and the page may speak of other things meanwhile.
    connection.errand(advise(connection, play, message.version, thought))


async def advise(connection: Connection, play: LivePlay, version: int, thought: Thought) -> None:
    answer = await play.pool.advise(thought)
    text = answer.move
    async with play.lock:
        if not play.is_current(connection.seat, version) or not play.state_for(connection.seat).legal(
            connection.seat
        ):
            return
        if text is None:
            text = play.simple_move(connection.seat)
        alone = len(play.state_for(connection.seat).legal(connection.seat)) == 1
    names = play.names_for(connection.language).spoken
    label = scene.label(play.game, connection.language, play.game.parse(text), names)
    words = words_for(connection.language)
    said = words.say("server-hint", move=label)
    because = brief = ""
    if alone:
        because = brief = words.say("hint-only")
    elif answer.tries and answer.move is not None:
        other = scene.label(play.game, connection.language, play.game.parse(answer.other), names)
        because = reasons.why(words, play.game.code, answer, other)
        brief = reasons.briefly(words, play.game.code, answer)
    connection.say(wire.HintMessage(text, f"{said} {because}".strip(), f"{said} {brief}".strip()))


@handles(wire.Rename)
async def rename(connection: Connection, play: LivePlay, message: wire.Rename) -> None:
    """A new nickname, also in what was told before."""
    async with play.lock:
        await play.mend()
        name = clean(message.name)
        check_free(name, connection.seat, play.seats)
        await keep_seat(play, msgspec.structs.replace(play.seats[connection.seat], name=name))
    play.tell(anew=True)


@handles(wire.Speak)
async def speak(connection: Connection, play: LivePlay, message: wire.Speak) -> None:
    connection.speak(message.lang)


@handles(wire.SitBot)
async def sit_bot(connection: Connection, play: LivePlay, message: wire.SitBot) -> None:
    """Let a bot sit in: for oneself at once, for another who has been away for a while."""
    async with play.lock:
        await play.mend()
        if message.seat >= len(play.seats) or play.table.over:
            raise EsbatError("server-no-such-seat", {})
        seat = play.seats[message.seat]
        if seat.bot:
            raise EsbatError("server-bot-sits-there", {})
        if message.seat != connection.seat:
            away = monotonic() - play.left.get(message.seat, 0.0)
            if message.seat in play.here() or away < play.config.absence:
                raise EsbatError("server-still-here", {"seconds": int(play.config.absence)})
        changed = msgspec.structs.replace(seat, bot=usual_bot(play.game.code), sitting=True)
        await keep_seat(play, changed)
    note("bot-sits-in", play=play.id, seat=message.seat)
    play.tell()
    play.driver.nudge()


@handles(wire.TakeBack)
async def take_back(connection: Connection, play: LivePlay, message: wire.TakeBack) -> None:
    """Back in one's own seat; a bot's unfinished thought is dropped."""
    async with play.lock:
        await play.mend()
        seat = play.seats[connection.seat]
        if not seat.sitting:
            raise EsbatError("server-nobody-sits-in", {})
        changed = msgspec.structs.replace(seat, bot="", sitting=False, joined=True)
        await keep_seat(play, changed)
    note("taken-back", play=play.id, seat=connection.seat)
    play.tell()


@handles(wire.Again)
async def again(connection: Connection, play: LivePlay, message: wire.Again) -> None:
    """The same people, a new play. Everybody connected is told where it is."""
    if not connection.desk.may_create(connection.address, play.game.pack is not None):
        note("plays-limited")
        raise EsbatError("server-too-fast", {})
    async with play.lock:
        await play.mend()
        following = await asyncio.shield(asyncio.create_task(connection.desk.plays.again(play)))
    for other in list(play.links):
        if isinstance(other, Connection):
            other.say(wire.AgainMessage(following, other.token))
    play.tell()
