"""A play continued from a move of another, with what one seat had not seen dealt anew.

Its beginning is no set-up but an imagined state: the old play is repeated up to that move, then imagined
for the seat with the luck of the new secret. So the old moves, the seat and the new secret are all that
has to be kept, and a record of such a play can be checked like any other.
"""

from esbat.engine.chance import commitment, sealed
from esbat.engine.errors import BadText, EsbatError
from esbat.engine.event import Listener
from esbat.engine.game import Game
from esbat.engine.record import SECRET_BYTES, Record
from esbat.engine.state import State
from esbat.table.table import Happening, Table

DEEPEST = 8
"""How often a continued play may be continued again."""


class Origin:
    """The play before: its secret, its moves up to the one continued from, and whose eyes were kept."""

    __slots__ = ("before", "moves", "seat", "secret")

    def __init__(
        self, secret: bytes, moves: list[tuple[int, str]], seat: int, before: "Origin | None" = None
    ) -> None:
        self.secret = secret
        self.moves = moves
        self.seat = seat
        self.before = before

    @property
    def depth(self) -> int:
        return 1 + (0 if self.before is None else self.before.depth)

    def data(self) -> dict[str, object]:
        """As it stands in a record. The old secret is shown: that play was over."""
        facts: dict[str, object] = {
            "seat": self.seat,
            "seed": self.secret.hex(),
            "commitment": commitment(self.secret),
            "moves": [[seat, text] for seat, text in self.moves],
        }
        if self.before is not None:
            facts["origin"] = self.before.data()
        return facts


def origin_of(data: object, deepest: int = DEEPEST) -> Origin:
    """The origin written so; BadText if it is damaged or its seal is broken."""
    if not isinstance(data, dict) or deepest == 0:
        raise BadText("record-damaged", {"line": 1})
    seat = data.get("seat")
    seed = data.get("seed")
    moves = data.get("moves")
    if (
        not isinstance(seat, int)
        or isinstance(seat, bool)
        or not isinstance(seed, str)
        or not isinstance(moves, list)
    ):
        raise BadText("record-damaged", {"line": 1})
    try:
        secret = bytes.fromhex(seed)
    except ValueError:
        raise BadText("record-damaged", {"line": 1}) from None
    if len(secret) != SECRET_BYTES:
        raise BadText("record-damaged", {"line": 1})
    if data.get("commitment") != commitment(secret):
        raise BadText("record-seal-broken", {"line": 1})
    before = origin_of(data["origin"], deepest - 1) if "origin" in data else None
    return Origin(secret, [move_of(move) for move in moves], seat, before)


def move_of(value: object) -> tuple[int, str]:
    if isinstance(value, list) and len(value) == 2:
        seat, text = value
        if isinstance(seat, int) and not isinstance(seat, bool) and isinstance(text, str):
            return (seat, text)
    raise BadText("record-damaged", {"line": 1})


def old_table(game: Game, seats: int, options: dict[str, str], origin: Origin) -> Table:
    """The old play's table at the move continued from; BadText if it does not lead there."""
    table = laid_table(game, seats, options, origin.secret, [""] * seats, origin.before)
    for seat, text in origin.moves:
        try:
            happening = table.submit(seat, text)
        except EsbatError as error:
            facts: dict[str, object] = {"line": 1, "text": text[:40], "why": error, "played": game}
            raise BadText("record-origin", facts) from None
        if happening.text != text:
            raise BadText("record-origin", {"line": 1, "text": text[:40], "why": "spelling"})
    if table.over or not 0 <= origin.seat < seats:
        raise BadText("record-damaged", {"line": 1})
    return table


class ContinuedTable(Table):
    """A table that begins where another stood."""

    def __init__(
        self,
        game: Game,
        seats: int,
        wishes: dict[str, str],
        secret: bytes,
        players: list[str],
        origin: Origin,
        patient: bool = False,
    ) -> None:
        self.origin = origin
        old = old_table(game, seats, wishes, origin)
        self.start = old.state
        # What happened before: a play that is continued keeps its history.
        before: list[Happening] = old.past if isinstance(old, ContinuedTable) else []
        self.past: list[Happening] = [*before, *old.happenings]
        super().__init__(game, seats, wishes, secret, players, patient)

    def fresh(self) -> State:
        """The old play's state, as its seat saw it, with the rest dealt by the new luck."""
        state = self.start.imagine(self.origin.seat, sealed(self.secret))
        state.patient = self.patient
        state.sink = Listener()
        return state

    def record(self) -> Record:
        record = super().record()
        record.origin = self.origin.data()
        return record


def laid_table(
    game: Game,
    seats: int,
    options: dict[str, str],
    secret: bytes,
    players: list[str],
    origin: Origin | None,
    patient: bool = False,
) -> Table:
    """A table at its beginning: a set-up, or where another play stood."""
    if origin is None:
        return Table(game, seats, options, secret, players, patient)
    return ContinuedTable(game, seats, options, secret, players, origin, patient)
