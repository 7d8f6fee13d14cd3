"""What the referee of Le Bal knows beyond the game's own contract: all things on the table, and other truths.

`another_truth` is written apart from `imagine`, so that each can judge the other.
"""

from esbat.engine.chance import Chance
from esbat.engine.state import ASKED, KIND, SEAT_BIT, State
from esbat.games.bal.moves import VERB_YIELD
from esbat.games.bal.names import (
    ASK_AIM,
    ASK_BEFORE_ATTACK,
    ASK_CHALLENGE,
    ASK_DROP,
    ASK_EXCHANGE,
    ASK_LAY,
    ASK_RECITE,
    ASK_START,
    ASK_TOGETHER,
    ASK_VOTE,
    BEFORE_WINDOW,
    CARD_LUTIN,
    KINDS,
    SECOND_WAVE,
    STEP_TURN_CHECK,
    STEP_TURN_LUTIN,
    TYPED,
    WINDOW_SECOND_WAVE,
)
from esbat.games.bal.questions import QUESTIONS
from esbat.games.bal.questions.windows import WINDOWS
from esbat.games.bal.state import Board
from esbat.games.bal.view import hides_committed

TRIES = 60


def counts(state: State) -> object:
    """All cards wherever they lie, and every witch's Crapzouilles."""
    assert isinstance(state, Board)
    found = [*state.deck.listed(), *state.cards(state.discard, 0), *state.cards(state.laid, 0)]
    for seat in range(state.seats):
        hand = state.cards(state.hands, seat * KINDS)
        assert len(hand) == state.sizes[seat]
        found += hand
    captives = [int(held) for held in state.captives]
    tokens = [
        int(state.own[witch] + state.dead[witch]) + sum(captives[witch : 6 * state.seats : 6])
        for witch in range(state.seats)
    ]
    return sorted(found), tokens


def another_truth(state: State, eyes: int, chance: Chance) -> State:
    """A play that this seat cannot tell from the given one; the same one if none is found in a few tries.

    At a patient table everybody is told when a window has passed, so there it has passed in the other truth
    too; what nobody knows there is whether anybody is asked in it.
    """
    for _ in range(TRIES):
        truth = state.clone()
        assert isinstance(truth, Board)
        truth.patient = state.patient
        shuffle_hidden(truth, eyes, chance)
        if fits(truth, eyes, chance):
            return truth
    same = state.clone()
    same.patient = state.patient
    return same


def shuffle_hidden(truth: Board, eyes: int, chance: Chance) -> None:
    """Other hands change cards with the deck."""
    others = [seat for seat in range(truth.seats) if seat != eyes]
    rest = truth.deck.listed()
    for seat in others:
        rest += truth.cards(truth.hands, seat * KINDS)
    mixed = [rest.pop(chance.pick(len(rest))) for _ in range(len(rest))]
    for seat in others:
        for kind in range(KINDS):
            truth.hands[seat * KINDS + kind] = 0
        for _ in range(truth.sizes[seat]):
            truth.hands[seat * KINDS + mixed.pop()] += 1
    for at, card in enumerate(mixed):
        truth.deck.things[at] = card


def fits(truth: Board, eyes: int, chance: Chance) -> bool:
    """Make the open question fit the new hands; False if it cannot be."""
    if truth.depth == 0:
        return True
    kind = truth.top(KIND)
    asked = [seat for seat in truth.acting() if seat != eyes]
    if hides_committed(truth):
        for seat in range(truth.seats):  # an answer nobody has seen may as well have been another one
            if seat != eyes and truth.committed[seat]:
                truth.committed[seat] = VERB_YIELD + 1
    mine = truth.asked() & SEAT_BIT[eyes]
    if kind == ASK_LAY and not mine:
        truth.pop()
        for card in range(KINDS):
            truth.chosen[card] = 0
        kind = truth.top(KIND)
    if kind == ASK_AIM and not mine:
        return attacker_fits(truth, eyes, chance)
    if kind == ASK_DROP and not mine:
        return truth.potions(asked[0]) == 0
    if QUESTIONS[kind].window:
        return window_fits(truth, kind, eyes)
    if kind in (ASK_TOGETHER, ASK_EXCHANGE, ASK_CHALLENGE, ASK_VOTE):
        for seat in range(truth.seats):  # what others have answered is hidden: they have not answered yet
            if seat != eyes and truth.answers[seat]:
                truth.answers[seat] = 0
                truth.set_top(ASKED, truth.asked() | SEAT_BIT[seat])
    if kind in (ASK_RECITE, ASK_CHALLENGE) and truth.incantation == TYPED and truth.speaker != eyes:
        truth.misread = chance.pick(2)
    return True


def attacker_fits(truth: Board, eyes: int, chance: Chance) -> bool:
    """Whoever aims has a potion and no Lutin; or, for all the others know, a window is still open.

    If that window has passed for all the others, it is still open to the one who would aim.
    """
    seat = int(truth.active)
    if truth.quiet and chance.pick(2):
        between = truth.quiet == BEFORE_WINDOW
        kind = int(ASK_BEFORE_ATTACK if between else ASK_START)
        truth.pop()
        truth.set_top(KIND, STEP_TURN_LUTIN if between else STEP_TURN_CHECK)
        if truth.patient:
            truth.push(kind, SEAT_BIT[seat], SECOND_WAVE)
        else:
            truth.push(kind, 0)
        return window_fits(truth, kind, eyes)
    return truth.potions(seat) > 0 and not truth.holds(seat, CARD_LUTIN)


def window_fits(truth: Board, kind: int, eyes: int) -> bool:
    """Those are asked who hold a card; one who is asked last comes after all the others."""
    window = WINDOWS[QUESTIONS[kind].window]
    last = window.last_asked(truth)
    mine = truth.asked() & SEAT_BIT[eyes]
    if eyes == last and mine:
        return True
    if truth.patient and truth.top(WINDOW_SECOND_WAVE):
        return window.could_be_asked(truth, last) and window.has_a_card(truth, last)
    holders: int = 0
    for seat in range(truth.seats):
        if seat == eyes or not window.could_be_asked(truth, seat):
            continue
        truth.answers[seat] = 0
        if seat != last and window.has_a_card(truth, seat):
            holders |= int(SEAT_BIT[seat])
    truth.set_top(ASKED, mine | holders)
    truth.set_top(WINDOW_SECOND_WAVE, 0)
    return truth.patient or bool(mine | holders)
