"""Nothing covers what it speaks of: advice and refusals have a place of their own at every size."""

import re
from time import monotonic

import pytest
from playwright.sync_api import expect

from tests.browser.moments import seen
from tests.browser.people import DESK, ME, RANDOM, SIZES, STILL, Data, Person, Visit
from tests.browser.sockets import Seat

pytestmark = pytest.mark.browser

# What is advised or refused lies over nothing on the table, nor over what is asked, undo and the candle, and
# is read to its end; what it speaks of is in sight.
COVERED = """([kind, things]) => {
  const box = el => el.getBoundingClientRect()
  const note = document.querySelector(kind)
  const before = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1
  const over = (a, b) => !before(a, b) && !before(b, a)
  const faults = ['.stage', '.moves', '#question', '.bar .tools']
    .filter(name => over(box(note), box(document.querySelector(name))))
  const heads = box(document.querySelector('.heads'))
  const words = document.createRange()
  words.selectNodeContents(note.querySelector('.said'))
  const lines = [...words.getClientRects()]
  // A line is taller than its letters.
  const within = [heads, box(note)].every(({ top, bottom }) =>
    lines.every(line => line.top >= top - 4 && line.bottom <= bottom + 4))
  if (!within || note.scrollHeight > note.clientHeight + 4 || note.scrollWidth > note.clientWidth + 1)
    faults.push(`not read to its end: ${note.textContent}`)
  for (const button of note.querySelectorAll('button'))
    if (lines.some(line => over(line, box(button)))) faults.push(`words under ${button.textContent}`)
  const moves = box(document.querySelector('.moves'))
  const marks = [...document.querySelectorAll(things)].filter(el => box(el).width)
  const free = marks.some(el => !over(box(el), moves) && !over(box(el), heads) && box(el).top < innerHeight)
  if (!free) faults.push('what it speaks of is not in sight')
  return faults
}"""
# A page that was too slow: it asks for something that is no longer to be had, whatever was tapped.
TOO_LATE = """
window.instead = null
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (text) {
  const message = JSON.parse(text)
  if (message.t === 'move' && window.instead) message.move = window.instead
  return send.call(this, JSON.stringify(message))
}
"""
RESTED = 20.0  # seconds in which the busiest page comes to rest; only a fault waits for their end
# A moment of each game, a move that is refused there with a rule and a sentence, and what it speaks of.
MOMENTS = {
    "air": ("drawn", "land W", "[data-target=drawn], .card.drawn"),
    "bal": ("aiming", "lay R", ".card[data-target^='hand:']"),
    "lancre": ("middle", "walk sunless", ".glow"),
    "witchstone": ("tile", "send stone", ".glow"),
    "wildegrens": ("choose", "beat a1", "[data-target^='mission:']"),
}


def covered(me: Person, kind: str, things: str) -> list[str]:
    """What is wrong once the page has come to rest: the moves make room a moment after a note has come."""
    end = monotonic() + RESTED
    found = ["nobody has looked"]
    while found and monotonic() < end:
        me.page.evaluate(STILL)
        found = me.page.evaluate(COVERED, [kind, things])
    return found


def advised(me: Person, size: Data) -> list[str]:
    """Asked again, or put away, advice and mark go together."""
    page = me.page
    advice, marked = page.locator(".hint"), page.locator(".stage .hinted")
    candle = page.locator(".bar .tools button[aria-pressed]")
    before = page.locator(".stage").bounding_box()
    candle.click()
    reason = "% of a win|nothing else|For it|Against it|% de victoire|rien d’autre|Pour|Contre"
    expect(advice).to_contain_text(re.compile(f"(I would choose “|Je choisirais).+(”|»)\\. .*({reason})"))
    expect(candle).to_have_attribute("aria-pressed", "true")
    page.evaluate(STILL)
    after = page.locator(".stage").bounding_box()
    assert before and after and before["y"] == after["y"], "the table has jumped"
    found = covered(me, ".hint", ".stage .hinted")
    if size is DESK:
        page.keyboard.press("h")
    elif size is SIZES["phone"]:
        candle.click()  # nothing lies over it
    else:
        advice.get_by_role("button").click()
    expect(advice).to_have_count(0)
    expect(marked).to_have_count(0)
    return found


def refused(me: Person, move: str, things: str) -> list[str]:
    """What was tapped can no longer be had: the reason is read, its rule is there, and it goes again."""
    page = me.page
    page.evaluate("move => { window.instead = move }", move)
    me.tap()
    refusal = page.locator(".refusal")
    expect(refusal.locator(".rule-id")).to_be_visible()
    page.evaluate(STILL)
    found = covered(me, ".refusal", f".stage :is({things})")
    refusal.locator(".button.icon").click()
    expect(refusal).to_have_count(0)
    page.evaluate("window.instead = null")
    return found


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", MOMENTS)
def test_advice_and_refusals_have_a_place_of_their_own(visit: Visit, game: str, language: str) -> None:
    """French, which is longer, at every size; English where there is least room."""
    moment, move, things = MOMENTS[game]
    me = visit.person(language, DESK)
    me.page.add_init_script(TOO_LATE)
    me.seat(seen(visit.url, game, moment)).settled()
    me.page.locator("aside .shut").click()
    found: list[str] = []
    for name, size in SIZES.items():
        if language == "en" and name not in ("small", "side"):
            continue
        me.page.set_viewport_size(size)  # type: ignore[arg-type]
        me.page.evaluate("scrollTo(0, 0)")  # whoever came from a larger screen
        me.page.evaluate(STILL)
        found += [f"{name}, advice: {fault}" for fault in advised(me, size)]
        found += [f"{name}, refusal: {fault}" for fault in refused(me, move, things)]
    assert found == []


def test_what_was_said_of_another_moment_goes_with_it(visit: Visit) -> None:
    """The table moves on elsewhere: neither a refusal nor advice is left under another question."""
    me = visit.person("fr", DESK)
    me.page.add_init_script(TOO_LATE)
    grant = visit.open(ME, RANDOM, options={"first_player": "0"})
    me.seat(grant)
    page, version = me.page, me.settled()["version"]
    elsewhere = Seat(visit.url, grant["play"], grant["seats"][0]["token"])
    elsewhere.reach(version)
    page.evaluate("window.instead = 'land W'")
    me.tap()
    expect(page.locator(".refusal")).to_be_visible()
    elsewhere.move(elsewhere.state["legal"][0]["move"])
    me.reach(version + 1)
    expect(page.locator(".refusal")).to_have_count(0)
    version = me.settled()["version"]
    elsewhere.reach(version)
    page.locator(".bar .tools button[aria-pressed]").click()
    expect(page.locator(".hint")).to_be_visible()
    elsewhere.move(elsewhere.state["legal"][0]["move"])
    me.reach(version + 1)
    expect(page.locator(".hint, .stage .hinted")).to_have_count(0)
    elsewhere.close()
