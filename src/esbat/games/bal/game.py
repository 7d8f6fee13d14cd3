"""The contract: the state that is asked and answers, and the game that makes it."""

from typing import final

from esbat.engine.chance import Chance
from esbat.engine.decision import Kind
from esbat.engine.errors import Refusal
from esbat.engine.game import BoxedGame, GameFacts
from esbat.engine.move import Moves
from esbat.engine.native import i64, mypyc_attr
from esbat.engine.outcome import Outcome
from esbat.engine.state import KIND, ROW, State
from esbat.engine.view import View
from esbat.games.bal import flow, game_pack, view_imagined
from esbat.games.bal.events import EVENTS
from esbat.games.bal.names import OPTIONS
from esbat.games.bal.questions import QUESTIONS, running
from esbat.games.bal.state import Board
from esbat.games.bal.tables import STANDARD, Box
from esbat.games.bal.view import BalView


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Bal(Board):
    """A play of Le Bal des Sorcières."""

    __slots__ = ()

    def generate(self, seat: i64, moves: Moves) -> None:
        moves.count = 0
        QUESTIONS[self.stack[(self.depth - 1) * ROW + KIND]].choices(self, seat, moves)

    def apply(self, seat: i64, move: i64) -> None:
        QUESTIONS[self.stack[(self.depth - 1) * ROW + KIND]].answer(self, seat, move)
        running.advance(self)

    def refuse(self, seat: i64, move: i64) -> Refusal:
        return QUESTIONS[self.asked_kind(seat)].refuse(self, seat, move)

    def kind_of(self, kind: i64) -> Kind:
        return QUESTIONS[kind]

    def awaited(self, seat: i64, at: i64) -> i64:
        return QUESTIONS[self.stack[at * ROW + KIND]].awaited(self, seat, at)

    def in_window(self) -> bool:
        return running.first_wave_open(self)

    def go_on(self) -> None:
        running.go_on(self)

    def window_ahead(self) -> State | None:
        """BAL-R97. The seat that is asked last, if it holds a card for this window."""
        copy = self.clone()
        return copy if running.asks_on(copy) else None

    def view(self, seat: int) -> BalView:
        return BalView(seat, self)

    def view_beside(self, seat: int, other: View, now: bool) -> BalView:
        return BalView(seat, self, other if now and isinstance(other, BalView) else None)

    def outcome(self) -> Outcome | None:
        return flow.outcome(self)

    def clone(self) -> "Bal":
        return Bal(self.seats, self.chance.clone(), self)

    def imagine(self, seat: i64, chance: Chance) -> "Bal":
        copy = Bal(self.seats, chance, self)
        view_imagined.imagine(copy, self, seat, chance)
        return copy


class BalGame(BoxedGame[Box]):
    """BAL-002. The title on the shelf, for three to six, with the box its plays are made from."""

    __slots__ = ()

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        play = Bal(seats, chance)
        running.begin(play, self.box, options)
        return play

    def set_up_patiently(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        play = Bal(seats, chance)
        play.patient = True
        running.begin(play, self.box, options)
        return play


BAL = BalGame(
    GameFacts("bal", "BAL", edition=2, fewest=3, most=6, options=OPTIONS, events=EVENTS),
    game_pack.PACKING,
    STANDARD,
)
