"""What the referee of Lancre knows beyond the game's own contract: all things on the table, and other truths.

`another_truth` is written apart from `imagine`, so that each can judge the other.
"""

from esbat.engine.chance import Chance
from esbat.engine.state import KIND, State
from esbat.games.lancre.names import ASK_JOIN, OPEN_HANDS, UNTURNED
from esbat.games.lancre.state import Board
from esbat.parts.bits import WIDE_BIT, wide_listed


def counts(state: State) -> object:
    """55 cards and 47 tiles wherever they lie, and the three kinds of tokens."""
    assert isinstance(state, Board)
    cards = [*state.deck.listed(), *state.discard.listed()]
    for seat in range(state.seats):
        cards += wide_listed(state.hands[seat])
    cackles = sum(state.cackles) + state.cackle_reserve
    crises = sum(state.markers) + state.crisis_reserve
    alisses = sum(state.alisses) + state.aliss_reserve
    return sorted(cards), state.counted(), int(cackles), int(crises), int(alisses)


def shuffled(things: list[int], chance: Chance) -> list[int]:
    rest = things[:]
    return [rest.pop(chance.pick(len(rest))) for _ in things]


def another_truth(state: State, eyes: int, chance: Chance) -> State:
    """A play that this seat cannot tell from the given one.

    Other hands change cards with the draw pile; face-down tiles that only others have looked at change with
    the bag; a Power of Three that another seat is just naming has not been begun.
    """
    truth = state.clone()
    assert isinstance(truth, Board)
    if truth.depth and truth.top(KIND) == ASK_JOIN and truth.turn != eyes:
        truth.pop()
    if not truth.options & OPEN_HANDS:
        exchange_hands(truth, [seat for seat in range(truth.seats) if seat != eyes], chance)
    exchange_tiles(truth, eyes, chance)
    for bag in (truth.discard, truth.small_bag):
        for at, thing in enumerate(shuffled([int(bag.things[at]) for at in range(bag.count)], chance)):
            bag.things[at] = thing
    return truth


def exchange_hands(board: Board, others: list[int], chance: Chance) -> None:
    held = {seat: len(wide_listed(board.hands[seat])) for seat in others}
    cards = board.deck.listed()
    for seat in others:
        cards += wide_listed(board.hands[seat])
    cards = shuffled(cards, chance)
    for seat in others:
        board.hands[seat] = sum(int(WIDE_BIT[cards.pop()]) for _ in range(held[seat]))
    for at, card in enumerate(cards):
        board.deck.things[at] = card


def exchange_tiles(board: Board, eyes: int, chance: Chance) -> None:
    unknown = [
        space
        for space in wide_listed(board.hidden)
        if board.tiles[space] != UNTURNED and not board.known[space] & WIDE_BIT[eyes]
    ]
    kinds = shuffled([*board.big_bag.listed(), *[int(board.tiles[space]) for space in unknown]], chance)
    for space in unknown:
        board.tiles[space] = kinds.pop()
    for at, kind in enumerate(kinds):
        board.big_bag.things[at] = kind
