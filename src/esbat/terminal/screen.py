"""Where words go out and come in: a terminal with colours, a pipe, or plain lines for a screen reader."""

import contextlib
import sys
from collections.abc import Iterable
from importlib import import_module
from typing import TextIO

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

SYMBOLS = "☾♠♣★●▶·—"
WIDEST = 120


class Screen:
    """Prints, draws, asks. In a pipe nothing but lines leaves it."""

    def __init__(self, plain: bool, source: TextIO | None, out: TextIO | None) -> None:
        self.source = sys.stdin if source is None else source
        self.out = sys.stdout if out is None else out
        self.plain = plain
        self.live = self.source.isatty() and self.out.isatty()
        self.console = Console(
            file=self.out, highlight=False, markup=False, emoji=False, color_system=None if plain else "auto"
        )
        if self.console.width > WIDEST:
            self.console.width = WIDEST
        if self.live:
            with contextlib.suppress(ImportError):
                import_module("readline")  # line editing and the lines typed before
        self.symbols = not plain and self.can_show(SYMBOLS)

    @property
    def redraws(self) -> bool:
        """Is each position drawn afresh on an empty screen?"""
        return self.live and not self.plain

    def can_show(self, letters: str) -> bool:
        try:
            letters.encode(self.out.encoding or "utf-8")
        except (UnicodeEncodeError, LookupError):
            return False
        return True

    def clear(self) -> None:
        if self.redraws:
            self.console.clear()

    def hide(self) -> None:
        """Put what was shown out of sight, for the next person: where nothing can be cleared, far up."""
        if self.redraws:
            self.console.clear()
            self.out.write("\x1b[3J")  # what has scrolled away, too
        elif self.live:
            self.say("\n" * self.console.height)

    def say(self, text: str = "", style: str = "", whole: bool = False) -> None:
        """A sentence on a line of its own; wrapped on a terminal, unless it is to be copied whole."""
        if self.plain or not self.live:
            print(text, file=self.out)
        else:
            self.console.print(Text(text, style=style), soft_wrap=whole)

    def draw(self, picture: RenderableType) -> None:
        self.console.print(picture)

    def rows(self, picture: RenderableType) -> int:
        """How many rows of the screen this takes."""
        return len(self.console.render_lines(picture))

    def menu(self, labels: Iterable[str]) -> RenderableType:
        """Choices side by side, to be seen at a glance."""
        texts = [Text(line) for line in labels]
        return Padding(Columns(texts, padding=(0, 3), column_first=True), (0, 1))

    def ask(self, prompt: str) -> str:
        """A line from the person; EOFError when there are no more."""
        if self.live and self.source is sys.stdin:
            try:
                return input(f"{prompt} ")
            except EOFError:
                self.say()
                raise
        self.out.write(f"{prompt} ")
        self.out.flush()
        line = self.source.readline()
        if not line:
            self.out.write("\n")
            raise EOFError
        self.out.write("\n")
        return line.rstrip("\r\n")
