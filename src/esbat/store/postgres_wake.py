"""Wake-ups over PostgreSQL's own notifications, on a line that does nothing else."""

from collections.abc import Callable

from esbat.store.postgres_connection import TROUBLES, Connection, connected
from esbat.store.wake import CHANNEL, Bell

NOTIFY = f"SELECT pg_notify('{CHANNEL}', $1)"


class PostgresBell(Bell):
    """`LISTEN` and `NOTIFY`. Nothing is kept with it, so its commits take no disk along."""

    troubles = TROUBLES

    def __init__(self, server: str, address: str) -> None:
        super().__init__(server)
        self.address = address
        self.connection: Connection | None = None

    async def open(self, hear: Callable[[str | bytes], None]) -> None:
        self.connection = await connected(self.address)
        await self.connection.execute("SET synchronous_commit TO off")
        await self.connection.add_listener(CHANNEL, lambda line, pid, channel, text: hear(text))
        # A line that breaks while nobody says anything is to be noticed, too.
        self.connection.add_termination_listener(lambda line: self.rung.set())

    def broken(self) -> bool:
        return self.connection is None or self.connection.is_closed()

    async def send(self, text: str) -> None:
        assert self.connection is not None
        await self.connection.execute(NOTIFY, text)

    async def shut(self) -> None:
        if self.connection is not None:
            self.connection.terminate()
            self.connection = None
