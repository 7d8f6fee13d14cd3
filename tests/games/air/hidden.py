"""What the referee of Air knows beyond the game's own contract: all things on the table, and other truths.

`another_truth` is written apart from `imagine`, so that each can judge the other.
"""

from esbat.engine.chance import Chance
from esbat.engine.state import ASKED, KIND, SEAT_BIT, State
from esbat.games.air import rules
from esbat.games.air.names import ASK_CAT, ASK_DIPLOMA, ASK_LAY, OPEN_HANDS, TURN_LARGEST
from esbat.games.air.state import Board
from esbat.parts.bits import BIT


def counts(state: State) -> object:
    """75 witches wherever they lie, and the grimoires of each colour."""
    assert isinstance(state, Board)
    found = [*state.deck.listed(), *state.discard.listed(), *state.cards(state.common, 0)]
    for seat in range(state.seats):
        found += [*state.cards(state.hands, seat * 5), *state.cards(state.columns, seat * 5)]
    if state.drawn >= 0:
        found.append(int(state.drawn))
    grimoires = [
        sum(int(state.grimoires[seat * 5 + colour]) for seat in range(state.seats)) + int(state.piles[colour])
        for colour in range(5)
    ]
    return sorted(found), grimoires


def shuffled(things: list[int], chance: Chance) -> list[int]:
    rest = things[:]
    return [rest.pop(chance.pick(len(rest))) for _ in things]


def another_truth(state: State, eyes: int, chance: Chance) -> State:
    """A play that this seat cannot tell from the given one: other hands change cards with the deck.

    Under the cat, what others have named so far is hidden too: some have named other cards, some none yet.
    """
    truth = state.clone()
    assert isinstance(truth, Board)
    others = [seat for seat in range(truth.seats) if seat != eyes]
    hidden = [] if truth.options & OPEN_HANDS else others
    held = {seat: len(truth.cards(truth.hands, seat * 5)) for seat in hidden}
    cards = truth.deck.listed()
    for seat in hidden:
        cards += truth.cards(truth.hands, seat * 5)
    cards = shuffled(cards, chance)
    for seat in hidden:
        put(truth, seat, [cards.pop() for _ in range(held[seat])])
    for at, card in enumerate(cards):
        truth.deck.things[at] = card
    for seat in others:
        name_again(truth, seat, chance)
    if truth.depth and truth.turn != eyes:
        ask_again(truth)
    return truth


def ask_again(board: Board) -> None:
    """A diploma is weighed with the new hand; cards named for it so far were another hand's."""
    if board.top(KIND) == ASK_LAY:
        board.pop()
    if board.top(KIND) == ASK_DIPLOMA:
        board.set_top(TURN_LARGEST, rules.largest_diplomas(board, board.turn))


def put(board: Board, seat: int, cards: list[int]) -> None:
    """These cards and no others in a seat's hand."""
    for colour in range(5):
        board.hands[seat * 5 + colour] = 0
    for card in cards:
        board.hands[seat * 5 + (card >> 4)] |= BIT[card & 15]


def name_again(board: Board, seat: int, chance: Chance) -> None:
    """Cards named for the cat become others of the hand, or none at all: then the seat is asked again."""
    named = len(board.cards(board.chosen, seat * 5))
    if not named or board.depth == 0 or board.top(KIND) != ASK_CAT:
        return
    for colour in range(5):
        board.chosen[seat * 5 + colour] = 0
    if chance.pick(2):
        board.set_top(ASKED, board.top(ASKED) | SEAT_BIT[seat])
        return
    for card in shuffled(board.cards(board.hands, seat * 5), chance)[:named]:
        board.chosen[seat * 5 + (card >> 4)] |= BIT[card & 15]
