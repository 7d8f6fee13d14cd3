"""What printed things do, a class each: the effects of cards, and what big problems do to whoever failed."""

from typing import Final

from esbat.engine.native import i64, vec
from esbat.engine.state import SEAT_BIT
from esbat.games.lancre import rules, tables_effects
from esbat.games.lancre.names import (
    ANYWHERE,
    ASK_DISCARD,
    ASK_FLIGHT,
    ASK_LAND,
    ASK_LOOK,
    ASK_RELIEVE,
    ASK_REROLL,
    ASK_REVEAL,
    DISCARD_THROWN,
    ESCAPING,
    FAMILIES,
    FAMILY_BELA,
    FAMILY_CUNNING_MAN,
    FAMILY_FELMET,
    FAMILY_HIVER,
    FAMILY_LILY,
    FAMILY_MAGPYR,
    FAMILY_WINTERSMITH,
    GOES_ON,
    NO_ALISS_LEFT,
    NO_CRISIS_LEFT,
    STEP_OWE,
)
from esbat.games.lancre.rules_map import empty_spaces, imprisoned
from esbat.games.lancre.rules_piles import draw, look, mark, relieve, reveal, take_aliss
from esbat.games.lancre.rules_turn import become, end_attempt, give_back, succeed
from esbat.games.lancre.state import Board
from esbat.games.lancre.tables import EASED_BY_A_SOUND_MIND, LONGER_WALK, LOOKS, TRICK_DRAWS
from esbat.parts.bits import wide_count, wide_lowest


class Effect:
    """LAN-036, LAN-037, LAN-040. What a card just played does; questions it asks come on top.

    Invisibility has none: it is another thing at each moment (`Moment.vanish`).
    """

    def use(self, board: Board, seat: i64, card: i64) -> None:
        raise NotImplementedError


class Trick(Effect):
    """LAN-140, LAN-R43. Two cards, limit or not."""

    def use(self, board: Board, seat: i64, card: i64) -> None:
        draw(board, seat, TRICK_DRAWS)


class CostlyTrick(Effect):
    """LAN-141, LAN-R43. Two cards, limit or not, and a cackle."""

    def use(self, board: Board, seat: i64, card: i64) -> None:
        draw(board, seat, TRICK_DRAWS)
        board.push(STEP_OWE, 0, 1)


class SoundMind(Effect):
    """LAN-142. Cackles go back."""

    def use(self, board: Board, seat: i64, card: i64) -> None:
        give_back(board, seat, EASED_BY_A_SOUND_MIND)


class Bonus(Effect):
    """LAN-143. So much more in this attempt."""

    def use(self, board: Board, seat: i64, card: i64) -> None:
        board.added += board.box.amount[card]


class LocalKnowledge(Effect):
    """LAN-145, LAN-R20, LAN-R21. A longer walk."""

    def use(self, board: Board, seat: i64, card: i64) -> None:
        board.steps += LONGER_WALK


class HelpingHand(Effect):
    """LAN-146, LAN-205, LAN-R38. One marker of her choice returns to the reserve, also from the tile she
    faces.
    """

    def use(self, board: Board, seat: i64, card: i64) -> None:
        if not asked_which(board, seat, ASK_RELIEVE, board.marked):
            relieve(board, seat, wide_lowest(board.marked))


class Escape(Effect):
    """LAN-147, LAN-148, LAN-149, LAN-178, LAN-R36, LAN-R37. Out of the Dungeon, or a flight that is no
    defeat.
    """

    def use(self, board: Board, seat: i64, card: i64) -> None:
        if imprisoned(board, seat):
            become(board, ASK_LAND, SEAT_BIT[seat], ANYWHERE)
        elif empty_spaces(board):
            become(board, ASK_FLIGHT, SEAT_BIT[seat], ESCAPING)
        else:
            end_attempt(board, 0)  # LAN-R33


class Borrowing(Effect):
    """LAN-150, LAN-R39. A look at what lies face down."""

    def use(self, board: Board, seat: i64, card: i64) -> None:
        ask_to_look(board, seat, LOOKS, board.hidden)


class Shambles(Effect):
    """LAN-151, LAN-R39. One face-down tile is turned up for good."""

    def use(self, board: Board, seat: i64, card: i64) -> None:
        if not asked_which(board, seat, ASK_REVEAL, board.hidden):
            reveal(board, seat, wide_lowest(board.hidden))


class SecondChance(Effect):
    """LAN-162. Dice are rolled again."""

    def use(self, board: Board, seat: i64, card: i64) -> None:
        board.push(ASK_REROLL, SEAT_BIT[seat])


class Transmutation(Effect):
    """LAN-165. Cards for other cards, and one."""

    def use(self, board: Board, seat: i64, card: i64) -> None:
        board.push(ASK_DISCARD, SEAT_BIT[seat])
        close_discarding(board, seat)


class Solution(Effect):
    """LAN-160, LAN-161, LAN-R68. Necessary Male and Remedy solve their problem."""

    def use(self, board: Board, seat: i64, card: i64) -> None:
        succeed(board, seat)


def asked_which(board: Board, seat: i64, question: i64, spaces: i64) -> bool:
    """With more than one of these spaces to choose from she is asked."""
    several = spaces & (spaces - 1) != 0
    if several:
        board.push(question, SEAT_BIT[seat])
    return several


def ask_to_look(board: Board, seat: i64, many: i64, spaces: i64) -> None:
    """LAN-150, LAN-R39. So many looks among these; if there are no more than that, all of them."""
    if wide_count(spaces) <= many:
        while spaces:
            look(board, seat, wide_lowest(spaces))
            spaces &= spaces - 1
    else:
        board.push(ASK_LOOK, SEAT_BIT[seat], many, spaces)


def close_discarding(board: Board, seat: i64) -> None:
    """LAN-165. With an empty hand there is nothing left to ask."""
    if board.hands[seat] == 0:
        finish_discarding(board, seat)


def finish_discarding(board: Board, seat: i64) -> None:
    """LAN-165, LAN-R04. That many cards and one; those just discarded may come back if the pile runs out."""
    many = board.top(DISCARD_THROWN) + 1
    board.pop()
    draw(board, seat, many)


# ---- big problems


class Consequence:
    """LAN-101, LAN-168, LAN-R34. What a big problem does to whoever failed; most do nothing by themselves."""

    def come(self, board: Board, seat: i64) -> i64:
        """The reason if that ends the play."""
        return GOES_ON


class Bewitching(Consequence):
    """LAN-166, LAN-177. Lily and the Hiver: she takes an Aliss."""

    def come(self, board: Board, seat: i64) -> i64:
        return GOES_ON if take_aliss(board, seat) else NO_ALISS_LEFT


class Freezing(Consequence):
    """LAN-169. The Wintersmith: everybody sets a small tile aside."""

    def come(self, board: Board, seat: i64) -> i64:
        rules.set_one_aside(board)
        return GOES_ON


class Gathering(Consequence):
    """LAN-172, LAN-R50. The Magpyrs: another crisis marker."""

    def come(self, board: Board, seat: i64) -> i64:
        return GOES_ON if mark(board, board.at[seat]) else NO_CRISIS_LEFT


class Arresting(Consequence):
    """LAN-171, LAN-R35. The Duke: to the Dungeon."""

    def come(self, board: Board, seat: i64) -> i64:
        rules.imprison(board, seat)
        return GOES_ON


class Hunting(Consequence):
    """LAN-176, LAN-R45. The Cunning Man: everybody to the Dungeon."""

    def come(self, board: Board, seat: i64) -> i64:
        for other in range(board.seats):
            rules.imprison(board, other)
        return GOES_ON


# ---- each at the place of its number


def of_cards() -> list[Effect]:
    found = [Effect() for fact in tables_effects.EFFECT_FACTS]
    found[tables_effects.EFFECT_TRICK] = Trick()
    found[tables_effects.EFFECT_COSTLY_TRICK] = CostlyTrick()
    found[tables_effects.EFFECT_SOUND_MIND] = SoundMind()
    found[tables_effects.EFFECT_BONUS] = Bonus()
    found[tables_effects.EFFECT_LOCAL_KNOWLEDGE] = LocalKnowledge()
    found[tables_effects.EFFECT_HELPING_HAND] = HelpingHand()
    found[tables_effects.EFFECT_ESCAPE] = Escape()
    found[tables_effects.EFFECT_BORROWING] = Borrowing()
    found[tables_effects.EFFECT_SHAMBLES] = Shambles()
    found[tables_effects.EFFECT_NECESSARY_MALE] = Solution()
    found[tables_effects.EFFECT_REMEDY] = Solution()
    found[tables_effects.EFFECT_SECOND_CHANCE] = SecondChance()
    found[tables_effects.EFFECT_TRANSMUTATION] = Transmutation()
    return found


def of_problems() -> list[Consequence]:
    found = [Consequence() for family in FAMILIES]
    found[FAMILY_LILY] = Bewitching()
    found[FAMILY_HIVER] = Bewitching()
    found[FAMILY_WINTERSMITH] = Freezing()
    found[FAMILY_MAGPYR] = Gathering()
    found[FAMILY_BELA] = Gathering()
    found[FAMILY_FELMET] = Arresting()
    found[FAMILY_CUNNING_MAN] = Hunting()
    return found


EFFECTS: Final = vec[Effect](of_cards())
"""What cards do, by the number of the effect."""
CONSEQUENCES: Final = vec[Consequence](of_problems())
"""What problems do, by family."""
