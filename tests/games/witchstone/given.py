"""Situations of Witchstone, laid out in one line: everything is written by its code, cells as `q,r`.

Luck is told as words, in the order it is used: a hex turned up (`energy-witch`), a scroll shown
(`doublewand`), a tile drawn (`tile:energy-witch`). What is not told is the first of its pile.
"""

from typing import Final, Self

from esbat.engine.chance import Chance, Scripted, seeded
from esbat.engine.state import SEAT_BIT
from esbat.games.witchstone import state as fields
from esbat.games.witchstone.game import WITCHSTONE
from esbat.games.witchstone.names import (
    ASK_ACT,
    ASK_TILE,
    EARNINGS,
    SHELVES,
    SOURCES,
    STEP_TURN_OVER,
    SYMBOLS,
    TOKENS,
)
from esbat.games.witchstone.rules import lay_hex, lay_tile
from esbat.games.witchstone.rules_scrolls import prophecy_points
from esbat.games.witchstone.state import LINKS_ROOM, SHELF_ROOM, Board
from esbat.games.witchstone.tables_box import STANDARD
from esbat.games.witchstone.tables_grid import CELL_TEXTS
from esbat.parts.bits import WIDE_BIT, wide_count, wide_listed
from esbat.testing.scenario import Scenario

YELLOW: Final = 0
RED: Final = 1
BLUE: Final = 2
GREEN: Final = 3
NAMES: Final = ["yellow", "red", "blue", "green"]
HOMES: Final = ["t1", "t3", "t2", "t4"]


def cell(text: str) -> int:
    return CELL_TEXTS.index(text)


def location(code: str) -> int:
    return STANDARD.location_codes.index(code)


def road(code: str) -> int:
    return STANDARD.road_codes.index(code)


def tile(code: str) -> int:
    """A tile by its two symbols, in any order."""
    one, other = code.split("-")
    codes = STANDARD.tile_codes
    return codes.index(code) if code in codes else codes.index(f"{other}-{one}")


def hex_number(code: str) -> int:
    one, other = code.split("-")
    codes = STANDARD.hex_codes
    return codes.index(code) if code in codes else codes.index(f"{other}-{one}")


def scroll_kind(code: str) -> int:
    return STANDARD.scroll_codes.index(code)


class Given(Scenario):
    """A play in the middle: every seat has a tower, no token lies on the map, nothing is laid.

    Yellow is to lay a tile in the second turn.
    """

    def __init__(self, board: Board) -> None:
        super().__init__(WITCHSTONE, board, NAMES[: board.seats])
        self.board = board
        self.told_luck: list[str] = []

    # ---- laying out

    def sets(self, field: int, seat: int, value: int) -> Self:
        self.board.own[field + seat] = value
        return self

    def get(self, field: int, seat: int) -> int:
        return int(self.board.own[field + seat])

    def at_tower(self, seat: int, code: str) -> Self:
        where = location(code)
        self.sets(fields.MY_TOWER, seat, where)
        self.sets(fields.LINKED, seat, int(WIDE_BIT[where]))
        return self.sets(fields.REACH, seat, int(STANDARD.roads_at[where]))

    def begun(self, seat: int, code: str, filled: int) -> Self:
        number = road(code)
        board = self.board
        board.filled[number] = filled
        board.road_owner[number] = seat
        board.free_roads &= ~WIDE_BIT[number]
        board.own[fields.SUPPLY + seat] -= filled
        if filled < STANDARD.slots[number]:
            return self.sets(fields.OPEN_ROAD, seat, number)
        one, other = (int(STANDARD.ends[2 * number + end]) for end in (0, 1))
        board.own[fields.COMPLETED + seat] |= WIDE_BIT[number]
        board.own[fields.LINKED + seat] |= WIDE_BIT[one] | WIDE_BIT[other]
        board.own[fields.REACH + seat] |= STANDARD.roads_at[one] | STANDARD.roads_at[other]
        board.links[seat * LINKS_ROOM + one] |= WIDE_BIT[other]
        board.links[seat * LINKS_ROOM + other] |= WIDE_BIT[one]
        return self

    def connected(self, seat: int, codes: str) -> Self:
        """Complete connections of a seat."""
        for code in codes.split():
            self.begun(seat, code, int(STANDARD.slots[road(code)]))
        return self

    def token(self, where: str, kind: str) -> Self:
        self.board.tokens_at[location(where)] = TOKENS.index(kind)
        return self

    def open_tokens(self, kinds: str) -> Self:
        for number in range(7):
            self.board.open_tokens[number] = kinds.split().count(TOKENS[number])
        return self

    def lying(self, seat: int, many: int) -> Self:
        self.board.own[fields.RESERVE + seat] -= many
        return self.sets(fields.LYING, seat, many)

    def standing(self, seat: int, codes: str) -> Self:
        for code in codes.split():
            self.board.own[fields.STANDING + seat] |= WIDE_BIT[location(code)]
            self.board.own[fields.RESERVE + seat] -= 1
            if code == "stone":
                self.sets(fields.STONE_PLACE, seat, int(self.board.on_stone))
                self.board.on_stone += 1
        return self

    def laid(self, seat: int, text: str) -> Self:
        """Tiles in the cauldron: `wand -2,3 energy -1,3 / …`."""
        for part in text.split("/"):
            one, where, other, there = part.split()
            number = tile(f"{one}-{other}")
            self.board.own[fields.HAND + seat] &= ~WIDE_BIT[number]
            self.board.own[fields.UNDRAWN + seat] &= ~WIDE_BIT[number]
            first, second = (where, there) if STANDARD.tile_codes[number].startswith(one) else (there, where)
            lay_tile(self.board, seat, number, cell(first), cell(second))
        return self

    def hex(self, seat: int, code: str, where: str) -> Self:
        number = hex_number(code)
        self.board.hex_pile &= ~WIDE_BIT[number]
        lay_hex(self.board, seat, number, cell(where))
        return self

    def gone(self, seat: int, *cells: str) -> Self:
        """Crystals already out of the cauldron."""
        for where in cells:
            self.board.own[fields.CRYSTALS + seat] &= ~WIDE_BIT[cell(where)]
            self.board.own[fields.BLACK + seat] &= ~WIDE_BIT[cell(where)]
            self.board.own[fields.BESIDE + seat] += 1
        return self

    def crystals(self, seat: int, cells: str, black: str = "") -> Self:
        """Just these crystals are in the cauldron."""
        self.sets(fields.CRYSTALS, seat, sum(int(WIDE_BIT[cell(where)]) for where in cells.split()))
        return self.sets(fields.BLACK, seat, int(WIDE_BIT[cell(black)]) if black else 0)

    def shelf(self, name: str, *many: int) -> Self:
        """Crystals on a shelf, by seat."""
        for seat, number in enumerate(many):
            self.board.racks[seat * SHELF_ROOM + SHELVES.index(name)] = number
            self.board.own[fields.SHELVED + seat] += number
        return self

    def hand(self, seat: int, codes: str) -> Self:
        hand = sum(int(WIDE_BIT[tile(code)]) for code in codes.split())
        every = self.board.own[fields.HAND + seat] | self.board.own[fields.UNDRAWN + seat]
        self.sets(fields.UNDRAWN, seat, int(every & ~hand))
        return self.sets(fields.HAND, seat, hand)

    def holds(self, seat: int, codes: str) -> Self:
        """Scrolls in front of a seat, unused."""
        for code in codes.split():
            kind = STANDARD.of_kind[scroll_kind(code)]
            for position, shown in enumerate(self.board.scroll_row):
                if not kind & self.board.scroll_pile and shown >= 0 and kind & WIDE_BIT[shown]:
                    # It lies on the shelf: another scroll takes its place there.
                    self.board.scroll_pile |= WIDE_BIT[shown]
                    other = self.board.scroll_pile & ~kind
                    self.board.scroll_row[position] = wide_listed(other)[0]
                    self.board.scroll_pile &= ~(other & -other)
            copies = kind & self.board.scroll_pile
            copy = copies & -copies
            assert copy
            self.board.scroll_pile &= ~copy
            self.board.own[fields.SCROLLS + seat] |= copy
        return self

    def row(self, codes: str) -> Self:
        """The scrolls on the shelf from position 1 on."""
        board = self.board
        for position in range(6):
            if board.scroll_row[position] >= 0:
                board.scroll_pile |= WIDE_BIT[board.scroll_row[position]]
            board.scroll_row[position] = -1
        for position, code in enumerate(codes.split()):
            copies = STANDARD.of_kind[scroll_kind(code)] & board.scroll_pile
            board.scroll_row[position] = wide_listed(copies)[0]
            board.scroll_pile &= ~(copies & -copies)
        return self

    def pile_empty(self) -> Self:
        self.board.scroll_pile = 0
        return self

    def face_up(self, space: int, code: str) -> Self:
        """The hex on a dark space; none for an empty one."""
        board = self.board
        if board.face_up[space] >= 0:
            board.hex_pile |= WIDE_BIT[board.face_up[space]]
        board.face_up[space] = -1
        if code:
            board.hex_pile &= ~WIDE_BIT[hex_number(code)]
            board.face_up[space] = hex_number(code)
        return self

    def no_hexes(self) -> Self:
        self.board.hex_pile = 0
        return self

    # ---- what is asked

    def to_lay(self, seat: int) -> Self:
        board = self.board
        board.turn = seat
        board.depth = 0
        board.push(STEP_TURN_OVER, 0)
        board.push(ASK_TILE, SEAT_BIT[seat])
        return self

    def has(self, seat: int, symbol: str, many: int, source: str = "tile") -> Self:
        """The seat has so many actions of a type, and nothing else waits but the end of the turn."""
        board = self.board
        board.turn = seat
        board.depth = 0
        board.push(STEP_TURN_OVER, 0)
        return self.also(seat, symbol, many, source)

    def also(self, seat: int, symbol: str, many: int, source: str = "tile") -> Self:
        """… above what is owed already."""
        number = SOURCES.index(source)
        self.board.push(ASK_ACT, SEAT_BIT[seat], SYMBOLS.index(symbol), many, number, many)
        return self

    def lays(self, seat: int, text: str) -> Self:
        """A tile is laid: `wand -3,2 witch -3,1`; it is put into the hand first."""
        one, where, other, there = text.split()
        number = tile(f"{one}-{other}")
        code = STANDARD.tile_codes[number]
        self.board.own[fields.UNDRAWN + seat] &= ~WIDE_BIT[number]
        self.board.own[fields.HAND + seat] |= WIDE_BIT[number]
        first, second = (where, there) if code.startswith(one) else (there, where)
        return self.does(seat, f"lay {code}", f"put {first}", f"join {second}")

    def luck_is(self, words: str) -> Self:
        self.told_luck = words.split()
        return self

    def luck(self) -> Chance:
        """The answers that bring what was told; the first of each pile after that."""
        board = self.board
        hexes = wide_listed(board.hex_pile)
        scrolls = wide_listed(board.scroll_pile)
        tiles = wide_listed(board.own[fields.UNDRAWN + board.turn])
        answers: list[int] = []
        for word in self.told_luck:
            if word.startswith("tile:"):
                answers.append(tiles.index(tile(word[5:])))
            elif "-" in word:
                answers.append(hexes.index(hex_number(word)))
                hexes.remove(hex_number(word))
            else:
                kinds = [int(STANDARD.kind_of[scroll]) for scroll in scrolls]
                answers.append(kinds.index(scroll_kind(word)))
        return Scripted(answers + [0] * 60)

    def lucky(self, picks: int) -> None:
        del self.told_luck[:picks]

    # ---- reading

    def score(self, seat: int) -> int:
        return self.get(fields.SCORE, seat)

    def earned(self, seat: int, what: str) -> int:
        return self.get(fields.EARNED + 4 * EARNINGS.index(what), seat)

    def left(self, symbol: str = "") -> int:
        """Actions left in the topmost batch, which must be of this type."""
        question = self.board.question()
        assert question is not None and question.name == "act", question
        under_way = SYMBOLS[question.number("type")]
        assert not symbol or under_way == symbol, under_way
        return question.number("left")

    def type(self) -> str:
        question = self.board.question()
        return SYMBOLS[question.number("type")] if question is not None and question.name == "act" else ""

    def named(self, seat: int, verb: str) -> list[str]:
        """What the seat may name with this verb, in order."""
        return [text.partition(" ")[2] for text in self.offers(seat) if text.split()[0] == verb]

    def verbs(self, seat: int) -> set[str]:
        return {text.split()[0] for text in self.offers(seat)}

    def tiles(self, seat: int) -> int:
        return int(wide_count(self.board.own[fields.HAND + seat]))

    def scrolls(self, seat: int) -> list[str]:
        mine = wide_listed(self.board.own[fields.SCROLLS + seat])
        return [STANDARD.scroll_codes[STANDARD.kind_of[scroll]] for scroll in mine]

    def shown(self) -> list[str]:
        row = [scroll for scroll in self.board.scroll_row if scroll >= 0]
        return [STANDARD.scroll_codes[STANDARD.kind_of[scroll]] for scroll in row]

    def cells(self, field: int, seat: int) -> list[str]:
        return [CELL_TEXTS[where] for where in wide_listed(self.board.own[field + seat])]

    def prophecy(self, seat: int, code: str) -> int:
        return int(prophecy_points(self.board, seat, scroll_kind(code)))

    def view(self, seat: int) -> dict[str, object]:
        return self.board.view(seat).data()


def given(seats: int = 2, **options: str) -> Given:
    """A table for so many, with these options; Yellow is to lay a tile."""
    board = WITCHSTONE.new(seats, options, seeded(1))
    assert isinstance(board, Board)
    play = Given(board)
    for number in range(board.box.location_count):
        board.tokens_at[number] = -1
    for seat in range(seats):
        play.at_tower(seat, HOMES[seat])
        play.sets(fields.TURNS, seat, 2)
    return play.to_lay(YELLOW)


def fresh(seats: int = 2, seed: int = 1, **options: str) -> Given:
    """A table as it is set up."""
    board = WITCHSTONE.new(seats, options, seeded(seed))
    assert isinstance(board, Board)
    return Given(board)
