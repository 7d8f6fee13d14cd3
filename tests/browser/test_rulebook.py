"""The rulebook for people and the puzzles of the day, in a real browser."""

import re
from collections.abc import Callable
from datetime import date, datetime, time, timedelta

import pytest
from playwright.sync_api import expect

from esbat.games import SHELF
from esbat.lessons import Puzzle, puzzles_of
from esbat.lessons.telling import solution
from esbat.rulebook import book
from esbat.words import words_for
from esbat.words.glossary import TERMS
from tests.browser.checker import clean
from tests.browser.people import DESK, ME, PHONE, RANDOM, Visit
from tests.browser.test_lessons import make

pytestmark = pytest.mark.browser
# A picture that is on no sheet would be an empty one.
DRAWN = """[...document.querySelectorAll('.term svg')].filter(svg => {
  const use = svg.querySelector('use')
  return use ? document.querySelector(use.getAttribute('href')) : svg.querySelector('path')
}).length"""
PAGES = re.compile(rb"/Type\s*/Page\b")


@pytest.mark.parametrize(("language", "viewport"), [("fr", DESK), ("en", PHONE)])
def test_summaries_first_then_rules_found_by_words(
    visit: Visit, language: str, viewport: dict[str, int], axe: str
) -> None:
    me = visit.person(language, viewport=viewport)
    me.go("#/rules/air")
    for chapter in book("air").chapters:
        expect(me.page.get_by_text(chapter.summary[language], exact=True)).to_be_visible()
    rule = me.page.get_by_text("AIR-020", exact=True)
    expect(rule).to_be_hidden()
    me.page.get_by_role("searchbox").fill({"fr": "chat noir", "en": "black cat"}[language])
    expect(me.page.get_by_text("AIR-073", exact=True)).to_be_visible()
    expect(rule).to_have_count(0)
    me.page.get_by_role("searchbox").fill("")
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    clean(me, axe, "main")
    me.page.emulate_media(media="print")
    me.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(rule).to_be_visible()  # on paper nothing can be opened
    expect(me.page.get_by_role("searchbox")).to_be_hidden()


@pytest.mark.parametrize("code", SHELF)
def test_every_word_has_its_picture_and_the_aid_is_one_page(visit: Visit, code: str) -> None:
    for language in ("fr", "en"):
        me = visit.person(language)
        me.go(f"#/aid/{code}")
        expect(me.page.locator("dfn")).to_have_count(len(TERMS[code]))
        expect(me.page.locator("dd")).to_have_count(4)
        assert me.comes(f"{DRAWN} === {len(TERMS[code])}")  # a game's own pictures are fetched
        me.page.evaluate("document.fonts.ready")
        assert len(PAGES.findall(me.page.pdf(prefer_css_page_size=True))) == 1


def test_what_is_this_and_show_me_from_a_refusal_and_from_the_history(visit: Visit) -> None:
    me = visit.person().seat(visit.open(ME, RANDOM, options={"first_player": "0"}))
    me.settled()
    me.page.locator(".moves button").first.click()
    me.reach(1)
    play, version = me.page.url, me.settled()["version"]
    me.page.locator("[data-target^='pile:']").first.click()
    card = me.page.locator(".explain.pinned")
    expect(card.locator(".reason")).to_contain_text("AIR-")
    card.get_by_role("button", name="Le diplôme").click()
    expect(me.page.locator("h2.here")).to_have_text("Le diplôme")
    asked = me.page.get_by_role("region", name="Sur la question posée à table")
    expect(asked).to_contain_text(book("air").about("settle")[0].summary["fr"])
    me.page.get_by_role("tab", name="Histoire").click()
    me.page.locator("#panel .mark").last.click()
    shown = me.page.locator("#panel .ids").get_by_role("button", name=re.compile("^Montre-moi"))
    shown.first.click()
    expect(me.page.get_by_role("link", name="Revenir où j’étais")).to_be_visible()
    me.page.go_back()
    me.settled()
    assert me.page.url == play and me.situation()["version"] == version


def test_an_example_in_numbers_from_the_table(visit: Visit) -> None:
    """Whoever looks at a column that can land reads how many cards that would bring."""
    me = visit.person().seat(visit.open(ME, RANDOM, options={"first_player": "0"}))
    me.play_on(until="fly", most=1)
    for _ in range(12):
        if me.page.locator(".stage .glow[data-target^='column:']").count():
            break
        before = me.situation()["version"]  # read first: the answer may be there before the click returns
        me.page.locator(".moves button").first.click()
        me.settled(before)
    column = me.page.locator(".stage .glow[data-target^='column:']").first
    column.hover()
    expect(me.page.locator(".explain .example")).to_contain_text(re.compile(r"Par exemple.*\d"))


FIRST_DAY = date(2026, 11, 17)
FEW = 5
"""So many moves the bar names at most; others are made on the table, or in the list."""


def day_of(such: Callable[[Puzzle], bool]) -> tuple[date, Puzzle]:
    """The first day whose puzzle is such a one."""
    for later in range(len(puzzles_of("air").puzzles)):
        puzzle = puzzles_of("air").of(day := FIRST_DAY + timedelta(later))
        if puzzle is not None and such(puzzle):
            return (day, puzzle)
    raise AssertionError("there is no such puzzle")


@pytest.mark.parametrize("many", [False, True])
def test_a_puzzle_by_a_wrong_path_and_found(visit: Visit, axe: str, many: bool) -> None:
    """On a day with few moves, and on one with so many that most stand in the list."""
    day, puzzle = day_of(lambda puzzle: (len(puzzle.row.worth) > FEW) is many)
    me = visit.person()
    me.page.clock.set_fixed_time(datetime.combine(day, time(12)))
    me.go("#/puzzles")
    words = words_for("fr")
    me.page.get_by_role("button", name=re.compile("^Air Sorcière")).click()
    panel = me.page.get_by_role("region", name="Énigme du jour")
    expect(panel).to_contain_text(words.say("puzzle-asked"))
    make(me, puzzle.other)
    expect(panel).to_contain_text("%")
    panel.get_by_role("button", name="Lire la réponse").click()
    expect(panel).to_contain_text(solution(puzzle, words))
    panel.get_by_role("button", name="Réessayer").click()
    expect(panel).to_contain_text(words.say("puzzle-asked"))
    make(me, puzzle.best, by_keyboard=True)
    expect(panel).to_contain_text(solution(puzzle, words))
    expect(me.page.get_by_role("log")).to_contain_text(solution(puzzle, words))
    panel.get_by_role("link", name="Énigmes du jour").last.click()
    expect(me.page.get_by_text("trouvée en 2 coups")).to_be_visible()
    clean(me, axe, "main")
    me.page.get_by_role("button", name="La veille").click()
    expect(me.page.get_by_text("trouvée en 2 coups")).to_have_count(0)
