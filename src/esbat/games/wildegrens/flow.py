"""What the stages of a turn are made of, and the end: the rulebook's back page, with `flow_stages`.

The lowest row of the stack is the turn: its stage, and whether that stage has been entered. Whatever a
stage brings about lies above it; when that is done, the next stage follows.
"""

from esbat.engine.native import i64
from esbat.engine.outcome import Outcome
from esbat.games.wildegrens.events import EVENT_APPEARED, EVENT_CLEARED, EVENT_RESOLVED
from esbat.games.wildegrens.names import (
    AFTER_PHASE_THREE,
    ASK_ORDER,
    ASK_PLAY,
    DEFEAT,
    GRADES,
    MOMENT_ON_CHOOSE,
    REASONS,
    RULE_OF_REASON,
    STEP_EFFECT,
    TRIED,
    WAITING_FAMILIARS,
)
from esbat.games.wildegrens.rules_piles import deal_several
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import FIRST_MISSION, JURY
from esbat.parts.bits import WIDE_BIT, wide_count, wide_lowest, wide_nth

# ---- what comes on top of the turn


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


def resolve(board: Board, card: i64, trigger: i64, program: i64) -> None:
    """WIL-085. An effect of a Mission or a Challenge begins."""
    if program >= 0:
        board.note(EVENT_RESOLVED, card, trigger)
        board.push(STEP_EFFECT, 0, program, card)


# ---- recovery


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


# ---- the end of the play


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
