"""Cards that a seat names one by one, in any order, and that then go together."""

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.games.bal import effects, rules
from esbat.games.bal.moves import VERB_DONE, VERB_DROP
from esbat.games.bal.names import DROP_COUNT, INHERIT_COUNT, KINDS, POTIONS
from esbat.games.bal.questions.base import Question
from esbat.games.bal.refusals import not_those_cards
from esbat.games.bal.state import Board


class Choosing(Question):
    """BAL-057, BAL-058, BAL-064, BAL-096, BAL-R06. Cards to discard, one by one, in any order."""

    __slots__ = ("rule",)

    def __init__(self, name: str, fields: list[str] | None, rule: str) -> None:
        super().__init__(name, fields, Shown(name, seats=True))
        self.composes = True
        self.rule = rule

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_drops(board, seat, 0, offered)

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        return not_those_cards(self.rule, VERB_DROP, move)


class Drop(Choosing):
    """BAL-057, BAL-058, BAL-R06. Spells of a hand without potions go, and as many cards come."""

    def __init__(self) -> None:
        super().__init__("drop", ["count"], "BAL-057")

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_drops(board, seat, POTIONS, offered)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """BAL-057. One more card; with the last one they go together, and new ones come."""
        board.chosen[argument_of(move)] += 1
        if rules.chosen_count(board) == board.top(DROP_COUNT):
            board.pop()
            rules.draw(board, seat, effects.throw_chosen(board, seat))

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """BAL-057. Only spells go."""
        if verb_of(move) == VERB_DROP and argument_of(move) < POTIONS:
            return Refusal("BAL-057", "bal-only-spells-go", {})
        return super().refuse(board, seat, move)


class Throw(Choosing):
    """BAL-096. Any cards for Tour de magie, until the seat has done; as many come."""

    def __init__(self) -> None:
        super().__init__("throw", None, "BAL-096")

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_drops(board, seat, 0, offered)
        offered.add(VERB_DONE)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        if move == VERB_DONE:
            board.pop()
            rules.draw(board, seat, effects.throw_chosen(board, seat))
        else:
            board.chosen[argument_of(move)] += 1


class Inherit(Choosing):
    """BAL-064. As many cards go as a beaten witch left."""

    def __init__(self) -> None:
        super().__init__("inherit", ["count"], "BAL-064")

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        board.chosen[argument_of(move)] += 1
        if rules.chosen_count(board) == board.top(INHERIT_COUNT):
            board.pop()
            effects.throw_chosen(board, seat)


def add_drops(board: Board, seat: i64, lowest: i64, offered: Moves) -> None:
    """Every kind of card from this one on of which the seat holds one that it has not named yet."""
    hands = board.hands
    chosen = board.chosen
    at = seat * KINDS
    for card in range(lowest, KINDS):
        if hands[at + card] > chosen[card]:
            offered.add(VERB_DROP, card)
