"""In which language to answer, and how a mistake is answered over HTTP."""

from starlette.requests import HTTPConnection

from esbat.words import LANGUAGES


def language_of(wish: str | None, usual: str) -> str:
    """The language wished for, if we speak it; `fr-CA` is French."""
    head = (wish or "").strip().replace("_", "-").split("-")[0].lower()
    return head if head in LANGUAGES else usual


def language_of_request(request: HTTPConnection, usual: str) -> str:
    """What the address asks for, else what the browser prefers."""
    asked = request.query_params.get("lang")
    if asked is not None:
        return language_of(asked[:35], usual)
    for part in request.headers.get("accept-language", "")[:200].split(","):
        found = language_of(part.split(";")[0], "")
        if found:
            return found
    return usual
