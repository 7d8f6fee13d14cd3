"""Where commands write for people: a console that is the same in a terminal and in a pipe."""

import json
import sys
from pathlib import Path
from textwrap import wrap

import click
from rich.console import Console
from rich.text import Text

from esbat.files import write_text

WIDTH_IN_A_PIPE = 100
NARROWEST = 20


class Paper(Console):
    """A console that leaves it to `esbat.cli` to say nothing when nobody reads on."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def paper() -> Console:
    """Plain text is never read as markup, so whatever a file holds is shown as it is."""
    width = None if sys.stdout.isatty() else WIDTH_IN_A_PIPE
    return Paper(width=width, markup=False, emoji=False, highlight=False)


def write_beside(console: Console, lead: str, style: str, paragraphs: list[str]) -> None:
    """A short word at the left, and beside it paragraphs that keep clear of it; the first one brighter.

    Wrapped by hand, since a pipe wants no spaces at the ends of lines.
    """
    margin = Text(f"{lead}  ", style)
    for at, paragraph in enumerate(paragraphs):
        for line in wrap(paragraph, max(NARROWEST, console.width - len(lead) - 2)):
            console.print(Text.assemble(margin, (line, "dim" if at else "")), soft_wrap=True)
            margin = Text(" " * (len(lead) + 2))


def hand_over(found: object, out: Path | None) -> None:
    """What was found, as one line of JSON: into this file, or on the screen."""
    text = json.dumps(found) + "\n"
    if out is None:
        click.echo(text, nl=False)
    else:
        write_text(out, text)
