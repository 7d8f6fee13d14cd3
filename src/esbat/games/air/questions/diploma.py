"""After a landing: an exchange of cards for a diploma, or the end of the turn."""

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, verb_of
from esbat.engine.native import i64
from esbat.engine.state import SEAT_BIT
from esbat.games.air import flow, moves
from esbat.games.air.moves import VERB_END, VERB_GRADUATE, colour_text
from esbat.games.air.names import ASK_LAY, COLOURS, TURN_FIELDS, TURN_LARGEST
from esbat.games.air.questions.base import Question
from esbat.games.air.questions.laying import lay_forced_cards
from esbat.games.air.state import Board
from esbat.games.air.tables import GRIMOIRES_FOR, SMALLEST_DIPLOMA
from esbat.parts.bits import count


class Diploma(Question):
    """AIR-049, AIR-059, AIR-062, AIR-063. Every exchange that can be carried out, or none."""

    def __init__(self) -> None:
        super().__init__("diploma", TURN_FIELDS, Shown("diploma", seats=True))

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        largest = board.top(TURN_LARGEST)
        for colour in range(COLOURS):
            for size in range(SMALLEST_DIPLOMA, (largest & 15) + 1):
                offered.put(moves.diploma(colour, size))
            largest >>= 4
        offered.add(VERB_END)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """AIR-059, AIR-063. Colour and number are named, and the cards follow; or the turn ends."""
        if move == VERB_END:
            flow.end_turn(board)
        else:
            board.push(ASK_LAY, SEAT_BIT[seat], moves.colour_of_diploma(move), moves.size_of_diploma(move))
            lay_forced_cards(board, seat)

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """AIR-048, AIR-059, AIR-060, AIR-062. An exchange that can be paid, or the end."""
        verb = verb_of(move)
        if verb != VERB_GRADUATE:
            if verb == moves.VERB_LAY:
                return Refusal("AIR-059", "air-name-the-diploma", {})
            return Refusal("AIR-048", "air-landed-already", {})
        colour = moves.colour_of_diploma(move)
        size = moves.size_of_diploma(move)
        facts: dict[str, object] = {"colour": colour_text(colour), "size": int(size)}
        if board.hands[seat * COLOURS + colour] == 0:
            return Refusal("AIR-060", "air-none-in-hand", facts)
        if board.piles[colour] < GRIMOIRES_FOR[size]:
            facts["left"] = int(board.piles[colour])
            return Refusal("AIR-062", "air-too-few-grimoires", facts)
        facts["held"] = int(count(board.hands[seat * COLOURS + colour]))
        return Refusal("AIR-059", "air-too-few-cards", facts)
