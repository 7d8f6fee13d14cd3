"""Which Mission: the one of the turn, or one that an effect speaks of."""

from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of
from esbat.engine.native import i64
from esbat.games.wildegrens import rules
from esbat.games.wildegrens.events import EVENT_CHOSE
from esbat.games.wildegrens.moves import VERB_CHOOSE, VERB_TO
from esbat.games.wildegrens.names import CHOICE_VOLUNTARY, DESTINATION_SPOT, SEARCH_AMONG
from esbat.games.wildegrens.questions.base import Asked, Counted, Standing, add_pass
from esbat.games.wildegrens.rules_piles import move_challenge, turn_up
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import FIRST_MISSION, JURY, MOST_AT_A_MISSION
from esbat.parts.bits import WIDE_BIT, wide_lowest


class Choose(Standing):
    """WIL-052, WIL-094. One of the face-up Missions."""

    def __init__(self) -> None:
        super().__init__("choose", "WIL-052", [VERB_CHOOSE])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_missions(board, offered, VERB_CHOOSE, rules.open_places(board))

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """WIL-052, WIL-094, WIL-211, WIL-R36. This is the Mission of the turn."""
        board.pop()
        board.chosen = rules.place_of(board, argument_of(move) - FIRST_MISSION)
        board.note(EVENT_CHOSE, argument_of(move))

    def explain(self, board: Board, verb: i64, named: i64) -> Refusal:
        """WIL-094, WIL-214. Not in the row, or failed."""
        if rules.place_of(board, named - FIRST_MISSION) < 0:
            return not_in_the_row(board, named)
        return mission_failed(board, named, "WIL-094")


class Destination(Asked):
    """WIL-193, WIL-195, WIL-197, WIL-R28. Where a Challenge is moved: another Mission with room for it."""

    def __init__(self) -> None:
        super().__init__("destination", "WIL-195", [VERB_TO], ["spot"])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_missions(board, offered, VERB_TO, rules.destinations(board, board.top(DESTINATION_SPOT)))

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """WIL-195, WIL-197. It goes there."""
        spot = board.top(DESTINATION_SPOT)
        board.pop()
        move_challenge(board, spot, rules.place_of(board, argument_of(move) - FIRST_MISSION))

    def explain(self, board: Board, verb: i64, named: i64) -> Refusal:
        """WIL-094, WIL-193, WIL-197, WIL-214. Not in the row, failed, where it is already, or full."""
        refusal = not_open(board, named)
        if refusal is not None:
            return refusal
        facts: dict[str, object] = {"card": board.box.card_codes[named]}
        if rules.place_of(board, named - FIRST_MISSION) == board.top(DESTINATION_SPOT) // MOST_AT_A_MISSION:
            return Refusal("WIL-195", "wildegrens-same-mission", facts)
        return Refusal("WIL-193", "wildegrens-mission-full", facts)


class Search(Counted):
    """WIL-186, WIL-195. A Mission all of whose Challenges are turned up."""

    def __init__(self) -> None:
        super().__init__("search", "WIL-195", [VERB_TO], "among")

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_missions(board, offered, VERB_TO, board.top(SEARCH_AMONG))
        add_pass(offered, board.top(CHOICE_VOLUNTARY))

    def carry_out(self, board: Board, verb: i64, named: i64) -> None:
        """WIL-186, WIL-195. All Challenges of that Mission are turned up."""
        self.done(board)
        place = rules.place_of(board, named - FIRST_MISSION)
        spots = rules.SPOTS_OF[place] & board.filled & ~board.up
        while spots:
            turn_up(board, wide_lowest(spots))
            spots &= spots - 1

    def explain(self, board: Board, verb: i64, named: i64) -> Refusal:
        """WIL-094, WIL-186, WIL-214. Not in the row, failed, or nothing to turn up."""
        refusal = not_open(board, named)
        if refusal is not None:
            return refusal
        return Refusal("WIL-186", "wildegrens-nothing-face-down", {"card": board.box.card_codes[named]})


def add_missions(board: Board, offered: Moves, verb: i64, places: i64) -> None:
    """WIL-052, WIL-094, WIL-197. One move for the Mission of each of these places."""
    for place in range(JURY):
        if places & WIDE_BIT[place]:
            offered.add(verb, FIRST_MISSION + board.places[place])


# ---- why not


def not_in_the_row(board: Board, card: i64) -> Refusal:
    """WIL-094. There is no such Mission in the row."""
    return Refusal("WIL-094", "wildegrens-not-in-the-row", {"card": board.box.card_codes[card]})


def not_open(board: Board, card: i64) -> Refusal | None:
    """WIL-094, WIL-197, WIL-214. Not in the row, or face down; None if it lies open there."""
    place = rules.place_of(board, card - FIRST_MISSION)
    if place < 0:
        return not_in_the_row(board, card)
    return None if rules.face_up(board, place) else mission_failed(board, card, "WIL-197")


def mission_failed(board: Board, card: i64, rule: str) -> Refusal:
    """WIL-094, WIL-197, WIL-214. It lies face down."""
    return Refusal(rule, "wildegrens-mission-failed", {"card": board.box.card_codes[card]})
