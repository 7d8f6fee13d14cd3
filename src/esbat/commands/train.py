"""`esbat train`: learn what the tables of a game are worth, from plays between bots."""

from pathlib import Path

import click

from esbat.commands.paper import hand_over
from esbat.commands.progress import Bar
from esbat.commands.shape import a_new_file, argument, option, spoken_command, whole_number
from esbat.words import Words


def command(words: Words) -> click.Command:
    def train(game: str, plays: int, seed: int, hidden: int, by: str, ends: int, out: Path | None) -> int:
        from esbat.lab.training import train as learn

        with Bar(words.say("cli-train-progress")) as bar:
            weights = learn(game, plays, seed, hidden, by, bar, ends)
        hand_over(weights, out)
        return 0

    params: list[click.Parameter] = [
        argument(words, "game", "cli-help-game"),
        option(words, "--plays", "cli-help-games", callback=whole_number, metavar="N", default="4000"),
        option(words, "--seed", "cli-help-seed", callback=whole_number, metavar="N", default="1"),
        option(words, "--hidden", "cli-help-hidden", callback=whole_number, metavar="N", default="16"),
        option(words, "--by", "cli-help-by", metavar="BOT", default="apprentice"),
        option(words, "--ends", "cli-help-ends", callback=whole_number, metavar="N", default="100"),
        option(words, "--out", "cli-help-weights", callback=a_new_file, metavar="FILE"),
    ]
    return spoken_command(words, "train", train, params)
