"""Les Sorcières at the web table: alone, by two, by thumb, by keyboard, with a pack; all it shows is true."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from esbat.games import game
from esbat.packs import exported
from tests.browser.people import (
    APPRENTICE,
    LANCRE,
    ME,
    PATIENCE,
    PHONE,
    SMALL_PHONE,
    STILL,
    Data,
    Person,
    Visit,
)
from tests.browser.serving import Server
from tests.browser.sockets import play_out
from tests.browser.test_everyone import LEAST, LISTEN, SMALL, TINY, by_thumb
from tests.browser.test_pages import AXE, MOVING, STANDARDS
from tests.browser.test_people import EVERY_CARD, TOKEN, Listener
from tests.browser.test_play import by_keyboard

pytestmark = pytest.mark.browser
BOX = "lancre"
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
# Looks again and again, in the page itself: its policy forbids what Playwright would do.
COMES = """([patience]) => new Promise(done => {
  const began = performance.now()
  const look = () => {
    if (CONDITION) done(true)
    else if (performance.now() - began > patience) done(false)
    else setTimeout(look, 10)
  }
  look()
})"""
# What a place, a problem or a card looked at says of where it is from.
FROM = ".from .origins"


def advised(me: Person) -> None:
    """Ask the candle, and do as it says."""
    me.page.keyboard.press("h")
    me.page.locator(".hint").wait_for()
    me.page.locator(".moves button.main").click()


def asked(me: Person, question: str) -> Data:
    """Play until this is asked of us."""
    found = me.play_on(advised, until=question)
    assert found["asked"] == question, f"never asked {question}"
    return found


def comes(page: Page, condition: str, patience: int = PATIENCE) -> bool:
    """Wait until this is true in the page."""
    return bool(page.evaluate(COMES.replace("CONDITION", condition), [patience]))


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
    page.get_by_role("button", name="Retirer la place 2").click()
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


def whose(*people: Person) -> Person | None:
    """Whoever is asked, as soon as anybody is; nobody once it is over. Versions count what each may know."""
    for _ in range(3000):
        for person in people:
            situation = person.situation()
            if situation["over"]:
                return None
            if situation["mine"]:
                return person
        people[0].page.wait_for_timeout(10)
    raise AssertionError("nobody is asked")


def apart(people: list[Person], heard: list[Listener]) -> int:
    """Nobody's page holds a card of another's hand, nor was it told of one; how many cards were held."""
    hands = [set(listener.state["view"]["seats"][seat]["hand"]) for seat, listener in enumerate(heard[:2])]
    for eyes, (person, listener) in enumerate(zip(people, heard, strict=True)):
        there = set(person.page.evaluate(EVERY_CARD))
        for other in {0, 1} - {eyes}:
            assert listener.state["view"]["seats"][other]["hand"] is None and not there & hands[other]
    return sum(map(len, hands))


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
    page.locator("main a.button.main").click()
    watcher.page.goto(watching)
    for person in (agnes, bea, watcher):
        person.page.locator(".spot").first.wait_for()
    held = 0
    for turn in range(60):
        asked_one = whose(agnes, bea)
        if asked_one is None:
            break
        if turn % 5 == 0:
            held += apart([agnes, bea, watcher], heard)
        before = asked_one.situation()["version"]
        asked_one.tap()
        asked_one.reach(before + 1)
    assert held > 20, "hands were held, and looked at"
    # They play on elsewhere, quicker than one can look; everybody's page comes along to the end.
    tokens = [person.page.evaluate(TOKEN) for person in (agnes, bea)]
    grant = {"play": agnes.page.url.rsplit("/", 1)[1], "seats": [{"token": token} for token in tokens]}
    seats = play_out(visit.url, grant, agnes.luck)
    for seat in seats:
        seat.close()
    assert seats[0].state["outcome"]
    for person in (agnes, bea, watcher):
        assert comes(person.page, "document.querySelector('[data-asked=over]') !== null", 4 * PATIENCE)
        person.page.get_by_role("dialog").wait_for()


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
            # The scores lie over the map.
            page.get_by_role("dialog").get_by_role("button", name="Fermer").tap()
            break
    wide = page.evaluate(MAP_WIDE)
    assert wide > SMALL_PHONE["width"]
    page.evaluate(PINCH, [80, 160])
    assert comes(page, f"({MAP_WIDE})() > {wide} * 1.5")
    page.get_by_role("button", name="Réduire la carte").tap()
    page.evaluate(PINCH, [300, 20])
    assert comes(page, f"({MAP_WIDE})() <= {SMALL_PHONE['width']}")


def test_a_phone_never_grows_wider(visit: Visit) -> None:
    """Whatever is asked, with however many cards: the page is as wide as the phone."""
    me = seated(visit, ME, APPRENTICE, viewport=PHONE, touch=True)
    for _ in range(60):
        situation = me.settled()
        assert me.page.evaluate("[innerWidth, document.documentElement.scrollWidth]") == [PHONE["width"]] * 2
        if situation["over"]:
            break
        advised(me)
        me.settled(situation["version"])


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
    page.get_by_role("group", name="Chance of success").get_by_role("radio", name="Hidden").check()
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
    me.play_on(advised, most=25)
    last = "[...document.querySelectorAll('#panel li span')].at(-1).textContent.trim()"
    assert comes(page, f"window.heard.join(' ').includes({last})")
    heard = " ".join(page.evaluate("window.heard"))
    told = lines.all_inner_texts()[known:]
    assert len(told) > 20
    at = 0
    for line in told:
        found = heard.find(line.strip(), at)
        assert found >= 0, f"never said: {line}"
        at = found


def clean(me: Person) -> None:
    assert comes(me.page, f"!({MOVING})()")
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
        me.play_on(advised, until=question)
        clean(me)
    page.locator(".lens button").first.click()
    page.locator(".card").first.click()
    page.get_by_role("dialog").wait_for()
    clean(me)
    page.keyboard.press("Escape")
    page.locator(".plate").first.click()
    page.get_by_role("dialog").wait_for()
    clean(me)
    page.keyboard.press("Escape")


# ---- packs


def test_a_play_with_a_pack_from_the_page(visit: Visit, tmp_path: Path) -> None:
    """A good pack is offered with what it is made of, a bad one is told in the log; the map is the pack's."""
    packs = tmp_path / "packs"
    packs.mkdir()
    ours = exported(game(BOX))
    mine = ours.replace('name = "lancre"', 'name = "Ma boîte <b>"').replace("Dodâne", "Dos rond")
    (packs / "mine.toml").write_text(mine, encoding="utf-8")
    (packs / "bad.toml").write_text(ours.replace("difficulty = 25", "difficulty = 99"), encoding="utf-8")
    with Server(tmp_path, packs=packs) as running:
        guests = Visit(visit.browser, running.url)
        play_with_a_pack(guests.person("fr"))
        guests.leave()
        assert "bad.toml" in running.log() and "mine.toml" not in running.log()


def play_with_a_pack(me: Person) -> None:
    page = me.go().page
    page.get_by_role("button", name=LANCRE).click()
    packs = page.get_by_role("group", name="Ce qui est imprimé")
    expect(packs.get_by_role("radio")).to_have_count(2)
    packs.get_by_role("radio", name=re.compile("^Ma boîte <b>")).check()
    page.get_by_role("button", name="À table").click()
    me.settled()
    expect(page.locator(".land")).to_contain_text("Dos rond")
    expect(page.locator("[data-target='space:razorback']")).to_have_accessible_name(re.compile("^Dos rond"))
    me.play_on(advised, most=12)
    page.get_by_role("tab", name="Règles").click()
    expect(page.locator(".pack")).to_contain_text("Joué avec le paquet « Ma boîte <b> »")
