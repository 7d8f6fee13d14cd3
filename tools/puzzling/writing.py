"""The file of a game's puzzles: those that were found, the most different first, in the order of days."""

from hashlib import sha256

from esbat.engine.game import Game
from puzzling.finding import Puzzle

HEAD = """# Made by tools/puzzles: positions in which one move is far better than all others.

edition = {edition}
"""


def chosen(found: list[Puzzle], most: int) -> list[Puzzle]:
    """At most half ask the same question, two are of the same play; those first that are not obvious."""
    kinds: dict[str, int] = {}
    plays: dict[int, int] = {}
    taken: list[Puzzle] = []
    for puzzle in sorted(
        found, key=lambda one: (not one.surprising, -min(len(one.worth), 6), len(one.moves))
    ):
        if len(taken) == most:
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
