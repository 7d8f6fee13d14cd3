"""How much there is to see in our games, and how much a move changes: what counterparts are made of."""

import json
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from setup.places import ROOT

pytestmark = [pytest.mark.source, pytest.mark.once]


@pytest.fixture(scope="module")
def weighing() -> ModuleType:
    """The command's module, found as the command finds its own."""
    with pytest.MonkeyPatch.context() as path:
        path.syspath_prepend(str(ROOT / "bench" / "server_cases"))
        return import_module("weigh")


@pytest.mark.parametrize(
    ("before", "after", "many"),
    [
        ({"deck": 12, "turn": 1}, {"deck": 12, "turn": 1}, 0),
        ({"deck": 12, "turn": 1}, {"deck": 11, "turn": 1}, 1),
        ({"attack": None}, {"attack": {"target": 2, "potions": ["R", "R"]}}, 3),
        ({"hand": ["W1", "W2", "K3"]}, {"hand": ["W1", "K3"]}, 1),
        ({"hand": ["W1", "K3"]}, {"hand": ["W1", "W2", "K3"]}, 1),
        ({"seats": [{"points": 1}, {"points": 2}]}, {"seats": [{"points": 1}, {"points": 5}]}, 1),
        ({"laid": []}, {"laid": ["R"]}, 1),
        ({"laid": []}, {"laid": None}, 1),
    ],
)
def test_what_a_move_has_changed(weighing: ModuleType, before: Any, after: Any, many: int) -> None:
    """A card that leaves a hand is one change, whatever lies behind it."""
    assert weighing.changed(before, after) == many


def test_what_never_changes_is_left_out(weighing: ModuleType) -> None:
    """Printed things are no state; what has held nothing else goes with them, an empty list does not."""
    views = [
        {"options": {"level": "easy"}, "deck": deck, "laid": [], "seats": [{"witch": "edmee", "lives": 4}]}
        for deck in (12, 11)
    ]
    gone = weighing.never_changed(views)
    assert weighing.without(views[0], gone) == {"deck": 12, "laid": []}


def test_the_weights_are_those_of_the_games_as_they_are(weighing: ModuleType) -> None:
    """Whoever changes what is seen of a game weighs it anew (a short look, so only nearly the same)."""
    kept = json.loads(weighing.WEIGHTS.read_text(encoding="utf-8"))["games"]
    assert list(kept) == weighing.ALL
    found = weighing.weigh("wildegrens", 300)
    for name in ("told_bytes", "open_bytes", "open_leaves", "open_changes"):
        assert found[name] == pytest.approx(kept["wildegrens"][name], rel=0.15), name
