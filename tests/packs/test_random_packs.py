"""Random packs that a game accepts are played to the end by adversarial policies: what fits the sections fits
the rules and the state. `ESBAT_FUZZ=50` tries so many packs a game instead of a few."""

import os

import pytest

from esbat.engine.chance import seeded
from esbat.engine.game import Game
from esbat.testing.combinations import Laid
from esbat.testing.fuzz import fuzzed
from esbat.testing.policies import NAMES
from esbat.testing.random_packs import faultless, random_pack
from tests.conformance.referees import TITLES, subject_of
from tests.samples import sampled

LONG = os.environ.get("ESBAT_FUZZ", "")
PACKS = int(LONG) if LONG.isdigit() else 3
MOST_MOVES = 20_000


@pytest.mark.parametrize("number", sampled(range(PACKS), 3))
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.code)
def test_a_random_legal_pack_is_played_to_the_end(title: Game, number: int) -> None:
    pack = random_pack(title, seeded(number), 16)
    assert pack.rows != title.rows() and faultless(title, pack.rows)
    game = title.boxed(pack)
    seats = title.fewest + number % (title.most - title.fewest + 1)
    for turn in range(3):
        policy = NAMES[(3 * number + turn) % len(NAMES)]
        assert fuzzed(subject_of(game, Laid(seats, {}), number, MOST_MOVES), policy).over
