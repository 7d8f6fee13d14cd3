"""Made by `tools/fields` from `fields.py`: change that file, and run the tool."""

from typing import Final

from esbat.engine.chance import Chance
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import ROW, State, in_row
from esbat.games.wildegrens.tables import Box

NOTHING: Final = vec[i64]([])
"""What a fresh board has in place of numbers: the set-up lays them out."""
NO_ROWS: Final = vec[i64]([0] * (10 * ROW))


@mypyc_attr(acyclic=True)
class Fields1(State):
    """Everything remembered between two moves: a part of it."""

    __slots__ = (
        "boost",
        "box",
        "conviction_discard",
        "convictions",
        "coven",
        "coven_curses",
        "coven_top_count",
        "jury",
        "lots",
        "paper_lots",
        "papers",
        "persuasion",
        "places",
        "pool",
        "souls",
        "spots",
        "villagers",
    )

    def __init__(self, box: Box, seats: i64, chance: Chance, like: "Fields1 | None" = None) -> None:
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
            self.boost: vec[i64] = NOTHING
            self.pool: i64 = 0
            self.coven: i64 = 0
            self.coven_curses: i64 = 0
            self.coven_top_count: i64 = 0
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
            self.boost = like.boost[:]
            self.pool = like.pool
            self.coven = like.coven
            self.coven_curses = like.coven_curses
            self.coven_top_count = like.coven_top_count

    def numbers(self) -> list[int]:
        """Every number of the state; bags as what is in them, since their order means nothing."""
        flat: list[int] = [self.seats, self.depth, *in_row(self.stack, self.depth * ROW)]
        flat += in_row(self.places, len(self.places))
        flat += in_row(self.spots, len(self.spots))
        flat += in_row(self.lots, len(self.lots))
        flat += in_row(self.papers, len(self.papers))
        flat += in_row(self.paper_lots, len(self.paper_lots))
        flat += in_row(self.jury, len(self.jury))
        flat += in_row(self.persuasion, len(self.persuasion))
        flat += in_row(self.convictions, len(self.convictions))
        flat += in_row(self.conviction_discard, len(self.conviction_discard))
        flat += in_row(self.villagers, len(self.villagers))
        flat += in_row(self.souls, len(self.souls))
        flat += in_row(self.boost, len(self.boost))
        flat += [self.pool, self.coven, self.coven_curses, self.coven_top_count]
        return flat


@mypyc_attr(acyclic=True)
class Fields2(Fields1):
    """Everything remembered between two moves: a part of it."""

    __slots__ = (
        "challenges",
        "curse_pile",
        "discard",
        "discard_curses",
        "failed",
        "gone",
        "hand",
        "hand_curses",
        "hidden",
        "looked",
        "looked_curses",
        "missions",
        "prison",
        "recruit_top_count",
        "recruits",
        "revealed",
    )

    def __init__(self, box: Box, seats: i64, chance: Chance, like: "Fields2 | None" = None) -> None:
        """A fresh board for the set-up; or a copy with this luck, unheard and not patient."""
        super().__init__(box, seats, chance, like)
        if like is None:
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
        else:
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

    def numbers(self) -> list[int]:
        """Every number of the state; bags as what is in them, since their order means nothing."""
        flat: list[int] = super().numbers()
        flat += [self.hand, self.hand_curses, self.discard, self.discard_curses, self.hidden, self.revealed]
        flat += [self.prison, self.recruits, self.recruit_top_count, self.gone, self.curse_pile, self.looked]
        flat += [self.looked_curses, self.missions, self.failed, self.challenges]
        return flat


@mypyc_attr(acyclic=True)
class Fields3(Fields2):
    """Everything remembered between two moves: a part of it."""

    __slots__ = (
        "challenge_discard",
        "challenge_top_count",
        "chosen",
        "familiars",
        "filled",
        "fresh",
        "lots_made",
        "overcome",
        "papers_up",
        "seen",
        "souls_total",
        "spent",
        "turn",
        "unturned",
        "unturned_papers",
        "up",
    )

    def __init__(self, box: Box, seats: i64, chance: Chance, like: "Fields3 | None" = None) -> None:
        """A fresh board for the set-up; or a copy with this luck, unheard and not patient."""
        super().__init__(box, seats, chance, like)
        if like is None:
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
        else:
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

    def numbers(self) -> list[int]:
        """Every number of the state; bags as what is in them, since their order means nothing."""
        flat: list[int] = super().numbers()
        flat += [self.unturned, self.challenge_top_count, self.challenge_discard, self.filled, self.up]
        flat += [self.seen, self.familiars, self.fresh, self.papers_up, self.unturned_papers, self.lots_made]
        flat += [self.souls_total, self.turn, self.chosen, self.spent, self.overcome]
        return flat


@mypyc_attr(acyclic=True)
class Fields(Fields3):
    """Everything remembered between two moves."""

    __slots__ = (
        "cancelled",
        "challenge_top",
        "convinced",
        "coven_top",
        "ease_challenges",
        "ease_familiars",
        "ease_mission",
        "extra",
        "failures",
        "ignore_blocks",
        "must_trial",
        "reason",
        "recruit_top",
        "reveals",
        "spared",
        "succeeded",
    )

    def __init__(self, box: Box, seats: i64, chance: Chance, like: "Fields | None" = None) -> None:
        """A fresh board for the set-up; or a copy with this luck, unheard and not patient."""
        super().__init__(box, seats, chance, like)
        if like is None:
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
            self.coven_top: vec[i64] = NOTHING
            self.recruit_top: vec[i64] = NOTHING
            self.challenge_top: vec[i64] = NOTHING
        else:
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
            self.coven_top = like.coven_top[:]
            self.recruit_top = like.recruit_top[:]
            self.challenge_top = like.challenge_top[:]

    def numbers(self) -> list[int]:
        """Every number of the state; bags as what is in them, since their order means nothing."""
        flat: list[int] = super().numbers()
        flat += [self.reveals, self.extra, self.ease_familiars, self.ease_challenges, self.ease_mission]
        flat += [int(self.ignore_blocks), self.cancelled, self.spared, int(self.must_trial)]
        flat += [int(self.succeeded), self.failures, self.convinced, self.reason]
        flat += in_row(self.coven_top, self.coven_top_count)
        flat += in_row(self.recruit_top, self.recruit_top_count)
        flat += in_row(self.challenge_top, self.challenge_top_count)
        return flat
