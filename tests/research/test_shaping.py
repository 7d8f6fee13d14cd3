"""Pay by the step: it tells nothing hidden, adds up to nothing, and is the same at one table and at many."""

import numpy as np
import numpy.typing as npt
import pytest

from esbat.engine.chance import seeded
from esbat.research.batch import Batch
from esbat.research.gymnasium import SeatEnv, SeatVectorEnv
from esbat.research.layout import BadChoice
from esbat.research.one import Eyes, OneTable
from esbat.research.shaping import Lead
from tests.research.tables import EVERY, FIRST
from tests.samples import sampled


@pytest.mark.parametrize(("code", "seats"), sampled(EVERY, 3))
def test_standings_lie_open(code: str, seats: int) -> None:
    """No seat can tell an imagined table from the true one by anybody's points."""
    eyes = Eyes(code, seats)
    table = OneTable(eyes)
    luck = seeded(4)
    changed = False
    for turn in range(150):
        if table.over:
            table.next_play()
        state = table.state
        standings = [eyes.standing(state, seat) for seat in range(seats)]
        changed |= any(standings)
        if turn % 10 == 0:
            for seat in range(seats):
                imagined = state.imagine(seat, luck)
                assert [eyes.standing(imagined, other) for other in range(seats)] == standings
        legal = eyes.legal(state, table.turn)
        table.act(legal[int(luck.pick(len(legal)))])
    assert changed


@pytest.mark.parametrize(("code", "seats"), FIRST)
def test_a_batch_tells_the_standings_of_all_tables(code: str, seats: int) -> None:
    eyes = Eyes(code, seats)
    batch = Batch(code, 3, seats=seats, seeds=8)
    batch.random_steps(70)
    expected = [[eyes.standing(batch.state(table), seat) for seat in range(seats)] for table in range(3)]
    assert batch.standings().tolist() == expected


def test_a_lead_is_over_the_best_of_the_others() -> None:
    lead = Lead(1, weight=0.5, gamma=0.5, tables=2)
    lead.begin(np.array([[4, 2, 1], [0, 0, 0]]))  # 2 behind; level
    earned = lead.earned(np.array([[4, 8, 1], [0, 3, 5]]), np.array([False, True]))
    assert earned.tolist() == [0.5 * 2.0 + 1.0, 0.0]  # 4 ahead now; the second play is over
    assert lead.earned(np.array([[0, 0, 0], [0, 0, 5]]), np.array([True, False])).tolist() == [-2.0, -0.25]


@pytest.mark.parametrize(("weight", "gamma"), [(-1.0, 1.0), (float("nan"), 1.0), (0.1, 0.0), (0.1, 1.5)])
def test_what_is_no_weight_is_refused(weight: float, gamma: float) -> None:
    with pytest.raises(BadChoice, match="shaping"):
        SeatEnv("air", shaping=weight, gamma=gamma)
    with pytest.raises(BadChoice, match="shaping"):
        SeatVectorEnv("air", 2, shaping=weight, gamma=gamma)


@pytest.mark.parametrize(("code", "seats"), FIRST)
def test_pay_by_the_step_adds_up_to_nothing(code: str, seats: int) -> None:
    """Over a whole play, what was earned beside the result is what was there at the beginning, taken back."""
    env = SeatEnv(code, seats, shaping=0.25)
    env.reset(seed=2)
    env.action_space.seed(3)
    standings = env._standings()[0]
    begun = 0.25 * (standings[0] - (standings[1:].max() if seats > 1 else 0))
    over = False
    paid = 0.0
    earned = False
    info: dict[str, float] = {}
    while not over:
        _, reward, over, _, info = env.step(env.action_space.sample())
        paid += reward
        earned |= not over and reward != 0
    assert earned
    assert info["result"] in (-1.0, 0.0, 1.0) or seats > 2
    assert paid == pytest.approx(info["result"] - begun)


def test_many_tables_are_paid_as_one_is() -> None:
    """The same plays with and without: results are the same, and pay is what the leads say."""
    plain = SeatVectorEnv("air", 8, seats=2)
    paid = SeatVectorEnv("air", 8, seats=2, shaping=0.1, gamma=0.9)
    _, info = plain.reset(seed=5)
    paid.reset(seed=5)
    worth: npt.NDArray[np.float64] = np.zeros(8)
    ended = False
    for _ in range(400):
        actions = np.array([np.flatnonzero(mask)[-1] for mask in info["action_mask"]])
        _, results, ends, _, info = plain.step(actions)
        _, rewards, also_ends, _, also = paid.step(actions)
        assert (ends == also_ends).all()
        assert (results == also["result"]).all()
        standings = paid.batch.standings()
        now = (0.1 * (standings[:, 0] - standings[:, 1])).astype(np.float64)
        assert rewards == pytest.approx(results + np.where(ends, 0, 0.9 * now) - worth)
        worth = now
        ended |= bool(ends.any())
    assert ended
