"""The questions of the turn: what may the asked seat choose. Legal lists are written in a fixed order."""

from esbat.engine.move import VERBS, packed
from esbat.engine.native import i64, vec
from esbat.engine.state import KIND, ROW, SEAT_BIT
from esbat.games.bal import moves, rules
from esbat.games.bal import rules_reading as reading
from esbat.games.bal import rules_windows as windows
from esbat.games.bal.names import (
    ABRACADABRA,
    ASK_ADMIT,
    ASK_AIM,
    ASK_CHALLENGE,
    ASK_DEFEND,
    ASK_DROP,
    ASK_EXCHANGE,
    ASK_FACE,
    ASK_INHERIT,
    ASK_LAY,
    ASK_LOSE,
    ASK_RECITE,
    ASK_THROW,
    ASK_TOGETHER,
    ASK_VOTE,
    BAGUETTE,
    DEFEND_HELPED,
    DEFEND_HEXED,
    DEFEND_SENDER,
    DIABLOTIN,
    DROP_COUNT,
    DU_BALAI,
    ENCHANTEMENT,
    FACE_HELPED,
    INHERIT_COUNT,
    KINDS,
    LAST_WINDOW,
    POTIONS,
    REMEDE,
    TOUR_DE_MAGIE,
    TRESOR,
)
from esbat.games.bal.state import Board
from esbat.games.bal.tables import IN_ATTACK, MOST_POTIONS, MOST_SPELLS


def possible(board: Board, seat: i64, out: vec[i64]) -> i64:
    """The legal moves of the open question, for a seat that is asked."""
    kind = board.stack[(board.depth - 1) * ROW + KIND]
    if kind == ASK_LAY:
        return laying_moves(board, seat, out)
    if kind == ASK_AIM:
        return aiming_moves(board, seat, out)
    if kind == ASK_DEFEND:
        helped = board.top(DEFEND_HELPED) != 0
        hexed = board.top(DEFEND_HEXED) != 0
        return defence_moves(board, seat, helped, board.top(DEFEND_SENDER), hexed, out)
    if kind <= LAST_WINDOW:
        return windows.window_moves(board, kind, seat, out)
    if kind == ASK_TOGETHER:
        return defence_moves(board, seat, False, board.attacker, True, out)
    if kind == ASK_FACE:
        return farce_moves(board, seat, out)
    if kind == ASK_RECITE:
        return reading.recite_moves(out)
    if kind == ASK_CHALLENGE or kind == ASK_VOTE:
        out[0] = moves.VERB_PASS
        out[1] = moves.VERB_FAULT
        return 2
    if kind == ASK_ADMIT:
        out[0] = moves.VERB_ADMIT
        out[1] = moves.VERB_DENY
        return 2
    if kind == ASK_LOSE:
        return loss_moves(board, seat, out)
    if kind == ASK_EXCHANGE:
        return gift_moves(board, seat, out)
    return choosing_moves(board, kind, seat, out)


def seats_with(verb: i64, targets: i64, out: vec[i64], written: i64) -> i64:
    """One move of this verb for every seat of a set; how many moves there are then."""
    first = packed(verb, 0)
    seat: i64 = 0
    while targets:
        if targets & 1:
            out[written] = first + seat * VERBS
            written += 1
        targets >>= 1
        seat += 1
    return written


def aiming_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """BAL-030, BAL-032, BAL-098, BAL-107, BAL-117, BAL-R07, BAL-R11, BAL-R67.

    Attack, enchant first, or Diablotin.

    There is no pass while a potion is in hand; after an Enchantement only its victim can be attacked.
    """
    written: i64 = 0
    if board.potions(seat) > 0:
        targets = SEAT_BIT[board.bound] if board.bound >= 0 else board.living & ~SEAT_BIT[seat]
        written = seats_with(moves.VERB_ATTACK, targets, out, 0)
        if board.holds(seat, ENCHANTEMENT):
            for target in range(board.seats):
                if targets & SEAT_BIT[target] and board.sizes[target] > 0:
                    out[written] = packed(moves.VERB_ENCHANT, target)
                    written += 1
    if board.bound < 0 and board.holds(seat, DIABLOTIN):
        out[written] = moves.VERB_IMP
        written += 1
    if board.potions(seat) == 0:
        out[written] = moves.VERB_PASS
        written += 1
    return written


def spell_named(board: Board) -> i64:
    """How many spells have been named for the attack."""
    named: i64 = 0
    chosen = board.chosen
    for kind in range(POTIONS, KINDS):
        named += chosen[kind]
    return named


def laying_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """BAL-033, BAL-034, BAL-035, BAL-036, BAL-037, BAL-038, BAL-R61.

    One or two potions and at most one spell.

    Cards are named one by one in any order; a spell alone is never enough, so a potion follows it.
    """
    hands = board.hands
    chosen = board.chosen
    at = seat * KINDS
    written: i64 = 0
    potions = chosen[0] + chosen[1] + chosen[2] + chosen[3] + chosen[4]
    if potions < MOST_POTIONS:
        for kind in range(POTIONS):
            if hands[at + kind] > chosen[kind]:
                out[written] = packed(moves.VERB_LAY, kind)
                written += 1
    if spell_named(board) < MOST_SPELLS:
        for kind in range(POTIONS, KINDS):
            if IN_ATTACK[kind] and hands[at + kind]:
                if kind != REMEDE or rules.can_revive(board, seat):
                    out[written] = packed(moves.VERB_LAY, kind)
                    written += 1
    if potions > 0:
        out[written] = moves.VERB_DONE
        written += 1
    return written


def defence_moves(board: Board, seat: i64, helped: bool, sender: i64, hexed: bool, out: vec[i64]) -> i64:
    """BAL-041, BAL-042, BAL-044, BAL-074, BAL-R14, BAL-R16.

    Parry, cancel, send on, a helping spell, or give up.

    One spell a defence, unless the table allows any number; at some tables nobody gives up who could parry.
    """
    written: i64 = 0
    colour = board.colour
    other = board.other_colour
    able = rules.meets(board, seat, colour, other)
    if able:
        out[0] = moves.VERB_PARRY
        written = 1
    if not helped or board.any_spells:
        hands = board.hands
        at = seat * KINDS
        if hands[at + ABRACADABRA]:
            written = joker_moves(board, seat, out, written)
        if hands[at + BAGUETTE] and (not hexed or later_wand(board, seat, helped)):
            out[written] = moves.VERB_WAND
            written += 1
        if hands[at + DU_BALAI]:
            if board.alive == 2:
                out[written] = moves.VERB_SWEEP
                written += 1
            else:
                written = seats_with(moves.VERB_BROOM, rules.broom_targets(board, seat, sender), out, written)
        if hands[at + TRESOR]:
            out[written] = moves.VERB_TREASURE
            written += 1
        if hands[at + REMEDE] and rules.can_revive(board, seat):
            out[written] = moves.VERB_REMEDY
            written += 1
        if hands[at + TOUR_DE_MAGIE]:
            out[written] = moves.VERB_TRICK
            written += 1
    if able and board.must_parry:
        return written
    out[written] = moves.VERB_YIELD
    return written + 1


def later_wand(board: Board, seat: i64, helped: bool) -> bool:
    """BAL-R73, BAL-R75.

    Against a Sortilège a Baguette held back at first cannot be laid after a helping spell.
    """
    return not helped or board.hands[seat * KINDS + BAGUETTE] > rules.wands_declined(board, seat)


def joker_moves(board: Board, seat: i64, out: vec[i64], written: i64) -> i64:
    """BAL-069, BAL-070, BAL-R17, BAL-R18, BAL-R68. One Abracadabra for one potion, if the rest is met."""
    hands = board.hands
    at = seat * KINDS
    colour = board.colour
    other = board.other_colour
    if rules.joker_serves(colour) and (other < 0 or hands[at + other] > 0):
        out[written] = packed(moves.VERB_JOKER, colour)
        written += 1
    if other >= 0:
        if other != colour and rules.joker_serves(other) and hands[at + colour] > 0:
            out[written] = packed(moves.VERB_JOKER, other)
            written += 1
        # BAL-R69: where any number of spells may be laid, each potion may have its own joker.
        if board.any_spells and hands[at + ABRACADABRA] > 1:
            if rules.joker_serves(colour) and rules.joker_serves(other):
                out[written] = moves.jokers(colour, other)
                written += 1
    return written


def farce_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """BAL-106, BAL-108, BAL-110, BAL-R54.

    Match the tokens with potions, draw by a Trésor first, or give up.
    """
    written: i64 = 0
    if rules.meets(board, seat, rules.tokens_colour(board), rules.tokens_other_colour(board)):
        out[0] = moves.VERB_PARRY
        written = 1
    if board.holds(seat, TRESOR) and (board.top(FACE_HELPED) == 0 or board.any_spells):
        out[written] = moves.VERB_TREASURE
        written += 1
    out[written] = moves.VERB_YIELD
    return written + 1


def loss_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """BAL-091, BAL-R43, BAL-R83. A Crapzouille of any witch in the coffer."""
    written: i64 = 0
    for owner in range(board.seats):
        if (owner == seat and board.own[seat] > 0) or board.captives[seat * 6 + owner] > 0:
            out[written] = packed(moves.VERB_LOSE, owner)
            written += 1
    return written


def gift_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """BAL-100. Any card in hand, save the one already given to the left if there is only one of it."""
    given = board.answers[seat] - 1
    written: i64 = 0
    at = seat * KINDS
    for kind in range(KINDS):
        if board.hands[at + kind] > (1 if kind == given else 0):
            out[written] = packed(moves.VERB_GIVE, kind)
            written += 1
    return written


def choosing_moves(board: Board, kind: i64, seat: i64, out: vec[i64]) -> i64:
    """BAL-057, BAL-058, BAL-064, BAL-096, BAL-R06, BAL-R60. Cards to discard, one by one, in any order."""
    hands = board.hands
    chosen = board.chosen
    at = seat * KINDS
    written: i64 = 0
    for card in range(POTIONS if kind == ASK_DROP else 0, KINDS):
        if hands[at + card] > chosen[card]:
            out[written] = packed(moves.VERB_DROP, card)
            written += 1
    if kind == ASK_THROW:
        out[written] = moves.VERB_DONE
        written += 1
    return written


def left_to_choose(board: Board, kind: i64) -> i64:
    """How many cards the seat must still name; -1 where it says itself when it has done."""
    if kind == ASK_DROP:
        return board.top(DROP_COUNT) - rules.chosen_count(board)
    if kind == ASK_INHERIT:
        return board.top(INHERIT_COUNT) - rules.chosen_count(board)
    return -1 if kind == ASK_THROW else 1
