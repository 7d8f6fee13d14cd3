"""Why a well-formed move is not legal: always a rule's id and a message key, never just "illegal"."""

from typing import Final

from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.engine.state import KIND
from esbat.games.wildegrens import moves, rules
from esbat.games.wildegrens.decisions import place_of
from esbat.games.wildegrens.names import (
    ABSORB_CHALLENGE,
    BEAT,
    BLANK,
    CAPTURE_FAMILIAR,
    CHOOSE,
    DEEDS,
    DESTINATION,
    DESTINATION_SPOT,
    DISCARD_CHALLENGE,
    DISMAY,
    DRAFT,
    DROP,
    EMPTY,
    IMPRISON,
    MOVE_CHALLENGE,
    ORDER,
    PAPERS,
    PERSUADE,
    PHASE_THREE,
    PICK,
    PLAY,
    PLAY_IN_PHASE,
    PRISONERS,
    QUESTIONS,
    REPLACE_CHALLENGE,
    RESTORE,
    REWARD,
    SCRY,
    SEARCH,
    SPARE,
    SPOTS,
    SPOTS_AMONG,
    SPOTS_DEED,
    TRIAL,
    TRIGGERS,
    USE,
)
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import (
    FIRST_JUROR,
    FIRST_MISSION,
    MOST_AT_A_MISSION,
    PAPERS_A_JUROR,
    SPOT_CODES,
)
from esbat.parts.bits import WIDE_BIT

QUESTIONS_OF: Final = {
    moves.KEEP: [DRAFT],
    moves.HIDE: [PLAY],
    moves.REVEAL: [PLAY],
    moves.DONE: [PLAY, BEAT],
    moves.CHOOSE: [CHOOSE],
    moves.RESOLVE: [ORDER],
    moves.USE: [USE],
    moves.PASS: [
        USE,
        SPOTS,
        SEARCH,
        PAPERS,
        PERSUADE,
        DISMAY,
        PRISONERS,
        DROP,
        IMPRISON,
        BLANK,
        SPARE,
        RESTORE,
    ],
    moves.UNCOVER: [SPOTS],
    moves.DISCARD: [SPOTS],
    moves.REPLACE: [SPOTS],
    moves.MOVE: [SPOTS],
    moves.TO: [DESTINATION, SEARCH],
    moves.ABSORB: [SPOTS],
    moves.CAPTURE: [SPOTS],
    moves.BEAT: [BEAT],
    moves.PERSUADE: [REWARD, PERSUADE],
    moves.DISMAY: [DISMAY],
    moves.UNVEIL: [PAPERS],
    moves.SWAP: [PAPERS],
    moves.STRIKE: [PAPERS],
    moves.TRIAL: [TRIAL],
    moves.ONWARD: [TRIAL],
    moves.TOSS: [SCRY],
    moves.RETURN: [SCRY],
    moves.RESCUE: [PRISONERS],
    moves.DROP: [DROP],
    moves.IMPRISON: [IMPRISON],
    moves.RECRUIT: [PICK],
    moves.BLANK: [BLANK],
    moves.SPARE: [SPARE],
    moves.RESTORE: [RESTORE],
}
"""The questions that a verb can be an answer to."""

RULE_OF: Final = {
    DRAFT: "WIL-034",
    PLAY: "WIL-072",
    CHOOSE: "WIL-052",
    ORDER: "WIL-092",
    USE: "WIL-079",
    SPOTS: "WIL-195",
    DESTINATION: "WIL-195",
    SEARCH: "WIL-195",
    BEAT: "WIL-104",
    REWARD: "WIL-115",
    PERSUADE: "WIL-063",
    DISMAY: "WIL-063",
    PAPERS: "WIL-064",
    SCRY: "WIL-176",
    PICK: "WIL-045",
    PRISONERS: "WIL-190",
    DROP: "WIL-178",
    IMPRISON: "WIL-044",
    BLANK: "WIL-201",
    SPARE: "WIL-119",
    RESTORE: "WIL-066",
    TRIAL: "WIL-123",
}
"""The rule behind each question."""


def why_not(board: Board, seat: i64, move: i64) -> Refusal | None:
    """The rule that forbids this move to this seat now, or None if it is legal."""
    if board.depth == 0:
        return Refusal("WIL-070", "wildegrens-play-over", {})
    if seat != 0:
        return Refusal("WIL-070", "wildegrens-onlooker", {})
    offered = Moves()
    board.generate(seat, offered)
    if offered.has(move):
        return None
    verb = verb_of(move)
    kind = board.top(KIND)
    if kind not in QUESTIONS_OF[verb]:
        return other_question(board, kind, verb)
    if kind == PLAY:
        return play_refusal(board, verb, argument_of(move))
    if kind == CHOOSE or kind == DESTINATION or kind == SEARCH:
        return mission_refusal(board, kind, verb, argument_of(move))
    if kind == BEAT:
        return beat_refusal(board, argument_of(move))
    if kind == SPOTS:
        return spot_refusal(board, verb, argument_of(move))
    if kind == PAPERS:
        return paper_refusal(board, verb, argument_of(move))
    return named_refusal(board, kind, verb, argument_of(move))


def other_question(board: Board, kind: i64, verb: i64) -> Refusal:
    """WIL-069, WIL-073, WIL-183. Something else is asked now."""
    facts: dict[str, object] = {"question": QUESTIONS[kind]}
    if verb == moves.BEAT:
        return Refusal("WIL-183", "wildegrens-beat-later", facts)
    if verb == moves.PASS:
        return Refusal(RULE_OF[kind], "wildegrens-no-passing", facts)
    return Refusal(RULE_OF[kind], "wildegrens-asked-something-else", facts)


def play_refusal(board: Board, verb: i64, card: i64) -> Refusal:
    """WIL-073, WIL-074, WIL-099. Not in hand, too many revealed, or still Witches to play."""
    if verb == moves.DONE:
        return Refusal("WIL-073", "wildegrens-play-them-all", {})
    facts: dict[str, object] = {"card": board.box.card_codes[card]}
    if not board.hand & WIDE_BIT[card]:
        return Refusal("WIL-072", "wildegrens-not-in-hand", facts)
    facts["limit"] = int(rules.reveal_limit(board)) if board.top(PLAY_IN_PHASE) == PHASE_THREE else 0
    return Refusal("WIL-080", "wildegrens-too-many-revealed", facts)


def mission_refusal(board: Board, kind: i64, verb: i64, card: i64) -> Refusal:
    """WIL-094, WIL-193, WIL-197, WIL-214. Not in the row, failed, or full."""
    if verb == moves.PASS:
        return Refusal("WIL-R47", "wildegrens-compulsory", {})
    facts: dict[str, object] = {"card": board.box.card_codes[card]}
    place = place_of(board, card - FIRST_MISSION)
    if place < 0:
        return Refusal("WIL-094", "wildegrens-not-in-the-row", facts)
    if not rules.face_up(board, place):
        rule = "WIL-094" if kind == CHOOSE else "WIL-197"
        return Refusal(rule, "wildegrens-mission-failed", facts)
    if kind == SEARCH:
        return Refusal("WIL-186", "wildegrens-nothing-face-down", facts)
    if place == board.top(DESTINATION_SPOT) // MOST_AT_A_MISSION:
        return Refusal("WIL-195", "wildegrens-same-mission", facts)
    return Refusal("WIL-193", "wildegrens-mission-full", facts)


def beat_refusal(board: Board, spot: i64) -> Refusal:
    """WIL-104, WIL-107, WIL-196, WIL-200. Not there, not at the chosen Mission, blocked, or too dear."""
    facts: dict[str, object] = {"spot": SPOT_CODES[spot]}
    if not board.filled & WIDE_BIT[spot]:
        return Refusal("WIL-104", "wildegrens-empty-spot", facts)
    if spot // MOST_AT_A_MISSION != board.chosen:
        return Refusal("WIL-196", "wildegrens-other-mission", facts)
    cost = rules.challenge_difficulty(board, spot)
    facts["cost"] = int(cost)
    facts["power"] = int(rules.available(board))
    if cost > rules.available(board):
        return Refusal("WIL-107", "wildegrens-too-dear", facts)
    return Refusal("WIL-200", "wildegrens-blocked", facts)


def spot_refusal(board: Board, verb: i64, spot: i64) -> Refusal:
    """WIL-186, WIL-195, WIL-214. Why not this Challenge."""
    if verb == moves.PASS:
        return Refusal("WIL-R47", "wildegrens-compulsory", {})
    facts: dict[str, object] = {"spot": SPOT_CODES[spot], "deed": moves.VERBS[wanted_verb(board)]}
    if verb != wanted_verb(board):
        return Refusal("WIL-195", "wildegrens-other-deed", facts)
    if not board.filled & WIDE_BIT[spot]:
        return Refusal("WIL-195", "wildegrens-empty-spot", facts)
    if not board.top(SPOTS_AMONG) & WIDE_BIT[spot]:
        return Refusal("WIL-195", "wildegrens-out-of-scope", facts)
    if verb == moves.UNCOVER:
        return Refusal("WIL-186", "wildegrens-already-up", facts)
    if verb == moves.CAPTURE:
        return Refusal("WIL-058", "wildegrens-no-familiar", facts)
    return Refusal("WIL-193", "wildegrens-nowhere-to-move", facts)


def wanted_verb(board: Board) -> i64:
    """What the open question wants done to a Challenge."""
    primitive = board.top(SPOTS_DEED) % DEEDS
    if primitive == DISCARD_CHALLENGE:
        return moves.DISCARD
    if primitive == REPLACE_CHALLENGE:
        return moves.REPLACE
    if primitive == MOVE_CHALLENGE:
        return moves.MOVE
    if primitive == ABSORB_CHALLENGE:
        return moves.ABSORB
    return moves.CAPTURE if primitive == CAPTURE_FAMILIAR else moves.UNCOVER


def paper_refusal(board: Board, verb: i64, named: i64) -> Refusal:
    """WIL-064, WIL-179, WIL-186. Why not this Conviction card."""
    if verb == moves.PASS:
        return Refusal("WIL-R47", "wildegrens-compulsory", {})
    facts: dict[str, object] = {"paper": moves.paper_text(board.box, named)}
    place = rules.juror_place(board, named // PAPERS_A_JUROR)
    if place < 0:
        return Refusal("WIL-020", "wildegrens-not-a-juror", {"card": board.box.jurors[named // 2].code})
    if board.papers[place * PAPERS_A_JUROR + named % PAPERS_A_JUROR] == EMPTY:
        return Refusal("WIL-065", "wildegrens-paper-gone", facts)
    if verb == moves.UNVEIL and board.papers_up & WIDE_BIT[place * PAPERS_A_JUROR + named % PAPERS_A_JUROR]:
        return Refusal("WIL-186", "wildegrens-paper-up", facts)
    return Refusal("WIL-064", "wildegrens-other-paper-deed", facts)


def named_refusal(board: Board, kind: i64, verb: i64, number: i64) -> Refusal:
    """WIL-034, WIL-063, WIL-066, WIL-092, WIL-119, WIL-176, WIL-190, WIL-201. What is named is not there to
    be named.
    """
    if verb == moves.PASS:
        return Refusal("WIL-R47", "wildegrens-compulsory", {})
    if verb == moves.RESTORE:
        return Refusal("WIL-066", "wildegrens-no-such-soul", {"count": int(number)})
    if verb == moves.BLANK:
        return Refusal(
            "WIL-201",
            "wildegrens-no-such-box",
            {"card": board.box.missions[number // 4].code, "trigger": TRIGGERS[number % 4]},
        )
    facts: dict[str, object] = {"card": board.box.card_codes[number]}
    if number >= FIRST_JUROR:
        if rules.juror_place(board, number - FIRST_JUROR) < 0:
            return Refusal("WIL-020", "wildegrens-not-a-juror", facts)
        return Refusal("WIL-063", "wildegrens-nothing-to-lose", facts)
    return Refusal(RULE_OF[kind], "wildegrens-not-among-them", facts)
