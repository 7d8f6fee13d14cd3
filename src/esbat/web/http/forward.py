"""Requests about a table that another server leads: asked there, answered here."""

import asyncio
from time import monotonic

from starlette.requests import Request
from starlette.responses import Response

from esbat.engine.errors import EsbatError
from esbat.store.interface import Leader, StoreFailed
from esbat.web.http.answers import Trouble, desk_of, on_mistake, on_store_failed, refusal, spoken
from esbat.web.play.plays import Elsewhere
from esbat.web.shared.desk import PEER_ADDRESS, PEER_KEY

AGAIN = 0.2
PATIENCE = 6.0
"""Seconds in which somebody leads every table again."""
MOST = 16 * 1024 * 1024
UNAVAILABLE = 503
HANDED_ON = ("content-type", "accept-language")


async def on_elsewhere(request: Request, error: Exception) -> Response:
    """Ask the server that leads the table; while none does, until one does, be it this one."""
    assert isinstance(error, Elsewhere)
    desk = desk_of(request)
    away = refusal(Trouble(UNAVAILABLE, "server-store-away"), spoken(request))
    if desk.is_peer(request):
        return away
    leader = error.leader
    until = monotonic() + PATIENCE
    while monotonic() < until:
        answer = await asked(request, leader, desk.address_of(request))
        if answer is not None and answer.status_code != UNAVAILABLE:
            return answer
        await asyncio.sleep(AGAIN)
        try:
            found: Response = await request.scope["endpoint"](request)
            return found
        except Elsewhere as elsewhere:
            leader = elsewhere.leader
        except EsbatError as mistake:
            return await on_mistake(request, mistake)
        except StoreFailed as trouble:
            return await on_store_failed(request, trouble)
    return away


async def asked(request: Request, leader: Leader, address: str) -> Response | None:
    """The leader's answer; None if it gives none."""
    body: bytes = getattr(request.state, "body", b"")
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    lines = [f"{request.method} {path} HTTP/1.1", f"host: {leader.address}", "connection: close"]
    lines += [f"{PEER_KEY}: {leader.key}", f"{PEER_ADDRESS}: {address}", f"content-length: {len(body)}"]
    lines += [f"{name}: {request.headers[name]}" for name in HANDED_ON if name in request.headers]
    host, _, port = leader.address.rpartition(":")
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port), limit=MOST)
            try:
                writer.write("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
                head = await reader.readuntil(b"\r\n\r\n")
                return answered(head, await reader.read(MOST))
            finally:
                writer.close()
    except (OSError, TimeoutError, EOFError, ValueError, asyncio.LimitOverrunError):
        return None


def answered(head: bytes, body: bytes) -> Response:
    """What was answered; the headers that all answers carry are added again."""
    first, *rest = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in rest)}
    if int(headers.get("content-length", -1)) != len(body):
        raise ValueError("cut short")
    wanted: list[str] = ["cache-control", "content-disposition"]
    kept = {name: headers[name] for name in wanted if name in headers}
    return Response(body, int(first.split(" ")[1]), kept, headers.get("content-type", "application/json"))
