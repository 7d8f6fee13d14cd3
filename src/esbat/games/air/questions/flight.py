"""The flight: fly another witch, or land."""

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.games.air import effects, flow, moves, rules
from esbat.games.air.names import COLOURS, NO_CARD, STOP_ALLOWED, TURN_FIELDS
from esbat.games.air.questions.base import Question
from esbat.games.air.refusals import too_low
from esbat.games.air.state import Board
from esbat.games.air.tables import HAS_CAT
from esbat.parts.bits import ABOVE, BIT, COUNT, HIGHEST, count
from esbat.parts.listing import add_each


class Fly(Question):
    """AIR-013, AIR-014, AIR-015, AIR-017, AIR-042. Fly another witch, or land once one has flown."""

    def __init__(self) -> None:
        super().__init__("fly", TURN_FIELDS, Shown("fly", seats=True, single=True))

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        if board.deck.count or rules.can_draw(board):
            offered.add(moves.VERB_DRAW)
        takes(board, seat, offered)
        if board.flown:
            if board.deposited != NO_CARD:
                forced_landings(board, seat, offered)
            else:
                soft_landings(board, seat, offered)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """AIR-015, AIR-016, AIR-043, AIR-045, AIR-048, AIR-078. A draw, a take, or the end of the flight.

        A cat is dealt with before its fifteen is settled like any other card.
        """
        verb = verb_of(move)
        if verb == moves.VERB_DRAW:
            rules.draw(board, seat)
            if not HAS_CAT[board.drawn] or not effects.black_cat(board, seat):
                flow.settle(board, seat)
        elif verb == moves.VERB_TAKE:
            rules.take(board, seat, argument_of(move))
        elif verb == moves.VERB_LAND:
            rules.land(board, seat, argument_of(move))
            flow.after_landing(board, seat)
        else:
            rules.stop(board, seat)
            flow.end_turn(board)

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """AIR-013, AIR-014, AIR-016, AIR-049. While flying: draw, take, land."""
        verb = verb_of(move)
        if verb == moves.VERB_DRAW:
            return Refusal("AIR-081", "air-nothing-to-draw", {})
        if verb == moves.VERB_TAKE:
            return take_refusal(board, seat, argument_of(move))
        if verb == moves.VERB_LAND or verb == moves.VERB_STOP:
            if board.flown == 0:
                return Refusal("AIR-014", "air-fly-first", {})
            return (
                stop_refusal(board)
                if verb == moves.VERB_STOP
                else landing_refusal(board, seat, argument_of(move))
            )
        if verb == moves.VERB_PLACE or verb == moves.VERB_DEPOSIT:
            return Refusal("AIR-016", "air-nothing-drawn", {})
        if verb == moves.VERB_GRADUATE or verb == moves.VERB_LAY:
            return Refusal("AIR-049", "air-land-before-diploma", {})
        if verb == moves.VERB_SHED:
            return Refusal("AIR-074", "air-no-cat", {})
        if verb == moves.VERB_KEEP or verb == moves.VERB_DECLINE:
            return Refusal("AIR-056", "air-no-crash", {})
        return Refusal("AIR-013", "air-land-to-end", {})


# ---- what may be chosen


def takes(board: Board, seat: i64, offered: Moves) -> None:
    """AIR-029, AIR-030, AIR-032, AIR-035, AIR-R33. Common witches that fit, but for own deposits."""
    common = board.common
    columns = board.columns
    at = seat * COLOURS
    for colour in range(COLOURS):
        members = common[colour]
        if members:
            members &= ABOVE[HIGHEST[columns[at + colour]]] & ~common[COLOURS + colour]
            if members:
                add_each(offered, moves.VERB_TAKE, members, colour * 16)


def soft_landings(board: Board, seat: i64, offered: Moves) -> None:
    """AIR-043, AIR-091. Without a deposit, any column may be landed."""
    columns = board.columns
    at = seat * COLOURS
    for colour in range(COLOURS):
        if columns[at + colour]:
            offered.add(moves.VERB_LAND, colour)
    if board.options & STOP_ALLOWED:
        offered.add(moves.VERB_STOP)


def forced_landings(board: Board, seat: i64, offered: Moves) -> None:
    """AIR-045, AIR-046, AIR-047, AIR-R07. After a deposit only a smallest column, or nothing."""
    columns = board.columns
    at = seat * COLOURS
    smallest: i64 = 16
    colours: i64 = 0
    for colour in range(COLOURS):
        size = COUNT[columns[at + colour]]
        if size and size <= smallest:
            if size < smallest:
                smallest = size
                colours = 0
            colours |= BIT[colour]
    if colours:
        add_each(offered, moves.VERB_LAND, colours)
    else:
        offered.add(moves.VERB_LAND, moves.NOTHING)


# ---- why not


def take_refusal(board: Board, seat: i64, card: i64) -> Refusal:
    """AIR-029, AIR-030, AIR-020. Not there, just deposited, or too low."""
    facts: dict[str, object] = {"card": moves.card_text(card)}
    if not board.common[card >> 4] & BIT[card & 15]:
        return Refusal("AIR-029", "air-not-in-common", facts)
    if board.common[COLOURS + (card >> 4)] & BIT[card & 15]:
        return Refusal("AIR-030", "air-deposited-this-turn", facts)
    return too_low(board, seat, card)


def stop_refusal(board: Board) -> Refusal:
    """AIR-R06, AIR-R29. Stopping without landing needs its option, and no deposit."""
    if not board.options & STOP_ALLOWED:
        return Refusal("AIR-R06", "air-stop-means-landing", {})
    return Refusal("AIR-R29", "air-no-stop-after-deposit", {})


def landing_refusal(board: Board, seat: i64, colour: i64) -> Refusal:
    """AIR-043, AIR-045, AIR-047, AIR-R07. No such column, or not a smallest one after a deposit."""
    if colour == moves.NOTHING:
        return Refusal("AIR-044", "air-land-a-column", {})
    size = count(board.columns[seat * COLOURS + colour])
    if size == 0:
        return Refusal("AIR-044", "air-no-such-column", {"colour": moves.colour_text(colour)})
    smallest = int(rules.smallest_column(board, seat))
    return Refusal(
        "AIR-045",
        "air-not-the-smallest",
        {"colour": moves.colour_text(colour), "size": int(size), "smallest": smallest},
    )
