"""What an answer does: it changes the board and leaves a step on the stack; `flow` carries on from there."""

from esbat.engine.move import argument_of, verb_of
from esbat.engine.native import i64
from esbat.engine.state import ASKED, KIND, ROW, SEAT_BIT
from esbat.games.bal import decisions, effects, moves, rules
from esbat.games.bal import effects_farces as farces
from esbat.games.bal import effects_strikes as strikes
from esbat.games.bal import rules_reading as reading
from esbat.games.bal import rules_windows as windows
from esbat.games.bal.events import EVENT_LOST_TURN
from esbat.games.bal.names import (
    ASK_ADMIT,
    ASK_AIM,
    ASK_CHALLENGE,
    ASK_DEFEND,
    ASK_DROP,
    ASK_EXCHANGE,
    ASK_FACE,
    ASK_LAY,
    ASK_LOSE,
    ASK_PENALTY,
    ASK_RECITE,
    ASK_THROW,
    ASK_TOGETHER,
    ASK_VOTE,
    DIABLOTIN,
    ENCHANTEMENT,
    LAST_WINDOW,
    LAY_TARGET,
    NO_CARD,
    POTIONS,
    STEP_ENCHANTED,
    STEP_FARCE_READ,
    STEP_HEX_READ,
    STEP_HEX_WAND_READ,
    STEP_STRIKE,
    STEP_STRIKE_READ,
)
from esbat.games.bal.state import Board
from esbat.games.bal.tables import MOST_POTIONS, MOST_SPELLS


def answer(board: Board, seat: i64, move: i64) -> None:
    """The open question takes a legal answer."""
    kind = board.stack[(board.depth - 1) * ROW + KIND]
    if kind == ASK_LAY:
        answer_laying(board, seat, move)
    elif kind == ASK_AIM:
        answer_aiming(board, seat, move)
    elif kind == ASK_DEFEND:
        answer_defence(board, seat, move)
    elif kind <= LAST_WINDOW:
        windows.answer_window(board, kind, seat, move)
    elif kind == ASK_TOGETHER:
        answer_together(board, seat, move)
    elif kind == ASK_FACE:
        answer_farce(board, seat, move)
    elif kind == ASK_RECITE:
        reading.answer_recital(board, move)
    elif kind == ASK_CHALLENGE:
        reading.answer_challenge(board, seat, move)
    elif kind == ASK_ADMIT:
        reading.answer_admission(board, move)
    elif kind == ASK_VOTE:
        reading.answer_vote(board, seat, move)
    elif kind == ASK_LOSE:
        board.pop()
        effects.lose_token(board, argument_of(move))
    elif kind == ASK_EXCHANGE:
        effects.give(board, seat, argument_of(move))
    elif kind == ASK_PENALTY:
        board.pop()
        rules.discard_from(board, seat, argument_of(move))
        rules.forget_thrown_wands(board, seat)
        forget_waiting_answer(board, seat)
    else:
        answer_choosing(board, kind, seat, move)


def answer_aiming(board: Board, seat: i64, move: i64) -> None:
    """BAL-030, BAL-031, BAL-097, BAL-117, BAL-R07.

    Whom to attack or enchant; Diablotin; or nothing to attack with.
    """
    verb = verb_of(move)
    if verb == moves.VERB_ATTACK:
        board.push(ASK_LAY, SEAT_BIT[seat], argument_of(move))
        return
    board.pop()
    windows.end_quiet(board)
    if verb == moves.VERB_ENCHANT:
        rules.lay_aside(board, seat, ENCHANTEMENT)
        board.push(STEP_ENCHANTED, 0, seat, argument_of(move))
        rules.say_cards(board, seat, ENCHANTEMENT, NO_CARD, NO_CARD)
        reading.read_aloud(board)
    elif verb == moves.VERB_IMP:
        farces.lay_farce(board, seat, DIABLOTIN)
    else:
        board.note(EVENT_LOST_TURN, seat)


def answer_laying(board: Board, seat: i64, move: i64) -> None:
    """BAL-033, BAL-036. One more card, or enough; three cards are always enough."""
    chosen = board.chosen
    if verb_of(move) == moves.VERB_LAY:
        chosen[argument_of(move)] += 1
        potions: i64 = 0
        for kind in range(POTIONS):
            potions += chosen[kind]
        if potions < MOST_POTIONS or decisions.spell_named(board) < MOST_SPELLS:
            return
    target = board.top(LAY_TARGET)
    board.pop()
    board.pop()
    strikes.lay_attack(board, seat, target)


def answer_defence(board: Board, seat: i64, move: i64) -> None:
    """BAL-040, BAL-074. The cards are laid and read; the strike below goes on with them."""
    board.pop()
    windows.end_quiet(board)
    board.set_top(KIND, STEP_STRIKE_READ if board.top(KIND) == STEP_STRIKE else STEP_HEX_READ)
    commit(board, seat, move, board.colour, board.other_colour)


def answer_farce(board: Board, seat: i64, move: i64) -> None:
    """BAL-108, BAL-R54. Likewise against the tokens."""
    board.pop()
    board.set_top(KIND, STEP_FARCE_READ)
    commit(board, seat, move, rules.tokens_colour(board), rules.tokens_other_colour(board))


def commit(board: Board, seat: i64, move: i64, colour: i64, other: i64) -> None:
    """BAL-040, BAL-051. An open answer: what it lays is laid now and read aloud."""
    board.committed[seat] = move + 1
    if move == moves.VERB_YIELD:
        rules.say_cards(board, seat, NO_CARD, NO_CARD, NO_CARD)
    else:
        rules.lay_defence(board, seat, move, colour, other)
        reading.read_aloud(board)


def answer_together(board: Board, seat: i64, move: i64) -> None:
    """BAL-R26, BAL-R73. Hidden until the last defender of a Sortilège has answered."""
    board.answers[seat] = move + 1
    board.set_top(ASKED, board.top(ASKED) & ~SEAT_BIT[seat])
    if board.top(ASKED) == 0:
        board.pop()
        for other in range(board.seats):
            if board.answers[other]:
                board.committed[other] = board.answers[other]
        rules.clear_answers(board)


def forget_waiting_answer(board: Board, seat: i64) -> None:
    """BAL-R60. A hidden answer to a Sortilège may have lost its card: it will be asked for again."""
    for at in range(board.depth):
        if board.stack[at * ROW + KIND] == STEP_HEX_WAND_READ and seat != board.speaker:
            board.committed[seat] = 0


def answer_choosing(board: Board, kind: i64, seat: i64, move: i64) -> None:
    """BAL-057, BAL-064, BAL-096. Cards are named one by one; then they go together, and new ones come."""
    if verb_of(move) == moves.VERB_DROP:
        board.chosen[argument_of(move)] += 1
        if kind == ASK_THROW or decisions.left_to_choose(board, kind) > 0:
            return
    board.pop()
    thrown = effects.throw_chosen(board, seat)
    if kind == ASK_DROP or kind == ASK_THROW:
        rules.draw(board, seat, thrown)
