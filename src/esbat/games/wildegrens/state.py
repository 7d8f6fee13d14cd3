"""Everything remembered between two moves; data, no rule.

Cards are small numbers and a pile whose order does not matter is a set, kept as the bits of one number.
The face-down decks are such sets too: a card is drawn by luck when somebody needs it. So are face-down
Challenges and Convictions: one that nobody has looked at (UNTURNED) is still in its bag. Cards put back on
top of a deck in a known order lie in a `_top` list, the uppermost last. When a deck is made anew from its
discard pile, what lies face down elsewhere must be settled first; the `lots` say which of those came
together, so that they can be dealt anew among themselves.
"""

from esbat.engine.chance import Chance
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import ROW, State
from esbat.games.wildegrens.tables import Box


@mypyc_attr(acyclic=True)
class Board(State):
    """WIL-209. The table of one player: every card is somewhere on it, or back in the box."""

    __slots__ = (
        "boost",
        "box",
        "cancelled",
        "challenge_discard",
        "challenge_top",
        "challenge_top_count",
        "challenges",
        "chosen",
        "conviction_discard",
        "convictions",
        "convinced",
        "coven",
        "coven_curses",
        "coven_top",
        "coven_top_count",
        "curse_pile",
        "discard",
        "discard_curses",
        "ease_challenges",
        "ease_familiars",
        "ease_mission",
        "extra",
        "failed",
        "failures",
        "familiars",
        "filled",
        "fresh",
        "gone",
        "hand",
        "hand_curses",
        "hidden",
        "ignore_blocks",
        "jury",
        "looked",
        "looked_curses",
        "lots",
        "lots_made",
        "missions",
        "must_trial",
        "overcome",
        "paper_lots",
        "papers",
        "papers_up",
        "persuasion",
        "places",
        "pool",
        "prison",
        "reason",
        "recruit_top",
        "recruit_top_count",
        "recruits",
        "revealed",
        "reveals",
        "seen",
        "souls",
        "souls_total",
        "spared",
        "spent",
        "spots",
        "succeeded",
        "turn",
        "unturned",
        "unturned_papers",
        "up",
        "villagers",
    )

    def __init__(
        self,
        box: Box,
        chance: Chance,
        stack: vec[i64],
        depth: i64,
        places: vec[i64],
        spots: vec[i64],
        lots: vec[i64],
        papers: vec[i64],
        paper_lots: vec[i64],
        jury: vec[i64],
        persuasion: vec[i64],
        convictions: vec[i64],
        conviction_discard: vec[i64],
        villagers: vec[i64],
        souls: vec[i64],
        coven_top: vec[i64],
        recruit_top: vec[i64],
        challenge_top: vec[i64],
        boost: vec[i64],
    ) -> None:
        self.box = box
        self.seats = 1
        self.chance = chance
        self.stack = stack
        self.depth = depth
        self.sink = None
        self.places = places  # the three places for Missions: a Mission or EMPTY
        self.spots = spots  # eight a place: a Challenge, UNTURNED or EMPTY
        self.lots = lots  # by spot: the lot of a face-down Challenge settled at a reshuffle, else 0
        self.papers = papers  # two a Juror: a Conviction's number, UNTURNED or EMPTY
        self.paper_lots = paper_lots
        self.jury = jury  # the Jurors in the game
        self.persuasion = persuasion
        self.convictions = convictions  # by number: unseen Convictions, face-down ones included
        self.conviction_discard = conviction_discard
        self.villagers = villagers  # by number: the Villager deck
        self.souls = souls  # by number: Lost Souls
        self.coven_top = coven_top
        self.recruit_top = recruit_top
        self.challenge_top = challenge_top
        self.boost = boost  # by witch: power she has taken in this turn
        # The coven: sets of witches, with the Curses among them counted apart.
        self.pool: i64 = 0  # witches still to be drafted
        self.coven: i64 = 0
        self.coven_curses: i64 = 0
        self.coven_top_count: i64 = 0
        self.hand: i64 = 0
        self.hand_curses: i64 = 0
        self.discard: i64 = 0
        self.discard_curses: i64 = 0
        self.hidden: i64 = 0  # in play
        self.revealed: i64 = 0
        self.prison: i64 = 0
        self.recruits: i64 = 0
        self.recruit_top_count: i64 = 0
        self.gone: i64 = 0  # lost for good
        self.curse_pile: i64 = 0
        self.looked: i64 = 0  # cards being looked at: witches or Challenges
        self.looked_curses: i64 = 0
        # Missions and Challenges.
        self.missions: i64 = 0  # the Mission deck; acts come in order
        self.failed: i64 = 0  # places whose Mission lies face down
        self.challenges: i64 = 0  # unseen Challenges: the deck, and those that lie UNTURNED
        self.unturned: i64 = 0  # how many of them lie at Missions
        self.challenge_top_count: i64 = 0
        self.challenge_discard: i64 = 0
        self.filled: i64 = 0  # spots with a Challenge
        self.up: i64 = 0  # spots whose Challenge lies face up
        self.seen: i64 = 0  # face-down spots whose Challenge she knows all the same
        self.familiars: i64 = 0  # in the play area
        self.fresh: i64 = 0  # … since this turn
        self.papers_up: i64 = 0
        self.unturned_papers: i64 = 0
        self.lots_made: i64 = 0
        self.souls_total: i64 = 0
        # This turn.
        self.turn: i64 = 0
        self.chosen: i64 = -1  # the place of the chosen Mission
        self.spent: i64 = 0
        self.overcome: i64 = 0
        self.reveals: i64 = 0  # in phase 3
        self.extra: i64 = 0  # cards more or fewer at recovery
        self.ease_familiars: i64 = 0
        self.ease_challenges: i64 = 0
        self.ease_mission: i64 = 0
        self.ignore_blocks = False
        self.cancelled: i64 = 0  # effect boxes: place * 4 + type
        self.spared: i64 = 0  # FAILURE effects that may still be skipped
        self.must_trial = False
        self.succeeded = False
        # The whole play.
        self.failures: i64 = 0
        self.convinced: i64 = 0
        self.reason: i64 = 0

    def numbers(self) -> list[int]:
        """Every number of the state."""
        flat: list[int] = [
            self.depth,
            self.pool,
            self.coven,
            self.coven_curses,
            self.coven_top_count,
            self.hand,
            self.hand_curses,
            self.discard,
            self.discard_curses,
            self.hidden,
            self.revealed,
            self.prison,
            self.recruits,
            self.recruit_top_count,
            self.gone,
            self.curse_pile,
            self.looked,
            self.looked_curses,
            self.missions,
            self.failed,
            self.challenges,
            self.unturned,
            self.challenge_top_count,
            self.challenge_discard,
            self.filled,
            self.up,
            self.seen,
            self.familiars,
            self.fresh,
            self.papers_up,
            self.unturned_papers,
            self.lots_made,
            self.souls_total,
            self.turn,
            self.chosen,
            self.spent,
            self.overcome,
            self.reveals,
            self.extra,
            self.ease_familiars,
            self.ease_challenges,
            self.ease_mission,
            int(self.ignore_blocks),
            self.cancelled,
            self.spared,
            int(self.must_trial),
            int(self.succeeded),
            self.failures,
            self.convinced,
            self.reason,
        ]
        for at in range(self.depth * ROW):
            flat.append(self.stack[at])
        for zone in (
            self.places,
            self.spots,
            self.lots,
            self.papers,
            self.paper_lots,
            self.jury,
            self.persuasion,
            self.convictions,
            self.conviction_discard,
            self.villagers,
            self.souls,
            self.boost,
        ):
            for number in zone:
                flat.append(number)
        for many, top in (
            (self.coven_top_count, self.coven_top),
            (self.recruit_top_count, self.recruit_top),
            (self.challenge_top_count, self.challenge_top),
        ):
            for at in range(many):
                flat.append(top[at])
        return flat
