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
from esbat.games.wildegrens import flow, flow_setup, game_pack, view_imagined
from esbat.games.wildegrens.events import EVENTS
from esbat.games.wildegrens.names import OPTIONS
from esbat.games.wildegrens.questions import QUESTIONS, advance
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import STANDARD, Box
from esbat.games.wildegrens.view import Beside, WildegrensView


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Wildegrens(Board):
    """A play of Sorcellerie !"""

    __slots__ = ()

    def generate(self, seat: i64, moves: Moves) -> None:
        moves.count = 0
        QUESTIONS[self.stack[(self.depth - 1) * ROW + KIND]].choices(self, seat, moves)

    def apply(self, seat: i64, move: i64) -> None:
        QUESTIONS[self.stack[(self.depth - 1) * ROW + KIND]].answer(self, seat, move)
        advance(self)

    def refuse(self, seat: i64, move: i64) -> Refusal:
        return QUESTIONS[self.asked_kind(seat)].refuse(self, seat, move)

    def kind_of(self, kind: i64) -> Kind:
        return QUESTIONS[kind]

    def view(self, seat: int) -> WildegrensView:
        return WildegrensView(seat, self)

    def view_beside(self, seat: int, other: View, now: bool) -> View:
        if not now:
            return self.view(seat)
        seen = other.seen if isinstance(other, Beside) else other
        assert isinstance(seen, WildegrensView)
        return seen if seen.seat == seat else Beside(seat, seen)

    def outcome(self) -> Outcome | None:
        return flow.outcome(self)

    def clone(self) -> "Wildegrens":
        return Wildegrens(self.box, self.seats, self.chance.clone(), self)

    def imagine(self, seat: i64, chance: Chance) -> "Wildegrens":
        copy = Wildegrens(self.box, self.seats, chance, self)
        view_imagined.imagine(copy, chance)
        return copy


class WildegrensGame(BoxedGame[Box]):
    """The title on the shelf, with the box its plays are made from."""

    __slots__ = ()

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        play = Wildegrens(self.box, seats, chance)
        flow_setup.lay_out(play, options)
        advance(play)
        return play


WILDEGRENS = WildegrensGame(
    GameFacts("wildegrens", "WIL", edition=2, fewest=1, most=1, options=OPTIONS, events=EVENTS),
    game_pack.PACKING,
    STANDARD,
)
