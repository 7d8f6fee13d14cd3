"""The contract, nothing else."""

from typing import final

from esbat.engine.box import Fault, Pack, Rows
from esbat.engine.chance import Chance
from esbat.engine.decision import HIDDEN, Shown
from esbat.engine.errors import Refusal
from esbat.engine.event import CARD, COLOUR, REASON
from esbat.engine.game import Game
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.outcome import Outcome, ranks_by
from esbat.engine.state import ASKED, KIND, ROW, State
from esbat.games.air import decisions, effects, flow, game_pack, moves, refusals, rules
from esbat.games.air.events import EVENTS
from esbat.games.air.moves import card_text, colour_text
from esbat.games.air.names import (
    BONUS,
    CAT,
    CODE,
    COLOURS,
    DIPLOMA,
    EDITION,
    FIELDS,
    FLY,
    LAY,
    NO_FIELDS,
    OPTIONS,
    PREFIX,
    QUESTIONS,
    REASONS,
    SETTLE,
    SHOWN,
    TURN_LARGEST,
)
from esbat.games.air.state import Board
from esbat.games.air.tables import COLOUR_FACTS, WITCHES, ColourFact
from esbat.games.air.view import AirView
from esbat.parts.bag import Bag
from esbat.parts.bits import BIT


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Air(Board):
    """A play of Air Sorcière."""

    __slots__ = ()

    def generate(self, seat: i64, out: vec[i64]) -> i64:
        kind = self.stack[(self.depth - 1) * ROW + KIND]
        if kind == FLY:
            return decisions.flight_moves(self, seat, out)
        if kind == SETTLE:
            return decisions.settle_moves(self, seat, out)
        if kind == DIPLOMA:
            return decisions.diploma_moves(self, seat, out)
        if kind == LAY:
            return decisions.laying_moves(self, seat, rules.joker_tops(self, seat), out)
        if kind == BONUS:
            return decisions.bonus_moves(out)
        return decisions.cat_moves(self, seat, out)

    def apply(self, seat: i64, move: i64) -> None:
        kind = self.stack[(self.depth - 1) * ROW + KIND]
        if kind == FLY:
            flow.after_flight(self, seat, move)
        elif kind == SETTLE:
            decisions.answer_settling(self, seat, move)
        elif kind == DIPLOMA:
            flow.after_diploma_choice(self, seat, move)
        elif kind == LAY:
            flow.after_laying(self, seat, move)
        elif kind == BONUS:
            flow.after_bonus(self, seat, move)
        else:
            flow.after_cat(self, seat, move)

    def why_not(self, seat: int, move: int) -> Refusal | None:
        return refusals.why_not(self, seat, move)

    def view(self, seat: int) -> AirView:
        return AirView(seat, self)

    def question_name(self, kind: int) -> str:
        return QUESTIONS[kind]

    def field_names(self, kind: int) -> list[str]:
        return FIELDS.get(kind, NO_FIELDS)

    def shown(self, kind: int) -> Shown:
        return SHOWN.get(kind, HIDDEN)

    def awaited(self, seat: int, at: i64) -> i64:
        """AIR-R11. Under the cat, all who must choose: who has chosen already is not shown."""
        row = at * ROW
        return rules.under_the_cat(self) if self.stack[row + KIND] == CAT else self.stack[row + ASKED]

    def outcome(self) -> Outcome | None:
        """AIR-087, AIR-088, AIR-089, AIR-R22, AIR-R28. Points, then cards in hand; equal on both shares."""
        if self.depth > 0:
            return None
        scores: list[int] = []
        keys: list[tuple[int, int]] = []
        for seat in range(self.seats):
            scores.append(rules.points(self, seat))
            keys.append((rules.points(self, seat), self.hand_count(seat)))
        rule = "AIR-081" if self.reason == 2 else "AIR-083" if self.seats <= 3 else "AIR-084"
        return Outcome(scores, ranks_by(keys), REASONS[self.reason], rule)

    def clone(self) -> "Air":
        return Air(self.seats, self.chance.clone(), self)

    def imagine(self, seat: i64, chance: Chance) -> "Air":
        """AIR-093, AIR-R11, AIR-R25. Unseen witches are dealt anew; what others named for the cat is unknown.

        Everything is laid out in order of number first, so that two tables this seat cannot tell apart
        give, with the same luck, the same imagined table.
        """
        copy = Air(self.seats, chance, self)
        deck = copy.deck
        discard = copy.discard
        deck.count = 0
        discard.count = 0
        hidden = not self.open_hands
        unseen = self.unseen(seat, hidden)
        for card in WITCHES:
            if unseen[card >> 4] & BIT[card & 15]:
                deck.add(card)
        thrown = self.sets_of(self.discard)
        for card in WITCHES:
            if thrown[card >> 4] & BIT[card & 15]:
                discard.add(card)
        for other in range(self.seats):
            if other == seat:
                continue
            at = other * COLOURS
            held = self.hand_count(other)
            for colour in range(COLOURS):
                copy.chosen[at + colour] = 0
                if hidden:
                    copy.hands[at + colour] = 0
            if hidden:
                for card_number in range(held):
                    card = deck.draw(chance)
                    copy.hands[at + (card >> 4)] |= BIT[card & 15]
        if self.depth > 0:
            if self.top(KIND) == CAT:
                copy.set_top(ASKED, effects.seats_to_shed(copy))
            elif self.top(KIND) == LAY and self.turn != seat:
                copy.pop()  # what was named is nobody else's business: the diploma is asked for again
            if copy.top(KIND) == DIPLOMA:
                copy.set_top(TURN_LARGEST, rules.largest_diplomas(copy, self.turn))
        return copy

    def unseen(self, seat: i64, hidden: bool) -> vec[i64]:
        """The witches this seat cannot see, by colour: the deck, and other hands if they are hidden."""
        members = self.sets_of(self.deck)
        if hidden:
            for other in range(self.seats):
                if other != seat:
                    for colour in range(COLOURS):
                        members[colour] |= self.hands[other * COLOURS + colour]
        return members

    def sets_of(self, bag: Bag) -> vec[i64]:
        """What is in a bag, by colour."""
        members = vec[i64]([0, 0, 0, 0, 0])
        things = bag.things
        for at in range(bag.count):
            card = things[at]
            members[card >> 4] |= BIT[card & 15]
        return members


class AirGame(Game):
    """The title on the shelf, with the colours its plays are made from."""

    __slots__ = ("colours",)

    def __init__(self, colours: list[ColourFact], pack: Pack | None = None) -> None:
        super().__init__(CODE, PREFIX, EDITION, 2, 5, OPTIONS, EVENTS, game_pack.SECTIONS)
        self.colours = colours
        self.pack = pack

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """AIR-003, AIR-007, AIR-008. Two to five seats, a full deck, an empty discard."""
        deck = flow.full_deck(self.colours)
        play = Air(seats, chance)
        play.deck = Bag(deck, len(deck))
        play.discard = Bag(deck[:], 0)
        play.common = flow.empty_zone(2)
        play.columns = flow.empty_zone(seats)
        play.hands = flow.empty_zone(seats)
        play.chosen = flow.empty_zone(seats)
        play.grimoires = flow.empty_zone(seats)
        play.piles = flow.grimoire_piles(self.colours, seats)
        play.bonus_per_set = options["bonus_per_set"] == "true"
        play.several_diplomas = options["several_diplomas"] == "true"
        play.stop_allowed = options["allow_stop_without_landing"] == "true"
        play.deposit_again = options["deposit_again"] == "true"
        play.open_hands = options["open_hands"] == "true"
        flow.lay_out(play, options["first_player"], chance)
        return play

    def rows(self) -> Rows:
        return game_pack.rows_of_box(self.colours)

    def faults(self, rows: Rows) -> list[Fault]:
        return game_pack.faults(rows)

    def with_pack(self, pack: Pack) -> "AirGame":
        return AirGame(game_pack.box_of(pack.rows), pack)

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
        if holds == COLOUR:
            return colour_text(value)
        if holds == REASON:
            return REASONS[value]
        return str(value)


AIR = AirGame(COLOUR_FACTS)
