"""The apprentice of Le Bal des Sorcières: keeps what parries, attacks the weak, spends spells when they pay.

It reads nothing but its view. Worth is counted in whole numbers, so that the same table gives the same
choice on every machine.
"""

from collections.abc import Callable
from typing import Final

from esbat.bots.compiled_mind import Mind
from esbat.engine.move import argument_of, packed, verb_of
from esbat.games.bal import moves
from esbat.games.bal.names import (
    CARD_A_MOI,
    CARD_ABRACADABRA,
    CARD_BAGUETTE,
    CARD_BOULE,
    CARD_DIABLOTIN,
    CARD_DU_BALAI,
    CARD_ENCHANTEMENT,
    CARD_ENVOUTEMENT,
    CARD_FANTOME,
    CARD_LUTIN,
    CARD_MIROIR,
    CARD_REMEDE,
    CARD_SORTILEGE,
    CARD_TOUR_DE_MAGIE,
    CARD_TRESOR,
    KINDS,
    POTIONS,
)
from esbat.games.bal.view import BalView

# How hard a potion is to parry, by colour from red to grey; and what keeping one more of it is worth.
STRENGTH: Final = [10, 25, 45, 75, 100]
# What each card is worth in hand, potions first.
WORTH: Final = {
    0: 12, 1: 16, 2: 20, 3: 22, 4: 24,
    CARD_SORTILEGE: 26, CARD_ABRACADABRA: 34, CARD_DU_BALAI: 36, CARD_TRESOR: 28, CARD_A_MOI: 24,
    CARD_MIROIR: 22, CARD_ENVOUTEMENT: 40, CARD_FANTOME: 32, CARD_BAGUETTE: 42, CARD_REMEDE: 34,
    CARD_TOUR_DE_MAGIE: 18, CARD_ENCHANTEMENT: 16, CARD_BOULE: 10, CARD_LUTIN: -30, CARD_DIABLOTIN: 26,
}  # fmt: skip
SLIPS: Final = 33
"""One formula in so many is misread."""
VIGILANCE: Final = 5
"""Of five slips of others the apprentice hears three."""


def answer(mind: Mind) -> int:
    """What the apprentice chooses."""
    legal = mind.legal
    if len(legal) == 1:
        return legal[0]
    view = mind.view
    assert isinstance(view, BalView)
    verb = verb_of(legal[0])
    if view.phase in ("recite", "challenge", "vote", "admit"):
        return speak(mind, view)
    if view.phase == "aim":
        return best(legal, lambda move: aim(view, move))
    if view.phase == "lay":
        return lay(view, legal)
    if verb in (moves.VERB_DROP, moves.VERB_GIVE) or view.phase == "throw":
        return discard(view, legal)
    if view.phase in ("start", "before_sabbat", "before_attack", "after_attack"):
        return window(view, legal)
    if view.phase == "mirror":
        return best(legal, lambda move: 0 if move == moves.VERB_PASS else weakness(view, argument_of(move)))
    if view.phase == "lose":
        own = [move for move in legal if argument_of(move) != view.seat]
        return own[0] if own else legal[0]
    return defend(view, legal)


def best(legal: list[int], worth: Callable[[int], int]) -> int:
    """The first of the best moves."""
    return max(legal, key=lambda move: (int(worth(move)), -legal.index(move)))


def hand(view: BalView) -> list[int]:
    """How many cards of each kind the seat holds, less those it has named already."""
    counts = [0] * int(KINDS)
    mine = view.seats[view.seat]
    for card in mine.hand or []:
        counts[card] += 1
    for card in mine.chosen:
        counts[card] -= 1
    return counts


def weakness(view: BalView, seat: int) -> int:
    """How good a target somebody is: close to being out, or in the lead, with few cards to parry with."""
    other = view.seats[seat]
    finish = 90 // (other.lives + 1)
    leader = 3 * other.lives
    return 40 + finish + leader - 4 * min(other.hand_count, 12)


def aim(view: BalView, move: int) -> int:
    """Whom to attack; enchant first where it helps; the imp with a hand full of common potions."""
    verb = verb_of(move)
    if verb == moves.VERB_ATTACK:
        return 100 + weakness(view, argument_of(move))
    if verb == moves.VERB_ENCHANT:
        return 104 + weakness(view, argument_of(move))
    if verb == moves.VERB_IMP:
        counts = hand(view)
        return 260 if counts[0] >= 3 and counts[1] >= 2 else 0
    return -1


def lay(view: BalView, legal: list[int]) -> int:
    """The rarest potion that is not the last hope against its colour, a strong spell, then stop."""
    counts = hand(view)
    chosen = view.seats[view.seat].chosen
    named = [card for card in chosen if card < POTIONS]
    potions = [
        argument_of(move) for move in legal if verb_of(move) == moves.VERB_LAY and argument_of(move) < POTIONS
    ]
    spells = [
        argument_of(move)
        for move in legal
        if verb_of(move) == moves.VERB_LAY and argument_of(move) >= POTIONS
    ]
    held = sum(counts)
    if not named:
        return int(packed(moves.VERB_LAY, max(potions, key=lambda kind: attack_worth(counts, kind))))
    spell = best_spell(view, spells)
    if spell >= 0:
        return int(packed(moves.VERB_LAY, spell))
    if potions and moves.VERB_DONE in legal:
        second = max(potions, key=lambda kind: attack_worth(counts, kind))
        if held >= 7 or (held >= 5 and counts[second] >= 2):
            return int(packed(moves.VERB_LAY, second))
    return moves.VERB_DONE if moves.VERB_DONE in legal else legal[0]


def attack_worth(counts: list[int], kind: int) -> int:
    """A rare colour hits; the last card of a common colour is kept to parry with."""
    kept = 20 if counts[kind] == 1 and kind < 3 else 0
    return STRENGTH[kind] - kept + 4 * counts[kind]


def best_spell(view: BalView, spells: list[int]) -> int:
    """The attack spell to add, or -1."""
    alive = sum(1 for seat in view.seats if seat.alive)
    for spell in (
        CARD_REMEDE,
        CARD_ENVOUTEMENT,
        CARD_TRESOR,
        CARD_SORTILEGE,
        CARD_FANTOME,
        CARD_TOUR_DE_MAGIE,
    ):
        if spell not in spells:
            continue
        if spell == CARD_SORTILEGE and alive < 3:
            continue
        if spell == CARD_FANTOME and view.seats[view.seat].lives < 2:
            continue
        if spell == CARD_TOUR_DE_MAGIE and sum(hand(view)[:5]) > 3:
            continue
        return int(spell)
    return -1


def defend(view: BalView, legal: list[int]) -> int:
    """Parry if a card can be spared, help oneself otherwise; never die with a way out in hand."""
    mine = view.seats[view.seat]
    last = mine.lives <= 2
    order = [
        moves.VERB_PARRY,
        moves.VERB_JOKER,
        moves.VERB_JOKERS,
        moves.VERB_SWEEP,
        moves.VERB_BROOM,
        moves.VERB_TREASURE,
        moves.VERB_WAND,
    ]
    order += [moves.VERB_REMEDY, moves.VERB_TRICK]
    ghost = view.attack is not None and view.attack["spell"] in ("fantome", "envoutement")
    for verb in order:
        found = [move for move in legal if verb_of(move) == verb]
        if not found:
            continue
        if verb == moves.VERB_BROOM:
            return best(found, lambda move: weakness(view, argument_of(move)))
        if verb == moves.VERB_TRICK and not last:
            continue
        if verb == moves.VERB_PARRY or last or ghost or mine.hand_count >= 3:
            return found[0]
    return moves.VERB_YIELD


def window(view: BalView, legal: list[int]) -> int:
    """Steal a turn with cards to use it; look into the ball only to be rid of a Lutin."""
    counts = hand(view)
    if moves.VERB_MINE in legal and sum(counts[:5]) >= 3 and sum(counts) >= 5:
        return moves.VERB_MINE
    if moves.VERB_BALL in legal and counts[CARD_LUTIN]:
        return moves.VERB_BALL
    return moves.VERB_PASS


def discard(view: BalView, legal: list[int]) -> int:
    """The card worth least; of potions those held most often. A trick stops when only good cards are left."""
    counts = hand(view)

    def cost(move: int) -> int:
        card = argument_of(move)
        spare = 5 * (counts[card] - 1) if card < POTIONS else 0
        return WORTH[card] - spare

    cards = [move for move in legal if verb_of(move) in (moves.VERB_DROP, moves.VERB_GIVE)]
    cheapest = min(cards, key=lambda move: (cost(move), move)) if cards else moves.VERB_DONE
    if moves.VERB_DONE in legal and (not cards or cost(cheapest) > 12):
        return moves.VERB_DONE
    return cheapest


def speak(mind: Mind, view: BalView) -> int:
    """Read well but for a rare slip; call a fault about as often as one is made and heard; admit nothing."""
    if view.phase == "recite":
        return moves.VERB_MISREAD if mind.chance.pick(SLIPS) == 0 else moves.VERB_READ
    if view.phase == "admit":
        return moves.VERB_DENY
    if view.options["incantation"] != "typed":
        return moves.VERB_PASS  # a program hears no voices
    # What was typed is not in the view, so a fault can only be guessed at.
    heard = mind.chance.pick(SLIPS) == 0 and mind.chance.pick(VIGILANCE) < 3
    return moves.VERB_FAULT if heard else moves.VERB_PASS
