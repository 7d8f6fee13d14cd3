"""One seat as somebody sees it."""

from esbat.engine.native import i64
from esbat.games.witchstone import state
from esbat.games.witchstone.names import EARNINGS, PRIVATE_SCROLLS, SYMBOLS
from esbat.games.witchstone.rules import largest_cluster
from esbat.games.witchstone.rules_scrolls import prophecy_points
from esbat.games.witchstone.rules_tracks import leads
from esbat.games.witchstone.tables_grid import CELL_TEXTS, GRID
from esbat.parts.bits import wide_listed, wide_lowest


class SeatView:
    """WST-179, WST-R43. `hand`, `owls` and `scrolls` are None where they are hidden.

    How many tiles and owl tiles there are is not hidden; of secret scrolls it is.
    """

    __slots__ = (
        "beside", "black", "black_shelf", "board_cells", "box", "clusters", "completed", "crystals", "draws",
        "earned", "energy", "fixed", "hand", "hand_count", "hexes", "leads", "level", "linked", "lying",
        "open_road", "owl_count", "owls", "promised", "racks", "reserve", "ring", "score", "scroll_count",
        "scrolls", "shelved", "spent", "spoiled", "standing", "stone", "tokens", "tower", "turns", "wand",
    )  # fmt: skip

    def __init__(self, board: state.Board, eyes: i64, seat: i64) -> None:
        own = board.own
        box = board.box
        self.box = box
        self.score = int(own[state.SCORE + seat])
        self.earned = [int(own[state.EARNED + reason * 4 + seat]) for reason in range(len(EARNINGS))]
        self.turns = int(own[state.TURNS + seat])
        self.level = int(own[state.LEVEL + seat])
        hand = wide_listed(own[state.HAND + seat])
        self.hand_count = len(hand)
        self.hand: list[int] | None = hand if eyes == seat else None
        self.draws = int(own[state.DRAWS + seat])
        self.tower = int(own[state.MY_TOWER + seat])
        self.energy = int(own[state.SUPPLY + seat])
        self.open_road = int(own[state.OPEN_ROAD + seat])
        self.completed = wide_listed(own[state.COMPLETED + seat])
        self.linked = wide_listed(own[state.LINKED + seat])
        self.reserve = int(own[state.RESERVE + seat])
        self.lying = int(own[state.LYING + seat])
        self.standing = wide_listed(own[state.STANDING + seat])
        self.stone = int(own[state.STONE_PLACE + seat])
        self.ring = int(own[state.RING + seat])
        self.wand = int(own[state.AHEAD + seat])
        self.leads = leads(board, seat)
        owls = [int(box.owl_points[owl]) for owl in wide_listed(own[state.OWLS + seat])]
        owls.sort(reverse=True)
        self.owl_count = len(owls)
        self.owls: list[int] | None = owls if eyes == seat or board.depth == 0 else None
        self.tokens = int(own[state.TOKENS + seat])
        self.hexes = wide_listed(own[state.HEXES + seat])
        self.fixed = wide_listed(own[state.FIXED + seat])
        scrolls = [int(box.kind_of[scroll]) for scroll in wide_listed(own[state.SCROLLS + seat])]
        seen = eyes == seat or not board.options & PRIVATE_SCROLLS or board.depth == 0
        self.scroll_count: int | None = len(scrolls) if seen else None
        self.scrolls: list[int] | None = scrolls if seen else None
        self.promised = promised(board, seat, scrolls) if seen else []
        self.spent = [int(box.kind_of[scroll]) for scroll in wide_listed(own[state.SPENT + seat])]
        self.crystals = wide_listed(own[state.CRYSTALS + seat])
        self.black = int(wide_lowest(own[state.BLACK + seat]))
        self.shelved = int(own[state.SHELVED + seat])
        self.black_shelf = int(own[state.BLACK_SHELF + seat])
        self.racks = [int(board.racks[seat * state.SHELF_ROOM + shelf]) for shelf in range(state.SHELF_ROOM)]
        self.spoiled = int(own[state.SPOILED + seat])
        self.beside = int(own[state.BESIDE + seat])
        self.clusters = [int(largest_cluster(board, seat, symbol)) for symbol in range(6)]
        self.board_cells = [int(board.laid[seat * state.LAID_ROOM + cell]) for cell in GRID]

    def data(self) -> dict[str, object]:
        return {
            **self.counted(),
            "hand": self.hand_held(),
            **self.reached(),
            "owls": self.owls,
            **self.gathered(),
            **self.scrolls_held(),
            **self.laid(),
        }

    # What lies open to everybody, apart from what may be hidden: whoever tells many viewers tells it once.

    def counted(self) -> dict[str, object]:
        return {
            "score": self.score,
            "earned": {name: self.earned[reason] for reason, name in enumerate(EARNINGS)},
            "turns": self.turns,
            "handicap": self.level,
            "hand_count": self.hand_count,
        }

    def hand_held(self) -> list[str] | None:
        return None if self.hand is None else [self.box.tile_codes[tile] for tile in self.hand]

    def reached(self) -> dict[str, object]:
        box = self.box
        return {
            "draws": self.draws,
            "tower": None if self.tower < 0 else box.location_codes[self.tower],
            "energy": self.energy,
            "open_road": None if self.open_road < 0 else box.road_codes[self.open_road],
            "connections": [box.road_codes[road] for road in self.completed],
            "linked": [box.location_codes[location] for location in self.linked],
            "reserve": self.reserve,
            "lying": self.lying,
            "standing": [box.location_codes[location] for location in self.standing],
            "stone": None if self.stone < 0 else self.stone + 1,
            "ring": self.ring,
            "wand": self.wand,
            "leads": self.leads,
            "owl_count": self.owl_count,
        }

    def gathered(self) -> dict[str, object]:
        box = self.box
        return {
            "tokens": self.tokens,
            "hexes": [box.hex_codes[hex] for hex in self.hexes],
            "fixed": [box.hex_codes[hex] for hex in self.fixed],
        }

    def scrolls_held(self) -> dict[str, object]:
        codes = self.box.scroll_codes
        return {
            "scroll_count": self.scroll_count,
            "scrolls": None if self.scrolls is None else [codes[kind] for kind in self.scrolls],
            "promised": [{"scroll": codes[kind], "points": points} for kind, points in self.promised],
        }

    def laid(self) -> dict[str, object]:
        return {
            "spent": [self.box.scroll_codes[kind] for kind in self.spent],
            "cells": self.cells(),
            "crystals": [CELL_TEXTS[cell] for cell in self.crystals],
            "black": None if self.black < 0 else CELL_TEXTS[self.black],
            "shelved": self.shelved,
            "spoiled": self.spoiled,
            "beside": self.beside,
            "clusters": self.clusters,
        }

    def cells(self) -> list[dict[str, object]]:
        """The cells that show something: printed, half of a tile, or a special hex."""
        printed = {
            cell: symbol for symbol in range(6) for cell in wide_listed(self.box.printed_symbols[symbol])
        }
        rows: list[dict[str, object]] = []
        for at, cell in enumerate(GRID):
            held = self.board_cells[at]
            if cell in printed:
                rows.append(shown(cell, [printed[cell]], "printed", None))
            elif held >= state.FIRST_HEX:
                hex = held - int(state.FIRST_HEX)
                symbols = [int(self.box.hex_one[hex]), int(self.box.hex_other[hex])]
                rows.append(shown(cell, symbols, "hex", self.box.hex_codes[hex]))
            elif held:
                tile, half = divmod(held - 1, 2)
                symbol = self.box.tile_other[tile] if half else self.box.tile_one[tile]
                rows.append(shown(cell, [int(symbol)], "tile", self.box.tile_codes[tile]))
        return rows


def shown(cell: int, symbols: list[int], kind: str, code: str | None) -> dict[str, object]:
    """What one cell of a cauldron shows."""
    return {
        "cell": CELL_TEXTS[cell],
        "kind": kind,
        "symbols": [SYMBOLS[symbol] for symbol in symbols],
        "code": code,
    }


def promised(board: state.Board, seat: i64, scrolls: list[int]) -> list[tuple[int, int]]:
    """WST-194. What each prophecy would be worth now."""
    return [
        (kind, int(prophecy_points(board, seat, kind)))
        for kind in scrolls
        if not board.box.of_kind[kind] & board.box.spells
    ]
