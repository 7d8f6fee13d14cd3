"""One seat against bots: Gymnasium's own check passes, and many tables play what one plays."""

import warnings
from collections.abc import Iterator

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, Error, InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from esbat.bots import bot_names
from esbat.games import SHELF
from esbat.research.gymnasium import SeatEnv, SeatVectorEnv
from esbat.research.layout import BadChoice
from tests.research.tables import EVERY
from tests.samples import sampled


@pytest.fixture(autouse=True)
def no_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


@pytest.mark.parametrize(("code", "seats"), sampled(EVERY, 3))
def test_their_check_is_clean(code: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    made = gymnasium.make(f"esbat/{code.capitalize()}-v0", seats=seats, seat=seats - 1)
    check_env(made.unwrapped)
    assert "WARN" not in capsys.readouterr().err


@pytest.mark.parametrize("code", SHELF)
def test_a_play_against_bots_of_every_level(code: str) -> None:
    for level in bot_names(code):
        env = SeatEnv(code, bots=level, features=True, strict=True)
        observation, info = env.reset(seed=3)
        over = False
        reward = 0.0
        for _ in range({"random": 3000, "witch": 2, "crone": 1}.get(level, 60)):
            assert observation in env.observation_space
            assert (info["action_mask"] == env.action_masks()).all()
            observation, reward, over, truncated, info = env.step(env.action_space.sample())
            assert not truncated
            if over:
                break
        assert over or level != "random"
        assert (reward != 0) <= over


def test_seeds_decide_everything() -> None:
    def played(seed: int) -> bytes:
        env = SeatEnv("bal", seats=4, seat=2)
        observation, _ = env.reset(seed=seed)
        env.action_space.seed(5)
        seen = observation.tobytes()
        for _ in range(25):
            observation, _, over, _, _ = env.step(env.action_space.sample())
            seen += observation.tobytes()
            if over:
                break
        return seen

    assert played(1) == played(1) != played(2)


def test_an_illegal_action_loses_or_is_refused() -> None:
    env = SeatEnv("air")
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    for wrong in (-1, 253, "draw"):
        with pytest.raises(InvalidAction):
            env.step(wrong)  # type: ignore[arg-type]
    _, reward, over, _, _ = env.step(252)
    assert (reward, over) == (-1.0, True)
    with pytest.raises(ResetNeeded):
        env.step(0)
    strict = SeatEnv("air", strict=True)
    before, _ = strict.reset(seed=1)
    with pytest.raises(InvalidAction, match="may not choose"):
        strict.step(252)
    after, _, _, _, _ = strict.step(int(np.flatnonzero(strict.action_masks())[0]))
    assert after.shape == before.shape


def test_plays_can_be_broken_off() -> None:
    env = SeatEnv("air", most_steps=6)
    env.reset(seed=1)
    truncated = False
    for step in range(6):
        _, _, over, truncated, _ = env.step(env.action_space.sample())
        assert not over
        if truncated:
            break
    assert truncated


def test_wrong_settings_are_refused() -> None:
    for wrong in ({"seat": 2}, {"seat": -1}, {"bots": "genius"}, {"bots": ["random"] * 4}, {"seats": 8}):
        with pytest.raises(BadChoice):
            SeatEnv("air", **wrong)
        with pytest.raises(BadChoice):
            SeatVectorEnv("air", 2, **wrong)
    with pytest.raises(ValueError, match="render_mode"):
        SeatEnv("air", render_mode="film")


def test_a_bad_seed_is_refused_as_gymnasium_refuses_it() -> None:
    """One table and many alike; what was laid goes on."""
    env, tables = SeatEnv("air"), SeatVectorEnv("air", 2)
    env.reset(seed=1)
    before = tables.reset(seed=1)[0].copy()
    for wrong in (-1, "luck", 1.5):
        with pytest.raises(Error):
            env.reset(seed=wrong)  # type: ignore[arg-type]
    for bad in (-1, 2**64, "luck", 1.5, [1], [1, -2], [1, "luck"]):
        with pytest.raises(Error):
            tables.reset(seed=bad)  # type: ignore[arg-type]
    assert (tables.batch.observations == before).all()
    env.step(env.action_space.sample())


def test_a_closed_table_says_so() -> None:
    env = SeatEnv("air")
    env.reset(seed=1)
    env.close()
    env.close()
    for asked in (env.reset, lambda: env.step(0), env.render):
        with pytest.raises(ClosedEnvironmentError):
            asked()
    tables = SeatVectorEnv("air", 2)
    tables.reset(seed=1)
    tables.close()
    for ask in (tables.reset, lambda: tables.step(np.array([0, 0]))):
        with pytest.raises(ClosedEnvironmentError):
            ask()


@pytest.mark.parametrize("code", SHELF)
def test_many_tables_at_once(code: str) -> None:
    """It is always the seat's turn; rewards come with ends; masks are those of the batch."""
    tables = SeatVectorEnv(code, 3, seat=0, bots="random")
    observations, info = tables.reset(seed=7)
    assert observations in tables.observation_space
    generator = np.random.default_rng(1)
    ended = 0
    for step in range(1000):
        if ended and step > 60:
            break
        assert (tables.batch.turns == 0).all()
        masks = info["action_mask"]
        actions = np.array([generator.choice(np.flatnonzero(mask)) for mask in masks])
        observations, rewards, ends, truncations, info = tables.step(actions)
        assert not truncations.any()
        assert not rewards[~ends].any()
        ended += int(ends.sum())
    assert ended
    bad = np.array([int(np.flatnonzero(~mask)[0]) for mask in info["action_mask"]])
    with pytest.raises(InvalidAction):
        tables.step(bad)


def test_many_tables_with_other_bots_and_by_name() -> None:
    made = gymnasium.make_vec(
        "esbat/Air-v0", num_envs=2, vectorization_mode="vector_entry_point", bots="apprentice", features=True
    )
    observations, info = made.reset(seed=[1, 2])  # type: ignore[arg-type]
    for _ in range(4):
        actions = np.array([int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]])
        observations, _, _, _, info = made.step(actions)
    assert observations.dtype == np.float32
    made.close()
