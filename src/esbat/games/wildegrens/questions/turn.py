"""The turn and the effects that come with it, which go on by themselves; and the trial, which does not."""

from esbat.engine.move import Moves
from esbat.engine.native import i64
from esbat.games.wildegrens.effects import EFFECTS
from esbat.games.wildegrens.flow_stages import STAGES
from esbat.games.wildegrens.moves import VERB_ONWARD, VERB_TRIAL
from esbat.games.wildegrens.names import (
    EFFECT_CARD,
    EFFECT_DONE,
    EFFECT_STEP,
    EFFECT_VOLUNTARY,
    TURN_ENTERED,
    TURN_STAGE,
)
from esbat.games.wildegrens.questions.base import Question, Standing
from esbat.games.wildegrens.rules_jury import hold_trial
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables_effects import STEP


class Trial(Standing):
    """WIL-123. Go to trial, or go on."""

    def __init__(self) -> None:
        super().__init__("trial", "WIL-123", [VERB_TRIAL, VERB_ONWARD])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        offered.add(VERB_TRIAL)
        offered.add(VERB_ONWARD)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """WIL-123, WIL-125, WIL-126. The trial ends the play; going on leads to recovery."""
        if move == VERB_TRIAL:
            hold_trial(board)
        else:
            board.pop()


class Turn(Question):
    """WIL-069. The turn, in the lowest row: its stage, and whether that has been entered."""

    def __init__(self) -> None:
        super().__init__("turn", ["stage", "entered"])

    def run(self, board: Board) -> bool:
        """WIL-069. The stage that was entered is over, or a new one begins."""
        stage = STAGES[board.top(TURN_STAGE)]
        if board.top(TURN_ENTERED):
            stage.leave(board)
        else:
            board.set_top(TURN_ENTERED, 1)
            stage.enter(board)
        return False


class Effect(Question):
    """WIL-085. What a printed thing does, step by step."""

    def __init__(self) -> None:
        super().__init__("effect", ["step", "card", "voluntary", "done"])

    def run(self, board: Board) -> bool:
        """It goes on with its next step, or is over. A step bound to one not done in full is skipped."""
        at = board.top(EFFECT_STEP)
        code = board.box.code
        primitive = code[at]
        if primitive == 0:
            board.pop()
            return False
        skipped = code[at + 3] == 1 and board.top(EFFECT_DONE) == 0
        board.set_top(EFFECT_STEP, at + STEP)
        board.set_top(EFFECT_DONE, 0)
        if not skipped:
            EFFECTS[primitive].begin(board, at, board.top(EFFECT_CARD), board.top(EFFECT_VOLUNTARY))
        return False
