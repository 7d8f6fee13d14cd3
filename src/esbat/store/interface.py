"""What every store can do, and the rows it keeps. Secrets come here hashed, all but the play's own luck."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable

from msgspec import Struct

from esbat.engine.errors import EsbatError
from esbat.store.wake import Bell

# What a key opens.
TOKEN = "token"
INVITE = "invite"
RECOVERY = "recovery"
ONLOOKER = "onlooker"

NOBODY = -1
"""The seat of what no seat does."""


class BadDatabase(EsbatError):
    """A database address we cannot read, or a place we cannot write to."""


class StoreFailed(Exception):
    """The store refused, or did not answer. Whether something is kept all the same must be asked of it."""


class Conflict(StoreFailed):
    """Such a row is there already: this version of this play, or this successor of it."""


class NotKept(StoreFailed):
    """The store was asked, and says so: what was to be kept is not kept, and never will be."""


class Gone(StoreFailed):
    """What was opened is no longer there: whatever were written now, nobody would find it again."""


class Displaced(StoreFailed):
    """Nothing was kept: another server leads this play by now, or it was closed or deleted."""


Done = Callable[[StoreFailed | None], None]
"""Called on the loop when it is decided: None once it is on disk, else why it is not."""


class Work(Struct):
    """What a store has done: acts and other things kept, commits, and the seconds these took."""

    kept: int = 0
    commits: int = 0
    seconds: float = 0.0


class KeptSeat(Struct):
    """Who sits there: how the seat was given out, a bot's name if one plays it, and the nickname.

    `sitting` says that the bot sits in for a person, who may take the seat back; `orders` are the player's
    standing orders as JSON.
    """

    seat: int
    kind: str
    name: str = ""
    bot: str = ""
    sitting: bool = False
    joined: bool = False
    orders: str = ""

    def row(self) -> tuple[str, str, str, bool, bool, str]:
        """All that can change of it, in the order of its columns."""
        return (self.kind, self.name, self.bot, self.sitting, self.joined, self.orders)


class KeptKey(Struct, frozen=True):
    """The hash of a secret, what it opens, and for which seat (-1 for none)."""

    hash: bytes
    opens: str
    seat: int


class KeptAct(Struct, frozen=True):
    """One act: who did what."""

    seat: int
    text: str


class KeptAnswer(Struct, frozen=True):
    """What a seat has answered in an open window: no act yet. `place` says how much had happened before.

    An empty text says that the seat has taken its answer back. `NOBODY` answers where a window has passed by
    itself, since nobody was asked: all that were open at this place or before it have.
    """

    seat: int
    place: int
    text: str


class Mark(Struct, frozen=True):
    """What a server that has a play in memory looks at now and then: has somebody changed it by hand?"""

    changed: int
    closed: bool


class Leader(Struct, frozen=True):
    """The server that leads a play: where others reach it, and the key they show."""

    server: str
    address: str
    key: str


class KeptPlay(Struct):
    """A play as it is kept. `head` is JSON: game, edition, seats, options, origin.

    One that was `created` at 0 is created when it is kept, by the store's own clock.
    """

    id: str
    head: bytes
    secret: bytes
    created: float
    after: str | None
    seats: list[KeptSeat]
    keys: list[KeptKey]
    acts: list[KeptAct]
    answers: list[KeptAnswer] = []
    mark: Mark = Mark(0, False)


class Summary(Struct):
    """A play in a list. `last` says when something was last done, `closed` when it was closed, else 0."""

    id: str
    head: bytes
    created: float
    acts: int
    last: float = 0.0
    closed: float = 0.0


UNDER_WAY: "set[asyncio.Task[None]]" = set()
"""Held here, since a loop forgets the tasks that nobody else remembers."""


class Store(ABC):
    """The interface. Every change is on disk before its call returns."""

    shared = False
    """May other servers lead its plays?"""
    server = ""
    """What this server is called among those that share it."""

    def mine(self, play: str) -> bool:
        """Does this process lead the play, where several of one server divide all plays by their names?"""
        return True

    def sure(self, play: str) -> bool:
        """Does this server lead the play, and can nobody else have taken it over? Not if it was held up for
        too long since that was last looked at."""
        return True

    @abstractmethod
    async def create(self, play: KeptPlay) -> None:
        """Keep a new play with all that belongs to it; Conflict if it exists or has a rival successor."""

    @abstractmethod
    async def append(self, play: str, version: int, act: KeptAct, passed: KeptAnswer | None = None) -> None:
        """Keep an act as this version of the play, and that a window has `passed` after it; Conflict if that
        version is there already, Displaced if another server leads the play."""

    def append_soon(
        self, play: str, version: int, act: KeptAct, done: Done, passed: KeptAnswer | None = None
    ) -> None:
        """The same for those who cannot wait: `done` is called once it is on disk, or is not."""

        async def append() -> None:
            try:
                await self.append(play, version, act, passed)
            except StoreFailed as trouble:
                done(trouble)
            else:
                done(None)

        task = asyncio.create_task(append())
        UNDER_WAY.add(task)
        task.add_done_callback(UNDER_WAY.discard)

    @abstractmethod
    async def note(self, play: str, answer: KeptAnswer) -> None:
        """Keep what a seat has answered in a window, in place of what it had answered before."""

    @abstractmethod
    async def load(self, play: str) -> KeptPlay | None:
        """The whole play, or None if there is no such play. What was refused before never comes after."""

    @abstractmethod
    async def following(self, play: str) -> str | None:
        """The play that was begun after this one, if any."""

    @abstractmethod
    async def plays(self, most: int) -> list[Summary]:
        """The newest plays first."""

    @abstractmethod
    async def keep_seat(self, play: str, seat: KeptSeat) -> None:
        """Replace what is known about a seat's player."""

    @abstractmethod
    async def add_keys(self, play: str, keys: list[KeptKey], most: int) -> list[KeptKey]:
        """Add keys; of each kind and seat only the newest `most` stay. All keys of the play then."""

    @abstractmethod
    async def find_key(self, hash: bytes, opens: str) -> tuple[str, int] | None:
        """The newest play and the seat that a secret with this hash opens."""

    async def time(self) -> float:
        """What time it is by the clock that all servers of this store share."""
        return time.time()

    async def forget_unplayed(self, before: float, spared: list[str]) -> int:
        """Forget the plays begun before then in which nobody ever moved, all but these; how many."""
        return 0

    # ---- several servers: one that has the store to itself leads every play

    async def enter(self, address: str, key: str, editions: str) -> None:
        """Be one of the servers of this store, reached there by the others; `:8765` is where it sees us."""
        return

    async def stay(self, plays: list[str]) -> list[str]:
        """Say that this server is still there; which of these plays it does not lead, or not any more."""
        return []

    async def lead(self, play: str) -> Leader | None:
        """Lead this play from now on; if another server does that, who. Closed plays nobody leads."""
        return None

    async def alive(self) -> set[str]:
        """The servers that are there."""
        return set()

    async def versions(self, plays: list[str]) -> dict[str, int]:
        """How many acts of these plays are kept, whoever leads them."""
        return {}

    def bell(self) -> Bell | None:
        """The line for wake-ups that the store itself offers to the servers that share it."""
        return None

    async def server_for(self, game: str, edition: int) -> Leader | None:
        """Another server that is there and plays this edition of a game."""
        return None

    async def release(self, plays: list[str]) -> None:
        """Let others lead these plays."""
        return

    async def leave(self) -> None:
        """Let others lead all plays: this server stops."""
        return

    # ---- keeping a server (`esbat admin`, `esbat backup`)

    async def ids(self, after: str, most: int) -> list[str]:
        """So many plays after this one, by id: the way through all of them while people play."""
        raise NotImplementedError

    async def untouched(self, before: float, after: str, most: int) -> list[str]:
        """So many open plays after this one, by id, in which nothing has been done since then."""
        raise NotImplementedError

    async def marks(self, plays: list[str]) -> dict[str, Mark]:
        """How these plays stand; those that are gone are missing."""
        return {play: Mark(0, False) for play in plays}

    async def close_play(self, play: str, when: float) -> bool:
        """Nobody gets in any more, and nothing is kept any more; False if there is no such open play."""
        raise NotImplementedError

    async def delete(self, play: str) -> bool:
        """Forget everything about a play; False if there is no such play."""
        raise NotImplementedError

    async def forget_name(self, play: str, seat: int) -> bool:
        """The play stays, the name goes; False if there is no such seat."""
        raise NotImplementedError

    async def bans(self) -> list[str]:
        """The addresses that are not let in."""
        return []

    async def ban(self, address: str, banned: bool) -> bool:
        """Let an address in no more, or again; False if that was so already."""
        raise NotImplementedError

    def work(self) -> "Work":
        """What it has done since it was opened."""
        return Work()

    async def size(self) -> int:
        """How many bytes all this takes on disk."""
        raise NotImplementedError

    @abstractmethod
    async def check_reading(self) -> None:
        """Is it there, does it answer? StoreFailed if not, Gone if it never will."""

    @abstractmethod
    async def check_writing(self) -> None:
        """Does the disk take what is written? It is tried; StoreFailed if not."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun, then let go of the database."""
