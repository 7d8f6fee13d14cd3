"""The questions of the turn: what may be chosen, in a fixed order, and what the answers to the turn do.

Answers to what effects ask are in `effects`. What a row of the stack holds for its question stands in
`names`, beside the kinds of question.
"""

from esbat.engine.move import argument_of, verb_of
from esbat.engine.native import i64
from esbat.games.wildegrens import moves, rules
from esbat.games.wildegrens.events import EVENT_CHOSE, EVENT_KEPT, EVENT_OVERCAME, EVENT_PLAYED
from esbat.games.wildegrens.names import (
    DRAFT_ONE,
    DRAFT_OTHER,
    EMPTY,
    FAILURE,
    HIDDEN,
    PHASE_THREE,
    PLAY_IN_PHASE,
    REVEALED,
    STEP_EFFECT,
    SUCCESS,
    VOLUNTARY,
)
from esbat.games.wildegrens.rules_jury import persuade
from esbat.games.wildegrens.rules_piles import capture, discard_challenge
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import (
    CHALLENGES_IN_ALL,
    FIRST_CHALLENGE,
    FIRST_JUROR,
    FIRST_MISSION,
    JURY,
)
from esbat.parts.bits import WIDE_BIT, wide_lowest

# ---- what the answers to the turn do


def place_of(board: Board, mission: i64) -> i64:
    """Where a Mission lies in the row; -1 if it does not."""
    for place in range(JURY):
        if board.places[place] == mission:
            return place
    return -1


def answer_draft(board: Board, move: i64) -> None:
    """WIL-034, WIL-R34. One joins the Coven deck, the other the Recruits; there is no taking back."""
    witch = argument_of(move)
    one = board.top(DRAFT_ONE)
    other = board.top(DRAFT_OTHER) if witch == one else one
    board.coven |= WIDE_BIT[witch]
    board.recruits |= WIDE_BIT[other]
    board.note(EVENT_KEPT, witch, other)
    board.pop()


def answer_play(board: Board, move: i64) -> None:
    """WIL-044, WIL-076, WIL-077, WIL-079, WIL-082, WIL-R19. She comes into play on one side; then her action.

    She is in play before her action begins, so she counts herself.
    """
    verb = verb_of(move)
    if verb == moves.VERB_DONE:
        board.pop()
        return
    witch = argument_of(move)
    phase = board.top(PLAY_IN_PHASE)
    board.hand &= ~WIDE_BIT[witch]
    side = HIDDEN
    if verb == moves.VERB_REVEAL:
        side = REVEALED
        board.revealed |= WIDE_BIT[witch]
        if phase == PHASE_THREE:
            board.reveals += 1
    else:
        board.hidden |= WIDE_BIT[witch]
    board.note(EVENT_PLAYED, witch, side)
    action = board.box.action[witch * 2 + side]
    if action >= 0 and not (phase == PHASE_THREE and rules.muted(board)):
        board.push(STEP_EFFECT, 0, action, witch, VOLUNTARY)


def answer_choice(board: Board, move: i64) -> None:
    """WIL-052, WIL-094, WIL-211, WIL-R36. This is the Mission of the turn."""
    board.pop()
    board.chosen = place_of(board, argument_of(move) - FIRST_MISSION)
    board.note(EVENT_CHOSE, argument_of(move))


def answer_beat(board: Board, move: i64) -> None:
    """WIL-104, WIL-105, WIL-106, WIL-108, WIL-109, WIL-110, WIL-111, WIL-183. Pay, take the card away, then
    SUCCESS.
    """
    if verb_of(move) == moves.VERB_DONE:
        board.pop()
        return
    spot = argument_of(move)
    card = board.spots[spot]
    cost = rules.challenge_difficulty(board, spot)
    board.spent += cost
    board.overcome += 1
    board.note(EVENT_OVERCAME, spot, FIRST_CHALLENGE + card, cost)
    if board.box.familiars & WIDE_BIT[card]:
        capture(board, spot)
    else:
        discard_challenge(board, spot)
    program = board.box.program[card * 4 + SUCCESS]
    if program >= 0:
        board.push(STEP_EFFECT, 0, program, FIRST_CHALLENGE + card)


def answer_reward(board: Board, move: i64) -> None:
    """WIL-115, WIL-116, WIL-117, WIL-210, WIL-R25. More for the linked Juror, less for another; the card is
    done.
    """
    mission = board.places[board.chosen]
    juror = argument_of(move) - FIRST_JUROR
    linked = juror == board.box.juror_of(mission)
    amount = board.box.linked[mission] if linked else board.box.other[mission]
    board.pop()
    persuade(board, rules.juror_place(board, juror), amount)
    board.places[board.chosen] = EMPTY


def failing(board: Board) -> i64:
    """WIL-089, WIL-091, WIL-119, WIL-R12. Challenges at the chosen Mission, not overcome, that have a FAILURE
    effect.
    """
    return with_effect_at_chosen(board, FAILURE)


def with_effect_at_chosen(board: Board, trigger: i64) -> i64:
    """Face-up Challenges at the chosen Mission with an effect of this type to carry out."""
    found: i64 = 0
    spots = rules.lasting_spots(board)
    while spots:
        card = board.spots[wide_lowest(spots)]
        if board.box.program[card * 4 + trigger] >= 0:
            found |= WIDE_BIT[card]
        spots &= spots - 1
    return found


def mission_program(board: Board, place: i64, trigger: i64) -> i64:
    """WIL-201. What the Mission there does now, -1 if nothing or if that box is blank."""
    if board.places[place] == EMPTY or rules.cancelled(board, place, trigger):
        return -1
    return board.box.program[(CHALLENGES_IN_ALL + board.places[place]) * 4 + trigger]
