"""One seat as somebody sees it."""

from esbat.engine.native import i64, vec
from esbat.engine.view import Part
from esbat.games.witchstone import state
from esbat.games.witchstone.names import EARNINGS, PRIVATE_SCROLLS, SYMBOLS
from esbat.games.witchstone.rules import largest_cluster
from esbat.games.witchstone.rules_scrolls import prophecy_points
from esbat.games.witchstone.rules_tracks import leads
from esbat.games.witchstone.tables_box import Box
from esbat.games.witchstone.tables_grid import CELL_TEXTS, GRID
from esbat.parts.bits import wide_count, wide_listed, wide_lowest

Facts = dict[str, object]


class Cauldron(Part):
    """What the cells of a cauldron show."""

    __slots__ = ("cells", "held")

    def __init__(self, board: state.Board, seat: i64) -> None:
        super().__init__()
        start = seat * state.LAID_ROOM
        self.held: vec[i64] = board.laid[start : start + state.LAID_ROOM]
        self.cells = cells_of(board.box, [int(self.held[cell]) for cell in GRID])

    def same(self, board: state.Board, seat: i64) -> bool:
        """Does it still show this?"""
        held, start = self.held, seat * state.LAID_ROOM
        for cell in range(state.LAID_ROOM):
            if held[cell] != board.laid[start + cell]:
                return False
        return True


class OpenSeat(Part):
    """All of a seat that lies open to everybody, in the order in which it is told."""

    __slots__ = (
        "black_shelf", "cauldron", "counted", "crystals", "gathered", "leads", "numbers", "racks", "reached",
        "spent", "standing", "tower", "turns",
    )  # fmt: skip

    def __init__(self, board: state.Board, seat: i64, before: "OpenSeat | None") -> None:
        super().__init__()
        own = board.own
        self.numbers: vec[i64] = numbers_of(board, seat)
        self.turns = int(own[state.TURNS + seat])
        self.tower = int(own[state.MY_TOWER + seat])
        self.standing = wide_listed(own[state.STANDING + seat])
        self.leads = leads(board, seat)
        self.black_shelf = int(own[state.BLACK_SHELF + seat])
        self.racks = [int(board.racks[seat * state.SHELF_ROOM + shelf]) for shelf in range(state.SHELF_ROOM)]
        kept = before is not None and before.cauldron.same(board, seat)
        self.cauldron: Cauldron = before.cauldron if before is not None and kept else Cauldron(board, seat)
        codes = board.box.scroll_codes
        self.counted = counted(board, seat)
        self.reached = self.all_reached(board, seat)
        self.gathered = gathered(board, seat)
        self.spent: list[str] = [
            codes[board.box.kind_of[scroll]] for scroll in wide_listed(own[state.SPENT + seat])
        ]
        self.crystals = crystals(board, seat)

    def same(self, board: state.Board, seat: i64) -> bool:
        """Is the seat still as it was?"""
        numbers, own, at = self.numbers, board.own, 0
        for place in range(seat, len(own), 4):
            if numbers[at] != own[place]:
                return False
            at += 1
        for shelf in range(state.SHELF_ROOM):
            if numbers[at + shelf] != board.racks[seat * state.SHELF_ROOM + shelf]:
                return False
        return self.leads == leads(board, seat) and self.cauldron.same(board, seat)

    def all_reached(self, board: state.Board, seat: i64) -> Facts:
        own, box = board.own, board.box
        road, stone = int(own[state.OPEN_ROAD + seat]), int(own[state.STONE_PLACE + seat])
        return {
            "draws": int(own[state.DRAWS + seat]),
            "tower": None if self.tower < 0 else box.location_codes[self.tower],
            "energy": int(own[state.SUPPLY + seat]),
            "open_road": None if road < 0 else box.road_codes[road],
            "connections": [box.road_codes[each] for each in wide_listed(own[state.COMPLETED + seat])],
            "linked": [box.location_codes[each] for each in wide_listed(own[state.LINKED + seat])],
            "reserve": int(own[state.RESERVE + seat]),
            "lying": int(own[state.LYING + seat]),
            "standing": [box.location_codes[location] for location in self.standing],
            "stone": None if stone < 0 else stone + 1,
            "ring": int(own[state.RING + seat]),
            "wand": int(own[state.AHEAD + seat]),
            "leads": self.leads,
            "owl_count": int(wide_count(own[state.OWLS + seat])),
        }


def numbers_of(board: state.Board, seat: i64) -> vec[i64]:
    """All on which an open seat depends, but for its cauldron and who leads on the wand."""
    found: list[int] = []
    for place in range(seat, len(board.own), 4):
        found.append(board.own[place])
    for shelf in range(state.SHELF_ROOM):
        found.append(board.racks[seat * state.SHELF_ROOM + shelf])
    return vec[i64](found)


def counted(board: state.Board, seat: i64) -> Facts:
    own = board.own
    return {
        "score": int(own[state.SCORE + seat]),
        "earned": {name: int(own[state.EARNED + reason * 4 + seat]) for reason, name in enumerate(EARNINGS)},
        "turns": int(own[state.TURNS + seat]),
        "handicap": int(own[state.LEVEL + seat]),
        "hand_count": int(wide_count(own[state.HAND + seat])),
    }


def gathered(board: state.Board, seat: i64) -> Facts:
    own, codes = board.own, board.box.hex_codes
    return {
        "tokens": int(own[state.TOKENS + seat]),
        "hexes": [codes[hex] for hex in wide_listed(own[state.HEXES + seat])],
        "fixed": [codes[hex] for hex in wide_listed(own[state.FIXED + seat])],
    }


def crystals(board: state.Board, seat: i64) -> Facts:
    own = board.own
    black = int(wide_lowest(own[state.BLACK + seat]))
    return {
        "crystals": [CELL_TEXTS[cell] for cell in wide_listed(own[state.CRYSTALS + seat])],
        "black": None if black < 0 else CELL_TEXTS[black],
        "shelved": int(own[state.SHELVED + seat]),
        "spoiled": int(own[state.SPOILED + seat]),
        "beside": int(own[state.BESIDE + seat]),
        "clusters": [int(largest_cluster(board, seat, symbol)) for symbol in range(6)],
    }


class SeatView:
    """WST-179, WST-R43. `hand`, `owls` and `scrolls` are None where they are hidden.

    How many tiles and owl tiles there are is not hidden; of secret scrolls it is.
    """

    __slots__ = ("hand", "open", "owls", "promised", "scrolls")

    def __init__(self, board: state.Board, eyes: i64, seat: i64, open_seat: OpenSeat) -> None:
        own = board.own
        box = board.box
        mine = eyes == seat
        self.open = open_seat
        self.hand: list[str] | None = None
        if mine:
            self.hand = [box.tile_codes[tile] for tile in wide_listed(own[state.HAND + seat])]
        self.owls: list[int] | None = None
        if mine or board.depth == 0:
            owls = [int(box.owl_points[owl]) for owl in wide_listed(own[state.OWLS + seat])]
            owls.sort(reverse=True)
            self.owls = owls
        self.scrolls: list[str] | None = None
        self.promised: list[Facts] = []
        if mine or not board.options & PRIVATE_SCROLLS or board.depth == 0:
            kinds = [int(box.kind_of[scroll]) for scroll in wide_listed(own[state.SCROLLS + seat])]
            self.scrolls = [box.scroll_codes[kind] for kind in kinds]
            self.promised = promised(board, seat, kinds)

    def data(self) -> Facts:
        seat = self.open
        return {
            **seat.counted,
            "hand": self.hand,
            **seat.reached,
            "owls": self.owls,
            **seat.gathered,
            **self.scrolls_held(),
            "spent": seat.spent,
            "cells": seat.cauldron.cells,
            **seat.crystals,
        }

    def scrolls_held(self) -> Facts:
        many = None if self.scrolls is None else len(self.scrolls)
        return {"scroll_count": many, "scrolls": self.scrolls, "promised": self.promised}


def cells_of(box: Box, held_at: list[int]) -> list[Facts]:
    """The cells that show something: printed, half of a tile, or a special hex."""
    printed = {cell: symbol for symbol in range(6) for cell in wide_listed(box.printed_symbols[symbol])}
    rows: list[Facts] = []
    for at, cell in enumerate(GRID):
        held = held_at[at]
        if cell in printed:
            rows.append(shown(cell, [printed[cell]], "printed", None))
        elif held >= state.FIRST_HEX:
            hex = held - int(state.FIRST_HEX)
            symbols = [int(box.hex_one[hex]), int(box.hex_other[hex])]
            rows.append(shown(cell, symbols, "hex", box.hex_codes[hex]))
        elif held:
            tile, half = divmod(held - 1, 2)
            symbol = box.tile_other[tile] if half else box.tile_one[tile]
            rows.append(shown(cell, [int(symbol)], "tile", box.tile_codes[tile]))
    return rows


def shown(cell: int, symbols: list[int], kind: str, code: str | None) -> Facts:
    """What one cell of a cauldron shows."""
    return {
        "cell": CELL_TEXTS[cell],
        "kind": kind,
        "symbols": [SYMBOLS[symbol] for symbol in symbols],
        "code": code,
    }


def promised(board: state.Board, seat: i64, scrolls: list[int]) -> list[Facts]:
    """WST-194. What each prophecy would be worth now."""
    codes = board.box.scroll_codes
    return [
        {"scroll": codes[kind], "points": int(prophecy_points(board, seat, kind))}
        for kind in scrolls
        if not board.box.of_kind[kind] & board.box.spells
    ]
