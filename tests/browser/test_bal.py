"""Le Bal des Sorcières in the browser: out of turn, six bots to the end, everybody, both languages."""

import random
import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.checker import clean
from tests.browser.hearing import Listener
from tests.browser.kept import do
from tests.browser.moments import brought
from tests.browser.people import (
    APPRENTICE,
    DESK,
    PHONE,
    RANDOM,
    SMALL_PHONE,
    Data,
    Person,
    Visit,
    play_until,
)
from tests.browser.serving import Server
from tests.browser.sockets import Seat
from tests.browser.test_everyone import LEAST, LISTEN, SMALL, TINY, by_arrows, by_thumb
from tests.waiting import PATIENCE

pytestmark = pytest.mark.browser

ANNE: Data = {"kind": "me", "name": "Anne"}
MARIE: Data = {"kind": "friend", "name": "Marie"}
WINDOWS = frozenset({"start", "mirror", "before_sabbat"})


def opened(url: str, *seats: Data, **options: str) -> Data:
    wish = {"game": "bal", "seats": list(seats), "lang": "fr", "options": options}
    answer = httpx.post(f"{url}api/plays", json=wish, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    granted: Data = answer.json()
    return granted


def joined(url: str, grant: Data, seat: int) -> Data:
    """The same grant as the friend who followed the invitation keeps it."""
    secret = grant["seats"][seat]["invite"]
    found = httpx.post(
        f"{url}api/join", json={"play": grant["play"], "secret": secret}, timeout=PATIENCE
    ).json()
    mine = {"seat": seat, "kind": "friend", "token": found["token"]}
    return {
        **grant,
        "seats": [mine if each["seat"] == seat else {**each, "token": None} for each in grant["seats"]],
    }


def holds(url: str, grant: Data, seat: int, cards: set[str]) -> bool:
    """Does this seat hold one of these cards? Its first state tells."""
    line = Seat(url, grant["play"], grant["seats"][seat]["token"])
    found = bool(cards & set(line.reach(0)["view"]["seats"][seat]["hand"]))
    line.close()
    return found


def window_of(person: Person) -> bool:
    now = person.situation()
    return bool(now["mine"]) and now["asked"] in WINDOWS


def test_a_second_person_plays_out_of_turn(browser_here: Browser, tmp_path: Path) -> None:
    """Marie plays a card in a window; Anne learns of it when it is played, not before."""
    # A window long enough for two pages to be opened in it, however busy the machine.
    with Server(tmp_path, window=20.0) as server:
        visit = Visit(browser_here, server.url)
        for _ in range(60):
            grant = opened(server.url, ANNE, MARIE, RANDOM, level="medium", first_player="0")
            hers = joined(server.url, grant, 1)
            if holds(server.url, hers, 1, {"amoi", "boule"}):
                break
        anne, marie = visit.person("fr", DESK), visit.person("en", DESK)
        anne.seat(grant)
        marie.seat(hers)
        # Who says nothing in a window lets it pass.
        play_until([anne, marie], lambda: window_of(marie), WINDOWS)
        # Nobody else can see that she is asked: the table holds its breath.
        expect(anne.page.locator(".moves .sand")).to_have_count(1)
        said = anne.page.locator("#question").inner_text()
        assert "Marie" not in said or "tour" in said
        card = marie.page.locator(".stage .card.glow").first
        kind = card.get_attribute("data-card")
        card.click()
        expect(marie.page.locator(".moves .noted")).to_have_count(1)
        expect(marie.page.locator("#question")).to_contain_text("Noted")
        history = anne.page.locator("#panel")
        told = {"amoi": "joue à (la|ta) place", "boule": "Boule"}.get(str(kind), "miroir")
        history.get_by_text(re.compile(told)).first.wait_for()
        expect(marie.page.locator("#panel").get_by_text("You").first).to_be_visible()
        visit.leave()


def test_six_bots_play_to_the_end_before_an_onlooker(visit: Visit) -> None:
    """A whole play is seen to its end: six witches, then one Queen."""
    grant = opened(visit.url, *[APPRENTICE] * 6, level="hard", crapzouilles="5")
    watcher = visit.person("fr", DESK)
    watcher.go(f"#/watch/{grant['play']}/{grant['onlooker']}")
    watcher.arrived()
    expect(watcher.page.locator(".witch")).to_have_count(6)
    watcher.page.locator("[data-asked=over]").wait_for()
    watcher.page.get_by_role("dialog").wait_for()
    end = watcher.page.get_by_role("dialog")
    expect(end).not_to_contain_text("BAL-001")  # a number is for whoever asks
    end.get_by_role("button", name=re.compile("BAL-001")).click()
    expect(end).to_contain_text("BAL-001")
    expect(watcher.page.locator(".witch:not(.out)")).to_have_count(1)


def test_a_whole_play_by_tapping_on_a_phone(visit: Visit) -> None:
    """390 by 844, three witches, five Crapzouilles: every question by thumb, to the end."""
    me = visit.person("fr", PHONE, touch=True)
    me.seat(opened(visit.url, ANNE, RANDOM, RANDOM, level="medium", crapzouilles="5"))
    assert me.play_on(by_thumb, most=900)["over"]
    me.page.get_by_role("dialog").get_by_role("button", name="Encore une").wait_for()


def test_a_small_phone_has_room_for_six(visit: Visit) -> None:
    """360 by 640: nothing too small to hit or to read, nothing over the edge."""
    me = visit.person("fr", SMALL_PHONE, dark=False, touch=True)
    me.seat(opened(visit.url, ANNE, *[RANDOM] * 5, level="hard"))
    for _ in range(4):
        assert me.page.evaluate("document.documentElement.scrollWidth") <= SMALL_PHONE["width"]
        assert me.page.evaluate(SMALL, LEAST) == []
        assert me.page.evaluate(TINY, 14) == []
        if me.play_on(by_thumb, most=4)["over"]:
            break


def test_by_keyboard_alone(visit: Visit) -> None:
    me = visit.person("en", DESK)
    me.seat(opened(visit.url, ANNE, RANDOM, RANDOM, RANDOM, level="easy", crapzouilles="5"))
    me.page.evaluate(LISTEN)
    before = me.settled()["version"]
    after = me.play_on(by_arrows, most=14)
    assert after["over"] or after["version"] > before + 6
    assert me.comes("window.heard.filter(said => said.length > 3).length > 3")


@pytest.mark.parametrize(("language", "dark", "viewport"), [("fr", True, DESK), ("en", False, PHONE)])
def test_axe_finds_nothing(visit: Visit, axe: str, language: str, dark: bool, viewport: Data) -> None:
    me = visit.person(language, viewport, dark)
    me.seat(opened(visit.url, ANNE, *[RANDOM] * 5, level="hard"))
    for _ in range(3):
        me.settled()
        clean(me, axe)
        me.play_on(most=3)
    me.page.get_by_role("button", name="Ordres permanents" if language == "fr" else "Standing orders").click()
    me.page.get_by_role("dialog").wait_for()
    clean(me, axe)


def test_a_tap_on_what_is_not_legal_says_why(visit: Visit) -> None:
    me = visit.person("fr", DESK)
    me.seat(opened(visit.url, ANNE, RANDOM, RANDOM, RANDOM, level="easy", first_player="0"))
    me.play_on(most=40, until="aim")
    dull = me.page.locator(".stage .card:not(.glow)").first
    dull.click()
    expect(me.page.locator(".explain .rule-id").first).to_contain_text("BAL-")


def test_while_cards_are_chosen_it_is_seen_whom_they_are_for(visit: Visit) -> None:
    """And a chosen card that is tapped again is looked at: nobody says that it is not there."""
    me = visit.person("fr", DESK)
    me.seat(brought(visit.url, "bal", "laying", random.Random(0)))
    me.settled()
    page = me.page
    expect(page.locator(".witch.defends")).to_have_count(1)
    chosen = page.locator(".card.chosen:not(.glow)")
    for _ in range(3):  # two potions at most, and one spell: then there is no more to choose
        if not chosen.count():
            version = me.situation()["version"]
            page.locator(".card.glow").first.click()
            me.reach(version + 1)
            me.settled()
    assert chosen.count()
    chosen.first.click()
    expect(page.locator(".explain")).to_be_visible()
    expect(page.locator(".explain")).not_to_contain_text("Pas maintenant")
    expect(page.locator(".refusal")).to_have_count(0)
    expect(page.locator(".witch.defends")).to_have_count(1)


@pytest.mark.smoke
def test_standing_orders_are_given_in_the_page_and_kept(visit: Visit) -> None:
    me = visit.person("en", DESK)
    grant = opened(visit.url, ANNE, RANDOM, RANDOM, level="medium")
    me.seat(grant)
    me.settled()
    me.page.get_by_role("button", name="Standing orders").click()
    sheet = me.page.get_by_role("dialog")
    sheet.get_by_role("checkbox", name="No mirror while I have fewer than").check()
    sheet.get_by_role("combobox").select_option("6")
    sheet.get_by_role("button", name="Close").click()
    expect(me.page.get_by_role("button", name="Standing orders")).to_have_class(re.compile(r"\bon\b"))
    given = [{"answer": "pass", "question": "mirror", "fact": "lives", "most": 5}]
    line = Seat(visit.url, grant["play"], grant["seats"][0]["token"])
    while line.reach(0)["orders"] != given:  # the number may come after the tick, and after our own call
        line.hear()
    line.close()
    me.page.reload()
    me.arrived()
    me.page.get_by_role("button", name="Standing orders").click()
    expect(me.page.get_by_role("checkbox", name="No mirror while I have fewer than")).to_be_checked()


def test_a_formula_is_typed(visit: Visit) -> None:
    """The speaker types what stands on the card; the verdict is the server's."""
    me = visit.person("en", DESK)
    heard = Listener(me)
    me.seat(opened(visit.url, ANNE, RANDOM, RANDOM, level="easy", incantation="typed", first_player="0"))
    me.play_on(most=40, until="aim")
    for verb in ("attack", "lay"):
        before = me.settled()["version"]
        legal = [entry for entry in heard.shown()["legal"] if entry["move"].startswith(verb)]
        do(me, min(legal, key=lambda entry: len(entry["move"])))  # a potion has the shortest name
        me.settled(before)
    me.page.locator(".moves").get_by_role("button", name="That is all").click()
    field = me.page.get_by_label("Type the formula")
    field.wait_for()
    expect(field).to_be_focused()
    field.fill(me.page.locator(".reading .now q").inner_text())
    me.page.keyboard.press("Enter")
    me.page.locator("#panel").get_by_text("You read").or_(
        me.page.locator("#panel").get_by_text("reads:")
    ).first.wait_for()
