"""A table that one seat cannot tell from the truth: what it does not know is dealt anew (WST-R43)."""

from typing import Final

from esbat.engine.chance import Chance
from esbat.engine.native import i64
from esbat.engine.state import KIND
from esbat.games.witchstone.names import ACT_TYPE, ANY_SPELL, ASK_ACT, PRIVATE_SCROLLS
from esbat.games.witchstone.rules_batches import batch_over
from esbat.games.witchstone.state import HAND, OWLS, SCROLLS, TURNS, UNDRAWN, Board
from esbat.parts.bits import WIDE_BIT, wide_count, wide_lowest

SCROLL_CHANCE: Final[i64] = 3
"""Imagined: in one turn of three somebody takes a scroll, as in plays of chance."""


def imagine(copy: Board, seat: i64, chance: Chance) -> None:
    """WST-014, WST-179, WST-R43. Hands, owl tiles and secret scrolls of others are dealt anew.

    Piles are sets, out of which luck picks when it is needed: they hold nothing to deal. Equal looks
    and equal luck therefore give equal imagined tables.
    """
    deal_tiles_anew(copy, seat, chance)
    if copy.depth > 0:
        deal_owls_anew(copy, seat, chance)
        if copy.options & PRIVATE_SCROLLS:
            deal_scrolls_anew(copy, seat, chance)


def deal_tiles_anew(board: Board, seat: i64, chance: Chance) -> None:
    """Other hands: as many as before, of all tiles that seat has not shown."""
    own = board.own
    for other in range(board.seats):
        if other != seat:
            hand = wide_count(own[HAND + other])
            unseen = own[HAND + other] | own[UNDRAWN + other]
            own[HAND + other] = some_of(unseen, hand, chance)
            own[UNDRAWN + other] = unseen & ~own[HAND + other]


def deal_owls_anew(board: Board, seat: i64, chance: Chance) -> None:
    """Owl tiles that others have taken: as many to each as before."""
    own = board.own
    taken: i64 = 0
    for other in range(board.seats):
        if other != seat:
            taken |= own[OWLS + other]
    for other in range(board.seats):
        if other != seat:
            held = some_of(taken, wide_count(own[OWLS + other]), chance)
            own[OWLS + other] = held
            taken &= ~held


def deal_scrolls_anew(board: Board, seat: i64, chance: Chance) -> None:
    """WST-179, WST-R43. Secret scrolls: other hands and the pile together, dealt again.

    How many somebody holds is secret, too: as many as luck brings in so many turns. Only when the pile
    is gone do the others hold all that is left, whoever it be. Whoever is asked about a batch that
    nothing but a spell keeps open must hold one.
    """
    unseen = board.scroll_pile
    for other in range(board.seats):
        if other != seat:
            unseen |= board.own[SCROLLS + other]
            board.own[SCROLLS + other] = 0
    if board.scroll_pile == 0:
        while unseen:
            unseen = give_scroll(
                board, other_seat(seat, chance.pick(board.seats - 1)), unseen, unseen, chance
            )
        return
    for other in range(board.seats):
        if other != seat:
            for turn in range(board.own[TURNS + other]):
                if chance.pick(SCROLL_CHANCE) == 0 and unseen & (unseen - 1):
                    unseen = give_scroll(board, other, unseen, unseen, chance)
    board.scroll_pile = unseen
    asked = board.turn
    if board.top(KIND) == ASK_ACT and asked != seat:
        spells = unseen & (board.box.spells if board.options & ANY_SPELL else fitting_spells(board))
        while spells and batch_over(board, asked, True) and unseen & (unseen - 1):
            unseen = give_scroll(board, asked, spells, unseen, chance)
            spells &= unseen
        board.scroll_pile = unseen


def fitting_spells(board: Board) -> i64:
    """WST-R16. Spells for the batch on top."""
    return board.box.spells_for[board.top(ACT_TYPE)] | board.box.single_spells


def give_scroll(board: Board, seat: i64, offered: i64, unseen: i64, chance: Chance) -> i64:
    """One of those offered, each as likely as the others; what is unseen afterwards.

    Copies look alike: they are given in the order of their numbers.
    """
    kind = board.box.kind_of[wide_lowest(some_of(offered, 1, chance))]
    scroll = WIDE_BIT[wide_lowest(unseen & board.box.of_kind[kind])]
    board.own[SCROLLS + seat] |= scroll
    return unseen & ~scroll


def other_seat(seat: i64, number: i64) -> i64:
    """The seats other than this one, from 0 on."""
    return number if number < seat else number + 1


def some_of(members: i64, many: i64, chance: Chance) -> i64:
    """So many members of a set, each as likely as the others."""
    found: i64 = 0
    for turn in range(many):
        left = members & ~found
        for skip in range(chance.pick(wide_count(left))):
            left &= left - 1
        found |= left & -left
    return found
