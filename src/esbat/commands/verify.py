"""`esbat verify`: is this record of a play true?"""

from pathlib import Path

import click

from esbat.commands.paper import paper
from esbat.commands.shape import a_path, argument, spoken_command
from esbat.files import record_text
from esbat.words import Words


def command(words: Words) -> click.Command:
    def verify(file: Path) -> int:
        from esbat.engine.chance import commitment
        from esbat.games import game
        from esbat.table.continued import ContinuedTable
        from esbat.table.verify import verified

        table = verified(record_text(file), game)
        outcome = table.state.outcome()
        paper().print(
            words.say(
                "cli-verify-good" if outcome is not None else "cli-verify-adjourned",
                title=words.title(table.game.code),
                seats=table.seats,
                moves=len(table.standing),
                seal=commitment(table.secret)[:12],
            ),
            soft_wrap=True,
        )
        if isinstance(table, ContinuedTable):
            origin = table.origin
            said = words.say("record-continued", moves=len(origin.moves), seat=origin.seat)
            paper().print(said, soft_wrap=True)
        return 0

    params: list[click.Parameter] = [
        argument(words, "file", "cli-help-file", callback=a_path),
    ]
    return spoken_command(words, "verify", verify, params)
