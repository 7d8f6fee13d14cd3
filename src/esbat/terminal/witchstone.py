"""The skin of Witchstone: the crystal ball, the cauldrons, tracks and shelves, what is owed, one’s tiles."""

from typing import Final, cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from esbat.engine.facts import Facts
from esbat.games.witchstone.game import WitchstoneGame
from esbat.games.witchstone.tables_box import Box
from esbat.games.witchstone.tables_grid import GRID, cell_text, row_of
from esbat.terminal.skin import Scene, Skin

WIDTH: Final = 78
HEIGHT: Final = 25
LETTERS: Final = {
    "energy": "E",
    "witch": "W",
    "pentagram": "P",
    "crystal": "C",
    "wand": "A",
    "scroll": "S",
    "points": "3",
}


class WitchstoneSkin(Skin):
    """Ball, cauldrons, tracks, seats."""

    def draw(self, scene: Scene) -> RenderableType:
        words = scene.words
        parts: list[RenderableType] = [
            Text(ball(scene)),
            Text(words.say("witchstone-view-legend"), style="dim"),
        ]
        kettles = [
            Padding(Text(f"{title(scene, seat)}\n{cauldron(scene, seat)}"), (0, 3)) for seat in order(scene)
        ]
        parts.append(Columns(kettles))
        parts.append(Text(words.say("witchstone-view-cauldron-legend"), style="dim"))
        parts.append(Text(words.say("witchstone-view-letters"), style="dim"))
        parts += [Text(line) for line in common_lines(scene)]
        parts += [
            Text(line, style="bold" if seat == scene.eyes else "")
            for seat, line in enumerate(seat_lines(scene))
        ]
        parts += [Text(line) for line in own_lines(scene)]
        return Group(*parts)

    def lines(self, scene: Scene) -> list[str]:
        """The same without a picture."""
        return (
            common_lines(scene) + place_lines(scene) + seat_lines(scene) + own_cells(scene) + own_lines(scene)
        )

    def remark(self, scene: Scene, move: int) -> str:
        """What a cell would give, which scroll lies there, how full a connection is."""
        verb, _ = scene.game.parts(move)
        named = scene.game.text(move).partition(" ")[2]
        data = scene.data
        if verb in ("put", "join"):
            return preview(scene, named)
        if verb == "take":
            return scene.words.card(scene.game, data["scrolls"][int(named) - 1])
        if verb == "charge":
            row = next(row for row in data["roads"] if row["road"] == named)
            return f"{row['filled']}/{row['slots']}"
        if verb in ("send", "settle"):
            row = next(row for row in data["locations"] if row["location"] == named)
            return (
                "" if row["token"] is None else scene.words.say("witchstone-view-token", token=row["token"])
            )
        return ""


def box_of(scene: Scene) -> Box:
    return cast(WitchstoneGame, scene.game).box


def order(scene: Scene) -> list[int]:
    """One's own cauldron first."""
    data = scene.data
    seats = list(range(len(data["seats"])))
    return sorted(seats, key=lambda seat: (seat != scene.eyes, seat))


def title(scene: Scene, seat: int) -> str:
    if seat == scene.eyes:
        return scene.words.say("witchstone-view-cauldron-mine")
    return scene.words.say("witchstone-view-cauldron", name=scene.names[seat])


def letters(symbols: list[str]) -> str:
    return "".join(LETTERS[symbol] for symbol in symbols)


# ---- pictures


def ball(scene: Scene) -> str:
    """Locations where the map has them, joined by their connections."""
    data = scene.data
    canvas = [[" "] * WIDTH for _ in range(HEIGHT)]
    spots = {row["location"]: spot(row["x"], row["y"]) for row in data["locations"]}
    for row in data["roads"]:
        mark = "." if not row["filled"] else "=" if row["filled"] == row["slots"] else "-"
        owner = "" if row["owner"] is None else str(row["owner"] + 1)
        line(canvas, spots[row["one"]], spots[row["other"]], mark, owner)
    for row in data["locations"]:
        # Which of its kind it is, the picture shows.
        kind = scene.words.say("witchstone-view-kind", kind=row["location"].rstrip("1234"))
        text = kind.upper() if row["owner"] is not None else kind
        text += "" if row["owner"] is None else f"#{row['owner'] + 1}"
        text += "" if row["token"] is None else f"[{LETTERS[row['token']]}]"
        text += "".join(str(seat + 1) for seat in row["witches"])
        column, at = spots[row["location"]]
        for offset, letter in enumerate(text):
            if column + offset < WIDTH:
                canvas[at][column + offset] = letter
    return "\n".join("".join(row).rstrip() for row in canvas).strip("\n")


def spot(x: int, y: int) -> tuple[int, int]:
    """Column and row of a location; room is left for what stands there."""
    return 2 + x * (WIDTH - 14) // 1000, y * (HEIGHT - 1) // 1000


def line(
    canvas: list[list[str]], one: tuple[int, int], other: tuple[int, int], mark: str, owner: str
) -> None:
    """Marks from one location to another, with the owner's number in the middle."""
    steps = max(abs(one[0] - other[0]), 2 * abs(one[1] - other[1]), 1)
    for step in range(steps + 1):
        column = (one[0] * (steps - step) + other[0] * step + steps // 2) // steps
        row = (one[1] * (steps - step) + other[1] * step + steps // 2) // steps
        if owner and step == steps // 2:
            canvas[row][column] = owner
        elif step % 2 == 0:
            canvas[row][column] = mark


def cauldron(scene: Scene, seat: int) -> str:
    """The cells of a cauldron, row by row, each shifted by half a cell."""
    data = scene.data
    row = data["seats"][seat]
    shown = {cell["cell"]: cell for cell in row["cells"]}
    lines: dict[int, str] = {}
    for cell in GRID:
        at = row_of(cell)
        if at not in lines:
            lines[at] = "  " * abs(at)
        lines[at] += f"{cell_mark(row, shown, cell_text(cell)):<4}"
    return "\n".join(lines[at].rstrip() for at in sorted(lines))


def cell_mark(row: Facts, shown: Facts, cell: str) -> str:
    if cell in row["crystals"]:
        return "o"
    if cell == row["black"]:
        return "@"
    if cell not in shown:
        return "."
    text = letters(shown[cell]["symbols"])
    return text if shown[cell]["kind"] == "printed" else text.lower()


# ---- lines


def common_lines(scene: Scene) -> list[str]:
    """Tracks, scrolls, shelves, open tokens."""
    words = scene.words
    data = scene.data
    scrolls = ", ".join(
        f"{at}. {words.card(scene.game, code)}" for at, code in enumerate(data["scrolls"], start=1)
    )
    shelves = ", ".join(
        f"{words.card(scene.game, row['shelf'])} {row['filled']}/{row['room']}" for row in data["shelves"]
    )
    tokens = ", ".join(words.card(scene.game, kind) for kind in data["open_tokens"])
    return [
        words.say("witchstone-view-ring", spaces=ring_text(data), pile=data["hex_pile"]),
        words.say("witchstone-view-wand", spaces=wand_text(scene)),
        words.say("witchstone-view-scrolls", scrolls=scrolls or "-", pile=number_text(data["scroll_pile"])),
        words.say("witchstone-view-shelves", shelves=shelves),
        words.say("witchstone-view-tokens", tokens=tokens or "-"),
    ]


def with_owls(data: Facts, field: str, spaces: list[str]) -> str:
    """A track: the text of each space, and whose owls are there."""
    texts = []
    for space, text in enumerate(spaces):
        owls = "".join(str(seat + 1) for seat, row in enumerate(data["seats"]) if row[field] == space)
        texts.append(f"{text}^{owls}" if owls else text)
    return " ".join(texts)


def ring_text(data: Facts) -> str:
    return with_owls(data, "ring", [ring_space(row) for row in data["ring"]])


def ring_space(row: Facts) -> str:
    """What it gives."""
    if row["colour"] == "orange":
        return f"({row['owl'] or 2})"
    if row["colour"] == "dark":
        return f"<{letters(row['hex'].split('-')) if row['hex'] else '2'}>"
    return "·"


def wand_text(scene: Scene) -> str:
    return with_owls(scene.data, "wand", [wand_space(scene, row) for row in scene.data["wand"]])


def wand_space(scene: Scene, row: Facts) -> str:
    match row["colour"]:
        case "dark":
            return f"{row['amount']}{LETTERS[row['symbol']]}"
        case "silver":
            return "*" + scene.words.say("witchstone-view-counted", counts=row["counts"])
        case "handle":
            return "|"
    return "·"


def number_text(many: int | None) -> int | str:
    """WST-R43. A number, or a mark where it is secret."""
    return "?" if many is None else many


def seat_lines(scene: Scene) -> list[str]:
    words = scene.words
    data = scene.data
    told = []
    for seat, row in enumerate(data["seats"]):
        text = words.say(
            "witchstone-view-seat",
            name=scene.names[seat],
            score=row["score"],
            energy=row["energy"],
            lying=row["lying"],
            standing=len(row["standing"]),
            ring=row["ring"],
            wand=row["wand"],
            tokens=row["tokens"],
            owls=row["owl_count"],
            scrolls=number_text(row["scroll_count"]),
            tiles=row["hand_count"],
        )
        told.append(f"{seat + 1}. {text}")
    return told


def own_lines(scene: Scene) -> list[str]:
    """What is owed and from where; one's points by source, tiles and scrolls."""
    words = scene.words
    data = scene.data
    lines = []
    owed = owed_texts(scene)
    if owed:
        lines.append(words.say("witchstone-view-owed", owed=", ".join(owed)))
    if scene.eyes < 0:
        return lines
    me = data["seats"][scene.eyes]
    parts = [
        words.say("witchstone-view-earning", **{"for": what, "points": points})
        for what, points in me["earned"].items()
        if points
    ]
    lines.append(words.say("witchstone-view-earned", parts=", ".join(parts) or "-"))
    tiles = ", ".join(words.card(scene.game, code) for code in me["hand"])
    lines.append(words.say("witchstone-view-hand", tiles=tiles or "-"))
    scrolls = [
        words.say("witchstone-view-promised", scroll=row["scroll"], points=row["points"])
        for row in me["promised"]
    ]
    promised = {row["scroll"] for row in me["promised"]}
    scrolls += [words.card(scene.game, code) for code in me["scrolls"] if code not in promised]
    if scrolls:
        lines.append(words.say("witchstone-view-mine", scrolls=", ".join(scrolls)))
    return lines


def owed_texts(scene: Scene) -> list[str]:
    """Every batch from the top of the stack down, tokens, crystals on the rim, the second type."""
    words = scene.words
    data = scene.data
    owed = [
        words.say("witchstone-view-batch", many=row["left"], symbol=row["symbol"], source=row["source"])
        for row in data["batches"]
    ]
    owed += [words.say("witchstone-view-token", token=code) for code in data["tokens_owed"]]
    owed += [words.card(scene.game, code) for code in data["waiting"]]
    return owed + ([words.card(scene.game, data["then"])] if data["then"] else [])


def place_lines(scene: Scene) -> list[str]:
    """For plain lines: what stands where, and whose connections there are."""
    words = scene.words
    data = scene.data
    lines = []
    for row in data["locations"]:
        things = [] if row["token"] is None else [words.say("witchstone-view-token", token=row["token"])]
        if row["owner"] is not None:
            things.append(words.say("witchstone-view-tower", name=scene.names[row["owner"]]))
        things += [scene.names[seat] for seat in row["witches"]]
        if things:
            place = words.card(scene.game, row["location"])
            lines.append(words.say("witchstone-view-place", place=place, things=", ".join(things)))
    for row in data["roads"]:
        if row["owner"] is not None:
            facts = {"road": row["road"], "filled": row["filled"], "slots": row["slots"]}
            lines.append(words.say("witchstone-view-road", name=scene.names[row["owner"]], **facts))
    return lines


def own_cells(scene: Scene) -> list[str]:
    """For plain lines: one's own cauldron, cell by cell."""
    data = scene.data
    if scene.eyes < 0:
        return []
    me = data["seats"][scene.eyes]
    words = scene.words
    told = [
        f"{words.card(scene.game, row['cell'])}: "
        + "/".join(words.card(scene.game, symbol) for symbol in row["symbols"])
        for row in me["cells"]
    ]
    crystals = "; ".join(words.card(scene.game, cell) for cell in me["crystals"]) or "-"
    black = words.card(scene.game, me["black"]) if me["black"] else "-"
    return [
        words.say("witchstone-view-cells", cells="; ".join(told)),
        words.say("witchstone-view-crystals", crystals=crystals, black=black),
    ]


def preview(scene: Scene, cell: str) -> str:
    """How many actions each symbol of the tile would give there."""
    data = scene.data
    row = next((row for row in data["previews"] if row["cell"] == cell), None)
    if row is None:
        return ""
    card = scene.words.card
    facts = {"one": card(scene.game, row["one"]), "one_actions": row["one_actions"]}
    if not row["other_actions"]:
        return scene.words.say("witchstone-view-gives-one", **facts)
    other = card(scene.game, row["other"])
    return scene.words.say("witchstone-view-gives", other=other, other_actions=row["other_actions"], **facts)


SKIN: Final = WitchstoneSkin
