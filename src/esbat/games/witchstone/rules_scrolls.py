"""Scrolls: the shelf, prophecies. Reinforcement spells are in `rules_spells`."""

from esbat.engine.native import i64
from esbat.games.witchstone import names, state
from esbat.games.witchstone.events import EVENT_SHOWN_SCROLL, EVENT_TOOK_SCROLL
from esbat.games.witchstone.rules import largest_cluster
from esbat.games.witchstone.rules_ball import witches_out
from esbat.games.witchstone.rules_tracks import drawn_from, hexes_owned
from esbat.games.witchstone.tables_box import LEVEL_POINTS, SHOWN_SCROLLS
from esbat.parts.bits import WIDE_BIT, wide_count, wide_lowest

# ---- the shelf


def scrolls_shown(board: state.Board) -> i64:
    """WST-183, WST-184. How many scrolls lie open."""
    shown: i64 = 0
    while shown < SHOWN_SCROLLS and board.scroll_row[shown] >= 0:
        shown += 1
    return shown


def scrolls_within(board: state.Board, actions: i64) -> i64:
    """WST-043, WST-175, WST-176, WST-177, WST-183, WST-R15. One scroll of the first so many."""
    shown = scrolls_shown(board)
    return actions if actions < shown else shown


def show_scroll(board: state.Board, position: i64) -> None:
    """WST-005, WST-180, WST-183. A scroll from the pile lies open there, while the pile lasts."""
    if board.scroll_pile == 0:
        board.scroll_row[position] = -1
        return
    kind = board.box.kind_of[drawn_from(board, board.scroll_pile)]
    # Copies look alike: they come out in the order of their numbers.
    scroll = wide_lowest(board.scroll_pile & board.box.of_kind[kind])
    board.scroll_pile &= ~WIDE_BIT[scroll]
    board.scroll_row[position] = scroll
    board.note(EVENT_SHOWN_SCROLL, kind)


def take_scroll(board: state.Board, seat: i64, position: i64) -> None:
    """WST-175, WST-176, WST-178, WST-180. It is hers; the row closes up, and a new one comes beside the
    pile.
    """
    row = board.scroll_row
    scroll = row[position]
    board.own[state.SCROLLS + seat] |= WIDE_BIT[scroll]
    board.note(EVENT_TOOK_SCROLL, seat, board.box.kind_of[scroll], position + 1)
    for at in range(position, SHOWN_SCROLLS - 1):
        row[at] = row[at + 1]
    show_scroll(board, SHOWN_SCROLLS - 1)


def scrolls_owned(board: state.Board, seat: i64) -> i64:
    """WST-168, WST-192, WST-210, WST-R42. Scrolls collected, used or not."""
    return wide_count(board.own[state.SCROLLS + seat] | board.own[state.SPENT + seat])


# ---- prophecies


def prophecy_points(board: state.Board, seat: i64, kind: i64) -> i64:
    """WST-194, WST-215, WST-220, WST-221. One point, or three, five or seven."""
    return LEVEL_POINTS[prophecy_level(board, seat, kind)]


def prophecy_level(board: state.Board, seat: i64, kind: i64) -> i64:
    """WST-194. How well a prophecy is met: 0 not, then a little, well, perfectly."""
    what = board.box.scroll_type[kind]
    if what == names.PROPHECY_DIFFERENT_PLACES:
        return places_met(board, kind, board.own[state.STANDING + seat])
    if what == names.PROPHECY_CONNECTED_PLACES:
        # WST-202, WST-213: own connections only, and the own tower is no other tower.
        linked = board.own[state.LINKED + seat] & ~WIDE_BIT[board.own[state.MY_TOWER + seat]]
        return places_met(board, kind, linked)
    if what == names.PROPHECY_PLACE_ON_STONE:
        return stone_level(board, seat, kind)
    many = amount(board, seat, kind, what)
    box = board.box
    if many >= box.scroll_high[kind]:
        return 3
    if many >= box.scroll_mid[kind]:
        return 2
    return 1 if many >= box.scroll_low[kind] else 0


def places_met(board: state.Board, kind: i64, locations: i64) -> i64:
    """WST-198, WST-199, WST-201, WST-203, WST-213, WST-R38, WST-R40. Types in order, each a place of
    its own.
    """
    box = board.box
    first = box.scroll_first[kind]
    second = box.scroll_second[kind]
    third = box.scroll_third[kind]
    if wide_count(locations & box.of_type[first]) < 1:
        return 0
    if wide_count(locations & box.of_type[second]) < (2 if second == first else 1):
        return 1
    needed: i64 = 1
    if third == first:
        needed += 1
    if third == second:
        needed += 1
    return 3 if wide_count(locations & box.of_type[third]) >= needed else 2


def stone_level(board: state.Board, seat: i64, kind: i64) -> i64:
    """WST-204, WST-205. First, second, third place on the Witchstone; the fourth is not enough."""
    place = board.own[state.STONE_PLACE + seat] + 1
    if place == 0:
        return 0
    if place <= board.box.scroll_high[kind]:
        return 3
    if place <= board.box.scroll_mid[kind]:
        return 2
    return 1 if place <= board.box.scroll_low[kind] else 0


def amount(board: state.Board, seat: i64, kind: i64, what: i64) -> i64:
    """WST-195, WST-200, WST-206, WST-207, WST-208, WST-209, WST-210, WST-211, WST-212, WST-R41. How much of
    it.
    """
    own = board.own
    if what == names.PROPHECY_LARGEST_CLUSTER:
        return largest_cluster(board, seat, board.box.scroll_symbol[kind])
    if what == names.PROPHECY_SAME_PLACES:
        return wide_count(own[state.STANDING + seat] & board.box.of_type[board.box.scroll_first[kind]])
    if what == names.PROPHECY_WITCHES_OUT:
        return witches_out(board, seat)
    if what == names.PROPHECY_WITCHES_LYING:
        return own[state.LYING + seat]
    if what == names.PROPHECY_SILVER_REACHED:
        return board.box.silver_up_to[own[state.AHEAD + seat]]
    if what == names.PROPHECY_HEXES_OWNED:
        return hexes_owned(board, seat)
    if what == names.PROPHECY_SCROLLS_OWNED:
        return scrolls_owned(board, seat)
    if what == names.PROPHECY_TOKENS_OWNED:
        return own[state.TOKENS + seat]
    return own[state.SHELVED + seat]  # WST-136, WST-146, WST-212: neither black nor spoiled ones
