"""What a seat sees of a play of Lancre, as numbers."""

from typing import Final, final

from esbat.engine.native import i64
from esbat.engine.state import State
from esbat.games.lancre.game import Lancre
from esbat.games.lancre.names import (
    ARRIVE_VANISHED,
    ASK_ARRIVE,
    ASK_JOIN,
    ASK_LOOK,
    JOIN_NAMED,
    LOOK_AMONG,
    WITCHES,
)
from esbat.games.lancre.questions import QUESTIONS
from esbat.games.lancre.rules import points
from esbat.games.lancre.state import Board
from esbat.games.lancre.tables import BOXES, DICE, Box
from esbat.parts.bits import WIDE_BIT, wide_count, wide_lowest
from esbat.research import compiled_parts as declared
from esbat.research import compiled_sheet as sheets
from esbat.research.compiled_observer import Observer
from esbat.research.compiled_parts import Part
from esbat.research.compiled_sheet import ZERO, Sheet, all_ahead, first_ahead

LAYOUT: Final = 1
FIRST_KIND: Final[i64] = 2
"""A tile that lies face down before these eyes is 0, no tile 1, a known one its kind, from 2 on."""


def parts(seats: int, box: Box, open_hands: bool) -> list[Part]:
    """What follows the question."""
    spaces = box.space_codes[:-1]
    kinds = len(box.kind_codes)
    boxes = [str(number) for number in range(1, int(BOXES) + 1)]
    found = [
        declared.choices("turn", ["seat", "arriving"], [seats, kinds + 1]),
        declared.counts("table", ["deck", "step", "steps", "on foot", "vanished", "committed"]),
        declared.counts("reserves", ["cackles", "crises", "alisses"]),
        declared.counts("attempt", ["rolled", "added", "magic used"]),
        declared.choices("dice", [str(die) for die in range(1, int(DICE) + 1)], [7] * int(DICE)),
        declared.choices("tiles", spaces, [kinds + 1] * len(spaces)),
        declared.flags("face down", spaces),
        declared.counts("markers", spaces),
        declared.flags("looking", spaces),
        declared.counts("small left", boxes),
        declared.counts("big left", boxes),
        declared.choices("tops", boxes, [kinds] * int(BOXES)),
        declared.counts("gone", box.kind_codes),
        declared.flags("discard", box.card_codes),
        declared.flags("joining", box.card_codes),
    ]
    for around in range(seats):
        name = declared.seat_name(around)
        found.append(declared.choices(f"{name} witch", ["witch", "space"], [len(WITCHES), len(spaces) + 1]))
        found.append(
            declared.counts(
                f"{name} board", ["special", "hand", "cackles", "alisses", "small tiles", "big tiles"]
            )
        )
        found.append(declared.counts(f"{name} tiles", box.kind_codes))
        if around == 0 or open_hands:
            found.append(declared.flags(f"{name} hand", box.card_codes))
    return found


@final
class LancreObserver(Observer):
    """The map, the boards and the discard lie open; of hands and face-down tiles, what one has seen."""

    __slots__ = ("card_words", "open_hands", "space_words")

    def __init__(self, seats: int, options: dict[str, str], box: Box) -> None:
        super().__init__(LAYOUT, [*QUESTIONS], seats)
        self.open_hands: bool = options["open_hands"] == "true"
        self.card_words: i64 = (len(box.card_codes) + 7) // 8
        self.space_words: i64 = (len(box.space_codes) + 6) // 8
        self.declare(parts(seats, box, self.open_hands))

    def body_ahead(self, state: State) -> i64:
        assert isinstance(state, Lancre)
        found = len(state.tiles) + len(state.tops) + len(state.special) + len(state.small_row)
        return found + state.tiled + state.turn + state.reason + state.rolled

    def numbers_ahead(self, state: State) -> i64:
        assert isinstance(state, Lancre)
        found = all_ahead(state.tiles) + all_ahead(state.markers) + first_ahead(state.stack)
        found += all_ahead(state.owned) + all_ahead(state.gone) + all_ahead(state.tops)
        found += all_ahead(state.small_left) + all_ahead(state.big_left) + all_ahead(state.known)
        found += first_ahead(state.hands) + first_ahead(state.at) + first_ahead(state.witches)
        found += first_ahead(state.special) + first_ahead(state.cackles) + first_ahead(state.alisses)
        found += first_ahead(state.small_row) + first_ahead(state.big_row) + first_ahead(state.dice)
        found += first_ahead(state.discard.things)
        return found + state.deck.count + state.chance.picks

    def standing(self, state: State, seat: i64) -> i64:
        """LAN-133. Tiles, less Alisses."""
        assert isinstance(state, Lancre)
        return points(state, seat)

    def observe(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Lancre)  # known to the compiler at once, since it is final
        board = state
        self.question(board, seat, sheet)
        stack = board.stack
        row = sheet.row
        arriving = board.arriving
        vanished = sheet.kind == ASK_ARRIVE and stack[row + ARRIVE_VANISHED] != 0
        sheet.four(sheets.seat_from(seat, board.turn, board.seats), arriving + FIRST_KIND, 0, 0)
        sheet.eight(
            board.deck.count,
            board.step,
            board.steps,
            1 if board.on_foot else 0,
            1 if vanished else 0,
            1 if board.committed else 0,
            0,
            0,
        )
        sheet.four(board.cackle_reserve, board.crisis_reserve, board.aliss_reserve, 0)
        sheet.four(board.rolled, sheets.at_most(board.added), board.magic_used, 0)
        dice = board.dice
        rolled = board.rolled
        sheet.four(
            dice[0] + 1 if rolled > 0 else ZERO,
            dice[1] + 1 if rolled > 1 else ZERO,
            dice[2] + 1 if rolled > 2 else ZERO,
            dice[3] + 1 if rolled > 3 else ZERO,
        )
        spaces = board.box.dungeon
        self.tiles(board, seat, spaces, sheet)
        sheet.flags(board.hidden, self.space_words)
        sheet.counts_within(board.markers, 0, spaces, 0)
        sheet.flags(stack[row + LOOK_AMONG] if sheet.kind == ASK_LOOK else ZERO, self.space_words)
        sheet.counts_within(board.small_left, 0, BOXES, 0)
        sheet.counts_within(board.big_left, 0, BOXES, 0)
        sheet.counts_within(board.tops, 0, BOXES, 1)
        sheet.counts_within(board.gone, 0, board.box.kinds, 0)
        sheet.flags(sheets.union_within(board.discard.things, board.discard.count), self.card_words)
        sheet.flags(
            stack[row + JOIN_NAMED] if sheet.mine and sheet.kind == ASK_JOIN else ZERO, self.card_words
        )
        for around in range(board.seats):
            other = seat + around
            if other >= board.seats:
                other -= board.seats
            self.seat(board, other, around == 0 or self.open_hands, sheet)

    def tiles(self, board: Board, seat: i64, spaces: i64, sheet: Sheet) -> None:
        """LAN-011, LAN-150, LAN-153. Face-down tiles are seen only by those who have looked at them."""
        first = sheet.at
        sheet.counts_within(board.tiles, 0, spaces, FIRST_KIND)
        hidden = board.hidden
        known = board.known
        mine = WIDE_BIT[seat]
        unknown: i64 = 0
        while hidden:
            space = wide_lowest(hidden)
            if not known[space] & mine:
                unknown |= WIDE_BIT[space]
            hidden &= hidden - 1
        if unknown:
            sheet.erase(first, unknown)

    def seat(self, board: Board, other: i64, open_hand: bool, sheet: Sheet) -> None:
        """LAN-006, LAN-123, LAN-R64. One seat as another sees it: all but the faces of a hand."""
        hand = board.hands[other]
        kinds = board.box.kinds
        sheet.four(board.witches[other] + 1, board.at[other] + 1, 0, 0)
        sheet.eight(
            board.special[other],
            wide_count(hand),
            board.cackles[other],
            board.alisses[other],
            board.small_row[other],
            board.big_row[other],
            0,
            0,
        )
        sheet.counts_within(board.owned, other * kinds, kinds, 0)
        if open_hand:
            sheet.flags(hand, self.card_words)
