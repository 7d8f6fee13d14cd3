"""What is printed in the box, written down a second time from the rulebook: never compared with itself."""

import pytest

from esbat.engine.chance import seeded
from esbat.games.air import tables
from esbat.games.air.game import AIR
from esbat.games.air.state import Board
from tests.games.air.given import ANNE, given

rule = pytest.mark.rule

LETTERS = ["W", "K", "G", "V", "O"]
NAMES = ["white", "black", "green", "violet", "orange"]
# RB l.94-97 and 242: seats, grimoires a colour at the start, colours left when the play ends.
SEATS = [(2, 7, 3), (3, 8, 3), (4, 9, 2), (5, 9, 2)]
# RB l.206-209: cards of a diploma, grimoires received.
DIPLOMAS = [(3, 1), (4, 2), (5, 3)]


@rule("AIR-001", "AIR-002", "AIR-073")
def test_the_box_holds_what_is_printed() -> None:
    """RB l.69-76, 230: fifteen witches and nine grimoires in each of five colours, a cat on each fifteen."""
    rows = AIR.rows()["colour"]
    assert [row["code"] for row in rows] == NAMES
    assert [(row["highest"], row["grimoires"]) for row in rows] == [(15, 9)] * 5
    cards = [AIR.field_text("card", int(card)) for card in tables.WITCHES]
    assert cards == [f"{letter}{value}" for letter in LETTERS for value in range(1, 16)]
    cats = [card for card in tables.WITCHES if tables.HAS_CAT[card]]
    assert [AIR.field_text("card", int(card)) for card in cats] == ["W15", "K15", "G15", "V15", "O15"]


@rule("AIR-003", "AIR-004", "AIR-005", "AIR-006", "AIR-083", "AIR-084")
@pytest.mark.parametrize(("seats", "pile", "left"), SEATS)
def test_piles_by_the_number_of_seats(seats: int, pile: int, left: int) -> None:
    board = AIR.new(seats, {}, seeded(seats))
    assert isinstance(board, Board)
    assert list(board.piles) == [pile] * 5 and board.deck.count == 75
    assert tables.COLOURS_LEFT_AT_THE_END[seats] == left
    assert (AIR.fewest, AIR.most) == (2, 5)


@rule("AIR-059")
@pytest.mark.parametrize(("size", "gained"), DIPLOMAS)
def test_what_a_diploma_brings(size: int, gained: int) -> None:
    hand = " ".join(f"W{value}" for value in range(1, size + 1))
    play = given(4).hand(ANNE, hand).column(ANNE, "K1").deck("O1").does(ANNE, "draw", "place", "land O")
    play.does(ANNE, f"graduate W {size}").told(f"graduated anne W {size} {gained}")
    assert play.refuses(ANNE, f"graduate W {size}").rule.startswith("AIR-")


@rule("AIR-074", "AIR-085", "AIR-086")
def test_the_other_printed_figures() -> None:
    """RB l.230: five cards stay in hand; RB l.244: a point a grimoire, and one for all five colours."""
    assert tables.HAND_UNDER_THE_CAT == 5
    assert (tables.POINTS_FOR_A_GRIMOIRE, tables.POINTS_FOR_ALL_COLOURS) == (1, 1)
    assert (tables.SMALLEST_DIPLOMA, tables.LARGEST_DIPLOMA) == (3, 5)
    assert [int(tables.GRIMOIRES_FOR[size]) for size in range(6)] == [0, 0, 0, 1, 2, 3]
    assert [int(tables.SET_ASIDE[seats]) for seats in range(2, 6)] == [2, 1, 0, 0]
