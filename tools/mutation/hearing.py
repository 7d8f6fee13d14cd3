"""Which functions of a game a test calls, heard almost for nothing.

A profiler is told of every call, and makes tests of rules several times slower. Here a function is heard
once: its code is swapped for a stub that notes the name, puts the code back and goes on. Whoever listens
anew (before each test) puts the stubs back where they were spent.
"""

from __future__ import annotations

import builtins
import gc
import importlib
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

# Stubs find their way back by a number in this list: it is a builtin, since each lives in its own module.
LIST = "functions_that_are_heard"


def place_of(code: types.CodeType, root: Path) -> str:
    """The function's file and name; what is made inside a function counts as that function."""
    place = Path(code.co_filename).relative_to(root).as_posix()
    return f"{place}:{code.co_qualname.partition('.<locals>')[0]}"


class Ear:
    """Hears which functions below a folder are called. What is made after it was opened is not heard."""

    def __init__(self, folder: Path, root: Path) -> None:
        source = root / "src"
        for path in sorted(folder.rglob("*.py")):
            name = path.relative_to(source).with_suffix("").as_posix().replace("/", ".")
            importlib.import_module(name.removesuffix(".__init__"))
        self.heard: set[str] = set()
        self.spent: list[Callable[[], None]] = []
        ways_back: list[Callable[..., Any]] = []
        setattr(builtins, LIST, ways_back)
        for each in gc.get_objects():
            if isinstance(each, types.FunctionType) and each.__code__.co_filename.startswith(f"{folder}/"):
                ways_back.append(self.way_back(each, len(ways_back), place_of(each.__code__, root)))

    def way_back(self, function: types.FunctionType, at: int, place: str) -> Callable[..., Any]:
        """What the function's stub calls: note it, and let the function be itself again."""
        code = function.__code__
        made = compile(f"def stub(*given, **named): return {LIST}[{at}](*given, **named)", "<ear>", "exec")
        stub = next(each for each in made.co_consts if isinstance(each, types.CodeType))
        stub = stub.replace(co_freevars=code.co_freevars)

        def put() -> None:
            function.__code__ = stub

        def first(*given: Any, **named: Any) -> Any:
            function.__code__ = code
            self.heard.add(place)
            self.spent.append(put)
            return function(*given, **named)

        self.spent.append(put)
        return first

    def listen(self) -> None:
        """Begin anew to hear what is called."""
        for put in self.spent:
            put()
        self.spent.clear()
        self.heard.clear()

    def names(self) -> list[str]:
        """The functions that were called since."""
        return sorted(self.heard)
