"""Jurors and their Conviction cards: whom does it concern?"""

from typing import Final

from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of
from esbat.engine.native import i64
from esbat.games.wildegrens import flow, refusals, rules
from esbat.games.wildegrens.effects import EFFECTS
from esbat.games.wildegrens.moves import (
    VERB_DISMAY,
    VERB_PERSUADE,
    VERB_STRIKE,
    VERB_SWAP,
    VERB_UNVEIL,
    paper_text,
)
from esbat.games.wildegrens.names import (
    CHOICE_COUNT,
    CHOICE_VOLUNTARY,
    EMPTY,
    PAPERS_DEED,
)
from esbat.games.wildegrens.questions.base import Counted, Standing, add_pass
from esbat.games.wildegrens.rules_jury import dismay, paper_name, persuade
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import FIRST_JUROR, JURY, PAPERS_A_JUROR
from esbat.parts.bits import WIDE_BIT

ALL_PAPERS: Final[i64] = 2 ** (JURY * PAPERS_A_JUROR) - 1
"""Every Conviction card in front of a Juror, as a set."""


class Reward(Standing):
    """WIL-115, WIL-R25. A Mission has succeeded: any one Juror is persuaded."""

    def __init__(self) -> None:
        super().__init__("reward", "WIL-115", [VERB_PERSUADE])

    def run(self, board: Board) -> bool:
        """WIL-R21. Witches drawn meanwhile come first."""
        if board.hand:
            flow.play_at_once(board)
            return False
        return True

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_jurors(board, offered)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """WIL-115, WIL-116, WIL-117, WIL-210, WIL-R25. More for the linked Juror, less for another; the card
        is done.
        """
        mission = board.places[board.chosen]
        juror = argument_of(move) - FIRST_JUROR
        linked = juror == board.box.juror_of(mission)
        amount = board.box.linked[mission] if linked else board.box.other[mission]
        board.pop()
        persuade(board, rules.juror_place(board, juror), amount)
        board.places[board.chosen] = EMPTY

    def explain(self, board: Board, verb: i64, named: i64) -> Refusal:
        """WIL-020. Not one of the three."""
        return refusals.not_a_juror(board, named - FIRST_JUROR)


class OneJuror(Counted):
    """The marker of one Juror moves by the whole count."""

    def carry_out(self, board: Board, verb: i64, named: i64) -> None:
        amount = board.top(CHOICE_COUNT)
        self.done(board)
        self.move(board, rules.juror_place(board, named - FIRST_JUROR), amount)

    def move(self, board: Board, place: i64, amount: i64) -> None:
        """The marker of the Juror at this place."""
        raise NotImplementedError


class Persuade(OneJuror):
    """WIL-063. The marker of one Juror goes up."""

    def __init__(self) -> None:
        super().__init__("persuade", "WIL-063", [VERB_PERSUADE])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_jurors(board, offered)
        add_pass(offered, board.top(CHOICE_VOLUNTARY))

    def move(self, board: Board, place: i64, amount: i64) -> None:
        persuade(board, place, amount)

    def explain(self, board: Board, verb: i64, named: i64) -> Refusal:
        """WIL-020. Not one of the three."""
        return refusals.not_a_juror(board, named - FIRST_JUROR)


class Dismay(OneJuror):
    """WIL-063. The marker of one Juror goes down: one above 0, if there is one; else there is nothing to
    lose.
    """

    def __init__(self) -> None:
        super().__init__("dismay", "WIL-063", [VERB_DISMAY])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        for place in range(JURY):
            if board.persuasion[place]:
                offered.add(VERB_DISMAY, FIRST_JUROR + board.jury[place])
        add_pass(offered, board.top(CHOICE_VOLUNTARY))

    def move(self, board: Board, place: i64, amount: i64) -> None:
        dismay(board, place, amount)

    def explain(self, board: Board, verb: i64, named: i64) -> Refusal:
        """WIL-020, WIL-063. Not one of the three, or at 0 already."""
        if rules.juror_place(board, named - FIRST_JUROR) < 0:
            return refusals.not_a_juror(board, named - FIRST_JUROR)
        return Refusal("WIL-063", "wildegrens-nothing-to-lose", {"card": board.box.card_codes[named]})


class Papers(Counted):
    """WIL-064, WIL-179. The Conviction cards a step can concern; only face-down ones can be uncovered."""

    def __init__(self) -> None:
        super().__init__("papers", "WIL-064", [VERB_UNVEIL, VERB_SWAP, VERB_STRIKE], "deed")

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        deed = EFFECTS[board.top(PAPERS_DEED)]
        papers = deed.targets(board, ALL_PAPERS)
        for paper in range(JURY * PAPERS_A_JUROR):
            if papers & WIDE_BIT[paper] and board.papers[paper] != EMPTY:
                offered.add(deed.verb, paper_name(board, paper))
        add_pass(offered, board.top(CHOICE_VOLUNTARY))

    def carry_out(self, board: Board, verb: i64, named: i64) -> None:
        """WIL-064, WIL-179. A Conviction card is uncovered, exchanged or discarded."""
        paper = rules.juror_place(board, named // PAPERS_A_JUROR) * PAPERS_A_JUROR + named % PAPERS_A_JUROR
        deed = EFFECTS[board.top(PAPERS_DEED)]
        self.count_down(board)
        deed.do_to(board, paper, 0)

    def explain(self, board: Board, verb: i64, named: i64) -> Refusal:
        """WIL-020, WIL-064, WIL-065, WIL-179, WIL-186. Why not this Conviction card."""
        place = rules.juror_place(board, named // PAPERS_A_JUROR)
        if place < 0:
            return refusals.not_a_juror(board, named // PAPERS_A_JUROR)
        paper = place * PAPERS_A_JUROR + named % PAPERS_A_JUROR
        facts: dict[str, object] = {"paper": paper_text(board.box, named)}
        if board.papers[paper] == EMPTY:
            return Refusal("WIL-065", "wildegrens-paper-gone", facts)
        if verb == VERB_UNVEIL and board.papers_up & WIDE_BIT[paper]:
            return Refusal("WIL-186", "wildegrens-paper-up", facts)
        return Refusal("WIL-064", "wildegrens-other-paper-deed", facts)

    def primitive(self, board: Board) -> i64:
        return board.top(PAPERS_DEED)


def add_jurors(board: Board, offered: Moves) -> None:
    """WIL-063, WIL-115, WIL-R25. Any one Juror is persuaded."""
    for place in range(JURY):
        offered.add(VERB_PERSUADE, FIRST_JUROR + board.jury[place])
