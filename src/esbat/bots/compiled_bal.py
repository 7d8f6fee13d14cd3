"""The apprentice of Le Bal des Sorcières: keeps what parries, attacks the weak, spends spells when they pay.

It reads nothing but its view. What it believes things to be worth is in `compiled_bal_facts`; here each
question finds its answer.
"""

from typing import Final

from esbat.bots.compiled_bal_facts import (
    Weights,
    attack_colours,
    hand,
    lacking,
    refused,
    rival_turns,
    total,
    weakness,
)
from esbat.bots.compiled_mind import Mind
from esbat.engine.move import VERBS, argument_of, packed, verb_of
from esbat.engine.native import i64, vec
from esbat.games.bal import moves
from esbat.games.bal.names import (
    CARD_ENVOUTEMENT,
    CARD_FANTOME,
    CARD_LUTIN,
    CARD_REMEDE,
    CARD_SORTILEGE,
    CARD_TOUR_DE_MAGIE,
    CARD_TRESOR,
    KINDS,
    POTIONS,
)
from esbat.games.bal.tables import LAPS
from esbat.games.bal.view import BalView

USUAL: Final = Weights()
SLIPS: Final = 33
"""One formula in so many is misread."""
VIGILANCE: Final = 5
"""Of five slips of others the apprentice hears three."""
NEVER: Final[i64] = -1_000_000_000
"""Worse than anything that can happen."""

SPELLS: Final = [
    CARD_SORTILEGE,
    CARD_TRESOR,
    CARD_ENVOUTEMENT,
    CARD_FANTOME,
    CARD_REMEDE,
    CARD_TOUR_DE_MAGIE,
]
"""The spells of an attack, in the order of `Weights.spells`."""
GUARDS: Final = [
    moves.VERB_PARRY,
    moves.VERB_JOKER,
    moves.VERB_JOKERS,
    moves.VERB_SWEEP,
    moves.VERB_BROOM,
    moves.VERB_TREASURE,
    moves.VERB_WAND,
    moves.VERB_REMEDY,
    moves.VERB_TRICK,
]
"""The answers to an attack, in the order of `Weights.guard`."""
PLACE_OF_SPELL: Final = vec[i64]([SPELLS.index(kind) if kind in SPELLS else -1 for kind in range(KINDS)])
PLACE_OF_GUARD: Final = vec[i64]([GUARDS.index(verb) if verb in GUARDS else -1 for verb in range(VERBS)])


def usual(mind: Mind) -> int:
    """What the apprentice chooses."""
    return answer(mind, USUAL)


def answer(mind: Mind, weights: Weights) -> int:
    """What the apprentice chooses, if this is what things are worth to it."""
    legal = mind.legal
    if len(legal) == 1:
        return legal[0]
    view = mind.view
    assert isinstance(view, BalView)
    phase = view.phase
    if phase == "aim":
        return aim(view, legal, weights)
    if phase == "lay":
        return lay(view, legal, weights)
    if phase in ("recite", "challenge", "vote", "admit"):
        return speak(mind, view)
    verb = verb_of(legal[0])
    if verb == moves.VERB_DROP or verb == moves.VERB_GIVE or phase == "throw":
        return discard(view, legal, weights)
    if phase in ("start", "before_sabbat", "before_attack", "after_attack"):
        return window(view, legal, weights)
    if phase == "mirror":
        return mirror(view, legal, weights)
    if phase == "lose":
        return lose(view, legal)
    return defend(view, legal, weights)


def aim(view: BalView, legal: list[int], weights: Weights) -> int:
    """Whom to attack; enchant first where it helps; the imp with a hand full of common potions."""
    best = legal[0]
    most: i64 = NEVER
    for move in legal:
        verb = verb_of(move)
        worth: i64 = -1
        if verb == moves.VERB_ATTACK:
            worth = weights.attack + weakness(view, argument_of(move), weights)
        elif verb == moves.VERB_ENCHANT:
            worth = weights.enchant + weakness(view, argument_of(move), weights)
        elif verb == moves.VERB_IMP:
            counts = hand(view)
            ready = counts[0] >= weights.imp_red and counts[1] >= weights.imp_yellow
            worth = weights.imp if ready else 0
        if worth > most:
            best = move
            most = worth
    return best


def lay(view: BalView, legal: list[int], weights: Weights) -> int:
    """The rarest potion that is not the last hope against its colour, a strong spell, then stop."""
    counts = hand(view)
    first: i64 = -1
    spell: i64 = -1
    for card in view.seats[view.seat].chosen:
        if card >= POTIONS:
            spell = card
        elif first < 0:
            first = card
    second: i64 = -1
    most: i64 = NEVER
    for move in legal:
        kind = argument_of(move)
        if verb_of(move) == moves.VERB_LAY and kind < POTIONS:
            worth = attack_worth(view, counts, first, kind, weights)
            if worth > most:
                second = kind
                most = worth
    if first < 0:
        return packed(moves.VERB_LAY, second)
    further = best_spell(view, legal, first, weights)
    if further >= 0:
        return packed(moves.VERB_LAY, further)
    if moves.VERB_DONE not in legal:
        return legal[0]
    if second >= 0:
        held = 10 * total(counts, KINDS) + ease(view, counts, first, second, spell, weights)
        spared = counts[second] >= weights.spare_many and held >= weights.spare_held
        if spared or held >= weights.second_held:
            return packed(moves.VERB_LAY, second)
    return moves.VERB_DONE


def attack_worth(view: BalView, counts: vec[i64], first: i64, kind: i64, weights: Weights) -> i64:
    """A rare colour hits; the last card of a common colour is kept to parry with."""
    worth = weights.strength[kind] + weights.many * counts[kind]
    if counts[kind] == 1:
        worth -= weights.keep[kind]
    if kind == first:
        worth += weights.twin
    if weights.hit:
        one = kind if first < 0 else first
        other = -1 if first < 0 else kind
        worth += weights.hit * lacking(view, view.target, one, other) // 1000
    return worth


def ease(view: BalView, counts: vec[i64], first: i64, second: i64, spell: i64, weights: Weights) -> i64:
    """How much lighter a second potion goes than the cards alone say, in tenths of a card."""
    turns = rival_turns(view)
    last: i64 = len(weights.calm) - 1
    found = weights.calm[turns if turns < last else last]
    if view.lap == LAPS:
        found += weights.last_turn
    if weights.surplus:
        found += weights.surplus * refused(view, total(counts, KINDS))
    if second == first:
        found += weights.twin_ease
    if spell == CARD_SORTILEGE:
        found += weights.hex_ease
    elif spell == CARD_ENVOUTEMENT or spell == CARD_FANTOME:
        found += weights.spell_ease
    if weights.second_gain:
        target = view.target
        gain = lacking(view, target, first, second) - lacking(view, target, first, -1)
        found += weights.second_gain * gain // 1000
    return found


def best_spell(view: BalView, legal: list[int], first: i64, weights: Weights) -> i64:
    """The attack spell to add, or -1."""
    best: i64 = -1
    most: i64 = 0
    for move in legal:
        spell = argument_of(move)
        if verb_of(move) != moves.VERB_LAY or spell < POTIONS:
            continue
        worth = weights.spells[PLACE_OF_SPELL[spell]]
        if spell == CARD_SORTILEGE:
            alive: i64 = 0
            for seat in view.seats:
                if seat.alive:
                    alive += 1
            if alive < weights.hex_alive:
                continue
            if weights.hex_hit:
                worth += weights.hex_hit * lacking(view, view.target, first, -1) // 1000
        if spell == CARD_FANTOME and view.seats[view.seat].lives < weights.ghost_lives:
            continue
        if spell == CARD_TOUR_DE_MAGIE and total(hand(view), POTIONS) > weights.trick_potions:
            continue
        if worth > most:
            best = spell
            most = worth
    return best


def mirror(view: BalView, legal: list[int], weights: Weights) -> int:
    """Double an attack, at the weakest."""
    best = legal[0]
    most: i64 = NEVER
    for move in legal:
        worth: i64 = 0
        if move != moves.VERB_PASS:
            target = argument_of(move)
            worth = weakness(view, target, weights) - weights.mirror_cost
            if weights.mirror_hit:
                colours = attack_colours(view)
                worth += weights.mirror_hit * lacking(view, target, colours[0], colours[1]) // 1000
        if worth > most:
            best = move
            most = worth
    return best


def lose(view: BalView, legal: list[int]) -> int:
    """Others' Crapzouilles go before one's own."""
    for move in legal:
        if argument_of(move) != view.seat:
            return move
    return legal[0]


def defend(view: BalView, legal: list[int], weights: Weights) -> int:
    """Parry if a card can be spared, help oneself otherwise; never die with a way out in hand."""
    mine = view.seats[view.seat]
    last = mine.lives <= weights.guard_lives
    attack = view.attack
    free = last or mine.hand_count >= weights.guard_cards
    if not free and attack is not None:
        free = attack["spell"] in ("fantome", "envoutement")
    two = weights.guard_two != 0 and attack_colours(view)[1] >= 0
    best: int = moves.VERB_YIELD
    most: i64 = 0
    aimed: i64 = NEVER
    for move in legal:
        verb = verb_of(move)
        place = PLACE_OF_GUARD[verb]
        if place < 0 or (verb == moves.VERB_TRICK and not last):
            continue
        worth = weights.guard[place]
        weak: i64 = NEVER
        if verb == moves.VERB_BROOM:
            weak = weakness(view, argument_of(move), weights)
        elif verb != moves.VERB_PARRY and not free:
            continue
        if verb != moves.VERB_PARRY:
            worth += weights.guard_low * (10 - i64(mine.lives))
        elif two:
            worth -= weights.guard_two
        if worth > most or (worth == most and weak > aimed):
            best = move
            most = worth
            aimed = weak
    return best if best in legal else legal[0]


def window(view: BalView, legal: list[int], weights: Weights) -> int:
    """Steal a turn with cards to use it; look into the ball only to be rid of a Lutin."""
    counts = hand(view)
    if moves.VERB_MINE in legal and total(counts, POTIONS) >= weights.mine_potions:
        if total(counts, KINDS) >= weights.mine_cards:
            return moves.VERB_MINE
    if moves.VERB_BALL in legal and counts[CARD_LUTIN]:
        return moves.VERB_BALL
    return moves.VERB_PASS


def discard(view: BalView, legal: list[int], weights: Weights) -> int:
    """The card worth least; of potions those held most often. A trick stops when only good cards are left."""
    counts = hand(view)
    cheapest: int = moves.VERB_DONE
    least: i64 = -NEVER
    for move in legal:
        verb = verb_of(move)
        if verb != moves.VERB_DROP and verb != moves.VERB_GIVE:
            continue
        card = argument_of(move)
        cost = weights.worth[card]
        if card < POTIONS:
            cost -= weights.spare * (counts[card] - 1)
        if cost < least or (cost == least and move < cheapest):
            cheapest = move
            least = cost
    if least > weights.trick_keep and moves.VERB_DONE in legal:
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
