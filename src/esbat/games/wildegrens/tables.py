"""The box a play is made of: every card as numbers, ready for the rules.

The rows of our own cards are in `tables_cards`, the vocabulary of effects in `tables_effects`. Witches,
the Curse, Challenges, Missions and Jurors share one numbering (`card`), in that order, so that moves and
events can name any of them; inside the rules each kind is counted from 0.
"""

from typing import Final, final

from esbat.engine.box import each_once
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.games.wildegrens.names import (
    MOMENTS,
)
from esbat.games.wildegrens.tables_cards import (
    CHALLENGES,
    CONVICTIONS,
    JURORS,
    MISSIONS,
    VILLAGERS,
    WITCHES,
    ChallengeFact,
    JurorFact,
    MissionFact,
    ValueFact,
    WitchFact,
)
from esbat.games.wildegrens.tables_effects import (
    ALL,
    COUNTED,
    Program,
    found_in,
    numbered,
    order_key,
    rows_of,
)
from esbat.games.wildegrens.tables_primitives import (
    DO_BLOCK_CHALLENGES,
    DO_BLOCK_MISSION,
    DO_HARDEN_CHALLENGES,
    DO_HARDEN_MISSION,
    DO_HARDEN_SELF,
    DO_LIMIT_REVEALS,
    DO_MUTE_WITCHES,
    DO_POWER,
    DO_STAR,
)

# ---- what the rulebook prints as text; a pack does not change these

WITCHES_IN_ALL: Final[i64] = 28  # WIL-001, RB l.23
MOON_WITCHES: Final = 4  # WIL-001, RB l.102
JURORS_IN_ALL: Final[i64] = 8  # WIL-004, RB l.40
MISSIONS_IN_ALL: Final[i64] = 24  # WIL-005, RB l.42
ACTS: Final[i64] = 3  # WIL-005, RB l.96
CHALLENGES_IN_ALL: Final[i64] = 60  # WIL-008, RB l.54
COMMON_CHALLENGES: Final = 20  # WIL-008, RB l.54
LINKED_CHALLENGES: Final = 5  # WIL-008, RB l.98
CONVICTIONS_IN_ALL: Final = 12  # WIL-006, RB l.46
VILLAGERS_IN_ALL: Final = 8  # WIL-010, RB l.74
CURSES_IN_ALL: Final[i64] = 6  # WIL-007, RB l.50
CURSES_IN_THE_COVEN: Final[i64] = 3  # WIL-040, RB l.108
JURY: Final[i64] = 3  # WIL-002, WIL-020, RB l.88
PAPERS_A_JUROR: Final[i64] = 2  # WIL-024, RB l.94
COVEN: Final[i64] = 12  # WIL-034, RB l.102
HAND: Final[i64] = 5  # WIL-041, WIL-132, RB l.110, l.281
MOST_AT_A_MISSION: Final[i64] = 8  # WIL-193, RB l.428
MOST_PRINTED: Final = 6  # WIL-194, RB l.428
SOULS_TO_LOSE: Final[i64] = 5  # WIL-068, RB l.150
FAILURES_TO_LOSE: Final[i64] = 2  # WIL-055, RB l.132
START_OF_PERSUASION: Final = [2, 1, 0]  # WIL-021, WIL-022, WIL-023, RB l.90-92: easy, normal, hard
END_OF_THE_TRACK: Final[i64] = 10  # WIL-015, WIL-R24
VALUES: Final[i64] = 10  # numbers on Convictions and Villagers lie below this

# ---- one numbering for all cards

CURSE: Final[i64] = 28
FIRST_CHALLENGE: Final[i64] = 29
FIRST_MISSION: Final[i64] = 89
FIRST_JUROR: Final[i64] = 113
CARDS_IN_ALL: Final = 121
CURSE_CODE: Final = "curse"

MISSION_BIT: Final[i64] = 60
"""In a set of Challenges: the Mission they lie at."""
SPOTS_IN_ALL: Final[i64] = 24
"""Places for Challenges: eight at each of three Missions."""
SPOT_CODES: Final = [f"{'abc'[number // 8]}{number % 8 + 1}" for number in range(24)]


@final
@mypyc_attr(acyclic=True)
class Box:
    """The printed things of a play, as the rules read them.

    A `thing` is a Challenge (0 to 59) or a Mission (60 to 83): what has effects of the four types.
    """

    __slots__ = (
        "act_missions", "action", "alike", "block_challenges", "block_mission", "boxed", "card_codes",
        "challenge_count", "challenge_link", "challenges", "code", "common", "conviction_counts",
        "convictions", "difficulty", "familiar_alike", "familiar_effect", "familiar_star", "familiars",
        "family", "family_names", "harden_challenges", "harden_mission", "harden_self", "harden_self_count",
        "juror_challenges", "jurors", "limit", "linked", "missions", "moment", "mute", "name_of", "other",
        "playable", "power", "program", "star", "star_count", "starters", "villager_counts", "villagers",
        "witches", "with_family",
    )  # fmt: skip

    def __init__(
        self,
        witches: list[WitchFact],
        jurors: list[JurorFact],
        missions: list[MissionFact],
        challenges: list[ChallengeFact],
        convictions: list[ValueFact],
        villagers: list[ValueFact],
    ) -> None:
        juror_codes = [juror.code for juror in jurors]
        self.witches = witches
        self.jurors = jurors
        self.missions = sorted(
            missions, key=lambda mission: juror_codes.index(mission.juror) * 3 + mission.act
        )
        self.challenges = challenges
        self.convictions = convictions
        self.villagers = villagers
        self.conviction_counts = counts_of(convictions)
        self.villager_counts = counts_of(villagers)
        self.card_codes = [
            *[witch.code for witch in witches],
            CURSE_CODE,
            *[challenge.code for challenge in challenges],
            *[mission.code for mission in self.missions],
            *juror_codes,
        ]
        program = Program()
        self.read_witches(witches, program)
        self.read_things(challenges, self.missions, juror_codes, program)
        self.code = vec[i64](program.code)

    def read_witches(self, witches: list[WitchFact], program: Program) -> None:
        """WIL-001, WIL-011, WIL-012, WIL-038. Powers, stars and actions by witch * 2 + side; families."""
        self.family_names = each_once([witch.family for witch in witches])
        families = [self.family_names.index(witch.family) if witch.family else -1 for witch in witches]
        self.family = vec[i64](families)
        members = [0 for name in self.family_names]
        playable = 0
        starters = 0
        powers: list[int] = []
        stars: list[int] = []
        counts: list[int] = []
        actions: list[int] = []
        for number, witch in enumerate(witches):
            bit = 2**number
            if families[number] >= 0:
                members[families[number]] += bit
            playable += 0 if witch.moon else bit
            starters += bit if witch.starter else 0
            powers += [witch.hidden, witch.revealed]
            for text in (witch.hidden_action, witch.revealed_action):
                star, count = found_in(text, DO_STAR)
                stars.append(star)
                counts.append(count - int(COUNTED) if star else 0)
                actions.append(program.add(text))
        self.with_family = vec[i64](members)
        self.playable: i64 = playable
        self.starters: i64 = starters
        self.power = vec[i64](powers)
        self.star = vec[i64](stars)
        self.star_count = vec[i64](counts)
        self.action = vec[i64](actions)

    def read_things(
        self,
        challenges: list[ChallengeFact],
        missions: list[MissionFact],
        juror_codes: list[str],
        program: Program,
    ) -> None:
        """WIL-013, WIL-014, WIL-085. Figures and effects of Challenges, then of Missions."""
        names: list[str] = []
        for challenge in challenges:
            if challenge.name not in names:
                names.append(challenge.name)
        self.name_of = vec[i64]([names.index(challenge.name) for challenge in challenges])
        chosen = [thing.chosen for thing in challenges] + [thing.chosen for thing in missions]
        self.difficulty = vec[i64](
            [thing.difficulty for thing in challenges] + [thing.difficulty for thing in missions]
        )
        programs: list[int] = []
        for challenge in challenges:
            programs += [program.add(challenge.chosen), -1]
            programs += [program.add(challenge.success), program.add(challenge.failure)]
        for mission in missions:
            programs += [program.add(mission.chosen), program.add(mission.not_chosen)]
            programs += [program.add(mission.success), program.add(mission.failure)]
        self.program = vec[i64](programs)
        self.read_orders(challenges, missions)
        written = [[mission.chosen, mission.not_chosen, mission.success, mission.failure] for mission in missions]
        self.boxed = vec[i64]([1 if text else 0 for texts in written for text in texts])
        self.harden_challenges = vec[i64]([found_in(text, DO_HARDEN_CHALLENGES)[0] for text in chosen])
        self.harden_mission = vec[i64]([found_in(text, DO_HARDEN_MISSION)[0] for text in chosen])
        self.harden_self = vec[i64]([found_in(text, DO_HARDEN_SELF)[0] for text in chosen])
        self.harden_self_count = vec[i64](
            [max(0, found_in(text, DO_HARDEN_SELF)[1] - int(COUNTED)) for text in chosen]
        )
        self.limit = vec[i64]([limit_in(text) for text in chosen])
        self.mute = vec[i64]([found_in(text, DO_MUTE_WITCHES)[0] for text in chosen])
        self.block_challenges: i64 = blocking(challenges, DO_BLOCK_CHALLENGES)
        self.block_mission: i64 = blocking(challenges, DO_BLOCK_MISSION)
        self.read_links(challenges, missions, juror_codes)
        self.read_familiars(challenges, program)

    def read_orders(self, challenges: list[ChallengeFact], missions: list[MissionFact]) -> None:
        """WIL-092, WIL-R50. By thing * 4 + type: equal numbers where it is all one what comes first."""
        keys: list[str] = []
        for card in challenges:
            for text in (card.chosen, "", card.success, card.failure):
                keys.append(order_key(text, "", card.code, card.juror))
        for mission in missions:
            for text in (mission.chosen, mission.not_chosen, mission.success, mission.failure):
                keys.append(order_key(text, mission.code, mission.code, mission.juror))
        self.alike = vec[i64](numbered(keys))
        # Nothing that Familiars do takes a Familiar away.
        self.familiar_alike = vec[i64](
            numbered([order_key(card.familiar, "", "", card.juror) for card in challenges])
        )

    def read_links(
        self, challenges: list[ChallengeFact], missions: list[MissionFact], juror_codes: list[str]
    ) -> None:
        """WIL-005, WIL-008. Which Juror a card belongs to; Missions by act."""
        links = [juror_codes.index(card.juror) if card.juror else -1 for card in challenges]
        self.challenge_link = vec[i64](links)
        self.common: i64 = sum(2**number for number, link in enumerate(links) if link < 0)
        self.juror_challenges = vec[i64](
            [
                sum(2**number for number, link in enumerate(links) if link == juror)
                for juror in range(len(juror_codes))
            ]
        )
        self.act_missions = vec[i64](
            [
                sum(2**number for number, mission in enumerate(missions) if mission.act == act)
                for act in range(1, 4)
            ]
        )
        self.challenge_count = vec[i64]([mission.challenges for mission in missions])
        self.linked = vec[i64]([mission.linked for mission in missions])
        self.other = vec[i64]([mission.other for mission in missions])

    def read_familiars(self, challenges: list[ChallengeFact], program: Program) -> None:
        """WIL-057, WIL-058. Familiars, when each is used, and what it does or adds."""
        self.moment = vec[i64]([MOMENTS.index(card.moment) for card in challenges])
        self.familiars: i64 = sum(
            2**number for number, card in enumerate(challenges) if card.moment != "none"
        )
        self.familiar_effect = vec[i64]([program.add(card.familiar) for card in challenges])
        stars: list[int] = []
        for card in challenges:
            flat = found_in(card.familiar, DO_POWER)[0]
            star, count = found_in(card.familiar, DO_STAR)
            stars += [flat, star, count - int(COUNTED) if star else 0]
        self.familiar_star = vec[i64](stars)

    def juror_of(self, mission: i64) -> i64:
        """WIL-116. The Juror a Mission is linked to."""
        return mission // ACTS


def counts_of(cards: list[ValueFact]) -> vec[i64]:
    """How many cards there are of each number."""
    return vec[i64]([sum(1 for card in cards if card.value == value) for value in range(VALUES)])


def limit_in(text: str) -> int:
    """The limit an effect sets to reveals; more than any hand if it sets none."""
    return min([row[1] for row in rows_of(text) or [] if row[0] == DO_LIMIT_REVEALS], default=int(ALL))


def blocking(challenges: list[ChallengeFact], primitive: i64) -> int:
    """WIL-199. The set of Challenges with such a block."""
    return sum(2**number for number, card in enumerate(challenges) if found_in(card.chosen, primitive)[0])


STANDARD: Final = Box(WITCHES, JURORS, MISSIONS, CHALLENGES, CONVICTIONS, VILLAGERS)
