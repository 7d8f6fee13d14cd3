"""What a series of plays came to."""

from esbat import compiled
from esbat.lab.series import Series
from esbat.lab.tally import Tally


class Report:
    """The figures of a series; `data()` is what `esbat sim --json` prints."""

    def __init__(
        self, series: Series, edition: int, tally: Tally, seconds: float, digest: str, jobs: int
    ) -> None:
        self.game = series.code
        self.seats = series.seats
        self.bots = list(series.bots)
        self.seed = series.seed
        self.options = dict(series.options)
        self.edition = edition
        self.games = tally.plays
        self.moves = tally.moves
        self.wins = tally.wins
        self.mean_scores = [round(score / tally.plays, 4) for score in tally.scores]
        self.mean_moves = round(tally.moves / tally.plays, 4)
        self.endings = dict(sorted(tally.endings.items()))
        self.grades = dict(sorted(tally.grades.items()))
        self.forfeits = dict(sorted(tally.forfeits.items()))
        self.reasons = tally.reasons
        self.seconds = seconds
        self.digest = digest
        self.jobs = jobs
        self.compiled = compiled()

    @property
    def moves_per_second(self) -> int:
        return round(self.moves / self.seconds) if self.seconds > 0 else 0

    def data(self) -> dict[str, object]:
        """The report as plain data."""
        return {
            "game": self.game,
            "edition": self.edition,
            "seats": self.seats,
            "games": self.games,
            "bots": self.bots,
            "seed": self.seed,
            "options": self.options,
            "moves": self.moves,
            "seconds": round(self.seconds, 6),
            "moves_per_second": self.moves_per_second,
            "wins": self.wins,
            "mean_scores": self.mean_scores,
            "mean_moves": self.mean_moves,
            "endings": self.endings,
            "grades": self.grades,
            "forfeits": self.forfeits,
            "digest": self.digest,
            "compiled": self.compiled,
            "jobs": self.jobs,
        }
