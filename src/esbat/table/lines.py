"""Events as short lines of the engine's own names, the same in every language: `took anne K3`.

Tests, kept plays and lessons are written in them; the sentences people read live in `esbat.words`.
"""

from esbat.engine.event import Event, as_seen
from esbat.engine.game import Game
from esbat.engine.holds import FLAG, SEAT


def field_text(game: Game, name: str, holds: str, value: int | None, names: list[str]) -> str:
    """One number of an event: a seat by name, a flag by its own name, hidden ones as a question mark."""
    if value is None:
        return "?"
    if holds == SEAT:
        return names[value]
    if holds == FLAG:
        return name if value else ""
    return game.field_text(holds, value)


def event_text(game: Game, event: Event, names: list[str], eyes: int | None = None) -> str | None:
    """An event on one line; with `eyes`, as that seat may know it, None if it may know nothing."""
    fact = game.events[event.kind]
    values: dict[str, int | None]
    if eyes is None:
        values = dict(zip([field.name for field in fact.fields], event.numbers()[1:], strict=False))
    else:
        seen = as_seen(fact, event, eyes)
        if seen is None:
            return None
        values = seen
    texts = [field_text(game, field.name, field.holds, values[field.name], names) for field in fact.fields]
    return " ".join([fact.name, *[text for text in texts if text]])
