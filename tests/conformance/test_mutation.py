"""Bugs put in on purpose: each is one change, the sample repeats, and how a fork ended is understood."""

import ast
import importlib
import os
import signal
import sys
from pathlib import Path

import pytest
from mutation.hearing import Ear
from mutation.running import BROKEN, KILLED, SURVIVED, TIMED_OUT, UNREACHED, forked, swap
from mutation.sites import Mutant, Walk, mutated, sample
from mutation.telling import Begun, explained, rules_now, with_the_killed

pytestmark = pytest.mark.source
ROOT = Path(__file__).resolve().parents[2]

SOURCE = '''\
"""A page."""
EDITION = 3
MOST: int = 5


def fits(held: int, most: int) -> bool:
    """AIR-001. Said, not changed."""
    total = held + 1
    while total > 9:
        break
    if not held and total <= most:
        return True
    return False
'''


def changed(mutant: Mutant) -> str:
    return ast.unparse(mutated(ast.parse(SOURCE), mutant))


def test_every_bug_is_one_change_of_the_file() -> None:
    walk = Walk("a.py", SOURCE)
    plain = ast.unparse(walk.tree)
    texts = [changed(mutant) for mutant in walk.found]
    assert plain not in texts
    assert len(set(texts)) == len(texts)
    assert all(text.count("\n") == plain.count("\n") for text in texts)
    for line in (
        "MOST: int = 6",
        "    total = held - 1",
        "    total = held + 2",
        "    while total >= 9:",
        "        continue",
        "    if not held or total <= most:",
        "    if held and total <= most:",
        "    if not held and total < most:",
        "    if not (not held and total <= most):",
        "        return False",
        "    pass",
    ):
        assert any(line in text.splitlines() for text in texts), line


def test_docstrings_editions_and_annotations_are_left_alone() -> None:
    for mutant in Walk("a.py", SOURCE).found:
        assert "EDITION = 3" in changed(mutant)
        assert "AIR-001. Said, not changed." in changed(mutant)
        assert "held: int, most: int" in changed(mutant)


def test_the_same_seed_gives_the_same_sample() -> None:
    one = sample(ROOT, "air", 40, 7)
    assert one == sample(ROOT, "air", 40, 7)
    assert one != sample(ROOT, "air", 40, 8)
    assert sum(not mutant.function for mutant in one) == 8
    assert all((ROOT / mutant.path).is_file() for mutant in one)


def test_a_fork_says_how_it_ended() -> None:
    ends = {
        name: Mutant("a.py", name, at, "number", 1, "")
        for at, name in enumerate(["dies", "lives", "stays", "away"])
    }

    def live(mutant: Mutant) -> None:
        if mutant.function == "dies":
            os._exit(1)
        if mutant.function == "stays":
            os.kill(os.getpid(), signal.SIGPROF)
        os._exit(0)

    found = forked(list(ends.values()), live, 2, lambda mutant: mutant.function != "away")
    assert {mutant.function: verdict for mutant, verdict in found} == {
        "dies": KILLED,
        "lives": SURVIVED,
        "stays": TIMED_OUT,
        "away": UNREACHED,
    }


def test_survivors_judged_again_join_those_already_killed() -> None:
    last = {"mutants": 200, "killed": 190, "for_ever": 4, "alive": ["a", "b"], "whole": True}
    row = {"mutants": 10, "killed": 9, "for_ever": 1, "alive": ["b"], "whole": True}
    assert with_the_killed(row, last) == {
        "mutants": 200,
        "killed": 199,
        "for_ever": 5,
        "alive": ["b"],
        "whole": True,
    }
    assert with_the_killed(row, last | {"whole": False})["whole"] is False


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    dead, alive, broken = (Mutant("a.py", "", at, "number", 1, "1") for at in range(3))
    begun = Begun(tmp_path / "begun.json", "source")
    for mutant, verdict in ((dead, KILLED), (alive, SURVIVED), (broken, BROKEN)):
        begun.add(mutant, verdict)
    later = Begun(tmp_path / "begun.json", "source")
    assert [later.of(mutant) for mutant in (dead, alive, broken)] == [KILLED, SURVIVED, ""]
    assert Begun(tmp_path / "begun.json", "other source").of(dead) == ""


def test_the_rules_of_a_game_are_called_otherwise_once_they_read_otherwise(tmp_path: Path) -> None:
    folder = tmp_path / "src" / "esbat" / "games" / "air"
    folder.mkdir(parents=True)
    (folder / "rules.py").write_text("MOST = 5\n")
    before = rules_now(tmp_path, "air")
    assert before == rules_now(tmp_path, "air")
    (folder / "rules.py").write_text("MOST = 6\n")
    assert before != rules_now(tmp_path, "air")


SUPER = """\
class Old:
    def __init__(self) -> None:
        self.worth = 1


class New(Old):
    def __init__(self) -> None:
        super().__init__()
"""


def test_a_bug_may_leave_out_the_call_of_the_class_above(tmp_path: Path) -> None:
    (tmp_path / "rules_to_be_swapped.py").write_text(SUPER)
    sys.path.insert(0, str(tmp_path))
    try:
        rules = importlib.import_module("rules_to_be_swapped")
        found = Walk("rules_to_be_swapped.py", SUPER).found
        [mutant] = [each for each in found if each.function == "New.__init__" and each.change == "leave-out"]
        assert rules.New().worth == 1
        swap(mutant, tmp_path)
        assert not hasattr(rules.New(), "worth")
    finally:
        sys.path.remove(str(tmp_path))
        sys.modules.pop("rules_to_be_swapped", None)


HEARD = """\
class Old:
    def worth(self, more: int = 2) -> int:
        return more


class New(Old):
    def worth(self, more: int = 3) -> int:
        return super().worth(more) + max(each for each in stairs(more))

    @property
    def name(self) -> str:
        return "new"


def stairs(most: int):
    yield from range(most)
"""


def test_the_ear_hears_what_is_called_and_changes_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "src" / "rules_to_be_heard"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "worths.py").write_text(HEARD)
    sys.path.insert(0, str(folder.parent))
    try:
        ear = Ear(folder, tmp_path)
    finally:
        sys.path.remove(str(folder.parent))
    worths = importlib.import_module("rules_to_be_heard.worths")
    place = "src/rules_to_be_heard/worths.py"
    for _ in range(2):
        ear.listen()
        assert ear.names() == []
        assert [worths.New().worth(), worths.New().worth(more=4)] == [5, 7]
        assert ear.names() == [f"{place}:New.worth", f"{place}:Old.worth", f"{place}:stairs"]
    ear.listen()
    assert worths.New().name == "new"
    assert ear.names() == [f"{place}:New.name"]


@pytest.mark.parametrize(
    "path", sorted((ROOT / "docs" / "mutation").glob("*.toml")), ids=lambda path: path.stem
)
def test_what_is_explained_is_still_there(path: Path) -> None:
    """An explanation of a line that has gone explains nothing: it goes with the line."""
    folder = ROOT / "src" / "esbat" / "games" / path.stem
    keys: set[str] = set()
    for file in folder.rglob("*.py"):
        found = Walk(file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")).found
        keys.update(mutant.key for mutant in found)
    reasons = explained(ROOT, path.stem)
    assert reasons and [key for key in reasons if key not in keys] == []
