"""Phase 2, twice: a new move, on foot or by Broom."""

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.engine.state import SEAT_BIT
from esbat.games.lancre import effects, names, rules
from esbat.games.lancre.events import EVENT_LOST_STEP, EVENT_STAYED
from esbat.games.lancre.moves import VERB_FLY, VERB_LAND, VERB_STAY, VERB_USE, VERB_VANISH, VERB_WALK
from esbat.games.lancre.questions.base import Question
from esbat.games.lancre.questions.moment import (
    Moment,
    add_brooms,
    add_effects,
    add_vanishing,
    has_invisibility,
)
from esbat.games.lancre.refusals import no_broom, space_facts
from esbat.games.lancre.rules_map import beside, empty_spaces, hidden_beside, imprisoned, walkable
from esbat.games.lancre.rules_turn import become, end_attempt, take_broom
from esbat.games.lancre.state import Board
from esbat.games.lancre.tables import WALK
from esbat.games.lancre.tables_effects import WHEN_ESCAPING, WHEN_MOVING
from esbat.parts.bits import WIDE_BIT
from esbat.parts.listing import add_each_wide


class StepBegins(Question):
    """LAN-043, LAN-057, LAN-178, LAN-180, LAN-R14. A new move of two paths; out of the Dungeon, anywhere."""

    def run(self, board: Board) -> None:
        seat = board.turn
        board.step += 1
        board.steps = WALK
        board.on_foot = False
        if board.step == 2 and imprisoned(board, seat):
            become(board, names.ASK_LAND, SEAT_BIT[seat], names.ANYWHERE)
        else:
            become(board, names.ASK_MOVE, SEAT_BIT[seat])


class Move(Moment):
    """LAN-057, LAN-058, LAN-059, LAN-062, LAN-066, LAN-178. Stay, walk, fly, or play an effect first."""

    def __init__(self) -> None:
        verbs = [VERB_WALK, VERB_STAY, VERB_FLY, VERB_USE, VERB_VANISH]
        super().__init__("move", None, Shown("move", seats=True), "LAN-057", verbs)

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        offered.add(VERB_STAY)
        if not imprisoned(board, seat):
            add_each_wide(offered, VERB_WALK, walkable(board, seat) | beside(board, seat))
        add_brooms(board, seat, offered)
        # LAN-145, LAN-147, LAN-178. Out of the Dungeon, or a longer walk.
        usable_when = board.box.at_moment
        usable = usable_when[WHEN_ESCAPING] if imprisoned(board, seat) else usable_when[WHEN_MOVING]
        if has_invisibility(board, seat) and self.lets_vanish(board, seat):
            add_vanishing(board, seat, offered, usable)
        else:
            add_effects(board, seat, offered, usable)

    def lets_vanish(self, board: Board, seat: i64) -> bool:
        """LAN-156, LAN-178, LAN-R21, LAN-R48. Out of the Dungeon, or for a look into the next space."""
        return imprisoned(board, seat) or hidden_beside(board, seat) != 0

    def vanish(self, board: Board, seat: i64) -> None:
        """LAN-156, LAN-178, LAN-R40. Into the next space, or out of the Dungeon."""
        if imprisoned(board, seat):
            become(board, names.ASK_LAND, SEAT_BIT[seat], names.ANYWHERE)
        else:
            effects.ask_to_look(board, seat, 1, hidden_beside(board, seat))

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """LAN-058, LAN-059, LAN-062, LAN-179. Stay, walk, take to a Broom, or play an effect; in the Dungeon
        staying costs the step.
        """
        verb = verb_of(move)
        if verb == VERB_WALK:
            rules.walk(board, seat, argument_of(move))
            become(board, names.STEP_ACT)
        elif verb == VERB_FLY:
            take_broom(board, seat, argument_of(move), names.ANYWHERE)
        elif move != VERB_STAY:
            self.use(board, seat, move)
        elif imprisoned(board, seat):
            board.note(EVENT_LOST_STEP, seat)
            become(board, names.STEP_STEP_OVER)
        else:
            board.note(EVENT_STAYED, seat, board.at[seat])
            become(board, names.STEP_ACT, 0, names.NOT_VANISHED, names.HAS_STAYED)

    def why_not(self, board: Board, seat: i64, verb: i64, argument: i64) -> Refusal:
        """LAN-058, LAN-059, LAN-062, LAN-179. Out of reach, no Broom, or no such effect."""
        if verb == VERB_FLY:
            return no_broom(board, argument)
        if verb != VERB_WALK:
            return super().why_not(board, seat, verb, argument)
        facts = space_facts(board, argument)
        if imprisoned(board, seat):
            return Refusal("LAN-179", "lancre-imprisoned", facts)
        if argument == board.at[seat]:
            return Refusal("LAN-058", "lancre-already-there", facts)
        facts["steps"] = int(board.steps)
        return Refusal("LAN-059", "lancre-too-far", facts)


class Land(Question):
    """LAN-062, LAN-079, LAN-180, LAN-R17, LAN-R18, LAN-R46. Any space but her own; empty ones only for a
    flight.
    """

    def __init__(self) -> None:
        super().__init__("land", ["where"], Shown("land", seats=True), "LAN-062", [VERB_LAND])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        spaces = (
            board.box.all_spaces if board.top(names.LAND_WHERE) == names.ANYWHERE else empty_spaces(board)
        )
        add_each_wide(offered, VERB_LAND, spaces & ~WIDE_BIT[board.at[seat]])

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """LAN-062, LAN-079. A Broom, or the way out of the Dungeon, brings her there."""
        if board.top(names.LAND_WHERE) == names.ANYWHERE:
            rules.land(board, seat, argument_of(move))
            become(board, names.STEP_ACT)
        else:
            rules.flee(board, seat, argument_of(move))
            end_attempt(board, 0)

    def why_not(self, board: Board, seat: i64, verb: i64, argument: i64) -> Refusal:
        """LAN-062, LAN-R18. She is there, or somebody or something else is."""
        facts = space_facts(board, argument)
        if (
            board.top(names.LAND_WHERE) == names.ON_AN_EMPTY_SPACE
            and not empty_spaces(board) & WIDE_BIT[argument]
        ):
            return Refusal("LAN-R18", "lancre-not-empty", facts)
        return Refusal("LAN-062", "lancre-already-there", facts)


class StepOver(Question):
    """LAN-043, LAN-084, LAN-154. The second step follows the first; then the turn may end."""

    def run(self, board: Board) -> None:
        if board.step == 1:
            become(board, names.STEP_STEP_BEGINS)
        else:
            become(board, names.ASK_END, SEAT_BIT[board.turn])
