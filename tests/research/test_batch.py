"""Batches: many tables at once, and the same plays as one at a time."""

from itertools import pairwise

import numpy as np
import pytest

from esbat.engine.chance import seeded
from esbat.games import SHELF, game
from esbat.research.batch import LEAVE, Batch, Closed, IllegalAction
from esbat.research.compiled_batch import luck_of, rewards_of
from esbat.research.layout import BadChoice
from esbat.research.one import Eyes
from tests.research.tables import EVERY, FIRST, SEEN_OTHERWISE
from tests.samples import sampled


@pytest.mark.parametrize(("code", "seats"), sampled(EVERY, 3))
def test_a_batch_plays_what_single_tables_play(code: str, seats: int) -> None:
    """Observations, masks, turns, rewards: as the engine itself gives them, new plays included."""
    eyes = Eyes(code, seats)
    batch = Batch(code, 3, seats=seats, seeds=[5, 6, 2**64 - 1])
    seeds = [5, 6, 2**64 - 1]
    plays = [0, 0, 0]
    states = [eyes.new(luck_of(seed, 0)) for seed in seeds]
    ended = 0
    for _ in range(160):
        actions = batch.random_actions()
        for table, state in enumerate(states):
            seat = state.mover()
            assert batch.turns[table] == seat
            assert batch.observations[table].tobytes() == eyes.observation(state, seat).tobytes()
            assert (batch.masks[table] == eyes.mask(state, seat)).all()
            assert batch.masks[table][actions[table]]
            state.apply(seat, eyes.actions.moves[actions[table]])
        batch.step(actions)
        for table, state in enumerate(states):
            outcome = state.outcome()
            assert batch.ends[table] == (outcome is not None)
            assert batch.rewards[table].tolist() == (
                [0.0] * seats if outcome is None else rewards_of(outcome)
            )
            assert batch.scores[table].tolist() == ([0] * seats if outcome is None else outcome.scores)
            if outcome is not None:
                ended += 1
                plays[table] += 1
                states[table] = eyes.new(luck_of(seeds[table], plays[table]))
    assert not batch.truncations.any()
    if code == "wildegrens":
        assert ended > 3


@pytest.mark.parametrize(("code", "laid"), SEEN_OTHERWISE)
def test_every_option_can_be_laid(code: str, laid: object) -> None:
    wishes = laid.wishes  # type: ignore[attr-defined]
    batch = Batch(code, 2, seats=laid.seats, options=wishes, seeds=3)  # type: ignore[attr-defined]
    eyes = Eyes(code, laid.seats, wishes)  # type: ignore[attr-defined]
    for _ in range(40):
        batch.random_steps(1)
        for table in range(2):
            state = batch.state(table)
            assert batch.observations[table].tobytes() == eyes.observation(state, state.mover()).tobytes()
    assert batch.masks.any(axis=1).all()
    assert wishes.items() <= batch.options.items()


@pytest.mark.parametrize(("code", "seats"), FIRST)
def test_the_same_seeds_give_the_same_plays(code: str, seats: int) -> None:
    one, other = Batch(code, 4, seats=seats, seeds=9), Batch(code, 4, seats=seats, seeds=[9, 10, 11, 12])
    for _ in range(30):
        actions = one.random_actions()
        one.step(actions)
        other.step(actions)
        assert one.observations.tobytes() == other.observations.tobytes()
    before = one.observations.tobytes()
    one.reset()
    fresh = one.observations.tobytes()
    other.reset(9)
    assert before != fresh == other.observations.tobytes()
    other.reset([1, 2, 3, 4])
    assert other.observations.tobytes() != fresh


def test_plays_can_be_broken_off() -> None:
    batch = Batch("air", 2, most_steps=5)
    for step in range(1, 16):
        batch.step(batch.random_actions())
        assert batch.truncations.tolist() == [step % 5 == 0] * 2
        assert not batch.ends.any()
        assert not batch.rewards.any()
        assert batch.lengths.tolist() == [step % 5] * 2


def test_a_table_may_wait() -> None:
    batch = Batch("bal", 3)
    before = batch.observations.copy()
    actions = batch.random_actions()
    actions[1] = LEAVE
    batch.step(actions)
    assert (batch.observations[1] == before[1]).all()
    assert batch.lengths.tolist() == [1, 0, 1]


@pytest.mark.parametrize("code", SHELF)
def test_a_bad_action_changes_nothing_anywhere(code: str) -> None:
    """The first table's action was good; still it has not been carried out."""
    batch = Batch(code, 3)
    batch.random_steps(7)
    before = (batch.observations.tobytes(), batch.masks.tobytes(), batch.lengths.tolist())
    good = batch.random_actions()
    forbidden = int(np.flatnonzero(~batch.masks[2])[0])
    for bad in (forbidden, len(batch.actions), -2, 10**12):
        actions = good.copy()
        actions[2] = bad
        with pytest.raises(IllegalAction, match="table 2") as caught:
            batch.step(actions)
        assert (caught.value.table, caught.value.action) == (2, bad)
        assert isinstance(caught.value, ValueError)
        assert (batch.observations.tobytes(), batch.masks.tobytes(), batch.lengths.tolist()) == before
    batch.step(good)


def test_wrong_arrays_are_refused() -> None:
    batch = Batch("air", 3)
    for wrong in ([0, 0], [[0, 0, 0]], [0.0, 0.0, 0.0], ["draw"] * 3, 7):
        with pytest.raises(ValueError, match="3 whole numbers"):
            batch.step(wrong)  # type: ignore[arg-type]
    for array in (batch.observations, batch.masks, batch.turns, batch.rewards, batch.ends):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(BadChoice, match="chess"):
        Batch("chess", 2)
    with pytest.raises(BadChoice, match="9"):
        Batch("air", 2, seats=9)
    with pytest.raises(BadChoice, match="luck"):
        Batch("air", 2, options={"luck": "good"})
    with pytest.raises(BadChoice, match="maybe"):
        Batch("air", 2, options={"open_hands": "maybe"})
    with pytest.raises(BadChoice, match="first_player"):
        Batch("air", 2, seats=2, options={"first_player": "4"})
    for seeds in (-1, [1], [1, -2], 2**64, [1, 2.5], "ab"):
        with pytest.raises((ValueError, TypeError)):
            Batch("air", 2, seeds=seeds)  # type: ignore[arg-type]
    for tables in (0, -1, 2**30):
        with pytest.raises(ValueError, match="tables"):
            Batch("air", tables)
    with pytest.raises(ValueError, match="most_steps"):
        Batch("air", 1, most_steps=-1)


def test_a_closed_batch_says_so() -> None:
    batch = Batch("air", 2)
    batch.close()
    batch.close()
    for asked in (batch.random_actions, batch.reset, lambda: batch.step([0, 0])):
        with pytest.raises(Closed):
            asked()


def test_rewards_add_up_and_share() -> None:
    from esbat.engine.outcome import Outcome

    def rewards(ranks: list[int], together: bool = False) -> list[float]:
        return rewards_of(Outcome([0] * len(ranks), ranks, "", "", together=together))

    assert rewards([1, 2]) == [1, -1]
    assert rewards([2, 1, 3]) == [0, 1, -1]
    assert rewards([1, 1, 3]) == [0.5, 0.5, -1]
    assert rewards([1, 1]) == [0, 0]
    assert rewards([1]) == [1]
    assert rewards([0]) == [-1]
    assert rewards([1, 1], together=True) == [1, 1]
    assert rewards([0, 0, 0], together=True) == [-1, -1, -1]


@pytest.mark.parametrize("code", SHELF)
def test_actions_print_and_parse(code: str) -> None:
    actions = Eyes(code).actions
    assert len(actions) == len(game(code).all_moves())
    for action in range(len(actions)):
        assert actions.parse(actions.text(action)) == action
    verbs = actions.describe()
    assert verbs[0].first == 0
    assert verbs[-1].last == len(actions)
    assert all(one.last == other.first for one, other in pairwise(verbs))
    for wrong in (-1, len(actions)):
        with pytest.raises(ValueError, match=str(wrong)):
            actions.text(wrong)


def test_seeded_plays_are_those_of_the_engine() -> None:
    """A batch's first play of a seed is the play of that seed anywhere else."""
    state = game("air").new(2, {}, seeded(11))
    batch = Batch("air", 1, seats=2, seeds=11)
    assert batch.observations[0].tobytes() == Eyes("air", 2).observation(state, state.mover()).tobytes()
