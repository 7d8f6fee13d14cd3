"""The record is the play: what is needed to play it again, as readable JSON lines.

The first line names the game, its edition, the options, the players and the commitment; then comes one
move a line, `[seat, "text"]`; the last line shows the secret the luck was made of, with the outcome, or
says that the play was adjourned. State is never stored.

A play continued from a move of another carries that one in its first line, under `origin`, as far as it
went, with the seat through whose eyes the unseen things were dealt anew. A play with other printed things
than ours carries its pack there, with its hash.
"""

import json
from typing import Final

from esbat.engine.chance import commitment
from esbat.engine.errors import BadText

FORMAT: Final = 1
MOST_BYTES: Final = 8_000_000
SECRET_BYTES: Final = 16


class Record:
    """A whole play as data. `outcome` is None while it is adjourned."""

    __slots__ = (
        "commitment",
        "edition",
        "game",
        "moves",
        "options",
        "origin",
        "outcome",
        "pack",
        "players",
        "seats",
        "secret",
    )

    def __init__(
        self,
        game: str,
        edition: int,
        seats: int,
        options: dict[str, str],
        players: list[str],
        secret: bytes,
        moves: list[tuple[int, str]],
        outcome: dict[str, object] | None,
        origin: dict[str, object] | None = None,
        pack: dict[str, object] | None = None,
    ) -> None:
        self.game = game
        self.edition = edition
        self.seats = seats
        self.options = options
        self.players = players
        self.commitment = commitment(secret)
        self.secret = secret
        self.moves = moves
        self.outcome = outcome
        self.origin = origin
        self.pack = pack

    def head(self) -> str:
        """The first line, all that may be shown before the play."""
        head: dict[str, object] = {
            "esbat": FORMAT,
            "game": self.game,
            "edition": self.edition,
            "seats": self.seats,
            "options": self.options,
            "players": self.players,
            "commitment": self.commitment,
        }
        if self.pack is not None:
            head["pack"] = self.pack
        if self.origin is not None:
            head["origin"] = self.origin
        return line_of(head)

    def tail(self) -> str:
        """The last line, which opens the seal."""
        if self.outcome is None:
            return line_of({"adjourned": True, "seed": self.secret.hex()})
        return line_of({"outcome": self.outcome, "seed": self.secret.hex()})

    def text(self) -> str:
        """The whole file."""
        lines = [self.head()]
        for seat, move in self.moves:
            lines.append(line_of([seat, move]))
        lines.append(self.tail())
        return "\n".join(lines) + "\n"


def line_of(value: object) -> str:
    """One line of JSON, always written the same way."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def value_of(line: str, number: int) -> object:
    """The value on a line; BadText names the line if it is damaged."""
    try:
        value: object = json.loads(line)
        line_of(value).encode()  # half a character can be escaped in JSON, but never be shown
    except (ValueError, RecursionError):
        raise BadText("record-damaged", {"line": number}) from None
    return value


def read_record(text: str) -> Record:
    """The record written so; BadText says at which line it is foreign, damaged or cut off."""
    if len(text) > MOST_BYTES:
        raise BadText("record-too-long", {"most": MOST_BYTES})
    lines = text.split("\n")
    if lines and lines[-1] == "":
        lines.pop()
    if not lines:
        raise BadText("record-foreign", {"line": 1})
    head = read_head(lines[0])
    moves: list[tuple[int, str]] = []
    for number in range(2, len(lines)):
        moves.append(read_move(lines[number - 1], number))
    last = value_of(lines[-1], len(lines))
    if len(lines) < 2 or isinstance(last, list):
        raise BadText("record-truncated", {"line": len(lines)})
    if not isinstance(last, dict):
        raise BadText("record-damaged", {"line": len(lines)})
    secret, outcome = read_tail(last, len(lines))
    record = Record(
        whole_text(head, "game", 1),
        whole_number(head, "edition", 1),
        whole_number(head, "seats", 1),
        text_table(head, "options", 1),
        text_list(head, "players", 1),
        secret,
        moves,
        outcome,
        read_part(head, "origin"),
        read_part(head, "pack"),
    )
    if head.get("commitment") != record.commitment:
        raise BadText("record-seal-broken", {"line": len(lines)})
    return record


def read_head(line: str) -> dict[str, object]:
    """The first line, if it is one of ours."""
    try:
        head: object = json.loads(line)
        line_of(head).encode()
    except (ValueError, RecursionError):
        raise BadText("record-foreign", {"line": 1}) from None
    if not isinstance(head, dict) or "esbat" not in head:
        raise BadText("record-foreign", {"line": 1})
    if head["esbat"] != FORMAT:
        raise BadText("record-newer", {"line": 1, "format": str(head["esbat"])[:20]})
    return head


def read_part(head: dict[str, object], name: str) -> dict[str, object] | None:
    """What the head says of where a continued play comes from (`origin`), or of its pack; None if nothing."""
    if name not in head:
        return None
    part = head[name]
    if not isinstance(part, dict):
        raise BadText("record-damaged", {"line": 1})
    return part


def read_move(line: str, number: int) -> tuple[int, str]:
    """A move line: a seat and a text."""
    value = value_of(line, number)
    if isinstance(value, list) and len(value) == 2:
        seat, move = value
        if isinstance(seat, int) and not isinstance(seat, bool) and isinstance(move, str):
            return (seat, move)
    raise BadText("record-damaged", {"line": number})


def read_tail(tail: dict[str, object], number: int) -> tuple[bytes, dict[str, object] | None]:
    """The last line: the secret and the outcome, or that the play was adjourned."""
    seed = tail.get("seed")
    outcome = tail.get("outcome")
    if not isinstance(seed, str) or not (tail.get("adjourned") is True or isinstance(outcome, dict)):
        raise BadText("record-damaged", {"line": number})
    try:
        secret = bytes.fromhex(seed)
    except ValueError:
        raise BadText("record-damaged", {"line": number}) from None
    if len(secret) != SECRET_BYTES:
        raise BadText("record-damaged", {"line": number})
    return (secret, outcome if isinstance(outcome, dict) else None)


def whole_text(table: dict[str, object], key: str, number: int) -> str:
    value = table.get(key)
    if not isinstance(value, str):
        raise BadText("record-damaged", {"line": number})
    return value


def whole_number(table: dict[str, object], key: str, number: int) -> int:
    value = table.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadText("record-damaged", {"line": number})
    return value


def text_table(table: dict[str, object], key: str, number: int) -> dict[str, str]:
    value = table.get(key)
    if not isinstance(value, dict) or not all(isinstance(entry, str) for entry in value.values()):
        raise BadText("record-damaged", {"line": number})
    return {str(name): str(entry) for name, entry in value.items()}


def text_list(table: dict[str, object], key: str, number: int) -> list[str]:
    value = table.get(key)
    if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
        raise BadText("record-damaged", {"line": number})
    return [str(entry) for entry in value]
