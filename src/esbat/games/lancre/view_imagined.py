"""A table that one seat cannot tell from the truth: what it does not know is dealt anew."""

from esbat.engine.chance import Chance
from esbat.engine.native import i64
from esbat.engine.state import KIND
from esbat.games.lancre.names import ASK_JOIN, OPEN_HANDS, UNTURNED
from esbat.games.lancre.state import Board
from esbat.parts.bag import Bag
from esbat.parts.bits import WIDE_BIT, wide_count


def imagine(copy: Board, truth: Board, seat: i64, chance: Chance) -> None:
    """LAN-011, LAN-033, LAN-150, LAN-R64, LAN-R71. Unseen cards and tiles are dealt anew.

    Everything is laid out in order of number first, so that two tables this seat cannot tell apart
    give, with the same luck, the same imagined table.
    """
    put_in_order(copy.deck)
    put_in_order(copy.discard)
    put_in_order(copy.small_bag)
    put_in_order(copy.big_bag)
    deal_hands_anew(copy, seat, chance)
    deal_tiles_anew(copy, seat, chance)
    if truth.depth > 0 and truth.top(KIND) == ASK_JOIN and truth.turn != seat:
        copy.pop()  # the witches named so far are nobody else's business: she is asked again


def deal_hands_anew(board: Board, seat: i64, chance: Chance) -> None:
    """Other hands go into the pile, which is laid out in order, and are dealt again."""
    if board.options & OPEN_HANDS:
        return
    deck = board.deck
    unseen: i64 = 0
    for at in range(deck.count):
        unseen |= WIDE_BIT[deck.things[at]]
    for other in range(board.seats):
        if other != seat:
            unseen |= board.hands[other]
    deck.count = 0
    for card in range(board.box.card_count):
        if unseen & WIDE_BIT[card]:
            deck.add(card)
    for other in range(board.seats):
        if other != seat:
            held = wide_count(board.hands[other])
            board.hands[other] = 0
            for turn in range(held):
                board.hands[other] |= WIDE_BIT[deck.draw(chance)]


def deal_tiles_anew(board: Board, seat: i64, chance: Chance) -> None:
    """Face-down tiles that only others have looked at become any others, still known to them."""
    if board.hidden == 0:
        return
    mine: i64 = WIDE_BIT[seat] if seat >= 0 else 0
    again: list[int] = []
    for space in range(board.box.dungeon):
        if (
            board.hidden & WIDE_BIT[space]
            and board.tiles[space] != UNTURNED
            and not board.known[space] & mine
        ):
            board.big_bag.add(board.tiles[space])
            again.append(int(space))
    if not again:
        return
    put_in_order(board.big_bag)
    for place in again:
        board.tiles[place] = board.big_bag.draw(chance)


def put_in_order(bag: Bag) -> None:
    """The same things in order of number, so that equal bags give equal draws."""
    things = bag.things
    for at, thing in enumerate(bag.listed()):
        things[at] = thing
