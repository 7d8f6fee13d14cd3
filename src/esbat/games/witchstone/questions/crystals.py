"""Crystals: their runs, the rim, and the token that the lowest shelf brings."""

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.games.witchstone.moves import (
    ENDS,
    FIRST_EXIT,
    VERB_ASIDE,
    VERB_BREAK,
    VERB_LOWER,
    VERB_PICK,
    VERB_PUSH,
    VERB_SHELVE,
    end_of_push,
    push_to,
    start_of_push,
)
from esbat.games.witchstone.names import (
    CHOOSE_TOKEN_RIM,
    POINTS,
    RUN_BLACK,
    RUN_CELL,
    RUN_START,
    SYMBOL_CRYSTAL,
    SYMBOLS,
)
from esbat.games.witchstone.questions.base import Question
from esbat.games.witchstone.refusals import named
from esbat.games.witchstone.rules import crystals_in, pool
from esbat.games.witchstone.rules_crystals import (
    lowest_has_room,
    push_crystal,
    take_token,
    upper_has_room,
    ways_on,
)
from esbat.games.witchstone.state import TURNS, Board
from esbat.games.witchstone.tables_grid import CELL_TEXTS
from esbat.parts.bits import WIDE_BIT, wide_lowest
from esbat.parts.listing import add_each_wide


class Run(Question):
    """WST-119, WST-120, WST-R27. The crystal that stands on an occupied cell runs on."""

    def __init__(self) -> None:
        super().__init__("run", "WST-R27", ["cell", "black", "start"], Shown("run", seats=True, single=True))

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_pushes_from(
            board, seat, board.top(RUN_CELL), board.top(RUN_START), pool(board, SYMBOL_CRYSTAL), offered
        )

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """WST-120, WST-129, WST-R27. The crystal runs on over occupied cells."""
        cell = board.top(RUN_CELL)
        black = board.top(RUN_BLACK)
        start = board.top(RUN_START)
        board.pop()
        push_crystal(board, seat, cell, end_of_push(move), start, black)

    def acted(self, board: Board, move: i64) -> i64:
        """WST-R18. It runs above its batch."""
        return board.depth - 2

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """WST-R27. No other crystal is pushed or lifted out meanwhile."""
        verb = verb_of(move)
        if verb == VERB_PUSH and start_of_push(move) == board.top(RUN_CELL):
            return stop_refusal(board, end_of_push(move))
        if verb == VERB_PUSH or (verb == VERB_BREAK and board.own[TURNS + seat] > 0):
            return Refusal("WST-R27", "witchstone-crystal-runs", {})
        return self.refuse_other(board, seat, move)


class Token(Question):
    """WST-126. One of the open tokens below the shelves."""

    def __init__(self) -> None:
        super().__init__("token", "WST-126", ["rim"], Shown("token", seats=True, single=True))

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        for kind in range(POINTS + 1):
            if board.open_tokens[kind]:
                offered.add(VERB_PICK, kind)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """WST-126. The token chosen for a crystal on the lowest shelf."""
        rim = board.top(CHOOSE_TOKEN_RIM)
        board.pop()
        take_token(board, seat, rim, argument_of(move))

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """WST-126. No such token lies open."""
        if verb_of(move) == VERB_PICK:
            return Refusal("WST-126", "witchstone-no-such-token", named(board, move))
        return self.refuse_other(board, seat, move)


# ---- what may be chosen


def add_pushes(board: Board, seat: i64, offered: Moves) -> None:
    """WST-116, WST-120, WST-122, WST-R07. Every crystal to every neighbour it may be pushed to, or out."""
    actions = pool(board, SYMBOL_CRYSTAL)
    crystals = crystals_in(board, seat)
    while crystals:
        cell = wide_lowest(crystals)
        crystals &= crystals - 1
        add_pushes_from(board, seat, cell, cell, actions, offered)


def add_pushes_from(board: Board, seat: i64, cell: i64, start: i64, actions: i64, offered: Moves) -> None:
    """WST-122. Neighbours in order, then the rim where an arrow leads to it."""
    add_each_wide(offered, VERB_PUSH, ways_on(board, seat, cell, start, actions), cell * ENDS)
    exit = board.box.exit_of[cell]
    if exit >= 0:
        offered.put(push_to(cell, FIRST_EXIT + exit))


def add_rim(board: Board, offered: Moves) -> None:
    """WST-124, WST-130, WST-142, WST-143, WST-144, WST-R31. Crystals on the rim, to shelves, in any order."""
    lowest = lowest_has_room(board)
    waiting = board.waiting
    for rim in range(len(waiting)):
        if waiting[rim]:
            upper = upper_has_room(board, board.box.exit_symbol[rim >> 1])
            if upper:
                offered.add(VERB_SHELVE, rim)
            if lowest:
                offered.add(VERB_LOWER, rim)
            if not upper and not lowest:
                offered.add(VERB_ASIDE, rim)


# ---- why not


def push_refusal(board: Board, seat: i64, move: i64) -> Refusal:
    """WST-116. There is no crystal, or it may not go there."""
    start = start_of_push(move)
    if not crystals_in(board, seat) & WIDE_BIT[start]:
        return Refusal("WST-116", "witchstone-no-crystal", {"cell": CELL_TEXTS[start]})
    return stop_refusal(board, end_of_push(move))


def stop_refusal(board: Board, end: i64) -> Refusal:
    """WST-119, WST-121. A crystal cannot stop there, nor run on from there."""
    if end >= FIRST_EXIT:
        return Refusal("WST-119", "witchstone-stop-on-free", {"cell": ""})
    facts: dict[str, object] = {"cell": CELL_TEXTS[end]}
    if board.box.printed_cells & WIDE_BIT[end]:
        return Refusal("WST-121", "witchstone-stop-on-printed", facts)
    return Refusal("WST-119", "witchstone-stop-on-free", facts)


def shelf_refusal(board: Board, move: i64) -> Refusal:
    """WST-130, WST-141, WST-142, WST-143. Why not on that shelf."""
    verb = verb_of(move)
    rim = argument_of(move)
    if board.waiting[rim] == 0:
        return Refusal("WST-130", "witchstone-nobody-waits", {"rim": named(board, move)["what"]})
    symbol = board.box.exit_symbol[rim >> 1]
    if verb == VERB_SHELVE:
        return Refusal("WST-142", "witchstone-shelf-full", {"symbol": SYMBOLS[symbol]})
    if verb == VERB_LOWER:
        return Refusal("WST-141", "witchstone-lowest-full", {})
    key = "witchstone-upper-open" if upper_has_room(board, symbol) else "witchstone-lowest-open"
    return Refusal("WST-143", key, {"symbol": SYMBOLS[symbol]})
