"""The effects that cards have: when each can be used, and what is said if it cannot.

What an effect does is a class in `effects`, found by its number.
"""

from typing import Final, NamedTuple

from esbat.engine.native import i64

# When an effect can be used: at any moment of the turn …
WHEN_ANYTIME: Final[i64] = 0
WHEN_CACKLES: Final[i64] = 1
"""… if she has cackles."""
WHEN_MARKED: Final[i64] = 2
"""… if there is a crisis marker on the board."""
WHEN_HIDDEN: Final[i64] = 3
"""… if something lies face down."""
# … or at moments that the questions of the turn know.
WHEN_MOVING: Final[i64] = 4
WHEN_ESCAPING: Final[i64] = 5
WHEN_PASSING: Final[i64] = 6
WHEN_FACING: Final[i64] = 7
WHEN_ROLLED: Final[i64] = 8
WHEN_SOLVING: Final[i64] = 9
MOMENTS: Final = 10
NOT_ON_THE_MOVE: Final = [WHEN_FACING, WHEN_ROLLED, WHEN_SOLVING]

EFFECT_TRICK: Final[i64] = 0
EFFECT_COSTLY_TRICK: Final[i64] = 1
EFFECT_SOUND_MIND: Final[i64] = 2
EFFECT_BONUS: Final[i64] = 3
EFFECT_LOCAL_KNOWLEDGE: Final[i64] = 4
EFFECT_HELPING_HAND: Final[i64] = 5
EFFECT_ESCAPE: Final[i64] = 6
EFFECT_BORROWING: Final[i64] = 7
EFFECT_SHAMBLES: Final[i64] = 8
EFFECT_INVISIBILITY: Final[i64] = 9
EFFECT_NECESSARY_MALE: Final[i64] = 10
EFFECT_REMEDY: Final[i64] = 11
EFFECT_SECOND_CHANCE: Final[i64] = 12
EFFECT_TRANSMUTATION: Final[i64] = 13


class EffectFact(NamedTuple):
    """One effect: its number, its name, when it works; the rule and the sentence that refuse it else."""

    number: int
    name: str
    when: int
    rule: str = "LAN-040"
    message: str = "lancre-solves-another"


EFFECT_FACTS: Final = [
    EffectFact(EFFECT_TRICK, "trick", WHEN_ANYTIME),
    EffectFact(EFFECT_COSTLY_TRICK, "costly_trick", WHEN_ANYTIME),
    EffectFact(EFFECT_SOUND_MIND, "sound_mind", WHEN_CACKLES, "LAN-142", "lancre-no-cackle"),
    EffectFact(EFFECT_BONUS, "bonus", WHEN_FACING),
    EffectFact(EFFECT_LOCAL_KNOWLEDGE, "local_knowledge", WHEN_MOVING, "LAN-145", "lancre-not-walking"),
    EffectFact(EFFECT_HELPING_HAND, "helping_hand", WHEN_MARKED, "LAN-146", "lancre-no-marker"),
    EffectFact(EFFECT_ESCAPE, "escape", WHEN_ESCAPING, "LAN-147", "lancre-nothing-to-escape"),
    EffectFact(EFFECT_BORROWING, "borrowing", WHEN_HIDDEN, "LAN-R39", "lancre-nothing-hidden"),
    EffectFact(EFFECT_SHAMBLES, "shambles", WHEN_HIDDEN, "LAN-R39", "lancre-nothing-hidden"),
    EffectFact(EFFECT_INVISIBILITY, "invisibility", WHEN_PASSING),
    EffectFact(EFFECT_NECESSARY_MALE, "necessary_male", WHEN_SOLVING, "LAN-160", "lancre-solves-another"),
    EffectFact(EFFECT_REMEDY, "remedy", WHEN_SOLVING, "LAN-161", "lancre-solves-another"),
    EffectFact(EFFECT_SECOND_CHANCE, "second_chance", WHEN_ROLLED, "LAN-162", "lancre-nothing-to-reroll"),
    EffectFact(EFFECT_TRANSMUTATION, "transmutation", WHEN_ANYTIME),
]
"""In the order of their numbers."""
EFFECT_NAMES: Final = [effect.name for effect in EFFECT_FACTS]
