"""What the apprentice of Le Bal des Sorcières believes things to be worth, and what it reads off a view.

Worth is counted in whole numbers only, so that the same table gives the same choice on every machine,
interpreted or compiled.
"""

from typing import Final, final

from esbat.engine.native import i64, mypyc_attr, vec
from esbat.games.bal.tables import CARDS, LAPS, SABBAT_HAND
from esbat.games.bal.view import BalView, SeatView

COPIES: Final = vec[i64]([fact.copies for fact in CARDS])
COLOURS: Final = "RJVBG"
"""The potions' letters, by kind."""
CERTAIN: Final[i64] = 1000
WHOLE: Final[i64] = 1_000_000


@final
@mypyc_attr(acyclic=True)
class Weights:
    """What the apprentice believes things to be worth. Those that are nothing here change nothing."""

    __slots__ = (
        "attack",
        "calm",
        "cards",
        "cards_most",
        "enchant",
        "finish",
        "ghost_lives",
        "guard",
        "guard_cards",
        "guard_lives",
        "guard_low",
        "guard_two",
        "hex_alive",
        "hex_ease",
        "hex_hit",
        "hit",
        "imp",
        "imp_red",
        "imp_yellow",
        "keep",
        "last_turn",
        "leader",
        "many",
        "mine_cards",
        "mine_potions",
        "mirror_cost",
        "mirror_hit",
        "near",
        "second_gain",
        "second_held",
        "spare",
        "spare_held",
        "spare_many",
        "spell_ease",
        "spells",
        "strength",
        "strongest",
        "surplus",
        "target",
        "trick_keep",
        "trick_potions",
        "twin",
        "twin_ease",
        "worth",
    )

    def __init__(self) -> None:
        # How hard a potion is to parry, by colour from red to grey.
        self.strength = vec[i64]([10, 25, 45, 75, 100])
        # Taken off it for the last potion of a colour, which is kept to parry with.
        self.keep = vec[i64]([20, 20, 20, 0, 0])
        # For each potion of that colour in hand.
        self.many: i64 = 4
        # For a potion that the target cannot meet with one of its own, times the chance of that.
        self.hit: i64 = 0
        # For a second potion of the same colour as the first.
        self.twin: i64 = 0

        # How many cards must be left for a second potion, in tenths …
        self.second_held: i64 = 70
        # … and how many if there are so many potions of its colour.
        self.spare_held: i64 = 50
        self.spare_many: i64 = 2
        # What counts as cards there, in tenths: by the others' turns to come before the next Sabbat,
        self.calm = vec[i64]([0, 0, 0, 0, 0, 0])
        # having no turn of one's own before it,
        self.last_turn: i64 = 0
        # each card that would be refused there if one kept it,
        self.surplus: i64 = 0
        # a second potion of the same colour,
        self.twin_ease: i64 = 0
        # what it adds to the chance that the target cannot parry,
        self.second_gain: i64 = 0
        # a Sortilège laid with it,
        self.hex_ease: i64 = 0
        # or an Envoûtement or a Fantôme.
        self.spell_ease: i64 = 0

        # How good a target anybody is,
        self.target: i64 = 40
        # one who is close to being out: parted by its Crapzouilles and one more,
        self.finish: i64 = 90
        # each of its Crapzouilles,
        self.leader: i64 = 3
        # each of its cards (taken off), up to so many,
        self.cards: i64 = 4
        self.cards_most: i64 = 12
        # nobody else having more Crapzouilles,
        self.strongest: i64 = 0
        # and each seat that it sits further to the left.
        self.near: i64 = 0

        # An attack, an attack after an Enchantement, and Diablotin with so many red and yellow potions.
        self.attack: i64 = 100
        self.enchant: i64 = 104
        self.imp: i64 = 260
        self.imp_red: i64 = 3
        self.imp_yellow: i64 = 2

        # Which spell to add to an attack, if it is worth anything: Sortilège, Trésor, Envoûtement, Fantôme,
        # Remède, Tour de magie.
        self.spells = vec[i64]([30, 40, 50, 20, 60, 10])
        # A Sortilège's potion that the target cannot meet, times the chance of that.
        self.hex_hit: i64 = 0
        # It needs so many witches, Fantôme so many Crapzouilles, Tour de magie no more potions than so many.
        self.hex_alive: i64 = 3
        self.ghost_lives: i64 = 2
        self.trick_potions: i64 = 3

        # How to defend oneself, if it is worth anything: parry, one or two Abracadabras, Du balai among two,
        # Du balai, Trésor, Baguette, Remède, Tour de magie.
        self.guard = vec[i64]([90, 80, 70, 60, 50, 40, 30, 20, 10])
        # With so few Crapzouilles every way out is taken; else spells (not Du balai) only with so many cards.
        self.guard_lives: i64 = 2
        self.guard_cards: i64 = 3
        # A spell, for each Crapzouille fewer than ten.
        self.guard_low: i64 = 0
        # Parrying two potions (taken off).
        self.guard_two: i64 = 0

        # Laying a Miroir (taken off), and what it sends on, times the chance that its target cannot meet it.
        self.mirror_cost: i64 = 0
        self.mirror_hit: i64 = 0
        # A turn is stolen with so many potions and so many cards.
        self.mine_potions: i64 = 3
        self.mine_cards: i64 = 5

        # What each card is worth in hand, potions first,
        self.worth = vec[i64](
            [12, 16, 20, 22, 24, 26, 34, 36, 28, 24, 22, 40, 32, 42, 34, 18, 16, 10, -30, 26]
        )
        # less so much for each further potion of its colour.
        self.spare: i64 = 5
        # Tour de magie throws nothing that is worth more.
        self.trick_keep: i64 = 12


def hand(view: BalView) -> vec[i64]:
    """How many cards of each kind the seat holds, less those it has named already."""
    counts = vec[i64]([0] * 20)
    mine = view.seats[view.seat]
    cards = mine.hand
    if cards is not None:
        for card in cards:
            counts[card] += 1
    for card in mine.chosen:
        counts[card] -= 1
    return counts


def total(counts: vec[i64], most: i64) -> i64:
    """How many cards there are of the kinds below this one."""
    found: i64 = 0
    for kind in range(most):
        found += counts[kind]
    return found


def weakness(view: BalView, seat: i64, weights: Weights) -> i64:
    """How good a target somebody is: close to being out, or in the lead, with few cards to parry with."""
    other: SeatView = view.seats[seat]
    lives: i64 = other.lives
    cards: i64 = other.hand_count
    if cards > weights.cards_most:
        cards = weights.cards_most
    worth = weights.target + weights.finish // (lives + 1) + weights.leader * lives - weights.cards * cards
    if weights.near:
        seats: i64 = len(view.seats)
        worth += weights.near * ((seat - i64(view.seat)) % seats)
    if weights.strongest and is_strongest(view, lives):
        worth += weights.strongest
    return worth


def is_strongest(view: BalView, lives: i64) -> bool:
    """Has none of the others more Crapzouilles?"""
    for at in range(len(view.seats)):
        if at != view.seat and view.seats[at].lives > lives:
            return False
    return True


def rival_turns(view: BalView) -> i64:
    """How many turns of others come before the next Sabbat, if this is one's own."""
    seats = len(view.seats)
    found: i64 = 0
    at = (view.turn + 1) % seats
    lap = view.lap
    while lap <= LAPS:
        if at == view.first:
            lap += 1
            if lap > LAPS:
                break
        if at != view.seat and view.seats[at].alive:
            found += 1
        at = (at + 1) % seats
    return found


def refused(view: BalView, held: i64) -> i64:
    """How many of these cards the Sabbat would make up for, did one not hold them."""
    over = held + i64(view.seats[view.seat].lives) - SABBAT_HAND
    return over if over > 0 else 0


def lacking(view: BalView, seat: i64, first: i64, second: i64) -> i64:
    """The chance in thousandths that a seat holds no potions to meet these (-1: there is no second)."""
    cards: i64 = view.seats[seat].hand_count
    unseen: i64 = view.deck
    for at in range(len(view.seats)):
        if at != view.seat:
            unseen += view.seats[at].hand_count
    firsts = hidden(view, first)
    none = empty_handed(unseen, firsts, cards)
    if second < 0:
        return none * CERTAIN // WHOLE
    if second == first:
        rest = unseen - firsts - cards + 1
        one = none * cards * firsts // rest if rest > 0 else 0
        if none + one > WHOLE:
            return CERTAIN
        return (none + one) * CERTAIN // WHOLE
    seconds = hidden(view, second)
    none += empty_handed(unseen, seconds, cards) - empty_handed(unseen, firsts + seconds, cards)
    return none * CERTAIN // WHOLE


def hidden(view: BalView, kind: i64) -> i64:
    """How many cards of a kind are out of this seat's sight."""
    left = COPIES[kind]
    cards = view.seats[view.seat].hand
    if cards is not None:
        for card in cards:
            if card == kind:
                left -= 1
    for card in view.discard:
        if card == kind:
            left -= 1
    for card in view.laid:
        if card == kind:
            left -= 1
    return left if left > 0 else 0


def empty_handed(unseen: i64, sought: i64, cards: i64) -> i64:
    """The chance in millionths that so many cards of the unseen hold none of those sought."""
    chance: i64 = WHOLE
    for drawn in range(cards):
        rest = unseen - drawn
        if rest <= sought:
            return 0
        chance = chance * (rest - sought) // rest
    return chance


def attack_colours(view: BalView) -> vec[i64]:
    """The colours of the potions of the attack on the table, twice -1 if there is none."""
    found = vec[i64]([-1, -1])
    attack = view.attack
    if attack is None:
        return found
    potions = attack["potions"]
    assert isinstance(potions, list)
    for at in range(len(potions)):
        found[at] = COLOURS.index(str(potions[at]))
    return found
