"""How it is played: open at the first sitting, behind a button and a key, and on the invitation."""

import re

import pytest
from playwright.sync_api import Locator, expect

from esbat.games import SHELF
from esbat.rulebook import book
from esbat.words import words_for
from tests.browser.checker import clean
from tests.browser.people import FRIEND, ME, PHONE, RANDOM, SMALL_PHONE, Person, Visit

pytestmark = pytest.mark.browser
NAME = {"fr": "Comment on joue", "en": "How it is played"}
# What lies outside the window, or is cut off inside the sheet.
CUT_OFF = """dialog => {
  const body = dialog.querySelector('.body')
  const box = dialog.getBoundingClientRect()
  return { wide: body.scrollWidth - body.clientWidth, left: Math.min(0, box.left),
    right: Math.max(0, box.right - innerWidth), long: body.scrollHeight - body.clientHeight }
}"""


def newcomer(visit: Visit, language: str = "fr", code: str = "air", **more: object) -> Person:
    """Somebody who sits down at this game for the first time."""
    me = visit.person(language, learned=False, **more)  # type: ignore[arg-type]
    alone = SHELF[code].most == 1
    seats = [ME] if alone else [ME, *[RANDOM] * (max(2, SHELF[code].fewest) - 1)]
    return me.seat(visit.open(*seats, game=code, lang=language) | {"game": code})


def sheet(me: Person, language: str = "fr") -> Locator:
    return me.page.get_by_role("dialog", name=NAME[language])


def not_stopped(me: Person) -> None:
    """Nothing lies over the table: its keys are heard, as they are not while the sheet is on its way."""
    drawer = me.page.get_by_role("tab", name="Règles")
    expect(drawer).to_have_count(1)
    me.page.keyboard.press("r")
    expect(drawer).to_have_count(0)
    expect(me.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("code", SHELF)
def test_the_first_sitting_finds_it_open_and_no_other_does(visit: Visit, code: str) -> None:
    me = newcomer(visit, code=code)
    for _, heading, text in words_for("fr").learn(code):
        expect(sheet(me).get_by_text(heading, exact=True)).to_be_visible()
        expect(sheet(me).get_by_text(text)).to_be_visible()
    expect(sheet(me).locator("svg.steps rect")).to_have_count(4)
    me.page.keyboard.press("Escape")
    expect(sheet(me)).to_have_count(0)
    me.page.reload()
    me.page.locator(".stage").wait_for()
    not_stopped(me)


@pytest.mark.parametrize("way", ["Enter", "Escape", "button", "beside"])
def test_it_goes_as_it_came_and_the_focus_returns(visit: Visit, way: str) -> None:
    me = newcomer(visit)
    sheet(me).get_by_role("button", name="Compris").click()
    expect(sheet(me)).to_have_count(0)
    version = me.settled()["version"]
    chip = me.page.locator(".moves button").first
    chip.focus()
    me.page.keyboard.press("?")
    expect(sheet(me).get_by_role("heading")).to_be_focused()
    if way == "button":
        sheet(me).get_by_role("button", name="Fermer").click()
    elif way == "beside":
        me.page.mouse.click(5, 400)
    else:
        me.page.keyboard.press(way)
    expect(sheet(me)).to_have_count(0)
    expect(chip).to_be_focused()
    assert me.situation()["version"] == version


def test_keys_of_the_table_wait_while_it_is_read(visit: Visit) -> None:
    me = newcomer(visit)
    sheet(me).wait_for()
    me.page.keyboard.press("r")
    me.page.keyboard.press("Enter")
    expect(sheet(me)).to_have_count(0)
    not_stopped(me)  # the drawer is still open, and its key is heard again


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("code", SHELF)
def test_it_fits_a_phone(visit: Visit, language: str, code: str) -> None:
    me = newcomer(visit, language, code, viewport=PHONE, touch=True)
    expect(sheet(me, language).locator("dd")).to_have_count(4)
    cut = sheet(me, language).evaluate(CUT_OFF)
    assert cut == {"wide": 0, "left": 0, "right": 0, "long": 0}
    sheet(me, language).get_by_role("button").last.tap()
    expect(sheet(me, language)).to_have_count(0)
    me.page.get_by_role("button", name=NAME[language]).tap()
    expect(sheet(me, language)).to_be_visible()


def test_the_bar_has_room_for_it_on_the_smallest_phone(visit: Visit) -> None:
    me = newcomer(visit, viewport=SMALL_PHONE, touch=True)
    sheet(me).get_by_role("button").last.tap()
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_sheet_is_accessible(visit: Visit, axe: str) -> None:
    me = newcomer(visit)
    expect(sheet(me).locator("dd")).to_have_count(4)
    clean(me, axe, "dialog")


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("code", [code for code, shelved in SHELF.items() if shelved.most > 1])
def test_the_invitation_says_who_which_game_how_long_and_how_it_is_played(
    visit: Visit, code: str, language: str
) -> None:
    bots = [RANDOM] * (SHELF[code].fewest - 2)
    grant = visit.open(ME, FRIEND, *bots, game=code, lang=language)
    me = visit.person(language)
    me.go(f"#/join/{grant['play']}/{grant['seats'][1]['invite']}")
    letter = me.page.locator("form")
    expect(letter).to_contain_text("Agnès")
    expect(letter).to_contain_text(words_for(language).title(code))
    expect(letter).to_contain_text(f"{book(code).minutes} minutes")
    for _, _, text in words_for(language).learn(code):
        expect(letter.get_by_text(text)).to_be_visible()


def test_on_a_phone_the_invitation_shows_it_at_a_tap(visit: Visit) -> None:
    grant = visit.open(ME, FRIEND)
    me = visit.person(viewport=PHONE, touch=True)
    me.go(f"#/join/{grant['play']}/{grant['seats'][1]['invite']}")
    aim = me.page.get_by_text(words_for("fr").learn("air")[0][2])
    expect(aim).to_be_hidden()
    me.page.get_by_text(re.compile(NAME["fr"])).tap()
    expect(aim).to_be_visible()


def test_who_only_watches_is_not_stopped(visit: Visit) -> None:
    grant = visit.open(ME, RANDOM)
    watcher = visit.person(learned=False)
    watcher.go(f"#/watch/{grant['play']}/{grant['onlooker']}")
    watcher.page.locator(".stage").wait_for()
    not_stopped(watcher)
    watcher.page.get_by_role("button", name=NAME["fr"]).click()
    expect(sheet(watcher)).to_be_visible()
