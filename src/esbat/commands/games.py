"""`esbat games`: what stands on the shelf."""

import click
from rich.console import Console
from rich.text import Text

from esbat.commands.paper import paper, write_beside
from esbat.commands.shape import spoken_command
from esbat.engine.game import Game
from esbat.words import Words
from esbat.words.levels import level, shallow


def command(words: Words) -> click.Command:
    def games() -> int:
        from esbat.games import SHELF

        console = paper()
        for game in SHELF.values():
            show(console, words, game)
        show_levels(console, words)
        return 0

    return spoken_command(words, "games", games, [])


def show(console: Console, words: Words, game: Game) -> None:
    """One game: what to call it, who may play, what the table may decide."""
    from esbat.bots import bot_names
    from esbat.bots.levels import PLAIN, Thinker

    console.print(Text.assemble((game.code, "bold cyan"), "  ", (words.title(game.code), "bold")))
    console.print(f"  {words.tagline(game.code)}")
    console.print("  " + words.say("cli-games-seats", fewest=game.fewest, most=game.most))
    console.print("  " + words.say("cli-games-bots", bots=", ".join(bot_names(game.code))))
    if PLAIN:
        write_beside(console, "", "", [shallow(words, game.code, Thinker.plain_part)])
    for fact in game.options:
        title, _ = words.option(game, fact.name)
        values = "|".join(fact.values)
        console.print(f"    --option {fact.name}={values}  {title} ({fact.default}, {fact.ruling})")
    console.print()


def show_levels(console: Console, words: Words) -> None:
    """Every bot of the shelf: its name as it is typed, what people call it, and how it plays."""
    from esbat.bots import bot_names
    from esbat.games import SHELF

    names = list(dict.fromkeys(name for code in SHELF for name in bot_names(code)))
    console.print(words.say("cli-games-levels"))
    widest = max(len(name) for name in names)
    for name in names:
        write_beside(console, f"  {name:<{widest}}", "cyan", [level(words, name)])
