"""What a seat may imagine of secret scrolls: anything that the others could hold by now."""

import pytest

from esbat.engine.chance import seeded
from esbat.games.witchstone import state as fields
from esbat.games.witchstone.state import Board
from esbat.games.witchstone.tables_box import STANDARD
from esbat.parts.bits import wide_count
from tests.games.witchstone.given import BLUE, GREEN, RED, YELLOW, Given, given, scroll_kind

rule = pytest.mark.rule


def imagine(play: Given, eyes: int, seed: int) -> Board:
    table = play.board.imagine(eyes, seeded(seed))
    assert isinstance(table, Board)
    return table


def imagined(play: Given, eyes: int, tries: int = 60) -> list[list[int]]:
    """How many scrolls each seat holds in so many imagined tables."""
    found = []
    for seed in range(tries):
        table = imagine(play, eyes, seed)
        held = [int(wide_count(table.own[fields.SCROLLS + seat])) for seat in range(table.seats)]
        shown = len([scroll for scroll in table.scroll_row if scroll >= 0])
        assert sum(held) + shown + int(wide_count(table.scroll_pile)) == 40
        found.append(held)
    return found


@rule("WST-179", "WST-R43")
def test_nobody_is_imagined_with_more_secret_scrolls_than_turns() -> None:
    """Red has had no turn yet, Green one, Blue nine; what Yellow holds herself she knows."""
    play = given(4, private_scrolls="true").holds(YELLOW, "single villages")
    for seat, turns in ((RED, 0), (BLUE, 9), (GREEN, 1)):
        play.sets(fields.TURNS, seat, turns)
    tables = imagined(play, YELLOW)
    assert {table[YELLOW] for table in tables} == {2}
    assert {table[RED] for table in tables} == {0}
    assert {table[GREEN] for table in tables} == {0, 1}
    blue = {table[BLUE] for table in tables}
    assert 0 <= min(blue) < 3 <= max(blue) <= 9


@rule("WST-179", "WST-R43", "WST-183")
def test_when_the_pile_is_gone_the_others_hold_all_that_is_left() -> None:
    """Whoever it be: Red's eight are shared out anew between Red and Blue."""
    play = given(3, private_scrolls="true").sets(fields.TURNS, BLUE, 0)
    every = int(play.board.scroll_pile)
    play.sets(fields.SCROLLS, RED, every).pile_empty()
    many = int(wide_count(every))
    tables = imagined(play, YELLOW)
    assert {table[YELLOW] for table in tables} == {0}
    assert {table[RED] + table[BLUE] for table in tables} == {many}
    assert len({table[RED] for table in tables}) > 3


@rule("WST-179", "WST-R43")
def test_a_pile_that_is_not_gone_is_never_imagined_gone() -> None:
    """One scroll is left, and Red has had many turns: everybody sees that the pile is still there."""
    play = given(private_scrolls="true").sets(fields.TURNS, RED, 11)
    play.board.scroll_pile &= -play.board.scroll_pile
    play.board.scroll_pile <<= 1
    assert {int(wide_count(imagine(play, YELLOW, seed).scroll_pile)) for seed in range(40)} == {1}


@rule("WST-179", "WST-R43", "WST-R18")
def test_nor_is_it_for_the_sake_of_a_spell_that_must_be_held() -> None:
    """Red is asked though no step is left: a spell is in hand, and one scroll more lies in the pile."""
    play = given(private_scrolls="true").sets(fields.TURNS, RED, 11).holds(RED, "doublewand villages")
    play.board.scroll_pile = play.board.own[fields.SCROLLS + RED] & STANDARD.of_kind[scroll_kind("villages")]
    play.board.own[fields.SCROLLS + RED] &= ~play.board.scroll_pile
    play.has(RED, "wand", 0)
    tables = [imagine(play, YELLOW, seed) for seed in range(60)]
    assert {int(wide_count(table.scroll_pile)) for table in tables} == {1}
    assert len({int(table.own[fields.SCROLLS + RED]) for table in tables}) > 1


@rule("WST-179", "WST-R43")
def test_open_scrolls_are_imagined_as_they_are() -> None:
    play = given(3).holds(RED, "single villages").holds(BLUE, "doublewand")
    assert imagined(play, YELLOW, 5) == [[0, 2, 1]] * 5


@rule("WST-014", "WST-096")
def test_hands_and_owls_of_others_are_dealt_anew_and_the_own_ones_never() -> None:
    play = given(2).sets(fields.OWLS, YELLOW, 2**0 + 2**8).sets(fields.OWLS, RED, 2**5 + 2**6 + 2**7)
    secret = (fields.HAND, fields.UNDRAWN, fields.OWLS)
    truth = {seat: [play.get(field, seat) for field in secret] for seat in (YELLOW, RED)}
    hands = set()
    for seed in range(12):
        table = imagine(play, YELLOW, seed)
        assert [int(table.own[field + YELLOW]) for field in secret] == truth[YELLOW]
        hand, undrawn, owls = (int(table.own[field + RED]) for field in secret)
        assert hand & undrawn == 0 and hand | undrawn == truth[RED][0] | truth[RED][1]
        assert hand.bit_count() == truth[RED][0].bit_count()
        assert owls == truth[RED][2]
        hands.add(hand)
    assert len(hands) > 6
