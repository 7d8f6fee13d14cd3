"""All plays: laid from the store when needed, dropped from memory when idle, made, joined, continued."""

import asyncio
import secrets
from time import monotonic, time

import msgspec

from esbat.bots import bot, bot_names
from esbat.engine.chance import commitment
from esbat.engine.errors import BadSetting, BadText, EsbatError
from esbat.engine.game import Game
from esbat.engine.options import settled
from esbat.engine.record import SECRET_BYTES
from esbat.games import game as game_of
from esbat.store.interface import (
    INVITE,
    ONLOOKER,
    RECOVERY,
    TOKEN,
    Conflict,
    KeptKey,
    KeptPlay,
    KeptSeat,
    Store,
)
from esbat.table.continued import DEEPEST, ContinuedTable, Origin, laid_table, origin_of
from esbat.web.catalogue.daily import daily_secret
from esbat.web.config import Config
from esbat.web.logs import note
from esbat.web.people.keys import hashed, new_id, new_recovery, new_secret, opened_by, plain_recovery
from esbat.web.people.names import BOT_NAMES, KINDS, alike, check_free, clean
from esbat.web.play import repair
from esbat.web.play.heads import Head, laid
from esbat.web.play.live import LivePlay
from esbat.web.thinking.pool import Pool
from esbat.web.wire import JoinGrant, PlayGrant, PlayWish, SeatGrant, SeatWish

encode = msgspec.json.Encoder().encode
BRIEFLY = 5.0
"""Seconds for which a play just looked up stays in memory, whatever the limit."""


class Unknown(EsbatError):
    """No such play, or the secret does not open it. One sentence for both: nobody learns which."""


class Plays:
    """The plays in memory, and the way to all the others."""

    def __init__(self, store: Store, pool: Pool, config: Config) -> None:
        self.store = store
        self.pool = pool
        self.config = config
        self.live: dict[str, LivePlay] = {}
        self.loading: dict[str, asyncio.Task[LivePlay]] = {}

    # ---- finding

    async def find(self, id: str) -> LivePlay:
        """The play with this id, laid again if it is not in memory; Unknown if there is none."""
        play = self.live.get(id)
        if play is None:
            if id not in self.loading:
                self.loading[id] = asyncio.create_task(self.load(id))
                self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
            play = await asyncio.shield(self.loading[id])
        play.used = monotonic()
        return play

    async def load(self, id: str) -> LivePlay:
        kept = await self.store.load(id)
        if kept is None:
            raise Unknown("server-unknown-play", {})
        table = await asyncio.to_thread(laid, kept)
        play = LivePlay(kept, table, self.store, self.pool, self.config)
        if table.over:
            play.next = await self.store.following(id)
        self.live[id] = play
        return play

    async def opened(self, id: str, secret: str, opens: tuple[str, ...]) -> tuple[LivePlay, KeptKey]:
        """The play and the key this secret fits; Unknown if it fits none of these kinds."""
        play = await self.find(id)
        key = opened_by(secret, play.keys, opens)
        if key is None:
            raise Unknown("server-unknown-play", {})
        return (play, key)

    def sweep(self, now: float) -> None:
        """Drop plays nobody is connected to: those idle for long, and the oldest beyond the limit."""
        idle = sorted(
            (play for play in self.live.values() if not play.links and not play.lock.locked()),
            key=lambda play: play.used,
        )
        spare = len(self.live) - self.config.most_tables
        for place, play in enumerate(idle):
            quiet = now - play.used
            if quiet > self.config.idle or (place < spare and quiet > BRIEFLY):
                del self.live[play.id]

    async def forget_unplayed(self, now: float) -> int:
        """A play in which nobody has moved for days ends: it is forgotten, unless somebody sits there now."""
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

    async def begin(
        self,
        game: Game,
        options: dict[str, str],
        seats: list[KeptSeat],
        origin: Origin | None,
        secret: bytes | None = None,
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
        play.keys = await self.store.add_keys(play.id, keys, self.config.limits.tokens)

    # ---- after the end

    async def again(self, play: LivePlay) -> str:
        """The same people at a new play; their secrets open it too. Asked twice, it is the same one."""
        if not play.table.over:
            raise EsbatError("server-not-over", {})
        if play.next is None:
            game = play.game
            seats = [msgspec.structs.replace(seat) for seat in play.seats]
            settles = self.config.settles
            kept = new_play(game, play.table.options, seats, play.keys, None, play.id, settles=settles)
            try:
                await repair.create(self.store, kept)
                play.next = kept.id
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
        strongest = bot_names(table.game.code)[-1]
        seats = [
            KeptSeat(other, "me", play.seats[other].name, joined=True)
            if other == seat
            else KeptSeat(
                other, "bot", play.seats[other].name or BOT_NAMES[other % len(BOT_NAMES)], strongest
            )
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
            chosen = bot(game.code, wish.bot or bot_names(game.code)[-1]).name
            seats.append(KeptSeat(number, "bot", name or lent(number, names), chosen))
        else:
            seats.append(KeptSeat(number, wish.kind, name, joined=wish.kind != "friend"))
    for seat in seats:
        check_free(seat.name, seat.seat, seats)
    return seats


def lent(number: int, names: list[str]) -> str:
    """A witch's name for a bot: its seat's own, or another if somebody at the table is called so."""
    taken = {alike(name) for name in names}
    free = [BOT_NAMES[number % len(BOT_NAMES)], *BOT_NAMES[len(names) :]]
    found = next((name for name in free if alike(name) not in taken), f"{free[0]} {number + 1}")
    names[number] = found
    return found


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
    return KeptPlay(new_id(), encode(head), secret, time(), after, seats, keys, [])
