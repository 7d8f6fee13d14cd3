"""What is played in a series, and where each of its plays has its luck from.

Everything follows from the game's code, the seed and the number of the play, so that any play of a
series can be made again alone, on any machine, in any order.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from esbat.bots import bot
from esbat.engine.chance import Chance, seeded
from esbat.engine.errors import BadSetting
from esbat.engine.game import Game
from esbat.engine.record import SECRET_BYTES
from esbat.games import game
from esbat.lab.guests import Guest, check_names

RANDOM = "random"
"""The bot that chooses evenly: tables with nobody else are played inside the engine."""


@dataclass(frozen=True)
class Series:
    """The settings of a series; plain data, so that it can be handed to other processes."""

    code: str
    seats: int
    bots: tuple[str, ...]  # one a seat
    seed: int
    options: tuple[tuple[str, str], ...]  # every option of the game
    pack: str = ""  # the text of a pack, if other printed things are used
    guests: tuple[Guest, ...] = ()  # bots that are not on the shelf

    def game(self) -> Game:
        """The title that is played, with the pack's printed things if there is one."""
        if not self.pack:
            return game(self.code)
        from esbat.packs import loaded

        return loaded(self.pack, game)

    @property
    def only_random(self) -> bool:
        return all(name == RANDOM for name in self.bots)

    def material(self, number: int) -> str:
        """What the luck of one play is made of."""
        return f"{self.code}:{self.seed}:{number}"

    def secret(self, number: int) -> bytes:
        """The secret of one play, as its record shows it at the end."""
        return sha256(self.material(number).encode()).digest()[:SECRET_BYTES]

    def choosers(self, number: int) -> list[Chance]:
        """The bots' own luck in one play, seat by seat: apart from the play's and from each other's."""
        lucks: list[Chance] = []
        for seat in range(self.seats):
            digest = sha256(f"{self.material(number)}:{seat}".encode()).digest()
            lucks.append(seeded(int.from_bytes(digest[:SECRET_BYTES], "big")))
        return lucks


def settled_series(
    code: str,
    seats: int,
    bots: list[str],
    seed: int,
    options: dict[str, str] | None = None,
    pack: str = "",
    guests: Sequence[Guest] = (),
) -> Series:
    """A series whose every setting is known to be good; BadSetting says which is not."""
    from esbat.engine.options import settled

    title = Series(code, seats, (), seed, (), pack).game()
    if title.code != code:
        raise BadSetting("pack-for-another-game", {"game": code, "other": title.code})
    title.new(seats, options or {}, seeded(0))  # refuses seats and options the game does not have
    if not bots:
        raise BadSetting("lab-no-bots", {})
    if len(bots) > seats:
        raise BadSetting("lab-too-many-bots", {"bots": len(bots), "seats": seats})
    check_bots(code, bots, guests)
    names = tuple(bots[seat % len(bots)] for seat in range(seats))
    chosen = tuple(settled(title.options, options or {}).items())
    return Series(code, seats, names, seed, chosen, pack, tuple(guests))


def check_bots(code: str, bots: Sequence[str], guests: Sequence[Guest]) -> None:
    """Every name must be somebody's; BadSetting says which is nobody's, or two bots'."""
    check_names(code, guests)
    for name in set(bots).difference(guest.name for guest in guests):
        bot(code, name)
