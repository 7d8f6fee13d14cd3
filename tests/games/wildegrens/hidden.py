"""What the referee knows beyond the game's own contract: all cards on the table, and other truths.

`another_truth` is written apart from `imagine`, so that each can judge the other.
"""

from esbat.engine.chance import Chance
from esbat.engine.state import KIND, State
from esbat.games.wildegrens.names import (
    ASK_DRAFT,
    ASK_SCRY,
    DRAFT_ONE,
    DRAFT_OTHER,
    EMPTY,
    FROM_CHALLENGES,
    SCRY_DECK,
    UNTURNED,
)
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import CURSE
from esbat.parts.bits import wide_listed


def witches(board: Board) -> list[int]:
    """Every Witch wherever she lies, twice if she is in two places."""
    found: list[int] = []
    for zone in (
        board.pool,
        board.coven,
        board.hand,
        board.discard,
        board.hidden,
        board.revealed,
        board.prison,
        board.recruits,
        board.gone,
    ):
        found += wide_listed(zone)
    found += [int(board.coven_top[at]) for at in range(board.coven_top_count)]
    found += [int(board.recruit_top[at]) for at in range(board.recruit_top_count)]
    if board.depth and board.stack[KIND] == ASK_DRAFT:
        found += [int(board.top(DRAFT_ONE)), int(board.top(DRAFT_OTHER))]
    if not looking_at_challenges(board):
        found += wide_listed(board.looked)
    return sorted(card for card in found if card != CURSE)


def looking_at_challenges(board: Board) -> bool:
    if board.depth == 0:
        return False
    return board.top(KIND) == ASK_SCRY and board.top(SCRY_DECK) == FROM_CHALLENGES


def curses(board: Board) -> int:
    on_top = [int(board.coven_top[at]) for at in range(board.coven_top_count)].count(int(CURSE))
    return int(
        board.coven_curses
        + board.hand_curses
        + board.discard_curses
        + board.curse_pile
        + board.looked_curses
        + on_top
    )


def challenges(board: Board) -> list[int]:
    """Every Challenge; those that lie unturned are still among the unseen ones."""
    found = wide_listed(board.challenges) + wide_listed(board.challenge_discard)
    found += wide_listed(board.familiars)
    found += [int(board.challenge_top[at]) for at in range(board.challenge_top_count)]
    found += [int(card) for card in board.spots if card >= 0]
    if looking_at_challenges(board):
        found += wide_listed(board.looked)
    return sorted(found)


def convictions(board: Board) -> list[int]:
    found = [value for value, many in enumerate(board.convictions) for _ in range(many)]
    found += [value for value, many in enumerate(board.conviction_discard) for _ in range(many)]
    return sorted(found + [int(paper) for paper in board.papers if paper >= 0])


def villagers(board: Board) -> list[int]:
    found = [value for value, many in enumerate(board.villagers) for _ in range(many)]
    return sorted(found + [value for value, many in enumerate(board.souls) for _ in range(many)])


def counts(state: State) -> object:
    """24 Witches, 6 Curses, 35 Challenges, 12 Convictions, 8 Villagers; all where they should be."""
    assert isinstance(state, Board)
    if state.depth and state.stack[KIND] == ASK_DRAFT:
        assert curses(state) == 0  # they come with the first hand
    assert sum(1 for card in state.spots if card == UNTURNED) == state.unturned
    assert sum(1 for paper in state.papers if paper == UNTURNED) == state.unturned_papers
    filled = sum(2**spot for spot, card in enumerate(state.spots) if card != EMPTY)
    assert filled == state.filled and state.up & ~filled == 0 and state.seen & (state.up | ~filled) == 0
    if not (state.depth and state.stack[KIND] == ASK_DRAFT):
        assert curses(state) == 6
    of_the_jury = state.box.common
    for juror in state.jury:
        of_the_jury |= state.box.juror_challenges[juror]
    assert challenges(state) == wide_listed(of_the_jury)
    return witches(state), len(challenges(state)), convictions(state), villagers(state)


def another_truth(state: State, eyes: int, chance: Chance) -> State:
    """A play that looks the same: face-down cards settled in one lot change places."""
    truth = state.clone()
    assert isinstance(truth, Board)
    for lots, cards in ((truth.lots, truth.spots), (truth.paper_lots, truth.papers)):
        for lot in sorted({int(number) for number in lots if number}):
            at = [place for place, number in enumerate(lots) if number == lot]
            moved = [int(cards[place]) for place in at]
            for place in at:
                cards[place] = moved.pop(chance.pick(len(moved)))
    return truth
