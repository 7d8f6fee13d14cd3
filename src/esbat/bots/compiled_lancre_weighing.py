"""How the apprentice of Lancre weighs problems, places and cards, in hundredths of a point.

Everything is read from a view; the numbers are those of `compiled_lancre_weights`.
"""

from esbat.bots.compiled_lancre_weights import MOST, TOGETHER, Weights, kind_of
from esbat.games.lancre.names import FAMILY_ELF, SYMBOL_BROOM, SYMBOL_HEADOLOGY
from esbat.games.lancre.tables import BIG_LEFT_TO_LOSE
from esbat.games.lancre.tables_effects import EFFECT_HELPING_HAND
from esbat.games.lancre.view import LancreView, SpaceView, bonus_value, needed_there, symbol_value
from esbat.games.lancre.view_odds import odds_of
from esbat.parts.bits import WIDE_BIT, wide_listed


class Weighing:
    """One table, weighed for the seat that looks at it."""

    def __init__(self, view: LancreView, weights: Weights) -> None:
        self.view = view
        self.weights = weights
        self.me = view.seats[view.seat]
        self.together = kind_of(view).startswith(TOGETHER)
        self.turns_left = sum(small + big for small, big, top in view.boxes) // len(view.seats)
        self.second = view.step == 2
        self.needed = self.still_to_go() if self.together else 0
        self.cackle = self.price_of_a_cackle()
        self.prizes: dict[int, int] = {}

    def still_to_go(self) -> int:
        """How many big problems must still be solved for all to win, those counted that are yet to come."""
        first_big = self.view.box.first_big
        there = sum(1 for space in self.view.spaces if space.kind >= first_big or self.unknown(space))
        return there + sum(big for small, big, top in self.view.boxes) - int(BIG_LEFT_TO_LOSE) + 1

    def unknowns(self) -> int:
        """How many problems lie there that it does not know."""
        return sum(1 for there in self.view.spaces if self.unknown(there))

    def unknown(self, there: SpaceView) -> bool:
        return there.kind < 0 and there.hidden

    def price_of_a_cackle(self) -> int:
        """Dear when the reserve is empty; dearest when Black Aliss would end a play together."""
        weights = self.weights
        cackles, _, alisses = self.view.reserves
        price = self.faded(weights.cackle[min(cackles, MOST)], weights.cackle_fading)
        if cackles:
            return price
        price += weights.aliss[min(alisses, MOST)]
        if any(other.cackles > self.me.cackles for other in self.view.seats):
            price = price * weights.own_share // 100
        return price

    def faded(self, worth: int, span: int) -> int:
        """What is left of it with so few turns to come, if it begins to fade so many turns before the end."""
        return worth * self.turns_left // span if self.turns_left < span else worth

    # ---- a problem

    def pressure(self, there: SpaceView) -> int:
        """What it is worth to everybody that this tile goes, the more the fewer markers are left."""
        urgency = self.weights.urgency[min(self.view.reserves[1], MOST)]
        return urgency * there.markers + urgency * self.weights.unmarked // 1000

    def prize(self, space: int) -> int:
        """What solving the tile there is worth."""
        found = self.prizes.get(space)
        if found is None:
            found = self.prizes[space] = self.weighed_prize(self.view.spaces[space])
        return found

    def weighed_prize(self, there: SpaceView) -> int:
        view = self.view
        weights = self.weights
        if there.kind < 0:
            unknown = self.big_prize() + weights.hidden
            return unknown + self.pressure(there) if there.hidden else 0
        worth = weights.point * int(view.box.points[there.kind])
        if there.kind < view.box.first_big:
            worth += self.faded(self.sated(weights.small), weights.small_fading)
            if self.me.small < 8:
                worth += weights.small_card[self.me.small % 2] * self.turns_left
        else:
            worth += self.big_prize()
            if self.me.big < 8:
                worth += weights.big_card[self.me.big % 2] * self.turns_left
        if view.box.family[there.kind] == FAMILY_ELF and not there.hidden:
            worth += weights.elf[1 if self.elves() >= 2 else 0]
        return worth + self.pressure(there)

    def big_prize(self) -> int:
        """What it is worth to everybody that a big problem goes, the more the nearer the end is."""
        weights = self.weights
        last = weights.last_turns
        more = weights.big_more * max(0, last - self.turns_left) // last
        return self.sated(weights.big_first + more) + weights.behind * max(0, self.needed)

    def sated(self, worth: int) -> int:
        """Together it may count less once enough big problems are gone."""
        return worth * self.weights.enough // 100 if self.together and self.needed <= 0 else worth

    def elves(self) -> int:
        """Elves in sight."""
        family = self.view.box.family
        return sum(
            1
            for there in self.view.spaces
            if there.kind >= 0 and not there.hidden and family[there.kind] == FAMILY_ELF
        )

    def stakes(self, there: SpaceView, percent: int) -> int:
        """What facing such a tile is worth with these odds, against fleeing."""
        weights = self.weights
        kind = there.kind
        big = 1 if kind >= self.view.box.first_big else 0
        prize = weights.stake_point[big] * int(self.view.box.points[kind]) + weights.stake[big]
        if big:
            prize += self.big_prize()
        prize += self.pressure(there) * weights.stake_pressure // 100
        worth = prize * percent - self.cost_of_failure(kind) * (100 - percent) - self.cackle * weights.facing
        return worth - 100 * weights.flight[1 if self.second else 0]

    def cost_of_failure(self, kind: int) -> int:
        weights = self.weights
        return self.cackle + weights.failure + weights.consequence[self.view.box.family[kind]]

    def hardness(self, space: int) -> int:
        there = self.view.spaces[space]
        return self.weights.middling if there.kind < 0 else needed_there(self.view.box, there)

    # ---- a place

    def worth(self, space: int) -> int:
        """What ending a move there promises."""
        weights = self.weights
        there = self.view.spaces[space]
        if there.kind >= 0 or there.hidden:
            percent = self.odds(there)
            kind = there.kind
            failure = self.cackle + weights.hidden_failure if kind < 0 else self.cost_of_failure(kind)
            prize = self.prize(space)
            if weights.near_another and self.beside_another(there):
                prize -= prize * weights.near_another // 100
            # Four dice show two thirds of a Cackle.
            return (prize * percent - failure * (100 - percent) - self.cackle * weights.rolling) // 100
        company = [seat for seat in there.witches if seat != self.view.seat]
        if company:
            return self.tea(company)
        if len(self.view.seats) == 1 and there.location == self.view.box.granny:
            return self.relief() * min(2, self.me.cackles)
        return self.outlook(space) * weights.empty // 100

    def tea(self, company: list[int]) -> int:
        """What tea with these is worth."""
        weights = self.weights
        theirs = sum(min(2, self.view.seats[seat].cackles) for seat in company)
        hers = 100 * min(3, self.me.cackles) + weights.tea_for_others * theirs
        return self.relief() * hers // 100 - weights.tea_toll

    def beside_another(self, there: SpaceView) -> bool:
        """Is another witch in the same location, or one path away?"""
        box = self.view.box
        for number, other in enumerate(self.view.seats):
            if number != self.view.seat and 0 <= other.at < box.dungeon:
                location = box.location_of[other.at]
                if location == there.location or box.neighbours[location] & WIDE_BIT[there.location]:
                    return True
        return False

    def afterwards(self, space: int) -> int:
        """What the place promises for another step of this turn, if one is to come."""
        if self.second:
            return 0
        there = self.view.spaces[space]
        if there.kind >= 0 or there.hidden:
            share = self.weights.follow
        elif any(seat != self.view.seat for seat in there.witches):
            share = self.weights.tea_follow
        else:
            return 0
        return self.outlook(space) * share // 100 if share else 0

    def relief(self) -> int:
        """What it is worth to return a cackle."""
        return self.cackle * self.weights.relief // 100

    def odds(self, there: SpaceView) -> int:
        """The chance to solve it, in percent, with a good part of the hand."""
        trust = self.weights.trust
        if there.kind >= 0:
            plain = self.view.chance_at(there.space)
            whole = self.view.chance_at(there.space, with_cards=True)
            assert plain is not None and whole is not None
            part = trust[1 if there.kind >= self.view.box.first_big else 0]
            return (plain.percent() * (100 - part) + whole.percent() * part) // 100
        needed = int(self.weights.middling) + 2 * there.markers - self.me.pairs
        added = sum(symbol_value(self.view.box, card) for card in self.me.hand or [])
        part = trust[2]
        bare, helped = odds_of(needed, 4).percent(), odds_of(needed - added, 4).percent()
        chance = (bare * (100 - part) + helped * part) // 100
        if self.weights.three_hidden > chance and self.has_three():
            return self.weights.three_hidden
        return chance

    def has_three(self) -> bool:
        """Is the Power of Three in hand?"""
        return self.view.solved_by_hand(int(self.view.box.first_big))

    def outlook(self, space: int) -> int:
        """The best problem within a walk of there."""
        box = self.view.box
        near = box.neighbours[box.location_of[space]]
        best = 0
        for location in wide_listed(near):
            for other in wide_listed(box.spaces_of[location]):
                best = max(best, self.promise(other))
        return best

    def promise(self, space: int) -> int:
        there = self.view.spaces[space]
        if there.kind < 0 and not there.hidden:
            return 0
        return max(0, self.worth(space))

    # ---- cards

    def missing(self) -> int:
        """What the attempt still lacks."""
        return needed_there(self.view.box, self.view.spaces[self.view.trying]) - self.view.total()

    def bonuses(self, kind: int) -> int:
        """What the hand can add after all dice."""
        return sum(bonus_value(self.view.box, card, kind) for card in self.me.hand or [])

    def helped(self, there: SpaceView) -> int:
        """What a Helping Hand in hand counts for against this tile."""
        if not self.weights.helping or not there.markers:
            return 0
        effect = self.view.box.effect
        held = any(effect[card] == EFFECT_HELPING_HAND for card in self.me.hand or [])
        return self.weights.helping if held else 0

    def price_of_a_card(self) -> int:
        return self.price_of(self.weights.card)

    def price_of(self, price: int) -> int:
        """What keeping something for later is worth, with so few turns to come and the hand soon refilled."""
        above = 2 if self.me.hand_count > self.me.limit else 0
        part = self.weights.price[above + (1 if self.second else 0)]
        return self.faded(price, self.weights.card_fading) * part // 100

    def price_of_symbol(self, card: int, kind: int) -> int:
        """What it costs to play this card now: the card, and for Magic a cackle."""
        box = self.view.box
        price = self.price_of(self.kept(card))
        if kind < box.first_big:
            price = price * self.weights.price[4] // 100
        if not box.with_symbol[SYMBOL_HEADOLOGY] & WIDE_BIT[card]:
            price += self.cackle
        return price

    def kept(self, card: int) -> int:
        """What keeping a card for its effect and its name is worth."""
        box = self.view.box
        worth: int = self.weights.keep[box.effect[card]]
        return worth + self.weights.keep_named if box.power[card] >= 0 else worth

    def least(self, cards: list[int]) -> int:
        """The card of these it can best do without."""
        return min(cards, key=self.regret)

    def regret(self, card: int) -> int:
        box = self.view.box
        worth = self.kept(card)
        if box.with_symbol[SYMBOL_BROOM] & WIDE_BIT[card]:
            return worth + self.weights.keep_broom
        return worth + self.weights.keep_symbol * symbol_value(box, card)
