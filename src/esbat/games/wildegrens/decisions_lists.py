"""The legal moves of every question, in a fixed order."""

from esbat.engine.move import VERBS, argument_of, packed
from esbat.engine.native import i64, vec
from esbat.engine.state import KIND, ROW
from esbat.games.wildegrens import moves, rules
from esbat.games.wildegrens.decisions import with_effect_at_chosen
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
    ASK_REWARD,
    ASK_SCRY,
    ASK_SEARCH,
    ASK_SPARE,
    ASK_SPOTS,
    ASK_TRIAL,
    ASK_USE,
    CAPTURE_FAMILIAR,
    CHOICE_VOLUNTARY,
    DEEDS,
    DESTINATION_SPOT,
    DISCARD_CHALLENGE,
    DISCARD_CONVICTION,
    DRAFT_ONE,
    DRAFT_OTHER,
    EMPTY,
    EXPOSE_CHALLENGE,
    FROM_CHALLENGES,
    FROM_RECRUITS,
    MOVE_CHALLENGE,
    NOT_CHOSEN,
    ORDER_TRIGGER,
    ORDER_WAITING,
    PAPERS_DEED,
    PHASE_ONE,
    PHASE_THREE,
    PLAY_IN_PHASE,
    REPLACE_CHALLENGE,
    REVEAL_CHALLENGE,
    SCRY_DECK,
    SEARCH_AMONG,
    SPARE_WAITING,
    SPOTS_AMONG,
    SPOTS_DEED,
    SPOTS_VOLUNTARY,
    SWAP_CONVICTION,
    UNCOVER_CONVICTION,
    USE_VOLUNTARY,
    VOLUNTARY,
    WAITING_FAMILIARS,
)
from esbat.games.wildegrens.rules_jury import paper_name
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import (
    CURSE,
    FIRST_CHALLENGE,
    FIRST_JUROR,
    FIRST_MISSION,
    JURY,
    MISSION_BIT,
    PAPERS_A_JUROR,
    VALUES,
)
from esbat.parts.bits import WIDE_BIT, wide_lowest


def write_members(verb: i64, members: i64, first: i64, out: vec[i64], written: i64) -> i64:
    """One move of this verb for every number in the set, each counted from `first`."""
    while members:
        out[written] = (first + wide_lowest(members)) * VERBS + verb
        written += 1
        members &= members - 1
    return written


def with_pass(voluntary: i64, out: vec[i64], written: i64) -> i64:
    """WIL-079, WIL-081, WIL-R47. A Witch's action may be declined, card effects may not."""
    if voluntary:
        out[written] = moves.VERB_PASS
        return written + 1
    return written


def generate(board: Board, out: vec[i64]) -> i64:
    """The legal moves of the open question."""
    kind = board.stack[(board.depth - 1) * ROW + KIND]
    if kind == ASK_PLAY:
        return play_moves(board, out)
    if kind == ASK_SPOTS:
        return spot_moves(board, out)
    if kind == ASK_BEAT:
        written = write_members(moves.VERB_BEAT, rules.beatable(board), 0, out, 0)
        out[written] = moves.VERB_DONE
        return written + 1
    if kind == ASK_USE:
        out[0] = moves.VERB_USE
        return with_pass(board.top(USE_VOLUNTARY), out, 1)
    if kind == ASK_CHOOSE:
        return place_moves(board, moves.VERB_CHOOSE, rules.open_places(board), 0, out)
    if kind == ASK_TRIAL:
        out[0] = moves.VERB_TRIAL
        out[1] = moves.VERB_ONWARD
        return 2
    if kind == ASK_REWARD:
        return juror_moves(board, moves.VERB_PERSUADE, 0, out)
    if kind == ASK_ORDER:
        return order_moves(board, out)
    if kind == ASK_DRAFT:
        out[0] = packed(moves.VERB_KEEP, board.top(DRAFT_ONE))
        out[1] = packed(moves.VERB_KEEP, board.top(DRAFT_OTHER))
        return 2
    if kind == ASK_DESTINATION:
        return place_moves(
            board, moves.VERB_TO, rules.destinations(board, board.top(DESTINATION_SPOT)), 0, out
        )
    return generate_rare(board, kind, out)


def generate_rare(board: Board, kind: i64, out: vec[i64]) -> i64:
    """The legal moves of what effects ask less often."""
    voluntary = board.top(CHOICE_VOLUNTARY)  # 0 in the rows of SCRY and PICK, which have none
    if kind == ASK_SEARCH:
        return place_moves(board, moves.VERB_TO, board.top(SEARCH_AMONG), voluntary, out)
    if kind == ASK_PAPERS:
        return paper_moves(board, voluntary, out)
    if kind == ASK_PERSUADE:
        return juror_moves(board, moves.VERB_PERSUADE, voluntary, out)
    if kind == ASK_DISMAY:
        return dismay_moves(board, voluntary, out)
    if kind == ASK_SCRY:
        return scry_moves(board, out)
    if kind == ASK_PICK:
        return write_members(moves.VERB_RECRUIT, board.looked, 0, out, 0)
    if kind == ASK_PRISONERS:
        return with_pass(voluntary, out, write_members(moves.VERB_RESCUE, board.prison, 0, out, 0))
    if kind == ASK_DROP:
        return with_pass(voluntary, out, write_members(moves.VERB_DROP, board.hand, 0, out, 0))
    if kind == ASK_IMPRISON:
        return with_pass(voluntary, out, write_members(moves.VERB_IMPRISON, board.hidden, 0, out, 0))
    if kind == ASK_BLANK:
        return blank_moves(board, voluntary, out)
    if kind == ASK_SPARE:
        written = write_members(moves.VERB_SPARE, board.top(SPARE_WAITING), FIRST_CHALLENGE, out, 0)
        return with_pass(VOLUNTARY, out, written)
    return restore_moves(board, voluntary, out)


def play_moves(board: Board, out: vec[i64]) -> i64:
    """WIL-072, WIL-073, WIL-074, WIL-075, WIL-076, WIL-082, WIL-093, WIL-098. Each Witch hidden or revealed.

    In phase 1 she may stop; later every Witch in hand must be played. Curses never can be (WIL-047).
    """
    phase = board.top(PLAY_IN_PHASE)
    out[0] = moves.VERB_DONE
    written: i64 = 1 if phase == PHASE_ONE else 0
    written = write_members(moves.VERB_HIDE, board.hand, 0, out, written)
    if phase != PHASE_THREE or board.reveals < rules.reveal_limit(board):
        written = write_members(moves.VERB_REVEAL, board.hand, 0, out, written)
    return written


def place_moves(board: Board, verb: i64, places: i64, voluntary: i64, out: vec[i64]) -> i64:
    """WIL-052, WIL-094, WIL-197. One move for the Mission of each of these places."""
    written: i64 = 0
    for place in range(JURY):
        if places & WIDE_BIT[place]:
            out[written] = packed(verb, FIRST_MISSION + board.places[place])
            written += 1
    return with_pass(voluntary, out, written)


def juror_moves(board: Board, verb: i64, voluntary: i64, out: vec[i64]) -> i64:
    """WIL-115, WIL-R25. Any one Juror."""
    for place in range(JURY):
        out[place] = packed(verb, FIRST_JUROR + board.jury[place])
    return with_pass(voluntary, out, JURY)


def dismay_moves(board: Board, voluntary: i64, out: vec[i64]) -> i64:
    """WIL-063. A Juror above 0 must be chosen, if there is one; else there is nothing to lose."""
    written: i64 = 0
    for place in range(JURY):
        if board.persuasion[place]:
            out[written] = packed(moves.VERB_DISMAY, FIRST_JUROR + board.jury[place])
            written += 1
    return with_pass(voluntary, out, written)


def spot_verb(primitive: i64) -> i64:
    """What a move on a Challenge is called."""
    if primitive == DISCARD_CHALLENGE:
        return moves.VERB_DISCARD
    if primitive == REPLACE_CHALLENGE:
        return moves.VERB_REPLACE
    if primitive == MOVE_CHALLENGE:
        return moves.VERB_MOVE
    if primitive == ABSORB_CHALLENGE:
        return moves.VERB_ABSORB
    if primitive == CAPTURE_FAMILIAR:
        return moves.VERB_CAPTURE
    return moves.VERB_UNCOVER


def spot_targets(board: Board, primitive: i64, spots: i64) -> i64:
    """WIL-195, WIL-R06, WIL-R41. The Challenges among these spots that a primitive can concern, face up or
    down.
    """
    found = spots & board.filled
    if primitive == REVEAL_CHALLENGE or primitive == EXPOSE_CHALLENGE:
        return found & ~board.up
    if primitive == MOVE_CHALLENGE:
        movable: i64 = 0
        while found:
            if rules.destinations(board, wide_lowest(found)):
                movable |= found & -found
            found &= found - 1
        return movable
    if primitive == CAPTURE_FAMILIAR:
        tame: i64 = 0
        found &= board.up
        while found:
            if board.box.familiars & WIDE_BIT[board.spots[wide_lowest(found)]]:
                tame |= found & -found
            found &= found - 1
        return tame
    return found


def spot_moves(board: Board, out: vec[i64]) -> i64:
    """What may be done to a Challenge, where."""
    primitive = board.top(SPOTS_DEED) % DEEDS
    spots = spot_targets(board, primitive, board.top(SPOTS_AMONG))
    written = write_members(spot_verb(primitive), spots, 0, out, 0)
    return with_pass(board.top(SPOTS_VOLUNTARY) & VOLUNTARY, out, written)


def paper_moves(board: Board, voluntary: i64, out: vec[i64]) -> i64:
    """WIL-064, WIL-179. The Conviction cards a step can concern; only face-down ones can be uncovered."""
    primitive = board.top(PAPERS_DEED)
    verb = moves.VERB_UNVEIL
    if primitive == SWAP_CONVICTION:
        verb = moves.VERB_SWAP
    elif primitive == DISCARD_CONVICTION:
        verb = moves.VERB_STRIKE
    written: i64 = 0
    for paper in range(JURY * PAPERS_A_JUROR):
        if board.papers[paper] == EMPTY:
            continue
        if primitive == UNCOVER_CONVICTION and board.papers_up & WIDE_BIT[paper]:
            continue
        out[written] = packed(verb, paper_name(board, paper))
        written += 1
    return with_pass(voluntary, out, written)


def scry_moves(board: Board, out: vec[i64]) -> i64:
    """WIL-176. Each card looked at is thrown away or put back, one on top of the other; Recruits only put
    back.
    """
    deck = board.top(SCRY_DECK)
    first = FIRST_CHALLENGE if deck == FROM_CHALLENGES else 0
    written: i64 = 0
    if deck != FROM_RECRUITS:
        written = write_members(moves.VERB_TOSS, board.looked, first, out, written)
        if board.looked_curses:
            out[written] = packed(moves.VERB_TOSS, CURSE)
            written += 1
    written = write_members(moves.VERB_RETURN, board.looked, first, out, written)
    if board.looked_curses:
        out[written] = packed(moves.VERB_RETURN, CURSE)
        written += 1
    return written


def blank_moves(board: Board, voluntary: i64, out: vec[i64]) -> i64:
    """WIL-201, WIL-R29. Any effect box of any face-up Mission that is not blank yet."""
    written: i64 = 0
    for place in range(JURY):
        if not rules.face_up(board, place):
            continue
        for trigger in range(4):
            number = board.places[place] * 4 + trigger
            if board.box.boxed[number] and not rules.cancelled(board, place, trigger):
                out[written] = packed(moves.VERB_BLANK, number)
                written += 1
    return with_pass(voluntary, out, written)


def restore_moves(board: Board, voluntary: i64, out: vec[i64]) -> i64:
    """WIL-066. Any number among the Lost Souls."""
    written: i64 = 0
    for value in range(1, VALUES):
        if board.souls[value]:
            out[written] = packed(moves.VERB_RESTORE, value)
            written += 1
    return with_pass(voluntary, out, written)


def order_moves(board: Board, out: vec[i64]) -> i64:
    """WIL-092, WIL-R50. Any of the effects that wait; just the first of them if they all do the same."""
    written = waiting_moves(board, out)
    return 1 if written > 1 and all_alike(board, out, written) else written


def all_alike(board: Board, out: vec[i64], written: i64) -> bool:
    """WIL-R50. Is it all one which of these effects comes first?"""
    first = effect_number(board, argument_of(out[0]))
    for at in range(1, written):
        if effect_number(board, argument_of(out[at])) != first:
            return False
    return True


def effect_number(board: Board, card: i64) -> i64:
    """The number of what this card does now; other cards that do the same have the same."""
    thing = card - FIRST_CHALLENGE  # Missions come after Challenges in both numberings
    if board.top(ORDER_TRIGGER) == WAITING_FAMILIARS:
        return board.box.familiar_alike[thing]
    return board.box.alike[thing * 4 + board.top(ORDER_TRIGGER)]


def waiting_moves(board: Board, out: vec[i64]) -> i64:
    """WIL-092. One move for each effect that waits."""
    trigger = board.top(ORDER_TRIGGER)
    waiting = board.top(ORDER_WAITING)
    if trigger == NOT_CHOSEN:
        return place_moves(board, moves.VERB_RESOLVE, waiting, 0, out)
    written: i64 = 0
    if waiting & WIDE_BIT[MISSION_BIT]:
        out[0] = packed(moves.VERB_RESOLVE, FIRST_MISSION + board.places[board.chosen])
        written = 1
        waiting &= ~WIDE_BIT[MISSION_BIT]
    if trigger != WAITING_FAMILIARS:
        waiting &= with_effect_at_chosen(board, trigger)  # WIL-090: cards that left have none
    return write_members(moves.VERB_RESOLVE, waiting, FIRST_CHALLENGE, out, written)
