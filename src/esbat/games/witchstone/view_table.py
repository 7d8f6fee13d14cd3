"""What lies open on the table: the same for all eyes."""

from esbat.engine.native import i64, vec
from esbat.engine.options import shown
from esbat.engine.state import KIND, ROW
from esbat.engine.view import Part
from esbat.games.witchstone import names
from esbat.games.witchstone.moves import OWED_CODES, rim_codes
from esbat.games.witchstone.questions import QUESTIONS
from esbat.games.witchstone.questions.base import PICKED, PLACED
from esbat.games.witchstone.rules_crystals import on_shelf
from esbat.games.witchstone.state import OWED_BY_CRYSTALS, STONE_PLACE, Board
from esbat.games.witchstone.tables_box import LOWEST_ROOM, UPPER_ROOM, Box
from esbat.games.witchstone.tables_grid import CELL_TEXTS
from esbat.games.witchstone.view_seat import Facts, OpenSeat


class Rows(Part):
    """Some rows of the table, and the numbers on which they depend."""

    __slots__ = ("numbers", "rows")

    def __init__(self, numbers: list[int]) -> None:
        super().__init__()
        self.numbers = numbers
        self.rows: list[Facts] = []


class OpenTable(Part):
    """The crystal ball, pentagram, wand, shelves, and what is under way; what all seats show."""

    __slots__ = ("locations", "moment", "rest", "ring", "roads", "seats", "shelves", "wand")

    def __init__(self, board: Board, before: "OpenTable | None") -> None:
        super().__init__()
        seats: list[OpenSeat] = []
        self.seats: list[OpenSeat] = seats
        all_kept = before is not None
        for seat in range(board.seats):
            old = None if before is None else before.seats[seat]
            kept = old is not None and old.same(board, seat)
            all_kept = all_kept and kept
            seats.append(old if old is not None and kept else OpenSeat(board, seat, old))
        self.moment = under_way(board, seats)
        # Rows are looked at number by number, and only what is another is written down anew.
        if before is not None and all_kept and begins(before.locations, board.tokens_at):
            self.locations: Rows = before.locations
        else:
            self.locations = self.kept(locations(board, seats), None if before is None else before.locations)
        if not self.locations.rows:
            self.locations.rows = location_rows(board, seats)
        if before is not None and holds(before.roads, board.filled, board.road_owner):
            self.roads: Rows = before.roads
        else:
            self.roads = Rows(roads(board))
            self.roads.rows = road_rows(board)
        if before is not None and holds(before.ring, board.face_up, board.owls_left):
            self.ring: Rows = before.ring
        else:
            self.ring = Rows(ring(board))
            self.ring.rows = ring_rows(board)
        if before is not None and all_kept and begins(before.shelves, board.racks):
            self.shelves: Rows = before.shelves
        else:
            self.shelves = self.kept(shelves(board, seats), None if before is None else before.shelves)
        if not self.shelves.rows:
            self.shelves.rows = shelf_rows(board, seats)
        self.wand: Rows = Rows([]) if before is None else before.wand
        if not self.wand.rows:
            self.wand.rows = wand_rows(board.box)
        self.rest: Facts = beside_them(board, None if before is None else before.rest)

    def kept(self, numbers: list[int], before: Rows | None) -> Rows:
        """The rows as they were, if they are; else none yet."""
        return before if before is not None and before.numbers == numbers else Rows(numbers)

    def data(self) -> Facts:
        rest = self.rest
        return {
            "locations": self.locations.rows,
            "roads": self.roads.rows,
            "stones": rest["stones"],
            "ring": self.ring.rows,
            "hex_pile": rest["hex_pile"],
            "wand": self.wand.rows,
            "scrolls": rest["scrolls"],
            "scroll_pile": rest["scroll_pile"],
            "shelves": self.shelves.rows,
            "open_tokens": rest["open_tokens"],
            "options": rest["options"],
        }


def begins(rows: Rows, numbers: vec[i64], at: i64 = 0) -> bool:
    """Are these the numbers on which the rows depend, from that place on?"""
    depends = rows.numbers
    for place in range(len(numbers)):
        if depends[at + place] != numbers[place]:
            return False
    return True


def holds(rows: Rows, numbers: vec[i64], others: vec[i64]) -> bool:
    """Are these all of them, one after the other?"""
    return begins(rows, numbers) and begins(rows, others, len(numbers))


def beside_them(board: Board, before: Facts | None) -> Facts:
    """What lies beside the rows; options are as they were."""
    codes = board.box.scroll_codes
    # WST-R43: what is left of the pile would tell the number of secret scrolls; that it is gone shows.
    told = not board.options & names.PRIVATE_SCROLLS or board.depth == 0 or board.scroll_pile == 0
    tokens: list[str] = []
    for kind in range(len(board.open_tokens)):
        tokens += [names.TOKENS[kind]] * board.open_tokens[kind]
    return {
        "stones": stone_order(board),
        "hex_pile": int(board.hex_pile).bit_count(),
        "scrolls": [codes[board.box.kind_of[scroll]] for scroll in board.scroll_row if scroll >= 0],
        "scroll_pile": int(board.scroll_pile).bit_count() if told else None,
        "open_tokens": tokens,
        "options": shown(names.OPTIONS, board.options) if before is None else before["options"],
    }


def stone_order(board: Board) -> list[int]:
    """WST-081. Who stands on the Witchstone, the best space first."""
    order = [-1] * int(board.on_stone)
    for seat in range(board.seats):
        place = int(board.own[STONE_PLACE + seat])
        if place >= 0:
            order[place] = seat
    return order


# ---- what is under way


def under_way(board: Board, seats: list[OpenSeat]) -> Facts:
    box = board.box
    kind: i64 = board.top(KIND) if board.depth else 0
    question = QUESTIONS[kind]
    phase = question.name if board.depth else "over"
    batches: list[Facts] = []
    crossing: list[int] = []
    then = -1
    rows = board.stack
    for at in range(board.depth - 1, -1, -1):
        start = at * ROW
        if rows[start + KIND] == names.ASK_ACT:
            batches.append(batch(board, start))
        elif rows[start + KIND] == names.STEP_CROSS:
            last = int(rows[start + names.CROSS_LAST])
            crossing += range(int(rows[start + names.CROSS_SPACE]), last + 1)
        elif rows[start + KIND] == names.STEP_SECOND:
            then = int(rows[start + names.SECOND_TYPE])
    top = batches[0] if batches and phase in ("act", "run", "token") else None
    tile = int(board.top(names.LAYING_PICKED)) if question.settled >= PICKED else -1
    placing = int(board.top(names.LAYING_CELL)) if question.settled >= PLACED else -1
    hex = int(board.top(names.PLACE_HEX_TAKEN)) if kind == names.ASK_PLACE_HEX else -1
    running = int(board.top(names.RUN_CELL)) if kind == names.ASK_RUN else -1
    return {
        "turn": int(board.turn),
        "first": int(board.first),
        "number": seats[board.turn].turns,
        "phase": phase,
        "over": board.depth == 0,
        "symbol": None if top is None else top["symbol"],
        "left": None if top is None else top["left"],
        "source": None if top is None else top["source"],
        "then": None if then < 0 else names.SYMBOLS[then],
        "tile": None if tile < 0 else box.tile_codes[tile],
        "placing": None if placing < 0 else CELL_TEXTS[placing],
        "hex": None if hex < 0 else box.hex_codes[hex],
        "running": None if running < 0 else CELL_TEXTS[running],
        "running_black": kind == names.ASK_RUN and board.top(names.RUN_BLACK) != 0,
        "batches": batches,
        "tokens_owed": tokens_owed(board),
        "waiting": crystals_waiting(board),
        "crossing": crossing,
    }


def batch(board: Board, start: i64) -> Facts:
    """WST-048. Actions still owed: of which type, how many are left, how many there were, and from where."""
    row = board.stack
    return {
        "symbol": names.SYMBOLS[row[start + names.ACT_TYPE]],
        "left": int(row[start + names.ACT_LEFT]),
        "granted": int(row[start + names.ACT_GRANTED]),
        "source": names.SOURCES[row[start + names.ACT_ORIGIN]],
    }


def tokens_owed(board: Board) -> list[str]:
    """WST-050, WST-051. Tokens that may still be used in the type of action under way."""
    found: list[str] = []
    for at in range(len(board.owed)):
        many = board.owed[at]
        if many:
            name = OWED_CODES[at] if at < names.SIX else OWED_CODES[at - OWED_BY_CRYSTALS]
            found += [name] * many
    return found


def crystals_waiting(board: Board) -> list[str]:
    """WST-130. Crystals on the rim."""
    found: list[str] = []
    for at in range(len(board.waiting)):
        if board.waiting[at]:
            found += [rim_codes(board.box)[at]] * board.waiting[at]
    return found


# ---- the rows of the table: on what they depend, and what they say


def locations(board: Board, seats: list[OpenSeat]) -> list[int]:
    found = [int(token) for token in board.tokens_at]
    for seat in seats:
        found.append(seat.tower)
        found += seat.standing
        found.append(-1)
    return found


def location_rows(board: Board, seats: list[OpenSeat]) -> list[Facts]:
    rows: list[Facts] = []
    for number, location in enumerate(board.box.locations):
        token = int(board.tokens_at[number])
        rows.append(
            {
                "location": location.code,
                "type": names.PLACES[location.type],
                "x": location.x,
                "y": location.y,
                "token": None if token < 0 else names.TOKENS[token],
                "owner": owner_of(seats, number),
                "witches": [at for at, seat in enumerate(seats) if number in seat.standing],
            }
        )
    return rows


def owner_of(seats: list[OpenSeat], location: int) -> int | None:
    """WST-020, WST-021. Whose tower this is."""
    for at, seat in enumerate(seats):
        if seat.tower == location:
            return at
    return None


def roads(board: Board) -> list[int]:
    return [int(many) for many in board.filled] + [int(owner) for owner in board.road_owner]


def road_rows(board: Board) -> list[Facts]:
    rows: list[Facts] = []
    for number, road in enumerate(board.box.roads):
        owner = int(board.road_owner[number])
        rows.append(
            {
                "road": board.box.road_codes[number],
                "one": road.one,
                "other": road.other,
                "slots": road.slots,
                "filled": int(board.filled[number]),
                "owner": None if owner < 0 else owner,
            }
        )
    return rows


def ring(board: Board) -> list[int]:
    found = [int(hex) for hex in board.face_up]
    found += [int(left) for left in board.owls_left]
    return found


def ring_rows(board: Board) -> list[Facts]:
    box = board.box
    rows: list[Facts] = []
    for number, space in enumerate(box.ring):
        hex = int(board.face_up[number])
        stack = box.ring_stack[number]
        owl = 0 if stack < 0 else top_owl(board, stack)
        rows.append(
            {
                "colour": names.RING_COLOURS[space.colour],
                "hex": None if hex < 0 else box.hex_codes[hex],
                "owl": None if owl == 0 else owl,
            }
        )
    return rows


def top_owl(board: Board, stack: i64) -> int:
    """WST-096. The value of the owl tile on top of a stack, 0 once it is empty."""
    left = board.owls_left[stack]
    return 0 if left == 0 else int(board.box.owl_points[board.box.owl_top[stack + 1] - left])


def wand_rows(box: Box) -> list[Facts]:
    rows: list[Facts] = [{"colour": "handle", "symbol": None, "counts": None, "amount": 0}]
    for space in box.wand_spaces:
        rows.append(
            {
                "colour": names.WAND_COLOURS[space.colour],
                "symbol": None if space.symbol < 0 else names.SYMBOLS[space.symbol],
                "counts": None if space.counts < 0 else names.COUNTED[space.counts],
                "amount": space.amount,
            }
        )
    return rows


def shelves(board: Board, seats: list[OpenSeat]) -> list[int]:
    found = [int(many) for many in board.racks]
    found += [seat.black_shelf for seat in seats]
    return found


def shelf_rows(board: Board, seats: list[OpenSeat]) -> list[Facts]:
    """WST-138, WST-140, WST-141. The shelves: vials for so many players, and whose crystals fill them."""
    rows: list[Facts] = []
    many = len(seats)
    for shelf, name in enumerate(names.SHELVES):
        room = LOWEST_ROOM[many] if shelf == names.LOWEST_SHELF else UPPER_ROOM[many]
        rows.append(
            {
                "shelf": name,
                "room": int(room),
                "filled": int(on_shelf(board, shelf)),
                "crystals": [seat.racks[shelf] for seat in seats],
                "black": [at for at, seat in enumerate(seats) if seat.black_shelf == shelf],
            }
        )
    return rows
