"""`esbat diary`: one's own plays in the terminal, counted and listed."""

import os
from pathlib import Path

import click
from rich.console import Console

from esbat.commands.paper import paper
from esbat.commands.shape import argument, spoken_command
from esbat.words import Words

SHOWN = 12
"""How many of the last plays are listed."""


def command(words: Words) -> click.Command:
    def diary(game: str | None) -> int:
        from esbat.games import game as title_of
        from esbat.terminal.keeping import data_folder

        code = title_of(game).code if game else ""
        report(paper(), words, data_folder(os.environ), code)
        return 0

    params: list[click.Parameter] = [argument(words, "game", "cli-help-game", required=False)]
    return spoken_command(words, "diary", diary, params)


def report(console: Console, words: Words, folder: Path, code: str = "") -> None:
    """Every game that was played: what the plays come to, then the last of them."""
    from esbat.games import SHELF
    from esbat.terminal.diary import entries

    found = entries(folder, code)
    if not found:
        console.print(words.say("cli-diary-empty"))
    for known in SHELF:
        plays = [entry for entry in found if entry.game == known]
        if plays:
            for line in lines(words, known, folder, known):
                console.print(line, highlight=False)


def lines(words: Words, code: str, folder: Path, game: str) -> list[str]:
    """One game's page of the diary."""
    from esbat.terminal.diary import entries, statistics

    plays = entries(folder, game)
    sums = statistics(plays)
    told = [
        words.title(code),
        "  " + words.say("cli-diary-plays", plays=sums.plays, won=sums.won),
        "  " + words.say("cli-diary-streak", streak=sums.streak, longest=sums.longest, days=sums.days),
    ]
    for grade, many in sums.grades:
        told.append(f"  {many} × {ending(words, code, grade, '')}")
    for reason, many in sums.reasons:
        if len(sums.reasons) > 1 or not sums.grades:
            told.append(f"  {many} × {ending(words, code, '', reason)}")
    for entry in plays[-SHOWN:]:
        how = ending(words, code, entry.grade, entry.reason)
        key = "cli-diary-daily" if entry.daily else "cli-diary-play"
        told.append("  " + words.say(key, day=entry.day, how=how, daily=entry.daily))
    return told


def ending(words: Words, code: str, grade: str, reason: str) -> str:
    """How a play ended, in words: its grade where there is one, else the reason."""
    if grade and words.has(f"{code}-grade"):
        return words.say(f"{code}-grade", grade=grade)
    key = f"{code}-reason-{reason}"
    return words.say(key, seats=1) if reason and words.has(key) else grade or reason
