"""What printed things do: every effect is a row of primitives, and here is what each primitive does.

An EFFECT row of the stack walks through the steps. A step is carried out at once, or asks a question that
comes on top. `voluntary` steps (Witches' actions, Familiars) may be declined or done fewer times; the
effects of Missions and Challenges are compulsory as far as possible (WIL-R47). No card is named here.
"""

from typing import Final

from esbat.engine.native import i64, vec
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
    DEEDS,
    DO_ABSORB_CHALLENGE,
    DO_CANCEL_EFFECT,
    DO_CAPTURE_FAMILIAR,
    DO_DISCARD_CHALLENGE,
    DO_DISCARD_CONVICTION,
    DO_DISCARD_WITCH,
    DO_EXPOSE_CHALLENGE,
    DO_GAIN_PERSUASION,
    DO_IMPRISON_HIDDEN,
    DO_LOSE_PERSUASION,
    DO_MOVE_CHALLENGE,
    DO_RECRUIT_PICK,
    DO_REPLACE_CHALLENGE,
    DO_RESCUE,
    DO_RESTORE_VILLAGER,
    DO_REVEAL_CHALLENGE,
    DO_SCRY_CHALLENGES,
    DO_SCRY_COVEN,
    DO_SWAP_CONVICTION,
    DO_UNCOVER_CONVICTION,
    EFFECT_DONE,
    FROM_CHALLENGES,
    FROM_COVEN,
    PRIMITIVES,
    SCOPE_ONE,
    STEP_EFFECT,
    VOLUNTARY,
    WHO_CHOICE,
)
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import JURY
from esbat.games.wildegrens.tables_effects import ALL
from esbat.parts.bits import WIDE_BIT

QUESTIONS_ASKED: Final = {
    DO_ABSORB_CHALLENGE: ASK_SPOTS,
    DO_REVEAL_CHALLENGE: ASK_SPOTS,
    DO_EXPOSE_CHALLENGE: ASK_SPOTS,
    DO_DISCARD_CHALLENGE: ASK_SPOTS,
    DO_REPLACE_CHALLENGE: ASK_SPOTS,
    DO_MOVE_CHALLENGE: ASK_SPOTS,
    DO_CAPTURE_FAMILIAR: ASK_SPOTS,
    DO_UNCOVER_CONVICTION: ASK_PAPERS,
    DO_SWAP_CONVICTION: ASK_PAPERS,
    DO_DISCARD_CONVICTION: ASK_PAPERS,
    DO_GAIN_PERSUASION: ASK_PERSUADE,
    DO_LOSE_PERSUASION: ASK_DISMAY,
    DO_RESCUE: ASK_PRISONERS,
    DO_DISCARD_WITCH: ASK_DROP,
    DO_IMPRISON_HIDDEN: ASK_IMPRISON,
    DO_CANCEL_EFFECT: ASK_BLANK,
    DO_RESTORE_VILLAGER: ASK_RESTORE,
}
"""What a step asks that is about something to be chosen."""
ASKS: Final = vec[i64]([QUESTIONS_ASKED.get(primitive, 0) for primitive in range(len(PRIMITIVES))])
"""The same by primitive, 0 for those that ask nothing but whether they are done."""

# ---- walking through the steps


def begin(board: Board, primitive: i64, at: i64, source: i64, voluntary: i64) -> None:
    """Carry out a step, or put the question it asks."""
    code = board.box.code
    second = code[at + 2]
    amount = amount_of(board, code[at + 1], source)
    if amount == 0 and takes_a_number(primitive):
        return  # WIL-081: nothing is done no times, and none of it is asked
    kind = question_of(primitive, second)
    if kind == ASK_SPOTS:
        begin_spots(board, primitive, code[at + 1], amount, second, source, voluntary)
    elif kind:
        board.push(kind, 1, amount, primitive if kind == ASK_PAPERS else second, voluntary)
    elif not voluntary:
        carry_out(board, primitive, at, amount, source)
    elif possible(board, primitive):
        times: i64 = 1
        if asked_one_by_one(primitive):
            times = amount
        board.push(ASK_USE, 1, at, times, VOLUNTARY, source)


def question_of(primitive: i64, second: i64) -> i64:
    """The kind of question a step asks, 0 if none: not if it names the linked Juror, or every Juror."""
    kind = ASKS[primitive]
    if second != WHO_CHOICE and (kind == ASK_PERSUADE or kind == ASK_DISMAY):
        return 0
    return kind


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
    if primitive == DO_SCRY_COVEN:
        board.push(ASK_SCRY, 1, FROM_COVEN)
    elif primitive == DO_SCRY_CHALLENGES:
        board.push(ASK_SCRY, 1, FROM_CHALLENGES)
    elif primitive == DO_RECRUIT_PICK:
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
    if primitive == DO_ABSORB_CHALLENGE:
        scope = first
        amount = 1
    elif primitive == DO_EXPOSE_CHALLENGE:
        scope = SCOPE_ONE
    places = places_in(board, scope, source)
    if first == ALL and primitive == DO_REVEAL_CHALLENGE:
        unknown: i64 = 0
        for place in range(JURY):
            spots = rules.SPOTS_OF[place] & board.filled & ~board.up
            if places & WIDE_BIT[place] and spots:
                unknown |= WIDE_BIT[place]
        board.push(ASK_SEARCH, 1, 0, unknown, voluntary)
        return
    one = DEEDS if scope == SCOPE_ONE else 0
    board.push(ASK_SPOTS, 1, amount, rules.spots_at(places), voluntary, primitive + one + 2 * DEEDS * source)
