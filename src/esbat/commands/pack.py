"""`esbat pack`: printed things of a game as a file one can edit, and what is wrong with such a file."""

from pathlib import Path

import click

from esbat.commands.complaints import complain
from esbat.commands.paper import paper
from esbat.commands.shape import argument, spoken_command
from esbat.engine.errors import BadSetting, BadText
from esbat.words import Words

EXPORT = "export"
CHECK = "check"
MOST_SAID = 50
"""Faults that are told one by one; whoever has more begins with these."""


def command(words: Words) -> click.Command:
    def pack(deed: str, thing: str) -> int:
        if deed == EXPORT:
            return export(thing)
        if deed == CHECK:
            return check(words, Path(thing))
        raise BadSetting("pack-unknown-deed", {"text": deed, "known": f"{EXPORT}, {CHECK}"})

    params: list[click.Parameter] = [
        argument(words, "deed", "cli-help-deed"),
        argument(words, "thing", "cli-help-thing"),
    ]
    return spoken_command(words, "pack", pack, params)


def export(code: str) -> int:
    """The game's own printed things, on standard output."""
    from esbat.games import game
    from esbat.packs import exported

    click.echo(exported(game(code)), nl=False)
    return 0


def check(words: Words, path: Path) -> int:
    """Every fault as a sentence with its line; or that there is none."""
    from esbat.games import game
    from esbat.packs import examined, read

    found, problems = examined(read(path), game)
    for problem in problems[:MOST_SAID]:
        complain(words.error(BadText(problem.key, {**problem.facts, "line": problem.line})))
    if len(problems) > MOST_SAID:
        complain(words.say("pack-more-faults", many=len(problems) - MOST_SAID))
    if found is None:
        return 2
    said = words.say("pack-good", title=words.title(found.game), digest=found.digest[:12])
    paper().print(said, soft_wrap=True)
    return 0
