"""What a bot is asked, as it goes to a worker and back; and how either side lays the table for it."""

import msgspec
from msgspec import Struct

from esbat.bots import bot, mind_of
from esbat.engine.chance import seeded
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.table.continued import laid_table, origin_of
from esbat.web.catalogue.boxes import boxed


class Thought(Struct, frozen=True):
    """A question to a bot. The worker lays the table again; the bot itself sees only its `Mind`."""

    game: str
    seats: int
    options: dict[str, str]
    secret: str
    origin: dict[str, object] | None
    moves: list[tuple[int, str]]
    seat: int
    bot: str
    luck: int
    pack: dict[str, object] | None = None
    reasons: bool = False
    """Shall the bot say what speaks for its move? That takes longer."""
    made: str = ""
    """A move that was made here: if there is one, the bot says what spoke for it and chooses nothing."""


class Answer(Struct, frozen=True):
    """The move chosen, or nothing and the name of the trouble; and the numbers of a bot that counts.

    After so many `tries` it expects this percentage of the win of its move, and that of the next best;
    `reasons` and `doubts` are themes of the game that speak for it and against it.
    """

    move: str | None
    trouble: str = ""
    tries: int = 0
    expected: int = 0
    other: str = ""
    other_expected: int = 0
    reasons: list[str] = []
    doubts: list[str] = []


thoughts: msgspec.json.Decoder[Thought] = msgspec.json.Decoder(Thought)
answers: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


def answered(thought: Thought) -> Answer:
    """The bot's move and what speaks for it, from a table laid anew."""
    origin = None if thought.origin is None else origin_of(thought.origin)
    table = laid_table(
        boxed(thought.game, thought.pack),
        thought.seats,
        thought.options,
        bytes.fromhex(thought.secret),
        [""] * thought.seats,
        origin,
    )
    table.lay_again(thought.moves)
    game = table.game
    mind = mind_of(game, table.state, thought.seat, seeded(thought.luck))
    player = bot(game.code, thought.bot)
    if not thought.reasons:
        return Answer(game.text(player.choose(mind)))
    advice = player.explain(mind, game.parse(thought.made)) if thought.made else player.advise(mind)
    move = game.text(advice.move)
    if not advice.tries:
        return Answer(move)
    other = game.text(advice.other)
    numbers = (advice.tries, advice.expected, other, advice.other_expected)
    return Answer(move, "", *numbers, advice.reasons, advice.doubts)


def chosen_at(game: Game, state: State, seat: int, name: str, luck: int) -> str:
    """The bot's move in a play that stands."""
    mind = mind_of(game, state, seat, seeded(luck))
    return game.text(bot(game.code, name).choose(mind))
