"""The terminal client: a table for people and bots, drawn, or as plain lines for pipes and screen readers."""

from datetime import date
from pathlib import Path
from typing import TextIO


def play(
    code: str,
    players: list[str],
    seed: int | None,
    wishes: dict[str, str],
    record: Path | None,
    language: str,
    plain: bool,
    resume: Path | None = None,
    *,
    pack: Path | None = None,
    source: TextIO | None = None,
    out: TextIO | None = None,
    home: Path | None = None,
    daily: bool = False,
    today: date | None = None,
    settles: bool = True,
) -> int:
    """Lay a table (or go on with a kept play) and play it to the end; the exit code.

    A player is `human`, `human:Agnes`, or a bot's name. The luck comes from 128 random bits, or with a
    seed from the first 16 bytes of the SHA-256 of `esbat seed` and the number (see `seating.secret_of`).
    `Path("last")` resumes the newest play left unfinished. `source`, `out` and `home` are the terminal
    and the folder for kept plays, for tests, as is `today`. With `daily` the luck is the one everybody has
    that day. A table that settles answers where there is only one answer. A pack is a file with other
    printed things (`esbat pack`).
    """
    from esbat.terminal.diary import daily_seed
    from esbat.terminal.visit import Visit

    visit = Visit(language, plain, source, out, home)
    visit.pack = pack
    visit.settles = settles
    if today is not None:
        visit.today = today
    if daily:
        seed = daily_seed(visit.today)
    return visit.play(code, players, seed, wishes, record, resume)
