"""`esbat judge`: how often the answers of each level are blunders."""

import json

import click
from rich.table import Table

from esbat.commands.paper import paper
from esbat.commands.progress import Bar
from esbat.commands.shape import argument, json_option, names, option, pairs, spoken_command, whole_number
from esbat.words import Words


def command(words: Words) -> click.Command:
    def judge(
        game: str,
        seats: int | None,
        bots: list[str] | None,
        questions: int,
        seed: int,
        option: dict[str, str],
        as_json: bool,
    ) -> int:
        from esbat.bots import level_names
        from esbat.games import game as on_the_shelf
        from esbat.lab.blunders import judge as run

        found = on_the_shelf(game)
        places = min(max(2, found.fewest), found.most) if seats is None else seats
        field = level_names(game) if bots is None else bots
        with Bar(words.say("cli-judge-progress")) as bar:
            judged = run(game, places, field, questions, seed, option, bar)
        if as_json:
            click.echo(
                json.dumps(
                    {
                        name: {
                            "questions": len(each.costs),
                            "blunders": each.blunders.data(2),
                            "cost": round(each.mean, 2),
                        }
                        for name, each in judged.items()
                    }
                )
            )
            return 0
        table = Table(title=words.say("cli-judge-title", game=words.title(game), count=questions))
        table.add_column(words.say("cli-judge-bot"))
        table.add_column(words.say("cli-judge-blunders"), justify="right")
        table.add_column(words.say("cli-judge-cost"), justify="right")
        for name, each in judged.items():
            low, high = each.blunders.low, each.blunders.high
            table.add_row(name, f"{each.blunders.value:.1f} % ({low:.1f} … {high:.1f})", f"{each.mean:.2f} %")
        paper().print(table)
        return 0

    params: list[click.Parameter] = [
        argument(words, "game", "cli-help-game"),
        option(words, "--seats", "cli-help-seats-rate", callback=whole_number, metavar="N"),
        option(words, "--bots", "cli-help-bots-judge", callback=names, metavar="BOT,…"),
        option(words, "--questions", "cli-help-questions", callback=whole_number, metavar="N", default="100"),
        option(words, "--seed", "cli-help-seed", callback=whole_number, metavar="N", default="0"),
        option(words, "--option", "cli-help-option", callback=pairs, metavar="K=V", multiple=True),
        json_option(words),
    ]
    return spoken_command(words, "judge", judge, params)
