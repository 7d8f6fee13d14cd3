"""A study of a game as one page: tables and pictures by level of bot, with the data itself inside."""

import json
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from esbat.words import Words

WIDTH = 640
LEFT = 190
ROW = 24
BARS = 24
MOST_ROWS = 20
LONG = 24
"""So many letters go beside a dot."""
HALO = ' paint-order="stroke" stroke="#fff" stroke-width="4"'
"""Letters in front of the lines behind them."""
LEADS = ("comebacks", "runaways")
STYLE = """body{font:16px/1.5 system-ui,sans-serif;color:#2b2233}
body{max-width:54rem;margin:2rem auto;padding:0 1rem}
h1,h2,a{overflow-wrap:anywhere}a{color:#6b3fa0}.wide{overflow-x:auto}.wide td+td{white-space:nowrap}
.wide td:first-child{min-width:16rem}
h2{border-bottom:2px solid #d9d2e0}svg{width:100%;height:auto}table{border-collapse:collapse}
td,th{padding:.15rem .8rem .15rem 0;text-align:left}"""

Data = Mapping[str, Any]


def page(words: Words, code: str, studies: Sequence[Data]) -> str:
    """The whole page; each study is the data of one series."""
    named = words.say("cli-lab-title", title=words.title(code))
    about = words.say("cli-lab-about")
    parts = [
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>{escape(named)}</title>',
        f"<style>{STYLE}</style><h1>{escape(named)}</h1><p>{escape(about)}</p>",
    ]
    parts.append(overview(words, studies))
    for number, study in enumerate(studies):
        parts += section(words, code, study, number)
    told = json.dumps(studies, ensure_ascii=False).replace("</", "<\\/")
    parts.append(f'<script type="application/json" id="data">{told}</script></html>')
    return "\n".join(parts)


def heading_of(words: Words, study: Data) -> str:
    """Who sat there, and what was agreed."""
    changed = ", ".join(f"{name}={value}" for name, value in study["changed"].items())
    return words.say("cli-lab-series", bots=", ".join(study["bots"]), options=changed or "-")


def overview(words: Words, studies: Sequence[Data]) -> str:
    """All series side by side, each a link to its own part."""
    names = ["cli-lab-plays", "cli-lab-wins", "cli-lab-length", "cli-lab-comebacks", "cli-lab-runaways"]
    heads = "".join(f"<th>{escape(words.say(name))}</th>" for name in names)
    rows: list[str] = []
    for number, study in enumerate(studies):
        link = f'<a href="#s{number}">{escape(heading_of(words, study))}</a>'
        facts = [
            str(study["plays"]),
            " · ".join(f"{share['share'][0]:.0%}" for share in study["wins"]),
            str(study["length"]["median"]),
            *(f"{study[key]['share'][0]:.0%}" if study[key]["of"] else "" for key in LEADS),
        ]
        rows.append(f"<tr><td>{link}</td>{''.join(f'<td>{fact}</td>' for fact in facts)}</tr>")
    return f'<div class="wide"><table><tr><th></th>{heads}</tr>{"".join(rows)}</table></div>'


def section(words: Words, code: str, study: Data, number: int) -> list[str]:
    """One series: seats, endings, length, choices, leads, openings, printed things and moves."""
    heading = heading_of(words, study)
    seats = {words.say("cli-lab-seat", seat=seat): share["share"] for seat, share in enumerate(study["wins"])}
    endings = {
        words.say(f"{code}-reason-{reason}", seats=len(study["bots"])): share["share"]
        for reason, share in study["endings"].items()
    }
    facts = {
        "cli-lab-plays": study["plays"],
        "cli-lab-length": "{median} ({least} … {most})".format(**study["length"]),
        "cli-lab-branching": f"{study['branching']['mean']} ({study['branching']['most']})",
        "cli-lab-decisions": "{} ± {}".format(*study["decisions"]),
        "cli-lab-scores": ", ".join(f"{mean} ± {spread}" for mean, spread in study["scores"]),
    }
    for key, word in (("comebacks", "cli-lab-comebacks"), ("runaways", "cli-lab-runaways")):
        if study[key]["of"]:
            share, low, high = study[key]["share"]
            facts[word] = f"{share:.0%} ({low:.0%} … {high:.0%})"
    rows = "".join(
        f"<tr><th>{escape(words.say(key))}</th><td>{escape(str(fact))}</td></tr>"
        for key, fact in facts.items()
    )
    return [
        f'<h2 id="s{number}">{escape(heading)}</h2><table>{rows}</table>',
        picture(words.say("cli-lab-wins"), seats),
        picture(words.say("cli-lab-endings"), endings),
        histogram(words.say("cli-lab-lengths"), study["lengths"]),
        picture(words.say("cli-lab-openings"), shares(study["openings"])),
        picture(words.say("cli-lab-things"), shares(study["things"])),
        picture(words.say("cli-lab-moves"), shares(study["moves"])),
    ]


def shares(found: Data) -> dict[str, list[float]]:
    """The most frequent, each with its share and bounds."""
    return {name: share["share"] for name, share in list(found.items())[:MOST_ROWS]}


def picture(title: str, rows: Mapping[str, list[float]]) -> str:
    """A dot for each share, a line for its interval; a long name stands above. Nothing without rows."""
    if not rows:
        return ""
    lines = len(rows) + sum(len(name) > LONG for name in rows)
    height = ROW * (lines + 2)
    parts = [svg(title, height)]
    for share in (0.0, 0.5, 1.0):
        x = across(share)
        parts.append(f'<line x1="{x}" x2="{x}" y1="{ROW}" y2="{height - ROW + 4}" stroke="#d9d2e0"/>')
        parts.append(text(x, height - 7, f"{share:.0%}", ' text-anchor="middle" font-size="11"'))
    y = ROW
    for name, (share, low, high) in rows.items():
        y += ROW
        parts.append(text(8, y, name, HALO))
        y += ROW if len(name) > LONG else 0
        parts.append(
            f'<line x1="{across(low)}" x2="{across(high)}" y1="{y - 5}" y2="{y - 5}" stroke="#6b3fa0"/>'
            f'<circle cx="{across(share)}" cy="{y - 5}" r="4" fill="#6b3fa0"/>'
        )
        parts.append(text(WIDTH - 56, y, f"{share:.1%}"))
    return "".join([*parts, "</svg>"])


def histogram(title: str, lengths: list[int]) -> str:
    """How many plays are how long."""
    low, high = lengths[0], lengths[-1]
    counts = [0] * BARS
    for length in lengths:
        counts[min(BARS - 1, (length - low) * BARS // max(1, high - low))] += 1
    step = (WIDTH - 20) / BARS
    parts = [svg(title, 150)]
    for at, count in enumerate(counts):
        tall = round(80 * count / max(counts), 1)
        parts.append(
            f'<rect x="{round(10 + at * step, 1)}" y="{120 - tall}" width="{round(step - 2, 1)}" '
            f'height="{tall}" fill="#6b3fa0"/>'
        )
    return "".join([*parts, text(10, 140, str(low)), text(WIDTH - 50, 140, str(high)), "</svg>"])


def svg(title: str, height: int) -> str:
    heading = text(8, 16, title, ' font-weight="600"')
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" font-size="14" fill="#2b2233">'
        f"<title>{escape(title)}</title>{heading}"
    )


def text(x: float, y: float, said: str, more: str = "") -> str:
    return f'<text x="{x}" y="{y}"{more}>{escape(said)}</text>'


def across(share: float) -> float:
    """Where a share stands."""
    return round(LEFT + (WIDTH - LEFT - 70) * share, 1)
