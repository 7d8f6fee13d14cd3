"""Chapter 14: what holds in every play, whoever chooses what."""

from collections.abc import Iterator

import pytest

from esbat.engine.chance import seeded
from esbat.engine.event import Event, Listener, as_seen
from esbat.engine.view import ONLOOKER
from esbat.games.air.game import AIR
from esbat.games.air.state import Board
from esbat.table.lines import event_text
from tests.games.air.given import LETTERS, NAMES, cards, given, in_bag, written

rule = pytest.mark.rule

TABLES = [
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (2, {"several_diplomas": "true", "bonus_per_set": "true"}),
    (3, {"allow_stop_without_landing": "true", "open_hands": "true"}),
]
tables = pytest.mark.parametrize(("seats", "wishes"), TABLES)


def steps(seats: int, wishes: dict[str, str], seed: int) -> Iterator[tuple[Board, list[Event]]]:
    """A random play: the board after each move, and what the move brought about."""
    state = AIR.new(seats, wishes, seeded(seed))
    assert isinstance(state, Board)
    chooser = seeded(seed + 500)
    yield state, []
    while asked := state.acting():
        seat = asked[chooser.pick(len(asked))]
        legal = state.legal(seat)
        listener = Listener()
        state.sink = listener
        state.apply(seat, legal[chooser.pick(len(legal))])
        yield state, listener.events


def all_cards(board: Board) -> list[int]:
    """Every card on the table, wherever it lies."""
    found = in_bag(board.deck) + in_bag(board.discard) + board.cards(board.common, 0)
    for seat in range(board.seats):
        found += board.cards(board.hands, seat * 5) + board.cards(board.columns, seat * 5)
    if board.drawn >= 0:
        found.append(int(board.drawn))
    return sorted(found)


@rule("AIR-082", "AIR-001", "AIR-016")
@tables
def test_no_witch_is_lost_or_doubled(seats: int, wishes: dict[str, str]) -> None:
    """Deck, discard, common zone, columns, hands and the one card not yet settled: always the same 75."""
    box = all_cards(given().board)
    assert len(box) == 75
    for seed in range(3):
        for board, _ in steps(seats, wishes, seed):
            assert all_cards(board) == box


@rule("AIR-002", "AIR-061")
@tables
def test_no_grimoire_is_lost_or_doubled(seats: int, wishes: dict[str, str]) -> None:
    each = {2: 7, 3: 8, 4: 9, 5: 9}[seats]
    for board, _ in steps(seats, wishes, 1):
        for colour in range(5):
            owned = sum(board.grimoires[seat * 5 + colour] for seat in range(seats))
            assert owned + board.piles[colour] == each and board.piles[colour] >= 0


@rule("AIR-090")
@tables
def test_a_crash_always_costs_a_column_card(seats: int, wishes: dict[str, str]) -> None:
    crashes = 0
    for seed in range(4):
        for _, events in steps(seats, wishes, seed):
            for event in events:
                if AIR.events[event.kind].name == "crashed":
                    crashes += 1
                    assert event.c >= 1
    assert crashes > 3


@rule("AIR-091", "AIR-R30")
@tables
def test_a_flight_always_offers_a_way_on(seats: int, wishes: dict[str, str]) -> None:
    """A turn begins with a draw; once a witch has flown there is a landing, soft ones with a column."""
    for board, _ in steps(seats, wishes, 3):
        question = board.question()
        if question is None or question.name != "fly":
            continue
        offers = [AIR.text(move) for move in board.legal(int(board.turn))]
        landings = [text for text in offers if text.startswith("land ")]
        if board.flown == 0:
            assert offers[0] == "draw" and not landings
        else:
            assert landings
            if board.deposited < 0:
                assert "land none" not in landings


@rule("AIR-092")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_end_is_reached_exactly(seats: int) -> None:
    """With one diploma a turn, at most one colour runs out a turn."""
    enough = 3 if seats <= 3 else 2
    for seed in range(3):
        before = 5
        for board, events in steps(seats, {}, seed):
            left = sum(1 for colour in range(5) if board.piles[colour])
            if any(AIR.events[event.kind].name in ("turn_began", "play_ended") for event in events):
                assert before - left in (0, 1)
                before = left
        assert before == enough


@rule("AIR-092", "AIR-R20")
def test_several_diplomas_in_a_turn_may_overshoot_the_end() -> None:
    """Two piles emptied in one turn leave two colours with two players: the play ends all the same."""
    play = given(several_diplomas="true").hand(0, "W1 W2 W3 K1 K2 K3").piles(W=1, K=1, O=0).deposited("O1")
    play.does(0, "land none", "graduate W 3", "graduate K 3").told("play_ended grimoires-gone")


class Memory:
    """What an onlooker with a good memory knows: columns and hands, from the public log alone."""

    def __init__(self, seats: int) -> None:
        self.columns: list[set[int]] = [set() for _ in range(seats)]
        self.hands: list[set[int]] = [set() for _ in range(seats)]

    def hear(self, event: Event) -> None:
        fact = AIR.events[event.kind]
        seen = as_seen(fact, event, ONLOOKER)
        assert seen is not None
        assert None not in seen.values(), "every card enters and leaves a hand face up"
        seat, card, colour = seen.get("seat"), seen.get("card"), seen.get("colour")
        if fact.name in ("placed", "took"):
            self.columns[seat or 0].add(card or 0)
        elif fact.name in ("landed", "crashed"):
            colour = colour if card is None else card >> 4
            column = {one for one in self.columns[seat or 0] if one >> 4 == colour}
            self.columns[seat or 0] -= column
            if fact.name == "landed":
                self.hands[seat or 0] |= column
        elif fact.name == "kept":
            self.hands[seat or 0].add(card or 0)
        elif fact.name in ("laid", "shed"):
            self.hands[seat or 0].remove(card or 0)


@rule("AIR-093")
@tables
def test_every_hand_can_be_rebuilt_from_the_public_log(seats: int, wishes: dict[str, str]) -> None:
    for seed in range(2):
        memory = Memory(seats)
        held = 0
        for board, events in steps(seats, wishes, seed):
            for event in events:
                memory.hear(event)
            for seat in range(seats):
                hand = board.cards(board.hands, seat * 5)
                assert sorted(memory.hands[seat]) == hand
                assert sorted(memory.columns[seat]) == board.cards(board.columns, seat * 5)
                held += len(hand)
        assert held > 100


@rule("AIR-093", "AIR-R25")
def test_hands_are_hidden_and_their_numbers_are_not() -> None:
    play = given(3).hand(0, "W1 W2 K9").hand(1, "O1")
    for eyes in (1, 2, ONLOOKER):
        seats = play.view(eyes)["seats"]
        assert isinstance(seats, list)
        assert seats[0]["hand"] is None and seats[0]["hand_count"] == 3
    own = play.view(0)["seats"]
    assert isinstance(own, list) and own[0]["hand"] == ["W1", "W2", "K9"] and own[1]["hand"] is None


@rule("AIR-R25")
def test_a_table_may_play_with_open_hands() -> None:
    """open_hands: everybody sees every card of every hand."""
    play = given(2, open_hands="true").hand(0, "W1 W2 K9")
    for eyes in (0, 1, ONLOOKER):
        seats = play.view(eyes)["seats"]
        assert isinstance(seats, list) and seats[0]["hand"] == ["W1", "W2", "K9"]


def test_cards_and_events_have_their_own_words() -> None:
    """Every card is written as it is read, and every event of a play prints."""
    deck = all_cards(given().board)
    assert cards(written(deck)) == deck
    assert {text[0] for text in written(deck).split()} == set(LETTERS)
    for _, events in steps(3, {}, 0):
        for event in events:
            assert event_text(AIR, event, NAMES)
