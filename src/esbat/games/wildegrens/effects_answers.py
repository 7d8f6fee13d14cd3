"""Answers to what effects ask about Jurors, Witches and cards looked at."""

from esbat.engine.move import argument_of, verb_of
from esbat.engine.native import i64
from esbat.engine.state import KIND, ROW
from esbat.games.wildegrens import moves, rules
from esbat.games.wildegrens.decisions import place_of
from esbat.games.wildegrens.events import EVENT_BLANKED, EVENT_PUT_BACK, EVENT_SPARED, EVENT_TOSSED
from esbat.games.wildegrens.names import (
    ASK_SCRY,
    CHOICE_COUNT,
    EFFECT_DONE,
    FROM_CHALLENGES,
    FROM_RECRUITS,
    ORDER_WAITING,
    PAPERS_DEED,
    PRISONERS_DESTINATION,
    SCRY_DECK,
    SPARE_WAITING,
    STEP_EFFECT,
    SWAP_CONVICTION,
    UNCOVER_CONVICTION,
)
from esbat.games.wildegrens.rules_jury import deal_paper, dismay, persuade, restore_villager, strike, unveil
from esbat.games.wildegrens.rules_piles import (
    drop,
    enlist,
    imprison,
    put_on_coven,
    rescue,
)
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import (
    CURSE,
    FIRST_CHALLENGE,
    FIRST_JUROR,
    FIRST_MISSION,
    PAPERS_A_JUROR,
)
from esbat.parts.bits import WIDE_BIT


def answer_paper(board: Board, move: i64) -> None:
    """WIL-064, WIL-179. A Conviction card is uncovered, exchanged or discarded."""
    if verb_of(move) == moves.VERB_PASS:
        board.pop()
        return
    primitive = board.top(PAPERS_DEED)
    named = argument_of(move)
    paper = rules.juror_place(board, named // PAPERS_A_JUROR) * PAPERS_A_JUROR + named % PAPERS_A_JUROR
    count_down(board)
    if primitive == UNCOVER_CONVICTION:
        unveil(board, paper)
        return
    strike(board, paper)
    if primitive == SWAP_CONVICTION:
        deal_paper(board, paper)


def count_down(board: Board) -> None:
    """One fewer to go; the last one closes the question."""
    left = board.top(CHOICE_COUNT) - 1
    board.set_top(CHOICE_COUNT, left)
    if left == 0:
        board.pop()
        done_in_full(board)


def answer_persuasion(board: Board, move: i64) -> None:
    """WIL-063. The marker of one Juror moves."""
    amount = board.top(CHOICE_COUNT)
    verb = verb_of(move)
    board.pop()
    if verb == moves.VERB_PASS:
        return
    done_in_full(board)
    place = rules.juror_place(board, argument_of(move) - FIRST_JUROR)
    if verb == moves.VERB_PERSUADE:
        persuade(board, place, amount)
    else:
        dismay(board, place, amount)


def answer_blank(board: Board, move: i64) -> None:
    """WIL-201, WIL-R29. That box is blank until the turn ends."""
    if verb_of(move) == moves.VERB_PASS:
        board.pop()
        return
    number = argument_of(move)
    count_down(board)
    board.cancelled |= WIDE_BIT[place_of(board, number // 4) * 4 + number % 4]
    board.note(EVENT_BLANKED, FIRST_MISSION + number // 4, number % 4)


def answer_restore(board: Board, move: i64) -> None:
    """WIL-066. A card comes back from the Lost Souls."""
    if verb_of(move) == moves.VERB_PASS:
        board.pop()
        return
    count_down(board)
    restore_villager(board, argument_of(move))


def answer_spare(board: Board, move: i64) -> None:
    """WIL-119. A Challenge whose FAILURE effect is skipped: it waits no longer."""
    if verb_of(move) == moves.VERB_PASS:
        board.pop()
        return
    card = argument_of(move) - FIRST_CHALLENGE
    board.spared -= 1
    board.set_top(SPARE_WAITING, board.top(SPARE_WAITING) & ~WIDE_BIT[card])
    below = (board.depth - 2) * ROW
    board.stack[below + ORDER_WAITING] &= ~WIDE_BIT[card]  # the list of effects that wait lies below
    board.note(EVENT_SPARED, argument_of(move))
    if board.spared == 0:
        board.pop()


def answer_witch(board: Board, move: i64) -> None:
    """WIL-044, WIL-178, WIL-190. A Witch is rescued, discarded or imprisoned."""
    verb = verb_of(move)
    if verb == moves.VERB_PASS:
        board.pop()
        return
    witch = argument_of(move)
    destination = board.top(PRISONERS_DESTINATION)  # 0 for the other two kinds
    count_down(board)
    if verb == moves.VERB_RESCUE:
        rescue(board, witch, destination)
    elif verb == moves.VERB_DROP:
        drop(board, witch)
    else:
        imprison(board, witch)


def answer_pick(board: Board, move: i64) -> None:
    """WIL-045. Exactly one of those looked at joins the coven; the others go back in any order."""
    witch = argument_of(move)
    board.looked &= ~WIDE_BIT[witch]
    board.pop()
    enlist(board, witch)
    if board.looked:
        board.push(ASK_SCRY, 1, FROM_RECRUITS)


def answer_scry(board: Board, move: i64) -> None:
    """WIL-176, WIL-178, WIL-180. A card looked at is thrown away, or put back on top."""
    deck = board.top(SCRY_DECK)
    card = argument_of(move)
    if deck == FROM_CHALLENGES:
        number = card - FIRST_CHALLENGE
        board.looked &= ~WIDE_BIT[number]
        if verb_of(move) == moves.VERB_TOSS:
            board.challenge_discard |= WIDE_BIT[number]
        else:
            board.challenge_top[board.challenge_top_count] = number
            board.challenge_top_count += 1
    elif deck == FROM_RECRUITS:
        board.looked &= ~WIDE_BIT[card]
        board.recruit_top[board.recruit_top_count] = card
        board.recruit_top_count += 1
    else:
        scry_coven(board, card, verb_of(move) == moves.VERB_TOSS)
    board.note(EVENT_TOSSED if verb_of(move) == moves.VERB_TOSS else EVENT_PUT_BACK, card)
    if board.looked == 0 and board.looked_curses == 0:
        board.pop()


def scry_coven(board: Board, card: i64, thrown: bool) -> None:
    """A card of the coven goes to the discard pile or back on top of the deck."""
    if card == CURSE:
        board.looked_curses -= 1
        if thrown:
            board.discard_curses += 1
    else:
        board.looked &= ~WIDE_BIT[card]
        if thrown:
            board.discard |= WIDE_BIT[card]
    if not thrown:
        put_on_coven(board, card)


def done_in_full(board: Board) -> None:
    """A step has been carried out in full: one that is bound to it may follow (`>`)."""
    if board.depth and board.top(KIND) == STEP_EFFECT:
        board.set_top(EFFECT_DONE, 1)
