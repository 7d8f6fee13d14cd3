"""Why a well-formed move is not legal: always a rule's id and a message key, never just "illegal"."""

from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.engine.state import KIND, SEAT_BIT
from esbat.games.bal import decisions, moves, rules
from esbat.games.bal.moves import card_text
from esbat.games.bal.names import (
    A_MOI,
    ABRACADABRA,
    ASK_AIM,
    ASK_BEFORE_SABBAT,
    ASK_CHALLENGE,
    ASK_DEFEND,
    ASK_DROP,
    ASK_EXCHANGE,
    ASK_FACE,
    ASK_INHERIT,
    ASK_LAY,
    ASK_LOSE,
    ASK_MIRROR,
    ASK_PENALTY,
    ASK_RECITE,
    ASK_START,
    ASK_THROW,
    ASK_TOGETHER,
    ASK_VOTE,
    BOULE,
    DEFEND_HELPED,
    DEFEND_HEXED,
    DEFEND_SENDER,
    DIABLOTIN,
    ENCHANTEMENT,
    FACE_HELPED,
    GREY,
    KINDS,
    LAST_WINDOW,
    MIROIR,
    POTIONS,
)
from esbat.games.bal.state import Board
from esbat.games.bal.tables import IN_ATTACK, MOST_POTIONS


def why_not(board: Board, seat: i64, move: i64) -> Refusal | None:
    """The rule that forbids this move to this seat now, or None if it is legal."""
    if board.depth == 0:
        return Refusal("BAL-001", "bal-play-over", {})
    if not 0 <= seat < board.seats or not board.asked() & SEAT_BIT[seat]:
        return not_asked(board, seat, move)
    offered = Moves()
    board.generate(seat, offered)
    if offered.has(move):
        return None
    kind = board.top(KIND)
    if kind == ASK_AIM:
        return aiming_refusal(board, seat, move)
    if kind == ASK_LAY:
        return laying_refusal(board, seat, move)
    if kind == ASK_DEFEND:
        helped = board.top(DEFEND_HELPED) != 0
        hexed = board.top(DEFEND_HEXED) != 0
        return defence_refusal(board, seat, move, helped, board.top(DEFEND_SENDER), hexed)
    if kind == ASK_TOGETHER:
        return defence_refusal(board, seat, move, False, board.attacker, True)
    if kind == ASK_FACE:
        return farce_refusal(board, seat, move)
    if kind <= LAST_WINDOW:
        return window_refusal(board, kind, seat, move)
    if (
        kind == ASK_EXCHANGE
        or kind == ASK_DROP
        or kind == ASK_THROW
        or kind == ASK_INHERIT
        or kind == ASK_PENALTY
    ):
        return choosing_refusal(board, kind, seat, move)
    if kind == ASK_LOSE:
        if verb_of(move) == moves.VERB_LOSE:
            return Refusal("BAL-091", "bal-no-such-crapzouille", {})
        return Refusal("BAL-045", "bal-choose-a-loss", {})
    if kind == ASK_RECITE:
        return Refusal("BAL-051", "bal-read-first", {})
    if kind == ASK_CHALLENGE or kind == ASK_VOTE:
        return Refusal("BAL-054", "bal-fault-or-not", {})
    return Refusal("BAL-R95", "bal-admit-or-deny", {})


def not_asked(board: Board, seat: i64, move: i64) -> Refusal:
    """BAL-027, BAL-060, BAL-080, BAL-101. Somebody else is asked; nothing here tells who."""
    if not 0 <= seat < board.seats or not board.is_alive(seat):
        return Refusal("BAL-060", "bal-eliminated", {})
    verb = verb_of(move)
    if verb == moves.VERB_BALL and board.attacker >= 0:
        return Refusal("BAL-101", "bal-no-ball-in-an-attack", {})
    if verb == moves.VERB_MINE:
        return Refusal("BAL-080", "bal-too-late-to-steal", {})
    if verb == moves.VERB_MIRROR and board.hexing:
        return Refusal("BAL-124", "bal-mirror-and-hex", {})
    return Refusal("BAL-027", "bal-not-asked", {})


def missing(card: i64, rule: str) -> Refusal:
    return Refusal(rule, "bal-not-in-hand", {"card": card_text(card)})


def aiming_refusal(board: Board, seat: i64, move: i64) -> Refusal:
    """BAL-030, BAL-032, BAL-034, BAL-080, BAL-098, BAL-R11. In one's own turn."""
    verb = verb_of(move)
    if verb == moves.VERB_PASS:
        return Refusal("BAL-030", "bal-must-attack", {})
    if verb == moves.VERB_ATTACK or verb == moves.VERB_ENCHANT:
        return target_refusal(board, seat, verb, argument_of(move))
    if verb == moves.VERB_IMP:
        if board.bound >= 0:
            return Refusal("BAL-R11", "bal-enchanted-must-be-attacked", {})
        return missing(DIABLOTIN, "BAL-117")
    if verb == moves.VERB_MINE:
        return Refusal("BAL-080", "bal-too-late-to-steal", {})
    if verb == moves.VERB_BALL:
        return Refusal("BAL-R39", "bal-ball-before-the-turn", {})
    return Refusal("BAL-031", "bal-name-a-witch-first", {})


def target_refusal(board: Board, seat: i64, verb: i64, target: i64) -> Refusal:
    """BAL-032, BAL-098, BAL-R07, BAL-R67. Whom one may attack or enchant."""
    if board.potions(seat) == 0:
        return Refusal("BAL-R07", "bal-no-potion-to-attack", {})
    if target == seat:
        return Refusal("BAL-032", "bal-not-yourself", {})
    if not board.is_alive(target):
        return Refusal("BAL-032", "bal-no-such-witch", {})
    if board.bound >= 0 and target != board.bound:
        return Refusal("BAL-098", "bal-enchanted-must-be-attacked", {})
    if not board.holds(seat, ENCHANTEMENT):
        return missing(ENCHANTEMENT, "BAL-097")
    return Refusal("BAL-R67", "bal-nothing-to-lose", {})


def laying_refusal(board: Board, seat: i64, move: i64) -> Refusal:
    """BAL-033, BAL-034, BAL-035, BAL-036, BAL-038, BAL-R61. While an attack is put together."""
    verb = verb_of(move)
    if verb == moves.VERB_DONE:
        return Refusal("BAL-034", "bal-needs-a-potion", {})
    if verb != moves.VERB_LAY:
        return Refusal("BAL-031", "bal-finish-the-attack", {})
    card = argument_of(move)
    potions: i64 = 0
    for kind in range(POTIONS):
        potions += board.chosen[kind]
    if card < POTIONS and potions == MOST_POTIONS:
        return Refusal("BAL-036", "bal-two-potions-at-most", {})
    if card >= POTIONS and not IN_ATTACK[card]:
        return Refusal("BAL-038", "bal-not-in-an-attack", {"card": card_text(card)})
    if card >= POTIONS and decisions.spell_named(board) > 0:
        return Refusal("BAL-035", "bal-one-spell-at-most", {})
    if board.hands[seat * KINDS + card] <= board.chosen[card]:
        return missing(card, "BAL-033")
    return Refusal("BAL-R61", "bal-nothing-to-revive", {})


def defence_refusal(board: Board, seat: i64, move: i64, helped: bool, sender: i64, hexed: bool) -> Refusal:
    """BAL-042, BAL-043, BAL-044, BAL-070, BAL-071, BAL-R14, BAL-R16. While defending."""
    verb = verb_of(move)
    if verb == moves.VERB_PARRY:
        return Refusal("BAL-043", "bal-cannot-match", {})
    if verb == moves.VERB_YIELD:
        return Refusal("BAL-R14", "bal-must-parry", {})
    spell = rules.SPELL_OF[verb]
    if spell < 0:
        return Refusal("BAL-044", "bal-defend-first", {})
    if helped and not board.any_spells:
        return Refusal("BAL-R16", "bal-one-spell-a-defence", {})
    if not board.holds(seat, spell):
        return missing(spell, "BAL-044")
    if verb == moves.VERB_JOKER or verb == moves.VERB_JOKERS:
        return joker_refusal(board, move)
    if verb == moves.VERB_SWEEP:
        return Refusal("BAL-071", "bal-broom-needs-a-witch", {})
    if verb == moves.VERB_BROOM:
        return broom_refusal(board, seat, argument_of(move), sender)
    if verb == moves.VERB_WAND and hexed:
        return Refusal("BAL-R73", "bal-wand-held-back", {})
    return Refusal("BAL-R61", "bal-nothing-to-revive", {})


def joker_refusal(board: Board, move: i64) -> Refusal:
    """BAL-069, BAL-070, BAL-R15, BAL-R16. What Abracadabra cannot stand for."""
    both = verb_of(move) == moves.VERB_JOKERS
    first = moves.first_joker(move) if both else argument_of(move)
    second = moves.second_joker(move) if both else -1
    if first == GREY or second == GREY:
        return Refusal("BAL-070", "bal-no-joker-for-grey", {})
    if second >= 0 and not board.any_spells:
        return Refusal("BAL-R16", "bal-one-spell-a-defence", {})
    facts: dict[str, object] = {"card": card_text(first)}
    if first != board.colour and first != board.other_colour:
        return Refusal("BAL-069", "bal-not-in-that-attack", facts)
    if second >= 0:
        return missing(ABRACADABRA, "BAL-R69")
    return Refusal("BAL-R15", "bal-cannot-match-the-rest", facts)


def broom_refusal(board: Board, seat: i64, to: i64, sender: i64) -> Refusal:
    """BAL-071, BAL-072, BAL-075. Where an attack cannot be sent."""
    if board.alive == 2:
        return Refusal("BAL-075", "bal-broom-sweeps-away", {})
    if to == sender:
        return Refusal("BAL-072" if sender != board.attacker else "BAL-071", "bal-not-back-to-the-sender", {})
    if to == seat:
        return Refusal("BAL-071", "bal-not-yourself", {})
    return Refusal("BAL-071", "bal-no-such-witch", {})


def farce_refusal(board: Board, seat: i64, move: i64) -> Refusal:
    """BAL-106, BAL-108, BAL-R54. Facing a Farce."""
    verb = verb_of(move)
    if verb == moves.VERB_PARRY:
        return Refusal("BAL-108", "bal-cannot-match", {})
    if verb != moves.VERB_TREASURE:
        return Refusal("BAL-106", "bal-only-treasure-in-a-farce", {})
    if board.top(FACE_HELPED) != 0 and not board.any_spells:
        return Refusal("BAL-R54", "bal-one-spell-a-defence", {})
    return missing(rules.SPELL_OF[verb], "BAL-106")


def window_refusal(board: Board, kind: i64, seat: i64, move: i64) -> Refusal:
    """BAL-079, BAL-082, BAL-083, BAL-099, BAL-124. In a window."""
    verb = verb_of(move)
    if kind == ASK_MIRROR:
        if verb == moves.VERB_MIRROR and board.holds(seat, MIROIR):
            return Refusal("BAL-083", "bal-no-mirror-there", {})
        if verb == moves.VERB_MIRROR:
            return missing(MIROIR, "BAL-083")
        return Refusal("BAL-083", "bal-mirror-or-pass", {})
    if verb == moves.VERB_BALL:
        return missing(BOULE, "BAL-099")
    if verb == moves.VERB_MINE and kind == ASK_START:
        if board.stolen:
            return Refusal("BAL-082", "bal-stolen-already", {})
        if seat == board.turn:
            return Refusal("BAL-079", "bal-your-own-turn", {})
        return missing(A_MOI, "BAL-079")
    if verb == moves.VERB_MINE:
        return Refusal("BAL-080", "bal-too-late-to-steal", {})
    rule = "BAL-080" if kind == ASK_START else "BAL-R84" if kind == ASK_BEFORE_SABBAT else "BAL-101"
    return Refusal(rule, "bal-window-or-pass", {})


def choosing_refusal(board: Board, kind: i64, seat: i64, move: i64) -> Refusal:
    """BAL-057, BAL-064, BAL-096, BAL-100, BAL-R60. While cards are being given or thrown."""
    rule = (
        "BAL-100"
        if kind == ASK_EXCHANGE
        else "BAL-057"
        if kind == ASK_DROP
        else "BAL-064"
        if kind == ASK_INHERIT
        else "BAL-096"
        if kind == ASK_THROW
        else "BAL-R60"
    )
    wanted = moves.VERB_GIVE if kind == ASK_EXCHANGE else moves.VERB_DROP
    if verb_of(move) != wanted:
        return Refusal(rule, "bal-choose-cards-first", {})
    card = argument_of(move)
    if kind == ASK_DROP and card < POTIONS:
        return Refusal("BAL-057", "bal-only-spells-go", {})
    return missing(card, rule)
