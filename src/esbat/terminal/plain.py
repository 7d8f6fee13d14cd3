"""The plain skin: any game's view as lists, so that a game is playable the day it conforms."""

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text

from esbat.terminal.skin import Scene, Skin


class PlainSkin(Skin):
    """Names and values, indented; what the catalogue names (`<code>-view-<name>`) in its words."""

    def draw(self, scene: Scene) -> RenderableType:
        return Text("\n".join(self.lines(scene)))

    def lines(self, scene: Scene) -> list[str]:
        lines: list[str] = []
        for name, value in scene.data.items():
            lines.extend(told(scene, self.label(scene, name), value, 0))
        return lines

    def label(self, scene: Scene, name: str) -> str:
        key = f"{scene.game.code}-view-{name}"
        return scene.words.say(key) if scene.words.has(key) else name.replace("_", " ")


def told(scene: Scene, label: str, value: object, depth: int) -> list[str]:
    """One value: on its line if it is simple, else a line for each part of it."""
    indent = "  " * depth
    if isinstance(value, Mapping):
        lines = [f"{indent}{label}:"]
        for name, part in value.items():
            lines.extend(told(scene, str(name).replace("_", " "), part, depth + 1))
        return lines
    if isinstance(value, Sequence) and not isinstance(value, str):
        if all(isinstance(part, str | int) for part in value):
            return [f"{indent}{label}: {', '.join(map(str, value)) or '-'}"]
        lines = [f"{indent}{label}:"]
        for number, part in enumerate(value):
            lines.extend(told(scene, part_name(scene, value, number), part, depth + 1))
        return lines
    return [f"{indent}{label}: {'-' if value is None else value}"]


def part_name(scene: Scene, parts: Sequence[object], number: int) -> str:
    """Lists with a row for each seat are about people; others are numbered."""
    if len(parts) == len(scene.names) and all(isinstance(part, Mapping) for part in parts):
        return scene.names[number]
    return str(number + 1)
