"""The apprentice of Air Sorcière: counts the unseen witches, weighs what may be lost, and lands in time.

Its arithmetic is in `compiled_air_facts` (what it knows and how it weighs), `compiled_air_hand` (diplomas,
jokers, the cat) and `compiled_air_flight` (drawing, taking, landing). Here each question finds its answer.
"""

from typing import Final, cast

from esbat.bots.compiled_air_facts import Facts, Weights
from esbat.bots.compiled_air_flight import STOP_THERE, Choices, fly_on, place_is_better, stop
from esbat.bots.compiled_air_hand import card_to_shed, cheapest_laying, worth_of_diploma
from esbat.bots.compiled_mind import Mind
from esbat.engine.move import packed, verb_of
from esbat.engine.native import i64
from esbat.games.air.moves import (
    VERB_DEPOSIT,
    VERB_DRAW,
    VERB_END,
    VERB_KEEP,
    VERB_LAND,
    VERB_LAY,
    VERB_PLACE,
    VERB_SHED,
    VERB_STOP,
    VERB_TAKE,
    colour_of_diploma,
    size_of_diploma,
)
from esbat.games.air.view import AirView
from esbat.parts.bits import BIT

USUAL: Final = Weights()


def usual(mind: Mind) -> int:
    """What the apprentice chooses."""
    return answer(mind, USUAL)


def answer(mind: Mind, weights: Weights) -> int:
    """What the apprentice chooses, if this is what things are worth to it."""
    legal = mind.legal
    if len(legal) == 1:
        return legal[0]
    facts = Facts(cast(AirView, mind.view), weights)
    verb = verb_of(legal[0])
    wish: int = VERB_KEEP
    if verb in (VERB_DRAW, VERB_TAKE, VERB_LAND, VERB_STOP):
        wish = next_step_of_flight(facts)
    elif verb in (VERB_PLACE, VERB_DEPOSIT):
        wish = VERB_PLACE if place_is_better(facts) else VERB_DEPOSIT
    elif verb == VERB_LAY:
        wish = card_to_lay(mind, facts)
    elif verb == VERB_SHED:
        wish = packed(VERB_SHED, card_to_shed(facts))
    elif verb != VERB_KEEP:
        wish = best_diploma(mind, facts)
    return wish if wish in legal else legal[0]


def next_step_of_flight(facts: Facts) -> int:
    """Draw while that promises more than landing; else carry out the plan, takes first."""
    choices = Choices(facts)
    plan = stop(facts, choices)
    if fly_on(facts, choices) > plan.worth:
        return VERB_DRAW
    if plan.take >= 0:
        return packed(VERB_TAKE, plan.take)
    if plan.landing == STOP_THERE:
        return VERB_STOP
    return packed(VERB_LAND, plan.landing)


def best_diploma(mind: Mind, facts: Facts) -> int:
    """The diploma that gains most over keeping the hand, or none."""
    best: int = VERB_END
    most = 0
    for move in mind.legal:
        if move != VERB_END:
            worth = worth_of_diploma(facts, facts.hand, colour_of_diploma(move), size_of_diploma(move))
            if worth > most:
                best = move
                most = worth
    return best


def card_to_lay(mind: Mind, facts: Facts) -> int:
    """The next card of the cheapest way to complete the diploma that was begun.

    What has been named so far is the seat's own secret, so any imagined table shows it truly.
    """
    question = mind.imagine().question()
    if question is None:
        return mind.legal[0]
    colour = question.number("colour")
    used: i64 = 0  # colours that have given a joker
    for card in cast(AirView, mind.view).laying:
        if card >> 4 != colour:
            used |= BIT[card >> 4]
    laying = cheapest_laying(
        facts,
        facts.hand,
        colour,
        question.number("left"),
        question.number("witches"),
        used,
    )
    return mind.legal[0] if laying is None else packed(VERB_LAY, laying.next_card)
