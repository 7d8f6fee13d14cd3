"""The numbered rules of piles and reserves: cards, tiles, crisis markers, cackles. Questions, then
changes.
"""

from esbat.engine.native import i64
from esbat.games.lancre.events import (
    EVENT_ALISS_CAME,
    EVENT_CACKLED,
    EVENT_CALMED,
    EVENT_DISCARDED,
    EVENT_DREW,
    EVENT_LIFTED,
    EVENT_LOOKED,
    EVENT_MARKED,
    EVENT_PLACED,
    EVENT_PLAYED,
    EVENT_RELIEVED,
    EVENT_RESHUFFLED,
    EVENT_REVEALED,
    EVENT_ROBBED,
    EVENT_SHOWN,
    EVENT_TURNED_UP,
)
from esbat.games.lancre.names import COOPERATIVE, EXPERT, NO_TILE, UNTURNED
from esbat.games.lancre.rules_map import empty_spaces
from esbat.games.lancre.state import Board
from esbat.games.lancre.tables import BOXES, CARDS_DEALT, CRISIS
from esbat.parts.bits import WIDE_BIT, wide_count, wide_lowest

# ---- questions


def hand_limit(board: Board, seat: i64) -> i64:
    """LAN-123, LAN-124, LAN-170. Three cards, and one for each pair of small tiles on the upper row."""
    return CARDS_DEALT + (board.small_row[seat] >> 1)


def held_by_all(board: Board) -> i64:
    """The cards in anybody's hand: all others lie in the draw pile or the discard pile."""
    held: i64 = 0
    for seat in range(board.seats):
        held |= board.hands[seat]
    return held


def takes_marker(board: Board, location: i64) -> i64:
    """LAN-048, LAN-049, LAN-054, LAN-055, LAN-188, LAN-201, LAN-R05. Tiles there that can take a marker."""
    there = board.box.spaces_of[location] & board.tiled
    return there if board.options & EXPERT else there & ~board.marked


def some_card_can_act(board: Board) -> bool:
    """LAN-R04, LAN-R07. Does any card outside the hands name a location that can take the tile or a
    marker?
    """
    box = board.box
    in_piles = ~held_by_all(board)
    empty = empty_spaces(board)
    spaces = empty
    while spaces:
        if box.naming[box.location_of[wide_lowest(spaces)]] & in_piles:
            return True
        spaces &= spaces - 1
    spaces = board.tiled if board.options & EXPERT else board.tiled & ~board.marked
    while spaces:
        location = box.location_of[wide_lowest(spaces)]
        if not box.spaces_of[location] & empty and box.naming[location] & in_piles:
            return True
        spaces &= spaces - 1
    return False


def most_cackles(board: Board) -> i64:
    """LAN-105. The greatest number of cackles anybody has."""
    most: i64 = 0
    for seat in range(board.seats):
        if board.cackles[seat] > most:
            most = board.cackles[seat]
    return most


def seats_with(board: Board, cackles: i64) -> i64:
    """LAN-106. The seats with exactly so many cackles, as a set."""
    found: i64 = 0
    for seat in range(board.seats):
        if board.cackles[seat] == cackles:
            found |= WIDE_BIT[seat]
    return found


def tiles_left(board: Board) -> i64:
    """LAN-044, LAN-130. Tiles still in the problem boxes."""
    left: i64 = 0
    for box in range(BOXES):
        left += board.small_left[box] + board.big_left[box]
    return left


# ---- cards


def next_card(board: Board) -> i64:
    """LAN-127, LAN-R04. The top card; an empty pile takes in the discard first; -1 if there is no card at
    all.
    """
    if board.deck.count == 0:
        if board.discard.count == 0:
            return -1
        board.note(EVENT_RESHUFFLED, board.discard.count)
        board.deck.pour_in(board.discard)
    return board.deck.draw(board.chance)


def draw(board: Board, seat: i64, many: i64) -> None:
    """LAN-125, LAN-140, LAN-165, LAN-206. So many cards come to hand, whatever its limit."""
    for turn in range(many):
        card = next_card(board)
        if card < 0:
            return
        board.hands[seat] |= WIDE_BIT[card]
        board.note(EVENT_DREW, seat, card)


def refill(board: Board, seat: i64) -> None:
    """LAN-123, LAN-126. Draw up to the limit; at or above it nothing is drawn or discarded."""
    draw(board, seat, hand_limit(board, seat) - wide_count(board.hands[seat]))


def play(board: Board, seat: i64, card: i64, feature: i64) -> None:
    """LAN-036, LAN-037. A card is played for one of its features and discarded at once."""
    board.hands[seat] &= ~WIDE_BIT[card]
    board.discard.add(card)
    board.note(EVENT_PLAYED, seat, card, feature)


def throw_away(board: Board, seat: i64, card: i64) -> None:
    """LAN-165. A card is discarded for Transmutation."""
    board.hands[seat] &= ~WIDE_BIT[card]
    board.discard.add(card)
    board.note(EVENT_DISCARDED, seat, card)


def turn_up(board: Board, seat: i64) -> i64:
    """LAN-041, LAN-045, LAN-R03. The top card names a location and is discarded; -1 if there is no card."""
    card = next_card(board)
    if card < 0:
        return -1
    board.discard.add(card)
    location = board.box.location[card]
    board.note(EVENT_TURNED_UP, seat, card, location)
    return location


# ---- tiles


def lift_tile(board: Board, seat: i64) -> None:
    """LAN-045, LAN-R01, LAN-R02. The top tile of the leftmost problem box that holds one; small ones lie on
    top.
    """
    box: i64 = 0
    while board.small_left[box] + board.big_left[box] == 0:
        box += 1
    if board.small_left[box]:
        board.arriving = board.tops[box]
        board.small_left[box] -= 1
        board.note(EVENT_LIFTED, seat, board.arriving)
        show_top(board, box)
    else:
        board.arriving = UNTURNED
        board.big_left[box] -= 1
        board.note(EVENT_LIFTED, seat, UNTURNED)


def show_top(board: Board, box: i64) -> None:
    """LAN-013. The small tile now on top of a problem box lies face up."""
    board.tops[box] = NO_TILE
    if board.small_left[box]:
        board.tops[box] = board.small_bag.draw(board.chance)
        board.note(EVENT_SHOWN, board.tops[box])


def place(board: Board, seat: i64, space: i64) -> None:
    """LAN-046, LAN-052, LAN-053. The tile is put down: small ones face up, big ones face down."""
    kind = board.arriving
    board.arriving = NO_TILE
    put_tile(board, space, kind)
    board.note(EVENT_PLACED, seat, kind, space)


def put_tile(board: Board, space: i64, kind: i64) -> None:
    """LAN-011, LAN-052. A tile comes onto a space; one nobody has looked at lies face down."""
    board.tiles[space] = kind
    board.tiled |= WIDE_BIT[space]
    if kind == UNTURNED:
        board.hidden |= WIDE_BIT[space]


def remove_tile(board: Board, space: i64) -> None:
    """LAN-093, LAN-094, LAN-R51. A tile leaves the board; every marker on it returns to the reserve."""
    board.tiles[space] = NO_TILE
    board.crisis_reserve += board.markers[space]
    board.markers[space] = 0
    board.known[space] = 0
    keep = ~WIDE_BIT[space]
    board.tiled &= keep
    board.hidden &= keep
    board.marked &= keep


def identify(board: Board, space: i64) -> i64:
    """LAN-011, LAN-020. Whoever looks first finds out what lies there; it then stays the same."""
    if board.tiles[space] == UNTURNED:
        board.tiles[space] = board.big_bag.draw(board.chance)
    return board.tiles[space]


def look(board: Board, seat: i64, space: i64) -> None:
    """LAN-150, LAN-153, LAN-156. A secret look: the tile stays face down, and only she knows it."""
    kind = identify(board, space)
    board.known[space] |= WIDE_BIT[seat]
    board.note(EVENT_LOOKED, seat, space, kind)


def reveal(board: Board, seat: i64, space: i64) -> None:
    """LAN-072, LAN-082, LAN-151. A face-down tile is turned up for everybody, for good."""
    kind = identify(board, space)
    board.hidden &= ~WIDE_BIT[space]
    board.known[space] = 0
    board.note(EVENT_REVEALED, seat, space, kind)


# ---- markers


def mark(board: Board, space: i64) -> bool:
    """LAN-048, LAN-051, LAN-055, LAN-172, LAN-R08. One more crisis marker; False if the reserve has none."""
    if board.crisis_reserve == 0:
        return False
    board.crisis_reserve -= 1
    board.markers[space] += 1
    board.marked |= WIDE_BIT[space]
    board.note(EVENT_MARKED, space, board.markers[space])
    return True


def relieve(board: Board, seat: i64, space: i64) -> None:
    """LAN-146, LAN-R38. One marker returns to the reserve."""
    board.crisis_reserve += 1
    board.markers[space] -= 1
    if board.markers[space] == 0:
        board.marked &= ~WIDE_BIT[space]
    board.note(EVENT_RELIEVED, seat, space)


def crisis(board: Board, space: i64) -> i64:
    """LAN-074, LAN-173, LAN-R59. What the markers on a tile add to its difficulty."""
    return CRISIS * board.markers[space]


# ---- cackles


def cackle(board: Board, seat: i64) -> None:
    """LAN-087, LAN-098, LAN-103. A token from the reserve."""
    board.cackle_reserve -= 1
    board.cackles[seat] += 1
    board.note(EVENT_CACKLED, seat)


def rob(board: Board, seat: i64, other: i64) -> None:
    """LAN-105, LAN-106. With an empty reserve, the token comes from whoever has the most."""
    board.cackles[other] -= 1
    board.cackles[seat] += 1
    board.note(EVENT_ROBBED, seat, other)


def take_aliss(board: Board, seat: i64) -> bool:
    """LAN-107, LAN-166, LAN-177, LAN-196, LAN-R25. A Black Aliss tile; False if that loses the play.

    Without one in the reserve nothing is taken, except that those who play together lose.
    """
    if board.aliss_reserve == 0:
        return not board.options & COOPERATIVE
    board.aliss_reserve -= 1
    board.alisses[seat] += 1
    board.note(EVENT_ALISS_CAME, seat)
    return True


def calm(board: Board, seat: i64, many: i64) -> None:
    """LAN-119, LAN-142, LAN-192. Cackles return to the reserve, no more than she has."""
    if many > board.cackles[seat]:
        many = board.cackles[seat]
    if many == 0:
        return
    board.cackles[seat] -= many
    board.cackle_reserve += many
    board.note(EVENT_CALMED, seat, many)
