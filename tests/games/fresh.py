"""What a board begins with, before the set-up lays anything out."""

from esbat.engine.fields import BAG, FLAG, NUMBER, NUMBERS, PILE, Field
from esbat.engine.state import ROW, State


def begins_as_declared(board: State, fields: list[Field], rows: int) -> None:
    """Room for so many questions, numbers and flags as their rows say, nothing in any pile or bag."""
    assert len(board.stack) == rows * ROW
    for field in fields:
        if field.holds == NUMBER:
            assert getattr(board, field.name) == int(field.begins), field.name
        elif field.holds == FLAG:
            assert getattr(board, field.name) is False, field.name
        elif field.holds == BAG:
            assert getattr(board, field.name).count == 0, field.name
        elif field.holds in (NUMBERS, PILE):
            assert len(getattr(board, field.name)) == 0, field.name
