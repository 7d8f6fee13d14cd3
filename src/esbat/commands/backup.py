"""`esbat backup`: all plays in one file, while people play."""

from collections.abc import Callable
from pathlib import Path

import click

from esbat.commands.complaints import complain
from esbat.commands.paper import paper
from esbat.commands.shape import a_path, argument, spoken_command
from esbat.commands.stores import db_option, sound, with_store
from esbat.files import to_be_written
from esbat.store.backup import Report, back_up
from esbat.words import Words


def command(words: Words) -> click.Command:
    def backup(file: Path, db: str | None) -> int:
        to_be_written(file)
        report = with_store(db, False, lambda store: back_up(store, file, sound))
        said = words.say("cli-backup-done", plays=report.plays, acts=report.acts, path=str(file))
        paper().print(said, soft_wrap=True)
        return doubts(words, report)

    return with_a_file(words, "backup", "cli-help-backup", backup)


def with_a_file(
    words: Words, name: str, help_key: str, deed: Callable[[Path, str | None], int]
) -> click.Command:
    """A command that is told a file, and a database if not the usual one."""
    params: list[click.Parameter] = [argument(words, "file", help_key, callback=a_path), db_option(words)]
    return spoken_command(words, name, deed, params)


def doubts(words: Words, report: Report) -> int:
    """Say which plays this version cannot lay again; they are in the file or the store all the same."""
    if not report.doubtful:
        return 0
    some = ", ".join(report.doubtful[:20])
    complain(words.say("cli-backup-doubtful", plays=len(report.doubtful), some=some))
    return 2
