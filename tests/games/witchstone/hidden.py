"""What the referee of Witchstone knows beyond the game's own contract: all pieces, and other truths.

`another_truth` is written apart from `imagine`, so that each can judge the other.
"""

from esbat.engine.chance import Chance
from esbat.engine.move import verb_of
from esbat.engine.state import KIND, State
from esbat.games.witchstone import moves
from esbat.games.witchstone.names import (
    ACT_LEFT,
    ASK_ACT,
    ASK_CELL,
    ASK_NEIGHBOUR,
    ASK_ORDER,
    ASK_PLACE_HEX,
    ASK_RUN,
    LAYING_PICKED,
    PLACE_HEX_TAKEN,
    PRIVATE_SCROLLS,
)
from esbat.games.witchstone.state import (
    BESIDE,
    BLACK,
    BLACK_SHELF,
    CRYSTALS,
    EARNED,
    FIXED,
    GONE,
    HAND,
    HEXES,
    LYING,
    OWLS,
    RESERVE,
    SCORE,
    SCROLLS,
    SHELVED,
    SPENT,
    SPOILED,
    STANDING,
    SUPPLY,
    TOKENS,
    UNDRAWN,
    Board,
)
from esbat.parts.bits import wide_listed


def counts(state: State) -> object:
    """Tiles, energy, witches and crystals of every seat; tokens, hexes, owls and scrolls of the board."""
    assert isinstance(state, Board)
    own = state.own
    kind = int(state.top(KIND)) if state.depth else 0
    picked = {int(state.top(LAYING_PICKED))} if kind in (ASK_CELL, ASK_NEIGHBOUR) else set()
    rows = []
    for seat in range(state.seats):
        tiles = [tile for field in (HAND, UNDRAWN, GONE) for tile in wide_listed(own[field + seat])]
        energy = int(own[SUPPLY + seat]) + sum(
            int(state.filled[road]) for road in range(state.box.road_count) if state.road_owner[road] == seat
        )
        witches = int(own[RESERVE + seat] + own[LYING + seat]) + len(wide_listed(own[STANDING + seat]))
        crystals = len(wide_listed(own[CRYSTALS + seat])) + len(wide_listed(own[BLACK + seat]))
        crystals += int(own[SHELVED + seat] + own[SPOILED + seat] + own[BESIDE + seat])
        crystals += 1 if own[BLACK_SHELF + seat] >= 0 else 0
        if seat == state.turn:
            tiles += sorted(picked)
            crystals += sum(state.waiting) + (1 if kind == ASK_RUN else 0)
        assert own[SCORE + seat] == sum(own[EARNED + 4 * reason + seat] for reason in range(12))
        rows.append((sorted(tiles), energy, witches, crystals))
    tokens = sum(state.open_tokens) + sum(1 for kind in state.tokens_at if kind >= 0)
    tokens += sum(own[TOKENS + seat] for seat in range(state.seats))
    hexes = wide_listed(state.hex_pile) + [int(hex) for hex in state.face_up if hex >= 0]
    scrolls = wide_listed(state.scroll_pile) + [int(scroll) for scroll in state.scroll_row if scroll >= 0]
    owls = sum(state.owls_left)
    for seat in range(state.seats):
        hexes += wide_listed(own[HEXES + seat]) + wide_listed(own[FIXED + seat])
        scrolls += wide_listed(own[SCROLLS + seat]) + wide_listed(own[SPENT + seat])
        owls += len(wide_listed(own[OWLS + seat]))
    if kind == ASK_PLACE_HEX:
        hexes.append(int(state.top(PLACE_HEX_TAKEN)))
    assert kind != ASK_ORDER or not picked
    return rows, int(tokens), sorted(hexes), sorted(scrolls), int(owls)


def shuffled(things: list[int], chance: Chance) -> list[int]:
    rest = things[:]
    return [rest.pop(chance.pick(len(rest))) for _ in things]


def set_of(members: list[int]) -> int:
    return sum(2**member for member in members)


def another_truth(state: State, eyes: int, chance: Chance) -> State:
    """A play that this seat cannot tell from the given one: other hands, other owl tiles, secret scrolls."""
    truth = state.clone()
    assert isinstance(truth, Board)
    own = truth.own
    others = [seat for seat in range(truth.seats) if seat != eyes]
    for seat in others:
        held = len(wide_listed(own[HAND + seat]))
        unseen = shuffled(wide_listed(own[HAND + seat] | own[UNDRAWN + seat]), chance)
        own[HAND + seat] = set_of(unseen[:held])
        own[UNDRAWN + seat] = set_of(unseen[held:])
    if truth.depth == 0:
        return truth
    redeal(truth, others, OWLS, [], chance)
    if truth.options & PRIVATE_SCROLLS:
        redeal_secrets(truth, others, chance)
        while idle(truth, eyes):
            redeal_secrets(truth, others, chance)
    return truth


def idle(board: Board, eyes: int) -> bool:
    """Is somebody else asked about a batch at its end, with nothing to answer? Then this is no truth."""
    asked = int(board.turn)
    if asked == eyes or board.top(KIND) != ASK_ACT:
        return False
    verbs = {verb_of(move) for move in board.legal(asked)}
    return verbs <= {moves.VERB_DONE, moves.VERB_BREAK} and board.top(ACT_LEFT) == 0


def redeal_secrets(board: Board, others: list[int], chance: Chance) -> None:
    """Secret scrolls: any number to anybody; only that the pile is gone, or is not, can be seen."""
    things = wide_listed(board.scroll_pile)
    for seat in others:
        things += wide_listed(board.own[SCROLLS + seat])
        board.own[SCROLLS + seat] = 0
    things = shuffled(things, chance)
    kept = 1 + int(chance.pick(len(things))) if board.scroll_pile else 0
    for thing in things[kept:]:
        board.own[SCROLLS + others[chance.pick(len(others))]] |= 2**thing
    board.scroll_pile = set_of(things[:kept])
    tidy(board, others)


def redeal(board: Board, others: list[int], field: int, pile: list[int], chance: Chance) -> list[int]:
    held = {seat: len(wide_listed(board.own[field + seat])) for seat in others}
    things = pile[:]
    for seat in others:
        things += wide_listed(board.own[field + seat])
    things = shuffled(things, chance)
    for seat in others:
        board.own[field + seat] = set_of(things[: held[seat]])
        things = things[held[seat] :]
    return things


def tidy(board: Board, others: list[int]) -> None:
    """Copies of a spell look alike: which of them lies where is no difference anybody could see."""
    for kind in range(len(board.box.scroll_codes)):
        copies = int(board.box.of_kind[kind])
        where = [len(wide_listed(board.own[SCROLLS + seat] & copies)) for seat in others]
        pile = len(wide_listed(board.scroll_pile & copies))
        free = [
            copy
            for copy in wide_listed(copies)
            if any(board.own[SCROLLS + seat] & 2**copy for seat in others) or board.scroll_pile & 2**copy
        ]
        for seat, many in zip(others, where, strict=True):
            board.own[SCROLLS + seat] &= ~copies
            board.own[SCROLLS + seat] |= set_of([free.pop(0) for _ in range(many)])
        board.scroll_pile &= ~copies
        board.scroll_pile |= set_of([free.pop(0) for _ in range(pile)])
