"""Ways of choosing that lead plays to where fair players seldom come: for fuzzing any game.

A policy knows the contract and nothing else: the legal moves, their verbs, and what a copy of the play says
after them (copies share the luck to come, so a policy may foresee it: the worst case, not a fair one).
Memory is a play's own, luck is handed in: the same seed makes the same choices.
"""

from collections.abc import Callable
from operator import ne
from typing import Final

from esbat.engine.chance import Chance
from esbat.engine.game import Game
from esbat.engine.move import verb_of
from esbat.engine.state import State

LOOKED_AT: Final = 5
"""Of so many moves at most a policy that looks ahead weighs what comes of them."""


class Moment:
    """One choice: the play, who is asked, what is offered, and what has been chosen so far."""

    def __init__(self, game: Game, state: State, seat: int, moves: list[int], memory: "Memory") -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.moves = moves
        self.memory = memory


class Memory:
    """What a play's choosers remember: how often each verb was chosen, and each seat's last one."""

    def __init__(self, chooser: Chance) -> None:
        self.chooser = chooser
        self.verbs: dict[int, int] = {}
        self.last: dict[int, int] = {}

    def any_of(self, moves: list[int]) -> int:
        return moves[self.chooser.pick(len(moves))]

    def keep(self, seat: int, move: int) -> None:
        verb = verb_of(move)
        self.verbs[verb] = self.verbs.get(verb, 0) + 1
        self.last[seat] = verb


Policy = Callable[[Moment], int]


# ---- those that look at what is offered


def uniform(moment: Moment) -> int:
    """Any move, each as likely as the others."""
    return moment.memory.any_of(moment.moves)


def first(moment: Moment) -> int:
    """Always the first of the list."""
    return moment.moves[0]


def last(moment: Moment) -> int:
    """Always the last of the list."""
    return moment.moves[-1]


def rarest(moment: Moment) -> int:
    """The verb that was chosen least so far in this play."""
    verbs = moment.memory.verbs
    least = min(verbs.get(verb_of(move), 0) for move in moment.moves)
    return moment.memory.any_of([move for move in moment.moves if verbs.get(verb_of(move), 0) == least])


def repeating(moment: Moment) -> int:
    """The verb this seat chose last time, for as long as it is offered."""
    wanted = moment.memory.last.get(moment.seat, -1)
    same = [move for move in moment.moves if verb_of(move) == wanted]
    return moment.memory.any_of(same or moment.moves)


def refusing(moment: Moment) -> int:
    """A bare verb, with nothing named: passing, declining, ending, yielding."""
    bare = [move for move in moment.moves if not moment.game.parts(move)[1]]
    return bare[-1] if bare else moment.memory.any_of(moment.moves)


def eager(moment: Moment) -> int:
    """Never a bare verb if something can be named instead."""
    full = [move for move in moment.moves if moment.game.parts(move)[1]]
    return moment.memory.any_of(full or moment.moves)


# ---- those that look ahead


def best(moment: Moment, worth: Callable[[Moment, State], int]) -> int:
    """Of a few moves the one whose copy of the play is worth most."""
    moves = moment.moves[:]
    while len(moves) > LOOKED_AT:
        moves.pop(moment.memory.chooser.pick(len(moves)))
    if len(moves) == 1:
        return moves[0]
    found, most = moves[0], 0
    for number, move in enumerate(moves):
        after = moment.state.clone()
        after.apply(moment.seat, move)
        value = worth(moment, after)
        if number == 0 or value > most:
            found, most = move, value
    return found


def offered(state: State) -> int:
    """How many moves lie open to all who are asked."""
    return sum(len(state.legal(seat)) for seat in state.acting())


def deepest(moment: Moment) -> int:
    """The move that nests questions most: the highest stack."""
    return best(moment, lambda moment, after: int(after.depth))


def quarrelsome(moment: Moment) -> int:
    """The move after which others are asked at once, the more the better: attacks, challenges, votes."""
    return best(
        moment,
        lambda moment, after: (
            int(after.depth) + 8 * sum(1 for seat in after.acting() if seat != moment.seat)
            if after.depth
            else -1
        ),
    )


def hoarding(moment: Moment) -> int:
    """The move that leaves most to choose from."""
    return best(moment, lambda moment, after: offered(after))


def starving(moment: Moment) -> int:
    """The move that leaves least to choose from, yet does not end the play."""
    return best(moment, lambda moment, after: -offered(after) if after.depth else -1000)


def lingering(moment: Moment) -> int:
    """The move that changes fewest things."""
    before = moment.state.numbers()
    return best(moment, lambda moment, after: -changed(before, after.numbers()))


def upsetting(moment: Moment) -> int:
    """The move that changes most things."""
    before = moment.state.numbers()
    return best(moment, lambda moment, after: changed(before, after.numbers()))


def changed(before: list[int], after: list[int]) -> int:
    """How many numbers are others now."""
    differing: int = sum(map(ne, before, after))
    return differing + abs(len(before) - len(after))


POLICIES: Final[dict[str, Policy]] = {
    policy.__name__: policy
    for policy in (
        uniform,
        first,
        last,
        rarest,
        repeating,
        refusing,
        eager,
        deepest,
        quarrelsome,
        hoarding,
        starving,
        lingering,
        upsetting,
    )
}

MIXED: Final = "mixed"
"""Every seat has a policy of its own."""

NAMES: Final = [*POLICIES, MIXED]


def policy_of(name: str, seat: int, seed: int) -> Policy:
    """The policy of a seat at a table that plays so."""
    if name == MIXED:
        return list(POLICIES.values())[(seed + 5 * seat) % len(POLICIES)]
    return POLICIES[name]
