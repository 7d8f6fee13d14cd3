"""From measurements to a table: medians, ratios within a round, and the promises."""

from __future__ import annotations

import platform
from fnmatch import fnmatch
from pathlib import Path
from statistics import median

from plan import BARS, MOVES, Bar, Case

Rounds = dict[str, list[float]]
"""By case: one number a round, in the case's unit (moves a second, or nanoseconds)."""


def processor() -> str:
    """The model of the processor: never the name of the machine."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def ratios(ours: list[float], theirs: list[float], unit: str) -> list[float]:
    """How many times faster we were, round by round: both numbers come from the same minute."""
    if unit == MOVES:
        return [our / their for our, their in zip(ours, theirs, strict=True)]
    return [their / our for our, their in zip(ours, theirs, strict=True)]


def shown(number: float, unit: str) -> str:
    """A measurement for people."""
    if unit == MOVES:
        if number >= 1_000_000:
            return f"{number / 1_000_000:.2f} M"
        return f"{number / 1000:.1f} k" if number < 100_000 else f"{number / 1000:.0f} k"
    return f"{number / 1000:.1f} µs" if number >= 10_000 else f"{number:.0f} ns"


def times(ratio: float) -> str:
    """A ratio for people."""
    return f"{ratio:.0f} ×" if ratio >= 20 else f"{ratio:.2f} ×" if ratio < 10 else f"{ratio:.1f} ×"


def judged(bar: Bar, measured: Rounds) -> dict[str, object]:
    """Our slowest case against their fastest: the hardest reading of the promise."""
    verdict: dict[str, object] = {"promise": bar.promise, "verdict": "not measured", "reached": None}
    ours = [name for name in measured if fnmatch(name, bar.ours)]
    theirs = [name for name in measured if bar.theirs and fnmatch(name, bar.theirs)]
    if not ours or (bar.theirs and not theirs):
        return verdict
    if bar.most:
        slowest = max(ours, key=lambda name: median(measured[name]))
        reached = median(measured[slowest])
        met = reached < bar.most
        fastest = ""
    else:
        slowest = min(ours, key=lambda name: median(measured[name]))
        fastest = max(theirs, key=lambda name: median(measured[name]))
        reached = median(ratios(measured[slowest], measured[fastest], MOVES))
        met = reached >= bar.least
    verdict.update(verdict="met" if met else "not met", reached=reached, ours=slowest, theirs=fastest)
    return verdict


def data(cases: list[Case], measured: Rounds, seconds: float) -> dict[str, object]:
    """Everything, for programs."""
    rows = []
    for case in cases:
        if case.name not in measured:
            continue
        numbers = measured[case.name]
        row: dict[str, object] = {
            "case": case.name,
            "environment": case.environment,
            "unit": case.unit,
            "median": median(numbers),
            "rounds": numbers,
        }
        if case.ours in measured:
            row["ours"] = case.ours
            row["ratio"] = median(ratios(measured[case.ours], numbers, case.unit))
        rows.append(row)
    return {
        "processor": processor(),
        "python": platform.python_version(),
        "rounds": max((len(numbers) for numbers in measured.values()), default=0),
        "seconds_a_case": seconds,
        "bars": [judged(bar, measured) for bar in BARS],
        "cases": rows,
    }


def page(cases: list[Case], measured: Rounds, seconds: float) -> str:
    """The same as a page of Markdown."""
    facts = data(cases, measured, seconds)
    lines = [
        "# Speed, measured",
        "",
        f"One core of {facts['processor']}, {platform.python_implementation()} {facts['python']};",
        f"{facts['rounds']} shuffled rounds of {seconds:g} s of processor time a case, each a process;",
        "medians, and ratios taken within each round. How, and what each case does: `bench/README.md`.",
        "",
        "| promise | reached | our slowest | their fastest | |",
        "|---|---|---|---|---|",
    ]
    for bar, verdict in zip(BARS, (judged(bar, measured) for bar in BARS), strict=True):
        reached = verdict["reached"]
        text = "–"
        if isinstance(reached, float):
            text = f"{reached:.0f} ns" if bar.most else times(reached)
        lines.append(
            f"| {bar.promise} | {text} | {verdict.get('ours', '–')} | {verdict.get('theirs') or '–'}"
            f" | **{verdict['verdict']}** |"
        )
    lines += ["", "| case | median | ours ÷ it | against |", "|---|---|---|---|"]
    for case in cases:
        if case.name in measured:
            numbers = measured[case.name]
            ratio = ""
            if case.ours in measured:
                ratio = times(median(ratios(measured[case.ours], numbers, case.unit)))
            number = shown(median(numbers), case.unit) + (f" {MOVES}" if case.unit == MOVES else "")
            lines.append(f"| {case.name} | {number} | {ratio} | {case.ours if ratio else ''} |")
    lines += [
        "",
        "native: the playing loop is compiled too (for OpenSpiel: C++ bots). python: the loop is interpreted",
        "and calls a compiled engine. interpreted: nothing is compiled. Different games: an order of",
        "magnitude, not a race. OpenSpiel's bridge is measured without its double-dummy scoring.",
        "",
    ]
    return "\n".join(lines)
