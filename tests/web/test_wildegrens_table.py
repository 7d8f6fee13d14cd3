"""Sorcellerie ! at the web table: what may be chosen lies on the table, and says what it does."""

import random
from typing import Any

import pytest

from esbat.engine.chance import seeded
from esbat.games import game
from esbat.web.catalogue.boxes import contents
from esbat.web.faces.wildegrens.targets import targets
from esbat.words import LANGUAGES, words_for

pytestmark = pytest.mark.wheel

GAME = game("wildegrens")


def things(view: Any) -> set[str]:
    """Everything on the table that can be tapped."""
    spots = [spot for place in view["places"] for spot in place["spots"]]
    found = {"none"}
    found |= {f"offer:{card}" for card in view["offered"]} | {f"looked:{card}" for card in view["looked"]}
    found |= {f"hand:{card}" for card in view["hand"]} | {f"prison:{card}" for card in view["prison"]}
    found |= {f"played:{row['witch']}" for row in [*view["hidden"], *view["revealed"]]}
    found |= {f"mission:{place['mission']}" for place in view["places"] if place["mission"]}
    found |= {f"spot:{spot['spot']}" for spot in spots}
    found |= {f"familiar:{card}" for card in view["familiars"]} | {f"soul:{value}" for value in view["souls"]}
    found |= {f"juror:{juror['juror']}" for juror in view["jury"]}
    found |= {f"paper:{paper['paper']}" for juror in view["jury"] for paper in juror["papers"]}
    for place in view["places"]:
        found |= {f"box:{place['mission']}:{trigger}" for trigger in TRIGGERS if place["mission"]}
    return found


TRIGGERS = ("chosen", "not_chosen", "success", "failure")


def test_every_legal_move_names_things_that_lie_on_the_table() -> None:
    luck = random.Random(7)
    kinds: set[str] = set()
    for number in range(60):
        state = GAME.new(1, {"coven": luck.choice(["draft", "starter"])}, seeded(number))
        while legal := state.legal(0):
            view = state.view(0).data()
            there = things(view)
            for move in legal:
                named = targets(GAME, move, view)
                assert named and set(named) <= there, (GAME.text(move), named)
                kinds |= {target.split(":")[0] for target in named}
            state.apply(0, luck.choice(legal))
    assert kinds >= {"none", "offer", "hand", "mission", "spot", "juror", "paper", "looked", "prison", "box"}


def test_every_effect_in_the_box_is_said_in_both_languages() -> None:
    fields = ("hidden_action", "revealed_action", *TRIGGERS, "familiar")
    for language in LANGUAGES:
        box = contents(GAME, words_for(language))
        written = 0
        for section in box.sections:
            for thing in section.rows:
                row: Any = thing
                effects = {name for name in fields if row.get(name, "-") not in ("", "-")}
                assert set(row.get("says", {})) == effects, row
                assert all(text and "(" not in text for text in row.get("says", {}).values()), row
                written += len(effects)
        assert written > 100
