"""A game as it is to be examined, and the random plays that examine it."""

from collections.abc import Callable, Iterator

from esbat.engine.chance import Chance, seeded
from esbat.engine.event import Event, Listener
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.engine.view import ONLOOKER
from esbat.table.table import Table

SECRET = bytes(range(16))

Counts = Callable[[State], object]
"""What a game says must never change: the cards of the box, the pawns, … as one comparable value."""

Alike = Callable[[State, int, Chance], State]
"""Another play this seat cannot tell from the given one, made without `imagine`: the judge of it."""

Worded = Callable[[State, int], str]
"""What people are told of the open question, in every language: for these eyes."""


class NotConforming(AssertionError):
    """The game gave a wrong answer; the message says which."""


def need(answer: bool, message: str) -> None:
    """Without this answer the game does not conform."""
    if not answer:
        raise NotConforming(message)


class FirstTimes:
    """Looks at each kind of question so many times in a play, the first ones: rare kinds cost no less."""

    def __init__(self, times: int) -> None:
        self.times = times
        self.met: dict[str, int] = {}

    def __call__(self, subject: "Subject", state: State, number: int) -> None:
        question = state.question()
        name = "over" if question is None else question.name
        self.met[name] = self.met.get(name, 0) + 1
        if self.met[name] <= self.times:
            self.look(subject, state, number, name)

    def look(self, subject: "Subject", state: State, number: int, name: str) -> None:
        """The open question of this play, after so many moves, and what it is called."""
        raise NotImplementedError


class Subject:
    """A game as it is to be examined: at a table of so many, with these options, from this seed."""

    def __init__(
        self,
        game: Game,
        seats: int,
        wishes: dict[str, str] | None = None,
        seed: int = 1,
        counts: Counts | None = None,
        alike: Alike | None = None,
        most_moves: int = 5000,
        worded: Worded | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.wishes = wishes or {}
        self.seed = seed
        self.counts = counts
        self.alike = alike
        self.most_moves = most_moves
        self.worded = worded

    def new(self, chance: Chance | None = None) -> State:
        return self.game.new(self.seats, self.wishes, chance or seeded(self.seed))

    def eyes(self) -> list[int]:
        """Everybody who looks, the onlooker included."""
        return [*range(self.seats), ONLOOKER]

    def text(self, move: int) -> str:
        return self.game.text(move)

    def positions(self, every: int = 1, beside: int = 0) -> Iterator[State]:
        """A random play, stopped at every so-manieth question; `beside` chooses another play."""
        state = self.new(seeded(self.seed + 7919 * beside))
        chooser = seeded(self.seed * 31 + beside + 1)
        for number in range(self.most_moves):
            if number % every == 0 or not state.acting():
                yield state
            if not state.acting():
                return
            seat, move = chosen(state, chooser)
            state.apply(seat, move)
        raise NotConforming(f"a random play has not ended after {self.most_moves} moves")

    def table(self) -> Table:
        return Table(self.game, self.seats, self.wishes, SECRET, [f"seat {n}" for n in range(self.seats)])


class Scene(Subject):
    """Plays that begin in a situation laid out by hand: for questions that chance seldom asks."""

    def __init__(self, like: Subject, state: State) -> None:
        super().__init__(
            like.game,
            state.seats,
            like.wishes,
            like.seed,
            like.counts,
            like.alike,
            like.most_moves,
            like.worded,
        )
        self.state = state

    def new(self, chance: Chance | None = None) -> State:
        state = self.state.clone()
        state.chance = chance or seeded(self.seed)
        return state


def chosen(state: State, chooser: Chance) -> tuple[int, int]:
    """Any of the seats that are asked, any of its moves."""
    seats = state.acting()
    seat = seats[chooser.pick(len(seats))]
    moves = state.legal(seat)
    need(bool(moves), f"seat {seat} is asked {state.question()} and has no legal move")
    return seat, moves[chooser.pick(len(moves))]


def heard(state: State, seat: int, move: int) -> list[Event]:
    """Make a move and listen."""
    listener = Listener()
    state.sink = listener
    state.apply(seat, move)
    state.sink = None
    return listener.events


def numbers_of(events: list[Event]) -> list[list[int]]:
    return [event.numbers() for event in events]


def played_on(state: State, seed: int, most: int) -> list[list[int]]:
    """Play on at random for a while; the events."""
    chooser = seeded(seed)
    told: list[list[int]] = []
    for _ in range(most):
        if not state.acting():
            break
        seat, move = chosen(state, chooser)
        told += numbers_of(heard(state, seat, move))
    return told
