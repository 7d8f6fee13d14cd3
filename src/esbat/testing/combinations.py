"""Tables to try: every combination of options and seats, or few that hold every few choices together."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from esbat.engine.chance import seeded
from esbat.engine.errors import BadSetting
from esbat.engine.game import Game


class Laid:
    """One way to lay the table."""

    def __init__(self, seats: int, wishes: dict[str, str]) -> None:
        self.seats = seats
        self.wishes = wishes

    def __repr__(self) -> str:
        return f"{self.seats}: {self.wishes}"


def accepted(game: Game, seats: int) -> dict[str, list[str]]:
    """The values of every option that a table of so many may choose: some name a seat."""
    found: dict[str, list[str]] = {}
    for option in game.options:
        found[option.name] = []
        for value in option.values:
            try:
                game.new(seats, {option.name: value}, seeded(0))
            except BadSetting:
                continue
            found[option.name].append(value)
    return found


def every_table(game: Game) -> Iterator[Laid]:
    """Every number of seats with every combination of options that such a table may choose."""
    for seats in range(game.fewest, game.most + 1):
        options = accepted(game, seats)
        for values in product(*options.values()):
            yield Laid(seats, dict(zip(options, values, strict=True)))


def covering(sizes: Sequence[int], strength: int) -> list[tuple[int, ...]]:
    """Rows that hold every `strength` values of different columns together; column k has `sizes[k]` values.

    Greedy: each row is begun with a combination still missing, and each other column takes the value that
    brings most missing ones, so it is short, not shortest; and the same every time.
    """
    strength = min(strength, len(sizes))
    groups = list(combinations(range(len(sizes)), strength))
    missing = {group: set(product(*[range(sizes[column]) for column in group])) for group in groups}
    by_column: dict[int, list[tuple[int, ...]]] = {
        column: [group for group in groups if column in group] for column in range(len(sizes))
    }
    rows: list[tuple[int, ...]] = []
    for group in groups:
        while missing[group]:
            row: list[int] = [-1] * len(sizes)
            for column, value in zip(group, min(missing[group]), strict=True):
                row[column] = value
            for column in range(len(sizes)):
                if row[column] < 0:
                    row[column] = most_missing(
                        row, column, sizes[column], by_column[column], missing, len(rows)
                    )
            for other in groups:
                missing[other].discard(tuple(row[column] for column in other))
            rows.append(tuple(row))
    return rows


def most_missing(
    row: list[int],
    column: int,
    size: int,
    groups: list[tuple[int, ...]],
    missing: dict[tuple[int, ...], set[tuple[int, ...]]],
    number: int,
) -> int:
    """The value of this column that completes most missing combinations; equal ones take turns."""
    settled = [group for group in groups if all(row[other] >= 0 or other == column for other in group)]
    found, most = 0, -1
    for turn in range(size):
        value = (number + turn) % size
        row[column] = value
        brought = sum(1 for group in settled if tuple(row[other] for other in group) in missing[group])
        if brought > most:
            found, most = value, brought
    row[column] = -1
    return found


def covering_tables(game: Game, ways: Sequence[str], strength: int = 2) -> list[tuple[Laid, str]]:
    """For every number of seats, tables that bring every so many option values and ways to play together."""
    found: list[tuple[Laid, str]] = []
    for seats in range(game.fewest, game.most + 1):
        options = accepted(game, seats)
        sizes = [len(values) for values in options.values()]
        for row in covering([*sizes, len(ways)], strength):
            chosen = {name: values[at] for (name, values), at in zip(options.items(), row, strict=False)}
            found.append((Laid(seats, chosen), ways[row[-1]]))
    return found
