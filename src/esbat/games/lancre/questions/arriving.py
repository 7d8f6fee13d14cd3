"""On a space: what is done there, a problem, tea, or nothing."""

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.engine.state import SEAT_BIT
from esbat.games.lancre import names, rules
from esbat.games.lancre.events import EVENT_SLIPPED_BY, EVENT_TOOK_TEA
from esbat.games.lancre.moves import (
    VERB_HEAL,
    VERB_ONWARD,
    VERB_OPEN,
    VERB_ROLL,
    VERB_TEA,
    VERB_THREE,
    VERB_USE,
    VERB_VANISH,
    VERB_WALK,
)
from esbat.games.lancre.questions.base import Question
from esbat.games.lancre.questions.moment import AtProblem, add_effects, add_vanishing, has_invisibility
from esbat.games.lancre.refusals import space_facts
from esbat.games.lancre.rules_cards import solving
from esbat.games.lancre.rules_map import occupied, walkable
from esbat.games.lancre.rules_piles import look, reveal
from esbat.games.lancre.rules_turn import become, begin_attempt, give_back
from esbat.games.lancre.state import Board
from esbat.games.lancre.tables import EASED_AT_GRANNYS, TEA_FOR_THE_GUEST, TEA_FOR_THE_OTHERS
from esbat.games.lancre.tables_effects import WHEN_MOVING
from esbat.parts.bits import WIDE_BIT
from esbat.parts.listing import add_each_wide


class Act(Question):
    """LAN-068, LAN-069, LAN-070, LAN-071, LAN-122, LAN-192, LAN-R61. The space decides what is done there."""

    def __init__(self) -> None:
        super().__init__("act", names.ARRIVAL_FIELDS)

    def run(self, board: Board) -> None:
        seat = board.turn
        if occupied(board, seat):
            become(board, names.ASK_ARRIVE, SEAT_BIT[seat], names.NOT_VANISHED, board.top(names.ACT_STAYED))
            return
        become(board, names.STEP_STEP_OVER)
        if board.seats == 1 and board.box.location_of[board.at[seat]] == board.box.granny:
            give_back(board, seat, EASED_AT_GRANNYS)


class Arrive(AtProblem):
    """LAN-069, LAN-070, LAN-072, LAN-152, LAN-R66. What must be done here; with Invisibility she may go
    on.
    """

    def __init__(self) -> None:
        # Others know whether she slips by: the card lies open.
        shown = Shown("arrive", seats=True, numbers=["vanished"])
        here = [VERB_OPEN, VERB_ROLL, VERB_TEA, VERB_HEAL, VERB_THREE, VERB_USE]
        verbs = [*here, VERB_WALK, VERB_ONWARD, VERB_VANISH]
        super().__init__("arrive", names.ARRIVAL_FIELDS, shown, "LAN-068", verbs)

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        offered.add(duty(board, seat))
        if board.top(names.ARRIVE_VANISHED):
            if board.step == 1:
                offered.add(VERB_ONWARD)
            if board.on_foot and board.steps:
                add_each_wide(offered, VERB_WALK, walkable(board, seat))
        self.add_solutions(board, seat, offered)
        # LAN-145, LAN-160, LAN-161. What solves it, and a longer walk.
        usable = solving(board, seat)
        if board.on_foot:
            usable |= board.box.at_moment[WHEN_MOVING]
        if has_invisibility(board, seat) and self.lets_vanish(board, seat):
            add_vanishing(board, seat, offered, usable)
        else:
            add_effects(board, seat, offered, usable)

    def lets_vanish(self, board: Board, seat: i64) -> bool:
        """LAN-152, LAN-154, LAN-155, LAN-R41, LAN-R42. At an obstacle: is there a way on, and did she just
        come here?
        """
        if board.top(names.ARRIVE_VANISHED) or board.top(names.ARRIVE_STAYED):
            return False  # she has vanished here already, or she never moved
        return board.step == 1 or (board.on_foot and board.steps > 0)

    def vanish(self, board: Board, seat: i64) -> None:
        """LAN-152, LAN-153. Past an obstacle, with a look at what lies face down."""
        board.set_top(names.ARRIVE_VANISHED, names.HAS_VANISHED)
        if board.hidden & WIDE_BIT[board.at[seat]]:
            look(board, seat, board.at[seat])

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """LAN-069, LAN-070, LAN-072, LAN-154. She begins the attempt, has tea, slips by, or solves it."""
        verb = verb_of(move)
        if verb == VERB_OPEN:
            reveal(board, seat, board.at[seat])
            become(board, names.ASK_READY, SEAT_BIT[seat])
        elif verb == VERB_ROLL:
            begin_attempt(board, seat)
        elif verb == VERB_TEA:
            take_tea(board, seat)
        elif verb == VERB_WALK:
            board.note(EVENT_SLIPPED_BY, seat, board.at[seat])
            rules.walk(board, seat, argument_of(move))
            become(board, names.STEP_ACT)
        elif verb == VERB_ONWARD:
            board.note(EVENT_SLIPPED_BY, seat, board.at[seat])
            become(board, names.STEP_STEP_OVER)
        else:
            self.solve(board, seat, move)

    def answered_by_itself(self, board: Board, seat: i64) -> bool:
        """Not if she has her own tile, or is invisible and may go on."""
        if board.special[seat] or board.top(names.ARRIVE_VANISHED):
            return False
        self.answer(board, seat, duty(board, seat))
        return True

    def why_not(self, board: Board, seat: i64, verb: i64, argument: i64) -> Refusal:
        """LAN-058, LAN-060, LAN-069, LAN-070, LAN-072, LAN-154, LAN-155. The space decides, not she."""
        if verb == VERB_WALK:
            return no_walk(board, seat, argument)
        if verb == VERB_ONWARD:
            return Refusal("LAN-154", "lancre-must-act", {})
        if verb == VERB_OPEN or verb == VERB_ROLL or verb == VERB_TEA:
            return other_duty(board, seat, verb)
        return super().why_not(board, seat, verb, argument)

    def no_vanishing(self, board: Board) -> Refusal:
        """LAN-155, LAN-R41. She has vanished already, or there is no way on."""
        if board.top(names.ARRIVE_VANISHED):
            return Refusal("LAN-R41", "lancre-already-invisible", {})
        return Refusal("LAN-155", "lancre-no-way-on", {})


def duty(board: Board, seat: i64) -> i64:
    """LAN-069, LAN-070, LAN-072. What the space asks for: the tile turned up, the dice, or tea."""
    here = WIDE_BIT[board.at[seat]]
    if board.hidden & here:
        return VERB_OPEN
    return VERB_ROLL if board.tiled & here else VERB_TEA


def take_tea(board: Board, seat: i64) -> None:
    """LAN-118, LAN-119, LAN-120, LAN-121, LAN-R65. Three cackles for the one whose turn it is, two for each
    other.
    """
    here = board.at[seat]
    board.note(EVENT_TOOK_TEA, seat, here)
    become(board, names.STEP_STEP_OVER)
    for turn in range(board.seats - 1, -1, -1):
        other = (seat + turn) % board.seats
        if board.at[other] == here:
            give_back(board, other, TEA_FOR_THE_GUEST if other == seat else TEA_FOR_THE_OTHERS)


def no_walk(board: Board, seat: i64, space: i64) -> Refusal:
    """LAN-058, LAN-060, LAN-155. Behind an obstacle, or out of reach."""
    facts = space_facts(board, space)
    if space == board.at[seat]:
        return Refusal("LAN-058", "lancre-already-there", facts)
    if board.top(names.ARRIVE_VANISHED) == names.NOT_VANISHED:
        return Refusal("LAN-060", "lancre-must-stop", facts)
    return Refusal("LAN-155", "lancre-no-steps-left", facts)


def other_duty(board: Board, seat: i64, verb: i64) -> Refusal:
    """LAN-069, LAN-070, LAN-072. The space asks for something else."""
    if not board.tiled & WIDE_BIT[board.at[seat]]:
        return Refusal("LAN-070", "lancre-tea-is-served", {})
    if verb == VERB_ROLL:
        return Refusal("LAN-072", "lancre-open-it-first", {})
    if verb == VERB_OPEN:
        return Refusal("LAN-072", "lancre-already-open", {})
    return Refusal("LAN-069", "lancre-problem-first", {})
