"""Refusals that belong to no question, or to several: always a rule's id and a message key."""

from esbat.engine.errors import Refusal
from esbat.engine.native import i64
from esbat.games.lancre.names import SYMBOL_BROOM, WITCHES
from esbat.games.lancre.rules_map import empty_spaces, flight_spaces
from esbat.games.lancre.state import Board
from esbat.games.lancre.tables_effects import EFFECT_FACTS
from esbat.parts.bits import WIDE_BIT


def card_facts(board: Board, card: i64) -> dict[str, object]:
    """What a sentence about a card tells of it."""
    return {"card": board.box.card_codes[card]}


def space_facts(board: Board, space: i64) -> dict[str, object]:
    """What a sentence about a space tells of it."""
    return {"space": board.box.space_codes[space]}


def not_in_hand(board: Board, card: i64) -> Refusal:
    """LAN-036. She plays the cards she holds."""
    return Refusal("LAN-036", "lancre-not-in-hand", card_facts(board, card))


def no_broom(board: Board, card: i64) -> Refusal:
    """LAN-062. One flies on a Broom."""
    return Refusal("LAN-062", "lancre-no-broom", card_facts(board, card))


def nowhere_to_fly(board: Board, card: i64) -> Refusal:
    """LAN-062, LAN-079. No Broom, or no empty space to flee to with one."""
    if not board.box.with_symbol[SYMBOL_BROOM] & WIDE_BIT[card]:
        return no_broom(board, card)
    return Refusal("LAN-079", "lancre-nowhere-to-flee", card_facts(board, card))


def no_flight(board: Board, seat: i64, space: i64) -> Refusal:
    """LAN-078, LAN-081. Not empty, or not a neighbour."""
    if not empty_spaces(board) & WIDE_BIT[space]:
        return Refusal("LAN-078", "lancre-not-empty", space_facts(board, space))
    if flight_spaces(board, seat) == 0:
        return Refusal("LAN-081", "lancre-nowhere-to-flee", {})
    return Refusal("LAN-078", "lancre-not-beside", space_facts(board, space))


def no_effect(board: Board, card: i64) -> Refusal:
    """LAN-040, LAN-R39, LAN-R72. Why an effect cannot be used now, whatever is asked."""
    effect = EFFECT_FACTS[board.box.effect[card]]
    return Refusal(effect.rule, effect.message, card_facts(board, card))


def no_tile(board: Board, seat: i64, witch: i64, rule: str) -> Refusal | None:
    """LAN-026, LAN-028, LAN-029. An apprentice's tile belongs to her, and works once."""
    if board.witches[seat] != witch:
        return Refusal(rule, "lancre-not-your-tile", {"witch": WITCHES[witch]})
    if board.special[seat] == 0:
        return Refusal(rule, "lancre-tile-used", {"witch": WITCHES[witch]})
    return None
