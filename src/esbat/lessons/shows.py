"""Show me: for a rule, a position in which it decides, to be tried at once.

`tools/shows` finds them by playing; `shows/<code>.toml` has a few plays and, for each rule, how far one of
them goes and the move to try: one that is carried out by that rule, or that is refused by it.
"""

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from esbat.engine.errors import BadText
from esbat.games import game
from esbat.lessons.lesson import Lesson, Position, Step

FOLDER = Path(__file__).parent / "shows"
SHOW = "show"
"""The name of the one step."""


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int
    seed: int
    moves: str
    options: dict[str, str] = {}

    def acts(self, most: int | None) -> list[tuple[int, str]]:
        """Its first moves; all of them without a number."""
        rows = [line.partition(" ") for line in self.moves.strip().splitlines()[:most]]
        return [(int(seat), text) for seat, _, text in rows]


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    play: int
    at: int
    seat: int
    move: str
    refused: bool
    asked: bool = True
    """Is the seat asked? What is refused to those who are not can only be shown to one of them."""


class Shows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    edition: int
    plays: list[Play] = []
    rules: dict[str, Shown] = {}


class Show(Lesson):
    """A position for one rule: its only step is to try the move."""

    __slots__ = ("asked", "refused", "rule")

    def __init__(self, code: str, rule: str, shown: Shown, play: Play, edition: int) -> None:
        # A move that is refused achieves nothing: the refusal itself is what is shown.
        step = Step(SHOW, [shown.move], does=[] if shown.refused else [shown.move], points=not shown.refused)
        position = Position(edition, play.seats, play.seed, [step], shown.seat, options=play.options)
        super().__init__(code, 0, rule, position, play.acts(shown.at))
        self.file = f"shows/{code}.toml, {rule}"
        self.rule = rule
        self.refused = shown.refused
        self.asked = shown.asked

    @property
    def settles(self) -> bool:
        """Where a move is refused, its question must stand, even if it leaves only one answer."""
        return not self.refused

    @property
    def stands(self) -> bool:
        """Somebody else is asked, and stays so: what is refused is refused to those who are not."""
        return not self.asked


def read_shows(folder: Path, code: str) -> Shows:
    """What a folder has for this game, if anything; BadText for a file that is damaged or outdated."""
    path = folder / f"{code}.toml"
    edition = game(code).edition
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Shows)
    except FileNotFoundError:
        return Shows(edition)
    except (OSError, ValueError) as trouble:
        raise BadText("lesson-damaged", {"file": f"shows/{path.name}"}) from trouble
    if found.edition != edition:
        raise BadText(
            "lesson-outdated",
            {"file": f"shows/{path.name}", "edition": found.edition, "current": edition},
        )
    if any(not 0 <= shown.play < len(found.plays) for shown in found.rules.values()):
        raise BadText("lesson-damaged", {"file": f"shows/{path.name}"})
    return found


@cache
def shows_of(code: str) -> Shows:
    """What comes with the game; nothing if that cannot be used."""
    try:
        return read_shows(FOLDER, code)
    except BadText:
        return Shows(game(code).edition)


def show_of(code: str, rule: str) -> Show | None:
    """A position in which this rule decides, if there is one."""
    found = shows_of(code)
    shown = found.rules.get(rule)
    return None if shown is None else Show(code, rule, shown, found.plays[shown.play], found.edition)
