"""Twins that see the true table: in the lab, and nowhere else."""

import pytest

from esbat.bots import Bot, Mind, bot, bot_names
from esbat.engine.chance import seeded
from esbat.engine.errors import BadSetting
from esbat.games import SHELF, game
from esbat.lab.guests import Guest
from esbat.lab.playing import Player
from esbat.lab.series import settled_series
from esbat.lab.twins import seeing_mind, twin_of
from tests.bots.plays import positions


@pytest.mark.parametrize("code", list(SHELF))
def test_a_twin_sees_the_true_table_and_leaves_it_as_it_is(code: str) -> None:
    title = game(code)
    for state, seat in positions(title, [bot(code, "random")] * title.fewest, {}, 3, every=40):
        before = state.numbers()
        mind = seeing_mind(title, state, seat, seeded(1))
        seen = mind.imagine()
        assert seen.numbers() == before
        assert (mind.view.data(), mind.legal) == (state.view(seat).data(), state.legal(seat))
        seen.apply(seat, mind.legal[0])
        assert state.numbers() == before


def test_no_shelf_has_a_twin_and_nobody_has_one_who_is_not_on_it() -> None:
    name = twin_of("air", "witch").name
    assert name not in bot_names("air")
    with pytest.raises(BadSetting):
        bot("air", name)
    with pytest.raises(BadSetting):
        twin_of("air", "archmage")


class Watcher(Bot):
    """Imagines twice, and notes whether that came out alike."""

    def __init__(self) -> None:
        self.alike: list[bool] = []

    def choose(self, mind: Mind) -> int:
        once, again = mind.imagine(), mind.imagine()
        self.alike.append(once.numbers() == again.numbers())
        return mind.legal[0]


def test_only_the_seat_of_the_twin_is_shown_the_truth() -> None:
    """There is one truth; what is imagined is dealt anew each time."""
    seeing, honest = twin_of("bal", "apprentice"), Guest("honest", "file", "nowhere.py")
    guests = [seeing, honest]
    player = Player(settled_series("bal", 3, [guest.name for guest in guests], 3, guests=guests))
    watchers = {guest.name: Watcher() for guest in guests}
    player.company.present.update(watchers)
    player.play(0)
    assert set(watchers[seeing.name].alike) == {True}
    assert False in watchers[honest.name].alike
