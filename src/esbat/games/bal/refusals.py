"""Refusals that belong to no question, or to several: always a rule's id and a message key."""

from esbat.engine.errors import Refusal
from esbat.engine.move import argument_of, verb_of
from esbat.engine.native import i64
from esbat.games.bal.moves import card_text


def missing(card: i64, rule: str) -> Refusal:
    """This rule asks for a card that the seat has not."""
    return Refusal(rule, "bal-not-in-hand", {"card": card_text(card)})


def not_those_cards(rule: str, wanted: i64, move: i64) -> Refusal:
    """BAL-057, BAL-064, BAL-096, BAL-100, BAL-R60. While cards are being given or thrown."""
    if verb_of(move) != wanted:
        return Refusal(rule, "bal-choose-cards-first", {})
    return missing(argument_of(move), rule)
