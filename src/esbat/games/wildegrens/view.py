"""What the player sees, added up from nothing; whoever looks on sees the same."""

from esbat.engine.native import i64
from esbat.engine.state import FIRST, KIND, ROW
from esbat.engine.view import View
from esbat.games.wildegrens import rules
from esbat.games.wildegrens.names import (
    ASK_DRAFT,
    DRAFT_ONE,
    DRAFT_OTHER,
    EFFECT_CARD,
    EMPTY,
    FROM_CHALLENGES,
    MOMENTS,
    PHASE_OF_STAGE,
    SCRY_DECK,
    STEP_EFFECT,
    TRIGGERS,
    UNTURNED,
    USE_COUNT,
)
from esbat.games.wildegrens.questions import QUESTIONS
from esbat.games.wildegrens.rules_jury import total
from esbat.games.wildegrens.rules_piles import challenges_left
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import (
    CHALLENGES_IN_ALL,
    CURSE,
    FIRST_CHALLENGE,
    JURY,
    MOST_AT_A_MISSION,
    PAPERS_A_JUROR,
    SPOT_CODES,
    VALUES,
    Box,
)
from esbat.games.wildegrens.tables_primitives import PRIMITIVES
from esbat.games.wildegrens.view_odds import spread_of
from esbat.parts.bits import WIDE_BIT, wide_count, wide_listed


class SpotView:
    """One Challenge at a Mission; `card` is -1 where she does not know it."""

    __slots__ = ("card", "now", "spot", "up")

    def __init__(self, board: Board, spot: i64) -> None:
        """WIL-056, WIL-R33. Face-up cards, and those she has seen or put there knowingly."""
        bit = WIDE_BIT[spot]
        self.spot = int(spot)
        self.up = (board.up & bit) != 0
        self.card = int(board.spots[spot]) if board.up & bit or board.seen & bit else -1
        self.now = -1
        if self.card >= 0:
            here = board.chosen == spot // MOST_AT_A_MISSION and self.up
            self.now = int(
                rules.challenge_difficulty(board, spot) if here else board.box.difficulty[self.card]
            )

    def data(self, box: Box) -> dict[str, object]:
        known = self.card >= 0
        return {
            "spot": SPOT_CODES[self.spot],
            "card": box.challenges[self.card].code if known else None,
            "up": self.up,
            "difficulty": int(box.difficulty[self.card]) if known else None,
            "now": self.now if known else None,
            "familiar": known and box.challenges[self.card].moment != MOMENTS[0],
        }


class PlaceView:
    """One place of the row: its Mission, if any, and the Challenges there."""

    __slots__ = ("blank", "blocker", "chosen", "failed", "mission", "now", "place", "spots")

    def __init__(self, board: Board, place: i64) -> None:
        """WIL-013, WIL-027, WIL-216. Missions lie face up; a failed one is turned over but not forgotten."""
        self.place = int(place)
        self.mission = int(board.places[place])
        self.failed = (board.failed & WIDE_BIT[place]) != 0
        self.chosen = place == board.chosen
        self.blank = [trigger for trigger in range(4) if rules.cancelled(board, place, trigger)]
        self.blocker = int(rules.blocker(board, board.box.block_mission)) if self.chosen else int(EMPTY)
        self.now = -1
        if self.mission >= 0:
            printed = board.box.difficulty[CHALLENGES_IN_ALL + self.mission]
            self.now = int(rules.mission_difficulty(board) if self.chosen else printed)
        self.spots = [
            SpotView(board, spot)
            for spot in range(place * MOST_AT_A_MISSION, (place + 1) * MOST_AT_A_MISSION)
            if board.filled & WIDE_BIT[spot]
        ]

    def data(self, box: Box) -> dict[str, object]:
        facts: dict[str, object] = {
            "place": "abc"[self.place],
            "mission": None,
            "failed": self.failed,
            "chosen": self.chosen,
            "blank": [TRIGGERS[trigger] for trigger in self.blank],
            "spots": [spot.data(box) for spot in self.spots],
        }
        if self.mission >= 0:
            row = box.missions[self.mission]
            facts["mission"] = row.code
            facts["juror"] = row.juror
            facts["act"] = row.act
            facts["difficulty"] = row.difficulty
            facts["now"] = self.now
            facts["challenges"] = row.challenges
            facts["linked"] = row.linked
            facts["other"] = row.other
            if self.blocker >= 0:
                facts["blocker"] = box.challenges[self.blocker].code
        return facts


class JurorView:
    """One Juror: the marker, the Conviction cards, and how likely conviction is to be met."""

    __slots__ = ("juror", "papers", "percent", "persuasion")

    def __init__(self, board: Board, place: i64) -> None:
        """WIL-015, WIL-061, WIL-064. `papers`: the number if it lies face up, UNTURNED, or EMPTY."""
        self.juror = int(board.jury[place])
        self.persuasion = int(board.persuasion[place])
        self.papers: list[int] = []
        known = 0
        unknown = 0
        for paper in range(place * PAPERS_A_JUROR, (place + 1) * PAPERS_A_JUROR):
            if board.papers_up & WIDE_BIT[paper]:
                self.papers.append(int(board.papers[paper]))
                known += int(board.papers[paper])
            elif board.papers[paper] == EMPTY:
                self.papers.append(int(EMPTY))
            else:
                self.papers.append(int(UNTURNED))
                unknown += 1
        unseen = [int(board.convictions[value]) for value in range(VALUES)]
        for paper in range(JURY * PAPERS_A_JUROR):
            if board.paper_lots[paper]:  # settled, yet unseen
                unseen[board.papers[paper]] += 1
        self.percent = spread_of(unseen, unknown, self.persuasion - known)

    def data(self, box: Box) -> dict[str, object]:
        code = box.jurors[self.juror].code
        return {
            "juror": code,
            "persuasion": self.persuasion,
            "papers": [
                {"paper": f"{code}{at + 1}", "up": value >= 0, "value": value if value >= 0 else None}
                for at, value in enumerate(self.papers)
                if value != EMPTY
            ],
            "percent": self.percent,
        }


class WildegrensView(View):
    """The table as the player knows it."""

    __slots__ = (
        "available",
        "box",
        "challenge_deck",
        "challenge_discard",
        "challenge_top",
        "conviction_deck",
        "conviction_discard",
        "convinced",
        "coven_deck",
        "coven_top",
        "curse_pile",
        "discard",
        "discard_curses",
        "eased",
        "extra",
        "failures",
        "familiars",
        "fresh",
        "gone",
        "hand",
        "hand_curses",
        "hidden",
        "jury",
        "left",
        "limit",
        "looked",
        "looked_curses",
        "missions_left",
        "must_trial",
        "muted",
        "offered",
        "over",
        "overcome",
        "part",
        "phase",
        "places",
        "primitive",
        "prison",
        "recruit_top",
        "recruits",
        "revealed",
        "reveals",
        "souls",
        "souls_total",
        "source",
        "spared",
        "spent",
        "total",
        "turn",
        "unseen_challenges",
        "unseen_convictions",
        "unseen_coven",
        "unseen_recruits",
        "villagers",
    )

    def __init__(self, seat: int, board: Board) -> None:
        """WIL-036, WIL-042, WIL-078, WIL-R33, WIL-R43. Face-up piles are open to all; decks show their size.

        What must be in a deck, because it is nowhere else, can be worked out by anybody who remembers: the
        `unseen_…` sets save the trouble.
        """
        self.seat = seat
        self.box = board.box
        self.over = board.depth == 0
        self.phase = "over" if self.over else QUESTIONS[board.top(KIND)].name
        drafting = not self.over and board.stack[KIND] == ASK_DRAFT
        self.part = 0 if self.over or drafting else PHASE_OF_STAGE[rules.stage(board)]
        self.offered = [int(board.top(DRAFT_ONE)), int(board.top(DRAFT_OTHER))] if drafting else []
        self.turn = int(board.turn)
        self.jury = [JurorView(board, place) for place in range(JURY)]
        self.places = [PlaceView(board, place) for place in range(JURY)]
        self.look_at_coven(board)
        self.look_at_piles(board)
        self.look_at_turn(board)

    def look_at_coven(self, board: Board) -> None:
        self.hand = wide_listed(board.hand)
        self.hand_curses = int(board.hand_curses)
        self.hidden = [(witch, witch_power(board, witch, 0)) for witch in wide_listed(board.hidden)]
        self.revealed = [(witch, witch_power(board, witch, 1)) for witch in wide_listed(board.revealed)]
        self.familiars = wide_listed(board.familiars)
        self.fresh = wide_listed(board.fresh)
        self.coven_deck = int(board.coven_top_count + wide_count(board.coven) + board.coven_curses)
        self.coven_top = [int(board.coven_top[at]) for at in range(board.coven_top_count - 1, -1, -1)]
        self.unseen_coven = (wide_listed(board.coven), int(board.coven_curses))
        self.discard = wide_listed(board.discard)
        self.discard_curses = int(board.discard_curses)
        self.prison = wide_listed(board.prison)
        self.recruits = int(wide_count(board.recruits) + board.recruit_top_count)
        self.recruit_top = [int(board.recruit_top[at]) for at in range(board.recruit_top_count - 1, -1, -1)]
        self.unseen_recruits = wide_listed(board.recruits)
        self.gone = wide_listed(board.gone)
        self.curse_pile = int(board.curse_pile)
        challenges = not self.over and self.phase == "scry" and board.top(SCRY_DECK) == FROM_CHALLENGES
        first = int(FIRST_CHALLENGE) if challenges else 0
        self.looked = [first + number for number in wide_listed(board.looked)]
        self.looked_curses = int(board.looked_curses)

    def look_at_piles(self, board: Board) -> None:
        self.challenge_deck = int(challenges_left(board))
        self.challenge_top = [
            int(board.challenge_top[at]) for at in range(board.challenge_top_count - 1, -1, -1)
        ]
        self.challenge_discard = wide_listed(board.challenge_discard)
        self.unseen_challenges = wide_listed(board.challenges)
        self.conviction_deck = int(total(board.convictions) - board.unturned_papers)
        self.conviction_discard = spelled_out([int(many) for many in board.conviction_discard])
        self.unseen_convictions = [int(many) for many in board.convictions]
        for paper in range(JURY * PAPERS_A_JUROR):
            if board.paper_lots[paper]:
                self.unseen_convictions[board.papers[paper]] += 1
        self.villagers = [int(many) for many in board.villagers]
        self.souls = spelled_out([int(many) for many in board.souls])
        self.souls_total = int(board.souls_total)
        self.missions_left = int(wide_count(board.missions))

    def look_at_turn(self, board: Board) -> None:
        self.total = int(rules.total_power(board))
        self.spent = int(board.spent)
        self.available = int(rules.available(board))
        self.overcome = int(board.overcome)
        self.extra = int(board.extra)
        self.eased = (int(board.ease_challenges), int(board.ease_familiars), int(board.ease_mission))
        self.spared = int(board.spared)
        self.must_trial = bool(board.must_trial)
        self.failures = int(board.failures)
        self.convinced = int(board.convinced)
        chosen = board.chosen >= 0 and self.part >= 2
        self.limit = int(rules.reveal_limit(board)) if chosen else 99
        self.muted = bool(rules.muted(board)) if chosen else False
        self.reveals = int(board.reveals)
        self.source = source_of(board)
        self.primitive = primitive_of(board)
        self.left = int(board.top(USE_COUNT if self.phase == "use" else FIRST)) if not self.over else 0

    def fact(self, name: str) -> object:
        """What questions mention, without the rest of the table."""
        if name == "part":
            return self.part
        if name == "available":
            return self.available
        if name == "primitive":
            return self.primitive or None
        if name == "source":
            return self.box.card_codes[self.source] if self.source >= 0 else None
        if name == "places":
            return [place.data(self.box) for place in self.places]
        return self.data().get(name)

    def data(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            **self.under_way(),
            "jury": [juror.data(self.box) for juror in self.jury],
            "places": [place.data(self.box) for place in self.places],
            **self.coven(),
            **self.power(),
            **self.piles(),
        }

    def under_way(self) -> dict[str, object]:
        codes = self.box.card_codes
        return {
            "turn": self.turn,
            "part": self.part,
            "phase": self.phase,
            "over": self.over,
            "source": codes[self.source] if self.source >= 0 else None,
            "primitive": self.primitive or None,
            "left": self.left,
            "offered": [codes[card] for card in self.offered],
        }

    def coven(self) -> dict[str, object]:
        codes = self.box.card_codes
        challenges = self.box.challenges
        return {
            "hand": [codes[card] for card in self.hand],
            "hand_curses": self.hand_curses,
            "hidden": [{"witch": codes[card], "power": power} for card, power in self.hidden],
            "revealed": [{"witch": codes[card], "power": power} for card, power in self.revealed],
            "familiars": [challenges[card].code for card in self.familiars],
            "fresh": [challenges[card].code for card in self.fresh],
        }

    def power(self) -> dict[str, object]:
        return {
            "total": self.total,
            "spent": self.spent,
            "available": self.available,
            "overcome": self.overcome,
            "extra": self.extra,
            "ease_challenges": self.eased[0],
            "ease_familiars": self.eased[1],
            "ease_mission": self.eased[2],
            "spared": self.spared,
            "limit": self.limit if self.limit < 99 else None,
            "reveals": self.reveals,
            "muted": self.muted,
            "must_trial": self.must_trial,
            "failures": self.failures,
            "convinced": self.convinced,
        }

    def piles(self) -> dict[str, object]:
        codes = self.box.card_codes
        challenges = self.box.challenges
        return {
            "coven_deck": self.coven_deck,
            "coven_top": [codes[card] for card in self.coven_top],
            "discard": [codes[card] for card in self.discard],
            "discard_curses": self.discard_curses,
            "prison": [codes[card] for card in self.prison],
            "recruits": self.recruits,
            "recruit_top": [codes[card] for card in self.recruit_top],
            "gone": [codes[card] for card in self.gone],
            "curse_pile": self.curse_pile,
            "looked": [codes[card] for card in self.looked] + [codes[CURSE]] * self.looked_curses,
            "challenge_deck": self.challenge_deck,
            "challenge_top": [challenges[card].code for card in self.challenge_top],
            "challenge_discard": [challenges[card].code for card in self.challenge_discard],
            "conviction_deck": self.conviction_deck,
            "conviction_discard": self.conviction_discard,
            "villagers": sum(self.villagers),
            "souls": self.souls,
            "souls_total": self.souls_total,
            "missions_left": self.missions_left,
        }


class Beside(View):
    """What somebody else sees at the same moment: the same."""

    __slots__ = ("seen",)

    def __init__(self, seat: int, seen: WildegrensView) -> None:
        self.seat = seat
        self.seen = seen

    def data(self) -> dict[str, object]:
        return self.seen.data() | {"seat": self.seat}

    def fact(self, name: str) -> object:
        return self.seat if name == "seat" else self.seen.fact(name)


def witch_power(board: Board, witch: i64, side: i64) -> int:
    """WIL-101, WIL-102. What this Witch in play gives now."""
    return int(rules.side_power(board, witch, side) + board.boost[witch])


def spelled_out(counts: list[int]) -> list[int]:
    """Cards by their number, lowest first."""
    return [value for value, many in enumerate(counts) for turn in range(many)]


def source_of(board: Board) -> int:
    """The card whose effect is being carried out, -1 if none is."""
    at = board.depth - 1
    while at >= 0:
        if board.stack[at * ROW + KIND] == STEP_EFFECT:
            return int(board.stack[at * ROW + EFFECT_CARD])
        at -= 1
    return -1


def primitive_of(board: Board) -> str:
    """The step a question belongs to, where the kind of question does not say it."""
    return "" if board.depth == 0 else PRIMITIVES[QUESTIONS[board.top(KIND)].primitive(board)].name
