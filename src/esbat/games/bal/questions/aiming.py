"""The active witch's own go: whom to attack, and with which cards."""

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.engine.state import SEAT_BIT
from esbat.games.bal import effects, moves, rules
from esbat.games.bal import rules_reading as reading
from esbat.games.bal import rules_windows as windows
from esbat.games.bal.events import EVENT_ATTACKED, EVENT_LOST_TURN
from esbat.games.bal.moves import card_text
from esbat.games.bal.names import (
    ASK_LAY,
    CARD_DIABLOTIN,
    CARD_ENCHANTEMENT,
    CARD_REMEDE,
    KINDS,
    LAY_TARGET,
    NO_CARD,
    POTIONS,
    STEP_ATTACK_READ,
    STEP_ENCHANTED,
)
from esbat.games.bal.questions.base import Question
from esbat.games.bal.refusals import missing
from esbat.games.bal.state import Board
from esbat.games.bal.tables import IN_ATTACK, MOST_POTIONS, MOST_SPELLS
from esbat.parts.listing import add_each


class Aim(Question):
    """BAL-030, BAL-032, BAL-098, BAL-107, BAL-117, BAL-R07, BAL-R11, BAL-R67.

    Attack, enchant first, or Diablotin.

    There is no pass while a potion is in hand; after an Enchantement only its victim can be attacked.
    """

    def __init__(self) -> None:
        super().__init__("aim", None, Shown("turn", seats=True))

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        armed = board.potions(seat) > 0
        if armed:
            targets = SEAT_BIT[board.bound] if board.bound >= 0 else board.living & ~SEAT_BIT[seat]
            add_each(offered, moves.VERB_ATTACK, targets)
            if board.holds(seat, CARD_ENCHANTEMENT):
                for target in range(board.seats):
                    if targets & SEAT_BIT[target] and board.sizes[target] > 0:
                        offered.add(moves.VERB_ENCHANT, target)
        if board.bound < 0 and board.holds(seat, CARD_DIABLOTIN):
            offered.add(moves.VERB_IMP)
        if not armed:
            offered.add(moves.VERB_PASS)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """BAL-030, BAL-031, BAL-097, BAL-117, BAL-R07.

        Whom to attack or enchant; Diablotin; or nothing to attack with.
        """
        verb = verb_of(move)
        if verb == moves.VERB_ATTACK:
            board.push(ASK_LAY, SEAT_BIT[seat], argument_of(move))
            return
        board.pop()
        windows.end_quiet(board)
        if verb == moves.VERB_ENCHANT:
            rules.lay_aside(board, seat, CARD_ENCHANTEMENT)
            board.push(STEP_ENCHANTED, 0, seat, argument_of(move))
            rules.say_cards(board, seat, CARD_ENCHANTEMENT, NO_CARD, NO_CARD)
            reading.read_aloud(board)
        elif verb == moves.VERB_IMP:
            effects.lay_farce(board, seat, CARD_DIABLOTIN)
        else:
            board.note(EVENT_LOST_TURN, seat)

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """BAL-030, BAL-032, BAL-034, BAL-080, BAL-098, BAL-R11. In one's own turn."""
        verb = verb_of(move)
        if verb == moves.VERB_PASS:
            return Refusal("BAL-030", "bal-must-attack", {})
        if verb == moves.VERB_ATTACK or verb == moves.VERB_ENCHANT:
            return target_refusal(board, seat, argument_of(move))
        if verb == moves.VERB_IMP:
            if board.bound >= 0:
                return Refusal("BAL-R11", "bal-enchanted-must-be-attacked", {})
            return missing(CARD_DIABLOTIN, "BAL-117")
        if verb == moves.VERB_MINE:
            return Refusal("BAL-080", "bal-too-late-to-steal", {})
        if verb == moves.VERB_BALL:
            return Refusal("BAL-R39", "bal-ball-before-the-turn", {})
        return Refusal("BAL-031", "bal-name-a-witch-first", {})


def target_refusal(board: Board, seat: i64, target: i64) -> Refusal:
    """BAL-032, BAL-098, BAL-R07, BAL-R67. Whom one may attack or enchant."""
    if board.potions(seat) == 0:
        return Refusal("BAL-R07", "bal-no-potion-to-attack", {})
    if target == seat:
        return Refusal("BAL-032", "bal-not-yourself", {})
    if not board.is_alive(target):
        return Refusal("BAL-032", "bal-no-such-witch", {})
    if board.bound >= 0 and target != board.bound:
        return Refusal("BAL-098", "bal-enchanted-must-be-attacked", {})
    if not board.holds(seat, CARD_ENCHANTEMENT):
        return missing(CARD_ENCHANTEMENT, "BAL-097")
    return Refusal("BAL-R67", "bal-nothing-to-lose", {})


class Lay(Question):
    """BAL-033, BAL-034, BAL-035, BAL-036, BAL-037, BAL-038, BAL-R61.

    One or two potions and at most one spell.

    Cards are named one by one in any order; a spell alone is never enough, so a potion follows it.
    """

    def __init__(self) -> None:
        super().__init__("lay", ["target"], Shown("turn", seats=True))
        self.composes = True

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        hands = board.hands
        chosen = board.chosen
        at = seat * KINDS
        potions = potions_named(board)
        if potions < MOST_POTIONS:
            for kind in range(POTIONS):
                if hands[at + kind] > chosen[kind]:
                    offered.add(moves.VERB_LAY, kind)
        if spells_named(board) < MOST_SPELLS:
            for kind in range(POTIONS, KINDS):
                if IN_ATTACK[kind] and hands[at + kind]:
                    if kind != CARD_REMEDE or rules.can_revive(board, seat):
                        offered.add(moves.VERB_LAY, kind)
        if potions > 0:
            offered.add(moves.VERB_DONE)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """BAL-033, BAL-036. One more card, or enough; three cards are always enough."""
        if verb_of(move) == moves.VERB_LAY:
            board.chosen[argument_of(move)] += 1
            if potions_named(board) < MOST_POTIONS or spells_named(board) < MOST_SPELLS:
                return
        target = board.top(LAY_TARGET)
        board.pop()
        board.pop()
        lay_attack(board, seat, target)

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """BAL-033, BAL-034, BAL-035, BAL-036, BAL-038, BAL-R61. While an attack is put together."""
        verb = verb_of(move)
        if verb == moves.VERB_DONE:
            return Refusal("BAL-034", "bal-needs-a-potion", {})
        if verb != moves.VERB_LAY:
            return Refusal("BAL-031", "bal-finish-the-attack", {})
        card = argument_of(move)
        if card < POTIONS and potions_named(board) == MOST_POTIONS:
            return Refusal("BAL-036", "bal-two-potions-at-most", {})
        if card >= POTIONS and not IN_ATTACK[card]:
            return Refusal("BAL-038", "bal-not-in-an-attack", {"card": card_text(card)})
        if card >= POTIONS and spells_named(board) > 0:
            return Refusal("BAL-035", "bal-one-spell-at-most", {})
        if board.hands[seat * KINDS + card] <= board.chosen[card]:
            return missing(card, "BAL-033")
        return Refusal("BAL-R61", "bal-nothing-to-revive", {})


def potions_named(board: Board) -> i64:
    """How many potions have been named for the attack."""
    chosen = board.chosen
    return chosen[0] + chosen[1] + chosen[2] + chosen[3] + chosen[4]


def spells_named(board: Board) -> i64:
    """How many spells have been named for it."""
    named: i64 = 0
    chosen = board.chosen
    for kind in range(POTIONS, KINDS):
        named += chosen[kind]
    return named


def lay_attack(board: Board, seat: i64, target: i64) -> None:
    """BAL-031, BAL-R13. The named cards are laid face up against the witch announced."""
    windows.end_quiet(board)
    board.batch += 1
    board.attacker = seat
    board.target = target
    board.note(EVENT_ATTACKED, seat, target)
    chosen = board.chosen
    for kind in range(KINDS):
        while chosen[kind]:
            chosen[kind] -= 1
            rules.lay(board, seat, kind)
            if kind >= POTIONS:
                board.spell = kind
            elif board.colour < 0:
                board.colour = kind
            else:
                board.other_colour = kind
    board.push(STEP_ATTACK_READ, 0)
    rules.say_cards(board, seat, board.colour, board.other_colour, board.spell)
    reading.read_aloud(board)
