"""Made by `tools/fields` from `fields.py`: change that file, and run the tool."""

from typing import Final

from esbat.engine.chance import Chance
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import ROW, State, in_row
from esbat.games.bal.tables import FULL_BOWL
from esbat.parts.bag import Bag

NOTHING: Final = vec[i64]([])
"""What a fresh board has in place of numbers: the set-up lays them out."""
NO_ROWS: Final = vec[i64]([0] * (16 * ROW))


@mypyc_attr(acyclic=True)
class Fields1(State):
    """Everything remembered between two moves: a part of it."""

    __slots__ = (
        "answers",
        "balls",
        "bowl",
        "captives",
        "chosen",
        "committed",
        "dead",
        "deck",
        "discard",
        "hands",
        "inherit",
        "laid",
        "level",
        "lives",
        "out",
        "own",
        "queue",
        "sizes",
        "spoken",
        "starting",
    )

    def __init__(self, seats: i64, chance: Chance, like: "Fields1 | None" = None) -> None:
        """A fresh board for the set-up; or a copy with this luck, unheard and not patient."""
        self.seats = seats
        self.chance = chance
        self.sink = None
        self.patient = False
        if like is None:
            self.stack = NO_ROWS[:]
            self.depth = 0
            self.deck: Bag = Bag(NOTHING, 0)
            self.discard: vec[i64] = NOTHING
            self.laid: vec[i64] = NOTHING
            self.chosen: vec[i64] = NOTHING
            self.hands: vec[i64] = NOTHING
            self.sizes: vec[i64] = NOTHING
            self.own: vec[i64] = NOTHING
            self.dead: vec[i64] = NOTHING
            self.lives: vec[i64] = NOTHING
            self.captives: vec[i64] = NOTHING
            self.out: vec[i64] = NOTHING
            self.answers: vec[i64] = NOTHING
            self.committed: vec[i64] = NOTHING
            self.queue: vec[i64] = NOTHING
            self.spoken: vec[i64] = NOTHING
            self.bowl: vec[i64] = FULL_BOWL
            self.level: i64 = 0
            self.balls: bool = False
            self.starting: i64 = 10
            self.inherit: bool = False
        else:
            self.stack = like.stack[:]
            self.depth = like.depth
            self.deck = like.deck.clone()
            self.discard = like.discard[:]
            self.laid = like.laid[:]
            self.chosen = like.chosen[:]
            self.hands = like.hands[:]
            self.sizes = like.sizes[:]
            self.own = like.own[:]
            self.dead = like.dead[:]
            self.lives = like.lives[:]
            self.captives = like.captives[:]
            self.out = like.out[:]
            self.answers = like.answers[:]
            self.committed = like.committed[:]
            self.queue = like.queue[:]
            self.spoken = like.spoken[:]
            self.bowl = like.bowl
            self.level = like.level
            self.balls = like.balls
            self.starting = like.starting
            self.inherit = like.inherit

    def numbers(self) -> list[int]:
        """Every number of the state; bags as what is in them, since their order means nothing."""
        flat: list[int] = [self.seats, self.depth, *in_row(self.stack, self.depth * ROW)]
        flat += [self.deck.count, *self.deck.listed()]
        flat += in_row(self.discard, len(self.discard))
        flat += in_row(self.laid, len(self.laid))
        flat += in_row(self.chosen, len(self.chosen))
        flat += in_row(self.hands, len(self.hands))
        flat += in_row(self.sizes, len(self.sizes))
        flat += in_row(self.own, len(self.own))
        flat += in_row(self.dead, len(self.dead))
        flat += in_row(self.lives, len(self.lives))
        flat += in_row(self.captives, len(self.captives))
        flat += in_row(self.out, len(self.out))
        flat += in_row(self.answers, len(self.answers))
        flat += in_row(self.committed, len(self.committed))
        flat += in_row(self.queue, len(self.queue))
        flat += in_row(self.spoken, len(self.spoken))
        flat += [self.level, int(self.balls), self.starting, int(self.inherit)]
        return flat


@mypyc_attr(acyclic=True)
class Fields2(Fields1):
    """Everything remembered between two moves: a part of it."""

    __slots__ = (
        "active",
        "alive",
        "any_spells",
        "attacker",
        "batch",
        "bound",
        "colour",
        "false_discard",
        "first",
        "incantation",
        "lap",
        "living",
        "options",
        "reason",
        "returns_all",
        "round",
        "stolen",
        "target",
        "top_discard",
        "turn",
    )

    def __init__(self, seats: i64, chance: Chance, like: "Fields2 | None" = None) -> None:
        """A fresh board for the set-up; or a copy with this luck, unheard and not patient."""
        super().__init__(seats, chance, like)
        if like is None:
            self.any_spells: bool = False
            self.returns_all: bool = False
            self.incantation: i64 = 0
            self.options: i64 = 0
            self.false_discard: bool = False
            self.first: i64 = 0
            self.turn: i64 = 0
            self.active: i64 = 0
            self.stolen: bool = False
            self.lap: i64 = 1
            self.round: i64 = 1
            self.living: i64 = 0
            self.alive: i64 = 0
            self.batch: i64 = 0
            self.top_discard: i64 = -1
            self.reason: i64 = 0
            self.bound: i64 = -1
            self.attacker: i64 = -1
            self.target: i64 = -1
            self.colour: i64 = -1
        else:
            self.any_spells = like.any_spells
            self.returns_all = like.returns_all
            self.incantation = like.incantation
            self.options = like.options
            self.false_discard = like.false_discard
            self.first = like.first
            self.turn = like.turn
            self.active = like.active
            self.stolen = like.stolen
            self.lap = like.lap
            self.round = like.round
            self.living = like.living
            self.alive = like.alive
            self.batch = like.batch
            self.top_discard = like.top_discard
            self.reason = like.reason
            self.bound = like.bound
            self.attacker = like.attacker
            self.target = like.target
            self.colour = like.colour

    def numbers(self) -> list[int]:
        """Every number of the state; bags as what is in them, since their order means nothing."""
        flat: list[int] = super().numbers()
        flat += [int(self.any_spells), int(self.returns_all), self.incantation, self.options]
        flat += [int(self.false_discard), self.first, self.turn, self.active, int(self.stolen), self.lap]
        flat += [self.round, self.living, self.alive, self.batch, self.top_discard, self.reason, self.bound]
        flat += [self.attacker, self.target, self.colour]
        return flat


@mypyc_attr(acyclic=True)
class Fields(Fields2):
    """Everything remembered between two moves."""

    __slots__ = (
        "annulled",
        "challengers",
        "declined",
        "doubles",
        "facing",
        "failed_readings",
        "hex_failed",
        "hex_won",
        "hexing",
        "misread",
        "other_colour",
        "other_token",
        "pieces",
        "quiet",
        "quiet_depth",
        "silent",
        "speaker",
        "spell",
        "token",
    )

    def __init__(self, seats: i64, chance: Chance, like: "Fields | None" = None) -> None:
        """A fresh board for the set-up; or a copy with this luck, unheard and not patient."""
        super().__init__(seats, chance, like)
        if like is None:
            self.other_colour: i64 = -1
            self.spell: i64 = -1
            self.doubles: i64 = 0
            self.pieces: i64 = 0
            self.hexing: bool = False
            self.hex_failed: i64 = 0
            self.hex_won: i64 = 0
            self.declined: i64 = 0
            self.token: i64 = -1
            self.other_token: i64 = -1
            self.facing: i64 = -1
            self.speaker: i64 = -1
            self.silent: i64 = 0
            self.misread: i64 = 0
            self.annulled: i64 = 0
            self.challengers: i64 = 0
            self.failed_readings: i64 = 0
            self.quiet: i64 = 0
            self.quiet_depth: i64 = 0
        else:
            self.other_colour = like.other_colour
            self.spell = like.spell
            self.doubles = like.doubles
            self.pieces = like.pieces
            self.hexing = like.hexing
            self.hex_failed = like.hex_failed
            self.hex_won = like.hex_won
            self.declined = like.declined
            self.token = like.token
            self.other_token = like.other_token
            self.facing = like.facing
            self.speaker = like.speaker
            self.silent = like.silent
            self.misread = like.misread
            self.annulled = like.annulled
            self.challengers = like.challengers
            self.failed_readings = like.failed_readings
            self.quiet = like.quiet
            self.quiet_depth = like.quiet_depth

    def numbers(self) -> list[int]:
        """Every number of the state; bags as what is in them, since their order means nothing."""
        flat: list[int] = super().numbers()
        flat += [self.other_colour, self.spell, self.doubles, self.pieces, int(self.hexing), self.hex_failed]
        flat += [self.hex_won, self.declined, self.token, self.other_token, self.facing, self.speaker]
        flat += [self.silent, self.misread, self.annulled, self.challengers, self.failed_readings, self.quiet]
        flat += [self.quiet_depth]
        return flat
