"""Rows of the stack: each kind names its numbers once, and holds no others."""

from esbat.engine.chance import seeded
from esbat.engine.state import FIRST, KIND, ROW
from esbat.games.air import names
from esbat.games.air.fields import FIELDS, ROWS
from esbat.games.air.game import AIR
from esbat.games.air.questions import QUESTIONS
from esbat.games.air.state import Board
from esbat.games.air.state_fields import Fields
from tests.games.fresh import begins_as_declared

# Kinds that are one row, which changes its kind: their constants are called after what it is.
SHARED = {"FLY": "TURN", "BONUS": "TURN", "DIPLOMA": "TURN"}


def test_a_constant_and_its_word_stand_for_the_same_place() -> None:
    for question in QUESTIONS:
        called = question.name.upper()
        for place, field in enumerate(question.fields):
            constant = f"{SHARED.get(called, called)}_{field.upper()}"
            assert vars(names)[constant] == FIRST + place, constant


def test_a_row_holds_nothing_that_its_kind_does_not_name() -> None:
    met: set[int] = set()
    for seed in range(12):
        chooser = seeded(100 + seed)
        state = AIR.new(2 + seed % 4, {"several_diplomas": "true"}, seeded(seed))
        while state.depth:
            for row in range(0, state.depth * ROW, ROW):
                kind = int(state.stack[row + KIND])
                unnamed = row + FIRST + len(state.field_names(kind))
                assert not any(state.stack[at] for at in range(unnamed, row + ROW)), QUESTIONS[kind].name
                met.add(kind)
            seat = state.acting()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[chooser.pick(len(legal))])
    assert met == set(range(1, len(QUESTIONS)))


def test_the_bit_of_an_option_is_its_place() -> None:
    """A table that wishes for one option alone has exactly that bit."""
    bits = {
        "bonus_per_set": names.BONUS_PER_SET,
        "several_diplomas": names.SEVERAL_DIPLOMAS,
        "allow_stop_without_landing": names.STOP_ALLOWED,
        "deposit_again": names.DEPOSIT_AGAIN,
        "open_hands": names.OPEN_HANDS,
    }
    for option, bit in bits.items():
        state = AIR.new(2, {option: "true"}, seeded(1))
        assert isinstance(state, Board)
        assert state.options == bit


def test_a_board_begins_as_its_fields_say() -> None:
    begins_as_declared(Fields(2, seeded(1)), FIELDS, ROWS)
