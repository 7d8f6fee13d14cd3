"""Cards looked at: what becomes of them?"""

from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.games.wildegrens.events import EVENT_PUT_BACK, EVENT_TOSSED
from esbat.games.wildegrens.moves import VERB_RECRUIT, VERB_RETURN, VERB_TOSS
from esbat.games.wildegrens.names import ASK_SCRY, FROM_CHALLENGES, FROM_RECRUITS, SCRY_DECK
from esbat.games.wildegrens.questions.base import Asked
from esbat.games.wildegrens.rules_piles import enlist, put_on_coven
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import CURSE, FIRST_CHALLENGE
from esbat.parts.bits import WIDE_BIT
from esbat.parts.listing import add_each_wide


class Scry(Asked):
    """WIL-176. Each card looked at is thrown away or put back, one on top of the other; Recruits only put
    back.
    """

    def __init__(self) -> None:
        super().__init__("scry", "WIL-176", [VERB_TOSS, VERB_RETURN], ["deck"])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        if board.top(SCRY_DECK) != FROM_RECRUITS:
            add_looked_at(board, offered, VERB_TOSS)
        add_looked_at(board, offered, VERB_RETURN)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """WIL-176, WIL-178, WIL-180. A card looked at is thrown away, or put back on top."""
        deck = board.top(SCRY_DECK)
        card = argument_of(move)
        thrown = verb_of(move) == VERB_TOSS
        if deck == FROM_CHALLENGES:
            scry_challenge(board, card - FIRST_CHALLENGE, thrown)
        elif deck == FROM_RECRUITS:
            board.looked &= ~WIDE_BIT[card]
            board.recruit_top[board.recruit_top_count] = card
            board.recruit_top_count += 1
        else:
            scry_coven(board, card, thrown)
        board.note(EVENT_TOSSED if thrown else EVENT_PUT_BACK, card)
        if board.looked == 0 and board.looked_curses == 0:
            board.pop()


class Pick(Asked):
    """WIL-045. Exactly one of the Recruits looked at."""

    def __init__(self) -> None:
        super().__init__("pick", "WIL-045", [VERB_RECRUIT])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_each_wide(offered, VERB_RECRUIT, board.looked)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """WIL-045. Exactly one of those looked at joins the coven; the others go back in any order."""
        witch = argument_of(move)
        board.looked &= ~WIDE_BIT[witch]
        board.pop()
        enlist(board, witch)
        if board.looked:
            board.push(ASK_SCRY, 1, FROM_RECRUITS)


def add_looked_at(board: Board, offered: Moves, verb: i64) -> None:
    """One move of this verb for each card looked at; one Curse is like another."""
    first: i64 = 0
    if board.top(SCRY_DECK) == FROM_CHALLENGES:
        first = FIRST_CHALLENGE
    add_each_wide(offered, verb, board.looked, first)
    if board.looked_curses:
        offered.add(verb, CURSE)


def scry_challenge(board: Board, number: i64, thrown: bool) -> None:
    """A Challenge goes to the discard pile or back on top of the deck."""
    board.looked &= ~WIDE_BIT[number]
    if thrown:
        board.challenge_discard |= WIDE_BIT[number]
    else:
        board.challenge_top[board.challenge_top_count] = number
        board.challenge_top_count += 1


def scry_coven(board: Board, card: i64, thrown: bool) -> None:
    """A card of the coven goes to the discard pile or back on top of the deck."""
    if card == CURSE:
        board.looked_curses -= 1
        if thrown:
            board.discard_curses += 1
    else:
        board.looked &= ~WIDE_BIT[card]
        if thrown:
            board.discard |= WIDE_BIT[card]
    if not thrown:
        put_on_coven(board, card)
