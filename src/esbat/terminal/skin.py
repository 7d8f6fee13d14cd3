"""How a game is drawn: every game as lists, and some with a skin of their own."""

from dataclasses import dataclass

from rich.console import RenderableType

from esbat.engine.facts import Facts
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.own import own
from esbat.words import Words


@dataclass(frozen=True)
class Scene:
    """What there is to draw: a view's plain data, through whose eyes, and what they may do now."""

    game: Game
    data: Facts
    eyes: int
    names: list[str]
    words: Words
    legal: list[int]
    symbols: bool

    def parted(self, move: int) -> tuple[str, str]:
        """A move's verb, and the text of what it names."""
        verb, _ = self.game.parts(move)
        return verb, self.game.text(move).partition(" ")[2]


class Skin:
    """Draws a scene, for eyes and for ears."""

    def draw(self, scene: Scene) -> RenderableType:
        """The table as a picture."""
        raise NotImplementedError

    def lines(self, scene: Scene) -> list[str]:
        """The table in plain lines."""
        raise NotImplementedError

    def remark(self, scene: Scene, move: int) -> str:
        """What the view adds to a move's label in the menu, if anything."""
        return ""


def scene_of(
    game: Game, state: State, eyes: int, names: list[str], words: Words, symbols: bool = True
) -> Scene:
    """The scene as this seat sees it now."""
    return Scene(game, state.view(eyes).data(), eyes, names, words, state.legal(eyes), symbols)


def skin_for(code: str) -> Skin:
    """The game's own skin, `SKIN` of the module of its code; or the plain one."""
    from esbat.terminal.plain import PlainSkin

    found: type[Skin] = own(__package__, code, "SKIN") or PlainSkin
    return found()
