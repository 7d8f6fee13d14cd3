"""A play as plain text, the same on every machine and in every language: for tests and golden plays.

These are not the sentences people read (those live in `esbat.words`), but short lines of the engine's own
names: `took anne K3`, `landed marie W 2 forced`.
"""

import json
from collections.abc import Callable

from esbat.engine.game import Game
from esbat.engine.record import Record
from esbat.engine.state import State
from esbat.engine.view import ONLOOKER
from esbat.table.lines import event_text
from esbat.table.table import Table
from esbat.table.verify import replayed


def view_text(state: State, eyes: int) -> str:
    """What a seat sees, as one line of JSON in a fixed order: equal views, equal bytes."""
    return json.dumps(state.view(eyes).data(), ensure_ascii=False, separators=(",", ":"))


def legal_texts(game: Game, state: State, seat: int) -> list[str]:
    """A seat's legal moves as texts, in their order."""
    return [game.text(move) for move in state.legal(seat)]


def question_text(state: State, eyes: int) -> str:
    """The open question as far as these eyes may know it, every number of it."""
    question = state.question_for(eyes)
    return "over" if question is None else f"{question.kind} {question!r}"


def question_lines(table: Table, names: list[str]) -> list[str]:
    """What is asked now, of whom, and what each of them may answer."""
    question = table.state.question()
    if question is None:
        return []
    return [
        f"  {question.name}? {names[seat]}: {' | '.join(legal_texts(table.game, table.state, seat))}"
        for seat in table.state.acting()
    ]


def playthrough(record: Record, find: Callable[[str], Game]) -> str:
    """The whole play: at each step the question, the legal moves, the move and its events; at the end
    everybody's view, the outcome and the number of lucky picks."""
    table = replayed(record, find, 0)
    names = record.players
    lines = [record.head(), *question_lines(table, names)]
    for number, (seat, move) in enumerate(record.moves, start=1):
        happening = table.submit(seat, move)
        lines.append(f"{number}. {names[seat]}: {move}{'' if happening.barrier else ' (may be undone)'}")
        lines += [f"  {event_text(table.game, event, names)}" for event in happening.events]
        lines += question_lines(table, names)
    for eyes in [*range(record.seats), ONLOOKER]:
        lines.append(f"view {names[eyes] if eyes >= 0 else 'onlooker'}: {view_text(table.state, eyes)}")
    outcome = table.state.outcome()
    if outcome is not None:
        ended = {**outcome.data(), "rule": outcome.rule}
        lines.append(f"outcome: {json.dumps(ended, ensure_ascii=False, separators=(',', ':'))}")
    lines.append(f"picks: {table.state.chance.picks}")
    return "\n".join(lines) + "\n"
