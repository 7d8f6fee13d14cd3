"""What a page is told in words of one moment: what a move is called, what is asked, how it ended."""

from functools import lru_cache

from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.web.wire import Asked, Ended, Score, ScorePart
from esbat.words import words_for

Names = tuple[str, ...]


@lru_cache(maxsize=20_000)
def label(game: Game, language: str, move: int, names: Names) -> str:
    """What a menu calls a move, players by their names."""
    return words_for(language).move(game, move, names)


def asked(
    game: Game, state: State, eyes: int, language: str, names: Names, view: dict[str, object] | None = None
) -> Asked | None:
    """What is asked. Those who are not asked learn whom we wait for, in words that betray nothing hidden."""
    question = state.question_for(eyes)
    if question is None:
        return None
    # Whom everybody believes to be asked may not be asked yet: see `State.question_for`.
    mine = eyes in state.acting()
    text = words_for(language).question(game, state, eyes, names, view)
    return Asked(text, mine, question.name if mine else "waiting")


def ended(game: Game, state: State, language: str, names: Names) -> Ended | None:
    """The outcome, explained."""
    outcome = state.outcome()
    if outcome is None:
        return None
    words = words_for(language)
    lines = words.outcome(game, state, names)
    scores = [
        Score(
            seat,
            outcome.ranks[seat],
            outcome.scores[seat],
            [ScorePart(words.score(game, state, seat, names), outcome.scores[seat])],
        )
        for seat in range(len(names))
    ]
    reason = lines[0] if lines else outcome.reason
    return Ended(
        reason,
        outcome.rule,
        scores,
        words.grade(game, outcome),
        outcome.together,
        outcome.reason,
        outcome.grade,
    )
