"""The numbered rules, third part: Jurors and their Convictions, Villagers, and the end."""

from esbat.engine.native import i64, vec
from esbat.games.wildegrens import events
from esbat.games.wildegrens.names import EMPTY, NO_CURSE_LEFT, TOO_MANY_SOULS, TRIED, UNTURNED
from esbat.games.wildegrens.rules_piles import take_curse
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import (
    END_OF_THE_TRACK,
    FIRST_JUROR,
    JURY,
    PAPERS_A_JUROR,
    SOULS_TO_LOSE,
    VALUES,
)
from esbat.parts.bits import WIDE_BIT

# ---- the end


def end_play(board: Board, reason: i64) -> None:
    """WIL-070, WIL-122, WIL-R14. Nothing more is asked, and nothing more happens."""
    board.reason = reason
    board.depth = 0
    board.note(events.EVENT_PLAY_ENDED, reason)


# ---- numbers on cards


def total(counts: vec[i64]) -> i64:
    """How many cards these are."""
    many: i64 = 0
    for value in range(VALUES):
        many += counts[value]
    return many


def drawn(board: Board, counts: vec[i64]) -> i64:
    """One of these cards by luck: its number."""
    at = board.chance.pick(total(counts))
    value: i64 = 0
    while at >= counts[value]:
        at -= counts[value]
        value += 1
    counts[value] -= 1
    return value


# ---- persuasion


def persuade(board: Board, place: i64, amount: i64) -> None:
    """WIL-018, WIL-062, WIL-063, WIL-R24. The marker goes up, not above the end of the track."""
    now = board.persuasion[place] + amount
    board.persuasion[place] = now if now < END_OF_THE_TRACK else END_OF_THE_TRACK
    board.note(events.EVENT_PERSUADED, FIRST_JUROR + board.jury[place], amount, board.persuasion[place])


def dismay(board: Board, place: i64, amount: i64) -> None:
    """WIL-063, WIL-R24. The marker goes down, not below 0."""
    now = board.persuasion[place] - amount
    board.persuasion[place] = now if now > 0 else 0
    board.note(events.EVENT_DISMAYED, FIRST_JUROR + board.jury[place], amount, board.persuasion[place])


# ---- Convictions


def paper_name(board: Board, paper: i64) -> i64:
    """A Conviction card as moves and events name it: by the Juror, wherever seated."""
    return board.jury[paper // PAPERS_A_JUROR] * PAPERS_A_JUROR + paper % PAPERS_A_JUROR


def unveil(board: Board, paper: i64) -> None:
    """WIL-064, WIL-186. A face-down Conviction card is turned face up; a face-up one stays so."""
    if board.papers_up & WIDE_BIT[paper]:
        return
    if board.papers[paper] == UNTURNED:
        board.papers[paper] = drawn(board, board.convictions)
        board.unturned_papers -= 1
    board.paper_lots[paper] = 0
    board.papers_up |= WIDE_BIT[paper]
    board.note(events.EVENT_UNVEILED, paper_name(board, paper), board.papers[paper])


def strike(board: Board, paper: i64) -> None:
    """WIL-065, WIL-179, WIL-205. A Conviction card goes face up to its discard pile."""
    unveil(board, paper)
    value = board.papers[paper]
    board.conviction_discard[value] += 1
    board.papers[paper] = EMPTY
    board.papers_up &= ~WIDE_BIT[paper]
    board.note(events.EVENT_STRUCK, paper_name(board, paper), value)


def deal_paper(board: Board, paper: i64) -> None:
    """WIL-024, WIL-025, WIL-176. The top of the Conviction deck goes face down to this place, if there is
    one.
    """
    if total(board.convictions) == board.unturned_papers and not remake_convictions(board):
        return
    board.papers[paper] = UNTURNED
    board.unturned_papers += 1
    board.note(events.EVENT_NEW_PAPER, paper_name(board, paper))


def remake_convictions(board: Board) -> bool:
    """WIL-176. The discard pile becomes the new deck; what lies face down is settled first."""
    if total(board.conviction_discard) == 0:
        return False
    if board.unturned_papers:
        board.lots_made += 1
        for paper in range(JURY * PAPERS_A_JUROR):
            if board.papers[paper] == UNTURNED:
                board.papers[paper] = drawn(board, board.convictions)
                board.paper_lots[paper] = board.lots_made
        board.unturned_papers = 0
    for value in range(VALUES):
        board.convictions[value] = board.conviction_discard[value]
        board.conviction_discard[value] = 0
    board.note(events.EVENT_RESHUFFLED, total(board.convictions))
    return True


# ---- Villagers and Curses


def lose_villager(board: Board) -> None:
    """WIL-066, WIL-067, WIL-068, WIL-144, WIL-185, WIL-R15. One card of the Villager deck; a 0 goes back
    into it.
    """
    if total(board.villagers) == 0:
        return
    value = drawn(board, board.villagers)
    if value == 0:
        board.villagers[0] += 1
        board.note(events.EVENT_NOBODY_LOST)
        return
    board.souls[value] += 1
    board.souls_total += value
    board.note(events.EVENT_LOST_SOULS, value, board.souls_total)
    if board.souls_total >= SOULS_TO_LOSE:
        end_play(board, TOO_MANY_SOULS)


def restore_villager(board: Board, value: i64) -> None:
    """WIL-066. A card of Lost Souls is shuffled back into the Villager deck and counts no longer."""
    board.souls[value] -= 1
    board.villagers[value] += 1
    board.souls_total -= value
    board.note(events.EVENT_RESTORED, value, board.souls_total)


def suffer_curse(board: Board) -> None:
    """WIL-049, WIL-050, WIL-145, WIL-177, WIL-R16. A Curse from the pile; if it is empty, all is lost at
    once.
    """
    if board.curse_pile == 0:
        end_play(board, NO_CURSE_LEFT)
    else:
        take_curse(board)


# ---- the trial


def conviction(board: Board, place: i64) -> i64:
    """WIL-061, WIL-065, WIL-205. The sum of a Juror's Conviction cards, all face up; 0 if none is left."""
    summed: i64 = 0
    for paper in range(place * PAPERS_A_JUROR, place * PAPERS_A_JUROR + PAPERS_A_JUROR):
        if board.papers[paper] != EMPTY:
            summed += board.papers[paper]
    return summed


def hold_trial(board: Board) -> None:
    """WIL-060, WIL-126, WIL-149, WIL-150, WIL-151. Juror by Juror: turn up, add up, compare."""
    for place in range(JURY):
        for paper in range(place * PAPERS_A_JUROR, place * PAPERS_A_JUROR + PAPERS_A_JUROR):
            if board.papers[paper] != EMPTY:
                unveil(board, paper)
        needed = conviction(board, place)
        board.note(events.EVENT_JUDGED, FIRST_JUROR + board.jury[place], board.persuasion[place], needed)
        if board.persuasion[place] >= needed:
            board.convinced += 1
    end_play(board, TRIED)
