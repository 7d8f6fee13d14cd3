"""The Farces of the hard level: Lutin farceur goes round, Diablotin strikes all the others."""

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, verb_of
from esbat.engine.native import i64
from esbat.engine.state import KIND, SEAT_BIT
from esbat.games.bal import effects, moves, rules
from esbat.games.bal.events import (
    EVENT_FARCE_BEGAN,
    EVENT_FARCE_ENDED,
    EVENT_FARCE_FAILED,
    EVENT_FARCE_STOPPED,
    EVENT_LOST_TURN,
)
from esbat.games.bal.names import (
    ASK_FACE,
    CARD_DIABLOTIN,
    CARD_LUTIN,
    CARD_TRESOR,
    FACE_HELPED,
    FARCE_AUTHOR,
    FARCE_CARD,
    FARCE_FIELDS,
    FARCE_HELPED,
    FARCE_REACHED,
    NO_CARD,
    NOBODY,
    STEP_FARCE_FACE,
    STEP_FARCE_MOVE,
    STEP_FARCE_OVER,
    STEP_FARCE_READ,
    STEP_IMP_LOSSES,
    STEP_TURN_AIM,
    STEP_TURN_CHECK,
    TOKEN_WHITE,
)
from esbat.games.bal.questions.base import Question, Step
from esbat.games.bal.questions.defending import commit
from esbat.games.bal.refusals import missing
from esbat.games.bal.rules import become
from esbat.games.bal.state import Board, next_seat
from esbat.games.bal.tables import BOWL


class Face(Question):
    """BAL-106, BAL-108, BAL-110, BAL-R54.

    Match the tokens with potions, draw by a Trésor first, or give up.
    """

    def __init__(self) -> None:
        super().__init__("face", ["helped"], Shown("face", seats=True))

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        if rules.meets(board, seat, rules.tokens_colour(board), rules.tokens_other_colour(board)):
            offered.add(moves.VERB_PARRY)
        if board.holds(seat, CARD_TRESOR) and (board.top(FACE_HELPED) == 0 or board.any_spells):
            offered.add(moves.VERB_TREASURE)
        offered.add(moves.VERB_YIELD)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """BAL-108, BAL-R54. The cards are laid and read, as in a defence."""
        board.pop()
        board.set_top(KIND, STEP_FARCE_READ)
        commit(board, seat, move, rules.tokens_colour(board), rules.tokens_other_colour(board))

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """BAL-106, BAL-108, BAL-R54. Facing a Farce."""
        verb = verb_of(move)
        if verb == moves.VERB_PARRY:
            return Refusal("BAL-108", "bal-cannot-match", {})
        if verb != moves.VERB_TREASURE:
            return Refusal("BAL-106", "bal-only-treasure-in-a-farce", {})
        if board.top(FACE_HELPED) != 0 and not board.any_spells:
            return Refusal("BAL-R54", "bal-one-spell-a-defence", {})
        return missing(CARD_TRESOR, "BAL-106")


# ---- a Farce is one row, which goes through these


class Farce(Step):
    """BAL-055, BAL-102, BAL-104, BAL-105, BAL-116, BAL-R51, BAL-R52, BAL-R86, BAL-R87.

    Two tokens are drawn for all to see.

    Lutin farceur counts however it was read; a misread Diablotin costs the turn.
    """

    def __init__(self) -> None:
        super().__init__("farce", FARCE_FIELDS)

    def run(self, board: Board) -> None:
        author = board.top(FARCE_AUTHOR)
        if board.top(FARCE_CARD) == CARD_DIABLOTIN and board.annulled:
            board.note(EVENT_LOST_TURN, author)
            become(board, STEP_FARCE_OVER)
            return
        if board.top(FARCE_CARD) == CARD_DIABLOTIN and board.silent:
            over(board)
            board.set_top(KIND, STEP_TURN_AIM)
            return
        draw_tokens(board, author)
        if board.token == TOKEN_WHITE:
            board.note(EVENT_FARCE_ENDED, 1)
            play_on(board)
        else:
            board.facing = author
            become(board, STEP_FARCE_FACE)


def draw_tokens(board: Board, author: i64) -> None:
    """BAL-104, BAL-R51. Two tokens from the bowl."""
    place = board.chance.pick(BOWL)
    other = board.chance.pick(BOWL - 1)
    if other >= place:
        other += 1  # the first token is not in the bowl any more
    first = board.bowl[place]
    second = board.bowl[other]
    board.token = first if first < second else second
    board.other_token = second if first < second else first
    board.note(EVENT_FARCE_BEGAN, author, first, second)


def play_on(board: Board) -> None:
    """BAL-105, BAL-109, BAL-R55, BAL-R56.

    The author goes on with the turn, hand check and further Lutins first.
    """
    over(board)
    board.set_top(KIND, STEP_TURN_CHECK)


class FarceFace(Step):
    """BAL-106, BAL-108. The witch it has come to may match the tokens."""

    def __init__(self) -> None:
        super().__init__("farce_face", FARCE_FIELDS)

    def run(self, board: Board) -> None:
        board.push(ASK_FACE, SEAT_BIT[board.facing], board.top(FARCE_HELPED))


class FarceRead(Step):
    """BAL-078, BAL-108, BAL-110, BAL-114, BAL-127, BAL-R49, BAL-R54, BAL-R86.

    Stopped, failed, or first a Trésor.
    """

    def __init__(self) -> None:
        super().__init__("farce_read", FARCE_FIELDS)

    def run(self, board: Board) -> None:
        seat = board.facing
        move = board.committed[seat] - 1
        board.committed[seat] = 0
        verb = verb_of(move)
        if board.annulled:
            rules.undo_misread(board)
            failed(board, seat)
        elif verb == moves.VERB_TREASURE:
            board.set_top(FARCE_HELPED, 1)
            become(board, STEP_FARCE_FACE)
            if board.silent == 0:
                effects.act(board, seat, CARD_TRESOR)
        elif verb == moves.VERB_YIELD or board.silent:
            failed(board, seat)
        else:
            stopped(board, seat)


def stopped(board: Board, seat: i64) -> None:
    """BAL-109, BAL-110, BAL-113, BAL-114, BAL-R53. No card is drawn for it."""
    board.note(EVENT_FARCE_STOPPED, seat)
    if seat != board.top(FARCE_AUTHOR):
        become(board, STEP_FARCE_OVER)
    elif board.top(FARCE_CARD) == CARD_LUTIN:
        play_on(board)
    else:
        become(board, STEP_IMP_LOSSES)
        board.set_top(FARCE_REACHED, seat)


def failed(board: Board, seat: i64) -> None:
    """BAL-110, BAL-111, BAL-115, BAL-R47, BAL-R81. One Crapzouille; a Lutin then goes on to the left."""
    author = board.top(FARCE_AUTHOR)
    lutin = board.top(FARCE_CARD) == CARD_LUTIN
    board.note(EVENT_FARCE_FAILED, seat)
    become(board, STEP_FARCE_MOVE if lutin else STEP_FARCE_OVER)
    eliminator = effects.living_or_nobody(board, author) if seat != author else NOBODY
    effects.loss(board, seat, 1, NOBODY, eliminator)


class FarceMove(Step):
    """BAL-110, BAL-112, BAL-R81.

    Clockwise to the next living witch; it vanishes on reaching its author's seat.
    """

    def __init__(self) -> None:
        super().__init__("farce_move", FARCE_FIELDS)

    def run(self, board: Board) -> None:
        author = board.top(FARCE_AUTHOR)
        seat = next_before(board, board.facing, author)
        if seat == author:
            board.note(EVENT_FARCE_ENDED, 0)
            become(board, STEP_FARCE_OVER)
        else:
            board.facing = seat
            board.set_top(FARCE_HELPED, 0)
            become(board, STEP_FARCE_FACE)


def next_before(board: Board, seat: i64, author: i64) -> i64:
    """The next living witch on the left; the author's seat, dead or alive, if it is reached first."""
    seat = next_seat(board, seat)
    while seat != author and not board.is_alive(seat):
        seat = next_seat(board, seat)
    return seat


class ImpLosses(Step):
    """BAL-114, BAL-118, BAL-133, BAL-R82. Each other witch loses one, clockwise, without a defence."""

    def __init__(self) -> None:
        super().__init__("imp_losses", FARCE_FIELDS)

    def run(self, board: Board) -> None:
        author = board.top(FARCE_AUTHOR)
        seat = next_before(board, board.top(FARCE_REACHED), author)
        if seat == author:
            become(board, STEP_FARCE_OVER)
        else:
            board.set_top(FARCE_REACHED, seat)
            effects.loss(board, seat, 1, NOBODY, author)


class FarceOver(Step):
    """BAL-113, BAL-117, BAL-R51, BAL-R64. The cards are discarded, the tokens go back into the bowl."""

    def __init__(self) -> None:
        super().__init__("farce_over", FARCE_FIELDS)

    def run(self, board: Board) -> None:
        over(board)


def over(board: Board) -> None:
    """BAL-113, BAL-117, BAL-R51, BAL-R64. The table is cleared of a Farce."""
    rules.sweep_table(board)
    board.token = NO_CARD
    board.other_token = NO_CARD
    board.facing = NOBODY
    board.pop()
