"""Why a bot chose so: themes have words, a move has no advantage over itself, slight things are left out, and
what is told of a move is true of whoever made it.
"""

from collections.abc import Iterator

import msgspec
import pytest

from esbat.bots import Bot, Mind, bot, bot_names, mind_of
from esbat.bots.compiled_search import Trial
from esbat.bots.levels import Beginner, Crone, Thinker
from esbat.bots.mind import CARELESS, GLANCE, HABIT, LUCK, Advice
from esbat.bots.reasons import compared, doubts, reasons
from esbat.engine.chance import seeded
from esbat.engine.game import Game
from esbat.games import SHELF, game
from esbat.lab.training import school_of
from esbat.web.thinking.questions import Thought, answered, laid
from esbat.words import LANGUAGES, words_for
from esbat.words.reasons import expected, weighed, why
from tests.bots.plays import positions

EXCUSES = (HABIT, GLANCE, CARELESS, LUCK)
THINKING = [code for code in SHELF if "crone" in bot_names(code)]


@pytest.mark.parametrize("code", list(SHELF))
def test_every_feature_has_a_theme_and_every_theme_words(code: str) -> None:
    reading = school_of(code).reading
    themes = reading.themes
    assert len(themes) == reading.size
    for language in LANGUAGES:
        words = words_for(language)
        said = [weighed(words, code, [theme], []) for theme in sorted(set(themes) - {""})]
        assert len({sentence for [sentence] in said}) == len(said) > 3


@pytest.mark.parametrize("code", THINKING)
def test_a_move_has_no_advantage_over_itself_but_over_others(code: str) -> None:
    title = game(code)
    crone = bot(code, "crone").hasty()
    assert isinstance(crone, Thinker)
    players = [bot(code, "random")] * min(title.most, max(2, title.fewest))
    for state, seat in positions(title, players, {}, 4, every=7):
        one, *others = state.legal(seat)
        mind = mind_of(title, state, seat, seeded(1))
        search = crone.search(mind)
        assert search is not None
        assert set(compared(search, mind, one, one).values()) == {0}
        if any(any(compared(search, mind, one, other).values()) for other in others[:3]):
            return
    raise AssertionError("no move differs from another")


@pytest.mark.parametrize("code", THINKING)
def test_a_bot_tells_what_spoke_for_any_move_it_made(code: str) -> None:
    """Beside the best of the others; a bot that does not count has nothing to tell."""
    title = game(code)
    crone = bot(code, "crone").hasty()
    players = [bot(code, "random")] * min(title.most, max(2, title.fewest))
    asked = 0
    for state, seat in positions(title, players, {}, 4, every=9):
        for move in state.legal(seat)[:3]:
            told = crone.explain(mind_of(title, state, seat, seeded(1)), move)
            assert told.move == move
            assert bot(code, "random").explain(mind_of(title, state, seat, seeded(1)), move).tries == 0
            if told.tries:
                assert told.other != move and told.other in state.legal(seat)
                asked += 1
        if asked > 6:
            return
    raise AssertionError("nothing was told")


def test_the_weightiest_come_first_and_slight_ones_are_left_out() -> None:
    weights = {"hand": 40, "end": -3, "lead": 90, "flight": 9, "jokers": 0}
    assert reasons(weights) == ["lead", "hand"]
    assert doubts(weights) == []
    assert doubts({**weights, "end": -30}) == ["end"]
    assert reasons({"hand": 0}) == doubts({"hand": 0}) == []


def test_reasons_are_told_in_a_sentence_or_two() -> None:
    words = words_for("en")
    told = weighed(words, "air", ["lead", "hand"], ["end"])
    assert told == [
        "For it: the lead in grimoires, then the cards in hand.",
        "Against it: how near the end is.",
    ]
    assert weighed(words, "air", [], []) == []


def test_what_seemed_better_by_too_little_is_not_called_the_next_best() -> None:
    words = words_for("en")
    assert expected(words, 40, "draw", 38, 12).endswith("next best, “draw”: 38%.")
    assert expected(words, 13, "draw", 17, 12).endswith(
        "“draw” came to 17%, too little more to change its mind."
    )


# ---- true of whoever made the move


def seen(mind: Mind, *came_to: tuple[int, int]) -> list[Trial]:
    """The moves as somebody saw them after tries without luck: the usual answer first, each with its share of
    the pot in percent and how often it was tried.
    """
    usual = school_of("air").answer(mind)
    moves = [usual, *[move for move in mind.legal if move != usual]]
    trials = [Trial(move) for move in moves[: len(came_to)]]
    for trial, (share, tries) in zip(trials, came_to, strict=True):
        for _ in range(tries):
            trial.note(100 * share, 100 * came_to[0][0])
    return trials


def a_choice() -> Mind:
    """Where somebody in Air has three moves or more."""
    title = game("air")
    for state, seat in positions(title, [bot("air", "apprentice")] * 2, {}, 4, every=1):
        if len(state.legal(seat)) > 2:
            return mind_of(title, state, seat, seeded(1))
    raise AssertionError("nobody has a choice")


class Seer(Crone, school=school_of("air"), plain_part=1):
    """Sees what it was told to see."""

    def __init__(self, trials: list[Trial]) -> None:
        super().__init__(1, 0)
        self.trials = trials

    def all_weighed(self, mind: Mind) -> list[Trial]:
        return self.trials


class Slack(Seer, careless=13, content=200):
    """Is careless at times."""


class Glancer(Beginner, school=school_of("air"), ponders=15):
    """Looks once, and sees what it was told to see."""

    def __init__(self, trials: list[Trial]) -> None:
        super().__init__()
        self.trials = trials

    def all_weighed(self, mind: Mind) -> list[Trial]:
        return self.trials


class Gazer(Glancer, ponders=88):
    """Seldom goes by habit."""


def told_of(player: type[Seer] | type[Glancer], place: int, *came_to: tuple[int, int]) -> Advice:
    """What it says for the move at this place of what it sees, the best by its own test standing first."""
    mind = a_choice()
    trials = seen(mind, *came_to)
    move = int(trials[place].move)
    best = max(trials, key=lambda trial: int(trial.edge(10)))
    if best.edge(10) > 0:
        trials = [best, *[trial for trial in trials if trial is not best]]
    return player(trials).explain(mind, move)


def test_what_is_better_by_more_than_its_own_doubt_is_not_called_too_little() -> None:
    """It would take the other one now: so its tries came out otherwise, when it was asked."""
    told = told_of(Seer, 0, (17, 40), (26, 40), (10, 40))
    assert (told.expected, told.other_expected, told.excuse) == (17, 26, LUCK)
    assert told.reasons == told.doubts == []
    words = words_for("en")
    assert why(words, "air", told, "Deposit") == (
        "Its tries had come out otherwise: thought over anew, in 120 tries, “Deposit” would seem better "
        "to it, 26% of a win against 17%."
    )
    close = told_of(Seer, 0, (17, 1), (21, 1), (10, 1))
    assert (close.other_expected, close.excuse) == (21, "")
    assert "too little more to change its mind" in why(words, "air", close, "Deposit")


def test_the_choice_it_would_make_again_has_no_excuse() -> None:
    """Beside it stands the best of the others, be it the usual answer or not."""
    told = told_of(Seer, 1, (17, 40), (26, 40), (20, 40))
    assert (told.expected, told.other_expected, told.excuse) == (26, 20, "")
    assert told_of(Seer, 1, (17, 40), (26, 40), (10, 40)).other_expected == 17


def test_carelessness_is_named_only_where_it_may_have_been() -> None:
    """Within two hundredths of its own choice anything will do at times; beyond, never."""
    assert told_of(Slack, 2, (17, 40), (26, 40), (25, 40)).excuse == CARELESS
    assert told_of(Slack, 2, (17, 40), (26, 40), (23, 40)).excuse == LUCK
    assert told_of(Seer, 2, (17, 40), (26, 40), (25, 40)).excuse == LUCK


def test_who_mostly_goes_by_habit_says_so_unless_a_glance_would_have_chosen_that() -> None:
    """The usual answer stands first. Three hundredths less than the best is good enough for a glance."""
    told = told_of(Glancer, 0, (17, 1), (26, 1), (10, 1))
    assert (told.expected, told.other_expected, told.excuse) == (17, 26, HABIT)
    said = why(words_for("en"), "air", told, "Deposit")
    assert "by habit" in said and "26%" in said and "too little" not in said
    assert told_of(Glancer, 0, (23, 1), (26, 1), (10, 1)).excuse == ""
    assert told_of(Glancer, 1, (17, 1), (26, 1), (10, 1)).excuse == ""
    assert told_of(Glancer, 2, (17, 1), (26, 1), (10, 1)).excuse == LUCK
    assert told_of(Gazer, 0, (17, 1), (26, 1), (10, 1)).excuse == GLANCE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_excuse_is_a_sentence_of_its_own(language: str) -> None:
    words = words_for(language)
    said = {why(words, "air", Advice(1, 17, 2, 26, 9, excuse=excuse), "Y") for excuse in EXCUSES}
    assert len(said) == len(EXCUSES)
    assert all("26" in sentence and "17" in sentence and "Y" in sentence for sentence in said)


@pytest.mark.parametrize("level", ["novice", "beginner"])
@pytest.mark.parametrize("code", THINKING)
def test_low_levels_never_call_much_too_little(code: str, level: str) -> None:
    """A real play of theirs: what is better by more than they are content with is excused."""
    title, player = game(code), bot(code, level)
    assert isinstance(player, Thinker)
    players: list[Bot] = [player] * min(title.most, max(2, title.fewest))
    excused = 0
    for luck, (state, seat) in enumerate(positions(title, players, {}, 4, every=3)):
        move = player.choose(mind_of(title, state, seat, seeded(luck)))
        advice = player.explain(mind_of(title, state, seat, seeded(luck + 1_000)), move)
        more = advice.other_expected - advice.expected
        assert more <= player.content / 100 + 1 or advice.excuse, f"{more} hundredths more"
        assert not advice.excuse or more > 0
        excused += bool(advice.excuse)
    assert excused > 0 or code == "wildegrens"


def test_an_excuse_comes_back_from_a_worker() -> None:
    title = game("air")
    thought = Thought("air", 2, {}, bytes(32).hex(), None, [], 0, "beginner", 1, reasons=True)
    excuses = {
        answered(msgspec.structs.replace(thought, moves=told, made=made, seat=seat, luck=luck)).excuse
        for told, seat, made in asked_in(title, thought)
        for luck in range(3)
    }
    assert excuses >= {"", HABIT}


def asked_in(title: Game, thought: Thought) -> Iterator[tuple[list[tuple[int, str]], int, str]]:
    """A play of apprentices: what was answered before, who is asked, and the answer."""
    table, player = laid(thought), bot(title.code, "apprentice")
    told: list[tuple[int, str]] = []
    while len(told) < 60 and not table.over:
        seat = table.state.acting()[0]
        made = title.text(player.choose(mind_of(title, table.state, seat, seeded(len(told)))))
        if len(table.state.legal(seat)) > 1:
            yield list(told), seat, made
        table.submit(seat, made)
        told.append((seat, made))
