"""Self-play is reproducible: by seed, by number, by process, through the engine's loop or through minds."""

import json
import sys
from hashlib import sha256
from pathlib import Path

import pytest

import esbat
from esbat.bots import bot_names
from esbat.engine.errors import BadSetting, EsbatError
from esbat.engine.record import read_record
from esbat.games import SHELF, game
from esbat.lab.jobs import way_to_start
from esbat.lab.playing import Player
from esbat.lab.selfplay import simulate
from esbat.lab.series import Series, settled_series
from esbat.table.verify import verified


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_engines_loop_and_minds_play_the_same(seats: int) -> None:
    series = settled_series("air", seats, ["random"], 11)
    quick = Player(series)
    slow = Player(series, native=False)
    assert quick.native
    assert not slow.native
    for number in range(3):
        assert quick.play(number).text == slow.play(number).text


def test_the_text_is_that_of_the_record() -> None:
    """Lines kept from earlier plays must give the very text a `Record` would."""
    player = Player(settled_series("air", 4, ["apprentice", "random"], 3))
    for number in range(2):
        play = player.play(number)
        record = read_record(play.text)
        assert record.text() == play.text
        assert len(record.moves) == play.moves
        assert record.outcome == play.outcome.data()


def test_every_record_of_a_series_is_true() -> None:
    player = Player(settled_series("air", 3, ["random", "apprentice"], 8, {"several_diplomas": "true"}))
    for number in range(2):
        assert verified(player.play(number).text, game).over


def test_luck_is_made_as_promised() -> None:
    series = settled_series("air", 2, ["random"], 42)
    assert series.secret(7) == sha256(b"air:42:7").digest()[:16]
    assert [luck.pick(1000) for luck in series.choosers(7)] == [
        luck.pick(1000) for luck in series.choosers(7)
    ]
    first, second = series.choosers(7)
    assert [first.pick(1000) for _ in range(5)] != [second.pick(1000) for _ in range(5)]


def facts(**changes: object) -> dict[str, object]:
    """A report without what depends on the clock and the number of processes."""
    wish: dict[str, object] = {"seats": 3, "games": 70, "bots": ["random"], "seed": 1}
    data = simulate("air", **{**wish, **changes}).data()  # type: ignore[arg-type]
    return {key: value for key, value in data.items() if key not in ("seconds", "moves_per_second", "jobs")}


def test_jobs_change_nothing() -> None:
    assert facts() == facts(jobs=2) == facts(jobs=3)
    mixed = {"games": 3, "seats": 2, "bots": ["apprentice", "random"]}
    assert facts(**mixed) == facts(**mixed, jobs=2)


def test_where_ray_was_used_no_process_is_forked(monkeypatch: pytest.MonkeyPatch) -> None:
    """What Ray left running would not come along, and it crashes without."""
    alone = facts()
    monkeypatch.setitem(sys.modules, "ray", sys)
    assert way_to_start() == "spawn"
    assert facts(jobs=2) == alone


def test_seed_and_options_change_the_digest() -> None:
    digests = {
        str(facts(games=2, **change)["digest"])
        for change in ({}, {"seed": 2}, {"seats": 4}, {"options": {"open_hands": "true"}})
    }
    assert len(digests) == 4


@pytest.mark.parametrize(
    ("seats", "bots", "digest"),
    [
        (2, ["random"], "6ffaf1ce969be52d67aa05617ba2a62ee287910a41e8f5e391588d92f76e8c3c"),
        (5, ["random"], "33c15f026d6c5783e5b46b0c05a4af73b73232ffd66b00795c436239451bd440"),
    ],
)
def test_digests_stay_what_they_are(seats: int, bots: list[str], digest: str) -> None:
    """The same on every machine, interpreted or compiled. A change here means other rules or other luck."""
    assert simulate("air", seats, 20, bots, 7).digest == digest


def test_fewer_bots_than_seats_sit_down_again() -> None:
    series = settled_series("air", 5, ["apprentice", "random"], 0)
    assert series.bots == ("apprentice", "random", "apprentice", "random", "apprentice")
    assert not series.only_random


def test_settings_that_cannot_be() -> None:
    for bots in ([], ["wizard"], ["random"] * 3):
        with pytest.raises(BadSetting):
            settled_series("air", 2, bots, 0)
    for seats in (-1, 0, 1, 6):
        with pytest.raises(BadSetting):
            settled_series("air", seats, ["random"], 0)
    with pytest.raises(BadSetting):
        settled_series("air", 2, ["random"], 0, {"open_hands": "perhaps"})
    with pytest.raises(BadSetting):
        settled_series("chess", 2, ["random"], 0)
    for games, jobs in ((0, 1), (-1, 1), (1, 0)):
        with pytest.raises(BadSetting):
            simulate("air", 2, games, ["random"], 0, jobs)


def test_progress_is_told_to_the_end() -> None:
    heard: list[tuple[int, int]] = []
    simulate("air", 2, 40, ["random"], 0, progress=lambda done, total: heard.append((done, total)))
    assert heard == [(32, 40), (40, 40)]


def test_shared_wins_count_for_everyone_who_shares() -> None:
    report = simulate("air", 5, 60, ["random"], 4)
    assert sum(report.wins) >= report.games
    json.dumps(report.data())


def test_the_apprentice_beats_chance() -> None:
    report = simulate("air", 2, 10, ["apprentice", "random"], 1)
    assert report.wins[0] >= 8


def test_the_doors_of_the_package_lead_here(tmp_path: Path) -> None:
    assert esbat.shelf() == list(SHELF)
    assert esbat.game("air").code == "air"
    assert esbat.bot("air", "random").name in bot_names("air")
    assert esbat.rules("air", "AIR-020")[0].id == "AIR-020"
    assert esbat.seeded(1).pick(10) == esbat.seeded(1).pick(10)
    assert esbat.sealed(bytes(16)).pick(10) == esbat.sealed(bytes(16)).pick(10)
    with pytest.raises(EsbatError):
        esbat.game("chess")
    path = tmp_path / "play.jsonl"
    path.write_text(Player(settled_series("air", 2, ["random"], 0)).play(0).text)
    assert esbat.verify(path).over
    assert esbat.replay(str(path), to=5).version == 5
    assert esbat.simulate("air", 2, 1, ["random"], 0).games == 1
    assert esbat.rate("lancre", 1, ["random", "beginner"], 1).plays == 2


def test_a_series_is_plain_data() -> None:
    series = settled_series("air", 2, ["random"], 0)
    assert series == Series("air", 2, ("random", "random"), 0, series.options)
