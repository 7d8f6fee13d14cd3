"""The file of a game's puzzles: those that were found, the most different first, in the order of days."""

import tomllib
from hashlib import sha256
from pathlib import Path

import msgspec

from esbat.engine.game import Game
from esbat.lessons.laying import laid_at
from esbat.lessons.puzzles import PuzzleFile, PuzzleRow, sound
from puzzling.finding import Puzzle

HEAD = """# Made by tools/puzzles: positions in which one move is far better than all others.

edition = {edition}
"""


def kept(game: Game, place: Path) -> list[Puzzle]:
    """What the file has so far."""
    read = msgspec.convert(tomllib.loads(place.read_text(encoding="utf-8")), PuzzleFile)
    return [known(game, row) for row in read.puzzles]


def known(game: Game, row: PuzzleRow) -> Puzzle:
    """A puzzle of the file as it was when it was found."""
    table = laid_at(sound(game.code, row, game.edition))
    return Puzzle(table, row.seed, row.seat, row.worth, (row.reason, *row.stands), surprising=True)


def chosen(before: list[Puzzle], found: list[Puzzle], most: int) -> list[Puzzle]:
    """What there was, then the least obvious: at most half ask the same question, two are of one play."""
    taken = list(before)
    kinds: dict[str, int] = {}
    plays: dict[int, int] = {}
    for puzzle in before:
        kinds[puzzle.question] = kinds.get(puzzle.question, 0) + 1
        plays[puzzle.seed] = plays.get(puzzle.seed, 0) + 1
    for puzzle in sorted(
        found, key=lambda one: (not one.surprising, -min(len(one.worth), 6), len(one.moves))
    ):
        if len(taken) >= most:
            break
        if kinds.get(puzzle.question, 0) * 2 >= most or plays.get(puzzle.seed, 0) == 2:
            continue
        kinds[puzzle.question] = kinds.get(puzzle.question, 0) + 1
        plays[puzzle.seed] = plays.get(puzzle.seed, 0) + 1
        taken.append(puzzle)
    return sorted(taken, key=lambda one: sha256(one.id.encode()).digest())


def written(game: Game, puzzles: list[Puzzle]) -> str:
    lines = [HEAD.format(edition=game.edition)]
    for puzzle in puzzles:
        options = ", ".join(f'{name} = "{value}"' for name, value in sorted(puzzle.options.items()))
        reason, mine, theirs = puzzle.reason
        lines += ["[[puzzles]]", f'id = "{puzzle.id}"', f"seats = {puzzle.seats}", f"seed = {puzzle.seed}"]
        lines += [f"seat = {puzzle.seat}", f"options = {{ {options} }}"]
        lines += [f'reason = "{reason}"', f"stands = [{mine}, {theirs}]", "worth = ["]
        lines += [f'  ["{text}", {worth:.1f}],' for text, worth in puzzle.worth]
        lines += ["]", 'moves = """', *puzzle.moves, '"""', ""]
    return "\n".join(lines)
