"""A table that one seat cannot tell from the truth: what it does not know is dealt anew (BAL-059, BAL-100).

Two tables that look alike to a seat must give, with the same luck, the same imagined table. So secret
answers of others are forgotten, cards others are putting together are put back, and a question behind
which a silent window may still be open becomes that window.
"""

from typing import Final

from esbat.engine.chance import Chance
from esbat.engine.native import i64, vec
from esbat.engine.state import ASKED, KIND, SEAT_BIT
from esbat.games.bal import rules
from esbat.games.bal.names import (
    ASK_AIM,
    ASK_DROP,
    ASK_LAY,
    ASK_TOGETHER,
    CARD_BAGUETTE,
    CARD_LUTIN,
    KINDS,
    NO_WINDOW,
    POTIONS,
    SECOND_WAVE,
    TYPED,
    WINDOW_SECOND_WAVE,
)
from esbat.games.bal.questions import QUESTIONS
from esbat.games.bal.questions.windows import WINDOWS, Window
from esbat.games.bal.state import Board
from esbat.games.bal.view import hides_committed

SLIPS: Final[i64] = 32
"""One reading in so many is imagined to hide a slip of the tongue."""


def unseen(board: Board, seat: i64) -> vec[i64]:
    """How many cards of each kind this seat cannot see: the deck and the other hands."""
    counts = vec[i64]([0] * 20)
    things = board.deck.things
    for at in range(board.deck.count):
        counts[things[at]] += 1
    hands = board.hands
    for other in range(board.seats):
        if other != seat:
            for kind in range(KINDS):
                counts[kind] += hands[other * KINDS + kind]
    return counts


def imagine(copy: Board, truth: Board, seat: i64, chance: Chance) -> None:
    """BAL-059, BAL-100. Unseen cards are dealt anew; secret answers of others are unknown."""
    copy.deck.count = 0
    counts = unseen(truth, seat)
    forget_questions(copy, truth, seat)
    deal_anew(copy, seat, counts, chance)
    for kind in range(KINDS):
        for card in range(counts[kind]):
            copy.deck.add(kind)
    ask_anew(copy, truth, seat, chance)


def forget_questions(copy: Board, truth: Board, seat: i64) -> None:
    """Put back what others are putting together, and open silent windows again."""
    if copy.depth == 0:
        return
    asked = seat >= 0 and (truth.asked() & SEAT_BIT[seat]) != 0
    if not asked:
        rules.forget_chosen(copy)
        if copy.top(KIND) == ASK_LAY:
            copy.pop()
    if copy.quiet and not asked and QUESTIONS[copy.top(KIND)].window == NO_WINDOW:
        window = WINDOWS[copy.quiet]
        if others_could_be_asked(copy, window, seat):
            reopen(copy, window)


def others_could_be_asked(board: Board, window: Window, seat: i64) -> bool:
    for other in range(board.seats):
        if other != seat and window.could_be_asked(board, other):
            return True
    return False


def reopen(copy: Board, window: Window) -> None:
    """The stack as it was when the window opened."""
    copy.depth = copy.quiet_depth
    copy.set_top(KIND, window.after)
    copy.push(window.kind, 0)


def draw_kind(counts: vec[i64], lowest: i64, chance: Chance, highest: i64) -> i64:
    """Take a card of one of these kinds out of the counts, each card as likely as the others."""
    total: i64 = 0
    for kind in range(lowest, highest):
        total += counts[kind]
    at = chance.pick(total)
    kind = lowest
    while at >= counts[kind]:
        at -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


def deal_anew(copy: Board, seat: i64, counts: vec[i64], chance: Chance) -> None:
    """New hands of the same sizes: without potions for a drop, with one and without a Lutin for an attack."""
    asked: i64 = -1
    top: i64 = 0
    if copy.depth > 0:
        top = copy.top(KIND)
        if top == ASK_DROP or top == ASK_AIM:
            asked = copy.mover()
    for other in range(copy.seats):
        if other != seat:
            for kind in range(KINDS):
                copy.hands[other * KINDS + kind] = 0
    if asked >= 0 and asked != seat:
        if top == ASK_DROP:
            for card in range(copy.sizes[asked]):
                copy.hands[asked * KINDS + draw_kind(counts, POTIONS, chance, KINDS)] += 1
        else:
            deal_to_attacker(copy, asked, counts, chance)
    for other in range(copy.seats):
        if other != seat and other != asked:
            for card in range(copy.sizes[other]):
                copy.hands[other * KINDS + draw_kind(counts, 0, chance, KINDS)] += 1


def deal_to_attacker(copy: Board, seat: i64, counts: vec[i64], chance: Chance) -> None:
    """BAL-057, BAL-107. Past the hand check there is a potion; past the Lutin there is none left."""
    lutins = counts[CARD_LUTIN]
    counts[CARD_LUTIN] = 0
    potions: i64 = 0
    for kind in range(POTIONS):
        potions += counts[kind]
    for card in range(copy.sizes[seat]):
        highest = POTIONS if card == 0 and potions > 0 else KINDS
        copy.hands[seat * KINDS + draw_kind(counts, 0, chance, highest)] += 1
    counts[CARD_LUTIN] = lutins


def ask_anew(copy: Board, truth: Board, seat: i64, chance: Chance) -> None:
    """Questions put to several, as they look from this seat: nobody else has answered yet."""
    if copy.depth == 0:
        return
    kind = copy.top(KIND)
    mine: i64 = SEAT_BIT[seat] if seat >= 0 else 0
    still: i64 = mine & truth.asked()
    if hides_committed(copy):
        for other in range(copy.seats):
            if other != seat:
                copy.committed[other] = 0
    question = QUESTIONS[kind]
    if question.window or question.several:
        for other in range(copy.seats):
            if other != seat:
                copy.answers[other] = 0
        if question.window:
            ask_in_window(copy, WINDOWS[question.window], seat, still)
        else:
            copy.set_top(ASKED, still | (question.awaited(copy, seat, copy.depth - 1) & ~mine))
    if copy.hexing and kind != ASK_TOGETHER and not hides_committed(copy):
        recount_wands(copy, seat)
    if copy.incantation == TYPED and question.reads and copy.speaker != seat:
        copy.misread = 1 if chance.pick(SLIPS) == 0 else 0


def ask_in_window(copy: Board, window: Window, seat: i64, still: i64) -> None:
    """A window as it looks from this seat. Somebody is always asked, even with nothing but a pass to say."""
    last = window.last_asked(copy)
    if seat == last and still:
        return  # asked last: all others have passed
    asked: i64 = 0
    somebody: i64 = 0
    for other in range(copy.seats):
        if other != seat and other != last and window.could_be_asked(copy, other):
            if somebody == 0:
                somebody = SEAT_BIT[other]
            if window.has_a_card(copy, other):
                asked |= SEAT_BIT[other]
    asked |= still
    copy.set_top(WINDOW_SECOND_WAVE, 0)
    if asked == 0:
        if last >= 0 and last != seat and copy.answers[seat] == 0 and window.could_be_asked(copy, last):
            asked = SEAT_BIT[last]
            copy.set_top(WINDOW_SECOND_WAVE, SECOND_WAVE)
        else:
            asked = somebody
    copy.set_top(ASKED, asked)


def recount_wands(copy: Board, seat: i64) -> None:
    """BAL-R73. What others held back of their Baguettes is as unknown as the Baguettes themselves."""
    for other in range(copy.seats):
        if other != seat:
            held = copy.hands[other * KINDS + CARD_BAGUETTE]
            copy.declined += (held - rules.wands_declined(copy, other)) * rules.WANDS_OF[other]
