"""The levels that think: every move is weighed, a damaged file of weights is named, and nets add up."""

import json
from importlib.resources import files

import pytest

from esbat.bots import Mind, bot, bot_names, mind_of, usual_bot
from esbat.bots.compiled_net import SURE, UNIT, Net, share_of
from esbat.bots.compiled_search import Search, Trial, root
from esbat.bots.compiled_training import Pupil
from esbat.bots.levels import Thinker
from esbat.bots.school import School, nets_in
from esbat.engine.chance import seeded
from esbat.engine.errors import BadSetting
from esbat.games import SHELF, game
from esbat.lab.training import looked_back, played, school_of, train
from esbat.own import own
from tests.bots.plays import positions
from tests.packed import numbers

THINKING = [code for code in SHELF if "crone" in bot_names(code)]


def test_the_apprentice_sits_down_where_nobody_says_who() -> None:
    assert {usual_bot(code) for code in SHELF} == {"apprentice"}


@pytest.mark.parametrize("code", THINKING)
def test_a_thinker_weighs_every_move_once(code: str) -> None:
    title = game(code)
    crone = bot(code, "crone").hasty()
    assert isinstance(crone, Thinker)
    weighed = 0
    players = [bot(code, "random")] * min(title.most, max(2, title.fewest))
    for state, seat in positions(title, players, {}, 4, every=60):
        mind = mind_of(title, state, seat, seeded(1))
        trials = crone.weighed(mind)
        assert sorted(trial.move for trial in trials) == (sorted(mind.legal) if len(trials) else [])
        weighed += len(trials)
    assert weighed > 0


@pytest.mark.parametrize("code", THINKING)
def test_nobody_is_asked_about_a_single_move(code: str) -> None:
    """A search makes it at once; that is what the usual answer would say, without any luck."""
    title, school = game(code), school_of(code)
    value = school.value()
    assert value is not None
    asked: list[int] = []

    def answer(mind: Mind) -> int:
        asked.append(len(mind.legal))
        return school.answer(mind)

    search = Search(value, answer, 1, 1, 10)
    players = [bot(code, "random")] * min(title.most, max(2, title.fewest))
    for state, seat in positions(title, players, {}, 5, every=1):
        luck = seeded(1)
        mind = mind_of(title, state, seat, luck)
        if len(mind.legal) == 1:
            assert (school.answer(mind), luck.picks) == (mind.legal[0], 0)
        elif len(asked) < 100:
            search.weigh(mind)
    assert min(asked) > 1


def test_a_move_must_be_better_by_more_than_chance_to_be_believed() -> None:
    steady, shaky = Trial(1), Trial(2)
    for turn in range(40):
        steady.note(5_200, 5_000)
        shaky.note(9_000 if turn % 2 else 1_400, 5_000)
    assert shaky.mean() == steady.mean() == 5_200
    assert steady.edge(10) > 0 > shaky.edge(10)
    assert Trial(3).edge(10) < shaky.edge(10)


def test_square_roots_are_whole_and_never_too_large() -> None:
    for number in (0, 1, 2, 3, 4, 99, 100, 101, 10**14, 2**53 - 1, 2**60 - 1, 2**60, (10**9 + 7) ** 2 - 1):
        assert root(number) ** 2 <= number < (root(number) + 1) ** 2


def test_shares_add_up_and_go_by_scores() -> None:
    scores = numbers([int(UNIT), 0, 0, 0, 0, 0])
    shares = [share_of(scores, 3, seat) for seat in range(3)]
    assert SURE - 3 <= sum(shares) <= SURE
    assert shares[0] > 2 * shares[1] == 2 * shares[2]
    assert share_of(numbers([0] * 6), 1, 0) == SURE // 2


def test_a_net_adds_straight_and_hidden_sums() -> None:
    net = Net(2, [10, 1, 2], [0, 64, -64], [int(UNIT)])
    assert net.score(numbers([5, 3]), 0) == 10 + 5 + 6 + 128
    assert net.score(numbers([3, 5]), 0) == 10 + 3 + 10


@pytest.mark.parametrize(
    "text",
    [
        "no json",
        "[]",
        "{}",
        '{"nets": {}}',
        '{"nets": {"apart": {"straight": [1], "inner": [], "outer": []}}}',
        '{"nets": {"apart": {"straight": ["1"], "inner": [], "outer": []}}}',
    ],
)
def test_damaged_weights_are_noticed(text: str) -> None:
    with pytest.raises((ValueError, KeyError, TypeError)):
        nets_in(school_of("air").reading, text)


@pytest.mark.parametrize("code", THINKING)
def test_the_weights_in_the_box_fit_and_say_how_they_were_made(code: str) -> None:
    assert school_of(code).value() is not None
    for school in filter(None, (own("esbat.bots", code, name) for name in ("SCHOOL", "ELDERS"))):
        for name in filter(None, (school.code, school.besides)):
            text = (files("esbat.bots") / "weights" / f"{name}.json").read_text(encoding="utf-8")
            assert nets_in(school.reading, text)
            assert json.loads(text)["command"].startswith(f"esbat train {code} --plays ")


def test_of_two_files_the_second_holds_where_both_have_a_net() -> None:
    lancre = school_of("lancre")
    both = School("lancre", lancre.reading, lancre.answer, [], besides="lancre-elders").value()
    one = lancre.value()
    assert both is not None and one is not None
    assert list(both.together.straight) != list(one.together.straight)
    assert list(both.apart.straight) == list(one.apart.straight)


def test_training_gives_the_same_net_again() -> None:
    once, again = (train("air", 10, 3, 2, "random") for time in range(2))
    assert once == again
    assert once["command"] == "esbat train air --plays 10 --seed 3 --hidden 2 --by random"
    assert train("air", 10, 4, 2, "random")["nets"] != once["nets"]


def test_a_net_may_be_learned_from_tuned_habits() -> None:
    """At the tables where those are used: of Lancre's, the ones without opponents."""
    found = train("lancre", 10, 3, 2, "habits")
    assert found["command"] == "esbat train lancre --plays 10 --seed 3 --hidden 2 --by habits"
    nets = found["nets"]
    assert isinstance(nets, dict)
    assert list(nets) == ["together"]
    with pytest.raises(BadSetting) as nobody:
        train("bal", 10, 3, 2, "habits")
    assert nobody.value.key == "train-no-habits"


def test_tables_may_teach_one_another() -> None:
    """With half of the end, a table is held to be worth what the next one seemed, too: another net."""
    whole, half, again = (train("air", 20, 3, 2, "random", ends=ends) for ends in (100, 50, 50))
    assert half == again
    assert half["nets"] != whole["nets"]
    assert half["command"] == "esbat train air --plays 20 --seed 3 --hidden 2 --by random --ends 50"


def test_a_table_looks_back_from_its_last() -> None:
    """The last table keeps what the play came to; before it the end counts less and less."""
    school = school_of("air")
    play = played(school, "random", 1, 0)
    pupil = Pupil(int(school.reading.size), 2, 1)
    backwards = looked_back(pupil, play, 0.5)
    assert [example.features for example in backwards] == [example.features for example in play]
    assert backwards[-1].shares == play[-1].shares
    pupil.forward(play[-1])
    seemed = pupil.given[0]
    assert backwards[-2].shares[0] == pytest.approx((seemed + play[-1].shares[0]) / 2)
    assert all(sum(example.shares) == pytest.approx(1) for example in backwards)


@pytest.mark.parametrize("ends", [0, 101])
def test_a_part_of_the_end_is_a_percentage(ends: int) -> None:
    with pytest.raises(BadSetting):
        train("air", 10, 3, 2, "random", ends=ends)
