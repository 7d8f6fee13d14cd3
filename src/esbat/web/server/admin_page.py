"""The keeper's page: tables, people, bans and disk, behind a link that opens once.

It stands on the keeper's own door, speaks the server's language, and needs no script. Whoever has followed a
link has a cookie that no other site can use; every form carries it a second time.
"""

import asyncio
import secrets
from html import escape
from http.cookies import CookieError, SimpleCookie
from time import monotonic, time
from urllib.parse import parse_qs

from esbat.web.http.headers import HEADERS
from esbat.web.logs import note
from esbat.web.play.abandoned import end_abandoned
from esbat.web.play.heads import title_in
from esbat.web.shared.desk import Desk
from esbat.words import Words, words_for

LASTS = 600.0
"""Seconds in which a link is to be followed."""
SESSION = 8 * 3600.0
SHOWN = 50
DAY = 86400.0
MOST_DIGITS = 6
USUAL_DAYS = 90
DEEDS = ("close", "delete", "ban", "unban", "abandoned")
COOKIE = "esbat"
Answer = tuple[str, dict[str, str], str]
"""Status, headers, body."""


class AdminPage:
    """Links, those who have followed them, and what they see and do."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.links: dict[str, float] = {}
        self.sessions: dict[str, float] = {}
        self.ending: asyncio.Task[int] | None = None

    def link(self) -> str:
        """A new link. The ones before stay good for their time."""
        now = monotonic()
        self.links = {key: until for key, until in self.links.items() if until > now}
        key = secrets.token_urlsafe(32)
        self.links[key] = now + LASTS
        note("admin-link")
        return f"/admin?key={key}"

    async def get(self, query: str, cookies: str) -> Answer:
        """The page; or, for the first who follows a link, the way in."""
        key = parse_qs(query).get("key", [""])[0]
        if key:
            if self.links.pop(key, 0.0) < monotonic():
                return self.closed()
            session = secrets.token_urlsafe(32)
            self.sessions[session] = monotonic() + SESSION
            note("admin-came")
            return moved({"set-cookie": f"{COOKIE}={session}; Path=/admin; HttpOnly; SameSite=Strict"})
        session = self.session(cookies)
        return self.closed() if not session else ("200 OK", html_headers(), await self.page(session))

    async def post(self, body: str, cookies: str) -> Answer:
        """Something is to be done: then the page is shown again."""
        form = {name: values[0] for name, values in parse_qs(body).items()}
        session = self.session(cookies)
        if not session or not secrets.compare_digest(form.get("session", ""), session):
            return self.closed()
        deed, thing = form.get("deed", ""), form.get("thing", "")[:200]
        store = self.desk.store
        if deed == "close":
            await store.close_play(thing, time())
        elif deed == "delete":
            await store.delete(thing)
        elif deed in ("ban", "unban") and thing:
            await store.ban(thing, deed == "ban")
        elif deed == "abandoned" and thing.isascii() and thing.isdigit() and len(thing) < MOST_DIGITS:
            # Beside the answer: there may be thousands.
            self.ending = asyncio.create_task(end_abandoned(store, int(thing) * DAY))
        note("admin-did", deed=deed if deed in DEEDS else "?")
        await self.desk.look_after()
        return moved({})

    def session(self, cookies: str) -> str:
        """Who has followed a link not long ago; empty for anybody else."""
        try:
            found = SimpleCookie(cookies).get(COOKIE)
        except CookieError:
            return ""
        known = "" if found is None else found.value
        return known if self.sessions.get(known, 0.0) > monotonic() else ""

    def closed(self) -> Answer:
        words = self.words()
        text = f"<p>{escape(words.say('admin-page-closed'))}</p>"
        return ("403 Forbidden", html_headers(), document(words, text))

    def words(self) -> Words:
        return words_for(self.desk.config.language)

    # ---- what is shown

    async def page(self, session: str) -> str:
        words, desk = self.words(), self.desk
        size = round(await desk.store.size() / 1e6, 1)
        parts = [f"<p>{escape(words.say('cli-admin-disk', megabytes=size))}</p>"]
        parts.append(f"<h2>{escape(words.say('admin-page-tables'))}</h2><table>")
        for table in await desk.store.plays(SHOWN):
            key = "cli-admin-table-closed" if table.closed else "cli-admin-table"
            title = title_in(table.head, words)
            days = int((time() - table.last) / DAY)
            said = words.say(key, play=table.id, title=title, acts=table.acts, days=days)
            parts.append(f"<tr><td>{escape(said)}</td><td>")
            if not table.closed:
                parts.append(self.button("close", table.id, session))
            parts.append(f"{self.button('delete', table.id, session)}</td></tr>")
        parts.append(f"</table>{self.ending_form(session)}")
        parts.append(f"<h2>{escape(words.say('admin-page-people'))}</h2><table>")
        for address, lines in desk.lines.most_common(SHOWN):
            said = words.say("cli-admin-address", address=address, lines=lines)
            parts.append(f"<tr><td>{escape(said)}</td><td>{self.button('ban', address, session)}</td></tr>")
        parts.append(f"</table><h2>{escape(words.say('admin-page-banned'))}</h2><table>")
        for address in await desk.store.bans():
            button = self.button("unban", address, session)
            parts.append(f"<tr><td>{escape(address)}</td><td>{button}</td></tr>")
        parts.append("</table>")
        return document(words, "".join(parts))

    def ending_form(self, session: str) -> str:
        """A number of days, after which plays in which nobody has done anything are ended."""
        words = self.words()
        days = f'<input name="thing" type="number" min="0" max="36500" value="{USUAL_DAYS}" required>'
        label = f"<label>{escape(words.say('admin-page-abandoned'))} {days}</label>"
        button = f"<button>{escape(words.say('admin-page-end'))}</button>"
        return form({"deed": "abandoned", "session": session}, f"{label} {button}")

    def button(self, deed: str, thing: str, session: str) -> str:
        """A form of one button; what it does to what is said to those who only hear it, too."""
        said = escape(self.words().say(f"admin-page-{deed}"))
        label = f'aria-label="{said} {escape(thing)}"'
        return form({"deed": deed, "thing": thing, "session": session}, f"<button {label}>{said}</button>")


def form(fields: dict[str, str], shown: str) -> str:
    hidden = "".join(f'<input type="hidden" name="{n}" value="{escape(v)}">' for n, v in fields.items())
    return f'<form method="post" action="/admin">{hidden}{shown}</form>'


def document(words: Words, body: str) -> str:
    title = escape(words.say("admin-page-title"))
    head = f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>{title}</title>'
    return f"{head}<h1>{title}</h1>{body}</html>"


def html_headers() -> dict[str, str]:
    return {**HEADERS, "content-type": "text/html; charset=utf-8"}


def moved(more: dict[str, str]) -> Answer:
    return ("303 See Other", {**HEADERS, "content-type": "text/plain", "location": "/admin", **more}, "")
