"""What is kept of a play besides its secret, seats and acts."""

import msgspec


class Head(msgspec.Struct):
    """Which game, laid how. `private` makes the share link."""

    game: str
    edition: int
    seats: int
    options: dict[str, str]
    private: str
    origin: dict[str, object] | None = None
    pack: dict[str, object] | None = None


heads: msgspec.json.Decoder[Head] = msgspec.json.Decoder(Head)
