"""The commands of `esbat`, one a file, built anew for the language they speak."""

import click

from esbat.commands.shape import SpokenGroup, spoken_group
from esbat.words import Words


def tree(words: Words) -> SpokenGroup:
    """The whole command, its help and its complaints in one language."""
    from esbat.commands import bench, diary, games, learn, pack, play, replay, rules, serve, sim, verify

    group = spoken_group(words)
    made: list[click.Command] = [
        play.command(words),
        serve.command(words),
        diary.command(words),
        games.command(words),
        learn.command(words),
        rules.command(words),
        sim.command(words),
        replay.command(words),
        verify.command(words),
        pack.command(words),
        bench.command(words),
    ]
    for command in made:
        group.add_command(command)
    return group
