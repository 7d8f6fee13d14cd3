"""Les Sorcières at the web table: alone, by two, by thumb, by keyboard, with a pack; all it shows is true."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from esbat.games import game
from esbat.packs import exported
from tests.browser.conftest import THREAD
from tests.browser.people import (
    APPRENTICE,
    LANCRE,
    ME,
    PHONE,
    SMALL_PHONE,
    STILL,
    Data,
    Person,
    Visit,
)
from tests.browser.serving import Server
from tests.browser.test_everyone import LEAST, LISTEN, SMALL, TINY, by_thumb
from tests.browser.test_pages import AXE, MOVING, STANDARDS
from tests.browser.test_people import Listener, in_turn
from tests.browser.test_play import by_keyboard

pytestmark = pytest.mark.browser
BOX = "lancre"
MAP_LEFT = "() => document.querySelector('.scroller').scrollLeft"
MAP_WIDE = "() => document.querySelector('.scroller .map').getBoundingClientRect().width"
PINCH = """([from, to]) => {
  const map = document.querySelector('.scroller')
  const box = map.getBoundingClientRect()
  const at = (apart, id) => new Touch({ identifier: id, target: map, clientY: box.y + 80,
    clientX: box.x + box.width / 2 + (id ? apart : -apart) / 2 })
  const tell = (kind, apart) => map.dispatchEvent(new TouchEvent(kind, { bubbles: true, cancelable: true,
    touches: kind === 'touchend' ? [] : [at(apart, 0), at(apart, 1)] }))
  tell('touchstart', from); tell('touchmove', (from + to) / 2); tell('touchmove', to); tell('touchend', 0)
}"""
# What a place, a problem or a card looked at says of where it is from.
FROM = ".from .origins"


def by_first_button(me: Person) -> None:
    """The quickest way to get on: what has a button of its own, else the first thing on the list."""
    chips = me.page.locator(".moves button:not(.plain)")
    if chips.count():
        chips.nth(me.luck.randrange(chips.count())).click()
        return
    me.page.locator(".moves button.plain").click()
    listed = me.page.get_by_role("dialog").get_by_role("listitem").get_by_role("button")
    listed.nth(me.luck.randrange(listed.count())).click()


def asked(me: Person, question: str) -> Data:
    """Play until this is asked of us."""
    found = me.play_on(by_first_button, until=question)
    assert found["asked"] == question, f"never asked {question}"
    return found


def seated(visit: Visit, *seats: Data, language: str = "fr", **more: object) -> Person:
    me = visit.person(language, **more)  # type: ignore[arg-type]
    me.seat(visit.open(*seats, game=BOX, lang=language))
    me.page.locator(".spot").first.wait_for()
    return me


# ---- whole plays


def test_alone_from_the_shelf_to_the_end(visit: Visit) -> None:
    """One seat is the solo play: by tapping what glows, to the score and its rank, and once more."""
    me = visit.person("fr")
    page = me.go().page
    page.get_by_role("button", name=LANCRE).click()
    page.get_by_role("button", name="Enlever la place 2").click()
    page.get_by_role("button", name="À table").click()
    me.settled()
    expect(page.get_by_role("heading", name="Qui es-tu, ce soir ?")).to_be_visible()
    assert page.locator(".spot").count() == 29
    assert me.play_on()["over"]
    end = page.get_by_role("dialog", name=re.compile("Tu gagnes|Tu perds"))
    end.wait_for()
    before = page.url
    end.get_by_role("button", name="Encore une").click()
    page.wait_for_url(lambda url: url != before)
    assert not me.settled()["over"]


def test_two_people_by_invitation_to_the_end(visit: Visit) -> None:
    """Each in their own language, each with their own hand; a third looks on and sees neither."""
    agnes, bea, watcher = visit.person("fr"), visit.person("en"), visit.person("fr")
    heard = [Listener(person) for person in (agnes, bea, watcher)]
    page = agnes.go().page
    page.get_by_role("button", name=LANCRE).click()
    page.get_by_role("combobox", name="Place 2").select_option("friend")
    page.get_by_role("button", name="À table").click()
    page.wait_for_url("**#/invite/**")
    links = page.locator("article input")
    expect(links).to_have_count(2)
    invitation, watching = (links.nth(number).input_value() for number in (0, 1))
    bea.page.goto(invitation)
    bea.page.get_by_role("button", name="Sit down").click()
    page.get_by_role("link", name="À la table").click()
    watcher.page.goto(watching)
    for person in (agnes, bea, watcher):
        person.page.locator(".spot").first.wait_for()
    last = -1
    for version in in_turn([agnes, bea], [watcher], 3000):
        last = version
        if version % 25:
            continue
        hands = [set(seen.state["view"]["seats"][seat]["hand"] or []) for seat, seen in enumerate(heard[:2])]
        for eyes, seen in enumerate(heard[:2]):
            other = 1 - eyes
            assert seen.state["view"]["seats"][other]["hand"] is None
            shown = (agnes, bea)[eyes].page.locator("[data-card]")
            cards = {card for card in (each.get_attribute("data-card") for each in shown.all()) if card}
            assert not cards & hands[other]
        assert all(seat["hand"] is None for seat in heard[2].state["view"]["seats"])
    assert last > 40
    for person in (agnes, bea):
        assert person.situation()["over"]


def test_by_keyboard_alone(visit: Visit) -> None:
    me = seated(visit, ME, APPRENTICE)
    for _ in range(30):
        if me.settled()["over"]:
            break
        me.play_on(by_keyboard, most=1)
    assert me.situation()["version"] > 25


def test_arrows_walk_over_the_map(visit: Visit) -> None:
    me = seated(visit, ME, APPRENTICE)
    page = me.page
    page.locator("[data-target='space:granny']").focus()
    page.keyboard.press("ArrowRight")
    there = page.evaluate("document.activeElement.dataset.target")
    assert there.startswith("space:") and there != "space:granny"


def test_a_small_phone_by_thumb(visit: Visit) -> None:
    """360 by 640: nothing too small, nothing over the edge, the map pushed and pinched."""
    me = seated(visit, ME, APPRENTICE, viewport=SMALL_PHONE, dark=False, touch=True)
    page = me.page
    for _ in range(12):
        assert page.evaluate("document.documentElement.scrollWidth") <= SMALL_PHONE["width"]
        assert page.evaluate(SMALL, LEAST) == []
        assert page.evaluate(TINY, 14) == []
        if me.play_on(by_thumb, most=8)["over"]:
            break
    wide = page.evaluate(MAP_WIDE)
    assert wide > SMALL_PHONE["width"]
    page.evaluate(PINCH, [80, 160])
    page.wait_for_function(f"before => ({MAP_WIDE})() > before * 1.5", arg=wide)
    page.get_by_role("button", name="Réduire la carte").tap()
    page.evaluate(PINCH, [300, 20])
    page.wait_for_function(f"() => ({MAP_WIDE})() <= {SMALL_PHONE['width']}")


def test_the_map_follows_what_happens(visit: Visit) -> None:
    """On a phone the map is larger than its window: whoever moves is brought into sight."""
    me = seated(visit, ME, viewport=PHONE, touch=True)
    asked(me, "move")
    page = me.page
    page.evaluate(STILL)
    pawn = page.locator(".pawn").first.bounding_box()
    window = page.locator(".scroller").bounding_box()
    assert pawn is not None and window is not None
    assert window["x"] <= pawn["x"] + pawn["width"] / 2 <= window["x"] + window["width"]
    assert window["y"] <= pawn["y"] + pawn["height"] / 2 <= window["y"] + window["height"]


# ---- what it shows


def percent(ways: int, of: int) -> int:
    return 0 if not ways else 100 if ways == of else min(99, max(1, round(100 * ways / of + 1e-9)))


def test_the_chance_of_success_is_exact_and_can_be_hidden(visit: Visit) -> None:
    me = visit.person("en")
    heard = Listener(me)
    me.seat(visit.open(ME, game=BOX, lang="en"))
    me.page.locator(".spot").first.wait_for()
    asked(me, "facing")
    page = me.page
    view = heard.state["view"]
    odds = view["odds"][view["trying"]]
    shown = page.locator(".attempt .odds dd b").all_inner_texts()
    assert [text.replace("\u00a0", " ") for text in shown] == [
        f"{percent(*odds['plain'])} %",
        f"{percent(*odds['cards'])} %",
    ]
    expect(page.get_by_role("button", name=re.compile("^Dice: "))).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Chance of success").get_by_text("Hidden").click()
    page.keyboard.press("Escape")
    expect(page.locator(".attempt .odds")).to_have_count(0)
    expect(page.locator(".spot .odds")).to_have_count(0)


def test_a_refusal_names_its_rule_and_the_rulebook_opens_there(visit: Visit) -> None:
    me = seated(visit, ME)
    asked(me, "facing")
    page = me.page
    page.locator(".spot:not(.glow)").nth(3).click()
    page.locator(".refusal").get_by_role("button", name=re.compile("^LAN-")).click()
    page.locator("p.here").wait_for()


def test_where_things_are_from_is_shown(visit: Visit) -> None:
    """Places, problems and cards looked at from close by, and all that is printed in the rules' drawer."""
    me = seated(visit, ME, language="en")
    asked(me, "move")
    page = me.page
    page.get_by_role("button", name="Look closer").click()
    page.locator("[data-target='space:dancers']").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(FROM).last).to_have_text(re.compile("Reconstructed by us"))
    page.keyboard.press("Escape")
    page.locator("[data-target='space:granny']").click()
    expect(sheet.locator(FROM).last).to_have_text(re.compile("From the rulebook.*Reconstructed by us"))
    page.keyboard.press("Escape")
    page.locator(".card").first.click()
    expect(sheet.locator(FROM)).to_have_count(1)
    page.keyboard.press("Escape")
    version = me.situation()["version"]
    page.get_by_role("button", name="Look closer").click()
    assert me.situation()["version"] == version
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("searchbox").fill("Greebo")
    row = page.locator(".thing", has_text="Greebo").first
    expect(row).to_contain_text("From public pages · Reconstructed by us")


def test_all_that_happens_is_said(visit: Visit) -> None:
    me = seated(visit, ME, APPRENTICE)
    me.settled()
    page = me.page
    page.evaluate(LISTEN)
    lines = page.get_by_role("tabpanel", name="Histoire").get_by_role("listitem").locator("span")
    known = lines.count()
    me.play_on(by_first_button, most=25)
    page.wait_for_function(
        "() => window.heard.join(' ').includes("
        "[...document.querySelectorAll('#panel li span')].at(-1).textContent.trim())"
    )
    heard = " ".join(page.evaluate("window.heard"))
    told = lines.all_inner_texts()[known:]
    assert len(told) > 20
    at = 0
    for line in told:
        found = heard.find(line.strip(), at)
        assert found >= 0, f"never said: {line}"
        at = found


def clean(me: Person, axe: str) -> None:
    me.page.wait_for_function(f"() => !({MOVING})()")
    assert me.page.evaluate(AXE, STANDARDS) == []


@pytest.mark.parametrize(
    ("language", "dark", "viewport"),
    [("fr", True, None), ("en", False, None), ("fr", False, PHONE), ("en", True, PHONE)],
)
def test_axe_finds_nothing(visit: Visit, axe: str, language: str, dark: bool, viewport: Data | None) -> None:
    me = visit.person(language, viewport, dark)
    me.seat(visit.open(ME, APPRENTICE, game=BOX, lang=language))
    page: Page = me.page
    page.locator(".spot").first.wait_for()
    page.evaluate(axe + "\n;0")
    for question in ("choose", "move", "facing"):
        me.play_on(by_first_button, until=question)
        clean(me, axe)
    page.locator(".lens button").first.click()
    page.locator(".card").first.click()
    page.get_by_role("dialog").wait_for()
    clean(me, axe)
    page.keyboard.press("Escape")
    page.locator(".plate").first.click()
    page.get_by_role("dialog").wait_for()
    clean(me, axe)
    page.keyboard.press("Escape")


# ---- packs


@pytest.fixture(scope="module")
def offering(browser_here: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    """A server with a folder of packs: one good, one not."""
    folder = tmp_path_factory.mktemp("packs")
    ours = exported(game(BOX))
    mine = ours.replace('name = "lancre"', 'name = "Ma boîte <b>"').replace(
        'fr = "Dodâne"', 'fr = "Dos rond"'
    )
    (folder / "mine.toml").write_text(mine, encoding="utf-8")
    (folder / "bad.toml").write_text(ours.replace("difficulty = 25", "difficulty = 99"), encoding="utf-8")
    with Server(tmp_path_factory.mktemp("server"), packs=Path(folder)) as running:
        visit = Visit(browser_here, running.url)
        yield visit
        THREAD.submit(visit.leave).result()
        assert "bad.toml" in running.log() and "mine.toml" not in running.log()


def test_a_play_with_a_pack_from_the_page(offering: Visit) -> None:
    me = offering.person("fr")
    page = me.go().page
    page.get_by_role("button", name=LANCRE).click()
    packs = page.get_by_role("group", name="Ce qui est imprimé")
    expect(packs.get_by_role("radio")).to_have_count(2)
    packs.get_by_role("radio", name=re.compile("^Ma boîte <b>")).check()
    page.get_by_role("button", name="À table").click()
    me.settled()
    expect(page.locator(".land")).to_contain_text("Dos rond")
    expect(page.locator("[data-target='space:razorback']")).to_have_accessible_name(re.compile("^Dos rond"))
    me.play_on(by_first_button, most=12)
    page.get_by_role("tab", name="Règles").click()
    expect(page.locator(".pack")).to_contain_text("Joué avec le paquet « Ma boîte <b> »")
