"""All plays: laid from the store when needed, dropped from memory when idle, made, joined, continued."""

import asyncio
import logging
import secrets
from time import monotonic

import msgspec

from esbat.bots import bot, usual_bot
from esbat.engine.chance import commitment
from esbat.engine.errors import BadSetting, BadText, EsbatError
from esbat.engine.game import Game
from esbat.engine.options import settled
from esbat.engine.record import SECRET_BYTES
from esbat.games import game as game_of
from esbat.lessons import Lesson, laid_at, lesson_named
from esbat.store.interface import (
    INVITE,
    ONLOOKER,
    RECOVERY,
    TOKEN,
    Conflict,
    Displaced,
    KeptAct,
    KeptKey,
    KeptPlay,
    KeptSeat,
    Leader,
    Store,
    StoreFailed,
)
from esbat.store.times import Calendar
from esbat.table.continued import DEEPEST, ContinuedTable, Origin, laid_table, origin_of
from esbat.table.table import Table
from esbat.web.catalogue.daily import daily_secret
from esbat.web.config import Config
from esbat.web.logs import note
from esbat.web.people.keys import hashed, new_id, new_recovery, new_secret, opened_by, plain_recovery
from esbat.web.people.names import BOT_NAMES, KINDS, alike, check_free, clean
from esbat.web.play import repair
from esbat.web.play.heads import Head, heads, laid
from esbat.web.play.live import LivePlay
from esbat.web.thinking.pool import Pool
from esbat.web.wire import JoinGrant, LessonWish, PlayGrant, PlayWish, SeatGrant, SeatWish

encode = msgspec.json.Encoder().encode
TRIED_AGAIN = 0.1
BRIEFLY = 5.0
"""Seconds for which a play just looked up stays in memory, whatever the limit."""


class Unknown(EsbatError):
    """No such play, or the secret does not open it. One sentence for both: nobody learns which."""


class Elsewhere(Exception):
    """Another server leads this play: ask there."""

    def __init__(self, leader: Leader) -> None:
        super().__init__(leader.server)
        self.leader = leader


class Plays:
    """The plays in memory, and the way to all the others."""

    def __init__(self, store: Store, pool: Pool, config: Config) -> None:
        self.store = store
        self.pool = pool
        self.config = config
        self.live: dict[str, LivePlay] = {}
        self.loading: dict[str, asyncio.Task[LivePlay]] = {}
        self.calendar = Calendar()

    # ---- finding

    async def find(self, id: str) -> LivePlay:
        """The play with this id, laid again if it is not in memory; Unknown if there is none."""
        while True:
            play = self.live.get(id)
            if play is not None and play.lost:
                del self.live[id]
                play = None
            if play is None:
                if id not in self.loading:
                    self.loading[id] = asyncio.create_task(self.load(id))
                    self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
                play = await asyncio.shield(self.loading[id])
            if not self.store.sure(id):
                # Held up for so long, perhaps while it was laid, that another server may have gone on with
                # it: memory may be old, and whoever asks may have seen it newer there.
                await self.stay()
            if not play.lost:
                play.used = monotonic()
                return play

    async def load(self, id: str) -> LivePlay:
        leader = await self.store.lead(id)
        if leader is not None:
            raise Elsewhere(leader)
        kept = await self.store.load(id)
        if kept is None:
            raise Unknown("server-unknown-play", {})
        if kept.mark.closed:
            raise EsbatError("server-closed-play", {})
        try:
            table = await asyncio.to_thread(laid, kept)
        except EsbatError:
            # Another server may know better: one that plays this edition, or the next version of this one.
            await self.store.release([id])
            head = heads.decode(kept.head)
            leader = await self.store.server_for(head.game, head.edition)
            if leader is None or game_of(head.game).edition == head.edition:
                raise
            raise Elsewhere(leader) from None
        play = self.laid_out(kept, table)
        if table.over:
            play.next = await self.store.following(id)
        return play

    def laid_out(self, kept: KeptPlay, table: Table) -> LivePlay:
        play = self.live[kept.id] = LivePlay(kept, table, self.store, self.pool, self.config)
        return play

    async def opened(self, id: str, secret: str, opens: tuple[str, ...]) -> tuple[LivePlay, KeptKey]:
        """The play and the key this secret fits; Unknown if it fits none of these kinds."""
        play = await self.find(id)
        key = opened_by(secret, play.keys, opens)
        if key is None:
            raise Unknown("server-unknown-play", {})
        return (play, key)

    async def stay(self) -> None:
        """Say that this server is there; the plays that another leads by now are let go of."""
        for id in await self.store.stay(list(self.live)):
            play = self.live.pop(id, None)
            if play is not None:
                repair.displaced(play)

    async def leave(self) -> None:
        """Let other servers lead all plays: what is under way is kept first.

        A line to the store that was just cut is no reason to let them wait until the lease has run out: it is
        tried again, for as long as whoever stops the server has patience.
        """
        for play in self.live.values():
            play.driver.close()
        handed_over = False
        while not handed_over:
            try:
                await self.store.leave()
                handed_over = True
            except StoreFailed:
                note("not-handed-over", logging.WARNING)
            if not handed_over:
                await asyncio.sleep(TRIED_AGAIN)
        for play in list(self.live.values()) if self.store.shared else []:
            repair.displaced(play)

    def sweep(self, now: float) -> list[str]:
        """Drop plays nobody is connected to: those idle for long, and the oldest beyond the limit."""
        dropped: list[str] = []
        idle = sorted(
            (play for play in self.live.values() if not play.links and not play.lock.locked()),
            key=lambda play: play.used,
        )
        spare = len(self.live) - self.config.most_tables
        for place, play in enumerate(idle):
            quiet = now - play.used
            if quiet > self.config.idle or (place < spare and quiet > BRIEFLY):
                del self.live[play.id]
                dropped.append(play.id)
        return dropped

    async def look(self) -> None:
        """Has whoever keeps the server closed, deleted or changed a play that is in memory here?"""
        plays = list(self.live.values())  # only these are asked about: another may be laid meanwhile
        if not plays:
            return
        marks = await self.store.marks([play.id for play in plays])
        for play in plays:
            mark = marks.get(play.id)
            if mark is None or mark.closed:
                self.dismiss(play, "server-unknown-play" if mark is None else "server-closed-play")
            elif mark.changed != play.mark.changed:
                await self.lay_again(play)

    def dismiss(self, play: LivePlay, key: str) -> None:
        """Nobody sits there any more."""
        self.live.pop(play.id, None)
        note("play-dismissed", play=play.id, why=key)
        for link in list(play.links):
            link.dismiss(key)

    async def lay_again(self, play: LivePlay) -> None:
        """Somebody has changed what is kept of it: memory follows, and everybody is told."""
        async with play.lock:
            play.broken = True
            await play.mend()

    async def forget_unplayed(self) -> int:
        """A play in which nobody has moved for days ends: it is forgotten, unless somebody sits there now.

        Or unless the clock has jumped: nobody can tell then which of them are old.
        """
        self.calendar.look(await self.store.time())
        if self.calendar.jumped:
            note("clock-jumped", logging.WARNING, seconds=round(self.calendar.jumped))
            return 0
        now = self.calendar.now()
        spared = [*self.live, *self.loading]
        gone = await self.store.forget_unplayed(now - self.config.unplayed, spared)
        if gone:
            note("unplayed-forgotten", plays=gone)
        return gone

    # ---- making

    async def create(self, wish: PlayWish) -> PlayGrant:
        """A new play, as wished. It begins at once; friends who have not come yet are waited for."""
        game = game_of(wish.game)
        if wish.pack:
            game = self.config.packs.game(game, wish.pack)
        options = settled(game.options, {name: option_text(value) for name, value in wish.options.items()})
        if not game.fewest <= len(wish.seats) <= game.most:
            raise BadSetting(
                "bad-seats",
                {"game": game.code, "seats": len(wish.seats), "fewest": game.fewest, "most": game.most},
            )
        secret = None if wish.daily is None else daily_secret(game, wish.daily)
        return await self.begin(game, options, seated(game, wish.seats), None, secret)

    async def teach(self, wish: LessonWish) -> PlayGrant:
        """A lesson, from one of its steps on; bots sit on all seats but the learner's."""
        lesson = lesson_named(wish.game, wish.lesson)
        game, position = game_of(wish.game), lesson.position
        names = [""] * position.seats
        names[lesson.learner] = clean(wish.name)
        seats = [
            KeptSeat(seat, "me", names[seat], joined=True)
            if seat == lesson.learner
            else KeptSeat(seat, "bot", lent(seat, names), position.bot)
            for seat in range(position.seats)
        ]
        options = settled(game.options, position.options)
        return await self.begin(game, options, seats, None, lesson.secret, lesson, wish.step)

    async def begin(
        self,
        game: Game,
        options: dict[str, str],
        seats: list[KeptSeat],
        origin: Origin | None,
        secret: bytes | None = None,
        lesson: Lesson | None = None,
        step: int = 0,
    ) -> PlayGrant:
        """Keep a new play with new keys for everybody."""
        keys: list[KeptKey] = []
        grants: list[SeatGrant] = []
        for seat in seats:
            token = invite = recovery = None
            if seat.kind == "friend":
                invite = new_secret()
                keys.append(KeptKey(hashed(invite), INVITE, seat.seat))
            elif seat.kind != "bot":
                token, recovery = new_secret(), new_recovery()
                keys.append(KeptKey(hashed(token), TOKEN, seat.seat))
                keys.append(KeptKey(hashed(recovery), RECOVERY, seat.seat))
            grants.append(SeatGrant(seat.seat, seat.kind, token, invite, recovery))
        onlooker = new_secret()
        keys.append(KeptKey(hashed(onlooker), ONLOOKER, -1))
        kept = new_play(game, options, seats, keys, origin, None, secret, self.config.settles)
        if lesson is not None:
            make_lesson(kept, lesson, step)
        await repair.create(self.store, kept)
        note("play-created", play=kept.id, game=game.code, seats=len(seats), continued=origin is not None)
        return PlayGrant(kept.id, grants, onlooker, game.code, commitment(kept.secret))

    async def join(self, id: str, secret: str, name: str | None) -> JoinGrant:
        """Exchange an invitation for a token. The link is the seat: it may be followed on a second device."""
        play, key = await self.opened(id, secret, (INVITE,))
        called = clean(name)
        async with play.lock:
            await play.mend()
            check_free(called, key.seat, play.seats)
            grant = await self.admit(play, key.seat)
            seat = play.seats[key.seat]
            changed = msgspec.structs.replace(seat, joined=True, name=called or seat.name)
            await repair.keep_seat(play, changed)
        play.tell(anew=True)
        note("joined", play=id, seat=key.seat)
        return grant

    async def recover(self, code: str) -> JoinGrant:
        """A new token for the seat whose recovery code this is."""
        found = await self.store.find_key(hashed(plain_recovery(code)), RECOVERY)
        if found is None:
            raise Unknown("server-unknown-code", {})
        play = await self.find(found[0])
        token = new_secret()
        await self.add_keys(play, [KeptKey(hashed(token), TOKEN, found[1])])
        note("recovered", play=play.id, seat=found[1])
        return JoinGrant(play.id, found[1], token, None, play.game.code)

    async def admit(self, play: LivePlay, seat: int) -> JoinGrant:
        token, recovery = new_secret(), new_recovery()
        await self.add_keys(
            play, [KeptKey(hashed(token), TOKEN, seat), KeptKey(hashed(recovery), RECOVERY, seat)]
        )
        return JoinGrant(play.id, seat, token, recovery, play.game.code)

    async def add_keys(self, play: LivePlay, keys: list[KeptKey]) -> None:
        try:
            play.keys = await self.store.add_keys(play.id, keys, self.config.limits.tokens)
        except Displaced:
            repair.displaced(play)
            raise

    # ---- after the end

    async def again(self, play: LivePlay) -> str:
        """The same people at a new play; their secrets open it too. Asked twice, it is the same one."""
        if not play.table.over:
            raise EsbatError("server-not-over", {})
        if play.next is None:
            game = play.game
            seats = [msgspec.structs.replace(seat) for seat in play.seats]
            settles = self.config.settles
            kept = new_play(game, play.table.options, seats, [*play.keys], None, play.id, settles=settles)
            while not self.store.mine(kept.id):
                kept.id = new_id()  # their lines are here
            try:
                await repair.create(self.store, kept)
                play.next = kept.id
                if not self.store.shared:
                    # Whoever is told of it comes at once.
                    self.laid_out(kept, laid(kept))
            except Conflict:
                play.next = await self.store.following(play.id)
            if play.next is None:
                raise EsbatError("server-store-failed", {})
        return play.next

    async def continue_from(self, play: LivePlay, at: int, seat: int) -> PlayGrant:
        """A new play against bots from this move on, with what the seat had not seen dealt anew."""
        table = play.table
        before = table.origin if isinstance(table, ContinuedTable) else None
        moves = [(standing.seat, standing.text) for standing in table.standing[:at]]
        origin = Origin(table.secret, moves, seat, before)
        if origin.depth > DEEPEST:
            raise EsbatError("server-too-deep", {"most": DEEPEST})
        if at >= len(table.standing) or seat >= table.seats:
            raise EsbatError("server-no-such-move", {"last": max(0, len(table.standing) - 1)})
        usual = usual_bot(table.game.code)
        seats = [
            KeptSeat(other, "me", play.seats[other].name, joined=True)
            if other == seat
            else KeptSeat(other, "bot", play.seats[other].name or BOT_NAMES[other % len(BOT_NAMES)], usual)
            for other in range(table.seats)
        ]
        return await self.begin(table.game, table.options, seats, origin)

    async def close(self) -> None:
        for play in list(self.live.values()):
            await play.close()


def option_text(value: str | bool | int) -> str:
    """Options are words in the engine; a page may send true or 3."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def seated(game: Game, wishes: list[SeatWish]) -> list[KeptSeat]:
    """Who sits where; BadSetting for a bot, a kind of seat or a second name there cannot be."""
    seats: list[KeptSeat] = []
    names = [clean(wish.name) for wish in wishes]
    for number, (wish, name) in enumerate(zip(wishes, names, strict=True)):
        if wish.kind not in KINDS:
            raise BadSetting("server-bad-seat", {"kinds": ", ".join(KINDS)})
        if wish.kind == "bot":
            chosen = bot(game.code, wish.bot or usual_bot(game.code)).name
            seats.append(KeptSeat(number, "bot", name or lent(number, names), chosen))
        else:
            seats.append(KeptSeat(number, wish.kind, name, joined=wish.kind != "friend"))
    for seat in seats:
        check_free(seat.name, seat.seat, seats)
    return seats


def lent(number: int, names: list[str]) -> str:
    """A witch's name for a bot: its seat's own, or another if somebody at the table is called so."""
    free = [BOT_NAMES[number % len(BOT_NAMES)], *BOT_NAMES[len(names) :]]
    found = next(
        (name for name in free if not any(alike(name, taken) for taken in names)), f"{free[0]} {number + 1}"
    )
    names[number] = found
    return found


def make_lesson(kept: KeptPlay, lesson: Lesson, step: int) -> None:
    """The play begins at a step of the lesson; EsbatError if it has no such step."""
    if step >= len(lesson.steps):
        raise BadSetting("lesson-no-step", {"lesson": lesson.name, "steps": len(lesson.steps)})
    head = msgspec.structs.replace(heads.decode(kept.head), lesson=lesson.name, settles=lesson.settles)
    kept.head = encode(head)
    kept.acts = [KeptAct(seat, text) for seat, text in laid_at(lesson, step).acts]


def new_play(
    game: Game,
    options: dict[str, str],
    seats: list[KeptSeat],
    keys: list[KeptKey],
    origin: Origin | None,
    after: str | None,
    secret: bytes | None = None,
    settles: bool = False,
) -> KeptPlay:
    """A play that has just begun, with luck nobody can foresee, unless it is the play of the day."""
    secret = secret or secrets.token_bytes(SECRET_BYTES)
    data = None if origin is None else origin.data()
    pack = None if game.pack is None else game.pack.data()
    head = Head(game.code, game.edition, len(seats), options, secrets.token_hex(16), data, pack, settles)
    if data is not None:
        # Laid once now, so that a play that cannot be continued is refused and not kept.
        try:
            laid_table(game, len(seats), options, secret, [""] * len(seats), origin_of(data))
        except BadText as error:
            raise EsbatError("server-no-such-move", {"last": 0}) from error
    return KeptPlay(new_id(), encode(head), secret, 0.0, after, seats, keys, [])
