"""Le Bal des Sorcières: a waltz under the chandelier, flasks in the air."""

from common import *


def floor() -> str:
    """A chequered floor running to a vanishing point."""
    rows = [262, 272, 285, 302, 325, 356, 402]
    out = path("M-5 262H305V405H-5Z", "#e9d3a4", width=0)
    for r in range(6):
        y0, y1 = rows[r], rows[r + 1]
        for c in range(-6, 6):
            if (r + c) % 2:
                continue

            def x(col: int, y: float) -> float:
                return 150 + col * (10 + (y - 240) * 0.34)

            out += path(f"M{x(c, y0):.1f} {y0}L{x(c + 1, y0):.1f} {y0}L{x(c + 1, y1):.1f} {y1}L{x(c, y1):.1f} {y1}Z", "#6a3c5c", width=0)
    return out + path("M-5 262H305", width=2.5)


def flask(x: float, y: float, colour: str, turn: float, size: float = 1) -> str:
    return group(
        path("M-5-18h10v9q11 4 11 15Q16 20 0 20-16 20-16 6-16-5-5-9Z", "#f4ead2", width=2, more='fill-opacity=".35"'),
        path("M-15 3Q-7 8 0 4 8 0 15 4 16 19 0 19-15 19-15 3Z", colour, width=1.4),
        path("M-6-23h12v6H-6Z", "#a9794c", width=1.6),
        circle(-5, 10, 2, BONE, width=0), circle(3, 13, 1.4, BONE, width=0), circle(5, 7, 1.2, BONE, width=0),
        at=f"translate({x} {y}) rotate({turn}) scale({size})",
    )


def chandelier() -> str:
    out = path("M150-4V48", width=3)
    out += path("M150 46Q120 92 82 66M150 46Q180 92 218 66M150 50Q138 104 112 92M150 50Q162 104 188 92", stroke="#8a5c2c", width=5)
    out += path("M150 46Q120 92 82 66M150 46Q180 92 218 66M150 50Q138 104 112 92M150 50Q162 104 188 92", stroke=CANDLE, width=1.6)
    out += path("M142 40h16l-4 22h-8Z", "#c98d3f") + circle(150, 70, 5, "#c98d3f")
    for x, y in ((82, 62), (112, 88), (188, 88), (218, 62), (150, 40)):
        out += path(f"M{x - 7} {y + 4}h14l-3 5h-8Z", "#c98d3f", width=1.5)
        out += path(f"M{x - 3.5} {y + 4}v-17h7v17Z", BONE, width=1.3) + flame(x, y - 16, 0.95)
    return out


def dancer(hat: str, dress: str, trim: str, hair: str, flip: bool) -> str:
    body = path("M-6-40Q-22-8-44 44-20 58 4 52 30 58 44 40 22 2 9-42Z", dress, width=2.4)
    body += path("M-9-10Q-20 20-26 48M2-14Q2 20 4 50M10-12Q20 20 28 46", stroke=INK, width=1.2, more='opacity=".45"')
    body += path("M-44 44q8-5 12 1 6-6 12 2 6-6 12 2 6-6 12 1 7-6 12 0 7-6 12-1 8-6 16-9", stroke=trim, width=4)
    body += path("M-7-42Q-14-58 0-64 12-60 10-42 2-34-7-42Z", dress, width=2)
    body += path("M6-56Q26-56 44-74", stroke=INK, width=8) + path("M6-56Q26-56 44-74", stroke=dress, width=5)
    body += path("M-4-54Q14-44 34-50", stroke=INK, width=8) + path("M-4-54Q14-44 34-50", stroke=trim, width=5)
    body += path("M-12-76q-14 6-16 24 7-3 10 2 6-6 12-4Z", hair, width=1.6)
    body += path("M-9-80q2-9 10-8 8 0 9 8l6 4q1 2-2 2l-4 .500q0 8-8 9-11 0-11-15.500Z", "#f0cfa8", width=1.7)
    body += circle(5, -79, 1.4, INK, width=0) + path("M3-71q3 1.500 5-1", width=1.3)
    body += path("M-14-86Q-10-104-24-116-12-118-2-108 8-98 10-86Z", hat, width=1.9)
    body += path("M-14-88Q-2-92 10-88l-1-4Q-2-96-13-92Z", trim, width=0)
    body += path("M-26-82Q-4-94 22-86q2 2-1 3Q-4-90-24-79q-4 0-2-3Z", hat, width=1.9)
    return group(body, at="scale(-1 1)" if flip else "")


def draw() -> None:
    wall = path("M-5-5H305V264H-5Z", "#3d2547", width=0)
    for x in range(-10, 320, 44):
        wall += path(f"M{x} 0V262", stroke="#4d3158", width=9)
    arch = path("M92 262V150Q92 88 150 88T208 150V262Z", "#1b2342", "#c98d3f", 5) + circle(176, 150, 17, "#f6e7bd", width=0)
    arch += path("M150 90V262M92 176H208", stroke="#c98d3f", width=3) + circle(120, 132, 1.3, PAPER, width=0) + circle(132, 158, 1, PAPER, width=0)
    arch += path("M94 262L112 236 124 246 142 226 160 248 176 234 206 262Z", "#0f1428", width=0)
    drapes = path("M-5 0H96Q88 60 40 110 30 180 22 262H-5Z", "#8c3b46") + path("M305 0H204Q212 60 260 110 270 180 278 262H305Z", "#8c3b46")
    drapes += path("M18 0Q28 60 8 180M48 0Q50 50 26 110M76 0Q70 40 44 88M282 0Q272 60 292 180M252 0Q250 50 274 110M224 0Q230 40 256 88", stroke="#6a2833", width=3)
    drapes += path("M22 118q16 6 22-8M278 118q-16 6-22-8", stroke=CANDLE, width=4)
    shade = path("M60 358Q150 330 240 358 220 384 150 384 80 384 60 358Z", "#3d2547", width=0, more='opacity=".4"')
    left = group(dancer("#2f4a63", "#4c7ba0", CANDLE, "#b4552d", False), at="translate(104 314) scale(1.16)")
    right = group(dancer("#5b2f45", "#b65a52", "#f4ead2", "#2a2230", True), at="translate(200 312) scale(1.16)")
    air = path("M30 210Q70 150 110 190M272 214Q244 150 200 184", stroke=CANDLE, width=1.8, more='stroke-dasharray="1 7"')
    flasks = flask(34, 214, "#5d9a62", -24, 0.95) + flask(270, 212, "#d8a531", 22, 0.95) + flask(152, 174, "#b4452d", 8, 0.8)
    toad = group(
        path("M-16 6Q-20-8-8-10q-1-6 4-6t4 5q5-1 6 0 0-5 4-5t3 6Q22-8 18 6 10 12 0 12T-16 6Z", "#6f9a5d", width=1.9),
        circle(-4, -12, 1.6, INK, width=0), circle(9.500, -12, 1.6, INK, width=0), path("M-6 0Q2 5 10 0", width=1.5),
        at="translate(40 372) scale(1.15)",
    )
    cover("bal", "Le Bal des Sorcières", wall, arch, drapes, chandelier(), floor(), shade, air, left, right, flasks, toad, ground="#3d2547")
