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
    ASK_BEAT,
    ASK_BLANK,
    ASK_CHOOSE,
    ASK_DESTINATION,
    ASK_DISMAY,
    ASK_DRAFT,
    ASK_DROP,
    ASK_IMPRISON,
    ASK_ORDER,
    ASK_PAPERS,
    ASK_PERSUADE,
    ASK_PICK,
    ASK_PLAY,
    ASK_PRISONERS,
    ASK_RESTORE,
    ASK_REWARD,
    ASK_SCRY,
    ASK_SEARCH,
    ASK_SPARE,
    ASK_SPOTS,
    ASK_TRIAL,
    ASK_USE,
    CAPTURE_FAMILIAR,
    DEEDS,
    DESTINATION_SPOT,
    DISCARD_CHALLENGE,
    EMPTY,
    MOVE_CHALLENGE,
    PHASE_THREE,
    PLAY_IN_PHASE,
    QUESTIONS,
    REPLACE_CHALLENGE,
    SPOTS_AMONG,
    SPOTS_DEED,
    TRIGGERS,
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
    moves.VERB_KEEP: [ASK_DRAFT],
    moves.VERB_HIDE: [ASK_PLAY],
    moves.VERB_REVEAL: [ASK_PLAY],
    moves.VERB_DONE: [ASK_PLAY, ASK_BEAT],
    moves.VERB_CHOOSE: [ASK_CHOOSE],
    moves.VERB_RESOLVE: [ASK_ORDER],
    moves.VERB_USE: [ASK_USE],
    moves.VERB_PASS: [
        ASK_USE,
        ASK_SPOTS,
        ASK_SEARCH,
        ASK_PAPERS,
        ASK_PERSUADE,
        ASK_DISMAY,
        ASK_PRISONERS,
        ASK_DROP,
        ASK_IMPRISON,
        ASK_BLANK,
        ASK_SPARE,
        ASK_RESTORE,
    ],
    moves.VERB_UNCOVER: [ASK_SPOTS],
    moves.VERB_DISCARD: [ASK_SPOTS],
    moves.VERB_REPLACE: [ASK_SPOTS],
    moves.VERB_MOVE: [ASK_SPOTS],
    moves.VERB_TO: [ASK_DESTINATION, ASK_SEARCH],
    moves.VERB_ABSORB: [ASK_SPOTS],
    moves.VERB_CAPTURE: [ASK_SPOTS],
    moves.VERB_BEAT: [ASK_BEAT],
    moves.VERB_PERSUADE: [ASK_REWARD, ASK_PERSUADE],
    moves.VERB_DISMAY: [ASK_DISMAY],
    moves.VERB_UNVEIL: [ASK_PAPERS],
    moves.VERB_SWAP: [ASK_PAPERS],
    moves.VERB_STRIKE: [ASK_PAPERS],
    moves.VERB_TRIAL: [ASK_TRIAL],
    moves.VERB_ONWARD: [ASK_TRIAL],
    moves.VERB_TOSS: [ASK_SCRY],
    moves.VERB_RETURN: [ASK_SCRY],
    moves.VERB_RESCUE: [ASK_PRISONERS],
    moves.VERB_DROP: [ASK_DROP],
    moves.VERB_IMPRISON: [ASK_IMPRISON],
    moves.VERB_RECRUIT: [ASK_PICK],
    moves.VERB_BLANK: [ASK_BLANK],
    moves.VERB_SPARE: [ASK_SPARE],
    moves.VERB_RESTORE: [ASK_RESTORE],
}
"""The questions that a verb can be an answer to."""

RULE_OF: Final = {
    ASK_DRAFT: "WIL-034",
    ASK_PLAY: "WIL-072",
    ASK_CHOOSE: "WIL-052",
    ASK_ORDER: "WIL-092",
    ASK_USE: "WIL-079",
    ASK_SPOTS: "WIL-195",
    ASK_DESTINATION: "WIL-195",
    ASK_SEARCH: "WIL-195",
    ASK_BEAT: "WIL-104",
    ASK_REWARD: "WIL-115",
    ASK_PERSUADE: "WIL-063",
    ASK_DISMAY: "WIL-063",
    ASK_PAPERS: "WIL-064",
    ASK_SCRY: "WIL-176",
    ASK_PICK: "WIL-045",
    ASK_PRISONERS: "WIL-190",
    ASK_DROP: "WIL-178",
    ASK_IMPRISON: "WIL-044",
    ASK_BLANK: "WIL-201",
    ASK_SPARE: "WIL-119",
    ASK_RESTORE: "WIL-066",
    ASK_TRIAL: "WIL-123",
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
    if kind == ASK_PLAY:
        return play_refusal(board, verb, argument_of(move))
    if kind == ASK_CHOOSE or kind == ASK_DESTINATION or kind == ASK_SEARCH:
        return mission_refusal(board, kind, verb, argument_of(move))
    if kind == ASK_BEAT:
        return beat_refusal(board, argument_of(move))
    if kind == ASK_SPOTS:
        return spot_refusal(board, verb, argument_of(move))
    if kind == ASK_PAPERS:
        return paper_refusal(board, verb, argument_of(move))
    return named_refusal(board, kind, verb, argument_of(move))


def other_question(board: Board, kind: i64, verb: i64) -> Refusal:
    """WIL-069, WIL-073, WIL-183. Something else is asked now."""
    facts: dict[str, object] = {"question": QUESTIONS[kind]}
    if verb == moves.VERB_BEAT:
        return Refusal("WIL-183", "wildegrens-beat-later", facts)
    if verb == moves.VERB_PASS:
        return Refusal(RULE_OF[kind], "wildegrens-no-passing", facts)
    return Refusal(RULE_OF[kind], "wildegrens-asked-something-else", facts)


def play_refusal(board: Board, verb: i64, card: i64) -> Refusal:
    """WIL-073, WIL-074, WIL-099. Not in hand, too many revealed, or still Witches to play."""
    if verb == moves.VERB_DONE:
        return Refusal("WIL-073", "wildegrens-play-them-all", {})
    facts: dict[str, object] = {"card": board.box.card_codes[card]}
    if not board.hand & WIDE_BIT[card]:
        return Refusal("WIL-072", "wildegrens-not-in-hand", facts)
    facts["limit"] = int(rules.reveal_limit(board)) if board.top(PLAY_IN_PHASE) == PHASE_THREE else 0
    return Refusal("WIL-080", "wildegrens-too-many-revealed", facts)


def mission_refusal(board: Board, kind: i64, verb: i64, card: i64) -> Refusal:
    """WIL-094, WIL-193, WIL-197, WIL-214. Not in the row, failed, or full."""
    if verb == moves.VERB_PASS:
        return Refusal("WIL-R47", "wildegrens-compulsory", {})
    facts: dict[str, object] = {"card": board.box.card_codes[card]}
    place = place_of(board, card - FIRST_MISSION)
    if place < 0:
        return Refusal("WIL-094", "wildegrens-not-in-the-row", facts)
    if not rules.face_up(board, place):
        rule = "WIL-094" if kind == ASK_CHOOSE else "WIL-197"
        return Refusal(rule, "wildegrens-mission-failed", facts)
    if kind == ASK_SEARCH:
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
    if verb == moves.VERB_PASS:
        return Refusal("WIL-R47", "wildegrens-compulsory", {})
    facts: dict[str, object] = {"spot": SPOT_CODES[spot], "deed": moves.VERBS[wanted_verb(board)]}
    if verb != wanted_verb(board):
        return Refusal("WIL-195", "wildegrens-other-deed", facts)
    if not board.filled & WIDE_BIT[spot]:
        return Refusal("WIL-195", "wildegrens-empty-spot", facts)
    if not board.top(SPOTS_AMONG) & WIDE_BIT[spot]:
        return Refusal("WIL-195", "wildegrens-out-of-scope", facts)
    if verb == moves.VERB_UNCOVER:
        return Refusal("WIL-186", "wildegrens-already-up", facts)
    if verb == moves.VERB_CAPTURE:
        return Refusal("WIL-058", "wildegrens-no-familiar", facts)
    return Refusal("WIL-193", "wildegrens-nowhere-to-move", facts)


def wanted_verb(board: Board) -> i64:
    """What the open question wants done to a Challenge."""
    primitive = board.top(SPOTS_DEED) % DEEDS
    if primitive == DISCARD_CHALLENGE:
        return moves.VERB_DISCARD
    if primitive == REPLACE_CHALLENGE:
        return moves.VERB_REPLACE
    if primitive == MOVE_CHALLENGE:
        return moves.VERB_MOVE
    if primitive == ABSORB_CHALLENGE:
        return moves.VERB_ABSORB
    return moves.VERB_CAPTURE if primitive == CAPTURE_FAMILIAR else moves.VERB_UNCOVER


def paper_refusal(board: Board, verb: i64, named: i64) -> Refusal:
    """WIL-064, WIL-179, WIL-186. Why not this Conviction card."""
    if verb == moves.VERB_PASS:
        return Refusal("WIL-R47", "wildegrens-compulsory", {})
    facts: dict[str, object] = {"paper": moves.paper_text(board.box, named)}
    place = rules.juror_place(board, named // PAPERS_A_JUROR)
    if place < 0:
        return Refusal("WIL-020", "wildegrens-not-a-juror", {"card": board.box.jurors[named // 2].code})
    if board.papers[place * PAPERS_A_JUROR + named % PAPERS_A_JUROR] == EMPTY:
        return Refusal("WIL-065", "wildegrens-paper-gone", facts)
    if (
        verb == moves.VERB_UNVEIL
        and board.papers_up & WIDE_BIT[place * PAPERS_A_JUROR + named % PAPERS_A_JUROR]
    ):
        return Refusal("WIL-186", "wildegrens-paper-up", facts)
    return Refusal("WIL-064", "wildegrens-other-paper-deed", facts)


def named_refusal(board: Board, kind: i64, verb: i64, number: i64) -> Refusal:
    """WIL-034, WIL-063, WIL-066, WIL-092, WIL-119, WIL-176, WIL-190, WIL-201. What is named is not there to
    be named.
    """
    if verb == moves.VERB_PASS:
        return Refusal("WIL-R47", "wildegrens-compulsory", {})
    if verb == moves.VERB_RESTORE:
        return Refusal("WIL-066", "wildegrens-no-such-soul", {"count": int(number)})
    if verb == moves.VERB_BLANK:
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
