"""Questions are orders with prices: what a choice costs or gives stands there before it is chosen."""

import random
import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.moments import brought, played
from tests.browser.people import DESK, ME, PHONE, RANDOM, Data, Person, Visit
from tests.browser.test_ear import by_name

pytestmark = pytest.mark.browser

TABLES: dict[str, list[Data]] = {
    "air": [ME, RANDOM],
    "bal": [ME, RANDOM, RANDOM],
    "lancre": [ME, RANDOM],
    "witchstone": [ME, RANDOM],
    "wildegrens": [ME],
}
# A place by its numbers, or by a letter and a number; as it is read or heard anywhere on the page.
COORDINATES = re.compile(r"(?<![\w,.])-?\d,-?\d(?![\w,.])|\b[A-Ha-h][1-8]\b")
# What lets something go, and so must never look like the only thing to do.
LEAVING = re.compile("^(Continuer sans le reste|C’est tout|C’est assez|S’en passer)")
ALL_WORDS = """() => [document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [title], .visually-hidden')]
    .map(el => `${el.ariaLabel ?? ''} ${el.title ?? ''} ${el.textContent}`)].join('\\n')"""


@pytest.mark.parametrize("game", TABLES)
def test_every_question_names_its_price(visit: Visit, game: str) -> None:
    me = visit.person("fr", DESK)
    me.seat(visit.open(*TABLES[game], game=game))
    prices: dict[str, str] = {}

    def noted(me: Person) -> None:
        asked = me.situation()["asked"]
        price = me.page.locator(".price")
        prices[asked] = price.inner_text() if price.count() else ""
        moves = me.page.locator(".moves").inner_text().split("\n")
        if len(moves) > 1 and LEAVING.search(moves[-2]):
            assert len(moves) > 2, moves
        by_name(me)

    me.play_on(noted, most=30)
    assert len(prices) >= 2, prices
    assert [kind for kind, price in prices.items() if not price or "-asked-" in price] == []
    # The story so far: nothing twice in a row, rules behind their marks, and I am "you".
    lines = me.page.locator("#panel li > span:first-child").all_inner_texts()
    assert len(lines) > 3
    assert [one for one, other in pairwise(lines) if one == other] == []
    assert not re.search(r"\b[A-Z]{3}-R?\d|Agnès(?! [A-Z])", me.page.locator("#panel ol").inner_text())


def aloft(state: Data) -> bool:
    """We are in the air, and asked whether to go on."""
    asked = state["question"]
    return bool(asked and asked["mine"] and asked["kind"] == "fly" and state["view"]["flown"])


def test_the_risk_is_a_number_only_for_those_who_want_it(visit: Visit) -> None:
    grant = played(visit.url, "air", aloft, random.Random(0))
    assert grant
    for wanted in (True, False):
        me = visit.person("en", DESK)
        me.page.add_init_script(
            f"localStorage.setItem('esbat.settings', '{{\"risk\": {str(wanted).lower()}}}')"
        )
        me.seat(grant)
        me.settled()
        price = me.page.locator(".price")
        expect(price).to_contain_text(re.compile("crash|shortest"))
        assert bool(re.search(r"\(\d+%\)", price.inner_text())) == wanted


def test_a_challenge_is_bought_by_its_name_for_its_price(visit: Visit) -> None:
    me = visit.person("en", PHONE)
    me.seat(brought(visit.url, "wildegrens", "beat", random.Random(0)))
    me.settled()
    names = me.page.locator(".moves button").all_inner_texts()
    bought = [name for name in names if name.startswith("Overcome")]
    assert bought
    assert all(re.fullmatch(r"Overcome .+: \d+ of \d+", name) for name in bought), names


def test_witchstone_says_which_scroll_and_what_a_crystal_costs(visit: Visit) -> None:
    """Several actions are one scroll with more to choose from; a crystal lifted out is paid for."""
    me = visit.person("en", DESK)
    me.seat(brought(visit.url, "witchstone", "act", random.Random(0)))
    me.settled()
    page = me.page
    expect(page.locator("#question")).to_contain_text(
        re.compile("Take (one scroll, out of the first|the first scroll)")
    )
    expect(page.locator(".moves button").first).to_have_text(re.compile("^Take: [a-z]"))
    page.locator(".moves button").last.click()
    expect(page.get_by_role("dialog")).to_contain_text("at the cost of 1 point")


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_place_is_a_number_to_anybody(visit: Visit, game: str, language: str) -> None:
    """In the middle of a play, in all that is read, shown on hover or said aloud."""
    me = visit.person(language, DESK)
    me.seat(brought(visit.url, game, "middle", random.Random(0)))
    me.settled()
    assert COORDINATES.findall(me.page.evaluate(ALL_WORDS)) == []
