"""The application: routes, mistakes turned into sentences, and what runs from start to stop."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from time import monotonic

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from esbat.engine.errors import EsbatError
from esbat.games import SHELF, game
from esbat.store.interface import Store, StoreFailed
from esbat.store.wake import Bell
from esbat.web.config import Config
from esbat.web.connection import handlers as handlers  # noqa: PLC0414 - importing it enters them
from esbat.web.connection.connection import Connection
from esbat.web.http.answers import on_gone, on_http, on_mistake, on_store_failed, on_surprise
from esbat.web.http.api import ROUTES
from esbat.web.http.forward import on_elsewhere
from esbat.web.http.guard import Guard
from esbat.web.http.static import Page
from esbat.web.logs import note
from esbat.web.play.plays import Elsewhere
from esbat.web.server.garbage import Tidying
from esbat.web.server.keeper import Keeper
from esbat.web.shared.desk import Desk
from esbat.web.thinking.pool import Pool
from esbat.web.wire import encoder

SWEEP = 30.0
LOOK = 1.0
BEAT = 1.0
WATCH = 5.0


async def call(socket: WebSocket) -> None:
    """A page calls."""
    try:
        await socket.accept()
        await Connection(socket, socket.app.state.desk).run()
    except WebSocketDisconnect:
        note("client-gone")  # in the middle of a greeting
    finally:
        socket.app.state.desk.ended += 1


async def call_of_peer(socket: WebSocket) -> None:
    """Another server calls, for a page whose table is led here."""
    try:
        await socket.accept()
        await Connection(socket, socket.app.state.desk, peer=True).run()
    except WebSocketDisconnect:
        note("client-gone")
    finally:
        socket.app.state.desk.ended += 1


async def stay(desk: Desk, reach: str) -> None:
    """Be one of the servers of the store, and say so every second."""
    while True:
        with contextlib.suppress(StoreFailed):  # next time, then
            await desk.store.enter(reach, desk.key, editions())
            break
        await asyncio.sleep(BEAT)
    while True:
        await asyncio.sleep(BEAT)
        with contextlib.suppress(StoreFailed):
            await desk.stay()


def editions() -> str:
    """Which edition of each game is played here."""
    return encoder.encode({code: game(code).edition for code in SHELF}).decode()


async def sweep(desk: Desk) -> None:
    """Now and then, drop the plays nobody looks at from memory, and forget those nobody ever came to."""
    while True:
        await asyncio.sleep(min(SWEEP, desk.config.idle))
        with contextlib.suppress(StoreFailed):  # next time, then
            dropped = desk.plays.sweep(monotonic())
            desk.ended += len(dropped)
            await desk.store.release(dropped)
            await desk.plays.forget_unplayed()


async def watch(desk: Desk) -> None:
    """Notice, also while nobody plays, that the database is gone or away, or is there again."""
    while True:
        await asyncio.sleep(WATCH)
        await desk.readiness.look(writing=False)


async def look_after(desk: Desk) -> None:
    """Within a second, follow what was decided about tables and addresses elsewhere."""
    while True:
        await asyncio.sleep(LOOK)
        with contextlib.suppress(StoreFailed, EsbatError):  # next time, then
            await desk.look_after()


def make_app(
    store: Store,
    config: Config,
    pool: Pool | None = None,
    keeper: socket.socket | None = None,
    reach: str | None = None,
    bell: Bell | None = None,
    tidy: bool = False,
    key: str | None = None,
    brothers: dict[str, socket.socket] | None = None,
) -> Starlette:
    """The whole server, but for its socket. The store is handed over and closed at the end.

    `keeper` is the socket for whoever keeps it, `reach` where other servers of the same store reach it,
    `bell` the line for wake-ups among them. `tidy` if it has the process to itself, and looks for garbage.
    `key` is what other processes of this server show it, `brothers` the lines to them.
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Desk]]:
        work = [sweep(desk), watch(desk), look_after(desk), desk.pool.warm()]
        if tidy:
            work.append(Tidying(desk).run())
        if keeper is not None:
            work.append(Keeper(desk).serve(keeper))
        if reach is not None:
            work.append(stay(desk, reach))
        if bell is not None:
            desk.bell = bell
            work.append(bell.run(desk.woken))
        tasks = [asyncio.create_task(each) for each in work]
        yield {"desk": desk}  # for the door, which has no request to ask
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await desk.plays.close()
        await desk.pool.close()
        await store.close()

    desk = Desk(store, config, pool, key, brothers)
    app = Starlette(
        routes=[
            *ROUTES,
            WebSocketRoute("/ws", call),
            WebSocketRoute("/peer", call_of_peer),
            Route("/{path:path}", Page(config.static).answer, methods=["GET"]),
        ],
        middleware=[Middleware(Guard, desk=desk)],
        exception_handlers={
            EsbatError: on_mistake,
            StoreFailed: on_store_failed,
            Elsewhere: on_elsewhere,
            HTTPException: on_http,
            ClientDisconnect: on_gone,
            Exception: on_surprise,
        },
        lifespan=lifespan,
    )
    app.state.desk = desk
    return app
