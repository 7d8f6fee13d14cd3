"""The six phases, stage by stage: what each begins with. What it brings about lies above the turn's row."""

from typing import Final

from esbat.engine.native import i64, vec
from esbat.games.wildegrens import flow, rules
from esbat.games.wildegrens.events import (
    EVENT_COUNTED_POWER,
    EVENT_FAILED,
    EVENT_SUCCEEDED,
    EVENT_TURN_BEGAN,
)
from esbat.games.wildegrens.flow_setup import begin_turn
from esbat.games.wildegrens.names import (
    ASK_BEAT,
    ASK_CHOOSE,
    ASK_PLAY,
    ASK_REWARD,
    ASK_SPARE,
    ASK_TRIAL,
    EMPTY,
    MOMENT_ON_CHOOSE,
    MOMENT_ON_PHASE_ONE,
    MOMENT_ON_RECOVER,
    NO_WITCH_IN_HAND,
    PHASE_ONE,
    PHASE_THREE,
    TRIGGER_CHOSEN,
    TRIGGER_FAILURE,
    TRIGGER_NOT_CHOSEN,
    TRIGGER_SUCCESS,
    TURN_ENTERED,
    TURN_STAGE,
    TWO_MISSIONS,
)
from esbat.games.wildegrens.rules_jury import end_play, hold_trial
from esbat.games.wildegrens.rules_piles import discard_challenge, draw, turn_up
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import FAILURES_TO_LOSE, FIRST_MISSION, HAND, JURY, MISSION_BIT
from esbat.parts.bits import WIDE_BIT, wide_lowest


class Stage:
    """WIL-069. A part of a phase. Its objects hold no state: how far the turn is lies in the turn's row."""

    def enter(self, board: Board) -> None:
        """What it begins with."""
        raise NotImplementedError

    def leave(self, board: Board) -> None:
        """WIL-069. All that it brought about is done: the next one follows."""
        board.set_top(TURN_STAGE, board.top(TURN_STAGE) + 1)
        board.set_top(TURN_ENTERED, 0)


class LateStage(Stage):
    """WIL-R21. From phase 4 on a Witch who was drawn is played before the turn goes on."""

    def leave(self, board: Board) -> None:
        if board.hand:
            flow.play_at_once(board)
        else:
            super().leave(board)


# ---- phases 1 to 3


class Beginning(Stage):
    """WIL-058, WIL-202. Familiars of phase 1."""

    def enter(self, board: Board) -> None:
        board.note(EVENT_TURN_BEGAN, board.turn)
        flow.familiars_wait(board, MOMENT_ON_PHASE_ONE)


class FirstPlays(Stage):
    """WIL-072. Witches are played before a Mission is chosen."""

    def enter(self, board: Board) -> None:
        board.push(ASK_PLAY, 1, PHASE_ONE)


class Choosing(Stage):
    """WIL-052, WIL-094. The Mission of the turn."""

    def enter(self, board: Board) -> None:
        board.push(ASK_CHOOSE, 1)


class LeftAlone(Stage):
    """WIL-071, WIL-087, WIL-095, WIL-R02, WIL-R44. Face-up Missions not chosen, with an effect for that."""

    def enter(self, board: Board) -> None:
        waiting: i64 = 0
        for place in range(JURY):
            if place != board.chosen and rules.face_up(board, place):
                if rules.mission_program(board, place, TRIGGER_NOT_CHOSEN) >= 0:
                    waiting |= WIDE_BIT[place]
        flow.effects_wait(board, TRIGGER_NOT_CHOSEN, waiting)


class TurningUp(Stage):
    """WIL-056, WIL-096. All Challenges of the chosen Mission are turned face up."""

    def enter(self, board: Board) -> None:
        spots = rules.SPOTS_OF[board.chosen] & board.filled
        while spots:
            turn_up(board, wide_lowest(spots))
            spots &= spots - 1
        flow.familiars_wait(board, MOMENT_ON_CHOOSE)


class TakingHold(Stage):
    """WIL-086, WIL-097. CHOSEN effects of the Mission and of its Challenges."""

    def enter(self, board: Board) -> None:
        waiting = rules.with_effect_at_chosen(board, TRIGGER_CHOSEN)
        if rules.mission_program(board, board.chosen, TRIGGER_CHOSEN) >= 0:
            waiting |= WIDE_BIT[MISSION_BIT]
        flow.effects_wait(board, TRIGGER_CHOSEN, waiting)


class LastPlays(Stage):
    """WIL-098. The Witches that are left are played."""

    def enter(self, board: Board) -> None:
        board.push(ASK_PLAY, 1, PHASE_THREE)


# ---- phase 4


class PowerCount(LateStage):
    """WIL-100. The power of all in play."""

    def enter(self, board: Board) -> None:
        board.note(EVENT_COUNTED_POWER, rules.total_power(board))


class Beating(LateStage):
    """WIL-104. Challenges are overcome."""

    def enter(self, board: Board) -> None:
        board.push(ASK_BEAT, 1)


class Checking(LateStage):
    """WIL-088, WIL-113, WIL-114, WIL-191, WIL-199, WIL-212, WIL-R09. Enough power and no block: the Mission
    succeeds by itself.
    """

    def enter(self, board: Board) -> None:
        mission = FIRST_MISSION + board.places[board.chosen]
        free = rules.blocker(board, board.box.block_mission) == EMPTY
        board.succeeded = free and rules.available(board) >= rules.mission_difficulty(board)
        if not board.succeeded:
            return
        board.note(EVENT_SUCCEEDED, mission)
        board.push(ASK_REWARD, 1)
        program = rules.mission_program(board, board.chosen, TRIGGER_SUCCESS)
        flow.resolve(board, mission, TRIGGER_SUCCESS, program)


class Consequences(LateStage):
    """WIL-089, WIL-119. FAILURE effects of Challenges, unless they are spared."""

    def enter(self, board: Board) -> None:
        waiting = rules.failing(board)
        flow.effects_wait(board, TRIGGER_FAILURE, waiting)
        if board.spared and waiting:
            board.push(ASK_SPARE, 1, 0, waiting)


class Clearing(LateStage):
    """WIL-119, WIL-R12, WIL-R46. Challenges not overcome are discarded together; then a failed Mission's
    effects.
    """

    def enter(self, board: Board) -> None:
        spots = rules.SPOTS_OF[board.chosen] & board.filled
        while spots:
            discard_challenge(board, wide_lowest(spots))
            spots &= spots - 1
        if not board.succeeded:
            card = FIRST_MISSION + board.places[board.chosen]
            program = rules.mission_program(board, board.chosen, TRIGGER_FAILURE)
            flow.resolve(board, card, TRIGGER_FAILURE, program)


class Closing(LateStage):
    """WIL-054, WIL-055, WIL-120, WIL-121, WIL-143, WIL-R13. A failed Mission is turned face down; the second
    is the end.
    """

    def enter(self, board: Board) -> None:
        if board.succeeded:
            return
        board.failed |= WIDE_BIT[board.chosen]
        board.failures += 1
        board.note(EVENT_FAILED, FIRST_MISSION + board.places[board.chosen])
        if board.failures >= FAILURES_TO_LOSE:
            end_play(board, TWO_MISSIONS)


# ---- phases 5 and 6


class Asking(LateStage):
    """WIL-019, WIL-123, WIL-124, WIL-127, WIL-148, WIL-208, WIL-R26, WIL-R27. Go on or go to trial, if there
    is a choice.
    """

    def enter(self, board: Board) -> None:
        if board.must_trial or rules.open_places(board) == 0:
            hold_trial(board)
        else:
            board.push(ASK_TRIAL, 1)


class Recovering(LateStage):
    """WIL-058, WIL-R42. Familiars of the recovery."""

    def enter(self, board: Board) -> None:
        flow.familiars_wait(board, MOMENT_ON_RECOVER)


class Refilling(Stage):
    """WIL-051, WIL-131, WIL-132, WIL-135, WIL-141, WIL-146, WIL-R31, WIL-R32. Clear, draw, look for a Witch,
    new Mission.
    """

    def enter(self, board: Board) -> None:
        flow.clear_table(board)
        many = HAND + board.extra
        drew = True
        while many > 0 and drew:
            drew = draw(board)
            many -= 1
        if board.hand == 0:
            end_play(board, NO_WITCH_IN_HAND)
            return
        if board.succeeded:
            flow.new_mission(board, board.chosen)
        begin_turn(board)


STAGES: Final = vec[Stage](
    [
        Beginning(),
        FirstPlays(),
        Choosing(),
        LeftAlone(),
        TurningUp(),
        TakingHold(),
        LastPlays(),
        PowerCount(),
        Beating(),
        Checking(),
        Consequences(),
        Clearing(),
        Closing(),
        Asking(),
        Recovering(),
        Refilling(),
    ]
)
"""In their order; `names` numbers them."""
