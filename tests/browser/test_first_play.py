"""The first play is accompanied: an easier start, a coach, and Witchstone's first turns in slow motion."""

import re

import pytest
from playwright.sync_api import Locator, expect

from esbat.lessons.first import first_options
from esbat.words import words_for
from tests.browser.people import ME, PHONE, RANDOM, Person, Visit
from tests.words.ftl import patterns

pytestmark = pytest.mark.browser
START = {"fr": "À table", "en": "Sit down"}
UNDERSTOOD = {"fr": "Compris", "en": "Got it"}
SILENCE = {"fr": "Plus de conseils", "en": "No more advice"}
AGAIN = {"fr": "Appeler le conseiller", "en": "Call the coach"}
COACH = {"fr": "Le conseiller", "en": "The coach"}
EASIER = {
    ("bal", "fr"): r"Niveau : facile",
    ("bal", "en"): r"Level: easy",
    ("lancre", "fr"): r"Crises multiples : non",
    ("lancre", "en"): r"Many crises: no",
    ("wildegrens", "fr"): r"Assemblée : ",
    ("wildegrens", "en"): r"Coven: ",
}
SPEED = "() => getComputedStyle(document.querySelector('main')).getPropertyValue('--speed')"
RINGED = """() => [...document.querySelectorAll('.stage *')]
  .filter(el => getComputedStyle(el).outlineStyle === 'dashed').length"""
NAMED = 3
"""Parts that we wait for: the others are named like them."""
PARTS = ("energy", "witch", "pentagram", "crystal", "wand", "scroll")


def newcomer(visit: Visit, code: str, language: str = "fr", **more: object) -> Person:
    """Somebody at this game for the first time, who has read how it is played."""
    me = visit.person(language, learned=False, **more)  # type: ignore[arg-type]
    me.seat(visit.open(ME, RANDOM, game=code, lang=language) | {"game": code})
    me.page.get_by_role("dialog").get_by_role("button", name=UNDERSTOOD[language]).click()
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    return me


def coach(me: Person, language: str = "fr") -> Locator:
    return me.page.get_by_role("complementary", name=COACH[language])


def answer(me: Person) -> None:
    """The first of all moves, by its button."""
    me.page.locator(".moves button").first.click()
    every = me.page.get_by_role("dialog").get_by_role("listitem").get_by_role("button")
    if me.page.get_by_role("dialog").count():
        every.first.click()


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("code", ["bal", "lancre", "wildegrens"])
def test_the_first_table_is_the_easier_one_and_says_so(visit: Visit, code: str, language: str) -> None:
    """A ready-made coven, the rulebook's easier start, the first level: of each play only the first."""
    me = visit.person(language, learned=False)
    title = r"\s+".join(map(re.escape, words_for(language).title(code).split()))
    box = me.page.get_by_role("button", name=re.compile("^" + title))
    me.go()
    box.click()
    expect(me.page.locator(".easier")).to_contain_text(EASIER[code, language], ignore_case=True)
    with me.page.expect_request("**/api/plays") as asked:
        me.page.get_by_role("button", name=START[language]).click()
    wish = asked.value.post_data_json
    assert wish is not None
    said = {name: str(value).lower() for name, value in wish["options"].items()}
    assert first_options(code).items() <= said.items()
    me.arrived()
    me.go()
    box.click()
    me.page.get_by_role("button", name=START[language]).wait_for()
    expect(me.page.locator(".easier")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "more"), [("fr", {}), ("en", {"viewport": PHONE, "touch": True})], ids=["desk", "phone"]
)
def test_parts_of_witchstone_are_named_as_they_come_into_play(
    visit: Visit, language: str, more: dict[str, object]
) -> None:
    """One at a time, once each, and marked on the table; whoever is asked again hears of the question."""
    me = newcomer(visit, "witchstone", language, **more)
    words, named = words_for(language), list[str]()
    situation = me.settled()
    while len(named) < NAMED:
        assert not situation["over"]
        part = me.page.locator(".stage").get_attribute("data-naming")
        if part is not None and (not named or named[-1] != part):
            assert situation["asked"] == "act" and part not in named
            expect(coach(me, language)).to_contain_text(words.say(f"coach-witchstone-part.{part}"))
            named.append(part)
            if not me.touch:
                assert me.page.evaluate(RINGED) == 1
        answer(me)
        situation = me.settled(situation["version"])


def test_its_first_turns_are_in_slow_motion(visit: Visit) -> None:
    me = newcomer(visit, "witchstone", motion=True)
    situation = me.settled()
    assert float(me.page.evaluate(SPEED)) > 1
    me.go("#/about")
    me.page.evaluate("localStorage.removeItem('esbat.coach')")
    me.page.go_back()
    assert me.settled()["version"] >= situation["version"]
    expect(me.page.locator("main")).to_have_css("--speed", "1")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_coach_can_be_silenced_and_comes_back_on_request(visit: Visit, language: str) -> None:
    me = newcomer(visit, "air", language)
    me.settled()
    expect(coach(me, language)).to_contain_text(words_for(language).say("coach-air.fly"))
    coach(me, language).get_by_role("button", name=SILENCE[language]).click()
    expect(coach(me, language)).to_have_count(0)
    me.page.reload()
    me.settled()
    expect(coach(me, language)).to_have_count(0)
    me.page.keyboard.press("?")
    me.page.get_by_role("dialog").get_by_role("button", name=AGAIN[language]).click()
    expect(coach(me, language)).to_contain_text(words_for(language).say("coach-air.fly"))
    expect(me.page.get_by_role("log")).to_contain_text(words_for(language).say("coach-air.fly"))


def test_what_the_coach_has_said_it_says_only_once(visit: Visit) -> None:
    me = newcomer(visit, "air")
    me.settled()
    coach(me).get_by_role("button", name=UNDERSTOOD["fr"]).click()
    me.page.reload()
    me.settled()
    expect(coach(me)).to_have_count(0)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_part_has_its_sentence(language: str) -> None:
    written = {key for key in patterns(language, "coach") if key.startswith("coach-witchstone-part.")}
    assert written == {f"coach-witchstone-part.{part}" for part in PARTS}
