"""What the apprentice of Lancre believes things to be worth, number by number; `Weighing` reads them.

Worth is counted in hundredths of a point. The numbers were found by trying plays against chance and against
itself. Some stand for thoughts that it does not have of its own accord: these change nothing as they are.
"""

from typing import Final, final

from esbat.engine.native import i64, mypyc_attr, vec
from esbat.games.lancre.names import (
    FAMILY_BELA,
    FAMILY_CUNNING_MAN,
    FAMILY_ELF,
    FAMILY_FELMET,
    FAMILY_HIVER,
    FAMILY_LILY,
    FAMILY_MAGPYR,
    FAMILY_WINTERSMITH,
)
from esbat.games.lancre.tables_effects import EFFECT_ESCAPE, EFFECT_TRICK
from esbat.games.lancre.view import LancreView

APART: Final = "apart"
ALONE: Final = "alone"
TOGETHER: Final = "together"
KINDS: Final = [APART, ALONE, "together-2", "together-3", "together-4"]
"""Kinds of plays: against each other, alone, and together by their seats."""

MOST: Final = 12
"""Reserves are told apart up to so many."""
EFFECTS: Final = 14
FAMILIES: Final = 12
NEVER: Final = 10_000
"""More than there is of anything."""


def kind_of(view: LancreView) -> str:
    """What kind of play this is."""
    seats = len(view.seats)
    if not view.options["cooperative"]:
        return APART
    return ALONE if seats == 1 else f"{TOGETHER}-{seats}"


@final
@mypyc_attr(acyclic=True)
class Weights:
    """The numbers of one kind of play."""

    __slots__ = (
        "again_die",
        "again_odds",
        "again_total",
        "aliss",
        "behind",
        "big_card",
        "big_first",
        "big_more",
        "cackle",
        "cackle_fading",
        "calm_from",
        "card",
        "card_fading",
        "consequence",
        "elf",
        "empty",
        "end_looks",
        "enough",
        "enough_cards",
        "facing",
        "failure",
        "flight",
        "follow",
        "helping",
        "hidden",
        "hidden_failure",
        "keep",
        "keep_broom",
        "keep_named",
        "keep_symbol",
        "last_turns",
        "low_reserve",
        "magic_tile",
        "middling",
        "near_another",
        "own_share",
        "point",
        "price",
        "relief",
        "reroll",
        "rolling",
        "small",
        "small_card",
        "small_fading",
        "stake",
        "stake_point",
        "stake_pressure",
        "tea_follow",
        "tea_for_others",
        "tea_toll",
        "three_hidden",
        "three_odds",
        "three_points",
        "thrown",
        "trust",
        "turns_up",
        "unmarked",
        "urgency",
    )

    def __init__(self, kind: str = APART) -> None:
        self.prizes(kind)
        self.dangers(kind)
        self.places(kind)
        self.cards(kind)
        self.habits()

    def prizes(self, kind: str) -> None:
        """What solving something is worth. Those who play together count no points."""
        together = kind.startswith(TOGETHER)
        two = kind == "together-2"
        # A point.
        self.point: i64 = 0 if together else 100
        # A small problem besides, and from so many turns before the end on ever less of that (0: never).
        self.small: i64 = 0 if not together else 200 if two else 300
        self.small_fading: i64 = 0
        # A big problem besides, and how much more of it there is in the last turns, growing to the end.
        self.big_first: i64 = 0 if not together else 600 if two else 1000
        self.big_more: i64 = 0 if not together else 3000 if two else 2500
        self.last_turns: i64 = 10
        # A problem nobody knows, besides.
        self.hidden: i64 = 0 if together else 450
        # The first and the second small one of a pair, for each turn left: half a card a turn.
        self.small_card = vec[i64]([22, 22])
        # The same for big ones, which add to totals.
        self.big_card = vec[i64]([8, 8])
        # An elf in sight, and one of two or more.
        self.elf = vec[i64]([60, 250])
        # A problem's marker, by the markers in the reserve; and, in thousandths of that, the problem itself.
        part = 150 if together and not two else 100
        tens = [320, 320, 320, 160, 160, 160, 60, 60, 60, 20, 20, 20, 20]
        self.urgency = vec[i64]([ten * part // 100 for ten in tens])
        self.unmarked: i64 = 334
        # Together: a big one, for each that must still go; and, in percent, all when enough of them are gone.
        self.behind: i64 = 0
        self.enough: i64 = 100

    def dangers(self, kind: str) -> None:
        """What cackles and failures cost."""
        # A cackle, by those in the reserve; if there are none, by the Black Alisses left, too.
        few = 100 if kind == APART else 70 if kind == ALONE else 140
        none = 100 if kind == APART else 180 if kind == ALONE else 250
        many = 45 if kind == APART else 30 if kind == ALONE else 60
        last = 0 if kind == APART else 700 - none
        self.cackle = vec[i64]([none, few, many if kind == APART else few] + [many] * (MOST - 2))
        self.aliss = vec[i64]([last, last, last] + [0] * (MOST - 2))
        # From so many turns before the end on, cackles cost ever less (0: never).
        self.cackle_fading: i64 = 0
        # In percent, the cackle that would be taken from another because the reserve is empty.
        self.own_share: i64 = 100
        # To return a cackle, in percent of its price: others may use the reserve as well.
        self.relief: i64 = 75 if kind == APART else 100
        # A failure besides its cackle, and one against a problem nobody knows.
        self.failure: i64 = 25
        self.hidden_failure: i64 = 105
        # What failing against a family costs besides.
        self.consequence = vec[i64]([0] * FAMILIES)
        for family in (FAMILY_LILY, FAMILY_HIVER, FAMILY_MAGPYR, FAMILY_BELA):
            self.consequence[family] = 120
        for family in (FAMILY_FELMET, FAMILY_CUNNING_MAN):
            self.consequence[family] = 220
        self.consequence[FAMILY_WINTERSMITH] = 90
        self.consequence[FAMILY_ELF] = 60
        # The cackles that four dice show, and the last two of them, in hundredths.
        self.rolling: i64 = 67
        self.facing: i64 = 33

    def places(self, kind: str) -> None:
        """How places and attempts are weighed."""
        big = 0 if kind.startswith(TOGETHER) else 100
        # When she may still flee, for a small and for a big one: a point of it, and what comes on top.
        self.stake_point = vec[i64]([100, big])
        self.stake = vec[i64]([60, 60 if big else 0])
        # In percent, what it is worth to everybody that the tile she might flee from goes.
        self.stake_pressure: i64 = 0
        # What fleeing is worth in the first and in the second step of a turn.
        self.flight = vec[i64]([0, 0])
        # How far odds with the whole hand are trusted, in percent: small ones, big ones, unknown ones.
        self.trust = vec[i64]([50, 75, 75])
        # The difficulty of a big problem nobody knows.
        self.middling: i64 = 19
        # In percent of the best problem near: an empty space; a space with a problem, and with tea, while
        # another step is to come.
        self.empty: i64 = 25
        self.follow: i64 = 0
        self.tea_follow: i64 = 0
        # What is taken off tea, and what others' cackles count there, in percent.
        self.tea_toll: i64 = 20
        self.tea_for_others: i64 = 0
        # In percent, what is taken off a problem beside another witch.
        self.near_another: i64 = 0

    def cards(self, kind: str) -> None:
        """What it costs to part with a card."""
        # A Broom, or whatever leads further.
        self.card: i64 = 60
        # From so many turns before the end on, cards lose their worth (0: never).
        self.card_fading: i64 = 0 if kind == APART else 12 if kind == ALONE else 8
        # Keeping a card for its effect.
        self.keep = vec[i64]([35] * EFFECTS)
        self.keep[EFFECT_ESCAPE] = 50
        self.keep[EFFECT_TRICK] = 60
        # Besides: one of the Power of Three, a Broom, and each that its symbol adds.
        self.keep_named: i64 = 15
        self.keep_broom: i64 = 20
        self.keep_symbol: i64 = 10
        # The own Magic tile, its cackle included.
        self.magic_tile: i64 = 60
        # In percent of these prices: in the first step, and in the second, after which the hand is refilled;
        # the same with more cards than that fills; then the part of it that counts against a small problem.
        self.price = vec[i64]([100, 100, 100, 100, 100])

    def habits(self) -> None:
        """When it does what it does."""
        # A hand this large needs no more.
        self.enough_cards: i64 = 12
        # With no more crisis markers than this in the reserve, easing a crisis is urgent.
        self.low_reserve: i64 = 6
        # With so many cackles a Sound Mind is called for.
        self.calm_from: i64 = 2
        # The Power of Three is for problems with so many points.
        self.three_points: i64 = 5
        # … unless the odds without it are as good as this, in percent.
        self.three_odds: i64 = NEVER
        # The chance that is seen in it where nobody knows what lies there, in percent.
        self.three_hidden: i64 = 0
        # What a Helping Hand counts for when a problem with a marker is faced.
        self.helping: i64 = 0
        # With so many unknown problems a look at two of them at the end of the turn.
        self.end_looks: i64 = NEVER
        # With so many unknown ones, and no elf in sight, one is turned up for all at the end of the turn.
        self.turns_up: i64 = NEVER
        # Cards it regrets less than this are exchanged by a Transmutation at the end of the turn.
        self.thrown: i64 = 0
        # A Second Chance: with a die as low as this and smaller odds, or if no more than this is missing.
        self.again_die: i64 = 2
        self.again_odds: i64 = 70
        self.again_total: i64 = 11
        # Dice as low as this are rolled again.
        self.reroll: i64 = 3
