"""Leaving a seat and coming back to it: from another device, after a silence, after a bot kept it warm."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.people import AIR, APPRENTICE, FRIEND, ME, Visit, play_until
from tests.browser.test_lines import AN_HOUR_LATER, LOST, NOON, noted
from tests.waiting import PATIENCE
from tests.web.kit import house, quick

pytestmark = pytest.mark.browser


class Quick:
    """A server in a thread of its own, with settings no operator would choose."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = ""
        self.open = threading.Event()
        self.loop = asyncio.new_event_loop()
        self.enough = asyncio.Event()
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=(self.serve(),))

    async def serve(self) -> None:
        async with house(self.folder, quick(absence=0.0)) as server:
            self.url = server.base + "/"
            self.open.set()
            await self.enough.wait()

    def start(self) -> "Quick":
        self.thread.start()
        assert self.open.wait(PATIENCE)
        return self

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.enough.set)
        self.thread.join(PATIENCE)
        self.loop.close()


@pytest.fixture
def hasty(browser_here: Browser, tmp_path: Path, server: object) -> Iterator[Visit]:
    """At this table nobody waits before a bot may sit in for who has left."""
    own = Quick(tmp_path).start()
    yield Visit(browser_here, own.url)
    own.stop()


def test_a_recovery_code_moves_the_seat_to_another_device(visit: Visit) -> None:
    """Who reads the code from one screen sits at the same table with the other; both go on working."""
    first = visit.person("fr")
    page = first.go().page
    page.get_by_role("button", name=AIR).click()
    page.get_by_role("button", name="À table").click()
    situation = first.play_on(most=4)
    page.get_by_role("tab", name="Tablée").click()
    code = page.locator(".code code").inner_text()

    second = visit.person("en")
    second.go("#/recover")
    field = second.page.get_by_role("textbox", name="Recovery code")
    second.forgive("400|403|404")  # the browser notes the refusal as well
    field.fill("not a code at all")
    second.page.get_by_role("button", name="Take it up again").click()
    second.page.get_by_role("alert").wait_for()
    field.fill(code.lower())
    second.page.get_by_role("button", name="Take it up again").click()
    second.arrived()
    assert code not in second.page.url
    assert second.settled()["version"] == situation["version"]
    expect(second.page.locator(".card.hand")).to_have_count(first.page.locator(".card.hand").count())
    second.tap()
    assert first.settled(situation["version"])["version"] == second.settled(situation["version"])["version"]


def test_a_bot_sits_in_and_the_seat_is_taken_back(hasty: Visit) -> None:
    agnes, bea = hasty.person("fr"), hasty.person("fr")
    grant = hasty.open(ME, FRIEND, options={"first_player": "1"})
    agnes.seat(grant)
    table = agnes.page.url
    expect(agnes.page.get_by_text("n’est pas encore à table")).to_be_visible()
    bea.go(f"#/join/{grant['play']}/{grant['seats'][1]['invite']}")
    bea.page.get_by_role("textbox").fill("Bea")
    bea.page.locator("form button.main").click()
    expect(agnes.page.get_by_text("n’est pas encore à table")).to_have_count(0)
    bea.play_on(most=2)

    # Bea leaves in the middle of her turn; Agnès need not wait for ever.
    bea.go("#/about")
    bea.page.reload()
    agnes.page.get_by_role("tab", name="Tablée").click()
    agnes.page.get_by_role("button", name="Asseoir un robot").click()
    situation = agnes.settled()
    assert situation["mine"], "the bot has played her turn to its end"

    # She is back: the bot says so, plays on, and makes room when she asks.
    bea.page.goto(table)
    bea.page.get_by_text("Un robot tient ta place.").wait_for()
    bea.page.get_by_role("button", name="Reprendre ma place").click()
    expect(bea.page.get_by_text("Un robot tient ta place.")).to_have_count(0)
    play_until([agnes], lambda: bool(bea.situation()["mine"]))
    before = agnes.situation()["version"]
    bea.settled()
    bea.tap()
    expect(agnes.page.locator(f"[data-version='{before + 1}']")).to_have_count(1)
    hasty.leave()


def test_a_line_on_which_nothing_comes_any_more(visit: Visit) -> None:
    """Neither side hears the other and nobody hangs up: the heartbeat notices, a new line goes on."""
    me = visit.person("fr")
    calls: list[WebSocketRoute] = []
    pongs: list[str] = []
    lost_words: list[str] = []  # messages with one of these in them do not arrive on the first line

    def through(line: WebSocketRoute) -> None:
        calls.append(line)
        number = len(calls)
        far = line.connect_to_server()

        def onward(to: WebSocketRoute, text: str | bytes) -> None:
            noted(pongs, text)
            if number > 1 or not any(word in str(text) for word in lost_words):
                to.send(text)

        line.on_message(lambda text: onward(far, text))
        far.on_message(lambda text: onward(line, text))

    me.page.route_web_socket("**/ws", through)
    me.page.clock.install(time=NOON)
    me.seat(visit.open(ME, APPRENTICE, options={"first_player": "0"}))
    situation = me.settled()
    lost_words.append('"move"')
    me.tap()  # into the void
    # From here on no time passes but what we say, however long we take to say it. The page asks first, and is
    # answered; then nothing arrives any more.
    me.page.clock.pause_at(AN_HOUR_LATER)
    me.until(lambda: bool(pongs))
    lost_words.append("")
    me.page.clock.run_for(13_000)
    assert me.page.get_by_text(LOST).count() == 0
    me.page.clock.run_for(6_000)
    me.page.clock.resume()
    me.until(lambda: len(calls) == 2)
    me.page.get_by_text(LOST).wait_for(state="detached")
    assert me.settled()["version"] == situation["version"], "what never arrived was not played"
    me.tap()
    me.settled(situation["version"])


def test_who_hears_much_still_speaks_now_and_then(visit: Visit) -> None:
    """The server hangs up on those who are silent, also on those who only listen to a busy table."""
    me = visit.person("fr")
    calls: list[WebSocketRoute] = []
    said: list[str] = []

    def through(line: WebSocketRoute) -> None:
        calls.append(line)
        far = line.connect_to_server()

        def onward(text: str | bytes) -> None:
            said.append(str(text))
            far.send(text)

        line.on_message(onward)

    me.page.route_web_socket("**/ws", through)
    me.page.clock.install()
    me.seat(visit.open(ME, APPRENTICE, options={"first_player": "0"}))
    me.settled()
    for _ in range(9):
        calls[-1].send('{"t":"pong"}')
        me.page.clock.run_for(5_000)
    me.until(lambda: sum('"ping"' in text for text in said) >= 3)
