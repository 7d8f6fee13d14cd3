"""What a seat sees of a play of Witchstone, as numbers."""

from typing import Final, final

from esbat.engine.native import i64, vec
from esbat.engine.state import KIND, ROW, State
from esbat.games.witchstone.game import Witchstone
from esbat.games.witchstone.names import (
    ACT_GRANTED,
    ACT_LEFT,
    ACT_ORIGIN,
    ACT_TYPE,
    ASK_ACT,
    ASK_PLACE_HEX,
    ASK_RUN,
    CROSS_LAST,
    CROSS_SPACE,
    LAYING_CELL,
    LAYING_OTHER,
    LAYING_PICKED,
    PLACE_HEX_TAKEN,
    RUN_BLACK,
    RUN_CELL,
    SECOND_TYPE,
    SHELVES,
    SIX,
    SOURCES,
    STEP_CROSS,
    STEP_SECOND,
    SYMBOLS,
)
from esbat.games.witchstone.names import TOKENS as TOKEN_NAMES
from esbat.games.witchstone.questions import QUESTIONS
from esbat.games.witchstone.questions.base import LAID, PICKED, PLACED
from esbat.games.witchstone.state import (
    AHEAD,
    BESIDE,
    BLACK,
    BLACK_SHELF,
    COMPLETED,
    CRYSTALS,
    DRAWS,
    EARNED,
    FIXED,
    GONE,
    HAND,
    HEXES,
    LEVEL,
    LYING,
    MY_TOWER,
    OPEN_ROAD,
    OWLS,
    RESERVE,
    RING,
    SCORE,
    SCROLLS,
    SHELF_ROOM,
    SHELVED,
    SHOWN,
    SPENT,
    SPOILED,
    STANDING,
    STONE_PLACE,
    SUPPLY,
    TOKENS,
    TURNS,
    Board,
)
from esbat.games.witchstone.tables_box import Box
from esbat.games.witchstone.tables_grid import CELL_TEXTS
from esbat.parts.bits import WIDE_BIT, wide_count, wide_lowest
from esbat.research import compiled_parts as declared
from esbat.research import compiled_sheet as sheets
from esbat.research.compiled_observer import Observer
from esbat.research.compiled_parts import Part
from esbat.research.compiled_sheet import TOO_LARGE, ZERO, Sheet, all_ahead, first_ahead

LAYOUT: Final = 1
HUNDRED: Final[i64] = 100
BYTE: Final[i64] = 256
TWO_NUMBERS: Final[i64] = 65536
BATCHES: Final[i64] = 4
"""So many batches of actions that wait for one another are written out, the topmost first."""
SEATS: Final[i64] = 4
"""Numbers that a seat has lie in fours."""
GRID_WORDS: Final[i64] = 7
"""The cells of a cauldron."""


def table_parts(seats: int, box: Box) -> list[Part]:
    """What all have in common."""
    batches = [f"{what} {number}" for number in range(1, int(BATCHES) + 1) for what in ("type", "source")]
    owed = [f"{owner} {symbol}" for owner in ("witches", "crystals", "black") for symbol in SYMBOLS]
    waiting = [f"{code} {what}" for code in box.exit_codes for what in ("crystal", "black")]
    cells = len(CELL_TEXTS)
    return [
        declared.choices(
            "turn",
            ["seat", "first", "then", "tile", "cell", "other cell", "hex", "running"],
            [seats, seats, 6, len(box.tile_codes), cells, cells, len(box.hex_codes), cells],
        ),
        declared.counts(
            "piles", ["hexes", "scrolls", "running black", "crossing from", "crossing to", "batches"]
        ),
        declared.choices("batches", batches, [len(SYMBOLS), len(SOURCES)] * int(BATCHES)),
        declared.counts(
            "actions", [f"{what} {n}" for n in range(1, int(BATCHES) + 1) for what in ("left", "granted")]
        ),
        declared.counts("owed", owed),
        declared.counts("waiting", waiting),
        declared.choices("tokens", box.location_codes, [len(TOKEN_NAMES)] * len(box.location_codes)),
        declared.counts("open tokens", TOKEN_NAMES),
        declared.choices(
            "ring", [str(n) for n in range(len(box.ring))], [len(box.hex_codes)] * len(box.ring)
        ),
        declared.counts("owls left", [str(n) for n in range(int(box.stacks))]),
        declared.choices("scroll row", [str(n) for n in range(6)], [len(box.scroll_codes)] * 6),
        declared.flags("free roads", box.road_codes),
        declared.flags("hand", box.tile_codes),
        declared.counts("owls", ["tiles", "points"]),
    ]


def seat_parts(name: str, box: Box) -> list[Part]:
    """What belongs to one seat."""
    scrolls = [f"{box.scroll_codes[kind]} ({number})" for number, kind in enumerate(box.kind_of)]
    return [
        declared.choices(
            f"{name} places",
            ["tower", "open road", "stone", "black crystal", "black shelf", "beside"],
            [len(box.location_codes), len(box.road_codes), len(box.stones), len(CELL_TEXTS), len(SHELVES), 7],
        ),
        declared.counts(
            f"{name} points", ["hundreds + 1", "points", "turns", "handicap", "hand", "draws", "ring", "wand"]
        ),
        declared.counts(
            f"{name} things",
            ["energy", "reserve", "lying", "tokens", "owls", "shelved", "spoiled", "on open road"],
        ),
        declared.counts(f"{name} shelves", SHELVES),
        *[declared.flags(f"{name} shows {symbol}", CELL_TEXTS) for symbol in SYMBOLS],
        declared.flags(f"{name} crystals", CELL_TEXTS),
        declared.flags(f"{name} connections", box.road_codes),
        declared.flags(f"{name} standing", box.location_codes),
        declared.flags(f"{name} tiles laid", box.tile_codes),
        declared.flags(f"{name} hexes used once", box.hex_codes),
        declared.flags(f"{name} hexes fixed", box.hex_codes),
        declared.flags(f"{name} scrolls", scrolls),
        declared.flags(f"{name} spells used", scrolls),
    ]


def words_for(many: int) -> int:
    return (many + 7) // 8


@final
class WitchstoneObserver(Observer):
    """All lies open but hands, owl tiles and, if so agreed, scrolls."""

    __slots__ = (
        "owed_words",
        "own_sets",
        "own_words",
        "road_words",
        "seat_sets",
        "seat_words",
        "secret",
        "tile_words",
    )

    def __init__(self, seats: int, options: dict[str, str], box: Box) -> None:
        super().__init__(LAYOUT, [*QUESTIONS], seats)
        self.secret: bool = options["private_scrolls"] == "true"
        self.tile_words: i64 = words_for(len(box.tile_codes))
        self.road_words: i64 = words_for(len(box.road_codes))
        self.owed_words: i64 = words_for(3 * len(SYMBOLS)) + words_for(2 * len(box.exit_codes))
        # The sets of one seat that lie neither among its symbols nor its cells, and the words of each.
        codes = (box.road_codes, box.location_codes, box.tile_codes, box.hex_codes, box.hex_codes)
        sizes = [words_for(len(each)) for each in (*codes, box.kind_of, box.kind_of)]
        self.own_words = vec[i64](sizes)
        self.own_sets = vec[i64]([0] * len(sizes))
        found = table_parts(seats, box)
        self.seat_words: i64 = 0
        self.seat_sets: i64 = 0
        for around in range(seats):
            parts = seat_parts(declared.seat_name(around), box)
            self.seat_words = sum(part.words() for part in parts)
            self.seat_sets = sum(part.remembered for part in parts)
            found += parts
        self.declare(found)
        # What each of the others had when it was last written out.
        self.sets += (seats - 1) * (1 + int(EARNED // SEATS))

    def body_ahead(self, state: State) -> i64:
        assert isinstance(state, Witchstone)
        return len(state.own) + len(state.racks) + len(state.open_tokens) + len(state.owed) + state.turn

    def numbers_ahead(self, state: State) -> i64:
        assert isinstance(state, Witchstone)
        found = all_ahead(state.own) + all_ahead(state.tokens_at) + all_ahead(state.face_up)
        found += all_ahead(state.owed) + all_ahead(state.open_tokens) + all_ahead(state.owls_left)
        found += first_ahead(state.scroll_row) + all_ahead(state.waiting) + first_ahead(state.racks)
        return found + first_ahead(state.stack) + first_ahead(state.laid) + state.chance.picks

    def standing(self, state: State, seat: i64) -> i64:
        """WST-223. The points marked so far."""
        assert isinstance(state, Witchstone)
        return state.own[SCORE + seat]

    def observe(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Witchstone)  # known to the compiler at once, since it is final
        board = state
        self.question(board, seat, sheet)
        own = board.own
        self.turn(board, seat, sheet)
        sheet.counts_within(board.tokens_at, 0, board.box.location_count, 1)
        sheet.counts_within(board.open_tokens, 0, len(board.open_tokens), 0)
        sheet.counts_within(board.face_up, 0, len(board.face_up), 1)
        sheet.counts_within(board.owls_left, 0, board.box.stacks, 0)
        self.scroll_row(board, sheet)
        sheet.flags(board.free_roads, self.road_words)
        sheet.flags(own[HAND + seat], self.tile_words)
        points: i64 = 0
        owls = own[OWLS + seat]
        while owls:
            points += board.box.owl_points[wide_lowest(owls)]
            owls &= owls - 1
        sheet.four(wide_count(own[OWLS + seat]), points, 0, 0)
        for around in range(board.seats):
            other = seat + around
            if other >= board.seats:
                other -= board.seats
            open_scrolls = around == 0 or not self.secret or board.depth == 0
            if around > 0 and self.is_written(board, other, open_scrolls, sheet):
                sheet.at += self.seat_words
                sheet.next_set += self.seat_sets
            else:
                self.seat(board, other, open_scrolls, sheet)

    def turn(self, board: Board, seat: i64, sheet: Sheet) -> None:
        """WST-048, WST-130. What is being laid, run or crossed, and the batches of actions that wait."""
        kind: i64 = board.top(KIND) if board.depth else ZERO
        settled = QUESTIONS[kind].settled
        running = kind == ASK_RUN
        then: i64 = -1
        crossing: i64 = 0
        last: i64 = 0
        batches: i64 = 0
        sources: i64 = 0
        amounts: i64 = 0
        place: i64 = 1
        seen: i64 = 0
        stack = board.stack
        start = (board.depth - 1) * ROW
        while start >= 0:
            row_kind = stack[start + KIND]
            if row_kind == ASK_ACT:
                if batches < BATCHES:
                    left = stack[start + ACT_LEFT]
                    granted = stack[start + ACT_GRANTED]
                    seen |= left | granted
                    sources += (stack[start + ACT_TYPE] + 1 + (stack[start + ACT_ORIGIN] + 1) * 256) * place
                    amounts += (left + granted * 256) * place
                    place *= TWO_NUMBERS
                batches += 1
            elif row_kind == STEP_CROSS:
                crossing = stack[start + CROSS_SPACE]
                last = stack[start + CROSS_LAST]
            elif row_kind == STEP_SECOND:
                then = stack[start + SECOND_TYPE]
            start -= ROW
        sheet.eight(
            sheets.seat_from(seat, board.turn, board.seats),
            sheets.seat_from(seat, board.first, board.seats),
            then + 1,
            board.top(LAYING_PICKED) + 1 if settled >= PICKED else ZERO,
            board.top(LAYING_CELL) + 1 if settled >= PLACED else ZERO,
            board.top(LAYING_OTHER) + 1 if settled == LAID else ZERO,
            board.top(PLACE_HEX_TAKEN) + 1 if kind == ASK_PLACE_HEX else ZERO,
            board.top(RUN_CELL) + 1 if running else ZERO,
        )
        # WST-R43: what is left of the pile would tell the number of secret scrolls; that it is gone shows.
        told = not self.secret or board.depth == 0 or board.scroll_pile == 0
        sheet.eight(
            wide_count(board.hex_pile),
            wide_count(board.scroll_pile) + 1 if told else ZERO,
            board.top(RUN_BLACK) if running else ZERO,
            crossing,
            last,
            batches,
            0,
            0,
        )
        if batches == 0:  # nothing is owed, nor does anything wait, outside of actions
            sheet.blank_within(2 + self.owed_words)
            return
        if seen & TOO_LARGE:
            raise ValueError(f"not all from 0 to 127: {seen}")
        self.batches(board, sources, amounts, sheet)

    def batches(self, board: Board, sources: i64, amounts: i64, sheet: Sheet) -> None:
        """WST-130. The batches of actions that wait, and what is owed and waits beside them."""
        sheet.word(sources)
        sheet.word(amounts)
        sheet.counts_within(board.owed, 0, 3 * SIX, 0)
        sheet.counts_within(board.waiting, 0, len(board.waiting), 0)

    def scroll_row(self, board: Board, sheet: Sheet) -> None:
        """WST-005. The scrolls on display, by kind."""
        kinds = board.box.kind_of
        row = board.scroll_row
        shown: i64 = 0
        place: i64 = 1
        for at in range(len(row)):
            scroll = row[at]
            if scroll >= 0:
                shown += (kinds[scroll] + 1) * place
                place *= BYTE
        sheet.word(shown)

    def is_written(self, board: Board, other: i64, open_scrolls: bool, sheet: Sheet) -> bool:
        """Does the sheet show of another seat what it has now? Remember what that is.

        Whatever `seat` reads is compared. While somebody else moves, little of it changes.
        """
        own = board.own
        there = sheet.sets
        place = sheet.next_set
        sheet.next_set = place + 1
        road = own[OPEN_ROAD + other]
        # Never 0, which is what stands in a fresh row; on shelves lie things of their own.
        more: i64 = 1 + (board.filled[road] if road >= 0 else ZERO) * 2
        if open_scrolls:
            more = -more
        same = there[place] == more and own[SHELVED + other] == 0
        there[place] = more
        return sheet.is_same_within(own, other, SEATS, EARNED // SEATS) and same

    def seat(self, board: Board, other: i64, open_scrolls: bool, sheet: Sheet) -> None:
        """WST-179, WST-R43. One seat as another sees it."""
        own = board.own
        road = own[OPEN_ROAD + other]
        score = own[SCORE + other] + HUNDRED  # it can be below 0
        sheet.eight(
            own[MY_TOWER + other] + 1,
            road + 1,
            own[STONE_PLACE + other] + 1,
            wide_lowest(own[BLACK + other]) + 1,
            own[BLACK_SHELF + other] + 1,
            own[BESIDE + other],
            0,
            0,
        )
        sheet.eight(
            score // HUNDRED,
            score % HUNDRED,
            own[TURNS + other],
            own[LEVEL + other],
            wide_count(own[HAND + other]),
            own[DRAWS + other],
            own[RING + other],
            own[AHEAD + other],
        )
        sheet.eight(
            own[SUPPLY + other],
            own[RESERVE + other],
            own[LYING + other],
            own[TOKENS + other],
            wide_count(own[OWLS + other]),
            own[SHELVED + other],
            own[SPOILED + other],
            board.filled[road] if road >= 0 else ZERO,
        )
        if own[SHELVED + other]:
            sheet.counts_within(board.racks, other * SHELF_ROOM, SHELF_ROOM, 0)
        else:
            sheet.blank()
        sheet.several_flags(own, SHOWN + other, SEATS, SIX, GRID_WORDS)
        sheet.flags(own[CRYSTALS + other], GRID_WORDS)
        sets = self.own_sets
        sets[0] = own[COMPLETED + other]
        sets[1] = own[STANDING + other]
        sets[2] = own[GONE + other]
        sets[3] = own[HEXES + other]
        sets[4] = own[FIXED + other]
        sets[5] = alike(board, own[SCROLLS + other]) if open_scrolls else ZERO
        sets[6] = alike(board, own[SPENT + other])
        sheet.sets_of_within(sets, self.own_words)


def alike(board: Board, scrolls: i64) -> i64:
    """The same scrolls with the lowest copies of each kind: copies look alike."""
    box = board.box
    found: i64 = 0
    while scrolls:
        kind = box.kind_of[wide_lowest(scrolls)]
        found |= WIDE_BIT[wide_lowest(box.of_kind[kind] & ~found)]
        scrolls &= scrolls - 1
    return found
