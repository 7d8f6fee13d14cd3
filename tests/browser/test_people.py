"""People at one table: by invitation from afar, and in turn at one screen."""

import pytest
from playwright.sync_api import expect

from tests.browser.hearing import EVERY_CARD, OWN_HAND, Listener, in_turn
from tests.browser.people import AIR, LOCAL, ME, Data, Person, Visit
from tests.browser.sockets import Seat, play_out

pytestmark = pytest.mark.browser
TOKEN = "() => JSON.parse(localStorage.getItem('esbat.plays'))[0].seats[0].token"


def test_two_people_by_invitation_and_an_onlooker(visit: Visit) -> None:
    """The link is the seat; each sees their own hand only, the onlooker none; to the end.

    The host has given a name: the invitation says it, and so does the table.
    """
    agnes, bea, watcher = visit.person("fr"), visit.person("en"), visit.person("fr")
    heard = [Listener(person) for person in (agnes, bea, watcher)]
    page = agnes.go().page
    page.get_by_role("button", name=AIR).click()
    page.get_by_role("combobox", name="Place 2").select_option("friend")
    page.get_by_role("textbox", name="Surnom").fill("Mémé")
    page.get_by_role("button", name="À table").click()
    page.wait_for_url("**#/invite/**")
    links = page.locator("article input")
    expect(links).to_have_count(2)
    expect(page.locator("article .code path")).to_have_count(2)
    invitation, watching = (links.nth(number).input_value() for number in (0, 1))
    page.locator("main a.button.main").click()
    agnes.arrived()

    bea.page.goto(invitation)
    expect(bea.page.get_by_text("Witch Air, with Mémé.")).to_be_visible()
    bea.page.get_by_role("textbox").fill("Bea")
    bea.page.get_by_role("button", name="Sit down").click()
    bea.arrived()
    assert "/join/" not in bea.page.url, "the invitation leaves the address at once"
    watcher.page.goto(watching)
    watcher.arrived()
    expect(watcher.page.locator(".moves")).to_have_count(0)
    for person in (bea, watcher):
        expect(person.page.locator(".stage")).to_contain_text("Mémé", use_inner_text=True)
    renamed(agnes, bea)

    held = 0
    for taps in in_turn([agnes, bea], [watcher], heard, most=40):
        if taps % 4 == 0:
            held += apart([agnes, bea, watcher], heard)
    assert held > 10, "hands were held, and looked at"
    # They play on elsewhere, quicker than one can look; whoever turned away meanwhile finds the table again,
    # and everybody's page comes along to the end.
    tokens = [person.page.evaluate(TOKEN) for person in (agnes, bea)]
    grant = {"play": agnes.page.url.rsplit("/", 1)[1], "seats": [{"token": token} for token in tokens]}
    places = [person.page.url for person in (agnes, bea, watcher)]
    for person in (agnes, bea, watcher):
        person.go("icon.svg")
    for seat in play_out(visit.url, grant, agnes.luck, nearly_over):
        seat.close()
    for person, place in zip((agnes, bea, watcher), places, strict=True):
        person.page.goto(place)
        person.arrived()
        expect(person.page.get_by_role("dialog")).to_have_count(0)
    seats = play_out(visit.url, grant, agnes.luck)
    for seat in seats:
        seat.close()
    assert seats[0].state["outcome"]
    for person, seat in zip((agnes, bea), seats, strict=True):
        person.reach(seat.state["version"])
    for person in (agnes, bea, watcher):
        person.page.get_by_role("dialog").wait_for()
    expect(watcher.page.get_by_role("button", name="Encore une")).to_have_count(0)


def renamed(host: Person, guest: Person) -> None:
    """At the table the host takes another name, and is called so by everybody from then on."""
    host.page.get_by_role("tab", name="Tablée").click()
    host.page.get_by_role("textbox", name="Ton surnom").fill("Nounou")
    host.page.keyboard.press("Enter")
    host.page.get_by_role("tab", name="Histoire").click()
    expect(guest.page.locator(".stage").get_by_text("Nounou").first).to_be_visible()


def nearly_over(state: Data) -> bool:
    """Of two piles of grimoires that end a play one is gone."""
    return 0 in state["view"]["grimoires"]


def apart(people: list[Person], heard: list[Listener]) -> int:
    """Nobody's page holds a card of another's hand, nor was it told of one; how many cards were held."""
    hands = [set(person.page.evaluate(OWN_HAND)) for person in people]
    if any(listener.state["outcome"] for listener in heard):
        return 0  # at the end all hands are open
    for viewer, (person, listener) in enumerate(zip(people, heard, strict=True)):
        there = set(person.page.evaluate(EVERY_CARD))
        for seat, hand in enumerate(hands):
            told = listener.state["view"]["seats"][seat]["hand"] if seat < 2 else None
            if seat == viewer:
                assert told is None or set(told) == hand
            else:
                assert not (there & hand) and told is None
    assert not hands[2], "an onlooker has no hand"
    return sum(map(len, hands))


def test_two_people_at_one_screen_with_a_curtain(visit: Visit) -> None:
    """While the curtain hangs, nothing of the table is in the page; behind it is only the next one's hand."""
    both = visit.person("fr")
    grant = visit.open(ME, LOCAL, options={"first_player": "1"})
    # Lines of our own: what both seats know when nobody moves, whatever the page was told by then.
    lines = [Seat(visit.url, grant["play"], seat["token"]) for seat in grant["seats"]]
    page = both.seat(grant).page
    curtain = page.locator("dialog.curtain")
    # Nobody knows yet who sits before the screen.
    expect(curtain).to_contain_text("Tiffany")
    seen = held = 0
    situation = both.settled()
    for _ in range(400):
        if situation["over"] or seen == 12:
            break
        if not situation["curtain"]:
            both.tap()
            situation = both.settled(situation["version"])
            continue
        seen += 1
        bare(both)
        if seen == 3:
            page.keyboard.press("Escape")  # a curtain is not waved away
            bare(both)
            page.reload()
            assert both.settled()["curtain"]
            bare(both)
        page.locator("dialog.curtain button").click()
        expect(curtain).to_have_count(0)
        situation = both.settled()
        known = [line.sync() for line in lines]
        mine, other = sorted(known, key=lambda state: not state["question"]["mine"])
        assert situation["version"] == mine["version"]
        assert set(page.evaluate(OWN_HAND)) == hand_in(mine)
        assert not set(page.evaluate(EVERY_CARD)) & hand_in(other)
        held += len(hand_in(other))
    for line in lines:
        line.close()
    assert seen == 12
    assert held, "there was something to hide"


def hand_in(state: Data) -> set[str]:
    """The hand of the seat this state was sent to."""
    return set(state["view"]["seats"][state["seat"]]["hand"])


def bare(person: Person) -> None:
    """Before the curtain: no card, no board, no history, and nothing left unsaid for the wrong ears."""
    expect(person.page.locator("dialog.curtain")).to_have_count(1)
    assert person.page.evaluate(EVERY_CARD) == []
    expect(person.page.locator(".stage, .moves, #panel")).to_have_count(0)
    expect(person.page.locator("[role=log]")).to_have_text("")
