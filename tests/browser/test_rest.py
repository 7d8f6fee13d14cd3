"""A table on which nothing happens rests: a page left open for an evening is no reason for a fan to turn."""

import re

import pytest

from esbat.games import SHELF
from tests.browser.people import APPRENTICE, ME, Person, Visit

pytestmark = pytest.mark.browser

# Counts what the page asks to be woken for, from its first line on.
WATCH = """
window.woken = { frames: 0, intervals: new Set(), waits: new Map() }
window.frame = window.requestAnimationFrame.bind(window)
window.requestAnimationFrame = (call) => { window.woken.frames++; return window.frame(call) }
const { setInterval, clearInterval } = window
window.setInterval = (...what) => {
  const id = setInterval(...what)
  window.woken.intervals.add(id)
  return id
}
window.clearInterval = (id) => { window.woken.intervals.delete(id); clearInterval(id) }
const { setTimeout, clearTimeout } = window
window.setTimeout = (call, wait = 0, ...more) => {
  const id = setTimeout((...what) => { window.woken.waits.delete(id); call(...what) }, wait, ...more)
  window.woken.waits.set(id, wait)
  return id
}
window.clearTimeout = (id) => { window.woken.waits.delete(id); clearTimeout(id) }
"""
ENDLESS = """() => document.getAnimations()
  .filter(each => each.effect.getComputedTiming().endTime === Infinity)
  .map(each => `${each.animationName} of ${each.effect.target.outerHTML.slice(0, 80)}`)"""
# All that moves comes to its end at once; then some frames go by. How many did the page ask for itself?
FRAMES_AT_REST = """() => new Promise(done => {
  document.getAnimations().forEach(each => each.finish())
  let left = 12
  let before = 0
  const next = () => {
    left--
    if (left === 6) before = window.woken.frames  // what was under way has had its time
    if (left) window.frame(next)
    else done(window.woken.frames - before)
  }
  window.frame(next)
})"""


# What the page still waits for: only the line's own heartbeat, by which both ends know that it holds.
WAITS_LONG = "[...window.woken.waits.values()].every(wait => wait >= 5000)"
# Five questions to the server, one after the other: time enough for a page that never stops asking.
ROUND_TRIPS = """async () => { for (let n = 0; n < 5; n++) await (await fetch('healthz')).text() }"""


def rests(me: Person) -> None:
    """Nothing moves without end, nothing comes round by the clock, no frame leads to the next."""
    assert me.comes(WAITS_LONG), me.page.evaluate("[...window.woken.waits.values()]")
    assert me.page.evaluate(ENDLESS) == []
    assert me.page.evaluate("() => window.woken.intervals.size") == 0
    assert me.page.evaluate(FRAMES_AT_REST) == 0


@pytest.mark.parametrize("code", SHELF)
def test_a_table_at_rest_asks_for_nothing(visit: Visit, code: str) -> None:
    """Asked and not answering, and again after some moves, when more lies on the table."""
    me = visit.person("fr", motion=True)
    me.page.add_init_script(WATCH)
    seats = [ME, *[APPRENTICE] * (min(max(SHELF[code].fewest, 2), SHELF[code].most) - 1)]
    me.seat(visit.open(*seats, game=code))
    asked = me.settled()
    rests(me)
    for _ in range(2):
        me.tap()
        asked = me.settled(asked["version"])
        if asked["over"]:
            break
        rests(me)


@pytest.mark.parametrize("where", ["", "#/about"])
def test_a_page_asks_once_what_there_is_to_play(visit: Visit, where: str) -> None:
    """An answer is no reason to ask again."""
    me = visit.person("fr")
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url))
    with me.page.expect_response(re.compile("api/games")):
        me.go(where)
    me.page.evaluate(ROUND_TRIPS)
    assert len([url for url in asked if "api/games" in url]) <= 2
