"""What tells how a seat of Lancre stands, against the others or with them: points, cards, cackles, crises."""

from typing import Final, cast

from esbat.bots.compiled_value import Reading, bounded, write_lead, write_turn
from esbat.engine.native import i64, vec
from esbat.engine.state import State
from esbat.games.lancre import rules, rules_piles
from esbat.games.lancre.names import COOPERATIVE
from esbat.games.lancre.state import Board
from esbat.parts.bits import wide_count

THEMES: Final = [
    *[
        "points",
        "points",
        "cards",
        "cackles",
        "cackles",
        "problems",
        "problems",
        "cards",
        "cards",
        "",
        "",
        "",
    ],
    *["", "crises", "cackles", "cackles", "problems", "problems", "crises", "problems", "elves", "crises"],
    *["crises", "cackles", "", "", "points", "points", "rivals", "rivals", "rivals", "rivals", "problems"],
    *["points", "cackles", "points"],
]


class LancreReading(Reading):
    """See `write`."""

    __slots__ = ()

    def clock(self, state: State) -> i64:
        board = cast(Board, state)
        return board.turn * 4 + board.step

    def alone(self, state: State) -> bool:
        board = cast(Board, state)
        return board.options & COOPERATIVE != 0 or board.seats == 1

    def write(self, state: State, seat: i64, into: vec[i64], at: i64) -> None:
        """Hers first, then what all share, then how the others do."""
        board = cast(Board, state)
        mine = rules.points(board, seat)
        into[at] = bounded(mine)
        into[at + 1] = rules.big_points(board, seat)
        into[at + 2] = wide_count(board.hands[seat])
        into[at + 3] = board.cackles[seat]
        into[at + 4] = board.alisses[seat]
        into[at + 5] = board.small_row[seat]
        into[at + 6] = board.big_row[seat]
        into[at + 7] = board.special[seat]
        into[at + 8] = rules_piles.hand_limit(board, seat)
        write_turn(into, at + 9, board.turn, seat, board.seats)
        into[at + 11] = board.step
        self.shared(board, into, at + 12)
        self.others(board, seat, mine, into, at + 26)

    def shared(self, board: Board, into: vec[i64], at: i64) -> None:
        """The map and the reserves."""
        left = rules_piles.tiles_left(board)
        big = rules.big_on_the_board(board)
        into[at] = bounded(left)
        into[at + 1] = bounded(board.crisis_reserve)
        into[at + 2] = bounded(board.cackle_reserve)
        into[at + 3] = board.aliss_reserve
        into[at + 4] = wide_count(board.tiled)
        into[at + 5] = wide_count(board.hidden)
        into[at + 6] = wide_count(board.marked)
        into[at + 7] = big
        into[at + 8] = rules.elves_in_sight(board)
        into[at + 9] = 1 if board.crisis_reserve <= 3 else 0
        into[at + 10] = 1 if board.crisis_reserve <= 1 else 0
        into[at + 11] = 1 if board.cackle_reserve == 0 else 0
        into[at + 12] = board.seats
        into[at + 13] = 1 if left <= 5 else 0

    def others(self, board: Board, seat: i64, mine: i64, into: vec[i64], at: i64) -> None:
        """What the others have, together and the best of them."""
        best: i64 = 0
        points: i64 = 0
        for place in range(at + 3, at + 7):
            into[place] = 0
        for other in range(board.seats):
            into[at + 6] += board.big_row[other]
            if other != seat:
                theirs = rules.points(board, other)
                points += theirs
                into[at + 3] += wide_count(board.hands[other])
                into[at + 4] += board.cackles[other]
                into[at + 5] += board.alisses[other]
                if theirs > best:
                    best = theirs
        write_lead(into, at, mine, best)
        into[at + 2] = bounded(points)
        into[at + 7] = bounded(points + mine)
        into[at + 8] = bounded(board.cackles[seat] - 2)
        into[at + 9] = 1 if mine > best else 0
