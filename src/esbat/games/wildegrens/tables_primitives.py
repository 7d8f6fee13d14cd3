"""The closed vocabulary of effects: every word that a printed text is made of, and what it takes.

What a word does when its step is carried out is a class in `effects`, found by its number.
"""

from typing import Final, NamedTuple

from esbat.engine.native import i64

# What an argument may be.
NUMBER: Final = "number"
"""A number; a count in its place, or `all` where everything is meant."""
COUNT: Final = "count"
SCOPE: Final = "scope"
WHOM: Final = "who"
WHERE: Final = "destination"

# What always counts and what lasts while a card lies open is no step: nobody carries it out.
STEP_BY_STEP: Final = "step"
COUNTING: Final = "counting"
LASTING: Final = "lasting"

END_OF_EFFECT: Final[i64] = 0
DO_STAR: Final[i64] = 1
DO_POWER: Final[i64] = 2
DO_ABSORB_CHALLENGE: Final[i64] = 3
DO_REVEAL_CHALLENGE: Final[i64] = 4
DO_EXPOSE_CHALLENGE: Final[i64] = 5
DO_DISCARD_CHALLENGE: Final[i64] = 6
DO_REPLACE_CHALLENGE: Final[i64] = 7
DO_MOVE_CHALLENGE: Final[i64] = 8
DO_ADD_CHALLENGE: Final[i64] = 9
DO_SCRY_CHALLENGES: Final[i64] = 10
DO_CAPTURE_FAMILIAR: Final[i64] = 11
DO_EASE_FAMILIARS: Final[i64] = 12
DO_EASE_CHALLENGES: Final[i64] = 13
DO_EASE_MISSION: Final[i64] = 14
DO_HARDEN_CHALLENGES: Final[i64] = 15
DO_HARDEN_SELF: Final[i64] = 16
DO_HARDEN_MISSION: Final[i64] = 17
DO_BLOCK_CHALLENGES: Final[i64] = 18
DO_BLOCK_MISSION: Final[i64] = 19
DO_LIMIT_REVEALS: Final[i64] = 20
DO_MUTE_WITCHES: Final[i64] = 21
DO_IGNORE_BLOCKS: Final[i64] = 22
DO_CANCEL_EFFECT: Final[i64] = 23
DO_CANCEL_FAILURES: Final[i64] = 24
DO_DRAW: Final[i64] = 25
DO_DRAW_NEXT: Final[i64] = 26
DO_SCRY_COVEN: Final[i64] = 27
DO_RECRUIT: Final[i64] = 28
DO_RECRUIT_PICK: Final[i64] = 29
DO_RESCUE: Final[i64] = 30
DO_LOSE_HIDDEN: Final[i64] = 31
DO_LOSE_PRISONER: Final[i64] = 32
DO_DISCARD_WITCH: Final[i64] = 33
DO_IMPRISON_HIDDEN: Final[i64] = 34
DO_SWAP_CURSE: Final[i64] = 35
DO_REMOVE_CURSE: Final[i64] = 36
DO_SUFFER_CURSE: Final[i64] = 37
DO_LOSE_VILLAGER: Final[i64] = 38
DO_RESTORE_VILLAGER: Final[i64] = 39
DO_UNCOVER_CONVICTION: Final[i64] = 40
DO_SWAP_CONVICTION: Final[i64] = 41
DO_DISCARD_CONVICTION: Final[i64] = 42
DO_GAIN_PERSUASION: Final[i64] = 43
DO_LOSE_PERSUASION: Final[i64] = 44
DO_MUST_TRIAL: Final[i64] = 45
DO_LOSE_GAME: Final[i64] = 46


class PrimitiveFact(NamedTuple):
    """One word: its number, its name, its arguments, when it works.

    `meddles`: it may take away a card, or blank an effect, that still waits for its turn.
    """

    number: int
    name: str
    takes: list[str]
    works: str = STEP_BY_STEP
    meddles: bool = False


PRIMITIVES: Final = [
    PrimitiveFact(END_OF_EFFECT, "", []),
    PrimitiveFact(DO_STAR, "star", [NUMBER, COUNT], COUNTING),
    PrimitiveFact(DO_POWER, "power", [NUMBER], COUNTING),
    PrimitiveFact(DO_ABSORB_CHALLENGE, "absorb_challenge", [SCOPE]),
    PrimitiveFact(DO_REVEAL_CHALLENGE, "reveal_challenge", [NUMBER, SCOPE]),
    PrimitiveFact(DO_EXPOSE_CHALLENGE, "expose_challenge", [NUMBER], meddles=True),
    PrimitiveFact(DO_DISCARD_CHALLENGE, "discard_challenge", [NUMBER, SCOPE], meddles=True),
    PrimitiveFact(DO_REPLACE_CHALLENGE, "replace_challenge", [NUMBER, SCOPE], meddles=True),
    PrimitiveFact(DO_MOVE_CHALLENGE, "move_challenge", [NUMBER, SCOPE], meddles=True),
    PrimitiveFact(DO_ADD_CHALLENGE, "add_challenge", [NUMBER, SCOPE]),
    PrimitiveFact(DO_SCRY_CHALLENGES, "scry_challenges", [NUMBER]),
    PrimitiveFact(DO_CAPTURE_FAMILIAR, "capture_familiar", [NUMBER], meddles=True),
    PrimitiveFact(DO_EASE_FAMILIARS, "ease_familiars", [NUMBER]),
    PrimitiveFact(DO_EASE_CHALLENGES, "ease_challenges", [NUMBER]),
    PrimitiveFact(DO_EASE_MISSION, "ease_mission", [NUMBER]),
    PrimitiveFact(DO_HARDEN_CHALLENGES, "harden_challenges", [NUMBER], LASTING),
    PrimitiveFact(DO_HARDEN_SELF, "harden_self", [NUMBER, COUNT], LASTING),
    PrimitiveFact(DO_HARDEN_MISSION, "harden_mission", [NUMBER], LASTING),
    PrimitiveFact(DO_BLOCK_CHALLENGES, "block_challenges", [], LASTING),
    PrimitiveFact(DO_BLOCK_MISSION, "block_mission", [], LASTING),
    PrimitiveFact(DO_LIMIT_REVEALS, "limit_reveals", [NUMBER], LASTING),
    PrimitiveFact(DO_MUTE_WITCHES, "mute_witches", [], LASTING),
    PrimitiveFact(DO_IGNORE_BLOCKS, "ignore_blocks", []),
    PrimitiveFact(DO_CANCEL_EFFECT, "cancel_effect", [NUMBER], meddles=True),
    PrimitiveFact(DO_CANCEL_FAILURES, "cancel_failures", [NUMBER]),
    PrimitiveFact(DO_DRAW, "draw", [NUMBER]),
    PrimitiveFact(DO_DRAW_NEXT, "draw_next", [NUMBER]),
    PrimitiveFact(DO_SCRY_COVEN, "scry_coven", [NUMBER]),
    PrimitiveFact(DO_RECRUIT, "recruit", [NUMBER]),
    PrimitiveFact(DO_RECRUIT_PICK, "recruit_pick", [NUMBER]),
    PrimitiveFact(DO_RESCUE, "rescue", [NUMBER, WHERE]),
    PrimitiveFact(DO_LOSE_HIDDEN, "lose_hidden", [NUMBER]),
    PrimitiveFact(DO_LOSE_PRISONER, "lose_prisoner", [NUMBER]),
    PrimitiveFact(DO_DISCARD_WITCH, "discard_witch", [NUMBER]),
    PrimitiveFact(DO_IMPRISON_HIDDEN, "imprison_hidden", [NUMBER]),
    PrimitiveFact(DO_SWAP_CURSE, "swap_curse", [NUMBER]),
    PrimitiveFact(DO_REMOVE_CURSE, "remove_curse", [NUMBER]),
    PrimitiveFact(DO_SUFFER_CURSE, "suffer_curse", [NUMBER]),
    PrimitiveFact(DO_LOSE_VILLAGER, "lose_villager", [NUMBER]),
    PrimitiveFact(DO_RESTORE_VILLAGER, "restore_villager", [NUMBER]),
    PrimitiveFact(DO_UNCOVER_CONVICTION, "uncover_conviction", [NUMBER]),
    PrimitiveFact(DO_SWAP_CONVICTION, "swap_conviction", [NUMBER]),
    PrimitiveFact(DO_DISCARD_CONVICTION, "discard_conviction", [NUMBER]),
    PrimitiveFact(DO_GAIN_PERSUASION, "gain_persuasion", [NUMBER, WHOM]),
    PrimitiveFact(DO_LOSE_PERSUASION, "lose_persuasion", [NUMBER, WHOM]),
    PrimitiveFact(DO_MUST_TRIAL, "must_trial", []),
    PrimitiveFact(DO_LOSE_GAME, "lose_game", []),
]
"""In the order of their numbers."""
VOCABULARY: Final = {primitive.name: primitive for primitive in PRIMITIVES[1:]}
"""The same by name, without what stands at the end of an effect."""
