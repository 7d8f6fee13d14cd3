"""What the player sees of a play of Wildegrens, as numbers."""

from typing import Final, final

from esbat.engine.native import i64, vec
from esbat.engine.state import KIND, ROW, State
from esbat.games.wildegrens import names, rules, tables
from esbat.games.wildegrens.game import Wildegrens
from esbat.games.wildegrens.questions import QUESTIONS
from esbat.games.wildegrens.rules_jury import total
from esbat.games.wildegrens.rules_piles import challenges_left
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import Box
from esbat.games.wildegrens.tables_primitives import PRIMITIVES
from esbat.parts.bits import WIDE_BIT, wide_count
from esbat.research import compiled_parts as declared
from esbat.research import compiled_sheet as sheets
from esbat.research.compiled_observer import Observer
from esbat.research.compiled_parts import Part
from esbat.research.compiled_sheet import LARGEST, ZERO, Sheet, all_ahead, first_ahead

LAYOUT: Final = 1
WITCH_WORDS: Final[i64] = 4
CHALLENGE_WORDS: Final[i64] = 8
PAPERS: Final[i64] = tables.JURY * tables.PAPERS_A_JUROR
UNLIMITED: Final[i64] = 99
"""As many Challenges as one likes may be revealed."""
MIDDLE: Final[i64] = 32
"""Added to what can be negative."""
TOPS: Final[i64] = 8
"""So many cards known to lie on top of a pile are written out, the uppermost first."""
PHASES: Final = vec[i64](names.PHASE_OF_STAGE)


def parts(box: Box) -> list[Part]:
    """What follows the question."""
    codes = box.card_codes
    witches = codes[: int(tables.WITCHES_IN_ALL)]
    challenges = [card.code for card in box.challenges]
    places = [*"abc"]
    values = [str(value) for value in range(int(tables.VALUES))]
    papers = [f"{place}{paper + 1}" for place in places for paper in range(int(tables.PAPERS_A_JUROR))]
    tops = [str(number) for number in range(1, int(TOPS) + 1)]
    return [
        declared.choices(
            "turn",
            ["part", "chosen place", "source", "primitive", "offered", "also offered", "looked at"],
            [6, 3, len(codes), len(PRIMITIVES), len(codes), len(codes), 3],
        ),
        declared.counts(
            "play", ["turn", "failures", "convinced", "lost souls", "missions left", "curse pile"]
        ),
        declared.counts(
            "power",
            ["total", "spent", "available", "overcome", "reveals", "limit", "muted", "must stand trial"],
        ),
        declared.counts(
            "eased", ["challenges", "familiars", "mission", "spared", "extra + 32", "blocks ignored"]
        ),
        declared.counts("curses", ["hand", "coven", "discard", "looked at"]),
        declared.counts("decks", ["coven", "recruits", "challenges", "convictions"]),
        declared.choices("jury", places, [len(box.jurors)] * 3),
        declared.counts("persuasion", places),
        declared.choices("papers", papers, [int(tables.VALUES) + 1] * len(papers)),
        declared.choices("missions", places, [len(box.missions)] * 3),
        declared.few("failed", places),
        declared.flags("blank", [f"{place} {trigger}" for place in places for trigger in names.TRIGGERS]),
        declared.choices("challenges", tables.SPOT_CODES, [len(challenges) + 1] * len(tables.SPOT_CODES)),
        declared.flags("face up", tables.SPOT_CODES),
        declared.counts("convictions unseen", values),
        declared.counts("convictions discarded", values),
        declared.counts("souls", values),
        declared.counts("boost + 32", witches),
        declared.flags("hand", witches),
        declared.flags("hidden", witches),
        declared.flags("revealed", witches),
        declared.flags("prison", witches),
        declared.flags("discard", witches),
        declared.flags("gone", witches),
        declared.flags("coven unseen", witches),
        declared.flags("recruits unseen", witches),
        declared.flags("familiars", challenges),
        declared.flags("fresh", challenges),
        declared.flags("challenge discard", challenges),
        declared.flags("challenges unseen", challenges),
        declared.flags("looked", challenges),
        declared.choices("top of coven", tops, [len(codes)] * len(tops)),
        declared.choices("top of recruits", tops, [len(codes)] * len(tops)),
        declared.choices("top of challenges", tops, [len(challenges)] * len(tops)),
    ]


@final
class WildegrensObserver(Observer):
    """Face-up piles are open; decks show their size, and what must be in them because it is nowhere else."""

    __slots__ = ("scratch",)

    def __init__(self, seats: int, options: dict[str, str], box: Box) -> None:
        super().__init__(LAYOUT, [*QUESTIONS], seats)
        self.scratch = vec[i64]([0] * int(tables.SPOTS_IN_ALL))
        self.declare(parts(box))

    def body_ahead(self, state: State) -> i64:
        assert isinstance(state, Wildegrens)
        found = len(state.lots) + len(state.convictions) + len(state.boost)
        found += state.hidden + state.looked + state.seen + state.turn + state.ease_mission
        return found + state.reason + len(state.challenge_top)

    def numbers_ahead(self, state: State) -> i64:
        assert isinstance(state, Wildegrens)
        found = first_ahead(state.stack) + first_ahead(state.places) + all_ahead(state.spots)
        found += all_ahead(state.papers) + all_ahead(state.paper_lots) + first_ahead(state.jury)
        found += first_ahead(state.persuasion) + all_ahead(state.convictions) + all_ahead(state.souls)
        found += all_ahead(state.conviction_discard) + first_ahead(state.lots) + state.chance.picks
        return found + all_ahead(state.boost)

    def standing(self, state: State, seat: i64) -> i64:
        """WIL-152. How far the Jurors are persuaded."""
        assert isinstance(state, Wildegrens)
        persuaded: i64 = 0
        for place in range(tables.JURY):
            persuaded += state.persuasion[place]
        return persuaded

    def observe(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Wildegrens)  # known to the compiler at once, since it is final
        board = state
        self.question(board, seat, sheet)
        self.turn(board, sheet)
        self.row_of_missions(board, sheet)
        self.convictions(board, sheet)
        sheet.counts_within(board.boost, 0, tables.WITCHES_IN_ALL, MIDDLE)
        sheet.eight_flags(
            WITCH_WORDS,
            board.hand,
            board.hidden,
            board.revealed,
            board.prison,
            board.discard,
            board.gone,
            board.coven,
            board.recruits,
        )
        sheet.flags(board.familiars, CHALLENGE_WORDS)
        sheet.flags(board.fresh, CHALLENGE_WORDS)
        sheet.flags(board.challenge_discard, CHALLENGE_WORDS)
        sheet.flags(board.challenges, CHALLENGE_WORDS)
        sheet.flags(board.looked, CHALLENGE_WORDS)
        self.top_of(board.coven_top, board.coven_top_count, sheet)
        self.top_of(board.recruit_top, board.recruit_top_count, sheet)
        self.top_of(board.challenge_top, board.challenge_top_count, sheet)

    def turn(self, board: Board, sheet: Sheet) -> None:
        """WIL-069, WIL-100, WIL-103. How far the turn is, and what there is to spend in it."""
        over = board.depth == 0
        drafting = not over and board.stack[KIND] == names.ASK_DRAFT
        kind: i64 = board.top(KIND) if not over else ZERO
        part: i64 = ZERO if over or drafting else PHASES[rules.stage(board)]
        sheet.eight(
            part,
            board.chosen + 1,
            source_of(board) + 1,
            QUESTIONS[kind].primitive(board) if not over else ZERO,
            board.top(names.DRAFT_ONE) + 1 if drafting else ZERO,
            board.top(names.DRAFT_OTHER) + 1 if drafting else ZERO,
            board.top(names.SCRY_DECK) + 1 if kind == names.ASK_SCRY else ZERO,
            0,
        )
        sheet.eight(
            sheets.at_most(board.turn),
            board.failures,
            board.convinced,
            sheets.at_most(board.souls_total),
            wide_count(board.missions),
            board.curse_pile,
            0,
            0,
        )
        chosen = board.chosen >= 0 and part >= 2
        power = rules.total_power(board)
        sheet.eight(
            cut(power),
            cut(board.spent),
            cut(power - board.spent),
            board.overcome,
            board.reveals,
            rules.reveal_limit(board) if chosen else UNLIMITED,
            1 if chosen and rules.muted(board) else 0,
            1 if board.must_trial else 0,
        )
        sheet.eight(
            cut(board.ease_challenges),
            cut(board.ease_familiars),
            cut(board.ease_mission),
            board.spared,
            cut(board.extra + MIDDLE),
            1 if board.ignore_blocks else 0,
            0,
            0,
        )
        sheet.four(board.hand_curses, board.coven_curses, board.discard_curses, board.looked_curses)
        sheet.four(
            board.coven_top_count + wide_count(board.coven) + board.coven_curses,
            wide_count(board.recruits) + board.recruit_top_count,
            challenges_left(board),
            total(board.convictions) - board.unturned_papers,
        )

    def row_of_missions(self, board: Board, sheet: Sheet) -> None:
        """WIL-013, WIL-056, WIL-061, WIL-R33. Jurors, Missions, and Challenges as far as she knows them."""
        sheet.counts_within(board.jury, 0, tables.JURY, 1)
        sheet.counts_within(board.persuasion, 0, tables.JURY, 0)
        papers = board.papers
        lying: i64 = 0
        for paper in range(PAPERS):
            if papers[paper] != names.EMPTY:
                lying |= WIDE_BIT[paper]
        sheet.things_within(papers, PAPERS, lying, board.papers_up)
        sheet.counts_within(board.places, 0, tables.JURY, 1)
        sheet.few(board.failed)
        sheet.flags(board.cancelled, 2)
        filled = board.filled
        sheet.things_within(board.spots, tables.SPOTS_IN_ALL, filled, (board.up | board.seen) & filled)
        sheet.flags(board.up & filled, 3)

    def convictions(self, board: Board, sheet: Sheet) -> None:
        """WIL-061, WIL-R33. Convictions nobody has seen, settled or not; those thrown away; souls."""
        unseen = board.convictions
        first = sheet.at
        sheet.counts_within(unseen, 0, tables.VALUES, 0)
        lots = board.paper_lots
        for paper in range(PAPERS):
            if lots[paper]:
                sheet.count_one(first, board.papers[paper])
        sheet.counts_within(board.conviction_discard, 0, tables.VALUES, 0)
        sheet.counts_within(board.souls, 0, tables.VALUES, 0)

    def top_of(self, pile: vec[i64], many: i64, sheet: Sheet) -> None:
        """Cards known to lie on top, the uppermost first."""
        if many == 0:
            sheet.blank()
            return
        scratch = self.scratch
        for place in range(TOPS):
            scratch[place] = pile[many - 1 - place] + 1 if place < many else ZERO
        sheet.counts_within(scratch, 0, TOPS, 0)


def cut(number: i64) -> i64:
    """A number from 0 to the largest there is."""
    return ZERO if number < 0 else number if number <= LARGEST else LARGEST


def source_of(board: Board) -> i64:
    """The card whose effect is being carried out, -1 if none is."""
    stack = board.stack
    start = (board.depth - 1) * ROW
    while start >= 0:
        if stack[start + KIND] == names.STEP_EFFECT:
            return stack[start + names.EFFECT_CARD]
        start -= ROW
    return -1
