"""Where points come from, on request: by mouse, finger, keyboard and ear, in all five games."""

import pytest
from playwright.sync_api import Page, expect

from esbat.explain import explained
from esbat.games import SHELF
from esbat.words import words_for
from tests.browser.hearing import Listener
from tests.browser.moments import seen
from tests.browser.people import DESK, PHONE, STILL, Data, Visit
from tests.browser.test_looking import in_reach

pytestmark = pytest.mark.browser

# My score, and the next one that is told: a rival's, or alone at the table another Juror's.
SCORES = {
    "air": ("seat:0", "seat:1"),
    "bal": ("seat:0", "seat:1"),
    "lancre": ("seat:0", "seat:1"),
    "witchstone": ("seat:0", "seat:1"),
    "wildegrens": ("juror:silas", "juror:matthias"),
}
SCORE = ".stage :is([data-thing='{0}'], [data-target='{0}']):visible"
# What browsers say when a thing comes to lie under the mouse.
BENEATH = """where => document.body.dispatchEvent(new PointerEvent(
  'pointerover', { bubbles: true, pointerType: 'mouse', clientX: where.x, clientY: where.y }))"""


def parts(state: Data, thing: str) -> str:
    """What this table says of that score."""
    names = [face["name"] for face in state["seats"]]
    return explained(SHELF[state["game"]], state["view"], words_for("en"), names, thing).example


def put_away(page: Page) -> None:
    """Whatever was opened goes."""
    page.keyboard.press("Escape")
    expect(page.locator(".explain, dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("game", SCORES)
def test_where_points_come_from_is_told_to_whoever_asks(visit: Visit, game: str) -> None:
    me = visit.person("en", PHONE, touch=True)
    heard = Listener(me)
    me.seat(seen(visit.url, game, "middle"))
    version = me.settled()["version"]
    page, state = me.page, heard.shown()
    page.locator(".price").wait_for()  # Air's comes with the box, and pushes a phone's table down
    line = page.context.new_cdp_session(page)
    said = page.locator(".explain .example, dialog[open] .example")
    mine, next_one = SCORES[game]
    # A finger that stays; on one's own score a tap is enough, for it plays nothing.
    for thing in SCORES[game]:
        page.evaluate(STILL)
        where = in_reach(page.locator(SCORE.format(thing)))
        line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [where]})
        expect(page.locator(".explain.pinned .example")).to_contain_text(parts(state, thing))
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        put_away(page)
    where = in_reach(page.locator(SCORE.format(mine)))
    page.touchscreen.tap(where["x"], where["y"])
    if game == "witchstone":  # a table of its own
        expect(page.get_by_role("dialog").locator("td.n").first).to_be_visible()
    else:
        expect(said.first).to_contain_text(parts(state, mine))
    put_away(page)
    # A mouse that rests, and the crest beside the question.
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    page.evaluate(STILL)
    where = in_reach(page.locator(SCORE.format(next_one)))
    page.mouse.move(where["x"], where["y"])
    expect(said).to_contain_text(parts(state, next_one))
    page.mouse.move(2, 2)
    put_away(page)
    if game != "wildegrens":
        page.locator(".bar .crest").click()
        expect(page.locator(".explain.pinned .example")).to_contain_text(parts(state, mine))
        put_away(page)
    # The keyboard: what has the focus; by ear, one key, and again for the next.
    page.keyboard.press("Tab")
    page.locator(SCORE.format(mine)).first.focus()
    expect(said).to_contain_text(parts(state, mine))
    put_away(page)
    log = page.locator("[role=log] p")
    for thing in SCORES[game]:
        page.keyboard.press("p")
        expect(log.last).to_contain_text(parts(state, thing))
    assert me.situation()["version"] == version


def test_things_that_move_beneath_a_resting_mouse_take_nothing_from_the_keyboard(visit: Visit) -> None:
    """Browsers tell of a new thing under the mouse although nobody has moved it."""
    me = visit.person("en", DESK)
    heard = Listener(me)
    me.seat(seen(visit.url, "witchstone", "middle"))
    me.settled()
    page, state = me.page, heard.shown()
    page.evaluate(STILL)
    where = in_reach(page.locator(SCORE.format("seat:1")))
    page.mouse.move(where["x"], where["y"])
    said = page.locator(".explain .example")
    expect(said).to_contain_text(parts(state, "seat:1"))
    put_away(page)
    page.keyboard.press("Tab")
    page.locator(SCORE.format("seat:0")).first.focus()
    page.evaluate(BENEATH, where)
    expect(said).to_contain_text(parts(state, "seat:0"))
    page.evaluate(BENEATH, where)
    expect(said).to_contain_text(parts(state, "seat:0"))
    page.mouse.move(2, 2)
    page.mouse.move(where["x"], where["y"])
    expect(said).to_contain_text(parts(state, "seat:1"))
