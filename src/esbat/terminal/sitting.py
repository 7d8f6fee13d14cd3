"""One play at the terminal: whose turn it is, what they see, what they answer."""

import shlex
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from rich.console import RenderableType
from rich.text import Text

from esbat.bots import Advice, bot, bot_names, mind_of
from esbat.engine.errors import BadText, EsbatError, Refused
from esbat.engine.view import ONLOOKER
from esbat.explain import looked_for
from esbat.rulebook import book
from esbat.table.alone import is_open, only_answer
from esbat.table.table import UNDO, Table
from esbat.terminal import orders
from esbat.terminal.coach import Coach
from esbat.terminal.history import narrated
from esbat.terminal.keeping import Keeper, safe_record, write
from esbat.terminal.looking_up import LookUp
from esbat.terminal.recital import Recital, is_order
from esbat.terminal.screen import Screen
from esbat.terminal.seating import Seating, bot_name, luck_of
from esbat.terminal.skin import Scene, Skin, scene_of
from esbat.words import Words
from esbat.words.reasons import why

ASKED = "bold #f2c879"
"""Candle light: what is being asked, and who has won."""

HELP = ["why", "look", "hint", "undo", "rules", "show", "log", "table", "coach", "save", "quit"]


class Sitting:
    """A table, its people and the screen they share."""

    def __init__(
        self,
        table: Table,
        seating: Seating,
        skin: Skin,
        screen: Screen,
        keeper: Keeper,
        words: Words,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.table = table
        self.game = table.game
        self.seating = seating
        self.names = seating.names
        self.skin = skin
        self.screen = screen
        self.keeper = keeper
        self.words = words
        self.book = LookUp(table.game.code, screen, words)
        self.recital = Recital(table.game, words, clock)
        self.coach: Coach | None = None  # accompanies a person who plays alone or among bots
        self.eyes = ONLOOKER  # who sits at the screen
        self.since = [last_act(table, seat) for seat in range(table.seats)]  # where one's last turn ended
        self.told = self.since[:]  # how many happenings each seat has read
        self.shown = False  # has the table been drawn since somebody else acted?
        humans = seating.humans()
        self.shared = len(humans) > 1 and table.options.get("open_hands") != "true"
        if len(humans) == 1:
            self.eyes = humans[0]

    # ---- the play

    def run(self) -> bool:
        """Play to the end; False if somebody left before."""
        self.keep()
        while not self.table.over:
            seat = self.next_seat()
            player = self.seating.bots[seat]
            forced = self.forced(seat) if player is None else None
            if forced is not None:
                self.table.submit(seat, forced)
            elif player is None:
                if not self.ask(seat):
                    return False
            else:
                chance = luck_of(self.table.secret, seat, len(self.table.standing), "bot")
                move = player.choose(mind_of(self.game, self.table.state, seat, chance))
                self.recital.bot_says(self.table.state, seat, self.game.text(move))
                self.table.submit(seat, self.game.text(move))
                self.shown = False
                if not self.seating.humans() and seat not in self.table.state.acting():
                    self.tell(ONLOOKER)
        self.keep()
        return True

    def next_seat(self) -> int:
        """Of those who are asked: bots first, then whoever is at the screen, then the lowest seat."""
        asked = self.table.state.acting()
        bots = [seat for seat in asked if self.seating.bots[seat] is not None]
        if bots:
            return bots[0]
        return self.eyes if self.eyes in asked else asked[0]

    def forced(self, seat: int) -> str | None:
        """The only thing this person can do, where the table does it and nobody learns a secret by it."""
        table = self.table
        found = only_answer(table.game, table.state) if table.settles else None
        if found is None or found[0] != seat or (len(self.seating.humans()) > 1 and not is_open(table.state)):
            return None
        return self.game.text(found[1])

    def ask(self, seat: int) -> bool:
        """Show the seat its table and carry out what it types until it has moved; False if it leaves."""
        if seat != self.eyes:
            self.draw_curtain(seat)
        self.eyes = seat
        scene = self.show(seat)
        version = self.table.version
        reading = self.recital.asked(self.table.state, seat)
        self.recital.begin()
        prompt = self.words.say("terminal-prompt" if reading is None else "terminal-read-prompt")
        while self.table.version == version:
            try:
                line = self.screen.ask(prompt)
            except EOFError:
                return False
            order, rest = orders.order_of(line)
            if reading is not None and (self.recital.is_formula(reading, line) or not is_order(line)):
                self.table.submit(seat, self.recital.typed(reading, line))
                continue
            if order == orders.QUIT:
                return False
            try:
                self.obey(scene, order, rest)
            except EsbatError as error:
                self.screen.say(self.words.error(error, self.game), "yellow")
                if isinstance(error, Refused):
                    self.offer(error.refusal.rule)
        if self.table.over or seat not in self.table.state.acting():
            self.since[seat] = len(self.table.happenings) - 1  # one's last move is read again next time
        self.keep()
        return True

    def draw_curtain(self, seat: int) -> None:
        """Several people at one screen: nobody looks over a shoulder."""
        self.shown = False
        if self.shared:
            self.screen.hide()
            self.screen.ask(self.words.say("terminal-curtain", name=self.names[seat]))

    # ---- showing

    def scene(self, seat: int) -> Scene:
        return scene_of(self.game, self.table.state, seat, self.names, self.words, self.screen.symbols)

    def show(self, seat: int) -> Scene:
        """What has happened, the table, the question and the menu."""
        scene = self.scene(seat)
        question = self.words.question(self.game, self.table.state, seat, self.names)
        read = self.recital.lines(self.table.state, seat)
        labels = [
            self.words.say("terminal-choice", number=number, label=self.label(scene, move))
            for number, move in enumerate(scene.legal, start=1)
        ]
        if self.recital.asked(self.table.state, seat) is not None:
            labels = []  # a formula is typed, not chosen
        if self.screen.redraws:
            menu = self.screen.menu(labels)
            self.screen.clear()
            above = Text("\n".join([question, *read]))
            self.show_since(seat, self.skin.draw(scene), above, menu, Text())
            self.show_table(scene)
            for line in (question, *read):
                self.screen.say(line, ASKED)
            self.screen.draw(menu)
        else:
            self.tell(seat)
            if not self.shown:
                self.show_table(scene)
            for line in (question, *read, *labels):
                self.screen.say(line)
        self.shown = True
        self.advise()
        return scene

    def advise(self) -> None:
        """What the coach has to say to a part of the table that is new, or else to a kind of question."""
        question = self.table.state.question()
        if self.coach is not None and question is not None:
            part = self.table.state.view(self.eyes).fact("symbol")
            said = self.coach.names(part) or self.coach.says(question.name)
            if said:
                self.screen.say(said, "#7fa6c9")

    def show_table(self, scene: Scene) -> None:
        if self.screen.plain:
            for line in self.skin.lines(scene):
                self.screen.say(line)
        else:
            self.screen.draw(self.skin.draw(scene))

    def show_since(self, seat: int, *below: RenderableType) -> None:
        """What has happened since the seat's last turn, as much as leaves room for what comes below."""
        room = self.screen.console.height - sum(self.screen.rows(picture) for picture in below)
        lines: list[str] = []
        for line in reversed(self.history(seat, self.since[seat])):
            room -= self.screen.rows(Text(line))
            if room < 0 and lines:
                break
            lines.insert(0, line)
        for line in lines:
            self.screen.say(line, "dim")
        self.told[seat] = len(self.table.happenings)

    def tell(self, seat: int) -> None:
        """What the seat has not read yet."""
        told = self.told[seat] if seat >= 0 else self.told[0]
        for line in self.history(seat, told):
            self.screen.say(line)
        self.told[max(seat, 0)] = len(self.table.happenings)

    def history(self, seat: int, start: int) -> list[str]:
        return narrated(self.words, self.game, self.table.happenings[start:], seat, self.names)

    def label(self, scene: Scene, move: int) -> str:
        """A move's words, and what the view adds to them."""
        remark = self.skin.remark(scene, move)
        words = self.words.move(self.game, move, self.names)
        return f"{words} ({remark})" if remark else words

    # ---- orders

    def obey(self, scene: Scene, order: str, rest: str) -> None:
        """Carry out one line. A move or an undo raises the table's version."""
        if order == "":
            self.choose(scene, rest)
        elif order == orders.HELP:
            self.help()
        elif order == orders.WHY:
            self.why(scene, rest)
        elif order == orders.HINT:
            self.hint(scene)
        elif order == orders.UNDO:
            self.table.submit(scene.eyes, UNDO)
        elif order == orders.RULES:
            self.book.rules(rest, self.table.state.question())
        elif order == orders.LOOK:
            self.book.look(looked_for(self.game, scene.data, self.words, self.names, rest), rest)
        elif order == orders.SHOW:
            if self.book.show(rest, self.keeper):
                self.shown = False
                self.show(scene.eyes)
        elif order == orders.LOG:
            self.log(scene.eyes)
        elif order == orders.COACH:
            self.call_coach()
        elif order == orders.TABLE:
            self.shown = False
            self.show(scene.eyes)
        else:
            self.save(rest)

    def choose(self, scene: Scene, text: str) -> None:
        """A number of the menu, a move's text, or enough words of a label to mean one move."""
        if not text:
            self.screen.say(self.words.say("terminal-number", most=len(scene.legal)))
            return
        if text.isascii() and text.isdigit():
            number = int(text) if len(text) < 6 else 0
            if not 1 <= number <= len(scene.legal):
                self.screen.say(self.words.say("terminal-no-number", most=len(scene.legal)), "yellow")
                return
            self.table.submit(scene.eyes, self.game.text(scene.legal[number - 1]))
            return
        self.table.submit(scene.eyes, self.game.text(self.move_of(scene, text)))

    def move_of(self, scene: Scene, text: str) -> int:
        """The move a text means: as records write it, or by words of its label in the menu."""
        try:
            return self.game.parse(text)
        except BadText as unread:
            labels = [self.label(scene, move) for move in scene.legal]
            found = orders.matching(labels, text)
            if not found:
                raise unread from None
            if len(found) > 1:
                numbers = ", ".join(str(at + 1) for at in found)
                raise BadText("terminal-several", {"text": text, "numbers": numbers}) from None
            return scene.legal[found[0]]

    def help(self) -> None:
        self.screen.say(self.words.say("terminal-help"))
        for order in HELP:
            self.screen.say("  " + self.words.say(f"terminal-help-{order}"))

    def why(self, scene: Scene, text: str) -> None:
        """Why a move is not allowed, with the rule's own words; or what a rule says."""
        try:
            move = scene.legal[int(text) - 1] if text in self.numbers(scene) else self.move_of(scene, text)
        except BadText as unread:
            if unread.key == "terminal-several" or not book(self.game.code).find(text, self.words.language):
                raise
            self.book.rules(text, None)
            return
        refusal = self.table.state.why_not(scene.eyes, move)
        if refusal is None:
            self.screen.say(self.words.say("terminal-allowed", label=self.label(scene, move)))
            return
        self.screen.say(self.words.refusal(self.game, refusal), "yellow")
        row = book(self.game.code).rule(refusal.rule)
        if row is not None:
            self.screen.say("  " + row.said(self.words.language))
        self.offer(refusal.rule)

    def offer(self, rule: str) -> None:
        """After a refusal: the way to a position in which its rule decides."""
        self.book.offer(rule)

    def numbers(self, scene: Scene) -> list[str]:
        return [str(number) for number in range(1, len(scene.legal) + 1)]

    def hint(self, scene: Scene) -> None:
        """The strongest bot's choice, which sees no more than the person does; or what is to be read."""
        if self.recital.asked(self.table.state, scene.eyes) is not None:
            for line in self.recital.lines(self.table.state, scene.eyes):
                self.screen.say(line)
            return
        name = bot_names(self.game.code)[-1]
        chance = luck_of(self.table.secret, scene.eyes, len(self.table.standing), "hint")
        mind = mind_of(self.game, self.table.state, scene.eyes, chance)
        advice = bot(self.game.code, name).advise(mind)
        number = scene.legal.index(advice.move) + 1
        label = self.label(scene, advice.move)
        said = self.words.say("terminal-hint", name=bot_name(name, self.words), number=number, label=label)
        self.screen.say(said, "#7fa6c9")
        if advice.tries:
            self.screen.say(self.why_so(scene, advice), "#7fa6c9")

    def why_so(self, scene: Scene, advice: Advice) -> str:
        """What speaks for a bot's choice, from its own numbers."""
        other = self.label(scene, advice.other)
        return why(self.words, self.game.code, advice, other)

    def log(self, seat: int) -> None:
        lines = self.history(seat, 0)
        for line in lines or [self.words.say("terminal-log-empty")]:
            self.screen.say(line)

    def call_coach(self) -> None:
        """Silence the coach, or call it back."""
        if self.coach is None:
            self.screen.say(self.words.say("terminal-coach-none"), "yellow")
        elif self.coach.turn():
            self.screen.say(self.words.say("terminal-coach-back"))
            self.advise()
        else:
            self.screen.say(self.words.say("terminal-coach-silent"))

    def save(self, name: str) -> None:
        """Keep the play where it is kept, or write a copy to a file of one's choice."""
        if not name:
            self.keep()
            path = self.keeper.path
        else:
            path = Path(name).expanduser()
            try:
                write(path, self.table.record().text())
            except OSError:
                self.screen.say(self.words.say("terminal-cannot-save", path=str(path)), "yellow")
                return
        if path is not None:
            self.screen.say(self.words.say("terminal-saved", path=str(path)))
        else:
            self.screen.say(self.words.say("terminal-not-kept"), "yellow")

    # ---- keeping

    def keep(self, interrupted: bool = False) -> None:
        """Write the play down; say so once if that had to be somewhere else, or nowhere."""
        record = safe_record(self.table) if interrupted else self.table.record()
        if not self.keeper.keep(record):
            return
        wanted = str(self.keeper.wanted)
        if self.keeper.path is None:
            self.screen.say(self.words.say("terminal-no-place", wanted=wanted), "yellow")
        else:
            path = str(self.keeper.path)
            self.screen.say(self.words.say("terminal-moved-place", wanted=wanted, path=path), "yellow")

    def adjourn(self, interrupted: bool = False) -> None:
        """Somebody left: where the play lies and how to go on with it."""
        self.keep(interrupted)
        if self.keeper.path is None:
            self.screen.say(self.words.say("terminal-adjourned-nowhere"), "yellow")
        else:
            path = shlex.quote(str(self.keeper.path))
            self.screen.say(self.words.say("terminal-adjourned", game=self.game.code, path=path), whole=True)


def last_act(table: Table, seat: int) -> int:
    """The place of the seat's last act among the happenings; the beginning if it has done nothing yet."""
    for at in range(len(table.happenings) - 1, -1, -1):
        if table.happenings[at].seat == seat:
            return at
    return 0
