"""What is counted over many plays. Whole numbers only, so that the order of adding never matters."""

from collections.abc import Sequence

from esbat.engine.errors import EsbatError
from esbat.lab.played import Played


class Tally:
    """Sums over some plays, and the text of their records in order."""

    def __init__(self, seats: int) -> None:
        self.plays = 0
        self.moves = 0
        self.wins = [0] * seats
        self.scores = [0] * seats
        self.endings: dict[str, int] = {}
        self.grades: dict[str, int] = {}  # how well plays without opponents went
        self.texts: list[str] = []
        self.forfeits: dict[str, int] = {}  # plays that bots forfeited, by their names …
        self.reasons: dict[str, EsbatError] = {}  # … and why they did so first

    def note(self, play: Played, bots: Sequence[str]) -> None:
        """Count one play. A shared win counts for everyone who shares it."""
        outcome = play.outcome
        self.plays += 1
        self.moves += play.moves
        for seat, score in enumerate(outcome.scores):
            self.scores[seat] += score
        for seat, rank in enumerate(play.ranks()):
            self.wins[seat] += rank == 1
        self.endings[outcome.reason] = self.endings.get(outcome.reason, 0) + 1
        if outcome.grade:
            self.grades[outcome.grade] = self.grades.get(outcome.grade, 0) + 1
        self.texts.append(play.text)
        for seat, forfeit in sorted(play.forfeits.items()):
            self.forfeits[bots[seat]] = self.forfeits.get(bots[seat], 0) + 1
            self.reasons.setdefault(bots[seat], forfeit)

    def add(self, other: "Tally") -> None:
        """Count what another tally has counted; its texts are left to the reader."""
        self.plays += other.plays
        self.moves += other.moves
        for seat in range(len(self.wins)):
            self.wins[seat] += other.wins[seat]
            self.scores[seat] += other.scores[seat]
        for reason, times in other.endings.items():
            self.endings[reason] = self.endings.get(reason, 0) + times
        for grade, times in other.grades.items():
            self.grades[grade] = self.grades.get(grade, 0) + times
        for name, times in other.forfeits.items():
            self.forfeits[name] = self.forfeits.get(name, 0) + times
            self.reasons.setdefault(name, other.reasons[name])
