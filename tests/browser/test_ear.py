"""By ear alone: whole plays of every game, through roles and names; nothing that happens is left unsaid.

What one key asks is here, too.
"""

import re

import pytest

from tests.browser import test_play, test_witchstone
from tests.browser.people import ALL_SAID, DESK, ME, RANDOM, TOLD, Data, Person, Visit, Way
from tests.browser.test_everyone import LISTEN

pytestmark = pytest.mark.browser
# Whoever wants to get to the end.
EAGER = re.compile("^(Aller au procès|C’est assez|Retourner)")


def by_name(me: Person) -> None:
    """Only what has a role and a name: the group of moves, its buttons, the list behind the last of them."""
    moves = me.page.get_by_role("group", name=test_play.GROUP).get_by_role("button")
    names = moves.all_inner_texts()
    eager = [at for at, name in enumerate(names) if EAGER.search(name)]
    at = me.luck.choice(eager or range(len(names)))
    moves.nth(at).press("Enter")
    if names[at].startswith("Tous les coups"):
        listed = me.page.get_by_role("dialog").get_by_role("listitem").get_by_role("button")
        listed.nth(me.luck.randrange(listed.count())).press("Enter")


TABLES: dict[str, tuple[list[Data], dict[str, str], Way]] = {
    "air": ([ME, RANDOM], {}, test_play.by_ear),
    "bal": ([ME, RANDOM, RANDOM], {"crapzouilles": "5"}, by_name),
    "lancre": ([ME], {}, by_name),
    "witchstone": ([ME, RANDOM], {}, test_witchstone.by_ear),
    "wildegrens": ([ME], {}, by_name),
}


@pytest.mark.parametrize("game", TABLES)
def test_a_whole_play_by_ear_loses_no_line(visit: Visit, game: str) -> None:
    """Every line of the history was in the live region, in order, however many came at once."""
    seats, options, way = TABLES[game]
    me = visit.person("fr", DESK)
    me.seat(visit.open(*seats, game=game, options=options))
    me.settled()
    page = me.page
    page.evaluate(LISTEN)
    known = len(page.evaluate(TOLD))
    assert me.play_on(way)["over"]
    page.get_by_role("dialog").get_by_role("button", name="Encore une").wait_for()
    assert me.comes(ALL_SAID)
    heard = " ".join(page.evaluate("window.heard")).replace("\u00a0", " ")
    told = [line.replace("\u00a0", " ") for line in page.evaluate(TOLD)[known:]]
    assert len(told) > 20
    at = 0
    for line in told:
        at = heard.find(line.strip(), at)
        assert at >= 0, f"never said: {line}"


def asked(me: Person, key: str) -> str:
    """What one key is answered."""
    me.page.evaluate("document.querySelectorAll('[role=log] p').forEach(said => said.dataset.heard = '1')")
    me.page.keyboard.press(key)
    fresh = me.page.locator(f"[role=log] p[data-key={key}]:not([data-heard])")
    fresh.wait_for(state="attached")
    return fresh.inner_text()


# What nobody says aloud: two full stops, what a program could not fill in, a move beside its card.
UNSPOKEN = re.compile(r"\.\.|[{}$<>]|undefined|NaN|\bnull\b|[a-z]+:[a-z]")
FOCUSED = "document.activeElement.dataset.target"
KEYS = {
    "air": ([ME, RANDOM], "[data-target=deck]"),
    "bal": ([ME, RANDOM, RANDOM], "[data-target^='hand:']"),
    "lancre": ([ME, RANDOM], "[data-target^='space:']"),
    "witchstone": ([ME, RANDOM], "[data-target^='place:']"),
    "wildegrens": ([ME], "[data-target^='juror:']"),
}


@pytest.mark.parametrize("game", KEYS)
def test_one_key_asks_and_each_is_answered(visit: Visit, game: str) -> None:
    """Hand, thing, rival, moves, score, question, last, buffers, one back and one on: in every game.

    Sentences throughout: nothing twice, no bare names of the program, and whoever asks is "you".
    """
    seats, thing = KEYS[game]
    me = visit.person("fr", DESK)
    me.seat(visit.open(*seats, game=game))
    me.play_on(most=2)
    me.settled()
    me.page.locator(f".stage {thing}").first.focus()
    version = me.situation()["version"]
    answers = {key: asked(me, key) for key in "vdmcqabjk"}
    if len(seats) > 1:
        answers["o"] = asked(me, "o")
    assert all(len(answer) > 3 for answer in answers.values()), answers
    assert answers["q"] == me.page.locator("#question").inner_text()
    assert [said for said in answers.values() if UNSPOKEN.search(said)] == []
    held = answers["v"].split(". ")
    assert len(held) == len(set(held))
    if len(seats) > 1:
        assert answers["c"].startswith("Toi")
        assert answers["c"].count("Toi") == 1
    # Asked why it cannot be played, what would open at a tap stays shut.
    for opens in me.page.locator(".stage [data-opens]:visible").all():
        opens.focus()
        assert asked(me, "y").endswith("Entrée l’ouvre.")
    assert me.page.get_by_role("dialog").count() == 0
    assert me.situation()["version"] == version  # nothing was played
    # Somebody moves: whoever listens is still where they were.
    me.page.locator(".stage [data-target='seat:1']" if game == "bal" else f".stage {thing}").first.focus()
    here = me.page.evaluate(FOCUSED)
    assert here
    me.page.evaluate("document.querySelector('.moves button').click()")
    me.reach(version + 1)
    assert me.page.evaluate(FOCUSED) == here


def test_places_are_read_by_neighbourhood(visit: Visit) -> None:
    """W tells what lies around a cell, a place of the ball, a place of Lancre; V and C answer there, too."""
    me = visit.person("en", DESK)
    me.seat(visit.open(ME, RANDOM, game="witchstone", lang="en"))
    me.settled()
    page = me.page
    assert "tile " in asked(me, "v")
    assert asked(me, "c").startswith("You: ")
    page.locator("[data-target='place:stone']").focus()
    assert re.match("north: north forest.+ south-west: south-west tower", asked(me, "w"))
    page.locator("[data-target='cell:0,-3'], [data-target='cell:0,-2']").first.focus()
    around = asked(me, "w")
    assert re.search(r"east: the (outer|middle|inner) [\w-]+ cell.*: \w+", around)
    assert "west: the " in around

    lancre = visit.person("en", DESK)
    lancre.seat(visit.open(ME, RANDOM, game="lancre", lang="en"))
    lancre.settled()
    lancre.page.locator("[data-target='space:town1'], [data-target^='space:']").first.focus()
    assert re.search(
        r"(north|south|east|west)[\w-]*: [A-Z].+(nothing here|needed|face-down)", asked(lancre, "w")
    )
