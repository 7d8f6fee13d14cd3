"""What printed things do: every effect is a row of primitives, and here is what each primitive does.

An EFFECT row of the stack walks through the steps. A step is carried out at once, or asks a question that
comes on top. `voluntary` steps (Witches' actions, Familiars) may be declined or done fewer times; the
effects of Missions and Challenges are compulsory as far as possible (WIL-R47). No card is named here.
"""

from esbat.engine.native import i64
from esbat.engine.state import KIND
from esbat.games.wildegrens import rules
from esbat.games.wildegrens.effects_steps import (
    amount_of,
    asked_one_by_one,
    perform,
    places_in,
    possible,
    takes_a_number,
)
from esbat.games.wildegrens.names import (
    ABSORB_CHALLENGE,
    ASK_BLANK,
    ASK_DISMAY,
    ASK_DROP,
    ASK_IMPRISON,
    ASK_PAPERS,
    ASK_PERSUADE,
    ASK_PICK,
    ASK_PRISONERS,
    ASK_RESTORE,
    ASK_SCRY,
    ASK_SEARCH,
    ASK_SPOTS,
    ASK_USE,
    CANCEL_EFFECT,
    CAPTURE_FAMILIAR,
    CHOICE,
    DEEDS,
    DISCARD_CONVICTION,
    DISCARD_WITCH,
    EFFECT_DONE,
    EXPOSE_CHALLENGE,
    FROM_CHALLENGES,
    FROM_COVEN,
    GAIN_PERSUASION,
    IMPRISON_HIDDEN,
    LOSE_PERSUASION,
    MOVE_CHALLENGE,
    ONE,
    RECRUIT_PICK,
    RESCUE,
    RESTORE_VILLAGER,
    REVEAL_CHALLENGE,
    SCRY_CHALLENGES,
    SCRY_COVEN,
    STEP_EFFECT,
    UNCOVER_CONVICTION,
    VOLUNTARY,
)
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import (
    JURY,
)
from esbat.games.wildegrens.tables_effects import ALL
from esbat.parts.bits import WIDE_BIT

# ---- walking through the steps


def begin(board: Board, primitive: i64, at: i64, source: i64, voluntary: i64) -> None:
    """Carry out a step, or put the question it asks."""
    code = board.box.code
    second = code[at + 2]
    amount = amount_of(board, code[at + 1], source)
    if amount == 0 and takes_a_number(primitive):
        return  # WIL-081: nothing is done no times, and none of it is asked
    if ABSORB_CHALLENGE <= primitive <= MOVE_CHALLENGE or primitive == CAPTURE_FAMILIAR:
        begin_spots(board, primitive, code[at + 1], amount, second, source, voluntary)
    elif UNCOVER_CONVICTION <= primitive <= DISCARD_CONVICTION:
        ask(board, ASK_PAPERS, amount, primitive, voluntary)
    elif (primitive == GAIN_PERSUASION or primitive == LOSE_PERSUASION) and second == CHOICE:
        ask(board, ASK_PERSUADE if primitive == GAIN_PERSUASION else ASK_DISMAY, amount, 0, voluntary)
    elif primitive == RESCUE:
        ask(board, ASK_PRISONERS, amount, second, voluntary)
    elif primitive == DISCARD_WITCH:
        ask(board, ASK_DROP, amount, 0, voluntary)
    elif primitive == IMPRISON_HIDDEN:
        ask(board, ASK_IMPRISON, amount, 0, voluntary)
    elif primitive == CANCEL_EFFECT:
        ask(board, ASK_BLANK, amount, 0, voluntary)
    elif primitive == RESTORE_VILLAGER:
        ask(board, ASK_RESTORE, amount, 0, voluntary)
    elif voluntary:
        if possible(board, primitive):
            board.push(ASK_USE, 1, at, amount if asked_one_by_one(primitive) else 1, VOLUNTARY, source)
    else:
        carry_out(board, primitive, at, amount, source)


def ask(board: Board, kind: i64, amount: i64, what: i64, voluntary: i64) -> None:
    """A question about so many things: a row of the ASK_… fields."""
    board.push(kind, 1, amount, what, voluntary)


def carry_out(board: Board, primitive: i64, at: i64, amount: i64, source: i64) -> None:
    """A compulsory step without a choice: as often as it says, or as it can be."""
    if not asked_one_by_one(primitive):
        if possible(board, primitive):
            done_in_full(board)
            apply_step(board, primitive, amount, board.box.code[at + 2], source)
        return
    made: i64 = 0
    while made < amount and board.depth and possible(board, primitive):
        perform(board, primitive, 1, 0, source)
        made += 1
    if board.depth and made == amount:
        done_in_full(board)


def apply_step(board: Board, primitive: i64, amount: i64, second: i64, source: i64) -> None:
    """A step that is done as a whole; looking at cards asks what becomes of them."""
    perform(board, primitive, amount, second, source)
    if board.depth == 0:
        return
    if primitive == SCRY_COVEN:
        board.push(ASK_SCRY, 1, FROM_COVEN)
    elif primitive == SCRY_CHALLENGES:
        board.push(ASK_SCRY, 1, FROM_CHALLENGES)
    elif primitive == RECRUIT_PICK:
        board.push(ASK_PICK, 1)


def done_in_full(board: Board) -> None:
    """A step has been carried out in full: one that is bound to it may follow (`>`)."""
    if board.depth and board.top(KIND) == STEP_EFFECT:
        board.set_top(EFFECT_DONE, 1)


# ---- Challenges


def begin_spots(
    board: Board, primitive: i64, first: i64, amount: i64, scope: i64, source: i64, voluntary: i64
) -> None:
    """WIL-195, WIL-R41. Ask which Challenges, where; for a whole Mission, ask which one."""
    if primitive == ABSORB_CHALLENGE:
        scope = first
        amount = 1
    elif primitive == EXPOSE_CHALLENGE:
        scope = ONE
    places = places_in(board, scope, source)
    if first == ALL and primitive == REVEAL_CHALLENGE:
        unknown: i64 = 0
        for place in range(JURY):
            spots = rules.SPOTS_OF[place] & board.filled & ~board.up
            if places & WIDE_BIT[place] and spots:
                unknown |= WIDE_BIT[place]
        board.push(ASK_SEARCH, 1, 0, unknown, voluntary)
        return
    one = DEEDS if scope == ONE else 0
    board.push(ASK_SPOTS, 1, amount, rules.spots_at(places), voluntary, primitive + one + 2 * DEEDS * source)
