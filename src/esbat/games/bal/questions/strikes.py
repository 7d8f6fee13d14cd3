"""One strike is one defence by one witch; sent on, it is another witch's."""

from esbat.engine.move import argument_of, verb_of
from esbat.engine.native import i64
from esbat.engine.state import SEAT_BIT
from esbat.games.bal import effects, moves, names, rules
from esbat.games.bal.events import EVENT_CANCELLED, EVENT_DEFLECTED, EVENT_FAILED, EVENT_PARRIED
from esbat.games.bal.questions.base import Step
from esbat.games.bal.rules import become
from esbat.games.bal.state import Board


class Strike(Step):
    """BAL-040, BAL-073, BAL-074, BAL-119, BAL-120. The witch it lies with now answers with a full choice."""

    def __init__(self) -> None:
        super().__init__("strike", names.STRIKE_FIELDS)

    def run(self, board: Board) -> None:
        helped: i64 = 0
        if board.top(names.STRIKE_WHAT) & names.HELPED:
            helped = names.AFTER_HELP
        board.push(
            names.ASK_DEFEND,
            SEAT_BIT[board.top(names.STRIKE_DEFENDER)],
            helped,
            board.top(names.STRIKE_SENDER),
        )


class StrikeRead(Step):
    """BAL-041, BAL-042, BAL-044, BAL-R58, BAL-R87. What the answer comes to, now that it has been read."""

    def __init__(self) -> None:
        super().__init__("strike_read", names.STRIKE_FIELDS)

    def run(self, board: Board) -> None:
        defender = board.top(names.STRIKE_DEFENDER)
        move = board.committed[defender] - 1
        board.committed[defender] = 0
        verb = verb_of(move)
        if verb == moves.VERB_YIELD:
            hit(board)
        elif board.annulled:
            rules.undo_misread(board)
            hit(board)
        elif verb == moves.VERB_TREASURE or verb == moves.VERB_REMEDY or verb == moves.VERB_TRICK:
            board.set_top(names.STRIKE_WHAT, board.top(names.STRIKE_WHAT) | names.HELPED)
            become(board, names.STEP_STRIKE)
            if board.silent == 0:
                effects.act(board, defender, rules.SPELL_OF[verb])
        elif board.silent:
            hit(board)
        elif verb == moves.VERB_BROOM:
            sweep_on(board, defender, argument_of(move))
        elif verb == moves.VERB_SWEEP:
            sweep_away(board, defender)
        elif verb == moves.VERB_WAND:
            wave_wand(board, defender)
        else:
            parried(board, defender)


def sweep_on(board: Board, defender: i64, to: i64) -> None:
    """BAL-071, BAL-072, BAL-073. The attack goes on to another witch, who has the full choice of defence."""
    board.note(EVENT_DEFLECTED, defender, to)
    board.set_top(names.STRIKE_SENDER, defender)
    board.set_top(names.STRIKE_DEFENDER, to)
    board.set_top(names.STRIKE_WHAT, board.top(names.STRIKE_WHAT) & ~names.HELPED)
    become(board, names.STEP_STRIKE)


def sweep_away(board: Board, defender: i64) -> None:
    """BAL-075, BAL-R19, BAL-R71. With two left Du balai cancels, and the attack's cards are discarded."""
    board.note(EVENT_CANCELLED, defender)
    won_by(board, defender)


def wave_wand(board: Board, defender: i64) -> None:
    """BAL-041, BAL-094, BAL-R19, BAL-R20, BAL-R36, BAL-R75.

    Cancelled; only an attack itself returns to hand.
    """
    board.note(EVENT_CANCELLED, defender)
    if board.top(names.STRIKE_WHAT) & (names.DOUBLE | names.PIECE) == 0:
        rules.return_attack(board)
    won_by(board, defender)


def parried(board: Board, defender: i64) -> None:
    """BAL-042, BAL-046, BAL-093, BAL-131, BAL-R25, BAL-R70.

    The author loses nothing, save by a parried Fantôme.
    """
    author = board.top(names.STRIKE_AUTHOR)
    board.note(EVENT_PARRIED, defender)
    won_by(board, defender)
    if board.spell == names.CARD_FANTOME and author != defender and board.is_alive(author):
        effects.loss(board, author, 1, names.NOBODY, defender)


def hit(board: Board) -> None:
    """BAL-045, BAL-088, BAL-092, BAL-R25, BAL-R47, BAL-R72.

    The defender loses; the author wins, unless hit by the own attack.
    """
    author = board.top(names.STRIKE_AUTHOR)
    sender = board.top(names.STRIKE_SENDER)
    defender = board.top(names.STRIKE_DEFENDER)
    board.note(EVENT_FAILED, defender)
    if defender == author:
        won_by(board, sender)
        effects.loss(
            board, defender, rules.blow(board), names.NOBODY, effects.living_or_nobody(board, sender)
        )
    else:
        captor = author if board.spell == names.CARD_ENVOUTEMENT else names.NOBODY
        won_by(board, author)
        effects.loss(board, defender, rules.blow(board), captor, effects.living_or_nobody(board, author))


def won_by(board: Board, winner: i64) -> None:
    """BAL-047. Whoever wins draws, once all losses have been dealt with."""
    become(board, names.STEP_STRIKE_WON)
    board.set_top(names.STRIKE_WON_WINNER, winner)


class StrikeWon(Step):
    """BAL-047, BAL-048, BAL-086, BAL-121, BAL-R38, BAL-R63, BAL-R74.

    One card; for a piece of a Sortilège at its end.
    """

    def __init__(self) -> None:
        super().__init__("strike_won", ["winner", "sender", "defender", "what"])

    def run(self, board: Board) -> None:
        winner = board.top(names.STRIKE_WON_WINNER)
        piece = board.top(names.STRIKE_WHAT) & names.PIECE
        board.pop()
        if piece:
            board.hex_won |= SEAT_BIT[winner]
        elif board.is_alive(winner):
            rules.draw(board, winner, 1)
