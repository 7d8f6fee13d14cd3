"""The contract, nothing else."""

from typing import Final, final

from esbat.engine.box import Fault, Pack, Rows
from esbat.engine.chance import Chance
from esbat.engine.decision import HIDDEN, Shown
from esbat.engine.errors import BadSetting, Refusal
from esbat.engine.event import REASON
from esbat.engine.game import Game
from esbat.engine.move import Moves, verb_of
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.outcome import Outcome, ranks_by
from esbat.engine.state import KIND, ROW, State
from esbat.games.witchstone import decisions, decisions_answers, effects, flow, game_pack, moves, refusals
from esbat.games.witchstone.events import EVENTS
from esbat.games.witchstone.names import (
    ACT_TYPE,
    ASK_ACT,
    ASK_CELL,
    ASK_NEIGHBOUR,
    ASK_ORDER,
    ASK_PLACE_HEX,
    ASK_RUN,
    ASK_TILE,
    ASK_TOKEN,
    ASK_TOWER,
    CODE,
    EARNINGS,
    EDITION,
    END,
    EXIT,
    FIELDS,
    HEX,
    NO_FIELDS,
    NO_HANDICAP,
    OPTIONS,
    POINTS_FOR,
    PREFIX,
    QUESTIONS,
    RANDOM_SEAT,
    REASONS,
    SCROLL_CARD,
    SHELF,
    SHELVES,
    SHOWN,
    SOURCE,
    SOURCES,
)
from esbat.games.witchstone.state import (
    AHEAD,
    ARRIVAL,
    HAND,
    LEVEL,
    OWLS,
    OWN_ROOM,
    SCORE,
    SCROLLS,
    TURNS,
    UNDRAWN,
    Board,
)
from esbat.games.witchstone.tables_box import CELL_ROOM, MOST_LOCATIONS, STANDARD, Box
from esbat.games.witchstone.view import WitchstoneView
from esbat.parts.bits import WIDE_BIT, wide_count, wide_lowest

"""Thirty-two rows to begin with: bonuses seldom nest deeper than ten, and the stack grows."""
SCROLL_CHANCE: Final[i64] = 3
"""Imagined: in one turn of three somebody takes a scroll, as in plays of chance."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Witchstone(Board):
    """A play of Witchstone."""

    __slots__ = ()

    def generate(self, seat: i64, moves: Moves) -> None:
        moves.count = self.written_into(seat, moves.room)

    def written_into(self, seat: i64, out: vec[i64]) -> i64:
        kind = self.stack[(self.depth - 1) * ROW + KIND]
        if kind == ASK_ACT:
            return decisions.action_moves(self, seat, out)
        if kind == ASK_RUN:
            return decisions.run_moves(self, seat, out)
        if kind == ASK_TILE:
            return decisions.tile_moves(self, seat, out)
        if kind == ASK_CELL:
            return decisions.cell_moves(self, seat, out)
        if kind == ASK_NEIGHBOUR:
            return decisions.neighbour_moves(self, seat, out)
        if kind == ASK_ORDER:
            return decisions.order_moves(self, seat, out)
        if kind == ASK_PLACE_HEX:
            return decisions.hex_moves(self, seat, out)
        if kind == ASK_TOKEN:
            return decisions.token_moves(self, out)
        if kind == ASK_TOWER:
            return decisions.tower_moves(self, out)
        return decisions.wish_moves(self, seat, out)

    def apply(self, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        kind = self.stack[(self.depth - 1) * ROW + KIND]
        acted: i64 = -1
        if moves.VERB_CHARGE <= verb <= moves.VERB_PUSH:
            # A crystal that ran on did so above its batch.
            acted = self.depth - (2 if kind == ASK_RUN else 1)
        if verb == moves.VERB_BREAK:
            decisions_answers.answer_break(self, seat, move)
        elif kind == ASK_ACT:
            if verb == moves.VERB_SPEND:
                effects.answer_spending(self, seat, move)
            elif verb == moves.VERB_BOOST:
                effects.answer_boost(self, seat, move)
            else:
                decisions_answers.answer_action(self, seat, move)
        elif kind == ASK_RUN:
            decisions_answers.answer_run(self, seat, move)
        elif kind == ASK_TILE:
            decisions_answers.answer_tile(self, seat, move)
        elif kind == ASK_CELL:
            decisions_answers.answer_cell(self, seat, move)
        elif kind == ASK_NEIGHBOUR:
            decisions_answers.answer_neighbour(self, seat, move)
        elif kind == ASK_ORDER:
            decisions_answers.answer_order(self, seat, move)
        elif kind == ASK_PLACE_HEX:
            effects.answer_hex(self, seat, move)
        elif kind == ASK_TOKEN:
            effects.answer_token(self, seat, move)
        elif kind == ASK_TOWER:
            decisions_answers.answer_tower(self, seat, move)
        else:
            effects.answer_wish(self, seat, move)
        flow.advance(self, acted)

    def why_not(self, seat: int, move: int) -> Refusal | None:
        return refusals.why_not(self, seat, move)

    def view(self, seat: int) -> WitchstoneView:
        return WitchstoneView(seat, self)

    def question_name(self, kind: i64) -> str:
        return QUESTIONS[kind]

    def field_names(self, kind: i64) -> list[str]:
        return FIELDS.get(int(kind), NO_FIELDS)

    def shown(self, kind: i64) -> Shown:
        return SHOWN.get(int(kind), HIDDEN)

    def outcome(self) -> Outcome | None:
        """WST-223, WST-224, WST-R23. Most points; then farthest on the wand; then first to have got there."""
        if self.depth > 0:
            return None
        own = self.own
        scores: list[int] = [int(own[SCORE + seat]) for seat in range(self.seats)]
        keys: list[tuple[int, int]] = []
        for seat in range(self.seats):
            ahead = int(own[AHEAD + seat])
            # Those still on the handle have not arrived anywhere, and share.
            keys.append((scores[seat], ahead * 10_000 - int(own[ARRIVAL + seat]) if ahead else 0))
        return Outcome(scores, ranks_by(keys), REASONS[self.reason], "WST-216")

    def clone(self) -> "Witchstone":
        return Witchstone(self.box, self.seats, self.chance.clone(), self)

    def imagine(self, seat: i64, chance: Chance) -> "Witchstone":
        """WST-014, WST-179, WST-R43. Hands, owl tiles and secret scrolls of others are dealt anew.

        Piles are sets, out of which luck picks when it is needed: they hold nothing to deal. Equal looks
        and equal luck therefore give equal imagined tables.
        """
        copy = Witchstone(self.box, self.seats, chance, self)
        copy.deal_tiles_anew(seat, chance)
        if self.depth > 0:
            copy.deal_owls_anew(seat, chance)
            if self.private_scrolls:
                copy.deal_scrolls_anew(seat, chance)
        return copy

    def deal_tiles_anew(self, seat: i64, chance: Chance) -> None:
        """Other hands: as many as before, of all tiles that seat has not shown."""
        own = self.own
        for other in range(self.seats):
            if other != seat:
                hand = wide_count(own[HAND + other])
                unseen = own[HAND + other] | own[UNDRAWN + other]
                own[HAND + other] = some_of(unseen, hand, chance)
                own[UNDRAWN + other] = unseen & ~own[HAND + other]

    def deal_owls_anew(self, seat: i64, chance: Chance) -> None:
        """Owl tiles that others have taken: as many to each as before."""
        own = self.own
        taken: i64 = 0
        for other in range(self.seats):
            if other != seat:
                taken |= own[OWLS + other]
        for other in range(self.seats):
            if other != seat:
                held = some_of(taken, wide_count(own[OWLS + other]), chance)
                own[OWLS + other] = held
                taken &= ~held

    def deal_scrolls_anew(self, seat: i64, chance: Chance) -> None:
        """WST-179, WST-R43. Secret scrolls: other hands and the pile together, dealt again.

        How many somebody holds is secret, too: as many as luck brings in so many turns. Only when the pile
        is gone do the others hold all that is left, whoever it be. Whoever is asked about a batch that
        nothing but a spell keeps open must hold one.
        """
        unseen = self.scroll_pile
        for other in range(self.seats):
            if other != seat:
                unseen |= self.own[SCROLLS + other]
                self.own[SCROLLS + other] = 0
        if self.scroll_pile == 0:
            while unseen:
                unseen = self.give_scroll(
                    other_seat(seat, chance.pick(self.seats - 1)), unseen, unseen, chance
                )
            return
        for other in range(self.seats):
            if other != seat:
                for turn in range(self.own[TURNS + other]):
                    if chance.pick(SCROLL_CHANCE) == 0 and unseen & (unseen - 1):
                        unseen = self.give_scroll(other, unseen, unseen, chance)
        self.scroll_pile = unseen
        asked = self.turn
        if self.top(KIND) == ASK_ACT and asked != seat:
            spells = unseen & (self.box.spells if self.any_spell else self.fitting_spells())
            while spells and decisions.batch_over(self, asked, True) and unseen & (unseen - 1):
                unseen = self.give_scroll(asked, spells, unseen, chance)
                spells &= unseen
            self.scroll_pile = unseen

    def fitting_spells(self) -> i64:
        """WST-R16. Spells for the batch on top."""
        return self.box.spells_for[self.top(ACT_TYPE)] | self.box.single_spells

    def give_scroll(self, seat: i64, offered: i64, unseen: i64, chance: Chance) -> i64:
        """One of those offered, each as likely as the others; what is unseen afterwards.

        Copies look alike: they are given in the order of their numbers.
        """
        kind = self.box.kind_of[wide_lowest(some_of(offered, 1, chance))]
        scroll = WIDE_BIT[wide_lowest(unseen & self.box.of_kind[kind])]
        self.own[SCROLLS + seat] |= scroll
        return unseen & ~scroll


def other_seat(seat: i64, number: i64) -> i64:
    """The seats other than this one, from 0 on."""
    return number if number < seat else number + 1


def some_of(members: i64, many: i64, chance: Chance) -> i64:
    """So many members of a set, each as likely as the others."""
    found: i64 = 0
    for turn in range(many):
        left = members & ~found
        for skip in range(chance.pick(wide_count(left))):
            left &= left - 1
        found |= left & -left
    return found


def blank(many: int, value: int = 0) -> vec[i64]:
    """So many times the same number."""
    return vec[i64]([value] * many)


class WitchstoneGame(Game):
    """The title on the shelf, with the box its plays are made from."""

    __slots__ = ("box",)

    def __init__(self, box: Box, pack: Pack | None = None) -> None:
        """WST-001. Two to four seats."""
        super().__init__(CODE, PREFIX, EDITION, 2, 4, OPTIONS, EVENTS, moves.VERBS, game_pack.SECTIONS)
        self.box = box
        self.pack = pack

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """WST-001, WST-002, WST-010, WST-017, WST-225, WST-R45. Pieces, handicaps, the first player, the
        board.
        """
        box = self.box
        play = Witchstone(box, seats, chance)
        play.own = blank(OWN_ROOM)
        play.laid = blank(seats * int(CELL_ROOM))
        play.links = blank(seats * MOST_LOCATIONS)
        play.racks = blank(seats * 7)
        play.filled = blank(int(box.road_count))
        play.road_owner = blank(int(box.road_count), -1)
        play.tokens_at = blank(int(box.location_count))
        play.open_tokens = blank(7)
        play.face_up = blank(int(box.ring_length))
        play.owls_left = blank(int(box.stacks))
        play.scroll_row = blank(6)
        play.owed = blank(18)
        play.waiting = blank(2 * len(box.exits))
        play.private_scrolls = options["private_scrolls"] == "true"
        play.any_spell = options["any_spell"] == "true"
        for seat in range(seats):
            level = options[f"handicap_{seat + 1}"]
            play.own[LEVEL + seat] = 0 if level == NO_HANDICAP else int(level)
        play.first = first_seat(seats, options["first"], chance)
        flow.lay_out(play)
        flow.advance(play, -1)
        return play

    def rows(self) -> Rows:
        return game_pack.rows_of_box(self.box)

    def faults(self, rows: Rows) -> list[Fault]:
        return game_pack.faults(rows)

    def with_pack(self, pack: Pack) -> "WitchstoneGame":
        return WitchstoneGame(game_pack.box_of(pack.rows), pack)

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
        known = moves.names_of(self.box, holds)
        if known:
            return known[value]
        if holds == HEX:
            return self.box.hex_codes[value]
        if holds == END:
            return moves.end_text(self.box, value)
        if holds == EXIT:
            return self.box.exit_codes[value]
        if holds == SCROLL_CARD:
            return self.box.scroll_codes[value]
        if holds == SHELF:
            return SHELVES[value]
        if holds == SOURCE:
            return SOURCES[value]
        if holds == POINTS_FOR:
            return EARNINGS[value]
        if holds == REASON:
            return REASONS[value]
        return str(value)


def first_seat(seats: int, wish: str, chance: Chance) -> int:
    """WST-017. A seat named before the play, or any by luck; BadSetting if there is no such seat."""
    if wish == RANDOM_SEAT:
        return int(chance.pick(seats))
    if int(wish) > seats:
        known = ", ".join([*[str(seat + 1) for seat in range(seats)], RANDOM_SEAT])
        raise BadSetting("bad-option-value", {"option": "first", "value": wish, "known": known})
    return int(wish) - 1


WITCHSTONE = WitchstoneGame(STANDARD)
