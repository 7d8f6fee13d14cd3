"""A ladder's tables, its plays on disk and in several processes, and who forfeits what."""

import json
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from esbat.engine.errors import BadSetting, BadText
from esbat.lab.guests import Guest, guest_from_file
from esbat.lab.journal import NAME, journal
from esbat.lab.ladder import Ladder, digest, settled_ladder
from esbat.lab.rating import climbed
from esbat.lab.standing import standing

pytestmark = pytest.mark.once

LAST = """
from esbat.bots import Bot

class Last(Bot):
    def choose(self, mind):
        return mind.legal[-1]
"""


def ladder(folder: Path, seats: int = 2, code: str = "bal", seed: int = 0) -> Ladder:
    """A bot that plays at random and one that always chooses what is listed last."""
    (folder / "last.py").write_text(LAST)
    guest = guest_from_file(folder / "last.py")
    return settled_ladder(code, seats, ["random", "last"], seed, {}, "", [guest])


def named(bots: int, seats: int, alone: bool = False, rungs: bool = False) -> Ladder:
    return Ladder("air", seats, tuple("abcde"[:bots]), 0, (), "", (), alone, rungs)


@pytest.mark.parametrize(
    ("bots", "seats", "tables"), [(2, 2, 2), (5, 2, 20), (2, 3, 6), (3, 3, 21), (5, 4, 100)]
)
def test_everybody_meets_everybody_in_every_seat(bots: int, seats: int, tables: int) -> None:
    ladder = named(bots, seats)
    assert len(ladder.seatings) == len(set(ladder.seatings)) == tables
    sits = Counter((name, seat) for seating in ladder.seatings for seat, name in enumerate(seating))
    assert len(set(sits.values())) == 1
    for one in ladder.bots:
        for other in set(ladder.bots) - {one}:
            seated = [ladder.seatings[at].index(one) for at in ladder.duel(one, other)]
            assert set(seated) == set(range(seats))


@pytest.mark.parametrize(("bots", "seats", "tables"), [(2, 2, 2), (5, 2, 8), (3, 3, 12)])
def test_by_rungs_only_neighbours_meet(bots: int, seats: int, tables: int) -> None:
    ladder = named(bots, seats, rungs=True)
    assert len(ladder.seatings) == tables
    for seating in ladder.seatings:
        one, other = sorted(set(seating))
        assert ord(other) - ord(one) == 1
    assert ladder.data()["rungs"]
    assert "rungs" not in named(bots, seats).data()


def test_alone_everybody_has_a_table() -> None:
    assert named(3, 2, alone=True).seatings == [("a", "a"), ("b", "b"), ("c", "c")]


def test_who_plays_alone_is_found_out() -> None:
    def alone(code: str, seats: int, **options: str) -> bool:
        return settled_ladder(code, seats, ["random", "apprentice"], 0, options).alone

    assert alone("wildegrens", 1)
    assert alone("lancre", 1)
    assert alone("lancre", 2, cooperative="true")
    assert not alone("lancre", 2)
    assert not alone("air", 2)


def test_the_same_plays_again_and_in_several_processes(tmp_path: Path) -> None:
    wish = ladder(tmp_path, 3)
    once = climbed(wish, 2)
    assert once == climbed(wish, 2, jobs=2)
    assert len(once) == 12
    assert digest(once) != digest(climbed(ladder(tmp_path, 3, seed=1), 2))


def test_a_run_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    wish = ladder(tmp_path, 3)
    whole = climbed(wish, 2, folder=tmp_path / "whole")
    text = (tmp_path / "whole" / NAME).read_bytes()
    broken = tmp_path / "broken"
    broken.mkdir()
    for kept in (0, 10, text.index(b"\n") + 1, len(text) // 2, len(text) - 1, len(text)):
        (broken / NAME).write_bytes(text[:kept])
        heard: list[tuple[int, int]] = []
        told = partial(hear, heard)
        assert climbed(wish, 2, 1, broken, told) == whole
        assert (broken / NAME).read_bytes() == text
        assert heard == [(done, 12) for done in range(max(1, text[:kept].count(b"\n")), 13)]


def hear(heard: list[tuple[int, int]], done: int, total: int) -> None:
    heard.append((done, total))


def test_more_deals_go_further_and_fewer_read_less(tmp_path: Path) -> None:
    wish = ladder(tmp_path, 3)
    some = climbed(wish, 1, folder=tmp_path / "out")
    more = climbed(wish, 2, folder=tmp_path / "out")
    assert more[: len(some)] == some
    assert climbed(wish, 1, folder=tmp_path / "out") == some
    assert more == climbed(wish, 2)


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    wish = ladder(tmp_path, 3)
    climbed(wish, 1, folder=tmp_path)
    path = tmp_path / NAME
    text = path.read_text()
    with pytest.raises(BadSetting, match="lab-other-ladder"):
        climbed(ladder(tmp_path, 4), 1, folder=tmp_path)
    assert path.read_text() == text
    (tmp_path / "last.py").write_text(LAST + "# another bot\n")
    with pytest.raises(BadSetting, match="lab-other-ladder"):
        climbed(
            settled_ladder("bal", 3, ["random", "last"], 0, {}, "", [again(tmp_path)]), 1, folder=tmp_path
        )
    lines = text.splitlines()
    path.write_text("\n".join([lines[0], lines[1], "[1, 2]", *lines[3:]]) + "\n")
    with pytest.raises(BadText) as refused:
        climbed(wish, 1, folder=tmp_path)
    assert refused.value.facts["line"] == 3
    path.write_text("dear diary\n")
    with pytest.raises(BadSetting, match="lab-no-journal"):
        climbed(wish, 1, folder=tmp_path)
    assert path.read_text() == "dear diary\n"


def test_two_runs_never_write_to_one_folder(tmp_path: Path) -> None:
    wish = ladder(tmp_path, 3)
    some = climbed(wish, 1, folder=tmp_path)
    with journal(tmp_path, wish), pytest.raises(BadSetting, match="lab-busy-journal"):
        climbed(wish, 2, folder=tmp_path)
    assert climbed(wish, 1, folder=tmp_path) == some


def again(folder: Path) -> Guest:
    return guest_from_file(folder / "last.py")


def test_bots_that_play_alike_come_out_even_to_the_last_play(tmp_path: Path) -> None:
    """The luck of deals and seats is cancelled whole: nothing is left to chance."""
    for name in ("last", "twin"):
        (tmp_path / f"{name}.py").write_text(LAST)
    guests = [guest_from_file(tmp_path / f"{name}.py") for name in ("last", "twin")]
    wish = settled_ladder("bal", 3, ["last", "twin"], 0, {}, "", guests)
    for line in standing(wish, climbed(wish, 3), 50).ranked:
        assert line.share.data(9) == [1, 1, 1]


@pytest.mark.parametrize("bots", [[], ["random"], ["random", "random"], ["random", "wizard"]])
def test_ladders_that_cannot_be(bots: list[str]) -> None:
    with pytest.raises(BadSetting):
        settled_ladder("air", 2, bots, 0, {})


def test_whoever_fails_forfeits_and_the_others_go_on(tmp_path: Path) -> None:
    """A bot that stops in the middle of its first turns loses all its plays; the records are whole."""
    text = LAST.replace(
        "        return", "        if len(mind.legal) > 2: raise OSError('no more')\n        return"
    )
    (tmp_path / "last.py").write_text(text)
    wish = settled_ladder("air", 2, ["random", "last"], 0, {}, "", [again(tmp_path)])
    found = standing(wish, climbed(wish, 2), 20)
    best, worst = found.ranked
    assert (best.bot, best.forfeits, best.share.value) == ("random", 0, 2.0)
    assert (worst.bot, worst.forfeits, worst.plays, worst.share.value) == ("last", 4, 4, 0.0)
    assert worst.reason is not None
    assert worst.reason.key == "lab-guest-fails"
    assert worst.reason.facts == {"bot": "last", "what": "OSError: no more"}


@pytest.mark.source
def test_the_ladders_of_the_papers_belong_together() -> None:
    """Each page, picture and list of figures is of one run, and the front page leads to all of them."""
    folder = Path(__file__).resolve().parents[2] / "docs" / "ladder"
    front = (folder / "README.md").read_text(encoding="utf-8")
    found = sorted(path.parent for path in folder.glob("*/ladder.json"))
    assert found
    for place in found:
        data = json.loads((place / "ladder.json").read_text(encoding="utf-8"))
        page = (place / "ladder.md").read_text(encoding="utf-8")
        picture = (place / "ladder.svg").read_text(encoding="utf-8")
        assert f"({place.name}/ladder.md)" in front
        assert data["digest"] in page
        assert page.split("\n", 1)[0].removeprefix("# ") in picture
        for row in data["ratings"]:
            assert f"| {row['bot']} |" in page
            assert f">{row['bot']}</text>" in picture


def test_one_among_others_is_all_that_is_played_if_wished() -> None:
    bots = ["apprentice", "witch", "crone"]
    ladder = settled_ladder("air", 3, bots, 0, {}, among="apprentice")
    assert ladder.pairs == [("witch", "apprentice"), ("crone", "apprentice")]
    assert len(ladder.seatings) == 6
    assert all(seating.count("apprentice") == 2 for seating in ladder.seatings)
    assert ladder.data()["among"] == "apprentice"
    with pytest.raises(BadSetting):
        settled_ladder("air", 3, bots, 0, {}, among="random")
