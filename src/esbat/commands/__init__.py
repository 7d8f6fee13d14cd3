"""The commands of `esbat`, one a file, built anew for the language they speak."""

import click

from esbat.commands.shape import SpokenGroup, spoken_group
from esbat.words import Words


def tree(words: Words) -> SpokenGroup:
    """The whole command, its help and its complaints in one language."""
    from esbat.commands import (
        admin,
        backup,
        bench,
        diary,
        games,
        judge,
        lab,
        learn,
        mcp,
        pack,
        play,
        puzzle,
        rate,
        replay,
        restore,
        rules,
        serve,
        sim,
        train,
        tune,
        verify,
    )

    group = spoken_group(words)
    made: list[click.Command] = [
        play.command(words),
        serve.command(words),
        diary.command(words),
        games.command(words),
        learn.command(words),
        puzzle.command(words),
        rules.command(words),
        sim.command(words),
        train.command(words),
        tune.command(words),
        rate.command(words),
        judge.command(words),
        replay.command(words),
        verify.command(words),
        pack.command(words),
        backup.command(words),
        restore.command(words),
        admin.command(words),
        lab.command(words),
        mcp.command(words),
        bench.command(words),
    ]
    for command in made:
        group.add_command(command)
    return group
