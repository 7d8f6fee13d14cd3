"""Set-up, turn order and end: the rulebook's back page. What needs no choice happens here."""

from esbat.engine.native import i64, vec
from esbat.engine.options import chosen
from esbat.engine.outcome import Outcome, ranks_by
from esbat.engine.state import SEAT_BIT
from esbat.games.lancre import rules
from esbat.games.lancre.events import EVENT_PLAY_ENDED, EVENT_TURN_BEGAN
from esbat.games.lancre.names import (
    ALL_PLACED,
    ASK_CHOOSE,
    ASK_DRAW,
    ASK_START,
    COOPERATIVE,
    DIMITY,
    EXPERT,
    HONOURS,
    NO_CRISIS_LEFT,
    NO_TILE,
    NOBODY_YET,
    OPTIONS,
    OVERRUN,
    PIG_FARMER,
    REASONS,
    SAVED,
    THREE_ELVES,
    UNTURNED,
    WITCH_GRADE,
)
from esbat.games.lancre.rules_piles import draw, lift_tile, put_tile, show_top
from esbat.games.lancre.state import Board
from esbat.games.lancre.tables import (
    ALISSES_IN_ALL,
    BIG_IN_BOX,
    BIG_LEFT_TO_LOSE,
    BOXES,
    CACKLES_A_SEAT,
    CARDS_DEALT,
    CRISES_IN_ALL,
    DIE_VALUES,
    ELVES_TO_LOSE,
    EXPERT_CRISES,
    FACES,
    HONOURS_ABOVE,
    SMALL_IN_BOX,
    TOGETHER_ALISSES,
    TOGETHER_CACKLES,
    TOGETHER_CRISES,
    WITCH_FROM,
)
from esbat.parts.bag import Bag
from esbat.parts.bits import wide_lowest


def begin_turn(board: Board, seat: i64) -> None:
    """LAN-042, LAN-043, LAN-045, LAN-R13, LAN-R47. The tile is lifted; then she may turn up the first
    card.
    """
    board.turn = seat
    board.step = 0
    board.note(EVENT_TURN_BEGAN, seat)
    lift_tile(board, seat)
    board.push(ASK_DRAW, SEAT_BIT[seat])


def watch_for_elves(board: Board) -> None:
    """LAN-R54. With that option the play is lost as soon as the third elf is seen."""
    if rules.elves_in_sight(board) >= ELVES_TO_LOSE:
        end_play(board, THREE_ELVES)


def end_play(board: Board, reason: i64) -> None:
    """LAN-044, LAN-128, LAN-129, LAN-130, LAN-131, LAN-196. Nothing more is asked."""
    board.reason = reason
    board.depth = 0
    board.note(EVENT_PLAY_ENDED, reason)


def outcome(board: Board) -> Outcome | None:
    """LAN-134, LAN-190, LAN-196, LAN-197, LAN-R62, LAN-R63. Points and tie-breaks, or all together."""
    if board.depth > 0:
        return None
    scores: list[int] = [int(rules.points(board, seat)) for seat in range(board.seats)]
    reason = REASONS[board.reason]
    if board.reason != ALL_PLACED:
        rule = "LAN-129" if board.reason == THREE_ELVES else "LAN-196"
        if board.reason == NO_CRISIS_LEFT:
            rule = "LAN-128"
        together = board.options & COOPERATIVE != 0 and board.seats > 1
        return Outcome(scores, [0 for score in scores], reason, rule, "", together)
    if board.seats == 1:
        grade = solo_grade(scores[0])
        return Outcome(scores, [0 if grade == PIG_FARMER else 1], reason, "LAN-130", grade)
    if board.options & COOPERATIVE:
        left = int(rules.big_on_the_board(board))
        won = left < BIG_LEFT_TO_LOSE
        ranks = [1 if won else 0 for score in scores]
        numbers = {"big_left": left, "big_to_lose": int(BIG_LEFT_TO_LOSE)}
        return Outcome(scores, ranks, reason, "LAN-197", SAVED if won else OVERRUN, True, numbers)
    return Outcome(scores, ranks_by(standings(board, scores)), reason, "LAN-130")


def standings(board: Board, scores: list[int]) -> list[tuple[int, int]]:
    """LAN-134, LAN-135, LAN-136, LAN-137, LAN-138. Points; then fewest tokens, big points, the hardest
    tile.
    """
    keys: list[tuple[int, int]] = []
    for seat in range(board.seats):
        tokens = int(board.cackles[seat] + board.alisses[seat])
        hardest = int(rules.hardest(board, seat))
        keys.append(
            (
                scores[seat],
                (1000 - tokens) * 1_000_000 + int(rules.big_points(board, seat)) * 1000 + hardest,
            )
        )
    return keys


def solo_grade(score: int) -> str:
    """LAN-198, LAN-199, LAN-200, LAN-R62. Thirty and forty belong to the middle."""
    if score < WITCH_FROM:
        return PIG_FARMER
    return HONOURS if score > HONOURS_ABOVE else WITCH_GRADE


# ---- set-up


def lay_out(board: Board, options: dict[str, str]) -> None:
    """LAN-009, LAN-010, LAN-012, LAN-013, LAN-018, LAN-019, LAN-020, LAN-023, LAN-203, LAN-R11. Tiles, boxes,
    then the choice; alone one always plays the solo variant.
    """
    board.options = chosen(OPTIONS, options)
    if board.seats == 1:
        board.options |= COOPERATIVE
    open_box(board)
    reserves(board)
    for space in board.box.purple_squares:
        put_tile(board, space, UNTURNED)
    for space in board.box.green_squares:
        put_tile(board, space, board.small_bag.draw(board.chance))
    for box in range(BOXES):
        show_top(board, box)
    board.chosen_first = first_chooser(board)
    for turn in range(board.seats - 1, -1, -1):
        board.push(ASK_CHOOSE, SEAT_BIT[(board.chosen_first + turn) % board.seats])


def open_box(board: Board) -> None:
    """LAN-001, LAN-002. Cards and tiles in their piles and bags, an empty map, a place for each seat."""
    box = board.box
    seats = int(board.seats)
    spaces = int(box.dungeon)
    board.deck = Bag(box.every_card[:], box.card_count)
    board.discard = Bag(box.every_card[:], 0)
    board.small_bag = Bag(box.small_tiles[:], len(box.small_tiles))
    board.big_bag = Bag(box.big_tiles[:], len(box.big_tiles))
    board.tiles = blank(spaces, int(NO_TILE))
    board.markers = blank(spaces, 0)
    board.known = blank(spaces, 0)
    board.small_left = in_boxes(False, seats)
    board.big_left = in_boxes(True, seats)
    board.tops = blank(int(BOXES), int(NO_TILE))
    board.hands = blank(seats, 0)
    board.at = blank(seats, -1)
    board.witches = blank(seats, int(NOBODY_YET))
    board.special = blank(seats, 0)
    board.cackles = blank(seats, 0)
    board.alisses = blank(seats, 0)
    board.small_row = blank(seats, 0)
    board.big_row = blank(seats, 0)
    board.owned = blank(seats * int(box.kinds), 0)
    board.gone = blank(int(box.kinds), 0)
    board.dice = blank(4, 0)


def blank(many: int, value: int) -> vec[i64]:
    """So many times the same number."""
    return vec[i64]([value] * many)


def first_chooser(board: Board) -> i64:
    """LAN-023, LAN-024, LAN-204, LAN-R10, LAN-R11. The highest sum of four dice; those tied roll again. No
    cackles.
    """
    if board.seats == 1:
        return 0
    rolling = SEAT_BIT[board.seats - 1] * 2 - 1
    while rolling & (rolling - 1):
        best: i64 = -1
        leading: i64 = 0
        for seat in range(board.seats):
            if not rolling & SEAT_BIT[seat]:
                continue
            thrown: i64 = 0
            for die in range(4):
                thrown += DIE_VALUES[board.chance.pick(FACES)]
            if thrown > best:
                best = thrown
                leading = 0
            if thrown == best:
                leading |= SEAT_BIT[seat]
        rolling = leading
    return wide_lowest(rolling)


def all_chosen(board: Board) -> None:
    """LAN-031, LAN-032, LAN-033, LAN-034, LAN-186. Cards are dealt; pawns are placed from the first player
    on.
    """
    first = (board.chosen_first + board.seats - 1) % board.seats
    for seat in range(board.seats):
        if board.witches[seat] == DIMITY:
            first = seat
    board.turn = first
    for turn in range(board.seats):
        draw(board, (first + turn) % board.seats, CARDS_DEALT)
    for turn in range(board.seats - 1, -1, -1):
        board.push(ASK_START, SEAT_BIT[(first + turn) % board.seats])


def reserves(board: Board) -> None:
    """LAN-021, LAN-022, LAN-187, LAN-191, LAN-193, LAN-194, LAN-195, LAN-203, LAN-R60, LAN-R70. By seats and
    variant.
    """
    if board.options & COOPERATIVE:
        board.cackle_reserve = TOGETHER_CACKLES[board.seats]
        board.aliss_reserve = TOGETHER_ALISSES[board.seats]
        board.crisis_reserve = TOGETHER_CRISES[board.seats]
    else:
        board.cackle_reserve = CACKLES_A_SEAT * board.seats
        board.aliss_reserve = ALISSES_IN_ALL
        board.crisis_reserve = EXPERT_CRISES if board.options & EXPERT else CRISES_IN_ALL


def in_boxes(big: bool, seats: i64) -> vec[i64]:
    """LAN-010, LAN-013. Tiles of each problem box for so many players."""
    table = BIG_IN_BOX if big else SMALL_IN_BOX
    return vec[i64]([table[seats * BOXES + box] for box in range(BOXES)])
