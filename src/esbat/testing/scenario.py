"""One situation, a few moves, one expectation: tests that read like the rulebook, for any game.

A game's tests subclass `Scenario` with methods that lay out a situation (`given(seats=2).hand(…)`), and
override `luck` to say what the next draw or roll is to be. Nothing is patched: luck is handed in.
"""

from typing import Self

from esbat.engine.chance import Chance, Scripted
from esbat.engine.errors import Refusal
from esbat.engine.event import Event, Listener
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.table.lines import event_text
from esbat.testing.transcript import legal_texts


class Scenario:
    """A play in a test's hands: moves go in as texts, events, offers and refusals come out."""

    def __init__(self, game: Game, state: State, names: list[str]) -> None:
        self.game = game
        self.state = state
        self.names = names
        self.last: list[Event] = []
        self.log: list[Event] = []

    def luck(self) -> Chance:
        """The luck of the next move; none at all unless a game's tests say otherwise."""
        return Scripted([])

    def lucky(self, picks: int) -> None:
        """The move has used so many picks of its luck."""

    # ---- moves in

    def does(self, seat: int, *texts: str) -> Self:
        """The seat makes these moves one after another; each must be legal."""
        self.last = []
        for text in texts:
            move = self.game.parse(text)
            refusal = self.state.why_not(seat, move)
            if refusal is not None or move not in self.state.legal(seat):
                raise AssertionError(
                    f"{self.names[seat]} may not {text}: {refusal}; offered: {self.offers(seat)}"
                )
            listener = Listener()
            self.state.sink = listener
            self.state.chance = self.luck()
            self.state.apply(seat, move)
            self.lucky(self.state.chance.picks)
            self.last += listener.events
            self.log += listener.events
        return self

    def goes(self, transcript: str) -> Self:
        """Several moves, one a line, each as `name: move`."""
        told: list[Event] = []
        for line in transcript.strip().splitlines():
            name, text = line.split(":")
            self.does(self.names.index(name.strip()), text.strip())
            told += self.last
        self.last = told
        return self

    # ---- answers out

    def offers(self, seat: int) -> list[str]:
        """What the seat may choose, in order; nothing if it is not asked."""
        return legal_texts(self.game, self.state, seat)

    def asked(self) -> list[int]:
        """The seats that are asked."""
        return self.state.acting()

    def asks(self) -> str:
        """The name of the open question, `over` when there is none."""
        question = self.state.question()
        return "over" if question is None else question.name

    def refuses(self, seat: int, text: str) -> Refusal:
        """The seat may not do this: why. The attempt must leave no trace."""
        move = self.game.parse(text)
        before = self.state.numbers()
        refusal = self.state.why_not(seat, move)
        if refusal is None or move in self.state.legal(seat):
            raise AssertionError(f"{self.names[seat]} may {text}, though it should be refused")
        if self.state.numbers() != before:
            raise AssertionError(f"asking why not {text} changed the play")
        return refusal

    def events(self, log: list[Event] | None = None) -> list[str]:
        """What the last moves brought about, a line an event."""
        events = self.last if log is None else log
        return [str(event_text(self.game, event, self.names)) for event in events]

    def told(self, *lines: str) -> Self:
        """The last moves told exactly this, in this order, with nothing else in between."""
        events = self.events()
        for at in range(len(events) - len(lines) + 1):
            if events[at : at + len(lines)] == list(lines):
                return self
        raise AssertionError(f"told {events}, not {list(lines)}")

    def never_told(self, name: str) -> Self:
        """No event of this name came of the last moves."""
        if any(line.split()[0] == name for line in self.events()):
            raise AssertionError(f"told {self.events()}, with {name} among it")
        return self
