"""Records to read: a true one, and the ways in which it can be wrong."""

from esbat.lab.playing import Player
from esbat.lab.series import settled_series


def a_record(seats: int = 3, bots: tuple[str, ...] = ("random",), seed: int = 5) -> str:
    """The text of a finished play of Air between bots."""
    return Player(settled_series("air", seats, list(bots), seed)).play(0).text


def adjourned(text: str, moves: int) -> str:
    """The same play left after so many moves."""
    lines = text.splitlines()
    seed = lines[-1].split('"seed":')[1].rstrip("}")
    return "\n".join([*lines[: moves + 1], '{"adjourned":true,"seed":' + seed + "}", ""])
