"""Plays that aim at what chance seldom comes to: of many ways through a turn the one that comes nearest.

Every seat plays towards the same thing. The ways are tried on clones with their own luck, so that the best of
them can be played at the table afterwards, move by move.
"""

import random
from collections.abc import Callable
from typing import cast

from esbat.engine.state import State
from esbat.games.bal.names import CARD_ENCHANTEMENT, CARD_MIROIR, CARD_SORTILEGE, KINDS
from esbat.games.bal.state import Board as BalBoard
from esbat.games.witchstone import state as ws
from esbat.games.witchstone.names import SIX, SYMBOL_CRYSTAL, SYMBOL_PENTAGRAM
from esbat.games.witchstone.rules import largest_cluster
from esbat.games.witchstone.rules_crystals import on_shelf
from esbat.games.witchstone.rules_tracks import hexes_owned
from esbat.parts.bits import wide_count
from esbat.table.table import Table

WAYS = 40
"""Tried before each move."""
LONGEST = 40
"""Moves of a way."""

Nearness = Callable[[State], float]


def clusters(board: ws.Board, symbol: int) -> float:
    """A little for what may come of it later."""
    return 0.3 * sum(int(largest_cluster(board, seat, symbol)) for seat in range(board.seats))


def wand(state: State) -> float:
    """WST-161. One owl far along the wand, though not at its end."""
    board = cast(ws.Board, state)
    far = int(board.own[ws.AHEAD])
    return far if far < int(board.box.last_space) else -1


def hexes(state: State) -> float:
    """WST-102. The hexes of the pile are gone, and those that lie open go."""
    board = cast(ws.Board, state)
    gone = -int(wide_count(board.hex_pile)) + 2 * sum(1 for hex in board.face_up if hex < 0)
    return gone + clusters(board, SYMBOL_PENTAGRAM)


def scrolls(state: State) -> float:
    """WST-183. The pile of scrolls is gone."""
    board = cast(ws.Board, state)
    gone = -int(wide_count(board.scroll_pile)) + 2 * sum(1 for scroll in board.scroll_row if scroll < 0)
    hexes = sum(int(hexes_owned(board, seat)) for seat in range(board.seats))
    walked = sum(int(board.own[ws.AHEAD + seat]) for seat in range(board.seats))
    return gone + 0.2 * hexes + 0.05 * walked + 0.5 * clusters(board, SYMBOL_PENTAGRAM)


def shelves(state: State) -> float:
    """WST-142. One upper shelf is as full as it gets."""
    board = cast(ws.Board, state)
    return max(int(on_shelf(board, shelf)) for shelf in range(SIX)) + clusters(board, SYMBOL_CRYSTAL)


def enchantments(board: BalBoard, seat: int) -> int:
    return int(board.hands[seat * KINDS + CARD_ENCHANTEMENT])


def emptied(state: State) -> float:
    """BAL-R67. A witch has fewer cards than another has Enchantements: these take all, one is left."""
    board = cast(BalBoard, state)
    holder = max(range(board.seats), key=lambda seat: enchantments(board, seat))
    held = enchantments(board, holder)
    others = [seat for seat in range(board.seats) if seat != holder and board.is_alive(seat)]
    fewest = min((int(board.sizes[seat]) for seat in others), default=99)
    return 50.0 - fewest if fewest < held else 5.0 * held - fewest


def all_in_one_hand(state: State) -> bool:
    """Are all four Enchantements dealt to one witch? A hand of fewer than three cards is filled up."""
    board = cast(BalBoard, state)
    return any(enchantments(board, seat) == 4 for seat in range(board.seats))


def doubled(state: State) -> float:
    """BAL-124. Whoever has cast a Sortilège would like to double it with the mirror in her hand."""
    board = cast(BalBoard, state)
    return float(board.hexing and board.hands[board.attacker * KINDS + CARD_MIROIR] > 0)


def hex_and_mirror(state: State) -> bool:
    """Are both dealt to somebody for whom the first seat is another?"""
    board = cast(BalBoard, state)
    hands = [board.hands[seat * KINDS : seat * KINDS + KINDS] for seat in range(1, board.seats)]
    return any(hand[CARD_SORTILEGE] and hand[CARD_MIROIR] for hand in hands)


def any_deal(state: State) -> bool:
    return True


class Aim:
    """How near a position comes to what shows a rule, a word of moves that lead there, and the table."""

    def __init__(
        self,
        near: Nearness,
        word: str,
        seats: int,
        options: dict[str, str] | None = None,
        dealt: Callable[[State], bool] = any_deal,
        ways: int = WAYS,
    ) -> None:
        self.near = near
        self.word = word
        self.seats = seats
        self.options = options or {}
        self.dealt = dealt
        self.ways = ways


AIMS: dict[str, Aim] = {
    "BAL-124": Aim(doubled, "sortilege", 3, {"level": "easy"}, hex_and_mirror),
    "BAL-R67": Aim(emptied, "lay", 3, {"level": "medium"}, all_in_one_hand),
    "WST-102": Aim(hexes, "pentagram", 4),
    "WST-142": Aim(shelves, "crystal", 2),
    "WST-161": Aim(wand, "wand", 2),
    "WST-183": Aim(scrolls, "scroll", 4, ways=200),
}


def liked(text: str, word: str) -> float:
    """How gladly such a move is tried: what does the thing itself gladly, what ends it or wastes it not."""
    if word in text:
        return 8.0
    return 0.05 if text == "done" or text.startswith("break") else 1.0


def way_through(aim: Aim, table: Table, luck: random.Random) -> tuple[float, list[tuple[int, str]]]:
    """One way through the turn, at random, and how near it comes."""
    text = table.game.text
    state, way = table.state.clone(), list[tuple[int, str]]()
    for _ in range(LONGEST):
        if state.depth == 0:
            return float("-inf"), way
        seat = state.acting()[0]
        legal = state.legal(seat)
        move = luck.choices(legal, [liked(text(each), aim.word) for each in legal])[0]
        state.apply(seat, move)
        way.append((seat, text(move)))
        if state.mover() != way[0][0]:
            break
    return (aim.near(state) if state.depth else float("-inf")), way


class Way:
    """The best way found so far, looked at again after each of its moves."""

    def __init__(self, aim: Aim, luck: random.Random) -> None:
        self.aim = aim
        self.luck = luck
        self.near = float("-inf")
        self.moves: list[tuple[int, str]] = []

    def step(self, table: Table) -> tuple[int, str]:
        """The next seat and move."""
        if not self.moves:
            self.near = float("-inf")
        for _ in range(self.aim.ways):
            near, moves = way_through(self.aim, table, self.luck)
            if near > self.near or not self.moves:
                self.near, self.moves = near, moves
        return self.moves.pop(0)
