"""Disque-Monde : Les Sorcières: a folded ink map of a steep little kingdom, and three hats round a kettle."""

from common import *

GRASS, HILL, ROAD = "#cfd3a2", "#a9b77e", "#a9794c"


def hill(x: float, y: float, w: float, h: float, fill: str = HILL) -> str:
    out = path(f"M{x} {y}Q{x + w * 0.3} {y - h * 1.25} {x + w * 0.55} {y - h}Q{x + w * 0.8} {y - h * 0.7} {x + w} {y}", fill, width=2)
    for i in range(4):
        a = x + w * (0.62 + i * 0.08)
        out += path(f"M{a:.1f} {y - h * (0.82 - i * 0.17):.1f}l{-w * 0.07:.1f} {h * 0.34:.1f}", width=1.2)
    return out


def tree(x: float, y: float, s: float = 1) -> str:
    return group(path("M0 0v-7", width=2.6), path("M-7-6Q-9-16 0-24 9-16 7-6Z", "#5d7f5a", width=1.6), path("M2-9q4-3 3-8", width=1), at=f"translate({x} {y}) scale({s})")


def cottage(x: float, y: float, s: float, roof: str) -> str:
    return group(
        path("M-14 0V-13H14V0Z", BONE, width=1.8), path("M-18-12Q-4-18 0-29 6-18 18-12Z", roof, width=1.8),
        path("M-4 0v-8q4-4 8 0v8Z", INK, width=0), path("M8-11h4v4H8Z", CANDLE, width=1.2), path("M6-22v-9h5v14", "#8d7a6a", width=1.5),
        path("M8-34q-5-5 0-9t0-9", stroke="#6b6474", width=1.6), at=f"translate({x} {y}) scale({s})",
    )


def castle(x: float, y: float) -> str:
    out = path("M-42 20Q-36-8-30-18H34Q40-4 48 20Z", "#8d8a86", width=2) + hatch(-26, 18, 26, 24, 7, "#5b5660", 0.3)
    out += path("M-22-16V-46h4v4h5v-4h4v4h5v-4h5v30Z", "#d8cdb0", width=2) + path("M2-16V-62h4v4h6v-4h4v4h6v-4h4v46Z", "#d8cdb0", width=2)
    out += path("M-16-30h4v7h-4ZM12-46h4v8h-4ZM12-30h4v7h-4Z", INK, width=0)
    out += path("M14-62V-80", width=1.8) + path("M14-80Q24-82 30-75 22-72 14-72Z", RUST, width=1.5)
    return group(out, at=f"translate({x} {y})")


def hat(x: float, y: float, s: float, colour: str, band: str, bent: str) -> str:
    return group(path(bent, colour, width=2.2), path("M-19-2Q0-8 19-2l-2-9Q0-15-16-10Z", band, width=1.2), path("M-40 2Q0-14 40 2 42 8 34 8 0-4-34 8-42 8-40 2Z", colour, width=2.2), at=f"translate({x} {y}) scale({s})")


def draw() -> None:
    sheet = path("M0 0H300V400H0Z", "#ecdfbd", width=0)
    land = path("M-5 96Q30 84 70 92T150 88 230 92 305 88V300Q240 320 150 300T-5 312Z", GRASS, width=0)
    folds = "".join(path(f"M{x} 0V400", stroke="#b9a67c", width=1.4, more='opacity=".8"') for x in (100, 200)) + path("M0 150H300M0 290H300", stroke="#b9a67c", width=1.4, more='opacity=".8"')
    shade = path("M100 0h26v400h-26ZM200 0h26v400h-26Z", "#cdbb8d", width=0, more='opacity=".35"')
    peaks = ""
    for x, y, w, h in ((-14, 94, 84, 56), (46, 92, 92, 70), (118, 92, 80, 56), (176, 92, 96, 72), (238, 92, 84, 56)):
        peaks += path(f"M{x} {y}L{x + w * 0.48} {y - h}L{x + w} {y}", "#b8b6b0", width=2.2)
        peaks += path(f"M{x + w * 0.48} {y - h}l{-w * 0.14} {h * 0.3}l{w * 0.09} {-h * 0.03}l{w * 0.07} {h * 0.08}l{w * 0.1} {-h * 0.07}Z", BONE, width=1.6)
        peaks += path("".join(f"M{x + w * (0.56 + k * 0.08):.1f} {y - h * (0.72 - k * 0.16):.1f}l{-w * 0.07:.1f} {h * 0.3:.1f}" for k in range(4)), stroke="#6b6474", width=1.3)
    gorge = path("M196 94Q186 118 206 140T190 190 214 236 204 306", stroke=INK, width=17) + path("M196 94Q186 118 206 140T190 190 214 236 204 306", stroke=SKY, width=12.5)
    gorge += path("M198 108q4 8 5 14M200 160q-6 10-4 18M206 222q6 10 4 22", stroke=BONE, width=1.5)
    hills = hill(8, 164, 76, 34) + hill(70, 148, 64, 24, "#b7c08b") + hill(232, 214, 66, 36) + hill(20, 236, 60, 24, "#b7c08b") + hill(118, 208, 56, 26)
    roads = path("M42 262Q74 226 106 236T186 224M222 226Q246 236 262 262M106 236Q112 190 84 172M222 140Q250 160 256 186", stroke=ROAD, width=3, more='stroke-dasharray="6 5"')
    bridge = path("M184 228h34l3-8h-40Z", "#8c6038", width=1.8) + path("M188 220v-6M198 220v-6M208 220v-6M216 220v-6", width=1.5)
    trees = "".join(tree(*t) for t in ((20, 196, 0.9), (34, 204, 1.1), (50, 198, 0.9), (150, 172, 0.9), (164, 178, 1.1), (270, 150, 1), (284, 158, 0.85), (258, 154, 0.85), (132, 262, 0.9), (146, 268, 1)))
    stones = "".join(path(f"M{x} {y}l2-14 7 1 1 13Z", "#a7a3a0", width=1.5) for x, y in ((72, 268), (84, 262), (97, 266), (90, 276), (76, 280)))
    frame = path("M10 10H290V390H10Z", width=2.4) + path("M16 16H284V384H16Z", width=1)
    rose = group(circle(0, 0, 15, "#ecdfbd", width=1.5), path("M0-22 4-4 22 0 4 4 0 22-4 4-22 0-4-4Z", RUST, width=1.4), at="translate(256 118)")
    # the three at the foot of the map, seen from behind, warming their hands
    fire = circle(150, 326, 62, CANDLE, width=0, more='opacity=".35"') + circle(150, 328, 40, CANDLE, width=0, more='opacity=".5"')
    kettle = group(path("M-24-16Q-32 16 0 18 32 16 24-16Z", "#3a3540", width=2.4), path("M-28-16H28l-3-7H-25Z", "#4a4552", width=2.2), path("M-12-26q-6-8 0-14t-2-13M4-26q-5-8 1-15t0-13M17-26q-4-7 2-12", stroke="#6f8a62", width=2.6), path("M-16 18l-6 9M16 18l6 9M0 18v9", width=3), at="translate(150 318)")
    flames = path("M126 358Q130 340 138 348 142 334 150 346 156 334 162 348 170 340 174 358Z", "#e0852f", RUST, 1.6)
    cloaks = path("M18 402Q22 350 64 338 100 348 108 402Z", "#3f4a3c", width=2.4) + path("M192 402Q200 346 238 336 278 350 284 402Z", "#4b3350", width=2.4)
    cloaks += path("M46 352Q40 376 42 400M80 352Q88 376 88 400M220 352Q214 376 216 400M256 350Q264 376 264 400", width=1.3)
    hats = hat(64, 336, 1, "#2c3329", "#8a9a5b", "M-24 0Q-12-34-6-66 4-46 24 0Z") + hat(238, 334, 1, "#352238", CANDLE, "M-24 0Q-8-30-16-50-6-66 14-54 2-44 24 0Z")
    third = path("M112 408Q120 388 150 384 180 388 188 408Z", "#2d3a55", width=2.4) + hat(150, 388, 0.74, "#222c44", RUST, "M-24 0Q-12-24 4-44 8-24 24 0Z")
    mist = path("M-5 300Q40 282 90 298T190 292 305 300V405H-5Z", "#d7c79a", width=0) + path("M-5 300Q40 282 90 298T190 292 305 300", stroke="#b9a67c", width=1.5)
    cover("lancre", "Disque-Monde : Les Sorcières", sheet, land, peaks, gorge, hills, roads, bridge, trees, stones, castle(252, 96 + 112), cottage(108, 190, 0.95, "#a5582f"), cottage(52, 256, 1, "#7c6a3a"), rose, folds, shade, mist, frame, fire, flames, kettle, cloaks, hats, third, ground="#ecdfbd")
