"""A ladder in words: the same rows for the terminal and for a page, and the page itself."""

import shlex
from pathlib import Path

from esbat import compiled
from esbat.commands.company import forfeits
from esbat.lab.bootstrap import Interval
from esbat.lab.guests import FILE, TWIN
from esbat.lab.ladder import Ladder
from esbat.lab.standing import Standing
from esbat.words import Words

PLOT = "ladder.svg"


def rating(words: Words, found: Interval) -> str:
    """Points around the middle, with the bounds."""
    low, high = (words.say("cli-rate-points", number=round(number)) for number in (found.low, found.high))
    return words.say("cli-rate-interval", value=f"{round(found.value):+}", low=low, high=high)


def percent(words: Words, found: Interval) -> str:
    """A share of the pot or of plays, with the bounds."""
    value = words.say("cli-percent", share=round(100 * found.value, 1))
    low, high = (words.say("cli-number", number=round(100 * each, 1)) for each in (found.low, found.high))
    return words.say("cli-rate-interval", value=value, low=low, high=high)


def decimals(words: Words, found: Interval) -> str:
    """Any other figure, with the bounds."""
    value, low, high = (
        words.say("cli-number", number=round(number, 2)) for number in (found.value, found.low, found.high)
    )
    return words.say("cli-rate-interval", value=value, low=low, high=high)


def heads(words: Words, standing: Standing) -> list[str]:
    """What stands above the columns of the first table."""
    share = "cli-rate-won" if standing.ladder.alone else "cli-rate-share"
    keys = ("cli-sim-bot", "cli-rate-rating", share, "cli-sim-score", "cli-rate-plays")
    return [words.say(key) for key in keys]


def rows(words: Words, standing: Standing) -> list[list[str]]:
    """A row for each bot, best first."""
    show = percent if standing.ladder.alone else decimals
    return [
        [
            line.bot,
            rating(words, line.rating),
            show(words, line.share),
            decimals(words, line.score),
            words.say("cli-number", number=line.plays),
        ]
        for line in standing.ranked
    ]


def rungs(words: Words, standing: Standing) -> list[str]:
    """A sentence for each bot about the next one below it."""
    key = "cli-rate-rung-alone" if standing.ladder.alone else "cli-rate-rung"
    said: list[str] = []
    for duel in standing.rungs():
        even = words.say("cli-percent", share=round(100 * duel.even, 1))
        share = percent(words, duel.share)
        said.append(words.say(key, bot=duel.bot, other=duel.other, share=share, even=even))
    return said


def notes(words: Words, standing: Standing) -> list[str]:
    """What else is to be known: how sharp it is, plays nobody won, forfeits, the digest."""
    said = [words.say("cli-form", form="compiled" if compiled() else "plain")]
    if standing.worth is not None:
        worth = round(standing.plays * standing.worth)
        said.append(words.say("cli-rate-worth", plays=standing.plays, worth=worth))
    if standing.unwon and not standing.ladder.alone:
        said.append(words.say("cli-rate-unwon", plays=standing.unwon))
    return said + lost(words, standing)


def lost(words: Words, standing: Standing) -> list[str]:
    """Who forfeited plays, and why."""
    times = {line.bot: line.forfeits for line in standing.ranked if line.forfeits}
    reasons = {line.bot: line.reason for line in standing.ranked if line.reason is not None}
    return forfeits(words, times, reasons)


def typed(ladder: Ladder, deals: int) -> str:
    """The command that makes this ladder again."""
    shelf = [name for name in ladder.bots if name not in [guest.name for guest in ladder.guests]]
    parts = ["esbat", "rate", ladder.code, "--seats", str(ladder.seats)]
    if shelf:
        parts += ["--bots", ",".join(shelf)]
    for guest in ladder.guests:
        if guest.kind == FILE:
            parts += ["--bot", Path(guest.source).name]
        elif guest.kind == TWIN:
            parts += ["--twin", guest.source]
        else:
            parts += ["--program", f"{guest.name}={guest.source}"]
    if ladder.rungs:
        parts.append("--rungs")
    if ladder.among:
        parts += ["--among", ladder.among]
    for wish in wishes(ladder):
        parts += ["--option", wish]
    if ladder.pack:
        parts += ["--pack", "pack.toml"]
    return shlex.join([*parts, "--deals", str(deals), "--seed", str(ladder.seed)])


def wishes(ladder: Ladder) -> list[str]:
    """The table options that are not as usual."""
    usual = {fact.name: fact.default for fact in ladder.series(()).game().options}
    return [f"{name}={value}" for name, value in ladder.options if value != usual[name]]


def title(words: Words, standing: Standing) -> str:
    return words.say(
        "cli-rate-title",
        title=words.title(standing.ladder.code),
        seats=standing.ladder.seats,
        options="".join(f", {wish}" for wish in wishes(standing.ladder)),
        deals=standing.deals,
        plays=standing.plays,
    )


def markdown(words: Words, standing: Standing) -> str:
    """The page."""
    named = title(words, standing)
    lines = [f"# {named}", "", f"![{named}]({PLOT})", ""]
    lines += table(heads(words, standing), rows(words, standing))
    lines += ["", words.say("cli-rate-about"), ""]
    order = [line.bot for line in standing.ranked]
    about = "cli-rate-matrix-alone" if standing.ladder.alone else "cli-rate-matrix"
    even = words.say("cli-percent", share=round(100 * standing.duels[0].even, 1))
    lines += [words.say(about, even=even), ""]
    cells = [[one, *[against(words, standing, one, other) for other in order]] for one in order]
    lines += table([words.say("cli-sim-bot"), *order], cells)
    for note in notes(words, standing):
        lines += ["", note]
    lines += ["", words.say("cli-rate-made"), "", f"    {typed(standing.ladder, standing.deals)}", ""]
    lines += [words.say("cli-sim-digest", digest=f"`{standing.digest}`"), ""]
    return "\n".join(lines)


def against(words: Words, standing: Standing, one: str, other: str) -> str:
    duel = standing.duel(one, other)
    return "–" if duel is None else percent(words, duel.share)


def table(head: list[str], cells: list[list[str]]) -> list[str]:
    """Markdown's way to write one; all but the first column are numbers."""
    ruler = ["---"] + ["--:"] * (len(head) - 1)
    return [f"| {' | '.join(row)} |" for row in (head, ruler, *cells)]
