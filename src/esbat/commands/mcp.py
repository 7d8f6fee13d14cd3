"""`esbat mcp`: tables for language models, over standard input and output."""

import click

from esbat.commands.shape import spoken_command
from esbat.engine.errors import BadSetting
from esbat.words import Words


def command(words: Words) -> click.Command:
    def mcp() -> int:
        from esbat.research.needs import MissingExtra, needed

        try:
            needed("mcp")
        except MissingExtra as missing:
            raise BadSetting(
                "cli-missing-extra", {"library": missing.library, "command": missing.command}
            ) from None
        from esbat.research.mcp import server

        server(words.language).run("stdio")
        return 0

    return spoken_command(words, "mcp", mcp, [])
