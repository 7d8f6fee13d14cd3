"""A diploma is laid card by card, named in private until the last one."""

from esbat.engine.decision import BELOW
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.engine.state import KIND, ROW
from esbat.games.air import flow, moves, rules
from esbat.games.air.moves import card_text, colour_text
from esbat.games.air.names import (
    ASK_LAY,
    COLOURS,
    LAY_COLOUR,
    LAY_FIELDS,
    LAY_JOKERS,
    LAY_LEFT,
    LAY_WITCHES,
    SEVERAL_DIPLOMAS,
    TURN_GRADUATED,
)
from esbat.games.air.questions.base import Question
from esbat.games.air.state import Board
from esbat.parts.bits import ABOVE, BIT, HIGHEST, LOWEST, highest
from esbat.parts.listing import add_each


class Lay(Question):
    """AIR-066, AIR-068, AIR-069, AIR-R31. Witches of the colour from the lowest up, then jokers by colour.

    Nothing is shown to the others before the last card is named.
    """

    def __init__(self) -> None:
        super().__init__("lay", LAY_FIELDS, BELOW)

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        cards_to_lay(board, seat, rules.joker_tops(board, seat), offered)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """AIR-R31. The next card is asked for, or the diploma is complete."""
        lay(board, seat, argument_of(move))
        lay_forced_cards(board, seat)

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """AIR-059, AIR-060, AIR-R31. Only its cards, from the lowest up."""
        if verb_of(move) != moves.VERB_LAY:
            return Refusal("AIR-R31", "air-finish-the-diploma", {"left": int(board.top(LAY_LEFT))})
        card = argument_of(move)
        facts: dict[str, object] = {"card": card_text(card)}
        if not board.hands[seat * COLOURS + (card >> 4)] & BIT[card & 15]:
            return Refusal("AIR-060", "air-not-in-hand", facts)
        if card >> 4 != board.top(LAY_COLOUR):
            return joker_refusal(board, seat, card)
        witches = board.top(LAY_WITCHES)
        if witches & BIT[card & 15]:
            return Refusal("AIR-R31", "air-already-named", facts)
        if board.top(LAY_JOKERS) or (card & 15) < highest(witches):
            return Refusal("AIR-R31", "air-lowest-first", facts)
        return Refusal("AIR-059", "air-could-not-finish", facts)


# ---- what may be chosen


def cards_to_lay(board: Board, seat: i64, tops: i64, offered: Moves) -> None:
    """AIR-066, AIR-068, AIR-069, AIR-R31. A card is offered only if the diploma can be completed after it.

    So nobody is ever stuck. `tops` are the colours that may give jokers, as `rules.joker_tops` has them.
    """
    stack = board.stack
    row = (board.depth - 1) * ROW
    colour = stack[row + LAY_COLOUR]
    left = stack[row + LAY_LEFT]
    witches = stack[row + LAY_WITCHES]
    best = HIGHEST[witches]
    tops = rules.without(board, seat, colour, tops)
    if stack[row + LAY_JOKERS] == 0:
        held = board.hands[seat * COLOURS + colour]
        rest = held & ABOVE[best]
        # Every card leaves fewer above it: after the first that would leave too few, none will do.
        while rest and rules.most_cards(held, tops, LOWEST[rest]) >= left - 1:
            offered.add(moves.VERB_LAY, colour * 16 + LOWEST[rest])
            rest &= rest - 1
    if witches:
        following = rules.jokers_above(tops, best)
        if following >= left:
            jokers_to_lay(board, seat, following, offered)


def jokers_to_lay(board: Board, seat: i64, following: i64, offered: Moves) -> None:
    """AIR-067, AIR-068, AIR-069, AIR-R31. One joker a colour, in the order of colours, if enough can follow.

    `following` is how many colours can give one at all; it counts down to those after the colour in hand.
    """
    stack = board.stack
    hands = board.hands
    grimoires = board.grimoires
    row = (board.depth - 1) * ROW
    colour = stack[row + LAY_COLOUR]
    left = stack[row + LAY_LEFT]
    above = ABOVE[HIGHEST[stack[row + LAY_WITCHES]]]
    jokers = stack[row + LAY_JOKERS]
    at = seat * COLOURS
    for other in range(COLOURS):
        if grimoires[at + other] and hands[at + other] & above and other != colour:
            if following >= left and jokers < rules.DIGIT[other]:
                add_each(offered, moves.VERB_LAY, hands[at + other] & above, other * 16)
            following -= 1


# ---- what an answer does


def lay(board: Board, seat: i64, card: i64) -> None:
    """AIR-R31. One more card is named; with the last one the exchange is carried out."""
    stack = board.stack
    row = (board.depth - 1) * ROW
    colour = stack[row + LAY_COLOUR]
    left = stack[row + LAY_LEFT] - 1
    witches = stack[row + LAY_WITCHES]
    jokers = stack[row + LAY_JOKERS]
    if card >> 4 == colour:
        witches |= BIT[card & 15]
    else:
        jokers += (card & 15) * rules.DIGIT[card >> 4]
    if left > 0:
        stack[row + LAY_LEFT] = left
        stack[row + LAY_WITCHES] = witches
        stack[row + LAY_JOKERS] = jokers
    else:
        board.pop()
        rules.graduate(board, seat, colour, witches, jokers)


def lay_forced_cards(board: Board, seat: i64) -> None:
    """AIR-065, AIR-R14, AIR-R31. Forced cards lay themselves; a complete diploma ends the turn.

    If the table allows several diplomas a turn, the next one is asked for instead.
    """
    if board.top(KIND) == ASK_LAY:
        offered = Moves(board.hand_count(seat))  # each card is offered once at most
        tops = rules.joker_tops(board, seat)
        while board.top(KIND) == ASK_LAY:
            offered.count = 0
            cards_to_lay(board, seat, tops, offered)
            if offered.count > 1:
                return
            lay(board, seat, argument_of(offered.room[0]))
    board.set_top(TURN_GRADUATED, 1)
    if board.options & SEVERAL_DIPLOMAS:
        flow.after_landing(board, seat)
    else:
        flow.end_turn(board)


# ---- why not


def joker_refusal(board: Board, seat: i64, card: i64) -> Refusal:
    """AIR-067, AIR-068, AIR-069, AIR-R15. Not owned, not above the best witch, or its colour is used."""
    facts: dict[str, object] = {"card": card_text(card), "colour": colour_text(card >> 4)}
    if board.grimoires[seat * COLOURS + (card >> 4)] == 0:
        return Refusal("AIR-067", "air-joker-not-owned", facts)
    witches = board.top(LAY_WITCHES)
    if witches == 0:
        return Refusal("AIR-R15", "air-witch-before-joker", facts)
    best = highest(witches)
    if (card & 15) <= best:
        facts["best"] = card_text(board.top(LAY_COLOUR) * 16 + best)
        return Refusal("AIR-068", "air-joker-too-low", facts)
    if (board.top(LAY_JOKERS) >> (4 * (card >> 4))) & 15:
        return Refusal("AIR-069", "air-joker-colour-used", facts)
    if board.top(LAY_JOKERS) >= rules.DIGIT[card >> 4]:
        return Refusal("AIR-R31", "air-jokers-in-order", facts)
    return Refusal("AIR-059", "air-could-not-finish", facts)
