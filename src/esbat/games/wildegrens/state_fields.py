"""Made by `tools/fields` from `fields.py`: change that file, and run the tool."""

from typing import Final

from esbat.engine.chance import Chance
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import ROW, State
from esbat.games.wildegrens.tables import Box

NOTHING: Final = vec[i64]([])
"""What a fresh board has in place of numbers: the set-up lays them out."""
NO_ROWS: Final = vec[i64]([0] * (10 * ROW))


@mypyc_attr(acyclic=True)
class Fields(State):
    """Everything remembered between two moves."""

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

    def __init__(self, box: Box, seats: i64, chance: Chance, like: "Fields | None" = None) -> None:
        """A fresh board for the set-up; or a copy with this luck, unheard and not patient."""
        self.seats = seats
        self.chance = chance
        self.sink = None
        self.patient = False
        self.box = box
        if like is None:
            self.stack = NO_ROWS[:]
            self.depth = 0
            self.places: vec[i64] = NOTHING
            self.spots: vec[i64] = NOTHING
            self.lots: vec[i64] = NOTHING
            self.papers: vec[i64] = NOTHING
            self.paper_lots: vec[i64] = NOTHING
            self.jury: vec[i64] = NOTHING
            self.persuasion: vec[i64] = NOTHING
            self.convictions: vec[i64] = NOTHING
            self.conviction_discard: vec[i64] = NOTHING
            self.villagers: vec[i64] = NOTHING
            self.souls: vec[i64] = NOTHING
            self.coven_top: vec[i64] = NOTHING
            self.recruit_top: vec[i64] = NOTHING
            self.challenge_top: vec[i64] = NOTHING
            self.boost: vec[i64] = NOTHING
            self.pool: i64 = 0
            self.coven: i64 = 0
            self.coven_curses: i64 = 0
            self.coven_top_count: i64 = 0
            self.hand: i64 = 0
            self.hand_curses: i64 = 0
            self.discard: i64 = 0
            self.discard_curses: i64 = 0
            self.hidden: i64 = 0
            self.revealed: i64 = 0
            self.prison: i64 = 0
            self.recruits: i64 = 0
            self.recruit_top_count: i64 = 0
            self.gone: i64 = 0
            self.curse_pile: i64 = 0
            self.looked: i64 = 0
            self.looked_curses: i64 = 0
            self.missions: i64 = 0
            self.failed: i64 = 0
            self.challenges: i64 = 0
            self.unturned: i64 = 0
            self.challenge_top_count: i64 = 0
            self.challenge_discard: i64 = 0
            self.filled: i64 = 0
            self.up: i64 = 0
            self.seen: i64 = 0
            self.familiars: i64 = 0
            self.fresh: i64 = 0
            self.papers_up: i64 = 0
            self.unturned_papers: i64 = 0
            self.lots_made: i64 = 0
            self.souls_total: i64 = 0
            self.turn: i64 = 0
            self.chosen: i64 = -1
            self.spent: i64 = 0
            self.overcome: i64 = 0
            self.reveals: i64 = 0
            self.extra: i64 = 0
            self.ease_familiars: i64 = 0
            self.ease_challenges: i64 = 0
            self.ease_mission: i64 = 0
            self.ignore_blocks: bool = False
            self.cancelled: i64 = 0
            self.spared: i64 = 0
            self.must_trial: bool = False
            self.succeeded: bool = False
            self.failures: i64 = 0
            self.convinced: i64 = 0
            self.reason: i64 = 0
        else:
            self.stack = like.stack[:]
            self.depth = like.depth
            self.places = like.places[:]
            self.spots = like.spots[:]
            self.lots = like.lots[:]
            self.papers = like.papers[:]
            self.paper_lots = like.paper_lots[:]
            self.jury = like.jury[:]
            self.persuasion = like.persuasion[:]
            self.convictions = like.convictions[:]
            self.conviction_discard = like.conviction_discard[:]
            self.villagers = like.villagers[:]
            self.souls = like.souls[:]
            self.coven_top = like.coven_top[:]
            self.recruit_top = like.recruit_top[:]
            self.challenge_top = like.challenge_top[:]
            self.boost = like.boost[:]
            self.pool = like.pool
            self.coven = like.coven
            self.coven_curses = like.coven_curses
            self.coven_top_count = like.coven_top_count
            self.hand = like.hand
            self.hand_curses = like.hand_curses
            self.discard = like.discard
            self.discard_curses = like.discard_curses
            self.hidden = like.hidden
            self.revealed = like.revealed
            self.prison = like.prison
            self.recruits = like.recruits
            self.recruit_top_count = like.recruit_top_count
            self.gone = like.gone
            self.curse_pile = like.curse_pile
            self.looked = like.looked
            self.looked_curses = like.looked_curses
            self.missions = like.missions
            self.failed = like.failed
            self.challenges = like.challenges
            self.unturned = like.unturned
            self.challenge_top_count = like.challenge_top_count
            self.challenge_discard = like.challenge_discard
            self.filled = like.filled
            self.up = like.up
            self.seen = like.seen
            self.familiars = like.familiars
            self.fresh = like.fresh
            self.papers_up = like.papers_up
            self.unturned_papers = like.unturned_papers
            self.lots_made = like.lots_made
            self.souls_total = like.souls_total
            self.turn = like.turn
            self.chosen = like.chosen
            self.spent = like.spent
            self.overcome = like.overcome
            self.reveals = like.reveals
            self.extra = like.extra
            self.ease_familiars = like.ease_familiars
            self.ease_challenges = like.ease_challenges
            self.ease_mission = like.ease_mission
            self.ignore_blocks = like.ignore_blocks
            self.cancelled = like.cancelled
            self.spared = like.spared
            self.must_trial = like.must_trial
            self.succeeded = like.succeeded
            self.failures = like.failures
            self.convinced = like.convinced
            self.reason = like.reason

    def numbers(self) -> list[int]:
        """Every number of the state; bags as what is in them, since their order means nothing."""
        flat: list[int] = [self.seats, self.depth]
        for at in range(self.depth * ROW):
            flat.append(self.stack[at])
        for number in self.places:
            flat.append(number)
        for number in self.spots:
            flat.append(number)
        for number in self.lots:
            flat.append(number)
        for number in self.papers:
            flat.append(number)
        for number in self.paper_lots:
            flat.append(number)
        for number in self.jury:
            flat.append(number)
        for number in self.persuasion:
            flat.append(number)
        for number in self.convictions:
            flat.append(number)
        for number in self.conviction_discard:
            flat.append(number)
        for number in self.villagers:
            flat.append(number)
        for number in self.souls:
            flat.append(number)
        for at in range(self.coven_top_count):
            flat.append(self.coven_top[at])
        for at in range(self.recruit_top_count):
            flat.append(self.recruit_top[at])
        for at in range(self.challenge_top_count):
            flat.append(self.challenge_top[at])
        for number in self.boost:
            flat.append(number)
        flat.append(self.pool)
        flat.append(self.coven)
        flat.append(self.coven_curses)
        flat.append(self.coven_top_count)
        flat.append(self.hand)
        flat.append(self.hand_curses)
        flat.append(self.discard)
        flat.append(self.discard_curses)
        flat.append(self.hidden)
        flat.append(self.revealed)
        flat.append(self.prison)
        flat.append(self.recruits)
        flat.append(self.recruit_top_count)
        flat.append(self.gone)
        flat.append(self.curse_pile)
        flat.append(self.looked)
        flat.append(self.looked_curses)
        flat.append(self.missions)
        flat.append(self.failed)
        flat.append(self.challenges)
        flat.append(self.unturned)
        flat.append(self.challenge_top_count)
        flat.append(self.challenge_discard)
        flat.append(self.filled)
        flat.append(self.up)
        flat.append(self.seen)
        flat.append(self.familiars)
        flat.append(self.fresh)
        flat.append(self.papers_up)
        flat.append(self.unturned_papers)
        flat.append(self.lots_made)
        flat.append(self.souls_total)
        flat.append(self.turn)
        flat.append(self.chosen)
        flat.append(self.spent)
        flat.append(self.overcome)
        flat.append(self.reveals)
        flat.append(self.extra)
        flat.append(self.ease_familiars)
        flat.append(self.ease_challenges)
        flat.append(self.ease_mission)
        flat.append(int(self.ignore_blocks))
        flat.append(self.cancelled)
        flat.append(self.spared)
        flat.append(int(self.must_trial))
        flat.append(int(self.succeeded))
        flat.append(self.failures)
        flat.append(self.convinced)
        flat.append(self.reason)
        return flat
