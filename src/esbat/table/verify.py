"""Replaying a record: is every move legal, is the luck as promised, is the outcome right?

The table of a continued play is a `ContinuedTable`, so whoever asks can say so.
"""

from collections.abc import Callable

from esbat.engine.box import Pack, rows_of
from esbat.engine.errors import BadSetting, BadText, EsbatError, Refused
from esbat.engine.game import Game
from esbat.engine.options import recorded
from esbat.engine.record import Record, read_record
from esbat.table.continued import laid_table, origin_of
from esbat.table.table import Table


def laid(record: Record, find: Callable[[str], Game]) -> Table:
    """The record's table at its beginning; what is wrong there is wrong in the first line."""
    game = find(record.game)
    if record.edition != game.edition:
        raise BadText(
            "record-edition",
            {"line": 1, "edition": record.edition, "current": game.edition, "game": game.code},
        )
    if record.pack is not None:
        game = with_pack(game, record.pack)
    if len(record.players) != record.seats:
        raise BadText("record-damaged", {"line": 1})
    origin = None if record.origin is None else origin_of(record.origin)
    table = laid_table(game, record.seats, record.options, record.secret, record.players, origin)
    if recorded(game.options, table.options) != record.options:
        raise BadText("record-options", {"line": 1})
    return table


def with_pack(game: Game, data: dict[str, object]) -> Game:
    """The game with the pack a record carries; BadText if it is damaged, or not what its hash says."""
    name = data.get("name")
    found = data.get("rows")
    if not isinstance(name, str) or not isinstance(found, dict) or not game.sections:
        raise BadText("record-damaged", {"line": 1})
    rows, faults = rows_of(game.sections, found)
    if faults:
        raise BadText("record-pack", {"line": 1})
    pack = Pack(game.code, name, rows)
    if data.get("hash") != pack.digest or found != rows:
        raise BadText("record-pack", {"line": 1})
    if game.faults(rows):
        raise BadText("record-pack", {"line": 1})
    return game.with_pack(pack)


def replayed(
    record: Record, find: Callable[[str], Game], to: int | None = None, settles: bool = False
) -> Table:
    """The table after the record's moves (or the first `to` of them); BadText names a wrong line."""
    try:
        table = laid(record, find)
    except BadSetting as error:
        error.facts.setdefault("line", 1)
        raise
    table.settles = settles
    for number, (seat, text) in enumerate(record.moves[:to], start=2):
        if table.over:
            raise BadText("record-goes-on", {"line": number})
        try:
            happening = table.submit(seat, text)
        except Refused as refused:
            raise BadText(
                "record-illegal",
                {
                    "line": number,
                    "text": text[:40],
                    "rule": refused.refusal.rule,
                    "why": refused,
                    "played": table.game,
                },
            ) from None
        except EsbatError as error:
            raise BadText("record-bad-move", {"line": number, "text": text[:40], "why": error}) from None
        if happening.text != text:
            raise BadText("record-bad-move", {"line": number, "text": text[:40], "why": "spelling"})
    return table


def verified(text: str, find: Callable[[str], Game]) -> Table:
    """The table a record leads to, every line of it checked; BadText names the first that is wrong."""
    record = read_record(text)
    table = replayed(record, find)
    last = len(record.moves) + 2
    outcome = table.state.outcome()
    if record.outcome is None:
        if outcome is not None:
            raise BadText("record-outcome", {"line": last})
    elif outcome is None:
        raise BadText("record-unfinished", {"line": last})
    elif outcome.data() != record.outcome:
        raise BadText("record-outcome", {"line": last})
    return table
