"""Steps that ask nothing of their own: how much, whether at all, and what they do."""

from esbat.engine.native import i64
from esbat.games.wildegrens import rules
from esbat.games.wildegrens.events import EVENT_HELPED, EVENT_LOOKED, EVENT_SUMMONED
from esbat.games.wildegrens.names import (
    A_CARD_SAYS_SO,
    DO_ABSORB_CHALLENGE,
    DO_ADD_CHALLENGE,
    DO_CANCEL_FAILURES,
    DO_DRAW,
    DO_DRAW_NEXT,
    DO_EASE_CHALLENGES,
    DO_EASE_FAMILIARS,
    DO_EASE_MISSION,
    DO_GAIN_PERSUASION,
    DO_IGNORE_BLOCKS,
    DO_LOSE_GAME,
    DO_LOSE_HIDDEN,
    DO_LOSE_PERSUASION,
    DO_LOSE_PRISONER,
    DO_LOSE_VILLAGER,
    DO_MUST_TRIAL,
    DO_RECRUIT,
    DO_RECRUIT_PICK,
    DO_REMOVE_CURSE,
    DO_SCRY_CHALLENGES,
    DO_SCRY_COVEN,
    DO_SUFFER_CURSE,
    DO_SWAP_CURSE,
    SCOPE_ANY,
    SCOPE_CHOSEN,
    SCOPE_ONE,
    SCOPE_OTHERS,
    WHO_EACH,
)
from esbat.games.wildegrens.rules_jury import dismay, end_play, lose_villager, persuade, suffer_curse
from esbat.games.wildegrens.rules_piles import (
    challenges_left,
    coven_left,
    deal_several,
    draw,
    drop,
    lose_hidden,
    lose_prisoner,
    recruit,
    remove_curse,
    take_challenge,
    take_coven,
    take_recruit,
)
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import (
    CURSE,
    FIRST_CHALLENGE,
    FIRST_MISSION,
    JURY,
)
from esbat.games.wildegrens.tables_effects import COUNTED
from esbat.parts.bits import WIDE_BIT


def amount_of(board: Board, number: i64, source: i64) -> i64:
    """WIL-012, WIL-084. The number of a step, fixed when the step begins: as written, or counted."""
    if number < COUNTED:
        return number
    return rules.counted(board, number - COUNTED, source if source < CURSE else -1)


def places_in(board: Board, scope: i64, source: i64) -> i64:
    """WIL-195, WIL-214. The Missions an effect speaks of; one that failed is never among them."""
    places = rules.open_places(board)
    if scope == SCOPE_ANY or scope == SCOPE_ONE:
        return places
    if scope == SCOPE_CHOSEN:
        return places & WIDE_BIT[board.chosen] if board.chosen >= 0 else 0
    if scope == SCOPE_OTHERS:
        return places & ~WIDE_BIT[board.chosen] if board.chosen >= 0 else places
    here = rules.place_of(board, source - FIRST_MISSION) if source >= FIRST_MISSION else board.chosen
    return places & WIDE_BIT[here] if here >= 0 else 0


def linked_place(board: Board, source: i64) -> i64:
    """WIL-116. Where the Juror sits whose symbol the card bears; -1 if it bears none."""
    if source >= FIRST_MISSION:
        return rules.linked_juror(board, source - FIRST_MISSION)
    if source >= FIRST_CHALLENGE:
        return rules.juror_place(board, board.box.challenge_link[source - FIRST_CHALLENGE])
    return -1


def takes_a_number(primitive: i64) -> bool:
    """Is a step done so many times or by so much? If that is 0, it is not done at all."""
    return not (
        primitive == DO_ABSORB_CHALLENGE
        or primitive == DO_IGNORE_BLOCKS
        or primitive == DO_MUST_TRIAL
        or primitive == DO_LOSE_GAME
    )


def asked_one_by_one(primitive: i64) -> bool:
    """Is a step done so many times, one at a time?"""
    return (
        primitive == DO_DRAW
        or primitive == DO_RECRUIT
        or primitive == DO_SWAP_CURSE
        or primitive == DO_REMOVE_CURSE
        or primitive == DO_SUFFER_CURSE
        or primitive == DO_LOSE_VILLAGER
        or primitive == DO_LOSE_HIDDEN
        or primitive == DO_LOSE_PRISONER
    )


def possible(board: Board, primitive: i64) -> bool:
    """WIL-080, WIL-084, WIL-R22. Can the step be done at all? One that cannot is passed over."""
    if primitive == DO_SWAP_CURSE or primitive == DO_REMOVE_CURSE:
        return board.hand_curses > 0
    if primitive == DO_DRAW or primitive == DO_SCRY_COVEN:
        return coven_left(board) > 0
    if primitive == DO_RECRUIT or primitive == DO_RECRUIT_PICK:
        return board.recruits != 0 or board.recruit_top_count > 0
    if primitive == DO_SCRY_CHALLENGES:
        return challenges_left(board) > 0 or board.challenge_discard != 0
    if primitive == DO_LOSE_HIDDEN:
        return board.hidden != 0
    if primitive == DO_LOSE_PRISONER:
        return board.prison != 0
    return True


def perform(board: Board, primitive: i64, amount: i64, second: i64, source: i64) -> None:
    """What a step does, once or as a whole."""
    if primitive == DO_DRAW:
        draw(board)
    elif primitive == DO_SWAP_CURSE:
        drop(board, CURSE)  # WIL-083, WIL-R18
        draw(board)
    elif primitive == DO_REMOVE_CURSE:
        remove_curse(board)
    elif primitive == DO_RECRUIT:
        recruit(board)
    elif primitive == DO_SUFFER_CURSE:
        suffer_curse(board)
    elif primitive == DO_LOSE_VILLAGER:
        lose_villager(board)
    elif primitive == DO_LOSE_HIDDEN:
        lose_hidden(board)
    elif primitive == DO_LOSE_PRISONER:
        lose_prisoner(board)
    elif primitive == DO_ADD_CHALLENGE:
        add_challenges(board, amount, places_in(board, second, source))
    elif primitive == DO_SCRY_COVEN or primitive == DO_SCRY_CHALLENGES or primitive == DO_RECRUIT_PICK:
        look(board, primitive, amount)
    elif primitive == DO_GAIN_PERSUASION or primitive == DO_LOSE_PERSUASION:
        move_markers(board, primitive, amount, second, source)
    elif primitive == DO_LOSE_GAME:
        end_play(board, A_CARD_SAYS_SO)  # WIL-147
    else:
        help_this_turn(board, primitive, amount)


def help_this_turn(board: Board, primitive: i64, amount: i64) -> None:
    """WIL-114, WIL-148, WIL-R26, WIL-R31. What lasts until the turn ends; the like adds up."""
    if primitive == DO_EASE_FAMILIARS:
        board.ease_familiars += amount
    elif primitive == DO_EASE_CHALLENGES:
        board.ease_challenges += amount
    elif primitive == DO_EASE_MISSION:
        board.ease_mission += amount
    elif primitive == DO_IGNORE_BLOCKS:
        board.ignore_blocks = True
    elif primitive == DO_CANCEL_FAILURES:
        board.spared += amount
    elif primitive == DO_DRAW_NEXT:
        board.extra += amount
    elif primitive == DO_MUST_TRIAL:
        board.must_trial = True
        board.note(EVENT_SUMMONED)
        return
    board.note(EVENT_HELPED, primitive, amount)


def add_challenges(board: Board, many: i64, places: i64) -> None:
    """WIL-193, WIL-R28. So many Challenges to each of these Missions, from the left."""
    for place in range(JURY):
        if places & WIDE_BIT[place]:
            deal_several(board, place, many)


def move_markers(board: Board, primitive: i64, amount: i64, who: i64, source: i64) -> None:
    """WIL-063. The linked Juror, or every Juror."""
    linked = linked_place(board, source)
    for place in range(JURY):
        if who == WHO_EACH or place == linked:
            if primitive == DO_GAIN_PERSUASION:
                persuade(board, place, amount)
            else:
                dismay(board, place, amount)


def look(board: Board, primitive: i64, amount: i64) -> None:
    """WIL-176. Look at the top cards of a deck, as many as there are."""
    for turn in range(amount):
        if primitive == DO_SCRY_CHALLENGES:
            number = take_challenge(board)
            card = number + FIRST_CHALLENGE
        elif primitive == DO_RECRUIT_PICK:
            number = take_recruit(board)
            card = number
        else:
            number = take_coven(board)
            card = number
        if number < 0:
            return
        if card == CURSE:
            board.looked_curses += 1
        else:
            board.looked |= WIDE_BIT[number]
        board.note(EVENT_LOOKED, card)
