"""Lessons in a real browser: every one of them to its end, once as told and once by a wrong path.

Nothing here looks at the picture: whoever hears the page, or tabs through it, learns the same.
"""

import re

import pytest
from playwright.sync_api import Locator, expect

from esbat.games import SHELF
from esbat.lessons import Lesson, laid_at, lessons_of
from esbat.lessons.telling import named
from esbat.lessons.walk import matches
from esbat.rulebook import book
from esbat.words import words_for
from tests.browser.checker import clean
from tests.browser.people import ME, PHONE, RANDOM, Person, Visit

pytestmark = pytest.mark.browser
FRENCH = words_for("fr")


def panel(me: Person) -> Locator:
    return me.page.get_by_role("region", name=re.compile("^Leçon"))


def make(me: Person, move: str, by_keyboard: bool = False) -> None:
    """Make a move by its button in the bar, or in the list of all moves."""

    def press(found: Locator) -> None:
        if by_keyboard:
            found.press("Enter")
        else:
            found.click()

    button = f"button[data-move='{move}']"
    bar = me.page.get_by_role("group", name=re.compile("coup"))
    every = bar.get_by_role("button", name=re.compile("^Tous les coups"))
    expect(bar.locator(button).or_(every).first).to_be_visible()
    if bar.locator(button).count():
        press(bar.locator(button))
    else:
        press(every)
        press(me.page.get_by_role("dialog").locator(button))


def said(lesson: Lesson, part: str) -> str:
    return FRENCH.say(f"lesson-{lesson.code}-{lesson.name}.{part}")


def at(me: Person, lesson: Lesson, step: int) -> None:
    """The lesson asks for this step, and nothing has gone wrong yet."""
    expect(panel(me).get_by_text(said(lesson, lesson.steps[step].name), exact=True)).to_be_visible()
    expect(panel(me).get_by_role("button", name="Reprendre cette étape")).to_have_count(0)


def go_wrong(me: Person, lesson: Lesson, step: int) -> None:
    """The first mistake the lesson knows of at this step, its answer, and back to where the step began."""
    for slip, moves in lesson.steps[step].slips.items():
        table = laid_at(lesson, step)
        offered = [table.game.text(move) for move in table.state.legal(lesson.learner)]
        wrong = [move for move in offered if matches(move, moves) and move != lesson.steps[step].told[0]]
        make(me, wrong[0])
        expect(panel(me).get_by_text(said(lesson, f"{lesson.steps[step].name}-{slip}"))).to_be_visible()
        panel(me).get_by_role("button", name="Reprendre cette étape").click()
        at(me, lesson, step)
        return


def as_told(me: Person, lesson: Lesson, step: int) -> None:
    for move in lesson.steps[step].told:
        version = me.settled()["version"]  # the table may just have been laid anew
        make(me, move)
        me.reach(version + 1)


@pytest.mark.parametrize("wrong", [False, True], ids=["as-told", "by-a-wrong-path"])
@pytest.mark.parametrize("code", SHELF)
def test_every_lesson_to_its_end(visit: Visit, code: str, wrong: bool) -> None:
    """Wherever a lesson knows a tempting mistake, by that first, and back again; the first two as told.

    That every lesson goes on from step to step as told is shown without a page, in `tests/lessons`.
    """
    me = visit.person()
    me.go(f"#/lessons/{code}")
    me.page.get_by_role("button", name="Commencer").click()
    lessons = lessons_of(code).lessons[: None if wrong else 2]
    for lesson in lessons:
        for step in range(len(lesson.steps)):
            at(me, lesson, step)
            if wrong:
                go_wrong(me, lesson, step)
            as_told(me, lesson, step)
        expect(panel(me).get_by_text(said(lesson, f"{lesson.steps[-1].name}-done"))).to_be_visible()
        if lesson is not lessons[-1]:
            panel(me).get_by_role("button", name="Leçon suivante").click()
    me.go(f"#/lessons/{code}")
    expect(me.page.get_by_role("img", name="finie")).to_have_count(len(lessons))


def test_it_can_be_left_and_taken_up_where_it_was(visit: Visit) -> None:
    me = visit.person()
    lesson = lessons_of("air").lessons[0]
    me.go("#/lessons/air")
    me.page.get_by_role("button", name="Commencer").click()
    at(me, lesson, 0)
    as_told(me, lesson, 0)
    at(me, lesson, 1)
    me.go("#/lessons/air")
    me.page.get_by_role("button", name="Continuer").click()
    at(me, lesson, 1)
    me.go("")
    expect(me.page.get_by_role("heading", name="Mes parties")).to_have_count(0)


def test_by_keyboard_and_by_ear(visit: Visit) -> None:
    """A whole lesson by the accessibility tree alone: no pointer, no picture, and all is said aloud."""
    me = visit.person()
    lesson, following = lessons_of("air").lessons[:2]
    me.go("#/lessons/air")
    me.page.get_by_role("button", name="Commencer").focus()
    me.page.keyboard.press("Enter")
    aloud = me.page.get_by_role("log")
    for step in lesson.steps:
        expect(aloud).to_contain_text(said(lesson, step.name))
        for move in step.told:
            bar = me.page.get_by_role("group", name=re.compile("coup"))
            label = re.compile("^" + re.escape(named(lesson, move, FRENCH)))  # its price may follow
            bar.get_by_role("button", name=label).focus()
            me.page.keyboard.press("Enter")
    expect(aloud).to_contain_text(said(lesson, f"{lesson.steps[-1].name}-done"))
    panel(me).get_by_role("button", name="Leçon suivante").focus()
    me.page.keyboard.press("Enter")
    expect(aloud).to_contain_text(said(following, following.steps[0].name))


def test_a_lesson_fits_a_phone_and_is_accessible(visit: Visit, axe: str) -> None:
    me = visit.person(viewport=PHONE, touch=True)
    me.go("#/lessons/witchstone")
    me.page.get_by_role("button", name="Commencer").wait_for()
    clean(me, axe, "main")
    me.page.get_by_role("button", name="Commencer").tap()
    at(me, lessons_of("witchstone").lessons[0], 0)
    me.arrived()
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    clean(me, axe, "main")


def test_show_me_a_rule_and_back_again(visit: Visit) -> None:
    """From the drawer of one's own play to a position in which the rule decides, to the refusal, and back."""
    me = visit.person().seat(visit.open(ME, RANDOM))
    play = me.page.url
    version = me.settled()["version"]
    me.page.get_by_role("tab", name="Règles").click()
    me.page.get_by_role("button", name="Montre-moi AIR-020").click()
    shown = me.page.get_by_role("region", name="AIR-020")
    expect(shown).to_contain_text(book("air").find("AIR-020", "fr")[0].said("fr"))
    shown.get_by_role("button", name="Essayer").click()
    expect(me.page.locator(".refusal")).to_contain_text("AIR-020")
    shown.get_by_role("link", name="Revenir où j’étais").click()
    me.page.wait_for_url(lambda url: url == play)
    me.settled()
    assert me.page.url == play and me.situation()["version"] == version
