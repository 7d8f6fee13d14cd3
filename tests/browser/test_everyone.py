"""Whole plays by whatever means somebody has: a thumb on a small screen, arrow keys, a voice."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.kept import near_its_end
from tests.browser.people import (
    AIR,
    APPRENTICE,
    GLOWING,
    ME,
    RANDOM,
    SMALL_PHONE,
    STILL,
    Person,
    Visit,
)
from tests.browser.serving import Server
from tests.browser.test_play import by_ear, focus_by_tab

pytestmark = pytest.mark.browser
LEAST = 24  # pixels a thumb needs, by WCAG 2.2
SMALL = """least => [...document.querySelectorAll('button, a[href], select, input')].filter(el => {
  const box = el.getBoundingClientRect()
  return box.width > 1 && el.checkVisibility() && (box.width < least || box.height < least)
}).map(el => el.outerHTML.slice(0, 120))"""
# Reading size: no visible text of the page is set smaller than this.
TINY = """least => {
  const found = new Set()
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const el = walk.currentNode.parentElement
    if (!walk.currentNode.data.trim() || el.closest('svg, script, style, .visually-hidden')) continue
    if (el.checkVisibility() && parseFloat(getComputedStyle(el).fontSize) < least) found.add(el.className)
  }
  return [...found]
}"""
# Keeps everything the live region ever says.
LISTEN = """() => {
  window.heard = []
  const region = document.querySelector('[role=log]')
  new MutationObserver(() => window.heard.push(region.textContent.trim()))
    .observe(region, { childList: true, characterData: true, subtree: true })
}"""
HERE = "() => document.activeElement.matches('.stage .glow, .moves button:not(.plain), [role=menuitem]')"
# As far as a push with the thumb would bring it.
INTO_SIGHT = (
    "() => document.querySelector('.stage .glow')?.scrollIntoView({ block: 'center', behavior: 'instant' })"
)


def by_thumb(me: Person) -> None:
    """Push the table up if what glows is below the edge, and tap."""
    me.page.evaluate(STILL)
    if not me.page.evaluate(GLOWING):
        me.page.evaluate(INTO_SIGHT)
    me.tap()
    listed = me.page.get_by_role("dialog").get_by_role("listitem").get_by_role("button")
    if listed.count():
        listed.first.tap()


def test_a_small_phone_by_thumb(visit: Visit) -> None:
    """360 by 640: all of a play by touch; nothing is too small to hit or to read, nothing over the edge."""
    me = visit.person("fr", SMALL_PHONE, dark=False, touch=True)
    page = me.go().page
    page.get_by_role("button", name=AIR).tap()
    page.get_by_role("button", name="Ajouter une place").tap()
    page.get_by_role("button", name="À table").tap()
    me.settled()
    for _ in range(60):
        assert page.evaluate("document.documentElement.scrollWidth") <= SMALL_PHONE["width"]
        assert page.evaluate(SMALL, LEAST) == []
        assert page.evaluate(TINY, 14) == []
        if me.play_on(by_thumb, most=15)["over"]:
            break
    before = page.url
    page.get_by_role("dialog").get_by_role("button", name="Encore une").tap()
    page.wait_for_url(lambda url: url != before)
    assert not me.settled()["over"]


def by_arrows(me: Person) -> None:
    """Shift+Tab from the moves to the board, walk about with the arrows, Enter on something that glows."""
    keys = me.page.keyboard
    for _ in range(80):
        if me.page.evaluate(HERE):
            break
        keys.press("Shift+Tab")
    for _ in range(4):
        keys.press(me.luck.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        if me.page.evaluate(HERE):
            keys.press("Enter")
            break
    else:
        for _ in range(80):
            if me.page.evaluate(HERE):
                break
            keys.press("Tab")
        keys.press("Enter")
    if me.page.get_by_role("menu").count():
        keys.press("ArrowDown")
        keys.press("Enter")


def test_from_the_shelf_to_the_end_by_keyboard_alone(visit: Visit, server: Server) -> None:
    """No mouse, no touch: Tab, arrows, Enter and Escape, from the first page to the scores.

    The middle of a play is like its beginning: the end is that of a play which others have brought so far.
    """
    me = visit.person("en")
    page = me.go().page
    focus_by_tab(me, "button", AIR)
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")  # not yet: the shelf again, with the same box in hand
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name=AIR)).to_be_focused()
    page.keyboard.press("Enter")
    focus_by_tab(me, "button", "Sit down")
    page.keyboard.press("Enter")
    begun = me.settled()["version"]
    assert me.play_on(by_arrows, most=20)["version"] >= begun + 20
    me = visit.person("en").seat(near_its_end(server, "air", 12), [0])
    assert me.play_on(by_arrows)["over"]
    focus_by_tab(me, "button", "Once more")
    page = me.page
    before = page.url
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url != before)
    assert not me.settled()["over"]


def test_the_accessibility_tree_holds_the_table(visit: Visit) -> None:
    """All that one must know is in it: the question, the hand, the moves. (`test_ear` plays whole plays.)"""
    me = visit.person("fr")
    me.seat(visit.open(ME, APPRENTICE, RANDOM, options={"first_player": "0"}))
    me.settled()
    page = me.page
    tree = page.locator("body").aria_snapshot()
    assert "À toi. Fais voler une première sorcière." in tree
    assert re.search(r'button "Pioche : 75 cartes. Piocher une carte"', tree)
    by_ear(me)
    me.settled(0)
    expect(page.get_by_role("log")).to_contain_text(re.compile("Tu pioches|Où va-t-il"))
    assert re.search(
        r"button \"\d+ (blanc|noir|vert|violet|orange), tirée de la pioche",
        page.locator("body").aria_snapshot(),
    )
