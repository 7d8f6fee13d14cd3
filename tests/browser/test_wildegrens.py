"""Sorcellerie ! at the web table: from draft to trial by mouse, thumb and keys; all it shows is true."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.checker import clean
from tests.browser.hearing import Listener
from tests.browser.looks import APART, MENU, SHEET, Looks
from tests.browser.people import GLOWING, ME, SMALL_PHONE, STILL, Data, Person, Visit
from tests.browser.test_everyone import INTO_SIGHT, LEAST, SMALL, TINY
from tests.browser.test_play import by_keyboard

pytestmark = pytest.mark.browser
BOX = "wildegrens"
CALLED = re.compile("^(Sorcellerie|Witchcraft)")
NOON = "2026-11-16T12:00:00"
STARTER = {"coven": "starter"}
LEGAL_SIDE = "[role=menu] [role=menuitem]:not([aria-disabled=true])"
# Counts whatever was ever seen to fly over the table.
WATCH = """() => {
  window.flown = 0
  new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
    if (node.classList?.contains('flight')) window.flown += 1
  }))).observe(document.querySelector('.stage'), { childList: true, subtree: true })
}"""


def pressed(me: Person, button: Locator) -> None:
    """With a finger where there is one, else with the mouse."""
    if me.touch:
        button.tap()
    else:
        button.click()


def tapped(me: Person) -> None:
    """Tap something that glows; of a witch's two sides one that may be chosen."""
    me.page.evaluate(STILL)
    things: list[Data] = me.page.evaluate(GLOWING)
    if not things:
        me.page.evaluate(INTO_SIGHT)
        me.page.evaluate(STILL)
        things = me.page.evaluate(GLOWING)
    if not things:
        by_button(me)
        return
    thing = me.luck.choice(things)
    me.touch_at(thing["x"], thing["y"])
    sides = me.page.locator(LEGAL_SIDE)
    if sides.count():
        pressed(me, sides.nth(me.luck.randrange(sides.count())))


def by_button(me: Person) -> None:
    """The quickest way to get on: one of the moves in the bar, or of the list behind it."""
    chips = me.page.locator(".moves button:not(.plain)")
    listed = me.page.locator(".moves button.plain")
    if listed.count() and (not chips.count() or me.luck.random() < 0.7):
        pressed(me, listed)
        chips = me.page.get_by_role("dialog").get_by_role("listitem").get_by_role("button")
        chips.first.wait_for()
    pressed(me, chips.nth(me.luck.randrange(chips.count())))


def asked(me: Person, question: str) -> Data:
    """Play until this is asked."""
    found = me.play_on(by_button, until=question)
    assert found["asked"] == question, f"never asked {question}"
    return found


def seated(visit: Visit, language: str = "fr", coven: str = "starter", **more: object) -> Person:
    me = visit.person(language, **more)  # type: ignore[arg-type]
    me.seat(visit.open(ME, game=BOX, lang=language, options={"coven": coven}))
    me.page.locator(".juror").first.wait_for()
    return me


# ---- whole plays


def test_from_the_shelf_through_the_draft_to_the_end(visit: Visit) -> None:
    """One seat, no more to be had; twelve pairs; then by tapping what glows, to the verdict and once more."""
    me = visit.person("fr")
    page = me.go().page
    page.get_by_role("button", name=CALLED).click()
    expect(page.get_by_role("combobox", name=re.compile("^Place"))).to_have_count(1)
    expect(page.get_by_role("button", name="Ajouter une place")).to_have_count(0)
    page.get_by_role("button", name="À table").click()
    for number in range(1, 13):
        me.settled(number - 2)
        page.get_by_role("heading", name=f"Sorcière {number} sur 12").wait_for()
        if number == 12:  # nobody chooses blind: who is there already is said, and of which families
            taken = page.get_by_text("Déjà avec toi").inner_text()
            names, families = taken.split("Déjà avec toi")[1].split("Familles")
            assert names.count(",") == 10 and re.search(r"\w \d", families), taken
        tapped(me)
    me.settled(11)
    expect(page.locator("[data-card]")).not_to_have_count(0)
    assert me.play_on(tapped)["over"]
    end = page.get_by_role("dialog", name=re.compile("Tu gagnes|Tu perds"))
    end.wait_for()
    before = page.url
    end.get_by_role("button", name="Encore une").click()
    page.wait_for_url(lambda url: url != before)
    assert not me.settled()["over"]


def test_a_small_phone_by_thumb_to_the_end(visit: Visit) -> None:
    """360 by 640: nothing too small to hit or to read, nothing over the edge, whatever is asked in sight."""
    me = seated(visit, viewport=SMALL_PHONE, dark=False, touch=True)
    page = me.page
    for _ in range(60):
        assert page.evaluate("document.documentElement.scrollWidth") <= SMALL_PHONE["width"]
        assert page.evaluate(SMALL, LEAST) == []
        assert page.evaluate(TINY, 14) == []
        if me.play_on(tapped, most=6)["over"]:
            break
    assert me.situation()["over"]


def test_by_keyboard_alone(visit: Visit) -> None:
    me = seated(visit, "en")
    for _ in range(20):
        if me.settled()["over"]:
            break
        me.play_on(by_keyboard, most=1)
    assert me.situation()["version"] >= 5


def test_arrows_walk_over_the_square(visit: Visit) -> None:
    me = seated(visit)
    page = me.page
    page.locator("[data-target^='hand:']").first.focus()
    page.keyboard.press("ArrowUp")
    there = page.evaluate("document.activeElement.dataset.target")
    assert there and not there.startswith("hand:")


# ---- what it shows


@pytest.mark.smoke
def test_hide_or_reveal_is_a_choice_between_shadow_and_light(visit: Visit) -> None:
    me = visit.person("en")
    heard = Listener(me)
    me.seat(visit.open(ME, game=BOX, lang="en", options=STARTER))
    page = me.page
    me.settled()
    card = page.locator("[data-card]").first
    witch = card.get_attribute("data-card")
    card.click()
    fork = page.get_by_role("menu")
    expect(fork.get_by_role("menuitem")).to_have_count(2)
    expect(fork).to_contain_text("She will return to the Coven")
    expect(fork).to_contain_text("She will go to Prison")
    page.keyboard.press("Escape")
    expect(fork).to_have_count(0)
    before = me.situation()["version"]
    card.click()
    fork.get_by_role("menuitem", name=re.compile("^Reveal her")).click()
    me.reach(before + 1)
    light = page.get_by_role("group", name="In the light")
    expect(light.locator(f"[data-target='played:{witch}']")).to_be_visible()
    view = heard.shown()["view"]
    assert [row["witch"] for row in view["revealed"]] == [witch]
    expect(page.locator(".power .sum b")).to_have_text(str(view["available"]))


def test_power_and_what_it_could_buy_are_those_of_the_view(visit: Visit) -> None:
    me = visit.person("fr")
    heard = Listener(me)
    me.seat(visit.open(ME, game=BOX, lang="fr", options=STARTER))
    asked(me, "beat")
    page, view = me.page, heard.shown()["view"]
    assert me.comes(f"document.querySelector('.power .sum b').textContent === '{view['available']}'")
    here = next(place for place in view["places"] if place["chosen"])
    costs = [spot["now"] for spot in here["spots"] if spot["up"]] + [here["now"]]
    assert [int(text) for text in page.locator(".power li .cost").all_inner_texts()] == costs
    enough = page.locator(".power li.enough .cost").all_inner_texts()
    assert [int(text) for text in enough] == [cost for cost in costs if cost <= view["available"]]
    for juror in view["jury"]:
        named = page.locator(f"[data-target='juror:{juror['juror']}']")
        expect(named).to_have_accessible_name(re.compile(f"persuasion {juror['persuasion']} sur 10"))
        expect(named).to_contain_text(f"{juror['percent']} %")


def test_a_look_says_why_not_names_its_rule_and_the_rulebook_opens_there(visit: Visit) -> None:
    me = seated(visit)
    me.settled()
    page = me.page
    page.locator("[data-target^='spot:']").first.click()
    page.locator(".explain").get_by_role("button", name=re.compile("^WIL-")).first.click()
    page.locator("p.here").wait_for()


def test_where_things_are_from_is_shown(visit: Visit) -> None:
    me = seated(visit, "en")
    version = me.settled()["version"]
    page = me.page
    page.get_by_role("button", name="Look closer").click()
    for thing in ("hand:", "mission:", "juror:"):
        page.locator(f"[data-target^='{thing}']").first.click()
        sheet = page.get_by_role("dialog")
        expect(sheet.locator(".from .origins")).to_contain_text("Reconstructed by us")
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    assert me.situation()["version"] == version
    page.get_by_role("button", name="See the piles").click()
    expect(page.get_by_role("dialog")).to_contain_text("The Lost Souls")


def test_what_happens_is_seen_to_move_unless_somebody_asks_for_rest(visit: Visit) -> None:
    for motion in (True, False):
        me = seated(visit, "en", motion=motion)
        me.settled()
        me.page.evaluate(WATCH)
        me.page.locator("[data-card]").first.click()
        me.page.get_by_role("menuitem", name=re.compile("^Hide her")).click()
        me.settled(0)
        shown = "document.querySelector('[data-target^=\"played:\"]') !== null"
        assert me.comes(f"{shown} && window.flown > 0" if motion else shown)
        if not motion:
            assert me.page.evaluate("window.flown") == 0


# ---- the play of the day, and one's own diary


def test_the_play_of_the_day_is_the_same_for_everybody_and_goes_into_the_diary(visit: Visit) -> None:
    """Two people, two browsers, one day: the same jury and the same first two witches."""
    seen: list[Data] = []
    for language in ("fr", "en"):
        me = visit.person(language)
        me.page.clock.set_fixed_time(NOON)  # midnight may come between the two
        heard = Listener(me)
        page = me.go().page
        page.get_by_role("button", name=CALLED).click()
        page.get_by_role("button", name=re.compile("^(La partie du jour|The play of the day)")).click()
        me.settled()
        seen.append(heard.shown()["view"])
    assert seen[0] == seen[1]
    assert me.play_on(by_button)["over"]
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="My diary").click()
    sheet = page.get_by_role("dialog", name="My diary")
    expect(sheet).to_contain_text("One play")
    expect(sheet.get_by_role("listitem")).to_contain_text("play of the day")
    page.reload()
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="My diary").click()
    expect(sheet.get_by_role("listitem")).to_have_count(1)


# ---- for all eyes and ears


def test_axe_finds_nothing(visit: Visit, axe: str) -> None:
    drafting = Looks(visit, axe, visit.open(ME, game=BOX, options={"coven": "draft"}), ".juror")
    drafting.clean(APART)
    drafting.leave(visit)
    looks = Looks(visit, axe, visit.open(ME, game=BOX, options={"coven": "starter"}), ".juror")
    looks.clean()
    for person in looks.people:
        person.page.locator("[data-card]").first.click()
        person.page.get_by_role("menu").wait_for()
        clean(person, axe, MENU)
        person.page.keyboard.press("Escape")
    asked(looks.me, "beat")
    looks.clean()
    for phone in looks.phones:
        phone.page.get_by_role("tab").last.click()
        clean(phone, axe)
    for person in looks.people:
        page = person.page
        page.get_by_role("button", name=re.compile("^(De plus près|Look closer)")).click()
        page.locator("[data-target^='juror:']").first.click()
        page.get_by_role("dialog").wait_for()
        clean(person, axe, SHEET)
