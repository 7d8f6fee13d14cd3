"""Random legal boxes of Lancre and of Air: what a pack may hold, the state can hold, whoever plays."""

from collections.abc import Callable

import pytest

from esbat.engine.box import Pack
from esbat.engine.chance import Chance, seeded
from esbat.engine.game import Game
from esbat.engine.move import MOST_MOVES
from esbat.engine.state import State
from esbat.games.air.game import AIR
from esbat.games.lancre.game import LANCRE
from esbat.games.lancre.state import Board
from esbat.testing.conformance import Subject
from esbat.testing.hidden import imagination_looks_like_the_truth, lookalikes_are_alike
from tests.games.air import hidden as air
from tests.games.lancre import hidden as lancre
from tests.packs.lancre_boxes import air_rows, lancre_rows
from tests.samples import sampled

Policy = Callable[[Game, State, int, Chance], int]
BOLD = ("roll", "face", "settle", "walk", "open")
MOST_TURNED = 4000
"""Moves of one play: all of these end long before."""


def by_lot(title: Game, state: State, seat: int, luck: Chance) -> int:
    moves = state.legal(seat)
    return moves[luck.pick(len(moves))]


def hoarding(title: Game, state: State, seat: int, luck: Chance) -> int:
    """Draws cards whenever a card says so, and keeps the others."""
    moves = state.legal(seat)
    wanted = [move for move in moves if title.text(move).startswith(("use", "fly", "draw", "take"))]
    return wanted[luck.pick(len(wanted))] if wanted and luck.pick(4) else by_lot(title, state, seat, luck)


def daring(title: Game, state: State, seat: int, luck: Chance) -> int:
    """Faces everything, and never flees if it can help it."""
    moves = state.legal(seat)
    bold = [
        move for move in moves if title.text(move).split()[0] in ("roll", "face", "settle", "walk", "open")
    ]
    return bold[luck.pick(len(bold))] if bold and luck.pick(8) else by_lot(title, state, seat, luck)


def lazy(title: Game, state: State, seat: int, luck: Chance) -> int:
    """Mostly the first thing in the list."""
    return state.legal(seat)[0] if luck.pick(8) else by_lot(title, state, seat, luck)


POLICIES: list[Policy] = [by_lot, hoarding, daring, lazy]


def play_to_the_end(title: Game, seats: int, wishes: dict[str, str], seed: int, policy: Policy) -> State:
    """Every list finds room, every move applies, nobody is stuck, and the play ends."""
    state = title.new(seats, wishes, seeded(seed))
    luck = seeded(seed + 1)
    for _ in range(MOST_TURNED):
        asked = state.acting()
        if not asked:
            assert state.outcome() is not None
            return state
        seat = asked[luck.pick(len(asked))]
        assert 0 < len(state.legal(seat)) <= MOST_MOVES
        state.apply(seat, policy(title, state, seat, luck))
    raise AssertionError(f"not over after {MOST_TURNED} moves: {state.question()}")


def boxed(title: Game, seed: int) -> Game:
    rows = lancre_rows(seed) if title is LANCRE else air_rows(seed)
    return title.boxed(Pack(title.code, f"random {seed}", rows))


@pytest.mark.parametrize("policy", sampled(POLICIES, 4), ids=lambda policy: str(policy.__name__))
@pytest.mark.parametrize("title", [LANCRE, AIR], ids=lambda title: str(title.code))
def test_random_boxes_are_played_to_the_end(title: Game, policy: Policy) -> None:
    counts = lancre.counts if title is LANCRE else air.counts
    flags = ["expert", "choose_returns", "elves_at_once"] if title is LANCRE else ["bonus_per_set"]
    for seed in range(24):
        game = boxed(title, seed)
        seats = max(title.fewest, 1 + seed % title.most)
        wishes = {flag: "true" for at, flag in enumerate(flags) if (seed >> at) & 1}
        last = play_to_the_end(game, seats, wishes, seed, policy)
        assert counts(last) == counts(game.new(seats, wishes, seeded(seed)))


@pytest.mark.parametrize("seed", sampled(range(4), 4))
@pytest.mark.parametrize("title", [LANCRE, AIR], ids=lambda title: str(title.code))
def test_random_boxes_keep_secrets(title: Game, seed: int) -> None:
    referee = lancre if title is LANCRE else air
    subject = Subject(
        boxed(title, 100 + seed), 3, {}, seed + 1, counts=referee.counts, alike=referee.another_truth
    )
    imagination_looks_like_the_truth(subject)
    lookalikes_are_alike(subject)


def test_the_longest_list_finds_room() -> None:
    """Whoever held every card of the box, at any question, would still have all her choices written down."""
    longest = 0
    for seed in range(60):
        game = boxed(LANCRE, seed)
        for state in Subject(game, 1 + seed % 4, {}, seed + 1).positions(every=3):
            if state.acting():
                rich = state.clone()
                assert isinstance(rich, Board)
                seat = rich.acting()[0]
                rich.hands[seat] = 2 ** int(rich.box.card_count) - 1
                rich.special[seat] = 1
                longest = max(longest, len(rich.legal(seat)))
    assert 100 < longest <= MOST_MOVES
