"""What a seat sees, added up from nothing."""

from typing import Final

from esbat.engine.decision import Decision
from esbat.engine.native import i64
from esbat.engine.options import shown
from esbat.engine.view import Part, View
from esbat.games.lancre import rules
from esbat.games.lancre.names import (
    ANNAGRAMMA,
    FAMILY_BELA,
    FAMILY_DEATH,
    FAMILY_MAGPYR,
    FAMILY_PIG,
    FAMILY_SHEEP,
    HAS_VANISHED,
    OPEN_HANDS,
    OPTIONS,
    PETULIA,
    SYMBOL_HEADOLOGY,
    SYMBOL_MAGIC,
    UNTURNED,
    WITCHES,
)
from esbat.games.lancre.rules_map import occupied
from esbat.games.lancre.rules_piles import hand_limit
from esbat.games.lancre.state import Board
from esbat.games.lancre.tables import (
    BOXES,
    CRISIS,
    DICE,
    HEADOLOGY_ADDS,
    MAGIC_ADDS,
    THREE,
    Box,
)
from esbat.games.lancre.tables_cards import ANY_PROBLEM
from esbat.games.lancre.tables_effects import EFFECT_BONUS, EFFECT_NECESSARY_MALE, EFFECT_REMEDY
from esbat.games.lancre.view_odds import Odds, odds_of
from esbat.parts.bits import WIDE_BIT, wide_listed

ANY_FAMILY: Final = -2
"""Problems of whatever family."""


class SpaceView(Part):
    """One space as somebody sees it: `kind` is UNTURNED for a face-down tile these eyes do not know."""

    __slots__ = ("hidden", "kind", "location", "markers", "space", "witches")

    def __init__(self, board: Board, eyes: i64, space: i64) -> None:
        """LAN-011, LAN-150, LAN-153. Face-down tiles are seen only by those who have looked at them."""
        super().__init__()
        self.space = int(space)
        self.location = int(board.box.location_of[space])
        self.hidden = (board.hidden & WIDE_BIT[space]) != 0
        self.kind = int(kind_seen(board, eyes, space))
        self.markers = int(board.markers[space])
        self.witches = [seat for seat in range(board.seats) if board.at[seat] == space]

    def same(self, board: Board, eyes: i64) -> bool:
        """Is the space still as it was, for these eyes?"""
        space: i64 = self.space
        if self.markers != board.markers[space] or self.kind != kind_seen(board, eyes, space):
            return False
        if self.hidden != ((board.hidden & WIDE_BIT[space]) != 0):
            return False
        many: i64 = 0
        for seat in range(board.seats):
            if board.at[seat] == space:
                many += 1
                if seat not in self.witches:
                    return False
        return many == len(self.witches)

    def data(self, box: Box) -> dict[str, object]:
        return {
            "space": box.space_codes[self.space],
            "location": box.location_codes[self.location],
            "tile": None if self.kind < 0 else box.kind_codes[self.kind],
            "hidden": self.hidden,
            "markers": self.markers,
            "difficulty": None if self.kind < 0 else needed_there(box, self),
            "points": None if self.kind < 0 else int(box.points[self.kind]),
            "witches": self.witches,
        }


def kind_seen(board: Board, eyes: i64, space: i64) -> i64:
    """The tile there, UNTURNED if it lies face down and these eyes have not looked at it."""
    hidden = board.hidden & WIDE_BIT[space]
    return (
        UNTURNED if hidden and not (eyes >= 0 and board.known[space] & WIDE_BIT[eyes]) else board.tiles[space]
    )


class Land(Part):
    """All spaces as somebody sees them."""

    __slots__ = ("spaces",)

    def __init__(self, spaces: list[SpaceView]) -> None:
        super().__init__()
        self.spaces = spaces


def land_seen(board: Board, eyes: i64, before: Land | None) -> Land:
    """The map; what is as it was is shared with a map before."""
    if before is None:
        return Land([SpaceView(board, eyes, space) for space in range(board.box.dungeon)])
    spaces: list[SpaceView] = []
    changed = False
    for there in before.spaces:
        if there.same(board, eyes):
            spaces.append(there)
        else:
            spaces.append(SpaceView(board, eyes, there.space))
            changed = True
    return Land(spaces) if changed else before


class SeatView:
    """One seat as somebody sees it. `hand` is None where the faces are hidden."""

    __slots__ = (
        "alisses", "at", "big", "cackles", "hand", "hand_count", "limit", "numbers", "open", "pairs",
        "points", "small", "special", "tiles", "witch",
    )  # fmt: skip

    def __init__(
        self, board: Board, eyes: i64, seat: i64, before: "SeatView | None" = None, now: bool = False
    ) -> None:
        """LAN-006, LAN-123, LAN-R64. All but the faces of a hand lies open.

        What other eyes have seen of it in this very moment (`now`) is taken over.
        """
        self.hand = hand_seen(board, eyes, seat)
        if now and before is not None:
            self.take_over(before)
            return
        held = wide_listed(board.hands[seat])
        self.witch = int(board.witches[seat])
        self.special = board.special[seat] != 0
        self.hand_count = len(held)
        self.limit = int(hand_limit(board, seat))
        self.cackles = int(board.cackles[seat])
        self.alisses = int(board.alisses[seat])
        self.at = int(board.at[seat])
        self.small = int(board.small_row[seat])
        self.big = int(board.big_row[seat])
        self.pairs = int(rules.pairs(board, seat))
        self.points = int(rules.points(board, seat))
        kinds = int(board.box.kinds)
        self.tiles = [int(board.owned[seat * kinds + kind]) for kind in range(kinds)]
        self.numbers: list[int] = [
            self.witch, int(self.special), self.hand_count, self.limit, self.cackles, self.alisses, self.at,
            self.small, self.big, self.points, *self.tiles,
        ]  # fmt: skip
        # What lies open of it, if that is as it was before.
        self.open: Part = before.open if before is not None and before.numbers == self.numbers else Part()

    def take_over(self, other: "SeatView") -> None:
        """All that lies open."""
        self.witch, self.special, self.hand_count = other.witch, other.special, other.hand_count
        self.limit, self.cackles, self.alisses = other.limit, other.cackles, other.alisses
        self.at, self.small, self.big = other.at, other.small, other.big
        self.pairs, self.points, self.tiles = other.pairs, other.points, other.tiles
        self.numbers, self.open = other.numbers, other.open

    def data(self, box: Box) -> dict[str, object]:
        return {**self.at_hand(), "hand": self.hand_held(box), **self.on_the_table(box)}

    def at_hand(self) -> dict[str, object]:
        return {
            "witch": None if self.witch < 0 else WITCHES[self.witch],
            "special": self.special,
            "hand_count": self.hand_count,
        }

    def hand_held(self, box: Box) -> list[str] | None:
        return None if self.hand is None else [box.card_codes[card] for card in self.hand]

    def on_the_table(self, box: Box) -> dict[str, object]:
        return {
            "limit": self.limit,
            "cackles": self.cackles,
            "alisses": self.alisses,
            "at": None if self.at < 0 else box.space_codes[self.at],
            "small": self.small,
            "big": self.big,
            "points": self.points,
            "tiles": [box.kind_codes[kind] for kind, many in enumerate(self.tiles) for turn in range(many)],
        }


def hand_seen(board: Board, eyes: i64, seat: i64) -> list[int] | None:
    """LAN-123. The cards of a hand, if these eyes may see their faces."""
    return wide_listed(board.hands[seat]) if eyes == seat or board.options & OPEN_HANDS else None


def boxes_of(board: Board) -> list[tuple[int, int, int]]:
    """What is left in each box, and what lies on top of it."""
    return [
        (int(board.small_left[box]), int(board.big_left[box]), int(board.tops[box])) for box in range(BOXES)
    ]


class LancreView(View):
    """The table through one pair of eyes."""

    __slots__ = (
        "added", "arriving", "attempted", "bonuses", "box", "boxes", "committed", "deck", "dice", "discard",
        "gone", "helping", "joining", "land", "looking", "magic_used", "on_foot", "options", "over",
        "passing", "phase", "reserves", "seats", "solves", "spaces", "step", "steps", "trying", "turn",
    )  # fmt: skip

    def __init__(self, seat: int, board: Board, other: "LancreView | None" = None, now: bool = False) -> None:
        """LAN-004, LAN-011, LAN-013, LAN-020. Map, boxes, reserves, discards, boards; of hands, one's own."""
        self.seat = seat
        self.box = board.box
        self.turn = int(board.turn)
        question = board.question_for(seat)
        self.phase = "over" if question is None else question.name
        self.over = board.depth == 0
        self.step = int(board.step)
        self.steps = int(board.steps)
        self.on_foot = bool(board.on_foot)
        self.deck = int(board.deck.count)
        self.arriving = int(board.arriving)
        # What other eyes have seen in this very moment is not counted once more.
        seen = other if now else None
        self.discard: list[int] = board.discard.listed() if seen is None else seen.discard
        self.boxes: list[tuple[int, int, int]] = boxes_of(board) if seen is None else seen.boxes
        self.reserves = (int(board.cackle_reserve), int(board.crisis_reserve), int(board.aliss_reserve))
        self.gone: list[int] = [int(many) for many in board.gone] if seen is None else seen.gone
        self.dice: list[int] = (
            [int(board.dice[die]) for die in range(board.rolled)] if seen is None else seen.dice
        )
        self.added = int(board.added)
        self.magic_used = int(board.magic_used)
        self.committed = bool(board.committed)
        self.trying = trying_at(board, self.phase)
        self.passing = asked_with(question, "arrive", "vanished") == HAS_VANISHED
        self.joining = wide_listed(asked_with(question, "join", "named"))
        self.looking = wide_listed(asked_with(question, "look", "among"))
        self.options: dict[str, bool] = shown(OPTIONS, board.options) if other is None else other.options
        # Most of it is as it was, and the same for all eyes; as long as no tile lies face down, all of it.
        land: Land | None = None if other is None else other.land
        self.land: Land = (
            land if land is not None and now and not board.hidden else land_seen(board, seat, land)
        )
        self.spaces = self.land.spaces
        self.seats: list[SeatView] = []
        for at in range(board.seats):
            before = None if other is None else other.seats[at]
            if now and before is not None and before.hand is None and at != seat:
                self.seats.append(before)
            else:
                self.seats.append(SeatView(board, seat, at, before, now))
        self.helping: int | None = None  # what the own symbols add, once somebody has asked
        self.bonuses: list[int] = []
        self.solves: set[int] | None = None  # families that the own hand or tile solves, likewise
        self.attempted: dict[str, object] | None = None  # `attempt`, once somebody has asked for it

    # ---- the attempt, and the chance of success

    def total(self) -> int:
        """LAN-090. What the attempt has come to so far."""
        return sum(self.dice) + self.added + self.seats[self.turn].pairs

    def chance_at(self, space: int, with_cards: bool = False) -> Odds | None:
        """The exact chance to solve the tile there, as far as these eyes can see; None without a known tile.

        Alone with the dice still to roll, or with everything the own hand can add: each card once, as a
        symbol or as a Bonus, whichever gives more. What Second Chance or cards drawn on the way might
        change is left out. A card or tile that solves the problem by itself makes it certain.
        """
        there = self.spaces[space]
        if there.kind < 0 or self.seat < 0:
            return None
        under_way = self.trying == space and self.seat == self.turn
        needed = needed_there(self.box, there) - self.seats[self.seat].pairs
        dice = int(DICE)
        if under_way:
            needed -= sum(self.dice) + self.added
            dice -= len(self.dice)
        if with_cards:
            if self.solved_by_hand(there.kind):
                return Odds(1, 1)
            needed -= self.help_against(there.kind, dice > 0)
        return odds_of(needed, dice)

    def help_against(self, kind: int, symbols: bool) -> int:
        """LAN-086, LAN-087, LAN-088, LAN-143, LAN-184. The most the own hand and tile can add."""
        me = self.seats[self.seat]
        if self.helping is None:
            values = [symbol_value(self.box, card) for card in me.hand or []]
            own = int(MAGIC_ADDS) if me.special and me.witch == ANNAGRAMMA else 0
            self.helping = sum(values) + own
            self.bonuses = [card for card in me.hand or [] if self.box.effect[card] == EFFECT_BONUS]
        added = self.helping if symbols else 0
        for card in self.bonuses:
            bonus = bonus_value(self.box, card, kind)
            instead = symbol_value(self.box, card) if symbols else 0
            added += max(0, bonus - instead)
        return added

    def solved_by_hand(self, kind: int) -> bool:
        """LAN-029, LAN-109, LAN-160, LAN-161. Can the own hand or tile solve such a tile without dice?"""
        if self.solves is None:
            self.solves = self.families_solved()
        return ANY_FAMILY in self.solves or int(self.box.family[kind]) in self.solves

    def families_solved(self) -> set[int]:
        """What `solved_by_hand` asks for, of all tiles at once."""
        me = self.seats[self.seat]
        box = self.box
        solved: set[int] = set()
        names: set[int] = set()
        for card in me.hand or []:
            effect = box.effect[card]
            if effect == EFFECT_NECESSARY_MALE:
                solved.add(int(FAMILY_DEATH))
            elif effect == EFFECT_REMEDY:
                solved.add(int(FAMILY_SHEEP))
            if box.power[card] >= 0:
                names.add(int(box.power[card]))
        if len(names) >= THREE:
            solved.add(ANY_FAMILY)
        if me.special and me.witch == PETULIA:
            solved.add(int(FAMILY_PIG))
        return solved

    def odds(self) -> dict[str, object]:
        """For every tile these eyes know: the chance with dice alone, and with the whole hand."""
        found: dict[str, object] = {}
        for there in self.spaces:
            plain = self.chance_at(there.space)
            helped = self.chance_at(there.space, with_cards=True)
            if plain is not None and helped is not None:
                found[self.box.space_codes[there.space]] = {"plain": plain.data(), "cards": helped.data()}
        return found

    def data(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "turn": self.turn,
            "phase": self.phase,
            **self.progress(),
            "discard": self.discards(),
            **self.table(),
            **self.attempt(),
            "odds": self.odds(),
            "options": self.options,
            "spaces": [space.data(self.box) for space in self.spaces],
            "seats": [seat.data(self.box) for seat in self.seats],
        }

    def progress(self) -> dict[str, object]:
        """Where the play stands: the same for all eyes, but for `passing`."""
        steps: dict[str, object] = {"over": self.over, "step": self.step, "steps": self.steps}
        return {**steps, "on_foot": self.on_foot, "passing": self.passing, "deck": self.deck}

    def discards(self) -> list[str]:
        return [self.box.card_codes[card] for card in self.discard]

    def table(self) -> dict[str, object]:
        """What lies beside the map: the same for all eyes."""
        box = self.box
        return {
            "arriving": None if self.arriving == -1 else tile_text(box, self.arriving),
            "boxes": [
                {"small": small, "big": big, "top": None if top < 0 else box.kind_codes[top]}
                for small, big, top in self.boxes
            ],
            "tiles_left": sum(small + big for small, big, top in self.boxes),
            "cackle_reserve": self.reserves[0],
            "crisis_reserve": self.reserves[1],
            "aliss_reserve": self.reserves[2],
            "gone": [box.kind_codes[kind] for kind, many in enumerate(self.gone) for turn in range(many)],
        }

    def fact(self, name: str) -> object:
        """What questions and moves name belongs to the attempt, or nearly so: the map is not looked at."""
        if name == "step":
            return self.step
        if name == "turn":
            return self.turn
        if name == "seats":
            return [seat.data(self.box) for seat in self.seats]
        if name == "arriving":
            return None if self.arriving == -1 else tile_text(self.box, self.arriving)
        attempt = self.attempt()
        return attempt[name] if name in attempt else self.data().get(name)

    def attempt(self) -> dict[str, object]:
        """What is being tried, as far as these eyes know it."""
        if self.attempted is not None:
            return self.attempted
        box = self.box
        trying = self.trying
        needed = (
            needed_there(box, self.spaces[trying]) if trying >= 0 and self.spaces[trying].kind >= 0 else None
        )
        self.attempted = {
            "trying": None if trying < 0 else box.space_codes[trying],
            "tile": None if trying < 0 else tile_text(box, self.spaces[trying].kind),
            "dice": self.dice,
            "added": self.added,
            "magic_used": self.magic_used,
            "committed": self.committed,
            "total": self.total() if self.dice else None,
            "needed": needed,
            "joining": [box.card_codes[card] for card in self.joining],
            "looking": [box.space_codes[space] for space in self.looking],
        }
        return self.attempted


def symbol_value(box: Box, card: int) -> int:
    """LAN-039, LAN-086, LAN-087. What a card's symbol adds to a total."""
    if box.with_symbol[SYMBOL_HEADOLOGY] & WIDE_BIT[card]:
        return int(HEADOLOGY_ADDS)
    return int(MAGIC_ADDS) if box.with_symbol[SYMBOL_MAGIC] & WIDE_BIT[card] else 0


def bonus_value(box: Box, card: int, kind: int) -> int:
    """LAN-143, LAN-144. What a card's Bonus adds against such a tile."""
    if box.effect[card] != EFFECT_BONUS:
        return 0
    foe = box.against[card]
    family = box.family[kind]
    if foe == ANY_PROBLEM or foe == family or (foe == FAMILY_MAGPYR and family == FAMILY_BELA):
        return int(box.amount[card])
    return 0


def needed_there(box: Box, there: SpaceView) -> int:
    """LAN-073, LAN-074. The difficulty of a known tile with its markers."""
    return int(box.difficulty[there.kind] + CRISIS * there.markers)


def tile_text(box: Box, kind: int) -> str:
    """A tile's code; `unknown` for one that lies face down."""
    return box.kind_codes[kind] if kind >= 0 else "unknown"


def asked_with(question: Decision | None, name: str, field: str) -> int:
    """That number of the open question if it is the one of this name, else 0."""
    return question.number(field) if question is not None and question.name == name else 0


def trying_at(board: Board, phase: str) -> int:
    """The space of the attempt under way, or about to be; -1 if there is none."""
    if board.depth == 0 or board.step == 0:
        return -1
    here = board.at[board.turn]
    if phase in ("choose", "start", "draw", "put", "mark", "move", "land", "end", "over"):
        return -1
    if not occupied(board, board.turn) or not board.tiled & WIDE_BIT[here]:
        return -1
    return int(here)
