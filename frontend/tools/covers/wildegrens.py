"""Sorcellerie !: dusk in the village square; three jurors, and a shadow larger than she who casts it."""

from common import *


def draw() -> None:
    sky = path("M0 0H300V250H0Z", "#d98c4a", width=0) + path("M0 0H300V90Q220 110 150 92T0 104Z", "#7a4453", width=0) + path("M0 0H300V48Q240 64 160 50T0 60Z", "#4b3350", width=0)
    sky += path("M0 150Q80 134 160 148T300 140V260H0Z", "#ecb066", width=0) + circle(62, 168, 30, "#f8dc9a", width=0)
    town = path("M-5 250V176L14 152 34 178V190H50V160L62 132 74 160V196H92V250Z", "#5b3644", width=0) + path("M58 132l4-16 4 16", "#5b3644", width=0)
    # the great wall on which the shadow falls
    wall = path("M92 262V44L204 24 312 44V262Z", "#c9a06a", width=2.6) + path("M80 52 204 10 318 50 312 66 204 30 88 68Z", "#6d3b2c", width=2.6)
    beams = path("M92 150H300M120 46V262M288 44V262", stroke="#5a3424", width=7) + path("M92 150H300M120 46V262M288 44V262", stroke="#7a4a30", width=3.6)
    shadow = path("M206 262Q196 214 176 196 190 176 186 158 168 164 150 160 176 146 192 138 196 104 176 66 222 92 232 134 254 138 276 148 254 156 240 156 240 176 252 194 236 216 240 262Z", "#3b2430", width=0, more='opacity=".86"')
    shadow += path("M206 150q8-4 12 2M220 151q6-5 11 0", stroke=CANDLE, width=2.4)
    barred = path("M250 98q0-17 15-17t15 17v30h-30Z", "#241a2c", width=3) + path("M257 84v44M265 81v47M273 84v44", stroke="#8d8a86", width=2.6)
    cat = path("M256 128q-1-11 4-14-1-4 0-7l4 3 4-3q1 4 0 7 6 4 4 14Z", "#14101c", width=0) + circle(262, 116, 1.300, CANDLE, width=0) + circle(266.500, 116, 1.300, CANDLE, width=0)
    notices = path("M136 172l34-4 3 40-35 3Z", PAPER, width=1.9) + path("M142 180l22-2M143 187l24-2M143 194l18-2", width=1.5) + circle(153, 171, 2.200, RUST, width=1) + path("M130 214l30 2-2 34-31-2Z", "#e9dab5", width=1.9) + path("M136 222l17 1M135 229l19 1", width=1.5) + circle(145, 217, 2.200, RUST, width=1)
    ground = path("M-5 258Q150 246 305 260V405H-5Z", "#8a5a44", width=2.4)
    for i in range(4):
        y = 276 + i * 17
        ground += path("".join(f"M{-10 + k * 40 + (i % 2) * 20} {y}q12-7 24 0t16 0" for k in range(9)), stroke="#6b4233", width=1.5)
    # the accused, small, with her lantern; the light throws the great shadow
    glow = circle(112, 296, 40, CANDLE, width=0, more='opacity=".28"') + circle(112, 296, 24, CANDLE, width=0, more='opacity=".4"')
    girl = path("M152 340Q148 296 164 276 184 284 188 340Z", "#4a5a3f", width=2.4) + path("M166 288Q162 314 160 338M176 290Q180 314 180 338", width=1.3)
    girl += path("M158 290Q140 288 122 282", stroke=INK, width=8.500) + path("M158 290Q140 288 122 282", stroke="#4a5a3f", width=5.200) + circle(121, 282, 4, "#f0cfa8", width=1.500)
    girl += path("M176 262q12 4 12 22-6-3-9 1-5-4-9-2Z", "#b4552d", width=1.600) + path("M157 262q1-9 10-9 9 1 9 10 0 13-9 13-8 0-8-5l-5-2q-1-2 1-3Z", "#f0cfa8", width=1.700) + circle(162, 262, 1.500, INK, width=0) + path("M160 270q3 1 5-.5", width=1.300)
    girl += path("M154 255Q166 240 182 255 190 252 178 248L168 240Z", "#4a5a3f", width=0) + path("M150 258Q166 242 186 258 178 240 168 238 156 240 150 258Z", "#39472f", width=2)
    lantern = path("M120 284v5", width=2) + path("M111 290h18l-2-5h-14Z", "#5b4433", width=1.900) + path("M112 290h16v16h-16Z", CANDLE, width=2) + path("M120 290v16", width=1.400) + path("M109 306h22v4h-22Z", "#5b4433", width=1.900)
    # three jurors on their bench, seen from behind
    def juror(x: float, coat: str, head: str, hat: str) -> str:
        return group(path("M-42 60Q-42 8-14 0H14Q42 8 42 60Z", coat, width=2.600), path("M0 4V58M-20 12Q-26 34-26 58M20 12Q26 34 26 58", width=1.300), head, hat, at=f"translate({x} 350)")

    wig = path("M-17-2Q-24-32 0-36 24-32 17-2 20 8 12 10 14 2 6 8 0 2-6 8-14 2-12 10-20 8-17-2Z", "#e9e0cc", width=2.200) + path("M-12-18q6-6 10 0M2-18q6-6 10 0M-14-8q7-6 12 0M2-8q7-6 12 0", width=1.300)
    bald = path("M-14-2Q-18-30 0-32 18-30 14-2 8 6 0 6T-14-2Z", "#e3b78c", width=2.200) + path("M-15-10q-4 6-1 12M15-10q4 6 1 12", stroke="#8d8a86", width=4)
    bonnet = path("M-16 4Q-24-30 0-36 24-30 16 4 8 10 0 10T-16 4Z", "#d8d2c4", width=2.200) + path("M-16 2Q0-8 16 2M-10-28Q0-18 10-28", width=1.400) + path("M-6 10l-8 10M6 10l8 10", width=2.200)
    tricorn = path("M-30-24Q-16-44 0-42 16-44 30-24 14-32 0-26-14-32-30-24Z", "#3a2c3a", width=2.200)
    jurors = juror(50, "#5a3a4c", wig, "") + juror(150, "#33415e", bald, tricorn) + juror(250, "#5e4a35", bonnet, "")
    bench = path("M-5 384H305V405H-5Z", "#6b452c", width=2.600) + path("M0 393H300", stroke="#432818", width=1.600)
    cover("wildegrens", "Sorcellerie !", sky, town, wall, beams, notices, barred, cat, shadow, ground, glow, girl, lantern, jurors, bench, ground="#d98c4a")
