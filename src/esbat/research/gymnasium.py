"""One seat against bots, as a Gymnasium environment; and many tables of it at once.

    >>> from esbat.research.gymnasium import SeatEnv
    >>> env = SeatEnv("air", seats=2, bots="random")
    >>> observation, info = env.reset(seed=1)
    >>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample())

What may be chosen is in the info (`action_mask`), in `action_masks()`, where sb3-contrib's MaskablePPO looks
for it, and every sample of the action space is legal. An action that may not be chosen loses the play, as
PettingZoo has it too; a `strict` table refuses it.

A play is won or lost at its end alone, which is long for a learner to wait. With `shaping`, every step is
paid for what it gains in lead (`shaping.Lead`); what the play came to is in the info (`result`) all the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, Final

from esbat.research.needs import MissingExtra

try:
    import numpy as np
    import numpy.typing as npt
    from gymnasium import Env, register
    from gymnasium.error import ClosedEnvironmentError, Error, InvalidAction, ResetNeeded
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError:
    raise MissingExtra("gymnasium") from None

from esbat.bots import Bot, bot, mind_of
from esbat.engine.chance import Chance, seeded
from esbat.engine.errors import BadSetting
from esbat.games import SHELF
from esbat.research.batch import LEAVE, Batch, seeds_for
from esbat.research.compiled_batch import IllegalAction
from esbat.research.compiled_sheet import LARGEST
from esbat.research.layout import BadChoice, Layout
from esbat.research.one import Eyes, Mask, OneTable
from esbat.research.shaping import Lead
from esbat.research.spaces import LegalActions, any_seed
from esbat.research.text import rendered, words_of

__all__ = ["SeatEnv", "SeatVectorEnv"]

Info = dict[str, Any]
Seen = npt.NDArray[np.uint8] | npt.NDArray[np.float32]

RANDOM: Final = "random"


def opponents(code: str, seats: int, names: str | Sequence[str]) -> list[Bot]:
    """A bot for every other seat: one name for all of them, or a name each."""
    wanted = [names] * (seats - 1) if isinstance(names, str) else list(names)
    if len(wanted) != seats - 1:
        raise BadChoice(f"{len(wanted)} bots for {seats - 1} other seats")
    try:
        return [bot(code, name) for name in wanted]
    except BadSetting as error:
        raise BadChoice(words_of().error(error)) from None


def must_be_a_seat(seat: int, seats: int) -> None:
    if not 0 <= seat < seats:
        raise BadChoice(f"seats go from 0 to {seats - 1}, not {seat}")


def seen_space(layout: Layout, features: bool) -> Box:
    """What an observation can be: bytes, or numbers from 0 to 1."""
    if features:
        return Box(0.0, 1.0, (layout.width(),), np.float32)
    return Box(0, int(LARGEST), (layout.size,), np.uint8)


class SeatEnv(Env[Any, Any]):  # its spaces are of bytes or of shares
    """A table where bots sit at all seats but one."""

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = RANDOM,
        options: Mapping[str, str] | None = None,
        most_steps: int = 0,
        features: bool = False,
        shaping: float = 0.0,
        gamma: float = 1.0,
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """With `features`, observations are numbers from 0 to 1 (`Layout.features`)."""
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode is ansi, human or None, not {render_mode}")
        self.eyes = Eyes(game, seats, options)
        must_be_a_seat(seat, self.eyes.seats)
        self.seat = seat
        bots_of = opponents(self.eyes.game.code, self.eyes.seats, bots)
        self._bots: list[Bot | None] = [*bots_of[:seat], None, *bots_of[seat:]]
        self._features = features
        self._lead = Lead(seat, shaping, gamma, 1)
        self._table = OneTable(self.eyes, most_steps)
        self._luck: Chance = seeded(0)
        self._strict = strict
        self._closed = False
        self._under_way = False
        self.render_mode = render_mode
        self.observation_space = seen_space(self.eyes.layout, features)
        self.action_space = LegalActions(len(self.eyes.actions), self.action_masks)

    def _must_be_open(self) -> None:
        if self._closed:
            raise ClosedEnvironmentError("this table is closed")

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Seen, Info]:
        """A new play: of this seed, or of any."""
        self._must_be_open()
        super().reset(seed=seed)
        self._table.begin(any_seed(self.np_random))
        self._luck = seeded(any_seed(self.np_random))
        self._under_way = True
        self._others_play()
        while self._table.over:  # nobody has asked this seat anything: on to the next play
            self._table.next_play()
            self._others_play()
        if self._lead:
            self._lead.begin(self._standings())
        return self._seen(), self._info(0.0)

    def _standings(self) -> npt.NDArray[np.int64]:
        state = self._table.state
        return np.array([[self.eyes.standing(state, seat) for seat in range(self.eyes.seats)]])

    def _others_play(self) -> None:
        """Until it is this seat's turn, or the play is over."""
        table = self._table
        game = self.eyes.game
        while not table.over and not table.truncated:
            seat = table.turn
            player = self._bots[seat]
            if player is None:
                return
            table.state.apply(seat, player.choose(mind_of(game, table.state, seat, self._luck)))
            table.steps += 1

    def _seen(self) -> Seen:
        row = self.eyes.observation(self._table.state, self.seat)
        return self.eyes.layout.features(row[np.newaxis])[0] if self._features else row

    def _info(self, result: float) -> Info:
        return {"action_mask": self.action_masks(), "result": result}

    def action_masks(self) -> Mask:
        """What this seat may choose now: a number an action, 1 if so."""
        return self.eyes.mask(self._table.state, self.seat)

    def step(self, action: int) -> tuple[Seen, float, bool, bool, Info]:
        """This seat chooses, then the bots.

        InvalidAction, and nothing has happened, for what is no action, and at a strict table for what may not
        be chosen now.
        """
        self._must_be_open()
        table = self._table
        if not self._under_way:
            raise ResetNeeded("no play is under way: call reset() first")
        if not self.action_space.contains(action):
            raise InvalidAction(f"actions go from 0 to {len(self.eyes.actions) - 1}, not {action}")
        lost = False
        try:
            table.act(int(action))
        except IllegalAction as error:
            if self._strict:
                raise InvalidAction(str(error)) from None
            lost = True
        if not lost:
            self._others_play()
        over = lost or table.over
        self._under_way = not over and not table.truncated
        result = -1.0 if lost else table.rewards()[self.seat]
        reward = result
        if self._lead:
            reward += float(self._lead.earned(self._standings(), np.array([over]))[0])
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over, table.truncated, self._info(result)

    def render(self) -> Any:
        """The table as this seat sees it: as text, or printed."""
        self._must_be_open()
        return rendered(self.render_mode, self.eyes.game, self._table.state, self.seat)

    def close(self) -> None:
        """Nothing more can be asked; closing twice does no harm."""
        self._closed = True


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """Many tables at once over a `Batch`: one seat learns, bots sit at the others.

    A new play begins in the same step that ends one, so the observation is already of the new play. Random
    moves are chosen in compiled code; other bots are asked one by one.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int | None = None,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = RANDOM,
        options: Mapping[str, str] | None = None,
        most_steps: int = 0,
        features: bool = False,
        shaping: float = 0.0,
        gamma: float = 1.0,
    ) -> None:
        self.batch = Batch(game, num_envs, seats=seats, options=options, most_steps=most_steps)
        must_be_a_seat(seat, self.batch.seats)
        self.num_envs = num_envs
        self.seat = seat
        found = opponents(self.batch.game.code, self.batch.seats, bots)
        self._bots: list[Bot | None] = [*found[:seat], None, *found[seat:]]
        self._random = all(player.name == RANDOM for player in found)
        self._features = features
        self._lead = Lead(seat, shaping, gamma, num_envs)
        self._luck: Chance = seeded(0)
        self.single_observation_space = seen_space(self.batch.layout, features)
        self.single_action_space = Discrete(len(self.batch.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Info | None = None
    ) -> tuple[Seen, Info]:
        """All tables begin anew; with one seed, tables have seeds from there on."""
        self._must_be_open()
        try:
            if isinstance(seed, Sequence):
                seeds = seeds_for(self.num_envs, [any_seed() if one is None else one for one in seed])
            else:
                first = any_seed() % 2**63 if seed is None else index(seed)
                seeds = seeds_for(self.num_envs, first)
        except (TypeError, ValueError) as wrong:
            raise Error(str(wrong)) from None
        self.batch.reset(seeds)
        self._luck = seeded(seeds[0])
        results = np.zeros(self.num_envs)
        self._others_play(results, np.zeros((2, self.num_envs), dtype=bool))
        if self._lead:
            self._lead.begin(self.batch.standings())
        return self._seen(), self._info(np.zeros(self.num_envs))

    def _must_be_open(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError("these tables are closed")

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What the seat may choose at each table."""
        return self.batch.masks

    def _seen(self) -> Seen:
        rows = self.batch.observations
        return self.batch.layout.features(rows) if self._features else rows.copy()

    def _info(self, results: npt.NDArray[np.float64]) -> Info:
        return {"action_mask": self.batch.masks.copy(), "result": results}

    def _others_play(self, results: npt.NDArray[np.float64], over: npt.NDArray[np.bool_]) -> None:
        """Until it is the seat's turn at every table; what has ended on the way is added up."""
        batch = self.batch
        while True:
            results += batch.rewards[:, self.seat]
            over[0] |= batch.ends
            over[1] |= batch.truncations
            if (batch.turns == self.seat).all():
                return
            batch.step(self._answers())

    def _answers(self) -> list[int] | npt.NDArray[np.int64]:
        """What the bots choose, and LEAVE where it is the seat's turn."""
        batch = self.batch
        if self._random:
            return batch.others_actions(self.seat, self._luck)
        found: list[int] = []
        for table, seat in enumerate(batch.turns.tolist()):
            player = self._bots[seat]
            if player is None:
                found.append(LEAVE)
            else:
                mind = mind_of(batch.game, batch.state(table), seat, self._luck)
                found.append(batch.actions.number[player.choose(mind)])
        return found

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Seen, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Info]:
        """The seat chooses at every table, then the bots; InvalidAction, if it may not, changes nothing."""
        self._must_be_open()
        try:
            self.batch.step(actions)
        except ValueError as error:
            raise InvalidAction(str(error)) from None
        results = np.zeros(self.num_envs)
        over = np.zeros((2, self.num_envs), dtype=bool)
        self._others_play(results, over)
        rewards = results
        if self._lead:
            rewards = results + self._lead.earned(self.batch.standings(), over[0] | over[1])
        return self._seen(), rewards, over[0], over[1], self._info(results)

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing more can be asked of the tables."""
        self.batch.close()


for _code in SHELF:
    register(
        f"esbat/{_code.capitalize()}-v0",
        entry_point="esbat.research.gymnasium:SeatEnv",
        vector_entry_point="esbat.research.gymnasium:SeatVectorEnv",
        kwargs={"game": _code},
    )
