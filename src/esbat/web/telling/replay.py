"""Finished plays, once more: any moment, through any seat's eyes or all of them at once."""

import asyncio
from collections import OrderedDict

from esbat.engine.event import Event
from esbat.engine.state import State
from esbat.engine.view import ONLOOKER
from esbat.table.continued import ContinuedTable, laid_table
from esbat.table.table import Table
from esbat.web.telling import scene
from esbat.web.telling.story import all_shown, shown, told
from esbat.web.telling.turning import turnings, turns_of
from esbat.web.thinking.questions import Verdict
from esbat.web.wire import HistoryLine
from esbat.web.wire_http import ReplayFrame

ALL = "all"
MOST_REELS = 12


class Reel:
    """Every state of a play, from the beginning to the end."""

    def __init__(self, table: Table) -> None:
        self.game = table.game
        origin = table.origin if isinstance(table, ContinuedTable) else None
        again = laid_table(table.game, table.seats, table.options, table.secret, table.players, origin)
        self.states: list[State] = [again.state.clone()]
        self.acted: list[int] = [0]
        self.events: list[list[Event]] = [[]]
        for standing in table.standing:
            happening = again.submit(standing.seat, standing.text)
            self.states.append(again.state.clone())
            self.acted.append(standing.seat)
            self.events.append(happening.events)
        self.turns = turns_of(self.game, self.states)
        self.turnings = turnings(self.turns, self.states, self.acted)
        # What a judge says of its choices, once somebody has asked: see `blunder`.
        self.verdict: asyncio.Task[list[Verdict]] | None = None

    def frame(self, at: int, eyes: int | None, language: str, names: tuple[str, ...]) -> ReplayFrame:
        """One moment; `eyes` None sees all."""
        state, game = self.states[at], self.game
        seat = ONLOOKER if eyes is None else eyes
        lines: list[HistoryLine] = []
        events: list[dict[str, object]] = []
        for n, event in enumerate(self.events[at], start=1):
            entry = (self.acted[at], event)
            seen = all_shown(game, event, n) if eyes is None else shown(game, entry, seat, n)
            line = told(game, entry, seat, n, language, names)
            if seen is not None:
                events.append(seen)
            if line is not None:
                lines.append(line)
        return ReplayFrame(
            at,
            all_seeing(state) if eyes is None else state.view(seat).data(),
            events,
            lines,
            scene.asked(game, state, seat, language, names),
            scene.ended(game, state, language, names),
        )


def all_seeing(state: State) -> dict[str, object]:
    """What all seats see together: the onlooker's view, with every seat's own knowledge laid over it."""
    merged = state.view(ONLOOKER).data()
    for seat in range(state.seats):
        joined = together(merged, state.view(seat).data())
        assert isinstance(joined, dict)
        merged = joined
    return merged


def together(base: object, more: object) -> object:
    """Where the base is silent, what the other adds; otherwise the base."""
    if base is None:
        return more
    if isinstance(base, dict) and isinstance(more, dict):
        return {key: together(value, more.get(key)) for key, value in base.items()}
    if isinstance(base, list) and isinstance(more, list):
        if len(base) == len(more):
            return [together(left, right) for left, right in zip(base, more, strict=True)]
        return more if len(more) > len(base) else base
    return base


class Reels:
    """The reels looked at lately."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Reel] = OrderedDict()

    def of(self, id: str, table: Table) -> Reel:
        reel = self.kept.get(id)
        if reel is None:
            reel = self.kept[id] = Reel(table)
            if len(self.kept) > MOST_REELS:
                self.kept.popitem(last=False)
        else:
            self.kept.move_to_end(id)
        return reel
