"""The numbered rules of the attempt and of scoring: first questions, which change nothing, then changes."""

from esbat.engine.native import i64
from esbat.games.lancre.events import (
    EVENT_BANISHED,
    EVENT_FAILED,
    EVENT_FLED,
    EVENT_FLEW,
    EVENT_IMPRISONED,
    EVENT_REROLLED,
    EVENT_ROLLED,
    EVENT_SET_ASIDE,
    EVENT_SOLVED,
    EVENT_SPENT,
    EVENT_WALKED,
)
from esbat.games.lancre.names import (
    AS_SYMBOL,
    FAMILY_BELA,
    FAMILY_DEATH,
    FAMILY_ELF,
    FAMILY_MAGPYR,
    FAMILY_PIG,
    FAMILY_SHEEP,
    SYMBOL_HEADOLOGY,
)
from esbat.games.lancre.rules_map import paths_to
from esbat.games.lancre.rules_piles import crisis, play, remove_tile
from esbat.games.lancre.state import Board
from esbat.games.lancre.tables import DIE_VALUES, FACES, HEADOLOGY_ADDS, MAGIC_ADDS, ROW_OF_THE_BOARD
from esbat.games.lancre.tables_cards import ANY_PROBLEM
from esbat.games.lancre.tables_effects import EFFECT_NECESSARY_MALE, EFFECT_REMEDY
from esbat.parts.bits import WIDE_BIT, wide_lowest

# ---- questions


def faced(board: Board, seat: i64) -> i64:
    """LAN-069. The kind of the tile on her space; NO_TILE or UNTURNED if there is none to be seen."""
    return board.tiles[board.at[seat]]


def difficulty(board: Board, space: i64) -> i64:
    """LAN-073, LAN-074, LAN-075, LAN-173, LAN-205. The printed difficulty and two for each marker, as it is
    now.
    """
    return board.box.difficulty[board.tiles[space]] + crisis(board, space)


def pairs(board: Board, seat: i64) -> i64:
    """LAN-089, LAN-R28. One for each pair of big tiles on the lower row, at most four."""
    return board.big_row[seat] >> 1


def total(board: Board, seat: i64) -> i64:
    """LAN-003, LAN-090. Dice, symbols, effects and pairs of big tiles."""
    found = board.added + pairs(board, seat)
    for die in range(board.rolled):
        found += board.dice[die]
    return found


def cackles_shown(board: Board) -> i64:
    """LAN-103, LAN-104, LAN-164. Dice of the attempt that show the Cackle at last; rerolled faces are
    forgotten.
    """
    shown: i64 = 0
    for die in range(board.rolled):
        if board.dice[die] == 0:
            shown += 1
    return shown


def owed(board: Board) -> i64:
    """LAN-030, LAN-087, LAN-103, LAN-111, LAN-R22, LAN-R23, LAN-R36. Cackles due at the end: dice, then
    Magic.
    """
    return cackles_shown(board) + board.magic_used


def bonus_applies(board: Board, seat: i64, card: i64) -> bool:
    """LAN-144. Some Bonus cards only work against named foes; Bela is one of the Magpyrs."""
    foe = board.box.against[card]
    if foe == ANY_PROBLEM:
        return True
    family = board.box.family[faced(board, seat)]
    return family == foe or (foe == FAMILY_MAGPYR and family == FAMILY_BELA)


def remedies(board: Board, seat: i64) -> i64:
    """LAN-029, LAN-160, LAN-161, LAN-185. The effect that solves the tile she faces by itself, or -1."""
    family = board.box.family[faced(board, seat)]
    if family == FAMILY_DEATH:
        return EFFECT_NECESSARY_MALE
    if family == FAMILY_SHEEP:
        return EFFECT_REMEDY
    return -1


def is_pig(board: Board, seat: i64) -> bool:
    """LAN-029. Is the tile she faces a Sick Pig?"""
    return board.box.family[faced(board, seat)] == FAMILY_PIG


def powers_held(board: Board, hand: i64) -> i64:
    """LAN-109. How many different witches of the Power of Three are in this hand."""
    found: i64 = 0
    with_power = board.box.with_power
    for name in range(len(board.box.power_names)):
        if with_power[name] & hand:
            found += 1
    return found


def joinable(board: Board, hand: i64, last: i64, missing: i64) -> i64:
    """LAN-109, LAN-R71. Cards that may be named next: witches in order, and enough others must follow."""
    with_power = board.box.with_power
    names = i64(len(board.box.power_names))
    found: i64 = 0
    for name in range(last + 1, names):
        members = with_power[name] & hand
        if members:
            after: i64 = 0
            for later in range(name + 1, names):
                if with_power[later] & hand:
                    after += 1
            if after >= missing - 1:
                found |= members
    return found


def elves_in_sight(board: Board) -> i64:
    """LAN-129, LAN-167. Elf tiles lying face up on the board."""
    family = board.box.family
    tiles = board.tiles
    found: i64 = 0
    spaces = board.tiled & ~board.hidden
    while spaces:
        if family[tiles[wide_lowest(spaces)]] == FAMILY_ELF:
            found += 1
        spaces &= spaces - 1
    return found


def big_on_the_board(board: Board) -> i64:
    """LAN-197. Big tiles on the board, face up or face down."""
    found: i64 = 0
    spaces = board.tiled
    while spaces:
        space = wide_lowest(spaces)
        if board.hidden & WIDE_BIT[space] or board.box.is_big(board.tiles[space]):
            found += 1
        spaces &= spaces - 1
    return found


def points(board: Board, seat: i64) -> i64:
    """LAN-095, LAN-108, LAN-132, LAN-133, LAN-139, LAN-170, LAN-R58. Every tile she owns, less one for each
    Aliss.
    """
    kinds = board.box.kinds
    found = -board.alisses[seat]
    for kind in range(kinds):
        found += board.owned[seat * kinds + kind] * board.box.points[kind]
    return found


def big_points(board: Board, seat: i64) -> i64:
    """LAN-136. Points on big tiles."""
    kinds = board.box.kinds
    found: i64 = 0
    for kind in range(board.box.first_big, kinds):
        found += board.owned[seat * kinds + kind] * board.box.points[kind]
    return found


def hardest(board: Board, seat: i64) -> i64:
    """LAN-137, LAN-R56. The highest printed difficulty among her tiles."""
    kinds = board.box.kinds
    found: i64 = 0
    for kind in range(kinds):
        if board.owned[seat * kinds + kind] and board.box.difficulty[kind] > found:
            found = board.box.difficulty[kind]
    return found


# ---- changes: moving


def walk(board: Board, seat: i64, space: i64) -> None:
    """LAN-057, LAN-059, LAN-066, LAN-R15. Along the shortest way; changing space in one location takes it
    all.
    """
    paths = paths_to(board, seat, space)
    board.steps = board.steps - paths if paths else 0
    board.on_foot = True
    board.at[seat] = space
    board.note(EVENT_WALKED, seat, space, paths)


def land(board: Board, seat: i64, space: i64) -> None:
    """LAN-062, LAN-180, LAN-R16, LAN-R17. Straight to the space, over tiles and witches; no step is left."""
    board.steps = 0
    board.on_foot = False
    board.at[seat] = space
    board.note(EVENT_FLEW, seat, space)


def flee(board: Board, seat: i64, space: i64) -> None:
    """LAN-078, LAN-079, LAN-098. The pawn leaves the problem behind."""
    board.at[seat] = space
    board.note(EVENT_FLED, seat, space)


def imprison(board: Board, seat: i64) -> None:
    """LAN-171, LAN-176. The pawn goes to the Dungeon."""
    board.at[seat] = board.box.dungeon
    board.note(EVENT_IMPRISONED, seat)


# ---- changes: the attempt


def roll(board: Board, seat: i64) -> None:
    """LAN-076, LAN-085, LAN-092. Two dice: the first pair, or the last."""
    first = board.rolled
    one = DIE_VALUES[board.chance.pick(FACES)]
    other = DIE_VALUES[board.chance.pick(FACES)]
    board.dice[first] = one
    board.dice[first + 1] = other
    board.rolled = first + 2
    board.note(EVENT_ROLLED, seat, one, other, one + other)


def reroll(board: Board, seat: i64, which: i64) -> None:
    """LAN-104, LAN-162, LAN-163, LAN-164, LAN-R69. One or both dice of the pair just rolled; the old faces
    are void.
    """
    first = board.rolled - 2
    for die in range(2):
        if which & WIDE_BIT[die]:
            board.dice[first + die] = DIE_VALUES[board.chance.pick(FACES)]
            board.note(EVENT_REROLLED, seat, board.dice[first + die])


def play_symbol(board: Board, seat: i64, card: i64) -> None:
    """LAN-039, LAN-085, LAN-086, LAN-087, LAN-R27. Headology adds one, Magic two and a cackle; she faces it
    now.
    """
    play(board, seat, card, AS_SYMBOL)
    board.committed = True
    if board.box.with_symbol[SYMBOL_HEADOLOGY] & WIDE_BIT[card]:
        board.added += HEADOLOGY_ADDS
    else:
        board.added += MAGIC_ADDS
        board.magic_used += 1


def spend_magic(board: Board, seat: i64) -> None:
    """LAN-028, LAN-184. The Magic tile works like a Magic symbol, once."""
    spend(board, seat)
    board.committed = True
    board.added += MAGIC_ADDS
    board.magic_used += 1


def spend(board: Board, seat: i64) -> None:
    """LAN-026, LAN-028, LAN-029, LAN-117, LAN-183. An apprentice's own tile works once and leaves the
    play.
    """
    board.special[seat] = 0
    board.note(EVENT_SPENT, seat, board.witches[seat])


def clear_attempt(board: Board) -> None:
    """The dice are taken up again."""
    board.rolled = 0
    board.added = 0
    board.magic_used = 0
    board.committed = False


def solve(board: Board, seat: i64) -> None:
    """LAN-006, LAN-091, LAN-093, LAN-094, LAN-095, LAN-096, LAN-097, LAN-R31, LAN-R53. The tile is hers.

    It lies on its row while there is room, else beside the board.
    """
    box = board.box
    space = board.at[seat]
    kind = board.tiles[space]
    remove_tile(board, space)
    board.owned[seat * box.kinds + kind] += 1
    row = board.big_row if box.is_big(kind) else board.small_row
    if row[seat] < ROW_OF_THE_BOARD:
        row[seat] += 1
    board.note(EVENT_SOLVED, seat, kind, space, box.points[kind])
    if box.family[kind] == FAMILY_BELA:
        banish_magpyrs(board)


def banish_magpyrs(board: Board) -> None:
    """LAN-174, LAN-175, LAN-R51, LAN-R52. Bela's family leaves the board wherever it lies face up, now
    only.
    """
    spaces = board.tiled & ~board.hidden
    while spaces:
        space = wide_lowest(spaces)
        kind = board.tiles[space]
        if board.box.family[kind] == FAMILY_MAGPYR:
            remove_tile(board, space)
            board.gone[kind] += 1
            board.note(EVENT_BANISHED, kind, space)
        spaces &= spaces - 1


def fail(board: Board, seat: i64) -> None:
    """LAN-091, LAN-102. The tile stays, with its markers, face up."""
    space = board.at[seat]
    board.note(EVENT_FAILED, seat, board.tiles[space], total(board, seat), difficulty(board, space))


def set_one_aside(board: Board) -> None:
    """LAN-169, LAN-170, LAN-R53. Every player with a small tile on her row moves one beside the board.

    Which one makes no difference: only their number counts, and all of them score.
    """
    for seat in range(board.seats):
        if board.small_row[seat]:
            board.small_row[seat] -= 1
            board.note(EVENT_SET_ASIDE, seat)
