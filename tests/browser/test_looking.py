"""Looking at things in all five games: by a finger held down, by the keyboard's focus, with the lens."""

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from esbat.explain import things
from esbat.games import SHELF
from esbat.words import words_for
from tests.browser.people import DESK, ME, PHONE, RANDOM, STILL, Data, Person, Visit
from tests.browser.sockets import Seat

pytestmark = pytest.mark.browser

TABLES: dict[str, list[Data]] = {
    "air": [ME, RANDOM],
    "bal": [ME, RANDOM, RANDOM],
    "lancre": [ME, RANDOM],
    "witchstone": [ME, RANDOM],
    "wildegrens": [ME],
}
# Something to look at on each table, at a desk and on a phone alike.
THING = {
    "air": "[data-target='pile:G']",
    "bal": ".card[data-target^='hand:']",
    "lancre": "[data-target^='space:']",
    "witchstone": "[data-target^='place:']",
    "wildegrens": "[data-target^='juror:']",
}
SAID = """el => (el.ariaLabel ?? el.querySelector(':scope > .visually-hidden')?.textContent ?? '').trim()"""
# A point of the thing at which nothing lies over it.
POINT = """el => {
  const box = el.getBoundingClientRect()
  for (const [px, py] of [[.5, .5], [.5, .2], [.2, .5], [.8, .5], [.5, .8]]) {
    const [x, y] = [box.x + box.width * px, box.y + box.height * py]
    if (el.contains(document.elementFromPoint(x, y))) return { x, y }
  }
  return null
}"""


def in_reach(things: Locator) -> dict[str, float]:
    """Where the first of these can be touched."""
    for thing in things.all():
        if point := thing.evaluate(POINT):
            found: dict[str, float] = point
            return found
    raise AssertionError("none of them can be touched")


@pytest.mark.parametrize("game", TABLES)
def test_a_finger_held_down_looks_and_plays_nothing(visit: Visit, game: str) -> None:
    me = visit.person("fr", PHONE, touch=True)
    me.seat(visit.open(*TABLES[game], game=game))
    version = me.settled()["version"]
    line = me.page.context.new_cdp_session(me.page)
    things = me.page.locator(f".stage {THING[game]}")
    things.first.wait_for()
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [in_reach(things)]})
    expect(me.page.locator(".explain.pinned")).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert len(me.page.locator(".explain").inner_text()) > 12
    assert me.situation()["version"] == version
    expect(me.page.locator(".refusal")).to_have_count(0)


@pytest.mark.parametrize("game", TABLES)
def test_what_has_the_focus_explains_itself(visit: Visit, game: str) -> None:
    me = visit.person("fr", DESK)
    me.seat(visit.open(*TABLES[game], game=game))
    me.settled()
    me.page.keyboard.press("Tab")  # by keyboard from now on
    thing = me.page.locator(f".stage {THING[game]}").first
    thing.focus()
    said = me.page.locator(".explain")
    expect(said).to_be_visible()
    assert thing.evaluate(SAID)[:12] in said.inner_text()


@pytest.mark.parametrize("game", TABLES)
def test_the_lens_says_first_what_it_means_now_and_last_where_it_is_from(visit: Visit, game: str) -> None:
    """A card by the thing on the first two tables, a sheet on the others."""
    me = visit.person("en", DESK)
    me.seat(visit.open(*TABLES[game], game=game, lang="en"))
    version = me.settled()["version"]
    page = me.page
    things = page.locator(f".stage {THING[game]}")
    things.first.wait_for()
    lens = page.get_by_role("button", name="Look closer")
    lens.click()
    point = in_reach(things)
    said = page.evaluate(
        f"({{x, y}}) => ({SAID})(document.elementFromPoint(x, y).closest('.stage [data-target]'))", point
    )
    page.mouse.click(point["x"], point["y"])
    told = page.locator(".explain.pinned, dialog[open]").locator("p:visible")
    expect(told.last).to_contain_text(re.compile("From|Reconstructed"))
    chapters = page.locator(".explain.pinned, dialog[open]").locator(".rules .chapter-id")
    expect(chapters.first).to_be_visible()
    first = told.first.inner_text()
    assert first.split(".")[0][:20] in said, (first, said)
    assert me.situation()["version"] == version
    title = chapters.first.inner_text()
    chapters.first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("h2.here")).to_have_text(title)


def test_with_the_lens_out_nothing_is_played(visit: Visit) -> None:
    """Not even what has no sheet of its own: it is explained where it lies."""
    me = visit.person("en", DESK)
    me.seat(visit.open(ME, RANDOM, game="lancre", lang="en"))
    me.play_on(most=2)
    version = me.settled()["version"]
    me.page.get_by_role("button", name="Look closer").click()
    me.page.locator("[data-target=deck]").click()
    expect(me.page.locator(".explain.pinned")).to_be_visible()
    assert me.situation()["version"] == version


MOVES = 12
"""Of ours, before we look at a table."""
# Every thing on the table that has something to say, by the name under which the server knows it. The page's
# own buttons are none, and a sign on a thing, or beside it, is the thing.
NAMES = """() => [...document.querySelectorAll('.stage *')].filter(el =>
    el.matches('[data-about], [data-target], [data-thing], [aria-label], [title], [data-title]')
    && (el.dataset.about || !el.matches('section, article, ul, ol, [role=group], [role^=tab], [role^=list]'))
    && !el.closest('.button, dialog, [role=tab], [role=menu], .card.leaving, .card.discard')
  ).map(el => {
    const hidden = el.querySelector(':scope > .visually-hidden')?.textContent
    const whole = el.closest('.stage [data-target], .stage [data-thing]')
    return {
      said: el.ariaLabel || hidden || el.title || el.dataset.title || el.dataset.about,
      name: whole?.dataset.target ?? whole?.dataset.thing ?? '',
    }
  }).filter(({ said }) => said)"""


def some_way_on(url: str, grant: Data) -> Data:
    """What we see after some moves of ours, when we are asked again."""
    line, luck = Seat(url, grant["play"], grant["seats"][0]["token"]), random.Random(1)
    line.reach(0)
    for left in range(MOVES, -1, -1):
        # What is only noted is played when the window closes: then others move.
        while not (line.state["question"] and line.state["question"]["mine"]) or line.state["noted"]:
            line.hear()
        if left:
            line.move(line.choice(luck))
            line.hear()
    line.close()
    return line.state


@pytest.mark.parametrize("game", TABLES)
def test_everything_on_the_page_can_be_explained(visit: Visit, game: str) -> None:
    """On a phone and at a desk: the server has a word for all that has a name, and says it if asked."""
    grant = visit.open(*TABLES[game], game=game)
    state = some_way_on(visit.url, grant)
    names = [face["name"] for face in state["seats"]]
    known = set(things(SHELF[game], state["view"], words_for("fr"), names))
    me = visit.person("fr", PHONE, touch=True)
    me.seat(grant)
    assert me.settled()["version"] == state["version"]
    for size in (PHONE, DESK):
        me.page.set_viewport_size(size)  # type: ignore[arg-type]
        me.page.evaluate(STILL)
        found = me.page.evaluate(NAMES)
        assert len(found) > 8
        assert [row for row in found if row["name"] not in known] == []
        examined(me)


def examined(me: Person) -> None:
    """A finger on what cannot be played now: what it does, numbers of this table, rules that open."""
    line = me.page.context.new_cdp_session(me.page)
    idle = me.page.locator(".stage :is([data-target]:not(.glow), [data-thing]):visible")
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [in_reach(idle)]})
    told = me.page.locator(".explain.pinned")
    expect(told.locator(".example")).to_have_text(re.compile(r"\d"))
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert len(told.locator("p").all_inner_texts()) >= 3
    rule = told.locator(".rule-id").first
    named = rule.inner_text()
    rule.tap()
    expect(me.page.locator("aside").first).to_contain_text(named)
    me.page.keyboard.press("r")  # the drawer has shown it
