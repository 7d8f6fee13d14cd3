"""`esbat games`: what stands on the shelf."""

import click
from rich.console import Console
from rich.text import Text

from esbat.commands.paper import paper
from esbat.commands.shape import spoken_command
from esbat.engine.game import Game
from esbat.words import Words


def command(words: Words) -> click.Command:
    def games() -> int:
        from esbat.bots.levels import PLAIN, Thinker
        from esbat.games import SHELF

        console = paper()
        for game in SHELF.values():
            show(console, words, game)
        if PLAIN:
            console.print(words.say("bots-shallow", part=Thinker.plain_part))
        return 0

    return spoken_command(words, "games", games, [])


def show(console: Console, words: Words, game: Game) -> None:
    """One game: what to call it, who may play, what the table may decide."""
    from esbat.bots import bot_names

    console.print(Text.assemble((game.code, "bold cyan"), "  ", (words.title(game.code), "bold")))
    console.print(f"  {words.tagline(game.code)}")
    console.print("  " + words.say("cli-games-seats", fewest=game.fewest, most=game.most))
    console.print("  " + words.say("cli-games-bots", bots=", ".join(bot_names(game.code))))
    for fact in game.options:
        title, _ = words.option(game, fact.name)
        values = "|".join(fact.values)
        console.print(f"    --option {fact.name}={values}  {title} ({fact.default}, {fact.ruling})")
    console.print()
