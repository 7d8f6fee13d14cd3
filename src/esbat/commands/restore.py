"""`esbat restore`: plays from a backup into a store, of the same kind or another."""

from pathlib import Path

import click

from esbat.commands.backup import doubts
from esbat.commands.paper import paper
from esbat.commands.shape import a_path, argument, spoken_command
from esbat.commands.stores import db_option, sound, with_store
from esbat.words import Words


def command(words: Words) -> click.Command:
    def restore_plays(file: Path, db: str | None) -> int:
        from esbat.store.backup import kept_in, restore

        for play in kept_in(file):  # before a store is made: is the file whole?
            pass
        report = with_store(db, True, lambda store: restore(store, file, sound))
        said = words.say("cli-restore-done", plays=report.plays, acts=report.acts, known=report.known)
        paper().print(said, soft_wrap=True)
        return doubts(words, report)

    params: list[click.Parameter] = [
        argument(words, "file", "cli-help-restore", callback=a_path),
        db_option(words),
    ]
    return spoken_command(words, "restore", restore_plays, params)
