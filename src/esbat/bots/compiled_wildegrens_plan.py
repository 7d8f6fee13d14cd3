"""Every way to play a hand of Sorcellerie !: who hides, who is revealed, and what a Mission makes of that.

A way to play the hand is a number, bit by bit: 1 is revealed, 0 hidden. The power it gives and what it costs
the coven are the same at every Mission, so they are worked out once for a view.
"""

from typing import Final

from esbat.bots.compiled_wildegrens_weighing import MOST_POWER, Weighing, action_worth
from esbat.games.wildegrens.view import PlaceView, WildegrensView

MOST_CARDS: Final = 7
"""Of a larger hand the rest is hidden."""
REVEALING: Final = 3
"""What it costs to send a Witch to Prison, before looking at who she is."""
OF_HIDDEN: Final = 3
OF_REVEALED: Final = 4
"""The two counts of a star that depend on how the hand is played."""
WORST: Final = -(10**9)


class Part:
    """What one card adds: power of its own, and power for each hidden and each revealed Witch."""

    __slots__ = ("hidden", "own", "revealed")

    def __init__(self, own: int, hidden: int, revealed: int) -> None:
        self.own = own
        self.hidden = hidden
        self.revealed = revealed


class Plan:
    """The hand of one view: the power of every way to play it, and what it gives or costs besides."""

    __slots__ = ("besides", "ones", "powers", "view", "weigh")

    def __init__(self, view: WildegrensView, weigh: Weighing) -> None:
        self.view = view
        self.weigh = weigh
        self.ones: list[int] = []
        self.powers: list[int] = []
        self.besides: list[int] = []
        self.work_out()

    def best(self, place: PlaceView) -> tuple[int, int]:
        """The best way to play the hand at this Mission: its worth, and who is revealed."""
        view = self.view
        in_hand = min(MOST_CARDS, len(view.hand))
        limit = view.limit - view.reveals if view.part >= 2 else 99
        ladders: list[list[int]] = [[], [], []]
        most = WORST
        choice = 0
        for shown in range(len(self.powers)):
            many = self.ones[shown]
            if many > limit:
                continue
            hidden = len(view.hidden) + in_hand - many
            if hidden > 2:
                hidden = 2
            if not ladders[hidden]:
                ladders[hidden] = self.weigh.ladder(place, hidden)
            worth = ladders[hidden][self.powers[shown]] + self.besides[shown]
            if worth > most:
                most = worth
                choice = shown
        return most, choice

    def work_out(self) -> None:
        """Cards that lie already are added up once; for each way those in hand, by their sides."""
        view = self.view
        everybody = [witch for witch, power in view.hidden + view.revealed] + view.hand
        lying = [self.part(witch, 0, everybody) for witch, power in view.hidden]
        lying += [self.part(witch, 1, everybody) for witch, power in view.revealed]
        lying += [self.part(witch, 0, everybody) for witch in view.hand[MOST_CARDS:]]
        lying += [self.familiar(card, everybody) for card in view.familiars]
        own = self.boosts() - view.spent + sum([part.own for part in lying])
        hidden_stars = sum([part.hidden for part in lying])
        revealed_stars = sum([part.revealed for part in lying])
        hand = view.hand[:MOST_CARDS]
        sides = [[self.part(witch, side, everybody) for side in (0, 1)] for witch in hand]
        worths = [[self.beside(witch, side) for side in (0, 1)] for witch in hand]
        for shown in range(2 ** len(hand)):
            many = beside = 0
            power, of_hidden, of_revealed = own, hidden_stars, revealed_stars
            for at in range(len(hand)):
                side = shown >> at & 1
                many += side
                beside += worths[at][side]
                part = sides[at][side]
                power += part.own
                of_hidden += part.hidden
                of_revealed += part.revealed
            power += of_hidden * (len(view.hidden) + len(view.hand) - many)
            power += of_revealed * (len(view.revealed) + many)
            self.ones.append(many)
            self.powers.append(min(MOST_POWER - 1, max(0, power)))
            self.besides.append(beside)

    def part(self, witch: int, side: int, everybody: list[int]) -> Part:
        """What a Witch on this side adds, if these are in play."""
        box = self.view.box
        at = witch * 2 + side
        own = int(box.power[at])
        row = box.witches[witch]
        if witch in self.view.hand and "absorb_challenge" in (
            row.revealed_action if side else row.hidden_action
        ):
            own += 2
        return self.starred(own, int(box.star[at]), int(box.star_count[at]), witch, everybody)

    def familiar(self, card: int, everybody: list[int]) -> Part:
        stars = self.view.box.familiar_star
        return self.starred(
            int(stars[card * 3]), int(stars[card * 3 + 1]), int(stars[card * 3 + 2]), -1, everybody
        )

    def starred(self, own: int, star: int, kind: int, witch: int, everybody: list[int]) -> Part:
        """A card's own power and what its star counts."""
        if not star:
            return Part(own, 0, 0)
        if kind == OF_HIDDEN:
            return Part(own, star, 0)
        if kind == OF_REVEALED:
            return Part(own, 0, star)
        return Part(own + star * self.count(kind, witch, everybody), 0, 0)

    def count(self, kind: int, witch: int, everybody: list[int]) -> int:
        """What a star counts, whoever is hidden or revealed."""
        view = self.view
        if kind >= OF_REVEALED:
            return [len(view.familiars), view.overcome, view.hand_curses, view.souls_total][kind - 5]
        if kind == 2:
            return len(everybody) - 1
        family = int(view.box.family[witch]) if witch >= 0 else -1
        related = 0
        for other in everybody:
            if family >= 0 and view.box.family[other] == family:
                related += 1
        return max(1, related) if kind == 0 else max(0, related - 1)

    def boosts(self) -> int:
        """The power of those in play that their cards alone do not explain."""
        view = self.view
        everybody = [witch for witch, power in view.hidden + view.revealed]
        total = 0
        for side, witches in ((0, view.hidden), (1, view.revealed)):
            for witch, power in witches:
                part = self.part(witch, side, everybody)
                total += power - part.own
                total -= part.hidden * len(view.hidden) + part.revealed * len(view.revealed)
        return total

    def beside(self, witch: int, side: int) -> int:
        """What playing her so is worth beside her power."""
        row = self.view.box.witches[witch]
        if side == 0:
            return action_worth(row.hidden_action) // 2
        return action_worth(row.revealed_action) // 2 - self.price_of_revealing(witch)

    def price_of_revealing(self, witch: int) -> int:
        """A Witch in Prison is missed on later turns; less so late in the play."""
        turns = min(6, self.weigh.missions_to_go)
        scarce = 16 if self.weigh.active <= 7 else 6 if self.weigh.active <= 9 else 0
        row = self.view.box.witches[witch]
        worth = 8 * row.hidden + 3 * row.revealed
        return (REVEALING + scarce + worth // 2) * turns // 6 + 4
