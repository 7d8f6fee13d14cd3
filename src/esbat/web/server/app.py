"""The application: routes, mistakes turned into sentences, and what runs from start to stop."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from time import monotonic
from time import time as wall_time

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from esbat.engine.errors import EsbatError
from esbat.store.interface import Store, StoreFailed
from esbat.web.config import Config
from esbat.web.connection import handlers as handlers  # noqa: PLC0414 - importing it enters them
from esbat.web.connection.connection import Connection
from esbat.web.http.answers import on_gone, on_http, on_mistake, on_store_failed, on_surprise
from esbat.web.http.api import ROUTES
from esbat.web.http.guard import Guard
from esbat.web.http.static import Page
from esbat.web.logs import note
from esbat.web.shared.desk import Desk
from esbat.web.thinking.pool import Pool

SWEEP = 30.0
WATCH = 5.0


async def call(socket: WebSocket) -> None:
    """A page calls."""
    try:
        await socket.accept()
        await Connection(socket, socket.app.state.desk).run()
    except WebSocketDisconnect:
        note("client-gone")  # in the middle of a greeting


async def sweep(desk: Desk) -> None:
    """Now and then, drop the plays nobody looks at from memory, and forget those nobody ever came to."""
    while True:
        await asyncio.sleep(min(SWEEP, desk.config.idle))
        desk.plays.sweep(monotonic())
        with contextlib.suppress(StoreFailed):  # next time, then
            await desk.plays.forget_unplayed(wall_time())


async def watch(desk: Desk) -> None:
    """Notice, also while nobody plays, that the database is gone or away, or is there again."""
    while True:
        await asyncio.sleep(WATCH)
        await desk.readiness.look(writing=False)


def make_app(store: Store, config: Config, pool: Pool | None = None) -> Starlette:
    """The whole server, but for its socket. The store is handed over and closed at the end."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Desk]]:
        tasks = [asyncio.create_task(work) for work in (sweep(desk), watch(desk), desk.pool.warm())]
        yield {"desk": desk}  # for the door, which has no request to ask
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await desk.plays.close()
        await desk.pool.close()
        await store.close()

    desk = Desk(store, config, pool)
    app = Starlette(
        routes=[
            *ROUTES,
            WebSocketRoute("/ws", call),
            Route("/{path:path}", Page(config.static).answer, methods=["GET"]),
        ],
        middleware=[Middleware(Guard, desk=desk)],
        exception_handlers={
            EsbatError: on_mistake,
            StoreFailed: on_store_failed,
            HTTPException: on_http,
            ClientDisconnect: on_gone,
            Exception: on_surprise,
        },
        lifespan=lifespan,
    )
    app.state.desk = desk
    return app
