"""Every page in both languages, by night and by day: for all eyes and ears, and light to load."""

import gzip
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from esbat import compiled
from esbat.bots import level_names
from esbat.words import words_for
from tests.browser.checker import MOVING, clean, violations
from tests.browser.people import AIR, APPRENTICE, DESK, FRIEND, LOCAL, ME, PHONE, Person, Visit
from tests.browser.scenes import COLLECTING, Moment, asks, doubtful, moment, over
from tests.browser.serving import Server
from tests.browser.sockets import EAGERNESS

pytestmark = pytest.mark.browser
BUDGET = 150_000  # bytes of packed script on the first view
WORDS = {
    "fr": {
        "play": "Air Sorcière 2",
        "settings": "Réglages",
        "other": "English",
        "question": "Te voilà au sol.",
    },
    "en": {
        "play": "Witch Air 2",
        "settings": "Settings",
        "other": "Français",
        "question": "You are on the ground.",
    },
}
Go = Callable[[Person, "Moments", dict[str, str]], None]


class Moments:
    """Tables worth looking at, each made when somebody first asks for it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.made: dict[str, Moment] = {}

    def __call__(self, name: str) -> Moment:
        if name not in self.made:
            wanted = {"menu": lambda state: bool(doubtful(state)), "over": over}.get(name, asks(name))
            taste = COLLECTING if name == "cat" else EAGERNESS
            self.made[name] = moment(self.url, wanted, taste=taste)
        return self.made[name]

    def sit(self, person: Person, name: str) -> Page:
        found = self(name)
        return person.seat(found.grant, [found.seat]).page


@pytest.fixture(scope="session")
def moments(server: Server) -> Moments:
    return Moments(server.url)


def new_table(me: Person, _: Moments, words: dict[str, str]) -> None:
    me.go().page.get_by_role("button", name=words["play"]).click()
    me.page.locator("summary").click()


def settings(me: Person, _: Moments, words: dict[str, str]) -> None:
    me.go().page.get_by_role("button", name=words["settings"]).click()
    me.page.get_by_role("dialog").wait_for()


def menu(me: Person, moments: Moments, _: dict[str, str]) -> None:
    page = moments.sit(me, "menu")
    page.locator(f"[data-target='{doubtful(moments('menu').state)}']").click()
    page.get_by_role("menu").wait_for()


def refusal(me: Person, moments: Moments, _: dict[str, str]) -> None:
    moments.sit(me, "settle").locator("[data-target=deck]").click()
    me.page.locator(".explain").wait_for()


def drawer(me: Person, moments: Moments, _: dict[str, str]) -> None:
    page = moments.sit(me, "settle")
    page.locator("#tab-rules").click()
    page.locator(".book p").first.wait_for()


def people(me: Person, moments: Moments, _: dict[str, str]) -> None:
    moments.sit(me, "settle").locator("#tab-people").click()


def end(me: Person, moments: Moments, _: dict[str, str]) -> None:
    moments.sit(me, "over").get_by_role("dialog").wait_for()


def replay(me: Person, moments: Moments, _: dict[str, str]) -> None:
    me.go(f"#/replay/{moments('over').grant['play']}/{moments('over').token}")
    me.page.locator(".scrub").fill("40")
    me.page.locator("[data-shown='40'] .stage").wait_for()


def invite(me: Person, _: Moments, __: dict[str, str]) -> None:
    grant = me.visit.open(ME, FRIEND, FRIEND)
    me.seat(grant).go(f"#/invite/{grant['play']}").page.locator(".code svg").first.wait_for()


def join(me: Person, _: Moments, __: dict[str, str]) -> None:
    grant = me.visit.open(ME, FRIEND)
    me.go(f"#/join/{grant['play']}/{grant['seats'][1]['invite']}").page.locator("img").wait_for()


def curtain(me: Person, _: Moments, __: dict[str, str]) -> None:
    """The second of two people at one screen is asked first."""
    grant = me.visit.open(ME, LOCAL, options={"first_player": "1"})
    me.seat(grant).page.locator("dialog.curtain").wait_for()


def mine(me: Person, _: Moments, __: dict[str, str]) -> None:
    me.seat(me.visit.open(ME, APPRENTICE)).go("#/mine").page.locator("#mine-note").wait_for()


PLACES: dict[str, Go] = {
    "home": lambda me, _, __: me.go().page.locator(".box img").first.wait_for(),
    "new table": new_table,
    "settings": settings,
    "recover": lambda me, _, __: me.go("#/recover").page.locator("h1").wait_for(),
    "mine": mine,
    "about": lambda me, _, __: me.go("#/about").page.locator("h1").wait_for(),
    "invite": invite,
    "join": join,
    "fly": lambda me, moments, _: moments.sit(me, "fly").locator(".stage .glow").first.wait_for(),
    "settle": lambda me, moments, _: moments.sit(me, "settle").locator(".card.drawn").wait_for(),
    "diploma": lambda me, moments, _: moments.sit(me, "diploma").locator(".stage .glow").first.wait_for(),
    "lay": lambda me, moments, _: moments.sit(me, "lay").locator(".card.hand").first.wait_for(),
    "cat": lambda me, moments, _: moments.sit(me, "cat").locator(".card.hand").first.wait_for(),
    "menu": menu,
    "refusal": refusal,
    "rulebook": drawer,
    "people": people,
    "curtain": curtain,
    "end": end,
    "replay": replay,
}


# Names are a matter of language and contrasts one of light: two rounds see both of both.
@pytest.mark.parametrize(("language", "dark"), [("fr", True), ("en", False)], ids=["fr-night", "en-day"])
def test_axe_finds_nothing_on_any_page(
    visit: Visit, moments: Moments, axe: str, language: str, dark: bool
) -> None:
    broken: dict[str, Any] = {}
    me = visit.person(language, dark=dark)
    for name, go in PLACES.items():
        me.go("icon.svg")  # away from the page, so that each place is opened anew
        go(me, moments, WORDS[language])
        if found := violations(me, axe):
            broken[name] = found
        assert not me.left_over(), (name, me.left_over())
    assert not broken, broken


@pytest.mark.parametrize("name", ["home", "new table", "cat", "rulebook", "end", "replay"])
def test_axe_finds_nothing_on_a_phone(visit: Visit, moments: Moments, axe: str, name: str) -> None:
    me = visit.person("fr", PHONE, touch=True)
    if name == "rulebook":
        moments.sit(me, "settle").keyboard.press("r")
        me.page.locator("#tab-rules").click()
        me.page.locator(".book p").first.wait_for()
    else:
        PLACES[name](me, moments, WORDS["fr"])
    clean(me, axe)
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_first_view_is_light(visit: Visit, record_property: Callable[[str, object], None]) -> None:
    """Packed script of the first view stays within its budget; how soon one can tap is noted, not judged."""
    me = visit.person("fr")
    scripts: list[Response] = []

    def noted(response: Response) -> None:
        if response.request.resource_type == "script":
            scripts.append(response)

    me.page.on("response", noted)
    me.go().page.get_by_role("button", name=AIR).wait_for()
    ready = me.page.evaluate("performance.now()")
    size = sum(len(gzip.compress(each.body(), 9)) for each in scripts)
    record_property("script_bytes", size)
    record_property("interactive_ms", round(ready))
    print(f"first view: {size} bytes of packed script, {len(scripts)} files; tappable after {ready:.0f} ms")
    assert 0 < size < BUDGET


def test_bots_that_think_less_deep_say_so_where_they_are_chosen(visit: Visit) -> None:
    me = visit.person("fr").go()
    me.page.get_by_role("button", name=AIR).click()
    said = me.page.locator("#new-table > .note")
    seats = me.page.locator("#new-table select")
    expect(said).to_have_count(0 if compiled() else 1)
    seats.nth(1).select_option("local")
    expect(said).to_have_count(0)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_level_says_in_one_line_how_it_plays(visit: Visit, language: str) -> None:
    """Under the choice, at a desk and on a phone; whoever hears the page hears it with the choice."""
    for size, touch in ((DESK, False), (PHONE, True)):
        me = visit.person(language, size, touch=touch).go()
        me.page.get_by_role("button", name=AIR).click()
        seat = me.page.locator("#new-table select").nth(1)
        for level in level_names("air"):
            text = words_for(language).say(f"bot-{level}.text")
            seat.select_option(f"bot:{level}")
            expect(seat).to_have_accessible_description(text)
            said = me.page.locator("#new-table .said").first
            expect(said).to_have_text(text)
            assert said.evaluate("el => el.offsetHeight < 2 * parseFloat(getComputedStyle(el).lineHeight)")
        seat.select_option("friend")
        expect(me.page.get_by_text(text)).to_have_count(0)
        expect(seat).not_to_have_attribute("aria-describedby", re.compile("."))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_language_follows_the_browser_then_the_reader(visit: Visit, moments: Moments, language: str) -> None:
    other = {"fr": "en", "en": "fr"}[language]
    me = visit.person(language)
    page = moments.sit(me, "diploma")
    html = page.locator("html")
    question = page.locator("#question")
    expect(html).to_have_attribute("lang", language)
    expect(question).to_contain_text(WORDS[language]["question"])
    history = page.get_by_role("tabpanel").inner_text()
    page.get_by_role("button", name=WORDS[language]["other"]).click()
    expect(html).to_have_attribute("lang", other)
    expect(question).to_contain_text(WORDS[other]["question"])
    expect(page.get_by_role("tabpanel")).not_to_contain_text(history.splitlines()[0])
    page.reload()
    expect(question).to_contain_text(WORDS[other]["question"])
    me.go("#/")
    page.get_by_role("button", name=WORDS[other]["play"]).wait_for()
    fresh = visit.person(language).go()
    fresh.page.get_by_role("button", name=WORDS[language]["play"]).wait_for()


# How bright the page is, from 0 to 255.
BRIGHTNESS = """(() => {
  const shade = getComputedStyle(document.documentElement).backgroundColor
  const [red, green, blue] = shade.slice(shade.indexOf('(') + 1, -1).split(',').map(Number)
  return (red + green + blue) / 3
})()"""


def test_night_and_day_follow_the_device_then_the_reader(visit: Visit) -> None:
    assert visit.person("fr", dark=True).go().comes(f"{BRIGHTNESS} < 60")
    me = visit.person("fr", dark=False).go()
    assert me.comes(f"{BRIGHTNESS} > 180")
    me.page.get_by_role("button", name="Passer à la nuit").click()
    assert me.comes(f"{BRIGHTNESS} < 60")
    me.page.reload()
    me.page.get_by_role("button", name="Passer au jour").wait_for()
    assert me.comes(f"{BRIGHTNESS} < 60")


def test_nothing_moves_for_those_who_asked_for_less_motion(visit: Visit) -> None:
    calm = visit.person("fr", motion=False)
    calm.seat(visit.open(ME, APPRENTICE, options={"first_player": "0"}))
    calm.settled()
    for _ in range(6):
        before = calm.settled()
        calm.page.locator(".moves button").first.click()
        assert calm.page.evaluate(MOVING) == 0
        calm.settled(before["version"])
    lively = visit.person("fr", motion=True)
    lively.seat(visit.open(ME, APPRENTICE, options={"first_player": "0"}))
    lively.settled()
    assert lively.comes(f"({MOVING})() > 0")
