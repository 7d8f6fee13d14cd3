"""What the apprentice of Sorcellerie ! believes things to be worth, in hundredths of a Juror.

Everything is read from a view and from the printed cards; an effect is weighed primitive by primitive, so a
pack's cards are weighed like ours. The numbers were found by trying plays.
"""

from functools import cache
from typing import Final

from esbat.engine.steps import steps_of
from esbat.games.wildegrens.names import EMPTY, UNTURNED
from esbat.games.wildegrens.tables import CHALLENGES_IN_ALL, CURSE, END_OF_THE_TRACK, JURY, SOULS_TO_LOSE
from esbat.games.wildegrens.tables_cards import WitchFact
from esbat.games.wildegrens.view import PlaceView, SpotView, WildegrensView
from esbat.games.wildegrens.view_odds import chances_of
from esbat.parts.bits import WIDE_BIT

LOST: Final = 100_000
"""What the end of the play is worth, below zero."""
UNKNOWN_CHALLENGE: Final = 14
"""What an unturned Challenge is expected to cost her."""
MOST_POWER: Final = 40
FIRST_FAILURE: Final = 450
"""What the first failed Mission costs; the second costs everything."""
DRAW_WORTH: Final = 30
"""What Not guilty is worth, in percent of Innocent."""
EACH_STEP: Final = 70
"""What a step on a Juror's track is worth beside the likelier conviction."""

ACTION_WORTH: Final = {
    "swap_curse": 6,
    "remove_curse": 8,
    "draw": 12,
    "replace_challenge": 6,
    "discard_challenge": 12,
    "move_challenge": 10,
    "reveal_challenge": 4,
    "expose_challenge": 8,
    "scry_challenges": 3,
    "scry_coven": 4,
    "capture_familiar": 8,
    "ease_familiars": 2,
    "ease_challenges": 12,
    "ease_mission": 16,
    "uncover_conviction": 8,
    "swap_conviction": 14,
    "discard_conviction": 40,
    "gain_persuasion": 18,
    "recruit": 12,
    "recruit_pick": 16,
    "rescue": 20,
    "absorb_challenge": 26,
    "cancel_failures": 8,
    "cancel_effect": 6,
    "ignore_blocks": 8,
    "star": 14,
}
"""How good an action is to have, whatever its numbers."""


@cache
def steps(effect: str) -> tuple[tuple[str, int, str], ...]:
    """The steps of an effect: name, number (1 for a count), last argument."""
    found = []
    for step in steps_of(effect) or []:
        first = step.arguments[0] if step.arguments else "1"
        number = int(first) if first.lstrip("-").isdigit() else 1
        found.append((step.name, number, step.arguments[-1] if step.arguments else ""))
    return tuple(found)


@cache
def action_worth(effect: str) -> int:
    return sum(ACTION_WORTH.get(name, 0) for name, number, last in steps(effect))


def witch_worth(witch: WitchFact) -> int:
    """How much she likes to have a Witch in the coven."""
    hidden = 14 * witch.hidden + action_worth(witch.hidden_action)
    revealed = 12 * witch.revealed + action_worth(witch.revealed_action)
    return 2 * hidden + revealed


class Weighing:
    """One view, weighed."""

    def __init__(self, view: WildegrensView) -> None:
        self.view = view
        self.box = view.box
        self.active = len(view.unseen_coven[0]) + len(view.discard) + len(view.hand)
        self.active += len(view.hidden) + len(view.revealed)
        self.active += sum(1 for card in view.coven_top if card != CURSE)
        self.missions_to_go = view.missions_left + sum(
            1 for place in view.places if place.mission != EMPTY and not place.failed
        )
        # Asked for again and again: the odds of each Juror by where the marker stands, -1 until worked out.
        self.odds = [[-1] * (int(END_OF_THE_TRACK) + 1) for place in range(JURY)]
        # The same of what each is expected to lack; and of the odds by how many papers lie face down.
        self.lacks = [[-1] * (int(END_OF_THE_TRACK) + 1) for place in range(JURY)]
        self.chances: dict[int, list[int]] = {}

    # ---- effects

    def villager(self) -> int:
        """What losing a Villager card costs now: nearly everything when five are close."""
        room = int(SOULS_TO_LOSE) - self.view.souls_total
        deck = self.view.villagers
        many = sum(deck)
        if many == 0:
            return 0
        deadly = sum(deck[value] for value in range(len(deck)) if value >= room)
        mean = sum(value * deck[value] for value in range(len(deck))) * 10 // many
        return 14 + mean + 900 * deadly // many

    def curse(self) -> int:
        return {0: LOST, 1: 70, 2: 34}.get(self.view.curse_pile, 20)

    def step_worth(self, name: str, number: int, last: str, hidden: int) -> int:
        """What one step of a Mission's or Challenge's effect is worth to her."""
        if name == "lose_villager":
            return -number * self.villager()
        if name == "suffer_curse":
            return -LOST if number > self.view.curse_pile else -number * self.curse()
        if name in ("lose_hidden", "imprison_hidden"):
            each = 46 if name == "lose_hidden" else 40
            return -each * min(number, hidden) * (2 if self.active < 8 else 1)
        if name == "lose_prisoner":
            return -6 * number
        if name == "draw_next":
            return number * (16 if number > 0 else 26)
        if name == "lose_persuasion":
            return -30 * number * (3 if last == "each" else 1)
        if name == "gain_persuasion":
            return 30 * number
        if name == "add_challenge":
            return -18 * number * (2 if last == "others" else 1)
        if name == "recruit":
            return 26
        if name == "remove_curse":
            return 22 if self.view.hand_curses else 0
        if name == "rescue":
            return 24 * min(number, len(self.view.prison))
        if name == "restore_villager":
            return 40 if self.view.souls else 0
        if name == "uncover_conviction":
            return 8 * number
        if name == "lose_game":
            return -LOST
        if name == "must_trial":
            return self.trial_worth()
        return 6 if name.startswith(("reveal", "discard_ch", "scry")) else 0

    def effect_worth(self, effect: str, hidden: int = 0) -> int:
        return sum(self.step_worth(name, number, last, hidden) for name, number, last in steps(effect))

    def trial_worth(self) -> int:
        return 2 * (self.innocence() - 60)

    # ---- the jury

    def percent(self, place: int, gain: int) -> int:
        """The chance to convince this Juror with so much more persuasion."""
        marker = min(int(END_OF_THE_TRACK), self.view.jury[place].persuasion + gain)
        odds = self.odds[place]
        if marker < 0:
            return self.odds_at(place, marker)
        if odds[marker] < 0:
            odds[marker] = self.odds_at(place, marker)
        return odds[marker]

    def odds_at(self, place: int, marker: int) -> int:
        """The chance to convince this Juror with the marker there."""
        papers = self.view.jury[place].papers
        known = sum([value for value in papers if value >= 0])
        hidden = sum([1 for value in papers if value == UNTURNED])
        if marker < known:
            return 0
        chances = self.chances.get(hidden)
        if chances is None:
            chances = self.chances[hidden] = chances_of(self.view.unseen_convictions, hidden)
        return chances[min(marker - known, len(chances) - 1)]

    def innocence(self) -> int:
        """The chance in percent that all three are convinced, as if they were independent."""
        chance = 100
        for place in range(JURY):
            chance = chance * self.percent(place, 0) // 100
        return chance

    def missing(self, place: int, gain: int) -> int:
        """Hundredths of persuasion that this Juror is expected to lack at the trial."""
        marker = min(int(END_OF_THE_TRACK), self.view.jury[place].persuasion + gain)
        lacks = self.lacks[place]
        if marker >= 0 and lacks[marker] >= 0:
            return lacks[marker]
        lacking = sum([100 - self.percent(place, gain + more) for more in range(10)])
        if marker >= 0:
            lacks[marker] = lacking
        return lacking

    def gain_worth(self, place: int, gain: int) -> int:
        """What persuasion with a Juror is worth: what is expected to be lacking less, and likelier
        conviction.
        """
        lacking = self.missing(place, 0) - self.missing(place, gain)
        return EACH_STEP * lacking // 100 + (self.percent(place, gain) - self.percent(place, 0)) // 2

    def verdict(self, gains: list[int]) -> int:
        """What the trial is worth, in ten-thousandths of a victory, with so much more persuasion."""
        odds = [self.percent(place, gains[place]) for place in range(JURY)]
        three = odds[0] * odds[1] * odds[2] // 100
        two = sum(odds[at] * odds[(at + 1) % 3] * (100 - odds[(at + 2) % 3]) for at in range(3)) // 100
        return three + DRAW_WORTH * two // 100

    def strength(self) -> int:
        """Tenths of power that a hand of this coven brings on average, with what is in play."""
        curses = self.view.unseen_coven[1] + self.view.discard_curses + self.view.hand_curses
        curses += sum(1 for card in self.view.coven_top if card == CURSE)
        cards = self.active + curses
        return (5 * 19 * self.active // cards if cards else 0) + 12 * len(self.view.familiars)

    def reward_worth(self, mission: int) -> int:
        row = self.box.missions[mission]
        best = 0
        for place, juror in enumerate(self.view.jury):
            gain = row.linked if self.box.jurors[juror.juror].code == row.juror else row.other
            best = max(best, self.gain_worth(place, gain))
        return best

    # ---- Missions and their Challenges

    def failure_of_a_mission(self, mission: int, hidden: int) -> int:
        """What failing it costs."""
        first = -FIRST_FAILURE if self.view.failures == 0 else -LOST
        return first + self.effect_worth(self.box.missions[mission].failure, hidden)

    def challenge_worth(self, card: int, hidden: int) -> tuple[int, int]:
        """What a Challenge gives overcome, and what it costs left alone (below zero)."""
        row = self.box.challenges[card]
        won = self.effect_worth(row.success, hidden)
        if row.moment != "none":
            won += self.familiar_worth(card)
        return won, self.effect_worth(row.failure, hidden)

    def familiar_worth(self, card: int) -> int:
        row = self.box.challenges[card]
        worth = 14
        for name, number, last in steps(row.familiar):
            worth += {"power": 26 * number, "star": 30}.get(name, 10)
        return worth * min(4, self.missions_to_go) // 4

    def threat(self, card: int) -> int:
        """How much she would like a Challenge to be gone."""
        row = self.box.challenges[card]
        won, left = self.challenge_worth(card, 2)
        blocks = 40 if (self.box.block_mission | self.box.block_challenges) & WIDE_BIT[card] else 0
        if row.moment != "none":
            return -won
        return blocks - left + 5 * row.difficulty + (12 if row.chosen and not blocks else 0) - won

    def ladder(self, place: PlaceView, hidden: int) -> list[int]:
        """For each amount of power, the best that can be made of this Mission."""
        known = [spot for spot in place.spots if spot.card >= 0]
        unknown = len(place.spots) - len(known)
        plans = self.plans(place, known, hidden)
        lost = self.failure_of_a_mission(place.mission, hidden)
        won = self.reward_worth(place.mission) + self.effect_worth(
            self.box.missions[place.mission].success, hidden
        )
        needed = place.now + self.hardening(place)
        unknown_cost = UNKNOWN_CHALLENGE * unknown
        rungs = []
        for power in range(MOST_POWER):
            best = -3 * LOST
            for cost, worth, free in plans:
                if cost <= power:
                    best = max(best, worth + (won if free and power - cost >= needed else lost))
            rungs.append(best - unknown_cost)
        return rungs

    def hardening(self, place: PlaceView) -> int:
        """A Mission not chosen yet may turn out harder once it is."""
        if place.chosen:
            return 0
        extra = 0
        thing = CHALLENGES_IN_ALL + place.mission
        if self.box.harden_self[thing]:
            extra += self.view.hand_curses
        for spot in place.spots:
            if spot.card >= 0:
                extra += int(self.box.harden_mission[spot.card])
        return extra

    def plans(self, place: PlaceView, known: list[SpotView], hidden: int) -> list[tuple[int, int, bool]]:
        """Every set of Challenges that can be overcome together: cost, worth, and whether the Mission is
        free.
        """
        worths = [self.challenge_worth(spot.card, hidden) for spot in known]
        birds = [bool(self.box.block_challenges & WIDE_BIT[spot.card]) for spot in known]
        mobs = [bool(self.box.block_mission & WIDE_BIT[spot.card]) for spot in known]
        found = []
        for chosen in range(2 ** len(known)):
            cost = worth = 0
            free = barred = False
            left_bird = left_mob = False
            plain = False
            for at, spot in enumerate(known):
                if chosen >> at & 1:
                    cost += max(0, spot.now)
                    worth += worths[at][0]
                    plain = plain or not (birds[at] or mobs[at])
                else:
                    worth += worths[at][1]
                    left_bird = left_bird or birds[at]
                    left_mob = left_mob or mobs[at]
            barred = left_bird and plain
            free = not left_mob
            if not barred:
                found.append((cost, worth, free))
        return found
