"""What `bench/` has published of the machine it ran on, for those who ask how theirs compares."""

import json
from pathlib import Path
from statistics import median
from typing import Any

SECOND = 1e9  # nanoseconds
# What the same thing is called where nothing is compiled.
PLAIN = {
    "native": "interpreted play_out",
    "python": "interpreted",
    "clone": "clone interpreted",
    "imagine": "imagine interpreted",
}


def places() -> list[Path]:
    """Where the published figures lie: in the package of a wheel, else in a checkout."""
    here = Path(__file__).resolve()
    return [here.with_name("published.json"), here.parents[3] / "bench" / "results" / "latest.json"]


class Published:
    """The published table: whose machine it is, and how fast that one does what."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.processor = str(data["processor"])
        self.python = str(data["python"])
        self.cases = [
            (str(each["case"]), float(each["median"]), each["unit"] == "moves/s") for each in data["cases"]
        ]

    def rate(self, code: str, seats: int, name: str, compiled: bool) -> float | None:
        """How often a second that machine does this in a game: with as many seats, else whatever the seats.

        Compiled figures are set against compiled ones, plain ones against plain ones.
        """
        kind = name if compiled else PLAIN[name]
        rates: dict[str, float] = {}
        for case, number, moves in self.cases:
            words = case.split(" ", 2)
            if len(words) == 3 and words[0] == code and words[2] == kind:
                rates[words[1]] = number if moves else SECOND / number
        return rates.get(str(seats), median(rates.values()) if rates else None)


def published() -> Published | None:
    """The published figures; nothing where none lie beside this installation."""
    for place in places():
        try:
            return Published(json.loads(place.read_text(encoding="utf-8")))
        except (OSError, ValueError, KeyError, TypeError):
            continue
    return None
