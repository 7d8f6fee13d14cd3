"""A choice that shows itself without being told is caught, in whatever moment of a play it happens.

Compiled classes cannot be subclassed from here, so this looks at the source alone.
"""

from typing import Any

import pytest

import esbat.engine.state
from esbat.engine.chance import Chance
from esbat.engine.native import i64
from esbat.engine.state import State
from esbat.games.bal.game import Bal, BalGame
from esbat.games.bal.view import BalView, answer_text
from esbat.testing.secrets import secrets_are_kept
from esbat.testing.subject import NotConforming, Subject
from tests.games.bal.boxes import half_and_half

pytestmark = pytest.mark.source
if not str(esbat.engine.state.__file__).endswith(".py"):
    pytest.skip("compiled classes cannot be subclassed", allow_module_level=True)

Whole: Any = Bal  # final for the compiler; not for us here
WISHES = {"level": "easy", "crapzouilles": "5", "incantation": "typed", "false_challenge": "discard"}
SEEDS = range(40, 52)


class Hasty(Whole):  # type: ignore[misc]
    """Answers to a Sortilège are hidden while a Baguette is read, and not while somebody is asked again."""

    __slots__ = ()

    def clone(self) -> Any:
        return self.as_hasty(super().clone())

    def imagine(self, seat: i64, chance: Chance) -> Any:
        return self.as_hasty(super().imagine(seat, chance))

    def as_hasty(self, copy: Any) -> Any:
        copy.__class__ = type(self)
        return copy

    def view(self, seat: int) -> BalView:
        view: BalView = super().view(seat)
        if "hex_wand_read" not in [row.name for row in self.questions()]:
            for other, row in enumerate(view.seats):
                row.shown = answer_text(self.committed[other])
        return view


class HastyGame(BalGame):
    """Le Bal with such plays, from a box in which every spell is a Sortilège or a Baguette."""

    __slots__ = ("kind",)

    def __init__(self, kind: type[Any]) -> None:
        printed = half_and_half("sortilege", "baguette")
        super().__init__(printed.facts, printed.packing, printed.box)
        self.kind = kind

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        play: Any = super().set_up(seats, options, chance)
        play.__class__ = self.kind
        return play  # type: ignore[no-any-return]


def examined(kind: type[Any]) -> None:
    game = HastyGame(kind)
    for seed in SEEDS:
        secrets_are_kept(Subject(game, 4, WISHES, seed))


def test_answers_shown_too_early_are_caught() -> None:
    """BAL-R73. A false challenge while a Baguette is unread has its caller asked again: the others' answers
    wait in secret all the same."""
    with pytest.raises(NotConforming, match="nobody told it"):
        examined(Hasty)


def test_answers_shown_in_time_are_not() -> None:
    examined(Bal)
