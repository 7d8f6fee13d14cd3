"""The contract, nothing else."""

from typing import final

from esbat.engine.box import Fault, Pack, Rows
from esbat.engine.chance import Chance
from esbat.engine.decision import HIDDEN, Shown
from esbat.engine.errors import Refusal
from esbat.engine.event import CARD, REASON
from esbat.engine.game import Game
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.outcome import Outcome, ranks_by
from esbat.engine.state import KIND, ROW, State
from esbat.games.lancre import decisions, effects, flow, game_pack, moves, refusals, rules
from esbat.games.lancre.decisions_cards import joining_moves, numbers_up_to, write_members
from esbat.games.lancre.events import EVENTS
from esbat.games.lancre.names import (
    ALL_PLACED,
    ASK_ARRIVE,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_END,
    ASK_FACING,
    ASK_FLIGHT,
    ASK_JOIN,
    ASK_LAND,
    ASK_LOOK,
    ASK_MARK,
    ASK_MOVE,
    ASK_PUT,
    ASK_READY,
    ASK_RELIEVE,
    ASK_REROLL,
    ASK_RETURN,
    ASK_REVEAL,
    ASK_ROB,
    ASK_START,
    ASK_TOTAL,
    CODE,
    DIE,
    EDITION,
    FEATURE,
    FEATURES,
    FIELDS,
    HONOURS,
    LOCATION,
    LOOK_AMONG,
    NO_CRISIS_LEFT,
    NO_FIELDS,
    NO_TILE,
    NOBODY_YET,
    OPTIONS,
    OVERRUN,
    PIG_FARMER,
    PREFIX,
    QUESTIONS,
    REASONS,
    RETURN_MOST,
    ROB_RICHEST,
    SAVED,
    SHOWN,
    SPACE,
    THREE_ELVES,
    TILE,
    UNTURNED,
    WITCH,
    WITCH_GRADE,
    WITCHES,
)
from esbat.games.lancre.state import Board
from esbat.games.lancre.tables import (
    BIG_LEFT_TO_LOSE,
    BOXES,
    HONOURS_ABOVE,
    STANDARD,
    WITCH_FROM,
    Box,
)
from esbat.games.lancre.view import LancreView, tile_text
from esbat.parts.bag import Bag
from esbat.parts.bits import WIDE_BIT, wide_count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Lancre(Board):
    """A play of the witches of Lancre."""

    __slots__ = ()

    def generate(self, seat: i64, moves: Moves) -> None:
        moves.count = self.written_into(seat, moves.room)

    def written_into(self, seat: i64, out: vec[i64]) -> i64:
        kind = self.stack[(self.depth - 1) * ROW + KIND]
        if kind == ASK_MOVE:
            return decisions.movement_moves(self, seat, out)
        if kind == ASK_ARRIVE:
            return decisions.arrival_moves(self, seat, out)
        if kind == ASK_FACING:
            return decisions.facing_moves(self, seat, out)
        if kind == ASK_TOTAL:
            return decisions.total_moves(self, seat, out)
        if kind == ASK_DRAW:
            return decisions.closing_moves(self, seat, ASK_DRAW, moves.VERB_DRAW, out)
        if kind == ASK_END:
            return decisions.closing_moves(self, seat, ASK_END, moves.VERB_END, out)
        if kind == ASK_READY:
            return decisions.ready_moves(self, seat, out)
        if kind == ASK_LAND:
            return decisions.landing_moves(self, seat, out)
        if kind == ASK_FLIGHT:
            return decisions.flight_moves(self, seat, out)
        if kind == ASK_REROLL:
            return numbers_up_to(moves.VERB_REROLL, moves.FIRST_DIE, moves.BOTH_DICE, out)
        if kind == ASK_DISCARD:
            return decisions.discard_moves(self, seat, out)
        return self.generate_rare(seat, kind, out)

    def generate_rare(self, seat: i64, kind: i64, out: vec[i64]) -> i64:
        if kind == ASK_PUT:
            return write_members(moves.VERB_PUT, decisions.put_spaces(self), out, 0)
        if kind == ASK_MARK:
            return write_members(moves.VERB_MARK, decisions.markable(self), out, 0)
        if kind == ASK_RELIEVE:
            return write_members(moves.VERB_RELIEVE, self.marked, out, 0)
        if kind == ASK_REVEAL:
            return write_members(moves.VERB_REVEAL, self.hidden, out, 0)
        if kind == ASK_LOOK:
            return write_members(moves.VERB_LOOK, self.top(LOOK_AMONG), out, 0)
        if kind == ASK_JOIN:
            return joining_moves(self, seat, out)
        if kind == ASK_ROB:
            return write_members(moves.VERB_ROB, self.top(ROB_RICHEST), out, 0)
        if kind == ASK_RETURN:
            return numbers_up_to(moves.VERB_RETURN, 0, self.top(RETURN_MOST), out)
        if kind == ASK_START:
            return decisions.start_moves(self, out)
        return decisions.witch_moves(self, out)

    def apply(self, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        kind = self.stack[(self.depth - 1) * ROW + KIND]
        if verb == moves.VERB_USE:
            effects.use(self, seat, argument_of(move))
        elif verb == moves.VERB_VANISH:
            effects.vanish(self, seat)
        elif verb == moves.VERB_THREE:
            effects.begin_joining(self, seat)
        elif verb == moves.VERB_HEAL:
            decisions.heal(self, seat)
        elif kind == ASK_MOVE:
            decisions.answer_movement(self, seat, move)
        elif kind == ASK_ARRIVE:
            decisions.answer_arrival(self, seat, move)
        elif kind == ASK_READY:
            decisions.answer_readiness(self, seat)
        elif kind == ASK_FACING:
            decisions.answer_facing(self, seat, move)
        elif kind == ASK_DRAW or kind == ASK_TOTAL or kind == ASK_END:
            decisions.simple_answer(self, seat, kind)
        elif kind == ASK_LAND:
            decisions.answer_landing(self, seat, move)
        elif kind == ASK_FLIGHT:
            decisions.answer_flight(self, seat, move)
        else:
            self.apply_rare(seat, kind, move)
        flow.advance(self)

    def apply_rare(self, seat: i64, kind: i64, move: i64) -> None:
        if kind == ASK_REROLL:
            effects.answer_rerolling(self, seat, move)
        elif kind == ASK_DISCARD:
            effects.answer_discarding(self, seat, move)
        elif kind == ASK_PUT:
            decisions.answer_putting(self, seat, move)
        elif kind == ASK_MARK:
            decisions.answer_marking(self, seat, move)
        elif kind == ASK_RELIEVE:
            effects.answer_relief(self, seat, move)
        elif kind == ASK_REVEAL:
            effects.answer_revealing(self, seat, move)
        elif kind == ASK_LOOK:
            effects.answer_looking(self, seat, move)
        elif kind == ASK_JOIN:
            effects.answer_joining(self, seat, move)
        elif kind == ASK_ROB:
            effects.answer_robbing(self, seat, move)
        elif kind == ASK_RETURN:
            effects.answer_returning(self, seat, move)
        elif kind == ASK_START:
            decisions.answer_start(self, seat, move)
            if self.depth == 0:
                flow.begin_turn(self, self.turn)
        else:
            decisions.answer_choice(self, seat, move)
            if self.depth == 0:
                flow.all_chosen(self)

    def why_not(self, seat: int, move: int) -> Refusal | None:
        return refusals.why_not(self, seat, move)

    def view(self, seat: int) -> LancreView:
        return LancreView(seat, self)

    def question_name(self, kind: i64) -> str:
        return QUESTIONS[kind]

    def field_names(self, kind: i64) -> list[str]:
        return FIELDS.get(int(kind), NO_FIELDS)

    def shown(self, kind: i64) -> Shown:
        return SHOWN.get(int(kind), HIDDEN)

    def outcome(self) -> Outcome | None:
        """LAN-134, LAN-190, LAN-196, LAN-197, LAN-R62, LAN-R63. Points and tie-breaks, or all together."""
        if self.depth > 0:
            return None
        scores: list[int] = [int(rules.points(self, seat)) for seat in range(self.seats)]
        reason = REASONS[self.reason]
        if self.reason != ALL_PLACED:
            rule = "LAN-129" if self.reason == THREE_ELVES else "LAN-196"
            if self.reason == NO_CRISIS_LEFT:
                rule = "LAN-128"
            together = self.cooperative and self.seats > 1
            return Outcome(scores, [0 for score in scores], reason, rule, "", together)
        if self.seats == 1:
            grade = solo_grade(scores[0])
            return Outcome(scores, [0 if grade == PIG_FARMER else 1], reason, "LAN-130", grade)
        if self.cooperative:
            left = int(rules.big_on_the_board(self))
            won = left < BIG_LEFT_TO_LOSE
            ranks = [1 if won else 0 for score in scores]
            numbers = {"big_left": left, "big_to_lose": int(BIG_LEFT_TO_LOSE)}
            return Outcome(scores, ranks, reason, "LAN-197", SAVED if won else OVERRUN, True, numbers)
        return Outcome(scores, ranks_by(self.standings(scores)), reason, "LAN-130")

    def standings(self, scores: list[int]) -> list[tuple[int, int]]:
        """LAN-134, LAN-135, LAN-136, LAN-137, LAN-138. Points; then fewest tokens, big points, the hardest
        tile.
        """
        keys: list[tuple[int, int]] = []
        for seat in range(self.seats):
            tokens = int(self.cackles[seat] + self.alisses[seat])
            hardest = int(rules.hardest(self, seat))
            keys.append(
                (
                    scores[seat],
                    (1000 - tokens) * 1_000_000 + int(rules.big_points(self, seat)) * 1000 + hardest,
                )
            )
        return keys

    def clone(self) -> "Lancre":
        return Lancre(self.box, self.seats, self.chance.clone(), self)

    def imagine(self, seat: i64, chance: Chance) -> "Lancre":
        """LAN-011, LAN-033, LAN-150, LAN-R64, LAN-R71. Unseen cards and tiles are dealt anew.

        Everything is laid out in order of number first, so that two tables this seat cannot tell apart
        give, with the same luck, the same imagined table.
        """
        copy = Lancre(self.box, self.seats, chance, self)
        put_in_order(copy.deck)
        put_in_order(copy.discard)
        put_in_order(copy.small_bag)
        put_in_order(copy.big_bag)
        copy.deal_hands_anew(seat, chance)
        copy.deal_tiles_anew(seat, chance)
        if copy.depth > 0 and copy.top(KIND) == ASK_JOIN and copy.turn != seat:
            copy.pop()  # the witches named so far are nobody else's business: she is asked again
        return copy

    def deal_hands_anew(self, seat: i64, chance: Chance) -> None:
        """Other hands go into the pile, which is laid out in order, and are dealt again."""
        if self.open_hands:
            return
        deck = self.deck
        unseen: i64 = 0
        for at in range(deck.count):
            unseen |= WIDE_BIT[deck.things[at]]
        for other in range(self.seats):
            if other != seat:
                unseen |= self.hands[other]
        deck.count = 0
        for card in range(self.box.card_count):
            if unseen & WIDE_BIT[card]:
                deck.add(card)
        for other in range(self.seats):
            if other != seat:
                held = wide_count(self.hands[other])
                self.hands[other] = 0
                for turn in range(held):
                    self.hands[other] |= WIDE_BIT[deck.draw(chance)]

    def deal_tiles_anew(self, seat: i64, chance: Chance) -> None:
        """Face-down tiles that only others have looked at become any others, still known to them."""
        if self.hidden == 0:
            return
        mine: i64 = WIDE_BIT[seat] if seat >= 0 else 0
        again: list[int] = []
        for space in range(self.box.dungeon):
            if (
                self.hidden & WIDE_BIT[space]
                and self.tiles[space] != UNTURNED
                and not self.known[space] & mine
            ):
                self.big_bag.add(self.tiles[space])
                again.append(int(space))
        if not again:
            return
        put_in_order(self.big_bag)
        for place in again:
            self.tiles[place] = self.big_bag.draw(chance)


def put_in_order(bag: Bag) -> None:
    """The same things in order of number, so that equal bags give equal draws."""
    things = bag.things
    for at, thing in enumerate(bag.listed()):
        things[at] = thing


def solo_grade(score: int) -> str:
    """LAN-198, LAN-199, LAN-200, LAN-R62. Thirty and forty belong to the middle."""
    if score < WITCH_FROM:
        return PIG_FARMER
    return HONOURS if score > HONOURS_ABOVE else WITCH_GRADE


def blank(many: int, value: int) -> vec[i64]:
    """So many times the same number."""
    return vec[i64]([value] * many)


class LancreGame(Game):
    """The title on the shelf, with the box its plays are made from."""

    __slots__ = ("box",)

    def __init__(self, box: Box, pack: Pack | None = None) -> None:
        super().__init__(CODE, PREFIX, EDITION, 1, 4, OPTIONS, EVENTS, moves.VERBS, game_pack.SECTIONS)
        self.box = box
        self.pack = pack

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """LAN-001, LAN-002, LAN-203. One to four seats; alone one always plays the solo variant."""
        box = self.box
        cards = list(range(box.card_count))
        spaces = int(box.dungeon)
        small = box.bag_of(False)
        big = box.bag_of(True)
        play = Lancre(box, seats, chance)
        play.deck = Bag(vec[i64](cards), len(cards))
        play.discard = Bag(vec[i64](cards), 0)
        play.small_bag = Bag(vec[i64](small), len(small))
        play.big_bag = Bag(vec[i64](big), len(big))
        play.tiles = blank(spaces, int(NO_TILE))
        play.markers = blank(spaces, 0)
        play.known = blank(spaces, 0)
        play.small_left = flow.in_boxes(False, seats)
        play.big_left = flow.in_boxes(True, seats)
        play.tops = blank(int(BOXES), int(NO_TILE))
        play.hands = blank(seats, 0)
        play.at = blank(seats, -1)
        play.witches = blank(seats, int(NOBODY_YET))
        play.special = blank(seats, 0)
        play.cackles = blank(seats, 0)
        play.alisses = blank(seats, 0)
        play.small_row = blank(seats, 0)
        play.big_row = blank(seats, 0)
        play.owned = blank(seats * int(box.kinds), 0)
        play.gone = blank(int(box.kinds), 0)
        play.dice = blank(4, 0)
        play.cooperative = seats == 1 or options["cooperative"] == "true"
        play.expert = options["expert"] == "true"
        play.choose_returns = options["choose_returns"] == "true"
        play.open_hands = options["open_hands"] == "true"
        play.elves_at_once = options["elves_at_once"] == "true"
        flow.reserves(play)
        flow.lay_out(play)
        return play

    def rows(self) -> Rows:
        return game_pack.rows_of_box(self.box)

    def faults(self, rows: Rows) -> list[Fault]:
        return game_pack.faults(rows)

    def with_pack(self, pack: Pack) -> "LancreGame":
        return LancreGame(game_pack.box_of(pack.rows), pack)

    def printed_names(self, language: str) -> dict[str, str]:
        return {} if self.pack is None else game_pack.names_of(self.box, language)

    def text(self, move: i64) -> str:
        return moves.text(self.box, move)

    def parse(self, text: str) -> i64:
        return moves.parse(self.box, text)

    def parts(self, move: i64) -> tuple[str, list[tuple[str, str, int]]]:
        return moves.parts(move)

    def all_moves(self) -> list[int]:
        return moves.all_moves(self.box)

    def field_text(self, holds: str, value: int) -> str:
        if holds == CARD:
            return self.box.card_codes[value]
        if holds == SPACE:
            return self.box.space_codes[value]
        if holds == LOCATION:
            return self.box.location_codes[value]
        if holds == TILE:
            return tile_text(self.box, value)
        if holds == WITCH:
            return WITCHES[value]
        if holds == FEATURE:
            return FEATURES[value]
        if holds == DIE:
            return "cackle" if value == 0 else str(value)
        if holds == REASON:
            return REASONS[value]
        return str(value)


LANCRE = LancreGame(STANDARD)
