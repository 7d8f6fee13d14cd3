"""Events: what has happened, who may know it, and which of them are barriers.

Rules call `state.note(KIND, …)` with a few whole numbers. Without a listener that returns at once, so
search plays at full speed with the same code. Each game's `events.py` declares, for every kind, its
fields, who may see each afterwards and who already could before. A field without a declared audience
is shown to nobody. From those facts the engine itself works out which kinds bring news.
"""

from typing import Final

from esbat.engine.native import i64, mypyc_attr

# Who may see a field of an event.
NOBODY: Final = 0
FIRST: Final = 1  # the seat named in the event's first field
SECOND: Final = 2  # the seat named in the event's second field
BOTH: Final = 3  # the seats named in the first two fields
EVERYONE: Final = 7


class Field:
    """One number of an event: its name, what it holds, who may see it now and who could before."""

    __slots__ = ("audience", "before", "holds", "name")

    def __init__(self, name: str, holds: str, audience: int = NOBODY, before: int = -1) -> None:
        self.name = name
        self.holds = holds
        self.audience = audience
        self.before = audience if before < 0 else before

    def brings_news(self) -> bool:
        """Does this field tell someone what they could not see before?"""
        return (self.audience & ~self.before) != 0


class EventFact:
    """A kind of event: its name, its fields, the rules it carries out."""

    __slots__ = ("fields", "name", "rules")

    def __init__(self, name: str, fields: list[Field], rules: list[str]) -> None:
        self.name = name
        self.fields = fields
        self.rules = rules

    def brings_news(self) -> bool:
        """A kind is a barrier if any of its fields is news to anybody."""
        return any(field.brings_news() for field in self.fields)


@mypyc_attr(acyclic=True)
class Event:
    """One event as it was noted: the kind's number and up to four fields."""

    __slots__ = ("a", "b", "c", "d", "kind")

    def __init__(self, kind: int, a: int, b: int, c: int, d: int) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def numbers(self) -> list[int]:
        return [self.kind, self.a, self.b, self.c, self.d]


@mypyc_attr(acyclic=True)
class Listener:
    """The one who hears events: keeps them in the order they happened."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        self.events.append(Event(kind, a, b, c, d))


def may_see(audience: int, seat: int, first: int, second: int) -> bool:
    """May this seat see a field with that audience in an event about these two seats?"""
    if audience == EVERYONE:
        return True
    if seat < 0:
        return False
    return bool((audience & FIRST and seat == first) or (audience & SECOND and seat == second))


def as_seen(fact: EventFact, event: Event, seat: int) -> dict[str, int | None] | None:
    """The event's fields as this seat may see them: hidden ones are None, nothing at all if all are."""
    values = event.numbers()[1:]
    seen: dict[str, int | None] = {}
    anything = not fact.fields
    for field, value in zip(fact.fields, values, strict=False):
        if may_see(field.audience, seat, event.a, event.b):
            seen[field.name] = value
            anything = True
        else:
            seen[field.name] = None
    return seen if anything else None


def is_barrier(
    facts: list[EventFact],
    events: list[Event],
    picks: int,
    asked_before: list[int],
    asked_after: list[int],
) -> bool:
    """May a move with these consequences no longer be taken back?

    It may not if luck was drawn (`picks` times), if an event told somebody news, or if somebody is
    asked now who was not asked before. Nobody flags a barrier by feeling.
    """
    if picks:
        return True
    if any(facts[event.kind].brings_news() for event in events):
        return True
    return any(seat not in asked_before for seat in asked_after) or not asked_after
