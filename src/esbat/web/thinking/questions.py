"""What a bot is asked, as it goes to a worker and back; and how either side lays the table for it."""

import msgspec
from msgspec import Struct

from esbat.bots import bot, mind_of
from esbat.engine.chance import seeded
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.table.continued import laid_table, origin_of
from esbat.table.table import Table
from esbat.web.catalogue.boxes import boxed

BLUNDER = 10
"""Hundredths of a victory that a choice must throw away to be called a blunder."""


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
    judged: list[int] = []
    """Moves of a play that is over, by their number: if there are any, the bot says which were blunders."""


class Verdict(Struct, frozen=True):
    """A blunder: the how-manieth move, what it cost in hundredths of a victory, and what was better."""

    at: int
    cost: int
    better: str


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
    verdicts: list[Verdict] = []
    excuse: str = ""
    """How it came that it made another move than it would make now (`Advice`)."""


thoughts: msgspec.json.Decoder[Thought] = msgspec.json.Decoder(Thought)
answers: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


def answered(thought: Thought) -> Answer:
    """The bot's move and what speaks for it, from a table laid anew."""
    table = laid(thought)
    if thought.judged:
        return Answer(None, verdicts=verdicts(thought, table))
    table.lay_again(thought.moves)
    game = table.game
    mind = mind_of(game, table.state, thought.seat, seeded(thought.luck))
    player = bot(game.code, thought.bot)
    if not thought.reasons:
        return Answer(game.text(player.choose(mind)))
    advice = player.explain(mind, game.parse(thought.made)) if thought.made else player.advise(mind)
    move = game.text(advice.move)
    if not advice.tries:
        return Answer(move, excuse=advice.excuse)
    other = game.text(advice.other)
    numbers = (advice.tries, advice.expected, other, advice.other_expected)
    return Answer(move, "", *numbers, advice.reasons, advice.doubts, excuse=advice.excuse)


def laid(thought: Thought) -> Table:
    """The table as it was before its first move."""
    origin = None if thought.origin is None else origin_of(thought.origin)
    return laid_table(
        boxed(thought.game, thought.pack),
        thought.seats,
        thought.options,
        bytes.fromhex(thought.secret),
        [""] * thought.seats,
        origin,
    )


def verdicts(thought: Thought, table: Table) -> list[Verdict]:
    """Which of these moves were blunders."""
    judge, game, found = bot(table.game.code, thought.bot), table.game, []
    done = 0
    for at in sorted(thought.judged):
        table.lay_again(thought.moves[done : at - 1])
        done = at - 1
        seat, text = thought.moves[done]
        while table.waiting:
            table.go_on()
        mind = mind_of(game, table.state, seat, seeded(thought.luck))
        advice = judge.judge(mind, game.parse(text))
        if (cost := advice.expected - advice.other_expected) >= BLUNDER:
            found.append(Verdict(at, cost, game.text(advice.move)))
    return found


def chosen_at(game: Game, state: State, seat: int, name: str, luck: int) -> str:
    """The bot's move in a play that stands."""
    mind = mind_of(game, state, seat, seeded(luck))
    return game.text(bot(game.code, name).choose(mind))
