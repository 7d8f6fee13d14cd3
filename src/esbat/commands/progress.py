"""A progress bar for long work: on the error stream, only if that is a terminal, only after a second."""

import io
import sys
import time
from contextlib import AbstractContextManager, nullcontext, redirect_stdout
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

PATIENCE = 1.0
"""Seconds of silence before a bar appears."""


def hushed(cluster: str) -> AbstractContextManager[object]:
    """Ray prints what becomes of its workers between the lines of a report: not while this lasts."""
    return redirect_stdout(io.StringIO()) if cluster else nullcontext()


class Bar:
    """Called with how much is done and of how much; must be closed (use it as a context)."""

    def __init__(self, label: str) -> None:
        self.label = label
        self.began = time.monotonic()
        self.shown: Progress | None = None
        self.task: TaskID | None = None

    def __call__(self, done: int, total: int) -> None:
        if self.shown is None:
            if not sys.stderr.isatty() or time.monotonic() - self.began < PATIENCE:
                return
            self.appear(total)
        if self.shown is not None and self.task is not None:
            self.shown.update(self.task, completed=done)

    def appear(self, total: int) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        self.shown = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        self.task = self.shown.add_task(self.label, total=total)
        self.shown.start()

    def __enter__(self) -> "Bar":
        return self

    def __exit__(self, *trouble: object) -> None:
        if self.shown is not None:
            self.shown.stop()
