"""Wake-ups over NATS, for those who have one: `--wake nats://host:4222`. Core NATS: nothing is kept."""

from collections.abc import Callable

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

from esbat.store.wake import CHANNEL, Bell

SUBJECT = f"{CHANNEL}.wake"
PATIENCE = 5


class NatsBell(Bell):
    """One subject for all servers; calls about tables of other stores concern nobody here."""

    troubles = (Error, OSError, TimeoutError, ValueError)

    def __init__(self, server: str, address: str) -> None:
        super().__init__(server)
        self.address = address
        self.client: Client | None = None

    async def open(self, hear: Callable[[str | bytes], None]) -> None:
        async def came(message: Msg) -> None:
            hear(message.data)

        async def broke() -> None:
            self.rung.set()

        # A line that breaks is laid again in one place, `run`.
        self.client = await nats.connect(
            self.address,
            allow_reconnect=False,
            connect_timeout=PATIENCE,
            disconnected_cb=broke,
            error_cb=quietly,
        )
        await self.client.subscribe(SUBJECT, cb=came)
        await self.client.flush(PATIENCE)

    def broken(self) -> bool:
        return self.client is None or not self.client.is_connected

    async def send(self, text: str) -> None:
        assert self.client is not None
        await self.client.publish(SUBJECT, text.encode())
        await self.client.flush(PATIENCE)

    async def shut(self) -> None:
        if self.client is not None:
            client, self.client = self.client, None
            await client.close()


async def quietly(trouble: Exception) -> None:
    """What went wrong is raised to whoever called, and said once, in `run`."""
