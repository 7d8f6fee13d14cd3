"""Tuning the numbers by which the usual answers of a game weigh things.

Two forms that differ a little in every number play each other, and the numbers go a little way towards the
one that did better (SPSA: simultaneous perturbation).

Everything follows from the game, the table, the seed and the numbers asked for, so that it can be done again.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from esbat.bots import mind_of
from esbat.bots.compiled_net import SURE
from esbat.bots.compiled_value import settled
from esbat.bots.school import School
from esbat.bots.usual import Numbers, Range, numbers_in, put_numbers
from esbat.engine.chance import Chance, seeded
from esbat.engine.errors import BadSetting
from esbat.engine.outcome import Outcome
from esbat.engine.state import State
from esbat.games import game
from esbat.lab.training import school_of

Progress = Callable[[int, int], None]

DEALS: Final = 20
"""Deals for one step; each is played twice, with seats exchanged."""
PLAYS: Final = 2 * DEALS
PART: Final = 8
"""A number is tried so much higher and lower: an eighth of itself."""
RATE: Final = 0.1
"""How far a step goes at first, if one form wins all plays, in such eighths."""
BOLD: Final = 0.2
"""The same where a game says itself how far its numbers are tried."""
SMALLER: Final = 0.6
KEPT: Final = 0.4
"""The last steps, whose mean is what was found: one step alone is half luck."""


def tune(
    code: str,
    seats: int,
    options: Mapping[str, str],
    plays: int,
    seed: int,
    progress: Progress | None = None,
) -> dict[str, object]:
    """The numbers that so many plays lead to, with the command that finds them again."""
    if plays < PLAYS:
        raise BadSetting("tune-too-few", {"number": plays, "least": PLAYS})
    school = school_of(code)
    if school.weights is None:
        raise BadSetting("tune-no-weights", {"game": code})
    title = game(code)
    contest = Contest(school, seats, options)
    known = None if school.ranges is None else school.ranges(contest.kind)
    course = Course(numbers_in(contest.weights({})), seeded(seed), known)
    steps = plays // PLAYS
    for step in range(steps):
        course.step(contest, step, steps)
        if progress is not None:
            progress((step + 1) * PLAYS, steps * PLAYS)
    words = [f"esbat tune {code} --seats {seats}"]
    words += [f"--option {name}={value}" for name, value in sorted(options.items())]
    command = " ".join([*words, f"--plays {plays} --seed {seed}"])
    return {
        "game": code,
        "edition": title.edition,
        "kind": contest.kind,
        "command": command,
        "numbers": course.found(),
    }


class Contest:
    """Plays of one kind of table between two sets of numbers."""

    def __init__(self, school: School, seats: int, options: Mapping[str, str]) -> None:
        self.school = school
        self.game = game(school.code)
        self.seats = seats
        self.options = dict(options)
        table = self.game.new(self.seats, self.options, seeded(0))
        self.together = bool(school.reading.alone(table))
        """Does everybody win or lose together there?"""
        self.kind = school.kind(mind_of(self.game, table, int(table.mover()), seeded(0)))

    def lead(self, one: Numbers, other: Numbers, deals: list[int]) -> float:
        """What one has more of the pot than the other, with every deal at both sides: from -1 to 1."""
        first, second = self.weights(one), self.weights(other)
        total = 0
        if self.together:
            for deal in deals:
                total += self.gained(first, deal) - self.gained(second, deal)
            return total / (len(deals) * int(SURE))
        for deal in deals:
            for turned in (0, 1):
                at = [seat % 2 == turned for seat in range(self.seats)]
                outcome = ended(self.played([first if mine else second for mine in at], deal))
                for seat, mine in enumerate(at):
                    share = int(settled(outcome, seat))
                    total += share if mine else -share
        return total / (2 * len(deals) * int(SURE))

    def gained(self, side: Any, deal: int) -> int:
        """What all of one side have of a deal together; where nobody won, some lost less than others."""
        state = self.played([side] * self.seats, deal)
        besides = 0 if self.school.came_to is None else self.school.came_to(state)
        return int(settled(ended(state), 0)) + besides

    def weights(self, numbers: Numbers) -> Any:
        """The apprentice's own for such tables, with these numbers instead of some or all of its own."""
        assert self.school.weights is not None
        weights = self.school.weights(self.kind)
        put_numbers(weights, numbers_in(weights) | numbers)
        return weights

    def played(self, sides: list[Any], deal: int) -> State:
        """One play to its end, each seat answering by its own numbers."""
        state = self.game.new(self.seats, self.options, seeded(deal))
        luck = seeded(-1 - deal)
        by_weights = self.school.by_weights
        assert by_weights is not None
        while (seat := int(state.mover())) >= 0:
            legal = state.legal(seat)
            if len(legal) == 1:
                state.apply(seat, legal[0])
            else:
                state.apply(seat, by_weights(mind_of(self.game, state, seat, luck), sides[seat]))
        return state


def ended(state: State) -> Outcome:
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def ranges_of(numbers: Numbers) -> list[Range]:
    """Every number for itself."""
    places = [(name, at) for name, row in numbers.items() for at in range(len(row))]
    return [Range(name, reach_of(numbers, name, at), (at,)) for name, at in places]


def reach_of(numbers: Numbers, name: str, at: int) -> float:
    """How much higher and lower a number is tried: by a part of itself, or of what stands in its row.

    One that is nothing so far is tried by a part of what the others are in the middle.
    """
    sizes = sorted(abs(number) for row in numbers.values() for number in row if number)
    row = max(map(abs, numbers[name]))
    usual = row if row or not sizes else sizes[len(sizes) // 2]
    return max(1.0, abs(numbers[name][at]) / PART, usual / (2 * PART))


class Course:
    """The numbers on their way, as fractions: rounded whenever somebody plays by them."""

    def __init__(self, numbers: Numbers, luck: Chance, ranges: list[Range] | None = None) -> None:
        self.numbers = numbers
        self.ranges = ranges_of(numbers) if ranges is None else ranges
        self.rate = RATE if ranges is None else BOLD
        # The first of those that go together; the others keep their distance from it.
        self.now = [float(numbers[each.name][each.places[0]]) for each in self.ranges]
        self.luck = luck
        self.sum = [0.0] * len(self.now)
        self.summed = 0

    def step(self, contest: Contest, step: int, steps: int) -> None:
        """Two forms, every number a little higher in one and lower in the other; then towards the better."""
        signs = [2 * int(self.luck.pick(2)) - 1 for _ in self.now]
        deals = [int(self.luck.pick(1 << 30)) for _ in range(DEALS)]
        higher, lower = (
            self.rounded([now + side * sign * each.step for now, sign, each in self.each(signs)])
            for side in (1, -1)
        )
        rate = self.rate / (1.0 + 4.0 * step / steps) ** SMALLER
        lead = contest.lead(higher, lower, deals)
        self.now = [
            max(each.lowest, min(each.highest, now + rate * lead * sign * each.step))
            for now, sign, each in self.each(signs)
        ]
        if step >= steps * (1.0 - KEPT):
            self.sum = [total + now for total, now in zip(self.sum, self.now, strict=True)]
            self.summed += 1

    def each(self, signs: list[int]) -> "zip[tuple[float, int, Range]]":
        return zip(self.now, signs, self.ranges, strict=True)

    def rounded(self, values: list[float]) -> Numbers:
        """Whole numbers within their bounds; what is not tuned stays as it is."""
        rows: Numbers = {name: list(row) for name, row in self.numbers.items()}
        for each, value in zip(self.ranges, values, strict=True):
            row = self.numbers[each.name]
            for at in each.places:
                moved = round(value + (row[at] - row[each.places[0]]))
                rows[each.name][at] = max(each.lowest, min(each.highest, moved))
        return rows

    def found(self) -> Numbers:
        """The mean of the last steps."""
        return self.rounded([total / max(1, self.summed) for total in self.sum])
