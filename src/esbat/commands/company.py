"""Series of plays and bots from outside, as the commands `sim` and `rate` take them."""

from collections.abc import Mapping
from pathlib import Path

import click

from esbat.commands.shape import a_path, option, pairs, whole_number
from esbat.engine.errors import EsbatError
from esbat.lab.guests import PATIENCE, Guest, guest_from_command, guest_from_file
from esbat.words import Words


def series_options(words: Words) -> list[click.Parameter]:
    """The options of many plays in a row: their luck, who shares the work, and what is played."""
    return [
        option(words, "--seed", "cli-help-seed", callback=whole_number, metavar="N", default="0"),
        option(words, "--jobs", "cli-help-jobs", callback=whole_number, metavar="N", default="1"),
        option(words, "--cluster", "cli-help-cluster", metavar="ADDRESS", default=""),
        option(words, "--option", "cli-help-option", callback=pairs, metavar="K=V", multiple=True),
        option(words, "--pack", "cli-help-pack", callback=a_path, metavar="FILE"),
    ]


def guest_options(words: Words) -> list[click.Parameter]:
    """The options with which bots from outside sit down."""
    return [
        option(words, "--bot", "cli-help-bot", "files", metavar="FILE", multiple=True),
        option(words, "--program", "cli-help-program", "programs", metavar="COMMAND", multiple=True),
        option(
            words,
            "--patience",
            "cli-help-patience",
            callback=whole_number,
            metavar="N",
            default=str(PATIENCE),
        ),
    ]


def guests(words: Words, files: tuple[str, ...], programs: tuple[str, ...], patience: int) -> list[Guest]:
    """The bots that files and programs stand for, in this order."""
    found = [guest_from_file(Path(name), patience) for name in files]
    return found + [guest_from_command(text, patience, words.language) for text in programs]


def with_guests(bots: list[str], company: list[Guest]) -> list[str]:
    """Who plays: those named, then guests nobody named."""
    return bots + [guest.name for guest in company if guest.name not in bots]


def forfeits(words: Words, times: Mapping[str, int], reasons: Mapping[str, EsbatError]) -> list[str]:
    """Who forfeited how many plays, and why the first of them."""
    return [
        words.say("cli-forfeits", bot=bot, times=many, reason=words.error(reasons[bot]))
        for bot, many in times.items()
    ]
