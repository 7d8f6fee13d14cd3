"""Whole plays by the means people have: a mouse, a thumb, a keyboard, an ear."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import AIR, APPRENTICE, ME, PHONE, Person, Visit

pytestmark = pytest.mark.browser

# What the group of moves is called.
GROUP = re.compile("^(Tes|Ton) .*coups?$")
# A player who gets on with it, by the first word of a move's name.
EAGERNESS = {"Diplôme": 60, "Donner": 20, "Poser": 8, "Atterrir": 4, "Prendre": 3, "Piocher": 2}


def test_a_whole_play_against_bots_by_tapping(visit: Visit) -> None:
    """From the shelf in two taps to the end, and once more."""
    me = visit.person("fr")
    page = me.go().page
    page.get_by_role("button", name=AIR).click()
    page.get_by_role("button", name="À table").click()
    assert me.play_on()["over"]
    end = page.get_by_role("dialog")
    end.wait_for()
    assert re.search("gagnes?$|partagée", end.get_by_role("heading").inner_text())
    before = page.url
    page.get_by_role("button", name="Encore une").click()
    page.wait_for_url(lambda url: url != before)
    assert not me.settled()["over"]


def test_on_a_phone_by_touch(visit: Visit) -> None:
    """390 by 844; a smaller one is played on to the end."""
    me = visit.person("en", PHONE, touch=True)
    me.seat(visit.open(ME, APPRENTICE, lang="en"))
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    before = me.settled()["version"]
    assert me.play_on(most=40)["version"] >= before + 40
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def by_keyboard(me: Person) -> None:
    """Tab to something that can be done, and do it."""
    page = me.page
    reachable = (
        "document.activeElement.matches('.moves button, .stage .glow, dialog li button, [role=menuitem]')"
    )
    for _ in range(me.luck.randrange(3)):
        page.keyboard.press("Tab")
    for _ in range(60):
        if page.evaluate(reachable):
            break
        page.keyboard.press("Tab")
    else:
        raise AssertionError("Tab leads to no move")
    page.keyboard.press("Enter")
    # It may have stood for several moves. The sheet at the end of a play has a list, too, but no moves.
    if page.locator("[role=menuitem], dialog li button").count():
        by_keyboard(me)


def focus_by_tab(me: Person, role: str, name: str | re.Pattern[str]) -> None:
    """Tab until this thing has the focus."""
    wanted = me.page.get_by_role(role, name=name)  # type: ignore[arg-type]
    wanted.wait_for()
    for _ in range(60):
        me.page.keyboard.press("Tab")
        if wanted.evaluate("el => el === document.activeElement"):
            return
    raise AssertionError(f"Tab never reaches {name}")


def test_by_tab_and_enter_alone(visit: Visit) -> None:
    """From the shelf into the middle of a play; by arrows it is played to the end."""
    me = visit.person("fr")
    me.go()
    focus_by_tab(me, "button", AIR)
    me.page.keyboard.press("Enter")
    focus_by_tab(me, "button", "À table")
    me.page.keyboard.press("Enter")
    before = me.settled()["version"]
    assert me.play_on(by_keyboard, most=40)["version"] >= before + 40


def test_arrows_walk_over_the_board(visit: Visit) -> None:
    me = visit.person("fr")
    me.seat(visit.open(ME, APPRENTICE, options={"first_player": "0"}))
    me.settled()
    page = me.page
    page.locator("[data-target=deck]").focus()
    page.keyboard.press("ArrowRight")
    target = page.evaluate("document.activeElement.dataset.target")
    assert target
    assert target != "deck"


def by_ear(me: Person) -> None:
    """Knowing only roles and names: the group of moves, its buttons, the list behind the last of them."""
    moves = me.page.get_by_role("group", name=GROUP).get_by_role("button")
    names = moves.all_inner_texts()
    name = me.luck.choices(names, [EAGERNESS.get(name.split()[0], 1) for name in names])[0]
    moves.nth(names.index(name)).press("Enter")
    if name.startswith("Tous les coups"):
        listed = me.page.get_by_role("dialog").get_by_role("listitem").get_by_role("button")
        listed.nth(me.luck.randrange(listed.count())).press("Enter")


def test_moves_are_seen_and_still_playable_with_motion(visit: Visit) -> None:
    """A card travels from the chimney; impatient taps skip ahead and lose nothing."""
    me = visit.person("fr", motion=True)
    me.seat(visit.open(ME, APPRENTICE, options={"first_player": "0"}))
    me.settled()
    page = me.page
    page.evaluate(
        """() => {
          window.travelled = 0
          const run = event => event.target.matches?.('.card') && window.travelled++
          document.addEventListener('transitionrun', run)
        }"""
    )
    page.locator("[data-target=deck]").click()
    page.locator(".card.drawn").wait_for()
    assert me.comes("window.travelled > 0")
    for _ in range(12):
        before = me.settled()
        if before["over"]:
            break
        page.locator(".moves button").first.click()
        me.settled(before["version"])


@pytest.mark.smoke
def test_why_not_hint_and_undo(visit: Visit) -> None:
    me = visit.person("fr")
    me.seat(visit.open(ME, APPRENTICE, options={"first_player": "0"}))
    me.settled()
    page = me.page
    page.locator("[data-target='pile:W']").click()
    page.locator(".explain").get_by_role("button", name=re.compile("^AIR-")).first.click()
    page.locator("p.here").wait_for()  # the rulebook opens at that very rule
    page.keyboard.press("h")
    page.locator(".hint").wait_for()
    page.locator(".hinted").first.wait_for()
    # Placing a drawn card is no news to anybody: it can be taken back until the next card is turned.
    before = me.settled()["version"]
    page.get_by_role("button", name="Piocher une carte", exact=True).click()
    before = me.settled(before)["version"]
    expect(page.locator(".hint, .stage .hinted, .explain")).to_have_count(0)  # that held of another moment
    page.get_by_role("button", name="La poser dans ta colonne", exact=True).click()
    me.settled(before)
    page.get_by_role("button", name="Reprendre mon coup (U)").click()
    page.get_by_role("button", name="La poser dans ta colonne", exact=True).wait_for()
    page.get_by_role("tab", name="Histoire").click()
    page.locator("#panel").get_by_text("Tu reprends un coup.", exact=True).wait_for()
