"""Who mends only what costs much: small differences are let be, great ones are not."""

from collections.abc import Iterator

import pytest

from esbat.bots import bot, mind_of
from esbat.bots.compiled_search import Search, Trial
from esbat.bots.compiled_tree import Tree
from esbat.bots.levels import Thinker
from esbat.engine.chance import seeded
from esbat.engine.state import State
from esbat.games import game
from esbat.lab.training import school_of
from tests.bots.plays import positions

WITCHSTONE = game("witchstone")


def questions() -> Iterator[tuple[State, int]]:
    """Where apprentices of Witchstone have several answers, in a play of theirs."""
    for state, seat in positions(WITCHSTONE, [bot("witchstone", "apprentice")] * 2, {}, 5, every=9):
        if len(state.legal(seat)) > 1:
            yield state, seat


def weighed(kind: type[Search], state: State, seat: int, tries: int, margin: int) -> list[Trial]:
    """The moves as a search with this margin and no other doubt sees them, with the same luck each time."""
    school = school_of("witchstone")
    value = school.value()
    assert value is not None
    search = kind(value, school.answer, tries, 1, 0, margin=margin)
    return search.weigh(mind_of(WITCHSTONE, state, seat, seeded(7)))


@pytest.mark.parametrize("kind", [Search, Tree])
def test_a_better_move_is_taken_if_it_brings_more_than_the_margin(kind: type[Search]) -> None:
    found = 0
    for state, seat in questions():
        usual = school_of("witchstone").answer(mind_of(WITCHSTONE, state, seat, seeded(7)))
        best = weighed(kind, state, seat, 1, 0)[0]
        more = int(best.edge(0)) // 100  # in ten-thousandths of the pot
        if best.move == usual or more < 2:
            continue
        assert weighed(kind, state, seat, 1, more - 1)[0].move == best.move
        assert weighed(kind, state, seat, 1, more + 1)[0].move == usual
        found += 1
        if found == 2:
            return
    raise AssertionError("nowhere was anything better than the usual answer")


def test_what_can_hardly_bring_the_margin_is_not_tried_again() -> None:
    """No move is left out of the list, but fewer tries are made where nothing costs half the pot."""
    tried = {0: 0, 5_000: 0}
    for asked, (state, seat) in enumerate(questions()):
        for margin in tried:
            trials = weighed(Search, state, seat, 40, margin)
            assert sorted(trial.move for trial in trials) == sorted(state.legal(seat))
            tried[margin] += sum(int(trial.tries) for trial in trials)
        if asked == 5:
            break
    assert tried[5_000] < tried[0]


class Careless(Thinker, school=school_of("witchstone"), tries=8, plain_part=1, careless=100, content=200):
    """Never minds what seems to come to nearly the same."""


def test_the_careless_take_only_what_seems_to_come_to_nearly_the_same() -> None:
    others = 0
    for asked, (state, seat) in enumerate(questions()):
        player = Careless()
        own, *rest = player.weighed(mind_of(WITCHSTONE, state, seat, seeded(7)))
        near = {int(own.move)} | {
            int(trial.move) for trial in rest if abs(int(trial.edge(0)) - int(own.edge(0))) <= 20_000
        }
        chosen = int(player.choose(mind_of(WITCHSTONE, state, seat, seeded(7))))
        assert chosen in near
        others += chosen != own.move
        if asked == 5:
            break
    assert others > 0
