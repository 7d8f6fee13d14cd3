"""Refusals that belong to no question, or to several: always a rule's id and a message key."""

from esbat.engine.errors import Refusal
from esbat.engine.native import i64
from esbat.games.wildegrens.moves import VERB_BEAT, VERB_PASS
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import FIRST_JUROR


def another_question(name: str, rule: str, verb: i64) -> Refusal:
    """WIL-069, WIL-073, WIL-183. Something else is asked now: the question of this name, by this rule."""
    facts: dict[str, object] = {"question": name}
    if verb == VERB_BEAT:
        return Refusal("WIL-183", "wildegrens-beat-later", facts)
    if verb == VERB_PASS:
        return Refusal(rule, "wildegrens-no-passing", facts)
    return Refusal(rule, "wildegrens-asked-something-else", facts)


def not_a_juror(board: Board, juror: i64) -> Refusal:
    """WIL-020. This one is not among the three of this play."""
    return Refusal("WIL-020", "wildegrens-not-a-juror", {"card": board.box.card_codes[FIRST_JUROR + juror]})
