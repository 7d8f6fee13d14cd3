"""The five games as Python games of OpenSpiel: `pyspiel.load_game("esbat_air", {"players": 3})`.

Chance is explicit: every roll and draw is a chance node of its own with even odds. A move is tried with the
luck there is so far; where more is needed, that is the next chance node, and the move is tried again with its
answer. So nothing of a rule is written twice, and a play can be told from its list of actions. It is a door
for compatibility, not for speed: batches are a hundred times as quick.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Any, Final

from esbat.research.needs import MissingExtra

try:
    import numpy as np
    import pyspiel
except ImportError:
    raise MissingExtra("pyspiel") from None

from esbat.engine.box import Pack
from esbat.engine.chance import seeded
from esbat.engine.event import Listener, as_seen
from esbat.engine.facts import Facts
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.games import SHELF
from esbat.games.air.game import AIR
from esbat.research.compiled_batch import rewards_of
from esbat.research.compiled_luck import Asking, OutOfLuck
from esbat.research.layout import BadChoice
from esbat.research.one import Eyes
from esbat.research.text import told as told_of

PREFIX: Final = "esbat_"
MOST_OUTCOMES: Final = 256
"""No pick is one of more."""
MOST_MOVES: Final = 20000
"""Actions of a play, luck included; far above any seen."""


def small_air() -> Game:
    """Air with the fewest witches and grimoires that a pack may have: for methods that need a small game."""
    colours = [{**row, "highest": 5, "grimoires": 3} for row in AIR.rows()["colour"]]
    return AIR.boxed(Pack(AIR.code, "small", {"colour": colours}))


TITLES: Final[dict[str, Game]] = {**SHELF, "air_small": small_air()}


def options_of(text: str) -> dict[str, str]:
    """Options as a parameter holds them: `open_hands=true;first_player=1`."""
    pairs = [part.partition("=") for part in text.split(";") if part.strip()]
    return {name.strip(): value.strip() for name, _, value in pairs}


@cache
def eyes_for(code: str, seats: int, options: str) -> Eyes:
    """What a seat sees at such tables; BadChoice if there are none."""
    return Eyes(TITLES[code], seats, options_of(options))


class Held:
    """A play under way, copied as plays are: OpenSpiel clones states by deep copies. Written down, it is the
    actions that led to it, luck included.
    """

    def __init__(
        self, table: tuple[str, int, str], state: State | None, told: list[bytes], heard: list[list[int]]
    ) -> None:
        self.table = table
        self.eyes = eyes_for(*table)
        # None during the set-up.
        self.state = state
        # By seat: a digest of all it has been told, and how often it was told of each kind of event.
        self.told = told
        self.heard = heard
        # The move under way and the luck it has had; what is asked for next is one of so many.
        self.move: tuple[int, int] | None = None
        self.luck: list[int] = []
        self.many = 0
        self.taken: list[int] = []

    def __reduce__(self) -> tuple[object, ...]:
        return (held_again, (self.table, self.taken))

    def take(self, action: int) -> None:
        """A pick of luck, or a move of whoever is asked; ValueError if it is neither."""
        if self.many:
            if not 0 <= action < self.many:
                raise ValueError(f"one of {self.many} is to be picked, not {action}")
            self.luck.append(action)
        else:
            seat = -1 if self.state is None else int(self.state.mover())
            if self.state is None or seat < 0 or action not in self.eyes.legal(self.state, seat):
                raise ValueError(f"player {seat} may not choose action {action} now")
            self.move = (seat, self.eyes.actions.moves[action])
        self.taken.append(action)
        self.go_on()

    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        state = None if self.state is None else self.state.clone()
        copy = Held(self.table, state, self.told[:], [row[:] for row in self.heard])
        copy.move = self.move
        copy.luck = self.luck[:]
        copy.many = self.many
        copy.taken = self.taken[:]
        return copy

    def imagined(self, seat: int, seed: int) -> Held:
        """A play this seat cannot tell from this one; others may have been told other things."""
        copy = self.__deepcopy__({})
        assert self.state is not None
        copy.state = self.state.imagine(seat, seeded(seed))
        return copy

    def go_on(self) -> None:
        """Try what is under way with the luck there is; ask for more if it is not enough."""
        self.many = 0
        chance = Asking(self.luck)
        try:
            if self.state is None:
                self.state = self.eyes.new(chance)
            elif self.move is not None:
                self.carry_out(self.state, *self.move, chance)
        except OutOfLuck as asked:
            self.many = asked.many
            return
        self.move = None
        self.luck = []

    def carry_out(self, state: State, seat: int, move: int, chance: Asking) -> None:
        """The move at a copy of the table, which takes its place if there was luck enough."""
        after = state.clone()
        after.chance = chance
        listener = Listener()
        after.sink = listener
        after.apply(seat, move)
        after.sink = None
        self.state = after
        facts = self.eyes.game.events
        for eyes in range(self.eyes.seats):
            if eyes == seat:
                self.remember(eyes, f"I {move}")
            for event in listener.events:
                seen = as_seen(facts[event.kind], event, eyes)
                if seen is not None:
                    self.remember(eyes, f"{event.kind} {seen}")
                    self.heard[eyes][event.kind] += 1

    def remember(self, seat: int, what: str) -> None:
        self.told[seat] = sha256(self.told[seat] + what.encode()).digest()


def held_again(table: tuple[str, int, str], actions: list[int]) -> Held:
    """A play from its beginning, after these actions."""
    eyes = eyes_for(*table)
    kinds = len(eyes.game.events)
    held = Held(table, None, [b""] * eyes.seats, [[0] * kinds for _ in range(eyes.seats)])
    held.go_on()
    for action in actions:
        held.take(action)
    return held


class TableState(pyspiel.State):  # type: ignore[misc]
    """A play as OpenSpiel knows it."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.held = held_again(game.table, [])

    def current_player(self) -> int:
        held = self.held
        if held.many:
            return int(pyspiel.PlayerId.CHANCE)
        assert held.state is not None
        seat = int(held.state.mover())
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.held.state is not None
        return sorted(self.held.eyes.legal(self.held.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each as likely as the others."""
        many = self.held.many
        return [(outcome, 1.0 / many) for outcome in range(many)]

    def _apply_action(self, action: int) -> None:
        self.held.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"luck {action}" if player < 0 else self.held.eyes.actions.text(action)

    def is_terminal(self) -> bool:
        held = self.held
        return not held.many and held.state is not None and held.state.depth == 0

    def returns(self) -> list[float]:
        held = self.held
        outcome = None if held.many or held.state is None else held.state.outcome()
        return [0.0] * held.eyes.seats if outcome is None else rewards_of(outcome)

    def resample_from_infostate(self, player: int, sampler: Any) -> TableState:
        """A play this player cannot tell from the truth; its history is still that of the truth."""
        number = sampler() if callable(sampler) else np.random.default_rng().random()
        copy: TableState = self.clone()
        copy.held = self.held.imagined(player, int(number * 2**53))
        return copy

    def __str__(self) -> str:
        held = self.held
        if held.state is None:
            return f"set-up, luck so far: {held.luck}"
        asked = f"\nluck: one of {held.many}" if held.many else ""
        return told_of(held.eyes.game, held.state, max(held.state.mover(), 0)) + asked


class TableObserver:
    """What a player sees; with perfect recall, also what it has been told so far."""

    def __init__(self, eyes: Eyes, recall: bool) -> None:
        self.eyes = eyes
        self.recall = recall
        size = eyes.layout.width()
        kinds = len(eyes.game.events) if recall else 0
        self.tensor = np.zeros(size + kinds, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if recall:
            self.dict["told"] = self.tensor[size:]

    def set_from(self, state: TableState, player: int) -> None:
        self.tensor.fill(0)
        held = state.held
        if held.state is None:
            return
        row = self.eyes.observation(held.state, player)
        self.dict["observation"][:] = self.eyes.layout.features(row[np.newaxis])[0]
        if self.recall:
            self.dict["told"][:] = np.array(held.heard[player], dtype=np.float32) / 127

    def string_from(self, state: TableState, player: int) -> str:
        held = state.held
        if held.state is None:
            return f"{player} set-up"
        seen = self.eyes.observation(held.state, player).tobytes()
        if not self.recall:
            return f"{player} {sha256(seen).hexdigest()[:16]}\n{told_of(self.eyes.game, held.state, player)}"
        return f"{player} {sha256(held.told[player] + seen).hexdigest()}"


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """One title for OpenSpiel, at a table of so many."""

    code = ""

    def __init__(self, params: Facts | None = None) -> None:
        given = params or {}
        seats = int(given.get("players", TITLES[self.code].fewest))
        # OpenSpiel writes down all that a game holds: words and numbers, which lead to the rest.
        self.table = (self.code, seats, str(given.get("options", "")))
        try:
            eyes_for(*self.table)
        except BadChoice as error:
            raise pyspiel.SpielError(str(error)) from None
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.eyes.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=MOST_MOVES,
        )
        super().__init__(kind_of(self.code), info, given)

    @property
    def eyes(self) -> Eyes:
        return eyes_for(*self.table)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return TableObserver(self.eyes, recall)


def kind_of(code: str) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a title."""
    title = TITLES[code]
    return pyspiel.GameType(
        short_name=f"{PREFIX}{code}",
        long_name=f"Esbat: {code}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.most,
        min_num_players=title.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": title.fewest, "options": ""},
    )


for _code in TITLES:
    pyspiel.register_game(kind_of(_code), type(f"{_code.capitalize()}Game", (TableGame,), {"code": _code}))
