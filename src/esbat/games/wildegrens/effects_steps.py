"""Steps that ask nothing of their own: how much, whether at all, and what they do."""

from esbat.engine.native import i64
from esbat.games.wildegrens import rules
from esbat.games.wildegrens.events import EVENT_HELPED, EVENT_LOOKED, EVENT_SUMMONED
from esbat.games.wildegrens.names import (
    A_CARD_SAYS_SO,
    ABSORB_CHALLENGE,
    ADD_CHALLENGE,
    ANY,
    CANCEL_FAILURES,
    DRAW,
    DRAW_NEXT,
    EACH,
    EASE_CHALLENGES,
    EASE_FAMILIARS,
    EASE_MISSION,
    GAIN_PERSUASION,
    IGNORE_BLOCKS,
    LOSE_GAME,
    LOSE_HIDDEN,
    LOSE_PERSUASION,
    LOSE_PRISONER,
    LOSE_VILLAGER,
    MUST_TRIAL,
    ONE,
    OTHER_MISSIONS,
    RECRUIT,
    RECRUIT_PICK,
    REMOVE_CURSE,
    SCRY_CHALLENGES,
    SCRY_COVEN,
    SUFFER_CURSE,
    SWAP_CURSE,
    THE_CHOSEN,
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
    if scope == ANY or scope == ONE:
        return places
    if scope == THE_CHOSEN:
        return places & WIDE_BIT[board.chosen] if board.chosen >= 0 else 0
    if scope == OTHER_MISSIONS:
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
        primitive == ABSORB_CHALLENGE
        or primitive == IGNORE_BLOCKS
        or primitive == MUST_TRIAL
        or primitive == LOSE_GAME
    )


def asked_one_by_one(primitive: i64) -> bool:
    """Is a step done so many times, one at a time?"""
    return (
        primitive == DRAW
        or primitive == RECRUIT
        or primitive == SWAP_CURSE
        or primitive == REMOVE_CURSE
        or primitive == SUFFER_CURSE
        or primitive == LOSE_VILLAGER
        or primitive == LOSE_HIDDEN
        or primitive == LOSE_PRISONER
    )


def possible(board: Board, primitive: i64) -> bool:
    """WIL-080, WIL-084, WIL-R22. Can the step be done at all? One that cannot is passed over."""
    if primitive == SWAP_CURSE or primitive == REMOVE_CURSE:
        return board.hand_curses > 0
    if primitive == DRAW or primitive == SCRY_COVEN:
        return coven_left(board) > 0
    if primitive == RECRUIT or primitive == RECRUIT_PICK:
        return board.recruits != 0 or board.recruit_top_count > 0
    if primitive == SCRY_CHALLENGES:
        return challenges_left(board) > 0 or board.challenge_discard != 0
    if primitive == LOSE_HIDDEN:
        return board.hidden != 0
    if primitive == LOSE_PRISONER:
        return board.prison != 0
    return True


def perform(board: Board, primitive: i64, amount: i64, second: i64, source: i64) -> None:
    """What a step does, once or as a whole."""
    if primitive == DRAW:
        draw(board)
    elif primitive == SWAP_CURSE:
        drop(board, CURSE)  # WIL-083, WIL-R18
        draw(board)
    elif primitive == REMOVE_CURSE:
        remove_curse(board)
    elif primitive == RECRUIT:
        recruit(board)
    elif primitive == SUFFER_CURSE:
        suffer_curse(board)
    elif primitive == LOSE_VILLAGER:
        lose_villager(board)
    elif primitive == LOSE_HIDDEN:
        lose_hidden(board)
    elif primitive == LOSE_PRISONER:
        lose_prisoner(board)
    elif primitive == ADD_CHALLENGE:
        add_challenges(board, amount, places_in(board, second, source))
    elif primitive == SCRY_COVEN or primitive == SCRY_CHALLENGES or primitive == RECRUIT_PICK:
        look(board, primitive, amount)
    elif primitive == GAIN_PERSUASION or primitive == LOSE_PERSUASION:
        move_markers(board, primitive, amount, second, source)
    elif primitive == LOSE_GAME:
        end_play(board, A_CARD_SAYS_SO)  # WIL-147
    else:
        help_this_turn(board, primitive, amount)


def help_this_turn(board: Board, primitive: i64, amount: i64) -> None:
    """WIL-114, WIL-148, WIL-R26, WIL-R31. What lasts until the turn ends; the like adds up."""
    if primitive == EASE_FAMILIARS:
        board.ease_familiars += amount
    elif primitive == EASE_CHALLENGES:
        board.ease_challenges += amount
    elif primitive == EASE_MISSION:
        board.ease_mission += amount
    elif primitive == IGNORE_BLOCKS:
        board.ignore_blocks = True
    elif primitive == CANCEL_FAILURES:
        board.spared += amount
    elif primitive == DRAW_NEXT:
        board.extra += amount
    elif primitive == MUST_TRIAL:
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
        if who == EACH or place == linked:
            if primitive == GAIN_PERSUASION:
                persuade(board, place, amount)
            else:
                dismay(board, place, amount)


def look(board: Board, primitive: i64, amount: i64) -> None:
    """WIL-176. Look at the top cards of a deck, as many as there are."""
    for turn in range(amount):
        if primitive == SCRY_CHALLENGES:
            number = take_challenge(board)
            card = number + FIRST_CHALLENGE
        elif primitive == RECRUIT_PICK:
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
