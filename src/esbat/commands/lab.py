"""`esbat lab`: a closer look at how a game plays, and records in bulk."""

import json
from pathlib import Path

import click

from esbat.commands.paper import paper
from esbat.commands.progress import Bar
from esbat.commands.shape import a_path, argument, names, option, pairs, spoken_command, whole_number
from esbat.engine.errors import BadSetting
from esbat.engine.facts import Facts
from esbat.files import to_be_written, write_text
from esbat.lab.series import RANDOM, Series, settled_series
from esbat.words import Words

REPORT = "report"
EXPORT = "export"


def command(words: Words) -> click.Command:
    def lab(
        deed: str,
        game: str,
        seats: int | None,
        games: int,
        bots: list[str] | None,
        seed: int,
        option: dict[str, str],
        out: Path | None,
    ) -> int:
        from esbat.games import game as on_the_shelf

        title = on_the_shelf(game)
        if deed not in (REPORT, EXPORT):
            raise BadSetting("lab-unknown-deed", {"text": deed, "known": f"{REPORT}, {EXPORT}"})
        if games < 1:
            raise BadSetting("lab-too-few", {"what": "games", "number": games})
        places = title.fewest if seats is None else seats
        folder = Path(f"{game}-{deed}") if out is None else out
        if deed == EXPORT:
            return export(words, settled_series(game, places, bots or [RANDOM], seed, option), games, folder)
        return report(words, game, places, games, bots, seed, option, folder)

    params: list[click.Parameter] = [
        argument(words, "deed", "cli-help-lab-deed"),
        argument(words, "game", "cli-help-game"),
        option(words, "--seats", "cli-help-seats", callback=whole_number, metavar="N"),
        option(words, "--games", "cli-help-games", callback=whole_number, metavar="N", default="100"),
        option(words, "--bots", "cli-help-lab-bots", callback=names, metavar="BOT,…"),
        option(words, "--seed", "cli-help-seed", callback=whole_number, metavar="N", default="0"),
        option(words, "--option", "cli-help-option", callback=pairs, metavar="K=V", multiple=True),
        option(words, "--out", "cli-help-out", callback=a_path, metavar="FOLDER"),
    ]
    return spoken_command(words, "lab", lab, params)


def export(words: Words, series: Series, games: int, folder: Path) -> int:
    """Plays and moves as Parquet files, with their card."""
    try:
        from esbat.lab.export import exported
    except ImportError:
        facts: dict[str, object] = {"library": "pyarrow", "command": "pip install 'esbat[lab]'"}
        raise BadSetting("cli-missing-extra", facts) from None

    with Bar(words.say("cli-sim-progress")) as bar:
        exported(series, games, folder, bar)
    paper().print(words.say("cli-rate-kept", path=str(folder)), soft_wrap=True)
    return 0


def report(
    words: Words,
    code: str,
    seats: int,
    games: int,
    bots: list[str] | None,
    seed: int,
    options: dict[str, str],
    folder: Path,
) -> int:
    """A page and its data: every level of bot, then every other value of every option among the weakest."""
    from esbat.bots import level_names
    from esbat.commands.study_page import page
    from esbat.lab.study import other_options, studied

    data, shown = folder / "report.json", folder / "report.html"
    for each in (data, shown):
        to_be_written(each)
    levels = level_names(code)[:2] if bots is None else bots
    wishes: list[tuple[str, dict[str, str]]] = [(level, options) for level in levels]
    wishes += [(levels[0], {**options, **change}) for change in other_options(code, seats, options)]
    found: list[Facts] = []
    with Bar(words.say("cli-sim-progress")) as bar:
        for at, (level, chosen) in enumerate(wishes):
            study = studied(settled_series(code, seats, [level], seed, chosen), games)
            found.append({**study.data(), "changed": chosen})
            bar(at + 1, len(wishes))
    folder.mkdir(parents=True, exist_ok=True)
    write_text(data, json.dumps(found, ensure_ascii=False, indent=1) + "\n")
    write_text(shown, page(words, code, found))
    paper().print(words.say("cli-rate-kept", path=str(shown)), soft_wrap=True)
    return 0
