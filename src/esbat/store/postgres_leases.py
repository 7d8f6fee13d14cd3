"""Which server leads which play: a row with an epoch, looked at in the very statement that keeps an act.

A server says every second that it is there. While it does, its plays are its own; when it has not for three
seconds, whoever is asked for one of them takes it over by raising the epoch. So a server that was held up,
however long, finds that it can write no more. All times are the database's: no clock but that one counts.
If that one jumps, every server is taken for dead until it has said once more that it is there, and plays may
change hands; nobody is taken for alive because the clock was put back.

Reading from memory needs more than writing does: a server must be sure that nobody else leads the play at
that moment. It is, of the plays it was found to lead since its row last ran out; see docs/why/never-back.md.
"""

import asyncio
import secrets
from typing import Any

import asyncpg

from esbat.store.interface import Displaced, Leader
from esbat.store.postgres_keeping import PostgresKeeping
from esbat.store.times import Seconds, steady

LEASE = 3.0
"""Seconds for which a server that has said nothing is still waited for."""
FORGOTTEN = "1 hour"
SLACK = 1.0
"""Seconds by which the database's clock may be put back without anybody being taken for dead."""


def alive(until: str, lease: str) -> str:
    """In SQL: is the server there that has said so until then? Nobody says so for longer than a lease."""
    latest = f"clock_timestamp() + make_interval(secs => {lease} + {SLACK})"
    return f"({until} > clock_timestamp() AND {until} <= {latest})"


# Who leads it, as anybody may read it: no row if there is no such play, or it was closed.
WHO = f"""
SELECT l.server, s.address, s.key FROM esbat.plays p LEFT JOIN esbat.leases l ON l.play = p.id
LEFT JOIN esbat.servers s ON s.id = l.server AND {alive("s.until", "$2")} WHERE p.id = $1 AND p.closed = 0
"""
# Whoever takes a play over holds the lease, and then the leader's own row: so a leader that says at that very
# moment that it is there either comes first, and is seen, or last, and sees. Nobody waits for either of them
# with other things in hand, so that no two servers ever wait for one another.
HELD = "SELECT server FROM esbat.leases WHERE play = $1 FOR UPDATE NOWAIT"
THERE_STILL = f"SELECT {alive('until', '$2')} FROM esbat.servers WHERE id = $1 FOR SHARE NOWAIT"
# The one statement that makes somebody a leader. Those who keep an act hold the row meanwhile.
LEAD = f"""
INSERT INTO esbat.leases AS l (play, epoch, server)
SELECT id, 1, $2 FROM esbat.plays WHERE id = $1 AND closed = 0
ON CONFLICT (play) DO UPDATE SET epoch = l.epoch + 1, server = excluded.server
WHERE l.server = $2
OR NOT EXISTS (SELECT 1 FROM esbat.servers s WHERE s.id = l.server AND {alive("s.until", "$3")})
RETURNING epoch
"""
BEGIN = """
INSERT INTO esbat.leases AS l (play, epoch, server) VALUES ($1, 1, $2)
ON CONFLICT (play) DO UPDATE SET epoch = l.epoch + 1, server = excluded.server RETURNING epoch
"""
HOLD = "SELECT 1 FROM esbat.leases WHERE play = $1 AND epoch = $2 AND server = $3 FOR SHARE"
STAY = """
INSERT INTO esbat.servers (id, address, key, editions, until)
VALUES ($1, $2, $3, $4, clock_timestamp() + make_interval(secs => $5))
ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING xmax = 0
"""
"""Is the row a new one? Whoever had one, and has none any more, may have lost its plays before this."""
LOST = """
SELECT mine.play FROM unnest($2::text[], $3::bigint[]) AS mine (play, epoch) WHERE NOT EXISTS (
    SELECT 1 FROM esbat.leases l WHERE l.play = mine.play AND l.epoch = mine.epoch AND l.server = $1)
"""
SOON = 0.05
"""Seconds before it is tried again to lead a play whose lease somebody holds just now."""
OWN_ADDRESS = "SELECT coalesce(host(inet_client_addr()), '127.0.0.1')"


class Busy(Displaced):
    """Somebody holds the lease, or says at this moment that it is there: ask again."""


class PostgresLeases(PostgresKeeping):
    """The part of a store that shares its plays with other servers."""

    shared = True

    def begin_leading(self) -> None:
        """Nothing is led yet, and nobody knows of this server."""
        self.server = secrets.token_hex(8)
        self.led: dict[str, int] = {}  # the epochs of the plays that this server leads
        self.proven: dict[str, float] = {}  # when it was asked for what has shown that it leads them
        self.unbroken = 0.0  # since when its row has not run out
        self.leading: dict[str, asyncio.Task[Leader | None]] = {}
        self.facts: tuple[str, str, str] | None = None
        self.lease = LEASE
        self.steady: Seconds = steady
        self.certain = 0.0  # until when nobody can take over, by this machine's steady clock
        self.left = False

    def sure(self, play: str) -> bool:
        # One that stops may have handed its plays over already, even if it was never told so.
        if self.left or self.steady() >= self.certain:
            return False
        return play in self.led and self.proven[play] >= self.unbroken

    def won(self, play: str, epoch: int, asked: float) -> None:
        """This server leads the play, and did at some moment since it asked."""
        self.led[play] = epoch
        self.proven[play] = asked

    def stood(self, asked: float) -> None:
        """The row says that this server is there, for a lease from when that was asked at least."""
        if self.steady() >= self.certain:
            self.unbroken = asked  # it may have run out: what was led before may be another's
        self.certain = max(self.certain, asked + self.lease)

    async def enter(self, address: str, key: str, editions: str) -> None:
        async def job(connection: Any) -> None:
            place = address
            if address.startswith(":"):
                own = await connection.fetchval(OWN_ADDRESS)
                place = f"[{own}]{address}" if ":" in own else f"{own}{address}"
            self.facts = (place, key, editions)
            await connection.execute(
                f"DELETE FROM esbat.servers WHERE until < clock_timestamp() - interval '{FORGOTTEN}'"
            )
            await connection.execute(STAY, self.server, *self.facts, self.lease)

        asked = self.steady()
        await self.writer.do(job)
        self.stood(asked)

    async def stay(self, plays: list[str]) -> list[str]:
        mine = [(play, self.led[play]) for play in plays if play in self.led]
        ids, epochs = [play for play, _ in mine], [epoch for _, epoch in mine]
        asked = self.steady()

        async def job(connection: Any) -> tuple[bool, set[str]]:
            there = False
            if self.facts is not None and not self.left:
                # The row is held until this is kept: nobody takes anything over in between.
                there = not await connection.fetchval(STAY, self.server, *self.facts, self.lease)
            return (there, {row[0] for row in await connection.fetch(LOST, self.server, ids, epochs)})

        there, lost = await self.writer.do(job)
        if there:
            self.stood(asked)
        # It may have been led anew while the question was under way.
        for play, epoch in mine:
            if play in lost:
                self.lose(play, epoch)
            elif there and self.led.get(play) == epoch:
                self.proven[play] = asked
        return [play for play in plays if play not in self.led]

    def lose(self, play: str, epoch: int) -> None:
        """Under this epoch it is not led here any more; under a newer one it may be."""
        if self.led.get(play) == epoch:
            self.drop(play)

    def drop(self, play: str) -> None:
        self.led.pop(play, None)
        self.proven.pop(play, None)

    async def lead(self, play: str) -> Leader | None:
        # Two who ask at once are one: the second would take it over from the first.
        if play not in self.leading:
            self.leading[play] = asyncio.create_task(self.lead_alone(play))
            self.leading[play].add_done_callback(lambda _: self.leading.pop(play, None))
        return await asyncio.shield(self.leading[play])

    async def lead_alone(self, play: str) -> Leader | None:
        while True:
            rows = await self.rows(WHO, play, self.lease)
            if not rows:
                return None
            server, address, key = rows[0]
            if address is not None and server != self.server:
                return Leader(server, address, key)
            if server == self.server and play in self.led:
                return None
            if self.left:
                raise Displaced("this server stops")
            try:
                if await self.take(play):
                    return None
            except Busy:
                await asyncio.sleep(SOON)

    async def take(self, play: str) -> bool:
        """Lead it; False if somebody else was quicker, or it was closed in this very moment."""
        asked = self.steady()

        async def job(connection: Any) -> int | None:
            try:
                leader = await connection.fetchval(HELD, play)
                if leader and leader != self.server:
                    if await connection.fetchval(THERE_STILL, leader, self.lease):
                        return None
            except asyncpg.LockNotAvailableError:
                raise Busy("something is under way there") from None
            epoch: int | None = await connection.fetchval(LEAD, play, self.server, self.lease)
            return epoch

        epoch = await self.writer.do(job)
        if epoch is not None:
            self.won(play, epoch, asked)
        return epoch is not None

    async def alive(self) -> set[str]:
        return {row[0] for row in await self.rows(THERE, self.lease)}

    async def versions(self, plays: list[str]) -> dict[str, int]:
        return {row[0]: row[1] for row in await self.rows(VERSIONS, plays)}

    async def server_for(self, game: str, edition: int) -> Leader | None:
        rows = await self.rows(PLAYS_IT, self.server, game, str(edition), self.lease)
        return Leader(*rows[0]) if rows else None

    async def release(self, plays: list[str]) -> None:
        mine = [play for play in plays if play in self.led]
        for play in mine:
            self.drop(play)
        if mine:
            await self.writer.do(lambda connection: connection.execute(RELEASE, self.server, mine))

    async def leave(self) -> None:
        self.left = True

        async def job(connection: Any) -> None:
            await connection.execute("UPDATE esbat.leases SET server = '' WHERE server = $1", self.server)
            await connection.execute("DELETE FROM esbat.servers WHERE id = $1", self.server)

        await self.writer.do(job)
        self.led.clear()
        self.proven.clear()

    async def epoch_of(self, play: str) -> int:
        """Under which epoch this server may write to the play; Displaced if it may not."""
        epoch = self.led.get(play)
        if epoch is None:
            await self.lead(play)
            epoch = self.led.get(play)
        if epoch is None:
            raise Displaced("another server leads this play, or it was closed or deleted")
        return epoch

    async def hold(self, connection: Any, play: str, epoch: int) -> None:
        """Within a transaction: nobody takes the play over until that is done; Displaced if somebody has."""
        if await connection.fetchval(HOLD, play, epoch, self.server) is None:
            self.lose(play, epoch)
            raise Displaced("another server leads this play by now")


THERE = f"SELECT id FROM esbat.servers WHERE {alive('until', '$1')}"
PLAYS_IT = f"""
SELECT id, address, key FROM esbat.servers
WHERE {alive("until", "$4")} AND id <> $1 AND editions::jsonb ->> $2 = $3 ORDER BY until DESC LIMIT 1
"""
# By the index of each play, whose last entry is its newest act.
VERSIONS = """
SELECT play, coalesce((SELECT max(version) FROM esbat.acts a WHERE a.play = asked.play), 0)
FROM unnest($1::text[]) AS asked (play)
"""
RELEASE = "UPDATE esbat.leases SET server = '' WHERE server = $1 AND play = ANY($2)"
