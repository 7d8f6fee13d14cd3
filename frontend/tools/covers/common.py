"""Small pens shared by the five covers. Run `python draw.py` to redraw `src/art/covers/*.svg`."""

import math
import random
import re
from pathlib import Path

NIGHT, DUSK, CANDLE, PAPER, INK = "#141a2e", "#26304f", "#f2c879", "#f4ead2", "#2a2230"
MOSS, RUST, PLUM, SKY, BONE = "#5d7f5a", "#b4552d", "#7a4a7d", "#7fa6c9", "#fff8e7"
WIDTH, HEIGHT = 300, 400
FRONTEND = Path(__file__).resolve().parents[2]

WITCHES = {
    "W": ("#f4ead2", "#fff8e7", "#7fa6c9"),
    "K": ("#3a3650", "#55507a", "#b4552d"),
    "G": ("#3f6b45", "#6f9a5d", "#f2c879"),
    "V": ("#6a3f80", "#9a6bb0", "#f2c879"),
    "O": ("#b4552d", "#e08a3c", "#2a2230"),
}


def path(d: str, fill: str = "none", stroke: str = INK, width: float = 2, more: str = "") -> str:
    line = f' stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"' if width else ""
    return f'<path d="{d}" fill="{fill}"{line} {more}/>'


def circle(x: float, y: float, r: float, fill: str = "none", stroke: str = INK, width: float = 2, more: str = "") -> str:
    line = f' stroke="{stroke}" stroke-width="{width}"' if width else ""
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"{line} {more}/>'


def group(*inside: str, at: str = "", more: str = "") -> str:
    where = f' transform="{at}"' if at else ""
    return f"<g{where} {more}>{''.join(inside)}</g>"


def stars(seed: int, count: int, bottom: float, colour: str = PAPER, top: float = 12) -> str:
    luck = random.Random(seed)
    out = []
    for _ in range(count):
        x, y, r = luck.uniform(10, 290), luck.uniform(top, bottom), luck.choice([0.7, 0.9, 1.2, 2.6])
        if r > 2:
            out.append(path(f"M{x:.0f} {y - 3.5:.1f}l.8 2.7 2.7.8-2.7.8-.8 2.7-.8-2.7-2.7-.8 2.7-.8Z", colour, width=0))
        else:
            out.append(circle(round(x), round(y), r, colour, width=0))
    return "".join(out)


def hatch(x: float, y: float, w: float, h: float, step: float, colour: str = INK, slope: float = 0.6, width: float = 1) -> str:
    """Pen shading: short slanted strokes in a box, each a little uneven."""
    luck = random.Random(int(x * 7 + y))
    d = ""
    at = y
    while at < y + h:
        a, b = luck.uniform(0, w * 0.15), luck.uniform(w * 0.7, w)
        d += f"M{x + a:.1f} {at:.1f}l{b - a:.1f} {-(b - a) * slope:.1f}"
        at += step * luck.uniform(0.8, 1.2)
    return path(d, stroke=colour, width=width)


def flame(x: float, y: float, size: float = 1) -> str:
    return group(
        circle(0, -4, 13, CANDLE, width=0, more='opacity=".16"'),
        circle(0, -4, 8, CANDLE, width=0, more='opacity=".25"'),
        path("M0-11Q5-4 3 0-1 3-3 0-5-4 0-11Z", CANDLE, RUST, 0.9),
        at=f"translate({x} {y}) scale({size})",
    )


def witch(colour: str, x: float, y: float, size: float, turn: float = 0, flip: bool = False) -> str:
    """One of the table's own riders, taken from the game's drawing."""
    text = (FRONTEND / "src/games/air/Witches.svelte").read_text()
    cape, dress, band = WITCHES[colour]

    def symbol(name: str) -> str:
        inside = re.search(rf'<symbol id="{name}"[^>]*>(.*?)</symbol>', text, re.S)
        assert inside
        return re.sub(r'<use href="#(\w+)"[^>]*/>', lambda m: symbol(m[1]), re.sub(r"<!--.*?-->", "", inside[1]))

    body = symbol(f"witch-{colour}").replace("var(--cape)", cape).replace("var(--dress)", dress).replace("var(--band)", band)
    body = re.sub(r"\s+", " ", body)
    mirror = " scale(-1 1)" if flip else ""
    return group(body, at=f"translate({x} {y}) rotate({turn}) scale({size}){mirror} translate(-50 -42)")


def cover(name: str, title: str, *inside: str, ground: str = NIGHT) -> None:
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
        f"<title>{title}</title><defs>"
        '<filter id="hand" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".028" numOctaves="2" seed="4"/>'
        '<feDisplacementMap in="SourceGraphic" scale="2.6" xChannelSelector="R" yChannelSelector="G"/></filter>'
        '<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="9"/>'
        '<feColorMatrix values="0 0 0 0 .16  0 0 0 0 .13  0 0 0 0 .19  0 0 0 -1.6 .98"/></filter></defs>'
        f'<rect width="300" height="400" fill="{ground}"/>'
        f'<g filter="url(#hand)">{"".join(inside)}</g>'
        '<rect width="300" height="400" filter="url(#grain)" opacity=".2"/></svg>\n'
    )
    (FRONTEND / f"src/art/covers/{name}.svg").write_text(text)


def polar(cx: float, cy: float, r: float, degrees: float) -> tuple[float, float]:
    a = math.radians(degrees)
    return round(cx + r * math.cos(a), 1), round(cy + r * math.sin(a), 1)
