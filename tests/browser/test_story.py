"""The story walks with the board in all five games: no line before its motion, and a tap ends the wait."""

import json

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.checker import NEXT_FRAMES
from tests.browser.hearing import Listener
from tests.browser.people import DESK, ME, RANDOM, Data, Person, Visit
from tests.browser.test_ear import by_name

pytestmark = pytest.mark.browser

TABLES: dict[str, list[Data]] = {
    "air": [ME, *[RANDOM] * 4],
    "bal": [ME, *[RANDOM] * 5],
    "lancre": [ME, RANDOM, RANDOM],
    "witchstone": [ME, RANDOM, RANDOM],
    "wildegrens": [ME],
}
# In every frame: which moment the board shows, and the last line of the story.
WATCH = """() => {
  window.frames_seen = []
  const look = () => {
    const line = [...document.querySelectorAll('#panel li')].at(-1)
    const version = Number(document.querySelector("[data-version]").dataset.version)
    const row = [version, Number(line?.dataset.n ?? 0)]
    if (String(row) !== String(window.frames_seen.at(-1))) window.frames_seen.push(row)
    requestAnimationFrame(look)
  }
  look()
}"""
# The same of the little creatures of every witch, from one line to the next.
COFFERS = "[...document.querySelectorAll('.plate .lives')].map(el => +el.textContent)"
CREATURES = WATCH.replace("Number(line?.dataset.n ?? 0)]", f"Number(line?.dataset.n ?? 0), ...{COFFERS}]")
QUICK = "localStorage.setItem('esbat.settings', JSON.stringify({ speed: 0.6 }))"
LAST = "Number([...document.querySelectorAll('#panel li')].at(-1).dataset.n)"
# Where a finger finds the way past what is left, if anything still is.
SKIP = """() => {
  const box = document.querySelector('.skip-on')?.getBoundingClientRect()
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
}"""
# What is shown now has been looked at, too.
MOVES = 40


class Told(Listener):
    """Knows also with which moment every line of the story came."""

    def __init__(self, person: Person) -> None:
        self.came: dict[int, int] = {}
        self.losses: list[Data] = []
        super().__init__(person)

    def follow(self, line: WebSocket) -> None:
        super().follow(line)
        line.on("framereceived", self.note)

    def note(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["t"] == "state":
            for line in message["lines"]:
                self.came.setdefault(line["n"], message["version"])
            self.losses += [event for event in message["events"] if event["kind"] == "lost"]


def until_they_move(me: Person) -> bool:
    """We play until more happens than can be seen at once; whether it came to that."""
    for _ in range(MOVES):
        before = me.settled()
        if before["over"]:
            return False
        by_name(me)
        me.reach(before["version"] + 1)
        if me.page.locator(".skip-on").count() and not me.situation()["mine"]:
            return True
    return False


@pytest.mark.parametrize("game", TABLES)
def test_no_line_comes_before_its_moment_and_a_tap_skips_what_is_left(visit: Visit, game: str) -> None:
    me = visit.person("fr", DESK, motion=True)
    told = Told(me)
    me.seat(visit.open(*TABLES[game], game=game))
    me.settled()
    me.page.evaluate(WATCH)
    alone = len(TABLES[game]) == 1
    if alone:
        me.play_on(by_name, most=6)
    else:
        assert until_they_move(me)
        me.until(lambda: bool(told.state["question"] and told.state["question"]["mine"]))
        newest = max(told.came)
        left = me.page.evaluate(SKIP) if me.page.evaluate(LAST) < newest else None
        if left:  # unless all of it was seen meanwhile
            me.touch_at(left["x"], left["y"])
        expect(me.page.locator(".skip-on")).to_have_count(0)
        assert me.page.evaluate(LAST) == newest
    me.settled()
    me.page.evaluate(NEXT_FRAMES)
    rows = me.page.evaluate("window.frames_seen")
    assert len(rows) > 1 and rows[-1][0] == me.situation()["version"]
    assert [row for row in rows if row[1] in told.came and row[0] < told.came[row[1]]] == []


def test_nothing_is_lost_before_its_line(visit: Visit) -> None:
    """In one go of Le Bal several things happen: the coffers on the floor keep step with what is told."""
    me = visit.person("fr", DESK, motion=True)
    me.page.add_init_script(QUICK)
    told = Told(me)
    me.seat(visit.open(*TABLES["bal"][:4], game="bal"))
    me.settled()
    me.page.evaluate(CREATURES)
    seats = me.page.evaluate("[...document.querySelectorAll('.plate')].map(el => +el.dataset.score)")
    waited = 0
    for _ in range(MOVES):
        if waited > 1 or me.play_on(by_name, most=1)["over"]:
            break
        for version, line, *lives in me.page.evaluate("window.frames_seen.splice(0)"):
            due = [loss for loss in told.losses if loss["n"] > line and told.came[loss["n"]] <= version]
            waited += len(due)
            shown = dict(zip(seats, lives, strict=True))
            assert [loss for loss in due if shown[loss["seat"]] <= loss["left"]] == []
    assert waited > 1
