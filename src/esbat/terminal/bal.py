"""The skin of Le Bal des Sorcières: a row for each witch, the table between them, one's own hand below."""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from esbat.terminal.skin import Scene, Skin

STYLES: Final = {
    "R": "bold #fff8e7 on #a8322d",
    "J": "bold #2a2230 on #e8c547",
    "V": "bold #fff8e7 on #3f6b3c",
    "B": "bold #fff8e7 on #345d8f",
    "G": "bold #2a2230 on #b9b4ae",
    "W": "bold #2a2230 on #fff8e7",
}
SPELL_STYLE: Final = "bold #f4ead2 on #5a3d66"
HEART: Final = "●"


class BalSkin(Skin):
    """The round above, the witches with their coffers, what lies on the table, then one's own hand."""

    def draw(self, scene: Scene) -> RenderableType:
        data = scene.data
        grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
        grid.add_column("", no_wrap=True, min_width=14, max_width=24)
        grid.add_column(scene.words.say("bal-view-crapzouilles"), no_wrap=True)
        grid.add_column(scene.words.say("bal-view-cards"), justify="right")
        for seat in seats_in_order(scene):
            self.draw_seat(scene, grid, seat)
        parts: list[RenderableType] = [Text(stock(scene)), grid]
        parts += [Text(line) for line in under_way(scene)]
        if data["laid"]:
            row = Text(scene.words.say("bal-view-laid", cards="") + " ")
            parts.append(row.append_text(chips(scene, data["laid"])))
        if scene.eyes >= 0 and data["seats"][scene.eyes]["hand"]:
            mine = data["seats"][scene.eyes]
            parts.append(Text(""))
            parts.append(chips(scene, mine["hand"]))
            if mine["chosen"]:
                parts.append(Text(scene.words.say("bal-view-chosen", cards=in_words(scene, mine["chosen"]))))
        return Group(*parts)

    def draw_seat(self, scene: Scene, grid: Table, seat: int) -> None:
        """A witch: whose turn it is, her Crapzouilles alive and dead, her cards."""
        data = scene.data
        row = data["seats"][seat]
        turn = seat == data["active"] and not data["over"]
        marker = ("▶ " if scene.symbols else "> ") if turn else "  "
        style = "bold" if seat == scene.eyes else "" if row["alive"] else "dim strike"
        name = Text(f"{marker}{scene.names[seat]}", style=style)
        if not row["alive"]:
            grid.add_row(name, Text(scene.words.say("bal-view-out"), style="dim"), "")
            return
        lives = Text(f"{row['lives']:>2} ", style="bold")
        if scene.symbols:
            lives.append(HEART * row["lives"], style="green").append(HEART * row["dead"], style="dim")
        taken = captives(scene, row["captives"], seat)
        if taken:
            lives.append(f" ({taken})", style="dim")
        grid.add_row(name, lives, str(row["hand_count"]))

    def lines(self, scene: Scene) -> list[str]:
        words = scene.words
        data = scene.data
        lines = [stock(scene), words.say("bal-view-line-turn", name=scene.names[data["turn"]])]
        for seat in seats_in_order(scene):
            row = data["seats"][seat]
            if not row["alive"]:
                lines.append(words.say("bal-view-line-out", name=scene.names[seat]))
                continue
            said = words.say(
                "bal-view-line-seat",
                name=scene.names[seat],
                lives=row["lives"],
                dead=row["dead"],
                hand=row["hand_count"],
            )
            taken = captives(scene, row["captives"], seat)
            lines.append(f"{said} ({taken})" if taken else said)
        lines += under_way(scene)
        if data["laid"]:
            lines.append(words.say("bal-view-laid", cards=in_words(scene, data["laid"])))
        if scene.eyes >= 0 and data["seats"][scene.eyes]["hand"] is not None:
            mine = data["seats"][scene.eyes]
            lines.append(words.say("bal-view-line-hand", cards=in_words(scene, mine["hand"])))
            if mine["chosen"]:
                lines.append(words.say("bal-view-chosen", cards=in_words(scene, mine["chosen"])))
        return lines


def seats_in_order(scene: Scene) -> list[int]:
    """The seats in turn order, one's own last, next to the hand."""
    seats = len(scene.names)
    return [(scene.eyes + 1 + step) % seats for step in range(seats)]


def stock(scene: Scene) -> str:
    """Round, lap, deck and discard."""
    data = scene.data
    said = scene.words.say(
        "bal-view-stock",
        round=data["round"],
        lap="II" if data["lap"] == 2 else "I",
        deck=data["deck"],
        discard=len(data["discard"]),
    )
    if data["top_discard"] is None:
        return said
    return f"{said} ({scene.words.say('bal-view-top', card=data['top_discard'])})"


def under_way(scene: Scene) -> list[str]:
    """The attack or the Farce, and who faces it."""
    words = scene.words
    data = scene.data
    names = scene.names
    lines: list[str] = []
    attack = data["attack"]
    if attack is not None:
        cards = in_words(scene, [*attack["potions"], *([attack["spell"]] if attack["spell"] else [])])
        all_or_one = "bal-view-attack-all" if attack["all"] else "bal-view-attack"
        target = "" if attack["all"] else names[attack["target"]]
        key = f"{all_or_one}.you" if attack["attacker"] == scene.eyes else all_or_one
        lines.append(words.say(key, name=names[attack["attacker"]], target=target, cards=cards))
        if data["strike"] is not None:
            lines.append(words.say("bal-view-facing", names=names[data["strike"]["defender"]]))
    farce = data["farce"]
    if farce is not None and farce["facing"] >= 0:
        tokens = ", ".join(words.say("bal-token", first=token) for token in farce["tokens"])
        facing = names[farce["facing"]]
        lines.append(words.say("bal-view-farce", name=names[farce["author"]], tokens=tokens, target=facing))
    return lines


def captives(scene: Scene, counts: list[int], holder: int) -> str:
    """Captured Crapzouilles by their first witch."""
    return ", ".join(
        scene.words.say("bal-view-captives", count=count, name=scene.names[owner])
        for owner, count in enumerate(counts)
        if count and owner != holder
    )


def chips(scene: Scene, cards: list[str]) -> Text:
    """Cards side by side: potions by their letter and colour, alike ones counted; spells by name."""
    row = Text()
    for card in dict.fromkeys(cards):
        if row:
            row.append(" ")
        count = cards.count(card)
        label = card if len(card) == 1 else scene.words.card(scene.game, card)
        row.append(f" {label}{f' ×{count}' if count > 1 else ''} ", style=STYLES.get(card, SPELL_STYLE))
    return row


def in_words(scene: Scene, cards: list[str]) -> str:
    """Cards in words, alike ones counted."""
    if not cards:
        return scene.words.say("bal-view-nothing")
    named = []
    for card in dict.fromkeys(cards):
        count = cards.count(card)
        name = scene.words.card(scene.game, card)
        named.append(f"{count} × {name}" if count > 1 else name)
    return ", ".join(named)


SKIN: Final = BalSkin
