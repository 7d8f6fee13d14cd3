"""Which server leads which play: a row with an epoch, looked at in the very statement that keeps an act.

A server says every second that it is there. While it does, its plays are its own; when it has not for three
seconds, whoever is asked for one of them takes it over by raising the epoch. So a server that was held up,
however long, finds that it can write no more. All times are the database's: no clock but that one counts.
If that one jumps, every server is taken for dead until it has said once more that it is there, and plays may
change hands; nobody is taken for alive because the clock was put back.
"""

import asyncio
import secrets
from typing import Any

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
ON CONFLICT (id) DO UPDATE SET until = excluded.until
"""
LOST = """
SELECT mine.play FROM unnest($2::text[], $3::bigint[]) AS mine (play, epoch) WHERE NOT EXISTS (
    SELECT 1 FROM esbat.leases l WHERE l.play = mine.play AND l.epoch = mine.epoch AND l.server = $1)
"""
OWN_ADDRESS = "SELECT coalesce(host(inet_client_addr()), '127.0.0.1')"


class PostgresLeases(PostgresKeeping):
    """The part of a store that shares its plays with other servers."""

    shared = True

    def begin_leading(self) -> None:
        """Nothing is led yet, and nobody knows of this server."""
        self.server = secrets.token_hex(8)
        self.led: dict[str, int] = {}  # the epochs of the plays that this server leads
        self.leading: dict[str, asyncio.Task[Leader | None]] = {}
        self.facts: tuple[str, str, str] | None = None
        self.lease = LEASE
        self.steady: Seconds = steady
        self.certain = 0.0  # until when nobody can take over, by this machine's steady clock
        self.left = False

    def sure(self) -> bool:
        # One that stops may have handed its plays over already, even if it was never told so.
        return not self.left and self.steady() < self.certain

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
        self.certain = asked + self.lease

    async def stay(self, plays: list[str]) -> list[str]:
        mine = [play for play in plays if play in self.led]
        epochs = [self.led[play] for play in mine]
        asked = self.steady()

        async def job(connection: Any) -> list[str]:
            if self.facts is not None and not self.left:
                await connection.execute(STAY, self.server, *self.facts, self.lease)
            return [row[0] for row in await connection.fetch(LOST, self.server, mine, epochs)]

        lost: list[str] = await self.writer.do(job)
        self.certain = max(self.certain, asked + self.lease)
        # It may have been led anew while the question was under way.
        return [
            play for play, epoch in zip(mine, epochs, strict=True) if play in lost and self.lose(play, epoch)
        ]

    def lose(self, play: str, epoch: int) -> bool:
        if self.led.get(play) != epoch:
            return False
        del self.led[play]
        return True

    async def lead(self, play: str) -> Leader | None:
        # Two who ask at once are one: the second would take it over from the first.
        if play not in self.leading:
            self.leading[play] = asyncio.create_task(self.lead_alone(play))
            self.leading[play].add_done_callback(lambda _: self.leading.pop(play, None))
        return await asyncio.shield(self.leading[play])

    async def lead_alone(self, play: str) -> Leader | None:
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

        async def job(connection: Any) -> int | None:
            epoch: int | None = await connection.fetchval(LEAD, play, self.server, self.lease)
            return epoch

        epoch = await self.writer.do(job)
        if epoch is None:
            # Somebody else was quicker, or it was closed in this very moment.
            return await self.lead_alone(play)
        self.led[play] = epoch
        return None

    async def alive(self) -> set[str]:
        return {row[0] for row in await self.rows(THERE, self.lease)}

    async def versions(self, plays: list[str]) -> dict[str, int]:
        return {row[0]: row[1] for row in await self.rows(VERSIONS, plays)}

    async def server_for(self, game: str, edition: int) -> Leader | None:
        rows = await self.rows(PLAYS_IT, self.server, game, str(edition), self.lease)
        return Leader(*rows[0]) if rows else None

    async def release(self, plays: list[str]) -> None:
        mine = [play for play in plays if self.led.pop(play, None) is not None]
        if mine:
            await self.writer.do(lambda connection: connection.execute(RELEASE, self.server, mine))

    async def leave(self) -> None:
        self.left = True

        async def job(connection: Any) -> None:
            await connection.execute("UPDATE esbat.leases SET server = '' WHERE server = $1", self.server)
            await connection.execute("DELETE FROM esbat.servers WHERE id = $1", self.server)

        await self.writer.do(job)
        self.led.clear()

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
