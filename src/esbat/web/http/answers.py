"""HTTP answers: JSON, or a sentence with a fitting status. Bodies are read up to a limit and no further."""

from typing import TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from esbat.engine.errors import BadSetting, EsbatError
from esbat.store.interface import NotKept, StoreFailed
from esbat.web.logs import note
from esbat.web.play.plays import Unknown
from esbat.web.play.repair import said_of
from esbat.web.shared.desk import Desk
from esbat.web.shared.language import language_of, language_of_request
from esbat.web.wire import encoder
from esbat.web.wire_http import Refusal
from esbat.words import words_for

Wish = TypeVar("Wish", bound=msgspec.Struct)
KEYS_BY_STATUS = {
    403: "server-foreign-origin",
    404: "server-no-such-page",
    405: "server-no-such-method",
    413: "server-too-big",
    415: "server-json-only",
    421: "server-other-host",
    429: "server-too-fast",
}


class Trouble(EsbatError):
    """A mistake with its HTTP status."""

    def __init__(self, status: int, key: str = "") -> None:
        super().__init__(key or KEYS_BY_STATUS[status], {})
        self.status = status


def json_answer(value: object, status: int = 200) -> Response:
    body = value if isinstance(value, bytes) else encoder.encode(value)
    return Response(body, status, {"cache-control": "no-store"}, "application/json")


def refusal(error: EsbatError, language: str) -> Response:
    """A mistake as a sentence."""
    if isinstance(error, Trouble):
        status = error.status
    elif isinstance(error, Unknown):
        status = 404
    elif isinstance(error, BadSetting):
        status = 400
    else:
        status = 409
    return json_answer(Refusal(error.key, words_for(language).error(error)), status)


def desk_of(request: Request) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


async def wished(request: Request, kind: type[Wish]) -> Wish:
    """The body as what it should be; Trouble if it is too big, not JSON, or not that."""
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Trouble(415)
    limit = desk_of(request).config.limits.body
    # What is asked of another server first may be asked here after all, and a body is read but once.
    body: bytes | bytearray = getattr(request.state, "body", b"")
    if not body:
        body = bytearray()
        async for part in request.stream():
            body += part
            if len(body) > limit:
                raise Trouble(413)
        request.state.body = bytes(body)
    try:
        wish = msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise Trouble(400, "server-not-understood") from None
    request.state.language = language_of(getattr(wish, "lang", ""), spoken(request))
    return wish


def spoken(request: Request) -> str:
    """The language to answer in."""
    found: str | None = getattr(request.state, "language", None)
    return found or language_of_request(request, desk_of(request).config.language)


async def on_mistake(request: Request, error: Exception) -> Response:
    assert isinstance(error, EsbatError)
    return refusal(error, spoken(request))


async def on_store_failed(request: Request, error: Exception) -> Response:
    assert isinstance(error, StoreFailed)
    status = 507 if isinstance(error, NotKept) else 503
    return refusal(Trouble(status, said_of(error)), spoken(request))


async def on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    known = error.status_code in KEYS_BY_STATUS
    answer = refusal(Trouble(error.status_code, "" if known else "server-not-understood"), spoken(request))
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


async def on_gone(request: Request, error: Exception) -> Response:
    """Whoever asked has hung up before the whole question was here: nobody hears the answer."""
    note("client-gone")
    return Response(status_code=400)


async def on_surprise(request: Request, error: Exception) -> Response:
    """What should never happen; the log says where."""
    return refusal(Trouble(500, "server-trouble"), spoken(request))
