"""The numbered rules, first part: questions about what lies on the table. They never change anything."""

from typing import Final

from esbat.engine.native import i64, vec
from esbat.games.wildegrens.names import (
    COUNT_CURSES,
    COUNT_FAM,
    COUNT_FAMILIARS,
    COUNT_HIDDEN,
    COUNT_LOST,
    COUNT_OTHERS,
    COUNT_OVERCOME,
    COUNT_REVEALED,
    EMPTY,
    STAGE_ASKING,
    STAGE_TURNING_UP,
    TRIGGER_CHOSEN,
    TRIGGER_FAILURE,
    TURN_STAGE,
)
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import (
    ACTS,
    CHALLENGES_IN_ALL,
    JURY,
    MOST_AT_A_MISSION,
)
from esbat.parts.bits import COUNT, WIDE_BIT, wide_count, wide_lowest, wide_union

SPOTS_OF: Final = vec[i64]([255, 65280, 16711680])
"""The eight spots of each place."""

# ---- where things are


def stage(board: Board) -> i64:
    """WIL-069. How far the turn is; it stands in the lowest row of the stack."""
    return board.stack[TURN_STAGE]


def face_up(board: Board, place: i64) -> bool:
    """WIL-094, WIL-214, WIL-R27, WIL-R44. Is there a Mission that has not failed?"""
    return board.places[place] != EMPTY and not board.failed & WIDE_BIT[place]


def place_of(board: Board, mission: i64) -> i64:
    """Where a Mission lies in the row; -1 if it does not."""
    for place in range(JURY):
        if board.places[place] == mission:
            return place
    return -1


def open_places(board: Board) -> i64:
    """The places with a face-up Mission."""
    places: i64 = 0
    for place in range(JURY):
        if face_up(board, place):
            places |= WIDE_BIT[place]
    return places


def spots_at(places: i64) -> i64:
    """All spots of these places."""
    return wide_union(SPOTS_OF, places)


def held(board: Board, place: i64) -> i64:
    """How many Challenges lie at a place."""
    return COUNT[(board.filled >> (place * MOST_AT_A_MISSION)) & 255]


def in_the_open(board: Board, place: i64) -> bool:
    """WIL-R04. Does a Challenge that arrives here lie face up, because the Mission has been chosen?"""
    return place == board.chosen and stage(board) >= STAGE_TURNING_UP and stage(board) < STAGE_ASKING


def destinations(board: Board, spot: i64) -> i64:
    """WIL-193, WIL-197, WIL-R28. The other face-up Missions with room for one more."""
    places: i64 = 0
    for place in range(JURY):
        if place != spot // MOST_AT_A_MISSION and face_up(board, place):
            if held(board, place) < MOST_AT_A_MISSION:
                places |= WIDE_BIT[place]
    return places


# ---- counts and power


def counted(board: Board, kind: i64, witch: i64) -> i64:
    """WIL-012, WIL-187, WIL-188, WIL-R19. What an effect counts; `witch` is she who acts, -1 for nobody.

    Only Witches in play are counted, hidden and revealed relatives alike. She who acts may have left play
    meanwhile; nothing is ever counted below 0.
    """
    if kind == COUNT_HIDDEN:
        return wide_count(board.hidden)
    if kind == COUNT_REVEALED:
        return wide_count(board.revealed)
    in_play = board.hidden | board.revealed
    others = in_play & ~WIDE_BIT[witch] if witch >= 0 else in_play
    if kind == COUNT_OTHERS:
        return wide_count(others)
    if kind == COUNT_FAMILIARS:
        return wide_count(board.familiars)
    if kind == COUNT_OVERCOME:
        return board.overcome
    if kind == COUNT_CURSES:
        return board.hand_curses
    if kind == COUNT_LOST:
        return board.souls_total
    family: i64 = board.box.family[witch] if witch >= 0 else -1
    if family < 0:
        return 1 if kind == COUNT_FAM else 0
    return wide_count((in_play if kind == COUNT_FAM else others) & board.box.with_family[family])


def side_power(board: Board, witch: i64, side: i64) -> i64:
    """WIL-101, WIL-102. The printed power of this side, and what its star adds now."""
    box = board.box
    at = witch * 2 + side
    power = box.power[at]
    if box.star[at]:
        power += box.star[at] * counted(board, box.star_count[at], witch)
    return power


def total_power(board: Board) -> i64:
    """WIL-100, WIL-102, WIL-112, WIL-192, WIL-R07, WIL-R20, WIL-R45. Witches and Familiars in play, as of
    now.
    """
    total: i64 = 0
    witches = board.hidden
    while witches:
        witch = wide_lowest(witches)
        total += side_power(board, witch, 0) + board.boost[witch]
        witches &= witches - 1
    witches = board.revealed
    while witches:
        witch = wide_lowest(witches)
        total += side_power(board, witch, 1) + board.boost[witch]
        witches &= witches - 1
    familiars = board.familiars
    box = board.box
    while familiars:
        at = wide_lowest(familiars) * 3
        total += box.familiar_star[at]
        if box.familiar_star[at + 1]:
            total += box.familiar_star[at + 1] * counted(board, box.familiar_star[at + 2], -1)
        familiars &= familiars - 1
    return total


def available(board: Board) -> i64:
    """WIL-103, WIL-R08. What is left of the power; what was spent stays spent, and it is never below 0."""
    left = total_power(board) - board.spent
    return left if left > 0 else 0


# ---- what lasts at the chosen Mission


def cancelled(board: Board, place: i64, trigger: i64) -> bool:
    """WIL-201, WIL-R29. Is this effect box of the Mission there blank for this turn?"""
    return (board.cancelled & WIDE_BIT[place * 4 + trigger]) != 0


def lasting_spots(board: Board) -> i64:
    """WIL-110, WIL-R03. Face-up Challenges at the chosen Mission: their CHOSEN effects last."""
    return board.up & board.filled & SPOTS_OF[board.chosen]


def chosen_thing(board: Board) -> i64:
    """The chosen Mission among the things, or -1 if its CHOSEN box is blank."""
    if cancelled(board, board.chosen, TRIGGER_CHOSEN) or board.places[board.chosen] == EMPTY:
        return -1
    return CHALLENGES_IN_ALL + board.places[board.chosen]


def failing(board: Board) -> i64:
    """WIL-089, WIL-091, WIL-119, WIL-R12. Challenges at the chosen Mission, not overcome, that have a FAILURE
    effect.
    """
    return with_effect_at_chosen(board, TRIGGER_FAILURE)


def with_effect_at_chosen(board: Board, trigger: i64) -> i64:
    """Face-up Challenges at the chosen Mission with an effect of this type to carry out."""
    found: i64 = 0
    spots = lasting_spots(board)
    while spots:
        card = board.spots[wide_lowest(spots)]
        if board.box.program[card * 4 + trigger] >= 0:
            found |= WIDE_BIT[card]
        spots &= spots - 1
    return found


def mission_program(board: Board, place: i64, trigger: i64) -> i64:
    """WIL-201. What the Mission there does now, -1 if nothing or if that box is blank."""
    if board.places[place] == EMPTY or cancelled(board, place, trigger):
        return -1
    return board.box.program[(CHALLENGES_IN_ALL + board.places[place]) * 4 + trigger]


def challenge_difficulty(board: Board, spot: i64) -> i64:
    """WIL-108, WIL-213, WIL-R38, WIL-R40. Printed, plus increases, minus reductions, not below 1.

    Familiars made easier may cost nothing. Only cards of another name raise one another.
    """
    box = board.box
    card = board.spots[spot]
    difficulty = box.difficulty[card]
    if box.harden_self[card]:
        difficulty += box.harden_self[card] * counted(board, box.harden_self_count[card], -1)
    mission = chosen_thing(board)
    if mission >= 0:
        difficulty += box.harden_challenges[mission]
    spots = lasting_spots(board)
    while spots:
        other = board.spots[wide_lowest(spots)]
        if box.harden_challenges[other] and box.name_of[other] != box.name_of[card]:
            difficulty += box.harden_challenges[other]
        spots &= spots - 1
    difficulty -= board.ease_challenges
    floor: i64 = 1
    if board.ease_familiars and box.familiars & WIDE_BIT[card]:
        difficulty -= board.ease_familiars
        floor = 0
    return difficulty if difficulty > floor else floor


def mission_difficulty(board: Board) -> i64:
    """WIL-113, WIL-213, WIL-R38. What the chosen Mission asks for now."""
    box = board.box
    difficulty = box.difficulty[CHALLENGES_IN_ALL + board.places[board.chosen]]
    mission = chosen_thing(board)
    if mission >= 0:
        if box.harden_self[mission]:
            difficulty += box.harden_self[mission] * counted(board, box.harden_self_count[mission], -1)
        difficulty += box.harden_mission[mission]
    spots = lasting_spots(board)
    while spots:
        difficulty += box.harden_mission[board.spots[wide_lowest(spots)]]
        spots &= spots - 1
    difficulty -= board.ease_mission
    return difficulty if difficulty > 1 else 1


def blocker(board: Board, blockers: i64) -> i64:
    """WIL-198, WIL-199, WIL-200. One of these Challenges that blocks the chosen Mission; EMPTY if none."""
    if board.ignore_blocks:
        return EMPTY
    spots = lasting_spots(board)
    while spots:
        card = board.spots[wide_lowest(spots)]
        if blockers & WIDE_BIT[card]:
            return card
        spots &= spots - 1
    return EMPTY


def beatable(board: Board) -> i64:
    """WIL-104, WIL-107, WIL-182, WIL-196, WIL-200, WIL-R10, WIL-R11, WIL-R37. Challenges she could overcome
    now.

    Blocking Challenges of either kind may always be overcome; the others wait for those that block them.
    """
    box = board.box
    barred = blocker(board, box.block_challenges) != EMPTY
    blocking = box.block_challenges | box.block_mission
    power = available(board)
    found: i64 = 0
    spots = lasting_spots(board)
    while spots:
        spot = wide_lowest(spots)
        spots &= spots - 1
        if barred and not blocking & WIDE_BIT[board.spots[spot]]:
            continue
        if challenge_difficulty(board, spot) <= power:
            found |= WIDE_BIT[spot]
    return found


def reveal_limit(board: Board) -> i64:
    """WIL-080. How many Witches may be revealed in phase 3: the lowest limit in force, if any."""
    box = board.box
    mission = chosen_thing(board)
    limit: i64 = 99
    if mission >= 0:
        limit = box.limit[mission]
    spots = lasting_spots(board)
    while spots:
        other = box.limit[board.spots[wide_lowest(spots)]]
        if other < limit:
            limit = other
        spots &= spots - 1
    return limit


def muted(board: Board) -> bool:
    """WIL-080. May no Witch begin her action in phase 3?"""
    box = board.box
    mission = chosen_thing(board)
    if mission >= 0 and box.mute[mission]:
        return True
    spots = lasting_spots(board)
    while spots:
        if box.mute[board.spots[wide_lowest(spots)]]:
            return True
        spots &= spots - 1
    return False


def juror_place(board: Board, juror: i64) -> i64:
    """Where a Juror sits in the jury; -1 if not at all."""
    for place in range(JURY):
        if board.jury[place] == juror:
            return place
    return -1


def linked_juror(board: Board, mission: i64) -> i64:
    """WIL-116. The place in the jury of the Juror whose symbol a Mission bears."""
    return juror_place(board, mission // ACTS)
