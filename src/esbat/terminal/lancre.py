"""The skin of Lancre: the land drawn with its paths, then the problems, the witches and one's own hand."""

from typing import Final, cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from esbat.engine.facts import Facts
from esbat.games.lancre.game import LancreGame
from esbat.games.lancre.names import FAMILIES, SYMBOLS
from esbat.games.lancre.tables import Box
from esbat.games.lancre.tables_cards import ANY_PROBLEM, PlaceFact
from esbat.games.lancre.tables_effects import EFFECT_NAMES
from esbat.parts.bits import WIDE_BIT
from esbat.terminal.skin import Scene, Skin

WIDTH: Final = 78
HEIGHT: Final = 27
LONGEST: Final = 13
"""Letters of a place's name on the map."""
MARKS: Final = {"empty": "○", "tile": "●", "hidden": "?", "crisis": "×", "path": "·"}
PLAIN_MARKS: Final = {"empty": "o", "tile": "*", "hidden": "?", "crisis": "x", "path": "."}


class LancreSkin(Skin):
    """Map, problems, seats, hand."""

    def draw(self, scene: Scene) -> RenderableType:
        parts: list[RenderableType] = [Text(reserve(scene)), land(scene)]
        parts.append(Text(scene.words.say("lancre-view-legend"), style="dim"))
        parts.append(Text(boxes(scene)))
        parts.append(problems(scene))
        parts += [Text(line, style=seat_style(scene, seat)) for seat, line in enumerate(seat_lines(scene))]
        hand = hand_table(scene)
        return Group(*parts, hand) if hand is not None else Group(*parts)

    def lines(self, scene: Scene) -> list[str]:
        """The same without a picture: where things are, and where the paths of one's own place lead."""
        words = scene.words
        data = scene.data
        lines = [reserve(scene), boxes(scene)]
        for row in data["spaces"]:
            things = space_things(scene, row)
            if things:
                place = words.card(scene.game, row["space"])
                lines.append(words.say("lancre-view-line-place", place=place, things=", ".join(things)))
        lines += seat_lines(scene)
        if scene.eyes >= 0:
            lines += paths_from(scene, data["seats"][scene.eyes]["at"])
            for code in data["seats"][scene.eyes]["hand"] or []:
                lines.append(f"{words.card(scene.game, code)}: {card_text(scene, code)}")
        return lines

    def remark(self, scene: Scene, move: int) -> str:
        """What a card would do, or what waits at a space, with the chance of success."""
        verb, text = scene.parted(move)
        data = scene.data
        if verb in ("use", "symbol"):
            number = box_of(scene).card_codes.index(text)
            return effect_text(scene, number) if verb == "use" else symbol_text(scene, number)
        if verb in ("walk", "land", "mark", "relieve"):
            row = next(row for row in data["spaces"] if row["space"] == text)
            return ", ".join(space_things(scene, row, odds=verb in ("walk", "land")))
        if verb in ("roll", "face") and data["trying"] is not None:
            return odds_text(scene, data["trying"])
        return ""


def box_of(scene: Scene) -> Box:
    return cast(LancreGame, scene.game).box


def reserve(scene: Scene) -> str:
    data = scene.data
    return scene.words.say(
        "lancre-view-reserve",
        cackles=data["cackle_reserve"],
        crises=data["crisis_reserve"],
        alisses=data["aliss_reserve"],
        deck=data["deck"],
        discard=len(data["discard"]),
    )


def boxes(scene: Scene) -> str:
    """What is still to come, box by box."""
    words = scene.words
    data = scene.data
    told = []
    for row in data["boxes"]:
        if row["small"] or row["big"]:
            text = words.say("lancre-view-box", small=row["small"], big=row["big"])
            told.append(f"{words.card(scene.game, row['top'])}… ({text})" if row["top"] else text)
    return words.say("lancre-view-boxes", boxes=" | ".join(told) or words.say("lancre-view-empty"))


# ---- the map


def land(scene: Scene) -> Text:
    """Places where the board has them, joined by their paths, with what lies on each space."""
    box = box_of(scene)
    marks = MARKS if scene.symbols else PLAIN_MARKS
    canvas = [[" "] * WIDTH for _ in range(HEIGHT)]
    spots = {place.code: spot(place) for place in box.places}
    for path in box.paths:
        line(canvas, spots[path.one], spots[path.other], marks["path"])
    data = scene.data
    for place in box.places:
        rows = [row for row in data["spaces"] if row["location"] == place.code]
        write(canvas, spots[place.code], label(rows, marks), short_name(scene, place.code))
    return Text("\n".join("".join(row).rstrip() for row in canvas).strip("\n"))


def short_name(scene: Scene, place: str) -> str:
    """What the map calls a place; one of a pack has no short name, and is cut where it must be."""
    return scene.words.say("lancre-view-short", place=place) or scene.words.card(scene.game, place)[:LONGEST]


def spot(place: PlaceFact) -> tuple[int, int]:
    """Column and row of a place; room is left for its name."""
    return 2 + place.x * (WIDTH - 16) // 100, 1 + place.y * (HEIGHT - 3) // 100


def line(canvas: list[list[str]], one: tuple[int, int], other: tuple[int, int], mark: str) -> None:
    """Dots from one place to another."""
    steps = max(abs(one[0] - other[0]), 2 * abs(one[1] - other[1]), 1)
    for step in range(steps + 1):
        column = (one[0] * (steps - step) + other[0] * step + steps // 2) // steps
        row = (one[1] * (steps - step) + other[1] * step + steps // 2) // steps
        if step % 2 == 0:
            canvas[row][column] = mark


def label(rows: list[Facts], marks: dict[str, str]) -> str:
    """The spaces of a place: a mark each, crosses for crises, numbers for witches."""
    text = ""
    for row in rows:
        kind = "hidden" if row["hidden"] else "tile" if row["tile"] else "empty"
        text += marks[kind] + marks["crisis"] * min(3, row["markers"])
        text += "".join(str(seat + 1) for seat in row["witches"])
    return text


def write(canvas: list[list[str]], where: tuple[int, int], text: str, name: str) -> None:
    """A place's marks and, beside them, its name."""
    column, row = where
    for offset, letter in enumerate(f"{text} {name}"):
        if column + offset < WIDTH:
            canvas[row][column + offset] = letter


# ---- problems, seats, cards


def problems(scene: Scene) -> Table:
    """Every tile on the board that these eyes know, with its difficulty and the chance to solve it."""
    words = scene.words
    data = scene.data
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_header=False, show_edge=False)
    for row in data["spaces"]:
        if row["tile"]:
            place = words.card(scene.game, row["space"])
            grid.add_row(place, *tile_texts(scene, row), odds_text(scene, row["space"]))
    return grid


def tile_texts(scene: Scene, row: Facts) -> list[str]:
    words = scene.words
    tile = words.card(scene.game, row["tile"])
    texts = [words.say("lancre-view-tile", tile=tile, difficulty=row["difficulty"], points=row["points"])]
    texts.append(words.say("lancre-view-crises", count=row["markers"]) if row["markers"] else "")
    return texts


def space_things(scene: Scene, row: Facts, odds: bool = False) -> list[str]:
    """What is on a space, in words."""
    words = scene.words
    things = []
    if row["tile"]:
        things += [text for text in tile_texts(scene, row) if text]
        if odds:
            things.append(odds_text(scene, row["space"]))
    elif row["hidden"]:
        things.append(words.say("lancre-view-hidden"))
        if row["markers"]:
            things.append(words.say("lancre-view-crises", count=row["markers"]))
    return things + [scene.names[seat] for seat in row["witches"]]


def odds_text(scene: Scene, space: str) -> str:
    """The exact chance, rounded to a percent: dice alone, and with everything in hand."""
    data = scene.data
    row = data["odds"].get(space)
    if row is None:
        return ""
    plain, cards = (round(100 * ways / of) for ways, of in (row["plain"], row["cards"]))
    return scene.words.say("lancre-view-odds", plain=plain, cards=cards)


def seat_lines(scene: Scene) -> list[str]:
    words = scene.words
    data = scene.data
    told = []
    for seat, row in enumerate(data["seats"]):
        place = words.card(scene.game, row["at"]) if row["at"] else words.say("lancre-view-nobody")
        witch = words.card(scene.game, row["witch"]) if row["witch"] else "-"
        text = words.say(
            "lancre-view-seat",
            name=scene.names[seat],
            witch=witch,
            place=place,
            points=row["points"],
            cackles=row["cackles"],
            alisses=row["alisses"],
            hand=row["hand_count"],
        )
        told.append(f"{seat + 1}. {text}")
    return told


def seat_style(scene: Scene, seat: int) -> str:
    return "bold" if seat == scene.eyes else ""


def hand_table(scene: Scene) -> Table | None:
    """One's own cards: the name, the symbol, the effect."""
    data = scene.data
    if scene.eyes < 0 or not data["seats"][scene.eyes]["hand"]:
        return None
    words = scene.words
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for heading in (words.say("lancre-view-hand"), "", ""):
        grid.add_column(heading)
    for code in data["seats"][scene.eyes]["hand"]:
        number = box_of(scene).card_codes.index(code)
        grid.add_row(words.card(scene.game, code), symbol_text(scene, number), effect_text(scene, number))
    return grid


def card_text(scene: Scene, code: str) -> str:
    number = box_of(scene).card_codes.index(code)
    return f"{symbol_text(scene, number)}, {effect_text(scene, number)}"


def symbol_text(scene: Scene, card: int) -> str:
    with_symbol = box_of(scene).with_symbol
    symbol = next(name for number, name in enumerate(SYMBOLS) if with_symbol[number] & WIDE_BIT[card])
    return scene.words.say("lancre-symbol", symbol=symbol)


def effect_text(scene: Scene, card: int) -> str:
    box = box_of(scene)
    effect = EFFECT_NAMES[box.effect[card]]
    foe = box.against[card]
    against = "any" if foe == ANY_PROBLEM else FAMILIES[foe]
    return scene.words.say("lancre-effect", effect=effect, amount=int(box.amount[card]), against=against)


def paths_from(scene: Scene, where: str | None) -> list[str]:
    """Where the paths from one's own place lead."""
    box = box_of(scene)
    if where is None or where not in box.space_codes[:-1]:
        return []
    location = box.location_codes[int(box.location_of[box.space_codes.index(where)])]
    ends = [
        path.other if path.one == location else path.one
        for path in box.paths
        if location in (path.one, path.other)
    ]
    places = ", ".join(scene.words.card(scene.game, end) for end in ends)
    place = scene.words.card(scene.game, location)
    return [scene.words.say("lancre-view-line-paths", place=place, places=places)]


SKIN: Final = LancreSkin
