"""The apprentice of Sorcellerie !: it weighs every way to hide or reveal its hand against every Mission.

Worth is counted in whole numbers, hundredths of a Juror. What things are worth is in
`compiled_wildegrens_weighing`; here each question finds its answer.
"""

from typing import Final, cast

from esbat.bots.compiled_mind import Mind
from esbat.bots.compiled_wildegrens_plan import Plan
from esbat.bots.compiled_wildegrens_weighing import Weighing, steps, witch_worth
from esbat.engine.move import argument_of, packed, verb_of
from esbat.games.wildegrens import moves
from esbat.games.wildegrens.names import TRIGGERS
from esbat.games.wildegrens.tables import CURSE, FIRST_CHALLENGE, FIRST_JUROR, FIRST_MISSION
from esbat.games.wildegrens.view import PlaceView, SpotView, WildegrensView

EARLY: Final = ("reveal_challenge", "swap_curse", "draw", "uncover_conviction", "recruit", "scry_challenges")
"""Hidden actions worth doing before a Mission is chosen."""
USUAL_GAIN: Final = 3
"""The persuasion a Mission brings as a rule."""
DANGER: Final = 16
"""The risk of a turn, in percent, when nothing is amiss."""


def answer(mind: Mind) -> int:
    """What the apprentice chooses."""
    if len(mind.legal) == 1:
        return mind.legal[0]
    table = Table(mind)
    wish = ANSWERS[table.view.phase](table)
    return wish if wish in mind.legal else mind.legal[0]


class Table:
    """One question as the apprentice sees it."""

    def __init__(self, mind: Mind) -> None:
        self.view = cast(WildegrensView, mind.view)
        self.box = self.view.box
        self.legal = mind.legal
        self.weigh = Weighing(self.view)
        self.planned: Plan | None = None

    def named(self, verb: int) -> list[int]:
        """What may be named with this verb."""
        return [argument_of(move) for move in self.legal if verb_of(move) == verb]

    def spot(self, number: int) -> SpotView:
        place = self.view.places[number // 8]
        return next(spot for spot in place.spots if spot.spot == number)

    @property
    def plan(self) -> Plan:
        """Every way to play the hand; worked out when first asked for."""
        if self.planned is None:
            self.planned = Plan(self.view, self.weigh)
        return self.planned

    def action(self, witch: int, side: int) -> str:
        row = self.box.witches[witch]
        return row.revealed_action if side else row.hidden_action


# ---- the turn


def draft(table: Table) -> int:
    cards = table.named(moves.VERB_KEEP)
    return packed(moves.VERB_KEEP, max(cards, key=lambda card: witch_worth(table.box.witches[card])))


def play(table: Table) -> int:
    """In phase 1 only what pays before the choice; then as the plan for the chosen Mission has it."""
    view = table.view
    if view.part == 1:
        return play_early(table)
    place = next((place for place in view.places if place.chosen), None)
    if place is None or place.mission < 0:
        return table.legal[0]
    shown = table.plan.best(place)[1]
    hand = view.hand[:7]
    order = sorted(range(len(hand)), key=lambda at: -urgency(table, hand[at], shown >> at & 1))
    at = order[0]
    return packed(moves.VERB_REVEAL if shown >> at & 1 else moves.VERB_HIDE, hand[at])


def play_early(table: Table) -> int:
    """Hide now whoever the best plan hides anyway, if her action pays before the choice."""
    view = table.view
    plans = [table.plan.best(place) for place in view.places if place.mission >= 0 and not place.failed]
    shown = max(plans)[1]
    for at, witch in enumerate(view.hand[:7]):
        names = {name for name, number, last in steps(table.box.witches[witch].hidden_action)}
        if not shown >> at & 1 and names & set(EARLY) and pays_early(table, names):
            return packed(moves.VERB_HIDE, witch)
    return moves.VERB_DONE


def pays_early(table: Table, names: set[str]) -> bool:
    view = table.view
    if "swap_curse" in names and not view.hand_curses:
        return bool(names - {"swap_curse"} & set(EARLY))
    if "reveal_challenge" in names:
        return any(spot.card < 0 for place in view.places for spot in place.spots)
    return True


def urgency(table: Table, witch: int, side: int) -> int:
    """Cards that draw or change Challenges come first, plain power last."""
    names = {name for name, number, last in steps(table.action(witch, side))}
    if names & {"draw", "swap_curse"}:
        return 3
    return 2 if names - {"star"} else 1


def choose_mission(table: Table) -> int:
    best, choice = -(10**9), table.legal[0]
    for card in table.named(moves.VERB_CHOOSE):
        place = next(place for place in table.view.places if place.mission == card - FIRST_MISSION)
        worth = table.plan.best(place)[0]
        for other in table.view.places:
            if other.mission >= 0 and other is not place and not other.failed:
                worth += table.weigh.effect_worth(table.box.missions[other.mission].not_chosen)
        worth += urgent(table, place)
        if worth > best:
            best, choice = worth, packed(moves.VERB_CHOOSE, card)
    return choice


def urgent(table: Table, place: PlaceView) -> int:
    """A Mission that harms while it waits is better done soon."""
    harm = -table.weigh.effect_worth(table.box.missions[place.mission].not_chosen)
    return harm * min(3, table.weigh.missions_to_go) // 2


def beat(table: Table) -> int:
    """The best set of Challenges for the power there is; those that block come first."""
    view = table.view
    place = next(place for place in view.places if place.chosen)
    known = [spot for spot in place.spots if spot.card >= 0]
    weigh = table.weigh
    hidden = len(view.hidden)
    won = weigh.reward_worth(place.mission)
    won += weigh.effect_worth(table.box.missions[place.mission].success, hidden)
    lost = weigh.failure_of_a_mission(place.mission, hidden)
    best, choice = -(10**9), 0
    masks = [mask for mask in range(2 ** len(known)) if allowed(table, known, mask)]
    for mask, (cost, worth, free) in zip(masks, weigh.plans(place, known, min(2, hidden)), strict=True):
        if cost > view.available:
            continue
        total = worth + (won if free and view.available - cost >= place.now else lost)
        if total > best:
            best, choice = total, mask
    wanted = [spot.spot for at, spot in enumerate(known) if choice >> at & 1]
    blockers = table.box.block_challenges | table.box.block_mission
    wanted.sort(key=lambda spot: (not blockers >> table.spot(spot).card & 1, spot))
    for spot in wanted:
        if packed(moves.VERB_BEAT, spot) in table.legal:
            return packed(moves.VERB_BEAT, spot)
    return moves.VERB_DONE


def allowed(table: Table, known: list[SpotView], mask: int) -> bool:
    """The same condition as in `Weighing.plans`, so that both lists run alike."""
    birds, mobs = table.box.block_challenges, table.box.block_mission
    left_bird = any(birds >> spot.card & 1 and not mask >> at & 1 for at, spot in enumerate(known))
    plain = any(not (birds | mobs) >> spot.card & 1 and mask >> at & 1 for at, spot in enumerate(known))
    return not (left_bird and plain)


def reward(table: Table) -> int:
    """The Juror with whom this Mission's persuasion is worth most."""
    view = table.view
    mission = next((place.mission for place in view.places if place.chosen), -1)
    best, choice = -1, table.legal[0]
    for place, juror in enumerate(view.jury):
        gain = max(1, view.left)
        if view.phase == "reward":
            row = table.box.missions[mission]
            gain = row.linked if table.box.jurors[juror.juror].code == row.juror else row.other
        worth = table.weigh.gain_worth(place, gain)
        if worth > best:
            best, choice = worth, packed(moves.VERB_PERSUADE, FIRST_JUROR + juror.juror)
    return choice


def dismay(table: Table) -> int:
    """The Juror who minds least."""
    view = table.view
    cards = table.named(moves.VERB_DISMAY)
    places = {FIRST_JUROR + juror.juror: place for place, juror in enumerate(view.jury)}
    least = min(
        cards, key=lambda card: table.weigh.percent(places[card], 0) - table.weigh.percent(places[card], -1)
    )
    return packed(moves.VERB_DISMAY, least)


def trial(table: Table) -> int:
    """Go on only if one, two or three more successes are worth the risk of never getting to the trial."""
    weigh = table.weigh
    gains = [0, 0, 0]
    now = weigh.verdict(gains)
    risk = danger(table)
    survival = 100
    for turn in range(min(3, weigh.missions_to_go)):
        lacking = [weigh.missing(place, gains[place]) for place in range(3)]
        gains[lacking.index(max(lacking))] += USUAL_GAIN
        survival = survival * (100 - risk) // 100
        if weigh.verdict(gains) * survival > now * 100:
            return moves.VERB_ONWARD
    return moves.VERB_TRIAL if now else moves.VERB_ONWARD


def danger(table: Table) -> int:
    """The risk in percent that the next turn is the last."""
    view = table.view
    weigh = table.weigh
    risk = DANGER + {0: 0, 1: 0, 2: 4, 3: 12, 4: 25}.get(view.souls_total, 25)
    risk += {0: 25, 1: 10, 2: 2}.get(view.curse_pile, 0)
    needed = min((place.now for place in view.places if place.mission >= 0 and not place.failed), default=9)
    short = 10 * (needed + 2) - weigh.strength()
    if view.failures:
        risk += max(0, min(60, 10 + short))
    return min(90, risk)


# ---- what effects ask


def use(table: Table) -> int:
    return moves.VERB_USE


def worst_spot(table: Table, verb: int, least: int) -> int:
    """The most threatening Challenge, at the chosen Mission if there is one; pass if none threatens
    enough.
    """
    view = table.view
    best, choice = least, moves.VERB_PASS
    chosen = next((place for place in view.places if place.chosen), None)
    for number in table.named(verb):
        spot = table.spot(number)
        threat = table.weigh.threat(spot.card) if spot.card >= 0 else 22
        if chosen is not None and number // 8 != chosen.place:
            threat = threat // 3
        if threat > best:
            best, choice = threat, packed(verb, number)
    return choice


def spots(table: Table) -> int:
    primitive = table.view.primitive
    if primitive == "capture_familiar":
        cards = table.named(moves.VERB_CAPTURE)
        return packed(
            moves.VERB_CAPTURE, max(cards, key=lambda at: table.weigh.familiar_worth(table.spot(at).card))
        )
    if primitive == "absorb_challenge":
        numbers = table.named(moves.VERB_ABSORB)
        chosen = next((place.place for place in table.view.places if place.chosen), -1)

        def gain(number: int) -> int:
            spot = table.spot(number)
            printed = table.box.challenges[spot.card].difficulty if spot.card >= 0 else 2
            threat = table.weigh.threat(spot.card) if spot.card >= 0 else 15
            return 22 * printed + (threat if number // 8 == chosen else 0)

        return packed(moves.VERB_ABSORB, max(numbers, key=gain))
    if primitive == "discard_challenge":
        return worst_spot(table, moves.VERB_DISCARD, 8)
    if primitive == "replace_challenge":
        return worst_spot(table, moves.VERB_REPLACE, 26)
    if primitive == "move_challenge":
        return worst_spot(table, moves.VERB_MOVE, 12)
    return uncover(table)


def uncover(table: Table) -> int:
    """Where the most promising Mission is."""
    numbers = table.named(moves.VERB_UNCOVER)
    if not numbers:
        return table.legal[0]
    rows = table.view.places
    promise = {
        place.place: table.weigh.reward_worth(place.mission) - 12 * place.now
        for place in rows
        if place.mission >= 0
    }
    return packed(moves.VERB_UNCOVER, max(numbers, key=lambda number: promise.get(number // 8, -999)))


def destination(table: Table) -> int:
    """The Mission she is least likely to choose; to search, the one she likes best."""
    cards = table.named(moves.VERB_TO)
    rows = {FIRST_MISSION + place.mission: place for place in table.view.places if place.mission >= 0}

    def liking(card: int) -> int:
        return table.weigh.reward_worth(rows[card].mission) - 12 * rows[card].now - 6 * len(rows[card].spots)

    wanted = max(cards, key=liking) if table.view.phase == "search" else min(cards, key=liking)
    return packed(moves.VERB_TO, wanted)


def papers(table: Table) -> int:
    """Read the Juror who is hardest to judge; be rid of the highest card that matters."""
    view = table.view
    verb = verb_of(table.legal[0])
    best, choice = -1, moves.VERB_PASS
    for number in table.named(verb):
        place = next(place for place, juror in enumerate(view.jury) if juror.juror == number // 2)
        value = view.jury[place].papers[number % 2]
        percent = table.weigh.percent(place, 0)
        if verb == moves.VERB_UNVEIL:
            worth = 50 - abs(50 - percent)
        else:
            guess = value * 10 if value >= 0 else 28
            worth = guess - (0 if verb == moves.VERB_STRIKE else 29) + (100 - percent) // 5
            if percent == 100 or (verb == moves.VERB_SWAP and guess < 30):
                worth = -1
        if worth > best:
            best, choice = worth, packed(verb, number)
    return choice


def scry(table: Table) -> int:
    """Curses and threats go; the rest comes back, the best on top."""
    returned = table.named(moves.VERB_RETURN)
    for card in table.named(moves.VERB_TOSS):
        if card == CURSE:
            return packed(moves.VERB_TOSS, card)
        if card >= FIRST_CHALLENGE and table.weigh.threat(card - FIRST_CHALLENGE) > 25:
            return packed(moves.VERB_TOSS, card)

    def liking(card: int) -> int:
        if card >= FIRST_CHALLENGE:
            return -table.weigh.threat(card - FIRST_CHALLENGE)
        return -1000 if card == CURSE else witch_worth(table.box.witches[card])

    return packed(moves.VERB_RETURN, min(returned, key=liking))


def witch(table: Table) -> int:
    """The best Witch to gain, the least to lose."""
    verb = verb_of(table.legal[0])
    cards = table.named(verb)
    gaining = verb in (moves.VERB_RESCUE, moves.VERB_RECRUIT)
    pick = max if gaining else min
    return packed(verb, pick(cards, key=lambda card: witch_worth(table.box.witches[card])))


def blank(table: Table) -> int:
    """The effect that would hurt most; a success never."""
    best, choice = 8, moves.VERB_PASS
    for number in table.named(moves.VERB_BLANK):
        row = table.box.missions[number // 4]
        trigger = TRIGGERS[number % 4]
        place = next(place for place in table.view.places if place.mission == number // 4)
        harm = 0
        if trigger == "not_chosen" and table.view.part == 1:
            harm = -table.weigh.effect_worth(row.not_chosen)
        elif trigger == "chosen" and place.chosen:
            harm = 20
        elif trigger == "failure" and place.chosen:
            harm = -table.weigh.effect_worth(row.failure) // 3
        if harm > best:
            best, choice = harm, packed(moves.VERB_BLANK, number)
    return choice


def spare(table: Table) -> int:
    cards = table.named(moves.VERB_SPARE)
    hidden = len(table.view.hidden)
    worst = min(cards, key=lambda card: table.weigh.challenge_worth(card - FIRST_CHALLENGE, hidden)[1])
    return packed(moves.VERB_SPARE, worst)


def restore(table: Table) -> int:
    return packed(moves.VERB_RESTORE, max(table.named(moves.VERB_RESTORE)))


def first(table: Table) -> int:
    return table.legal[0]


ANSWERS: Final = {
    "draft": draft,
    "play": play,
    "choose": choose_mission,
    "order": first,
    "use": use,
    "spots": spots,
    "destination": destination,
    "search": destination,
    "beat": beat,
    "reward": reward,
    "persuade": reward,
    "dismay": dismay,
    "papers": papers,
    "scry": scry,
    "pick": witch,
    "prisoners": witch,
    "drop": witch,
    "imprison": witch,
    "blank": blank,
    "spare": spare,
    "restore": restore,
    "trial": trial,
}
