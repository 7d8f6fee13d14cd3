"""Witchstone: the ball that holds a web of light, an owl, phials and scrolls."""

from common import *


def crystal(x: float, y: float, s: float, fill: str, dark: str, turn: float = 0) -> str:
    return group(path("M-10 0L-12-30 0-48 12-30 10 0Z", fill, width=2.2), path("M0-48V-18M-12-30 0-18 12-30M0-18V0", width=1.3), path("M0-18 12-30 10 0H0Z", dark, width=0, more='opacity=".55"'), at=f"translate({x} {y}) rotate({turn}) scale({s})")


def web() -> str:
    spots = [polar(150, 168, 62, a) for a in range(-90, 270, 60)] + [polar(150, 168, 30, a) for a in range(-60, 300, 120)] + [(150, 168)]
    links = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 0), (0, 6), (1, 6), (2, 7), (3, 7), (4, 8), (5, 8), (6, 9), (7, 9), (8, 9), (6, 7), (7, 8)]
    lit = {(0, 6), (6, 9), (8, 9), (4, 8), (6, 7)}
    out = "".join(path(f"M{spots[a][0]} {spots[a][1]}L{spots[b][0]} {spots[b][1]}", stroke=CANDLE if (a, b) in lit else "#86a8c4", width=3 if (a, b) in lit else 1.6) for a, b in links)
    for i, (x, y) in enumerate(spots):
        out += path(f"M{x} {y - 7}l6 3.500v7l-6 3.500-6-3.500v-7Z", CANDLE if i in (0, 6, 9, 8, 4) else "#b9cfe0", width=1.6)
    return out


def owl(x: float, y: float) -> str:
    out = path("M-22 30Q-30-8-20-28L-22-42-8-34Q0-38 8-34L22-42 20-28Q30-8 22 30 12 40 0 40T-22 30Z", "#8d6a4b", width=2.3)
    out += path("M-12 4Q0-4 12 4 16 26 0 36-16 26-12 4Z", "#d8b98a", width=1.6) + path("M-6 10l3 3 3-3 3 3 3-3M-5 19l2.500 3 2.500-3 2.500 3 2.500-3", width=1.3)
    out += circle(-9, -16, 9.500, BONE, width=1.9) + circle(9, -16, 9.500, BONE, width=1.9) + circle(-8, -15, 4.200, CANDLE, width=1.4) + circle(8, -15, 4.200, CANDLE, width=1.4) + circle(-8, -15, 2, INK, width=0) + circle(8, -15, 2, INK, width=0)
    out += path("M0-12l-3.500 5L0-1l3.500-6Z", "#d98a3a", width=1.4) + path("M-22-6Q-34 12-24 32-16 18-18-2ZM22-6Q34 12 24 32 16 18 18-2Z", "#6d4d35", width=1.9)
    out += path("M-9 38l-4 7M-6 39v7M9 38l4 7M6 39v7", stroke="#d98a3a", width=2.4)
    return group(out, at=f"translate({x} {y}) scale(.86)")


def phial(x: float, y: float, colour: str, tall: float) -> str:
    return group(path(f"M-5 {-tall}h10v{tall * 0.3}q7 4 7 {tall * 0.3}V-3q0 3-3 3H-9q-3 0-3-3V{-tall * 0.4}q0-{tall * 0.3 - 4} 7-{tall * 0.3}Z", "#e6ecec", width=2, more='fill-opacity=".55"'), path(f"M-11 {-tall * 0.38}H11V-3q0 2-2 2H-9q-2 0-2-2Z", colour, width=0), path(f"M-6 {-tall - 6}H6v6H-6Z", "#a9794c", width=1.6), path(f"M-7 {-tall * 0.3}V-6", stroke=BONE, width=2), at=f"translate({x} {y})")


def draw() -> None:
    back = path("M0 0H300V400H0Z", "#22384a", width=0)
    for i in range(12):
        x0, y0 = polar(150, 168, 330, i * 30 + 6)
        x1, y1 = polar(150, 168, 330, i * 30 + 18)
        back += path(f"M150 168L{x0} {y0}L{x1} {y1}Z", "#2a465a", width=0)
    halo = circle(150, 168, 126, "#31566a", width=0) + circle(150, 168, 112, "#3d6a7c", width=0)
    ring = circle(150, 168, 138, stroke=CANDLE, width=1.6, more='stroke-dasharray="2 8"')
    for i in range(8):
        x, y = polar(150, 168, 138, i * 45 - 90)
        if y < 268:
            ring += circle(x, y, 7, "#f6e7bd", width=1.6) + ("" if i == 0 else circle(x + (4 if i < 4 else -4), y, 6, "#22384a", width=0) if i != 4 else "")
    ball = circle(150, 168, 96, "#16324a", width=3.5) + circle(150, 168, 88, "#1f4763", width=0) + path("M66 186Q110 214 150 206T234 186Q226 256 150 258 76 256 66 186Z", "#2b5d77", width=0)
    shine = path("M82 138Q92 98 128 84", stroke=BONE, width=6, more='opacity=".85"') + path("M78 160q0-5 1-9", stroke=BONE, width=5, more='opacity=".85"')
    stand = path("M92 252Q70 262 76 288 88 270 104 272L120 296H180L196 272Q212 270 224 288 230 262 208 252 180 274 150 274T92 252Z", "#7a5230", width=2.8)
    stand += path("M112 296H188L204 330H96Z", "#8c6038", width=2.6) + path("M124 302 116 326M150 302V326M176 302l8 24", width=1.4) + path("M150 272l8 10-8 10-8-10Z", CANDLE, width=1.8)
    table = path("M-5 328H305V405H-5Z", "#5d3d29", width=2.6) + path("M0 346Q80 340 150 348T300 344M0 372Q90 366 170 374T300 368", stroke="#43291b", width=1.8) + hatch(10, 398, 90, 40, 9, "#43291b", 0.1)
    left = phial(34, 336, "#7fae5c", 58) + phial(64, 346, "#c96a3a", 40) + phial(92, 352, "#9a6bb0", 30)
    scroll = group(path("M-34-12H30Q40-12 40-2T30 10H-34Q-26 0-34-12Z", PAPER, width=2.2), path("M30-12q-8 2-8 11t8 11", width=1.6), path("M-8-13V11h8V-13Z", RUST, width=1.6), at="translate(236 352) rotate(-9)")
    scroll += group(path("M-34-12H30Q40-12 40-2T30 10H-34Q-26 0-34-12Z", "#e9dab5", width=2.2), path("M30-12q-8 2-8 11t8 11", width=1.6), path("M-8-13V11h8V-13Z", PLUM, width=1.6), at="translate(232 376) rotate(3)")
    gems = crystal(272, 332, 1.1, "#9fd0c4", "#3d7f78", 10) + crystal(254, 334, 0.78, "#c9a3e4", "#6a3f80", -16) + crystal(128, 392, 0.7, "#f2c879", "#b4552d", 6) + crystal(146, 394, 0.5, "#f4b0a0", "#b4552d", 22)
    cover("witchstone", "Witchstone", back, halo, ring, ball, web(), shine, table, stand, owl(150, 40), left, gems, scroll, ground="#22384a")
