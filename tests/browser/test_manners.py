"""Manners at the table: things explain themselves, the story walks with the board, the tab calls."""

import itertools
import re

import pytest
from playwright.sync_api import Page, expect

from esbat.bots import level_names
from esbat.words import words_for
from tests.browser.hearing import Listener
from tests.browser.measure import REST, SIGNS
from tests.browser.moments import seen
from tests.browser.people import (
    AIR,
    APPRENTICE,
    DESK,
    ME,
    PHONE,
    RANDOM,
    STILL,
    Person,
    Visit,
)
from tests.web.test_gestures import words_of

pytestmark = pytest.mark.browser

TABLES = {
    "air": [ME, RANDOM, RANDOM],
    "bal": [ME, RANDOM, RANDOM, RANDOM],
    "lancre": [ME, RANDOM, RANDOM],
    "witchstone": [ME, RANDOM, RANDOM],
    "wildegrens": [ME],
}
# Things on each table that nobody may tap, or not now: what they say of themselves.
THINGS = {
    "air": ["[data-target=deck]", "[data-target='pile:G']", ".mine", "[data-target=discard]"],
    "bal": [".card", ".witch", ".round", ".carabosse"],
    "lancre": ["[data-target=deck]", ".reserve li", ".seats .plate"],
    "witchstone": [".cell", ".exit", ".plate"],
    "wildegrens": ["[data-target^='mission:']", "[data-target^='juror:']"],
}


def sits(visit: Visit, game: str, me: Person) -> Person:
    me.seat(visit.open(*TABLES[game], game=game, lang="fr"))
    me.settled()
    return me


HOVER = 400  # milliseconds after which a pointer at rest is answered


@pytest.mark.parametrize("game", TABLES)
def test_every_text_and_sign_on_a_table_explains_itself(visit: Visit, game: str) -> None:
    """Wherever a pointer rests in the middle of a play, the table says what lies there."""
    me = visit.person("en", DESK)
    me.page.clock.install()
    me.seat(seen(visit.url, game, "middle"))
    me.settled()
    page = me.page
    page.evaluate(STILL)
    signs = page.evaluate(SIGNS)
    assert len(signs) > 15
    mute = []
    for sign in signs:
        page.evaluate(REST, sign)
        page.clock.run_for(HOVER)
        if not page.locator(".explain").count():
            mute.append(sign["what"])
        page.keyboard.press("Escape")
    assert mute == []


@pytest.mark.parametrize("game", TABLES)
def test_everything_explains_itself_where_it_lies(visit: Visit, game: str) -> None:
    """Hover is enough; what is said stands beside the thing, and says more than its name."""
    me = sits(visit, game, visit.person("en", DESK))
    for thing in THINGS[game]:
        found = me.page.locator(f".stage {thing}").first
        found.hover(force=True)
        said = me.page.locator(".explain")
        expect(said).to_be_visible()
        assert len(said.inner_text()) > 12, thing
        me.page.keyboard.press("Escape")
        expect(said).to_have_count(0)
        me.page.mouse.move(2, 2)


# What bears its name where it lies, at a desk.
NAMED = {
    "air": ["Pioche", "Zone commune", "Grimoires à gagner", "Défausse"],
    "witchstone": [
        *("Boule de cristal", "Chaudron", "Pentacle", "Baguette"),
        *("Étagères à fioles", "Parchemins visibles"),
    ],
}
APART = """() => {
  const box = name => document.querySelector(`.stage ${name}`).getBoundingClientRect()
  const [drawn, pile] = [box('.card.drawn'), box('[data-target=discard]')]
  const before = (a, b) => a.right <= b.left || a.bottom <= b.top
  return before(drawn, pile) || before(pile, drawn)
}"""


@pytest.mark.parametrize("game", NAMED)
def test_the_parts_of_a_table_bear_their_names(visit: Visit, game: str) -> None:
    """Books, cloud and chimney; ball, cauldron and tracks. On a phone nothing lies over the discard."""
    me = visit.person("fr", DESK)
    me.seat(seen(visit.url, game, "drawn" if game == "air" else "middle"))
    me.settled()
    for name in NAMED[game]:
        expect(me.page.locator(".stage").get_by_text(re.compile(f"^{name}")).first).to_be_visible()
    if game == "air":
        me.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        me.page.evaluate(STILL)
        for name in ("Pioche", "Zone commune", "Défausse"):
            expect(me.page.locator(".stage").get_by_text(re.compile(f"^{name}")).first).to_be_visible()
        assert me.page.evaluate(APART)


def test_a_long_press_looks_and_plays_nothing(visit: Visit) -> None:
    me = sits(visit, "air", visit.person("fr", PHONE, touch=True))
    version = me.situation()["version"]
    box = me.page.locator("[data-target=deck]").bounding_box()
    assert box
    line = me.page.context.new_cdp_session(me.page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(me.page.locator(".explain")).to_contain_text("Pioche")
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert me.situation()["version"] == version
    expect(me.page.locator(".explain")).to_be_visible()


@pytest.mark.parametrize(("game", "thing"), [("air", "pile:W"), ("bal", "hand:")])
def test_a_lens_looks_where_a_tap_would_play(visit: Visit, game: str, thing: str) -> None:
    """What it is comes first, where it is known from last; the other three have a lens on the board."""
    me = sits(visit, game, visit.person("en", PHONE))
    version = me.situation()["version"]
    glass = me.page.get_by_role("button", name="Look closer")
    glass.click()
    me.page.locator(f".stage [data-target^='{thing}']").last.click()
    said = me.page.locator(".explain")
    expect(said).to_be_visible()
    expect(said.locator("p").last).to_contain_text(re.compile("From|Reconstructed"))
    assert me.situation()["version"] == version
    glass.click()
    expect(glass).to_have_attribute("aria-pressed", "false")


def test_a_tap_that_only_looks_is_never_refused(visit: Visit) -> None:
    """The books say what they are, and why nothing can be bought yet: an answer, not a refusal."""
    me = visit.person("fr", DESK)
    me.seat(visit.open(ME, APPRENTICE, options={"first_player": "0"}))
    me.settled()
    me.page.locator("[data-target='pile:W']").click()
    said = me.page.locator(".explain")
    expect(said).to_contain_text("grimoires")
    expect(said).to_contain_text("Pas maintenant")
    expect(said.locator(".rule-id").first).to_contain_text("AIR-")
    expect(me.page.locator(".refusal")).to_have_count(0)
    # What held at that moment is gone with it.
    me.page.locator("[data-target=deck]").click()
    expect(said).to_have_count(0)


def told(page: Page) -> list[str]:
    return page.locator("#panel li > span:first-child").all_inner_texts()


def test_the_story_walks_with_the_board_and_can_be_skipped(visit: Visit) -> None:
    """Five seats move one after the other: no line comes before its state, and a key ends the wait."""
    me = visit.person("fr", DESK, motion=True)
    heard = Listener(me)
    me.seat(visit.open(ME, *[RANDOM] * 4, options={"first_player": "0"}))
    me.settled()
    page = me.page
    before = me.situation()["version"]
    page.locator(".moves button").first.click()
    for _ in range(6):
        me.reach(before + 1)
        if not me.situation()["mine"]:
            break
        before = me.situation()["version"]
        page.locator(".moves button").last.click()
    page.locator(".skip-on").wait_for()
    me.until(lambda: bool(heard.state["question"] and heard.state["question"]["mine"]))
    newest = heard.state["lines"][-1]["n"]
    shown = page.locator("#panel li").last
    assert int(shown.get_attribute("data-n") or 0) < newest, "the story is ahead of the board"
    page.keyboard.press("s")
    expect(page.locator(".skip-on")).to_have_count(0)
    expect(shown).to_have_attribute("data-n", str(newest))
    me.settled()
    expect(page.locator(".recap")).to_be_visible()


def test_lines_that_say_the_same_are_read_once_and_rules_wait_behind_a_mark(visit: Visit) -> None:
    me = sits(visit, "bal", visit.person("fr", DESK))
    me.play_on(most=6)
    page = me.page
    lines = told(page)
    assert all(one != other for one, other in itertools.pairwise(lines)), lines
    assert not re.search(r"BAL-\d", page.locator("#panel ol").inner_text())
    page.locator("#panel .mark[aria-expanded]").last.click()
    page.locator("#panel .ids .rule-id").first.click()
    page.locator("p.here").wait_for()


def test_cards_that_only_want_to_be_turned_up_are_turned_up_with_one_tap(visit: Visit) -> None:
    """One tap answers until something else is asked: Lancre turns up a card for each problem that arrives."""
    me = visit.person("fr", DESK)
    me.seat(visit.open(ME, game="lancre"))
    before = me.play_on(most=12, until="draw")["version"]
    me.page.get_by_role("button", name="Et encore, jusqu’au bout").click()
    assert me.comes("document.querySelector('[data-asked]').dataset.asked !== 'draw'")
    assert me.situation()["version"] > before + 1


def test_figures_are_lining_ones(visit: Visit) -> None:
    """In the Fell types 10 reads IO: every figure comes from the text face, and all are as wide as high."""
    me = visit.person("fr").go()
    same = me.page.evaluate(
        """async () => {
          await document.fonts.ready
          for (const face of ['Fell', 'Atkinson']) await document.fonts.load(`20px ${face}`, '10')
          const pen = document.createElement('canvas').getContext('2d')
          const wide = face => { pen.font = `400 100px ${face}`; return pen.measureText('1079').width }
          return [wide('Fell'), wide('Atkinson')]
        }"""
    )
    assert abs(same[0] - same[1]) < 1


def test_the_tab_calls_and_one_key_asks(visit: Visit) -> None:
    """The title says whose turn it is; V, M, C and Q answer aloud, and J goes back through what was said."""
    me = visit.person("en", DESK)
    me.seat(visit.open(ME, APPRENTICE, options={"first_player": "0"}, lang="en"))
    me.settled()
    page = me.page
    expect(page).to_have_title(re.compile("^● Your turn"))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("icon-called"))
    log = page.locator("[role=log] p")
    for key, said in {
        "m": "Draw a card",
        "c": "grimoire",
        "q": "Fly a first witch",
        "v": "You hold nothing",
    }.items():
        page.keyboard.press(key)
        expect(log.last).to_contain_text(said)
    before = log.count()
    page.keyboard.press("j")
    expect(log).to_have_count(before + 1)


def test_people_far_apart_say_a_word_with_one_tap(visit: Visit) -> None:
    agnes, bea = visit.person("fr", DESK), visit.person("en", PHONE)
    grant = visit.open(ME, {"kind": "friend"}, lang="fr")
    agnes.seat(grant)
    bea.go(f"#/join/{grant['play']}/{grant['seats'][1]['invite']}")
    expect(bea.page.get_by_text("Agnès")).to_be_visible()  # who asks, what is played, how it goes, how long
    expect(bea.page.get_by_text("minutes")).to_be_visible()
    bea.page.get_by_role("button", name="Sit down").click()
    bea.arrived()
    bea.page.get_by_role("button", name="Say something").click()
    words = bea.page.get_by_role("group", name="Say something")
    choice = words.bounding_box()
    assert choice and choice["x"] >= 0 and choice["x"] + choice["width"] <= PHONE["width"]
    # A dozen, each to be read whole, and nothing to write with.
    assert words.get_by_role("button").all_inner_texts() == words_of("en")
    assert words.evaluate("all => [...all.children].filter(el => el.scrollWidth > el.clientWidth)") == []
    expect(bea.page.locator("textarea, input:visible, [contenteditable]")).to_have_count(0)
    bea.page.get_by_role("button", name="Well played").click()
    expect(agnes.page.locator(".gestures .said")).to_contain_text("Bien joué")
    agnes.page.locator("[role=log] p", has_text="Bien joué").first.wait_for(state="attached")


# Those words of a choice that do not fit into its field, the arrow at its end left free.
TOO_LONG = """field => {
  const pen = document.createElement('canvas').getContext('2d')
  const style = getComputedStyle(field)
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  const room = field.clientWidth - parseFloat(style.paddingLeft) - 20
  return [...field.options].map(each => each.text).filter(text => pen.measureText(text).width > room)
}"""


@pytest.mark.parametrize("language", ["fr", "en"])
def test_bots_are_known_by_their_strength_in_words_that_fit(visit: Visit, language: str) -> None:
    """In the list by their level; how each plays stands under the choice (`test_pages`)."""
    page = visit.person(language, PHONE).go().page
    page.get_by_role("button", name=AIR).click()
    field = page.get_by_role("dialog").get_by_role("combobox").last  # a bot's place, without a nickname
    choices = field.get_by_role("option").all_inner_texts()
    names = [words_for(language).say(f"bot-{level}").lower() for level in level_names("air")]
    assert [choice.lower().rpartition(": ")[2] for choice in choices][-len(names) :] == names
    page.evaluate("document.fonts.ready")
    assert field.evaluate(TOO_LONG) == []
