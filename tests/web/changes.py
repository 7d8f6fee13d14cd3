"""A page that keeps what it is told of a view, and is told only what has changed."""

from typing import Any

Data = dict[str, Any]


def brought(before: Data, changed: Data) -> Data:
    """The view as a page puts it together: what is missing is as it was, of each seat likewise."""
    after = before | changed
    if "seats" in changed and "seats" in before:
        after["seats"] = [old | new for old, new in zip(before["seats"], changed["seats"], strict=True)]
    return after
