"""Every table at every size and in both languages, with a ruler: no text is cut or lies on another."""

import pytest
from playwright.sync_api import expect

from tests.browser.measure import LANCRE_CARDS, MEASURE
from tests.browser.moments import seen
from tests.browser.people import (
    DESK,
    LANDSCAPE,
    ME,
    NOVICE,
    PHONE,
    SIZES,
    SMALL_LANDSCAPE,
    SMALL_PHONE,
    STILL,
    Data,
    Person,
    Visit,
)

pytestmark = pytest.mark.browser

# As many people as a table takes: that is where it gets tight.
FULL: dict[str, list[Data]] = {
    "air": [ME] + [NOVICE] * 4,
    "bal": [ME] + [NOVICE] * 5,
    "lancre": [ME] + [NOVICE] * 3,
    "witchstone": [ME] + [NOVICE] * 3,
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


@pytest.mark.parametrize("game", FULL)
def test_no_text_is_cut_or_covered_at_any_size(visit: Visit, game: str) -> None:
    me = visit.person("fr", DESK)
    me.seat(visit.open(*FULL[game], game=game, lang="fr"))
    me.settled()
    me.page.locator("aside .shut").click()
    found: list[str] = []
    for language in ("fr", "en"):
        found += faults(me, f"{game} {language}")
        me.page.set_viewport_size(DESK)  # type: ignore[arg-type]
        before = me.page.locator("#question").inner_text()
        me.page.locator("header .lang").click()
        expect(me.page.locator("#question")).not_to_have_text(before)
        me.play_on(most=3)
    assert found == []


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
]


@pytest.mark.parametrize(("game", "moment"), CROWDED)
def test_no_text_is_cut_or_covered_where_it_gets_crowded(visit: Visit, game: str, moment: str) -> None:
    me = visit.person("fr", DESK)
    me.seat(seen(visit.url, game, moment))
    me.settled()
    me.page.locator("aside .shut").click()
    assert faults(me, f"{game} {moment}") == []


# What one holds, and all that can be chosen, lies under the question, above the moves or beside them, and
# inside the screen; a map is pushed about in its window. Of the map's handles and what is faced there neither
# lies on the other.
UNCOVERED = """() => {
  const boxOf = name => document.querySelector(name).getBoundingClientRect()
  const [heads, moves] = [boxOf('.heads'), boxOf('.moves')]
  const before = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1
  const apart = (a, b) => before(a, b) || before(b, a)
  const faults = []
  for (const el of document.querySelectorAll('.stage :is([data-target^="hand:"], .glow)')) {
    const box = el.getBoundingClientRect()
    if (!box.width || el.closest('.scroller')) continue
    const seen = box.top >= -1 && box.bottom <= innerHeight + 1
    const free = apart(box, heads) && apart(box, moves)
    if (!seen || !free) faults.push(`${el.dataset.target}: ${box.top}–${box.bottom}`)
  }
  for (const lens of document.querySelectorAll('.map .lens button')) {
    const over = document.querySelector('.over')
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
]


@pytest.mark.parametrize(("game", "moment"), HELD)
def test_no_hand_lies_under_the_moves(visit: Visit, game: str, moment: str) -> None:
    """Nor what can be chosen: in both languages, upright and on its side, on the smallest phone, unpushed."""
    grant = seen(visit.url, game, moment)
    found: list[str] = []
    for language in ("fr", "en"):
        me = visit.person(language, SMALL_PHONE).seat(grant)
        me.settled()
        for size in (SMALL_PHONE, PHONE, LANDSCAPE, SMALL_LANDSCAPE):
            me.page.set_viewport_size(size)  # type: ignore[arg-type]
            me.page.evaluate(STILL)
            assert me.page.evaluate("scrollY") == 0
            where = f"{language} {size['width']}×{size['height']}"
            found += [f"{where}: {fault}" for fault in me.page.evaluate(UNCOVERED)]
    assert found == []


# On its side a phone shows the question, the moves and a good part of the board at once.
SEEN = """() => {
  const [board, moves, question] = ['.stage', '.moves', '#question']
    .map(name => document.querySelector(name).getBoundingClientRect())
  const shown = Math.min(innerHeight, board.bottom) - Math.max(0, board.top)
  const beside = board.left >= moves.right - 2
  return { shown: shown / innerHeight, beside, in: moves.bottom <= innerHeight && question.top >= 0 }
}"""


# Whose score is read first: from above, and what stands in one line from the left.
FIRST = """() => [...document.querySelectorAll('main [data-score]')]
  .map(el => [el.getBoundingClientRect(), Number(el.dataset.score)]).filter(([box]) => box.width > 0)
  .sort(([a], [b]) => Math.abs(a.top - b.top) > 12 ? a.top - b.top : a.left - b.left)[0][1]"""


@pytest.mark.parametrize("game", FULL)
def test_every_score_is_in_sight_mine_first_and_on_its_side_the_board_is_beside_the_question(
    visit: Visit, game: str
) -> None:
    """Scores at every size; the board beside the question on a phone on its side."""
    me = visit.person("en", SMALL_PHONE)
    me.seat(visit.open(*FULL[game], game=game, lang="fr"))
    me.settled()
    for size in SIZES.values():
        me.page.set_viewport_size(size)  # type: ignore[arg-type]
        me.page.evaluate(STILL)
        assert me.page.evaluate(IN_SIGHT) == len(FULL[game]), size
        assert me.page.evaluate(FIRST) == 0, size
        if size is LANDSCAPE:
            shown = me.page.evaluate(SEEN)
            assert shown["beside"]
            assert shown["in"]
            assert shown["shown"] > 0.8, shown


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
