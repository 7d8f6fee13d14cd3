"""The search of all games: the unknown is dealt anew, every move is tried there, and its end weighed.

For each imagined table the moves still in question are tried with the same luck. From there the apprentice's
answers carry the play to the end of the turn, for every seat from what that seat would know, and the learned
value says what each has come to. Half the moves drop out after each round (sequential halving), so that most
of the thinking goes to those that are close. Who mends only what costs much (`margin`) also drops moves that
can hardly bring so much, and thinks no further where none is left.
"""

from collections.abc import Callable
from math import sqrt
from time import monotonic
from typing import Final, final

from esbat.bots.compiled_mind import Mind, mind_with
from esbat.bots.compiled_nodes import Arm
from esbat.bots.compiled_value import Value
from esbat.engine.chance import Chance, Seeded
from esbat.engine.game import Game
from esbat.engine.move import Moves
from esbat.engine.native import i64, mypyc_attr
from esbat.engine.state import State

LONGEST: Final[i64] = 400
"""No turn has so many answers; a chain that never ends is weighed where it is."""
SEEDS: Final[i64] = 1_000_000_007
DOUBT_OF_ONE: Final[i64] = 2_500_000_000
"""The square of what one try more might change, in millionths of the pot: two that agree prove little."""
HOPE: Final[i64] = 20
"""How much better than it seems a move may be, in tenths of a standard error, before it is given up."""


@final
@mypyc_attr(acyclic=True)
class Trial:
    """One move in question: how often it was tried, what came of it, and how that differs from the usual."""

    __slots__ = ("below", "lead", "move", "squares", "total", "tries")

    def __init__(self, move: i64) -> None:
        self.move = move
        self.tries: i64 = 0
        self.total: i64 = 0
        # What it brought more than the usual answer at the same tables, and the squares of that.
        self.lead: i64 = 0
        self.squares: i64 = 0
        # What a tree remembers of what followed it.
        self.below = Arm(move)

    def note(self, brought: i64, usual: i64) -> None:
        more = brought - usual
        self.tries += 1
        self.total += brought
        self.lead += more
        self.squares += more * more

    def mean(self) -> i64:
        """The share of the pot it came to, in ten-thousandths."""
        return self.total // self.tries if self.tries > 0 else 0

    def edge(self, doubt: i64) -> i64:
        """How much better than the usual answer it is, less so many tenths of what chance alone may have
        done: in millionths of the pot. The fewer the tries, the less is believed.
        """
        tries = self.tries
        if tries == 0:
            return -SEEDS
        lead = self.lead * 100 // tries
        spread = self.squares * 100 // tries * 100 - lead * lead
        if spread < 0:
            spread = 0
        return lead - doubt * root(spread // tries + DOUBT_OF_ONE // (tries * tries)) // 10


class Search:
    """How to think: with which value, which answers in between, how many tries, how many turns deep. With
    `milliseconds` set, time is the budget, and the same luck may give other moves: never where plays count.
    `margin` is what a move must bring more than the usual answer, in ten-thousandths of the pot.
    """

    __slots__ = ("answer", "depth", "doubt", "margin", "milliseconds", "moves", "tries", "value")

    def __init__(
        self,
        value: Value,
        answer: Callable[[Mind], int],
        tries: int,
        depth: int,
        doubt: int,
        margin: int = 0,
    ) -> None:
        self.value = value
        self.answer = answer
        self.tries = tries
        self.depth = depth
        self.doubt = doubt
        self.margin = margin
        self.milliseconds = 0
        self.moves = Moves()

    def weigh(self, mind: Mind) -> list[Trial]:
        """Every move in question, the best first; without good reason it is the apprentice's own answer."""
        usual = Trial(self.answer(mind))
        legal: list[int] = mind.legal
        trials: list[Trial] = []
        for move in legal:
            if move != usual.move:
                trials.append(Trial(move))
        enough: i64 = 100 * self.margin
        rounds: i64 = 1
        while rounds < 6 and 2**rounds <= len(trials) and self.tries >= 4 * rounds * len(trials):
            rounds += 1
        left = trials[:]
        out: list[Trial] = []
        for turn in range(rounds):
            worlds = self.tries // (rounds * (len(left) + 1))
            self.try_all(mind, usual, left)
            until = monotonic() + self.milliseconds / (1000 * rounds)
            world: i64 = 1
            while monotonic() < until if self.milliseconds > 0 else world < worlds:
                self.try_all(mind, usual, left)
                world += 1
            ordered(left, 0)
            keep: i64 = (len(left) + 1) // 2
            while enough > 0 and keep > 0 and left[keep - 1].edge(-HOPE) <= enough:
                keep -= 1
            out = left[keep:] + out
            left = left[:keep]
            if keep == 0:
                break
        if self.doubt > 0:
            ordered(left, self.doubt)
        if left and left[0].edge(self.doubt) > enough:
            return [left[0], usual, *left[1:], *out]
        return [usual, *left, *out]

    def try_all(self, mind: Mind, usual: Trial, trials: list[Trial]) -> None:
        """Imagine one table, and try every move there with the same luck to come."""
        dream = mind.imagine()
        luck = mind.chance
        number: i64 = 1 + luck.pick(SEEDS)
        other: i64 = 1 + luck.pick(SEEDS)
        dream.chance = Seeded(0, number * 1_000_003)
        seat: i64 = mind.seat
        began = self.value.reading.clock(dream)
        state = dream.clone()
        state.apply(seat, usual.move)
        brought = self.play_on(mind, usual, state, began, Seeded(0, other * 1_000_003))
        usual.note(brought, brought)
        for trial in trials:
            state = dream.clone()
            state.apply(seat, trial.move)
            trial.note(self.play_on(mind, trial, state, began, Seeded(0, other * 1_000_003)), brought)

    def play_on(self, mind: Mind, trial: Trial, state: State, began: i64, luck: Chance) -> i64:
        """What the table is worth after so many turns of usual answers."""
        self.carry_on(mind, state, began, luck)
        return self.value.estimate(state, mind.seat)

    def carry_on(self, mind: Mind, state: State, began: i64, luck: Chance) -> None:
        """Let the usual answers carry the play on for so many turns."""
        reading = self.value.reading
        now = began
        turns: i64 = 0
        made: i64 = 0
        depth: i64 = self.depth
        game = mind.game
        while state.depth > 0 and made < LONGEST and depth > 0:
            clock = reading.clock(state)
            if clock != now:
                now = clock
                turns += 1
                if turns >= depth:
                    break
            mover = state.mover()
            state.apply(mover, self.guess(game, state, mover, luck))
            made += 1

    def guess(self, game: Game, state: State, seat: i64, luck: Chance) -> i64:
        """The usual answer of this seat, from what it knows at this table; nobody is asked about one move."""
        moves = self.moves
        state.generate(seat, moves)
        if moves.count == 1:
            return moves.room[0]
        return self.answer(mind_with(game, state, int(seat), luck, moves.listed()))


def ordered(trials: list[Trial], doubt: i64) -> None:
    """Best first; equals stay as they are."""
    for at in range(1, len(trials)):
        trial = trials[at]
        edge = trial.edge(doubt)
        place: i64 = at
        while place > 0 and trials[place - 1].edge(doubt) < edge:
            trials[place] = trials[place - 1]
            place -= 1
        trials[place] = trial


def root(number: i64) -> i64:
    """The whole part of a square root; what a processor's own, which is rounded, misses is made good."""
    if number < 2:
        return number
    guess = i64(int(sqrt(float(number))))
    while guess * guess > number:
        guess -= 1
    while (guess + 1) * (guess + 1) <= number:
        guess += 1
    return guess
