"""People who are up to something: whole plays in which certain moves are made whenever they can be.

After every move the play must be whole: nothing lost or made, no count below nothing, and somebody is asked
who has something to choose, or the play is over.
"""

from typing import Final

from esbat.engine.chance import Chance, seeded
from esbat.engine.game import Game
from esbat.games.bal.state import Board
from tests.games.bal.hidden import counts

POLICIES: Final = {
    "anyone": (),
    "grumblers": ("fault", "deny", "read", "enchant"),
    "mumblers": ("silent", "misread", "admit", "wand", "treasure"),
    "liars": ("misread", "fault", "admit", "enchant", "mine", "ball"),
    "sweepers": ("broom", "sweep", "lay sortilege", "mirror", "pass"),
    "mirrors": ("mirror", "lay R", "done", "yield"),
    "conjurers": ("lay tour", "trick", "drop", "treasure", "lay tresor", "joker", "jokers"),
    "pranksters": ("imp", "ball", "mine", "lay fantome", "lay envoutement", "parry"),
    "wavers": ("lay sortilege", "treasure", "wand", "trick"),
}
"""What each kind of people prefers to do; three times in four they do what they prefer."""


def whole(board: Board, before: object) -> None:
    """Nothing is half changed."""
    assert counts(board) == before
    for zone in (board.hands, board.sizes, board.discard, board.laid, board.own, board.dead, board.lives):
        assert min(zone) >= 0
    asked = board.acting()
    assert bool(asked) == (board.depth > 0) == (board.outcome() is None)
    assert all(board.legal(seat) for seat in asked)


def preferred(title: Game, board: Board, seat: int, wishes: tuple[str, ...], chooser: Chance) -> int:
    """A move they prefer, or any."""
    legal = board.legal(seat)
    liked = [move for move in legal if title.text(move).startswith(wishes)] if wishes else []
    found = liked if liked and chooser.pick(4) else legal
    return found[chooser.pick(len(found))]


def played(
    title: Game, seats: int, options: dict[str, str], policy: str, seed: int, most: int = 6000
) -> Board:
    """A whole play among such people, looked at after every move."""
    board = title.new(seats, options, seeded(seed))
    assert isinstance(board, Board)
    chooser = seeded(seed + 1)
    before = counts(board)
    for _ in range(most):
        asked = board.acting()
        if not asked:
            return board
        seat = asked[chooser.pick(len(asked))]
        board.apply(seat, preferred(title, board, seat, POLICIES[policy], chooser))
        whole(board, before)
    raise AssertionError(f"{policy} play on for ever with {options}")
