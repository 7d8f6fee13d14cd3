"""Who may know what of an event, and what can no longer be taken back."""

import pytest

from esbat.engine.event import (
    BOTH,
    EVERYONE,
    FIRST,
    NOBODY,
    SECOND,
    Event,
    EventFact,
    Field,
    as_seen,
    is_barrier,
    may_see,
)
from esbat.engine.holds import CARD, SEAT
from esbat.engine.view import ONLOOKER

GAVE = EventFact(
    "gave",
    [Field("seat", SEAT, EVERYONE), Field("to", SEAT, EVERYONE), Field("card", CARD, BOTH, before=FIRST)],
    rules=[],
)
THOUGHT = EventFact("thought", [Field("seat", SEAT, FIRST), Field("card", CARD)], rules=[])


@pytest.mark.parametrize(
    ("audience", "seers"),
    [(NOBODY, []), (FIRST, [2]), (SECOND, [0]), (BOTH, [0, 2]), (EVERYONE, [ONLOOKER, 0, 1, 2])],
)
def test_each_audience(audience: int, seers: list[int]) -> None:
    assert [seat for seat in (ONLOOKER, 0, 1, 2) if may_see(audience, seat, 2, 0)] == seers


def test_hidden_fields_are_none() -> None:
    event = Event(0, 2, 0, 17, 0)
    assert as_seen(GAVE, event, 2) == as_seen(GAVE, event, 0) == {"seat": 2, "to": 0, "card": 17}
    assert as_seen(GAVE, event, 1) == as_seen(GAVE, event, ONLOOKER) == {"seat": 2, "to": 0, "card": None}


def test_who_may_know_nothing_hears_nothing() -> None:
    """And a field nobody was declared for is shown to nobody at all."""
    event = Event(0, 2, 17, 0, 0)
    assert as_seen(THOUGHT, event, 2) == {"seat": 2, "card": None}
    assert as_seen(THOUGHT, event, 0) is None and as_seen(THOUGHT, event, ONLOOKER) is None


def test_news_is_what_somebody_could_not_see_before() -> None:
    assert GAVE.brings_news()
    assert not THOUGHT.brings_news()
    assert not Field("card", CARD, EVERYONE).brings_news()
    assert Field("card", CARD, EVERYONE, before=NOBODY).brings_news()
    assert not Field("card", CARD, FIRST, before=EVERYONE).brings_news()


@pytest.mark.parametrize(
    ("events", "picks", "before", "after", "barrier"),
    [
        ([], 0, [1], [1], False),
        ([Event(1, 1, 5, 0, 0)], 0, [1], [1], False),
        ([], 1, [1], [1], True),
        ([Event(0, 1, 2, 5, 0)], 0, [1], [1], True),
        ([], 0, [1], [2], True),
        ([], 0, [0, 1], [1], False),
        ([], 0, [1], [], True),
    ],
    ids=["nothing", "known", "luck", "news", "handed on", "one answer of two", "over"],
)
def test_barriers(
    events: list[Event], picks: int, before: list[int], after: list[int], barrier: bool
) -> None:
    assert is_barrier([GAVE, THOUGHT], events, picks, before, after) is barrier
