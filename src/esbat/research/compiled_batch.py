"""Many plays of one game, stepped together: what `esbat.research.batch` shows as arrays.

Nothing here is made anew from step to step: every table writes into its own row of what lies there already.
"""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import u8

from esbat.engine.chance import Chance, seeded
from esbat.engine.game import Game
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.outcome import Outcome
from esbat.engine.state import State
from esbat.research.compiled_legal import Legal
from esbat.research.compiled_observer import Observer
from esbat.research.compiled_sheet import row_ahead

LEAVE: Final[i64] = -1
"""Instead of an action: this table stays as it is."""
SEEDS: Final = 2**64
"""Seeds are smaller; the plays of a table after its first have luck of their own beyond them."""


FAR: Final[i64] = 5
"""So many tables ahead a state itself is fetched; its fields two, its numbers one."""


def state_ahead(states: list[State], table: i64) -> i64:
    """Have the beginning of a table's state fetched (`compiled_sheet.row_ahead`)."""
    return states[table].depth


class IllegalAction(ValueError):
    """An action that the seat whose turn it is may not choose, or that the game does not have."""

    def __init__(self, table: int, action: int, seat: int) -> None:
        super().__init__(f"table {table}: seat {seat} may not choose action {action} now")
        self.table = table
        self.action = action
        self.seat = seat


def luck_of(seed: int, play: int) -> Chance:
    """The luck of a table's so-manieth play; the first one's is that of `seeded(seed)`."""
    return seeded(seed + play * SEEDS)


def rewards_of(outcome: Outcome) -> list[float]:
    """What each seat gets at the end: 1 for the winner, -1 for the last, evenly between; equals share.

    Who plays alone, or together with all, wins 1 or loses 1; so does everybody who has lost come what may.
    """
    ranks = outcome.ranks
    seats = len(ranks)
    found: list[float] = []
    for seat in range(seats):
        rank = ranks[seat]
        if rank == 0 or seats == 1 or outcome.together:
            found.append(1.0 if rank == 1 else -1.0)
        else:
            equals = 0
            for other in ranks:
                if other == rank:
                    equals += 1
            found.append(1.0 - (2.0 * (rank - 1) + (equals - 1)) / (seats - 1))
    return found


@final
@mypyc_attr(acyclic=True)
class Tables:
    """The tables, and the rows they write into. All vectors go by table."""

    __slots__ = (
        "chosen",
        "ends",
        "game",
        "legal",
        "lengths",
        "many",
        "most",
        "observer",
        "options",
        "plays",
        "rewards",
        "scores",
        "seats",
        "seeds",
        "sheet",
        "standings",
        "states",
        "touched",
        "truncations",
        "turns",
    )

    def __init__(
        self, game: Game, seats: int, options: dict[str, str], observer: Observer, seeds: list[int], most: int
    ) -> None:
        """As many tables as there are seeds; a play of over `most` steps is broken off, unless that is 0."""
        many = len(seeds)
        self.many: i64 = many
        self.game = game
        self.seats: i64 = seats
        self.options = options
        self.observer = observer
        self.seeds = seeds
        self.most: i64 = most
        self.legal = Legal(game, many)
        self.sheet = observer.sheet(many)
        self.chosen = vec[i64]([0] * many)
        self.turns = vec[i64]([0] * many)
        self.lengths = vec[i64]([0] * many)
        self.plays = vec[i64]([0] * many)
        self.ends = vec[u8]([u8(0)] * many)
        self.truncations = vec[u8]([u8(0)] * many)
        self.rewards = vec[float]([0.0] * (many * seats))
        self.scores = vec[i64]([0] * (many * seats))
        self.standings = vec[i64]([0] * (many * seats))
        self.touched: i64 = 0
        self.states: list[State] = []
        for seed in seeds:
            self.states.append(game.set_up(seats, options, luck_of(seed, 0)))
        for table in range(many):
            self.show(table, self.states[table])

    def restart(self, table: i64, seed: int) -> None:
        """A table begins again with another seed."""
        fresh = self.game.set_up(int(self.seats), self.options, luck_of(seed, 0))
        self.seeds[table] = seed
        self.states[table] = fresh
        self.plays[table] = 0
        self.lengths[table] = 0
        self.clear(table)
        self.show(table, fresh)

    def clear(self, table: i64) -> None:
        """Nothing has just ended here, and nothing was won."""
        self.ends[table] = 0
        self.truncations[table] = 0
        for place in range(table * self.seats, (table + 1) * self.seats):
            self.rewards[place] = 0.0
            self.scores[place] = 0

    def check(self, table: i64, action: i64) -> None:
        """Is this what the seat may choose, or nothing at all?"""
        if action != LEAVE and not self.legal.has(table, action):
            raise IllegalAction(int(table), int(action), int(self.turns[table]))

    def step(self, actions: Sequence[int]) -> None:
        """One action a table. If one of them is not legal, nothing has happened anywhere."""
        wanted = vec[i64](actions)  # at once, if they come as an array of such numbers
        if len(wanted) != self.many:
            raise ValueError(f"{len(wanted)} actions for {self.many} tables")
        for table in range(self.many):
            self.check(table, wanted[table])
        self.chosen = wanted
        self.step_chosen()

    def step_chosen(self) -> None:
        """Carry out what was chosen; all of it is known to be legal."""
        states = self.states
        chosen = self.chosen
        ends = self.ends
        truncations = self.truncations
        last = self.many - 1
        coming = states[0]
        later = states[1 if last > 0 else 0]
        for table in range(self.many):
            state = coming
            coming = later
            if table + 2 <= last:
                later = states[table + 2]
            if table < last:
                self.touched ^= self.fetch(table + 1, coming, later)
            if table + FAR <= last:
                self.touched ^= state_ahead(states, table + FAR)
            action = chosen[table]
            if ends[table] or truncations[table]:
                self.clear(table)
            if action != LEAVE:
                self.advance(table, action, state)

    def fetch(self, table: i64, state: State, later: State) -> i64:
        """Have the next table's memory fetched, and that of the state after it: numbers of no meaning."""
        observer = self.observer
        found = observer.body_ahead(later) ^ observer.numbers_ahead(state)
        found ^= row_ahead(self.sheet.sets, table * observer.sets, observer.sets)
        return found ^ self.legal.row_ahead(table)

    def choose_evenly(self, chooser: Chance) -> None:
        """A legal action for every table, each as likely as the others."""
        for table in range(self.many):
            self.chosen[table] = self.legal.pick(table, chooser)

    def choose_for_others(self, seat: i64, chooser: Chance) -> i64:
        """The same, but tables wait where it is this seat's turn; how many do not."""
        others: i64 = 0
        for table in range(self.many):
            if self.turns[table] == seat:
                self.chosen[table] = LEAVE
            else:
                self.chosen[table] = self.legal.pick(table, chooser)
                others += 1
        return others

    def advance(self, table: i64, action: i64, state: State) -> None:
        """One move at one table, on to a new play if it was the last."""
        state.apply(self.turns[table], self.legal.moves_of[action])
        length = self.lengths[table] + 1
        self.lengths[table] = length
        if state.depth == 0:
            self.ends[table] = 1
            self.settle(table, state)
            self.show(table, self.begin_next(table))
        elif self.most and length >= self.most:
            self.truncations[table] = 1
            self.show(table, self.begin_next(table))
        else:
            self.show(table, state)

    def settle(self, table: i64, state: State) -> None:
        """What everybody gets."""
        outcome = state.outcome()
        assert outcome is not None
        rewards = rewards_of(outcome)
        for seat in range(self.seats):
            self.rewards[table * self.seats + seat] = rewards[seat]
            self.scores[table * self.seats + seat] = outcome.scores[seat]

    def begin_next(self, table: i64) -> State:
        """The next play of this table."""
        self.plays[table] += 1
        self.lengths[table] = 0
        luck = luck_of(self.seeds[table], int(self.plays[table]))
        fresh = self.game.set_up(int(self.seats), self.options, luck)
        self.states[table] = fresh
        return fresh

    def show(self, table: i64, state: State) -> None:
        """Whose turn it is at a table, what that seat may do, and what it sees."""
        seat = state.mover()
        self.turns[table] = seat
        self.legal.write(state, seat, table)
        self.observer.write(state, seat, self.sheet, table)

    def weigh(self) -> None:
        """The points of all seats as they lie open now."""
        for table in range(self.many):
            state = self.states[table]
            first = table * self.seats
            for seat in range(self.seats):
                self.standings[first + seat] = self.observer.standing(state, seat)
