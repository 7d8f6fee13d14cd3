"""Every table at every size and in both languages, with a ruler: no text is cut or lies on another."""

import pytest
from playwright.sync_api import expect

from tests.browser.measure import LANCRE_CARDS, MEASURE
from tests.browser.moments import seen
from tests.browser.people import (
    DESK,
    LANDSCAPE,
    ME,
    PHONE,
    RANDOM,
    SIZES,
    SMALL_LANDSCAPE,
    SMALL_PHONE,
    STILL,
    WALL,
    Data,
    Person,
    Visit,
)

pytestmark = pytest.mark.browser

# As many people as a table takes: that is where it gets tight.
FULL: dict[str, list[Data]] = {
    "air": [ME] + [RANDOM] * 4,
    "bal": [ME] + [RANDOM] * 5,
    "lancre": [ME] + [RANDOM] * 3,
    "witchstone": [ME] + [RANDOM] * 3,
    "wildegrens": [ME],
}
# Everybody's score is somewhere on the screen, whatever its size; alone one looks at the Jurors.
IN_SIGHT = """() => {
  const seats = new Set([...document.querySelectorAll('.stage [data-score]')].filter(el => {
    const box = el.getBoundingClientRect()
    return box.width > 0 && box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0
  }).map(el => Number(el.dataset.score)))
  return seats.size
}"""


def faults(me: Person, where: str) -> list[str]:
    """What the ruler finds at each size."""
    found: list[str] = []
    for size in SIZES.values():
        me.page.set_viewport_size(size)  # type: ignore[arg-type]
        me.page.evaluate(STILL)
        name = f"{where} {size['width']}×{size['height']}"
        found += [f"{name}: {fault}" for fault in me.page.evaluate(MEASURE)]
    return found


# On its side a phone shows the question, the moves and a good part of the board at once.
SEEN = """() => {
  const [board, moves, question] = ['.stage', '.moves', '#question']
    .map(name => document.querySelector(name).getBoundingClientRect())
  const shown = Math.min(innerHeight, board.bottom) - Math.max(0, board.top)
  const beside = board.left >= moves.right - 2
  return { shown: shown / innerHeight, beside, in: moves.bottom <= innerHeight && question.top >= 0 }
}"""
# On a large screen the table is larger, not only wider: it fills the screen, and so do its letters.
LARGE = """() => {
  const main = document.querySelector('main').getBoundingClientRect()
  const asked = document.querySelector('#question')
  const line = document.createRange()
  line.selectNodeContents(asked)
  const letters = line.getClientRects()[0].height
  return Math.abs(main.bottom - innerHeight) < 2 && Math.abs(main.right - innerWidth) < 2 && letters > 30
}"""
# Whose score is read first: from above, and what stands in one line from the left.
FIRST = """() => [...document.querySelectorAll('main [data-score]')]
  .map(el => [el.getBoundingClientRect(), Number(el.dataset.score)]).filter(([box]) => box.width > 0)
  .sort(([a], [b]) => Math.abs(a.top - b.top) > 12 ? a.top - b.top : a.left - b.left)[0][1]"""


def other_language(me: Person) -> None:
    """Back at a desk, the table speaks the other language."""
    me.page.set_viewport_size(DESK)  # type: ignore[arg-type]
    before = me.page.locator("#question").inner_text()
    me.page.locator("header .lang").click()
    expect(me.page.locator("#question")).not_to_have_text(before)


@pytest.mark.parametrize("game", FULL)
def test_at_any_size_no_text_is_cut_or_covered_every_score_is_in_sight_and_mine_first(
    visit: Visit, game: str
) -> None:
    """And on a phone on its side the board is beside the question; a large screen is filled."""
    me = visit.person("fr", DESK)
    me.seat(visit.open(*FULL[game], game=game, lang="fr"))
    me.settled()
    scores_in_sight(me, len(FULL[game]))
    me.page.set_viewport_size(DESK)  # type: ignore[arg-type]
    me.page.locator("aside .shut").click()
    found: list[str] = []
    for language in ("fr", "en"):
        found += faults(me, f"{game} {language}")
        other_language(me)
        me.play_on(most=3)
    assert found == []


def scores_in_sight(me: Person, seats: int) -> None:
    """Scores at every size; the board beside the question on a phone on its side; letters on a wall."""
    for size in SIZES.values():
        me.page.set_viewport_size(size)  # type: ignore[arg-type]
        me.page.evaluate(STILL)
        assert me.page.evaluate(IN_SIGHT) == seats, size
        assert me.page.evaluate(FIRST) == 0, size
        if size is WALL:
            assert me.page.evaluate(LARGE)
        if size is LANDSCAPE:
            shown = me.page.evaluate(SEEN)
            assert shown["beside"]
            assert shown["in"]
            assert shown["shown"] > 0.8, shown


# Moments that crowd a table: something is faced, laid, chosen or judged.
CROWDED = [
    ("air", "drawn"),
    ("bal", "middle"),
    ("lancre", "facing"),
    ("witchstone", "act"),
    ("wildegrens", "middle"),
    ("wildegrens", "last"),
    ("wildegrens", "beat"),
    ("wildegrens", "trial"),
    ("wildegrens", "choose"),
]


@pytest.mark.parametrize(("game", "moment"), CROWDED)
def test_no_text_is_cut_or_covered_where_it_gets_crowded(visit: Visit, game: str, moment: str) -> None:
    me = visit.person("fr", DESK)
    me.seat(seen(visit.url, game, moment))
    me.settled()
    me.page.locator("aside .shut").click()
    found = faults(me, f"{game} {moment} fr")
    other_language(me)
    assert found + faults(me, f"{game} {moment} en") == []


# What one holds, and all that can be chosen, lies under the question, above the moves or beside them, and
# inside the screen. A map is pushed about in its window: what can be chosen there out of sight is counted by
# the arrows at its edges. Of the map's handles and what is faced there neither lies on the other.
UNCOVERED = """() => {
  const boxOf = name => document.querySelector(name).getBoundingClientRect()
  const [heads, moves] = [boxOf('.heads'), boxOf('.moves')]
  const before = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1
  const apart = (a, b) => before(a, b) || before(b, a)
  const faults = []
  for (const el of document.querySelectorAll('.stage :is([data-target^="hand:"], .glow)')) {
    const box = el.getBoundingClientRect()
    if (!box.width || el.closest('.scroller')) continue
    const pushed = el.parentElement.closest('.board')?.getBoundingClientRect() // notices, at a desk
    const low = pushed?.height ? Math.min(pushed.bottom, innerHeight) : innerHeight
    const seen = box.top >= -1 && box.bottom <= low + 1
    const free = apart(box, heads) && apart(box, moves)
    if (!seen || !free) faults.push(`${el.dataset.target}: ${box.top}–${box.bottom}`)
  }
  const over = document.querySelector('.over')
  const map = document.querySelector('.scroller')
  if (map) {
    const box = map.getBoundingClientRect()
    const low = over ? over.getBoundingClientRect().top : box.bottom
    const lost = [...map.querySelectorAll('.glow')].map(el => el.getBoundingClientRect())
      .map(b => [(b.left + b.right) / 2, (b.top + b.bottom) / 2])
      .filter(([x, y]) => x < box.left || x > box.right || y < box.top || y > low)
    const told = [...document.querySelectorAll('.map .beyond b')].map(el => Number(el.textContent))
    const sum = told.reduce((a, b) => a + b, 0)
    if (sum !== lost.length) faults.push(`${lost.length} places are out of sight, and arrows tell of ${sum}`)
  }
  for (const lens of document.querySelectorAll('.map .lens button')) {
    if (over && !apart(lens.getBoundingClientRect(), over.getBoundingClientRect())) faults.push(lens.title)
  }
  return faults
}"""
HELD = [
    ("air", "middle"),
    ("air", "drawn"),
    ("air", "diploma"),
    ("bal", "middle"),
    ("bal", "laying"),
    ("lancre", "middle"),
    ("lancre", "start"),
    ("lancre", "facing"),
    ("witchstone", "start"),
    ("witchstone", "tile"),
    ("witchstone", "middle"),
    ("witchstone", "act"),
    ("wildegrens", "start"),
    ("wildegrens", "choose"),
    ("wildegrens", "last"),
]


@pytest.mark.parametrize(("game", "moment"), HELD)
def test_no_hand_lies_under_the_moves(visit: Visit, game: str, moment: str) -> None:
    """Nor what can be chosen: both languages, phones upright and on a side, a desk; nothing is pushed."""
    me = visit.person("fr", SMALL_PHONE).seat(seen(visit.url, game, moment))
    me.settled()
    found: list[str] = []
    for language in ("fr", "en"):
        if language == "en":
            me.page.keyboard.press("r")
            other_language(me)
        for size in (SMALL_PHONE, PHONE, LANDSCAPE, SMALL_LANDSCAPE, DESK):
            me.page.set_viewport_size(size)  # type: ignore[arg-type]
            if size is DESK:
                me.page.keyboard.press("r")  # with the history beside it a table is at its narrowest
            me.page.evaluate(STILL)
            assert me.page.evaluate("scrollY") == 0
            where = f"{language} {size['width']}×{size['height']}"
            found += [f"{where}: {fault}" for fault in me.page.evaluate(UNCOVERED)]
    assert found == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_card_of_lancre_is_read_whole(visit: Visit, language: str) -> None:
    """Names, effects and places of all cards of the box, put on a card in hand one after another."""
    me = visit.person(language, PHONE)
    grant = seen(visit.url, "lancre", "facing")
    me.seat(grant).settled()
    for size in (PHONE, DESK):
        me.page.set_viewport_size(size)  # type: ignore[arg-type]
        me.page.evaluate(STILL)
        assert me.page.evaluate(LANCRE_CARDS, [grant["play"], language]) == []


HIDDEN_NUMBERS = """() => {
  const who = document.querySelector('.carabosse').getBoundingClientRect()
  return [...document.querySelectorAll('.pile .count')].filter(count => {
    const box = count.getBoundingClientRect()
    return box.left < who.right && who.left < box.right && box.top < who.bottom && who.top < box.bottom
  }).map(count => count.textContent)
}"""


def test_carabosse_stands_over_no_number(visit: Visit) -> None:
    """Six at Le Bal on a phone on its side: there is hardly room for her but before the piles."""
    me = visit.person("fr", SMALL_LANDSCAPE)
    me.seat(seen(visit.url, "bal", "middle")).settled()
    for size in (SMALL_LANDSCAPE, LANDSCAPE, SMALL_PHONE, PHONE, DESK):
        me.page.set_viewport_size(size)  # type: ignore[arg-type]
        me.page.evaluate(STILL)
        assert me.page.evaluate(HIDDEN_NUMBERS) == [], size
