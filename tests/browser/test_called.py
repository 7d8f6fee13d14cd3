"""Called to the table: sounds, marks where something happened, a notice of the system once, with consent."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESK, LOCAL, ME, NOVICE, Data, Person, Visit, play_until
from tests.browser.test_ear import by_name

pytestmark = pytest.mark.browser

TABLES: dict[str, list[Data]] = {
    "air": [ME, NOVICE],
    "bal": [ME, NOVICE, NOVICE],
    "lancre": [ME, NOVICE],
    "witchstone": [ME, NOVICE],
    "wildegrens": [ME],
}
# An orchestra of paper: it writes down the first pitch of every tone, and is silent.
ORCHESTRA = """
window.played = []
window.AudioContext = class {
  get currentTime() { return performance.now() / 1000 }
  get destination() { return {} }
  createGain() { return { gain: this.pitch(() => {}), connect: () => ({}) } }
  createOscillator() {
    const frequency = this.pitch(from => window.played.push(from))
    return { frequency, connect: to => to, start() {}, stop() {} }
  }
  pitch(note) { return { setValueAtTime: note, exponentialRampToValueAtTime() {} } }
}
"""
# Things on the table that bear the mark of what has just happened there.
MARKED = """() => [...document.querySelectorAll('.stage *')]
  .filter(el => getComputedStyle(el).outlineStyle === 'dotted').length"""
LOUD = "localStorage.setItem('esbat.settings', JSON.stringify({ sound: true }))"
# A system that asks whom it may call, and writes down what it said; somebody who looks elsewhere, or not.
SYSTEM = """
window.asked = 0
window.notices = []
window.away = false
Object.defineProperty(document, 'hidden', { get: () => window.away })
window.Notification = class {
  static permission = 'default'
  static async requestPermission() {
    window.asked++
    return (window.Notification.permission = 'granted')
  }
  constructor(title, { body }) { window.notices.push([title, body]) }
  close() { window.shut = true }
}
"""


@pytest.mark.parametrize("game", TABLES)
def test_every_game_has_sounds_of_its_own_for_what_happens(visit: Visit, game: str) -> None:
    """Several kinds of events sound apart; whoever has not asked for it hears nothing."""
    for loud in (True, False):
        me = visit.person("fr", DESK)
        me.page.add_init_script(ORCHESTRA + (LOUD if loud else ""))
        me.seat(visit.open(*TABLES[game], game=game))
        me.play_on(by_name, most=16)
        heard = set(me.page.evaluate("window.played"))
        assert len(heard) >= 3 if loud else not heard, heard
    # Where it happened since our last move is marked, or is so after one move more: a pass has no place.
    for _ in range(6):
        if me.page.evaluate(MARKED) or me.play_on(by_name, most=1)["over"]:
            break
    assert me.page.evaluate(MARKED) > 0


CALLING = re.compile("^● À toi")


def away_and_back(me: Person, other: Person) -> None:
    """We look elsewhere; the other plays until it is our turn again."""
    play_until([me], lambda: bool(other.situation()["mine"]))
    expect(me.page).not_to_have_title(CALLING)
    me.page.evaluate("window.away = true")
    play_until([other], lambda: bool(me.situation()["mine"]))
    expect(me.page).to_have_title(CALLING)


def test_a_notice_once_for_each_turn_and_only_with_leave(visit: Visit) -> None:
    me, other = visit.person("fr"), visit.person("fr")
    me.page.add_init_script(SYSTEM)
    grant = visit.open(ME, LOCAL, options={"first_player": "0"})
    me.seat(grant, seats=[0])
    other.seat(grant, seats=[1])
    page = me.page
    away_and_back(me, other)
    assert page.evaluate("[window.asked, window.notices.length]") == [0, 0]  # nobody gave leave
    page.evaluate("window.away = false")
    page.get_by_role("button", name="Réglages").click()
    notify = page.get_by_role("group", name="Avis quand c’est à toi")
    notify.get_by_role("radio", name="Allumé").check(force=True)
    expect(notify.get_by_role("radio", name="Allumé")).to_be_checked()
    page.keyboard.press("Escape")
    away_and_back(me, other)
    assert me.comes("window.notices.length > 0")
    assert page.evaluate("window.asked") == 1
    [[title, body]] = page.evaluate("window.notices")  # one, whatever else happened
    assert "Air Sorcière" in title
    assert body == page.locator("#question").inner_text()
    # Somebody looks: it has done its work.
    page.evaluate("window.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    assert me.comes("window.shut === true")
