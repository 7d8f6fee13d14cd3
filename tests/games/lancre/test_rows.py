"""The numbers of a row have names, which say where they stand, and no row holds a number without one."""

import pytest

from esbat.engine.chance import seeded
from esbat.engine.state import FIRST, KIND, ROW
from esbat.games.lancre import names
from esbat.games.lancre.fields import FIELDS, ROWS
from esbat.games.lancre.game import LANCRE
from esbat.games.lancre.names import ASK_ARRIVE, ASK_LAND, ASK_LOOK, ASK_RETURN
from esbat.games.lancre.questions import QUESTIONS
from esbat.games.lancre.questions.base import Question
from esbat.games.lancre.state_fields import Fields
from esbat.testing.subject import Subject
from tests.games.fresh import begins_as_declared


@pytest.mark.parametrize("question", QUESTIONS[1:], ids=lambda question: question.name)
def test_the_names_of_a_row_say_where_its_numbers_stand(question: Question) -> None:
    prefix = question.name.upper()
    places = {name: value for name, value in vars(names).items() if name.startswith(f"{prefix}_")}
    assert places == {
        f"{prefix}_{field.upper()}": FIRST + place for place, field in enumerate(question.fields)
    }


def test_no_row_holds_a_number_without_a_name() -> None:
    with_numbers = set()
    for seats in (1, 2, 4):
        for state in Subject(LANCRE, seats, {"choose_returns": "true"}, seats).positions():
            for row in range(0, state.depth * ROW, ROW):
                kind = int(state.stack[row + KIND])
                numbers = [int(number) for number in state.stack[row + FIRST : row + ROW]]
                declared = state.field_names(kind)
                assert not any(numbers[len(declared) :]), (QUESTIONS[kind].name, numbers)
                if any(numbers):
                    with_numbers.add(kind)
    assert with_numbers >= {ASK_LAND, ASK_ARRIVE, ASK_LOOK, ASK_RETURN}


def test_a_board_begins_as_its_fields_say() -> None:
    begins_as_declared(Fields(LANCRE.box, 2, seeded(1)), FIELDS, ROWS)
