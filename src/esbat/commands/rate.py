"""`esbat rate`: a ladder of bots, with intervals, a table and a picture."""

import json
from pathlib import Path

import click
from rich.table import Table

from esbat.commands.company import guest_options, guests, series_options, with_guests
from esbat.commands.complaints import complain
from esbat.commands.ladder_page import PLOT, heads, lost, markdown, notes, rows, rungs, title
from esbat.commands.paper import paper
from esbat.commands.progress import Bar, hushed
from esbat.commands.shape import (
    a_path,
    argument,
    json_option,
    names,
    option,
    spoken_command,
    whole_number,
)
from esbat.commands.sim import pack_text
from esbat.files import write_text
from esbat.lab.standing import Standing
from esbat.words import Words

DATA = "ladder.json"
PAGE = "ladder.md"


def command(words: Words) -> click.Command:
    def rate(
        game: str,
        seats: int | None,
        bots: list[str] | None,
        rungs: bool,
        among: str,
        deals: int,
        seed: int,
        jobs: int,
        option: dict[str, str],
        pack: Path | None,
        out: Path | None,
        files: tuple[str, ...],
        programs: tuple[str, ...],
        patience: int,
        twins: tuple[str, ...],
        cluster: str,
        as_json: bool,
    ) -> int:
        from esbat.bots import level_names
        from esbat.games import game as on_the_shelf
        from esbat.lab.ladder import settled_ladder
        from esbat.lab.rating import climbed
        from esbat.lab.standing import standing as worked_out
        from esbat.lab.twins import twin_of

        found = on_the_shelf(game)
        places = min(max(2, found.fewest), found.most) if seats is None else seats
        company = guests(words, files, programs, patience) + [twin_of(game, name) for name in twins]
        field = with_guests(level_names(game) if bots is None else bots, company)
        ladder = settled_ladder(game, places, field, seed, option, pack_text(pack), company, rungs, among)
        with hushed(cluster), Bar(words.say("cli-sim-progress")) as bar:
            standing = worked_out(ladder, climbed(ladder, deals, jobs, out, bar, cluster))
        if out is not None:
            keep(words, standing, out)
        if as_json:
            for line in lost(words, standing):
                complain(line)
            click.echo(json.dumps(standing.data(), ensure_ascii=False))
        else:
            show(words, standing, out)
        return 0

    params: list[click.Parameter] = [
        argument(words, "game", "cli-help-game"),
        option(words, "--seats", "cli-help-seats-rate", callback=whole_number, metavar="N"),
        option(words, "--bots", "cli-help-bots-rate", callback=names, metavar="BOT,…"),
        option(words, "--rungs", "cli-help-rungs", is_flag=True),
        option(words, "--among", "cli-help-among", metavar="BOT", default=""),
        option(words, "--deals", "cli-help-deals", callback=whole_number, metavar="N", default="20"),
        *series_options(words),
        option(words, "--out", "cli-help-out", callback=a_path, metavar="FOLDER"),
        *guest_options(words),
        option(words, "--twin", "cli-help-twin", "twins", metavar="BOT", multiple=True),
        json_option(words),
    ]
    return spoken_command(words, "rate", rate, params)


def keep(words: Words, standing: Standing, folder: Path) -> None:
    """The ladder in its folder: data, page and picture."""
    from esbat.commands.ladder_plot import plot

    data = json.dumps(standing.data(), ensure_ascii=False, indent=2) + "\n"
    for name, text in ((DATA, data), (PAGE, markdown(words, standing)), (PLOT, plot(words, standing))):
        write_text(folder / name, text)


def show(words: Words, standing: Standing, folder: Path | None) -> None:
    """The ladder for people."""
    table = Table(title=title(words, standing))
    for at, head in enumerate(heads(words, standing)):
        table.add_column(head, justify="right" if at else "left")
    for row in rows(words, standing):
        table.add_row(*row)
    console = paper()
    console.print(table)
    for said in [*rungs(words, standing), *notes(words, standing)]:
        console.print(said)
    console.print(words.say("cli-sim-digest", digest=standing.digest), soft_wrap=True)
    if folder is not None:
        console.print(words.say("cli-rate-kept", path=str(folder / PAGE)), soft_wrap=True)
