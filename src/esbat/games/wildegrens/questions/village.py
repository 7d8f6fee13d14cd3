"""What else an effect may let her name: an effect box to blank, a Lost Soul to bring back."""

from esbat.engine.errors import Refusal
from esbat.engine.move import Moves
from esbat.engine.native import i64
from esbat.games.wildegrens import rules
from esbat.games.wildegrens.events import EVENT_BLANKED
from esbat.games.wildegrens.moves import VERB_BLANK, VERB_RESTORE
from esbat.games.wildegrens.names import CHOICE_VOLUNTARY, TRIGGERS
from esbat.games.wildegrens.questions.base import Counted, add_pass
from esbat.games.wildegrens.rules_jury import restore_villager
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import FIRST_MISSION, JURY, VALUES
from esbat.parts.bits import WIDE_BIT


class Blank(Counted):
    """WIL-201, WIL-R29. An effect box of a face-up Mission that is not blank yet."""

    def __init__(self) -> None:
        super().__init__("blank", "WIL-201", [VERB_BLANK])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        for place in range(JURY):
            if not rules.face_up(board, place):
                continue
            for trigger in range(4):
                number = board.places[place] * 4 + trigger
                if board.box.boxed[number] and not rules.cancelled(board, place, trigger):
                    offered.add(VERB_BLANK, number)
        add_pass(offered, board.top(CHOICE_VOLUNTARY))

    def carry_out(self, board: Board, verb: i64, named: i64) -> None:
        """WIL-201, WIL-R29. That box is blank until the turn ends."""
        self.count_down(board)
        board.cancelled |= WIDE_BIT[rules.place_of(board, named // 4) * 4 + named % 4]
        board.note(EVENT_BLANKED, FIRST_MISSION + named // 4, named % 4)

    def explain(self, board: Board, verb: i64, named: i64) -> Refusal:
        """WIL-201. There is no such box to blank."""
        facts: dict[str, object] = {
            "card": board.box.missions[named // 4].code,
            "trigger": TRIGGERS[named % 4],
        }
        return Refusal("WIL-201", "wildegrens-no-such-box", facts)


class Restore(Counted):
    """WIL-066. A number among the Lost Souls."""

    def __init__(self) -> None:
        super().__init__("restore", "WIL-066", [VERB_RESTORE])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        for value in range(1, VALUES):
            if board.souls[value]:
                offered.add(VERB_RESTORE, value)
        add_pass(offered, board.top(CHOICE_VOLUNTARY))

    def carry_out(self, board: Board, verb: i64, named: i64) -> None:
        """WIL-066. A card comes back from the Lost Souls."""
        self.count_down(board)
        restore_villager(board, named)

    def explain(self, board: Board, verb: i64, named: i64) -> Refusal:
        """WIL-066. Nobody of that number is lost."""
        return Refusal("WIL-066", "wildegrens-no-such-soul", {"count": int(named)})
