"""Moments of every game, brought about over a plain socket by somebody who sits among bots."""

import random
from collections.abc import Callable
from functools import cache

import httpx

from tests.browser.people import APPRENTICE, ME, RANDOM, Data
from tests.browser.scenes import choice
from tests.browser.sockets import EAGERNESS, Seat
from tests.waiting import PATIENCE

Wanted = Callable[[Data], bool]
TABLES: dict[str, list[Data]] = {
    "air": [ME, *[APPRENTICE] * 3],
    "bal": [ME, *[RANDOM] * 5],
    "lancre": [ME, APPRENTICE, APPRENTICE],
    "witchstone": [ME, APPRENTICE, APPRENTICE],
    "wildegrens": [ME],
}
# Somebody who gets on with it, and gives nothing away.
TASTE = {**EAGERNESS, "break": 0.001, "done": 0.05, "flee": 0.1}
TRIES = 8


def after(version: int, *kinds: str) -> Wanted:
    """We are asked, one of these questions if any is named, after so many acts."""

    def so(state: Data) -> bool:
        asked = state["question"]
        if not (asked and asked["mine"]) or state["version"] < version:
            return False
        return not kinds or asked["kind"] in kinds

    return so


def over(state: Data) -> bool:
    return state["outcome"] is not None


def third_part(state: Data) -> bool:
    """Challenges lie open, and witches who are left may still join those in play."""
    return after(14, "play")(state) and state["view"]["part"] == 3 and bool(state["view"]["hidden"])


MOMENTS: dict[str, dict[str, Wanted]] = {
    "air": {
        "start": after(0),
        "middle": after(90, "fly"),
        "drawn": after(60, "settle"),
        "diploma": after(40, "diploma", "lay"),
        "end": over,
    },
    "bal": {
        "start": after(0),
        "aiming": after(40, "aim"),
        "laying": after(40, "lay"),
        "middle": after(16, "defend"),
        "end": over,
    },
    "lancre": {
        "start": after(0),
        "middle": after(60, "move"),
        "facing": after(40, "facing"),
        "total": after(30, "total"),
        "end": over,
    },
    "witchstone": {
        "start": after(0),
        "middle": after(90, "cell"),
        "tile": after(60, "tile"),
        "act": after(90, "act", "run"),
        "end": over,
    },
    "wildegrens": {
        "start": after(0),
        "middle": after(30, "play"),
        "choose": after(14, "choose"),
        "last": third_part,
        "beat": after(14, "beat"),
        "reward": after(14, "reward"),
        "trial": after(14, "trial"),
        "end": over,
    },
}


def played(url: str, game: str, wanted: Wanted, luck: random.Random) -> Data | None:
    """A table of this game on which it came to this; nothing if it ended before."""
    wish = {"game": game, "seats": TABLES[game], "lang": "fr"}
    grant: Data = httpx.post(f"{url}api/plays", json=wish, timeout=PATIENCE).json()
    me = Seat(url, grant["play"], grant["seats"][0]["token"])
    me.reach(0)
    while not wanted(me.state) and not over(me.state):
        if me.state["question"] and me.state["question"]["mine"]:
            me.move(choice(me.state, luck, TASTE))
        me.hear()
    me.close()
    return {**grant, "game": game} if wanted(me.state) else None


def brought(url: str, game: str, moment: str, luck: random.Random) -> Data:
    """The first table of a few on which it came to this moment."""
    for _ in range(TRIES):
        if found := played(url, game, MOMENTS[game][moment], luck):
            return found
    raise AssertionError(f"{game}: it never came to {moment}")


@cache
def seen(url: str, game: str, moment: str) -> Data:
    """The same table for all who only look at this moment: nobody plays on there."""
    return brought(url, game, moment, random.Random(0))
