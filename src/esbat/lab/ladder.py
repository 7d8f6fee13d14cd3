"""A ladder: which tables of bots are laid for every deal, so that nobody has better seats or better luck.

A deal is a number from which all luck of a play comes. Each deal is played at every table: one bot among
seats of another, in every seat; and, if there are as many bots as seats, every choice of them, turned
around the table. So all meet with mirrored luck. A ladder by rungs is shorter: there each bot meets only
the next one below and above, in the order in which they are named. Where a game is played alone, or all win
or lose together, every bot plays every deal by itself.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import combinations, pairwise, permutations

from esbat import compiled
from esbat.engine.chance import seeded
from esbat.engine.errors import BadSetting
from esbat.engine.options import settled
from esbat.engine.playout import play_out
from esbat.lab.guests import Company, Guest
from esbat.lab.playing import MOST_MOVES, Player
from esbat.lab.series import Series, check_bots

Seating = tuple[str, ...]

FORMAT = 1


@dataclass(frozen=True)
class Ladder:
    """Who is rated at what; plain data, so that it can be handed to other processes."""

    code: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, str], ...]  # every option of the game
    pack: str
    guests: tuple[Guest, ...]
    alone: bool  # nobody plays against anybody
    rungs: bool = False  # only neighbours meet
    among: str = ""  # only one seat of each other bot among seats of this one

    @cached_property
    def pairs(self) -> list[tuple[str, str]]:
        """Who meets whom, in both orders."""
        if self.among and not self.alone:
            return [(name, self.among) for name in self.bots if name != self.among]
        if self.rungs and not self.alone:
            next_to = list(pairwise(self.bots))
            return next_to + [(other, one) for one, other in next_to]
        return list(permutations(self.bots, 2))

    @cached_property
    def seatings(self) -> list[Seating]:
        """The tables that are laid for every deal, in order."""
        if self.alone:
            return [(name,) * self.seats for name in self.bots]
        found: dict[Seating, None] = {}
        for one, many in self.pairs:
            for seat in range(self.seats):
                found[(many,) * seat + (one,) + (many,) * (self.seats - seat - 1)] = None
        for chosen in [] if self.rungs or self.among else combinations(self.bots, self.seats):
            for turn in range(self.seats):
                found[chosen[turn:] + chosen[:turn]] = None
        return list(found)

    def duel(self, one: str, other: str) -> list[int]:
        """The tables at which one bot sits among seats of another, by their places in `seatings`."""
        among = sorted([one] + [other] * (self.seats - 1))
        return [at for at, seating in enumerate(self.seatings) if sorted(seating) == among]

    def series(self, seating: Seating) -> Series:
        return Series(self.code, self.seats, seating, self.seed, self.options, self.pack, self.guests)

    def data(self) -> dict[str, object]:
        """What makes it this ladder and no other. How many deals there are is left open: more can follow.

        Some bots think less deep where nothing is compiled, so that makes another ladder.
        """
        game = self.series(()).game()
        fewer: dict[str, object] = {"rungs": True} if self.rungs else {}
        if self.among:
            fewer["among"] = self.among
        return {
            "ladder": FORMAT,
            "game": self.code,
            "edition": game.edition,
            "seats": self.seats,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": dict(self.options),
            "pack": sha256(self.pack.encode()).hexdigest() if self.pack else "",
            "guests": [guest.data() for guest in self.guests],
            "compiled": compiled(),
            **fewer,
        }


def settled_ladder(
    code: str,
    seats: int,
    bots: Sequence[str],
    seed: int,
    options: dict[str, str],
    pack: str = "",
    guests: Sequence[Guest] = (),
    rungs: bool = False,
    among: str = "",
) -> Ladder:
    """A ladder whose every setting is known to be good; BadSetting says which is not."""
    game = Series(code, seats, (), seed, (), pack).game()
    if game.code != code:
        raise BadSetting("pack-for-another-game", {"game": code, "other": game.code})
    state = game.new(seats, options, seeded(0))  # refuses seats and options the game does not have
    for name in bots:
        if bots.count(name) > 1:
            raise BadSetting("lab-guest-name", {"bot": name})
    check_bots(code, bots, guests)
    if among and among not in bots:
        raise BadSetting("unknown-bot", {"bot": among, "known": ", ".join(bots)})
    if len(bots) < 2:
        raise BadSetting("lab-few-bots", {})
    play_out(state, seeded(1), MOST_MOVES)  # any play shows whether all win together
    outcome = state.outcome()
    alone = seats == 1 or (outcome is not None and outcome.together)
    chosen = tuple(settled(game.options, options).items())
    return Ladder(code, seats, tuple(bots), seed, chosen, pack, tuple(guests), alone, rungs, among)


@dataclass(frozen=True)
class Result:
    """What is kept of one play."""

    ranks: list[int]  # forfeits taken into account
    scores: list[int]
    seal: str  # the SHA-256 of its record
    forfeits: list[tuple[int, str, dict[str, object]]]  # seat, and why: the key of a sentence and its facts


class Climber:
    """Makes the plays of a ladder in one process: deal by deal, and for each deal table by table."""

    def __init__(self, ladder: Ladder) -> None:
        self.ladder = ladder
        self.company = Company(ladder.code, ladder.guests)
        self.players = [Player(ladder.series(seating), company=self.company) for seating in ladder.seatings]

    def play(self, place: int) -> Result:
        """The play with this number, counted through all deals and tables."""
        deal, table = divmod(place, len(self.players))
        play = self.players[table].play(deal)
        seal = sha256(play.text.encode()).hexdigest()
        forfeits = [(seat, why.key, why.facts) for seat, why in sorted(play.forfeits.items())]
        return Result(play.ranks(), play.outcome.scores, seal, forfeits)


def digest(results: Sequence[Result]) -> str:
    """One digest over the records of all plays."""
    return sha256("".join(result.seal for result in results).encode()).hexdigest()


def by_deal(ladder: Ladder, results: Sequence[Result]) -> Iterator[Sequence[Result]]:
    """The results of each deal that was played at all tables."""
    tables = len(ladder.seatings)
    for first in range(0, len(results) - tables + 1, tables):
        yield results[first : first + tables]
