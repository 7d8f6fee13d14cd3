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
from esbat.games.lancre import flow, game_pack, view_imagined
from esbat.games.lancre.events import EVENTS
from esbat.games.lancre.names import OPTIONS
from esbat.games.lancre.questions import QUESTIONS, advance
from esbat.games.lancre.state import Board
from esbat.games.lancre.tables import STANDARD, Box
from esbat.games.lancre.view import LancreView


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Lancre(Board):
    """A play of the witches of Lancre."""

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

    def view(self, seat: int) -> LancreView:
        return LancreView(seat, self)

    def view_beside(self, seat: int, other: View, now: bool) -> LancreView:
        return LancreView(seat, self, other if isinstance(other, LancreView) else None, now)

    def outcome(self) -> Outcome | None:
        return flow.outcome(self)

    def clone(self) -> "Lancre":
        return Lancre(self.box, self.seats, self.chance.clone(), self)

    def imagine(self, seat: i64, chance: Chance) -> "Lancre":
        copy = Lancre(self.box, self.seats, chance, self)
        view_imagined.imagine(copy, self, seat, chance)
        return copy


class LancreGame(BoxedGame[Box]):
    """The title on the shelf, with the box its plays are made from."""

    __slots__ = ()

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        play = Lancre(self.box, seats, chance)
        flow.lay_out(play, options)
        return play


LANCRE = LancreGame(
    GameFacts("lancre", "LAN", edition=1, fewest=1, most=4, options=OPTIONS, events=EVENTS),
    game_pack.PACKING,
    STANDARD,
)
