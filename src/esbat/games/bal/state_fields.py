"""Made by `tools/fields` from `fields.py`: change that file, and run the tool."""

from typing import Final

from esbat.engine.chance import Chance
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import ROW, State
from esbat.games.bal.tables import FULL_BOWL
from esbat.parts.bag import Bag

NOTHING: Final = vec[i64]([])
"""What a fresh board has in place of numbers: the set-up lays them out."""
NO_ROWS: Final = vec[i64]([0] * (16 * ROW))


@mypyc_attr(acyclic=True)
class Fields(State):
    """Everything remembered between two moves."""

    __slots__ = (
        "active",
        "alive",
        "annulled",
        "answers",
        "any_spells",
        "any_time",
        "attacker",
        "balls",
        "batch",
        "bound",
        "bowl",
        "captives",
        "challengers",
        "chosen",
        "colour",
        "committed",
        "dead",
        "deck",
        "declined",
        "discard",
        "doubles",
        "facing",
        "failed_readings",
        "false_discard",
        "first",
        "hands",
        "hex_failed",
        "hex_won",
        "hexing",
        "incantation",
        "inherit",
        "laid",
        "lap",
        "level",
        "lives",
        "living",
        "misread",
        "must_parry",
        "other_colour",
        "other_token",
        "out",
        "own",
        "pieces",
        "queue",
        "quiet",
        "quiet_depth",
        "reason",
        "returns_all",
        "round",
        "silent",
        "sizes",
        "speaker",
        "spell",
        "spoken",
        "starting",
        "stolen",
        "strict",
        "target",
        "token",
        "top_discard",
        "turn",
    )

    def __init__(self, seats: i64, chance: Chance, like: "Fields | None" = None) -> None:
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
            self.any_spells: bool = False
            self.must_parry: bool = False
            self.returns_all: bool = False
            self.any_time: bool = False
            self.incantation: i64 = 0
            self.strict: bool = False
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
            self.any_spells = like.any_spells
            self.must_parry = like.must_parry
            self.returns_all = like.returns_all
            self.any_time = like.any_time
            self.incantation = like.incantation
            self.strict = like.strict
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
        flat: list[int] = [self.seats, self.depth]
        for at in range(self.depth * ROW):
            flat.append(self.stack[at])
        flat.append(self.deck.count)
        flat.extend(self.deck.listed())
        for number in self.discard:
            flat.append(number)
        for number in self.laid:
            flat.append(number)
        for number in self.chosen:
            flat.append(number)
        for number in self.hands:
            flat.append(number)
        for number in self.sizes:
            flat.append(number)
        for number in self.own:
            flat.append(number)
        for number in self.dead:
            flat.append(number)
        for number in self.lives:
            flat.append(number)
        for number in self.captives:
            flat.append(number)
        for number in self.out:
            flat.append(number)
        for number in self.answers:
            flat.append(number)
        for number in self.committed:
            flat.append(number)
        for number in self.queue:
            flat.append(number)
        for number in self.spoken:
            flat.append(number)
        flat.append(self.level)
        flat.append(int(self.balls))
        flat.append(self.starting)
        flat.append(int(self.inherit))
        flat.append(int(self.any_spells))
        flat.append(int(self.must_parry))
        flat.append(int(self.returns_all))
        flat.append(int(self.any_time))
        flat.append(self.incantation)
        flat.append(int(self.strict))
        flat.append(int(self.false_discard))
        flat.append(self.first)
        flat.append(self.turn)
        flat.append(self.active)
        flat.append(int(self.stolen))
        flat.append(self.lap)
        flat.append(self.round)
        flat.append(self.living)
        flat.append(self.alive)
        flat.append(self.batch)
        flat.append(self.top_discard)
        flat.append(self.reason)
        flat.append(self.bound)
        flat.append(self.attacker)
        flat.append(self.target)
        flat.append(self.colour)
        flat.append(self.other_colour)
        flat.append(self.spell)
        flat.append(self.doubles)
        flat.append(self.pieces)
        flat.append(int(self.hexing))
        flat.append(self.hex_failed)
        flat.append(self.hex_won)
        flat.append(self.declined)
        flat.append(self.token)
        flat.append(self.other_token)
        flat.append(self.facing)
        flat.append(self.speaker)
        flat.append(self.silent)
        flat.append(self.misread)
        flat.append(self.annulled)
        flat.append(self.challengers)
        flat.append(self.failed_readings)
        flat.append(self.quiet)
        flat.append(self.quiet_depth)
        return flat
