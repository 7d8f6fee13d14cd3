"""The positions that show rules, for the tests of these rules: one source, two uses."""

from esbat.engine.errors import Refusal
from esbat.lessons import laid_at, show_of
from esbat.lessons.shows import Show
from esbat.table.table import Table


def shown(code: str, rule: str) -> tuple[Show, Table]:
    """The show of a rule, and the table it lays."""
    show = show_of(code, rule)
    assert show is not None, f"{rule} is not shown"
    return (show, laid_at(show))


def refused_in(code: str, rule: str) -> tuple[str, Refusal]:
    """The move that the show of this rule tries, and why it is refused."""
    show, table = shown(code, rule)
    text = show.steps[0].told[0]
    refusal = table.state.why_not(show.learner, table.game.parse(text))
    assert refusal is not None
    return (text, refusal)
