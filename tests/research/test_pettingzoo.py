"""PettingZoo's own tests, on every game at every size of table: they pass, and warn of nothing."""

import importlib
import logging
import warnings
from collections.abc import Callable, Iterator
from types import ModuleType, SimpleNamespace

import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_check
from pettingzoo.test.state_test import test_parallel_env as parallel_state_check
from pettingzoo.test.state_test import test_state as state_check
from pettingzoo.test.state_test import test_state_space as state_space_check
from pettingzoo.utils import parallel_to_aec

from esbat.research.batch import Batch
from esbat.research.compiled_batch import IllegalAction, luck_of, rewards_of
from esbat.research.layout import BadChoice
from esbat.research.pettingzoo.parallel import ParallelTableEnv
from tests.research.tables import EVERY, FIRST
from tests.samples import sampled


def door(code: str) -> ModuleType:
    return importlib.import_module(f"esbat.research.pettingzoo.{code}_v0")


@pytest.fixture(autouse=True)
def no_warnings(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """PettingZoo warns in two ways: as Python does, and in a log of its own."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize(("code", "seats"), sampled(EVERY, 4))
def test_their_api_test(code: str, seats: int) -> None:
    api_test(door(code).env(seats=seats), num_cycles=120)
    api_test(door(code).raw_env(seats=seats, max_cycles=10), num_cycles=40)


@pytest.mark.parametrize(("code", "seats"), sampled(EVERY, 4))
def test_their_seed_test(code: str, seats: int) -> None:
    seed_test(lambda: door(code).env(seats=seats), num_cycles=30)


@pytest.mark.parametrize(("code", "seats"), sampled(EVERY, 4))
def test_their_state_test(code: str, seats: int) -> None:
    """What all see together is the state; a sample of the action space is always legal."""
    env = door(code).env(seats=seats)
    state_space_check(env)
    state_check(env, num_cycles=30)


@pytest.mark.parametrize(("code", "seats"), FIRST)
def test_their_render_test(code: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    def made(render_mode: str) -> object:
        return door(code).env(seats=seats, render_mode=render_mode)

    render_test(made, {"ansi": lambda text: "phase" in text})
    assert "phase" in capsys.readouterr().out


def test_their_save_obs_test(capsys: pytest.CaptureFixture[str]) -> None:
    """It applies to pictures only, and says so."""
    save_obs_check(door("air").env())
    assert "did not save" in capsys.readouterr().out


TOGETHER = [(code, seats) for code, seats in EVERY if code in ("air", "bal")]
"""The games that ask several at once, at every size of table."""


@pytest.mark.parametrize(("code", "seats"), sampled(TOGETHER, 4))
def test_their_parallel_tests(code: str, seats: int) -> None:
    made = door(code).parallel_env
    parallel_api_test(made(seats=seats), num_cycles=60)
    parallel_api_test(made(seats=seats, max_cycles=7), num_cycles=20)
    parallel_seed_test(lambda: made(seats=seats), num_cycles=20)
    parallel_state_check(made(seats=seats))


@pytest.mark.parametrize(("code", "seats"), sampled(TOGETHER, 8))
def test_their_max_cycles_test(code: str, seats: int) -> None:
    """Everybody acts in every cycle of the parallel form, and of what PettingZoo makes of it."""

    def in_parallel(max_cycles: int) -> object:
        return door(code).parallel_env(seats=seats, max_cycles=max_cycles)

    def one_by_one(max_cycles: int) -> object:
        return parallel_to_aec(in_parallel(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=in_parallel, env=one_by_one))


@pytest.mark.apart
@pytest.mark.parametrize(("code", "seats"), EVERY)
def test_their_performance_benchmark(code: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    """It takes five seconds by the clock and judges nothing; `bench/batches` does."""
    performance_benchmark(door(code).env(seats=seats))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("code", ["air", "bal"])
def test_whoever_is_asked_together_answers_together(code: str) -> None:
    """The play is the engine's own, and while some answer, those who answer after them see nothing of it."""
    together = sum(play_together(door(code).parallel_env(seats=4), seed) for seed in range(3))
    assert together


def play_together(env: ParallelTableEnv, seed: int) -> int:
    """One whole play beside the engine; in how many steps of it several were asked."""
    told, _ = env.reset(seed=seed)
    for seat, agent in enumerate(env.agents):
        env.action_space(agent).seed(seed * 10 + seat)
    state = env.eyes.new(luck_of(seed, 0))
    together = 0
    while env.agents:
        actions = {agent: int(env.action_space(agent).sample()) for agent in env.agents}
        asked = state.acting()
        assert asked == [seat for seat in range(4) if actions[f"player_{seat}"] != env.wait]
        together += len(asked) > 1
        for seat in asked:
            assert (env.eyes.observation(state, seat) == told[f"player_{seat}"]).all()
            state.apply(seat, env.eyes.actions.moves[actions[f"player_{seat}"]])
        told, rewards, ends, _, _ = env.step(actions)
        assert all((told[f"player_{seat}"] == env.eyes.observation(state, seat)).all() for seat in range(4))
        outcome = state.outcome()
        assert list(ends.values()) == [outcome is not None] * 4
        assert list(rewards.values()) == ([0.0] * 4 if outcome is None else rewards_of(outcome))
    return together


def test_the_parallel_form_refuses_and_changes_nothing() -> None:
    env = door("air").parallel_env(seats=3)
    with pytest.raises(ValueError, match="reset"):
        env.step({})
    env.reset(seed=1)
    before = env.state()
    good = {agent: int(env.action_space(agent).sample()) for agent in env.agents}
    asked = next(agent for agent in env.agents if good[agent] != env.wait)
    other = next(agent for agent in env.agents if agent != asked)
    for agent, bad in ((asked, env.wait), (asked, -1), (asked, 10**9), (other, 0)):
        with pytest.raises(IllegalAction):
            env.step({**good, agent: bad})
    for wrong in ({asked: good[asked]}, {**good, "player_9": 0}):
        with pytest.raises(ValueError, match="an action for each"):
            env.step(wrong)
    assert (env.state() == before).all()
    env.step(good)
    env.close()
    for ask in (env.reset, env.state, lambda: env.step(good)):
        with pytest.raises(ClosedEnvironmentError):
            ask()


def test_calls_in_the_wrong_order_are_told_so() -> None:
    env = door("air").env()
    asked: list[Callable[[], object]] = [
        lambda: env.step(0),
        lambda: env.observe("player_0"),
        env.agent_iter,
        env.state,
        env.render,
    ]
    for ask in asked:
        with pytest.raises(AssertionError, match="reset"):
            ask()
    for name in ("agents", "num_agents", "rewards", "terminations", "truncations", "infos"):
        with pytest.raises(AttributeError):
            getattr(env, name)
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="need to call step"):
        for _ in env.agent_iter():
            pass


@pytest.mark.parametrize(("code", "seats"), FIRST)
def test_plays_are_those_of_batches(code: str, seats: int) -> None:
    """The same seed, the same actions: the same observations, masks and rewards, play after play."""
    env = door(code).env(seats=seats)
    env.reset(seed=4)
    batch = Batch(code, 1, seats=seats, seeds=4)
    ended = 0
    for _ in range(400):
        observation, _, terminated, truncated, info = env.last()
        assert env.agent_selection == f"player_{batch.turns[0]}"
        assert not terminated
        assert not truncated
        assert (observation == batch.observations[0]).all()
        assert (info["action_mask"] == batch.masks[0]).all()
        action = int(batch.random_actions()[0])
        env.step(action)
        batch.step([action])
        if batch.ends[0]:
            ended += 1
            assert [env.rewards[agent] for agent in env.agents] == batch.rewards[0].tolist()
            for agent in env.agent_iter():
                assert env.last(observe=False)[2]
                env.step(None)
            env.reset()
    assert ended or code == "witchstone"


def test_an_illegal_action_ends_a_wrapped_play_and_leaves_a_bare_one(
    caplog: pytest.LogCaptureFixture,
) -> None:
    raw = door("air").raw_env()
    raw.reset(seed=1)
    before = raw.state()
    for bad in (252, -1, 253, 10**9):
        with pytest.raises(IllegalAction):
            raw.step(bad)
    with pytest.raises(ValueError, match="None is for"):
        raw.step(None)
    assert (raw.state() == before).all()
    env = door("air").env()
    env.reset(seed=1)
    agent = env.agent_selection
    with pytest.raises(AssertionError, match="action space"):
        env.step(253)
    env.step(252)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1
    caplog.clear()  # it has warned of it, as it should


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(BadChoice):
        door("air").env(seats=1)
    with pytest.raises(BadChoice):
        door("bal").env(options={"level": "mean"})
    with pytest.raises(ValueError, match="render_mode"):
        door("air").env(render_mode="film")
    raw = door("air").raw_env()
    for seed in (-1, 2**64):
        with pytest.raises(ValueError, match="seed"):
            raw.reset(seed=seed)


def test_a_closed_table_says_so() -> None:
    raw = door("lancre").raw_env()
    raw.reset(seed=1)
    raw.close()
    raw.close()
    asked: list[Callable[[], object]] = [
        raw.reset,
        raw.state,
        lambda: raw.step(0),
        lambda: raw.observe("player_0"),
    ]
    for ask in asked:
        with pytest.raises(ClosedEnvironmentError):
            ask()


def test_without_a_seed_plays_differ() -> None:
    seen = set()
    for _ in range(4):
        raw = door("air").raw_env()
        raw.reset()
        for _ in range(12):
            raw.step(int(np.flatnonzero(raw.last()[4]["action_mask"])[0]))
        seen.add(raw.state().tobytes())
    assert len(seen) > 1
