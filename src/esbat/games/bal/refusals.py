"""Refusals that belong to no question, or to several: always a rule's id and a message key."""

from esbat.engine.errors import Refusal
from esbat.engine.move import argument_of, verb_of
from esbat.engine.native import i64
from esbat.games.bal.moves import VERB_BALL, VERB_MINE, VERB_MIRROR, card_text
from esbat.games.bal.state import Board


def over() -> Refusal:
    """BAL-001. One witch is Queen."""
    return Refusal("BAL-001", "bal-play-over", {})


def not_asked(board: Board, seat: i64, move: i64) -> Refusal:
    """BAL-027, BAL-060, BAL-080, BAL-101. Somebody else is asked; nothing here tells who."""
    if not 0 <= seat < board.seats or not board.is_alive(seat):
        return Refusal("BAL-060", "bal-eliminated", {})
    verb = verb_of(move)
    if verb == VERB_BALL and board.attacker >= 0:
        return Refusal("BAL-101", "bal-no-ball-in-an-attack", {})
    if verb == VERB_MINE:
        return Refusal("BAL-080", "bal-too-late-to-steal", {})
    if verb == VERB_MIRROR and board.hexing:
        return Refusal("BAL-124", "bal-mirror-and-hex", {})
    return Refusal("BAL-027", "bal-not-asked", {})


def missing(card: i64, rule: str) -> Refusal:
    """This rule asks for a card that the seat has not."""
    return Refusal(rule, "bal-not-in-hand", {"card": card_text(card)})


def not_those_cards(rule: str, wanted: i64, move: i64) -> Refusal:
    """BAL-057, BAL-064, BAL-096, BAL-100, BAL-R60. While cards are being given or thrown."""
    if verb_of(move) != wanted:
        return Refusal(rule, "bal-choose-cards-first", {})
    return missing(argument_of(move), rule)
