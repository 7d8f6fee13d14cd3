"""Where commands write for people: a console that is the same in a terminal and in a pipe."""

import sys

from rich.console import Console

WIDTH_IN_A_PIPE = 100


def paper() -> Console:
    """Plain text is never read as markup, so whatever a file holds is shown as it is."""
    width = None if sys.stdout.isatty() else WIDTH_IN_A_PIPE
    return Console(width=width, markup=False, emoji=False, highlight=False)
