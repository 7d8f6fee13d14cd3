"""`esbat learn`: how a game is played, in one screen; and its lessons, at the real table."""

import click
from rich.panel import Panel
from rich.text import Text

from esbat.commands.paper import paper
from esbat.commands.shape import argument, option, spoken_command
from esbat.commands.steps import drawn
from esbat.words import Words

WIDEST = 78
"""Lines longer than this are hard to read."""


def command(words: Words) -> click.Command:
    def learn(game: str, short: bool, list: bool, lesson: str | None, plain: bool) -> int:
        from esbat.games import game as on_the_shelf

        on_the_shelf(game)
        from esbat.lessons import lessons_of

        if short or not lessons_of(game).lessons:
            read(words, game, plain)
            return 0
        from esbat.terminal.course import Course, listed

        if list:
            for line in listed(game, words.language):
                paper().print(line, soft_wrap=True)
            return 0
        return Course(game, words.language, plain).run(lesson)

    params: list[click.Parameter] = [
        argument(words, "game", "cli-help-game"),
        option(words, "--short", "cli-help-short", is_flag=True),
        option(words, "--list", "cli-help-lessons", is_flag=True),
        option(words, "--lesson", "cli-help-lesson", metavar="NAME"),
        option(words, "--plain", "cli-help-plain", is_flag=True),
    ]
    return spoken_command(words, "learn", learn, params)


def read(words: Words, code: str, plain: bool) -> None:
    """The page of one screen."""
    console = paper()
    if plain or not console.is_terminal:
        for line in lines(words, code):
            console.print(line, soft_wrap=True)
    else:
        steps = [] if console.options.ascii_only else drawn(code)
        console.print(picture(words, code, min(WIDEST, console.width), steps))


def lines(words: Words, code: str) -> list[str]:
    """The page for pipes and screen readers: a part a line, after its heading."""
    parts = [
        words.say("cli-learn-part", heading=heading, text=text) for _, heading, text in words.learn(code)
    ]
    return [words.say("cli-learn-title", title=words.title(code), heading=words.say("learn-title")), *parts]


def picture(words: Words, code: str, width: int, steps: list[str]) -> Panel:
    """The page as a card with the game's name on its edge, and what a turn leads through drawn above."""
    body = Text()
    for line in steps:
        body.append(f"{line}\n", "yellow")
    body.append("\n" if steps else "")
    for _, heading, text in words.learn(code):
        body.append(f"{heading}\n", "bold cyan")
        body.append(f"{text}\n" if steps else f"{text}\n\n")  # all of it on one small screen
    body.rstrip()
    return Panel(
        body,
        title=Text(words.title(code), "bold"),
        subtitle=Text(words.say("learn-title")),
        border_style="yellow",
        padding=(0 if steps else 1, 2),
        width=width,
    )
