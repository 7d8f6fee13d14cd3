"""What printed things do: the effects of cards, of apprentices' tiles and of big problems."""

from esbat.engine.native import i64
from esbat.engine.state import SEAT_BIT
from esbat.games.lancre import rules
from esbat.games.lancre.names import (
    ANYWHERE,
    ASK_DISCARD,
    ASK_FLIGHT,
    ASK_LAND,
    ASK_LOOK,
    ASK_RELIEVE,
    ASK_REROLL,
    ASK_REVEAL,
    DISCARD_THROWN,
    EFFECT_BONUS,
    EFFECT_BORROWING,
    EFFECT_COSTLY_TRICK,
    EFFECT_ESCAPE,
    EFFECT_HELPING_HAND,
    EFFECT_LOCAL_KNOWLEDGE,
    EFFECT_SECOND_CHANCE,
    EFFECT_SHAMBLES,
    EFFECT_SOUND_MIND,
    EFFECT_TRANSMUTATION,
    EFFECT_TRICK,
    ESCAPING,
    FAMILY_BELA,
    FAMILY_CUNNING_MAN,
    FAMILY_FELMET,
    FAMILY_HIVER,
    FAMILY_LILY,
    FAMILY_MAGPYR,
    FAMILY_WINTERSMITH,
    GOES_ON,
    NO_ALISS_LEFT,
    NO_CRISIS_LEFT,
    STEP_OWE,
)
from esbat.games.lancre.rules_map import empty_spaces, imprisoned
from esbat.games.lancre.rules_piles import (
    draw,
    look,
    mark,
    relieve,
    reveal,
    take_aliss,
)
from esbat.games.lancre.rules_turn import become, end_attempt, give_back, succeed
from esbat.games.lancre.state import Board
from esbat.games.lancre.tables import EASED_BY_A_SOUND_MIND, LONGER_WALK, LOOKS, TRICK_DRAWS
from esbat.parts.bits import wide_count, wide_lowest


def use(board: Board, seat: i64, card: i64) -> None:
    """LAN-036, LAN-037, LAN-040. What a card just played does; questions it asks come on top.

    Invisibility is another thing at each moment: see `questions`.
    """
    effect = board.box.effect[card]
    if effect == EFFECT_TRICK or effect == EFFECT_COSTLY_TRICK:
        witchs_trick(board, seat, effect)
    elif effect == EFFECT_SOUND_MIND:
        give_back(board, seat, EASED_BY_A_SOUND_MIND)  # LAN-142
    elif effect == EFFECT_BONUS:
        board.added += board.box.amount[card]  # LAN-143
    elif effect == EFFECT_LOCAL_KNOWLEDGE:
        board.steps += LONGER_WALK  # LAN-145, LAN-R20, LAN-R21
    elif effect == EFFECT_HELPING_HAND:
        helping_hand(board, seat)
    elif effect == EFFECT_ESCAPE:
        escape(board, seat)
    elif effect == EFFECT_BORROWING:
        ask_to_look(board, seat, LOOKS, board.hidden)  # LAN-150, LAN-R39
    elif effect == EFFECT_SHAMBLES:
        shambles(board, seat)
    elif effect == EFFECT_SECOND_CHANCE:
        board.push(ASK_REROLL, SEAT_BIT[seat])  # LAN-162
    elif effect == EFFECT_TRANSMUTATION:
        board.push(ASK_DISCARD, SEAT_BIT[seat])  # LAN-165
        close_discarding(board, seat)
    else:
        succeed(board, seat)  # LAN-160, LAN-161, LAN-R68: Necessary Male and Remedy solve their problem


def witchs_trick(board: Board, seat: i64, effect: i64) -> None:
    """LAN-140, LAN-141, LAN-R43. Two cards, limit or not; the costly one brings a cackle."""
    draw(board, seat, TRICK_DRAWS)
    if effect == EFFECT_COSTLY_TRICK:
        board.push(STEP_OWE, 0, 1)


def helping_hand(board: Board, seat: i64) -> None:
    """LAN-146, LAN-205, LAN-R38. One marker of her choice returns to the reserve, also from the tile she
    faces.
    """
    if board.marked & (board.marked - 1):
        board.push(ASK_RELIEVE, SEAT_BIT[seat])
    else:
        relieve(board, seat, wide_lowest(board.marked))


def escape(board: Board, seat: i64) -> None:
    """LAN-147, LAN-148, LAN-149, LAN-178, LAN-R36, LAN-R37. Out of the Dungeon, or a flight that is no
    defeat.
    """
    if imprisoned(board, seat):
        become(board, ASK_LAND, SEAT_BIT[seat], ANYWHERE)
    elif empty_spaces(board):
        become(board, ASK_FLIGHT, SEAT_BIT[seat], ESCAPING)
    else:
        end_attempt(board, 0)  # LAN-R33


def shambles(board: Board, seat: i64) -> None:
    """LAN-151, LAN-R39. One face-down tile is turned up for good."""
    if board.hidden & (board.hidden - 1):
        board.push(ASK_REVEAL, SEAT_BIT[seat])
    else:
        reveal(board, seat, wide_lowest(board.hidden))


def ask_to_look(board: Board, seat: i64, many: i64, spaces: i64) -> None:
    """LAN-150, LAN-R39. So many looks among these; if there are no more than that, all of them."""
    if wide_count(spaces) <= many:
        while spaces:
            look(board, seat, wide_lowest(spaces))
            spaces &= spaces - 1
    else:
        board.push(ASK_LOOK, SEAT_BIT[seat], many, spaces)


def close_discarding(board: Board, seat: i64) -> None:
    """LAN-165. With an empty hand there is nothing left to ask."""
    if board.hands[seat] == 0:
        finish_discarding(board, seat)


def finish_discarding(board: Board, seat: i64) -> None:
    """LAN-165, LAN-R04. That many cards and one; those just discarded may come back if the pile runs out."""
    many = board.top(DISCARD_THROWN) + 1
    board.pop()
    draw(board, seat, many)


# ---- big problems


def consequences(board: Board, seat: i64) -> i64:
    """LAN-101, LAN-168, LAN-R34. What a big problem does to whoever failed; the reason if that ends the play.

    Elves do nothing by themselves.
    """
    space = board.at[seat]
    family = board.box.family[board.tiles[space]]
    if family == FAMILY_LILY or family == FAMILY_HIVER:
        # LAN-166, LAN-177
        return GOES_ON if take_aliss(board, seat) else NO_ALISS_LEFT
    if family == FAMILY_WINTERSMITH:
        rules.set_one_aside(board)  # LAN-169
    elif family == FAMILY_MAGPYR or family == FAMILY_BELA:
        # LAN-172, LAN-R50
        return GOES_ON if mark(board, space) else NO_CRISIS_LEFT
    elif family == FAMILY_FELMET:
        rules.imprison(board, seat)  # LAN-171, LAN-R35
    elif family == FAMILY_CUNNING_MAN:
        # LAN-176, LAN-R45
        for other in range(board.seats):
            rules.imprison(board, other)
    return GOES_ON
