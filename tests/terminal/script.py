"""Someone who types lines at the table, and what they read."""

from io import StringIO
from itertools import chain, cycle, islice
from pathlib import Path

from esbat.terminal import play

LONGEST = 4000
"""Lines somebody types at most: no play takes as many."""


class Visitor:
    """Plays at a table of their own, with a folder of their own."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.read = ""

    def plays(
        self,
        lines: list[str],
        *,
        seats: str = "human,apprentice,random",
        seed: int | None = 3,
        language: str = "en",
        plain: bool = True,
        record: Path | None = None,
        resume: Path | None = None,
        on_and_on: list[str] | None = None,
        wishes: dict[str, str] | None = None,
    ) -> int:
        """Type these lines, then `on_and_on` for ever; the exit code. `read` is what was on the screen."""
        out = StringIO()
        endless = cycle(on_and_on) if on_and_on else iter(())
        typed = "".join(f"{line}\n" for line in islice(chain(lines, endless), LONGEST))
        code = play(
            "air",
            seats.split(","),
            seed,
            wishes or {},
            record,
            language,
            plain,
            resume,
            source=StringIO(typed),
            out=out,
            home=self.home,
        )
        self.read = out.getvalue()
        return code
