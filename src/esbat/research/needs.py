"""What a door needs that a player does not: said in one sentence, with the command that brings it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

EXTRAS: Final = {
    "numpy": "batch",
    "pettingzoo": "pettingzoo",
    "gymnasium": "gymnasium",
    "stable_baselines3": "sb3",
    "pyspiel": "openspiel",
    "mcp": "mcp",
    "textarena": "textarena",
    "pyarrow": "lab",
    "ray": "ray",
}
"""The extra of Esbat that brings each library."""


class MissingExtra(ImportError):
    """A library that is not installed, and how to get it."""

    def __init__(self, library: str) -> None:
        self.library = library
        self.command = f"pip install 'esbat[{EXTRAS[library]}]'"
        super().__init__(f"This door needs {library}, which is not installed: {self.command}", name=library)


def there(library: str) -> bool:
    """Is it installed?"""
    try:
        return find_spec(library) is not None
    except ValueError:  # somebody has put nothing in its place
        return False


def needed(library: str) -> ModuleType:
    """The library, or one sentence about how to get it."""
    if not there(library):
        raise MissingExtra(library)
    return import_module(library)
