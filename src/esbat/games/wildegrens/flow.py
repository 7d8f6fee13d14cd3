"""Set-up, the six phases, the end: the rulebook's back page. What needs no choice happens here.

The lowest row of the stack is the turn: its stage, and whether that stage has been entered. Whatever a
stage brings about lies above it; when that is done, the next stage follows.
"""

from esbat.engine.native import i64
from esbat.engine.outcome import Outcome
from esbat.games.wildegrens import rules
from esbat.games.wildegrens.events import (
    EVENT_APPEARED,
    EVENT_CLEARED,
    EVENT_COUNTED_POWER,
    EVENT_FAILED,
    EVENT_RESOLVED,
    EVENT_SUCCEEDED,
    EVENT_TURN_BEGAN,
)
from esbat.games.wildegrens.flow_setup import begin_turn
from esbat.games.wildegrens.names import (
    AFTER_PHASE_THREE,
    ASK_BEAT,
    ASK_CHOOSE,
    ASK_ORDER,
    ASK_PLAY,
    ASK_REWARD,
    ASK_SPARE,
    ASK_TRIAL,
    DEFEAT,
    GRADES,
    MOMENT_ON_CHOOSE,
    MOMENT_ON_PHASE_ONE,
    MOMENT_ON_RECOVER,
    NO_WITCH_IN_HAND,
    PHASE_ONE,
    PHASE_THREE,
    REASONS,
    RULE_OF_REASON,
    STAGE_ASKING,
    STAGE_BEATING,
    STAGE_BEGINNING,
    STAGE_CHECKING,
    STAGE_CHOOSING,
    STAGE_CLEARING,
    STAGE_CLOSING,
    STAGE_CONSEQUENCES,
    STAGE_FIRST_PLAYS,
    STAGE_LAST_PLAYS,
    STAGE_LEFT_ALONE,
    STAGE_POWER_COUNT,
    STAGE_RECOVERING,
    STAGE_TAKING_HOLD,
    STAGE_TURNING_UP,
    STEP_EFFECT,
    TRIED,
    TRIGGER_CHOSEN,
    TRIGGER_FAILURE,
    TRIGGER_NOT_CHOSEN,
    TRIGGER_SUCCESS,
    TWO_MISSIONS,
    WAITING_FAMILIARS,
)
from esbat.games.wildegrens.rules_jury import end_play, hold_trial
from esbat.games.wildegrens.rules_piles import deal_several, discard_challenge, draw, turn_up
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import (
    FAILURES_TO_LOSE,
    FIRST_MISSION,
    HAND,
    JURY,
    MISSION_BIT,
)
from esbat.parts.bits import WIDE_BIT, wide_count, wide_lowest, wide_nth

# ---- the stages of a turn


def enter(board: Board, stage: i64) -> None:
    """WIL-069. What each stage of the six phases begins with."""
    if stage == STAGE_BEGINNING:
        board.note(EVENT_TURN_BEGAN, board.turn)
        familiars_wait(board, MOMENT_ON_PHASE_ONE)
    elif stage == STAGE_FIRST_PLAYS:
        board.push(ASK_PLAY, 1, PHASE_ONE)
    elif stage == STAGE_CHOOSING:
        board.push(ASK_CHOOSE, 1)
    elif stage == STAGE_LEFT_ALONE:
        effects_wait(board, TRIGGER_NOT_CHOSEN, left_alone(board))
    elif stage == STAGE_TURNING_UP:
        turn_all_up(board)
        familiars_wait(board, MOMENT_ON_CHOOSE)
    elif stage == STAGE_TAKING_HOLD:
        waiting = rules.with_effect_at_chosen(board, TRIGGER_CHOSEN)
        if rules.mission_program(board, board.chosen, TRIGGER_CHOSEN) >= 0:
            waiting |= WIDE_BIT[MISSION_BIT]
        effects_wait(board, TRIGGER_CHOSEN, waiting)
    elif stage == STAGE_LAST_PLAYS:
        board.push(ASK_PLAY, 1, PHASE_THREE)
    elif stage == STAGE_POWER_COUNT:
        board.note(EVENT_COUNTED_POWER, rules.total_power(board))
    elif stage == STAGE_BEATING:
        board.push(ASK_BEAT, 1)
    else:
        enter_late(board, stage)


def enter_late(board: Board, stage: i64) -> None:
    """The same from step C of phase 4 on."""
    if stage == STAGE_CHECKING:
        check_mission(board)
    elif stage == STAGE_CONSEQUENCES:
        waiting = rules.failing(board)
        effects_wait(board, TRIGGER_FAILURE, waiting)
        if board.spared and waiting:
            board.push(ASK_SPARE, 1, 0, waiting)
    elif stage == STAGE_CLEARING:
        clear_mission(board)
    elif stage == STAGE_CLOSING:
        close_mission(board)
    elif stage == STAGE_ASKING:
        ask_for_trial(board)
    elif stage == STAGE_RECOVERING:
        familiars_wait(board, MOMENT_ON_RECOVER)
    else:
        recover(board)


def play_at_once(board: Board) -> None:
    """WIL-R21. A Witch drawn after phase 3 is played at once."""
    board.push(ASK_PLAY, 1, AFTER_PHASE_THREE)


def effects_wait(board: Board, trigger: i64, waiting: i64) -> None:
    """WIL-092. Effects of one type are resolved one after the other, if there are any."""
    if waiting:
        board.push(ASK_ORDER, 1, trigger, waiting)


def familiars_wait(board: Board, moment: i64) -> None:
    """WIL-058, WIL-202, WIL-R07, WIL-R42. Familiars used at this moment.

    One used when choosing a Mission waits for a later turn; recovery comes after every capture.
    """
    waiting: i64 = 0
    familiars = board.familiars
    if moment == MOMENT_ON_CHOOSE:
        familiars &= ~board.fresh
    while familiars:
        card = wide_lowest(familiars)
        if board.box.moment[card] == moment:
            waiting |= WIDE_BIT[card]
        familiars &= familiars - 1
    effects_wait(board, WAITING_FAMILIARS, waiting)


def left_alone(board: Board) -> i64:
    """WIL-071, WIL-087, WIL-095, WIL-R02, WIL-R44. Face-up Missions not chosen, with an effect for that."""
    waiting: i64 = 0
    for place in range(JURY):
        if place != board.chosen and rules.face_up(board, place):
            if rules.mission_program(board, place, TRIGGER_NOT_CHOSEN) >= 0:
                waiting |= WIDE_BIT[place]
    return waiting


def turn_all_up(board: Board) -> None:
    """WIL-056, WIL-096. All Challenges of the chosen Mission are turned face up."""
    spots = rules.SPOTS_OF[board.chosen] & board.filled
    while spots:
        turn_up(board, wide_lowest(spots))
        spots &= spots - 1


def resolve(board: Board, card: i64, trigger: i64, program: i64) -> None:
    """WIL-085. An effect of a Mission or a Challenge begins."""
    if program >= 0:
        board.note(EVENT_RESOLVED, card, trigger)
        board.push(STEP_EFFECT, 0, program, card)


# ---- the end of phase 4


def check_mission(board: Board) -> None:
    """WIL-088, WIL-113, WIL-114, WIL-191, WIL-199, WIL-212, WIL-R09. Enough power and no block: it succeeds
    by itself.
    """
    mission = FIRST_MISSION + board.places[board.chosen]
    board.succeeded = rules.available(board) >= rules.mission_difficulty(board) and not rules.blocked(
        board, board.box.block_mission
    )
    if not board.succeeded:
        return
    board.note(EVENT_SUCCEEDED, mission)
    board.push(ASK_REWARD, 1)
    resolve(board, mission, TRIGGER_SUCCESS, rules.mission_program(board, board.chosen, TRIGGER_SUCCESS))


def clear_mission(board: Board) -> None:
    """WIL-119, WIL-R12, WIL-R46. Challenges not overcome are discarded together; then a failed Mission's
    effects.
    """
    spots = rules.SPOTS_OF[board.chosen] & board.filled
    while spots:
        discard_challenge(board, wide_lowest(spots))
        spots &= spots - 1
    if not board.succeeded:
        card = FIRST_MISSION + board.places[board.chosen]
        resolve(board, card, TRIGGER_FAILURE, rules.mission_program(board, board.chosen, TRIGGER_FAILURE))


def close_mission(board: Board) -> None:
    """WIL-054, WIL-055, WIL-120, WIL-121, WIL-143, WIL-R13. A failed Mission is turned face down; the second
    is the end.
    """
    if board.succeeded:
        return
    board.failed |= WIDE_BIT[board.chosen]
    board.failures += 1
    board.note(EVENT_FAILED, FIRST_MISSION + board.places[board.chosen])
    if board.failures >= FAILURES_TO_LOSE:
        end_play(board, TWO_MISSIONS)


# ---- phases 5 and 6


def ask_for_trial(board: Board) -> None:
    """WIL-019, WIL-123, WIL-124, WIL-127, WIL-148, WIL-208, WIL-R26, WIL-R27. Go on or go to trial, if there
    is a choice.
    """
    if board.must_trial or rules.open_places(board) == 0:
        hold_trial(board)
    else:
        board.push(ASK_TRIAL, 1)


def recover(board: Board) -> None:
    """WIL-051, WIL-131, WIL-132, WIL-135, WIL-141, WIL-146, WIL-R31, WIL-R32. Clear, draw, look for a Witch,
    new Mission.
    """
    clear_table(board)
    many = HAND + board.extra
    drew = True
    while many > 0 and drew:
        drew = draw(board)
        many -= 1
    if board.hand == 0:
        end_play(board, NO_WITCH_IN_HAND)
        return
    if board.succeeded:
        new_mission(board, board.chosen)
    begin_turn(board)


def clear_table(board: Board) -> None:
    """WIL-044, WIL-059, WIL-077, WIL-128, WIL-129, WIL-130, WIL-131. Revealed to Prison, hidden to the
    discard pile.

    Familiars stay. Curses left in hand are discarded too.
    """
    board.note(EVENT_CLEARED, wide_count(board.hidden), wide_count(board.revealed))
    board.prison |= board.revealed
    board.discard |= board.hidden
    board.hidden = 0
    board.revealed = 0
    board.discard_curses += board.hand_curses
    board.hand_curses = 0


def new_mission(board: Board, place: i64) -> None:
    """WIL-017, WIL-053, WIL-136, WIL-137, WIL-138, WIL-139. The top of the Mission deck, with its
    Challenges.
    """
    if board.missions == 0:
        return
    for act in range(JURY):
        pack = board.missions & board.box.act_missions[act]
        if pack:
            mission = wide_nth(pack, board.chance.pick(wide_count(pack)))
            board.missions &= ~WIDE_BIT[mission]
            board.places[place] = mission
            board.note(EVENT_APPEARED, FIRST_MISSION + mission)
            deal_several(board, place, board.box.challenge_count[mission])
            return


# ---- the end


def outcome(board: Board) -> Outcome | None:
    """WIL-127, WIL-152, WIL-153, WIL-154, WIL-155, WIL-R39. The convinced Jurors are the score; three win."""
    if board.depth > 0:
        return None
    rule = RULE_OF_REASON[board.reason]
    reason = REASONS[board.reason]
    if board.reason != TRIED:
        return Outcome([0], [0], reason, rule, DEFEAT)
    won = board.convinced == JURY
    return Outcome([int(board.convinced)], [1 if won else 0], reason, rule, GRADES[board.convinced])
