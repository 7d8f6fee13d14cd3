"""Set-up, and how a turn begins."""

from typing import Final

from esbat.engine.native import i64, vec
from esbat.games.wildegrens.events import EVENT_OFFERED
from esbat.games.wildegrens.names import (
    ASK_DRAFT,
    EMPTY,
    OPTIONS,
    STAGE_BEGINNING,
    STARTER,
    STEP_TURN,
    UNTURNED,
)
from esbat.games.wildegrens.rules_piles import deal_several, draw
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import (
    CURSES_IN_ALL,
    CURSES_IN_THE_COVEN,
    HAND,
    JURORS_IN_ALL,
    JURY,
    PAPERS_A_JUROR,
    SPOTS_IN_ALL,
    START_OF_PERSUASION,
    VALUES,
    WITCHES_IN_ALL,
)
from esbat.parts.bits import WIDE_BIT, wide_count, wide_nth

ZEROS: Final = vec[i64]([0] * 60)
EMPTIES: Final = vec[i64]([EMPTY] * 24)
FACE_DOWN: Final = vec[i64]([UNTURNED] * 6)
"""Copied, never written to: a copy is quicker than a new one."""


def begin_turn(board: Board) -> None:
    """WIL-118, WIL-142, WIL-206. Nothing of this turn is carried over; the next one begins."""
    board.turn += 1
    board.chosen = -1
    board.spent = 0
    board.overcome = 0
    board.reveals = 0
    board.extra = 0
    board.ease_familiars = 0
    board.ease_challenges = 0
    board.ease_mission = 0
    board.ignore_blocks = False
    board.cancelled = 0
    board.spared = 0
    board.succeeded = False
    board.fresh = 0
    for witch in range(WITCHES_IN_ALL):
        board.boost[witch] = 0
    board.depth = 0
    board.push(STEP_TURN, 0, STAGE_BEGINNING)


def lay_out(board: Board, options: dict[str, str]) -> None:
    """WIL-003, WIL-016, WIL-020, WIL-032. The standard game and nothing of the Tales, for one player."""
    board.places = EMPTIES[:JURY]
    board.spots = EMPTIES[:]
    board.lots = ZEROS[:SPOTS_IN_ALL]
    board.papers = FACE_DOWN[:]
    board.paper_lots = ZEROS[: JURY * PAPERS_A_JUROR]
    board.jury = ZEROS[:JURY]
    board.persuasion = ZEROS[:JURY]
    board.convictions = board.box.conviction_counts[:]
    board.conviction_discard = ZEROS[:VALUES]
    board.villagers = board.box.villager_counts[:]
    board.souls = ZEROS[:VALUES]
    board.coven_top = ZEROS[:36]
    board.recruit_top = ZEROS[:WITCHES_IN_ALL]
    board.challenge_top = ZEROS[:]
    board.boost = ZEROS[:WITCHES_IN_ALL]
    levels = OPTIONS[0].values
    fill_the_row(board, START_OF_PERSUASION[levels.index(options["difficulty"])])
    choose_coven(board, options["coven"] == STARTER)


def fill_the_row(board: Board, persuasion: i64) -> None:
    """WIL-002, WIL-020, WIL-021, WIL-022, WIL-023, WIL-024, WIL-025, WIL-026, WIL-027, WIL-028, WIL-029,
    WIL-030, WIL-031, WIL-032, WIL-036. Jury, Convictions, Missions and Challenges; piles that start empty are
    empty.
    """
    box = board.box
    everyone = WIDE_BIT[JURORS_IN_ALL] - 1
    board.challenges = box.common
    for place in range(JURY):
        juror = wide_nth(everyone, board.chance.pick(wide_count(everyone)))
        everyone &= ~WIDE_BIT[juror]
        board.jury[place] = juror
        board.persuasion[place] = persuasion
        board.missions |= WIDE_BIT[juror * 3] * 7
        board.challenges |= box.juror_challenges[juror]
    for paper in range(JURY * PAPERS_A_JUROR):
        board.unturned_papers += 1
    board.push(STEP_TURN, 0, STAGE_BEGINNING)  # what is dealt now lies face down
    for place in range(JURY):
        first_act = board.missions & box.act_missions[0]
        mission = wide_nth(first_act, board.chance.pick(wide_count(first_act)))
        board.missions &= ~WIDE_BIT[mission]
        board.places[place] = mission
        deal_several(board, place, box.challenge_count[mission])
    board.pop()


def choose_coven(board: Board, starter: bool) -> None:
    """WIL-033, WIL-034, WIL-037, WIL-038, WIL-039. The listed twelve, or a draft; the moon-marked stay in
    the box.
    """
    if starter:
        board.coven = board.box.starters
        board.recruits = board.box.playable & ~board.coven
    else:
        board.pool = board.box.playable
    offer(board)


def offer(board: Board) -> None:
    """WIL-034, WIL-R34. The next two Witches; with twelve in each deck the play begins."""
    if board.pool == 0:
        first_hand(board)
        return
    one = from_pool(board)
    other = from_pool(board)
    board.note(EVENT_OFFERED, one, other)
    board.push(ASK_DRAFT, 1, one, other)


def from_pool(board: Board) -> i64:
    witch = wide_nth(board.pool, board.chance.pick(wide_count(board.pool)))
    board.pool &= ~WIDE_BIT[witch]
    return witch


def first_hand(board: Board) -> None:
    """WIL-035, WIL-040, WIL-041, WIL-207, WIL-R35. Three Curses among the coven, three in the pile, five
    cards.
    """
    board.coven_curses = CURSES_IN_THE_COVEN
    board.curse_pile = CURSES_IN_ALL - CURSES_IN_THE_COVEN
    for turn in range(HAND):
        draw(board)
    begin_turn(board)
