"""The built page: hashed assets for ever, everything else checked anew each time."""

import gzip
import hashlib
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from esbat.web.http.answers import Trouble, spoken
from esbat.words import words_for

FOR_EVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"
WORTH_PACKING = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")
BY_HABIT = {"favicon.ico": "icon-192.png"}
"""What browsers ask for before they have read what the page calls its own."""

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


class File:
    """One file of the page, in memory: plain and packed."""

    def __init__(self, path: Path) -> None:
        self.body = path.read_bytes()
        self.kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.tag = f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'
        worth = self.kind.startswith(WORTH_PACKING) and len(self.body) > 500
        self.packed = gzip.compress(self.body, 9, mtime=0) if worth else None


class Page:
    """The files of one folder. Only what lies in it can be asked for: names are looked up, not joined."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files: dict[str, File] = {}
        self.stamp: tuple[int, int] | None = None

    def refresh(self) -> None:
        """Read the folder again if the page was built anew; its index is written with every build."""
        try:
            found = (self.folder / "index.html").stat()
        except OSError:
            self.files, self.stamp = {}, None
            return
        stamp = (found.st_mtime_ns, found.st_size)
        if stamp != self.stamp:
            paths = [path for path in self.folder.rglob("*") if path.is_file()]
            self.files = {path.relative_to(self.folder).as_posix(): File(path) for path in paths}
            self.stamp = stamp

    async def answer(self, request: Request) -> Response:
        """The file asked for, or the page itself."""
        name = request.path_params["path"] or "index.html"
        if name == "index.html" or name not in self.files:
            self.refresh()
        file = self.files.get(BY_HABIT.get(name, name))
        if file is None:
            if name == "index.html" or not self.files:
                return unbuilt(spoken(request))
            raise Trouble(404)
        headers = {
            "cache-control": FOR_EVER if name.startswith("assets/") else EACH_TIME,
            "etag": file.tag,
            "vary": "accept-encoding",
        }
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        body = file.body
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = file.packed
        return Response(body, 200, headers, file.kind)


def unbuilt(language: str) -> Response:
    """A plain sentence where the page is not built."""
    text = words_for(language).say("server-page-unbuilt")
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Esbat</title>'
    html = f"{head}<main><p>{text}</p></main>"
    return Response(html, 503, {"cache-control": "no-store"}, "text/html")
