"""The rules again, as slowly and plainly as can be: what the engine offers must be exactly this.

The engine counts bits and digits to be quick. Here sets of cards are tried one by one instead.
"""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from esbat.engine.move import argument_of
from esbat.engine.state import State
from esbat.games.air.game import AIR
from esbat.games.air.names import LAY_COLOUR
from esbat.games.air.state import Board
from tests.games.air.given import ANNE, LETTERS, cards, given, written

rule = pytest.mark.rule

CARD = st.builds(lambda letter, value: f"{letter}{value}", st.sampled_from(LETTERS), st.integers(1, 15))
HAND = st.lists(CARD, min_size=1, max_size=9, unique=True)
# Few colours and low values make jokers and near misses likelier.
CROWDED = st.builds(lambda letter, value: f"{letter}{value}", st.sampled_from("WKG"), st.integers(1, 6))
FEW = st.fixed_dictionaries({letter: st.integers(0, 3) for letter in LETTERS})


def diplomas(hand: list[int], owned: list[int], piles: list[int]) -> Counter[tuple[int, frozenset[int]]]:
    """Every exchange there is: its colour and its cards. AIR-059, AIR-062, AIR-066 to AIR-069, AIR-R15."""
    found: Counter[tuple[int, frozenset[int]]] = Counter()
    for size in (3, 4, 5):
        for laid in combinations(hand, size):
            for colour in range(5):
                witches = [card & 15 for card in laid if card >> 4 == colour]
                jokers = [card for card in laid if card >> 4 != colour]
                colours = [card >> 4 for card in jokers]
                if (
                    witches
                    and piles[colour] >= size - 2
                    and all(owned[joker] for joker in colours)
                    and all(card & 15 > max(witches) for card in jokers)
                    and len(colours) == len(set(colours))
                ):
                    found[colour, frozenset(laid)] += 1
    return found


def followed(state: State, hand: frozenset[int]) -> Counter[tuple[int, frozenset[int]]]:
    """Every exchange the engine lets her carry out, question by question, and how many ways lead to it."""
    assert isinstance(state, Board)
    found: Counter[tuple[int, frozenset[int]]] = Counter()
    for move in state.legal(ANNE):
        text = AIR.text(move)
        if text == "end":
            continue
        after = state.clone()
        assert isinstance(after, Board)
        colour = argument_of(move) >> 3 if text.startswith("graduate") else int(state.top(LAY_COLOUR))
        after.apply(ANNE, move)
        left = frozenset(after.cards(after.hands, 0))
        if left != hand:
            found[colour, hand - left] += 1
        else:
            found += followed(after, hand)
    return found


@rule(
    "AIR-059",
    "AIR-062",
    "AIR-066",
    "AIR-067",
    "AIR-068",
    "AIR-069",
    "AIR-R15",
    "AIR-R16",
    "AIR-R18",
    "AIR-R31",
)
@settings(max_examples=250)
@for_all(
    hand=HAND | st.lists(CROWDED, min_size=3, max_size=9, unique=True),
    owned=FEW,
    piles=FEW,
    more=st.integers(0, 2),
)
def test_exactly_the_diplomas_of_the_rulebook_can_be_carried_out(
    hand: list[str], owned: dict[str, int], piles: dict[str, int], more: int
) -> None:
    """And each of them in exactly one way."""
    play = given(4).grimoires(ANNE, **owned).piles(**{letter: piles[letter] + more for letter in LETTERS})
    play.hand(ANNE, " ".join(hand))
    spare = next(
        card for card in ("O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8", "O9", "O10") if card not in hand
    )
    play.deposited(spare).does(ANNE, "land none")
    expected = diplomas(
        cards(play.hand_of(ANNE)),
        [owned[letter] for letter in LETTERS],
        [piles[letter] + more for letter in LETTERS],
    )
    if play.asks() != "diploma":
        assert not expected
        return
    assert expected
    assert followed(play.board, frozenset(cards(play.hand_of(ANNE)))) == expected


def flights(columns: list[int], common: list[int], deposit: int | None, stop: bool) -> list[str]:
    """What may follow the first witch of a flight. AIR-029, AIR-030, AIR-043, AIR-045, AIR-047, AIR-R07."""
    last = {
        colour: max((card & 15 for card in columns if card >> 4 == colour), default=0) for colour in range(5)
    }
    sizes = Counter(card >> 4 for card in columns)
    offered = ["draw"]
    offered += [
        f"take {written([card])}"
        for card in sorted(common)
        if card & 15 > last[card >> 4] and card != deposit
    ]
    if deposit is None:
        offered += [f"land {LETTERS[colour]}" for colour in sorted(sizes)]
        return offered + ["stop"] * stop
    if not sizes:
        return [*offered, "land none"]
    return offered + [
        f"land {LETTERS[colour]}" for colour in sorted(sizes) if sizes[colour] == min(sizes.values())
    ]


@rule("AIR-029", "AIR-030", "AIR-043", "AIR-045", "AIR-046", "AIR-047", "AIR-R07", "AIR-R29")
@settings(max_examples=250)
@for_all(
    columns=st.lists(CARD, max_size=9, unique=True),
    common=st.lists(CARD, max_size=9, unique=True),
    deposited=st.booleans(),
    stop=st.booleans(),
)
def test_exactly_the_flights_of_the_rulebook_are_offered(
    columns: list[str], common: list[str], deposited: bool, stop: bool
) -> None:
    common = [card for card in common if card not in columns]
    play = given(2, allow_stop_without_landing="true" if stop else "false").column(ANNE, " ".join(columns))
    deposit = common[-1] if deposited and common else None
    play.common(" ".join(common[: len(common) - 1] if deposit else common)).flown(1)
    if deposit:
        play.deposited(deposit)
    elif not columns:
        return  # nothing has flown at all then
    assert play.offers(ANNE) == flights(
        cards(" ".join(columns)),
        cards(" ".join(common)),
        cards(deposit)[0] if deposit else None,
        stop,
    )
