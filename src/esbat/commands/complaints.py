"""A mistake as one sentence on the error stream: what, why, and what to do."""

import errno
import os
import sys

import click

from esbat.commands.shape import name_of
from esbat.words import Words


def one_line(text: str) -> str:
    """Without line breaks or control characters, which files and arguments may smuggle in."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split(" ")).strip()


def complain(sentence: str) -> None:
    """Say it, on a line of its own."""
    print(one_line(sentence), file=sys.stderr, flush=True)


def about_click(words: Words, group: click.Group, error: click.ClickException) -> str:
    """What click found wrong, from the facts it gives and not from its sentence."""
    if isinstance(error, click.NoSuchOption):
        near = error.possibilities or []
        if near:
            return words.quoting("cli-unknown-flag-near", option=error.option_name, near=near[0])
        return words.quoting("cli-unknown-flag", option=error.option_name)
    if isinstance(error, click.MissingParameter):
        return words.quoting("cli-missing", what=name_of(error.param))
    if isinstance(error, click.BadOptionUsage):
        key = "cli-takes-no-value" if stands_alone(group, error.option_name) else "cli-needs-value"
        return words.quoting(key, option=error.option_name)
    if isinstance(error, click.BadParameter):
        return words.quoting("cli-bad-value", option=name_of(error.param))
    return words.quoting("cli-usage-error")


def stands_alone(group: click.Group, option: str) -> bool:
    """Is this, in any command, an option without a value?"""
    params = [param for command in group.commands.values() for param in command.params]
    return any(isinstance(param, click.Option) and param.is_flag and option in param.opts for param in params)


def about_system(words: Words, error: OSError) -> str:
    """A file that cannot be read or written."""
    path = os.fsdecode(error.filename) if isinstance(error.filename, str | bytes) else "?"
    known = {
        errno.ENOENT: "cli-file-missing",
        errno.EISDIR: "cli-file-is-directory",
        errno.EACCES: "cli-file-denied",
        errno.EPERM: "cli-file-denied",
        errno.EROFS: "cli-file-read-only",
        errno.ENOSPC: "cli-file-no-room",
    }
    key = known.get(error.errno or 0, "cli-file-trouble")
    return words.quoting(key, path=path, why=error.strerror or type(error).__name__)
