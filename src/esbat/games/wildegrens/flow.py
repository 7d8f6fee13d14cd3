"""Set-up, the six phases, the end: the rulebook's back page. What needs no choice happens here.

The lowest row of the stack is the turn: its stage, and whether that stage has been entered. Whatever a
stage brings about lies above it; when that is done, the next stage follows.
"""

from esbat.engine.move import EMPTY_ROOM, argument_of
from esbat.engine.native import i64
from esbat.engine.state import KIND, ROW
from esbat.games.wildegrens import decisions, decisions_lists, effects, effects_answers, moves, rules
from esbat.games.wildegrens.decisions import failing, mission_program
from esbat.games.wildegrens.events import (
    EVENT_APPEARED,
    EVENT_CLEARED,
    EVENT_COUNTED_POWER,
    EVENT_FAILED,
    EVENT_RESOLVED,
    EVENT_SUCCEEDED,
    EVENT_TURN_BEGAN,
)
from esbat.games.wildegrens.flow_setup import begin_turn, offer
from esbat.games.wildegrens.names import (
    AFTER_PHASE_THREE,
    ASK_BEAT,
    ASK_BLANK,
    ASK_CHOOSE,
    ASK_DESTINATION,
    ASK_DISMAY,
    ASK_DRAFT,
    ASK_DROP,
    ASK_IMPRISON,
    ASK_ORDER,
    ASK_PAPERS,
    ASK_PERSUADE,
    ASK_PICK,
    ASK_PLAY,
    ASK_PRISONERS,
    ASK_RESTORE,
    ASK_REWARD,
    ASK_SCRY,
    ASK_SEARCH,
    ASK_SPARE,
    ASK_SPOTS,
    ASK_TRIAL,
    ASK_USE,
    ASKING,
    BEATING,
    BEGINNING,
    CHECKING,
    CHOOSING,
    CHOSEN,
    CLEARING,
    CLOSING,
    CONSEQUENCES,
    FAILURE,
    FIRST_PLAYS,
    LAST_PLAYS,
    LEFT_ALONE,
    NO_WITCH_IN_HAND,
    NOT_CHOSEN,
    ON_CHOOSE,
    ON_PHASE_ONE,
    ON_RECOVER,
    ORDER_TRIGGER,
    ORDER_WAITING,
    PHASE_ONE,
    PHASE_THREE,
    POWER_COUNT,
    RECOVERING,
    REFILLING,
    STEP_EFFECT,
    STEP_TURN,
    SUCCESS,
    TAKING_HOLD,
    TURN_ENTERED,
    TURN_STAGE,
    TURNING_UP,
    TWO_MISSIONS,
    VOLUNTARY,
    WAITING_FAMILIARS,
)
from esbat.games.wildegrens.rules_jury import end_play, hold_trial
from esbat.games.wildegrens.rules_piles import deal_several, discard_challenge, draw, turn_up
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import (
    FAILURES_TO_LOSE,
    FIRST_CHALLENGE,
    FIRST_MISSION,
    HAND,
    JURY,
    MISSION_BIT,
)
from esbat.parts.bits import WIDE_BIT, wide_count, wide_lowest, wide_nth

# ---- going on


def answer(board: Board, move: i64) -> None:
    """The open question takes its answer."""
    kind = board.stack[(board.depth - 1) * ROW + KIND]
    if kind == ASK_PLAY:
        decisions.answer_play(board, move)
    elif kind == ASK_SPOTS:
        effects.answer_spot(board, move)
    elif kind == ASK_USE:
        effects.answer_use(board, move)
    elif kind == ASK_BEAT:
        decisions.answer_beat(board, move)
    elif kind == ASK_CHOOSE:
        decisions.answer_choice(board, move)
    elif kind == ASK_TRIAL:
        answer_trial(board, move)
    elif kind == ASK_REWARD:
        decisions.answer_reward(board, move)
    elif kind == ASK_ORDER:
        answer_order(board, move)
    elif kind == ASK_DRAFT:
        decisions.answer_draft(board, move)
        offer(board)
    else:
        answer_rare(board, kind, move)


def answer_rare(board: Board, kind: i64, move: i64) -> None:
    """The same for what effects ask less often."""
    if kind == ASK_DESTINATION:
        effects.answer_destination(board, move)
    elif kind == ASK_SEARCH:
        effects.answer_search(board, move)
    elif kind == ASK_PAPERS:
        effects_answers.answer_paper(board, move)
    elif kind == ASK_PERSUADE or kind == ASK_DISMAY:
        effects_answers.answer_persuasion(board, move)
    elif kind == ASK_SCRY:
        effects_answers.answer_scry(board, move)
    elif kind == ASK_PICK:
        effects_answers.answer_pick(board, move)
    elif kind == ASK_PRISONERS or kind == ASK_DROP or kind == ASK_IMPRISON:
        effects_answers.answer_witch(board, move)
    elif kind == ASK_BLANK:
        effects_answers.answer_blank(board, move)
    elif kind == ASK_SPARE:
        effects_answers.answer_spare(board, move)
    elif kind == ASK_RESTORE:
        effects_answers.answer_restore(board, move)


def advance(board: Board) -> None:
    """Carry out what needs no choice until a question is open or the play is over."""
    while board.depth > 0:
        kind = board.stack[(board.depth - 1) * ROW + KIND]
        if kind == STEP_TURN:
            next_stage(board)
        elif kind == STEP_EFFECT:
            effects.walk(board)
        elif kind == ASK_PLAY:
            if board.hand:
                return
            board.pop()
        elif board.hand and (kind == ASK_BEAT or kind == ASK_REWARD):
            board.push(
                ASK_PLAY, 1, AFTER_PHASE_THREE
            )  # WIL-R21: a Witch drawn after phase 3 is played at once
        elif (
            kind == ASK_USE
            or kind == ASK_CHOOSE
            or kind == ASK_TRIAL
            or kind == ASK_REWARD
            or kind == ASK_DRAFT
            or answers_itself(board, kind)
        ):
            return


def answers_itself(board: Board, kind: i64) -> bool:
    """A question with no choice left is answered by itself; True if somebody must answer it."""
    room = EMPTY_ROOM[:]
    count = decisions_lists.generate(board, room)
    if count > 1:
        return True
    if count == 1 and room[0] != moves.VERB_PASS and room[0] != moves.VERB_DONE:
        answer(board, room[0])
    elif kind == ASK_SPOTS:
        effects.close_spots(board)
    else:
        board.pop()
    return False


# ---- the stages of a turn


def next_stage(board: Board) -> None:
    """WIL-069. The stage that was entered is over, or a new one begins."""
    stage = board.top(TURN_STAGE)
    if board.top(TURN_ENTERED) == 0:
        board.set_top(TURN_ENTERED, 1)
        enter(board, stage)
    elif stage >= POWER_COUNT and stage < REFILLING and board.hand:
        board.push(ASK_PLAY, 1, AFTER_PHASE_THREE)  # WIL-R21: a Witch drawn after phase 3 is played at once
    else:
        board.set_top(TURN_STAGE, stage + 1)
        board.set_top(TURN_ENTERED, 0)


def enter(board: Board, stage: i64) -> None:
    """WIL-069. What each stage of the six phases begins with."""
    if stage == BEGINNING:
        board.note(EVENT_TURN_BEGAN, board.turn)
        familiars_wait(board, ON_PHASE_ONE)
    elif stage == FIRST_PLAYS:
        board.push(ASK_PLAY, 1, PHASE_ONE)
    elif stage == CHOOSING:
        board.push(ASK_CHOOSE, 1)
    elif stage == LEFT_ALONE:
        board.push(ASK_ORDER, 1, NOT_CHOSEN, left_alone(board))
    elif stage == TURNING_UP:
        turn_all_up(board)
        familiars_wait(board, ON_CHOOSE)
    elif stage == TAKING_HOLD:
        waiting = decisions.with_effect_at_chosen(board, CHOSEN)
        if mission_program(board, board.chosen, CHOSEN) >= 0:
            waiting |= WIDE_BIT[MISSION_BIT]
        board.push(ASK_ORDER, 1, CHOSEN, waiting)
    elif stage == LAST_PLAYS:
        board.push(ASK_PLAY, 1, PHASE_THREE)
    elif stage == POWER_COUNT:
        board.note(EVENT_COUNTED_POWER, rules.total_power(board))
    elif stage == BEATING:
        board.push(ASK_BEAT, 1)
    else:
        enter_late(board, stage)


def enter_late(board: Board, stage: i64) -> None:
    """The same from step C of phase 4 on."""
    if stage == CHECKING:
        check_mission(board)
    elif stage == CONSEQUENCES:
        waiting = failing(board)
        board.push(ASK_ORDER, 1, FAILURE, waiting)
        if board.spared and waiting:
            board.push(ASK_SPARE, 1, 0, waiting)
    elif stage == CLEARING:
        clear_mission(board)
    elif stage == CLOSING:
        close_mission(board)
    elif stage == ASKING:
        ask_for_trial(board)
    elif stage == RECOVERING:
        familiars_wait(board, ON_RECOVER)
    else:
        recover(board)


def familiars_wait(board: Board, moment: i64) -> None:
    """WIL-058, WIL-202, WIL-R07, WIL-R42. Familiars used at this moment.

    One used when choosing a Mission waits for a later turn; recovery comes after every capture.
    """
    waiting: i64 = 0
    familiars = board.familiars
    if moment == ON_CHOOSE:
        familiars &= ~board.fresh
    while familiars:
        card = wide_lowest(familiars)
        if board.box.moment[card] == moment:
            waiting |= WIDE_BIT[card]
        familiars &= familiars - 1
    if waiting:
        board.push(ASK_ORDER, 1, WAITING_FAMILIARS, waiting)


def left_alone(board: Board) -> i64:
    """WIL-071, WIL-087, WIL-095, WIL-R02, WIL-R44. Face-up Missions not chosen, with an effect for that."""
    waiting: i64 = 0
    for place in range(JURY):
        if place != board.chosen and rules.face_up(board, place):
            if mission_program(board, place, NOT_CHOSEN) >= 0:
                waiting |= WIDE_BIT[place]
    return waiting


def turn_all_up(board: Board) -> None:
    """WIL-056, WIL-096. All Challenges of the chosen Mission are turned face up."""
    spots = rules.SPOTS_OF[board.chosen] & board.filled
    while spots:
        turn_up(board, wide_lowest(spots))
        spots &= spots - 1


def answer_order(board: Board, move: i64) -> None:
    """WIL-086, WIL-087, WIL-089, WIL-092, WIL-097, WIL-119. One effect of those that wait is resolved.

    A card that has left in the meantime has none any more (WIL-090).
    """
    card = argument_of(move)
    trigger = board.top(ORDER_TRIGGER)
    waiting = board.top(ORDER_WAITING)
    if trigger == NOT_CHOSEN:
        place = decisions.place_of(board, card - FIRST_MISSION)
        board.set_top(ORDER_WAITING, waiting & ~WIDE_BIT[place])
        resolve(board, card, trigger, mission_program(board, place, trigger))
    elif card >= FIRST_MISSION:
        board.set_top(ORDER_WAITING, waiting & ~WIDE_BIT[MISSION_BIT])
        resolve(board, card, trigger, mission_program(board, board.chosen, trigger))
    else:
        number = card - FIRST_CHALLENGE
        board.set_top(ORDER_WAITING, waiting & ~WIDE_BIT[number])
        if trigger == WAITING_FAMILIARS:
            board.push(STEP_EFFECT, 0, board.box.familiar_effect[number], card, VOLUNTARY)
        elif decisions.with_effect_at_chosen(board, trigger) & WIDE_BIT[number]:
            resolve(board, card, trigger, board.box.program[number * 4 + trigger])


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
    resolve(board, mission, SUCCESS, mission_program(board, board.chosen, SUCCESS))


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
        resolve(board, card, FAILURE, mission_program(board, board.chosen, FAILURE))


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


def answer_trial(board: Board, move: i64) -> None:
    """WIL-123, WIL-125, WIL-126. The trial ends the play; going on leads to recovery."""
    if move == moves.VERB_TRIAL:
        hold_trial(board)
    else:
        board.pop()


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
