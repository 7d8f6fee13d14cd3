"""How much a seat of each of our games has to see, and how much a move changes: for the peer's counterparts.

    .venv/bin/python bench/server_cases/weigh.py

plays all five games by moves chosen by lot, the same ones every time, and writes
`bench/server_cases/boardgame/weights.json`. Only views count, as a page is told them in JSON: no legal moves,
no question, no history. Left out of them is what nobody would keep in a state of boardgame.io's: what no move
of any play has changed (things printed on boards and cards, the table's options), and advice that follows
from the rest. So the peer carries a good deal less than our views are, which `told_bytes` says.
"""

import json
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

from table import ALL, SEATED, SEATS

from esbat.engine.chance import seeded
from esbat.engine.state import State
from esbat.engine.view import ONLOOKER
from esbat.games import SHELF
from esbat.web.faces import writer_of
from esbat.web.faces.parts import Sheet

Tree = Any
"""A view or a part of it: objects, lists, and leaves, which are numbers, words, truths and nothings."""
Place = tuple[str | int, ...]
"""Where in a view a leaf stands: the names and numbers that lead to it."""

COMMAND: Final = ".venv/bin/python bench/server_cases/weigh.py"
WEIGHTS: Final = Path(__file__).resolve().parent / "boardgame" / "weights.json"
ADVICE: Final[dict[str, set[str]]] = {"lancre": {"odds"}, "witchstone": {"previews"}}
"""Entries of a view that follow from the others."""
MOVES: Final = 1500
"""So many of each game, and on to the end of the play under way."""
GONE: Final = object()
"""In place of what is not there."""


@dataclass
class Moment:
    """What is seen after a move, or before the first."""

    play: int
    open: Tree  # what an onlooker sees, and so everybody
    seats: list[Tree]
    told: int  # bytes of all seats' views as they are told
    handed_over: bool  # the question has left the seat that moved


# ---- plays


def moments(code: str, moves: int) -> Iterator[Moment]:
    """So many moves of a game, and the rest of the last play; the same ones every time."""
    done = play = 0
    while done < moves:
        state = SHELF[code].new(SEATED.get(code, SEATS), {}, seeded(play))
        lot = random.Random(play)
        yield moment(code, state, play, False)
        asked = state.acting()
        while asked:
            mover = lot.choice(asked)
            state.apply(mover, lot.choice(state.legal(mover)))
            done += 1
            asked = state.acting()
            yield moment(code, state, play, bool(asked) and mover not in asked)
        play += 1


def moment(code: str, state: State, play: int, handed_over: bool) -> Moment:
    sheet = Sheet()
    told = [
        writer_of(code)(sheet.view(state, eyes), sheet).whole() for eyes in (ONLOOKER, *range(state.seats))
    ]
    everybody, *seats = [json.loads(text) for text in told]
    for view in (everybody, *seats):
        for name in ("seat", *ADVICE.get(code, ())):  # whose eyes they are, everybody knows of themselves
            del view[name]
    return Moment(play, everybody, seats, sum(map(len, told[1:])), handed_over)


# ---- views as trees


def leaves(tree: Tree, place: Place = ()) -> Iterator[tuple[Place, Tree]]:
    """All leaves of a view, and where each stands."""
    if isinstance(tree, (dict, list)):
        for name, value in tree.items() if isinstance(tree, dict) else enumerate(tree):
            yield from leaves(value, (*place, name))
    else:
        yield place, tree


def never_changed(views: Iterable[Tree]) -> set[Place]:
    """Where leaves stand that are the same in all of these views."""
    always: dict[Place, Tree] | None = None
    for view in views:
        found = dict(leaves(view))
        if always is None:
            always = found
        else:
            always = {place: value for place, value in always.items() if found.get(place, GONE) == value}
    return set(always or {})


def without(tree: Tree, gone: set[Place], place: Place = ()) -> Tree:
    """A view without these leaves, nor what has held nothing else: GONE if all of it has."""
    if place in gone:
        return GONE
    if not isinstance(tree, (dict, list)) or not tree:
        return tree
    entries = tree.items() if isinstance(tree, dict) else enumerate(tree)
    kept = {name: without(value, gone, (*place, name)) for name, value in entries}
    kept = {name: value for name, value in kept.items() if value is not GONE}
    if not kept:
        return GONE
    return kept if isinstance(tree, dict) else list(kept.values())


def changed(before: Tree, after: Tree) -> int:
    """How many leaves are no longer what they were. What comes into a list, or leaves it, moves no others."""
    if before == after:
        return 0
    if isinstance(before, dict) and isinstance(after, dict):
        return sum(changed(before.get(name, GONE), after.get(name, GONE)) for name in before | after)
    if isinstance(before, list) and isinstance(after, list):
        pairs = zip_longest(*middles(before, after), fillvalue=GONE)
        return sum(changed(old, new) for old, new in pairs)
    return max(count(before), count(after))


def middles(before: list[Tree], after: list[Tree]) -> tuple[list[Tree], list[Tree]]:
    """Two lists without what they begin and end with alike."""
    first = last = 0
    most = min(len(before), len(after))
    while first < most and before[first] == after[first]:
        first += 1
    while last < most - first and before[-1 - last] == after[-1 - last]:
        last += 1
    return before[first : len(before) - last], after[first : len(after) - last]


def count(tree: Tree) -> int:
    """The leaves of what has come or gone; an empty list is something, too."""
    return 0 if tree is GONE else max(1, sum(1 for _ in leaves(tree)))


def size(tree: Tree) -> int:
    """Bytes, written as JSON."""
    return len(json.dumps(tree, separators=(",", ":"), ensure_ascii=False).encode())


# ---- weights


@dataclass
class Weight:
    """What is added up over the moments of a game; of what seats see, over all of them."""

    seats: int
    plays: int = 0
    moments: int = 0
    moves: int = 0
    sums: dict[str, float] = field(default_factory=dict)

    def add(self, name: str, number: float) -> None:
        self.sums[name] = self.sums.get(name, 0) + number

    def look(self, now: Moment) -> None:
        """How much there is to see."""
        self.moments += 1
        self.plays = now.play + 1
        self.add("told", now.told / self.seats)
        self.add("bytes", sum(map(size, now.seats)) / self.seats)
        self.add("leaves", sum(map(count, now.seats)) / self.seats)
        self.add("open_bytes", size(now.open))
        self.add("open_leaves", count(now.open))
        self.add("words", sum(isinstance(value, str) for _, value in leaves(now.open)))

    def compare(self, before: Moment, now: Moment) -> None:
        """How much of it a move has changed."""
        self.moves += 1
        self.add("handed_over", now.handed_over)
        for_all = changed(before.open, now.open)
        self.add("open_changes", for_all)
        for old, new in zip(before.seats, now.seats, strict=True):
            self.add("own_changes", max(0, changed(old, new) - for_all))

    def figures(self) -> dict[str, float]:
        """What a counterpart is made from. `own` is what one seat has; of changes, what all have together."""
        mean = {name: number / self.moments for name, number in self.sums.items()}
        a_move = {name: round(number / self.moves, 2) for name, number in self.sums.items()}
        return {
            "seats": self.seats,
            "plays": self.plays,
            "moves_a_play": round(self.moves / self.plays),
            "handed_over": a_move["handed_over"],
            "told_bytes": round(mean["told"]),
            "open_bytes": round(mean["open_bytes"]),
            "own_bytes": round(mean["bytes"] - mean["open_bytes"]),
            "open_leaves": round(mean["open_leaves"]),
            "own_leaves": round(mean["leaves"] - mean["open_leaves"]),
            "words": round(mean["words"] / mean["open_leaves"], 2),
            "open_changes": a_move["open_changes"],
            "own_changes": a_move["own_changes"],
        }


def weigh(code: str, moves: int = MOVES) -> dict[str, float]:
    """The figures of one game. It is played twice: what never changes is known only at the end."""
    gone = never_changed(view for now in moments(code, moves) for view in (now.open, *now.seats))
    weight = Weight(SEATED.get(code, SEATS))
    before: Moment | None = None
    for now in moments(code, moves):
        now.open, now.seats = without(now.open, gone), [without(view, gone) for view in now.seats]
        weight.look(now)
        if before is not None and before.play == now.play:
            weight.compare(before, now)
        before = now
    return weight.figures()


def main() -> None:
    facts = {"made_by": COMMAND, "games": {code: weigh(code) for code in ALL}}
    WEIGHTS.write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")
    print(WEIGHTS.read_text(encoding="utf-8"), end="")


if __name__ == "__main__":
    main()
