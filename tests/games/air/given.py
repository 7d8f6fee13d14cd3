"""Situations of Air, laid out in one line: cards are written W5, K12, …; seats are Anne, Marie, …"""

from typing import Final, Self

from esbat.engine.chance import Chance, Scripted, seeded
from esbat.engine.native import i64, vec
from esbat.engine.state import SEAT_BIT
from esbat.games.air.game import AIR
from esbat.games.air.moves import CARD_TEXTS, card_text, colour_text
from esbat.games.air.names import ASK_FLY, COLOURS
from esbat.games.air.state import Board
from esbat.parts.bag import Bag
from esbat.parts.bits import BIT
from esbat.testing.scenario import Scenario

ANNE: Final = 0
MARIE: Final = 1
JEANNE: Final = 2
LOUISE: Final = 3
SARAH: Final = 4
NAMES: Final = ["anne", "marie", "jeanne", "louise", "sarah"]
LETTERS: Final = "WKGVO"


def cards(words: str) -> list[int]:
    """The cards written so."""
    return [CARD_TEXTS.index(word) for word in words.split()]


def written(numbers: list[int]) -> str:
    """These cards as text."""
    return " ".join(card_text(card) for card in numbers)


def in_bag(bag: Bag) -> list[int]:
    """What is in a bag, in the order of its places."""
    return [int(bag.things[at]) for at in range(bag.count)]


class Given(Scenario):
    """A play of Air in the middle: every card not laid elsewhere is in the deck; Anne is to fly."""

    def __init__(self, board: Board) -> None:
        super().__init__(AIR, board, NAMES[: board.seats])
        self.board = board
        self.next_cards: list[int] = []

    # ---- laying out

    def put(self, zone: "vec[i64]", at: int, words: str) -> Self:
        """Cards from the deck into a zone."""
        for card in cards(words):
            self.from_deck(card)
            zone[at + (card >> 4)] |= BIT[card & 15]
        return self

    def from_deck(self, card: int) -> None:
        assert card in in_bag(self.board.deck), f"{card_text(card)} lies elsewhere already"
        self.board.deck.take(card)

    def hand(self, seat: int, words: str) -> Self:
        return self.put(self.board.hands, seat * 5, words)

    def column(self, seat: int, words: str) -> Self:
        return self.put(self.board.columns, seat * 5, words)

    def common(self, words: str) -> Self:
        return self.put(self.board.common, 0, words)

    def discarded(self, words: str) -> Self:
        """These cards lie in the discard."""
        for card in cards(words):
            self.from_deck(card)
            self.board.discard.add(card)
        return self

    def hoard(self, seat: int, leaving: str = "") -> Self:
        """The seat holds every card still in the deck but these."""
        stay = cards(leaving)
        return self.hand(seat, written([card for card in in_bag(self.board.deck) if card not in stay]))

    def grimoires(self, seat: int, **owned: int) -> Self:
        """The seat owns so many of each colour, from the piles."""
        for letter, number in owned.items():
            colour = LETTERS.index(letter)
            self.board.grimoires[seat * 5 + colour] = number
            self.board.piles[colour] -= number
            assert self.board.piles[colour] >= 0
        return self

    def piles(self, **left: int) -> Self:
        """So many grimoires of each colour are left; it does not matter who has the others."""
        for letter, number in left.items():
            self.board.piles[LETTERS.index(letter)] = number
        return self

    def turn(self, seat: int) -> Self:
        """The seat is about to fly its first witch."""
        board = self.board
        board.turn = seat
        board.flown = 0
        board.deposited = -1
        board.depth = 0
        board.push(ASK_FLY, SEAT_BIT[seat])
        return self

    def flown(self, number: int) -> Self:
        """So many witches have flown this turn already."""
        self.board.flown = number
        return self

    def deposited(self, words: str) -> Self:
        """The seat to act has deposited this card this turn."""
        [card] = cards(words)
        self.common(words)
        self.board.common[5 + (card >> 4)] |= 1 << (card & 15)
        self.board.deposited = card
        return self.flown(max(1, int(self.board.flown)))

    def deck(self, words: str) -> Self:
        """The next cards that will be drawn, in this order."""
        self.next_cards = cards(words)
        return self

    # ---- luck

    def luck(self) -> Chance:
        """The pick that draws the next card told of; no luck at all if none was."""
        if not self.next_cards:
            return Scripted([])
        board = self.board
        bag = board.deck if board.deck.count else board.discard
        inside = in_bag(bag)
        return Scripted([inside.index(self.next_cards[0])] if self.next_cards[0] in inside else [])

    def lucky(self, picks: int) -> None:
        del self.next_cards[:picks]

    # ---- reading

    def hand_of(self, seat: int) -> str:
        return written(self.board.cards(self.board.hands, seat * 5))

    def columns_of(self, seat: int) -> str:
        return written(self.board.cards(self.board.columns, seat * 5))

    def in_common(self) -> str:
        return written(self.board.cards(self.board.common, 0))

    def in_discard(self) -> str:
        return written(self.board.discard.listed())

    def grimoires_of(self, seat: int) -> dict[str, int]:
        """Colours of which the seat owns grimoires, and how many."""
        owned = [int(self.board.grimoires[seat * 5 + colour]) for colour in range(COLOURS)]
        return {colour_text(colour): number for colour, number in enumerate(owned) if number}

    def left(self, letter: str) -> int:
        """Grimoires left of a colour."""
        return int(self.board.piles[LETTERS.index(letter)])

    def takes(self, seat: int) -> list[str]:
        """The common cards the seat may take."""
        return [text.split()[1] for text in self.offers(seat) if text.startswith("take ")]

    def landings(self, seat: int) -> list[str]:
        """The columns the seat may land."""
        return [text.split()[1] for text in self.offers(seat) if text.startswith("land ")]

    def view(self, seat: int) -> dict[str, object]:
        return self.board.view(seat).data()


def given(seats: int = 2, **options: str) -> Given:
    """A table laid for so many, with these options; Anne starts."""
    state = AIR.new(seats, {"first_player": "0", **options}, seeded(1))
    assert isinstance(state, Board)
    return Given(state)
