"""People at their browsers: they open tables, tap what glows, and note whatever their page complains of."""

import json
import random
import re
import time
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request

from esbat.games import SHELF
from tests import waiting

Data = dict[str, Any]
ME: Data = {"kind": "me", "name": "Agnès"}
LOCAL: Data = {"kind": "local", "name": "Tiffany"}
FRIEND: Data = {"kind": "friend"}
RANDOM: Data = {"kind": "bot", "bot": "random"}
APPRENTICE: Data = {"kind": "bot", "bot": "apprentice"}
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 640}
LANDSCAPE = {"width": 844, "height": 390}
SMALL_LANDSCAPE = {"width": 740, "height": 360}
WALL = {"width": 2560, "height": 1440}
SIZES = {
    "desk": DESK,
    "phone": PHONE,
    "small": SMALL_PHONE,
    "landscape": LANDSCAPE,
    "side": SMALL_LANDSCAPE,
    "wall": WALL,
}
# What the page keeps when it has told somebody how these games are played.
LEARNED = f"localStorage.setItem('esbat.learned', '{' '.join(SHELF)}')"
PATIENCE = int(1000 * waiting.PATIENCE)
# What Playwright itself says to a page whose service worker it keeps out.
NO_WORKER = "Service Worker registration blocked by Playwright"
# A game's box on the shelf, by the beginning of its name.
AIR = re.compile("^(Air Sorcière|Witch Air)")
LANCRE = re.compile("^(Disque-[Mm]onde|The Witches: A)")

# Where a finger can really reach each thing that glows: a point at which nothing else lies on top of it.
GLOWING = """() => {
  const menu = [...document.querySelectorAll('[role=menu] [role=menuitem]')]
  const things = menu.length ? menu : [...document.querySelectorAll('.stage .glow')]
  const found = []
  for (const el of things) {
    const box = el.getBoundingClientRect()
    for (const [px, py] of [[.5, .5], [.5, .15], [.2, .5], [.8, .5], [.5, .85], [.12, .12]]) {
      const [x, y] = [box.x + box.width * px, box.y + box.height * py]
      if (x < 8 || x > innerWidth - 8) continue // nobody aims at the very edge of the glass
      const hit = document.elementFromPoint(x, y)?.closest('[data-target], [role=menuitem]')
      if (hit === el || (hit && el.dataset.target && hit.dataset.target === el.dataset.target)) {
        found.push({target: el.dataset.target ?? 'menu', x, y})
        break
      }
    }
  }
  return found
}"""
# Until nothing on the table has changed its place for some frames: the bar of moves may have grown a line,
# and the table is then laid out anew. Who taps where a thing was a moment ago taps beside it.
STILL = """() => new Promise(done => {
  const places = () => [...document.querySelectorAll('.stage, .stage [data-target], [role=menuitem]')]
    .map(el => JSON.stringify(el.getBoundingClientRect())).join()
  let before = ''
  let same = 0
  const look = () => {
    const now = places()
    // On a busy machine a thing may still wait for its journey to begin, or a word for its letters.
    const waits = document.fonts.status === 'loading' || document.getAnimations().some(a => a.pending)
    same = now === before && !waits ? same + 1 : 0
    before = now
    if (same < 2) requestAnimationFrame(look)
    else done()
  }
  look()
})"""
# Both at once: what glows, as soon as nothing changes its place.
GLOWING_STILL = f"async () => {{ await ({STILL})(); return ({GLOWING})() }}"
# A game's own table is fetched when it is first needed, and stays empty until its box has come as well.
LAID = ".stage:has([data-target])"
# Not yet asked, asked (by which question), or over; and how far the play is.
SITUATION = """() => {
  const table = document.querySelector('[data-version]')
  if (!table) return null
  const chips = document.querySelectorAll('.moves button').length
  const laid = !!document.querySelector('LAID')
  const { version, asked } = table.dataset
  const mine = asked !== 'waiting' && asked !== 'over' && chips > 0 && laid
  return { version: Number(version), asked, mine,
    over: asked === 'over', curtain: !!document.querySelector('dialog.curtain') }
}""".replace("LAID", LAID)
BEARINGS = f"""() => JSON.stringify({{
  ...({SITUATION})(), at: location.href.replace(/[^/]+$/, '…'), scrolled: scrollY,
  focus: document.activeElement?.outerHTML.slice(0, 200),
  asked: document.querySelector('#question')?.textContent,
  refused: document.querySelector('.refusal')?.textContent,
  dialogs: [...document.querySelectorAll('dialog[open], [role=menu]')].map(el => el.innerText),
  moves: [...document.querySelectorAll('.moves button')].map(el => el.textContent),
}}, null, 1)"""
WAIT = f"""([after, patience]) => new Promise(done => {{
  const began = performance.now()
  const look = () => {{
    const s = ({SITUATION})()
    if (s && (s.curtain || s.version > after && (s.mine || s.over))) done(s)
    else if (performance.now() - began > patience) done(null)
    else setTimeout(look, 10)
  }}
  look()
}})"""
REACH = """([version, patience]) => new Promise(done => {
  const began = performance.now()
  const look = () => {
    const there = Number(document.querySelector('[data-version]')?.dataset.version ?? -1)
    if (there >= version || document.querySelector('dialog.curtain')) done(true)
    else if (performance.now() - began > patience) done(false)
    else setTimeout(look, 10)
  }
  look()
})"""
# Looks again and again, in the page itself: its policy forbids what Playwright would do.
COMES = """([patience]) => new Promise(done => {
  const began = performance.now()
  const look = () => {
    if (CONDITION) done(true)
    else if (performance.now() - began > patience) done(false)
    else setTimeout(look, 10)
  }
  look()
})"""
# Every line of the history as it was told, also where several are read as one.
TOLD = (
    "() => [...document.querySelectorAll('#panel li')].flatMap(line => line.dataset.lines.split('\\n'))"
    ".map(text => text.trim())"
)
# Whether the last line of the history was said in the live region, and so all before it.
ALL_SAID = f"window.heard.join(' ').includes(({TOLD})().at(-1))"
# A player who gets on with it: diplomas first, then landing, then the clouds, else another card.
EAGERNESS = {"pile": 60, "hand": 20, "menu": 5, "drawn": 5, "column": 3, "common": 3, "deck": 2}

Way = Callable[["Person"], None]


class Person:
    """Somebody with a browser window of their own."""

    def __init__(self, visit: "Visit", page: Page, touch: bool) -> None:
        self.visit = visit
        self.page = page
        self.touch = touch
        self.luck = random.Random(2026)
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("request", self.asked)
        page.on("websocket", lambda line: self.called(line.url))

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != NO_WORKER:
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def asked(self, request: Request) -> None:
        if not request.url.startswith((self.visit.url, "blob:" + self.visit.url)):
            self.complaints.append(f"asked elsewhere: {request.url}")

    def called(self, url: str) -> None:
        if not url.startswith(self.visit.url.replace("http", "ws", 1)):
            self.complaints.append(f"called elsewhere: {url}")

    def forgive(self, pattern: str) -> None:
        """This complaint is what the test is about, such as a server that does not answer."""
        self.forgiven.append(pattern)

    def left_over(self) -> list[str]:
        return [said for said in self.complaints if not any(re.search(f, said) for f in self.forgiven)]

    # ---- going places

    def go(self, where: str = "") -> "Person":
        """Open an address of the page; a new one after # alone would not load anything anew."""
        self.page.goto(self.visit.url + where)
        return self

    def seat(self, grant: Data, seats: list[int] | None = None) -> "Person":
        """Sit down at a table that was opened for us, as the page itself would have kept it."""
        own = [
            {"seat": each["seat"], "token": each["token"], "kind": each["kind"], "name": ""}
            | ({"recovery": each["recovery"]} if each.get("recovery") else {})
            for each in grant["seats"]
            if each.get("token") and (seats is None or each["seat"] in seats)
        ]
        invites = [
            {"seat": each["seat"], "secret": each["invite"]} for each in grant["seats"] if each.get("invite")
        ]
        kept = {"play": grant["play"], "game": grant.get("game", "air"), "seats": own}
        kept |= {"invites": invites, "opened": 1}
        kept |= {"onlooker": grant["onlooker"], "names": [], "over": False}
        self.go("#/about")
        self.page.evaluate("kept => localStorage.setItem('esbat.plays', kept)", json.dumps([kept]))
        self.go(f"#/play/{grant['play']}")
        return self.arrived()

    # ---- at the table

    def arrived(self) -> "Person":
        """Wait until the table is laid, or the curtain hides it.

        The shell of the page stands before: the game's own part and its box are fetched when they are needed.
        """
        self.page.locator(f"[data-version] {LAID}, dialog.curtain").first.wait_for()
        return self

    def situation(self) -> Data:
        found: Data = self.page.evaluate(SITUATION)
        return found

    def settled(self, after: int = -1) -> Data:
        """Wait until we are asked, the curtain falls, or it is over; at a later version than this."""
        # One promise in the page: no eval, which its policy forbids, and no asking again and again.
        found: Data | None = self.page.evaluate(WAIT, [after, PATIENCE])
        assert found, f"nothing happened after version {after}: {self.situation()}"
        return found

    def reach(self, version: int) -> None:
        """Wait until the page shows this version or a later one, whoever is asked."""
        assert self.page.evaluate(REACH, [version, PATIENCE]), f"never came to {version}: {self.situation()}"

    def comes(self, condition: str) -> bool:
        """Wait until this is true in the page."""
        return bool(self.page.evaluate(COMES.replace("CONDITION", condition), [PATIENCE]))

    def until(self, so: Callable[[], bool]) -> None:
        """Wait until something outside the page is so, of which its messages tell us."""
        end = time.monotonic() + waiting.PATIENCE
        while not so():
            assert time.monotonic() < end, "it never came to that"
            self.page.wait_for_timeout(5)

    def moved_on(self, before: int) -> Data:
        """Wait until the table has moved on, and then until somebody at this screen is asked."""
        self.reach(before + 1)
        return self.settled()

    def touch_at(self, x: float, y: float) -> None:
        if self.touch:
            # A page may be pushed about within the glass; a thumb hits what it sees.
            left, top = self.page.evaluate("[visualViewport.offsetLeft, visualViewport.offsetTop]")
            self.page.touchscreen.tap(x - left, y - top)
        else:
            self.page.mouse.click(x, y)

    def tap(self) -> None:
        """Tap one of the things that glow; where it means several things, choose from the menu."""
        things: list[Data] = self.page.evaluate(GLOWING_STILL)
        if not things:
            # A card may still be on its way, or the move has no thing of its own but a button.
            chips = self.page.locator(".moves button")
            assert chips.count(), "nothing glows and there is no button"
            chips.nth(self.luck.randrange(chips.count())).click()
            return
        weights = [EAGERNESS.get(thing["target"].split(":")[0], 1) for thing in things]
        thing = self.luck.choices(things, weights)[0]
        self.touch_at(thing["x"], thing["y"])
        if thing["target"] != "menu" and self.page.locator("[role=menu]").count():
            self.tap()

    def play_on(self, way: Way | None = None, most: int = 2000, until: str = "") -> Data:
        """Play whenever we are asked, until it is over, or this question is asked, or so many times."""
        situation = self.settled()
        for _ in range(most):
            if situation["curtain"]:
                self.page.locator("dialog.curtain button").click()
                situation = self.settled()
                continue
            if situation["over"] or (until and situation["asked"] == until):
                break
            (way or Person.tap)(self)
            situation = self.settled(situation["version"])
        return situation

    def bearings(self) -> str:
        """Where they stand, in a few words, for whoever wonders why a test failed."""
        try:
            return str(self.page.evaluate(BEARINGS))
        except Error as error:  # the page may be gone
            return str(error)

    def status(self) -> str:
        return self.page.locator("[role=log]").inner_text()


def play_until(people: list[Person], so: Callable[[], bool], leave: frozenset[str] = frozenset()) -> None:
    """Whoever is asked taps, unless it is one of these questions, until this is so."""
    end = time.monotonic() + waiting.PATIENCE
    while not so():
        assert time.monotonic() < end, [person.situation() for person in people]
        for person in people:
            now = person.situation()
            if now["mine"] and now["asked"] not in leave and not so():
                person.tap()
                person.reach(now["version"] + 1)
                end = time.monotonic() + waiting.PATIENCE
        people[0].page.wait_for_timeout(5)  # others may have to answer


class Visit:
    """One test's people."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.people: list[Person] = []

    def person(
        self,
        language: str = "fr",
        viewport: Data | None = None,
        dark: bool = True,
        motion: bool = False,
        touch: bool = False,
        learned: bool = True,
        worker: bool = False,
    ) -> Person:
        """Somebody arrives, with a browser that has never been here; most know how the games are played.

        The page's service worker keeps its files for a second visit. It asks for each of them once more, so
        it is there only where it matters.
        """
        context = self.browser.new_context(
            viewport=viewport or DESK,  # type: ignore[arg-type]
            locale={"fr": "fr-FR", "en": "en-GB"}[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            is_mobile=touch,
            service_workers="allow" if worker else "block",
        )
        if learned:
            context.add_init_script(LEARNED)
        person = Person(self, context.new_page(), touch)
        self.people.append(person)
        return person

    def tab(self, person: Person) -> Person:
        """A second window of the same browser."""
        second = Person(self, person.page.context.new_page(), person.touch)
        self.people.append(second)
        return second

    def open(self, *seats: Data, **more: Any) -> Data:
        """A table, opened as the page would."""
        wish = {"game": "air", "seats": list(seats), "lang": "fr", **more}
        answer = httpx.post(f"{self.url}api/plays", json=wish, timeout=waiting.PATIENCE, verify=False)
        assert answer.status_code == 201, answer.text
        granted: Data = answer.json()
        return granted

    def leave(self) -> None:
        """Everybody goes home; a page that complained fails the test."""
        complaints = [said for person in self.people for said in person.left_over()]
        for person in self.people:
            person.page.context.close()
        assert not complaints, complaints
