"""Situations of Lancre, laid out in one line: spaces, cards and tiles are written by their codes.

Luck is told as words, in the order it is used: `C` and `2` to `6` for dice, a card's code for a card drawn
or turned up, a tile's code for a tile out of its bag. What is not told is the first thing in the bag.
"""

from typing import Final, Self

from esbat.engine.chance import Chance, Scripted, seeded
from esbat.engine.state import SEAT_BIT
from esbat.games.lancre.game import LANCRE
from esbat.games.lancre.names import ASK_DRAW, ASK_END, ASK_MOVE, NO_TILE, UNTURNED, WITCHES
from esbat.games.lancre.rules import hardest, points
from esbat.games.lancre.rules_piles import hand_limit, put_tile
from esbat.games.lancre.state import Board
from esbat.games.lancre.tables import STANDARD
from esbat.parts.bag import Bag
from esbat.parts.bits import WIDE_BIT, wide_listed
from esbat.testing.scenario import Scenario

TIFFANY: Final = 0
ANNAGRAMMA: Final = 1
PETULIA: Final = 2
DIMITY: Final = 3
NAMES: Final = ["tiffany", "annagramma", "petulia", "dimity"]
HOMES: Final = ["magrat", "longman", "caves", "razorback"]
FACES: Final = ["C", "2", "3", "4", "5", "6"]


def space(code: str) -> int:
    return STANDARD.space_codes.index(code)


def card(code: str) -> int:
    return STANDARD.card_codes.index(code)


def kind(code: str) -> int:
    return STANDARD.kind_codes.index(code)


def in_bag(bag: Bag) -> list[int]:
    """What is in a bag, in the order of its places."""
    return [int(bag.things[at]) for at in range(bag.count)]


class Given(Scenario):
    """A play of Lancre in the middle: an empty map, empty hands, every pawn at a place of its own.

    Tiffany is to make her first move.
    """

    def __init__(self, board: Board) -> None:
        super().__init__(LANCRE, board, NAMES[: board.seats])
        self.board = board
        self.told_luck: list[str] = []

    # ---- laying out

    def at(self, seat: int, code: str) -> Self:
        self.board.at[seat] = space(code)
        return self

    def tile(self, where: str, code: str, markers: int = 0, hidden: bool = False) -> Self:
        """A tile out of its bag; a hidden one lies face down, and nobody has looked at it."""
        board = self.board
        bag = board.big_bag if kind(code) >= board.box.first_big else board.small_bag
        bag.take(kind(code))
        put_tile(board, space(where), kind(code))
        if hidden:
            board.hidden |= WIDE_BIT[space(where)]
        return self.markers(where, markers)

    def unknown(self, *where: str) -> Self:
        """Face-down tiles that are still in the bag."""
        for code in where:
            put_tile(self.board, space(code), UNTURNED)
        return self

    def markers(self, where: str, many: int) -> Self:
        board = self.board
        board.markers[space(where)] = many
        board.crisis_reserve -= many
        if many:
            board.marked |= WIDE_BIT[space(where)]
        return self

    def hand(self, seat: int, codes: str) -> Self:
        for code in codes.split():
            self.board.deck.take(card(code))
            self.board.hands[seat] |= WIDE_BIT[card(code)]
        return self

    def discarded(self, codes: str) -> Self:
        for code in codes.split():
            self.board.deck.take(card(code))
            self.board.discard.add(card(code))
        return self

    def draw_pile(self, codes: str) -> Self:
        """Only these cards are left to draw; the others lie in the discard."""
        wanted = [card(code) for code in codes.split()]
        for number in in_bag(self.board.deck):
            if number not in wanted:
                self.board.deck.take(number)
                self.board.discard.add(number)
        return self

    def hoard(self, seat: int, leaving: str = "") -> Self:
        """The seat holds every card of the draw pile but these."""
        stay = [card(code) for code in leaving.split()]
        for number in in_bag(self.board.deck):
            if number not in stay:
                self.board.deck.take(number)
                self.board.hands[seat] |= WIDE_BIT[number]
        return self

    def cackles(self, *many: int) -> Self:
        for seat, number in enumerate(many):
            self.board.cackles[seat] = number
            self.board.cackle_reserve -= number
        return self

    def reserve(self, cackles: int = -1, crises: int = -1, alisses: int = -1) -> Self:
        """So many tokens are left; it does not matter where the others are."""
        if cackles >= 0:
            self.board.cackle_reserve = cackles
        if crises >= 0:
            self.board.crisis_reserve = crises
        if alisses >= 0:
            self.board.aliss_reserve = alisses
        return self

    def owns(self, seat: int, codes: str) -> Self:
        """The seat has solved these."""
        board = self.board
        for code in codes.split():
            number = kind(code)
            big = number >= board.box.first_big
            (board.big_bag if big else board.small_bag).take(number)
            board.owned[seat * board.box.kinds + number] += 1
            row = board.big_row if big else board.small_row
            row[seat] = min(8, row[seat] + 1)
        return self

    def alisses(self, seat: int, many: int) -> Self:
        self.board.alisses[seat] = many
        self.board.aliss_reserve -= many
        return self

    def boxes(self, small: str = "", big: int = 0) -> Self:
        """Only the first problem box holds tiles: these small ones on top (one is seen), so many big."""
        board = self.board
        for box in range(6):
            if board.tops[box] != NO_TILE:
                board.small_bag.add(board.tops[box])
            board.small_left[box] = board.big_left[box] = 0
            board.tops[box] = NO_TILE
        codes = small.split()
        board.small_left[0] = len(codes)
        board.big_left[0] = big
        if codes:
            board.small_bag.take(kind(codes[0]))
            board.tops[0] = kind(codes[0])
            self.told_luck += codes[1:]
        return self

    def ask(self, seat: int, question: int, step: int) -> Self:
        board = self.board
        board.turn = seat
        board.step = step
        board.steps = 2
        board.depth = 0
        board.push(question, SEAT_BIT[seat])
        return self

    def to_move(self, seat: int, step: int = 1) -> Self:
        """The seat is about to make its first or second move."""
        return self.ask(seat, int(ASK_MOVE), step)

    def to_place(self, seat: int, tile: str) -> Self:
        """The seat is about to turn up a card for this tile."""
        board = self.board
        self.ask(seat, int(ASK_DRAW), 0)
        if tile == "big":
            board.arriving = UNTURNED
        else:
            board.small_bag.take(kind(tile))
            board.arriving = kind(tile)
        return self

    def to_end(self, seat: int) -> Self:
        """The seat is about to end its turn."""
        return self.ask(seat, int(ASK_END), 2)

    def luck_is(self, words: str) -> Self:
        """What luck brings next, in order."""
        self.told_luck = words.split()
        return self

    # ---- luck

    def luck(self) -> Chance:
        """The answers that bring what was told; the first of each bag after that."""
        board = self.board
        piles = [in_bag(bag) for bag in (board.deck, board.small_bag, board.big_bag)]
        answers: list[int] = []
        for word in self.told_luck:
            if word in FACES:
                answers.append(FACES.index(word))
                continue
            known = word in STANDARD.card_codes
            number = card(word) if known else kind(word)
            pile = piles[0] if known else piles[2] if number >= STANDARD.first_big else piles[1]
            if number not in pile:
                break  # it comes later, after a reshuffle
            at = pile.index(number)
            answers.append(at)
            pile[at] = pile[-1]
            pile.pop()
        return Scripted(answers + [0] * 100)

    def lucky(self, picks: int) -> None:
        del self.told_luck[:picks]

    # ---- reading

    def where(self, seat: int) -> str:
        return STANDARD.space_codes[self.board.at[seat]]

    def hand_of(self, seat: int) -> str:
        return " ".join(STANDARD.card_codes[number] for number in wide_listed(self.board.hands[seat]))

    def held(self, seat: int) -> int:
        return len(wide_listed(self.board.hands[seat]))

    def in_discard(self) -> list[str]:
        return [STANDARD.card_codes[number] for number in in_bag(self.board.discard)]

    def cackles_of(self, seat: int) -> int:
        return int(self.board.cackles[seat])

    def alisses_of(self, seat: int) -> int:
        return int(self.board.alisses[seat])

    def tile_at(self, where: str) -> str:
        """The tile there: its code, `?` if nobody knows it, with `*` if it lies face down."""
        number = int(self.board.tiles[space(where)])
        if number == NO_TILE:
            return ""
        name = "?" if number == UNTURNED else STANDARD.kind_codes[number]
        return name + ("*" if self.board.hidden & WIDE_BIT[space(where)] else "")

    def markers_at(self, where: str) -> int:
        return int(self.board.markers[space(where)])

    def tiles_of(self, seat: int) -> str:
        kinds = int(self.board.box.kinds)
        owned = [int(self.board.owned[seat * kinds + number]) for number in range(kinds)]
        return " ".join(STANDARD.kind_codes[number] for number, many in enumerate(owned) for _ in range(many))

    def rows_of(self, seat: int) -> tuple[int, int]:
        return int(self.board.small_row[seat]), int(self.board.big_row[seat])

    def limit_of(self, seat: int) -> int:
        return int(hand_limit(self.board, seat))

    def points_of(self, seat: int) -> int:
        return int(points(self.board, seat))

    def hardest_of(self, seat: int) -> int:
        return int(hardest(self.board, seat))

    def verbs(self, seat: int) -> set[str]:
        return {text.split()[0] for text in self.offers(seat)}

    def named(self, seat: int, verb: str) -> list[str]:
        """What the seat may name with this verb, in order."""
        return [text.split()[1] for text in self.offers(seat) if text.split()[0] == verb]

    def ending(self) -> str:
        outcome = self.board.outcome()
        return "" if outcome is None else outcome.reason

    def ranks(self) -> list[int]:
        outcome = self.board.outcome()
        assert outcome is not None
        return outcome.ranks

    def view(self, seat: int) -> dict[str, object]:
        return self.board.view(seat).data()


def emptied(board: Board) -> None:
    """All tiles go back into their bags, and nobody holds anything."""
    for where in range(board.box.dungeon):
        if board.tiles[where] >= 0:
            board.small_bag.add(board.tiles[where])
        board.tiles[where] = NO_TILE
    board.tiled = board.hidden = 0
    for seat in range(board.seats):
        board.witches[seat] = WITCHES.index(NAMES[seat])
        board.special[seat] = 1 if NAMES[seat] != "dimity" else 0
        board.at[seat] = space(HOMES[seat])


def given(seats: int = 2, **options: str) -> Given:
    """A table for so many, with these options; Tiffany is to make her first move."""
    state = LANCRE.new(seats, options, seeded(1))
    assert isinstance(state, Board)
    emptied(state)
    return Given(state).to_move(TIFFANY)


def fresh(seats: int, luck: str = "", **options: str) -> Given:
    """A table as it is set up; the dice of the first choice may be told."""
    state = LANCRE.new(seats, options, seeded(1))
    assert isinstance(state, Board)
    play = Given(state)
    play.told_luck = luck.split()
    return play
