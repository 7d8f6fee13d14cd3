"""What tells how a play of Sorcellerie ! stands: the jury, the coven, what was lost, Missions to come."""

from typing import Final, cast, final

from esbat.bots.compiled_value import Reading, bounded
from esbat.bots.compiled_wildegrens_weighing import Weighing
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import State
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.view import WildegrensView
from esbat.parts.bits import wide_count

SIZE: Final[i64] = 36


@final
@mypyc_attr(acyclic=True)
class WildegrensReading(Reading):
    """See `write`."""

    __slots__ = ()

    def __init__(self) -> None:
        self.size = SIZE

    def clock(self, state: State) -> i64:
        return cast(Board, state).turn

    def write(self, state: State, seat: i64, into: vec[i64], at: i64) -> None:
        """Jurors from the least to the most convinced; then the coven; then losses."""
        board = cast(Board, state)
        weighing = Weighing(cast(WildegrensView, state.view(int(seat))))
        odds = sorted([weighing.percent(place, 0) for place in range(3)])
        soon = sorted([weighing.percent(place, 3) for place in range(3)])
        lacking = sorted([weighing.missing(place, 0) for place in range(3)])
        for place in range(3):
            into[at + place] = odds[place]
            into[at + 3 + place] = soon[place]
            into[at + 6 + place] = bounded(lacking[place] // 8)
        into[at + 9] = weighing.innocence()
        into[at + 10] = bounded(weighing.strength())
        into[at + 11] = bounded(weighing.active)
        into[at + 12] = bounded(weighing.missions_to_go)
        into[at + 13] = bounded(weighing.villager() // 10)
        self.coven(board, into, at + 14)
        self.losses(board, into, at + 24)

    def coven(self, board: Board, into: vec[i64], at: i64) -> None:
        into[at] = wide_count(board.coven)
        into[at + 1] = board.coven_curses
        into[at + 2] = wide_count(board.hand)
        into[at + 3] = board.hand_curses
        into[at + 4] = wide_count(board.discard)
        into[at + 5] = board.discard_curses
        into[at + 6] = wide_count(board.prison)
        into[at + 7] = wide_count(board.recruits)
        into[at + 8] = wide_count(board.familiars)
        into[at + 9] = board.curse_pile

    def losses(self, board: Board, into: vec[i64], at: i64) -> None:
        into[at] = board.failures
        into[at + 1] = board.souls_total
        into[at + 2] = 1 if board.souls_total >= 4 else 0
        into[at + 3] = 1 if board.souls_total >= 3 else 0
        into[at + 4] = 1 if board.curse_pile <= 1 else 0
        into[at + 5] = wide_count(board.filled)
        into[at + 6] = wide_count(board.up)
        into[at + 7] = wide_count(board.missions)
        into[at + 8] = board.turn
        into[at + 9] = wide_count(board.gone)
        into[at + 10] = 1 if board.must_trial else 0
        into[at + 11] = board.persuasion[0] + board.persuasion[1] + board.persuasion[2]
