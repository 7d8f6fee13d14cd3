"""How much of a long row of plays the plain source plays: a sample; the compiled wheel plays all of it.

What the rules decide they decide alike in both forms: kept plays and transcripts show that byte for byte. So
the many plays are played where they are quick, and a few of them where they are slow. Called directly, as in
`pytest tests/conformance`, the plain source plays all of them, too.
"""

from collections.abc import Iterable

import pytest


def sampled(rows: Iterable[object], every: int) -> list[object]:
    """Rows for `parametrize`: all but every so-manieth are left to the compiled wheel."""
    return [row if at % every == 0 else long_row(row) for at, row in enumerate(rows)]


def long_row(row: object) -> object:
    """One row that is left to the compiled wheel."""
    return pytest.param(*(row if isinstance(row, tuple) else (row,)), marks=pytest.mark.long)
