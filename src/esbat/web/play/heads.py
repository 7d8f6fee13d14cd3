"""What is kept of a play besides its secret, seats and acts; and how its table is laid again."""

import msgspec

from esbat.engine.errors import EsbatError
from esbat.games import SHELF
from esbat.store.interface import NOBODY, KeptPlay
from esbat.table.continued import laid_table, origin_of
from esbat.table.table import Table
from esbat.web.catalogue.boxes import boxed
from esbat.words import Words


class Head(msgspec.Struct):
    """Which game, laid how. `private` makes the share link."""

    game: str
    edition: int
    seats: int
    options: dict[str, str]
    private: str
    origin: dict[str, object] | None = None
    pack: dict[str, object] | None = None
    settles: bool = False  # the table answers where there is no choice; plays kept before that did not
    lesson: str | None = None  # the name of the lesson that this play is


heads: msgspec.json.Decoder[Head] = msgspec.json.Decoder(Head)


def game_in(head: bytes) -> str:
    """The code of a kept play's game; empty if that can no longer be read."""
    try:
        return heads.decode(head).game
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return ""


def title_in(head: bytes, words: Words) -> str:
    """What a kept play's game is called; its code, or a question mark, where nobody here knows it."""
    code = game_in(head)
    return words.title(code) if code in SHELF else code or "?"


def laid(kept: KeptPlay) -> Table:
    """The table of a kept play, by repeating its acts; EsbatError if they no longer lead anywhere."""
    head = heads.decode(kept.head)
    game = boxed(head.game, head.pack)
    if head.edition != game.edition:
        raise EsbatError("server-other-edition", {"edition": head.edition, "current": game.edition})
    origin = None if head.origin is None else origin_of(head.origin)
    table = laid_table(game, head.seats, head.options, kept.secret, [""] * head.seats, origin, patient=True)
    table.settles = head.settles
    table.lay_again([(act.seat, act.text) for act in kept.acts])
    passed = max((answer.place for answer in kept.answers if answer.seat == NOBODY), default=-1)
    while table.waiting and len(table.happenings) <= passed:
        table.go_on()
    return table
