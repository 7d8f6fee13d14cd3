"""What the apprentice of Air Sorcière knows of a table, and how it weighs things.

Worth is counted in thousandths of a grimoire, in whole numbers only, so that the same table gives the
same choice on every machine, interpreted or compiled.
"""

from typing import Final, final

from esbat.engine.native import i64, mypyc_attr, vec
from esbat.games.air.names import BONUS_PER_SET, CAT_VALUE, COLOURS, HIGHEST_VALUE, STOP_ALLOWED
from esbat.games.air.tables import COLOURS_LEFT_AT_THE_END
from esbat.games.air.view import AirView
from esbat.parts.bits import BIT, count

GRIMOIRE: Final[i64] = 1000
NEVER: Final[i64] = -1_000_000_000
"""Worse than anything that can happen."""

EVERY_VALUE: Final[i64] = 2 * BIT[HIGHEST_VALUE] - 2


@final
@mypyc_attr(acyclic=True)
class Weights:
    """What the apprentice believes things to be worth. The numbers were found by playing against itself."""

    __slots__ = (
        "bold",
        "cat",
        "crash",
        "denial",
        "eager",
        "firm",
        "held",
        "joker",
        "lag",
        "late",
        "rivalry",
        "room",
        "spare",
        "unlock",
        "variety",
        "victory",
    )

    def __init__(self) -> None:
        # Hand cards of one colour that wait for a diploma, by their number.
        self.held = vec[i64]([0, 320, 735, 1320, 2185, 3020, 3735, 3800, 4025])
        # Cards of which the pile can no longer make anything, each: they still count in a tie.
        self.spare: i64 = 60
        # A hand card that can stand in for another colour.
        self.joker: i64 = 150
        # A column still in flight, by its cards, in thousandths of what it would be worth in hand.
        self.lag = vec[i64]([500, 500, 500, 500, 500, 500, 500])
        # Being able to place every next witch of a colour.
        self.room: i64 = 2560
        # The first grimoire of a colour makes jokers of its witches.
        self.unlock: i64 = 60
        # Colours owned, by their number, on the way to the bonus for all five.
        self.variety = vec[i64]([0, 0, 50, 150, 250, 1000])
        # Each hand card above five, for each cat still to come.
        self.cat: i64 = 40
        # A common witch that would fit the next seat's columns, for each card she would lie on.
        self.denial: i64 = 40
        # How much of a waiting card's worth is left, by grimoires missing until the end at the soonest.
        self.late = vec[i64]([0, 470, 780, 1000, 1000, 1000, 1000, 1000])
        # What a colour loses for each card of it in the longest column of a rival, in thousandths.
        self.rivalry: i64 = 0
        # Flying on promises more than the next card alone: before a deposit, and after one.
        self.eager: i64 = 0
        self.bold: i64 = 0
        # A crash costs the turn besides the column.
        self.crash: i64 = 0
        # Placing a witch who fits rather than depositing her.
        self.firm: i64 = 0
        # Ending the play as its winner, or (taken off) as a loser.
        self.victory: i64 = 30_000


@final
@mypyc_attr(acyclic=True)
class Facts:
    """One seat's table as sets of cards by colour, read from its view and from nothing else."""

    __slots__ = (
        "can_draw",
        "cats",
        "columns",
        "common",
        "deposited",
        "drawn",
        "flown",
        "grimoires",
        "hand",
        "hand_count",
        "landed",
        "late",
        "limit",
        "pending",
        "per_set",
        "piles",
        "rival_columns",
        "rival_hands",
        "rival_points",
        "stop_allowed",
        "upcoming",
        "upcoming_count",
        "weights",
        "worth",
    )

    def __init__(self, view: AirView, weights: Weights) -> None:
        self.weights = weights
        own = view.seat
        self.per_set = (i64(view.wishes) & BONUS_PER_SET) != 0
        self.stop_allowed = (i64(view.wishes) & STOP_ALLOWED) != 0
        self.columns = of_seat(view.column_sets, own)
        self.hand = of_seat(view.hand_sets, own)
        self.pending = view.pending_sets[:]
        self.hand_count: i64 = view.hand_counts[own]
        self.grimoires = of_seat(view.grimoire_counts, own)
        self.common = view.common_sets[:]
        self.piles = view.piles[:]
        self.drawn: i64 = view.drawn
        self.deposited: i64 = view.deposited
        self.flown: i64 = view.flown
        # An empty deck takes in the discard, and then the next witch comes from there.
        self.upcoming = unseen(view) if view.deck > 0 else view.discard_sets[:]
        self.upcoming_count: i64 = 0
        self.cats: i64 = 0
        for colour in range(COLOURS):
            self.upcoming_count += count(self.upcoming[colour])
            if self.upcoming[colour] & BIT[CAT_VALUE]:
                self.cats += 1
        self.can_draw = view.deck > 0 or self.upcoming_count > 0
        self.rival_points: list[int] = []
        self.rival_hands: list[int] = []
        seats = len(view.hand_counts)
        self.rival_columns = of_seat(view.column_sets, (own + 1) % seats)
        contested = vec[i64]([0] * 5)
        for seat in range(seats):
            if seat != own:
                for colour in range(COLOURS):
                    flying = count(view.column_sets[seat * COLOURS + colour])
                    if flying > contested[colour]:
                        contested[colour] = flying
                self.rival_points.append(points(of_seat(view.grimoire_counts, seat), self.per_set))
                self.rival_hands.append(view.hand_counts[seat])
        self.limit = COLOURS_LEFT_AT_THE_END[seats]
        soonest = grimoires_to_the_end(self.piles, self.limit)
        last: i64 = len(weights.late) - 1
        self.late = weights.late[soonest if soonest < last else last]
        self.worth = vec[i64]([0] * 80)  # of hand cards waiting for a diploma, by colour * 16 + number
        for colour in range(COLOURS):
            self.weigh(colour, 1000 - weights.rivalry * contested[colour])
        # What landing a column was found to be worth, by colour * 65536 + cards; the hand never changes here.
        self.landed: dict[int, int] = {}

    def weigh(self, colour: i64, free: i64) -> None:
        """Fill in what each number of hand cards of a colour is worth, for a diploma or as a joker.

        `free` is how much of that rivals leave, in thousandths.

        Cards beyond what the pile can pay make nothing, and no cards make more than the pile holds.
        """
        weights = self.weights
        held = weights.held
        pile = self.piles[colour]
        most: i64 = len(held) - 1
        if pile == 0:
            most = 0
        elif pile + 2 < most:
            most = pile + 2
        joker = weights.joker if self.grimoires[colour] > 0 else 0
        at = colour * 16
        for cards in range(1, HIGHEST_VALUE + 1):
            useful: i64 = cards if cards < most else most
            worth = held[useful]
            if worth > pile * GRIMOIRE:
                worth = pile * GRIMOIRE
            worth = ((worth + joker) * self.late) // 1000
            if free != 1000:
                worth = (worth * free) // 1000
            self.worth[at + cards] = worth + (cards - useful) * weights.spare


def of_seat(numbers: vec[i64], seat: i64) -> vec[i64]:
    """A seat's five numbers, one a colour."""
    return numbers[seat * COLOURS : seat * COLOURS + COLOURS]


def unseen(view: AirView) -> vec[i64]:
    """The witches this seat cannot see: all 75 less those in sight. The next one drawn is among them."""
    sets = vec[i64]([EVERY_VALUE] * 5)
    for colour in range(COLOURS):
        sets[colour] &= ~(view.common_sets[colour] | view.discard_sets[colour])
    if view.drawn >= 0:
        sets[view.drawn >> 4] &= ~BIT[view.drawn & 15]
    for at in range(len(view.column_sets)):
        sets[at % COLOURS] &= ~(view.column_sets[at] | view.hand_sets[at])
    return sets


def points(grimoires: vec[i64], per_set: bool) -> i64:
    """What these grimoires count at the end."""
    total: i64 = 0
    sets: i64 = grimoires[0]
    for colour in range(COLOURS):
        total += grimoires[colour]
        if grimoires[colour] < sets:
            sets = grimoires[colour]
    if sets > 1 and not per_set:
        sets = 1
    return total + sets


def grimoires_to_the_end(piles: vec[i64], limit: i64) -> i64:
    """How many grimoires must go, at the fewest, before the play ends: the smallest piles first."""
    left: list[int] = []
    for pile in piles:
        if pile > 0:
            left.append(pile)
    left.sort()
    missing: i64 = 0
    for at in range(len(left) - limit):
        missing += left[at]
    return missing
