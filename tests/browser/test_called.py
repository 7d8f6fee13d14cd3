"""Called to the table: sounds, marks where something happened, a notice of the system once, with consent."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESK, LOCAL, ME, RANDOM, Data, Person, Visit, play_until
from tests.browser.test_ear import by_name

pytestmark = pytest.mark.browser

TABLES: dict[str, list[Data]] = {
    "air": [ME, RANDOM],
    "bal": [ME, RANDOM, RANDOM],
    "lancre": [ME, RANDOM],
    "witchstone": [ME, RANDOM],
    "wildegrens": [ME],
}
# An orchestra in a closed room: what the page plays is really rendered, note by note, and heard to its end:
# how loud, how long, and what it sounds like, by how often it swings in each of eight parts.
ORCHESTRA = """
window.played = []
const RATE = 48000
function heard(rendered) {
  const wave = rendered.getChannelData(0)
  const end = wave.findLastIndex(x => Math.abs(x) > 0.0005) + 1
  const part = Math.max(1, Math.floor(end / 8))
  const swings = [...Array(8).keys()].map(at => {
    const cut = wave.subarray(at * part, (at + 1) * part)
    return cut.reduce((n, x, i) => n + (i > 0 && x > 0 !== cut[i - 1] > 0 ? 1 : 0), 0)
  })
  const peak = wave.reduce((most, x) => Math.max(most, Math.abs(x)), 0)
  return { peak, seconds: end / RATE, like: swings.join() + ' ' + end }
}
window.AudioContext = class {
  constructor() { this.enter() }
  enter() { this.room = new OfflineAudioContext(1, 2 * RATE, RATE) }
  get state() { return 'running' }
  get currentTime() { return 0 }
  get destination() { return this.room.destination }
  createGain() { return this.room.createGain() }
  createOscillator() {
    const room = this.room
    const tone = room.createOscillator()
    tone.stop = at => {
      OscillatorNode.prototype.stop.call(tone, at)
      window.played.push(room.startRendering().then(heard))
      this.enter()
    }
    return tone
  }
}
"""
PLAYED = "async () => Promise.all(window.played)"
# The browser's own room, with an ear at its door that remembers the loudest it heard.
ROOM = """
window.rooms = 0
window.loudest = 0
const Room = window.AudioContext
window.AudioContext = class extends Room {
  constructor() {
    super()
    window.rooms++
    this.ear = this.createAnalyser()
    this.ear.fftSize = 32768
    this.ear.connect(super.destination)
  }
  get destination() {
    const wave = new Float32Array(this.ear.fftSize)
    window.listen = () => {
      this.ear.getFloatTimeDomainData(wave)
      return (window.loudest = wave.reduce((most, x) => Math.max(most, Math.abs(x)), window.loudest))
    }
    return this.ear
  }
}
"""
# Things on the table that bear the mark of what has just happened there.
MARKED = """() => [...document.querySelectorAll('.stage *')]
  .filter(el => getComputedStyle(el).outlineStyle === 'dotted').length"""
LOUD = "localStorage.setItem('esbat.settings', JSON.stringify({ sound: true }))"
# Somebody who looks elsewhere, or not: a browser without a window is never hidden. What the system is asked
# and has shown is written down. Where it can show notices at all they are its own, and count when it says
# that they are shown; for a browser that never can (`chrome-headless-shell`) there is a stand-in.
SYSTEM = """
window.asked = 0
window.notices = []
window.away = false
Object.defineProperty(document, 'hidden', { get: () => window.away })
window.real = Notification.permission === 'granted'
const StandIn = class extends EventTarget {
  static permission = 'default'
  static async requestPermission() { return (StandIn.permission = 'granted') }
  constructor() {
    super()
    setTimeout(() => this.dispatchEvent(new Event('show')))
  }
  close() { this.dispatchEvent(new Event('close')) }
}
const System = window.real ? window.Notification : StandIn
window.Notification = class extends System {
  static async requestPermission() {
    window.asked++
    return System.requestPermission()
  }
  constructor(title, options) {
    super(title, options)
    this.addEventListener('show', () => window.notices.push([title, options.body]))
    this.addEventListener('close', () => (window.shut = true))
  }
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
        heard = me.page.evaluate(PLAYED)
        assert [one for one in heard if not (0.02 < one["peak"] < 0.3 and 0.04 < one["seconds"] < 1)] == []
        kinds = {one["like"] for one in heard}
        assert len(kinds) >= 3 if loud else not heard, kinds
    # Where it happened since our last move is marked, or is so after one move more: a pass has no place.
    for _ in range(6):
        if me.page.evaluate(MARKED) or me.play_on(by_name, most=1)["over"]:
            break
    assert me.page.evaluate(MARKED) > 0


def test_what_the_browser_itself_plays_is_heard_only_by_who_asked_for_it(visit: Visit) -> None:
    """In a real room, not one for tests: silent until sound is switched on."""
    me = visit.person("fr")
    me.page.add_init_script(ROOM)
    me.seat(visit.open(ME, RANDOM, options={"first_player": "0"}))
    me.play_on(by_name, most=2)
    assert me.page.evaluate("window.rooms") == 0
    me.page.get_by_role("button", name="Réglages").click()
    me.page.get_by_role("group", name="Sons").get_by_role("radio", name="Allumé").check(force=True)
    me.page.keyboard.press("Escape")
    me.play_on(by_name, most=2)
    assert me.comes("window.listen && window.listen() > 0.01")
    assert me.page.evaluate("window.rooms") == 1


def test_who_may_not_be_called_is_told_so(visit: Visit) -> None:
    """Notices are forbidden, as somebody may: the switch goes back, and nobody is called."""
    me = visit.person("fr").go()
    # Some browsers forbid them by themselves when nobody looks at their windows, others do not.
    session = me.page.context.new_cdp_session(me.page)
    windows = session.send("Target.getTargetInfo")["targetInfo"]["browserContextId"]
    wish = {"permission": {"name": "notifications"}, "setting": "denied", "browserContextId": windows}
    session.send("Browser.setPermission", wish)
    me.page.reload()
    assert me.page.evaluate("Notification.permission") == "denied"
    me.page.get_by_role("button", name="Réglages").click()
    notify = me.page.get_by_role("group", name="Avis quand c’est à toi")
    notify.get_by_role("radio", name="Allumé").click(force=True)
    expect(notify.get_by_role("radio", name="Coupé")).to_be_checked()
    expect(notify).to_contain_text("Ton navigateur interdit")
    assert me.page.evaluate("JSON.parse(localStorage.getItem('esbat.settings'))?.notify ?? false") is False


CALLING = re.compile("^● À toi")


def away_and_back(me: Person, other: Person) -> None:
    """We look elsewhere; the other plays until it is our turn again."""
    play_until([me], lambda: bool(other.situation()["mine"]))
    expect(me.page).not_to_have_title(CALLING)
    me.page.evaluate("window.away = true")
    play_until([other], lambda: bool(me.situation()["mine"]))
    expect(me.page).to_have_title(CALLING)


def test_a_notice_once_for_each_turn_and_only_with_leave(visit: Visit) -> None:
    """A real one, where the browser has them: asked for, shown, and taken away again when somebody looks."""
    me, other = visit.person("fr"), visit.person("fr")
    me.page.context.grant_permissions(["notifications"], origin=visit.url)
    me.page.add_init_script(SYSTEM)
    grant = visit.open(ME, LOCAL, options={"first_player": "0"})
    me.seat(grant, seats=[0])
    other.seat(grant, seats=[1])
    page = me.page
    away_and_back(me, other)
    assert page.evaluate("[window.asked, window.notices.length]") == [0, 0]  # nobody wished for it
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
    # And whoever looks is not called at all.
    play_until([me], lambda: bool(other.situation()["mine"]))
    play_until([other], lambda: bool(me.situation()["mine"]))
    expect(me.page).to_have_title(CALLING)
    assert page.evaluate("window.notices.length") == 1
