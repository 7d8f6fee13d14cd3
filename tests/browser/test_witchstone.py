"""Witchstone at the web table: whole plays by mouse, thumb, keys and ear; what it shows is what is so."""

import re

import pytest
from playwright.sync_api import expect

from esbat.games import game
from esbat.words import words_for
from tests.browser.checker import clean
from tests.browser.hearing import Listener
from tests.browser.kept import near_its_end
from tests.browser.looks import APART, SHEET, Looks
from tests.browser.people import (
    APPRENTICE,
    GLOWING_STILL,
    LOCAL,
    ME,
    PHONE,
    RANDOM,
    SMALL_PHONE,
    STILL,
    Data,
    Person,
    Visit,
)
from tests.browser.serving import Server
from tests.browser.test_everyone import INTO_SIGHT, LEAST, SMALL, TINY
from tests.browser.test_lancre import advised
from tests.browser.test_play import by_keyboard

pytestmark = pytest.mark.browser
BOX = "witchstone"
WITCHSTONE = game(BOX)
NAME = re.compile("^Witchstone")
TABS = ("cauldron", "ball", "tracks", "shelves")
TAKEN_UP = ".cell.held"
# Somebody who likes to see the end: things that lead on rather than things that are given up.
EAGERNESS = {"exit": 6, "shelf": 4, "ring": 4, "menu": 3, "owed": 3, "cell": 2, "tile": 2}
MOVES = re.compile("^(Tes|Ton) .*coups?$")


def seated(visit: Visit, *seats: Data, language: str = "fr", **more: object) -> Person:
    me = visit.person(language, **more)  # type: ignore[arg-type]
    me.seat(visit.open(*seats, game=BOX, lang=language))
    me.page.locator(".owed").wait_for(state="attached")  # on a small phone it is seen while something is owed
    return me


def things(me: Person) -> list[Data]:
    """What glows within reach, after a push with the thumb if need be; of a crystal taken up, its ways."""
    found: list[Data] = me.page.evaluate(GLOWING_STILL)
    if not found:
        me.page.evaluate(INTO_SIGHT)
        found = me.page.evaluate(GLOWING_STILL)
    ways = [thing for thing in found if not thing["target"].startswith("crystal:")]
    return ways if ways and me.page.locator(TAKEN_UP).count() else found


def by_tapping(me: Person) -> None:
    """Tap what glows: a crystal first, then its way; one of several meanings from the menu."""
    for _ in range(4):
        found = things(me)
        if not found:
            me.page.locator(".moves button:not(.plain)").first.click()
            return
        weights = [EAGERNESS.get(thing["target"].split(":")[0], 1) for thing in found]
        thing = me.luck.choices(found, weights)[0]
        me.touch_at(thing["x"], thing["y"])
        taken = thing["target"].startswith("crystal:")
        if not taken and (thing["target"] == "menu" or not me.page.locator("[role=menu]").count()):
            return


def by_keys(me: Person) -> None:
    """Tab to something and press Enter; a crystal in hand still wants a way."""
    for _ in range(8):
        version = me.situation()["version"]
        by_keyboard(me)
        if me.situation()["version"] > version or not me.page.locator(TAKEN_UP).count():
            return


def by_ear(me: Person) -> None:
    """Knowing only roles and names: the group of moves, its buttons, the list behind the last of them."""
    moves = me.page.get_by_role("group", name=MOVES).get_by_role("button")
    names = moves.all_inner_texts()
    name = me.luck.choices(names, [0.2 if name.startswith("Assez") else 1 for name in names])[0]
    moves.nth(names.index(name)).press("Enter")
    if name.startswith("Tous les coups"):
        listed = me.page.get_by_role("dialog").get_by_role("listitem").get_by_role("button")
        said = listed.all_inner_texts()
        useful = [at for at, each in enumerate(said) if not each.startswith("Retirer")]
        listed.nth(me.luck.choice(useful or range(len(said)))).press("Enter")


def asked(me: Person, *questions: str) -> Data:
    """Do as the candle says until one of these is asked of us."""
    for _ in range(120):
        found = me.settled()
        if found["asked"] in questions:
            return found
        assert not found["over"], f"never asked {questions}"
        me.play_on(advised, most=1)
    raise AssertionError(f"never asked {questions}")


# ---- whole plays


def test_a_whole_play_from_the_shelf_to_the_end(visit: Visit) -> None:
    """Me and a bot, by tapping what glows, to the scores and once more."""
    me = visit.person("fr")
    page = me.go().page
    page.get_by_role("button", name=NAME).click()
    page.get_by_role("button", name="À table").click()
    page.locator(".owed").wait_for()
    me.settled()
    assert page.locator(".cauldron button.cell").count() == 37
    assert page.locator(".ball .place").count() == 17
    assert me.play_on(by_tapping)["over"]
    end = page.get_by_role("dialog", name=re.compile("gagnes?$|partagée"))
    end.wait_for()
    before = page.url
    end.get_by_role("button", name="Encore une").click()
    page.wait_for_url(lambda url: url != before)
    assert not me.settled()["over"]


def test_on_a_phone_by_touch(visit: Visit, server: Server) -> None:
    """390 by 844: the tab with something to do comes by itself; every question by thumb, and to the end."""
    me = seated(visit, ME, RANDOM, language="en", viewport=PHONE, touch=True)
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    me.play_on(by_tapping, most=30)
    me = visit.person("en", PHONE, touch=True).seat(near_its_end(server, BOX, 30), [0])
    assert me.play_on(by_tapping)["over"]
    me.page.get_by_role("dialog").get_by_role("heading", name=re.compile("wins?$|shared")).wait_for()


def test_two_at_one_screen_see_their_own_cauldron(visit: Visit) -> None:
    """The curtain falls between them; neither sees the other's tiles."""
    me = visit.person("fr")
    heard = Listener(me)
    me.seat(visit.open(ME, LOCAL, game=BOX))
    page = me.page
    for _ in range(24):
        now = me.settled()
        if now["curtain"]:
            page.locator("dialog.curtain button").click()
            continue
        view = heard.reach(0)["view"]
        assert sum(seat["hand"] is not None for seat in view["seats"]) == 1
        by_tapping(me)
        me.reach(now["version"] + 1)
    assert me.situation()["version"] > 10


def test_by_keyboard_alone(visit: Visit) -> None:
    me = seated(visit, ME, RANDOM)
    before = me.settled()["version"]
    assert me.play_on(by_keys, most=24)["version"] > before + 24


def test_the_accessibility_tree_holds_the_table(visit: Visit) -> None:
    """The question, the tiles, what is owed, the moves: all have names. (`test_ear` plays a whole play.)"""
    me = seated(visit, ME, RANDOM)
    me.settled()
    tree = me.page.locator("body").aria_snapshot()
    assert "Choisis ta tour" in tree
    assert re.search(r'button "(Tour [\w-]+), jeton magique : .+\. T’installer : \1( .+)?"', tree)
    assert re.search(r'group "Encore dû"', tree)
    assert re.search(r'button "tuile \w+ / \w+', tree)


def test_arrows_walk_over_the_table(visit: Visit) -> None:
    me = seated(visit, ME, RANDOM)
    me.settled()
    me.page.locator("[data-target='place:stone']").focus()
    me.page.keyboard.press("ArrowRight")
    there = me.page.evaluate("document.activeElement.dataset.target")
    assert there and there != "place:stone"


def test_a_small_phone_by_thumb(visit: Visit) -> None:
    """360 by 640: on no tab anything too small to hit or to read, nothing over the edge."""
    me = seated(visit, ME, *[RANDOM] * 3, viewport=SMALL_PHONE, dark=False, touch=True)
    page = me.page
    for _ in range(3):
        me.settled()
        for tab in TABS:
            page.locator(f"#wst-tab-{tab}").tap()
            assert page.evaluate("document.documentElement.scrollWidth") <= SMALL_PHONE["width"]
            assert page.evaluate(SMALL, LEAST) == []
            assert page.evaluate(TINY, 14) == []
        me.page.reload()
        me.page.locator(".owed").wait_for(state="attached")
        me.play_on(by_tapping, most=7)


def test_all_of_it_is_in_sight_on_a_laptop(visit: Visit) -> None:
    """1366 by 768 with the history open, four seats: every part and the moves inside the window."""
    me = seated(visit, ME, *[RANDOM] * 3, viewport={"width": 1366, "height": 768})
    me.settled()
    for part in (".ball", ".cauldron", ".pentagram", ".wand", ".rack", ".scrolls .pile", ".owed", ".hand"):
        box = me.page.locator(f".stage {part}").first.bounding_box()
        assert box and box["width"] > 40, part
        assert box["x"] >= 0 and box["x"] + box["width"] <= 1366 - 340, part
        assert box["y"] >= 0 and box["y"] + box["height"] <= 768, part
    bar = me.page.locator(".moves").bounding_box()
    assert bar and bar["y"] + bar["height"] <= 768


# ---- what it shows


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_cell_has_the_same_name_on_the_page_as_in_the_terminal(visit: Visit, language: str) -> None:
    """By its ring and the compass: no figure is left, whoever says it."""
    me = visit.person(language)
    me.seat(visit.open(ME, RANDOM, game=BOX, lang=language))
    me.settled()
    said = me.page.locator(".cauldron button.cell").evaluate_all(
        "all => all.map(el => [el.dataset.anchor.replace('cell:', ''), el.textContent.trim()])"
    )
    words = words_for(language)
    assert len(said) == 37
    for cell, text in said:
        assert re.split(r"\s?: ", text)[0] == words.card(WITCHSTONE, cell), text


@pytest.mark.smoke
def test_a_tile_shows_what_it_would_give_before_it_is_let_go(visit: Visit) -> None:
    """Each cell offered bears the number of actions; beside the first, both; the words say the same."""
    me = visit.person("en")
    heard = Listener(me)
    me.seat(visit.open(ME, RANDOM, game=BOX, lang="en"))
    page = me.page
    asked(me, "cell")
    shown = page.locator(".cauldron .preview text").all_text_contents()
    previews = heard.shown()["view"]["previews"]
    assert [int(text) for text in shown] == [each["one_actions"] for each in previews]
    best = max(previews, key=lambda each: int(each["one_actions"]))
    button = page.locator(f"[data-target='cell:{best['cell']}']")
    expect(button).to_have_accessible_name(re.compile(f"Gives {best['one_actions']} × {best['one']}"))
    button.hover()
    expect(page.locator(".cauldron .light")).to_have_count(best["one_actions"])
    before = me.situation()["version"]
    button.click()
    now = me.settled(before)
    assert now["asked"] == "neighbour"
    both = heard.shown()["view"]["previews"][0]
    expect(page.locator(f"[data-target='cell:{both['cell']}']")).to_have_accessible_name(
        re.compile(
            f"Gives {both['one_actions']} × {both['one']} and {both['other_actions']} × {both['other']}"
        )
    )
    page.locator(f"[data-target='cell:{both['cell']}']").click()
    assert me.settled(now["version"])["asked"] == "order"
    owed = page.locator(".owed .batch b").all_inner_texts()
    assert owed == [f"×{both['one_actions']}", f"×{both['other_actions']}"]


def test_what_is_owed_and_from_where_is_always_in_sight(visit: Visit) -> None:
    me = visit.person("en", PHONE, touch=True)
    heard = Listener(me)
    me.seat(visit.open(ME, RANDOM, game=BOX, lang="en"))
    page = me.page
    page.locator(".owed").wait_for()
    for _ in range(3):
        asked(me, "act")
        view = heard.shown()["view"]
        batch = view["batches"][0]
        for tab in TABS:
            page.locator(f"#wst-tab-{tab}").tap()
            first = page.locator(".owed .batch.now")
            expect(first).to_be_in_viewport()
            expect(first).to_contain_text(f"{batch['left']} of {batch['granted']}")
            expect(first).to_contain_text("from ")
        if view["then"]:
            expect(page.locator(".owed .later")).to_contain_text(f"then {view['then']}")
        me.play_on(advised, most=1)


def test_what_is_advised_comes_to_the_fore_on_a_phone(visit: Visit) -> None:
    """A mark behind another tab marks nothing."""
    me = seated(visit, ME, RANDOM, viewport=PHONE, touch=True)
    asked(me, "tower")
    me.page.locator("#wst-tab-shelves").tap()
    me.page.keyboard.press("h")
    expect(me.page.locator(".stage .hinted").first).to_be_in_viewport()


def test_the_tally_adds_up(visit: Visit) -> None:
    """Where everybody's points came from stands on their plate and, in full, on their sheet."""
    me = visit.person("en")
    heard = Listener(me)
    me.seat(visit.open(ME, APPRENTICE, game=BOX, lang="en"))
    asked(me, "act")
    me.play_on(advised, most=12)
    page = me.page
    page.evaluate(STILL)
    for number in (0, 1):
        seat = heard.shown()["view"]["seats"][number]
        page.locator(f".plate.seat-{number}").click()
        sheet = page.get_by_role("dialog")
        parts = sheet.locator("td.n").all_inner_texts()
        assert sum(map(int, parts)) == seat["score"]
        assert len(parts) == sum(points != 0 for points in seat["earned"].values())
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def test_a_look_says_why_not_names_its_rule_and_the_rulebook_opens_there(visit: Visit) -> None:
    me = seated(visit, ME, RANDOM)
    asked(me, "cell")
    page = me.page
    page.locator("[data-target='cell:0,-3']").click()
    page.locator(".explain").get_by_role("button", name=re.compile("^WST-")).first.click()
    page.locator("p.here").wait_for()


def test_lifting_a_crystal_out_is_asked_twice(visit: Visit) -> None:
    """It costs points: a tap on a crystal that cannot be pushed opens a menu of one, with the price."""
    me = seated(visit, ME, RANDOM)
    before = asked(me, "tile")["version"]
    page = me.page
    page.locator("[data-target^='crystal:']").first.click()
    menu = page.get_by_role("menu")
    expect(menu.get_by_role("menuitem")).to_have_count(1)
    expect(menu.get_by_role("menuitem")).to_contain_text("(−1)")
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    assert me.situation()["version"] == before


def test_where_things_are_from_is_shown(visit: Visit) -> None:
    """Looked at from close by, places, roads, spaces and scrolls say what they do and where from."""
    me = seated(visit, ME, RANDOM, language="en")
    version = me.settled()["version"]
    page = me.page
    page.get_by_role("button", name="Look closer").click()
    for target, said in (
        ("place:stone", "From the rulebook"),
        ("road:t1-f1", "Reconstructed by us"),
        ("wand:2", "Reconstructed by us"),
        ("ring:5", "public"),
        ("scroll:1", "From the rulebook"),
        ("exit:x1", "From the rulebook"),
    ):
        page.locator(f"[data-target='{target}']").click()
        sheet = page.get_by_role("dialog")
        expect(sheet.locator(".from .origins").first).to_contain_text(said)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Look closer").click()
    assert me.situation()["version"] == version


def test_what_happens_is_seen_to_move(visit: Visit) -> None:
    """With motion, a chain is shown link by link, and nobody has to wait for it."""
    me = visit.person("fr", motion=True)
    me.seat(visit.open(ME, RANDOM, game=BOX))
    page = me.page
    page.locator(".owed").wait_for()
    me.settled()
    page.evaluate(
        """() => {
          window.flown = 0
          const seen = event => event.target.matches?.('.fx') && window.flown++
          document.addEventListener('animationstart', seen)
        }"""
    )
    page.locator(".place.glow").first.click()
    assert me.comes("window.flown > 1")
    for _ in range(8):
        before = me.settled()
        if before["over"]:
            break
        page.locator(".moves button").first.click()
        if page.get_by_role("dialog").count():
            page.get_by_role("dialog").get_by_role("listitem").get_by_role("button").first.click()
        me.settled(before["version"])


def test_axe_finds_nothing(visit: Visit, axe: str) -> None:
    looks = Looks(visit, axe, visit.open(ME, RANDOM, RANDOM, game=BOX), ".owed")
    for question in ("tower", "cell", "order", "act"):
        asked(looks.me, question)
        looks.clean(APART)
    looks.clean()
    for tab in TABS:
        for phone in looks.phones:
            phone.page.locator(f"#wst-tab-{tab}").click()
            clean(phone, axe)
    for person in looks.people:
        page = person.page
        page.locator(".lens").click()
        page.locator("[data-target^='ring:'], [data-target='scroll:1']").first.click()
        page.get_by_role("dialog").wait_for()
        clean(person, axe, SHEET)
        page.keyboard.press("Escape")
        page.locator(".lens").click()  # put away: with it, a tap says what a seat is
        page.locator("[data-anchor='seat:1']").click()
        page.get_by_role("dialog").wait_for()
        clean(person, axe, SHEET)
