"""Made by `tools/fields` from `fields.py`: change that file, and run the tool."""

from esbat.engine.chance import Chance
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import NOTHING, ROW, State, every, in_row
from esbat.games.wildegrens.tables import Box


# fmt: off
@mypyc_attr(acyclic=True)
class Fields(State):
    """Everything remembered between two moves."""

    box: Box
    places: vec[i64]
    spots: vec[i64]
    lots: vec[i64]
    papers: vec[i64]
    paper_lots: vec[i64]
    jury: vec[i64]
    persuasion: vec[i64]
    convictions: vec[i64]
    conviction_discard: vec[i64]
    villagers: vec[i64]
    souls: vec[i64]
    boost: vec[i64]
    pool: i64
    coven: i64
    coven_curses: i64
    coven_top_count: i64
    hand: i64
    hand_curses: i64
    discard: i64
    discard_curses: i64
    hidden: i64
    revealed: i64
    prison: i64
    recruits: i64
    recruit_top_count: i64
    gone: i64
    curse_pile: i64
    looked: i64
    looked_curses: i64
    missions: i64
    failed: i64
    challenges: i64
    unturned: i64
    challenge_top_count: i64
    challenge_discard: i64
    filled: i64
    up: i64
    seen: i64
    familiars: i64
    fresh: i64
    papers_up: i64
    unturned_papers: i64
    lots_made: i64
    souls_total: i64
    turn: i64
    chosen: i64
    spent: i64
    overcome: i64
    reveals: i64
    extra: i64
    ease_familiars: i64
    ease_challenges: i64
    ease_mission: i64
    ignore_blocks: bool
    cancelled: i64
    spared: i64
    must_trial: bool
    succeeded: bool
    failures: i64
    convinced: i64
    reason: i64
    coven_top: vec[i64]
    recruit_top: vec[i64]
    challenge_top: vec[i64]

    __slots__ = (
        "boost", "box", "cancelled", "challenge_discard", "challenge_top", "challenge_top_count",
        "challenges", "chosen", "conviction_discard", "convictions", "convinced", "coven", "coven_curses",
        "coven_top", "coven_top_count", "curse_pile", "discard", "discard_curses", "ease_challenges",
        "ease_familiars", "ease_mission", "extra", "failed", "failures", "familiars", "filled", "fresh",
        "gone", "hand", "hand_curses", "hidden", "ignore_blocks", "jury", "looked", "looked_curses", "lots",
        "lots_made", "missions", "must_trial", "overcome", "paper_lots", "papers", "papers_up", "persuasion",
        "places", "pool", "prison", "reason", "recruit_top", "recruit_top_count", "recruits", "revealed",
        "reveals", "seen", "souls", "souls_total", "spared", "spent", "spots", "succeeded", "turn",
        "unturned", "unturned_papers", "up", "villagers",
    )

    def __init__(self, box: Box, seats: i64, chance: Chance, like: "Fields | None" = None) -> None:
        """A fresh board for the set-up; or a copy with this luck, unheard and not patient."""
        super().__init__(seats, chance, 10, like)
        self.box = box
        if like is None:
            self.places = self.spots = self.lots = self.papers = self.paper_lots = self.jury = NOTHING
            self.persuasion = self.convictions = self.conviction_discard = self.villagers = NOTHING
            self.souls = self.boost = self.coven_top = self.recruit_top = self.challenge_top = NOTHING
            self.pool = self.coven = self.coven_curses = self.coven_top_count = self.hand = 0
            self.hand_curses = self.discard = self.discard_curses = self.hidden = self.revealed = 0
            self.prison = self.recruits = self.recruit_top_count = self.gone = self.curse_pile = 0
            self.looked = self.looked_curses = self.missions = self.failed = self.challenges = 0
            self.unturned = self.challenge_top_count = self.challenge_discard = self.filled = self.up = 0
            self.seen = self.familiars = self.fresh = self.papers_up = self.unturned_papers = 0
            self.lots_made = self.souls_total = self.turn = self.spent = self.overcome = self.reveals = 0
            self.extra = self.ease_familiars = self.ease_challenges = self.ease_mission = self.cancelled = 0
            self.spared = self.failures = self.convinced = self.reason = 0
            self.chosen = -1
            self.ignore_blocks = self.must_trial = self.succeeded = False
        else:
            self.places, self.spots, self.lots = like.places[:], like.spots[:], like.lots[:]
            self.papers, self.paper_lots, self.jury = like.papers[:], like.paper_lots[:], like.jury[:]
            self.persuasion, self.convictions = like.persuasion[:], like.convictions[:]
            self.conviction_discard, self.villagers = like.conviction_discard[:], like.villagers[:]
            self.souls, self.boost, self.pool = like.souls[:], like.boost[:], like.pool
            self.coven, self.coven_curses = like.coven, like.coven_curses
            self.coven_top_count, self.hand = like.coven_top_count, like.hand
            self.hand_curses, self.discard = like.hand_curses, like.discard
            self.discard_curses, self.hidden, self.revealed = like.discard_curses, like.hidden, like.revealed
            self.prison, self.recruits = like.prison, like.recruits
            self.recruit_top_count, self.gone = like.recruit_top_count, like.gone
            self.curse_pile, self.looked = like.curse_pile, like.looked
            self.looked_curses, self.missions, self.failed = like.looked_curses, like.missions, like.failed
            self.challenges, self.unturned = like.challenges, like.unturned
            self.challenge_top_count = like.challenge_top_count
            self.challenge_discard, self.filled, self.up = like.challenge_discard, like.filled, like.up
            self.seen, self.familiars, self.fresh = like.seen, like.familiars, like.fresh
            self.papers_up, self.unturned_papers = like.papers_up, like.unturned_papers
            self.lots_made, self.souls_total, self.turn = like.lots_made, like.souls_total, like.turn
            self.chosen, self.spent, self.overcome = like.chosen, like.spent, like.overcome
            self.reveals, self.extra, self.ease_familiars = like.reveals, like.extra, like.ease_familiars
            self.ease_challenges, self.ease_mission = like.ease_challenges, like.ease_mission
            self.ignore_blocks, self.cancelled, self.spared = like.ignore_blocks, like.cancelled, like.spared
            self.must_trial, self.succeeded, self.failures = like.must_trial, like.succeeded, like.failures
            self.convinced, self.reason, self.coven_top = like.convinced, like.reason, like.coven_top[:]
            self.recruit_top, self.challenge_top = like.recruit_top[:], like.challenge_top[:]

    def numbers(self) -> list[int]:
        """Every number of the state; bags as what is in them, since their order means nothing."""
        return [
            self.seats, self.depth, *in_row(self.stack, self.depth * ROW), *every(self.places),
            *every(self.spots), *every(self.lots), *every(self.papers), *every(self.paper_lots),
            *every(self.jury), *every(self.persuasion), *every(self.convictions),
            *every(self.conviction_discard), *every(self.villagers), *every(self.souls), *every(self.boost),
            self.pool, self.coven, self.coven_curses, self.coven_top_count, self.hand, self.hand_curses,
            self.discard, self.discard_curses, self.hidden, self.revealed, self.prison, self.recruits,
            self.recruit_top_count, self.gone, self.curse_pile, self.looked, self.looked_curses,
            self.missions, self.failed, self.challenges, self.unturned, self.challenge_top_count,
            self.challenge_discard, self.filled, self.up, self.seen, self.familiars, self.fresh,
            self.papers_up, self.unturned_papers, self.lots_made, self.souls_total, self.turn, self.chosen,
            self.spent, self.overcome, self.reveals, self.extra, self.ease_familiars, self.ease_challenges,
            self.ease_mission, int(self.ignore_blocks), self.cancelled, self.spared, int(self.must_trial),
            int(self.succeeded), self.failures, self.convinced, self.reason,
            *in_row(self.coven_top, self.coven_top_count), *in_row(self.recruit_top, self.recruit_top_count),
            *in_row(self.challenge_top, self.challenge_top_count),
        ]
