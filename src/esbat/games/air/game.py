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
from esbat.games.air import flow, game_pack, view_imagined
from esbat.games.air.events import EVENTS
from esbat.games.air.names import OPTIONS
from esbat.games.air.questions import QUESTIONS
from esbat.games.air.state import Board
from esbat.games.air.tables import COLOUR_FACTS, ColourFact
from esbat.games.air.view import AirView


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Air(Board):
    """A play of Air Sorcière."""

    __slots__ = ()

    def generate(self, seat: i64, moves: Moves) -> None:
        moves.count = 0
        QUESTIONS[self.stack[(self.depth - 1) * ROW + KIND]].choices(self, seat, moves)

    def apply(self, seat: i64, move: i64) -> None:
        QUESTIONS[self.stack[(self.depth - 1) * ROW + KIND]].answer(self, seat, move)

    def refuse(self, seat: i64, move: i64) -> Refusal:
        return QUESTIONS[self.asked_kind(seat)].refuse(self, seat, move)

    def kind_of(self, kind: i64) -> Kind:
        return QUESTIONS[kind]

    def awaited(self, seat: i64, at: i64) -> i64:
        return QUESTIONS[self.stack[at * ROW + KIND]].awaited(self, seat, at)

    def view(self, seat: int) -> AirView:
        return AirView(seat, self)

    def view_beside(self, seat: int, other: View, now: bool) -> AirView:
        return AirView(seat, self, other if now and isinstance(other, AirView) else None)

    def outcome(self) -> Outcome | None:
        return flow.outcome(self)

    def clone(self) -> "Air":
        return Air(self.seats, self.chance.clone(), self)

    def imagine(self, seat: i64, chance: Chance) -> "Air":
        copy = Air(self.seats, chance, self)
        view_imagined.imagine(copy, self, seat, chance)
        return copy


class AirGame(BoxedGame[list[ColourFact]]):
    """The title on the shelf, with the colours its plays are made from."""

    __slots__ = ()

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        play = Air(seats, chance)
        flow.lay_out(play, self.box, options)
        return play


AIR = AirGame(
    GameFacts("air", "AIR", edition=1, fewest=2, most=5, options=OPTIONS, events=EVENTS),
    game_pack.PACKING,
    COLOUR_FACTS,
)
