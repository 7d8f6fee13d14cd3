"""What a package has of one game alone: one rule for bots, terminal skins, the server's faces.

It stands in the package's module of the game's code: `bots/<code>.py` has `BOTS`, `terminal/<code>.py` has
`SKIN`, `web/faces/<code>/targets.py` has `targets`. (The page looks for `games/<code>/Table.svelte` in
the same way.) All of it may be missing: then the game is played with what all games share.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any


def own(package: str, code: str, name: str, part: str = "") -> Any:
    """What the package has of this game under that name, in a part of it if that is a folder; or None."""
    module = f"{package}.{code}"
    if not code.isidentifier() or find_spec(module) is None:
        return None
    if part:
        module = f"{module}.{part}"
        if find_spec(module) is None:
            return None
    return getattr(import_module(module), name, None)
