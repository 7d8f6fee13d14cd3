"""Tuning: numbers go where plays are won, the same command finds the same, and bad wishes get a sentence."""

import pytest

from esbat.bots.compiled_lancre_weights import KINDS
from esbat.bots.lancre_ranges import came_to, ranges
from esbat.bots.usual import Numbers, Range, numbers_in
from esbat.engine.chance import seeded
from esbat.engine.errors import BadSetting
from esbat.engine.state import State
from esbat.lab.training import school_of
from esbat.lab.tuning import PLAYS, Contest, Course, ended, tune


class Target(Contest):
    """No game at all: whoever lies nearer to what is wanted has the lead."""

    def __init__(self, wanted: Numbers) -> None:
        self.wanted = wanted

    def lead(self, one: Numbers, other: Numbers, deals: list[int]) -> float:
        return max(-1.0, min(1.0, (self.distance(other) - self.distance(one)) / 40))

    def distance(self, numbers: Numbers) -> int:
        return sum(
            abs(a - b) for name, row in numbers.items() for a, b in zip(row, self.wanted[name], strict=True)
        )


def test_numbers_go_where_plays_are_won() -> None:
    wanted = {"few": [70], "many": [300, 40, 0]}
    began = {"few": [100], "many": [240, 60, 0]}
    course, target = Course(began, seeded(1)), Target(wanted)
    for step in range(800):
        course.step(target, step, 800)
    assert target.distance(course.found()) * 5 < target.distance(began)


def test_numbers_stay_within_their_ranges_and_go_together() -> None:
    """What is named by no range stays as it is; the others of a row keep their distance."""
    wanted = {"few": [500], "many": [300, 320, 7], "never": [20]}
    began = {"few": [100], "many": [240, 260, 7], "never": [10_000]}
    course, target = (
        Course(
            began,
            seeded(1),
            [
                Range("few", 10, highest=150),
                Range("many", 8, (0, 1)),
                Range("never", 5, lowest=0, highest=60),
            ],
        ),
        Target(wanted),
    )
    for step in range(400):
        course.step(target, step, 400)
        assert 0 <= course.rounded(course.now)["never"][0] <= 60
    found = course.found()
    assert 145 <= found["few"][0] <= 150 and abs(found["never"][0] - 20) <= 10
    assert found["many"][1] - found["many"][0] == 20 and abs(found["many"][0] - 300) <= 10
    assert found["many"][2] == 7


@pytest.mark.parametrize("kind", KINDS)
def test_the_ranges_of_lancre_are_of_its_numbers(kind: str) -> None:
    school = school_of("lancre")
    assert school.weights is not None
    numbers = numbers_in(school.weights(kind))
    tuned = [(each.name, place) for each in ranges(kind) for place in each.places]
    assert len(set(tuned)) == len(tuned)
    assert all(place < len(numbers[name]) for name, place in tuned)


def test_of_two_that_lose_together_one_may_lose_less() -> None:
    """Whoever has more left to do has come to less."""
    school = school_of("lancre")
    contest = Contest(school, 2, {"cooperative": "true"})
    weights = contest.weights({})
    lost = [
        state for deal in range(12) for state in [contest.played([weights] * 2, deal)] if not saved(state)
    ]
    assert len({came_to(state) for state in lost}) > 1
    assert all(came_to(state) < 1_000 for state in lost)
    alone = Contest(school, 1, {})
    ends = [alone.played([alone.weights({})], deal) for deal in range(6)]
    assert max(map(came_to, ends)) > 0


def saved(state: State) -> bool:
    return ended(state).ranks[0] == 1


@pytest.mark.long
def test_the_same_command_finds_the_same_numbers() -> None:
    once, again = (tune("air", 2, {}, 4 * PLAYS, 3) for time in range(2))
    assert once == again
    assert once["command"] == f"esbat tune air --seats 2 --plays {4 * PLAYS} --seed 3"
    assert tune("air", 2, {}, 4 * PLAYS, 4)["numbers"] != once["numbers"]


def test_two_sets_that_are_alike_are_even() -> None:
    """Every deal is played at both sides, with any number of seats."""
    school = school_of("air")
    assert school.weights is not None
    same = numbers_in(school.weights("apart"))
    for seats in (2, 3):
        assert Contest(school, seats, {}).lead(same, same, [1, 2, 3]) == 0


def test_worse_numbers_lose() -> None:
    """Whoever thinks nothing of cards in hand plays for nothing."""
    school = school_of("air")
    assert school.weights is not None
    good = numbers_in(school.weights("apart"))
    bad = {**good, "held": [0] * len(good["held"])}
    assert Contest(school, 2, {}).lead(good, bad, list(range(10))) > 0.5


def test_what_cannot_be_tuned_is_said() -> None:
    with pytest.raises(BadSetting) as few:
        tune("air", 2, {}, PLAYS - 1, 1)
    assert few.value.key == "tune-too-few"
    with pytest.raises(BadSetting) as nothing:
        tune("witchstone", 2, {}, PLAYS, 1)
    assert nothing.value.key == "tune-no-weights"
    with pytest.raises(BadSetting):
        tune("air", 9, {}, PLAYS, 1)


def test_plays_together_are_tuned_by_who_wins_more_of_the_same_deals() -> None:
    found = tune("lancre", 2, {"cooperative": "true"}, PLAYS, 1)
    assert found["kind"] == "together-2"
    school = school_of("lancre")
    assert school.weights is not None
    same = numbers_in(school.weights("together-2"))
    assert Contest(school, 2, {"cooperative": "true"}).lead(same, same, [1, 2]) == 0
