"""How the shape of what a page is sent is declared, so that `tools/shapes` can write it down for the page.

A `Shape` names its fields; a word with few values is `one_of` a list that the rules have already. What a
declaration says of a view is compared with real ones by a test, so it cannot lie.
"""

from collections.abc import Sequence

from msgspec import Meta, Struct


class Shape(Struct, forbid_unknown_fields=True):
    """What is sent has these fields and no others."""


def one_of(list_name: str, name: str, words: Sequence[str]) -> Meta:
    """A word of this list: the page gets both, the list under its name and the type of one of its words."""
    return Meta(
        title=name,
        pattern=f"^(?:{'|'.join(words)})$",
        extra_json_schema={"list": list_name, "enum": list(words)},
    )


def called(name: str) -> Meta:
    """The page calls this type so."""
    return Meta(title=name)


def every(words: Sequence[str]) -> Meta:
    """A dictionary with a value for each of these words."""
    return Meta(min_length=len(words), max_length=len(words))
