"""The numbered rules, second part: the piles of the coven, and Challenges coming and going."""

from esbat.engine.native import i64
from esbat.games.wildegrens.events import (
    EVENT_CAPTURED,
    EVENT_CURSED,
    EVENT_DEALT,
    EVENT_DISCARDED,
    EVENT_DREW,
    EVENT_DROPPED,
    EVENT_IMPRISONED,
    EVENT_LIFTED_CURSE,
    EVENT_LOST,
    EVENT_MOVED,
    EVENT_RECRUITED,
    EVENT_RESCUED,
    EVENT_RESHUFFLED,
    EVENT_TURNED_UP,
)
from esbat.games.wildegrens.names import EMPTY, TO_DISCARD, TO_TOP, UNTURNED
from esbat.games.wildegrens.rules import SPOTS_OF, held, in_the_open
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import (
    CURSE,
    FIRST_CHALLENGE,
    FIRST_MISSION,
    MOST_AT_A_MISSION,
    SPOTS_IN_ALL,
)
from esbat.parts.bits import WIDE_BIT, wide_count, wide_lowest, wide_nth

# ---- the coven


def coven_left(board: Board) -> i64:
    """How many cards could still be drawn, the discard pile included."""
    return (
        board.coven_top_count
        + wide_count(board.coven | board.discard)
        + board.coven_curses
        + board.discard_curses
    )


def take_coven(board: Board) -> i64:
    """WIL-133, WIL-134, WIL-176. The top card of the Coven deck; its discard pile makes a new one; -1 if
    none.

    What is known to lie on top is taken first, the rest by luck.
    """
    if board.coven_top_count:
        board.coven_top_count -= 1
        return board.coven_top[board.coven_top_count]
    if board.coven == 0 and board.coven_curses == 0:
        board.coven = board.discard
        board.coven_curses = board.discard_curses
        board.discard = 0
        board.discard_curses = 0
        if board.coven == 0 and board.coven_curses == 0:
            return -1
        board.note(EVENT_RESHUFFLED, wide_count(board.coven) + board.coven_curses)
    witches = wide_count(board.coven)
    at = board.chance.pick(witches + board.coven_curses)
    if at >= witches:
        board.coven_curses -= 1
        return CURSE
    witch = wide_nth(board.coven, at)
    board.coven &= ~WIDE_BIT[witch]
    return witch


def draw(board: Board) -> bool:
    """WIL-041, WIL-099, WIL-132, WIL-189. One card into the hand; False if there is none anywhere."""
    card = take_coven(board)
    if card < 0:
        return False
    if card == CURSE:
        board.hand_curses += 1
    else:
        board.hand |= WIDE_BIT[card]
    board.note(EVENT_DREW, card)
    return True


def put_on_coven(board: Board, card: i64) -> None:
    """WIL-176. A card goes on top of the Coven deck, where she knows it."""
    board.coven_top[board.coven_top_count] = card
    board.coven_top_count += 1


def drop(board: Board, card: i64) -> None:
    """WIL-083, WIL-178. A Witch or a Curse from hand goes to the Coven discard pile."""
    if card == CURSE:
        board.hand_curses -= 1
        board.discard_curses += 1
    else:
        board.hand &= ~WIDE_BIT[card]
        board.discard |= WIDE_BIT[card]
    board.note(EVENT_DROPPED, card)


def remove_curse(board: Board) -> None:
    """WIL-048. A Curse from hand goes back to the Curse pile."""
    board.hand_curses -= 1
    board.curse_pile += 1
    board.note(EVENT_LIFTED_CURSE, board.curse_pile)


def take_curse(board: Board) -> None:
    """WIL-049, WIL-R17. A Curse from the pile, which has one, goes to the Coven discard pile."""
    board.curse_pile -= 1
    board.discard_curses += 1
    board.note(EVENT_CURSED, board.curse_pile)


def take_recruit(board: Board) -> i64:
    """WIL-043, WIL-176, WIL-R22. The top Recruit, or -1: that deck has no discard pile."""
    if board.recruit_top_count:
        board.recruit_top_count -= 1
        return board.recruit_top[board.recruit_top_count]
    if board.recruits == 0:
        return -1
    witch = wide_nth(board.recruits, board.chance.pick(wide_count(board.recruits)))
    board.recruits &= ~WIDE_BIT[witch]
    return witch


def recruit(board: Board) -> None:
    """WIL-045, WIL-190, WIL-R22. The top Recruit joins the Coven discard pile."""
    witch = take_recruit(board)
    if witch >= 0:
        enlist(board, witch)


def enlist(board: Board, witch: i64) -> None:
    """WIL-045. This Recruit joins the Coven discard pile."""
    board.discard |= WIDE_BIT[witch]
    board.note(EVENT_RECRUITED, witch)


def rescue(board: Board, witch: i64, destination: i64) -> None:
    """WIL-190, WIL-R23. A Witch comes back from Prison: to the discard pile, the top of the deck or the
    hand.
    """
    board.prison &= ~WIDE_BIT[witch]
    if destination == TO_DISCARD:
        board.discard |= WIDE_BIT[witch]
    elif destination == TO_TOP:
        put_on_coven(board, witch)
    else:
        board.hand |= WIDE_BIT[witch]
    board.note(EVENT_RESCUED, witch)


def imprison(board: Board, witch: i64) -> None:
    """WIL-044, WIL-187. A hidden Witch in play goes to Prison now."""
    board.hidden &= ~WIDE_BIT[witch]
    board.prison |= WIDE_BIT[witch]
    board.note(EVENT_IMPRISONED, witch)


def back_to_the_box(board: Board, witch: i64) -> None:
    """WIL-046. She is lost for good."""
    board.gone |= WIDE_BIT[witch]
    board.note(EVENT_LOST, witch)


def lost_by_luck(board: Board, witches: i64) -> i64:
    """WIL-046, WIL-R30. One of these Witches goes back to the box: the set of her alone, or of nobody."""
    if witches == 0:
        return 0
    witch = wide_nth(witches, board.chance.pick(wide_count(witches)))
    back_to_the_box(board, witch)
    return WIDE_BIT[witch]


def lose_hidden(board: Board) -> bool:
    """WIL-046, WIL-184, WIL-185, WIL-R30. A hidden Witch in play, by luck, goes back to the box."""
    witch = lost_by_luck(board, board.hidden)
    board.hidden &= ~witch
    return witch != 0


def lose_prisoner(board: Board) -> bool:
    """WIL-046, WIL-185, WIL-R30. A Witch in Prison, by luck, goes back to the box."""
    witch = lost_by_luck(board, board.prison)
    board.prison &= ~witch
    return witch != 0


# ---- Challenges


def recruits_left(board: Board) -> bool:
    """WIL-045. Is anybody left who could join the coven?"""
    return board.recruits != 0 or board.recruit_top_count > 0


def challenges_left(board: Board) -> i64:
    """How many Challenges the deck holds."""
    return wide_count(board.challenges) - board.unturned + board.challenge_top_count


def remake_challenges(board: Board) -> bool:
    """WIL-140, WIL-176. The discard pile becomes the new deck; False if it is empty.

    What lies face down comes from the old deck alone, so it is settled now; the lot remembers that.
    """
    if board.challenge_discard == 0:
        return False
    if board.unturned:
        board.lots_made += 1
        for spot in range(SPOTS_IN_ALL):
            if board.spots[spot] == UNTURNED:
                settle(board, spot)
                board.lots[spot] = board.lots_made
    board.challenges = board.challenge_discard
    board.challenge_discard = 0
    board.note(EVENT_RESHUFFLED, wide_count(board.challenges))
    return True


def settle(board: Board, spot: i64) -> None:
    """An unturned Challenge becomes one of the unseen ones."""
    card = wide_nth(board.challenges, board.chance.pick(wide_count(board.challenges)))
    board.challenges &= ~WIDE_BIT[card]
    board.unturned -= 1
    board.spots[spot] = card


def take_challenge(board: Board) -> i64:
    """WIL-140, WIL-176. The top card of the Challenge deck, to be looked at; -1 if there is none."""
    if board.challenge_top_count:
        board.challenge_top_count -= 1
        return board.challenge_top[board.challenge_top_count]
    if wide_count(board.challenges) == board.unturned and not remake_challenges(board):
        return -1
    card = wide_nth(board.challenges, board.chance.pick(wide_count(board.challenges)))
    board.challenges &= ~WIDE_BIT[card]
    return card


def deal(board: Board, place: i64) -> bool:
    """WIL-030, WIL-139, WIL-193, WIL-R04, WIL-R28. One Challenge from the deck to a Mission; False if it
    cannot be.

    It lies face down, save at the chosen Mission once its Challenges are turned up. A ninth is not dealt.
    """
    if held(board, place) == MOST_AT_A_MISSION:
        return False
    spot = wide_lowest(SPOTS_OF[place] & ~board.filled)
    if board.challenge_top_count:
        board.challenge_top_count -= 1
        board.spots[spot] = board.challenge_top[board.challenge_top_count]
        board.seen |= WIDE_BIT[spot]
    elif wide_count(board.challenges) == board.unturned and not remake_challenges(board):
        return False
    else:
        board.spots[spot] = UNTURNED
        board.unturned += 1
    board.filled |= WIDE_BIT[spot]
    if in_the_open(board, place):
        turn_up(board, spot)
    return True


def deal_several(board: Board, place: i64, many: i64) -> None:
    """WIL-030, WIL-139. So many Challenges to a Mission, as far as there are any and there is room."""
    dealt: i64 = 0
    while dealt < many and deal(board, place):
        dealt += 1
    if dealt:
        board.note(EVENT_DEALT, FIRST_MISSION + board.places[place], dealt)


def turn_up(board: Board, spot: i64) -> None:
    """WIL-096, WIL-186, WIL-215. A face-down Challenge is turned face up; a face-up one stays so."""
    if board.up & WIDE_BIT[spot]:
        return
    if board.spots[spot] == UNTURNED:
        settle(board, spot)
    board.lots[spot] = 0
    board.seen &= ~WIDE_BIT[spot]
    board.up |= WIDE_BIT[spot]
    board.note(EVENT_TURNED_UP, spot, FIRST_CHALLENGE + board.spots[spot])


def clear_spot(board: Board, spot: i64) -> None:
    """The spot is free."""
    bit = WIDE_BIT[spot]
    board.spots[spot] = EMPTY
    board.lots[spot] = 0
    board.filled &= ~bit
    board.up &= ~bit
    board.seen &= ~bit


def discard_challenge(board: Board, spot: i64) -> i64:
    """WIL-090, WIL-180, WIL-181, WIL-182, WIL-R06. A Challenge goes, face up, to the discard pile; no
    effect.
    """
    turn_up(board, spot)
    card = board.spots[spot]
    board.note(EVENT_DISCARDED, spot, FIRST_CHALLENGE + card)
    clear_spot(board, spot)
    board.challenge_discard |= WIDE_BIT[card]
    return card


def replace_challenge(board: Board, spot: i64) -> None:
    """WIL-162, WIL-R05. A Challenge is discarded, and the next one of the deck lies face up in its place."""
    discard_challenge(board, spot)
    card = take_challenge(board)
    if card >= 0:
        board.spots[spot] = card
        board.filled |= WIDE_BIT[spot]
        board.up |= WIDE_BIT[spot]
        board.note(EVENT_TURNED_UP, spot, FIRST_CHALLENGE + card)


def move_challenge(board: Board, spot: i64, place: i64) -> None:
    """WIL-195, WIL-R04, WIL-R06. A Challenge goes to another Mission; it keeps its facing, save at the
    chosen one.
    """
    to = wide_lowest(SPOTS_OF[place] & ~board.filled)
    board.spots[to] = board.spots[spot]
    board.lots[to] = board.lots[spot]
    board.filled |= WIDE_BIT[to]
    if board.up & WIDE_BIT[spot]:
        board.up |= WIDE_BIT[to]
    if board.seen & WIDE_BIT[spot]:
        board.seen |= WIDE_BIT[to]
    clear_spot(board, spot)
    board.note(EVENT_MOVED, spot, to)
    if in_the_open(board, place):
        turn_up(board, to)


def capture(board: Board, spot: i64) -> None:
    """WIL-058, WIL-109, WIL-202. A Familiar comes into the play area; it is fresh until the turn ends."""
    card = board.spots[spot]
    clear_spot(board, spot)
    board.familiars |= WIDE_BIT[card]
    board.fresh |= WIDE_BIT[card]
    board.note(EVENT_CAPTURED, FIRST_CHALLENGE + card)
