"""Moments of the turn at which cards may be played for their effects."""

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.engine.state import SEAT_BIT
from esbat.games.lancre import refusals, rules
from esbat.games.lancre.effects import EFFECTS
from esbat.games.lancre.moves import VERB_FLY, VERB_HEAL, VERB_THREE, VERB_USE, VERB_VANISH
from esbat.games.lancre.names import AS_EFFECT, ASK_JOIN, NO_POWER, PETULIA, SYMBOL_BROOM, TIFFANY
from esbat.games.lancre.questions.base import Question
from esbat.games.lancre.rules_cards import anytime, helping, solving
from esbat.games.lancre.rules_map import can_see_tile
from esbat.games.lancre.rules_piles import play
from esbat.games.lancre.rules_turn import become, succeed
from esbat.games.lancre.state import Board
from esbat.games.lancre.tables import THREE
from esbat.games.lancre.tables_effects import EFFECT_BONUS, EFFECT_INVISIBILITY
from esbat.parts.listing import add_each_wide


def add_brooms(board: Board, seat: i64, offered: Moves) -> None:
    """LAN-062, LAN-079. Every card with a Broom."""
    add_each_wide(offered, VERB_FLY, board.hands[seat] & board.box.with_symbol[SYMBOL_BROOM])


def add_effects(board: Board, seat: i64, offered: Moves, besides: i64 = 0) -> None:
    """LAN-036, LAN-040. Every card that can be used now: those of any moment, and those of this one."""
    hand = board.hands[seat]
    if hand:
        add_each_wide(offered, VERB_USE, (anytime(board, seat) | besides) & hand)


def has_invisibility(board: Board, seat: i64) -> bool:
    """LAN-026, LAN-152. Has she a card of Invisibility, or Tiffany's tile?"""
    return board.hands[seat] & board.box.with_effect[EFFECT_INVISIBILITY] != 0 or has_tile(
        board, seat, TIFFANY
    )


def has_tile(board: Board, seat: i64, witch: i64) -> bool:
    """LAN-026. Is she that apprentice, with her own tile unspent?"""
    return board.special[seat] != 0 and board.witches[seat] == witch


def add_vanishing(board: Board, seat: i64, offered: Moves, besides: i64) -> None:
    """LAN-026, LAN-152. As `add_effects`, where Invisibility works: its cards, and Tiffany's own tile."""
    add_effects(board, seat, offered, besides | board.box.with_effect[EFFECT_INVISIBILITY])
    if has_tile(board, seat, TIFFANY):
        offered.add(VERB_VANISH)


class Moment(Question):
    """LAN-036, LAN-040, LAN-206. A question at which she may play effects before she goes on.

    What every answer meets first is what goes on; effects are played with `use`.
    """

    def use(self, board: Board, seat: i64, move: i64) -> None:
        """LAN-026, LAN-036, LAN-037, LAN-157, LAN-183, LAN-R48. An effect, by a card or by Tiffany's tile."""
        if verb_of(move) == VERB_VANISH:
            rules.spend(board, seat)
            self.vanish(board, seat)
            return
        card = argument_of(move)
        play(board, seat, card, AS_EFFECT)
        if board.box.effect[card] == EFFECT_INVISIBILITY:
            self.vanish(board, seat)
        else:
            EFFECTS[board.box.effect[card]].use(board, seat, card)

    def vanish(self, board: Board, seat: i64) -> None:
        """LAN-152. What Invisibility does at this moment."""
        raise NotImplementedError

    def why_not(self, board: Board, seat: i64, verb: i64, argument: i64) -> Refusal:
        """LAN-026, LAN-040. The card or the tile does nothing at this moment."""
        if verb == VERB_VANISH:
            return refusals.no_tile(board, seat, TIFFANY, "LAN-026") or self.no_vanishing(board)
        effect = board.box.effect[argument]
        if effect == EFFECT_INVISIBILITY:
            return self.no_vanishing(board)
        if effect == EFFECT_BONUS:
            return self.no_bonus(board, argument)
        return refusals.no_effect(board, argument)

    def no_vanishing(self, board: Board) -> Refusal:
        """LAN-152, LAN-156. There is no obstacle to pass."""
        return Refusal("LAN-152", "lancre-nothing-to-pass", {})

    def no_bonus(self, board: Board, card: i64) -> Refusal:
        """LAN-143. A Bonus belongs to an attempt."""
        return Refusal("LAN-143", "lancre-not-in-an-attempt", refusals.card_facts(board, card))


class Pause(Moment):
    """LAN-040, LAN-043, LAN-R13. Before a step that needs no choice: go on, or play effects."""

    __slots__ = ("onward", "step")

    def __init__(self, name: str, onward: i64, step: i64) -> None:
        super().__init__(name, None, Shown(name, seats=True), "LAN-043", [onward, VERB_USE])
        # The verb that goes on, and the step that comes then.
        self.onward = onward
        self.step = step

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        offered.add(self.onward)
        add_effects(board, seat, offered)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """LAN-043. She goes on, or an effect is played."""
        if move == self.onward:
            become(board, self.step)
        else:
            self.use(board, seat, move)

    def answered_by_itself(self, board: Board, seat: i64) -> bool:
        become(board, self.step)
        return True


class AtProblem(Moment):
    """LAN-029, LAN-109, LAN-110, LAN-R29, LAN-R68. From arrival on the problem may be solved without dice."""

    def add_solutions(self, board: Board, seat: i64, offered: Moves) -> None:
        """LAN-029, LAN-109, LAN-110, LAN-R29, LAN-R68. Power of Three and the Sick Pig tile."""
        if not can_see_tile(board, seat):
            return
        hand = board.hands[seat]
        if hand and rules.powers_held(board, hand) >= THREE:
            offered.add(VERB_THREE)
        if has_tile(board, seat, PETULIA) and rules.is_pig(board, seat):
            offered.add(VERB_HEAL)

    def answered_by_itself(self, board: Board, seat: i64) -> bool:
        """Not if she has her own tile."""
        if board.special[seat]:
            return False
        self.go_on(board, seat)
        return True

    def go_on(self, board: Board, seat: i64) -> None:
        """With the attempt as it stands."""
        raise NotImplementedError

    def solve(self, board: Board, seat: i64, move: i64) -> None:
        """LAN-029, LAN-030, LAN-109, LAN-185, LAN-R71. Three witches are named, or the Sick Pig tile
        solves it (dice already rolled give their cackles); or an effect is played.
        """
        if move == VERB_THREE:
            board.push(ASK_JOIN, SEAT_BIT[seat], 0, NO_POWER, THREE)
        elif move == VERB_HEAL:
            rules.spend(board, seat)
            succeed(board, seat)
        else:
            self.use(board, seat, move)

    def why_not(self, board: Board, seat: i64, verb: i64, argument: i64) -> Refusal:
        """LAN-029, LAN-109, LAN-R29. No such three, or no Sick Pig."""
        if verb == VERB_THREE:
            if not can_see_tile(board, seat):
                return Refusal("LAN-R29", "lancre-open-it-first", {})
            return Refusal("LAN-109", "lancre-needs-three-names", {})
        if verb == VERB_HEAL:
            return refusals.no_tile(board, seat, PETULIA, "LAN-029") or Refusal(
                "LAN-029", "lancre-no-sick-pig", {}
            )
        return super().why_not(board, seat, verb, argument)


class WithDice(AtProblem):
    """LAN-088, LAN-143, LAN-147, LAN-162. Dice are rolled: a Bonus, a Second Chance or an Escape helps."""

    def add_help(self, board: Board, seat: i64, offered: Moves) -> None:
        """LAN-088, LAN-143, LAN-147, LAN-162. What solves it, and what helps."""
        self.add_solutions(board, seat, offered)
        add_effects(board, seat, offered, solving(board, seat) | helping(board, seat, board.hands[seat]))

    def no_bonus(self, board: Board, card: i64) -> Refusal:
        """LAN-144. This one works against others."""
        return Refusal("LAN-144", "lancre-bonus-for-another", refusals.card_facts(board, card))
