"""Made by `tools/fields` from `fields.py`: change that file, and run the tool."""

from esbat.engine.chance import Chance
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import NOTHING, ROW, State, every, in_row
from esbat.games.bal.tables import FULL_BOWL
from esbat.parts.bag import Bag


# fmt: off
@mypyc_attr(acyclic=True)
class Fields(State):
    """Everything remembered between two moves."""

    deck: Bag
    discard: vec[i64]
    laid: vec[i64]
    chosen: vec[i64]
    hands: vec[i64]
    sizes: vec[i64]
    own: vec[i64]
    dead: vec[i64]
    lives: vec[i64]
    captives: vec[i64]
    out: vec[i64]
    answers: vec[i64]
    committed: vec[i64]
    queue: vec[i64]
    spoken: vec[i64]
    bowl: vec[i64]
    level: i64
    balls: bool
    starting: i64
    inherit: bool
    any_spells: bool
    returns_all: bool
    incantation: i64
    options: i64
    false_discard: bool
    first: i64
    turn: i64
    active: i64
    stolen: bool
    lap: i64
    round: i64
    living: i64
    alive: i64
    batch: i64
    top_discard: i64
    reason: i64
    bound: i64
    attacker: i64
    target: i64
    colour: i64
    other_colour: i64
    spell: i64
    doubles: i64
    pieces: i64
    hexing: bool
    hex_failed: i64
    hex_won: i64
    declined: i64
    token: i64
    other_token: i64
    facing: i64
    speaker: i64
    silent: i64
    misread: i64
    annulled: i64
    challengers: i64
    failed_readings: i64
    quiet: i64
    quiet_depth: i64

    __slots__ = (
        "active", "alive", "annulled", "answers", "any_spells", "attacker", "balls", "batch", "bound", "bowl",
        "captives", "challengers", "chosen", "colour", "committed", "dead", "deck", "declined", "discard",
        "doubles", "facing", "failed_readings", "false_discard", "first", "hands", "hex_failed", "hex_won",
        "hexing", "incantation", "inherit", "laid", "lap", "level", "lives", "living", "misread", "options",
        "other_colour", "other_token", "out", "own", "pieces", "queue", "quiet", "quiet_depth", "reason",
        "returns_all", "round", "silent", "sizes", "speaker", "spell", "spoken", "starting", "stolen",
        "target", "token", "top_discard", "turn",
    )

    def __init__(self, seats: i64, chance: Chance, like: "Fields | None" = None) -> None:
        """A fresh board for the set-up; or a copy with this luck, unheard and not patient."""
        super().__init__(seats, chance, 16, like)
        if like is None:
            self.deck = Bag(NOTHING, 0)
            self.discard = self.laid = self.chosen = self.hands = self.sizes = self.own = self.dead = NOTHING
            self.lives = self.captives = self.out = self.answers = self.committed = self.queue = NOTHING
            self.spoken = NOTHING
            self.bowl = FULL_BOWL
            self.level = self.incantation = self.options = self.first = self.turn = self.active = 0
            self.living = self.alive = self.batch = self.reason = self.doubles = self.pieces = 0
            self.hex_failed = self.hex_won = self.declined = self.silent = self.misread = self.annulled = 0
            self.challengers = self.failed_readings = self.quiet = self.quiet_depth = 0
            self.balls = self.inherit = self.any_spells = self.returns_all = self.false_discard = False
            self.stolen = self.hexing = False
            self.starting = 10
            self.lap = self.round = 1
            self.top_discard = self.bound = self.attacker = self.target = self.colour = -1
            self.other_colour = self.spell = self.token = self.other_token = self.facing = self.speaker = -1
        else:
            self.deck, self.discard, self.laid = like.deck.clone(), like.discard[:], like.laid[:]
            self.chosen, self.hands, self.sizes = like.chosen[:], like.hands[:], like.sizes[:]
            self.own, self.dead, self.lives = like.own[:], like.dead[:], like.lives[:]
            self.captives, self.out, self.answers = like.captives[:], like.out[:], like.answers[:]
            self.committed, self.queue, self.spoken = like.committed[:], like.queue[:], like.spoken[:]
            self.bowl, self.level, self.balls = like.bowl, like.level, like.balls
            self.starting, self.inherit, self.any_spells = like.starting, like.inherit, like.any_spells
            self.returns_all, self.incantation = like.returns_all, like.incantation
            self.options, self.false_discard, self.first = like.options, like.false_discard, like.first
            self.turn, self.active, self.stolen, self.lap = like.turn, like.active, like.stolen, like.lap
            self.round, self.living, self.alive, self.batch = like.round, like.living, like.alive, like.batch
            self.top_discard, self.reason, self.bound = like.top_discard, like.reason, like.bound
            self.attacker, self.target, self.colour = like.attacker, like.target, like.colour
            self.other_colour, self.spell, self.doubles = like.other_colour, like.spell, like.doubles
            self.pieces, self.hexing, self.hex_failed = like.pieces, like.hexing, like.hex_failed
            self.hex_won, self.declined, self.token = like.hex_won, like.declined, like.token
            self.other_token, self.facing, self.speaker = like.other_token, like.facing, like.speaker
            self.silent, self.misread, self.annulled = like.silent, like.misread, like.annulled
            self.challengers, self.failed_readings = like.challengers, like.failed_readings
            self.quiet, self.quiet_depth = like.quiet, like.quiet_depth

    def numbers(self) -> list[int]:
        """Every number of the state; bags as what is in them, since their order means nothing."""
        return [
            self.seats, self.depth, *in_row(self.stack, self.depth * ROW), self.deck.count,
            *self.deck.listed(), *every(self.discard), *every(self.laid), *every(self.chosen),
            *every(self.hands), *every(self.sizes), *every(self.own), *every(self.dead), *every(self.lives),
            *every(self.captives), *every(self.out), *every(self.answers), *every(self.committed),
            *every(self.queue), *every(self.spoken), self.level, int(self.balls), self.starting,
            int(self.inherit), int(self.any_spells), int(self.returns_all), self.incantation, self.options,
            int(self.false_discard), self.first, self.turn, self.active, int(self.stolen), self.lap,
            self.round, self.living, self.alive, self.batch, self.top_discard, self.reason, self.bound,
            self.attacker, self.target, self.colour, self.other_colour, self.spell, self.doubles, self.pieces,
            int(self.hexing), self.hex_failed, self.hex_won, self.declined, self.token, self.other_token,
            self.facing, self.speaker, self.silent, self.misread, self.annulled, self.challengers,
            self.failed_readings, self.quiet, self.quiet_depth,
        ]
