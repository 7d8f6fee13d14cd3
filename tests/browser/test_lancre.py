"""Les Sorcières at the web table: alone, by two, by thumb, by keyboard, with a pack; all it shows is true."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from esbat.games import game
from esbat.packs import exported
from tests.browser.checker import clean
from tests.browser.hearing import EVERY_CARD, Listener
from tests.browser.kept import golden, kept_play, play_as_written
from tests.browser.looks import APART, SHEET, Looks
from tests.browser.people import (
    APPRENTICE,
    LANCRE,
    ME,
    PHONE,
    SMALL_PHONE,
    STILL,
    Data,
    Person,
    Visit,
)
from tests.browser.serving import Server
from tests.browser.test_everyone import LEAST, SMALL, TINY, by_thumb
from tests.browser.test_play import by_keyboard

pytestmark = pytest.mark.browser
BOX = "lancre"
MAP_WIDE = "() => document.querySelector('.scroller .map').getBoundingClientRect().width"
PINCH = """([from, to]) => {
  const map = document.querySelector('.scroller')
  const box = map.getBoundingClientRect()
  const at = (apart, id) => new Touch({ identifier: id, target: map, clientY: box.y + 80,
    clientX: box.x + box.width / 2 + (id ? apart : -apart) / 2 })
  const tell = (kind, apart) => map.dispatchEvent(new TouchEvent(kind, { bubbles: true, cancelable: true,
    touches: kind === 'touchend' ? [] : [at(apart, 0), at(apart, 1)] }))
  tell('touchstart', from); tell('touchmove', (from + to) / 2); tell('touchmove', to); tell('touchend', 0)
}"""
# What a place, a problem or a card looked at says of where it is from.
FROM = ".from .origins"


def advised(me: Person) -> None:
    """Ask the candle, and do as it says."""
    me.page.keyboard.press("h")
    me.page.locator(".hint").wait_for()
    me.page.locator(".moves button.main").click()


def asked(me: Person, question: str) -> Data:
    """Play until this is asked of us."""
    found = me.play_on(advised, until=question)
    assert found["asked"] == question, f"never asked {question}"
    return found


def seated(visit: Visit, *seats: Data, language: str = "fr", **more: object) -> Person:
    me = visit.person(language, **more)  # type: ignore[arg-type]
    me.seat(visit.open(*seats, game=BOX, lang=language))
    me.page.locator(".spot").first.wait_for()
    return me


# ---- whole plays


def test_alone_from_the_shelf_to_the_end(visit: Visit) -> None:
    """One seat is the solo play: by tapping what glows, to the score and its rank, and once more."""
    me = visit.person("fr")
    page = me.go().page
    page.get_by_role("button", name=LANCRE).click()
    page.get_by_role("button", name="Retirer la place 2").click()
    page.get_by_role("button", name="À table").click()
    me.settled()
    expect(page.get_by_role("heading", name="Qui es-tu, ce soir ?")).to_be_visible()
    assert page.locator(".spot").count() == 29
    assert me.play_on()["over"]
    end = page.get_by_role("dialog", name=re.compile("Tu gagnes|Tu perds"))
    end.wait_for()
    before = page.url
    end.get_by_role("button", name="Encore une").click()
    page.wait_for_url(lambda url: url != before)
    assert not me.settled()["over"]


def apart(people: list[Person], heard: list[Listener]) -> int:
    """Nobody's page holds a card of another's hand, nor was it told of one; how many cards were held."""
    hands = [set(listener.state["view"]["seats"][seat]["hand"]) for seat, listener in enumerate(heard[:2])]
    for eyes, (person, listener) in enumerate(zip(people, heard, strict=True)):
        there = set(person.page.evaluate(EVERY_CARD))
        for other in {0, 1} - {eyes}:
            assert listener.state["view"]["seats"][other]["hand"] is None and not there & hands[other]
    return sum(map(len, hands))


def test_two_people_by_invitation_to_the_end(visit: Visit, server: Server) -> None:
    """Each in their own language, each with their own hand; a third looks on and sees neither.

    Every move of the play is made by finger, and it ends by its rules: the same end for all three.
    """
    record = golden(BOX, "smoke-6")
    agnes, bea, watcher = people = [visit.person("fr"), visit.person("en"), visit.person("fr")]
    heard = [Listener(person) for person in people]
    grant = kept_play(server, record, 0, ["Agnès", "Béa"])
    agnes.seat(grant, [0])
    bea.page.goto(f"{visit.url}#/join/{grant['play']}/{grant['invites'][1]}")
    bea.page.get_by_role("button", name="Sit down").click()
    watcher.page.goto(f"{visit.url}#/watch/{grant['play']}/{grant['onlooker']}")
    for person in people:
        person.page.locator(".spot").first.wait_for()
    held = 0
    for moves in play_as_written([agnes, bea], heard, record, 0):
        held += apart(people, heard) if moves % 5 == 0 else 0
    assert held > 20, "hands were held, and looked at"
    several = agnes.page.locator(".spot .several")
    expect(several).to_have_text("×3")
    for person, title, why in (
        (agnes, "Tout le monde perd", "La partie est perdue\u00a0: trop de crises."),
        (bea, "Everybody loses", "The play is lost: too many crises."),
        (watcher, "Tout le monde perd", "La partie est perdue\u00a0: trop de crises."),
    ):
        end = person.page.get_by_role("dialog", name=title)
        expect(end).to_contain_text(why)
        expect(end.locator(".points")).to_have_text(["1", "0"])


def test_together_to_the_end(visit: Visit, server: Server) -> None:
    """What is counted is what all have to fear; they win, and nobody's points are held against another's.

    Its last third: another play is made by finger from its start, above.
    """
    record = golden(BOX, "coven-2-4")
    begun = 2 * len(record.moves) // 3
    agnes, bea = people = [visit.person("fr"), visit.person("en")]
    heard = [Listener(person) for person in people]
    grant = kept_play(server, record, begun, ["Agnès", "Béa"])
    for seat, person in enumerate(people):
        person.seat(grant, [seat])
        person.page.locator(".spot").first.wait_for()
        expect(person.page.locator(".plate .points, .mine .points")).to_have_count(0)
        expect(person.page.locator(".goal li")).to_have_count(2)
    for _ in play_as_written(people, heard, record, begun):
        big = heard[0].state["view"]["spaces"]
        left = sum(bool(row["hidden"] or (row["points"] or 0) > 3) for row in big)
        expect(agnes.page.locator(".goal li", has_text="Gros Probl").locator("b")).to_have_text(str(left))
    for person, title, saved in (
        (agnes, "Vous gagnez, tous ensemble", "Lancre est sauvé. 2 Gros Problèmes restent"),
        (bea, "You win, all together", "Lancre is saved. 2 big problems are left"),
    ):
        end = person.page.get_by_role("dialog", name=title)
        expect(end.locator(".grade")).to_contain_text(saved)
        expect(end.locator("ol > li")).to_have_count(2)
        expect(end.locator(".points")).to_have_count(0)


def test_together_one_loses_together(visit: Visit, server: Server, axe: str) -> None:
    """No Black Aliss is left: all have lost, on a desk and on a phone, and no rank is given."""
    record = golden(BOX, "salt-170")
    grant = kept_play(server, record, len(record.moves), ["Agnès", "Béa"])
    for language, title in (("fr", "Vous perdez, tous ensemble"), ("en", "You lose, all together")):
        for viewport in (None, PHONE):
            me = visit.person(language, viewport, touch=viewport is not None)
            me.seat(grant, [0])
            end = me.page.get_by_role("dialog", name=title)
            expect(end.locator("ol > li")).to_have_count(2)
            expect(end.locator(".points, .rank")).to_have_count(0)
            left = me.page.locator(".goal li, .reserve li", has_text=re.compile("Aliss")).locator("b").first
            expect(left).to_have_text("0")
            clean(me, axe)


@pytest.mark.parametrize(
    ("name", "title", "rank"),
    [
        ("dungeon-36", "Tu perds", "Moins de 30 points\u00a0: reste à épouser un éleveur de cochons."),
        ("witch-2", "Tu gagnes", "De 30 à 40 points\u00a0: te voilà sorcière."),
        ("honours-2", "Tu gagnes", "Plus de 40 points\u00a0: sorcière, avec mention."),
    ],
)
def test_alone_one_is_given_a_rank(visit: Visit, server: Server, name: str, title: str, rank: str) -> None:
    record = golden(BOX, name)
    me = visit.person("fr")
    heard = [Listener(me)]
    begun = len(record.moves) - 3
    me.seat(kept_play(server, record, begun, ["Agnès"]), [0])
    me.page.locator(".spot").first.wait_for()
    for _ in play_as_written([me], heard, record, begun):
        pass
    end = me.page.get_by_role("dialog", name=title)
    expect(end.locator(".grade")).to_have_text(rank)
    assert record.outcome is not None
    expect(end.locator(".points")).to_have_text(str(record.outcome["scores"][0]))  # type: ignore[index]


def test_by_keyboard_alone(visit: Visit) -> None:
    me = seated(visit, ME, APPRENTICE)
    for _ in range(30):
        if me.settled()["over"]:
            break
        me.play_on(by_keyboard, most=1)
    assert me.situation()["version"] > 25


def test_arrows_walk_over_the_map(visit: Visit) -> None:
    me = seated(visit, ME, APPRENTICE)
    page = me.page
    page.locator("[data-target='space:granny']").focus()
    page.keyboard.press("ArrowRight")
    there = page.evaluate("document.activeElement.dataset.target")
    assert there.startswith("space:") and there != "space:granny"


def test_a_small_phone_by_thumb(visit: Visit) -> None:
    """360 by 640: nothing too small, nothing over the edge, the map pushed and pinched."""
    me = seated(visit, ME, APPRENTICE, viewport=SMALL_PHONE, dark=False, touch=True)
    page = me.page
    for _ in range(12):
        assert page.evaluate("document.documentElement.scrollWidth") <= SMALL_PHONE["width"]
        assert page.evaluate(SMALL, LEAST) == []
        assert page.evaluate(TINY, 14) == []
        if me.play_on(by_thumb, most=8)["over"]:
            # The scores lie over the map.
            page.get_by_role("dialog").get_by_role("button", name="Fermer").tap()
            break
    wide = page.evaluate(MAP_WIDE)
    assert wide > SMALL_PHONE["width"]
    page.evaluate(PINCH, [80, 160])
    assert me.comes(f"({MAP_WIDE})() > {wide} * 1.5")
    page.get_by_role("button", name="Réduire la carte").tap()
    page.evaluate(PINCH, [300, 20])
    assert me.comes(f"({MAP_WIDE})() <= {SMALL_PHONE['width']}")


def test_a_phone_never_grows_wider(visit: Visit) -> None:
    """Whatever is asked, with however many cards: the page is as wide as the phone."""
    me = seated(visit, ME, APPRENTICE, viewport=PHONE, touch=True)
    for _ in range(60):
        situation = me.settled()
        assert me.page.evaluate("[innerWidth, document.documentElement.scrollWidth]") == [PHONE["width"]] * 2
        if situation["over"]:
            break
        advised(me)
        me.settled(situation["version"])


def test_the_map_follows_what_happens(visit: Visit) -> None:
    """On a phone the map is larger than its window: whoever moves is brought into sight."""
    me = seated(visit, ME, viewport=PHONE, touch=True)
    asked(me, "move")
    page = me.page
    page.evaluate(STILL)
    pawn = page.locator(".pawn").first.bounding_box()
    window = page.locator(".scroller").bounding_box()
    assert pawn is not None and window is not None
    assert window["x"] <= pawn["x"] + pawn["width"] / 2 <= window["x"] + window["width"]
    assert window["y"] <= pawn["y"] + pawn["height"] / 2 <= window["y"] + window["height"]


# ---- what it shows


def percent(ways: int, of: int) -> int:
    return 0 if not ways else 100 if ways == of else min(99, max(1, round(100 * ways / of + 1e-9)))


def test_the_chance_of_success_is_exact_and_can_be_hidden(visit: Visit) -> None:
    me = visit.person("en")
    heard = Listener(me)
    me.seat(visit.open(ME, game=BOX, lang="en"))
    me.page.locator(".spot").first.wait_for()
    asked(me, "facing")
    page = me.page
    view = heard.shown()["view"]
    odds = view["odds"][view["trying"]]
    shown = page.locator(".attempt .odds dd b").all_inner_texts()
    assert shown == [f"{percent(*odds['plain'])}%", f"{percent(*odds['cards'])}%"]
    expect(page.get_by_role("button", name=re.compile("^Dice: "))).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Chance of success").get_by_role("radio", name="Hidden").check()
    page.keyboard.press("Escape")
    expect(page.locator(".attempt .odds")).to_have_count(0)
    expect(page.locator(".spot .odds")).to_have_count(0)


@pytest.mark.smoke
def test_a_look_says_why_not_names_its_rule_and_the_rulebook_opens_there(visit: Visit) -> None:
    me = seated(visit, ME)
    asked(me, "facing")
    page = me.page
    page.locator(".spot:not(.glow)").nth(3).click()
    page.locator(".explain").get_by_role("button", name=re.compile("^LAN-")).first.click()
    page.locator("p.here").wait_for()


@pytest.mark.parametrize("away", [False, True])
def test_a_rule_that_is_pressed_is_meant_wherever_the_note_goes(visit: Visit, away: bool) -> None:
    """What is said of a thing comes later, and the note grows; whoever goes away does not mean it."""
    me = seated(visit, ME)
    asked(me, "facing")
    page = me.page
    page.locator(".spot:not(.glow)").nth(3).click()
    rule = page.locator(".explain").get_by_role("button", name=re.compile("^LAN-")).first
    rule.hover()
    page.mouse.down()
    page.locator(".explain").evaluate("note => { note.style.marginTop = '-150px' }")
    if away:
        page.mouse.move(5, 5)
    page.mouse.up()
    if away:
        expect(page.locator(".explain")).to_be_visible()
        expect(page.locator("p.here")).to_have_count(0)
    else:
        page.locator("p.here").wait_for()


def test_where_things_are_from_is_shown(visit: Visit) -> None:
    """Places, problems and cards looked at from close by, and all that is printed in the rules' drawer."""
    me = seated(visit, ME, language="en")
    asked(me, "move")
    page = me.page
    page.get_by_role("button", name="Look closer").click()
    page.locator("[data-target='space:dancers']").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(FROM).last).to_have_text(re.compile("Reconstructed by us"))
    page.keyboard.press("Escape")
    page.locator("[data-target='space:granny']").click()
    expect(sheet.locator(FROM).last).to_have_text(re.compile("From the rulebook.*Reconstructed by us"))
    expect(sheet).to_contain_text("rulebook, line 614. The rest: reconstructed by us.")
    page.keyboard.press("Escape")
    page.locator(".card").first.click()
    expect(sheet.locator(FROM)).to_have_count(1)
    page.keyboard.press("Escape")
    version = me.situation()["version"]
    page.get_by_role("button", name="Look closer").click()
    assert me.situation()["version"] == version
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("searchbox").fill("Greebo")
    row = page.locator(".thing", has_text="Greebo").first
    expect(row).to_contain_text("From public pages · Reconstructed by us")


def test_axe_finds_nothing(visit: Visit, axe: str) -> None:
    looks = Looks(visit, axe, visit.open(ME, APPRENTICE, game=BOX), ".spot")
    for question in ("choose", "move", "facing"):
        looks.me.play_on(advised, until=question)
        looks.clean(APART)
    looks.clean()
    for person in looks.people:
        page = person.page
        page.locator(".lens button").first.click()
        page.locator(".card").first.click()
        page.get_by_role("dialog").wait_for()
        clean(person, axe, SHEET)
        page.keyboard.press("Escape")
        page.locator(".plate").first.click()
        page.get_by_role("dialog").wait_for()
        clean(person, axe, SHEET)
    page.keyboard.press("Escape")


# ---- packs


def test_a_play_with_a_pack_from_the_page(visit: Visit, tmp_path: Path) -> None:
    """A good pack is offered with what it is made of, a bad one is told in the log; the map is the pack's."""
    packs = tmp_path / "packs"
    packs.mkdir()
    ours = exported(game(BOX))
    mine = ours.replace('name = "lancre"', 'name = "Ma boîte <b>"').replace("Dodâne", "Dos rond")
    (packs / "mine.toml").write_text(mine, encoding="utf-8")
    (packs / "bad.toml").write_text(ours.replace("difficulty = 25", "difficulty = 99"), encoding="utf-8")
    with Server(tmp_path, packs=packs) as running:
        guests = Visit(visit.browser, running.url)
        play_with_a_pack(guests.person("fr"))
        guests.leave()
        assert "bad.toml" in running.log() and "mine.toml" not in running.log()


def play_with_a_pack(me: Person) -> None:
    page = me.go().page
    page.get_by_role("button", name=LANCRE).click()
    packs = page.get_by_role("group", name="Ce qui est imprimé")
    expect(packs.get_by_role("radio")).to_have_count(2)
    packs.get_by_role("radio", name=re.compile("^Ma boîte <b>")).check()
    page.get_by_role("button", name="À table").click()
    me.settled()
    expect(page.locator(".names")).to_contain_text("Dos rond")
    expect(page.locator("[data-target='space:razorback']")).to_have_accessible_name(re.compile("^Dos rond"))
    me.play_on(advised, most=12)
    page.get_by_role("tab", name="Règles").click()
    expect(page.locator(".pack")).to_contain_text("Joué avec le paquet « Ma boîte <b> »")
