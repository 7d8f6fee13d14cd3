"""The numbered rules: first questions, which change nothing, then changes."""

from typing import Final

from esbat.engine.native import i64, vec
from esbat.engine.state import SEAT_BIT
from esbat.games.air.events import (
    EVENT_CRASHED,
    EVENT_DECLINED,
    EVENT_DEPOSITED,
    EVENT_DREW,
    EVENT_GRADUATED,
    EVENT_KEPT,
    EVENT_LAID,
    EVENT_LANDED,
    EVENT_PLACED,
    EVENT_RESHUFFLED,
    EVENT_SHED,
    EVENT_STOPPED,
    EVENT_TOOK,
)
from esbat.games.air.names import BONUS_PER_SET, COLOURS, DEPOSIT_AGAIN, NO_CARD
from esbat.games.air.state import Board
from esbat.games.air.tables import (
    COLOURS_LEFT_AT_THE_END,
    GRIMOIRES_FOR,
    HAND_UNDER_THE_CAT,
    LARGEST_DIPLOMA,
    POINTS_FOR_A_GRIMOIRE,
    POINTS_FOR_ALL_COLOURS,
    SMALLEST_DIPLOMA,
)
from esbat.parts.bits import ABOVE, BIT, COUNT, HIGHEST, LOWEST, count, highest, lowest

DIGIT: Final = vec[i64]([16**colour for colour in range(5)])
"""Where a colour's value stands in a number that holds one hexadecimal digit a colour."""

OCTAL: Final = vec[i64]([0] + [8**value for value in range(1, 16)])
"""Where a value stands in a number that counts values, one octal digit each."""


# ---- questions


def can_draw(board: Board) -> bool:
    """AIR-080, AIR-081. There is a card to draw while the deck or the discard holds one."""
    return board.deck.count > 0 or board.discard.count > 0


def fits(board: Board, seat: i64, card: i64) -> bool:
    """AIR-020, AIR-022, AIR-023, AIR-025. A witch joins the one column of her colour above its last card."""
    column = board.columns[seat * COLOURS + (card >> 4)]
    return (card & 15) > highest(column)


def may_deposit(board: Board, seat: i64) -> bool:
    """AIR-026, AIR-027, AIR-033, AIR-034, AIR-R33. Once a turn; with that option also again, if she fits."""
    return board.deposited == NO_CARD or (
        (board.options & DEPOSIT_AGAIN) != 0 and fits(board, seat, board.drawn)
    )


def smallest_column(board: Board, seat: i64) -> i64:
    """AIR-045, AIR-046. The number of cards, not their values, of the smallest column; 0 if there is none."""
    smallest: i64 = 0
    columns = board.columns
    at = seat * COLOURS
    for colour in range(at, at + COLOURS):
        column = columns[colour]
        if column and (smallest == 0 or COUNT[column] < smallest):
            smallest = COUNT[column]
    return smallest


def joker_tops(board: Board, seat: i64) -> i64:
    """AIR-066, AIR-067. The highest hand card of each colour owned as a grimoire, counted by value.

    One octal digit a value. A colour gives a joker if that card is above the best witch of the diploma.
    """
    tops: i64 = 0
    hands = board.hands
    grimoires = board.grimoires
    at = seat * COLOURS
    for colour in range(at, at + COLOURS):
        if grimoires[colour] and hands[colour]:
            tops += OCTAL[HIGHEST[hands[colour]]]
    return tops


def without(board: Board, seat: i64, colour: i64, tops: i64) -> i64:
    """AIR-066. The same less the graduated colour, whose cards are no jokers."""
    at = seat * COLOURS + colour
    return tops - OCTAL[HIGHEST[board.hands[at]]] if board.grimoires[at] else tops


def jokers_above(tops: i64, best: i64) -> i64:
    """AIR-068, AIR-069. How many colours can give a joker above the best witch: one each at most.

    The rest by seven of an octal number is the sum of its digits, here never above four.
    """
    return (tops >> (3 * best + 3)) % 7


def most_cards(witches: i64, tops: i64, best: i64) -> i64:
    """AIR-059, AIR-066. With `best` the highest witch laid so far, how many more cards can follow her?

    Laying the lowest witches first keeps the most jokers usable, so only that way need be tried.
    """
    rest = witches & ABOVE[best]
    if tops == 0:
        return COUNT[rest]
    most = jokers_above(tops, best)
    laid: i64 = 0
    while rest:
        laid += 1
        with_jokers = laid + (tops >> (3 * LOWEST[rest] + 3)) % 7
        if with_jokers > most:
            most = with_jokers
        rest &= rest - 1
    return most


def largest_diplomas(board: Board, seat: i64) -> i64:
    """AIR-059, AIR-060, AIR-062, AIR-071, AIR-072. The most cards the seat could exchange, a digit a colour.

    At least one card must be of the colour itself (AIR-R15), and the pile must pay in full. Whoever can
    lay so many can lay fewer, down to three; 0 if there is no exchange in that colour.
    """
    largest: i64 = 0
    hands = board.hands
    piles = board.piles
    tops = joker_tops(board, seat)
    at = seat * COLOURS
    for colour in range(COLOURS):
        witches = hands[at + colour]
        if witches:
            size = COUNT[witches]
            if tops and size < LARGEST_DIPLOMA:
                size = 1 + most_cards(witches, without(board, seat, colour, tops), LOWEST[witches])
            if size >= SMALLEST_DIPLOMA and piles[colour]:
                if size > LARGEST_DIPLOMA:
                    size = LARGEST_DIPLOMA
                while GRIMOIRES_FOR[size] > piles[colour]:
                    size -= 1
                largest += size * DIGIT[colour]
    return largest


def has_beginners_bonus(board: Board, seat: i64, card: i64) -> bool:
    """AIR-056, AIR-058. Only a seat without a grimoire of the crashing colour may keep the card."""
    return board.grimoires[seat * COLOURS + (card >> 4)] == 0


def to_shed(board: Board, seat: i64) -> i64:
    """AIR-074, AIR-076. How many hand cards the seat must still name under the cat; columns are safe."""
    at = seat * COLOURS
    named: i64 = 0
    for colour in range(COLOURS):
        named += count(board.chosen[at + colour])
    return board.hand_count(seat) - HAND_UNDER_THE_CAT - named


def colours_left(board: Board) -> i64:
    """AIR-010, AIR-R20. How many piles of grimoires are not empty."""
    left: i64 = 0
    for colour in range(COLOURS):
        if board.piles[colour] > 0:
            left += 1
    return left


def grimoires_run_out(board: Board) -> bool:
    """AIR-083, AIR-084, AIR-092. Few enough colours remain for the play to end."""
    return colours_left(board) <= COLOURS_LEFT_AT_THE_END[board.seats]


def points(board: Board, seat: i64) -> i64:
    """AIR-085, AIR-086, AIR-R21. A point a grimoire, and one for all five colours (once, or a set)."""
    at = seat * COLOURS
    total: i64 = 0
    sets: i64 = board.grimoires[at]
    for colour in range(COLOURS):
        owned = board.grimoires[at + colour]
        total += owned
        if owned < sets:
            sets = owned
    if sets > 1 and not board.options & BONUS_PER_SET:
        sets = 1
    return total * POINTS_FOR_A_GRIMOIRE + sets * POINTS_FOR_ALL_COLOURS


# ---- changes


def draw(board: Board, seat: i64) -> None:
    """AIR-015, AIR-080, AIR-082. The top of the deck; an empty deck takes in the discard first."""
    if board.deck.count == 0:
        board.note(EVENT_RESHUFFLED, board.discard.count)
        board.deck.pour_in(board.discard)
    board.drawn = board.deck.draw(board.chance)
    board.flown += 1
    if board.sink is not None:
        board.note(EVENT_DREW, seat, board.drawn)


def place(board: Board, seat: i64) -> None:
    """AIR-019, AIR-020. The drawn witch joins the column of her colour."""
    card = board.drawn
    board.columns[seat * COLOURS + (card >> 4)] |= BIT[card & 15]
    board.drawn = NO_CARD
    if board.sink is not None:
        board.note(EVENT_PLACED, seat, card)


def take(board: Board, seat: i64, card: i64) -> None:
    """AIR-015, AIR-016, AIR-029, AIR-R04. A common witch moves straight into the own column."""
    board.common[card >> 4] &= ~BIT[card & 15]
    board.columns[seat * COLOURS + (card >> 4)] |= BIT[card & 15]
    board.flown += 1
    if board.sink is not None:
        board.note(EVENT_TOOK, seat, card)


def deposit(board: Board, seat: i64) -> None:
    """AIR-026, AIR-027, AIR-030, AIR-033. The drawn witch goes to the common zone, out of reach this turn."""
    card = board.drawn
    board.common[card >> 4] |= BIT[card & 15]
    board.common[COLOURS + (card >> 4)] |= BIT[card & 15]
    board.deposited = card
    board.drawn = NO_CARD
    if board.sink is not None:
        board.note(EVENT_DEPOSITED, seat, card)


def land(board: Board, seat: i64, colour: i64) -> None:
    """AIR-043, AIR-044, AIR-045, AIR-048, AIR-R07. One whole column comes to hand; none if there is none."""
    column: i64 = 0
    if colour < COLOURS:
        at = seat * COLOURS + colour
        column = board.columns[at]
        board.hands[at] |= column
        board.columns[at] = 0
    if board.sink is not None:
        board.note(EVENT_LANDED, seat, colour, COUNT[column], 1 if board.deposited != NO_CARD else 0)


def stop(board: Board, seat: i64) -> None:
    """AIR-R06, AIR-R29. With that option, a turn may end without landing; no diploma follows."""
    board.note(EVENT_STOPPED, seat)


def discard_all(board: Board, colour: i64, members: i64) -> None:
    """Witches of one colour go to the discard."""
    while members:
        board.discard.add(colour * 16 + lowest(members))
        members &= members - 1


def crash(board: Board, seat: i64) -> None:
    """AIR-050, AIR-051, AIR-052, AIR-055, AIR-057, AIR-090. The drawn witch's column is lost."""
    card = board.drawn
    at = seat * COLOURS + (card >> 4)
    column = board.columns[at]
    discard_all(board, card >> 4, column)
    board.columns[at] = 0
    board.note(EVENT_CRASHED, seat, card, count(column))


def keep_crashed(board: Board, seat: i64) -> None:
    """AIR-056. The beginner's bonus: the card that crashed comes to hand."""
    card = board.drawn
    board.hands[seat * COLOURS + (card >> 4)] |= BIT[card & 15]
    board.drawn = NO_CARD
    board.note(EVENT_KEPT, seat, card)


def lose_crashed(board: Board) -> None:
    """AIR-051, AIR-058. The card that crashed is discarded."""
    board.discard.add(board.drawn)
    board.drawn = NO_CARD


def decline_crashed(board: Board, seat: i64) -> None:
    """AIR-R13. The bonus is not compulsory."""
    board.note(EVENT_DECLINED, seat, board.drawn)
    lose_crashed(board)


def graduate(board: Board, seat: i64, colour: i64, witches: i64, jokers: i64) -> None:
    """AIR-059, AIR-061, AIR-064, AIR-066, AIR-071. Hand cards are discarded for grimoires of that colour."""
    size = COUNT[witches]
    rest = jokers
    while rest:
        if rest & 15:
            size += 1
        rest >>= 4
    gained = GRIMOIRES_FOR[size]
    board.piles[colour] -= gained
    board.grimoires[seat * COLOURS + colour] += gained
    board.note(EVENT_GRADUATED, seat, colour, size, gained)
    while witches:
        lay_down(board, seat, colour, lowest(witches))
        witches &= witches - 1
    other: i64 = 0
    while jokers:
        if jokers & 15:
            lay_down(board, seat, other, jokers & 15)
        other += 1
        jokers >>= 4


def lay_down(board: Board, seat: i64, colour: i64, value: i64) -> None:
    """AIR-060, AIR-064. One card of a diploma leaves the hand for the discard."""
    board.hands[seat * COLOURS + colour] &= ~BIT[value]
    board.discard.add(colour * 16 + value)
    board.note(EVENT_LAID, seat, colour * 16 + value)


def choose_to_shed(board: Board, seat: i64, card: i64) -> None:
    """AIR-075, AIR-R11. A card named for the cat stays hidden in hand until everybody is ready."""
    board.chosen[seat * COLOURS + (card >> 4)] |= BIT[card & 15]


def under_the_cat(board: Board) -> i64:
    """AIR-074. The hands the cat makes smaller, whether they have named their cards or not."""
    seats: i64 = 0
    for seat in range(board.seats):
        if board.hand_count(seat) > HAND_UNDER_THE_CAT:
            seats |= SEAT_BIT[seat]
    return seats


def shed_chosen(board: Board) -> None:
    """AIR-074, AIR-R10, AIR-R11. All cards named for the cat go to the discard, face up, together.

    They are told clockwise from the player whose turn it is.
    """
    for place in range(board.seats):
        seat = (board.turn + place) % board.seats
        for colour in range(COLOURS):
            at = seat * COLOURS + colour
            members = board.chosen[at]
            board.hands[at] &= ~members
            board.chosen[at] = 0
            while members:
                card = colour * 16 + lowest(members)
                board.discard.add(card)
                board.note(EVENT_SHED, seat, card)
                members &= members - 1
