"""Which lessons somebody has finished, in the folder where plays are kept."""

import json
from pathlib import Path

from esbat.terminal.keeping import write

FILE = "lessons.json"


class Progress:
    """Finished lessons by game. What cannot be read is told of once, and begun anew."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.damaged = False
        self.games: dict[str, dict[str, object]] = {}
        try:
            read = json.loads(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return
        except (OSError, ValueError):
            self.damaged = True
            return
        if isinstance(read, dict) and all(isinstance(each, dict) for each in read.values()):
            self.games = read
        else:
            self.damaged = True

    def done(self, code: str) -> list[str]:
        names = self.games.get(code, {}).get("done")
        return [name for name in names if isinstance(name, str)] if isinstance(names, list) else []

    def edition(self, code: str) -> int | None:
        """The edition of the game whose lessons were finished; None if none was."""
        edition = self.games.get(code, {}).get("edition")
        return edition if isinstance(edition, int) else None

    def finish(self, code: str, edition: int, name: str) -> bool:
        """Remember it; False if it cannot be written down."""
        names = [other for other in self.done(code) if other != name]
        self.games[code] = {"edition": edition, "done": [*names, name]}
        try:
            write(self.path, json.dumps(self.games, ensure_ascii=False, indent=1) + "\n")
        except OSError:
            return False
        return True
