"""What the apprentice of Lancre believes things to be worth, in hundredths of a point.

Everything is read from a view. The numbers were found by trying plays against novices and against itself.
"""

from typing import Final

from esbat.games.lancre.names import (
    FAMILY_BELA,
    FAMILY_CUNNING_MAN,
    FAMILY_ELF,
    FAMILY_FELMET,
    FAMILY_HIVER,
    FAMILY_LILY,
    FAMILY_MAGPYR,
    FAMILY_WINTERSMITH,
    SYMBOL_BROOM,
    SYMBOL_HEADOLOGY,
)
from esbat.games.lancre.tables_effects import EFFECT_ESCAPE, EFFECT_TRICK
from esbat.games.lancre.view import LancreView, SpaceView, bonus_value, needed_there, symbol_value
from esbat.games.lancre.view_odds import odds_of
from esbat.parts.bits import WIDE_BIT, wide_listed

CONSEQUENCE: Final = {
    FAMILY_LILY: 120,
    FAMILY_HIVER: 120,
    FAMILY_FELMET: 220,
    FAMILY_CUNNING_MAN: 220,
    FAMILY_WINTERSMITH: 90,
    FAMILY_MAGPYR: 120,
    FAMILY_BELA: 120,
    FAMILY_ELF: 60,
}
"""What failing against a family costs besides."""
TOGETHER: Final = {2: (600, 3000, 200, 100), 3: (1000, 2500, 300, 150), 4: (1000, 2500, 300, 150)}
"""Those who play together must clear the big problems, whatever they score. By seats: what a big one is worth
at first, how much more towards the end, what a small one is worth, and how heavily crises weigh, in
hundredths: the more play, the fewer markers there are.
"""
LAST_TURNS: Final = 10
"""So long before the end big problems begin to matter more."""
FADING: Final = {1: 12, 2: 8, 3: 8, 4: 8}
"""Without opponents cards lose their worth from so many turns before the end on, by seats."""
CACKLES: Final = {
    1: (30, 70, 180, 700),
    2: (60, 140, 250, 700),
    3: (60, 140, 250, 700),
    4: (60, 140, 250, 700),
}
"""What a cackle costs without opponents, by seats: with many in the reserve, with few, with none, and when
Black Aliss, too, is almost gone. Somebody alone has few turns to lose.
"""
MIDDLING: Final = 19
"""The difficulty of a big problem nobody knows."""
PRICES: Final = {EFFECT_ESCAPE: 50, EFFECT_TRICK: 60}
"""What keeping a card for its effect is worth, where it is not the usual 35."""


class Weighing:
    """One table, weighed for the seat that looks at it."""

    def __init__(self, view: LancreView) -> None:
        self.view = view
        self.me = view.seats[view.seat]
        self.unopposed = view.options["cooperative"]
        self.together = self.unopposed and len(view.seats) > 1
        self.turns_left = sum(small + big for small, big, top in view.boxes) // len(view.seats)
        self.cackle = self.price_of_a_cackle()
        self.prizes: dict[int, int] = {}

    def price_of_a_cackle(self) -> int:
        """Dear when the reserve is empty; dearest when Black Aliss would end a play together."""
        cackles, _, alisses = self.view.reserves
        if not self.unopposed:
            return 45 if cackles > 1 else 100
        many, few, none, last = CACKLES[len(self.view.seats)]
        if cackles > 2:
            return many
        if cackles:
            return few
        return none if alisses > 2 else last

    # ---- a problem

    def pressure(self, there: SpaceView) -> int:
        """What it is worth to everybody that this tile goes, the more the fewer markers are left."""
        reserve = self.view.reserves[1]
        urgency = 20 if reserve > 8 else 60 if reserve > 5 else 160 if reserve > 2 else 320
        if self.together:
            urgency = urgency * TOGETHER[len(self.view.seats)][3] // 100
        return urgency * there.markers + urgency // 3

    def prize(self, space: int) -> int:
        """What solving the tile there is worth."""
        found = self.prizes.get(space)
        if found is None:
            found = self.prizes[space] = self.weighed_prize(self.view.spaces[space])
        return found

    def weighed_prize(self, there: SpaceView) -> int:
        view = self.view
        if there.kind < 0:
            unknown = self.big_together() if self.together else 450
            return unknown + self.pressure(there) if there.hidden else 0
        worth = 100 * int(view.box.points[there.kind]) + self.pressure(there)
        if self.together:
            small = TOGETHER[len(view.seats)][2]
            worth = self.big_together() if there.kind >= view.box.first_big else small
            worth += self.pressure(there)
        if there.kind < view.box.first_big:
            if self.me.small < 8:
                worth += 22 * self.turns_left  # half a card a turn
        elif self.me.big < 8:
            worth += 8 * self.turns_left
        if view.box.family[there.kind] == FAMILY_ELF and not there.hidden:
            worth += 250 if self.elves() >= 2 else 60
        return worth

    def big_together(self) -> int:
        """What it is worth to everybody that a big problem goes, the more the nearer the end is."""
        first, more, _, _ = TOGETHER[len(self.view.seats)]
        return first + more * max(0, LAST_TURNS - self.turns_left) // LAST_TURNS

    def elves(self) -> int:
        """Elves in sight."""
        family = self.view.box.family
        return sum(
            1
            for there in self.view.spaces
            if there.kind >= 0 and not there.hidden and family[there.kind] == FAMILY_ELF
        )

    def stakes(self, kind: int, percent: int) -> int:
        """What facing such a tile is worth with these odds, against fleeing."""
        prize = 100 * int(self.view.box.points[kind]) + 60
        if self.together and kind >= self.view.box.first_big:
            prize = self.big_together()
        return prize * percent - self.cost_of_failure(kind) * (100 - percent) - self.cackle * 33

    def cost_of_failure(self, kind: int) -> int:
        return self.cackle + 25 + CONSEQUENCE.get(self.view.box.family[kind], 0)

    def hardness(self, space: int) -> int:
        there = self.view.spaces[space]
        return MIDDLING if there.kind < 0 else needed_there(self.view.box, there)

    # ---- a place

    def worth(self, space: int) -> int:
        """What ending a move there promises."""
        there = self.view.spaces[space]
        if there.kind >= 0 or there.hidden:
            percent = self.odds(there)
            kind = there.kind
            failure = self.cackle + 105 if kind < 0 else self.cost_of_failure(kind)
            # Four dice show two thirds of a Cackle.
            return (self.prize(space) * percent - failure * (100 - percent) - self.cackle * 67) // 100
        company = [seat for seat in there.witches if seat != self.view.seat]
        if company:
            return self.relief() * min(3, self.me.cackles) - 20
        if len(self.view.seats) == 1 and there.location == self.view.box.granny:
            return self.relief() * min(2, self.me.cackles)
        return self.outlook(space) // 4

    def relief(self) -> int:
        """What it is worth to return a cackle: others may use the reserve as well."""
        return self.cackle if self.unopposed else self.cackle * 3 // 4

    def odds(self, there: SpaceView) -> int:
        """The chance to solve it, in percent, with a good part of the hand."""
        if there.kind >= 0:
            plain = self.view.chance_at(there.space)
            whole = self.view.chance_at(there.space, with_cards=True)
            assert plain is not None and whole is not None
            big = there.kind >= self.view.box.first_big
            return (plain.percent() + whole.percent() * (3 if big else 1)) // (4 if big else 2)
        needed = MIDDLING + 2 * there.markers - self.me.pairs
        added = sum(symbol_value(self.view.box, card) for card in self.me.hand or [])
        return (odds_of(needed, 4).percent() + 3 * odds_of(needed - added, 4).percent()) // 4

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

    def price_of_a_card(self) -> int:
        return self.faded(60)

    def faded(self, price: int) -> int:
        """What keeping something for later is worth, with so few turns to come."""
        span = FADING[len(self.view.seats)]
        return price * self.turns_left // span if self.unopposed and self.turns_left < span else price

    def price_of_symbol(self, card: int) -> int:
        """What it costs to play this card now: the card, and for Magic a cackle."""
        box = self.view.box
        price = PRICES.get(box.effect[card], 35)
        if box.power[card] >= 0:
            price += 15
        price = self.faded(price)
        if not box.with_symbol[SYMBOL_HEADOLOGY] & WIDE_BIT[card]:
            price += self.cackle
        return price

    def least(self, cards: list[int]) -> int:
        """The card of these it can best do without."""
        return min(cards, key=self.regret)

    def regret(self, card: int) -> int:
        box = self.view.box
        worth = PRICES.get(box.effect[card], 35) + (15 if box.power[card] >= 0 else 0)
        if box.with_symbol[SYMBOL_BROOM] & WIDE_BIT[card]:
            return worth + 20
        return worth + 10 * symbol_value(box, card)
