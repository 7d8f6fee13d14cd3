"""Set-up, turn order and end: the rulebook's back page. What needs no choice happens here."""

from typing import Final

from esbat.engine.chance import Chance
from esbat.engine.errors import BadSetting
from esbat.engine.native import i64, vec
from esbat.engine.options import chosen
from esbat.engine.outcome import Outcome, ranks_by
from esbat.engine.state import SEAT_BIT
from esbat.games.witchstone.events import EVENT_DREW, EVENT_PLAY_ENDED, EVENT_PROPHESIED, EVENT_TURN_BEGAN
from esbat.games.witchstone.names import (
    ASK_TILE,
    ELEVEN_TURNS,
    FOR_OWLS,
    FOR_PROPHECIES,
    FOR_SPELLS,
    FOR_TOKENS,
    NO_HANDICAP,
    OPTIONS,
    RANDOM_SEAT,
    REASONS,
    SPACE_DARK,
    STEP_SET_UP_NEXT,
    STEP_TURN_OVER,
)
from esbat.games.witchstone.rules import score
from esbat.games.witchstone.rules_scrolls import prophecy_points, show_scroll
from esbat.games.witchstone.rules_tracks import drawn_from, turn_up_hex
from esbat.games.witchstone.state import (
    AHEAD,
    ARRIVAL,
    BLACK,
    BLACK_SHELF,
    COVERED,
    CRYSTALS,
    DRAWS,
    HAND,
    LEVEL,
    MY_TOWER,
    OPEN_ROAD,
    OWLS,
    OWN_ROOM,
    RESERVE,
    SCORE,
    SCROLLS,
    SHOWN,
    STONE_PLACE,
    SUPPLY,
    TOKENS,
    TURNS,
    UNDRAWN,
    Board,
)
from esbat.games.witchstone.tables_box import (
    ENERGY_EACH,
    KEPT_TOKEN,
    MOST_LOCATIONS,
    OPEN_TILES,
    SHOWN_SCROLLS,
    SMALL_WITCHES,
    SPELL_POINTS,
    TILES_EACH,
    TURNS_EACH,
)
from esbat.games.witchstone.tables_grid import CELL_ROOM
from esbat.parts.bits import WIDE_BIT, wide_count, wide_lowest

HARDEST: Final[i64] = 1
"""The level at which one plays what one draws (RB l.549)."""


# ---- set-up


def set_up(board: Board, options: dict[str, str]) -> None:
    """WST-001, WST-002, WST-010, WST-017, WST-225, WST-R45. Pieces, handicaps, first player, board."""
    box = board.box
    seats = int(board.seats)
    board.own = blank(OWN_ROOM)
    board.laid = blank(seats * int(CELL_ROOM))
    board.links = blank(seats * MOST_LOCATIONS)
    board.racks = blank(seats * 7)
    board.filled = blank(int(box.road_count))
    board.road_owner = blank(int(box.road_count), -1)
    board.tokens_at = blank(int(box.location_count))
    board.open_tokens = blank(7)
    board.face_up = blank(int(box.ring_length))
    board.owls_left = blank(int(box.stacks))
    board.scroll_row = blank(6)
    board.owed = blank(18)
    board.waiting = blank(2 * len(box.exits))
    board.options = chosen(OPTIONS, options)
    for seat in range(seats):
        level = options[f"handicap_{seat + 1}"]
        board.own[LEVEL + seat] = 0 if level == NO_HANDICAP else int(level)
    board.first = first_seat(seats, options["first"], board.chance)
    lay_out(board)


def blank(many: int, value: int = 0) -> vec[i64]:
    """So many times the same number."""
    return vec[i64]([value] * many)


def first_seat(seats: int, wish: str, chance: Chance) -> int:
    """WST-017. A seat named before the play, or any by luck; BadSetting if there is no such seat."""
    if wish == RANDOM_SEAT:
        return int(chance.pick(seats))
    if int(wish) > seats:
        known = ", ".join([*[str(seat + 1) for seat in range(seats)], RANDOM_SEAT])
        raise BadSetting("bad-option-value", {"option": "first", "value": wish, "known": known})
    return int(wish) - 1


def lay_out(board: Board) -> None:
    """WST-002, WST-003, WST-004, WST-005, WST-006, WST-007, WST-009, WST-R01, WST-R34. The board, for any
    number.

    Tokens lie on every location but the Witchstone; those left over are open below the shelves.
    """
    box = board.box
    for kind in box.bag_of_tokens():
        board.open_tokens[kind] += 1
    for location in range(box.location_count):
        board.tokens_at[location] = -1 if location == box.stone else drawn_token(board)
    for stack in range(box.stacks):
        board.owls_left[stack] = box.owl_top[stack + 1] - box.owl_top[stack]
    board.hex_pile = box.all_hexes
    for space in range(box.ring_length):
        board.face_up[space] = -1
        if box.ring_colour[space] == SPACE_DARK:
            turn_up_hex(board, space)
    board.scroll_pile = box.all_scrolls
    for position in range(SHOWN_SCROLLS):
        show_scroll(board, position)
    board.free_roads = WIDE_BIT[box.road_count] - 1
    for seat in range(board.seats):
        give_pieces(board, seat)
    board.push(STEP_SET_UP_NEXT, 0)


def drawn_token(board: Board) -> i64:
    """WST-006. One of the tokens that are left, each as likely as the others."""
    left: i64 = 0
    for kind in range(len(board.open_tokens)):
        left += board.open_tokens[kind]
    turns = board.chance.pick(left)
    found: i64 = 0
    while turns >= board.open_tokens[found]:
        turns -= board.open_tokens[found]
        found += 1
    board.open_tokens[found] -= 1
    return found


def give_pieces(board: Board, seat: i64) -> None:
    """WST-010, WST-011, WST-012, WST-014, WST-016, WST-226, WST-227, WST-229, WST-231. Pieces, crystals,
    tiles.

    A handicap leaves as many tiles as there are turns; those put back stay among the unseen. Screens and
    markers are aids without effect (WST-013, WST-015). A handicap changes nothing else (WST-233).
    """
    own = board.own
    box = board.box
    own[MY_TOWER + seat] = -1
    own[OPEN_ROAD + seat] = -1
    own[STONE_PLACE + seat] = -1
    own[BLACK_SHELF + seat] = -1
    own[SUPPLY + seat] = ENERGY_EACH
    own[RESERVE + seat] = SMALL_WITCHES
    own[CRYSTALS + seat] = box.crystal_starts
    own[BLACK + seat] = box.black_start
    own[COVERED + seat] = box.printed_cells
    for symbol in range(6):
        own[SHOWN + symbol * 4 + seat] = box.printed_symbols[symbol]
    own[UNDRAWN + seat] = box.all_tiles
    level = own[LEVEL + seat]
    own[DRAWS + seat] = TURNS_EACH if level else TILES_EACH
    open_at_first = OPEN_TILES
    if level:
        open_at_first = 0 if level == HARDEST else level
    for turn in range(open_at_first):
        draw_tile(board, seat)


def draw_tile(board: Board, seat: i64) -> None:
    """WST-014, WST-035. One unseen tile lies open behind the own screen."""
    own = board.own
    tile = drawn_from(board, own[UNDRAWN + seat])
    own[UNDRAWN + seat] &= ~WIDE_BIT[tile]
    own[HAND + seat] |= WIDE_BIT[tile]
    own[DRAWS + seat] -= 1
    board.note(EVENT_DREW, seat, tile)


# ---- the turn


def begin_turn(board: Board, seat: i64) -> None:
    """WST-026, WST-027, WST-231. With the hardest handicap the tile is drawn now, without a choice."""
    board.turn = seat
    board.own[TURNS + seat] += 1
    board.note(EVENT_TURN_BEGAN, seat, board.own[TURNS + seat])
    if board.own[LEVEL + seat] == HARDEST:
        draw_tile(board, seat)
    board.push(STEP_TURN_OVER, 0)
    board.push(ASK_TILE, SEAT_BIT[seat])


def end_turn(board: Board, seat: i64) -> None:
    """WST-035, WST-036, WST-037, WST-216, WST-228, WST-230, WST-232. A tile is drawn while there are any."""
    if board.own[LEVEL + seat] != HARDEST and board.own[DRAWS + seat] > 0:
        draw_tile(board, seat)
    following = (seat + 1) % board.seats
    if board.own[TURNS + following] < TURNS_EACH:
        begin_turn(board, following)
    else:
        end_play(board)


# ---- the end


def end_play(board: Board) -> None:
    """WST-216, WST-222. After the last turn everything kept is counted, and nothing else."""
    for seat in range(board.seats):
        count_up(board, seat)
    board.reason = ELEVEN_TURNS
    board.note(EVENT_PLAY_ENDED, ELEVEN_TURNS)


def count_up(board: Board, seat: i64) -> None:
    """WST-193, WST-217, WST-218, WST-219, WST-220, WST-221. Owl tiles, tokens, unused spells, prophecies."""
    own = board.own
    spells = own[SCROLLS + seat] & board.box.spells
    add(board, seat, owl_points(board, seat), FOR_OWLS)
    add(board, seat, own[TOKENS + seat] * KEPT_TOKEN, FOR_TOKENS)
    add(board, seat, wide_count(spells) * SPELL_POINTS, FOR_SPELLS)
    prophecies = own[SCROLLS + seat] & ~board.box.spells
    while prophecies:
        kind = board.box.kind_of[wide_lowest(prophecies)]
        prophecies &= prophecies - 1
        points = prophecy_points(board, seat, kind)
        board.note(EVENT_PROPHESIED, seat, kind, points)
        score(board, seat, points, FOR_PROPHECIES)


def add(board: Board, seat: i64, points: i64, reason: i64) -> None:
    """What there is of a kind; nothing is not worth telling."""
    if points:
        score(board, seat, points, reason)


def owl_points(board: Board, seat: i64) -> i64:
    """WST-217. The values of the owl tiles."""
    owls = board.own[OWLS + seat]
    points: i64 = 0
    while owls:
        points += board.box.owl_points[wide_lowest(owls)]
        owls &= owls - 1
    return points


def outcome(board: Board) -> Outcome | None:
    """WST-223, WST-224, WST-R23. Most points; then farthest on the wand; then first to have got there."""
    if board.depth > 0:
        return None
    own = board.own
    scores: list[int] = [int(own[SCORE + seat]) for seat in range(board.seats)]
    keys: list[tuple[int, int]] = []
    for seat in range(board.seats):
        ahead = int(own[AHEAD + seat])
        # Those still on the handle have not arrived anywhere, and share.
        keys.append((scores[seat], ahead * 10_000 - int(own[ARRIVAL + seat]) if ahead else 0))
    return Outcome(scores, ranks_by(keys), REASONS[board.reason], "WST-216")
