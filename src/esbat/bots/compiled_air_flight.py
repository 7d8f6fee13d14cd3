"""Whether to fly on: what landing now is worth, and what the next witch from the deck may bring.

Common witches are taken last, just before landing: they wait for nobody else during the turn, and a high
one laid early would only keep others out. So stopping is one plan: what to take, then which column to land.
"""

from typing import Final, final

from esbat.bots.compiled_air_facts import NEVER, Facts
from esbat.bots.compiled_air_hand import best_of_hand, worth_of_hand
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.games.air.moves import NOTHING
from esbat.games.air.names import COLOURS
from esbat.parts.bits import ABOVE, BIT, count, highest, lowest

STOP_THERE: Final[i64] = COLOURS + 1
"""The landing of a plan that stops without one, where the table allows it."""


@final
@mypyc_attr(acyclic=True)
class Plan:
    """How to end the flight: the witch to take first (or -1), the column to land, and what it is worth."""

    __slots__ = ("landing", "take", "worth")

    def __init__(self, worth: i64, take: i64, landing: i64) -> None:
        self.worth = worth
        self.take = take
        self.landing = landing


@final
@mypyc_attr(acyclic=True)
class Choices:
    """For each colour: what may be taken, and what its column is worth kept or landed after so many takes."""

    __slots__ = ("empty", "kept", "size", "takeable", "takes")

    def __init__(self, facts: Facts) -> None:
        self.takeable = vec[i64]([0] * 5)
        self.takes = vec[i64]([0] * 5)  # how many
        self.size = vec[i64]([0] * 5)
        self.empty = vec[i64]([0] * 5)  # what a colour without a column is worth
        self.kept = vec[i64]([0] * 80)  # by colour * 16 + takes
        for colour in range(COLOURS):
            self.look_at(facts, colour)

    def look_at(self, facts: Facts, colour: i64) -> None:
        column = facts.columns[colour]
        self.size[colour] = count(column)
        self.empty[colour] = worth_in_flight(facts, colour, 0)
        members = takeable(facts, colour)
        self.takeable[colour] = members
        self.takes[colour] = count(members)
        at = colour * 16
        self.kept[at] = worth_in_flight(facts, colour, column)
        denied: i64 = 0
        while members:
            value = lowest(members)
            members &= members - 1
            column |= BIT[value]
            denied += denial(facts, colour, value)
            at += 1
            self.kept[at] = worth_in_flight(facts, colour, column) + denied

    def best_kept(self, colour: i64, fewest: i64) -> i64:
        """The best number of takes, at least so many, for a column that stays in flight."""
        at = colour * 16
        best = fewest
        for takes in range(fewest + 1, self.takes[colour] + 1):
            if self.kept[at + takes] > self.kept[at + best]:
                best = takes
        return best


def takeable(facts: Facts, colour: i64) -> i64:
    """The common witches that fit, save those deposited this turn."""
    members = facts.common[colour] & ~facts.common[COLOURS + colour]
    if members:
        members &= ABOVE[highest(facts.columns[colour])]
        if facts.deposited >= 0 and facts.deposited >> 4 == colour:
            members &= ~BIT[facts.deposited & 15]
    return members


def denial(facts: Facts, colour: i64, value: i64) -> i64:
    """What it is worth that the next seat does not find this witch in the common zone."""
    column = facts.rival_columns[colour]
    if value <= highest(column):
        return 0
    return (1 + count(column)) * facts.weights.denial


def worth_in_flight(facts: Facts, colour: i64, column: i64) -> i64:
    """A column left for later turns: what it would add to the hand, and the room it leaves for others."""
    weights = facts.weights
    room = count(facts.upcoming[colour] & ABOVE[highest(column)])
    worth: i64 = 0
    if facts.upcoming_count > 0:
        worth = (room * weights.room * facts.late) // (1000 * facts.upcoming_count)
    if column:
        at = colour * 16 + count(facts.hand[colour])
        flying = count(column)
        more = facts.worth[at + flying] - facts.worth[at]
        most: i64 = len(weights.lag) - 1
        worth += (more * weights.lag[flying if flying < most else most]) // 1000
    return worth


def worth_landed(facts: Facts, colour: i64, column: i64) -> i64:
    """The hand with this column landed, after the best diploma."""
    key = int(colour * 65536 + column)
    if key in facts.landed:
        return facts.landed[key]
    held = facts.hand[colour]
    facts.hand[colour] = held | column
    worth = best_of_hand(facts, facts.hand)
    facts.hand[colour] = held
    facts.landed[key] = worth
    return worth


def worth_landed_with(facts: Facts, choices: Choices, colour: i64, takes: i64) -> i64:
    """The same after the lowest few takes, with what they deny to others; the colour is empty then."""
    column = facts.columns[colour]
    members = choices.takeable[colour]
    worth = choices.empty[colour]
    for turn in range(takes):
        value = lowest(members)
        members &= members - 1
        column |= BIT[value]
        worth += denial(facts, colour, value)
    return worth + worth_landed(facts, colour, column)


# ---- stopping


def stop(facts: Facts, choices: Choices) -> Plan:
    """The best way to end the flight now."""
    if facts.deposited >= 0:
        return stop_forced(facts, choices)
    return stop_softly(facts, choices)


def stop_softly(facts: Facts, choices: Choices) -> Plan:
    """Without a deposit any column may be landed; the others take what does them good."""
    kept: i64 = 0
    keeper: i64 = -1  # a colour that wants a common witch anyhow
    least_loss: i64 = -NEVER
    unwilling: i64 = -1  # else the colour that loses least by taking one
    for colour in range(COLOURS):
        at = colour * 16
        takes = choices.best_kept(colour, 0)
        kept += choices.kept[at + takes]
        if takes > 0:
            keeper = colour
        elif choices.takes[colour] > 0:
            loss = choices.kept[at] - choices.kept[at + choices.best_kept(colour, 1)]
            if loss < least_loss:
                least_loss = loss
                unwilling = colour
    best = Plan(NEVER, -1, 0)
    for colour in range(COLOURS):
        takes = choices.takes[colour]
        if choices.size[colour] + takes == 0:
            continue
        at = colour * 16
        worth = kept - choices.kept[at + choices.best_kept(colour, 0)]
        worth += worth_landed_with(facts, choices, colour, takes)
        source = colour if takes > 0 else keeper
        if source < 0 and facts.flown == 0:
            # Somebody must fly before landing (AIR-014).
            if unwilling < 0:
                continue
            source = unwilling
            worth -= least_loss
        if worth > best.worth:
            best = Plan(worth, first_take(choices, source), colour)
    if facts.stop_allowed and (facts.flown > 0 or keeper >= 0):
        worth = kept + worth_of_hand(facts, facts.hand)
        if worth > best.worth:
            best = Plan(worth, first_take(choices, keeper), STOP_THERE)
    return best


def first_take(choices: Choices, colour: i64) -> i64:
    """The lowest witch to take of a colour; -1 for no colour."""
    if colour < 0:
        return -1
    return colour * 16 + lowest(choices.takeable[colour])


def stop_forced(facts: Facts, choices: Choices) -> Plan:
    """After a deposit only a smallest column lands: choose which is to be smallest, and take to suit."""
    best = stop_with_nothing(facts, choices)
    for colour in range(COLOURS):
        for takes in range(choices.takes[colour] + 1):
            size = choices.size[colour] + takes
            if size == 0:
                continue
            worth: i64 = 0
            source = colour if takes > 0 else -1
            for other in range(COLOURS):
                if other != colour:
                    chosen = takes_for_size(choices, other, size)
                    if chosen < 0:
                        worth = NEVER
                        break
                    worth += choices.kept[other * 16 + chosen]
                    if chosen > 0:
                        source = other
            if worth == NEVER:
                continue
            worth += worth_landed_with(facts, choices, colour, takes)
            if worth > best.worth:
                best = Plan(worth, first_take(choices, source), colour)
    return best


def takes_for_size(choices: Choices, colour: i64, size: i64) -> i64:
    """The best number of takes that leaves a column empty or not below a size; -1 if none does."""
    best: i64 = -1
    at = colour * 16
    own = choices.size[colour]
    for takes in range(choices.takes[colour] + 1):
        if own + takes == 0 or own + takes >= size:
            if best < 0 or choices.kept[at + takes] > choices.kept[at + best]:
                best = takes
    return best


def stop_with_nothing(facts: Facts, choices: Choices) -> Plan:
    """Without any column a forced landing takes nothing, yet a diploma may follow."""
    worth: i64 = 0
    for colour in range(COLOURS):
        if choices.size[colour] > 0:
            return Plan(NEVER, -1, NOTHING)
        worth += choices.kept[colour * 16]
    return Plan(worth + best_of_hand(facts, facts.hand), -1, NOTHING)


# ---- flying on


def fly_on(facts: Facts, choices: Choices) -> i64:
    """What one more witch from the deck is worth on the average, landing in the best way after her."""
    if not facts.can_draw or facts.upcoming_count == 0:
        return NEVER
    if facts.deposited >= 0:
        return fly_on_after_deposit(facts, choices) + facts.weights.bold
    return fly_on_freely(facts, choices) + facts.weights.eager


def fly_on_freely(facts: Facts, choices: Choices) -> i64:
    """Before a deposit: a witch who fits may be placed or deposited, one who does not is deposited."""
    kept: i64 = 0
    lands = vec[i64]([0] * 5)  # what landing a colour adds to keeping all
    for colour in range(COLOURS):
        stays = choices.kept[colour * 16 + choices.best_kept(colour, 0)]
        kept += stays
        lands[colour] = NEVER
        if choices.size[colour] + choices.takes[colour] > 0:
            lands[colour] = worth_landed_with(facts, choices, colour, choices.takes[colour]) - stays
    facts.deposited = 0  # as if some witch nobody wants had been deposited
    after_deposit = stop_forced(facts, choices).worth
    facts.deposited = -1
    total: i64 = 0
    for colour in range(COLOURS):
        upcoming = facts.upcoming[colour]
        fitting = upcoming & ABOVE[highest(facts.columns[colour])]
        misses = count(upcoming) - count(fitting)
        total += misses * after_deposit
        if fitting == 0:
            continue
        elsewhere: i64 = NEVER
        for other in range(COLOURS):
            if other != colour and lands[other] > elsewhere:
                elsewhere = lands[other]
        stays = choices.kept[colour * 16 + choices.best_kept(colour, 0)]
        total += worth_of_fitting(facts, colour, fitting, kept - stays, elsewhere, after_deposit)
    return total // facts.upcoming_count


def worth_of_fitting(
    facts: Facts, colour: i64, fitting: i64, kept: i64, elsewhere: i64, after_deposit: i64
) -> i64:
    """The sum over all witches of a colour that fit: placed and then landed, or another column, or deposited.

    Witches below the same common witches lead to columns of one length; one in their middle speaks for all.
    """
    column = facts.columns[colour]
    common = facts.common[colour]
    total: i64 = 0
    while fitting:
        above = common & ABOVE[lowest(fitting)]
        alike = fitting
        if above:
            alike &= ~ABOVE[lowest(above)]
        fitting &= ~alike
        number = count(alike)
        spokesman = alike
        for turn in range((number - 1) // 2):
            spokesman &= spokesman - 1
        placed = column | BIT[lowest(spokesman)]
        stays = worth_in_flight(facts, colour, placed | above)
        alone = worth_in_flight(facts, colour, placed)
        if alone > stays:
            stays = alone
        lands = worth_in_flight(facts, colour, 0) + worth_landed(facts, colour, placed | above)
        best = stays + elsewhere
        if lands > best:
            best = lands
        best += kept
        total += number * (best if best > after_deposit else after_deposit)
    return total


def fly_on_after_deposit(facts: Facts, choices: Choices) -> i64:
    """After a deposit: a witch who fits must be placed, one who does not crashes."""
    kept: i64 = worth_of_hand(facts, facts.hand)
    for colour in range(COLOURS):
        kept += choices.kept[colour * 16]
    total: i64 = 0
    for colour in range(COLOURS):
        upcoming = facts.upcoming[colour]
        column = facts.columns[colour]
        fitting = upcoming & ABOVE[highest(column)]
        misses = count(upcoming) - count(fitting)
        if misses:
            crash = kept - choices.kept[colour * 16] + choices.empty[colour]
            if facts.grimoires[colour] == 0:
                at = colour * 16 + count(facts.hand[colour])
                crash += facts.worth[at + 1] - facts.worth[at]
            total += misses * (crash - facts.weights.crash)
        if fitting:
            number = count(fitting)
            spokesman = fitting
            for turn in range((number - 1) // 2):
                spokesman &= spokesman - 1
            facts.columns[colour] = column | BIT[lowest(spokesman)]
            choices.look_at(facts, colour)
            total += number * stop_forced(facts, choices).worth
            facts.columns[colour] = column
            choices.look_at(facts, colour)
    return total // facts.upcoming_count


def outlook(facts: Facts) -> i64:
    """What the flight is worth from here on: landing now, or flying on, whichever is better."""
    choices = Choices(facts)
    best = stop(facts, choices).worth
    draw = fly_on(facts, choices)
    return draw if draw > best else best


# ---- the drawn witch


def place_is_better(facts: Facts) -> bool:
    """Shall the drawn witch, who fits, be placed rather than deposited?"""
    card = facts.drawn
    colour = card >> 4
    bit = BIT[card & 15]
    facts.drawn = -1
    facts.columns[colour] |= bit
    placed = outlook(facts)
    facts.columns[colour] &= ~bit
    facts.common[colour] |= bit
    facts.common[COLOURS + colour] |= bit
    before = facts.deposited
    facts.deposited = card
    deposited = outlook(facts) - denial(facts, colour, card & 15)
    facts.deposited = before
    facts.common[colour] &= ~bit
    facts.common[COLOURS + colour] &= ~bit
    facts.drawn = card
    return placed + facts.weights.firm >= deposited
