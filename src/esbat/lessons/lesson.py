"""One lesson as its file says it."""

import tomllib
from hashlib import sha256
from pathlib import Path

import msgspec

from esbat.engine.errors import BadText
from esbat.engine.game import Game
from esbat.engine.record import SECRET_BYTES

YOU = "you"
"""How a file calls the learner's seat; the others go by their numbers."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do: what is asked is said under its name.

    It is achieved when one of `happens` (lines of events) or `does` (the learner's moves) comes about; both
    are patterns with `*`. `told` are the moves that lead there, `way` others that do no harm, `slips` the
    tempting mistakes: the name of what is said to each, and the moves that are it. With `points` the next of
    the moves told is pointed at, where finding it is not what is to be learned. With `at_once` only the first
    move of the step can achieve it.
    """

    name: str
    told: list[str]
    happens: list[str] = []
    does: list[str] = []
    way: list[str] = []
    slips: dict[str, list[str]] = {}
    points: bool = False
    at_once: bool = False


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file holds: a table, the luck and the moves that lead to the position, and the steps from there.

    `before` has a line for each run of moves of one seat: `you: draw, place, land K`.
    """

    edition: int
    seats: int
    seed: int
    steps: list[Step]
    learner: int = 0
    bot: str = "random"
    options: dict[str, str] = {}
    before: str = ""


class Lesson:
    """A lesson of a game: its place among the others, its name, its position."""

    __slots__ = ("before", "code", "file", "name", "number", "position")

    def __init__(
        self, code: str, number: int, name: str, position: Position, before: list[tuple[int, str]]
    ) -> None:
        self.code = code
        self.number = number
        self.name = name
        self.position = position
        self.before = before
        # Where it stands, among the lessons of all games.
        self.file = f"{code}/{number:02}-{name}.toml"

    @property
    def learner(self) -> int:
        return self.position.learner

    @property
    def steps(self) -> list[Step]:
        return self.position.steps

    @property
    def secret(self) -> bytes:
        """The luck of the play: from the seed, as for `esbat play --seed`."""
        return sha256(f"esbat seed {self.position.seed}".encode()).digest()[:SECRET_BYTES]

    @property
    def settles(self) -> bool:
        """Is the learner spared questions that leave no choice?"""
        return True

    @property
    def stands(self) -> bool:
        """Does the position stand still, whoever is asked?"""
        return False

    def names(self) -> list[str]:
        """The seats as files call them."""
        return [YOU if seat == self.learner else str(seat) for seat in range(self.position.seats)]


def read_lesson(path: Path, game: Game) -> Lesson:
    """The lesson in a file; BadText that names the file if it is damaged, or made for another edition."""
    file = f"{game.code}/{path.name}"
    number, _, name = path.stem.partition("-")
    try:
        position = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Position)
    except (OSError, ValueError) as trouble:
        raise BadText("lesson-damaged", {"file": file}) from trouble
    if position.edition != game.edition:
        raise BadText("lesson-outdated", {"file": file, "edition": position.edition, "current": game.edition})
    if not number.isdigit() or not name or not position.steps or not 0 <= position.learner < position.seats:
        raise BadText("lesson-damaged", {"file": file})
    lesson = Lesson(game.code, int(number), name, position, [])
    seats = lesson.names()
    for line in position.before.strip().splitlines():
        seat, _, moves = line.partition(":")
        if seat.strip() not in seats:
            raise BadText("lesson-damaged", {"file": file})
        lesson.before += [(seats.index(seat.strip()), move.strip()) for move in moves.split(", ")]
    return lesson
