"""Why a well-formed move is not legal: always a rule's id and a message key, never just "illegal"."""

from esbat.engine.errors import Refusal
from esbat.engine.move import argument_of, verb_of
from esbat.engine.native import i64
from esbat.engine.state import EMPTY_ROOM, KIND, SEAT_BIT
from esbat.games.air import moves, rules
from esbat.games.air.moves import (
    DECLINE,
    DEPOSIT,
    DRAW,
    GRADUATE,
    KEEP,
    LAND,
    NOTHING,
    PLACE,
    SHED,
    STOP,
    TAKE,
    card_text,
    colour_text,
)
from esbat.games.air.names import (
    BONUS,
    CAT,
    COLOURS,
    DIPLOMA,
    FLY,
    LAY_COLOUR,
    LAY_JOKERS,
    LAY_LEFT,
    LAY_WITCHES,
    SETTLE,
)
from esbat.games.air.state import Board
from esbat.games.air.tables import GRIMOIRES_FOR, HAND_UNDER_THE_CAT
from esbat.parts.bits import BIT, count, highest


def why_not(board: Board, seat: i64, move: i64) -> Refusal | None:
    """The rule that forbids this move to this seat now, or None if it is legal."""
    if board.depth == 0:
        return Refusal("AIR-083", "air-play-over", {})
    kind = board.top(KIND)
    if not 0 <= seat < board.seats or not board.asked() & SEAT_BIT[seat]:
        return not_asked(board, seat, kind)
    room = EMPTY_ROOM[:]
    for at in range(board.generate(seat, room)):
        if room[at] == move:
            return None
    verb = verb_of(move)
    if kind == FLY:
        return flight_refusal(board, seat, move)
    if kind == SETTLE:
        if verb == PLACE:
            return too_low(board, seat, board.drawn)
        return Refusal("AIR-016", "air-settle-first", {"card": card_text(board.drawn)})
    if kind == CAT:
        if verb == SHED:
            return shed_refusal(board, seat, argument_of(move))
        return Refusal("AIR-078", "air-cat-first", {"left": int(rules.to_shed(board, seat))})
    if kind == BONUS:
        return Refusal("AIR-053", "air-turn-crashed", {"card": card_text(board.drawn)})
    if kind == DIPLOMA:
        return diploma_refusal(board, seat, move)
    return laying_refusal(board, seat, move)


def not_asked(board: Board, seat: i64, kind: i64) -> Refusal:
    """AIR-012, AIR-074. Somebody else is asked."""
    if kind == CAT and 0 <= seat < board.seats:
        if board.hand_count(seat) <= HAND_UNDER_THE_CAT:
            return Refusal("AIR-074", "air-cat-spares-you", {"most": int(HAND_UNDER_THE_CAT)})
        return Refusal("AIR-075", "air-cat-answered", {})
    return Refusal("AIR-012", "air-not-your-turn", {"seat": int(board.turn)})


def too_low(board: Board, seat: i64, card: i64) -> Refusal:
    """AIR-020, AIR-021. The column ends in a higher card."""
    column = board.columns[seat * COLOURS + (card >> 4)]
    last = (card >> 4) * 16 + highest(column)
    return Refusal("AIR-020", "air-too-low", {"card": card_text(card), "last": card_text(last)})


def flight_refusal(board: Board, seat: i64, move: i64) -> Refusal:
    """AIR-013, AIR-014, AIR-016, AIR-049. While flying: draw, take, land."""
    verb = verb_of(move)
    if verb == DRAW:
        return Refusal("AIR-081", "air-nothing-to-draw", {})
    if verb == TAKE:
        return take_refusal(board, seat, argument_of(move))
    if verb == LAND or verb == STOP:
        if board.flown == 0:
            return Refusal("AIR-014", "air-fly-first", {})
        return stop_refusal(board) if verb == STOP else landing_refusal(board, seat, argument_of(move))
    if verb == PLACE or verb == DEPOSIT:
        return Refusal("AIR-016", "air-nothing-drawn", {})
    if verb == GRADUATE or verb == moves.LAY:
        return Refusal("AIR-049", "air-land-before-diploma", {})
    if verb == SHED:
        return Refusal("AIR-074", "air-no-cat", {})
    if verb == KEEP or verb == DECLINE:
        return Refusal("AIR-056", "air-no-crash", {})
    return Refusal("AIR-013", "air-land-to-end", {})


def take_refusal(board: Board, seat: i64, card: i64) -> Refusal:
    """AIR-029, AIR-030, AIR-020. Not there, just deposited, or too low."""
    facts: dict[str, object] = {"card": card_text(card)}
    if not board.common[card >> 4] & BIT[card & 15]:
        return Refusal("AIR-029", "air-not-in-common", facts)
    if board.common[COLOURS + (card >> 4)] & BIT[card & 15]:
        return Refusal("AIR-030", "air-deposited-this-turn", facts)
    return too_low(board, seat, card)


def stop_refusal(board: Board) -> Refusal:
    """AIR-R06, AIR-R29. Stopping without landing needs its option, and no deposit."""
    if not board.stop_allowed:
        return Refusal("AIR-R06", "air-stop-means-landing", {})
    return Refusal("AIR-R29", "air-no-stop-after-deposit", {})


def landing_refusal(board: Board, seat: i64, colour: i64) -> Refusal:
    """AIR-043, AIR-045, AIR-047, AIR-R07. No such column, or not a smallest one after a deposit."""
    if colour == NOTHING:
        return Refusal("AIR-044", "air-land-a-column", {})
    size = count(board.columns[seat * COLOURS + colour])
    if size == 0:
        return Refusal("AIR-044", "air-no-such-column", {"colour": colour_text(colour)})
    smallest = int(rules.smallest_column(board, seat))
    return Refusal(
        "AIR-045",
        "air-not-the-smallest",
        {"colour": colour_text(colour), "size": int(size), "smallest": smallest},
    )


def shed_refusal(board: Board, seat: i64, card: i64) -> Refusal:
    """AIR-075. One gives up cards one holds, each once."""
    if board.chosen[seat * COLOURS + (card >> 4)] & BIT[card & 15]:
        return Refusal("AIR-075", "air-already-named", {"card": card_text(card)})
    return Refusal("AIR-075", "air-not-in-hand", {"card": card_text(card)})


def diploma_refusal(board: Board, seat: i64, move: i64) -> Refusal:
    """AIR-048, AIR-059, AIR-060, AIR-062. After a landing: an exchange that can be paid, or the end."""
    verb = verb_of(move)
    if verb != GRADUATE:
        if verb == moves.LAY:
            return Refusal("AIR-059", "air-name-the-diploma", {})
        return Refusal("AIR-048", "air-landed-already", {})
    colour = moves.colour_of_diploma(move)
    size = moves.size_of_diploma(move)
    facts: dict[str, object] = {"colour": colour_text(colour), "size": int(size)}
    if board.hands[seat * COLOURS + colour] == 0:
        return Refusal("AIR-060", "air-none-in-hand", facts)
    if board.piles[colour] < GRIMOIRES_FOR[size]:
        facts["left"] = int(board.piles[colour])
        return Refusal("AIR-062", "air-too-few-grimoires", facts)
    facts["held"] = int(count(board.hands[seat * COLOURS + colour]))
    return Refusal("AIR-059", "air-too-few-cards", facts)


def laying_refusal(board: Board, seat: i64, move: i64) -> Refusal:
    """AIR-059, AIR-060, AIR-R31. While a diploma is being laid: only its cards, from the lowest up."""
    if verb_of(move) != moves.LAY:
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
