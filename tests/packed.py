"""Rows of whole numbers as compiled code takes them."""

from typing import Any

from esbat import compiled


def numbers(values: list[int]) -> Any:
    """As the code of this installation keeps them: packed if it is compiled."""
    if not compiled():
        return values
    from librt.vecs import vec
    from mypy_extensions import i64

    return vec[i64](values)
