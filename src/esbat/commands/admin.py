"""`esbat admin`: see, close and delete tables, let addresses in or not, and what is kept about a seat."""

import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

import click

from esbat.commands.paper import paper
from esbat.commands.serve import within
from esbat.commands.shape import WHOLE_NUMBER, argument, json_option, option, spoken_command, whole_number
from esbat.commands.stores import db_option, with_store
from esbat.engine.errors import BadSetting
from esbat.files import to_be_written
from esbat.store.interface import Store, Summary
from esbat.words import Words

SHOWN = 50
"""Tables in a list, unless told."""
MOST_SHOWN = 100_000
DAY = 86400.0
PATIENCE = 10.0
"""Seconds in which a running server is to answer."""


class Wish:
    """What is asked for besides the deed and its things."""

    def __init__(self, words: Words, days: int | None, most: int | None, at: str, as_json: bool) -> None:
        self.words = words
        self.days = days
        self.most = most
        self.at = at
        self.as_json = as_json

    def say(self, key: str, **facts: object) -> None:
        paper().print(self.words.say(key, **facts), soft_wrap=True)


Deed = Callable[[Wish, Store, list[str]], Awaitable[int]]


def command(words: Words) -> click.Command:
    def admin(
        deed: str,
        things: tuple[str, ...],
        db: str | None,
        days: int | None,
        most: int | None,
        at: str,
        as_json: bool,
    ) -> int:
        within("--days", days, 0, 36500)
        within("--most", most, 1, MOST_SHOWN)
        wish = Wish(words, days, most, at, as_json)
        if deed == "people":
            return people(wish)
        if deed == "link":
            return link(wish)
        if deed not in DEEDS:
            known = ", ".join([*DEEDS, "people", "link"])
            raise BadSetting("admin-unknown-deed", {"text": deed, "known": known})
        needed, work = DEEDS[deed]
        if len(things) != len(needed):
            raise BadSetting("admin-needs", {"deed": deed, "things": " ".join(needed) or "–"})
        return with_store(db, False, lambda store: work(wish, store, list(things)))

    params: list[click.Parameter] = [
        argument(words, "deed", "cli-help-admin-deed"),
        argument(words, "things", "cli-help-admin-things", nargs=-1, required=False),
        db_option(words),
        option(words, "--days", "cli-help-days", callback=whole_number, metavar="N"),
        option(words, "--most", "cli-help-most", callback=whole_number, metavar="N"),
        option(words, "--at", "cli-help-at", metavar="URL", default="http://127.0.0.1:9180"),
        json_option(words),
    ]
    return spoken_command(words, "admin", admin, params)


# ---- looking


async def tables(wish: Wish, store: Store, things: list[str]) -> int:
    """The newest tables, a line each; also those that this version cannot read."""
    from esbat.web.play.heads import title_in

    found = await store.plays(wish.most or SHOWN)
    if wish.as_json:
        click.echo(json.dumps([facts_of(summary) for summary in found]))
        return 0
    for summary in found:
        wish.say(
            "cli-admin-table-closed" if summary.closed else "cli-admin-table",
            play=summary.id,
            title=title_in(summary.head, wish.words),
            acts=summary.acts,
            days=int((time.time() - summary.last) / DAY),
        )
    wish.say("cli-admin-tables", tables=len(found))
    return 0


def facts_of(summary: Summary) -> dict[str, object]:
    from esbat.web.play.heads import game_in

    return {
        "play": summary.id,
        "game": game_in(summary.head) or None,
        "begun": summary.created,
        "acts": summary.acts,
        "last": summary.last,
        "closed": summary.closed or None,
    }


async def disk(wish: Wish, store: Store, things: list[str]) -> int:
    """How much room everything takes."""
    size = await store.size()
    if wish.as_json:
        click.echo(json.dumps({"bytes": size}))
    else:
        wish.say("cli-admin-disk", megabytes=round(size / 1e6, 1))
    return 0


def people(wish: Wish) -> int:
    """Who is connected from where: only a running server knows."""
    lines: dict[str, int] = asked(wish, "/people", None)["lines"]
    if wish.as_json:
        click.echo(json.dumps(lines))
        return 0
    for address, many in lines.items():
        wish.say("cli-admin-address", address=address, lines=many)
    wish.say("cli-admin-people", addresses=len(lines), lines=sum(lines.values()))
    return 0


def link(wish: Wish) -> int:
    """An address that opens the keeper's page once, for whoever opens it first."""
    click.echo(f"{wish.at.rstrip('/')}{asked(wish, '/link', b'')['path']}")
    return 0


def asked(wish: Wish, path: str, body: bytes | None) -> Any:
    """What the door of a running server's keeper answers."""
    try:
        request = Request(f"{wish.at.rstrip('/')}{path}", body, {"x-esbat-admin": "1"})
        with urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read(1_000_000))
    except (OSError, URLError, ValueError):
        raise BadSetting("admin-no-server", {"at": wish.at}) from None


# ---- tables


async def close(wish: Wish, store: Store, things: list[str]) -> int:
    """Nobody plays there any more; what was played stays."""
    if not await store.close_play(things[0], time.time()):
        raise BadSetting("admin-no-table", {"play": things[0]})
    wish.say("cli-admin-closed", play=things[0])
    return 0


async def delete(wish: Wish, store: Store, things: list[str]) -> int:
    if not await store.delete(things[0]):
        raise BadSetting("admin-no-table", {"play": things[0]})
    wish.say("cli-admin-deleted", play=things[0])
    return 0


async def end_abandoned(wish: Wish, store: Store, things: list[str]) -> int:
    """Close the unfinished plays in which nobody has done anything for so many days."""
    from esbat.web.play import abandoned

    if wish.days is None:
        raise BadSetting("cli-needs-value", {"option": "--days"})
    closed = await abandoned.end_abandoned(store, wish.days * DAY)
    wish.say("cli-admin-ended", tables=closed, days=wish.days)
    return 0


# ---- addresses


async def ban(wish: Wish, store: Store, things: list[str]) -> int:
    await store.ban(things[0], True)
    wish.say("cli-admin-banned", address=things[0])
    return 0


async def unban(wish: Wish, store: Store, things: list[str]) -> int:
    if not await store.ban(things[0], False):
        raise BadSetting("admin-not-banned", {"address": things[0]})
    wish.say("cli-admin-unbanned", address=things[0])
    return 0


async def bans(wish: Wish, store: Store, things: list[str]) -> int:
    found = await store.bans()
    if wish.as_json:
        click.echo(json.dumps(found))
        return 0
    for address in found:
        click.echo(address)
    wish.say("cli-admin-bans", addresses=len(found))
    return 0


# ---- people's own


async def export(wish: Wish, store: Store, things: list[str]) -> int:
    """Everything kept about a seat, as one file."""
    from esbat.web.play.mine import all_kept, written

    kept = await all_kept(store, [(things[0], seat_number(things))])
    if not kept.seats:
        raise BadSetting("admin-no-seat", {"play": things[0], "seat": things[1]})
    to_be_written(things[2])
    Path(things[2]).write_bytes(written(kept))
    wish.say("cli-admin-exported", path=things[2])
    return 0


async def forget(wish: Wish, store: Store, things: list[str]) -> int:
    """The play stays, the name goes."""
    if not await store.forget_name(things[0], seat_number(things)):
        raise BadSetting("admin-no-seat", {"play": things[0], "seat": things[1]})
    wish.say("cli-admin-forgotten", play=things[0], seat=things[1])
    return 0


def seat_number(things: list[str]) -> int:
    if not WHOLE_NUMBER.fullmatch(things[1]) or len(things[1]) > 4:
        raise BadSetting("admin-no-seat", {"play": things[0], "seat": things[1]})
    return int(things[1])


DEEDS: dict[str, tuple[list[str], Deed]] = {
    "tables": ([], tables),
    "disk": ([], disk),
    "close": (["PLAY"], close),
    "delete": (["PLAY"], delete),
    "end-abandoned": ([], end_abandoned),
    "ban": (["ADDRESS"], ban),
    "unban": (["ADDRESS"], unban),
    "bans": ([], bans),
    "export": (["PLAY", "SEAT", "FILE"], export),
    "forget": (["PLAY", "SEAT"], forget),
}
"""What may be done, and what has to be named for it."""
