"""One SQLite file for several processes of one server: each leads the plays whose names fall to it.

Nobody else has the file (`web/server/claim`), and who leads what is settled by the name alone: there is
nothing to be asked, and nothing to run out. A process that ended is started anew as the same part.
"""

from pathlib import Path
from zlib import crc32

from esbat.store.interface import Leader
from esbat.store.sqlite import SqliteStore
from esbat.store.turns import TurnsByFile


class PartOfSqlite(SqliteStore):
    """The store as one of these processes has it."""

    def __init__(self, path: Path, part: int, leaders: list[Leader], turns: str) -> None:
        super().__init__(path, TurnsByFile(turns))
        self.part = part
        self.leaders = leaders
        self.server = leaders[part].server

    def mine(self, play: str) -> bool:
        return part_of(play, len(self.leaders)) == self.part

    async def lead(self, play: str) -> Leader | None:
        return None if self.mine(play) else self.leaders[part_of(play, len(self.leaders))]


def part_of(play: str, parts: int) -> int:
    """Which of so many processes leads this play: as good as drawn by lot, and the same for all who ask."""
    return crc32(play.encode()) % parts
