"""Plays put where the server keeps them, with luck and moves that are known, and played on by finger.

The server takes them up like any it has seen before, and whoever has the grant sits down there.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

from esbat.engine.record import Record
from esbat.engine.view import ONLOOKER as ONLOOKER_SEAT
from esbat.games import game
from esbat.store import KeptAct, KeptKey, KeptSeat
from esbat.store.interface import INVITE, ONLOOKER, TOKEN
from esbat.table.table import Table
from esbat.web.people.keys import hashed, new_secret
from esbat.web.play.plays import new_play
from esbat.web.telling.story import Story
from tests.browser.hearing import Listener
from tests.browser.people import STILL, Data, Person
from tests.browser.serving import Server
from tests.golden.recipes import RECIPES
from tests.store.plays import with_store

# Where a finger can reach the first of these things that can be reached at all.
SPOT = """targets => {
  for (const el of targets.flatMap(t => [...document.querySelectorAll(`.stage [data-target='${t}']`)])) {
    const box = el.getBoundingClientRect()
    for (const [px, py] of [[.5, .5], [.5, .15], [.2, .5], [.8, .5], [.5, .85], [.12, .12]]) {
      const [x, y] = [box.x + box.width * px, box.y + box.height * py]
      if (document.elementFromPoint(x, y)?.closest('[data-target]') === el) return { x, y }
    }
  }
  return null
}"""


def kept_play(
    server: Server, record: Record, acts: int, names: list[str], bot: tuple[int, str] | None = None
) -> Data:
    """A play of this record after its first acts, all persons but for one bot: a grant as pages take it."""
    tokens = [new_secret() for _ in names]
    invites = [new_secret() for _ in names]
    onlooker = new_secret()
    seats = [KeptSeat(seat, "friend", name, joined=True) for seat, name in enumerate(names)]
    if bot is not None:
        seats[bot[0]] = KeptSeat(bot[0], "bot", names[bot[0]], bot[1], joined=True)
    keys = [KeptKey(hashed(token), TOKEN, seat) for seat, token in enumerate(tokens)]
    keys += [KeptKey(hashed(invite), INVITE, seat) for seat, invite in enumerate(invites)]
    keys.append(KeptKey(hashed(onlooker), ONLOOKER, -1))
    play = new_play(game(record.game), record.options, seats, keys, None, None, record.secret)
    play.acts = [KeptAct(seat, text) for seat, text in record.moves[:acts]]
    address = f"sqlite:///{server.folder}/plays.db"
    # A thread of its own: the browser's has a loop running already.
    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(with_store, address, lambda store: store.create(play)).result()
    granted = [{"seat": seat, "kind": "friend", "token": token} for seat, token in enumerate(tokens)]
    return {"play": play.id, "game": record.game, "seats": granted, "onlooker": onlooker, "invites": invites}


def golden(code: str, name: str) -> Record:
    """A play of which every move is known, and how it ends."""
    return next(recipe for recipe in RECIPES if (recipe.code, recipe.name) == (code, name)).kept()


def near_its_end(server: Server, code: str, acts: int) -> Data:
    """A play of two, one of them a bot, so many acts before it would end by its record.

    For those who show that a way of playing leads to the end: the middle is like what they played before.
    """
    record = golden(code, "two")
    return kept_play(server, record, len(record.moves) - acts, ["Agnès", "Circé"], (1, "apprentice"))


def do(person: Person, entry: Data) -> None:
    """Make this move: tap its thing, choose from the menu if that means several; else press its button."""
    page = person.page
    page.evaluate(STILL)
    spot = page.evaluate(SPOT, entry["targets"])
    if spot is None:
        page.locator(".moves").get_by_role("button", name=entry["label"], exact=True).click()
        return
    person.touch_at(spot["x"], spot["y"])
    if page.locator("[role=menu]").count():
        page.evaluate(STILL)
        page.get_by_role("menuitem", name=entry["label"], exact=True).click()


def play_as_written(people: list[Person], heard: list[Listener], record: Record, acts: int) -> Iterator[int]:
    """From here on everybody makes the moves of the record, by finger; before each one may look.

    Then all who listen, onlookers after the seats, have heard and show the same moment: a table laid beside
    tells how many acts each of them may know of by then.
    """
    table = Table(game(record.game), len(people), record.options, record.secret, [""] * len(people))
    story = Story(table)
    for seat, text in record.moves[:acts]:
        table.submit(seat, text)
    while table.version < len(record.moves):
        story.catch_up()
        for place, listener in enumerate(heard):
            known = story.known[place if place < len(people) else ONLOOKER_SEAT]
            listener.person.reach(known)
            assert listener.reach(known)["version"] == known
        yield table.version
        seat, text = record.moves[table.version]
        assert people[seat].settled()["version"] == story.known[seat]
        entry = next(entry for entry in heard[seat].state["legal"] if entry["move"] == text)
        do(people[seat], entry)
        people[seat].reach(story.known[seat] + 1)
        table.submit(seat, text)
