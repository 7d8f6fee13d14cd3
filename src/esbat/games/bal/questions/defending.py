"""Defences: alone against a strike, or all at once against a Sortilège."""

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.engine.state import ASKED, KIND, SEAT_BIT
from esbat.games.bal import moves, rules
from esbat.games.bal import rules_reading as reading
from esbat.games.bal import rules_windows as windows
from esbat.games.bal.moves import card_text
from esbat.games.bal.names import (
    CARD_ABRACADABRA,
    CARD_BAGUETTE,
    CARD_DU_BALAI,
    CARD_GREY,
    CARD_REMEDE,
    CARD_TOUR_DE_MAGIE,
    CARD_TRESOR,
    DEFEND_HELPED,
    DEFEND_HEXED,
    DEFEND_SENDER,
    KINDS,
    MUST_PARRY,
    NO_CARD,
    STEP_HEX_READ,
    STEP_STRIKE,
    STEP_STRIKE_READ,
)
from esbat.games.bal.questions.base import Question
from esbat.games.bal.refusals import missing
from esbat.games.bal.state import Board
from esbat.parts.listing import add_each


class Defend(Question):
    """BAL-040, BAL-073, BAL-074. One witch meets a strike, or goes on after a helping spell."""

    def __init__(self) -> None:
        super().__init__("defend", ["helped", "sender", "hexed"], Shown("defence", seats=True))

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        helped = board.top(DEFEND_HELPED) != 0
        hexed = board.top(DEFEND_HEXED) != 0
        defences(board, seat, helped, board.top(DEFEND_SENDER), hexed, offered)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """BAL-040, BAL-074. The cards are laid and read; the strike below goes on with them."""
        board.pop()
        windows.end_quiet(board)
        board.set_top(KIND, STEP_STRIKE_READ if board.top(KIND) == STEP_STRIKE else STEP_HEX_READ)
        commit(board, seat, move, board.colour, board.other_colour)

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        helped = board.top(DEFEND_HELPED) != 0
        hexed = board.top(DEFEND_HEXED) != 0
        return defence_refusal(board, seat, move, helped, board.top(DEFEND_SENDER), hexed)


class Together(Question):
    """BAL-065, BAL-R26, BAL-R73. All defenders of a Sortilège at once, each hidden from the others."""

    def __init__(self) -> None:
        super().__init__("together", None, Shown("defence", seats=True))
        self.several = True

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        defences(board, seat, False, board.attacker, True, offered)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """BAL-R26, BAL-R73. Hidden until the last defender has answered."""
        board.answers[seat] = move + 1
        board.set_top(ASKED, board.top(ASKED) & ~SEAT_BIT[seat])
        if board.top(ASKED) == 0:
            board.pop()
            for other in range(board.seats):
                if board.answers[other]:
                    board.committed[other] = board.answers[other]
            rules.clear_answers(board)

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        return defence_refusal(board, seat, move, False, board.attacker, True)

    def awaited(self, board: Board, seat: i64, at: i64) -> i64:
        """BAL-R26. All who have to defend, whoever has answered already."""
        return board.living & ~SEAT_BIT[board.attacker] & ~board.hex_failed


# ---- what may be chosen


def defences(board: Board, seat: i64, helped: bool, sender: i64, hexed: bool, offered: Moves) -> None:
    """BAL-041, BAL-042, BAL-044, BAL-074, BAL-R14, BAL-R16.

    Parry, cancel, send on, a helping spell, or give up.

    One spell a defence, unless the table allows any number; at some tables nobody gives up who could parry.
    """
    able = rules.meets(board, seat, board.colour, board.other_colour)
    if able:
        offered.add(moves.VERB_PARRY)
    if not helped or board.any_spells:
        hands = board.hands
        at = seat * KINDS
        if hands[at + CARD_ABRACADABRA]:
            jokers(board, seat, offered)
        if hands[at + CARD_BAGUETTE] and (not hexed or later_wand(board, seat, helped)):
            offered.add(moves.VERB_WAND)
        if hands[at + CARD_DU_BALAI]:
            if board.alive == 2:
                offered.add(moves.VERB_SWEEP)
            else:
                add_each(offered, moves.VERB_BROOM, rules.broom_targets(board, seat, sender))
        if hands[at + CARD_TRESOR]:
            offered.add(moves.VERB_TREASURE)
        if hands[at + CARD_REMEDE] and rules.can_revive(board, seat):
            offered.add(moves.VERB_REMEDY)
        if hands[at + CARD_TOUR_DE_MAGIE]:
            offered.add(moves.VERB_TRICK)
    if not able or not board.options & MUST_PARRY:
        offered.add(moves.VERB_YIELD)


def later_wand(board: Board, seat: i64, helped: bool) -> bool:
    """BAL-R73, BAL-R75.

    Against a Sortilège a Baguette held back at first cannot be laid after a helping spell.
    """
    return not helped or board.hands[seat * KINDS + CARD_BAGUETTE] > rules.wands_declined(board, seat)


def jokers(board: Board, seat: i64, offered: Moves) -> None:
    """BAL-069, BAL-070, BAL-R17, BAL-R18, BAL-R68. One Abracadabra for one potion, if the rest is met."""
    hands = board.hands
    at = seat * KINDS
    colour = board.colour
    other = board.other_colour
    if rules.joker_serves(colour) and (other < 0 or hands[at + other] > 0):
        offered.add(moves.VERB_JOKER, colour)
    if other >= 0:
        if other != colour and rules.joker_serves(other) and hands[at + colour] > 0:
            offered.add(moves.VERB_JOKER, other)
        # BAL-R69: where any number of spells may be laid, each potion may have its own joker.
        if board.any_spells and hands[at + CARD_ABRACADABRA] > 1:
            if rules.joker_serves(colour) and rules.joker_serves(other):
                offered.put(moves.jokers(colour, other))


# ---- what an answer does


def commit(board: Board, seat: i64, move: i64, colour: i64, other: i64) -> None:
    """BAL-040, BAL-051. An open answer: what it lays is laid now and read aloud."""
    board.committed[seat] = move + 1
    if move == moves.VERB_YIELD:
        rules.say_cards(board, seat, NO_CARD, NO_CARD, NO_CARD)
    else:
        rules.lay_defence(board, seat, move, colour, other)
        reading.read_aloud(board)


# ---- why not


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
    second = moves.second_joker(move) if both else NO_CARD
    if first == CARD_GREY or second == CARD_GREY:
        return Refusal("BAL-070", "bal-no-joker-for-grey", {})
    if second >= 0 and not board.any_spells:
        return Refusal("BAL-R16", "bal-one-spell-a-defence", {})
    facts: dict[str, object] = {"card": card_text(first)}
    if first != board.colour and first != board.other_colour:
        return Refusal("BAL-069", "bal-not-in-that-attack", facts)
    if second >= 0:
        return missing(CARD_ABRACADABRA, "BAL-R69")
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
