"""The numbers of a row have names, each said once as a place and once as a word."""

from esbat.engine.chance import seeded
from esbat.engine.state import ASKED, FIRST, KIND, ROW
from esbat.games.bal import names
from esbat.games.bal.game import BAL
from esbat.games.bal.names import FIELDS, FIRST_STEP, LAST_WINDOW, QUESTIONS

# Rows that share the names of others, where their own does not begin like them (`FARCE_FACE` is a `FARCE`).
FAMILIES = {QUESTIONS[kind]: "window" for kind in range(1, LAST_WINDOW + 1)} | {"imp_losses": "farce"}
TABLES: list[tuple[int, dict[str, str]]] = [
    (3, {"level": "hard", "incantation": "typed"}),
    (5, {"level": "hard", "crapzouilles": "5", "incantation": "table", "false_challenge": "discard"}),
    (4, {"level": "hard", "ball_any_time": "true", "defence_spells": "any"}),
]
PLAYS = 20
"""At each table: enough to meet a row of every kind that has fields."""


def place(kind: int, field: str) -> int:
    """What names say of this field, under the longest beginning of its kind's name that has it."""
    words = FAMILIES.get(QUESTIONS[kind], QUESTIONS[kind]).split("_")
    known = [f"{'_'.join(words[:length])}_{field}".upper() for length in range(len(words), 0, -1)]
    return next(int(vars(names)[name]) for name in known if name in vars(names))


def test_every_field_lies_where_its_name_says() -> None:
    for kind, fields in FIELDS.items():
        assert [place(kind, field) for field in fields] == [FIRST + at for at in range(len(fields))]


def test_rows_hold_nothing_beyond_their_fields_and_steps_ask_nobody() -> None:
    met = set()
    for number, (seats, wishes) in enumerate(TABLES * PLAYS):
        state = BAL.new(seats, wishes, seeded(number))
        luck = seeded(number + 100)
        while state.depth:
            for row in range(0, state.depth * ROW, ROW):
                kind = int(state.stack[row + KIND])
                used = FIRST + len(FIELDS.get(kind, []))
                assert not any(state.stack[at] for at in range(row + used, row + ROW)), QUESTIONS[kind]
                assert kind < FIRST_STEP or state.stack[row + ASKED] == 0, f"{QUESTIONS[kind]} asks somebody"
                met.add(kind)
            seat = state.acting()[luck.pick(len(state.acting()))]
            legal = state.legal(seat)
            state.apply(seat, legal[luck.pick(len(legal))])
    assert {QUESTIONS[kind] for kind in FIELDS if kind not in met} == set()
