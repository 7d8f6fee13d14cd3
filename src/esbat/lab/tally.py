"""What is counted over many plays. Whole numbers only, so that the order of adding never matters."""

from esbat.engine.outcome import Outcome


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

    def note(self, text: str, moves: int, outcome: Outcome) -> None:
        """Count one play. A shared win counts for everyone who shares it."""
        self.plays += 1
        self.moves += moves
        for seat, score in enumerate(outcome.scores):
            self.scores[seat] += score
        for seat in outcome.winners():
            self.wins[seat] += 1
        self.endings[outcome.reason] = self.endings.get(outcome.reason, 0) + 1
        if outcome.grade:
            self.grades[outcome.grade] = self.grades.get(outcome.grade, 0) + 1
        self.texts.append(text)

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
