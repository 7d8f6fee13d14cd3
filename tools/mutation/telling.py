"""What is said about mutants: progress, survivors, and the table in docs/mutation.md."""

from __future__ import annotations

import datetime
import hashlib
import json
import sys
import time
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from mutation.running import BROKEN, KILLED, SURVIVED, TIMED_OUT, UNREACHED, Tests, digest, judged, learned
from mutation.sites import Mutant, sample

ALIVE = (SURVIVED, UNREACHED)
HEAD = """\
# Bugs put in on purpose

`tools/mutate GAME` changes the rules of a game in one place at a time (a comparison, a sum, a number, a
statement left out …) and runs that game's tests, golden plays, conformance and packs until one fails. A
sample of 200 a game, four fifths of them inside functions, a fifth in printed rows and constants; the same
seed and source give the same sample. Survivors are either changes that nobody can see, explained in
`docs/mutation/GAME.toml`, or gaps in the tests. "Without end" counts those killed because a test ran on.
What a tool has written (`state_fields.py`) is changed like the rest, since it is what runs.

A row stands for the rules it was run on: `tools/mutate GAME --rules` says what those of today are called, and
with `--again` only survivors of a whole run on the same rules are judged anew, by the tests of that day.

| game | mutants | seed | killed | without end | alive, explained | alive | killed, per cent | rules | day |
|---|---:|---:|---:|---:|---:|---:|---:|---|---|
"""


def run(root: Path, game: str, size: int, seed: int, jobs: int, only: str, again: bool, write: bool) -> int:
    """Put the sample to the test; exit code 1 if anything survived unexplained."""
    kept = root / ".stamps" / "mutate"
    mutants = [mutant for mutant in sample(root, game, size, seed) if only in mutant.key]
    last = json.loads((kept / f"{game}.json").read_text()) if again else {}
    rules = rules_now(root, game)
    if again and last["rules"] != rules:
        print(f"The rules of {game} have changed since the last run: start a whole one.", file=sys.stderr)
        return 2
    if again:
        mutants = [mutant for mutant in mutants if mutant.key in last["alive"]]
    print(f"{game}: {len(mutants)} mutants, seed {seed}; first the tests as they are …", flush=True)
    try:
        tests = learned(root, game, kept / f"{game}-tests.json")
    except RuntimeError:
        print(f"The tests of {game} could not be run: try pytest tests/games/{game}.", file=sys.stderr)
        return 2
    if tests.failed:
        print(f"{len(tests.failed)} tests fail without any mutant: {tests.failed[0]}", file=sys.stderr)
        return 2
    print(f"{len(tests.seconds)} tests in {sum(tests.seconds.values()):.0f} s, heard", flush=True)
    verdicts = live(root, game, tests, mutants, jobs, Begun(kept / f"{game}-begun.json", digest(root)))
    reasons = explained(root, game)
    alive_now = [mutant for mutant, verdict in verdicts if verdict in ALIVE]
    broken = [mutant for mutant, verdict in verdicts if verdict == BROKEN]
    unexplained = [mutant for mutant in alive_now if mutant.key not in reasons]
    for mutant in alive_now:
        said = reasons.get(mutant.key, "NOT EXPLAINED")
        print(f"alive: {mutant.path}:{mutant.line} {mutant.change}\n  key: {mutant.key}\n  {said}")
    for mutant in broken:
        print(f"could not be judged: {mutant.path}:{mutant.line} {mutant.key}")
    counts = Counter(verdict for _, verdict in verdicts)
    killed = counts[KILLED] + counts[TIMED_OUT]
    print(
        f"{game}: {killed} of {len(verdicts)} killed, {len(alive_now)} alive, {len(unexplained)} unexplained"
    )
    row: dict[str, Any] = {
        "mutants": len(verdicts),
        "seed": seed,
        "killed": killed,
        "for_ever": counts[TIMED_OUT],
        "explained": len(alive_now) - len(unexplained),
        "alive_unexplained": len(unexplained),
        "alive": [mutant.key for mutant in alive_now + broken],
        "rules": rules,
        "date": datetime.date.today().isoformat(),
        "whole": not only,
    }
    row = with_the_killed(row, last) if again else row
    (kept / f"{game}.json").write_text(json.dumps(row))
    if write and row["whole"]:
        write_table(root, game, row)
    return 1 if unexplained or broken else 0


def rules_now(root: Path, game: str) -> str:
    """What the game's rules read like, in short: the first digits of a sum over its folder."""
    found = hashlib.sha256()
    folder = root / "src" / "esbat" / "games" / game
    for path in sorted(folder.rglob("*.py")):
        found.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:10]


def with_the_killed(row: dict[str, Any], last: dict[str, Any]) -> dict[str, Any]:
    """A row of survivors judged again, together with those the last run killed: they stay killed."""
    return row | {
        "mutants": last["mutants"],
        "killed": last["killed"] + row["killed"],
        "for_ever": last["for_ever"] + row["for_ever"],
        "whole": row["whole"] and last["whole"],
    }


class Begun:
    """What is judged already of a run that was stopped: it goes on where it was, with the same source."""

    def __init__(self, path: Path, source: str) -> None:
        self.path = path
        self.source = source
        self.verdicts: dict[str, str] = {}
        if path.exists():
            said = json.loads(path.read_text())
            self.verdicts = said["verdicts"] if said["source"] == source else {}

    def of(self, mutant: Mutant) -> str:
        """How it was judged; empty if it was not yet."""
        return self.verdicts.get(f"{mutant.node} {mutant.key}", "")

    def add(self, mutant: Mutant, verdict: str) -> None:
        if verdict != BROKEN:
            self.verdicts[f"{mutant.node} {mutant.key}"] = verdict
            self.path.write_text(json.dumps({"source": self.source, "verdicts": self.verdicts}))


def live(
    root: Path, game: str, tests: Tests, mutants: list[Mutant], jobs: int, begun: Begun
) -> list[tuple[Mutant, str]]:
    """Judge the mutants with progress."""
    began = time.monotonic()
    found = [(mutant, begun.of(mutant)) for mutant in mutants if begun.of(mutant)]
    left = [mutant for mutant in mutants if not begun.of(mutant)]
    for mutant, verdict in judged(root, game, tests, left, jobs):
        found.append((mutant, verdict))
        begun.add(mutant, verdict)
        if verdict in ALIVE or len(found) % 10 == 0:
            passed = time.monotonic() - began
            print(f"{len(found)}/{len(mutants)} in {passed:.0f} s: {mutant.key} {verdict}", flush=True)
    return found


def explained(root: Path, game: str) -> dict[str, str]:
    """Why a change cannot be seen, by the mutant's key."""
    path = root / "docs" / "mutation" / f"{game}.toml"
    if not path.exists():
        return {}
    rows = tomllib.loads(path.read_text(encoding="utf-8")).get("survivor", [])
    return {row["key"]: row["why"] for row in rows}


def write_table(root: Path, game: str, row: dict[str, object]) -> None:
    """Put this game's row into the table, and keep the others'."""
    path = root / "docs" / "mutation.md"
    rows: dict[str, str] = {}
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("| ") and not line.startswith("| game"):
                rows[line.split("|")[1].strip()] = line
    killed, mutants = int(str(row["killed"])), int(str(row["mutants"]))
    figures = [
        row["mutants"],
        row["seed"],
        killed,
        row["for_ever"],
        row["explained"],
        row["alive_unexplained"],
    ]
    cells = " | ".join(str(figure) for figure in figures)
    share = 100 * killed / max(mutants, 1)
    rows[game] = f"| {game} | {cells} | {share:.1f} | {row['rules']} | {row['date']} |"
    path.write_text(HEAD + "\n".join(rows[name] for name in sorted(rows)) + "\n", encoding="utf-8")
