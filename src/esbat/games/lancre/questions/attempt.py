"""The attempt: two dice, the choice to flee or to face it, two more, and what they come to."""

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.engine.state import SEAT_BIT
from esbat.games.lancre import refusals, rules
from esbat.games.lancre.moves import (
    VERB_FACE,
    VERB_FLEE,
    VERB_FLY,
    VERB_HEAL,
    VERB_MAGIC,
    VERB_ROLL,
    VERB_SETTLE,
    VERB_SYMBOL,
    VERB_THREE,
    VERB_USE,
)
from esbat.games.lancre.names import (
    ANNAGRAMMA,
    ASK_TOTAL,
    ON_AN_EMPTY_SPACE,
    STEP_DEFEATED,
    STEP_OWE,
    STEP_SETTLED,
    SYMBOL_BROOM,
    SYMBOL_HEADOLOGY,
    SYMBOL_MAGIC,
)
from esbat.games.lancre.questions.base import Question
from esbat.games.lancre.questions.moment import AtProblem, WithDice, add_brooms, add_effects, has_tile
from esbat.games.lancre.rules_cards import solving
from esbat.games.lancre.rules_map import empty_spaces, flight_spaces
from esbat.games.lancre.rules_turn import become, begin_attempt, end_attempt, succeed, take_broom
from esbat.games.lancre.state import Board
from esbat.parts.bits import WIDE_BIT
from esbat.parts.listing import add_each_wide


class Ready(AtProblem):
    """LAN-076, LAN-R26, LAN-R29, LAN-R68. The tile is known: roll the first two dice, or solve it without."""

    def __init__(self) -> None:
        verbs = [VERB_ROLL, VERB_HEAL, VERB_THREE, VERB_USE]
        super().__init__("ready", None, Shown("ready", seats=True), "LAN-076", verbs)

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        offered.add(VERB_ROLL)
        self.add_solutions(board, seat, offered)
        add_effects(board, seat, offered, solving(board, seat))

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """LAN-076. The first two dice; or she solves it without."""
        if move == VERB_ROLL:
            begin_attempt(board, seat)
        else:
            self.solve(board, seat, move)

    def go_on(self, board: Board, seat: i64) -> None:
        begin_attempt(board, seat)


class Facing(WithDice):
    """LAN-077, LAN-078, LAN-079, LAN-081, LAN-085, LAN-R27. Face it, with symbols or without, or flee.

    Whoever has played a symbol faces it. The last two dice are rolled with `face`.
    """

    def __init__(self) -> None:
        verbs = [VERB_FACE, VERB_FLEE, VERB_FLY, VERB_SYMBOL, VERB_MAGIC, VERB_HEAL, VERB_THREE, VERB_USE]
        super().__init__("facing", None, Shown("facing", seats=True), "LAN-077", verbs)

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        offered.add(VERB_FACE)
        if not board.committed:
            add_each_wide(offered, VERB_FLEE, flight_spaces(board, seat))
            if empty_spaces(board):  # LAN-079, LAN-R18
                add_brooms(board, seat, offered)
        symbols = board.box.with_symbol[SYMBOL_HEADOLOGY] | board.box.with_symbol[SYMBOL_MAGIC]
        add_each_wide(offered, VERB_SYMBOL, board.hands[seat] & symbols)
        if has_tile(board, seat, ANNAGRAMMA):
            offered.add(VERB_MAGIC)
        self.add_help(board, seat, offered)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """LAN-077, LAN-083, LAN-085, LAN-092. Symbols, then the last two dice; or the flight, which is no
        failure; or what solves it or helps.
        """
        verb = verb_of(move)
        if verb == VERB_FACE:
            roll_the_last(board, seat)
        elif verb == VERB_SYMBOL:
            rules.play_symbol(board, seat, argument_of(move))
        elif verb == VERB_MAGIC:
            rules.spend_magic(board, seat)
        elif verb == VERB_FLY:
            take_broom(board, seat, argument_of(move), ON_AN_EMPTY_SPACE)
        elif verb == VERB_FLEE:
            rules.flee(board, seat, argument_of(move))
            end_attempt(board, 0)
        else:
            self.solve(board, seat, move)

    def answered_by_itself(self, board: Board, seat: i64) -> bool:
        """Nor if she could flee."""
        return not flight_spaces(board, seat) and super().answered_by_itself(board, seat)

    def go_on(self, board: Board, seat: i64) -> None:
        roll_the_last(board, seat)

    def why_not(self, board: Board, seat: i64, verb: i64, argument: i64) -> Refusal:
        """LAN-028, LAN-039, LAN-062, LAN-078, LAN-R27. She faces it now, or there is nowhere to flee."""
        if verb == VERB_FLY:
            if board.committed and board.box.with_symbol[SYMBOL_BROOM] & WIDE_BIT[argument]:
                return Refusal("LAN-R27", "lancre-committed", refusals.card_facts(board, argument))
            return refusals.nowhere_to_fly(board, argument)
        if verb == VERB_FLEE:
            if board.committed:
                return Refusal("LAN-R27", "lancre-committed", {})
            return refusals.no_flight(board, seat, argument)
        if verb == VERB_SYMBOL:
            return Refusal("LAN-039", "lancre-broom-adds-nothing", refusals.card_facts(board, argument))
        if verb == VERB_MAGIC:
            return no_magic(board, seat)
        return super().why_not(board, seat, verb, argument)


def roll_the_last(board: Board, seat: i64) -> None:
    """LAN-085, LAN-092. The last two dice."""
    rules.roll(board, seat)
    become(board, ASK_TOTAL, SEAT_BIT[seat])


class Total(WithDice):
    """LAN-088, LAN-110, LAN-143. All dice are rolled: effects still help, symbols no longer do."""

    def __init__(self) -> None:
        verbs = [VERB_SETTLE, VERB_SYMBOL, VERB_MAGIC, VERB_HEAL, VERB_THREE, VERB_USE]
        super().__init__("total", None, Shown("total", seats=True), "LAN-091", verbs)

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        offered.add(VERB_SETTLE)
        self.add_help(board, seat, offered)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """LAN-091. The attempt is settled; or what solves it or helps."""
        if move == VERB_SETTLE:
            become(board, STEP_SETTLED)
        else:
            self.solve(board, seat, move)

    def go_on(self, board: Board, seat: i64) -> None:
        become(board, STEP_SETTLED)

    def why_not(self, board: Board, seat: i64, verb: i64, argument: i64) -> Refusal:
        """LAN-028, LAN-088, LAN-184. It is too late for symbols."""
        if verb == VERB_SYMBOL:
            return Refusal("LAN-088", "lancre-too-late-for-symbols", refusals.card_facts(board, argument))
        if verb == VERB_MAGIC:
            return no_magic(board, seat)
        return super().why_not(board, seat, verb, argument)


def no_magic(board: Board, seat: i64) -> Refusal:
    """LAN-028, LAN-184. The Magic tile is not hers, has been used, or comes too late."""
    return refusals.no_tile(board, seat, ANNAGRAMMA, "LAN-028") or Refusal(
        "LAN-184", "lancre-too-late-for-symbols", {"card": ""}
    )


class Settled(Question):
    """LAN-073, LAN-091, LAN-098, LAN-101, LAN-R34. Equal or above solves; else a cackle, the foe's effect,
    the flight.
    """

    def run(self, board: Board) -> None:
        seat = board.turn
        if rules.total(board, seat) >= rules.difficulty(board, board.at[seat]):
            succeed(board, seat)
            return
        rules.fail(board, seat)
        owed = rules.owed(board) + 1
        rules.clear_attempt(board)
        become(board, STEP_DEFEATED)
        board.push(STEP_OWE, 0, owed)
