"""Lines break: by a reload, a dropped or half-open connection, a server that dies. The table goes on."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from tests.browser.people import APPRENTICE, LOCAL, ME, Visit, play_until
from tests.browser.serving import Server

pytestmark = pytest.mark.browser
NOON, AN_HOUR_LATER = "2026-11-16T12:00:00", "2026-11-16T13:00:00"
LOST = "La connexion s’est perdue"
# Notes that the page has said this of its line, however soon it has another.
SAID_OF_LINE = """said => {
  window.told = false
  const look = () => (window.told ||= [...document.querySelectorAll('.lost')]
    .some(el => el.textContent.includes(said) && el.checkVisibility()))
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}"""
# Whose answers the page's service worker has kept.
KEPT = """() => caches.keys()
  .then(names => Promise.all(names.map(name => caches.open(name).then(shelf => shelf.keys()))))
  .then(found => found.flat().map(request => new URL(request.url).pathname))"""


def test_reload_in_the_middle_of_a_turn(visit: Visit) -> None:
    """The page has kept its own files by then, and nothing of the table."""
    me = visit.person("fr", worker=True)
    me.seat(visit.open(ME, APPRENTICE, options={"first_player": "0"}))
    for _ in range(4):
        me.play_on(most=3)
        before = (
            me.situation(),
            me.page.locator("#question").inner_text(),
            me.page.locator(".card.hand").count(),
        )
        me.page.reload()
        me.settled()
        after = (
            me.situation(),
            me.page.locator("#question").inner_text(),
            me.page.locator(".card.hand").count(),
        )
        assert after == before
    me.until(lambda: bool(me.page.evaluate(KEPT)))
    assert [path for path in me.page.evaluate(KEPT) if not path.startswith("/assets/")] == []


@pytest.mark.smoke
def test_a_dropped_socket_is_taken_up_again(visit: Visit) -> None:
    me = visit.person("fr")
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    me.page.route_web_socket("**/ws", through)
    me.seat(visit.open(ME, APPRENTICE, options={"first_player": "0"}))
    for _ in range(3):
        situation = me.play_on(most=3)
        calls = len(lines)
        me.page.evaluate(SAID_OF_LINE, LOST)
        lines[-1].close(code=4001)
        assert me.comes("window.told")
        me.page.get_by_text(LOST).wait_for(state="detached")
        assert len(lines) == calls + 1
        assert me.settled()["version"] == situation["version"]
    told = me.page.locator("aside ol li").all_inner_texts()
    me.page.reload()
    me.settled()
    assert me.page.locator("aside ol li").all_inner_texts() == told  # nothing twice, nothing left out


def noted(pongs: list[str], text: str | bytes) -> None:
    if '"pong"' in str(text):
        pongs.append(str(text))


def test_a_half_open_line_is_noticed_by_the_heartbeat(visit: Visit) -> None:
    """Nothing closes and nothing comes: only the page's own question and its missing answer tell."""
    me = visit.person("fr")
    me.forgive("ERR_INTERNET_DISCONNECTED")
    pongs: list[str] = []
    me.page.on("websocket", lambda line: line.on("framereceived", lambda text: noted(pongs, text)))
    me.page.clock.install(time=NOON)
    me.seat(visit.open(ME, LOCAL, options={"first_player": "0"}), seats=[0])
    situation = me.settled()
    # From here on no time passes but what we say, however long we take to say it. The page asks first, and is
    # answered.
    me.page.clock.pause_at(AN_HOUR_LATER)
    me.until(lambda: bool(pongs))
    me.page.context.set_offline(True)
    me.page.clock.run_for(13_000)  # it asks again
    assert me.page.get_by_text(LOST).count() == 0
    me.page.clock.run_for(7_000)  # and nobody answers
    me.page.get_by_text(LOST).wait_for()
    me.page.context.set_offline(False)
    me.page.clock.resume()
    me.page.get_by_text(LOST).wait_for(state="detached")
    assert me.settled()["version"] == situation["version"]
    me.tap()
    assert me.settled(situation["version"])["mine"]


def test_the_page_resumes_after_the_server_was_killed(
    browser_here: Browser, server: Server, tmp_path: Path
) -> None:
    own = Server(tmp_path).start()
    visit = Visit(browser_here, own.url)
    try:
        me = visit.person("fr")
        me.forgive("WebSocket connection|ERR_CONNECTION_REFUSED|Failed to load resource")
        me.seat(visit.open(ME, APPRENTICE, options={"first_player": "0"}))
        for _ in range(2):
            situation = me.play_on(most=5)
            told = me.page.locator("aside ol li").all_inner_texts()
            own.kill()
            me.page.get_by_text(LOST).wait_for()
            own.start()
            me.page.get_by_text(LOST).wait_for(state="detached")
            assert me.settled()["version"] == situation["version"]
            assert me.page.locator("aside ol li").all_inner_texts() == told
        assert me.play_on(most=5)["version"] > situation["version"]
        visit.leave()
    finally:
        own.stop()


def test_two_tabs_on_one_seat(visit: Visit) -> None:
    me = visit.person("fr")
    grant = visit.open(ME, APPRENTICE, options={"first_player": "0"})
    me.seat(grant)
    tab = visit.tab(me)
    tab.go(f"#/play/{grant['play']}")
    before = me.settled()["version"]
    tab.settled()
    me.tap()
    assert tab.settled(before)["version"] > before
    before = tab.settled()["version"]
    tab.tap()
    assert me.settled(before)["version"] > before


def test_since_your_last_turn(visit: Visit) -> None:
    """Who comes back to the table is told what happened meanwhile."""
    me, other = visit.person("fr"), visit.person("fr")
    grant = visit.open(ME, LOCAL, options={"first_player": "0"})
    me.seat(grant, seats=[0])
    other.seat(grant, seats=[1])
    play_until([me], lambda: bool(other.situation()["mine"]))
    me.go("#/about")
    me.page.reload()
    play_until([other], lambda: bool(other.situation()["asked"] == "waiting"))
    me.go(f"#/play/{grant['play']}")
    me.settled()
    recap = me.page.get_by_role("group", name="Depuis ton dernier tour")
    recap.wait_for()
    before = me.situation()["version"]
    play_until([me], lambda: int(me.situation()["version"]) > before)
    play_until([other, me], lambda: not me.situation()["mine"])
    recap.wait_for(state="detached")
