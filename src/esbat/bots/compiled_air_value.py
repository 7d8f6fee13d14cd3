"""What tells how a seat of Air Sorcière stands: grimoires, hand and columns by their sizes, the end ahead."""

from typing import Final, cast

from esbat.bots.compiled_air_facts import grimoires_to_the_end, of_seat, points
from esbat.bots.compiled_value import Reading, write_lead, write_turn
from esbat.engine.native import i64, vec
from esbat.engine.state import State
from esbat.games.air.names import BONUS_PER_SET, CAT_VALUE, COLOURS
from esbat.games.air.rules import largest_diplomas
from esbat.games.air.state import Board
from esbat.games.air.tables import COLOURS_LEFT_AT_THE_END, GRIMOIRES_FOR
from esbat.parts.bits import ABOVE, BIT, count, highest

HAND: Final[i64] = 0  # colours with at least 1 … 6 cards in hand that the pile can pay
COLUMN: Final[i64] = 6  # the same of columns, 1 … 5
BOTH: Final[i64] = 11  # the same of hand and column together, 2 … 8
SINGLE: Final[i64] = 18
CLAIM: Final[i64] = 44  # what may be exchanged at once, jokers and all; what one landing more could make
SIZE: Final[i64] = 62
THEMES: Final = [
    *["hand"] * 6,
    *["flight"] * 5,
    *["colours"] * 7,
    *["jokers", "jokers", "jokers", "waste", "waste", "flight", "flight", "colours", "flight", "waste"],
    *["lead"] * 3,
    *["end"] * 5,
    *["", "", "hand", "waste", "flight", "", "", "lead"],
    *["jokers"] * 4,
    *["colours"] * 9,
    *["end"] * 3,
    *["colours"] * 2,
]


class AirReading(Reading):
    """See `write`."""

    __slots__ = ()

    def clock(self, state: State) -> i64:
        return cast(Board, state).turn

    def write(self, state: State, seat: i64, into: vec[i64], at: i64) -> None:
        board = cast(Board, state)
        for place in range(at, at + SIZE):
            into[place] = 0
        unseen = cards_to_come(board)
        for colour in range(COLOURS):
            self.colour(board, seat, colour, unseen[colour], into, at)
        self.standing(board, seat, into, at + SINGLE)
        self.claims(board, seat, into, at + CLAIM)

    def colour(self, board: Board, seat: i64, colour: i64, unseen: i64, into: vec[i64], at: i64) -> None:
        """One colour: what waits in hand and flight, and what may still come."""
        mine = seat * COLOURS + colour
        held = count(board.hands[mine])
        column = board.columns[mine]
        flying = count(column)
        one = at + SINGLE
        pile = board.piles[colour]
        if board.grimoires[mine] > 0:
            into[one] += 1
            if held > 0:
                into[one + 1] += 1  # a joker
            if held > 2:
                into[one + 2] += 1
        if pile == 0:
            into[one + 3] += held + flying
            return
        useful: i64 = held if held < pile + 2 else pile + 2
        for many in range(1, 7):
            if useful >= many:
                into[at + HAND + many - 1] += 1
        for many in range(1, 6):
            if flying >= many:
                into[at + COLUMN + many - 1] += 1
        both = held + flying
        if both > pile + 2:
            into[one + 4] += both - pile - 2
            both = pile + 2
        for many in range(2, 9):
            if both >= many:
                into[at + BOTH + many - 2] += 1
        room = count(unseen & ABOVE[highest(column)])
        into[one + 5] += room
        if flying > 1:
            into[one + 6] += room
        if board.grimoires[mine] == 0:
            into[one + 7] += 1 if both >= 3 else 0
        into[one + 8] += count(board.common[colour] & ABOVE[highest(column)])
        if pile <= 3:
            into[one + 9] += both

    def standing(self, board: Board, seat: i64, into: vec[i64], at: i64) -> None:
        """What counts now, how the others stand, and how long the play may last."""
        per_set = (board.options & BONUS_PER_SET) != 0
        mine = points(of_seat(board.grimoires, seat), per_set)
        best: i64 = 0
        for other in range(board.seats):
            if other != seat:
                theirs = points(of_seat(board.grimoires, other), per_set)
                if theirs > best:
                    best = theirs
        into[at + 10] = mine
        write_lead(into, at + 11, mine, best)
        soonest = grimoires_to_the_end(board.piles, COLOURS_LEFT_AT_THE_END[board.seats])
        for many in range(1, 5):
            into[at + 12 + many] = 1 if soonest <= many else 0
        into[at + 17] = soonest if soonest < 12 else 12
        write_turn(into, at + 18, board.turn, seat, board.seats)
        held = board.hand_count(seat)
        cats: i64 = 0
        for colour in range(COLOURS):
            for other in range(board.seats):
                if board.columns[other * COLOURS + colour] & BIT[CAT_VALUE]:
                    cats += 1
        into[at + 20] = held
        into[at + 21] = held - 5 if held > 5 else 0
        into[at + 22] = cats
        into[at + 23] = board.seats
        into[at + 24] = board.deck.count // 8
        # Who leads when the end is near, as the play will count it.
        into[at + 25] = (10 + mine - best if mine + 10 > best else 0) if soonest <= 3 else 10

    def claims(self, board: Board, seat: i64, into: vec[i64], at: i64) -> None:
        """The diplomas within reach: of the hand as it is, and of the colour with most cards."""
        sizes = largest_diplomas(board, seat)
        largest: i64 = 0
        most: i64 = 0
        second: i64 = 0
        for colour in range(COLOURS):
            size = (sizes >> (4 * colour)) & 15
            into[at + 3] += GRIMOIRES_FOR[size]
            if size > largest:
                largest = size
            pile = board.piles[colour]
            mine = seat * COLOURS + colour
            both = count(board.hands[mine]) + count(board.columns[mine])
            if pile > 0 and both >= 2:
                self.contest(board, seat, colour, both, into, at)
            if both > pile + 2:
                both = pile + 2 if pile > 0 else 0
            if both > most:
                second = most
                most = both
            elif both > second:
                second = both
        for size in range(3, 6):
            into[at + size - 3] = 1 if largest >= size else 0
        for many in range(2, 8):
            into[at + 2 + many] = 1 if most >= many else 0
        for many in range(3, 6):
            into[at + 7 + many] = 1 if second >= many else 0
        soonest = grimoires_to_the_end(board.piles, COLOURS_LEFT_AT_THE_END[board.seats])
        if largest >= 3 and GRIMOIRES_FOR[largest] >= soonest:
            into[at + 13] = 1
        if most >= 3 and most - 2 >= soonest:
            into[at + 14] = 1
            into[at + 15] = 1 if into[at - CLAIM + SINGLE + 11] > 0 else 0

    def contest(self, board: Board, seat: i64, colour: i64, both: i64, into: vec[i64], at: i64) -> None:
        """A colour that another may empty first."""
        pile = board.piles[colour]
        for other in range(board.seats):
            if other != seat:
                place = other * COLOURS + colour
                theirs = count(board.hands[place]) + count(board.columns[place])
                if theirs >= 3 and theirs - 2 + both - 2 > pile:
                    into[at + 16] += 1
                    into[at + 17] += 1 if theirs > both else 0


def cards_to_come(board: Board) -> vec[i64]:
    """What lies in neither hand, column, common zone nor discard, by colour: the deck."""
    members = vec[i64]([0, 0, 0, 0, 0])
    things = board.deck.things
    for at in range(board.deck.count):
        card = things[at]
        members[card >> 4] |= BIT[card & 15]
    return members
