"""The numbers of a row have names, each said once as a place and once as a word."""

from esbat.engine.chance import seeded
from esbat.engine.state import ASKED, FIRST, KIND, ROW
from esbat.games.bal import names
from esbat.games.bal.fields import FIELDS, ROWS
from esbat.games.bal.game import BAL
from esbat.games.bal.questions import QUESTIONS
from esbat.games.bal.questions.windows import WINDOWS
from esbat.games.bal.state_fields import Fields
from tests.games.fresh import begins_as_declared

# Rows that share the names of others, where their own does not begin like them (`FARCE_FACE` is a `FARCE`).
FAMILIES = {question.name: "window" for question in QUESTIONS if question.window} | {"imp_losses": "farce"}
TABLES: list[tuple[int, dict[str, str]]] = [
    (3, {"level": "hard", "incantation": "typed"}),
    (5, {"level": "hard", "crapzouilles": "5", "incantation": "table", "false_challenge": "discard"}),
    (4, {"level": "hard", "ball_any_time": "true", "defence_spells": "any"}),
]
PLAYS = 20
"""At each table: enough to meet a row of every kind that has fields."""


def place(name: str, field: str) -> int:
    """What names say of this field, under the longest beginning of its kind's name that has it."""
    words = FAMILIES.get(name, name).split("_")
    known = [f"{'_'.join(words[:length])}_{field}".upper() for length in range(len(words), 0, -1)]
    return next(int(vars(names)[name]) for name in known if name in vars(names))


def test_every_field_lies_where_its_name_says() -> None:
    for question in QUESTIONS:
        places = [place(question.name, field) for field in question.fields]
        assert places == [FIRST + at for at in range(len(places))], question.name


def test_every_kind_has_the_number_that_its_name_says() -> None:
    kinds = {name: number for name, number in vars(names).items() if name.startswith(("ASK_", "STEP_"))}
    for kind, question in enumerate(QUESTIONS):
        if kind:
            said = ("STEP_" if question.is_step else "ASK_") + question.name.upper()
            assert kinds.pop(said) == kind
    assert not kinds


def test_every_window_has_the_number_that_its_question_says() -> None:
    for number, window in enumerate(WINDOWS):
        if number:
            assert window.window == number
            assert QUESTIONS[window.kind] is window


def test_rows_hold_nothing_beyond_their_fields_and_steps_ask_nobody() -> None:
    met = set()
    for number, (seats, wishes) in enumerate(TABLES * PLAYS):
        state = BAL.new(seats, wishes, seeded(number))
        luck = seeded(number + 100)
        while state.depth:
            for row in range(0, state.depth * ROW, ROW):
                kind = int(state.stack[row + KIND])
                question = QUESTIONS[kind]
                used = FIRST + len(question.fields)
                assert not any(state.stack[at] for at in range(row + used, row + ROW)), question.name
                assert not question.is_step or state.stack[row + ASKED] == 0, f"{question.name} asks somebody"
                met.add(kind)
            seat = state.acting()[luck.pick(len(state.acting()))]
            legal = state.legal(seat)
            state.apply(seat, legal[luck.pick(len(legal))])
    assert not [each.name for kind, each in enumerate(QUESTIONS) if each.fields and kind not in met]


def test_a_board_begins_as_its_fields_say() -> None:
    begins_as_declared(Fields(2, seeded(1)), FIELDS, ROWS)
