"""What tells how a witch at the ball stands: her Crapzouilles, her hand card by card, and the others."""

from typing import Final, cast

from esbat.bots.compiled_value import Reading, write_lead
from esbat.engine.native import i64, vec
from esbat.engine.state import State
from esbat.games.bal.names import KINDS, POTIONS
from esbat.games.bal.state import Board

THEMES: Final = [
    *["hand"] * KINDS,
    *["lives", "lives", "lives", "lives", "lives", "lives", "lives", "rivals", "rivals", "rivals", "rivals"],
    *["rivals", "rivals", "rivals", "lives", "rivals"],
    *["colours", "hand", "hand", "hand", "", "", "", ""],
]


class BalReading(Reading):
    """See `write`."""

    __slots__ = ()

    def clock(self, state: State) -> i64:
        board = cast(Board, state)
        return (board.round * 4 + board.lap) * 8 + board.turn

    def write(self, state: State, seat: i64, into: vec[i64], at: i64) -> None:
        """Her hand by kinds, then numbers of her own and of those still dancing."""
        board = cast(Board, state)
        hand = seat * KINDS
        colours: i64 = 0
        potions: i64 = 0
        for kind in range(KINDS):
            many = board.hands[hand + kind]
            into[at + kind] = many
            if kind < POTIONS:
                potions += many
                if many > 0:
                    colours += 1
        rest = at + KINDS
        self.standing(board, seat, into, rest)
        into[rest + 16] = colours
        into[rest + 17] = potions
        into[rest + 18] = 1 if potions == 0 else 0
        into[rest + 19] = board.sizes[seat]
        into[rest + 20] = 1 if board.active == seat else 0
        into[rest + 21] = (seat - board.turn) % board.seats
        into[rest + 22] = board.lap
        into[rest + 23] = board.level

    def standing(self, board: Board, seat: i64, into: vec[i64], at: i64) -> None:
        """Crapzouilles: hers, the others', and how close she or they are to being out."""
        lives = board.lives[seat]
        most: i64 = 0
        fewest: i64 = 99
        all: i64 = 0
        cards: i64 = 0
        for other in range(board.seats):
            if other != seat and board.is_alive(other):
                theirs = board.lives[other]
                all += theirs
                cards += board.sizes[other]
                if theirs > most:
                    most = theirs
                if theirs < fewest:
                    fewest = theirs
        into[at] = lives
        into[at + 1] = board.own[seat]
        for many in range(1, 5):
            into[at + 1 + many] = 1 if lives >= many else 0
        write_lead(into, at + 6, lives, most)
        into[at + 8] = board.alive
        into[at + 9] = 1 if board.alive == 2 else 0
        into[at + 10] = all
        into[at + 11] = cards
        into[at + 12] = most
        into[at + 13] = fewest
        into[at + 14] = 0 if board.is_alive(seat) else 1
        into[at + 15] = 1 if fewest <= 2 else 0
