"""The door: who may speak to us, how often, and the headers every answer carries. Plain ASGI.

A page from elsewhere is refused by its origin, a foreign host name by its name (so that no rebound name
reaches a server on a laptop), and each address is held to a rate.
"""

import logging
from time import monotonic
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from esbat.web.http.answers import Trouble, refusal
from esbat.web.http.headers import HEADERS
from esbat.web.logs import log, note
from esbat.web.shared.desk import Desk
from esbat.web.shared.language import language_of_request

QUIET = ("/healthz", "/readyz", "/assets/")


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, desk: Desk) -> None:
        self.app = app
        self.desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = monotonic()
        status = 0

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        trouble = self.trouble(HTTPConnection(scope))
        if trouble is None:
            await self.app(scope, receive, with_headers)
        else:
            language = language_of_request(HTTPConnection(scope), self.desk.config.language)
            await refusal(trouble, language)(scope, receive, with_headers)
        self.desk.statuses[status] += 1
        if log.isEnabledFor(logging.INFO) and not scope["path"].startswith(QUIET):
            route = scope.get("route")
            path = getattr(route, "path", "?")
            took = round((monotonic() - began) * 1000, 1)
            note("http", method=scope["method"], route=path, status=status, ms=took)

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        if scope["path"] == "/peer":
            # Another server, which has looked at its page itself.
            if self.desk.is_peer(connection):
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 4003})
            return
        address = self.desk.address_of(connection)
        trouble = self.trouble(connection)
        if trouble is not None:
            note("socket-refused", status=trouble.status)
            await send({"type": "websocket.close", "code": 4003})
            return
        if self.desk.lines[address] >= self.desk.config.limits.lines:
            note("lines-limited", lines=self.desk.lines[address])
            await send({"type": "websocket.close", "code": 4003})
            return
        self.desk.lines[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.desk.lines[address] -= 1
            if self.desk.lines[address] <= 0:
                del self.desk.lines[address]

    def trouble(self, request: HTTPConnection) -> Trouble | None:
        """Why this request may not come in, if it may not."""
        if self.desk.is_peer(request):
            return None
        if self.desk.banned and self.desk.address_of(request) in self.desk.banned:
            return Trouble(403, "server-banned")
        host = request.headers.get("host", "")
        names = self.desk.config.hosts
        proxy = self.desk.config.proxy
        if proxy:
            # Proxies that put their own name into Host say here how the page called them.
            host = request.headers.get("x-forwarded-host", host).split(",")[0].strip()
        if names is not None and name_of(host) not in names:
            return Trouble(421)
        safe = request.scope["type"] == "http" and request.scope["method"] in ("GET", "HEAD")
        origin = request.headers.get("origin")
        if origin is not None and not safe and not same_place(origin, host):
            # Some say it nowhere; but then the browser itself says whose page it is, and no page can.
            if not proxy or request.headers.get("sec-fetch-site") != "same-origin":
                return Trouble(403)
        if not request.scope["path"].startswith(QUIET) and not self.desk.may_ask(
            self.desk.address_of(request)
        ):
            return Trouble(429)
        return None


def name_of(host: str) -> str | None:
    """The name in a Host header, without its port."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def same_place(origin: str, host: str) -> bool:
    """Does the page come from the very host and port it speaks to?"""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()
