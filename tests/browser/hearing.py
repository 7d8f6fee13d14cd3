"""What reached a page over its lines, held beside what the page shows: always the same version of both."""

import json
from collections.abc import Iterator

from playwright.sync_api import WebSocket

from tests.browser.people import Data, Person
from tests.web.changes import brought

# The cards a page shows in its own hand, and every card that is anywhere in it.
OWN_HAND = "() => [...document.querySelectorAll('.card.hand')].map(card => card.dataset.card)"
EVERY_CARD = "() => [...document.querySelectorAll('[data-card]')].map(card => card.dataset.card)"


class Listener:
    """Keeps the newest state that reached a page over its line, or over each of its lines."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.state: Data = {}
        self.states: dict[int | None, Data] = {}
        self.news: set[int] = set()  # versions at which something was seen to happen
        person.page.on("websocket", self.follow)

    def follow(self, line: WebSocket) -> None:
        kept: Data = {}  # of the view, as the page keeps it
        line.on("framereceived", lambda text: self.hear(text, kept))

    def hear(self, text: str | bytes, kept: Data) -> None:
        message = json.loads(text)
        if message["t"] == "state":
            kept.update(message["view"] if message["whole"] else brought(kept, message["view"]))
            message["view"] = dict(kept)
            self.state = self.states[message["seat"]] = message
            if message["events"]:
                self.news.add(message["version"])

    def reach(self, version: int) -> Data:
        """Until this version was heard; the page may have read it before we are told."""
        self.person.until(lambda: bool(self.state) and self.state["version"] >= version)
        return self.state

    def shown(self) -> Data:
        """The state the page shows, when nobody moves meanwhile."""
        version = self.person.situation()["version"]
        state = self.reach(version)
        assert state["version"] == version, "somebody has moved meanwhile"
        return state


def in_turn(people: list[Person], onlookers: list[Person], heard: list[Listener], most: int) -> Iterator[int]:
    """Whoever is asked taps; gives the count each time, when everybody's page has come along.

    Everybody counts the acts of which they may know: a tap of which nothing is told is counted by one alone.
    """
    everybody = [*people, *onlookers]
    versions = [person.situation()["version"] for person in everybody]
    for taps in range(most):
        for person, listener, version in zip(everybody, heard, versions, strict=True):
            person.reach(version)
            listener.reach(version)
        yield taps
        situations = [person.situation() for person in people]
        if situations[0]["over"]:
            return
        asked = next(i for i, situation in enumerate(situations) if situation["mine"])
        people[asked].tap()
        people[asked].reach(versions[asked] + 1)
        heard[asked].reach(versions[asked] + 1)
        told = versions[asked] + 1 in heard[asked].news
        versions = [version + (told or i == asked) for i, version in enumerate(versions)]
