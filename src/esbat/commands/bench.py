"""`esbat bench`: quick figures of this installation."""

import json

import click
from rich.table import Table

from esbat.commands.paper import paper
from esbat.commands.progress import Bar
from esbat.commands.shape import argument, json_option, spoken_command
from esbat.words import Words

SECONDS_EACH = 0.5
MEASURED = 4


def command(words: Words) -> click.Command:
    def bench(game: str | None, as_json: bool) -> int:
        from esbat import compiled
        from esbat.games import SHELF
        from esbat.games import game as on_the_shelf
        from esbat.lab.measure import Figure, figures, seats_of
        from esbat.lab.published import published

        title = on_the_shelf(game or next(iter(SHELF)))
        found: list[Figure] = []
        with Bar(words.say("cli-bench-progress")) as bar:
            for figure in figures(title, SECONDS_EACH):
                found.append(figure)
                bar(len(found), MEASURED)
        known = published()
        theirs = {
            figure.name: known and known.rate(title.code, seats_of(title), figure.name, compiled())
            for figure in found
        }
        if as_json:
            data: dict[str, object] = {"game": title.code, "compiled": compiled()}
            data.update({figure.name: round(figure.per_second) for figure in found})
            data["published"] = {name: round(rate) for name, rate in theirs.items() if rate}
            click.echo(json.dumps(data))
            return 0
        name = words.title(title.code)
        table = Table(title=words.say("cli-bench-title", title=name, seats=seats_of(title)))
        table.add_column(words.say("cli-bench-what"))
        for column in ("each", "rate", "published", "share"):
            table.add_column(words.say(f"cli-bench-{column}"), justify="right")
        for figure in found:
            there = theirs[figure.name]
            table.add_row(
                words.say(f"cli-bench-{figure.name}"),
                words.say("cli-number", number=round(figure.microseconds, 2)),
                words.say("cli-number", number=round(figure.per_second)),
                words.say("cli-number", number=round(there)) if there else "–",
                words.say("cli-percent", share=round(100 * figure.per_second / there, 1)) if there else "–",
            )
        console = paper()
        console.print(table)
        form = "compiled" if compiled() else "plain"
        console.print(words.say("cli-form", form=form))
        if known:
            console.print(
                words.say("cli-bench-machine", processor=known.processor, python=known.python, form=form)
            )
        console.print(words.say("cli-bench-more"))
        return 0

    params: list[click.Parameter] = [
        argument(words, "game", "cli-help-game", required=False),
        json_option(words),
    ]
    return spoken_command(words, "bench", bench, params)
