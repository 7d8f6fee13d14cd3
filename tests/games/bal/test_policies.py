"""No move leaves a play half changed, whoever plays and whatever the table has decided."""

import pytest

from esbat.engine.chance import seeded
from esbat.games.bal.game import BAL
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
