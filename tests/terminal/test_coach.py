"""The coach at the terminal: each kind of question once, silence, and back on request."""

from pathlib import Path

import pytest

from esbat.words import LANGUAGES, words_for
from tests.terminal.script import Visitor

pytestmark = pytest.mark.once


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_kind_of_question_is_explained_once(tmp_path: Path, language: str) -> None:
    words = words_for(language)
    visitor = Visitor(tmp_path)
    visitor.plays(["draw", "place", "draw"], language=language)
    for kind in ("fly", "settle"):
        assert visitor.read.count(words.say(f"coach-air.{kind}")) == 1
    visitor.plays(["draw"], language=language)
    assert words.say("coach-air.fly") not in visitor.read


def test_it_can_be_silenced_and_comes_back_on_request(tmp_path: Path) -> None:
    words = words_for("en")
    visitor = Visitor(tmp_path)
    visitor.plays(["coach", "draw"])
    assert words.say("terminal-coach-silent") in visitor.read
    assert words.say("coach-air.settle") not in visitor.read
    visitor.plays(["conseiller"])
    assert words.say("terminal-coach-back") in visitor.read
    assert words.say("coach-air.fly") in visitor.read


def test_several_people_at_one_screen_have_none(tmp_path: Path) -> None:
    words = words_for("en")
    visitor = Visitor(tmp_path)
    visitor.plays(["", "coach"], seats="human:Anne,human:Marie")
    assert words.say("coach-air.fly") not in visitor.read
    assert words.say("terminal-coach-none") in visitor.read


def test_what_cannot_be_read_or_written_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "coach.json").mkdir()
    visitor = Visitor(tmp_path)
    visitor.plays(["draw"])
    assert words_for("en").say("coach-air.fly") in visitor.read
