"""A damaged file of weights: it is named, the level below plays at the tables it is for, no others change."""

import logging
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from types import new_class
from typing import cast

import pytest

from esbat.bots import Bot, air, bot, lancre, mind_of
from esbat.bots.levels import Thinker
from esbat.bots.school import School
from esbat.engine.chance import seeded
from esbat.engine.state import State
from esbat.games import SHELF, game
from esbat.own import own
from esbat.words import words_for
from esbat.words.reasons import why
from tests.bots.plays import positions

TOGETHER = {"cooperative": "true"}


def spoiled(school: School, folder: Path, *names: str) -> School:
    """The same school where these files hold nothing of use."""
    for name in filter(None, (school.code, school.besides)):
        text = (files("esbat.bots") / "weights" / f"{name}.json").read_text(encoding="utf-8")
        (folder / f"{name}.json").write_text("{" if name in names else text, encoding="utf-8")
    return replace(school, folder=folder)


def level(kind: type[Bot], school: School, **habits: object) -> Bot:
    """A level as it is, but for its school."""
    found = cast(type[Thinker], new_class("Spoiled", (kind,), {"school": school, **habits}))
    return found()


def level_of(code: str, name: str, folder: Path) -> Bot:
    """A level of a game whose own file is damaged for all levels."""
    kind = type(bot(code, name))
    assert issubclass(kind, Thinker)
    return level(kind, spoiled(kind.school, folder, code))


def choices(code: str, seats: int = 0, options: dict[str, str] | None = None) -> Iterator[tuple[State, int]]:
    """Questions with several answers, in a play of apprentices."""
    title = game(code)
    seats = seats or min(title.most, max(2, title.fewest))
    asked = 0
    for state, seat in positions(title, [bot(code, "apprentice")] * seats, options or {}, 4, every=3):
        if asked < 40 and len(state.legal(seat)) > 1:
            yield state, seat
            asked += 1


def chosen(player: Bot, code: str, state: State, seat: int, luck: int = 1) -> int:
    return int(player.choose(mind_of(game(code), state, seat, seeded(luck))))


def test_the_file_is_named_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    witch = level_of("air", "witch", tmp_path)
    with caplog.at_level(logging.WARNING, "esbat"):
        for state, seat in choices("air"):
            chosen(witch, "air", state, seat)
    assert caplog.text.count("air.json") == caplog.text.count("the level below plays") == 1


@pytest.mark.parametrize("code", list(SHELF))
def test_a_witch_without_any_plays_as_the_apprentice(code: str, tmp_path: Path) -> None:
    """Not by tuned habits either, which are better."""
    witch, apprentice = level_of(code, "witch", tmp_path), bot(code, "apprentice")
    for state, seat in choices(code):
        assert chosen(witch, code, state, seat) == chosen(apprentice, code, state, seat)


@pytest.mark.parametrize("code", list(SHELF))
def test_a_crone_without_its_file_plays_as_the_witch(code: str, tmp_path: Path) -> None:
    """As she would with a file of her own, and says what she would say."""
    kind = type(bot(code, "crone"))
    assert issubclass(kind, Thinker)
    crone, witch = level(kind, spoiled(kind.school, tmp_path, code)), bot(code, "witch")
    advised = 0
    for luck, (state, seat) in enumerate(choices(code)):
        mind, hers = (mind_of(game(code), state, seat, seeded(luck)) for _ in range(2))
        if luck < 4:
            told, heard = crone.advise(mind), witch.advise(hers)
            assert (told.move, told.tries, told.reasons) == (heard.move, heard.tries, heard.reasons)
            advised += 1
        else:
            assert crone.choose(mind) == witch.choose(hers)
    assert advised == 4


@pytest.mark.parametrize("name", ["novice", "beginner"])
@pytest.mark.parametrize("code", list(SHELF))
def test_the_low_levels_take_any_move_at_the_questions_they_look_at(
    code: str, name: str, tmp_path: Path
) -> None:
    """So they do not become the apprentice, who is above them."""
    player, apprentice = level_of(code, name, tmp_path), bot(code, "apprentice")
    assert isinstance(player, Thinker)
    looked: set[int] = set()
    for state, seat in choices(code):
        usual = chosen(apprentice, code, state, seat)
        mind = mind_of(game(code), state, seat, seeded(1))
        if player.answers_by_habit(mind):
            continue
        for luck in range(40):
            move = chosen(player, code, state, seat, luck)
            assert move in mind.legal
            if seeded(luck).pick(100) >= player.ponders:
                assert move == usual
            else:
                looked.add(mind.legal.index(move) if move != usual else -1)
    assert len(looked) > 2


def test_a_move_by_lot_is_not_called_a_habit(tmp_path: Path) -> None:
    player, apprentice = level_of("air", "novice", tmp_path), bot("air", "apprentice")
    words = words_for("en")
    for state, seat in choices("air"):
        usual = chosen(apprentice, "air", state, seat)
        for move in state.legal(seat):
            told = player.explain(mind_of(game("air"), state, seat, seeded(1)), move)
            said = why(words, "air", told, "")
            assert said == words.say("hint-habit" if move == usual else "hint-lot")


def test_lancres_crone_without_her_second_file_is_the_same_among_opponents(tmp_path: Path) -> None:
    school = spoiled(lancre.ELDERS, tmp_path, "lancre-elders")
    spoiled_crone = level(lancre.Crone, school)
    whole = lancre.Crone(8, 3)
    hasty = type(spoiled_crone)(8, 3)  # type: ignore[call-arg]
    for luck, (state, seat) in enumerate(choices("lancre", 2)):
        if luck % 8 == 0:
            assert chosen(hasty, "lancre", state, seat, luck) == chosen(whole, "lancre", state, seat, luck)


@pytest.mark.parametrize("seats", [1, 2])
def test_lancres_crone_without_her_second_file_is_the_witch_where_there_are_no_opponents(
    seats: int, tmp_path: Path
) -> None:
    crone = level(lancre.Crone, spoiled(lancre.ELDERS, tmp_path, "lancre-elders"))
    witch = bot("lancre", "witch")
    options = TOGETHER if seats > 1 else {}
    for luck, (state, seat) in enumerate(choices("lancre", seats, options)):
        assert chosen(crone, "lancre", state, seat, luck) == chosen(witch, "lancre", state, seat, luck)


def test_lancres_crone_without_her_first_file_still_thinks_where_there_are_no_opponents(
    tmp_path: Path,
) -> None:
    crone = level(lancre.Crone, spoiled(lancre.ELDERS, tmp_path, "lancre"))
    assert isinstance(crone, Thinker)
    for options, thinks in ((TOGETHER, True), ({}, False)):
        state, seat = next(choices("lancre", 2, options))
        mind = mind_of(game("lancre"), state, seat, seeded(1))
        assert crone.able(mind) is thinks
        value, whole = crone.school.value_at(mind), lancre.ELDERS.value_at(mind)
        assert whole is not None
        if thinks:
            assert value is not None
            assert value.estimate(state, seat) == whole.estimate(state, seat)
    assert crone.school.value() is None


def test_what_is_below_a_level_is_named_by_every_game() -> None:
    for code in SHELF:
        levels = {kind.name: kind for kind in own("esbat.bots", code, "BOTS")}
        assert levels["crone"].below is levels["witch"]
        assert levels["witch"].below is levels["apprentice"]
    assert air.Novice.below is None
