"""What printed things do: the effects of cards, of apprentices' tiles and of big problems."""

from esbat.engine.move import argument_of, verb_of
from esbat.engine.native import i64
from esbat.engine.state import KIND, SEAT_BIT
from esbat.games.lancre import moves, rules
from esbat.games.lancre.decisions import become, end_attempt, give_back, succeed
from esbat.games.lancre.decisions_cards import imprisoned
from esbat.games.lancre.names import (
    ANYWHERE,
    ARRIVE_VANISHED,
    AS_EFFECT,
    AS_THREE,
    ASK_DISCARD,
    ASK_END,
    ASK_FLIGHT,
    ASK_JOIN,
    ASK_LAND,
    ASK_LOOK,
    ASK_MOVE,
    ASK_RELIEVE,
    ASK_REROLL,
    ASK_REVEAL,
    BELA,
    BONUS,
    BORROWING,
    COSTLY_TRICK,
    CUNNING_MAN,
    DISCARD_THROWN,
    ESCAPE,
    ESCAPING,
    FELMET,
    GOES_ON,
    HAS_VANISHED,
    HELPING_HAND,
    HIVER,
    INVISIBILITY,
    JOIN_LAST,
    JOIN_MISSING,
    JOIN_NAMED,
    LILY,
    LOCAL_KNOWLEDGE,
    LOOK_AMONG,
    LOOK_LEFT,
    MAGPYR,
    NO_ALISS_LEFT,
    NO_CRISIS_LEFT,
    NO_POWER,
    OWE_CACKLES,
    SECOND_CHANCE,
    SHAMBLES,
    SOUND_MIND,
    STEP_OWE,
    TRANSMUTATION,
    TRICK,
    WINTERSMITH,
)
from esbat.games.lancre.rules_map import empty_spaces, hidden_beside
from esbat.games.lancre.rules_piles import (
    calm,
    draw,
    look,
    mark,
    play,
    relieve,
    reveal,
    rob,
    take_aliss,
    throw_away,
)
from esbat.games.lancre.state import Board
from esbat.games.lancre.tables import EASED_BY_A_SOUND_MIND, LONGER_WALK, LOOKS, THREE, TRICK_DRAWS
from esbat.parts.bits import WIDE_BIT, wide_count, wide_lowest


def use(board: Board, seat: i64, card: i64) -> None:
    """LAN-036, LAN-037, LAN-040. A card is played for its effect; questions it asks come on top."""
    effect = board.box.effect[card]
    kind = board.top(KIND)
    play(board, seat, card, AS_EFFECT)
    if effect == TRICK or effect == COSTLY_TRICK:
        witchs_trick(board, seat, effect)
    elif effect == SOUND_MIND:
        give_back(board, seat, EASED_BY_A_SOUND_MIND)  # LAN-142
    elif effect == BONUS:
        board.added += board.box.amount[card]  # LAN-143
    elif effect == LOCAL_KNOWLEDGE:
        board.steps += LONGER_WALK  # LAN-145, LAN-R20, LAN-R21
    elif effect == HELPING_HAND:
        helping_hand(board, seat)
    elif effect == ESCAPE:
        escape(board, seat, kind)
    elif effect == BORROWING:
        ask_to_look(board, seat, LOOKS, board.hidden)  # LAN-150, LAN-R39
    elif effect == SHAMBLES:
        shambles(board, seat)
    elif effect == INVISIBILITY:
        invisibility(board, seat, kind)
    elif effect == SECOND_CHANCE:
        board.push(ASK_REROLL, SEAT_BIT[seat])  # LAN-162
    else:
        solve_or_transmute(board, seat, card)


def solve_or_transmute(board: Board, seat: i64, card: i64) -> None:
    """LAN-160, LAN-161, LAN-165, LAN-R68. Necessary Male and Remedy solve their problem; Transmutation asks
    on.
    """
    if board.box.effect[card] == TRANSMUTATION:
        board.push(ASK_DISCARD, SEAT_BIT[seat])
        close_discarding(board, seat)
    else:
        succeed(board, seat)


def witchs_trick(board: Board, seat: i64, effect: i64) -> None:
    """LAN-140, LAN-141, LAN-R43. Two cards, limit or not; the costly one brings a cackle."""
    draw(board, seat, TRICK_DRAWS)
    if effect == COSTLY_TRICK:
        board.push(STEP_OWE, 0, 1)


def helping_hand(board: Board, seat: i64) -> None:
    """LAN-146, LAN-205, LAN-R38. One marker of her choice returns to the reserve, also from the tile she
    faces.
    """
    if board.marked & (board.marked - 1):
        board.push(ASK_RELIEVE, SEAT_BIT[seat])
    else:
        relieve(board, seat, wide_lowest(board.marked))


def escape(board: Board, seat: i64, kind: i64) -> None:
    """LAN-147, LAN-148, LAN-149, LAN-178, LAN-R36, LAN-R37. Out of the Dungeon, or a flight that is no
    defeat.
    """
    if kind == ASK_MOVE:
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


def invisibility(board: Board, seat: i64, kind: i64) -> None:
    """LAN-152, LAN-153, LAN-156, LAN-178, LAN-R40. Past an obstacle, into the next space, or out of the
    Dungeon.
    """
    if kind == ASK_MOVE:
        if imprisoned(board, seat):
            become(board, ASK_LAND, SEAT_BIT[seat], ANYWHERE)
        else:
            ask_to_look(board, seat, 1, hidden_beside(board, seat))
        return
    board.set_top(ARRIVE_VANISHED, HAS_VANISHED)
    if board.hidden & WIDE_BIT[board.at[seat]]:
        look(board, seat, board.at[seat])


def vanish(board: Board, seat: i64) -> None:
    """LAN-026, LAN-157, LAN-183, LAN-R48. Tiffany's tile is exactly that effect, once."""
    rules.spend(board, seat)
    invisibility(board, seat, board.top(KIND))


def ask_to_look(board: Board, seat: i64, many: i64, spaces: i64) -> None:
    """LAN-150, LAN-R39. So many looks among these; if there are no more than that, all of them."""
    if wide_count(spaces) <= many:
        while spaces:
            look(board, seat, wide_lowest(spaces))
            spaces &= spaces - 1
    else:
        board.push(ASK_LOOK, SEAT_BIT[seat], many, spaces)


# ---- answers to what effects ask


def answer_relief(board: Board, seat: i64, move: i64) -> None:
    """LAN-146."""
    board.pop()
    relieve(board, seat, argument_of(move))


def answer_looking(board: Board, seat: i64, move: i64) -> None:
    """LAN-150. One look; the next one goes elsewhere."""
    space = argument_of(move)
    look(board, seat, space)
    many = board.top(LOOK_LEFT) - 1
    spaces = board.top(LOOK_AMONG) & ~WIDE_BIT[space]
    board.pop()
    if many:
        ask_to_look(board, seat, many, spaces)


def answer_revealing(board: Board, seat: i64, move: i64) -> None:
    """LAN-151."""
    board.pop()
    reveal(board, seat, argument_of(move))


def answer_rerolling(board: Board, seat: i64, move: i64) -> None:
    """LAN-162, LAN-163."""
    board.pop()
    rules.reroll(board, seat, argument_of(move))


def answer_discarding(board: Board, seat: i64, move: i64) -> None:
    """LAN-165. One more card goes, or as many come as went, and one."""
    if verb_of(move) == moves.VERB_DISCARD:
        throw_away(board, seat, argument_of(move))
        board.set_top(DISCARD_THROWN, board.top(DISCARD_THROWN) + 1)
        close_discarding(board, seat)
    else:
        finish_discarding(board, seat)


def close_discarding(board: Board, seat: i64) -> None:
    """LAN-165. With an empty hand there is nothing left to ask."""
    if board.hands[seat] == 0:
        finish_discarding(board, seat)


def finish_discarding(board: Board, seat: i64) -> None:
    """LAN-165, LAN-R04. That many cards and one; those just discarded may come back if the pile runs out."""
    many = board.top(DISCARD_THROWN) + 1
    board.pop()
    draw(board, seat, many)


def begin_joining(board: Board, seat: i64) -> None:
    """LAN-109, LAN-R71. Which three? Nothing is shown before the third is named."""
    board.push(ASK_JOIN, SEAT_BIT[seat], 0, NO_POWER, THREE)


def answer_joining(board: Board, seat: i64, move: i64) -> None:
    """LAN-109, LAN-110, LAN-111, LAN-112, LAN-R71. The third witch solves the problem, whatever it is."""
    card = argument_of(move)
    named = board.top(JOIN_NAMED) | WIDE_BIT[card]
    missing = board.top(JOIN_MISSING) - 1
    if missing:
        board.set_top(JOIN_NAMED, named)
        board.set_top(JOIN_LAST, board.box.power[card])
        board.set_top(JOIN_MISSING, missing)
        return
    board.pop()
    while named:
        play(board, seat, wide_lowest(named), AS_THREE)
        named &= named - 1
    succeed(board, seat)


def answer_robbing(board: Board, seat: i64, move: i64) -> None:
    """LAN-106. The taker chooses among those who have the most."""
    board.pop()
    rob(board, seat, argument_of(move))
    board.set_top(OWE_CACKLES, board.top(OWE_CACKLES) - 1)


def answer_returning(board: Board, seat: i64, move: i64) -> None:
    """LAN-R65. So many cackles return."""
    board.pop()
    calm(board, seat, argument_of(move))


# ---- big problems


def consequences(board: Board, seat: i64) -> i64:
    """LAN-101, LAN-168, LAN-R34. What a big problem does to whoever failed; the reason if that ends the play.

    Elves do nothing by themselves. Whoever is sent to the Dungeon does not flee, and the turn is over.
    """
    space = board.at[seat]
    family = board.box.family[board.tiles[space]]
    become(board, ASK_FLIGHT, SEAT_BIT[seat])
    if family == LILY or family == HIVER:
        # LAN-166, LAN-177
        return GOES_ON if take_aliss(board, seat) else NO_ALISS_LEFT
    if family == WINTERSMITH:
        rules.set_one_aside(board)  # LAN-169
    elif family == MAGPYR or family == BELA:
        # LAN-172, LAN-R50
        return GOES_ON if mark(board, space) else NO_CRISIS_LEFT
    elif family == FELMET:
        # LAN-171, LAN-R35, LAN-R44
        rules.imprison(board, seat)
        become(board, ASK_END, SEAT_BIT[seat])
    elif family == CUNNING_MAN:
        # LAN-176, LAN-R45
        for other in range(board.seats):
            rules.imprison(board, other)
        become(board, ASK_END, SEAT_BIT[seat])
    return GOES_ON
