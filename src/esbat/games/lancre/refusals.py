"""Why a well-formed move is not legal: always a rule's id and a message key, never just "illegal"."""

from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.engine.state import KIND, SEAT_BIT
from esbat.games.lancre import moves
from esbat.games.lancre.decisions_cards import can_see_tile, imprisoned
from esbat.games.lancre.names import (
    ANNAGRAMMA,
    ARRIVE_VANISHED,
    ASK_ARRIVE,
    ASK_CHOOSE,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_END,
    ASK_FACING,
    ASK_FLIGHT,
    ASK_JOIN,
    ASK_LAND,
    ASK_LOOK,
    ASK_MARK,
    ASK_MOVE,
    ASK_PUT,
    ASK_READY,
    ASK_RELIEVE,
    ASK_REROLL,
    ASK_RETURN,
    ASK_REVEAL,
    ASK_ROB,
    ASK_START,
    ASK_TOTAL,
    BONUS,
    BORROWING,
    BROOM,
    ESCAPE,
    HELPING_HAND,
    INVISIBILITY,
    LAND_WHERE,
    LOCAL_KNOWLEDGE,
    NECESSARY_MALE,
    NOT_VANISHED,
    ON_AN_EMPTY_SPACE,
    PETULIA,
    REMEDY,
    RETURN_MOST,
    SECOND_CHANCE,
    SHAMBLES,
    SOUND_MIND,
    STEP_ACT,
    TIFFANY,
    WITCHES,
)
from esbat.games.lancre.rules_map import empty_spaces, flight_spaces
from esbat.games.lancre.state import Board
from esbat.parts.bits import WIDE_BIT


def why_not(board: Board, seat: i64, move: i64) -> Refusal | None:
    """The rule that forbids this move to this seat now, or None if it is legal."""
    if board.depth == 0:
        return Refusal("LAN-044", "lancre-play-over", {})
    if not 0 <= seat < board.seats or not board.asked() & SEAT_BIT[seat]:
        return Refusal("LAN-042", "lancre-not-your-turn", {"seat": int(board.turn)})
    offered = Moves()
    board.generate(seat, offered)
    if offered.has(move):
        return None
    verb = verb_of(move)
    kind = board.top(KIND)
    if verb in moves.WITH_A_CARD and not board.hands[seat] & WIDE_BIT[argument_of(move)]:
        return Refusal("LAN-036", "lancre-not-in-hand", {"card": board.box.card_codes[argument_of(move)]})
    if not answers(kind, verb):
        return other_question(board, kind)
    if verb in moves.WITH_A_CARD:
        return card_refusal(board, seat, verb, argument_of(move))
    if verb in moves.WITH_A_SPACE:
        return space_refusal(board, seat, verb, argument_of(move))
    return plain_refusal(board, seat, verb, argument_of(move))


QUESTIONS_OF = {
    moves.VERB_CHOOSE: [ASK_CHOOSE],
    moves.VERB_START: [ASK_START],
    moves.VERB_DRAW: [ASK_DRAW],
    moves.VERB_PUT: [ASK_PUT],
    moves.VERB_MARK: [ASK_MARK],
    moves.VERB_WALK: [ASK_MOVE, ASK_ARRIVE],
    moves.VERB_STAY: [ASK_MOVE],
    moves.VERB_FLY: [ASK_MOVE, ASK_FACING, ASK_FLIGHT],
    moves.VERB_LAND: [ASK_LAND],
    moves.VERB_USE: [ASK_DRAW, ASK_MOVE, ASK_ARRIVE, ASK_READY, ASK_FACING, ASK_TOTAL, ASK_END],
    moves.VERB_VANISH: [ASK_MOVE, ASK_ARRIVE],
    moves.VERB_OPEN: [ASK_ARRIVE],
    moves.VERB_ROLL: [ASK_ARRIVE, ASK_READY],
    moves.VERB_TEA: [ASK_ARRIVE],
    moves.VERB_FLEE: [ASK_FACING, ASK_FLIGHT],
    moves.VERB_SYMBOL: [ASK_FACING, ASK_TOTAL],
    moves.VERB_MAGIC: [ASK_FACING, ASK_TOTAL],
    moves.VERB_FACE: [ASK_FACING],
    moves.VERB_SETTLE: [ASK_TOTAL],
    moves.VERB_HEAL: [ASK_ARRIVE, ASK_READY, ASK_FACING, ASK_TOTAL],
    moves.VERB_THREE: [ASK_ARRIVE, ASK_READY, ASK_FACING, ASK_TOTAL],
    moves.VERB_JOIN: [ASK_JOIN],
    moves.VERB_RELIEVE: [ASK_RELIEVE],
    moves.VERB_LOOK: [ASK_LOOK],
    moves.VERB_REVEAL: [ASK_REVEAL],
    moves.VERB_REROLL: [ASK_REROLL],
    moves.VERB_DISCARD: [ASK_DISCARD],
    moves.VERB_DONE: [ASK_DISCARD],
    moves.VERB_ROB: [ASK_ROB],
    moves.VERB_ONWARD: [ASK_ARRIVE],
    moves.VERB_RETURN: [ASK_RETURN],
    moves.VERB_END: [ASK_END],
}
"""The questions that a verb can be an answer to."""

RULE_OF = {
    ASK_CHOOSE: "LAN-025",
    ASK_START: "LAN-034",
    ASK_DRAW: "LAN-043",
    ASK_PUT: "LAN-053",
    ASK_MARK: "LAN-054",
    ASK_MOVE: "LAN-057",
    ASK_LAND: "LAN-062",
    ASK_ARRIVE: "LAN-068",
    ASK_READY: "LAN-076",
    ASK_FACING: "LAN-077",
    ASK_TOTAL: "LAN-091",
    ASK_FLIGHT: "LAN-098",
    ASK_RELIEVE: "LAN-146",
    ASK_LOOK: "LAN-150",
    ASK_REVEAL: "LAN-151",
    ASK_REROLL: "LAN-162",
    ASK_DISCARD: "LAN-165",
    ASK_JOIN: "LAN-109",
    ASK_ROB: "LAN-106",
    ASK_RETURN: "LAN-119",
    ASK_END: "LAN-043",
    STEP_ACT: "LAN-068",
}
"""The rule behind each question."""


def answers(kind: i64, verb: i64) -> bool:
    """Can this verb answer such a question at all?"""
    return kind in QUESTIONS_OF[verb]


def other_question(board: Board, kind: i64) -> Refusal:
    """LAN-043. Something else is asked now."""
    return Refusal(RULE_OF[kind], "lancre-asked-something-else", {"question": board.question_name(int(kind))})


def card_refusal(board: Board, seat: i64, verb: i64, card: i64) -> Refusal:
    """LAN-036, LAN-039, LAN-088. The card is there, but not for this, or not now."""
    facts: dict[str, object] = {"card": board.box.card_codes[card]}
    if verb == moves.VERB_FLY:
        if not board.box.with_symbol[BROOM] & WIDE_BIT[card]:
            return Refusal("LAN-062", "lancre-no-broom", facts)
        if board.top(KIND) == ASK_FACING and board.committed:
            return Refusal("LAN-R27", "lancre-committed", facts)
        return Refusal("LAN-079", "lancre-nowhere-to-flee", facts)
    if verb == moves.VERB_SYMBOL:
        if board.top(KIND) == ASK_TOTAL:
            return Refusal("LAN-088", "lancre-too-late-for-symbols", facts)
        return Refusal("LAN-039", "lancre-broom-adds-nothing", facts)
    if verb == moves.VERB_JOIN:
        if board.box.power[card] < 0:
            return Refusal("LAN-109", "lancre-no-power", facts)
        return Refusal("LAN-R71", "lancre-join-in-order", facts)
    return effect_refusal(board, seat, card)


def effect_refusal(board: Board, seat: i64, card: i64) -> Refusal:
    """LAN-040, LAN-R39, LAN-R72. Why an effect cannot be used now."""
    facts: dict[str, object] = {"card": board.box.card_codes[card]}
    effect = board.box.effect[card]
    if effect == SOUND_MIND:
        return Refusal("LAN-142", "lancre-no-cackle", facts)
    if effect == HELPING_HAND:
        return Refusal("LAN-146", "lancre-no-marker", facts)
    if effect == BORROWING or effect == SHAMBLES:
        return Refusal("LAN-R39", "lancre-nothing-hidden", facts)
    if effect == LOCAL_KNOWLEDGE:
        return Refusal("LAN-145", "lancre-not-walking", facts)
    if effect == INVISIBILITY:
        return invisibility_refusal(board)
    if effect == ESCAPE:
        return Refusal("LAN-147", "lancre-nothing-to-escape", facts)
    if effect == SECOND_CHANCE:
        return Refusal("LAN-162", "lancre-nothing-to-reroll", facts)
    if effect == BONUS:
        if board.top(KIND) == ASK_FACING or board.top(KIND) == ASK_TOTAL:
            return Refusal("LAN-144", "lancre-bonus-for-another", facts)
        return Refusal("LAN-143", "lancre-not-in-an-attempt", facts)
    rule = "LAN-160" if effect == NECESSARY_MALE else "LAN-161" if effect == REMEDY else "LAN-040"
    return Refusal(rule, "lancre-solves-another", facts)


def invisibility_refusal(board: Board) -> Refusal:
    """LAN-152, LAN-155, LAN-156. No obstacle to pass, or no way on."""
    if board.top(KIND) == ASK_ARRIVE:
        if board.top(ARRIVE_VANISHED):
            return Refusal("LAN-R41", "lancre-already-invisible", {})
        return Refusal("LAN-155", "lancre-no-way-on", {})
    return Refusal("LAN-152", "lancre-nothing-to-pass", {})


def space_refusal(board: Board, seat: i64, verb: i64, space: i64) -> Refusal:
    """LAN-034, LAN-053, LAN-059, LAN-060, LAN-078. Why not there."""
    facts: dict[str, object] = {"space": board.box.space_codes[space]}
    if verb == moves.VERB_START:
        return Refusal("LAN-034", "lancre-start-on-a-tile", facts)
    if verb == moves.VERB_PUT:
        return Refusal("LAN-053", "lancre-put-elsewhere", facts)
    if verb == moves.VERB_MARK:
        return Refusal("LAN-054", "lancre-mark-elsewhere", facts)
    if verb == moves.VERB_WALK:
        return walk_refusal(board, seat, space, facts)
    if verb == moves.VERB_LAND:
        if board.top(LAND_WHERE) == ON_AN_EMPTY_SPACE and not empty_spaces(board) & WIDE_BIT[space]:
            return Refusal("LAN-R18", "lancre-not-empty", facts)
        return Refusal("LAN-062", "lancre-already-there", facts)
    if verb == moves.VERB_FLEE:
        return flight_refusal(board, seat, space, facts)
    if verb == moves.VERB_RELIEVE:
        return Refusal("LAN-146", "lancre-no-marker-there", facts)
    return Refusal("LAN-150" if verb == moves.VERB_LOOK else "LAN-151", "lancre-nothing-hidden-there", facts)


def walk_refusal(board: Board, seat: i64, space: i64, facts: dict[str, object]) -> Refusal:
    """LAN-058, LAN-059, LAN-060, LAN-155. Out of reach, or behind an obstacle."""
    if imprisoned(board, seat):
        return Refusal("LAN-179", "lancre-imprisoned", facts)
    if space == board.at[seat]:
        return Refusal("LAN-058", "lancre-already-there", facts)
    if board.top(KIND) == ASK_ARRIVE:
        if board.top(ARRIVE_VANISHED) == NOT_VANISHED:
            return Refusal("LAN-060", "lancre-must-stop", facts)
        return Refusal("LAN-155", "lancre-no-steps-left", facts)
    facts["steps"] = int(board.steps)
    return Refusal("LAN-059", "lancre-too-far", facts)


def flight_refusal(board: Board, seat: i64, space: i64, facts: dict[str, object]) -> Refusal:
    """LAN-078, LAN-081, LAN-R27. Not empty, not a neighbour, or no longer possible."""
    if board.top(KIND) == ASK_FACING and board.committed:
        return Refusal("LAN-R27", "lancre-committed", {})
    if not empty_spaces(board) & WIDE_BIT[space]:
        return Refusal("LAN-078", "lancre-not-empty", facts)
    if flight_spaces(board, seat) == 0:
        return Refusal("LAN-081", "lancre-nowhere-to-flee", {})
    return Refusal("LAN-078", "lancre-not-beside", facts)


def plain_refusal(board: Board, seat: i64, verb: i64, number: i64) -> Refusal:
    """LAN-025, LAN-026, LAN-072, LAN-088, LAN-109, LAN-119. Moves that name neither card nor space."""
    if verb == moves.VERB_CHOOSE:
        return Refusal("LAN-025", "lancre-witch-taken", {"witch": WITCHES[number]})
    if verb == moves.VERB_ROB:
        return Refusal("LAN-105", "lancre-not-the-richest", {})
    if verb == moves.VERB_RETURN:
        return Refusal("LAN-119", "lancre-too-many-cackles", {"most": int(board.top(RETURN_MOST))})
    if verb == moves.VERB_OPEN or verb == moves.VERB_ROLL or verb == moves.VERB_TEA:
        return arrival_refusal(board, seat, verb)
    if verb == moves.VERB_ONWARD:
        return Refusal("LAN-154", "lancre-must-act", {})
    if verb == moves.VERB_THREE:
        if not can_see_tile(board, seat):
            return Refusal("LAN-R29", "lancre-open-it-first", {})
        return Refusal("LAN-109", "lancre-needs-three-names", {})
    if verb == moves.VERB_VANISH:
        return tile_refusal(board, seat, TIFFANY, "LAN-026") or invisibility_refusal(board)
    if verb == moves.VERB_MAGIC:
        return tile_refusal(board, seat, ANNAGRAMMA, "LAN-028") or Refusal(
            "LAN-184", "lancre-too-late-for-symbols", {"card": ""}
        )
    return tile_refusal(board, seat, PETULIA, "LAN-029") or Refusal("LAN-029", "lancre-no-sick-pig", {})


def arrival_refusal(board: Board, seat: i64, verb: i64) -> Refusal:
    """LAN-069, LAN-070, LAN-072. The space decides, not she."""
    here = WIDE_BIT[board.at[seat]]
    if not board.tiled & here:
        return Refusal("LAN-070", "lancre-tea-is-served", {})
    if verb == moves.VERB_ROLL:
        return Refusal("LAN-072", "lancre-open-it-first", {})
    if verb == moves.VERB_OPEN:
        return Refusal("LAN-072", "lancre-already-open", {})
    return Refusal("LAN-069", "lancre-problem-first", {})


def tile_refusal(board: Board, seat: i64, witch: i64, rule: str) -> Refusal | None:
    """LAN-026, LAN-028, LAN-029. An apprentice's tile belongs to her, and works once."""
    if board.witches[seat] != witch:
        return Refusal(rule, "lancre-not-your-tile", {"witch": WITCHES[witch]})
    if board.special[seat] == 0:
        return Refusal(rule, "lancre-tile-used", {"witch": WITCHES[witch]})
    return None
