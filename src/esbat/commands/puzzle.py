"""`esbat puzzle`: a position a day in which one move is far better than the others."""

from datetime import date

import click

from esbat.commands.shape import argument, option, spoken_command
from esbat.words import Words


def command(words: Words) -> click.Command:
    def puzzle(game: str, day: str | None, plain: bool) -> int:
        from esbat.games import game as on_the_shelf
        from esbat.lessons.puzzles import day_of
        from esbat.terminal.riddle import solve

        on_the_shelf(game)
        return solve(game, date.today() if day is None else day_of(day), words.language, plain)

    params: list[click.Parameter] = [
        argument(words, "game", "cli-help-game"),
        option(words, "--day", "cli-help-day", metavar="2026-11-17"),
        option(words, "--plain", "cli-help-plain", is_flag=True),
    ]
    return spoken_command(words, "puzzle", puzzle, params)
