"""`esbat sim`: bots among themselves, by the thousand."""

import json
from pathlib import Path

import click
from rich.table import Table

from esbat.commands import shape
from esbat.commands.company import forfeits, guest_options, guests, series_options, with_guests
from esbat.commands.complaints import complain
from esbat.commands.paper import paper
from esbat.commands.progress import Bar, hushed
from esbat.lab.report import Report
from esbat.words import Words


def command(words: Words) -> click.Command:
    def sim(
        game: str,
        seats: int | None,
        games: int,
        bots: list[str],
        seed: int,
        jobs: int,
        option: dict[str, str],
        as_json: bool,
        pack: Path | None,
        files: tuple[str, ...],
        programs: tuple[str, ...],
        patience: int,
        cluster: str,
    ) -> int:
        from esbat.games import game as on_the_shelf
        from esbat.lab.selfplay import simulate

        title = on_the_shelf(game)
        company = guests(words, files, programs, patience)
        bots = with_guests(bots, company)
        places = max(title.fewest, len(bots)) if seats is None else seats
        with hushed(cluster), Bar(words.say("cli-sim-progress")) as bar:
            report = simulate(
                game, places, games, bots, seed, jobs, option, bar, pack_text(pack), company, cluster
            )
        if as_json:
            for line in forfeits(words, report.forfeits, report.reasons):
                complain(line)
            click.echo(json.dumps(report.data(), ensure_ascii=False))
        else:
            show(words, report)
        return 0

    params: list[click.Parameter] = [
        shape.argument(words, "game", "cli-help-game"),
        shape.option(words, "--seats", "cli-help-seats", callback=shape.whole_number, metavar="N"),
        shape.option(
            words, "--games", "cli-help-games", callback=shape.whole_number, metavar="N", default="100"
        ),
        shape.option(
            words, "--bots", "cli-help-bots", callback=shape.names, metavar="BOT,…", default="random"
        ),
        *series_options(words),
        *guest_options(words),
        shape.json_option(words),
    ]
    return shape.spoken_command(words, "sim", sim, params)


def pack_text(path: Path | None) -> str:
    """The text of a pack's file; nothing without one."""
    from esbat.packs import read

    return "" if path is None else read(path)


def show(words: Words, report: Report) -> None:
    """The report for people: a table of seats, then how the plays ended and how quickly."""
    table = Table(title=words.say("cli-sim-title", title=words.title(report.game), games=report.games))
    table.add_column(words.say("cli-sim-seat"), justify="right")
    table.add_column(words.say("cli-sim-bot"))
    for key in ("cli-sim-wins", "cli-sim-share", "cli-sim-score"):
        table.add_column(words.say(key), justify="right")
    for seat, name in enumerate(report.bots):
        share = words.say("cli-percent", share=round(100 * report.wins[seat] / report.games, 1))
        score = words.say("cli-number", number=round(report.mean_scores[seat], 2))
        table.add_row(str(seat), name, words.say("cli-number", number=report.wins[seat]), share, score)
    console = paper()
    console.print(table)
    for reason, times in report.endings.items():
        ending = words.say(f"{report.game}-reason-{reason}", seats=report.seats)
        console.print(words.say("cli-sim-ending", reason=ending, times=times))
    for grade, times in report.grades.items():
        ending = words.say(f"{report.game}-grade", grade=grade)
        console.print(words.say("cli-sim-ending", reason=ending, times=times))
    for line in forfeits(words, report.forfeits, report.reasons):
        console.print(line)
    console.print(
        words.say(
            "cli-sim-speed",
            moves=report.moves,
            mean=round(report.mean_moves, 1),
            seconds=round(report.seconds, 2),
            speed=report.moves_per_second,
        )
    )
    console.print(words.say("cli-form", form="compiled" if report.compiled else "plain"))
    console.print(words.say("cli-sim-digest", digest=report.digest), soft_wrap=True)
