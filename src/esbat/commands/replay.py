"""`esbat replay`: a recorded play told again, never more than the chosen eyes could see."""

from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from esbat.commands.complaints import one_line
from esbat.commands.paper import paper, write_beside
from esbat.commands.shape import a_path, argument, option, spoken_command, whole_number
from esbat.engine.errors import BadSetting
from esbat.engine.record import Record
from esbat.engine.view import ONLOOKER
from esbat.files import record_text
from esbat.table.table import Happening, Table
from esbat.terminal.seating import HUMAN, luck_of, seat_names
from esbat.words import Words
from esbat.words.reasons import why


def command(words: Words) -> click.Command:
    def replay(file: Path, seat: int | None, to: int | None, asked: int | None) -> int:
        from esbat.engine.record import read_record
        from esbat.games import game
        from esbat.table.verify import replayed

        record = read_record(record_text(file))
        if to is not None and not 0 <= to <= len(record.moves):
            raise BadSetting("cli-bad-to", {"to": to, "moves": len(record.moves)})
        if asked is not None:
            paper().print(reason(record, asked, words), soft_wrap=True)
            return 0
        table = replayed(record, game, to)
        if seat is not None and not 0 <= seat < table.seats:
            raise BadSetting("cli-bad-seat", {"seat": seat, "last": table.seats - 1})
        Teller(paper(), words, table, ONLOOKER if seat is None else seat).tell(len(record.moves))
        return 0

    params: list[click.Parameter] = [
        argument(words, "file", "cli-help-file", callback=a_path),
        option(words, "--seat", "cli-help-seat", callback=whole_number, metavar="N"),
        option(words, "--to", "cli-help-to", callback=whole_number, metavar="K"),
        option(words, "--why", "cli-help-why", "asked", callback=whole_number, metavar="K"),
    ]
    return spoken_command(words, "replay", replay, params)


def reason(record: Record, number: int, words: Words) -> str:
    """What spoke for a bot's move of a play that is over: before the end it would tell of hidden cards."""
    from esbat.bots import bot, bot_names, mind_of
    from esbat.games import game
    from esbat.table.verify import replayed

    whole = replayed(record, game)
    if not whole.over:
        raise BadSetting("cli-why-not-over", {})
    if not 1 <= number <= len(whole.standing):
        raise BadSetting("cli-bad-why", {"number": number, "moves": len(whole.standing)})
    made = whole.standing[number - 1]
    title, name = whole.game, whole.players[made.seat]
    if name not in bot_names(title.code):
        raise BadSetting("cli-why-no-bot", {"number": number})
    table = replayed(record, game, number - 1)
    luck = luck_of(table.secret, made.seat, number - 1, "why")
    move = title.parse(made.text)
    advice = bot(title.code, name).explain(mind_of(title, table.state, made.seat, luck), move)
    names = seat_names(named(whole.players, ONLOOKER, words), words)
    other = words.move(title, advice.other, names) if advice.tries else ""
    said = words.say("server-why", name=names[made.seat], move=words.move(title, move, names))
    return f"{said} {why(words, title.code, advice, other)}"


class Teller:
    """Tells a play through one pair of eyes."""

    def __init__(self, console: Console, words: Words, table: Table, eyes: int) -> None:
        self.console = console
        self.words = words
        self.table = table
        self.eyes = eyes
        self.names = seat_names(named(table.players, eyes, words), words)

    def tell(self, recorded: int) -> None:
        """The title, what happened move by move, and where it stands."""
        say = self.words.say
        game = self.table.game
        players = ", ".join(f"{seat} {name}" for seat, name in enumerate(self.names))
        title = say(
            "cli-replay-title", title=self.words.title(game.code), edition=game.edition, players=players
        )
        self.console.print(Text(title, "bold"))
        if self.eyes == ONLOOKER:
            self.console.print(say("cli-replay-onlooker"))
        else:
            self.console.print(say("cli-replay-eyes", name=self.names[self.eyes], seat=self.eyes))
        self.console.print()
        told = self.table.standing
        for number, happening in enumerate(told, start=1):
            line = self.line(happening)
            if line:
                write_beside(self.console, f"{number:>4}", "dim", [line])
        self.console.print()
        if len(told) < recorded:
            self.console.print(say("cli-replay-stopped", to=len(told), moves=recorded))
        self.show_table()
        if self.table.over:
            for line in self.words.outcome(game, self.table.state, self.names):
                self.console.print(line)
        else:
            self.console.print(self.words.question(game, self.table.state, self.eyes, self.names))
            if len(told) == recorded:
                self.console.print(say("cli-replay-adjourned"))

    def line(self, happening: Happening) -> str:
        """What these eyes saw of one move. A hidden answer is told to nobody but its giver."""
        game = self.table.game
        heard = [self.words.event(game, event, self.eyes, self.names) for event in happening.events]
        told = [sentence for sentence in heard if sentence is not None]
        if not told and happening.seat == self.eyes:
            told = [self.words.move(game, game.parse(happening.text), self.names)]
        return " ".join(told)

    def show_table(self) -> None:
        """What these eyes see now: drawn on a terminal, in plain lines elsewhere."""
        from esbat.terminal.skin import scene_of, skin_for

        game = self.table.game
        skin = skin_for(game.code)
        scene = scene_of(game, self.table.state, self.eyes, self.names, self.words, self.console.is_terminal)
        if self.console.is_terminal:
            self.console.print(skin.draw(scene))
        else:
            for line in skin.lines(scene):
                self.console.print(line, soft_wrap=True)
        self.console.print()


def named(players: list[str], eyes: int, words: Words) -> list[str]:
    """The players of a record, whatever it calls them, in words that can be printed.

    A person without a name gets one, unless it is the reader: "you" is nobody else.
    """
    found: list[str] = []
    people = 0
    for seat, player in enumerate(players):
        name = one_line(player)[:40] or "?"
        if name == HUMAN:
            people += 1
            if seat != eyes or players.count(HUMAN) > 1:
                name = f"{HUMAN}:{words.say('terminal-name', number=people)}"
        found.append(name)
    return found
