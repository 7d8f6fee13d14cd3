"""What printed things do: every effect is a row of primitives, and here is what each primitive does.

An EFFECT row of the stack walks through the steps. A step is carried out at once, or asks a question that
comes on top. `voluntary` steps (Witches' actions, Familiars) may be declined or done fewer times; the
effects of Missions and Challenges are compulsory as far as possible (WIL-R47). No card is named here.
"""

from esbat.engine.move import argument_of, verb_of
from esbat.engine.native import i64
from esbat.games.wildegrens import moves, rules
from esbat.games.wildegrens.decisions import place_of
from esbat.games.wildegrens.effects_answers import done_in_full
from esbat.games.wildegrens.effects_steps import (
    amount_of,
    asked_one_by_one,
    perform,
    places_in,
    possible,
    takes_a_number,
)
from esbat.games.wildegrens.events import EVENT_ABSORBED
from esbat.games.wildegrens.names import (
    ABSORB_CHALLENGE,
    ASK_BLANK,
    ASK_DESTINATION,
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
    DESTINATION_SPOT,
    DISCARD_CHALLENGE,
    DISCARD_CONVICTION,
    DISCARD_WITCH,
    EFFECT_CARD,
    EFFECT_DONE,
    EFFECT_STEP,
    EFFECT_VOLUNTARY,
    EXPOSE_CHALLENGE,
    FROM_CHALLENGES,
    FROM_COVEN,
    GAIN_PERSUASION,
    IMPRISON_HIDDEN,
    LOSE_PERSUASION,
    MOVE_CHALLENGE,
    ONE,
    RECRUIT_PICK,
    REPLACE_CHALLENGE,
    RESCUE,
    RESTORE_VILLAGER,
    REVEAL_CHALLENGE,
    SCRY_CHALLENGES,
    SCRY_COVEN,
    SPOTS_AMONG,
    SPOTS_COUNT,
    SPOTS_DEED,
    SPOTS_VOLUNTARY,
    UNCOVER_CONVICTION,
    USE_CARD,
    USE_COUNT,
    USE_STEP,
    VOLUNTARY,
)
from esbat.games.wildegrens.rules_piles import (
    capture,
    discard_challenge,
    move_challenge,
    replace_challenge,
    turn_up,
)
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import (
    FIRST_MISSION,
    JURY,
    MOST_AT_A_MISSION,
)
from esbat.games.wildegrens.tables_effects import ALL, STEP
from esbat.parts.bits import WIDE_BIT, wide_lowest

# ---- walking through the steps


def walk(board: Board) -> None:
    """The EFFECT on top goes on with its next step, or is over. A step bound to one not done in full is
    skipped.
    """
    at = board.top(EFFECT_STEP)
    code = board.box.code
    primitive = code[at]
    if primitive == 0:
        board.pop()
        return
    skipped = code[at + 3] == 1 and board.top(EFFECT_DONE) == 0
    board.set_top(EFFECT_STEP, at + STEP)
    board.set_top(EFFECT_DONE, 0)
    if not skipped:
        begin(board, primitive, at, board.top(EFFECT_CARD), board.top(EFFECT_VOLUNTARY))


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


def answer_use(board: Board, move: i64) -> None:
    """WIL-079, WIL-081, WIL-084, WIL-R18. One time more, or no more. The outcome of one is seen before the
    next.
    """
    if verb_of(move) == moves.VERB_PASS:
        board.pop()
        return
    at = board.top(USE_STEP)
    left = board.top(USE_COUNT) - 1
    source = board.top(USE_CARD)
    primitive = board.box.code[at]
    if asked_one_by_one(primitive):
        perform(board, primitive, 1, 0, source)
        if board.depth == 0:
            return
        board.set_top(USE_COUNT, left)
        if left == 0:
            board.pop()
            done_in_full(board)
        elif not possible(board, primitive):
            board.pop()
        return
    amount = amount_of(board, board.box.code[at + 1], source)
    board.pop()
    done_in_full(board)
    apply_step(board, primitive, amount, board.box.code[at + 2], source)


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


def answer_spot(board: Board, move: i64) -> None:
    """WIL-090, WIL-181, WIL-182. Something is done to one Challenge; then to the next, if any is left to
    do.
    """
    if verb_of(move) == moves.VERB_PASS:
        close_spots(board)
        return
    spot = argument_of(move)
    deed = board.top(SPOTS_DEED)
    primitive = deed % DEEDS
    left = board.top(SPOTS_COUNT) - 1
    board.set_top(SPOTS_COUNT, left)
    if deed & DEEDS:  # one Mission only, the one she began with
        board.set_top(SPOTS_AMONG, board.top(SPOTS_AMONG) & rules.SPOTS_OF[spot // MOST_AT_A_MISSION])
    if primitive == EXPOSE_CHALLENGE:
        board.set_top(SPOTS_VOLUNTARY, board.top(SPOTS_VOLUNTARY) | (WIDE_BIT[spot] * 2))
    if left == 0:
        close_spots(board)
        done_in_full(board)
    if primitive == REVEAL_CHALLENGE or primitive == EXPOSE_CHALLENGE:
        turn_up(board, spot)
    elif primitive == DISCARD_CHALLENGE:
        discard_challenge(board, spot)
    elif primitive == REPLACE_CHALLENGE:
        replace_challenge(board, spot)
    elif primitive == MOVE_CHALLENGE:
        board.push(ASK_DESTINATION, 1, spot)
    elif primitive == CAPTURE_FAMILIAR:
        capture(board, spot)
    else:
        absorb(board, spot, deed // (2 * DEEDS))


def close_spots(board: Board) -> None:
    """The question is answered; what was exposed may now be discarded, one of them."""
    deed = board.top(SPOTS_DEED)
    turned = board.top(SPOTS_VOLUNTARY) >> 1
    board.pop()
    if deed % DEEDS == EXPOSE_CHALLENGE and turned:
        board.push(ASK_SPOTS, 1, 1, turned, VOLUNTARY, DISCARD_CHALLENGE)


def absorb(board: Board, spot: i64, witch: i64) -> None:
    """WIL-203, WIL-204, WIL-R41. She discards a Challenge and has its printed difficulty as power this
    turn.
    """
    card = discard_challenge(board, spot)
    power = board.box.difficulty[card]
    board.boost[witch] += power
    board.note(EVENT_ABSORBED, witch, power)


def answer_destination(board: Board, move: i64) -> None:
    """WIL-195, WIL-197. It goes there."""
    spot = board.top(DESTINATION_SPOT)
    board.pop()
    move_challenge(board, spot, place_of(board, argument_of(move) - FIRST_MISSION))


def answer_search(board: Board, move: i64) -> None:
    """WIL-186, WIL-195. All Challenges of that Mission are turned up."""
    board.pop()
    if verb_of(move) == moves.VERB_PASS:
        return
    done_in_full(board)
    place = place_of(board, argument_of(move) - FIRST_MISSION)
    spots = rules.SPOTS_OF[place] & board.filled & ~board.up
    while spots:
        turn_up(board, wide_lowest(spots))
        spots &= spots - 1
