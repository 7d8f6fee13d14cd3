"""Why a bot chose so: themes have words, a move has no advantage over itself, slight things are left out."""

import pytest

from esbat.bots import bot, bot_names, mind_of
from esbat.bots.levels import Thinker
from esbat.bots.reasons import compared, doubts, reasons
from esbat.engine.chance import seeded
from esbat.games import SHELF, game
from esbat.lab.training import school_of
from esbat.words import LANGUAGES, words_for
from esbat.words.reasons import expected, weighed
from tests.bots.plays import positions

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
    assert expected(words, 13, "draw", 17, 12).endswith("“draw” came to 17%, too little more to be sure.")
