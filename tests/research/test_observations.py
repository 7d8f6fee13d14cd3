"""Observations hold all that a seat may see, and nothing else."""

import numpy as np
import pytest

from esbat.engine.chance import seeded
from esbat.engine.state import State
from esbat.games import game
from esbat.research.layout import CHOICES, FLAGS, layout
from esbat.research.one import Eyes
from esbat.testing.combinations import Laid
from esbat.testing.hidden import other_truth
from esbat.testing.subject import Subject
from esbat.testing.transcript import question_text, view_text
from tests.conformance.referees import subject_of
from tests.research.tables import EVERY, SEEN_OTHERWISE
from tests.samples import sampled

TABLES: list[tuple[str, Laid]] = [*[(code, Laid(seats, {})) for code, seats in EVERY], *SEEN_OTHERWISE]


def positions(code: str, laid: Laid, every: int) -> tuple[Eyes, Subject, list[State]]:
    """A random play, looked at now and then."""
    subject = subject_of(game(code), laid, seed=laid.seats)
    return Eyes(code, laid.seats, laid.wishes), subject, [s.clone() for s in subject.positions(every)]


@pytest.mark.parametrize(("code", "laid"), sampled(TABLES, 4), ids=str)
def test_lookalikes_give_the_same_numbers(code: str, laid: Laid) -> None:
    """Whatever a seat cannot know makes no difference to what it is shown: asked or not."""
    eyes, subject, states = positions(code, laid, every=7)
    for number, state in enumerate(states):
        for seat in range(laid.seats):
            other = other_truth(subject, state, seat, number)
            seen, same = eyes.observation(state, seat), eyes.observation(other, seat)
            assert same.tobytes() == seen.tobytes(), eyes.layout.read(seen ^ same)
            assert eyes.mask(other, seat).tobytes() == eyes.mask(state, seat).tobytes()
            imagined = state.imagine(seat, seeded(number))
            assert eyes.observation(imagined, seat).tobytes() == seen.tobytes()


@pytest.mark.parametrize(("code", "laid"), sampled(TABLES, 4), ids=str)
def test_whatever_a_seat_sees_is_in_the_numbers(code: str, laid: Laid) -> None:
    """Two moments that look different to a seat have different numbers."""
    eyes, _, states = positions(code, laid, every=1)
    seen: dict[bytes, str] = {}
    for state in states[:150]:
        for seat in range(laid.seats):
            numbers = eyes.observation(state, seat).tobytes()
            told = view_text(state, seat) + question_text(state, seat)
            assert seen.setdefault(numbers, told) == told


@pytest.mark.parametrize(("code", "laid"), sampled(TABLES, 3), ids=str)
def test_numbers_keep_to_their_layout(code: str, laid: Laid) -> None:
    """Flags are 0 or 1, choices and counts no larger than declared, and what is between sections is 0."""
    eyes, _, states = positions(code, laid, every=3)
    rows = np.array([eyes.observation(state, seat) for state in states for seat in range(laid.seats)])
    named = np.zeros(eyes.layout.size, dtype=bool)
    for section in eyes.layout.sections:
        largest = rows[:, section.places].max(axis=0)
        for label, number, bound in zip(section.labels, largest, section.largest, strict=True):
            assert number <= bound, f"{section.name}: {label} is {number}"
        if section.holds == FLAGS:
            assert set(section.largest) == {1}
        named[section.places] = True
    assert not rows[:, ~named].any()
    features = eyes.layout.features(rows)
    assert features.min() >= 0
    assert features.max() <= 1
    spread = sum(int((rows[:, s.places] > 0).sum()) for s in eyes.layout.sections if s.holds == CHOICES)
    flags = sum(int(rows[:, s.places].sum()) for s in eyes.layout.sections if s.holds == FLAGS)
    assert (features == 1).sum() >= spread + flags


@pytest.mark.parametrize(("code", "seats"), EVERY)
def test_a_layout_describes_itself(code: str, seats: int) -> None:
    described = layout(code, seats).describe()
    assert described["layout"] == f"{code}/1"
    sections = described["sections"]
    assert isinstance(sections, list)
    names = [section["name"] for section in sections]
    assert len(set(names)) == len(names)
    for section in sections:
        assert len(section["labels"]) == len(set(section["labels"])) == len(section["largest"])
        assert section["start"] % 8 == 0


def test_what_each_seat_calls_itself_is_the_same() -> None:
    """Seats count from the one who looks: both see their own hand in the same place."""
    eyes = Eyes("air", 2)
    state = eyes.new(seeded(3))
    chooser = seeded(4)
    for _ in range(60):
        seat = state.mover()
        moves = state.legal(seat)
        state.apply(seat, moves[chooser.pick(len(moves))])
    for seat in (0, 1):
        read = eyes.layout.read(eyes.observation(state, seat))
        held = read.get("me hand", {})
        assert len(held) == read["me cards"].get("hand", 0)
        other = eyes.layout.read(eyes.observation(state, 1 - seat))
        assert other["left1 cards"] == read["me cards"]
