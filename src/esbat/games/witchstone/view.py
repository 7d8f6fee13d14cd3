"""What a seat sees, added up from nothing."""

from esbat.engine.native import i64
from esbat.engine.options import shown
from esbat.engine.state import KIND, ROW
from esbat.engine.view import View
from esbat.games.witchstone import names
from esbat.games.witchstone.moves import OWED_CODES, rim_codes
from esbat.games.witchstone.questions import QUESTIONS
from esbat.games.witchstone.questions.base import PICKED, PLACED
from esbat.games.witchstone.rules_crystals import on_shelf
from esbat.games.witchstone.state import (
    OWED_BY_CRYSTALS,
    SHELF_ROOM,
    STONE_PLACE,
    Board,
)
from esbat.games.witchstone.tables_box import LOWEST_ROOM, UPPER_ROOM
from esbat.games.witchstone.tables_grid import CELL_TEXTS
from esbat.games.witchstone.view_previews import previews_of
from esbat.games.witchstone.view_seat import SeatView


class BatchView:
    """WST-048. Actions still owed: of which type, how many are left, how many there were, and from where."""

    __slots__ = ("granted", "left", "source", "symbol")

    def __init__(self, symbol: int, left: int, granted: int, source: int) -> None:
        self.symbol = symbol
        self.left = left
        self.granted = granted
        self.source = source

    def data(self) -> dict[str, object]:
        return {
            "symbol": names.SYMBOLS[self.symbol],
            "left": self.left,
            "granted": self.granted,
            "source": names.SOURCES[self.source],
        }


class WitchstoneView(View):
    """The table through one pair of eyes."""

    __slots__ = (
        "batches", "box", "crossing", "face_up", "filled", "first", "hex", "hex_pile", "number",
        "open_tokens", "options", "over", "owed", "owls", "owners", "phase", "placing", "previews", "running",
        "scroll_pile", "scroll_row", "seats", "shelves", "stones", "then", "tile", "tokens_at", "turn",
        "under_way", "waiting",
    )  # fmt: skip

    def __init__(self, seat: int, board: Board) -> None:
        """WST-004, WST-005, WST-179, WST-R34, WST-R43. All lies open but hands, owl tiles and, if so
        agreed, scrolls.
        """
        self.seat = seat
        self.box = board.box
        self.turn = int(board.turn)
        self.first = int(board.first)
        self.over = board.depth == 0
        kind: i64 = board.top(KIND) if board.depth else 0
        question = QUESTIONS[kind]
        self.phase = question.name if board.depth else "over"
        self.batches: list[BatchView] = []
        self.crossing: list[int] = []
        self.then = -1
        rows = board.stack
        for at in range(board.depth - 1, -1, -1):
            start = at * ROW
            if rows[start + KIND] == names.ASK_ACT:
                self.batches.append(
                    BatchView(
                        int(rows[start + names.ACT_TYPE]),
                        int(rows[start + names.ACT_LEFT]),
                        int(rows[start + names.ACT_GRANTED]),
                        int(rows[start + names.ACT_ORIGIN]),
                    )
                )
            elif rows[start + KIND] == names.STEP_CROSS:
                last = int(rows[start + names.CROSS_LAST])
                self.crossing += range(int(rows[start + names.CROSS_SPACE]), last + 1)
            elif rows[start + KIND] == names.STEP_SECOND:
                self.then = int(rows[start + names.SECOND_TYPE])
        self.tile = int(board.top(names.LAYING_PICKED)) if question.settled >= PICKED else -1
        self.placing = int(board.top(names.LAYING_CELL)) if question.settled >= PLACED else -1
        self.hex = int(board.top(names.PLACE_HEX_TAKEN)) if kind == names.ASK_PLACE_HEX else -1
        self.running = (-1, 0)
        if kind == names.ASK_RUN:
            self.running = (int(board.top(names.RUN_CELL)), int(board.top(names.RUN_BLACK)))
        self.owed = [int(many) for many in board.owed]
        self.waiting = [int(many) for many in board.waiting]
        self.tokens_at = [int(kind) for kind in board.tokens_at]
        self.open_tokens = [int(many) for many in board.open_tokens]
        self.filled = [int(many) for many in board.filled]
        self.owners = [int(owner) for owner in board.road_owner]
        self.face_up = [int(hex) for hex in board.face_up]
        self.owls = [top_owl(board, stack) for stack in range(board.box.stacks)]
        self.hex_pile = int(board.hex_pile).bit_count()
        # WST-R43: what is left of the pile would tell the number of secret scrolls; that it is gone shows.
        told = not board.options & names.PRIVATE_SCROLLS or board.depth == 0 or board.scroll_pile == 0
        self.scroll_pile: int | None = int(board.scroll_pile).bit_count() if told else None
        self.scroll_row = [int(board.box.kind_of[scroll]) for scroll in board.scroll_row if scroll >= 0]
        self.stones = stone_order(board)
        self.shelves = [int(on_shelf(board, shelf)) for shelf in range(SHELF_ROOM)]
        self.options = shown(names.OPTIONS, board.options)
        self.seats = [SeatView(board, seat, other) for other in range(board.seats)]
        self.number = self.seats[self.turn].turns
        self.previews = previews_of(board, seat)
        self.under_way: dict[str, object] | None = None  # `moment`, once somebody has asked for it

    # ---- as plain data

    def data(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            **self.moment(),
            "previews": [preview.data() for preview in self.previews],
            **self.table(),
            "seats": [seat.data() for seat in self.seats],
        }

    def fact(self, name: str) -> object:
        """What questions mention is all under way: the rest of the table is not looked at for it."""
        under_way = self.moment()
        return under_way[name] if name in under_way else self.data().get(name)

    def moment(self) -> dict[str, object]:
        """What is under way: the same for all eyes."""
        if self.under_way is not None:
            return self.under_way
        box = self.box
        top = self.batches[0] if self.batches and self.phase in ("act", "run", "token") else None
        self.under_way = {
            "turn": self.turn,
            "first": self.first,
            "number": self.number,
            "phase": self.phase,
            "over": self.over,
            "symbol": None if top is None else names.SYMBOLS[top.symbol],
            "left": None if top is None else top.left,
            "source": None if top is None else names.SOURCES[top.source],
            "then": None if self.then < 0 else names.SYMBOLS[self.then],
            "tile": None if self.tile < 0 else box.tile_codes[self.tile],
            "placing": None if self.placing < 0 else CELL_TEXTS[self.placing],
            "hex": None if self.hex < 0 else box.hex_codes[self.hex],
            "running": None if self.running[0] < 0 else CELL_TEXTS[self.running[0]],
            "running_black": bool(self.running[1]),
            "batches": [batch.data() for batch in self.batches],
            "tokens_owed": self.tokens_owed(),
            "waiting": self.crystals_waiting(),
            "crossing": self.crossing,
        }
        return self.under_way

    def table(self) -> dict[str, object]:
        """What lies on the table: the same for all eyes."""
        box = self.box
        return {
            "locations": self.locations(),
            "roads": self.roads(),
            "stones": self.stones,
            "ring": self.ring(),
            "hex_pile": self.hex_pile,
            "wand": self.wand(),
            "scrolls": [box.scroll_codes[kind] for kind in self.scroll_row],
            "scroll_pile": self.scroll_pile,
            "shelves": self.racks(),
            "open_tokens": [
                names.TOKENS[kind] for kind, many in enumerate(self.open_tokens) for turn in range(many)
            ],
            "options": self.options,
        }

    def tokens_owed(self) -> list[str]:
        """WST-050, WST-051. Tokens that may still be used in the type of action under way."""
        owed = OWED_CODES
        found: list[str] = []
        for at, many in enumerate(self.owed):
            name = owed[at] if at < names.SIX else owed[at - int(OWED_BY_CRYSTALS)]
            found += [name] * many
        return found

    def crystals_waiting(self) -> list[str]:
        """WST-130. Crystals on the rim."""
        rim = rim_codes(self.box)
        return [rim[at] for at, many in enumerate(self.waiting) for turn in range(many)]

    def locations(self) -> list[dict[str, object]]:
        rows: list[dict[str, object]] = []
        for number, location in enumerate(self.box.locations):
            token = self.tokens_at[number]
            rows.append(
                {
                    "location": location.code,
                    "type": names.PLACES[location.type],
                    "x": location.x,
                    "y": location.y,
                    "token": None if token < 0 else names.TOKENS[token],
                    "owner": self.owner_of(number),
                    "witches": [at for at, seat in enumerate(self.seats) if number in seat.standing],
                }
            )
        return rows

    def owner_of(self, location: int) -> int | None:
        """WST-020, WST-021. Whose tower this is."""
        for at, seat in enumerate(self.seats):
            if seat.tower == location:
                return at
        return None

    def roads(self) -> list[dict[str, object]]:
        return [
            {
                "road": self.box.road_codes[number],
                "one": road.one,
                "other": road.other,
                "slots": road.slots,
                "filled": self.filled[number],
                "owner": None if self.owners[number] < 0 else self.owners[number],
            }
            for number, road in enumerate(self.box.roads)
        ]

    def ring(self) -> list[dict[str, object]]:
        rows: list[dict[str, object]] = []
        for number, space in enumerate(self.box.ring):
            hex = self.face_up[number]
            stack = int(self.box.ring_stack[number])
            rows.append(
                {
                    "colour": names.RING_COLOURS[space.colour],
                    "hex": None if hex < 0 else self.box.hex_codes[hex],
                    "owl": None if stack < 0 or self.owls[stack] == 0 else self.owls[stack],
                }
            )
        return rows

    def wand(self) -> list[dict[str, object]]:
        rows: list[dict[str, object]] = [{"colour": "handle", "symbol": None, "counts": None, "amount": 0}]
        for space in self.box.wand_spaces:
            rows.append(
                {
                    "colour": names.WAND_COLOURS[space.colour],
                    "symbol": None if space.symbol < 0 else names.SYMBOLS[space.symbol],
                    "counts": None if space.counts < 0 else names.COUNTED[space.counts],
                    "amount": space.amount,
                }
            )
        return rows

    def racks(self) -> list[dict[str, object]]:
        """WST-138, WST-140, WST-141. The shelves: vials for so many players, and whose crystals fill them."""
        rows: list[dict[str, object]] = []
        many = len(self.seats)
        for shelf, name in enumerate(names.SHELVES):
            room = LOWEST_ROOM[many] if shelf == names.LOWEST_SHELF else UPPER_ROOM[many]
            rows.append(
                {
                    "shelf": name,
                    "room": int(room),
                    "filled": self.shelves[shelf],
                    "crystals": [seat.racks[shelf] for seat in self.seats],
                    "black": [at for at, seat in enumerate(self.seats) if seat.black_shelf == shelf],
                }
            )
        return rows


def top_owl(board: Board, stack: i64) -> int:
    """WST-096. The value of the owl tile on top of a stack, 0 once it is empty."""
    left = board.owls_left[stack]
    return 0 if left == 0 else int(board.box.owl_points[board.box.owl_top[stack + 1] - left])


def stone_order(board: Board) -> list[int]:
    """WST-081. Who stands on the Witchstone, the best space first."""
    order = [-1] * int(board.on_stone)
    for seat in range(board.seats):
        place = int(board.own[STONE_PLACE + seat])
        if place >= 0:
            order[place] = seat
    return order
