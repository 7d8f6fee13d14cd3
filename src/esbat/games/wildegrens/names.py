"""The game's words as numbers, and what the table may decide."""

from typing import Final

from esbat.engine.native import i64
from esbat.engine.options import OptionFact

# Sides of a witch.
SIDE_HIDDEN: Final[i64] = 0
SIDE_REVEALED: Final[i64] = 1

# The four types of effect (WIL-085, WIL-R01).
TRIGGER_CHOSEN: Final[i64] = 0
TRIGGER_NOT_CHOSEN: Final[i64] = 1
TRIGGER_SUCCESS: Final[i64] = 2
TRIGGER_FAILURE: Final[i64] = 3

# When a Familiar's effect may be used.
MOMENT_NEVER: Final[i64] = 0
MOMENT_ALWAYS: Final[i64] = 1
MOMENT_ON_PHASE_ONE: Final[i64] = 2
MOMENT_ON_CHOOSE: Final[i64] = 3
MOMENT_ON_RECOVER: Final[i64] = 4

# What a number in an effect may count.
COUNT_FAM: Final[i64] = 0
COUNT_KIN: Final[i64] = 1
COUNT_OTHERS: Final[i64] = 2
COUNT_HIDDEN: Final[i64] = 3
COUNT_REVEALED: Final[i64] = 4
COUNT_FAMILIARS: Final[i64] = 5
COUNT_OVERCOME: Final[i64] = 6
COUNT_CURSES: Final[i64] = 7
COUNT_LOST: Final[i64] = 8

# Whose Challenges an effect speaks of.
SCOPE_ANY: Final[i64] = 0
SCOPE_ONE: Final[i64] = 1
SCOPE_CHOSEN: Final[i64] = 2
SCOPE_THIS: Final[i64] = 3
SCOPE_OTHERS: Final[i64] = 4

# Which Jurors an effect speaks of.
WHO_CHOICE: Final[i64] = 0
WHO_LINKED: Final[i64] = 1
WHO_EACH: Final[i64] = 2

# Where a rescued Witch goes.
TO_DISCARD: Final[i64] = 0
TO_TOP: Final[i64] = 1
TO_HAND: Final[i64] = 2

# Kinds of question …
ASK_DRAFT: Final[i64] = 1
ASK_PLAY: Final[i64] = 2
ASK_CHOOSE: Final[i64] = 3
ASK_ORDER: Final[i64] = 4
ASK_USE: Final[i64] = 5
ASK_SPOTS: Final[i64] = 6
ASK_DESTINATION: Final[i64] = 7
ASK_SEARCH: Final[i64] = 8
ASK_BEAT: Final[i64] = 9
ASK_REWARD: Final[i64] = 10
ASK_PERSUADE: Final[i64] = 11
ASK_DISMAY: Final[i64] = 12
ASK_PAPERS: Final[i64] = 13
ASK_SCRY: Final[i64] = 14
ASK_PICK: Final[i64] = 15
ASK_PRISONERS: Final[i64] = 16
ASK_DROP: Final[i64] = 17
ASK_IMPRISON: Final[i64] = 18
ASK_BLANK: Final[i64] = 19
ASK_SPARE: Final[i64] = 20
ASK_RESTORE: Final[i64] = 21
ASK_TRIAL: Final[i64] = 22
# … and steps that need no choice.
STEP_TURN: Final[i64] = 23
STEP_EFFECT: Final[i64] = 24
# What the numbers of a row mean, kind by kind: the first has the place 2. A sentence that asks may speak of
# them by these names and of the facts of the view by theirs, so no name stands for both.
DRAFT_ONE: Final[i64] = 2
DRAFT_OTHER: Final[i64] = 3
PLAY_IN_PHASE: Final[i64] = 2
"""PHASE_ONE, PHASE_THREE or AFTER_PHASE_THREE."""
ORDER_TRIGGER: Final[i64] = 2
"""The type of effect, or WAITING_FAMILIARS."""
ORDER_WAITING: Final[i64] = 3
"""The set of those that wait: places if not chosen, else Challenges, and MISSION_BIT for the Mission."""
USE_STEP: Final[i64] = 2
"""Where in the code of all effects the step stands."""
USE_COUNT: Final[i64] = 3
"""How often still."""
USE_VOLUNTARY: Final[i64] = 4
USE_CARD: Final[i64] = 5
"""The card whose effect it is."""
SPOTS_COUNT: Final[i64] = 2
SPOTS_AMONG: Final[i64] = 3
"""The set of spots in question."""
SPOTS_VOLUNTARY: Final[i64] = 4
"""1 if so, plus twice the set of spots that have been exposed."""
SPOTS_DEED: Final[i64] = 5
"""The primitive, plus DEEDS if at one Mission only, plus twice DEEDS for each card number."""
DESTINATION_SPOT: Final[i64] = 2
SCRY_DECK: Final[i64] = 2
"""FROM_COVEN, FROM_CHALLENGES or FROM_RECRUITS."""
# What effects ask about so many things has one row: SEARCH, PERSUADE, DISMAY, PAPERS, PRISONERS, DROP,
# IMPRISON, BLANK, SPARE, RESTORE. A number that a kind has no use for is 0 …
CHOICE_COUNT: Final[i64] = 2
"""How often still, or how much."""
CHOICE_WHAT: Final[i64] = 3
CHOICE_VOLUNTARY: Final[i64] = 4
# … and what exactly is asked has a name of its own where there is something to say.
SEARCH_AMONG: Final[i64] = 3
"""The set of places in question."""
PAPERS_DEED: Final[i64] = 3
"""The primitive."""
PRISONERS_DESTINATION: Final[i64] = 3
SPARE_WAITING: Final[i64] = 3
"""The set of Challenges whose FAILURE effect waits in the row below."""
TURN_STAGE: Final[i64] = 2
TURN_ENTERED: Final[i64] = 3
EFFECT_STEP: Final[i64] = 2
"""Where in the code of all effects the next step stands."""
EFFECT_CARD: Final[i64] = 3
EFFECT_VOLUNTARY: Final[i64] = 4
EFFECT_DONE: Final[i64] = 5
"""Has the step before been done in full?"""

# What some of these numbers may be.
VOLUNTARY: Final[i64] = 1
PHASE_ONE: Final[i64] = 1
PHASE_THREE: Final[i64] = 3
AFTER_PHASE_THREE: Final[i64] = 4
FROM_COVEN: Final[i64] = 0
FROM_CHALLENGES: Final[i64] = 1
FROM_RECRUITS: Final[i64] = 2
DEEDS: Final[i64] = 64
"""More than there are primitives: see SPOTS_DEED."""

# The stages of a turn, in order; several to a phase.
STAGE_BEGINNING: Final[i64] = 0
STAGE_FIRST_PLAYS: Final[i64] = 1
STAGE_CHOOSING: Final[i64] = 2
STAGE_LEFT_ALONE: Final[i64] = 3
STAGE_TURNING_UP: Final[i64] = 4
STAGE_TAKING_HOLD: Final[i64] = 5
STAGE_LAST_PLAYS: Final[i64] = 6
STAGE_POWER_COUNT: Final[i64] = 7
STAGE_BEATING: Final[i64] = 8
STAGE_CHECKING: Final[i64] = 9
STAGE_CONSEQUENCES: Final[i64] = 10
STAGE_CLEARING: Final[i64] = 11
STAGE_CLOSING: Final[i64] = 12
STAGE_ASKING: Final[i64] = 13
STAGE_RECOVERING: Final[i64] = 14
STAGE_REFILLING: Final[i64] = 15
PHASE_OF_STAGE: Final = [1, 1, 2, 2, 2, 2, 3, 4, 4, 4, 4, 4, 4, 5, 6, 6]
"""WIL-009, WIL-069. The phase each stage belongs to."""

# Lists of effects that wait for their turn (the ORDER question).
WAITING_FAMILIARS: Final[i64] = 4
"""Beyond the four types of effect: Familiars."""

# Reasons a play ends.
GOES_ON: Final[i64] = 0
TRIED: Final[i64] = 1
TWO_MISSIONS: Final[i64] = 2
TOO_MANY_SOULS: Final[i64] = 3
NO_CURSE_LEFT: Final[i64] = 4
NO_WITCH_IN_HAND: Final[i64] = 5
A_CARD_SAYS_SO: Final[i64] = 6

# How these are written, in the order of their numbers.
SIDES: Final = ["hidden", "revealed"]
TRIGGERS: Final = ["chosen", "not_chosen", "success", "failure"]
MOMENTS: Final = ["none", "power", "on_phase1", "on_choose", "on_recover"]
COUNTS: Final = [
    "fam",
    "kin",
    "others",
    "hidden",
    "revealed",
    "familiars",
    "overcome",
    "curses",
    "lost",
]
SCOPES: Final = ["any", "one", "chosen", "this", "others"]
WHO: Final = ["choice", "linked", "each"]
DESTINATIONS: Final = ["discard", "top", "hand"]
REASONS: Final = ["", "trial", "two-missions", "lost-souls", "curses", "no-witch", "card"]
RULE_OF_REASON: Final = ["", "WIL-148", "WIL-143", "WIL-144", "WIL-145", "WIL-146", "WIL-147"]
GRADES: Final = ["evil-reigns", "guilty", "not-guilty", "innocent"]
EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"
DRAFTED: Final = "draft"
STARTER: Final = "starter"

# What lies at a place: no card, or one nobody has looked at, which comes out of the bag when somebody does.
EMPTY: Final[i64] = -1
UNTURNED: Final[i64] = -2

# How well it went, by convinced Jurors; a defeat before the trial lies below them all (WIL-R39).
DEFEAT: Final = "defeat"

# What a field of an event or a move may hold here, besides what the engine knows.
SPOT: Final = "spot"
PAPER: Final = "paper"
SIDE: Final = "side"
TRIGGER: Final = "trigger"
EFFECT_BOX: Final = "effect_box"
HELP: Final = "help"

OPTIONS: Final = [
    OptionFact("difficulty", [EASY, NORMAL, HARD], NORMAL, ruling="WIL-R49"),
    OptionFact("coven", [DRAFTED, STARTER], DRAFTED, ruling="WIL-R34"),
]
