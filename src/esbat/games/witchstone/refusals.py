"""Why a well-formed move is not legal: always a rule's id and a message key, never just "illegal"."""

from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.engine.state import KIND, SEAT_BIT
from esbat.games.witchstone import moves
from esbat.games.witchstone.moves import FIRST_EXIT, argument_text
from esbat.games.witchstone.names import (
    ACT_LEFT,
    ACT_TYPE,
    ASK_ACT,
    ASK_CELL,
    ASK_NEIGHBOUR,
    ASK_ORDER,
    ASK_PLACE_HEX,
    ASK_RUN,
    ASK_TILE,
    ASK_TOKEN,
    ASK_TOWER,
    ASK_WISH,
    CRYSTAL,
    ENERGY,
    PENTAGRAM,
    RUN_CELL,
    SCROLL,
    SPELLS,
    SYMBOLS,
    WAND,
    WITCH,
)
from esbat.games.witchstone.rules import crystals_in, pool, roomy_cells
from esbat.games.witchstone.rules_ball import route_cost
from esbat.games.witchstone.rules_crystals import upper_has_room
from esbat.games.witchstone.rules_scrolls import scrolls_shown
from esbat.games.witchstone.rules_spells import fits, spells_against
from esbat.games.witchstone.rules_tracks import strides
from esbat.games.witchstone.state import (
    COMPLETED,
    COVERED,
    HAND,
    LYING,
    MY_TOWER,
    OPEN_ROAD,
    STANDING,
    SUPPLY,
    TURNS,
    Board,
)
from esbat.games.witchstone.tables_box import CELL_TEXTS, SHOWN_SCROLLS
from esbat.parts.bits import WIDE_BIT

Facts = dict[str, object]

QUESTIONS_OF = {
    moves.VERB_SETTLE: [ASK_TOWER],
    moves.VERB_LAY: [ASK_TILE],
    moves.VERB_PUT: [ASK_CELL],
    moves.VERB_JOIN: [ASK_NEIGHBOUR],
    moves.VERB_BEGIN: [ASK_ORDER],
    moves.VERB_CHARGE: [ASK_ACT],
    moves.VERB_SUMMON: [ASK_ACT],
    moves.VERB_SEND: [ASK_ACT],
    moves.VERB_ADVANCE: [ASK_ACT],
    moves.VERB_PUSH: [ASK_ACT, ASK_RUN],
    moves.VERB_SHELVE: [ASK_ACT],
    moves.VERB_LOWER: [ASK_ACT],
    moves.VERB_ASIDE: [ASK_ACT],
    moves.VERB_PICK: [ASK_TOKEN],
    moves.VERB_SPEND: [ASK_ACT],
    moves.VERB_STRIDE: [ASK_ACT],
    moves.VERB_TAKE: [ASK_ACT],
    moves.VERB_BOOST: [ASK_ACT],
    moves.VERB_USE: [ASK_PLACE_HEX],
    moves.VERB_FIX: [ASK_PLACE_HEX],
    moves.VERB_WISH: [ASK_WISH],
    moves.VERB_BREAK: [
        ASK_TILE,
        ASK_CELL,
        ASK_NEIGHBOUR,
        ASK_ORDER,
        ASK_ACT,
        ASK_PLACE_HEX,
        ASK_WISH,
        ASK_TOWER,
    ],
    moves.VERB_DISCARD: [ASK_TILE],
    moves.VERB_DONE: [ASK_ACT, ASK_WISH],
}
"""The questions that a verb can be an answer to."""

TYPE_OF = {
    moves.VERB_CHARGE: ENERGY,
    moves.VERB_SUMMON: WITCH,
    moves.VERB_SEND: WITCH,
    moves.VERB_ADVANCE: PENTAGRAM,
    moves.VERB_PUSH: CRYSTAL,
    moves.VERB_SHELVE: CRYSTAL,
    moves.VERB_LOWER: CRYSTAL,
    moves.VERB_ASIDE: CRYSTAL,
    moves.VERB_STRIDE: WAND,
    moves.VERB_TAKE: SCROLL,
}
"""The type of action that a verb belongs to."""

RULE_OF = {
    ASK_TOWER: "WST-018",
    ASK_TILE: "WST-027",
    ASK_CELL: "WST-027",
    ASK_NEIGHBOUR: "WST-027",
    ASK_ORDER: "WST-032",
    ASK_ACT: "WST-048",
    ASK_RUN: "WST-R27",
    ASK_TOKEN: "WST-126",
    ASK_PLACE_HEX: "WST-103",
    ASK_WISH: "WST-102",
}
"""The rule behind each question."""


def why_not(board: Board, seat: i64, move: i64) -> Refusal | None:
    """The rule that forbids this move to this seat now, or None if it is legal."""
    if board.depth == 0:
        return Refusal("WST-216", "witchstone-play-over", {})
    if not 0 <= seat < board.seats or not board.asked() & SEAT_BIT[seat]:
        rule = "WST-018" if board.top(KIND) == ASK_TOWER else "WST-036"
        return Refusal(rule, "witchstone-not-your-turn", {"seat": int(board.turn)})
    offered = Moves()
    board.generate(seat, offered)
    if offered.has(move):
        return None
    verb = verb_of(move)
    kind = board.top(KIND)
    if verb == moves.VERB_BREAK:
        return break_refusal(board, seat, argument_of(move))
    if kind not in QUESTIONS_OF[verb]:
        facts: Facts = {"question": board.question_name(int(kind))}
        return Refusal(RULE_OF[kind], "witchstone-asked-something-else", facts)
    if kind == ASK_ACT:
        return action_refusal(board, seat, verb, argument_of(move))
    return placing_refusal(board, seat, verb, argument_of(move))


def break_refusal(board: Board, seat: i64, cell: i64) -> Refusal:
    """WST-145, WST-236, WST-R25, WST-R27. No crystal there, or not the moment."""
    facts: Facts = {"cell": CELL_TEXTS[cell]}
    if board.own[TURNS + seat] == 0:
        return Refusal("WST-R25", "witchstone-break-in-own-turn", {})
    if board.top(KIND) == ASK_RUN:
        return Refusal("WST-R27", "witchstone-crystal-runs", {})
    if board.top(KIND) == ASK_TOKEN:
        return Refusal("WST-126", "witchstone-asked-something-else", {"question": "token"})
    if not crystals_in(board, seat) & WIDE_BIT[cell]:
        return Refusal("WST-145", "witchstone-no-crystal", facts)
    return Refusal("WST-236", "witchstone-breaking-is-no-help", {})


# ---- tiles, hexes and towers


def placing_refusal(board: Board, seat: i64, verb: i64, argument: i64) -> Refusal:
    """WST-014, WST-019, WST-027, WST-032, WST-104, WST-126. Tiles, hexes, towers and tokens."""
    named: Facts = {"what": argument_text(board.box, verb, argument)}
    if verb == moves.VERB_SETTLE:
        return Refusal("WST-019", "witchstone-tower-taken", named)
    if verb == moves.VERB_LAY or verb == moves.VERB_DISCARD:
        if not board.own[HAND + seat] & WIDE_BIT[argument]:
            return Refusal("WST-014", "witchstone-not-in-hand", named)
        if verb == moves.VERB_DISCARD:
            return Refusal("WST-236", "witchstone-a-tile-can-be-laid", {})
        return Refusal("WST-236", "witchstone-no-room", {})
    if verb == moves.VERB_PUT or verb == moves.VERB_JOIN or verb == moves.VERB_FIX:
        return cell_refusal(board, seat, verb, argument)
    if verb == moves.VERB_BEGIN:
        return Refusal("WST-032", "witchstone-not-on-tile", {"symbol": SYMBOLS[argument]})
    if verb == moves.VERB_USE:
        return Refusal("WST-104", "witchstone-not-on-hex", {"symbol": SYMBOLS[argument]})
    if verb == moves.VERB_PICK:
        return Refusal("WST-126", "witchstone-no-such-token", named)
    return push_refusal(board, seat, argument)


def cell_refusal(board: Board, seat: i64, verb: i64, cell: i64) -> Refusal:
    """WST-027, WST-028, WST-029, WST-030, WST-108. Why not on that cell."""
    facts: Facts = {"cell": CELL_TEXTS[cell]}
    here = WIDE_BIT[cell]
    if board.box.printed_cells & here:
        return Refusal("WST-108" if verb == moves.VERB_FIX else "WST-028", "witchstone-printed-cell", facts)
    if crystals_in(board, seat) & here:
        return Refusal(
            "WST-108" if verb == moves.VERB_FIX else "WST-029", "witchstone-crystal-on-cell", facts
        )
    if board.own[COVERED + seat] & here:
        return Refusal("WST-108" if verb == moves.VERB_FIX else "WST-030", "witchstone-cell-covered", facts)
    if verb == moves.VERB_PUT and not roomy_cells(board, seat) & here:
        return Refusal("WST-027", "witchstone-no-free-neighbour", facts)
    return Refusal("WST-027", "witchstone-not-beside", facts)


# ---- actions


def action_refusal(board: Board, seat: i64, verb: i64, argument: i64) -> Refusal:
    """WST-033, WST-048, WST-185. Another type is under way, nothing is left, or this one is not possible."""
    symbol = board.top(ACT_TYPE)
    under_way: Facts = {"symbol": SYMBOLS[symbol], "left": int(board.top(ACT_LEFT))}
    if verb == moves.VERB_DONE:
        return Refusal("WST-124", "witchstone-crystals-wait", {})
    if verb == moves.VERB_SPEND:
        return Refusal("WST-048", "witchstone-no-token-owed", under_way)
    if verb == moves.VERB_BOOST:
        facts: Facts = {"spell": SPELLS[argument], "symbol": SYMBOLS[symbol]}
        if not spells_against(board, seat, argument):
            return Refusal("WST-185", "witchstone-no-such-spell", facts)
        if not fits(board, argument, symbol):
            return Refusal("WST-185", "witchstone-spell-for-another", facts)
        return Refusal("WST-R49", "witchstone-spell-adds-nothing", facts)
    if TYPE_OF[verb] != symbol:
        return Refusal("WST-033", "witchstone-another-type", under_way)
    if verb == moves.VERB_SHELVE or verb == moves.VERB_LOWER or verb == moves.VERB_ASIDE:
        return shelf_refusal(board, verb, argument)
    if board.top(ACT_LEFT) == 0:
        return Refusal("WST-048", "witchstone-no-actions-left", under_way)
    if verb == moves.VERB_CHARGE:
        return charge_refusal(board, seat, argument)
    if verb == moves.VERB_SEND:
        return send_refusal(board, seat, argument)
    if verb == moves.VERB_SUMMON:
        return Refusal("WST-084", "witchstone-no-witch-left", {})
    if verb == moves.VERB_PUSH:
        return push_refusal(board, seat, argument)
    return track_refusal(board, seat, verb, argument)


def charge_refusal(board: Board, seat: i64, road: i64) -> Refusal:
    """WST-056, WST-062, WST-063, WST-065, WST-066. Why no energy there."""
    own = board.own
    facts: Facts = {"road": board.box.road_codes[road]}
    if own[SUPPLY + seat] == 0:
        return Refusal("WST-066", "witchstone-no-energy", {})
    if board.road_owner[road] >= 0 and board.road_owner[road] != seat:
        return Refusal("WST-062", "witchstone-road-taken", facts)
    if own[COMPLETED + seat] & WIDE_BIT[road]:
        return Refusal("WST-055", "witchstone-road-complete", facts)
    if own[OPEN_ROAD + seat] >= 0:
        facts["begun"] = board.box.road_codes[own[OPEN_ROAD + seat]]
        return Refusal("WST-063", "witchstone-finish-first", facts)
    if own[COMPLETED + seat] == 0:
        return Refusal("WST-056", "witchstone-begin-at-tower", facts)
    return Refusal("WST-065", "witchstone-not-linked", facts)


def send_refusal(board: Board, seat: i64, location: i64) -> Refusal:
    """WST-070, WST-071, WST-074, WST-086, WST-088. Why no witch there."""
    own = board.own
    facts: Facts = {"location": board.box.location_codes[location]}
    if location == own[MY_TOWER + seat]:
        return Refusal("WST-088", "witchstone-own-tower", facts)
    if own[STANDING + seat] & WIDE_BIT[location]:
        return Refusal("WST-086", "witchstone-already-there", facts)
    if own[LYING + seat] == 0:
        return Refusal("WST-070", "witchstone-nobody-lies", facts)
    cost = route_cost(board, seat, location)
    if cost == 0:
        return Refusal("WST-071", "witchstone-no-route", facts)
    facts["cost"] = int(cost)
    facts["left"] = int(pool(board, WITCH))
    return Refusal("WST-074", "witchstone-too-dear", facts)


def push_refusal(board: Board, seat: i64, argument: i64) -> Refusal:
    """WST-116, WST-119, WST-121, WST-R27. Why a crystal cannot go there."""
    start = argument >> 6
    end = argument & 63
    if board.top(KIND) == ASK_RUN:
        if start != board.top(RUN_CELL):
            return Refusal("WST-R27", "witchstone-crystal-runs", {})
    elif not crystals_in(board, seat) & WIDE_BIT[start]:
        return Refusal("WST-116", "witchstone-no-crystal", {"cell": CELL_TEXTS[start]})
    if end < FIRST_EXIT and board.box.printed_cells & WIDE_BIT[end]:
        return Refusal("WST-121", "witchstone-stop-on-printed", {"cell": CELL_TEXTS[end]})
    cell = CELL_TEXTS[end] if end < FIRST_EXIT else ""
    return Refusal("WST-119", "witchstone-stop-on-free", {"cell": cell})


def shelf_refusal(board: Board, verb: i64, rim: i64) -> Refusal:
    """WST-130, WST-141, WST-142, WST-143. Why not on that shelf."""
    if board.waiting[rim] == 0:
        return Refusal("WST-130", "witchstone-nobody-waits", {"rim": argument_text(board.box, verb, rim)})
    symbol = board.box.exit_symbol[rim >> 1]
    if verb == moves.VERB_SHELVE:
        return Refusal("WST-142", "witchstone-shelf-full", {"symbol": SYMBOLS[symbol]})
    if verb == moves.VERB_LOWER:
        return Refusal("WST-141", "witchstone-lowest-full", {})
    key = "witchstone-upper-open" if upper_has_room(board, symbol) else "witchstone-lowest-open"
    return Refusal("WST-143", key, {"symbol": SYMBOLS[symbol]})


def track_refusal(board: Board, seat: i64, verb: i64, number: i64) -> Refusal:
    """WST-150, WST-161, WST-176, WST-183. Too far along the wand or the scroll shelf."""
    left = board.top(ACT_LEFT)
    if verb == moves.VERB_STRIDE:
        if number > left:
            return Refusal("WST-150", "witchstone-not-so-far", {"left": int(left)})
        return Refusal("WST-161", "witchstone-end-of-wand", {"left": int(strides(board, seat, left))})
    if number > left:
        return Refusal("WST-176", "witchstone-not-so-many-scrolls", {"left": int(left)})
    shown = scrolls_shown(board)
    if shown < SHOWN_SCROLLS:
        return Refusal("WST-183", "witchstone-scrolls-few", {"left": int(shown)})
    return Refusal("WST-176", "witchstone-not-so-many-scrolls", {"left": int(left)})
