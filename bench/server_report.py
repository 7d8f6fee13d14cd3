"""From measurements of servers to a table: medians, ratios within a round, and the promises."""

from __future__ import annotations

import os
import platform
from statistics import median
from typing import TypedDict

from contenders import (
    ALONE,
    BOARDGAME,
    CONTENDERS,
    COUNTERPARTS,
    ESBAT,
    INTERPRETED,
    MIXED,
    MIXED_ALONE,
    Contender,
)
from report import processor, times

Rounds = dict[tuple[str, int], list[dict[str, float]]]
"""By server and number of tables: one set of numbers a round."""

MANY = 1000
FASTER = {False: 4.0, True: 5.0}
"""How many times boardgame.io's moves a second, with few tables and with many."""
SOONER = 0.25
"""The share of boardgame.io's p99 that is not passed."""
MEMORY = 1000.0
AGAINST = (
    (ESBAT, BOARDGAME, "its small game of cards"),
    (MIXED, COUNTERPARTS, "five counterparts, with as much to see"),
    (MIXED, BOARDGAME, "its small game of cards, which is not alike"),
    (ALONE, BOARDGAME, "its small game of cards"),
    (MIXED_ALONE, COUNTERPARTS, "five counterparts, with as much to see"),
    (INTERPRETED, BOARDGAME, "its small game of cards"),
)
"""Ours, what it is set beside, and what that plays. All of it is shown; promises are about what is alike."""
RATIOS = (("moves_per_second", "moves/s ÷"), ("p99_ms", "p99 ÷"), ("cpu_ms_per_move", "CPU ÷"))
COLUMNS = (
    ("moves_per_second", "moves/s", "{:,.0f}"),
    ("p50_ms", "p50 ms", "{:.1f}"),
    ("p99_ms", "p99 ms", "{:.1f}"),
    ("cpu_ms_per_move", "CPU ms/move", "{:.3f}"),
    ("memory_mb", "memory MB", "{:.0f}"),
    ("memory_kb_per_table", "KB/table", "{:.0f}"),
    ("bytes_per_state", "bytes/state", "{:.0f}"),
)


class Verdict(TypedDict):
    promise: str
    reached: str
    verdict: str


def brief(numbers: dict[str, float]) -> str:
    """One measurement in a line."""
    return (
        f"{numbers['moves_per_second']:,.0f} moves/s, p99 {numbers['p99_ms']:.0f} ms,"
        f" {numbers['cpu_ms_per_move']:.3f} ms of processor a move, {numbers['memory_mb']:.0f} MB"
    )


def middle(rounds: list[dict[str, float]], name: str) -> float:
    return median(numbers[name] for numbers in rounds)


def ratio(found: Rounds, ours: str, theirs: str, tables: int, name: str) -> float | None:
    """Ours over theirs, round by round: both numbers come from the same minute."""
    mine, other = found.get((ours, tables)), found.get((theirs, tables))
    if not mine or not other:
        return None
    return median(one[name] / two[name] for one, two in zip(mine, other, strict=True))


def judged(found: Rounds) -> list[Verdict]:
    """The promises, each for every number of tables that was measured, and for five games as for one."""
    verdicts: list[Verdict] = []
    for tables in sorted({tables for _, tables in found}):
        for ours, theirs in ((ESBAT, BOARDGAME), (MIXED, COUNTERPARTS)):
            if (ours.name, tables) in found:
                verdicts += compared(found, ours, theirs, tables)
        rounds = found.get((ESBAT.name, tables))
        if tables >= MANY and rounds:
            most = max(numbers["memory_mb"] for numbers in rounds)
            verdicts.append(verdict(f"{tables} live tables under 1 GB", f"{most:.0f} MB", most < MEMORY))
    return verdicts


def compared(found: Rounds, ours: Contender, theirs: Contender, tables: int) -> list[Verdict]:
    """Ours against boardgame.io with so many tables, and with as much to see at each."""
    alone = ours == ESBAT
    which = f"{tables} tables" if alone else f"{tables} tables of five games"
    playing = "" if alone else " with their counterparts"
    wanted = FASTER[tables >= MANY]
    faster = ratio(found, ours.name, theirs.name, tables, "moves_per_second")
    later = ratio(found, ours.name, theirs.name, tables, "p99_ms")
    return [
        verdict(
            f"{which}: ≥ {wanted:g} × boardgame.io's moves/s{playing}, every move on disk",
            None if faster is None else times(faster),
            faster is not None and faster >= wanted,
        ),
        verdict(
            f"{which}: p99 at most {SOONER:g} × boardgame.io's{playing}",
            None if later is None else times(later),
            later is not None and later <= SOONER,
        ),
    ]


def beside(found: Rounds, tables: int) -> list[str]:
    """Ours over boardgame.io's, whatever that plays, as lines of Markdown; none if one of them is missing."""
    lines = []
    for ours, theirs, what in AGAINST:
        shares = [ratio(found, ours.name, theirs.name, tables, name) for name, _ in RATIOS]
        cells = [times(share) for share in shares if share is not None]
        if cells:
            lines.append(f"| {ours.name} | {theirs.name} | {what} | " + " | ".join(cells) + " |")
    if not lines:
        return []
    head = "| ours | over | which plays | " + " | ".join(title for _, title in RATIOS) + " |"
    return ["", head, "|---|---|---|" + "---|" * len(RATIOS), *lines]


def verdict(promise: str, reached: str | None, met: bool) -> Verdict:
    word = "not measured" if reached is None else "met" if met else "not met"
    return {"promise": promise, "reached": reached or "–", "verdict": word}


def data(found: Rounds, seconds: float) -> dict[str, object]:
    """Everything, for programs."""
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "seconds_a_server": seconds,
        "bars": judged(found),
        "cases": [
            {
                "server": server,
                "tables": tables,
                "median": {name: middle(rounds, name) for name in rounds[0]},
                "rounds": rounds,
            }
            for (server, tables), rounds in sorted(found.items(), key=lambda each: each[0][1])
        ],
    }


def page(found: Rounds, seconds: float) -> str:
    """The same as a page of Markdown."""
    rounds = max(len(each) for each in found.values())
    lines = [
        "# Servers, measured",
        "",
        f"{os.cpu_count()} cores of {processor()}, Python {platform.python_version()}; {rounds} shuffled",
        f"rounds of {seconds:g} s a server, players in a process of their own on the same machine; medians,",
        "and ratios taken within each round. How, and what is compared: `bench/README.md`.",
        "",
        "| promise | reached | |",
        "|---|---|---|",
    ]
    for bar in judged(found):
        lines.append(f"| {bar['promise']} | {bar['reached']} | **{bar['verdict']}** |")
    for tables in sorted({tables for _, tables in found}):
        lines += [
            "",
            f"## {tables} tables of four",
            "",
            "| server | " + " | ".join(title for _, title, _ in COLUMNS) + " |",
            "|---|" + "---|" * len(COLUMNS),
        ]
        for contender in CONTENDERS:
            numbers = found.get((contender.name, tables))
            if not numbers:
                continue
            cells = [shape.format(middle(numbers, name)) for name, _, shape in COLUMNS]
            lines.append(f"| {contender.name} | " + " | ".join(cells) + " |")
        lines += beside(found, tables)
    lines += [
        "",
        "÷: ours over boardgame.io's in the same round. p50 and p99: from sending a move until another seat",
        "has received the new state. Memory: the server with its children, at the end; KB/table: what it",
        "grew by since it was empty, divided by the tables. Esbat writes every move to disk",
        "(synchronous=FULL) before anybody is told; boardgame.io keeps its matches in memory, as it ships.",
        "",
    ]
    return "\n".join(lines)
