"""Everything remembered between two moves; data, no rule.

A card is a kind; a hand or a pile is a count for every kind. The deck is a bag, since nobody knows its
order. What waits for an answer lies on the stack; answers given in secret lie in `answers`, cards being
put together by one seat in `chosen`, until they take effect.
"""

from typing import Final

from esbat.engine.chance import Chance
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import ROW, SEAT_BIT, State
from esbat.games.bal.names import KINDS, MOST_SEATS
from esbat.games.bal.tables import FULL_BOWL
from esbat.parts.bag import Bag

PIECES: Final[i64] = 44
"""Where the pieces of a Sortilège begin in the queue, after a double for each of `MOST_COPIES` mirrors."""
QUEUE: Final[i64] = 54
"""Numbers in the queue: each of five defenders of a Sortilège can send on a piece."""


@mypyc_attr(acyclic=True)
class Board(State):
    """The ballroom: deck, piles, hands, Crapzouilles, the round, the attack and the Farce under way."""

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

    def __init__(
        self,
        seats: i64,
        chance: Chance,
        stack: vec[i64],
        depth: i64,
        deck: Bag,
        discard: vec[i64],
        laid: vec[i64],
        chosen: vec[i64],
        hands: vec[i64],
        sizes: vec[i64],
        own: vec[i64],
        dead: vec[i64],
        lives: vec[i64],
        captives: vec[i64],
        out: vec[i64],
        answers: vec[i64],
        committed: vec[i64],
        queue: vec[i64],
        spoken: vec[i64],
    ) -> None:
        self.seats = seats
        self.chance = chance
        self.stack = stack
        self.depth = depth
        self.sink = None
        self.patient = False
        self.deck = deck
        self.discard = discard  # by kind, as are the next two
        self.laid = laid  # cards on the table until the attack or the Farce is over
        self.chosen = chosen  # cards named by the one seat that is putting cards together, still in its hand
        self.hands = hands  # by seat * 20 + kind
        self.sizes = sizes  # cards in hand, by seat
        self.own = own  # own Crapzouilles alive in the own coffer, by seat
        self.dead = dead  # own Crapzouilles that are dead
        self.lives = lives  # own and captured ones alive in the coffer
        self.captives = captives  # by holder * 6 + first owner
        self.out = out  # 0, or the number of the blow that eliminated the seat
        # move + 1, or 0: hidden answers of a question put to several, which leaves none behind once settled
        self.answers = answers
        self.committed = (
            committed  # move + 1, or 0: answers to a Sortilège, shown and waiting to be carried out
        )
        # Doubles (player of Miroir, target), then pieces of a Sortilège (deflector, target); beyond as many
        # as there are now, its numbers mean nothing.
        self.queue = queue
        self.spoken = spoken  # the cards to be read aloud: three places, then how many there are
        self.bowl = FULL_BOWL  # the colour of each Farce token; never written to
        # What the table has decided.
        self.level: i64 = 0
        self.balls = False  # is there a Boule de cristal among the cards of this level?
        self.starting: i64 = 10
        self.inherit = False
        self.any_spells = False
        self.must_parry = False
        self.returns_all = False
        self.any_time = False
        self.incantation: i64 = 0
        self.strict = False
        self.false_discard = False
        # The round.
        self.first: i64 = 0
        self.turn: i64 = 0  # the seat Carabosse stands at
        self.active: i64 = 0  # who plays the turn: that seat, or a thief
        self.stolen = False
        self.lap: i64 = 1
        self.round: i64 = 1
        self.living: i64 = SEAT_BIT[seats - 1] * 2 - 1  # a set of seats
        self.alive: i64 = seats  # how many
        self.batch: i64 = 0  # blows so far
        self.top_discard: i64 = -1
        self.reason: i64 = 0
        # The attack under way.
        self.bound: i64 = -1  # the seat hit by Enchantement, who must be attacked
        self.attacker: i64 = -1
        self.target: i64 = -1
        self.colour: i64 = -1  # its potions, the commoner first
        self.other_colour: i64 = -1
        self.spell: i64 = -1
        self.doubles: i64 = 0
        self.pieces: i64 = 0
        self.hexing = False  # a Sortilège that strikes all the others
        self.hex_failed: i64 = 0  # seats that failed against a Sortilège
        self.hex_won: i64 = 0  # seats that will draw for it
        self.declined: i64 = 0  # Baguettes held back in its first stage, by seat (`rules.WANDS_OF`)
        # The Farce under way.
        self.token: i64 = -1
        self.other_token: i64 = -1
        self.facing: i64 = -1
        # Reading aloud.
        self.speaker: i64 = -1
        self.silent: i64 = 0  # a set of places among the spoken cards
        self.misread: i64 = 0
        self.annulled: i64 = 0
        self.challengers: i64 = 0
        self.failed_readings: i64 = 0
        # The last window that may have been open without anybody noticing, and where it lay on the stack.
        self.quiet: i64 = 0
        self.quiet_depth: i64 = 0

    def potions(self, seat: i64) -> i64:
        """How many potions a seat holds."""
        hands = self.hands
        at = seat * KINDS
        return hands[at] + hands[at + 1] + hands[at + 2] + hands[at + 3] + hands[at + 4]

    def holds(self, seat: i64, kind: i64) -> bool:
        return self.hands[seat * KINDS + kind] > 0

    def is_alive(self, seat: i64) -> bool:
        return (self.living & SEAT_BIT[seat]) != 0

    def cards(self, pile: vec[i64], at: i64) -> list[int]:
        """The cards of a hand or pile, beginning at this place, in order of kind."""
        found: list[int] = []
        for kind in range(KINDS):
            for copy in range(pile[at + kind]):
                found.append(kind)
        return found

    def scalars(self) -> list[int]:
        """Every single number of the state, in a fixed order."""
        return [
            self.seats,
            self.level,
            int(self.balls),
            self.starting,
            int(self.inherit),
            int(self.any_spells),
            int(self.must_parry),
            int(self.returns_all),
            int(self.any_time),
            self.incantation,
            int(self.strict),
            int(self.false_discard),
            self.first,
            self.turn,
            self.active,
            int(self.stolen),
            self.lap,
            self.round,
            self.living,
            self.alive,
            self.batch,
            self.top_discard,
            self.reason,
            self.bound,
            self.attacker,
            self.target,
            self.colour,
            self.other_colour,
            self.spell,
            self.doubles,
            self.pieces,
            int(self.hexing),
            self.hex_failed,
            self.hex_won,
            self.declined,
            self.token,
            self.other_token,
            self.facing,
            self.speaker,
            self.silent,
            self.misread,
            self.annulled,
            self.challengers,
            self.failed_readings,
            self.quiet,
            self.quiet_depth,
            self.depth,
        ]

    def numbers(self) -> list[int]:
        """Every number of the state; the deck as what is in it, since its order means nothing."""
        flat = self.scalars()
        for at in range(self.depth * ROW):
            flat.append(self.stack[at])
        for zone in (
            self.discard,
            self.laid,
            self.chosen,
            self.hands,
            self.sizes,
            self.own,
            self.dead,
            self.lives,
            self.captives,
            self.out,
            self.answers,
            self.committed,
            self.queue,
            self.spoken,
        ):
            for number in zone:
                flat.append(number)
        flat.append(self.deck.count)
        flat.extend(self.deck.listed())
        return flat


def next_seat(board: Board, seat: i64) -> i64:
    """The seat on the left."""
    seat += 1
    return seat if seat < board.seats else 0


def next_alive(board: Board, seat: i64) -> i64:
    """The nearest living witch on the left; the seat itself if no other is alive."""
    left = next_seat(board, seat)
    while left != seat and not board.living & SEAT_BIT[left]:
        left = next_seat(board, left)
    return left


def previous_alive(board: Board, seat: i64) -> i64:
    """The nearest living witch on the right."""
    right = seat
    for turn in range(MOST_SEATS):
        right = right - 1 if right > 0 else board.seats - 1
        if board.living & SEAT_BIT[right]:
            return right
    return seat
