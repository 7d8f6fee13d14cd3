"""`esbat play`: a table in the terminal."""

from pathlib import Path

import click

from esbat.commands.shape import a_path, argument, names, option, pairs, spoken_command, whole_number
from esbat.engine.errors import BadSetting
from esbat.files import record_text
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
        pack: Path | None,
        daily: bool,
        ask_everything: bool,
    ) -> int:
        from esbat.terminal import play as sit_down

        code = game or named_in(resume)
        players = seats or usual_players(code)
        if daily and (seed is not None or resume is not None):
            raise BadSetting("cli-daily-alone", {})
        return sit_down(
            code,
            players,
            seed,
            option,
            record,
            words.language,
            plain,
            resume,
            pack=pack,
            daily=daily,
            settles=not ask_everything,
        )

    params: list[click.Parameter] = [
        argument(words, "game", "cli-help-game", required=False),
        option(words, "--seats", "cli-help-players", callback=names, metavar="human,BOT,…"),
        option(words, "--seed", "cli-help-seed-play", callback=whole_number, metavar="N"),
        option(words, "--option", "cli-help-option", callback=pairs, metavar="K=V", multiple=True),
        option(words, "--record", "cli-help-record", callback=a_path, metavar="FILE"),
        option(words, "--resume", "cli-help-resume", callback=a_path, metavar="FILE"),
        option(words, "--plain", "cli-help-plain", is_flag=True),
        option(words, "--pack", "cli-help-pack", callback=a_path, metavar="FILE"),
        option(words, "--daily", "cli-help-daily", is_flag=True),
        option(words, "--ask-everything", "cli-help-ask-everything", is_flag=True),
    ]
    return spoken_command(words, "play", play, params)


def named_in(resume: Path | None) -> str:
    """The game of the play to go on with; without one, the first on the shelf."""
    from esbat.engine.record import read_record
    from esbat.games import SHELF

    if resume is not None and resume.exists():
        return read_record(record_text(resume)).game
    return next(iter(SHELF))


def usual_players(code: str) -> list[str]:
    """You, and the usual bots: two if the game takes three."""
    from esbat.bots import usual_bot
    from esbat.games import game

    title = game(code)
    seats = min(max(3, title.fewest), title.most)
    return [HUMAN, *[usual_bot(code)] * (seats - 1)]
