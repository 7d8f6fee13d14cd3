"""The contract, nothing else."""

from typing import final

from esbat.engine.box import Fault, Pack, Rows
from esbat.engine.chance import Chance
from esbat.engine.decision import HIDDEN, Shown
from esbat.engine.errors import Refusal
from esbat.engine.event import CARD, REASON
from esbat.engine.game import Game
from esbat.engine.move import Moves
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.outcome import Outcome, ranks_by
from esbat.engine.state import KIND, SEAT_BIT, State
from esbat.games.bal import decisions, flow, game_pack, moves, refusals, view
from esbat.games.bal import flow_answers as answers
from esbat.games.bal import rules_windows as windows
from esbat.games.bal import view_imagined as imagining
from esbat.games.bal.events import EVENTS, TOKEN
from esbat.games.bal.moves import card_text
from esbat.games.bal.names import (
    BOULE,
    CODE,
    EDITION,
    FIELDS,
    HARD,
    INCANTATIONS,
    LAST_WINDOW,
    LEVELS,
    NO_FIELDS,
    OPTIONS,
    PREFIX,
    QUESTIONS,
    REASONS,
    SHOWN,
)
from esbat.games.bal.state import QUEUE, Board
from esbat.games.bal.tables import (
    CARDS,
    FORMULAS,
    TOKEN_CODES,
    TOKENS,
    CardFact,
    FormulaFact,
    TokenFact,
    bowl_of,
    cards_of,
    deck_size,
)
from esbat.games.bal.view import BalView
from esbat.parts.bag import Bag


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Bal(Board):
    """A play of Le Bal des Sorcières."""

    __slots__ = ()

    def generate(self, seat: i64, moves: Moves) -> None:
        moves.count = self.written_into(seat, moves.room)

    def written_into(self, seat: i64, out: vec[i64]) -> i64:
        return decisions.possible(self, seat, out)

    def apply(self, seat: i64, move: i64) -> None:
        answers.answer(self, seat, move)
        flow.advance(self)

    def why_not(self, seat: int, move: int) -> Refusal | None:
        return refusals.why_not(self, seat, move)

    def view(self, seat: int) -> BalView:
        return BalView(seat, self)

    def question_name(self, kind: i64) -> str:
        return QUESTIONS[kind]

    def field_names(self, kind: i64) -> list[str]:
        return FIELDS.get(int(kind), NO_FIELDS)

    def shown(self, kind: i64) -> Shown:
        return SHOWN.get(int(kind), HIDDEN)

    def awaited(self, seat: i64, at: i64) -> i64:
        return view.awaited_by(self, seat)

    def in_window(self) -> bool:
        return windows.first_wave_open(self)

    def go_on(self) -> None:
        windows.all_pass(self)
        flow.advance(self)

    def window_ahead(self) -> State | None:
        """BAL-R97. The seat that is asked last, if it holds a card for this window."""
        copy = self.clone()
        windows.all_pass(copy)
        return copy if copy.top(KIND) <= LAST_WINDOW else None

    def outcome(self) -> Outcome | None:
        """BAL-001, BAL-063, BAL-R89.

        One Queen; the others by how long they lasted, Crapzouilles for a score.
        """
        if self.depth > 0:
            return None
        scores: list[int] = []
        keys: list[tuple[int, int]] = []
        for seat in range(self.seats):
            scores.append(self.lives[seat])
            keys.append((1 if self.is_alive(seat) else 0, self.out[seat]))
        return Outcome(scores, ranks_by(keys), REASONS[self.reason], "BAL-001")

    def clone(self) -> "Bal":
        return Bal(self.seats, self.chance.clone(), self)

    def imagine(self, seat: i64, chance: Chance) -> "Bal":
        """BAL-059, BAL-100. Unseen cards are dealt anew; secret answers of others are unknown."""
        copy = Bal(self.seats, chance, self)
        copy.deck.count = 0
        imagining.imagine(copy, self, seat, chance)
        return copy


def zeros(many: int) -> vec[i64]:
    """So many noughts."""
    return vec[i64]([0] * many)


class BalGame(Game):
    """The title on the shelf, with the box its plays are made from."""

    __slots__ = ("cards", "formulas", "tokens")

    def __init__(
        self,
        cards: list[CardFact],
        tokens: list[TokenFact],
        formulas: list[FormulaFact],
        pack: Pack | None = None,
    ) -> None:
        """BAL-002. Three to six seats."""
        super().__init__(CODE, PREFIX, EDITION, 3, 6, OPTIONS, EVENTS, moves.VERBS, game_pack.SECTIONS)
        self.cards = cards
        self.tokens = tokens
        self.formulas = formulas
        self.pack = pack

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        return self.laid_out(seats, options, chance, False)

    def set_up_patiently(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        return self.laid_out(seats, options, chance, True)

    def laid_out(self, seats: int, options: dict[str, str], chance: Chance, patient: bool) -> State:
        """BAL-006, BAL-007, BAL-008, BAL-011, BAL-015.

        The cards of the level, the Crapzouilles, empty piles.
        """
        level = LEVELS.index(options["level"])
        starting = int(options["crapzouilles"])
        play = Bal(seats, chance)
        play.deck = Bag(cards_of(self.cards, level), deck_size(self.cards, level))
        play.discard = zeros(20)
        play.laid = zeros(20)
        play.chosen = zeros(20)
        play.hands = zeros(20 * seats)
        play.sizes = zeros(seats)
        play.own = vec[i64]([starting] * seats)
        play.dead = zeros(seats)
        play.lives = vec[i64]([starting] * seats)
        play.captives = zeros(36)
        play.out = zeros(seats)
        play.answers = zeros(seats)
        play.committed = zeros(seats)
        play.queue = zeros(int(QUEUE))
        play.spoken = zeros(4)
        play.living = SEAT_BIT[seats - 1] * 2 - 1
        play.alive = seats
        play.bowl = bowl_of(self.tokens)
        play.patient = patient
        play.level = level
        play.balls = self.cards[int(BOULE)].level <= level
        play.starting = starting
        wish = options["inherit_hand"]
        play.inherit = wish == "on" or (wish == "by_level" and level == HARD)
        play.any_spells = options["defence_spells"] == "any"
        play.must_parry = options["must_parry"] == "true"
        play.returns_all = options["wand_returns"] == "all"
        play.any_time = options["ball_any_time"] == "true"
        play.incantation = INCANTATIONS.index(options["incantation"])
        play.strict = options["strict_accents"] == "true"
        play.false_discard = options["false_challenge"] == "discard"
        flow.lay_out(play, options["first_player"], chance)
        return play

    def rows(self) -> Rows:
        return game_pack.rows_of_box(self.cards, self.tokens, self.formulas)

    def faults(self, rows: Rows) -> list[Fault]:
        return game_pack.faults(rows)

    def with_pack(self, pack: Pack) -> "BalGame":
        rows = pack.rows
        return BalGame(game_pack.cards_in(rows), game_pack.tokens_in(rows), game_pack.formulas_in(rows), pack)

    def text(self, move: i64) -> str:
        return moves.text(move)

    def parse(self, text: str) -> i64:
        return moves.parse(text)

    def parts(self, move: i64) -> tuple[str, list[tuple[str, str, int]]]:
        return moves.parts(move)

    def all_moves(self) -> list[int]:
        return moves.all_moves()

    def field_text(self, holds: str, value: int) -> str:
        if holds == CARD:
            return card_text(value)
        if holds == TOKEN:
            return TOKEN_CODES[value]
        if holds == REASON:
            return REASONS[value]
        return str(value)


BAL = BalGame(CARDS, TOKENS, FORMULAS)
