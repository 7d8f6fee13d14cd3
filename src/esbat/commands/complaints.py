"""A mistake as one sentence on the error stream: what, why, and what to do."""

import errno
import os
import sys

import click

from esbat.commands.shape import name_of
from esbat.engine.errors import EsbatError
from esbat.words import Words


def one_line(text: str) -> str:
    """Without line breaks or control characters, which files and arguments may smuggle in."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split(" ")).strip()


def complain(sentence: str) -> None:
    """Say it, on a line of its own."""
    print(one_line(sentence), file=sys.stderr, flush=True)


def about_error(words: Words, error: EsbatError) -> str:
    return words.error(error)


def about_click(words: Words, error: click.ClickException) -> str:
    """What click found wrong, from the facts it gives and not from its sentence."""
    if isinstance(error, click.NoSuchOption):
        near = error.possibilities or []
        if near:
            return words.say("cli-unknown-flag-near", option=error.option_name, near=near[0])
        return words.say("cli-unknown-flag", option=error.option_name)
    if isinstance(error, click.MissingParameter):
        return words.say("cli-missing", what=name_of(error.param))
    if isinstance(error, click.BadOptionUsage):
        return words.say(
            "cli-takes-no-value" if is_flag(error) else "cli-needs-value", option=error.option_name
        )
    if isinstance(error, click.BadParameter):
        return words.say("cli-bad-value", option=name_of(error.param))
    return words.say("cli-usage-error")


def is_flag(error: click.BadOptionUsage) -> bool:
    """Is the option one that stands alone?"""
    params = error.ctx.command.params if error.ctx is not None else []
    found = [param for param in params if error.option_name in param.opts]
    return any(isinstance(param, click.Option) and param.is_flag for param in found)


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
    return words.say(key, path=path, why=error.strerror or type(error).__name__)
