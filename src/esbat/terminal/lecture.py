"""One lesson at the terminal: the real table, and what the lesson says to it."""

import contextlib

from esbat.lessons import Lesson, Show, Told, answer_for_others, laid_at, pointed_at, told, walked
from esbat.table.table import Table
from esbat.terminal import orders
from esbat.terminal.keeping import Keeper
from esbat.terminal.screen import Screen
from esbat.terminal.seating import HUMAN, Seating
from esbat.terminal.sitting import Sitting, last_act
from esbat.terminal.skin import Scene, skin_for
from esbat.words import Words

SAID = "#9fc5a8"
"""The teacher's voice."""


class Skipped(Exception):
    """The learner wants the next lesson."""


def shown_aside(show: Show, keeper: Keeper, screen: Screen, words: Words) -> None:
    """A position in which a rule decides, until somebody has seen enough of it."""
    screen.say(show.rule, f"bold {SAID}")
    with contextlib.suppress(EOFError, Skipped):
        Lecture(show, keeper, screen, words).teach()


class Lecture(Sitting):
    """A sitting at which somebody learns; its play is not kept, only that the lesson was finished."""

    def __init__(self, lesson: Lesson, keeper: Keeper, screen: Screen, words: Words, step: int = 0) -> None:
        table = laid_at(lesson, step)
        players = [lesson.position.bot] * table.seats
        players[lesson.learner] = HUMAN
        seating = Seating(lesson.code, players, words)
        super().__init__(table, seating, skin_for(lesson.code), screen, keeper, words)
        self.lesson = lesson

    def teach(self) -> bool:
        """To the end of the lesson; False if the learner leaves. Skipped if they go on to the next."""
        while True:
            now = self.now()
            if not now.done:
                answer_for_others(self.lesson, self.table)
                now = self.now()
            if now.done:
                self.tell(self.lesson.learner)
                self.screen.say(now.answer, SAID)
                return True
            if self.table.over:
                self.speak(now)
                self.begin_again()
            elif not self.ask(self.lesson.learner):
                return False

    def now(self) -> Told:
        return told(self.lesson, walked(self.lesson, self.table), self.words, self.names)

    def show(self, seat: int) -> Scene:
        scene = super().show(seat)
        self.speak(self.now())
        return scene

    def speak(self, now: Told) -> None:
        """What is said to the last move, what is asked now, and the way back if there is need of one."""
        if now.answer:
            self.screen.say(now.answer, SAID)
        if now.asked:
            self.screen.say(now.asked, f"bold {SAID}")
        move = pointed_at(self.lesson, walked(self.lesson, self.table))
        if move is not None:
            label = self.words.move(self.game, self.game.parse(move), self.names)
            self.screen.say(self.words.say("terminal-lesson-points", label=label), SAID)
        if now.missed:
            self.screen.say(self.words.say("terminal-lesson-again"), "dim")
        if self.refused is not None:
            self.screen.say(self.words.say("terminal-show-try"), SAID)

    @property
    def refused(self) -> str | None:
        """The move that is to be tried because it is refused: no menu has it."""
        show = self.lesson
        return show.steps[0].told[0] if isinstance(show, Show) and show.refused else None

    def obey(self, scene: Scene, order: str, rest: str) -> None:
        wish = orders.lesson_order_of(rest) if order == "" else ""
        if wish == orders.NEXT:
            raise Skipped
        if wish == orders.AGAIN:
            self.begin_again()
            self.show(scene.eyes)
        elif self.refused is not None and order == "" and (wish == orders.TRY or not rest):
            self.table.submit(scene.eyes, self.refused)
        else:
            super().obey(scene, order, rest)

    def offer(self, rule: str) -> None:
        """Whoever is shown this very rule has seen it now."""
        if rule == self.lesson.name:
            self.screen.say(self.words.say("terminal-show-seen"), "dim")
        else:
            super().offer(rule)

    def begin_again(self) -> None:
        """Back to where this step began."""
        self.relay(laid_at(self.lesson, walked(self.lesson, self.table).step))

    def relay(self, table: Table) -> None:
        self.table = table
        self.since = [last_act(table, seat) for seat in range(table.seats)]
        self.told = self.since[:]
        self.shown = False

    def help(self) -> None:
        super().help()
        self.screen.say("  " + self.words.say("terminal-help-again"))
        self.screen.say("  " + self.words.say("terminal-help-next"))

    def save(self, name: str) -> None:
        if name:
            super().save(name)
        else:
            self.screen.say(self.words.say("terminal-lesson-kept"))

    def keep(self, interrupted: bool = False) -> None:
        """Lessons can be laid again at any time."""
