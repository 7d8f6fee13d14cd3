"""Reading aloud at the terminal: the formula is shown, typed by its reader, and heard by the others.

The clock and the comparison are outside the engine; their verdict enters as a move.
"""

from collections.abc import Callable

from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.reading import Spoken, spoken_now
from esbat.terminal import orders
from esbat.words import Words
from esbat.words.incantation import seconds_for, stumbled, verdict


class Recital:
    """What is read at this table, what was heard of it, and since when somebody is to read."""

    def __init__(self, game: Game, words: Words, clock: Callable[[], float]) -> None:
        self.game = game
        self.words = words
        self.clock = clock
        self.heard: dict[int, str] = {}
        self.since = 0.0

    def asked(self, state: State, seat: int) -> Spoken | None:
        """The reading in which this seat is to type a formula now; None if it is not."""
        spoken = spoken_now(self.game, state)
        return spoken if spoken is not None and spoken.typing and spoken.speaker == seat else None

    def formula(self, spoken: Spoken) -> str:
        """What is to be typed now."""
        return spoken.formulas[self.words.language][spoken.place]

    def is_formula(self, spoken: Spoken, line: str) -> bool:
        """Is this the very formula, even if it would be an order elsewhere? A pack words it as it likes."""
        return verdict(self.formula(spoken), line, True, spoken.strict) == "read"

    def begin(self) -> None:
        """The formula has been shown."""
        self.since = self.clock()

    def typed(self, spoken: Spoken, line: str) -> str:
        """The verdict on a line: the text of a move."""
        formula = self.formula(spoken)
        in_time = self.clock() - self.since <= seconds_for(formula)
        said = verdict(formula, line, in_time, spoken.strict)
        self.note(spoken, line.strip() if said != "silent" else "")
        return said

    def bot_says(self, state: State, seat: int, move: str) -> None:
        """A bot reads: as it should, with a slip of the tongue, or not at all."""
        spoken = self.asked(state, seat)
        if spoken is not None:
            formula = self.formula(spoken)
            self.note(spoken, {"read": formula, "misread": stumbled(formula)}.get(move, ""))

    def note(self, spoken: Spoken, text: str) -> None:
        if spoken.place == 0:
            self.heard = {}
        self.heard[spoken.place] = text

    def lines(self, state: State, seat: int) -> list[str]:
        """What this seat is to read, or what there was to hear."""
        spoken = spoken_now(self.game, state)
        if spoken is None:
            return []
        say = self.words.say
        if spoken.typing and spoken.speaker == seat:
            formula = self.formula(spoken)
            return [say("terminal-formula", formula=formula, seconds=round(seconds_for(formula)))]
        found: list[str] = []
        for place, formula in enumerate(spoken.formulas[self.words.language]):
            if not spoken.typed or place not in self.heard:
                if not spoken.typing:
                    found.append(say("terminal-to-be-read", formula=formula))
            elif self.heard[place]:
                found.append(say("terminal-heard", formula=formula, heard=self.heard[place]))
            else:
                found.append(say("terminal-unheard", formula=formula))
        return found


def is_order(line: str) -> bool:
    """Is this an order, though a formula is awaited? One word alone, or a question."""
    order, rest = orders.order_of(line)
    return bool(order) and (not rest or line.strip().startswith("?"))
