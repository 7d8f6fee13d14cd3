"""Tables brought to a moment worth looking at, over plain sockets: who looks need not have played there."""

import random
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import httpx

from tests.browser.people import LOCAL, ME
from tests.browser.sockets import EAGERNESS, Seat
from tests.waiting import PATIENCE

Data = dict[str, Any]
Wanted = Callable[[Data], bool]
# One who collects cards rather than grimoires: for them the cat comes soon.
COLLECTING = {"place": 8, "land": 12, "take": 9, "draw": 6, "graduate": 0.01}


def asks(kind: str) -> Wanted:
    """The table asks this question of the seat."""
    return lambda state: bool(
        state["question"] and state["question"]["mine"] and state["question"]["kind"] == kind
    )


def over(state: Data) -> bool:
    return state["outcome"] is not None


def doubtful(state: Data) -> str:
    """A thing on the table that stands for several moves, so that a tap opens a menu."""
    if not (state["question"] and state["question"]["mine"]):
        return ""
    things = Counter(target for entry in state["legal"] for target in set(entry["targets"]))
    return next((name for name, moves in things.items() if moves > 1 and name.startswith("pile")), "")


def opened(url: str, *seats: Data) -> Data:
    """A table, opened as the page would."""
    wish = {"game": "air", "seats": list(seats), "lang": "fr"}
    answer = httpx.post(f"{url}api/plays", json=wish, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    granted: Data = answer.json()
    return granted


class Moment:
    """A table of two, and the seat for which the moment came."""

    def __init__(self, grant: Data, seat: int, state: Data) -> None:
        self.grant = grant
        self.seat = seat
        self.state = state

    @property
    def token(self) -> str:
        token: str = self.grant["seats"][self.seat]["token"]
        return token


def choice(state: Data, luck: random.Random, taste: Mapping[str, float]) -> str:
    moves: list[str] = [entry["move"] for entry in state["legal"]]
    return luck.choices(moves, [taste.get(move.split()[0], 1) for move in moves])[0]


def brought(url: str, wanted: Wanted, luck: random.Random, taste: Mapping[str, float]) -> Moment | None:
    """Play a table of two until somebody's state is as wanted; nothing if it ended without."""
    grant = opened(url, ME, LOCAL)
    seats = [Seat(url, grant["play"], each["token"]) for each in grant["seats"]]
    for seat in seats:
        seat.reach(0)
    try:
        while True:
            for number, seat in enumerate(seats):
                if wanted(seat.sync()):
                    return Moment(grant, number, seat.state)
            asked = [n for n, seat in enumerate(seats) if (seat.state["question"] or {}).get("mine")]
            if not asked:
                if seats[0].state["outcome"]:
                    return None
                continue
            who = asked[0]
            seats[who].move(choice(seats[who].state, luck, taste))
            seats[who].reach(seats[who].state["version"] + 1)
    finally:
        for seat in seats:
            seat.close()


def moment(url: str, wanted: Wanted, tries: int = 6, taste: Mapping[str, float] = EAGERNESS) -> Moment:
    """The first table of a few on which it came to this."""
    luck = random.Random(2026)
    for _ in range(tries):
        if found := brought(url, wanted, luck, taste):
            return found
    raise AssertionError("it never came to that")
