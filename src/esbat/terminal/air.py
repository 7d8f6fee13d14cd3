"""The skin of Air Sorcière: one grid with a column for each colour, so that a card's place tells it too."""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from esbat.terminal.skin import Scene, Skin

LETTERS: Final = "WKGVO"
SYMBOLS: Final = {"W": "☾", "K": "♠", "G": "♣", "V": "★", "O": "●"}
STYLES: Final = {
    "W": "bold #2a2230 on #fff8e7",
    "K": "bold #f4ead2 on #3a3242",
    "G": "bold #fff8e7 on #3f6b3c",
    "V": "bold #fff8e7 on #7a4a7d",
    "O": "bold #2a2230 on #e08b3a",
}


class AirSkin(Skin):
    """Cloud and grimoires above, the others' columns, then one's own columns and hand."""

    def draw(self, scene: Scene) -> RenderableType:
        words = scene.words
        data = scene.data
        grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=0, show_edge=False)
        grid.add_column("", no_wrap=True, min_width=14, max_width=24)
        for letter in LETTERS:
            grid.add_column(heading(scene, letter), justify="center", min_width=10)
        grid.add_row(words.say("air-view-piles"), *[owned(pile, True) for pile in data["grimoires"]])
        cloud = by_colour(data["common"])
        takes = {scene.game.text(move).partition(" ")[2] for move in scene.legal}
        grid.add_row(
            words.say("air-view-common"),
            *[chips(cards, "", takes, {data["blocked"]}) for cards in cloud],
            end_section=True,
        )
        for seat in seats_in_order(scene):
            self.draw_seat(scene, grid, seat)
        return Group(stock(scene), grid)

    def draw_seat(self, scene: Scene, grid: Table, seat: int) -> None:
        """A seat's columns, its grimoires below them, and its hand if it can be seen."""
        row = scene.data["seats"][seat]
        turn = seat == scene.data["turn"] and not scene.data["over"]
        marker = ("▶ " if scene.symbols else "> ") if turn else "  "
        name = Text(f"{marker}{scene.names[seat]}", style="bold" if seat == scene.eyes else "")
        if seat != scene.eyes:
            name.append(" " + scene.words.say("air-view-held", hand=row["hand_count"]), style="dim")
        grid.add_row(name, *[chips(column, "-", set(), set()) for column in row["columns"]])
        if any(row["grimoires"]):
            label = scene.words.say("air-view-owned", grimoires=sum(row["grimoires"]))
            grid.add_row(Text(f"  {label}"), *[owned(number, False) for number in row["grimoires"]])
        if row["hand"]:
            label = scene.words.say("air-view-hand", hand=row["hand_count"])
            marked = {*row["pending"], *(scene.data["laying"] if seat == scene.eyes else ())}
            cells = [chips(cards, "", set(), marked) for cards in by_colour(row["hand"])]
            grid.add_row(f"  {label}", *cells)

    def lines(self, scene: Scene) -> list[str]:
        words = scene.words
        data = scene.data
        lines = [
            words.say("air-view-line-stock", deck=data["deck"], discard=len(data["discard"])),
            words.say("air-view-line-piles", piles=counted(scene, data["grimoires"], True)),
            words.say("air-view-line-common", cards=in_words(scene, data["common"])),
        ]
        for seat in seats_in_order(scene):
            row = data["seats"][seat]
            name = scene.names[seat]
            lines.append(
                words.say("air-view-line-columns", name=name, columns=columns(scene, row["columns"]))
            )
            grimoires = counted(scene, row["grimoires"], False)
            lines.append(
                words.say("air-view-line-own", name=name, grimoires=grimoires, hand=row["hand_count"])
            )
            if row["hand"]:
                key = "air-view-line-my-hand" if seat == scene.eyes else "air-view-line-hand"
                lines.append(words.say(key, name=name, cards=in_words(scene, row["hand"])))
        if data["drawn"] is not None:
            lines.append(words.say("air-view-line-drawn", card=data["drawn"]))
        return lines

    def remark(self, scene: Scene, move: int) -> str:
        """Which cards a landing brings in."""
        verb, arguments = scene.game.parts(move)
        if verb != "land" or scene.eyes < 0:
            return ""
        colour = arguments[0][2]
        data = scene.data
        column = data["seats"][scene.eyes]["columns"][colour] if colour < len(LETTERS) else []
        return ", ".join(card[1:] for card in column)


def seats_in_order(scene: Scene) -> list[int]:
    """The seats in turn order, one's own last, next to the hand."""
    seats = len(scene.names)
    return [(scene.eyes + 1 + step) % seats for step in range(seats)]


def stock(scene: Scene) -> Text:
    data = scene.data
    return Text(scene.words.say("air-view-stock", deck=data["deck"], discard=len(data["discard"])))


def heading(scene: Scene, letter: str) -> Text:
    """A colour's symbol, letter and name."""
    symbol = SYMBOLS[letter] if scene.symbols else ""
    return Text(f"{symbol}{letter} {scene.words.say('air-colour', colour=letter)}", style=STYLES[letter])


def by_colour(cards: list[str]) -> list[list[str]]:
    return [[card for card in cards if card[0] == letter] for letter in LETTERS]


def chips(cards: list[str], nothing: str, offered: set[str], struck: set[str | None]) -> Text:
    """Cards of one colour side by side; what can be taken is underlined, what is spoken for struck out."""
    if not cards:
        return Text(nothing, style="dim")
    row = Text()
    for number, card in enumerate(cards):
        if number:
            row.append(" ")
        style = STYLES[card[0]]
        if card in offered:
            style += " underline"
        elif card in struck:
            style += " strike"
        row.append(card[1:], style=style)
    return row


def owned(number: int, always: bool) -> Text:
    """How many grimoires."""
    return Text(f"[{number}]" if number or always else "", style="bold" if number else "dim")


def in_words(scene: Scene, cards: list[str]) -> str:
    if not cards:
        return scene.words.say("air-view-nothing")
    return ", ".join(scene.words.card(scene.game, card) for card in cards)


def counted(scene: Scene, numbers: list[int], always: bool) -> str:
    """A number for each colour; those of which there is none only if every colour counts."""
    named = [
        f"{scene.words.say('air-colour', colour=letter)} {number}"
        for letter, number in zip(LETTERS, numbers, strict=True)
        if number or always
    ]
    return ", ".join(named) or scene.words.say("air-view-nothing")


def columns(scene: Scene, rising: list[list[str]]) -> str:
    """Each column as its colour and its values from the lowest up."""
    named = [
        f"{scene.words.say('air-colour', colour=column[0][0])} {' '.join(card[1:] for card in column)}"
        for column in rising
        if column
    ]
    return ", ".join(named) or scene.words.say("air-view-nothing")


SKIN: Final = AirSkin
