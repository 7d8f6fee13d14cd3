"""A play that is over, once more: moment by moment, through any eyes, shared, kept, and gone on with."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kept import kept_play
from tests.browser.people import PHONE, TOLD, Person, Visit
from tests.browser.scenes import Moment, moment, over
from tests.browser.serving import Server
from tests.browser.test_called import MARKED
from tests.golden.recipes import RECIPES
from tests.waiting import PATIENCE

pytestmark = pytest.mark.browser
# The cards that lie open on the page in the hands of the seats across the table.
OPEN_HANDS = "() => [...document.querySelectorAll('.zone .hand span')].map(card => card.textContent)"
OWN_HAND = "() => [...document.querySelectorAll('.card.hand')].map(card => card.dataset.card).sort()"
# The judge's last word has come, and the page has taken it in.
JUDGED = """
const json = Response.prototype.json
Response.prototype.json = async function () {
  const said = await json.call(this)
  if (this.url.endsWith('/blunders') && said.done) setTimeout(() => (window.judged = true))
  return said
}
"""


@pytest.fixture(scope="session")
def past(server: Server) -> Moment:
    """A play that is over."""
    return moment(server.url, over)


def watched(visit: Visit, past: Moment, language: str = "fr") -> Person:
    """Somebody comes from the end of their play to its replay."""
    me = visit.person(language)
    me.page.add_init_script(JUDGED)
    me.seat(past.grant, [past.seat])
    me.page.get_by_role("link", name={"fr": "Revoir la partie", "en": "Replay"}[language]).click()
    me.page.get_by_role("slider").wait_for()
    return me


def at(page: Page, moment: int) -> None:
    """The page has come to this moment, in figures and in its slider."""
    expect(page.get_by_role("slider")).to_have_value(str(moment))
    expect(page.locator(".desk .where")).to_contain_text(f"{moment} / ")


def test_forth_and_back(visit: Visit, past: Moment) -> None:
    """Slider, buttons and keys lead to the same moments, told in words."""
    page = watched(visit, past).page
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    told = page.locator(".told p")
    expect(told).to_have_text("La table est dressée.")
    page.get_by_role("button", name="Un coup en avant").click()
    at(page, 1)
    expect(told).not_to_have_text("La table est dressée.")
    first = told.inner_text()
    page.get_by_role("button", name="À la fin").click()
    at(page, last)
    expect(told).to_contain_text("La partie est finie")
    page.get_by_role("button", name="Un coup en arrière").click()
    at(page, last - 1)
    page.get_by_role("slider").fill("1")
    at(page, 1)
    expect(told).to_have_text(first)
    page.locator("#main").focus()
    page.keyboard.press(".")
    at(page, 2)
    page.keyboard.press(",")
    at(page, 1)
    page.get_by_role("slider").press("ArrowRight")
    at(page, 2)
    page.get_by_role("button", name="Au début").click()
    page.get_by_role("button", name="Lire").click()
    page.get_by_role("button", name="Pause").wait_for()
    expect(page.get_by_role("slider")).not_to_have_value(re.compile("^[01]$"))  # it goes on while we look
    page.get_by_role("button", name="Pause").click()


def test_every_pair_of_eyes(visit: Visit, past: Moment) -> None:
    """A seat sees its own hand and the backs of the others; whoever sees all sees every hand."""
    me = watched(visit, past)
    page = me.page
    choice = page.get_by_role("combobox")
    names = choice.get_by_role("option").all_inner_texts()
    assert {"Tout voir", "Les yeux d’Agnès", "Les yeux de Tiffany"} <= set(names), names
    seen: dict[str, tuple[list[str], list[str]]] = {}
    for place in (120, 90, 105, 75, 135, 60):  # a hand may be empty just then
        page.get_by_role("slider").fill(str(place))
        at(page, place)
        for name in names:
            choice.select_option(label=name)
            page.locator(f"[data-shown='{place}'][data-eyes='{choice.input_value()}']").wait_for()
            seen[name] = (page.evaluate(OWN_HAND), page.evaluate(OPEN_HANDS))
        if seen["Les yeux d’Agnès"][0] and seen["Les yeux de Tiffany"][0]:
            break
    agnes, tiffany = seen["Les yeux d’Agnès"], seen["Les yeux de Tiffany"]
    everything = seen["Tout voir"]
    assert agnes[0]
    assert tiffany[0]
    assert agnes[0] != tiffany[0]
    assert not agnes[1]
    assert not tiffany[1]
    assert everything[0] == agnes[0]  # the ceiling looks from the first chair
    assert len(everything[1]) == len(tiffany[0])


@pytest.mark.smoke
def test_a_link_to_share(visit: Visit, past: Moment) -> None:
    """The link opens the replay for anybody, and is nobody's seat."""
    me = watched(visit, past)
    me.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    me.page.get_by_role("button", name="Copier le lien").click()
    me.page.get_by_role("button", name="Copié").wait_for()
    link: str = me.page.evaluate("navigator.clipboard.readText()")
    assert past.grant["play"] in link
    for seat in past.grant["seats"]:
        assert seat["token"] not in link
    friend = visit.person("en")
    friend.page.goto(link)
    friend.page.get_by_role("slider").fill("30")
    at(friend.page, 30)
    expect(friend.page.locator(".told p")).not_to_be_empty()
    friend.page.get_by_role("button", name="Continue from here").wait_for()


def test_the_record_is_true(visit: Visit, past: Moment, tmp_path: Path) -> None:
    me = watched(visit, past)
    with me.page.expect_download() as waiting:
        me.page.get_by_role("button", name="Télécharger").click()
    record = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(record)
    command = [sys.executable, "-m", "esbat", "verify", str(record)]
    said = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert said.returncode == 0, said.stderr
    # One card changed is one lie too many.
    lines = record.read_text(encoding="utf-8")
    record.write_text(lines.replace("draw", "stop", 1), encoding="utf-8")
    said = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert said.returncode != 0
    assert "Traceback" not in said.stderr


def test_going_on_from_here(visit: Visit, past: Moment) -> None:
    """A new play begins at that moment, against bots, keeps what was told before it, and goes on."""
    me = watched(visit, past)
    page = me.page
    page.get_by_role("slider").fill("60")
    at(page, 60)
    expect(page.locator(".told p")).not_to_have_text("La table est dressée.")
    told = page.locator(".told p").inner_text()
    page.get_by_role("button", name="Continuer d’ici").click()
    page.wait_for_url("**/#/play/*")
    assert past.grant["play"] not in page.url
    me.arrived()
    lines = page.evaluate(TOLD)
    assert len(lines) >= 60  # the history of the play it came from
    # A bot may have answered by now, in several lines.
    assert any(line in told for line in lines[-12:]), (told, lines[-12:])
    page.locator("#tab-people").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("bot")
    before = me.settled()["version"]
    assert me.play_on(most=12)["version"] > before


def test_the_moves_are_listed_and_turns_jumped_to(visit: Visit, past: Moment) -> None:
    """A tap on a move leads to the moment after it; N goes from turn to turn; the speed can be chosen."""
    page = watched(visit, past).page
    moves = page.locator("aside li button")
    expect(moves).to_have_count(int(page.get_by_role("slider").get_attribute("max") or 0))
    moves.nth(4).click()
    at(page, 5)
    expect(moves.nth(4)).to_have_attribute("aria-current", "step")
    page.locator("#main").focus()
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("n")
    expect(page.get_by_role("slider")).not_to_have_value("0")
    page.keyboard.press("+")
    expect(page.get_by_role("button", name="Vitesse de lecture : ×2")).to_be_visible()
    page.keyboard.press("-")
    expect(page.get_by_role("button", name="Vitesse de lecture : ×1")).to_be_visible()
    page.keyboard.press("p")
    at(page, 0)
    page.keyboard.press("l")
    expect(moves).to_have_count(0)
    page.keyboard.press("End")
    expect(page.get_by_role("slider")).to_have_value(page.get_by_role("slider").get_attribute("max") or "")


def test_marks_show_where_it_turned_and_lead_there(visit: Visit, past: Moment) -> None:
    """Marks along the slider and in the list, in words; T goes to the next; N to turns of one's own."""
    me = watched(visit, past)
    page = me.page
    marks = page.get_by_role("list", name="Où la partie a tourné").get_by_role("button")
    assert me.comes("window.judged")  # until then other marks may take their place
    said = marks.first.get_attribute("aria-label") or ""
    assert re.match(
        r"(Coup du sort|Choix décisif|Bourde)\W+les chances d.+ (montent|baissent) de \d+", said
    ), said
    marks.first.click()
    expect(page.locator(".told .turned")).to_contain_text(said)
    expect(page.locator("aside [aria-current] small")).to_contain_text(said)
    first = page.get_by_role("slider").input_value()
    page.locator("#main").focus()
    page.keyboard.press("Home")
    page.keyboard.press("t")
    at(page, int(first))
    page.get_by_role("button", name="Mon tour suivant").wait_for()


def test_a_blunder_is_marked_where_it_was_made_and_says_what_was_better(visit: Visit, server: Server) -> None:
    """A ball by chance, in which blows were taken that could be parried: the strongest bot says so."""
    record = next(each for each in RECIPES if (each.code, each.name) == ("bal", "three")).kept()
    grant = kept_play(server, record, len(record.moves), ["Agnès", "Circé", "Tiffany"])
    page = visit.person("fr").go(f"#/replay/{grant['play']}/{grant['seats'][0]['token']}").page
    marks = page.get_by_role("list", name="Où la partie a tourné").get_by_role("button")
    blunder = marks.filter(has_text="✖").first
    said = blunder.get_attribute("aria-label") or ""  # it comes when the judge has found it
    assert re.match(r"Bourde\W+les chances d.+ baissent de \d+\W+%\. Mieux valait\W+\w+", said), said
    blunder.click()
    expect(page.locator(".told .turned")).to_contain_text(said)
    expect(page.locator("aside [aria-current] small")).to_contain_text(said)
    seat, made = record.moves[int(page.get_by_role("slider").input_value()) - 1]
    assert made == "yield"
    assert re.search(f"chances d.+{['Agnès', 'Circé', 'Tiffany'][seat]}", said)


# How much room the sentence of the moment has, and what marks where its move was made.
ROOM = "() => document.querySelector('.told p').getBoundingClientRect().width"


def test_a_bot_is_asked_why_where_it_moved(visit: Visit, server: Server) -> None:
    """Its answer stands under the moment it speaks of, on a phone as well, and goes with it."""
    record = next(each for each in RECIPES if (each.code, each.name) == ("air", "two")).kept()
    grant = kept_play(server, record, len(record.moves), ["Agnès", "Circé"], (1, "random"))
    me = visit.person("fr", PHONE)
    page = me.go(f"#/replay/{grant['play']}/{grant['seats'][0]['token']}").page
    place = next(n for n, (seat, text) in enumerate(record.moves, 1) if seat == 1 and text == "draw")
    page.get_by_role("slider").fill(str(place))
    at(page, place)
    page.get_by_role("button", name="Demander pourquoi").click()
    said = page.locator(".told .said")
    expect(said).to_contain_text("Circé a choisi")
    assert page.evaluate(ROOM) > 120
    assert me.comes(f"({MARKED})() > 0")
    page.get_by_role("slider").fill("0")
    at(page, 0)
    expect(said).to_have_count(0)
    expect(page.get_by_role("button", name="Demander pourquoi")).to_have_count(0)
