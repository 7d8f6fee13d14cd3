"""What a seat sees, added up from nothing."""

from esbat.engine.native import i64
from esbat.engine.options import shown
from esbat.engine.state import KIND, ROW, SEAT_BIT
from esbat.engine.view import View
from esbat.games.bal import names, rules
from esbat.games.bal.moves import VOCABULARY, card_text
from esbat.games.bal.questions import QUESTIONS
from esbat.games.bal.state import PIECES, Board
from esbat.games.bal.tables import TOKEN_CODES, WITCHES


class SeatView:
    """One seat as somebody sees it. `hand` is None where it is hidden."""

    __slots__ = (
        "alive", "captives", "chosen", "dead", "given", "hand", "hand_count", "lives", "out", "own", "shown",
        "witch",
    )  # fmt: skip

    def __init__(self, board: Board, eyes: i64, other: i64) -> None:
        """BAL-045, BAL-059, BAL-089, BAL-100.

        Coffers and hand sizes are open; cards, and what is being chosen, are not.
        """
        mine = eyes == other
        self.witch = WITCHES[other]
        self.alive = board.is_alive(other)
        self.out = int(board.out[other])
        self.lives = int(board.lives[other])
        self.own = int(board.own[other])
        self.dead = int(board.dead[other])
        captives: list[int] = []
        for owner in range(board.seats):
            captives.append(board.captives[other * 6 + owner])
        self.captives = captives
        self.hand_count = int(board.sizes[other])
        self.hand = board.cards(board.hands, other * names.KINDS) if mine else None
        self.chosen = board.cards(board.chosen, 0) if mine and composing(board, other) else []
        self.given = secret_answer(board, other) if mine else None
        self.shown = None if hides_committed(board) and not mine else answer_text(board.committed[other])

    def data(self) -> dict[str, object]:
        return {
            "witch": self.witch, "alive": self.alive, "out": self.out, "lives": self.lives, "own": self.own,
            "dead": self.dead, "captives": self.captives, "hand_count": self.hand_count,
            "hand": None if self.hand is None else [card_text(card) for card in self.hand],
            "chosen": [card_text(card) for card in self.chosen], "given": self.given, "shown": self.shown,
        }  # fmt: skip


class BalView(View):
    """The ballroom through one pair of eyes."""

    __slots__ = (
        "active", "attack", "awaited", "bound", "deck", "discard", "doubles", "farce", "first", "hex", "laid",
        "lap", "options", "over", "phase", "reading", "round", "seats", "stolen", "strike", "target",
        "top_discard", "turn", "wands_declined",
    )  # fmt: skip

    def __init__(self, seat: int, board: Board, other: "BalView | None" = None) -> None:
        """BAL-009, BAL-010, BAL-028, BAL-059. All that lies open; of hands, one's own.

        What lies open may be taken over from a view by other eyes, of the same moment.
        """
        self.seat = seat
        question = board.question_for(seat)
        self.phase = "over" if question is None else question.name
        self.awaited: list[int] = [] if question is None else question.seats
        self.over = board.depth == 0
        self.round = int(board.round)
        self.lap = int(board.lap)
        self.first = int(board.first)
        self.turn = int(board.turn)
        self.active = int(board.active)
        self.stolen = board.stolen
        self.bound = int(board.bound)
        self.deck = int(board.deck.count)
        self.discard: list[int] = board.cards(board.discard, 0) if other is None else other.discard
        self.top_discard = int(board.top_discard)
        self.laid: list[int] = board.cards(board.laid, 0) if other is None else other.laid
        laying = question is not None and question.kind == names.ASK_LAY
        self.target = int(board.top(names.LAY_TARGET)) if laying else -1
        self.attack: dict[str, object] | None = attack_data(board) if other is None else other.attack
        self.strike: dict[str, int] | None = strike_data(board) if other is None else other.strike
        self.doubles: list[list[int]] = pairs(board, 0, board.doubles) if other is None else other.doubles
        self.hex: dict[str, object] | None = hex_data(board) if other is None else other.hex
        self.farce: dict[str, object] | None = farce_data(board) if other is None else other.farce
        self.reading = reading_data(board, seat)
        self.wands_declined = int(rules.wands_declined(board, seat)) if seat >= 0 else 0
        self.options: dict[str, object] = options_data(board) if other is None else other.options
        self.seats: list[SeatView] = []
        for at in range(board.seats):
            if other is not None and at not in (seat, other.seat):
                self.seats.append(other.seats[at])
            else:
                self.seats.append(SeatView(board, seat, at))

    def data(self) -> dict[str, object]:
        return {
            "seat": self.seat, "phase": self.phase, "awaited": self.awaited, **self.table(),
            "target": self.target, **self.blows(), "reading": self.reading,
            "wands_declined": self.wands_declined, "options": self.options,
            "seats": [seat.data() for seat in self.seats],
        }  # fmt: skip

    def fact(self, name: str) -> object:
        """What moves ask for, without the rest of the table."""
        if name == "attack":
            return self.attack
        return self.farce if name == "farce" else self.data().get(name)

    def table(self) -> dict[str, object]:
        """Where the play stands and what lies on the table: the same for all eyes."""
        return {
            "over": self.over, "round": self.round, "lap": self.lap, "first": self.first, "turn": self.turn,
            "active": self.active, "stolen": self.stolen, "bound": self.bound, "deck": self.deck,
            "discard": [card_text(card) for card in self.discard],
            "top_discard": None if self.top_discard < 0 else card_text(self.top_discard),
            "laid": [card_text(card) for card in self.laid],
        }  # fmt: skip

    def blows(self) -> dict[str, object]:
        """What is under way between seats: the same for all eyes."""
        return {
            "attack": self.attack, "strike": self.strike, "doubles": self.doubles, "hex": self.hex,
            "farce": self.farce,
        }  # fmt: skip


def options_data(board: Board) -> dict[str, object]:
    found: dict[str, object] = {
        "level": names.LEVELS[board.level],
        "crapzouilles": int(board.starting),
        "inherit_hand": board.inherit,
        "any_spells": board.any_spells,
        "must_parry": False,
        "wand_returns": names.WAND_RETURNS[1 if board.returns_all else 0],
        "ball_any_time": False,
        "incantation": names.INCANTATIONS[board.incantation],
        "strict_accents": False,
        "false_challenge": board.false_discard,
    }
    found.update(shown(names.OPTIONS, board.options))
    return found


# ---- the question as somebody may know it


def composing(board: Board, seat: i64) -> bool:
    """Is this seat putting cards together?"""
    if not board.asked() & SEAT_BIT[seat]:
        return False
    return QUESTIONS[board.top(KIND)].composes


def answer_text(answer: i64) -> str | None:
    return None if answer == 0 else VOCABULARY.text(answer - 1)


def secret_answer(board: Board, seat: i64) -> str | None:
    """What the seat has answered in secret, for itself: a move, or the cards it gives away."""
    answer = board.answers[seat]
    if answer == 0:
        return None
    if board.top(KIND) != names.ASK_EXCHANGE:
        return VOCABULARY.text(answer - 1)
    gifts = [card_text((answer & 31) - 1)]
    if answer >> 5:
        gifts.append(card_text((answer >> 5) - 1))
    return " ".join(gifts)


def hides_committed(board: Board) -> bool:
    """BAL-R73. From the first question to the reveal the answers to a Sortilège wait in secret.

    So while a Baguette is read, and while those are asked again who lost a card meanwhile (BAL-R60).
    """
    for at in range(board.depth):
        if QUESTIONS[board.stack[at * ROW + KIND]].hides_answers:
            return True
    return False


# ---- what is under way


def row_of(board: Board, fields: list[str]) -> i64:
    """Where the topmost row begins on the stack that has this list of fields, or -1."""
    at = board.depth - 1
    while at >= 0:
        if QUESTIONS[board.stack[at * ROW + KIND]].fields is fields:
            return at * ROW
        at -= 1
    return -1


def attack_data(board: Board) -> dict[str, object] | None:
    """BAL-031. The attack on the table."""
    if board.attacker < 0:
        return None
    potions = [int(colour) for colour in (board.colour, board.other_colour) if colour >= 0]
    return {
        "attacker": int(board.attacker),
        "target": int(board.target),
        "potions": [card_text(colour) for colour in potions],
        "spell": None if board.spell < 0 else card_text(board.spell),
        "all": board.hexing,
    }


def strike_data(board: Board) -> dict[str, int] | None:
    """Who faces it now, from whom it came, who began it. A first defence looks like the window before it."""
    if board.quiet == names.ATTACK_WINDOW and board.attacker >= 0:
        seats = {"author": int(board.attacker), "sender": int(board.attacker), "defender": int(board.target)}
        return seats | {"double": 0}
    at = row_of(board, names.STRIKE_FIELDS)
    if at < 0:
        return None
    stack = board.stack
    return {
        "author": int(stack[at + names.STRIKE_AUTHOR]),
        "sender": int(stack[at + names.STRIKE_SENDER]),
        "defender": int(stack[at + names.STRIKE_DEFENDER]),
        "double": int(stack[at + names.STRIKE_WHAT] & names.DOUBLE),
    }


def pairs(board: Board, start: i64, count: i64) -> list[list[int]]:
    """Doubles or pieces as (from, to)."""
    found: list[list[int]] = []
    for at in range(count):
        found.append([int(board.queue[start + at * 2]), int(board.queue[start + at * 2 + 1])])
    return found


def seats_of(members: i64) -> list[int]:
    return [seat for seat in range(6) if members & SEAT_BIT[seat]]


def hex_data(board: Board) -> dict[str, object] | None:
    """BAL-R73. How a Sortilège stands."""
    if not board.hexing:
        return None
    return {
        "failed": seats_of(board.hex_failed),
        "won": seats_of(board.hex_won),
        "pieces": pairs(board, PIECES, board.pieces),
    }


def farce_data(board: Board) -> dict[str, object] | None:
    """BAL-104. The Farce under way: who began it with which card, the tokens, whom it has come to."""
    at = row_of(board, names.FARCE_FIELDS)
    if at < 0:
        return None
    tokens = [int(token) for token in (board.token, board.other_token) if token >= 0]
    return {
        "author": int(board.stack[at + names.FARCE_AUTHOR]),
        "card": card_text(board.stack[at + names.FARCE_CARD]),
        "tokens": [TOKEN_CODES[token] for token in tokens],
        "facing": int(board.facing),
        "helped": board.stack[at + names.FARCE_HELPED] != 0,
    }


def reading_data(board: Board, eyes: i64) -> dict[str, object] | None:
    """BAL-051. What is being read aloud; a slip of the tongue is known to the speaker alone."""
    if board.depth == 0 or not QUESTIONS[board.top(KIND)].reads:
        return None
    cards: list[str] = []
    for at in range(board.spoken[3]):
        cards.append(card_text(board.spoken[at]))
    return {
        "speaker": int(board.speaker),
        "cards": cards,
        "place": int(board.top(names.RECITE_PLACE)) if board.top(KIND) == names.ASK_RECITE else -1,
        "silent": seats_of(board.silent),
        "misread": board.misread != 0 if eyes == board.speaker else None,
        "challengers": seats_of(board.challengers),
    }
