"""Learning what tables are worth: bots play, every turn's table is kept with what it came to, a net learns.

Everything follows from the game, the seed and the numbers asked for, so that it can be done again.
"""

from collections.abc import Callable
from typing import Final

from esbat.bots import Bot, Mind, bot, mind_of
from esbat.bots.compiled_net import Net
from esbat.bots.compiled_training import Example, Pupil, example_of, features_of
from esbat.bots.school import DUEL, KINDS, TOGETHER, School
from esbat.bots.usual import APART
from esbat.engine.chance import Chance, seeded
from esbat.engine.errors import BadSetting
from esbat.games import game
from esbat.own import own

Progress = Callable[[int, int], None]

ROUNDS: Final = 6
"""How often a net goes through all examples; each time with smaller steps."""
FIRST_RATE: Final = 0.002
SMALLER: Final = 0.6
DECAY: Final = 1e-5
SECOND_ROUNDS: Final = 4
"""How often it goes through them again, if tables are to teach one another."""
SECOND_RATE: Final = 0.001
WHOLE: Final = 100
"""Only what a play came to counts, in percent."""
KEPT_BACK: Final = 10
"""One play in so many is not learned from: on it the net is tested."""
HABITS: Final = "habits"
"""Who plays by the tuned numbers of a game and nothing else, in place of a bot's name."""


class Habits(Bot):
    """Gives the usual answers of a school at one table; they are looked up when the first is asked for."""

    name = HABITS

    def __init__(self, school: School) -> None:
        self.school = school
        self.answer: Callable[[Mind], int] | None = None

    def choose(self, mind: Mind) -> int:
        if self.answer is None:
            self.answer = self.school.answer_at(mind)
        return self.answer(mind)


def school_of(code: str) -> School:
    """What there is to learn with in this game; BadSetting if nothing."""
    found: School | None = own("esbat.bots", game(code).code, "SCHOOL")
    if found is None:
        raise BadSetting("train-no-school", {"game": code})
    return found


def elders_of(code: str) -> School:
    """The same where usual answers were tuned for the upper levels."""
    found: School | None = own("esbat.bots", game(code).code, "ELDERS")
    if found is None:
        raise BadSetting("train-no-habits", {"game": code})
    return found


def train(
    code: str,
    plays: int,
    seed: int,
    hidden: int,
    by: str,
    progress: Progress | None = None,
    ends: int = WHOLE,
) -> dict[str, object]:
    """The file of weights that so many plays between bots of one name make, or by tuned habits."""
    for name, number in (("plays", plays), ("hidden", hidden), ("ends", ends)):
        if number < 1:
            raise BadSetting("lab-too-few", {"what": name, "number": number})
    if ends > WHOLE:
        raise BadSetting("train-more-than-whole", {"number": ends})
    school = elders_of(code) if by == HABITS else school_of(code)
    learning: dict[str, list[list[Example]]] = {kind: [] for kind in KINDS}
    testing: dict[str, list[list[Example]]] = {kind: [] for kind in KINDS}
    for number in range(plays):
        examples = played(school, by, seed, number)
        into = testing if number % KEPT_BACK == KEPT_BACK - 1 else learning
        into[kind_of(school, number)].append(examples)
        if progress is not None:
            progress(number + 1, plays)
    nets: dict[str, object] = {}
    for kind in KINDS:
        if learning[kind]:
            nets[kind] = learned_net(school, learning[kind], testing[kind], hidden, seed, ends)
    command = f"esbat train {code} --plays {plays} --seed {seed} --hidden {hidden} --by {by}"
    if ends < WHOLE:
        command += f" --ends {ends}"
    return {"game": code, "edition": game(code).edition, "command": command, "plays": plays, "nets": nets}


def lesson(school: School, number: int) -> tuple[int, dict[str, str]]:
    """The table of one play: they take turns."""
    return school.lessons[number // KEPT_BACK % len(school.lessons)]


def kind_of(school: School, number: int) -> str:
    """Which net learns from this play?"""
    seats, options = lesson(school, number)
    state = game(school.code).new(seats, options, seeded(0))
    if school.reading.alone(state):
        return TOGETHER
    return DUEL if school.duels and seats == 2 else APART


def played(school: School, by: str, seed: int, number: int) -> list[Example]:
    """One play between bots of this name: the table at the beginning of every turn, and the end."""
    title = game(school.code)
    seats, options = lesson(school, number)
    state = title.new(seats, options, seeded(1_000_003 * seed + number))
    luck = seeded(-1 - (1_000_003 * seed + number))
    player = Habits(school) if by == HABITS else bot(school.code, by)
    reading = school.reading
    turns: list[bytes] = []
    last = -1
    while (seat := int(state.mover())) >= 0:
        clock = int(reading.clock(state))
        if clock != last:
            last = clock
            turns.append(features_of(reading, state))
        state.apply(seat, player.choose(mind_of(title, state, seat, luck)))
    outcome = state.outcome()
    assert outcome is not None
    return [example_of(reading, features, outcome) for features in turns]


def learned_net(
    school: School,
    learning: list[list[Example]],
    testing: list[list[Example]],
    hidden: int,
    seed: int,
    ends: int,
) -> dict[str, object]:
    """A net that went through these plays a few times, with their number of tables and how far it is off."""
    pupil = Pupil(int(school.reading.size), hidden, seed)
    luck = seeded(seed)
    examples = flat(learning)
    go_through(pupil, examples, ROUNDS, FIRST_RATE, luck)
    if ends < WHOLE:
        later = flat([looked_back(pupil, play, ends / WHOLE) for play in learning])
        go_through(pupil, later, SECOND_ROUNDS, SECOND_RATE, luck)
    facts: dict[str, object] = dict(numbers_of(pupil.rounded()))
    facts["examples"] = len(examples)
    facts["error"] = round(pupil.surprise(flat(testing)), 5)
    return facts


def flat(plays: list[list[Example]]) -> list[Example]:
    return [example for play in plays for example in play]


def go_through(pupil: Pupil, examples: list[Example], rounds: int, rate: float, luck: Chance) -> None:
    """So many rounds, each in another order and with smaller steps."""
    order = list(range(len(examples)))
    for turn in range(rounds):
        mixed(order, luck)
        pupil.learn(examples, order, rate, DECAY)
        rate *= SMALLER


def looked_back(pupil: Pupil, play: list[Example], ends: float) -> list[Example]:
    """The tables of a play, each held to be worth part of what the end was, part of what the tables after it
    seemed to the net: TD(λ), with λ the part of the end. One play's luck weighs less that way.
    """
    worth = play[-1].shares
    found = [play[-1]]
    for now, after in zip(play[-2::-1], play[:0:-1], strict=True):
        pupil.forward(after)
        seemed = [pupil.given[seat] for seat in range(int(now.seats))]
        worth = [ends * share + (1 - ends) * guess for share, guess in zip(worth, seemed, strict=True)]
        found.append(Example(now.seats, now.features, worth))
    return found[::-1]


def mixed(order: list[int], luck: Chance) -> None:
    """Another order, each as likely as the others."""
    for at in range(len(order) - 1, 0, -1):
        other = int(luck.pick(at + 1))
        order[at], order[other] = order[other], order[at]


def numbers_of(net: Net) -> dict[str, list[int]]:
    return {
        "straight": [int(number) for number in net.straight],
        "inner": [int(number) for number in net.inner],
        "outer": [int(number) for number in net.outer],
    }
