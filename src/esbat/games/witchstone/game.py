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
from esbat.games.witchstone import flow, game_pack, questions, view_imagined
from esbat.games.witchstone.events import EVENTS
from esbat.games.witchstone.names import OPTIONS
from esbat.games.witchstone.questions import QUESTIONS
from esbat.games.witchstone.state import Board
from esbat.games.witchstone.tables_box import STANDARD, Box
from esbat.games.witchstone.view import WitchstoneView


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Witchstone(Board):
    """A play of Witchstone."""

    __slots__ = ()

    def generate(self, seat: i64, moves: Moves) -> None:
        moves.count = 0
        QUESTIONS[self.stack[(self.depth - 1) * ROW + KIND]].choices(self, seat, moves)

    def apply(self, seat: i64, move: i64) -> None:
        questions.answer(self, seat, move)

    def refuse(self, seat: i64, move: i64) -> Refusal:
        return QUESTIONS[self.asked_kind(seat)].refuse(self, seat, move)

    def kind_of(self, kind: i64) -> Kind:
        return QUESTIONS[kind]

    def view(self, seat: int) -> WitchstoneView:
        return WitchstoneView(seat, self)

    def view_beside(self, seat: int, other: View, now: bool) -> WitchstoneView:
        return WitchstoneView(seat, self, other if isinstance(other, WitchstoneView) else None, now)

    def outcome(self) -> Outcome | None:
        return flow.outcome(self)

    def clone(self) -> "Witchstone":
        return Witchstone(self.box, self.seats, self.chance.clone(), self)

    def imagine(self, seat: i64, chance: Chance) -> "Witchstone":
        copy = Witchstone(self.box, self.seats, chance, self)
        view_imagined.imagine(copy, seat, chance)
        return copy


class WitchstoneGame(BoxedGame[Box]):
    """WST-001. The title on the shelf, for two to four, with the box its plays are made from."""

    __slots__ = ()

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        play = Witchstone(self.box, seats, chance)
        flow.set_up(play, options)
        questions.begin(play)
        return play


WITCHSTONE = WitchstoneGame(
    GameFacts("witchstone", "WST", edition=2, fewest=2, most=4, options=OPTIONS, events=EVENTS),
    game_pack.PACKING,
    STANDARD,
)
