"""What tells how a play of Sorcellerie ! stands: the jury, the coven, what was lost, Missions to come."""

from typing import Final, cast

from esbat.bots.compiled_value import Reading, bounded
from esbat.bots.compiled_wildegrens_plan import Plan
from esbat.bots.compiled_wildegrens_weighing import LOST, Weighing
from esbat.engine.native import i64, vec
from esbat.engine.state import State
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.view import WildegrensView
from esbat.parts.bits import wide_count

THEMES: Final = [
    *["jury"] * 10,
    *["coven", "coven", "", "losses"],
    *["coven", "curses", "hand", "curses", "coven", "curses", "prison", "coven", "familiars", "curses"],
    *["losses"] * 4,
    *["curses", "challenges", "challenges", "", "", "prison", "", "jury"],
    *["hand", "hand", "coven", "coven", "jury", "missions", "missions"],
]


class WildegrensReading(Reading):
    """See `write`."""

    __slots__ = ()

    def clock(self, state: State) -> i64:
        return cast(Board, state).turn

    def write(self, state: State, seat: i64, into: vec[i64], at: i64) -> None:
        """Jurors from the least to the most convinced; then the coven; then losses and prospects."""
        board = cast(Board, state)
        view = cast(WildegrensView, state.view(int(seat)))
        weighing = Weighing(view)
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
        self.prospects(view, weighing, into, at + 36)

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

    def prospects(self, view: WildegrensView, weighing: Weighing, into: vec[i64], at: i64) -> None:
        """What hand and coven can do, what a trial would bring now, and how the Missions look."""
        power = view.box.power
        everybody = view.unseen_coven[0] + view.discard + view.hand
        for side in range(2):
            into[at + side] = bounded(sum([int(power[witch * 2 + side]) for witch in view.hand]))
            into[at + 2 + side] = bounded(sum([int(power[witch * 2 + side]) for witch in everybody]))
        into[at + 4] = bounded(weighing.verdict([0, 0, 0]) // 100)
        plan = Plan(view, weighing)
        best = -LOST
        easiest = 40
        for place in view.places:
            if place.mission >= 0 and not place.failed:
                best = max(best, plan.best(place)[0])
                easiest = min(easiest, place.now)
        into[at + 5] = bounded(128 + best // 8)
        into[at + 6] = bounded(easiest)
