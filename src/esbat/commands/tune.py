"""`esbat tune`: find better numbers for the usual answers of a game, by letting them play each other."""

from pathlib import Path

import click

from esbat.commands.paper import hand_over
from esbat.commands.progress import Bar
from esbat.commands.shape import a_new_file, argument, option, pairs, spoken_command, whole_number
from esbat.words import Words


def command(words: Words) -> click.Command:
    def tune(
        game: str, seats: int | None, plays: int, seed: int, option: dict[str, str], out: Path | None
    ) -> int:
        from esbat.games import game as on_the_shelf
        from esbat.lab.tuning import tune as find

        found = on_the_shelf(game)
        places = min(max(2, found.fewest), found.most) if seats is None else seats
        with Bar(words.say("cli-tune-progress")) as bar:
            tuned = find(game, places, option, plays, seed, bar)
        hand_over(tuned, out)
        return 0

    params: list[click.Parameter] = [
        argument(words, "game", "cli-help-game"),
        option(words, "--seats", "cli-help-seats-rate", callback=whole_number, metavar="N"),
        option(words, "--plays", "cli-help-games", callback=whole_number, metavar="N", default="240000"),
        option(words, "--seed", "cli-help-seed", callback=whole_number, metavar="N", default="1"),
        option(words, "--option", "cli-help-option", callback=pairs, metavar="K=V", multiple=True),
        option(words, "--out", "cli-help-weights", callback=a_new_file, metavar="FILE"),
    ]
    return spoken_command(words, "tune", tune, params)
