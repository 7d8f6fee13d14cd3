"""Records in bulk: plays and moves as two Parquet files, with a card that says what they hold."""

from collections.abc import Callable
from pathlib import Path

import pyarrow
import pyarrow.parquet

from esbat.engine.facts import Facts
from esbat.engine.record import read_record
from esbat.files import to_be_written, write_text
from esbat.lab.playing import Player
from esbat.lab.series import Series

PLAYS_AT_ONCE = 500
Progress = Callable[[int, int], None]

PLAY = pyarrow.schema(
    [
        ("play", pyarrow.int64()),
        ("game", pyarrow.string()),
        ("edition", pyarrow.int64()),
        ("seats", pyarrow.int64()),
        ("bots", pyarrow.list_(pyarrow.string())),
        ("options", pyarrow.map_(pyarrow.string(), pyarrow.string())),
        ("secret", pyarrow.string()),
        ("moves", pyarrow.int64()),
        ("scores", pyarrow.list_(pyarrow.int64())),
        ("ranks", pyarrow.list_(pyarrow.int64())),
        ("reason", pyarrow.string()),
        ("grade", pyarrow.string()),
        ("record", pyarrow.string()),
    ]
)
MOVE = pyarrow.schema(
    [
        ("play", pyarrow.int64()),
        ("number", pyarrow.int64()),
        ("seat", pyarrow.int64()),
        ("move", pyarrow.string()),
    ]
)


def exported(series: Series, games: int, folder: Path, progress: Progress | None = None) -> None:
    """Play so many plays of a series and write them down; the same series gives the same rows."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("plays.parquet", "moves.parquet", "README.md"):
        to_be_written(folder / name)
    player = Player(series)
    try:
        with (
            pyarrow.parquet.ParquetWriter(folder / "plays.parquet", PLAY) as plays,
            pyarrow.parquet.ParquetWriter(folder / "moves.parquet", MOVE) as moves,
        ):
            for first in range(0, games, PLAYS_AT_ONCE):
                some = range(first, min(first + PLAYS_AT_ONCE, games))
                rows = [row_of(player, number) for number in some]
                plays.write_table(pyarrow.Table.from_pylist([row for row, _ in rows], schema=PLAY))
                flat = [move for _, found in rows for move in found]
                moves.write_table(pyarrow.Table.from_pylist(flat, schema=MOVE))
                if progress is not None:
                    progress(some.stop, games)
    finally:
        player.company.leave()
    write_text(folder / "README.md", card(series, player, games))


def row_of(player: Player, number: int) -> tuple[Facts, list[Facts]]:
    """One play, and its moves."""
    played = player.play(number)
    record = read_record(played.text)
    outcome = played.outcome
    row = {
        "play": number,
        "game": record.game,
        "edition": record.edition,
        "seats": record.seats,
        "bots": list(player.series.bots),
        "options": list(player.series.options),
        "secret": record.secret.hex(),
        "moves": played.moves,
        "scores": [int(score) for score in outcome.scores],
        "ranks": [int(rank) for rank in played.ranks()],
        "reason": outcome.reason,
        "grade": outcome.grade,
        "record": played.text,
    }
    moves = [
        {"play": number, "number": at, "seat": seat, "move": text}
        for at, (seat, text) in enumerate(record.moves)
    ]
    return row, moves


def card(series: Series, player: Player, games: int) -> str:
    """What the data is, how it came about, and what it is good for."""
    options = "".join(f"- `{name}`: {value}\n" for name, value in series.options)
    return f"""# {games} plays of {series.code}

Made by `esbat lab export {series.code}`: bots among themselves, no person's play. The same command with the
same seed makes the same rows, on any machine.

- game `{series.code}`, edition {player.game.edition}, {series.seats} seats, seed {series.seed}
- bots, seat by seat: {", ".join(series.bots)}
{options}
## plays.parquet, one row a play

`play` its number · `game`, `edition`, `seats`, `bots`, `options` · `secret` the luck, in hexadecimal ·
`moves` how many · `scores`, `ranks` by seat (1 has won, 0 has lost whatever others did) · `reason` why it
ended · `grade` how well a play without opponents went · `record` the play, as `esbat verify` reads it

## moves.parquet, one row a move

`play` and `number` say which, `seat` who, `move` what, as records write it

Records hold everything, hidden cards too: for a seat's own view, replay them (`esbat replay --seat`).
Licence: that of Esbat.
"""
