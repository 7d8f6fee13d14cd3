"""A visit to the terminal table: laying or resuming it, welcome and farewell, and every way of leaving."""

import os
import shlex
import sys
import tempfile
from datetime import date
from pathlib import Path
from typing import TextIO

from rich.text import Text

from esbat.bots.levels import Thinker
from esbat.engine.chance import commitment
from esbat.engine.errors import BadSetting, BadText, EsbatError
from esbat.engine.game import Game
from esbat.games import game
from esbat.table.table import Table
from esbat.table.verify import replayed
from esbat.terminal import diary, keeping
from esbat.terminal.coach import Coach
from esbat.terminal.screen import Screen
from esbat.terminal.seating import Seating, secret_of
from esbat.terminal.sitting import ASKED, Sitting
from esbat.terminal.skin import skin_for
from esbat.words import Words, words_for
from esbat.words.levels import shallow

DONE = 0
BAD_SETTING = 2
INTERRUPTED = 130


class Visit:
    """Someone comes to play."""

    def __init__(
        self, language: str, plain: bool, source: TextIO | None, out: TextIO | None, home: Path | None
    ) -> None:
        self.words: Words = words_for(language)
        self.screen = Screen(plain, source, out)
        self.home = keeping.data_folder(os.environ) if home is None else home
        self.today = date.today()
        self.settles = True  # the table answers where there is only one answer
        self.pack: Path | None = None  # other printed things than ours
        self.aside: Path | None = None  # where an unfinished play went that lay in our way

    def play(
        self,
        code: str,
        players: list[str],
        seed: int | None,
        wishes: dict[str, str],
        record: Path | None,
        resume: Path | None,
    ) -> int:
        """The whole visit; the exit code."""
        try:
            if resume is not None:
                table, keeper = self.resumed(code, record, resume)
            else:
                table, keeper = self.laid(code, players, seed, wishes, record)
            seating = Seating(table.game.code, table.players, self.words)
        except EsbatError as error:
            print(self.words.error(error), file=sys.stderr)
            return BAD_SETTING
        sitting = Sitting(table, seating, skin_for(table.game.code), self.screen, keeper, self.words)
        if len(seating.humans()) == 1:
            sitting.coach = Coach(self.home, table.game.code, self.words)
        try:
            self.welcome(sitting)
            finished = sitting.run()
            if finished:
                self.farewell(sitting)
                self.remember(sitting)
            else:
                sitting.adjourn()
        except KeyboardInterrupt:
            self.screen.say()
            sitting.adjourn(interrupted=True)
            return INTERRUPTED
        except EOFError:  # left at the door, or behind the curtain
            sitting.adjourn()
        except BrokenPipeError:  # nobody reads us any more
            keeper.keep(keeping.safe_record(table))
            hush(self.screen.out)
        return DONE

    # ---- the table

    def laid(
        self, code: str, players: list[str], seed: int | None, wishes: dict[str, str], record: Path | None
    ) -> tuple[Table, keeping.Keeper]:
        """A fresh table, and where its play will be kept."""
        title = game(code) if self.pack is None else packed_game(code, self.pack)
        Seating(code, players, self.words)  # refuses unknown bots before any file is touched
        secret = secret_of(seed)
        table = Table(title, len(players), wishes, secret, players)
        table.settles = self.settles
        if record is not None:
            self.aside = keeping.put_aside(record)
        return (table, self.keeper(code, secret, record))

    def resumed(self, code: str, record: Path | None, resume: Path) -> tuple[Table, keeping.Keeper]:
        """The table of a kept play, as it was left."""
        if resume == keeping.LAST and not resume.exists():
            resume = keeping.newest_adjourned(self.home, code)
        kept = keeping.read(resume)
        table = replayed(kept, game, settles=self.settles)
        if kept.game != code:
            raise BadSetting("terminal-other-game", {"title": self.words.title(kept.game)})
        if table.over:
            raise BadText("terminal-finished", {"path": shlex.quote(str(resume))})
        if record is not None and record != resume:
            self.aside = keeping.put_aside(record)
        return (table, self.keeper(code, table.secret, record or resume))

    def keeper(self, code: str, secret: bytes, wanted: Path | None) -> keeping.Keeper:
        """The place wished for, then the usual one, then the system's folder for passing things."""
        folders = [self.home, Path(tempfile.gettempdir()) / "esbat"]
        usual = [keeping.usual_name(folder, code, commitment(secret)) for folder in folders]
        return keeping.Keeper(usual if wanted is None else [wanted, *usual])

    # ---- words at the door

    def welcome(self, sitting: Sitting) -> None:
        words = self.words
        table = sitting.table
        self.screen.clear()
        self.screen.say(words.title(table.game.code), ASKED)
        self.screen.say(words.tagline(table.game.code))
        self.screen.say(words.say("terminal-table", names=words.listed(sitting.names)))
        chosen = [
            words.say(
                "terminal-option",
                title=words.option(table.game, fact.name)[0],
                value=words.option_value(table.game, fact.name, table.options[fact.name]),
            )
            for fact in table.game.options
            if table.options[fact.name] != fact.default
        ]
        if chosen:
            self.screen.say(words.say("terminal-options", options=", ".join(chosen)))
        if any(isinstance(player, Thinker) and player.shallow for player in sitting.seating.bots):
            self.screen.say(shallow(words, table.game.code, Thinker.plain_part))
        self.screen.say(words.say("terminal-sealed", commitment=commitment(table.secret)))
        day = diary.day_of(table.secret, self.today)
        if day:
            self.screen.say(words.say("terminal-daily", day=day))
        if self.aside is not None:
            self.screen.say(words.say("terminal-put-aside", path=str(self.aside)))
        if table.standing:
            self.screen.say(words.say("terminal-resumed", moves=len(table.standing)))
        self.screen.say()
        if self.screen.redraws and sitting.seating.humans():
            self.screen.ask(words.say("terminal-start"))

    def farewell(self, sitting: Sitting) -> None:
        """What happened last, the result explained, and where the record lies."""
        words = self.words
        eyes = sitting.eyes if len(sitting.seating.humans()) == 1 else -1
        scene = sitting.scene(eyes)
        lines = words.outcome(sitting.game, sitting.table.state, sitting.names)
        if self.screen.redraws:
            self.screen.clear()
            sitting.show_since(max(eyes, 0), sitting.skin.draw(scene), Text("\n" * (len(lines) + 6)))
        else:
            sitting.tell(eyes)
        sitting.show_table(scene)
        self.screen.say()
        for number, line in enumerate(lines):
            self.screen.say(line, ASKED if number == 1 else "")
        self.screen.say()
        if sitting.keeper.path is None:
            self.screen.say(words.say("terminal-not-kept"), "yellow")
        else:
            path = str(sitting.keeper.path)
            self.screen.say(words.say("terminal-record", path=path), whole=True)
            self.screen.say(words.say("terminal-verify", path=shlex.quote(path)), whole=True)

    def remember(self, sitting: Sitting) -> None:
        """A person who played alone or among bots finds the play in their diary."""
        humans = sitting.seating.humans()
        if len(humans) != 1:
            return
        record = "" if sitting.keeper.path is None else str(sitting.keeper.path)
        entry = diary.entry_of(sitting.table, humans[0], self.today, record)
        if diary.keep(self.home, entry):
            plays = diary.statistics(diary.entries(self.home, sitting.game.code))
            self.screen.say(self.words.say("terminal-diary", plays=plays.plays, won=plays.won))


def packed_game(code: str, path: Path) -> Game:
    """The game with a pack's printed things; BadText at the pack's first fault, OSError without a file."""
    from esbat.packs import loaded, read

    title = loaded(read(path), game)
    if title.code != code:
        raise BadSetting("pack-for-another-game", {"game": code, "other": title.code})
    return title


def hush(out: TextIO) -> None:
    """Let the interpreter flush into nothing when nobody reads any more."""
    if out is sys.stdout:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
