"""Set-up, a turn's beginning and the end: the rulebook's back page."""

from esbat.engine.native import i64, vec
from esbat.engine.options import chosen, first_player
from esbat.engine.outcome import Outcome, ranks_by
from esbat.engine.state import SEAT_BIT
from esbat.games.bal import names, rules, tables
from esbat.games.bal.events import EVENT_TURN_BEGAN
from esbat.games.bal.state import QUEUE, Board
from esbat.parts.bag import Bag


def begin_turn(board: Board, seat: i64) -> None:
    """BAL-027. Carabosse arrives at a witch; nobody has stolen this turn yet."""
    board.turn = seat
    board.active = seat
    board.stolen = False
    rules.become(board, names.STEP_TURN_START)
    board.note(EVENT_TURN_BEGAN, seat)


def outcome(board: Board) -> Outcome | None:
    """BAL-001, BAL-063, BAL-R89.

    One Queen; the others by how long they lasted, Crapzouilles for a score.
    """
    if board.depth > 0:
        return None
    scores: list[int] = []
    keys: list[tuple[int, int]] = []
    for seat in range(board.seats):
        scores.append(board.lives[seat])
        keys.append((1 if board.is_alive(seat) else 0, board.out[seat]))
    return Outcome(scores, ranks_by(keys), names.REASONS[board.reason], "BAL-001")


# ---- set-up


def lay_out(
    board: Board, cards: list[tables.CardFact], tokens: list[tables.TokenFact], options: dict[str, str]
) -> None:
    """BAL-006, BAL-007, BAL-008, BAL-010, BAL-011, BAL-015, BAL-020, BAL-R96.

    The cards of the level, the Crapzouilles, empty piles; ten cards each; someone starts, in lap I, without a
    Sabbat.
    """
    level = names.LEVELS.index(options["level"])
    decide(board, options)
    board.level = level
    board.balls = cards[int(names.CARD_BOULE)].level <= level
    board.deck = Bag(tables.cards_of(cards, level), tables.deck_size(cards, level))
    board.bowl = tables.bowl_of(tokens)
    clear(board, int(options["crapzouilles"]))
    board.first = first_player(board, options["first_player"])
    for seat in range(board.seats):
        rules.draw(board, seat, tables.STARTING_HAND)
    board.push(names.STEP_TURN_START, 0)
    begin_turn(board, board.first)


def decide(board: Board, options: dict[str, str]) -> None:
    """What the table has decided, as far as play goes by it."""
    wish = options["inherit_hand"]
    board.inherit = wish == "on" or (wish == "by_level" and options["level"] == names.LEVELS[names.HARD])
    board.any_spells = options["defence_spells"] == "any"
    board.options = chosen(names.OPTIONS, options)
    board.returns_all = options["wand_returns"] == "all"
    board.incantation = names.INCANTATIONS.index(options["incantation"])
    board.false_discard = options["false_challenge"] == "discard"


def clear(board: Board, starting: int) -> None:
    """BAL-006, BAL-007, BAL-011. Nobody has a card, everybody all Crapzouilles."""
    seats = int(board.seats)
    kinds = int(names.KINDS)
    board.discard = zeros(kinds)
    board.laid = zeros(kinds)
    board.chosen = zeros(kinds)
    board.hands = zeros(kinds * seats)
    board.sizes = zeros(seats)
    board.starting = starting
    board.own = vec[i64]([starting] * seats)
    board.dead = zeros(seats)
    board.lives = vec[i64]([starting] * seats)
    board.captives = zeros(int(names.MOST_SEATS * names.MOST_SEATS))
    board.out = zeros(seats)
    board.answers = zeros(seats)
    board.committed = zeros(seats)
    board.queue = zeros(int(QUEUE))
    board.spoken = zeros(4)
    board.living = SEAT_BIT[seats - 1] * 2 - 1
    board.alive = seats


def zeros(many: int) -> vec[i64]:
    """So many noughts."""
    return vec[i64]([0] * many)
