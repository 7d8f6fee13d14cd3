"""The contract, nothing else."""

from typing import Final, final

from esbat.engine.box import Fault, Pack, Rows
from esbat.engine.chance import Chance
from esbat.engine.decision import HIDDEN, Shown
from esbat.engine.errors import Refusal
from esbat.engine.event import CARD, REASON
from esbat.engine.game import Game
from esbat.engine.move import Moves
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.outcome import Outcome
from esbat.engine.state import State
from esbat.games.wildegrens import decisions_lists, flow, flow_setup, game_pack, moves, refusals
from esbat.games.wildegrens.events import EVENTS
from esbat.games.wildegrens.names import (
    CODE,
    DEFEAT,
    EDITION,
    EMPTY,
    FIELDS,
    GRADES,
    HELP,
    NO_FIELDS,
    OPTIONS,
    PAPER,
    PREFIX,
    PRIMITIVES,
    QUESTIONS,
    REASONS,
    RULE_OF_REASON,
    SHOWN,
    SIDE,
    SIDES,
    SPOT,
    STARTER,
    TRIED,
    TRIGGER,
    TRIGGERS,
    UNTURNED,
)
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import (
    JURY,
    PAPERS_A_JUROR,
    SPOT_CODES,
    SPOTS_IN_ALL,
    STANDARD,
    START_OF_PERSUASION,
    VALUES,
    WITCHES_IN_ALL,
    Box,
)
from esbat.games.wildegrens.tables_cards import ValueFact
from esbat.games.wildegrens.view import WildegrensView
from esbat.parts.bits import WIDE_BIT, wide_count, wide_nth


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Wildegrens(Board):
    """A play of Sorcellerie !"""

    __slots__ = ()

    def generate(self, seat: i64, moves: Moves) -> None:
        moves.count = self.written_into(seat, moves.room)

    def written_into(self, seat: i64, out: vec[i64]) -> i64:
        return decisions_lists.generate(self, out)

    def apply(self, seat: i64, move: i64) -> None:
        flow.answer(self, move)
        flow.advance(self)

    def why_not(self, seat: int, move: int) -> Refusal | None:
        return refusals.why_not(self, seat, move)

    def view(self, seat: int) -> WildegrensView:
        return WildegrensView(seat, self)

    def question_name(self, kind: i64) -> str:
        return QUESTIONS[kind]

    def field_names(self, kind: i64) -> list[str]:
        return FIELDS.get(int(kind), NO_FIELDS)

    def shown(self, kind: i64) -> Shown:
        return SHOWN.get(int(kind), HIDDEN)

    def outcome(self) -> Outcome | None:
        """WIL-127, WIL-152, WIL-153, WIL-154, WIL-155, WIL-R39. The convinced Jurors are the score; three
        win.
        """
        if self.depth > 0:
            return None
        rule = RULE_OF_REASON[self.reason]
        if self.reason != TRIED:
            return Outcome([0], [0], REASONS[self.reason], rule, DEFEAT)
        won = self.convinced == JURY
        return Outcome(
            [int(self.convinced)], [1 if won else 0], REASONS[self.reason], rule, GRADES[self.convinced]
        )

    def clone(self) -> "Wildegrens":
        return Wildegrens(self.box, self.seats, self.chance.clone(), self)

    def imagine(self, seat: i64, chance: Chance) -> "Wildegrens":
        """WIL-025, WIL-031, WIL-056, WIL-R33. What lies face down is dealt anew.

        Most of it has not been drawn yet and comes with the new luck. What a reshuffle had to settle is
        gathered lot by lot, in order of number, and dealt again.
        """
        copy = Wildegrens(self.box, 1, chance, self)
        for lot in range(1, copy.lots_made + 1):
            copy.deal_lot_anew(lot, chance)
        return copy

    def deal_lot_anew(self, lot: i64, chance: Chance) -> None:
        """Face-down cards that were settled together change places among themselves."""
        cards: i64 = 0
        for spot in range(SPOTS_IN_ALL):
            if self.lots[spot] == lot and not self.seen & WIDE_BIT[spot]:
                cards |= WIDE_BIT[self.spots[spot]]
        for spot in range(SPOTS_IN_ALL):
            if self.lots[spot] == lot and not self.seen & WIDE_BIT[spot]:
                card = wide_nth(cards, chance.pick(wide_count(cards)))
                cards &= ~WIDE_BIT[card]
                self.spots[spot] = card
        values: list[int] = []
        for paper in range(JURY * PAPERS_A_JUROR):
            if self.paper_lots[paper] == lot:
                values.append(self.papers[paper])
        values.sort()
        for paper in range(JURY * PAPERS_A_JUROR):
            if self.paper_lots[paper] == lot:
                self.papers[paper] = values.pop(chance.pick(len(values)))


ZEROS: Final = vec[i64]([0] * 60)
EMPTIES: Final = vec[i64]([EMPTY] * 24)
FACE_DOWN: Final = vec[i64]([UNTURNED] * 6)
"""Copied, never written to: a copy is quicker than a new one."""


def counts_of(cards: list[ValueFact]) -> vec[i64]:
    """How many cards there are of each number."""
    return vec[i64]([sum(1 for card in cards if card.value == value) for value in range(VALUES)])


class WildegrensGame(Game):
    """The title on the shelf, with the box its plays are made from."""

    __slots__ = ("box", "convictions", "villagers")

    def __init__(self, box: Box, pack: Pack | None = None) -> None:
        super().__init__(CODE, PREFIX, EDITION, 1, 1, OPTIONS, EVENTS, moves.VERBS, game_pack.SECTIONS)
        self.box = box
        self.pack = pack
        self.convictions = counts_of(box.convictions)
        self.villagers = counts_of(box.villagers)

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """WIL-003, WIL-016, WIL-020, WIL-032. The standard game and nothing of the Tales, for one player."""
        box = self.box
        play = Wildegrens(box, seats, chance)
        play.places = EMPTIES[:JURY]
        play.spots = EMPTIES[:]
        play.lots = ZEROS[:SPOTS_IN_ALL]
        play.papers = FACE_DOWN[:]
        play.paper_lots = ZEROS[: JURY * PAPERS_A_JUROR]
        play.jury = ZEROS[:JURY]
        play.persuasion = ZEROS[:JURY]
        play.convictions = self.convictions[:]
        play.conviction_discard = ZEROS[:VALUES]
        play.villagers = self.villagers[:]
        play.souls = ZEROS[:VALUES]
        play.coven_top = ZEROS[:36]
        play.recruit_top = ZEROS[:WITCHES_IN_ALL]
        play.challenge_top = ZEROS[:]
        play.boost = ZEROS[:WITCHES_IN_ALL]
        levels = OPTIONS[0].values
        flow_setup.lay_out(play, START_OF_PERSUASION[levels.index(options["difficulty"])])
        flow_setup.choose_coven(play, options["coven"] == STARTER)
        flow.advance(play)
        return play

    def rows(self) -> Rows:
        return game_pack.rows_of_box(self.box)

    def faults(self, rows: Rows) -> list[Fault]:
        return game_pack.faults(rows)

    def with_pack(self, pack: Pack) -> "WildegrensGame":
        return WildegrensGame(game_pack.box_of(pack.rows), pack)

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
        if holds == SPOT:
            return SPOT_CODES[value]
        if holds == PAPER:
            return moves.paper_text(self.box, value)
        if holds == SIDE:
            return SIDES[value]
        if holds == TRIGGER:
            return TRIGGERS[value]
        if holds == HELP:
            return PRIMITIVES[value]
        if holds == REASON:
            return REASONS[value]
        return str(value)


WILDEGRENS = WildegrensGame(STANDARD)
