"""`esbat restore`: plays from a backup into a store, of the same kind or another."""

from pathlib import Path

import click

from esbat.commands.backup import doubts, with_a_file
from esbat.commands.paper import paper
from esbat.commands.stores import sound, with_store
from esbat.files import opened
from esbat.words import Words


def command(words: Words) -> click.Command:
    def restore_plays(file: Path, db: str | None) -> int:
        from esbat.store.backup import kept_in, restore

        opened(file).close()  # is it one at all, and none that might never end?
        for play in kept_in(file):  # before a store is made: is the file whole?
            pass
        report = with_store(db, True, lambda store: restore(store, file, sound))
        said = words.say("cli-restore-done", plays=report.plays, acts=report.acts, known=report.known)
        paper().print(said, soft_wrap=True)
        return doubts(words, report)

    return with_a_file(words, "restore", "cli-help-restore", restore_plays)
