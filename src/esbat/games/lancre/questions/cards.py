"""What effects of cards ask: which space, which dice, which cards, how many."""

from esbat.engine.decision import BELOW, Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.games.lancre import effects, rules
from esbat.games.lancre.moves import (
    BOTH_DICE,
    FIRST_DIE,
    VERB_DISCARD,
    VERB_DONE,
    VERB_JOIN,
    VERB_LOOK,
    VERB_RELIEVE,
    VERB_REROLL,
    VERB_RETURN,
    VERB_REVEAL,
)
from esbat.games.lancre.names import (
    AS_THREE,
    DISCARD_THROWN,
    JOIN_LAST,
    JOIN_MISSING,
    JOIN_NAMED,
    LOOK_AMONG,
    LOOK_LEFT,
    RETURN_MOST,
)
from esbat.games.lancre.questions.base import Question
from esbat.games.lancre.refusals import card_facts, space_facts
from esbat.games.lancre.rules_piles import calm, look, play, relieve, reveal, throw_away
from esbat.games.lancre.rules_turn import succeed
from esbat.games.lancre.state import Board
from esbat.parts.bits import WIDE_BIT, wide_lowest
from esbat.parts.listing import add_each_wide


class Relieve(Question):
    """LAN-146. One of the tiles with a marker."""

    def __init__(self) -> None:
        super().__init__("relieve", None, Shown("relieve", seats=True), "LAN-146", [VERB_RELIEVE])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_each_wide(offered, VERB_RELIEVE, board.marked)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        board.pop()
        relieve(board, seat, argument_of(move))

    def why_not(self, board: Board, seat: i64, verb: i64, argument: i64) -> Refusal:
        """LAN-146. There is no marker."""
        return Refusal("LAN-146", "lancre-no-marker-there", space_facts(board, argument))


class Look(Question):
    """LAN-150. The spaces among which she chooses."""

    def __init__(self) -> None:
        # Others see the spaces, too.
        shown = Shown("look", seats=True, numbers=["among"])
        super().__init__("look", ["left", "among"], shown, "LAN-150", [VERB_LOOK])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_each_wide(offered, VERB_LOOK, board.top(LOOK_AMONG))

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """LAN-150. One look; the next one goes elsewhere."""
        space = argument_of(move)
        look(board, seat, space)
        many = board.top(LOOK_LEFT) - 1
        spaces = board.top(LOOK_AMONG) & ~WIDE_BIT[space]
        board.pop()
        if many:
            effects.ask_to_look(board, seat, many, spaces)

    def why_not(self, board: Board, seat: i64, verb: i64, argument: i64) -> Refusal:
        """LAN-150. Nothing lies face down there, or she has looked."""
        return Refusal("LAN-150", "lancre-nothing-hidden-there", space_facts(board, argument))


class Reveal(Question):
    """LAN-151. One of the face-down tiles."""

    def __init__(self) -> None:
        super().__init__("reveal", None, Shown("reveal", seats=True), "LAN-151", [VERB_REVEAL])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_each_wide(offered, VERB_REVEAL, board.hidden)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        board.pop()
        reveal(board, seat, argument_of(move))

    def why_not(self, board: Board, seat: i64, verb: i64, argument: i64) -> Refusal:
        """LAN-151. Nothing lies face down there."""
        return Refusal("LAN-151", "lancre-nothing-hidden-there", space_facts(board, argument))


class Reroll(Question):
    """LAN-162, LAN-163. One die of the last pair, the other, or both."""

    def __init__(self) -> None:
        super().__init__("reroll", None, Shown("reroll", seats=True), "LAN-162", [VERB_REROLL])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        for which in range(FIRST_DIE, BOTH_DICE + 1):
            offered.add(VERB_REROLL, which)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        board.pop()
        rules.reroll(board, seat, argument_of(move))


class Discard(Question):
    """LAN-165. Enough, or one more card."""

    def __init__(self) -> None:
        shown = Shown("discard", seats=True)
        super().__init__("discard", ["thrown"], shown, "LAN-165", [VERB_DISCARD, VERB_DONE])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        offered.add(VERB_DONE)
        add_each_wide(offered, VERB_DISCARD, board.hands[seat])

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """LAN-165. One more card goes, or as many come as went, and one."""
        if verb_of(move) == VERB_DISCARD:
            throw_away(board, seat, argument_of(move))
            board.set_top(DISCARD_THROWN, board.top(DISCARD_THROWN) + 1)
            effects.close_discarding(board, seat)
        else:
            effects.finish_discarding(board, seat)


class Join(Question):
    """LAN-109, LAN-R71. The next witch of the Power of Three; nothing is shown before the third is named.

    Its row: the cards named so far; the last one's power, or NO_POWER; how many more.
    """

    def __init__(self) -> None:
        super().__init__("join", ["named", "last", "missing"], BELOW, "LAN-109", [VERB_JOIN])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        hand = board.hands[seat] & ~board.top(JOIN_NAMED)
        joinable = rules.joinable(board, hand, board.top(JOIN_LAST), board.top(JOIN_MISSING))
        add_each_wide(offered, VERB_JOIN, joinable)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """LAN-109, LAN-110, LAN-111, LAN-112, LAN-R71. The third witch solves the problem, whatever it is."""
        card = argument_of(move)
        named = board.top(JOIN_NAMED) | WIDE_BIT[card]
        missing = board.top(JOIN_MISSING) - 1
        if missing:
            board.set_top(JOIN_NAMED, named)
            board.set_top(JOIN_LAST, board.box.power[card])
            board.set_top(JOIN_MISSING, missing)
            return
        board.pop()
        while named:
            play(board, seat, wide_lowest(named), AS_THREE)
            named &= named - 1
        succeed(board, seat)

    def why_not(self, board: Board, seat: i64, verb: i64, argument: i64) -> Refusal:
        """LAN-109, LAN-R71. She is none of the witches, or comes out of turn."""
        if board.box.power[argument] < 0:
            return Refusal("LAN-109", "lancre-no-power", card_facts(board, argument))
        return Refusal("LAN-R71", "lancre-join-in-order", card_facts(board, argument))


class Return(Question):
    """LAN-119, LAN-R65. So many cackles return, or fewer."""

    def __init__(self) -> None:
        super().__init__("return", ["most"], Shown("return", seats=True), "LAN-119", [VERB_RETURN])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        for many in range(board.top(RETURN_MOST) + 1):
            offered.add(VERB_RETURN, many)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        board.pop()
        calm(board, seat, argument_of(move))

    def why_not(self, board: Board, seat: i64, verb: i64, argument: i64) -> Refusal:
        """LAN-119. No more than that."""
        return Refusal("LAN-119", "lancre-too-many-cackles", {"most": int(board.top(RETURN_MOST))})
