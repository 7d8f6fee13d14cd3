"""`esbat play`: a table in the terminal."""

from pathlib import Path

import click

from esbat.commands.shape import argument, names, option, pairs, spoken_command, whole_number
from esbat.words import Words

HUMAN = "human"


def command(words: Words) -> click.Command:
    def play(
        game: str | None,
        seats: list[str] | None,
        seed: int | None,
        option: dict[str, str],
        record: Path | None,
        resume: Path | None,
        plain: bool,
    ) -> int:
        from esbat.bots import bot, bot_names
        from esbat.engine.chance import seeded
        from esbat.games import SHELF
        from esbat.games import game as on_the_shelf
        from esbat.terminal import play as sit_down

        code = game or next(iter(SHELF))
        title = on_the_shelf(code)
        best = bot_names(code)[-1]
        players = seats or [HUMAN, *[best] * max(2, title.fewest - 1)][: title.most]
        for name in players:
            if name != HUMAN:
                bot(code, name)  # refuses a name nobody has, before anything is written
        title.new(len(players), option, seeded(0))  # likewise for seats and options
        return sit_down(code, players, seed, option, record, words.language, plain, resume)

    params: list[click.Parameter] = [
        argument(words, "game", "cli-help-game", required=False),
        option(words, "--seats", "cli-help-players", callback=names, metavar="human,BOT,…"),
        option(words, "--seed", "cli-help-seed-play", callback=whole_number, metavar="N"),
        option(words, "--option", "cli-help-option", callback=pairs, metavar="K=V", multiple=True),
        option(words, "--record", "cli-help-record", type=click.Path(path_type=Path), metavar="FILE"),
        option(words, "--resume", "cli-help-resume", type=click.Path(path_type=Path), metavar="FILE"),
        option(words, "--plain", "cli-help-plain", is_flag=True),
    ]
    return spoken_command(words, "play", play, params)
