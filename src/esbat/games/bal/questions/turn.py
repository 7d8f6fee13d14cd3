"""The order of a turn, of laps and of rounds, up to the question whom to attack."""

from esbat.engine.native import i64
from esbat.engine.state import SEAT_BIT
from esbat.games.bal import effects, flow, names, rules
from esbat.games.bal import rules_windows as windows
from esbat.games.bal.events import EVENT_LACKED_POTIONS, EVENT_LAP_BEGAN, EVENT_ROUND_BEGAN
from esbat.games.bal.questions.base import Step
from esbat.games.bal.questions.windows import AFTER_ATTACK, BEFORE_ATTACK, BEFORE_SABBAT, START
from esbat.games.bal.rules import become
from esbat.games.bal.state import Board, next_alive, next_seat
from esbat.games.bal.tables import LAPS, LOW_HAND, LOW_HAND_DRAW, SPELLS_EXCHANGED

# ---- a turn is one row, which goes through these


class TurnStart(Step):
    """BAL-027, BAL-030, BAL-080. Before anything else, the turn may be stolen."""

    def run(self, board: Board) -> None:
        become(board, names.STEP_TURN_CHECK)
        START.open(board)


class TurnCheck(Step):
    """BAL-R04, BAL-R66. Everybody's hand is looked at, from the active player on."""

    def run(self, board: Board) -> None:
        become(board, names.STEP_TURN_MOMENT)
        board.push(names.STEP_CHECK, 0, board.active, board.seats)


class TurnMoment(Step):
    """BAL-101, BAL-R39. A moment at which a Boule may be laid at some tables."""

    def run(self, board: Board) -> None:
        become(board, names.STEP_TURN_LUTIN)
        BEFORE_ATTACK.open_between_goes(board)


class TurnLutin(Step):
    """BAL-107, BAL-R30, BAL-R55. A held Lutin comes before everything else the active player may do."""

    def run(self, board: Board) -> None:
        if board.holds(board.active, names.CARD_LUTIN):
            become(board, names.STEP_TURN_DONE)
            effects.lay_farce(board, board.active, names.CARD_LUTIN)
        else:
            become(board, names.STEP_TURN_AIM)


class TurnAim(Step):
    """BAL-030. The active player's own go."""

    def run(self, board: Board) -> None:
        become(board, names.STEP_TURN_DONE)
        board.push(names.ASK_AIM, SEAT_BIT[board.active])


class TurnDone(Step):
    """BAL-098, BAL-101, BAL-R39. The go is over, and with it an Enchantement."""

    def run(self, board: Board) -> None:
        board.bound = names.NOBODY
        become(board, names.STEP_TURN_OVER)
        AFTER_ATTACK.open_between_goes(board)


class TurnOver(Step):
    """BAL-056, BAL-R04. Hands are looked at after an attack as before one."""

    def run(self, board: Board) -> None:
        become(board, names.STEP_TURN_NEXT)
        board.push(names.STEP_CHECK, 0, board.turn, board.seats)


class TurnNext(Step):
    """BAL-027, BAL-028, BAL-029, BAL-050, BAL-061, BAL-081, BAL-113, BAL-125, BAL-R45, BAL-R80.

    Carabosse goes to the next living witch on the left.

    It starts from the seat of the turn, even a stolen one; the lap ends when it passes the first player's
    seat, whether or not that witch is still in the play.
    """

    def run(self, board: Board) -> None:
        windows.end_quiet(board)
        seat = next_seat(board, board.turn)
        passed = seat == board.first
        while not board.is_alive(seat):
            seat = next_seat(board, seat)
            passed = passed or seat == board.first
        if not passed:
            flow.begin_turn(board, seat)
        elif board.lap < LAPS:
            board.lap += 1
            board.note(EVENT_LAP_BEGAN, board.lap)
            flow.begin_turn(board, seat)
        else:
            become(board, names.STEP_ROUND_OVER)


class RoundOver(Step):
    """BAL-101, BAL-R84. Before the Sabbat a Boule may be laid."""

    def run(self, board: Board) -> None:
        become(board, names.STEP_SABBAT)
        BEFORE_SABBAT.open(board)


class Sabbat(Step):
    """BAL-019, BAL-021, BAL-022, BAL-023, BAL-R09. New first player, one deck, new cards."""

    def run(self, board: Board) -> None:
        board.first = next_alive(board, board.first)
        board.lap = 1
        board.round += 1
        board.note(EVENT_ROUND_BEGAN, board.first, board.round)
        rules.reshuffle(board)
        seat = board.first
        for turn in range(board.seats):
            if board.is_alive(seat):
                rules.draw(board, seat, rules.sabbat_draw(board, seat))
            seat = next_seat(board, seat)
        flow.begin_turn(board, board.first)


# ---- hand checks


class Check(Step):
    """BAL-056, BAL-057, BAL-R02, BAL-R03, BAL-R04, BAL-R66.

    Everybody's hand is made playable, one after the other.
    """

    def __init__(self) -> None:
        super().__init__("check", ["seat", "left"])

    def run(self, board: Board) -> None:
        while board.top(names.CHECK_LEFT) > 0:
            seat = board.top(names.CHECK_SEAT)
            if board.is_alive(seat):
                draw_up(board, seat)
                held = board.sizes[seat]
                if held > 0 and board.potions(seat) == 0 and rules.potion_left(board):
                    windows.end_quiet(board)
                    board.note(EVENT_LACKED_POTIONS, seat)
                    board.push(
                        names.ASK_DROP, SEAT_BIT[seat], SPELLS_EXCHANGED if held >= SPELLS_EXCHANGED else held
                    )
                    return
            board.set_top(names.CHECK_SEAT, next_seat(board, seat))
            board.set_top(names.CHECK_LEFT, board.top(names.CHECK_LEFT) - 1)
        board.pop()


def draw_up(board: Board, seat: i64) -> None:
    """BAL-056, BAL-R02, BAL-R03. A low hand is filled, as far as there are cards."""
    while board.sizes[seat] <= LOW_HAND:
        if rules.draw(board, seat, LOW_HAND_DRAW) == 0:
            return
        windows.end_quiet(board)
