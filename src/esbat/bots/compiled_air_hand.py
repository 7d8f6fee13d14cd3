"""What a hand is worth to the apprentice, which diploma to make of it, and which cards to lay."""

from esbat.bots.compiled_air_facts import GRIMOIRE, NEVER, Facts, points
from esbat.engine.native import i64, vec
from esbat.games.air.names import COLOURS
from esbat.games.air.tables import GRIMOIRES_FOR, HAND_UNDER_THE_CAT, LARGEST_DIPLOMA, SMALLEST_DIPLOMA
from esbat.parts.bits import ABOVE, BIT, count, highest, lowest


def worth_of_hand(facts: Facts, hand: vec[i64]) -> i64:
    """All colours of a hand, less what the cat may take of it."""
    total: i64 = 0
    cards: i64 = 0
    for colour in range(COLOURS):
        held = count(hand[colour])
        cards += held
        total += facts.worth[colour * 16 + held]
    return total - risk_of_the_cat(facts, cards)


def risk_of_the_cat(facts: Facts, cards: i64) -> i64:
    """A hand above five may have to be thinned before it is used."""
    if cards <= HAND_UNDER_THE_CAT:
        return 0
    return (cards - HAND_UNDER_THE_CAT) * facts.cats * facts.weights.cat


def worth_of_card(facts: Facts, hand: vec[i64], colour: i64) -> i64:
    """What the hand loses with one card of this colour."""
    at = colour * 16 + count(hand[colour])
    return facts.worth[at] - facts.worth[at - 1]


class Laying:
    """How to lay a diploma, or the rest of one: what it costs the hand, and the card to lay next."""

    __slots__ = ("cost", "next_card")

    def __init__(self, cost: i64, next_card: i64) -> None:
        self.cost = cost
        self.next_card = next_card


def cheapest_laying(
    facts: Facts, hand: vec[i64], colour: i64, left: i64, witches: i64, used: i64
) -> Laying | None:
    """The cheapest way to lay `left` more cards, with these witches and jokers of these colours laid.

    Witches go lowest first, because low ones let more jokers follow. None if there is no way.
    """
    best: Laying | None = None
    at = colour * 16 + count(hand[colour]) - count(witches)
    rest = hand[colour] & ABOVE[highest(witches)]
    top = highest(witches)
    first = lowest(rest) if rest else -1
    jokers_begun = used != 0
    whole = facts.worth[at]
    for more in range(left + 1):
        if more > 0:
            if rest == 0 or jokers_begun:
                break
            top = lowest(rest)
            rest &= rest - 1
        if top == 0:
            continue
        cost = whole - facts.worth[at - more]
        joker = -1
        taken = used | BIT[colour]
        for wanted in range(left - more):
            other = cheapest_joker(facts, hand, taken, top)
            if other < 0:
                cost = -NEVER
                break
            taken |= BIT[other]
            cost += worth_of_card(facts, hand, other)
            if joker < 0:
                joker = other * 16 + lowest(hand[other] & ABOVE[top])
        if cost < -NEVER and (best is None or cost < best.cost):
            best = Laying(cost, colour * 16 + first if more > 0 else joker)
    return best


def cheapest_joker(facts: Facts, hand: vec[i64], taken: i64, top: i64) -> i64:
    """The colour whose usable joker the hand misses least, or -1."""
    found: i64 = -1
    least: i64 = 0
    for other in range(COLOURS):
        if facts.grimoires[other] > 0 and not taken & BIT[other] and hand[other] & ABOVE[top]:
            cost = worth_of_card(facts, hand, other)
            if found < 0 or cost < least:
                found = other
                least = cost
    return found


def gain_of(facts: Facts, colour: i64, gained: i64, cards_left: i64) -> i64:
    """What grimoires of a colour bring, with so many cards left in hand; decisive if they end the play."""
    weights = facts.weights
    own = facts.grimoires
    new_colour = own[colour] == 0
    colours_owned: i64 = 0
    piles_left: i64 = 0
    for other in range(COLOURS):
        if own[other] > 0:
            colours_owned += 1
        if facts.piles[other] > 0:
            piles_left += 1
    if facts.piles[colour] == gained and piles_left - 1 <= facts.limit:
        return verdict(facts, colour, gained, cards_left)
    gain = gained * GRIMOIRE
    if new_colour:
        gain += weights.variety[colours_owned + 1] - weights.variety[colours_owned]
        gain += (weights.unlock * facts.late) // 1000
    elif facts.per_set and colours_owned == COLOURS and is_scarcest(own, colour):
        gain += GRIMOIRE // 4
    return gain


def is_scarcest(own: vec[i64], colour: i64) -> bool:
    """Does this colour hold back the next complete set?"""
    return all(own[colour] <= owned for owned in own)


def verdict(facts: Facts, colour: i64, gained: i64, cards_left: i64) -> i64:
    """The play would end at once: as this seat's victory, shared, or as a defeat."""
    after = facts.grimoires[:]
    after[colour] += gained
    mine = points(after, facts.per_set)
    shared = False
    for rival in range(len(facts.rival_points)):
        theirs = facts.rival_points[rival]
        if theirs > mine or (theirs == mine and facts.rival_hands[rival] > cards_left):
            return -facts.weights.victory
        if theirs == mine and facts.rival_hands[rival] == cards_left:
            shared = True
    return facts.weights.victory // 2 if shared else facts.weights.victory


def worth_of_diploma(facts: Facts, hand: vec[i64], colour: i64, size: i64) -> i64:
    """What this diploma gains over keeping the hand as it is; NEVER if it cannot be laid."""
    laying = cheapest_laying(facts, hand, colour, size, 0, 0)
    if laying is None:
        return NEVER
    cards: i64 = 0
    for other in range(COLOURS):
        cards += count(hand[other])
    relief = risk_of_the_cat(facts, cards) - risk_of_the_cat(facts, cards - size)
    return gain_of(facts, colour, GRIMOIRES_FOR[size], cards - size) - laying.cost + relief


def best_of_hand(facts: Facts, hand: vec[i64]) -> i64:
    """The hand's worth after the best diploma, or without one if that is better."""
    jokers: i64 = 0
    for colour in range(COLOURS):
        if facts.grimoires[colour] > 0 and hand[colour]:
            jokers += 1
    best: i64 = 0
    for colour in range(COLOURS):
        held = count(hand[colour])
        if held == 0:
            continue
        most = held + jokers
        if most > LARGEST_DIPLOMA:
            most = LARGEST_DIPLOMA
        if most > facts.piles[colour] + 2:
            most = facts.piles[colour] + 2
        for size in range(SMALLEST_DIPLOMA, most + 1):
            worth = worth_of_diploma(facts, hand, colour, size)
            if worth == NEVER:
                break
            if worth > best:
                best = worth
    return best + worth_of_hand(facts, hand)


def card_to_shed(facts: Facts) -> i64:
    """Under the cat: a card of the colour that loses least, counting those already named as gone."""
    hand = facts.hand[:]
    for colour in range(COLOURS):
        hand[colour] &= ~facts.pending[colour]
    found: i64 = -1
    least: i64 = 0
    for colour in range(COLOURS):
        if hand[colour]:
            cost = worth_of_card(facts, hand, colour)
            if found < 0 or cost < least:
                found = colour
                least = cost
    # High witches make jokers once the colour is owned; low ones let jokers follow before that.
    if facts.grimoires[found] > 0:
        return found * 16 + lowest(hand[found])
    return found * 16 + highest(hand[found])
