"""The ten lines on the page about Gymnasium learn what the page says. It takes minutes, and sb3-contrib."""

import os
from collections.abc import Sequence
from html import escape
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "research" / "gymnasium.md"
QUARTER = 15 * 60 * 2
"""Seconds of two processors in a quarter of an hour."""
PLAYS = 1000
TABLES = 50
WIDTH, HEIGHT, LEFT, TOP = 640, 300, 56, 20


def example() -> str:
    """The last block of code on the page."""
    return PAGE.read_text(encoding="utf-8").rpartition("```python\n")[2].partition("```")[0]


def curve(plays: Sequence[tuple[int, float]], points: int = 100) -> list[tuple[int, float]]:
    """The share of plays won, in so many equal parts of all steps."""
    last = plays[-1][0]
    won: list[list[bool]] = [[] for _ in range(points)]
    for steps, reward in plays:
        won[min(points - 1, steps * points // last)].append(reward > 0)
    return [(last * (at + 1) // points, sum(some) / len(some)) for at, some in enumerate(won) if some]


def picture(found: Sequence[tuple[int, float]], seconds: float) -> str:
    """The curve, with lines at a half and at nine tenths."""
    last = found[-1][0]

    def place(steps: float, share: float) -> str:
        return f"{LEFT + (WIDTH - LEFT - 16) * steps / last:.1f},{TOP + (HEIGHT - 60) * (1 - share):.1f}"

    title = f"Air, 2 seats: plays won against random moves, over {last:,} steps ({seconds:.0f} s of one core)"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="system-ui,sans-serif" font-size="13" fill="#2b2233"><title>{escape(title)}</title>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>'
    ]
    for share in (0, 0.5, 0.9, 1):
        start, end = place(0, share), place(last, share)
        x, y = start.split(",")
        parts.append(f'<polyline points="{start} {end}" stroke="#d9d2e0" fill="none"/>')
        parts.append(f'<text x="{float(x) - 46}" y="{float(y) + 4}">{share:.0%}</text>')
    points = " ".join(place(*point) for point in found)
    parts.append(f'<polyline points="{points}" stroke="#6b3fa0" stroke-width="2" fill="none"/>')
    parts.append(f'<text x="{LEFT}" y="{HEIGHT - 12}">{escape(title)}</text></svg>')
    return "\n".join(parts) + "\n"


def test_a_curve_is_drawn_of_shares() -> None:
    plays = [(steps, 1.0 if steps > 50 else -1.0) for steps in range(1, 101)]
    found = curve(plays, points=2)
    assert found == [(50, 0.0), (100, pytest.approx(1.0, abs=0.03))]
    assert picture(found, 3).count("<polyline") == 5


def plays_won(learner: Any, fresh: Any) -> int:
    """Drawing actions as it has learned to; as many plays at every table: short ones count no more."""
    left = np.full(TABLES, PLAYS // TABLES)
    won = 0
    seen = fresh.reset()
    while left.any():
        actions, _ = learner.predict(seen, action_masks=fresh.action_masks())
        seen, rewards, ends, _ = fresh.step(np.asarray(actions))
        won += int((rewards[ends & (left > 0)] > 0).sum())
        left -= ends & (left > 0)
    return won


@pytest.mark.apart
def test_ten_lines_learn_to_beat_random_moves(tmp_path: Path) -> None:
    lines = example()
    assert len([line for line in lines.splitlines() if line.strip()]) <= 10
    began = process_time()
    scope: dict[str, Any] = {}
    exec(compile(lines, str(PAGE), "exec"), scope)
    seconds = process_time() - began
    assert seconds < QUARTER

    from esbat.research.stable_baselines import SeatTables

    learner, learned_at = scope["learner"], scope["tables"]
    assert isinstance(learned_at, SeatTables)
    won = plays_won(learner, SeatTables("air", TABLES, seats=2, bots="random", seed=10**9))
    place = Path(os.environ.get("ESBAT_PICTURE", tmp_path / "learning.svg"))
    place.write_text(picture(curve(learned_at.plays), seconds), encoding="utf-8")
    print(f"{won} of {PLAYS} plays won after {seconds:.0f} s of one core")
    assert won >= 0.9 * PLAYS
