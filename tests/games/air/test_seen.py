"""What is seen of a table: by those who are asked, by the others, and as it is sent."""

import json
import random
from collections.abc import Callable

import pytest

from esbat.engine.chance import seeded
from esbat.games.air.game import AIR
from esbat.games.air.moves import card_text
from esbat.games.air.view import AirView
from esbat.table.alone import is_open
from esbat.testing.conformance import Subject
from esbat.web.faces.air.view import written
from esbat.web.faces.parts import Sheet
from tests.games.air.given import ANNE, MARIE, Given, given
from tests.games.air.hidden import counts

rule = pytest.mark.rule
ONLOOKER = -1


def cat() -> Given:
    """Anne holds six cards, Marie, who draws, five: the cat asks Anne alone."""
    play = given(3).hand(ANNE, "W1 W2 W3 W4 W5 W6").hand(MARIE, "K1 K2 K3 K4 K5")
    return play.turn(MARIE).deck("V15").does(MARIE, "draw")


def graduating() -> Given:
    return given(3).hand(ANNE, "W1 W2 W3 W4").column(ANNE, "K1").flown(1).does(ANNE, "land K")


SCENES: list[tuple[str, Callable[[], Given], str]] = [
    ("fly", lambda: given(3), "fly"),
    ("settle", lambda: given(3).deck("K4").does(ANNE, "draw"), "settle"),
    ("cat", cat, "cat"),
    (
        "bonus",
        lambda: given(3).column(ANNE, "K9").deposited("V9").deck("K4").does(ANNE, "draw"),
        "bonus",
    ),
    ("diploma", graduating, "diploma"),
    ("lay", lambda: graduating().does(ANNE, "graduate W 3"), "diploma"),  # AIR-R31
]


@rule("AIR-012", "AIR-R31")
@pytest.mark.parametrize("row", SCENES, ids=lambda row: row[0])
def test_everybody_sees_who_is_asked_and_what_about(row: tuple[str, Callable[[], Given], str]) -> None:
    question, laid, shown = row
    play = laid()
    assert play.asks() == question and play.asked() == [ANNE]
    for eyes in (MARIE, 2, ONLOOKER):
        seen = play.state.question_for(eyes)
        assert seen is not None and (seen.name, seen.seats) == (shown, [ANNE])
        assert play.view(eyes)["phase"] == shown
    own = play.state.question_for(ANNE)
    assert own is not None and (own.name, own.seats) == (question, [ANNE])


@pytest.mark.parametrize("row", SCENES, ids=lambda row: row[0])
def test_everybody_can_tell_whether_a_flight_leaves_a_choice(
    row: tuple[str, Callable[[], Given], str],
) -> None:
    """Columns, deck and common area lie open; what a hand allows is known to its owner alone."""
    question, laid, _ = row
    assert is_open(laid().state) == (question in ("fly", "settle"))


@rule("AIR-R31")
def test_each_card_named_for_a_diploma_makes_another_play() -> None:
    """Nothing on the table changes before the last card is named, yet the play is not where it was."""
    before = graduating().does(ANNE, "graduate W 3")
    after = graduating().does(ANNE, "graduate W 3", "lay W1")
    assert before.hand_of(ANNE) == after.hand_of(ANNE) and before.asks() == after.asks() == "lay"
    assert before.state.numbers() != after.state.numbers()


@rule("AIR-075")
@pytest.mark.parametrize("seat", [ANNE, MARIE])
def test_who_names_a_card_for_the_cat_sees_it_and_nobody_else_does(seat: int) -> None:
    play = given(3).hand(seat, "W1 W2 W3 W4 W5 W6 W7").turn(2).deck("V15").does(2, "draw")
    play.does(seat, "shed W4")
    for eyes in (ANNE, MARIE, 2, ONLOOKER):
        seats = play.view(eyes)["seats"]
        assert isinstance(seats, list)
        pending = [other["pending"] for other in seats]
        assert pending == [["W4"] if other == seat == eyes else [] for other in range(3)]


def test_a_fact_of_the_view_is_the_one_that_the_whole_view_tells() -> None:
    for state in Subject(AIR, 3, {}, 5).positions(every=7):
        view = state.view(1)
        data = view.data()
        for name in data:
            assert view.fact(name) == data[name], name


@rule("AIR-020")
def test_views_are_sent_as_they_are_whatever_lies_in_a_column_or_a_hand() -> None:
    """Even a whole colour in one column, which no play is likely to see."""
    chooser = random.Random(1)
    for turn in range(12):
        play = given(2)
        for colour in "WKGVO":
            cards = [f"{colour}{value}" for value in range(1, 16)]
            many = 15 if turn == 0 else chooser.randrange(16)
            place = play.column if turn % 2 == 0 else play.hand
            place(turn % 3 % 2, " ".join(chooser.sample(cards, many)))
        sheet = Sheet()
        for eyes in (ANNE, MARIE, ONLOOKER):
            view = play.state.view(eyes)
            assert json.loads(written(view, sheet).whole()) == view.data()


@rule("AIR-059")
def test_the_lists_of_a_view_say_what_its_sets_say() -> None:
    play = given(2).column(ANNE, "W2 K5 O15").hand(ANNE, "G3 V1").hand(MARIE, "O1").common("K2 K9")
    play.discarded("W1 V15").grimoires(ANNE, K=2)
    view = play.board.view(ANNE)
    assert isinstance(view, AirView)
    anne, marie = view.seats
    assert [[card_text(card) for card in column] for column in anne.columns] == [
        ["W2"],
        ["K5"],
        [],
        [],
        ["O15"],
    ]
    assert anne.hand is not None and [card_text(card) for card in anne.hand] == ["G3", "V1"]
    assert (anne.hand_count, anne.grimoires, anne.pending) == (2, [0, 2, 0, 0, 0], [])
    assert (marie.hand, marie.hand_count) == (None, 1)
    assert [card_text(card) for card in view.common] == ["K2", "K9"]
    assert [card_text(card) for card in view.discard] == ["W1", "V15"]


ALL_OPTIONS = dict.fromkeys(
    ["bonus_per_set", "several_diplomas", "allow_stop_without_landing", "deposit_again", "open_hands"], "true"
)


@rule("AIR-093", "AIR-R25")
@pytest.mark.parametrize("options", [{}, ALL_OPTIONS], ids=["plain", "all options"])
@pytest.mark.parametrize("thrown", ["", "G9 O14", "W1 K15 V3 O1"])
def test_copies_and_imagined_tables_hold_every_witch_once_and_look_alike(
    options: dict[str, str], thrown: str
) -> None:
    play = given(3, **options).hand(ANNE, "W2 K3").hand(MARIE, "G4 V5 O6").hand(2, "K7").column(ANNE, "W8")
    play.common("V9").grimoires(MARIE, K=1).discarded(thrown).flown(1)
    state = play.state
    assert state.clone().numbers() == state.numbers()
    for eyes in (ANNE, MARIE, 2, ONLOOKER):
        imagined = state.imagine(eyes, seeded(eyes + 5))
        assert imagined.view(eyes).data() == state.view(eyes).data()
        assert counts(imagined) == counts(state)
        assert imagined.legal(ANNE) == state.legal(ANNE)
        for other in (imagined, state.clone()):
            other.apply(ANNE, AIR.parse("stop" if options else "land W"))
            assert other.acting() == [MARIE]


@rule("AIR-R31")
def test_who_lays_a_diploma_sees_what_has_been_named_so_far_jokers_too() -> None:
    play = given().hand(ANNE, "W2 W7 G12 G14 V10 V11").grimoires(ANNE, G=1, V=1).column(ANNE, "O15").flown(1)
    play.does(ANNE, "land O", "graduate W 4", "lay G12")
    assert play.view(ANNE)["laying"] == ["W2", "W7", "G12"] and play.view(MARIE)["laying"] == []


@pytest.mark.parametrize("option", list(ALL_OPTIONS))
def test_a_view_tells_the_options_of_its_table(option: str) -> None:
    options = given(2, **{option: "true"}).view(ANNE)["options"]
    assert isinstance(options, dict) and [name for name, on in options.items() if on] == [option]
