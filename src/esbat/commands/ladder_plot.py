"""A ladder as a picture: a dot for each rating, a line for its interval. SVG, written by hand."""

from html import escape
from math import ceil, floor

from esbat.commands.ladder_page import rating, title
from esbat.lab.standing import Standing
from esbat.words import Words

WIDTH = 720
MARGIN = 44
LETTER = 8
"""About how wide a letter of a name is; what is left of the dots has room for the longest."""
RIGHT = 190
TOP = 56
ROW = 34
BOTTOM = 48
INK = "#2b2233"
FAINT = "#d9d2e0"
DOT = "#6b3fa0"
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
MOST_MARKS = 8


def plot(words: Words, standing: Standing) -> str:
    """The picture as the text of an SVG file."""
    marks = scale(standing)
    low, high = marks[0], marks[-1]
    height = TOP + ROW * len(standing.ranked) + BOTTOM
    foot = height - BOTTOM

    left = MARGIN + LETTER * max(len(line.bot) for line in standing.ranked)

    def across(points: float) -> float:
        return round(left + (WIDTH - left - RIGHT) * (points - low) / (high - low), 1)

    named = title(words, standing)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="14" fill="{INK}">',
        f"<title>{escape(named)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        text(16, 28, named, "start", ' font-size="16" font-weight="600"'),
    ]
    for mark in marks:
        x = across(mark)
        parts.append(f'<path d="M{x} {TOP - 6}V{foot}" stroke="{FAINT}"/>')
        parts.append(text(x, foot + 18, f"{mark:+}" if mark else "0", "middle", ' font-size="12"'))
    parts.append(
        text(across((low + high) / 2), foot + 38, words.say("cli-rate-axis"), "middle", ' font-size="12"')
    )
    for at, line in enumerate(standing.ranked):
        y = TOP + ROW * at + ROW // 2
        found = line.rating
        parts.append(text(left - 14, y + 5, line.bot, "end"))
        ends = f"M{across(found.low)} {y}H{across(found.high)}"
        caps = "".join(f"M{across(end)} {y - 5}v10" for end in (found.low, found.high))
        parts.append(f'<path d="{ends}{caps}" stroke="{DOT}" stroke-width="2"/>')
        parts.append(f'<circle cx="{across(found.value)}" cy="{y}" r="5" fill="{DOT}"/>')
        parts.append(text(WIDTH - 16, y + 5, rating(words, found), "end", ' font-size="12"'))
    return "\n".join([*parts, "</svg>", ""])


def text(x: float, y: float, said: str, anchor: str, more: str = "") -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}"{more}>{escape(said)}</text>'


def scale(standing: Standing) -> list[int]:
    """Round numbers of points below, between and above all bounds."""
    least = min(line.rating.low for line in standing.ranked)
    most = max(line.rating.high for line in standing.ranked)
    step = next((step for step in STEPS if (most - least) / step <= MOST_MARKS - 2), STEPS[-1])
    first, last = floor(least / step), max(ceil(most / step), floor(least / step) + 1)
    return [step * at for at in range(first, last + 1)]
