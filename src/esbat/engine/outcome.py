"""How a play ended: scores, ranks and the reason."""


class Outcome:
    """Scores and ranks by seat, and why the play ended.

    Rank 1 is a winner; several seats may share a rank; rank 0 means that this seat has lost whatever
    the others did (everybody loses together in a co-operative defeat, a solo play is won or lost).
    The grade says how well a play without opponents went; it is empty elsewhere. Where everybody wins or
    loses `together`, scores are not compared. `numbers` are what a sentence about the end may speak of.
    """

    __slots__ = ("grade", "numbers", "ranks", "reason", "rule", "scores", "together")

    def __init__(
        self,
        scores: list[int],
        ranks: list[int],
        reason: str,
        rule: str,
        grade: str = "",
        together: bool = False,
        numbers: dict[str, int] | None = None,
    ) -> None:
        self.scores = scores
        self.ranks = ranks
        self.reason = reason
        self.rule = rule
        self.grade = grade
        self.numbers: dict[str, int] = numbers or {}
        self.together = together

    def winners(self) -> list[int]:
        return [seat for seat in range(len(self.ranks)) if self.ranks[seat] == 1]

    def data(self) -> dict[str, object]:
        facts: dict[str, object] = {"scores": self.scores, "ranks": self.ranks, "reason": self.reason}
        if self.grade:
            facts["grade"] = self.grade
        return facts


def ranks_by(keys: list[tuple[int, int]]) -> list[int]:
    """Ranks from best to worst, equal keys sharing one (1, 2, 2, 4)."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
