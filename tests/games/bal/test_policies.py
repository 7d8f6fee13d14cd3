"""No move leaves a play half changed, whoever plays and whatever the table has decided."""

import pytest

from esbat.engine.chance import seeded
from esbat.games.bal.game import BAL
from tests.games.bal.boxes import full_of
from tests.games.bal.policies import POLICIES, played

rule = pytest.mark.rule


@rule("BAL-R60", "BAL-R98")
@pytest.mark.parametrize("policy", sorted(POLICIES))
@pytest.mark.parametrize("incantation", ["off", "table", "typed"])
def test_every_play_stays_whole_and_ends(policy: str, incantation: str) -> None:
    chooser = seeded(sum(map(ord, policy + incantation)))
    for seed in range(2):
        wishes = {option.name: option.values[chooser.pick(len(option.values))] for option in BAL.options}
        wishes |= {"incantation": incantation, "crapzouilles": "5", "first_player": "0"}
        if incantation != "off":
            wishes |= {"false_challenge": ["discard", "free"][seed]}
        played(BAL, 3 + chooser.pick(4), wishes, policy, seed)


@rule("BAL-R60", "BAL-R67")
@pytest.mark.parametrize("policy", ["grumblers", "liars"])
@pytest.mark.parametrize("incantation", ["table", "typed"])
@pytest.mark.parametrize("spell", ["enchantement", "baguette", "sortilege"])
def test_false_challenges_meet_every_spell_that_waits_for_cards(
    policy: str, incantation: str, spell: str
) -> None:
    """A box full of one spell, so that what such a challenge costs is what the spell was about to take."""
    wishes = {"level": "hard", "crapzouilles": "5", "incantation": incantation, "false_challenge": "discard"}
    for seed in range(4):
        played(full_of(spell), 3 + seed, wishes, policy, seed)
