"""What every move at a question comes to, on the same imagined tables with the same luck."""

from esbat.bots.compiled_search import SEEDS
from esbat.bots.mind import mind_of
from esbat.bots.school import School
from esbat.engine.chance import seeded
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.own import own
from puzzling.measures import MEASURES

SURE = 10_000
MOST_ANSWERS = 3000


def school_of(code: str) -> School:
    found = own("esbat.bots", code, "SCHOOL")
    assert isinstance(found, School)
    return found


class Weighed:
    """One move: what share of the win it came to, and how the seat stood at the end of the turn."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.worth: list[int] = []
        self.stands: list[list[float]] = []

    def mean(self) -> float:
        """In percent of the win."""
        return sum(self.worth) / len(self.worth) / SURE * 100

    def lead(self, other: "Weighed") -> tuple[float, float]:
        """How much more it came to than another on the same tables, and what chance alone may have done."""
        more = [(mine - theirs) / SURE * 100 for mine, theirs in zip(self.worth, other.worth, strict=True)]
        mean = sum(more) / len(more)
        spread = sum((each - mean) ** 2 for each in more) / max(1, len(more) - 1)
        return mean, (spread / len(more)) ** 0.5

    def stand(self, at: int) -> float:
        return sum(each[at] for each in self.stands) / len(self.stands)


class Scales:
    """A game's search: by its learned value at the end of the turn, or where none is learned by the end."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.school = school_of(game.code)
        self.value = self.school.value()
        self.measures = MEASURES[game.code]

    def weigh(self, state: State, seat: int, worlds: int, seed: int, turns: int = 1) -> list[Weighed]:
        """All legal moves, the best first."""
        mind = mind_of(self.game, state, seat, seeded(seed))
        rows = [Weighed(move) for move in mind.legal]
        for _ in range(worlds):
            dream = mind.imagine()
            first, then = 1 + mind.chance.pick(int(SEEDS)), 1 + mind.chance.pick(int(SEEDS))
            for row in rows:
                tried = dream.clone()
                tried.chance = seeded(first)
                tried.apply(seat, row.move)
                self.follow(tried, seat, row, then, turns)
        rows.sort(key=lambda row: -row.mean())
        return rows

    def follow(self, state: State, seat: int, row: Weighed, luck: int, turns: int) -> None:
        """The usual answers carry the play to the end of the turn, and there it is weighed."""
        chance = seeded(luck)
        reading = self.school.reading
        now, left = reading.clock(state), turns
        stood = False
        for _ in range(MOST_ANSWERS):
            if state.depth == 0:
                break
            clock = reading.clock(state)
            if clock != now:
                now, left = clock, left - 1
                if not stood:
                    row.stands.append([measure(state, seat) for _, _, measure in self.measures])
                    stood = True
                if left <= 0 and self.value is not None:
                    break
            mover = state.mover()
            state.apply(mover, self.school.answer(mind_of(self.game, state, mover, chance)))
        if not stood:
            row.stands.append([measure(state, seat) for _, _, measure in self.measures])
        row.worth.append(self.worth(state, seat))

    def worth(self, state: State, seat: int) -> int:
        if self.value is not None:
            return int(self.value.estimate(state, seat))
        outcome = state.outcome()
        return SURE if outcome is not None and outcome.ranks[seat] == 1 else 0
