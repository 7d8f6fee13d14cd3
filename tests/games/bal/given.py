"""Situations of Le Bal in one line: potions are R J V B G, spells have their codes; seats Anne, Marie, …"""

from typing import Final, Self

from esbat.engine.chance import Chance, Scripted, seeded
from esbat.engine.state import SEAT_BIT
from esbat.games.bal import flow
from esbat.games.bal.game import BAL, BalGame
from esbat.games.bal.moves import card_text
from esbat.games.bal.names import KINDS, POTIONS, STEP_TURN_START
from esbat.games.bal.questions.running import advance
from esbat.games.bal.state import Board
from esbat.games.bal.tables import CARD_CODES, FULL_BOWL, TOKEN_CODES
from esbat.testing.scenario import Scenario

ANNE: Final = 0
MARIE: Final = 1
JEANNE: Final = 2
LOUISE: Final = 3
SARAH: Final = 4
CLARA: Final = 5
NAMES: Final = ["anne", "marie", "jeanne", "louise", "sarah", "clara"]
ENOUGH: Final = "R R R"
"""What a seat holds unless something else is said: no spell, nothing to check."""


def cards(words: str) -> list[int]:
    """The cards written so."""
    return [CARD_CODES.index(word) for word in words.split()]


def written(numbers: list[int]) -> str:
    return " ".join(card_text(card) for card in numbers)


class Given(Scenario):
    """A play about to begin a turn: every card not laid elsewhere is in the deck, red ones on top."""

    def __init__(self, board: Board) -> None:
        super().__init__(BAL, board, NAMES[: board.seats])
        self.board = board
        self.next_cards: list[int] = []
        self.next_picks: list[int] = []
        self.held: dict[int, str] = {}

    # ---- laying out

    def hand(self, seat: int, words: str) -> Self:
        self.held[seat] = words
        return self

    def lives(self, seat: int, alive: int) -> Self:
        """So many own Crapzouilles alive, the others dead."""
        self.board.own[seat] = alive
        self.board.dead[seat] = self.board.starting - alive
        self.board.lives[seat] = alive
        return self

    def captive(self, holder: int, owner: int, count: int = 1) -> Self:
        """The holder has captured Crapzouilles that were alive with their owner."""
        self.board.own[owner] -= count
        self.board.lives[owner] -= count
        self.board.captives[holder * 6 + owner] += count
        self.board.lives[holder] += count
        return self

    def out(self, *seats: int) -> Self:
        """These witches have been eliminated already."""
        for seat in seats:
            self.lives(seat, 0)
            self.board.living &= ~SEAT_BIT[seat]
            self.board.alive -= 1
            self.board.batch += 1
            self.board.out[seat] = self.board.batch
        return self

    def lap(self, number: int, first: int = ANNE) -> Self:
        self.board.lap = number
        self.board.first = first
        return self

    def discarded(self, words: str) -> Self:
        for card in cards(words):
            self.from_deck(card)
            self.board.discard[card] += 1
            self.board.top_discard = card
        return self

    def from_deck(self, card: int) -> None:
        assert card in self.in_deck(), f"{card_text(card)} lies elsewhere already"
        self.board.deck.take(card)

    def in_deck(self) -> list[int]:
        return [int(self.board.deck.things[at]) for at in range(self.board.deck.count)]

    def deck(self, words: str) -> Self:
        """The next cards to be drawn."""
        self.next_cards = cards(words)
        return self

    def empty_deck(self, holder: int, leaving: str = "") -> Self:
        """The holder has every card of the deck but these, whatever its hand was to be."""
        stay = cards(leaving)
        rest: list[int] = []
        for card in self.in_deck():
            if card in stay:
                stay.remove(card)
            else:
                rest.append(card)
        for card in rest:
            self.from_deck(card)
            self.board.hands[holder * KINDS + card] += 1
            self.board.sizes[holder] += 1
        return self

    def begins(self, seat: int = ANNE) -> Self:
        """Hands are dealt as said, and Carabosse arrives at this seat."""
        board = self.board
        for other in range(board.seats):
            if board.is_alive(other):
                for card in cards(self.held.get(other, ENOUGH)):
                    self.from_deck(card)
                    board.hands[other * KINDS + card] += 1
                    board.sizes[other] += 1
        self.held = {}
        board.chance = self.luck()
        board.depth = 0
        board.push(STEP_TURN_START, 0)
        flow.begin_turn(board, seat)
        advance(board)
        self.lucky(board.chance.picks)
        return self

    # ---- luck: draws come from the end of the bag, after the picks that were told in advance

    def luck(self) -> Chance:
        bag = self.board.deck
        for card in self.next_cards:
            assert card in self.in_deck(), f"{card_text(card)} cannot be drawn"
        order = sorted((card for card in self.in_deck()), reverse=True)
        for card in self.next_cards:
            order.remove(card)
        for at, card in enumerate([*order, *reversed(self.next_cards)]):
            bag.things[at] = card
        return Scripted([*self.next_picks, *range(bag.count - 1, -1, -1)])

    def lucky(self, picks: int) -> None:
        told = min(picks, len(self.next_picks))
        self.next_picks = self.next_picks[told:]
        self.next_cards = self.next_cards[picks - told :]

    def picks(self, *numbers: int) -> Self:
        self.next_picks = list(numbers)
        return self

    def tokens(self, first: str, second: str) -> Self:
        """The two Farce tokens that will be drawn."""
        bowl = [TOKEN_CODES[token] for token in FULL_BOWL]
        one = bowl.index(first)
        bowl.pop(one)
        return self.picks(one, bowl.index(second))

    def strikes_card(self, seat: int, word: str) -> Self:
        """The random card an Enchantement will take from this hand."""
        return self.picks(written_hand(self.board, seat).index(word))

    # ---- moves in

    def attack(self, seat: int, target: int, words: str) -> Self:
        """An attack from its target to its last card."""
        laid = words.split()
        potions = sum(1 for card in cards(words) if card < POTIONS)
        done = [] if potions == 2 and len(laid) == 3 else ["done"]
        told = len(self.log)
        self.does(seat, f"attack {target}", *[f"lay {word}" for word in laid], *done)
        self.last = self.log[told:]
        return self

    def all_pass(self) -> Self:
        """Nobody plays anything in the open window."""
        while self.asks() in ("start", "mirror", "before_sabbat", "before_attack", "after_attack"):
            self.does(self.asked()[0], "pass")
        return self

    # ---- answers out

    def hand_of(self, seat: int) -> str:
        return " ".join(written_hand(self.board, seat))

    def size(self, seat: int) -> int:
        return int(self.board.sizes[seat])

    def alive(self, seat: int) -> int:
        """Crapzouilles alive in the coffer."""
        return int(self.board.lives[seat])

    def dead(self, seat: int) -> int:
        return int(self.board.dead[seat])

    def in_discard(self) -> str:
        return written(self.board.cards(self.board.discard, 0))

    def on_table(self) -> str:
        return written(self.board.cards(self.board.laid, 0))

    def all_cards(self) -> int:
        """Deck, discard, hands and table together."""
        board = self.board
        return int(board.deck.count) + sum(board.discard) + sum(board.hands) + sum(board.laid)


def written_hand(board: Board, seat: int) -> list[str]:
    return [card_text(card) for card in board.cards(board.hands, seat * KINDS)]


def given(seats: int = 3, level: str = "hard", **wishes: str) -> Given:
    """A table before its first turn, all cards still in the deck."""
    return given_box(BAL, seats, level, **wishes)


def given_box(box: BalGame, seats: int = 3, level: str = "hard", **wishes: str) -> Given:
    """The same with another box."""
    board = box.new(seats, {"level": level, "first_player": "0", "inherit_hand": "off", **wishes}, seeded(1))
    assert isinstance(board, Board)
    for seat in range(seats):
        for kind in range(KINDS):
            while board.hands[seat * KINDS + kind]:
                board.hands[seat * KINDS + kind] -= 1
                board.sizes[seat] -= 1
                board.deck.add(kind)
    return Given(board)
