"""Effects as texts: read as steps, written as they were read, refused where they are not written so."""

import pytest

from esbat.engine.steps import steps_of, text_of
from esbat.parts.bits import wide_listed, wide_nth


@pytest.mark.parametrize(
    "text",
    [
        "draw(1)",
        "swap_curse(fam)",
        "remove_curse(1); draw(1)",
        "discard_witch(1) > draw(2)",
        "mute_witches()",
    ],
)
def test_texts_round_trip(text: str) -> None:
    steps = steps_of(text)
    assert steps is not None and text_of(steps) == text


def test_a_dash_and_nothing_are_no_steps() -> None:
    assert steps_of("") == [] and steps_of(" - ") == []


def test_what_a_step_is_made_of() -> None:
    steps = steps_of(" move_challenge( 1,chosen ) ;a(-2)>b() ")
    assert steps is not None
    assert [(step.name, step.arguments, step.bound) for step in steps] == [
        ("move_challenge", ["1", "chosen"], False),
        ("a", ["-2"], False),
        ("b", [], True),
    ]


@pytest.mark.parametrize(
    "text", ["draw", "draw(", "draw)", "(1)", "draw(1) draw(2)", "Draw(1)", "draw(1,)", ";"]
)
def test_what_is_not_written_so(text: str) -> None:
    assert steps_of(text) is None


def test_the_nth_of_a_wide_set() -> None:
    members = 2**3 + 2**17 + 2**40 + 2**61
    assert [wide_nth(members, n) for n in range(4)] == wide_listed(members) == [3, 17, 40, 61]
