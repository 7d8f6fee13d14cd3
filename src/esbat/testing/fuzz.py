"""Whole plays by adversarial policies, examined after every move: what no game may ever do.

    from esbat.testing.fuzz import fuzzed
    fuzzed(Subject(game("air"), seats=3, wishes={"open_hands": "true"}), "starving")

What is wrong raises `NotConforming`, whose message holds all that is needed to see it again.
"""

from collections.abc import Callable
from typing import Final

from esbat.engine.chance import Recorded, seeded
from esbat.engine.state import State
from esbat.testing.policies import Memory, Moment, policy_of, uniform
from esbat.testing.subject import NotConforming, Subject, need

STRAYS: Final = 16
"""One choice in so many is a uniform one: else some policies would circle for ever where people would not."""

REFUSED: Final = 3
"""So many moves that are not offered are tried after every move."""

LOOKS: Final = 8
"""Every so-manieth position everybody looks, and a clone is compared."""

Watch = Callable[[Subject, State, int], None]
"""Something else to ask of every position: the play's subject, the position, and its number."""


class Fuzzed:
    """What a fuzzed play came to."""

    def __init__(self) -> None:
        self.moves = 0
        self.over = False
        self.questions: set[str] = set()


def fuzzed(
    subject: Subject,
    policy: str,
    most_moves: int = 0,
    strays: int = STRAYS,
    looks: bool = True,
    watch: Watch | None = None,
) -> Fuzzed:
    """One play with this policy, to the end or (if `most_moves` is given) for so many moves."""
    found = Fuzzed()
    try:
        examine(subject, policy, most_moves, strays, looks, watch, found)
    except Exception as error:
        told = str(error) if isinstance(error, NotConforming) else repr(error)
        raise NotConforming(
            f"{told}; move {found.moves} of {subject.game.code}, {subject.seats} seats, {subject.wishes}, "
            f"seed {subject.seed}, policy {policy}"
        ) from error
    return found


def examine(
    subject: Subject,
    policy: str,
    most_moves: int,
    strays: int,
    looks: bool,
    watch: Watch | None,
    found: Fuzzed,
) -> None:
    """Play, and look at every position."""
    chooser = seeded(subject.seed * 31 + 7)
    memory = Memory(chooser)
    # Recorded luck refuses to pick one of nothing.
    state = subject.new(Recorded(seeded(subject.seed)))
    everything = subject.game.all_moves()
    expected = subject.counts(state) if subject.counts is not None else None
    while True:
        sound(state)
        if subject.counts is not None:
            need(subject.counts(state) == expected, f"things were lost or made before {state.question()}")
        if looks and found.moves % LOOKS == 0:
            look(subject, state)
        if watch is not None:
            watch(subject, state, found.moves)
        question = state.question()
        found.questions.add("over" if question is None else question.name)
        if question is None:
            found.over = True
            return
        if most_moves and found.moves == most_moves:
            return
        need(found.moves < subject.most_moves, f"the play has not ended after {subject.most_moves} moves")
        tried = [everything[chooser.pick(len(everything))] for _ in range(REFUSED)]
        refusals_change_nothing(state, tried, memory)
        asked = state.acting()
        seat = asked[chooser.pick(len(asked))]
        chooses = uniform if strays and chooser.pick(strays) == 0 else policy_of(policy, seat, subject.seed)
        move = chooses(Moment(subject.game, state, seat, state.legal(seat), memory))
        memory.keep(seat, move)
        found.moves += 1
        state.apply(seat, move)


def sound(state: State) -> None:
    """Somebody is asked and may do something, or the play is over with an outcome."""
    asked = state.acting()
    outcome = state.outcome()
    need((not asked) == (outcome is not None), f"{asked} are asked, and the outcome is {outcome}")
    need(
        state.depth >= 0 and (not asked) == (state.depth == 0), f"{asked} are asked, {state.depth} rows deep"
    )
    for seat in asked:
        need(bool(state.legal(seat)), f"seat {seat} is asked {state.question()} and has no legal move")
    if outcome is not None:
        need(len(outcome.scores) == len(outcome.ranks) == state.seats, "a seat without score or rank")


def look(subject: Subject, state: State) -> None:
    """Everybody can look, a clone is the same, and looking changes nothing."""
    before = state.numbers()
    for eyes in subject.eyes():
        state.view(eyes).data()
        state.question_for(eyes)
    for seat in range(subject.seats):
        state.imagine(seat, seeded(subject.seed + seat))
    need(state.clone().numbers() == before, "a clone is not the same")
    need(state.numbers() == before, "looking has changed the play")


def refusals_change_nothing(state: State, moves: list[int], memory: Memory) -> None:
    """Moves that are not offered are refused, and asking leaves no trace."""
    before = state.numbers()
    picks = state.chance.picks
    for move in moves:
        seat = memory.chooser.pick(state.seats)
        need(
            (state.why_not(seat, move) is None) == (move in state.legal(seat)), f"move {move} of seat {seat}"
        )
    need(state.numbers() == before and state.chance.picks == picks, "asking why not has changed the play")
