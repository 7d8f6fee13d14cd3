"""The things in the ballroom of Le Bal des Sorcières."""

from typing import Final

from esbat.engine.facts import Facts
from esbat.explain.kinds import Kind, Seen, kind
from esbat.games.bal.names import POTIONS
from esbat.games.bal.tables import CARD_CODES

SPELL_RULES: Final = {
    "sortilege": "BAL-065 BAL-067", "abracadabra": "BAL-069 BAL-070",
    "balai": "BAL-071 BAL-075", "tresor": "BAL-076 BAL-077",
    "amoi": "BAL-079 BAL-080", "miroir": "BAL-083 BAL-086",
    "envoutement": "BAL-088 BAL-089", "fantome": "BAL-092 BAL-093",
    "baguette": "BAL-094", "remede": "BAL-095",
    "tour": "BAL-096", "enchantement": "BAL-097 BAL-098",
    "boule": "BAL-099 BAL-101", "lutin": "BAL-107 BAL-110",
    "diablotin": "BAL-114 BAL-115",
}  # fmt: skip
FULL_HAND: Final = 10
"""BAL-023. Nobody draws beyond this at a Sabbat."""


def is_potion(card: str) -> bool:
    return CARD_CODES.index(card) < POTIONS


def card_does(seen: Seen, card: str) -> str:
    """What a card is good for: a spell's own words, or how rare a potion is."""
    if is_potion(card):
        return seen.words.say("bal-about-potion", stars=CARD_CODES.index(card) + 1)
    return seen.words.say(f"bal-does-{card}")


def card_rules(seen: Seen, card: str) -> tuple[str, ...]:
    return tuple(SPELL_RULES.get(card, "BAL-037 BAL-043 BAL-004").split())


def copies(seen: Seen, card: str) -> int:
    """How many of a card the box holds."""
    return int(seen.all("card")[CARD_CODES.index(card)]["copies"])


def on_the_floor(seen: Seen) -> list[str]:
    """The cards that lie open between the witches."""
    laid: list[str] = seen.view["laid"]
    return laid


def known(seen: Seen, card: str) -> Facts:
    """Where the copies of a card are, as far as the viewer can tell."""
    hand = seen.mine["hand"] or []
    discarded = seen.view["discard"].count(card)
    mine = hand.count(card)
    laid = on_the_floor(seen).count(card)
    every = copies(seen, card)
    return {
        "card": card, "copies": every, "mine": mine, "hand": len(hand), "discarded": discarded, "laid": laid,
        "hidden": max(0, every - mine - discarded - laid),
    }  # fmt: skip


def lives(seen: Seen, name: str) -> Facts:
    """What is left to somebody, of how many: her own, and her prisoners."""
    zone = seen.view["seats"][int(name)]
    taken = sum(other["captives"][int(name)] for other in seen.view["seats"])
    return {
        "who": seen.names[int(name)], "lives": zone["lives"], "dead": zone["dead"], "own": zone["own"],
        "captives": sum(zone["captives"]), "taken": taken, "start": zone["own"] + zone["dead"] + taken,
        "hand": zone["hand_count"], "draws": sabbat(zone),
    }  # fmt: skip


def sabbat(zone: Facts) -> int:
    """BAL-023. What somebody would draw if a Sabbat came now."""
    return max(0, min(int(zone["lives"]), FULL_HAND - int(zone["hand_count"])))


def alive(seen: Seen) -> list[int]:
    return [at for at, zone in enumerate(seen.view["seats"]) if zone["alive"]]


def deck(seen: Seen, name: str) -> Facts:
    return {"n": seen.view["deck"], "draws": sabbat(seen.mine), "hand": seen.mine["hand_count"]}


def discard(seen: Seen, name: str) -> Facts:
    cards = seen.view["discard"]
    potions = sum(is_potion(card) for card in cards)
    return {"n": len(cards), "potions": potions, "spells": len(cards) - potions}


def round_now(seen: Seen, name: str) -> Facts:
    return {"round": seen.view["round"], "lap": seen.view["lap"], "alive": len(alive(seen))}


def carabosse(seen: Seen, name: str) -> Facts:
    active = seen.view["active"]
    others = [seat for seat in alive(seen) if seat != active]
    return {
        "who": seen.names[active],
        "others": len(others),
        "cards": seen.view["seats"][active]["hand_count"],
    }


def everybody(seen: Seen) -> list[str]:
    return [str(seat) for seat in range(len(seen.view["seats"]))]


KINDS: Final[dict[str, Kind]] = {
    "seat": kind(lives, "bal-about-witch", "BAL-032 BAL-060", everybody),
    "coffer": kind(lives, "bal-about-coffer", "BAL-045 BAL-001", everybody),
    "hand": kind(known, card_does, card_rules, lambda seen: seen.mine["hand"] or []),
    "laid": kind(known, card_does, card_rules, on_the_floor),
    "deck": kind(deck, "bal-about-deck", "BAL-023 BAL-047"),
    "discard": kind(discard, "bal-about-discard", "BAL-009 BAL-022"),
    "round": kind(round_now, "bal-about-round", "BAL-019 BAL-028"),
    "carabosse": kind(carabosse, "bal-about-carabosse", "BAL-027 BAL-032"),
}
