"""A batch of actions of one type: each of them, tokens and spells that add to it, or its end."""

from typing import Final

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.engine.state import SEAT_BIT
from esbat.games.witchstone import effects, moves, names
from esbat.games.witchstone.events import EVENT_LOST, EVENT_LOST_TOKENS
from esbat.games.witchstone.questions.base import NO_ROW, CrystalsMayBreak, add_breaks
from esbat.games.witchstone.questions.crystals import add_pushes, add_rim, push_refusal, shelf_refusal
from esbat.games.witchstone.rules import another_open, pay, pool
from esbat.games.witchstone.rules_ball import charge, chargeable, route_cost, send, summon, targets
from esbat.games.witchstone.rules_batches import batch_over, owes_tokens
from esbat.games.witchstone.rules_crystals import (
    crystals_waiting,
    lift_crystal,
    push_crystal,
    put_aside,
    shelve,
)
from esbat.games.witchstone.rules_scrolls import scrolls_shown, scrolls_within, take_scroll
from esbat.games.witchstone.rules_spells import boost, fits, helps, spells_against
from esbat.games.witchstone.rules_tracks import advance, stride, strides
from esbat.games.witchstone.state import (
    COMPLETED,
    LYING,
    MY_TOWER,
    OPEN_ROAD,
    OWED_BY_CRYSTALS,
    OWED_BY_WITCHES,
    RESERVE,
    SCROLLS,
    STANDING,
    Board,
)
from esbat.parts.bits import WIDE_BIT
from esbat.parts.listing import add_each_wide

Facts = dict[str, object]

TYPE_OF: Final = {
    moves.VERB_CHARGE: names.SYMBOL_ENERGY,
    moves.VERB_SUMMON: names.SYMBOL_WITCH,
    moves.VERB_SEND: names.SYMBOL_WITCH,
    moves.VERB_ADVANCE: names.SYMBOL_PENTAGRAM,
    moves.VERB_PUSH: names.SYMBOL_CRYSTAL,
    moves.VERB_SHELVE: names.SYMBOL_CRYSTAL,
    moves.VERB_LOWER: names.SYMBOL_CRYSTAL,
    moves.VERB_ASIDE: names.SYMBOL_CRYSTAL,
    moves.VERB_STRIDE: names.SYMBOL_WAND,
    moves.VERB_TAKE: names.SYMBOL_SCROLL,
}
"""The type of action that a verb belongs to."""


class Act(CrystalsMayBreak):
    """WST-R02, WST-R17. Actions of the batch's type; tokens, spells, crystals; or the rest is given up."""

    def __init__(self) -> None:
        super().__init__(
            "act",
            "WST-048",
            ["type", "left", "origin", "granted"],
            Shown("act", seats=True, single=True),
        )

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        symbol = board.top(names.ACT_TYPE)
        if board.top(names.ACT_LEFT) > 0:
            add_actions(board, seat, symbol, offered)
        if symbol == names.SYMBOL_CRYSTAL:
            add_rim(board, offered)
        add_tokens(board, symbol, offered)
        add_spells(board, seat, offered)
        add_breaks(board, seat, offered)
        if symbol != names.SYMBOL_CRYSTAL or not crystals_waiting(board):
            offered.add(moves.VERB_DONE)

    def carry_out(self, board: Board, seat: i64, move: i64) -> None:
        """WST-054, WST-068, WST-070, WST-093, WST-116, WST-149, WST-175. One action of the batch on top."""
        verb = verb_of(move)
        argument = argument_of(move)
        if verb == moves.VERB_CHARGE:
            pay(board, names.SYMBOL_ENERGY, 1)
            charge(board, seat, argument)
        elif verb == moves.VERB_SUMMON:
            summon(board, seat)
        elif verb == moves.VERB_SEND:
            send(board, seat, argument)
        elif verb == moves.VERB_ADVANCE:
            advance(board, seat)
        elif verb == moves.VERB_PUSH:
            start = moves.start_of_push(move)
            black = lift_crystal(board, seat, start)
            push_crystal(board, seat, start, moves.end_of_push(move), start, black)
        elif verb == moves.VERB_STRIDE:
            stride(board, seat, argument)
        elif verb == moves.VERB_TAKE:
            board.pop()
            take_scroll(board, seat, argument - 1)
        elif verb == moves.VERB_SHELVE:
            shelve(board, seat, argument)
        elif verb == moves.VERB_LOWER:
            board.push(names.ASK_TOKEN, SEAT_BIT[seat], argument)
        elif verb == moves.VERB_ASIDE:
            put_aside(board, seat, argument)
        elif verb == moves.VERB_SPEND:
            effects.spend_token(board, seat, argument)
        elif verb == moves.VERB_BOOST:
            boost(board, seat, argument)
        else:
            close(board, seat)

    def acted(self, board: Board, move: i64) -> i64:
        """WST-R17, WST-R18. Actions that a batch has one by one: with the last of them it closes."""
        return board.depth - 1 if moves.ONE_BY_ONE[verb_of(move)] else NO_ROW

    def is_open(self, board: Board, resumed: bool) -> bool:
        """WST-048, WST-R17, WST-R18. Is anything left to do in this batch?"""
        return not batch_over(board, board.turn, resumed)

    def run(self, board: Board) -> None:
        """WST-048. It closes by itself."""
        close(board, board.turn)

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """WST-033, WST-048, WST-124. Another type is under way, or nothing is left, or it cannot be done."""
        verb = verb_of(move)
        symbol = board.top(names.ACT_TYPE)
        left = board.top(names.ACT_LEFT)
        under_way: Facts = {"symbol": names.SYMBOLS[symbol], "left": int(left)}
        if verb == moves.VERB_DONE:
            return Refusal("WST-124", "witchstone-crystals-wait", {})
        if verb == moves.VERB_SPEND:
            return Refusal("WST-048", "witchstone-no-token-owed", under_way)
        if verb == moves.VERB_BOOST:
            return spell_refusal(board, seat, symbol, argument_of(move))
        if verb not in TYPE_OF:
            return self.refuse_other(board, seat, move)
        if TYPE_OF[verb] != symbol:
            return Refusal("WST-033", "witchstone-another-type", under_way)
        if verb == moves.VERB_SHELVE or verb == moves.VERB_LOWER or verb == moves.VERB_ASIDE:
            return shelf_refusal(board, move)
        if left == 0:
            return Refusal("WST-048", "witchstone-no-actions-left", under_way)
        return action_refusal(board, seat, move, left)


# ---- what may be chosen


def add_actions(board: Board, seat: i64, symbol: i64, offered: Moves) -> None:
    """WST-057, WST-083, WST-123. Every single action of a type that is possible now."""
    if symbol == names.SYMBOL_ENERGY:
        add_each_wide(offered, moves.VERB_CHARGE, chargeable(board, seat))
    elif symbol == names.SYMBOL_WITCH:
        if board.own[RESERVE + seat]:
            offered.add(moves.VERB_SUMMON)
        add_each_wide(offered, moves.VERB_SEND, targets(board, seat, pool(board, names.SYMBOL_WITCH)))
    elif symbol == names.SYMBOL_PENTAGRAM:
        offered.add(moves.VERB_ADVANCE)
    elif symbol == names.SYMBOL_CRYSTAL:
        add_pushes(board, seat, offered)
    elif symbol == names.SYMBOL_WAND:
        for steps in range(1, strides(board, seat, board.top(names.ACT_LEFT)) + 1):
            offered.add(moves.VERB_STRIDE, steps)
    else:
        for position in range(1, scrolls_within(board, board.top(names.ACT_LEFT)) + 1):
            offered.add(moves.VERB_TAKE, position)


def add_tokens(board: Board, symbol: i64, offered: Moves) -> None:
    """WST-050, WST-051, WST-R07, WST-R36, WST-R47. Tokens taken while such actions run may be used now."""
    owed = board.owed
    if symbol == names.SYMBOL_WITCH:
        for kind in range(names.SIX):
            if owed[OWED_BY_WITCHES + kind]:
                offered.add(moves.VERB_SPEND, kind)
    elif symbol == names.SYMBOL_CRYSTAL:
        for kind in range(2 * names.SIX):
            if owed[OWED_BY_CRYSTALS + kind]:
                offered.add(moves.VERB_SPEND, kind)


def add_spells(board: Board, seat: i64, offered: Moves) -> None:
    """WST-185, WST-189, WST-191, WST-R16, WST-R17, WST-R49. Spells that could add to the batch under way."""
    if board.own[SCROLLS + seat] & board.box.spells == 0:
        return
    for spell in range(names.SIX + 1):
        if helps(board, seat, spell):
            offered.add(moves.VERB_BOOST, spell)


# ---- what an answer does


def close(board: Board, seat: i64) -> None:
    """WST-048, WST-074, WST-R02, WST-R36, WST-R47, WST-R49. A batch ends; what is left of it is lost.

    Unused tokens of its type go with the last batch of that type; they are still worth points at the end.
    """
    symbol = board.top(names.ACT_TYPE)
    left = board.top(names.ACT_LEFT)
    if left > 0:
        board.note(EVENT_LOST, seat, symbol, left)
    if not another_open(board, symbol) and owes_tokens(board, symbol):
        forget_tokens(board, seat, symbol)
    board.pop()


def forget_tokens(board: Board, seat: i64, symbol: i64) -> None:
    """WST-R36. The tokens' actions are given up."""
    start = OWED_BY_WITCHES if symbol == names.SYMBOL_WITCH else OWED_BY_CRYSTALS
    end = start + (2 * names.SIX if symbol == names.SYMBOL_CRYSTAL else names.SIX)
    lost: i64 = 0
    for at in range(start, end):
        lost += board.owed[at]
        board.owed[at] = 0
    board.note(EVENT_LOST_TOKENS, seat, lost)


# ---- why not


def spell_refusal(board: Board, seat: i64, symbol: i64, spell: i64) -> Refusal:
    """WST-185, WST-R49. Not held, for another type, or of no use."""
    facts: Facts = {"spell": names.SPELLS[spell], "symbol": names.SYMBOLS[symbol]}
    if not spells_against(board, seat, spell):
        return Refusal("WST-185", "witchstone-no-such-spell", facts)
    if not fits(board, spell, symbol):
        return Refusal("WST-185", "witchstone-spell-for-another", facts)
    return Refusal("WST-R49", "witchstone-spell-adds-nothing", facts)


def action_refusal(board: Board, seat: i64, move: i64, left: i64) -> Refusal:
    """WST-084. The type is right and actions are left, but this one is not possible."""
    verb = verb_of(move)
    argument = argument_of(move)
    if verb == moves.VERB_CHARGE:
        return charge_refusal(board, seat, argument)
    if verb == moves.VERB_SEND:
        return send_refusal(board, seat, argument)
    if verb == moves.VERB_SUMMON:
        return Refusal("WST-084", "witchstone-no-witch-left", {})
    if verb == moves.VERB_PUSH:
        return push_refusal(board, seat, move)
    if verb == moves.VERB_STRIDE:
        return stride_refusal(board, seat, argument, left)
    return take_refusal(board, argument, left)


def charge_refusal(board: Board, seat: i64, road: i64) -> Refusal:
    """WST-056, WST-062, WST-063, WST-065, WST-066. Why no energy there.

    Never for want of energy: a batch of energy closes with the last piece of it, whatever spells are held.
    """
    own = board.own
    facts: Facts = {"road": board.box.road_codes[road]}
    if board.road_owner[road] >= 0 and board.road_owner[road] != seat:
        return Refusal("WST-062", "witchstone-road-taken", facts)
    if own[COMPLETED + seat] & WIDE_BIT[road]:
        return Refusal("WST-055", "witchstone-road-complete", facts)
    if own[OPEN_ROAD + seat] >= 0:
        facts["begun"] = board.box.road_codes[own[OPEN_ROAD + seat]]
        return Refusal("WST-063", "witchstone-finish-first", facts)
    if own[COMPLETED + seat] == 0:
        return Refusal("WST-056", "witchstone-begin-at-tower", facts)
    return Refusal("WST-065", "witchstone-not-linked", facts)


def send_refusal(board: Board, seat: i64, location: i64) -> Refusal:
    """WST-070, WST-071, WST-074, WST-086, WST-088. Why no witch there."""
    own = board.own
    facts: Facts = {"location": board.box.location_codes[location]}
    if location == own[MY_TOWER + seat]:
        return Refusal("WST-088", "witchstone-own-tower", facts)
    if own[STANDING + seat] & WIDE_BIT[location]:
        return Refusal("WST-086", "witchstone-already-there", facts)
    if own[LYING + seat] == 0:
        return Refusal("WST-070", "witchstone-nobody-lies", facts)
    cost = route_cost(board, seat, location)
    if cost == 0:
        return Refusal("WST-071", "witchstone-no-route", facts)
    facts["cost"] = int(cost)
    facts["left"] = int(pool(board, names.SYMBOL_WITCH))
    return Refusal("WST-074", "witchstone-too-dear", facts)


def stride_refusal(board: Board, seat: i64, steps: i64, left: i64) -> Refusal:
    """WST-150, WST-161. Too far for these actions, or beyond the end of the wand."""
    if steps > left:
        return Refusal("WST-150", "witchstone-not-so-far", {"left": int(left)})
    return Refusal("WST-161", "witchstone-end-of-wand", {"left": int(strides(board, seat, left))})


def take_refusal(board: Board, position: i64, left: i64) -> Refusal:
    """WST-176, WST-183. No scroll lies there, or it lies too far along the shelf for these actions."""
    shown = scrolls_shown(board)
    if position > shown:
        return Refusal("WST-183", "witchstone-scrolls-few", {"left": int(shown)})
    return Refusal("WST-176", "witchstone-not-so-many-scrolls", {"left": int(left)})
