"""What a message may speak of: the facts of an event, a move, a question or an outcome, by name.

Cards and colours are handed over as their codes (`K7`, `K`). A message turns a card into words with
`CARD($card)` and selects on a colour, so that each language can make its own agreements.
"""

from collections.abc import Mapping, Sequence

from esbat.engine.event import Event, as_seen
from esbat.engine.game import Game
from esbat.engine.holds import FLAG, NUMBER, SEAT
from esbat.engine.state import State

Facts = dict[str, object]
HIDDEN = "hidden"
"""Stands for a field that this viewer may not see."""


def event_facts(game: Game, event: Event, eyes: int, names: Sequence[str]) -> Facts | None:
    """The event's fields as the viewer may see them, or None if there is nothing to tell."""
    fact = game.events[event.kind]
    seen = as_seen(fact, event, eyes)
    if seen is None:
        return None
    facts: Facts = {}
    for field in fact.fields:
        value = seen[field.name]
        facts[field.name] = HIDDEN if value is None else field_fact(game, field.holds, value, names)
    if fact.fields and fact.fields[0].holds == SEAT:
        facts["name"] = facts[fact.fields[0].name]
    people = [seen[field.name] for field in fact.fields if field.holds == SEAT]
    if len(people) > 1:
        facts["own"] = "yes" if people[-1] == people[-2] else "no"  # what is one's own needs no name
    return facts


def field_fact(game: Game, holds: str, value: int, names: Sequence[str]) -> object:
    """One number of an event or a move, as a message takes it."""
    if holds == SEAT:
        return names[value] if 0 <= value < len(names) else str(value + 1)
    if holds == NUMBER:
        return value
    if holds == FLAG:
        return "yes" if value else "no"
    return game.field_text(holds, value)


def move_facts(game: Game, move: int, names: Sequence[str] = ()) -> tuple[str, Facts]:
    """A move's verb and its arguments; seats by name where the names are known, else by number."""
    verb, arguments = game.parts(move)
    return (verb, {name: field_fact(game, holds, value, names) for name, holds, value in arguments})


def question_facts(
    state: State,
    eyes: int,
    names: Sequence[str],
    seen: Mapping[str, object] | None = None,
    wanted: frozenset[str] | None = None,
) -> Facts:
    """What the viewer sees, and whom the question is put to.

    The numbers of the question itself, by their names, are given only to those who are asked. Whoever has
    the view's data already may hand it over as `seen`; facts that are not `wanted` may be left out.
    """
    question = state.question_for(eyes)
    facts = view_facts(state.view(eyes).data() if seen is None else seen, eyes, wanted)
    if question is None:
        return facts
    facts["names"] = ", ".join(names[seat] for seat in question.seats)
    facts["name"] = facts["names"]
    if eyes in state.acting():
        facts.update(question.named())
    return facts


def view_facts(data: Mapping[str, object], eyes: int, wanted: frozenset[str] | None = None) -> Facts:
    """The plain values of a view; of the viewer's own seat, named `my_…`. Of lists the length counts."""
    facts = flat(data, "", wanted)
    rows = data.get("seats")
    if isinstance(rows, list) and 0 <= eyes < len(rows) and isinstance(rows[eyes], Mapping):
        facts.update(flat(rows[eyes], "my_", wanted))
    options = data.get("options")
    if isinstance(options, Mapping):
        facts.update(flat(options, "option_", wanted))
    return facts


def flat(data: Mapping[str, object], prefix: str, wanted: frozenset[str] | None = None) -> Facts:
    """Plain values as they are; a list as its length, and one of numbers also as its sum and least."""
    facts: Facts = {}
    for name, value in data.items():
        key = prefix + name
        if wanted is not None and not (key in wanted or f"{key}_sum" in wanted or f"{key}_least" in wanted):
            continue
        if value is None:
            facts[key] = "none"
        elif isinstance(value, bool):
            facts[key] = "yes" if value else "no"
        elif isinstance(value, (int, str)):
            facts[key] = value
        elif isinstance(value, list):
            facts[key] = len(value)
            numbers = [number for number in value if isinstance(number, int)]
            if value and len(numbers) == len(value):
                facts[f"{key}_sum"] = sum(numbers)
                facts[f"{key}_least"] = min(numbers)
    return facts


def outcome_facts(state: State, seat: int, names: Sequence[str]) -> Facts:
    """One seat's part in an outcome: score, rank, whether another has the same score, what it sees."""
    outcome = state.outcome()
    if outcome is None:
        raise ValueError("the play is not over")
    score = outcome.scores[seat]
    facts = view_facts(state.view(seat).data(), seat)
    facts.update(
        name=names[seat],
        score=score,
        rank=outcome.ranks[seat],
        tied="yes" if outcome.scores.count(score) > 1 else "no",
        together="yes" if outcome.together else "no",
    )
    return facts
