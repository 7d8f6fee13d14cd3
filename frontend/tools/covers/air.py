"""Air Sorcière: three riders climb past the moon over crooked roofs."""

from common import *


def house(x: float, y: float, w: float, h: float, roof: str, wall: str, lean: float = 0) -> str:
    top = y - h
    out = path(f"M{x} 400L{x} {y}L{x + w} {y}L{x + w} 400Z", wall)
    out += path(f"M{x - 8} {y + 4}Q{x + w * 0.28} {y - h * 0.35} {x + w / 2 + lean} {top}Q{x + w * 0.72} {y - h * 0.35} {x + w + 8} {y + 4}Z", roof)
    for i in range(1, 5):
        yy = y + 4 - i * h / 5.6
        half = (w / 2 + 6) * (1 - i / 5.6) ** 0.85
        mid = x + w / 2 + lean * i / 5.6
        step = half / 3
        d = "".join(f"M{mid - half + k * step:.1f} {yy:.1f}q{step / 2:.1f} 6 {step:.1f} 0" for k in range(6))
        out += path(d, stroke="#1c1526", width=1.3)
    return out


def window(x: float, y: float, w: float = 16, h: float = 22) -> str:
    return (
        path(f"M{x} {y + h}V{y + 6}Q{x + w / 2} {y - 6} {x + w} {y + 6}V{y + h}Z", CANDLE, width=2)
        + path(f"M{x + w / 2} {y}V{y + h}M{x} {y + h * 0.55}H{x + w}", width=1.5)
    )


def draw() -> None:
    moon = (
        circle(196, 128, 104, "#1e2747", width=0)
        + circle(196, 128, 86, "#2a3560", width=0)
        + circle(196, 128, 68, "#f6e7bd", "#d8c28a", 2)
        + circle(172, 108, 11, "#e8d5a0", width=0)
        + circle(222, 146, 15, "#e8d5a0", width=0)
        + circle(212, 96, 6, "#e8d5a0", width=0)
        + circle(180, 158, 7, "#e8d5a0", width=0)
        + path("M150 176a68 68 0 0 0 108-26 72 72 0 0 1-108 26Z", "#e2cc93", width=0)
    )
    clouds = path("M-10 232Q10 214 36 224 52 204 80 216 102 204 118 222 138 220 146 236H-10Z", "#2f3a63", "#46527d", 1.5)
    clouds += path("M190 252Q206 236 226 244 244 228 266 242 290 236 312 254V262H190Z", "#2f3a63", "#46527d", 1.5)
    far = path("M-5 320L20 292 34 306 60 276 84 304 104 290 128 312 150 288 176 314 196 296 226 318 250 290 276 312 305 294V400H-5Z", "#1b2342", "#2f3a63", 1.5)
    roofs = house(-22, 338, 92, 66, "#4b3350", "#2b2038", -10) + house(214, 330, 104, 78, "#3d3a58", "#262036", 12)
    roofs += path("M36 300V262h20v28", "#55384a") + path("M33 262h26v-7H33Z", "#6b4655")
    roofs += path("M46 252q-8-8 0-15t-2-15", stroke="#6f7cab", width=2.5, more='opacity=".7"')
    roofs += path("M262 276V240h18v44", "#55384a") + path("M259 240h24v-7h-24Z", "#6b4655")
    roofs += house(84, 352, 118, 74, "#7a4033", "#2f2336", 4)
    roofs += window(16, 356) + window(42, 356) + window(238, 352) + window(272, 352) + window(112, 368, 18, 24) + window(154, 368, 18, 24)
    cat = path("M122 296q-2-14 6-17-1-5 0-9l5 4 5-4q2 4 0 9 8 6 5 20Z", "#14101c", "#5c4757", 1) + path("M122 298q-9-2-8-12", stroke="#14101c", width=3.4)
    cat += circle(131, 277, 1.2, CANDLE, width=0) + circle(135.5, 277, 1.2, CANDLE, width=0)
    trails = path("M6 282Q40 262 70 238M10 196Q60 182 102 168M120 92Q150 82 176 72", stroke=PAPER, width=1.6, more='stroke-dasharray="1 7" opacity=".75"')
    riders = witch("G", 92, 214, 0.92, -16) + witch("O", 158, 146, 1.12, -14) + witch("V", 226, 68, 0.8, -18)
    cover("air", "Air Sorcière", stars(3, 60, 270), moon, clouds, far, trails, riders, roofs, cat)
