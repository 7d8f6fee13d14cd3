"""`esbat lab`: the report and the export."""

import importlib
import json
from pathlib import Path

import pyarrow.parquet
import pytest

from esbat.games import SHELF, game
from esbat.lab.export import exported
from esbat.lab.series import settled_series
from esbat.lab.study import Share, Study, judge_leaders, other_options, studied, things_in
from esbat.table.verify import verified
from tests.cli.console import esbat, refused


@pytest.mark.parametrize("code", SHELF)
def test_what_is_counted_adds_up(code: str) -> None:
    seats = SHELF[code].fewest
    data = studied(settled_series(code, seats, ["random"], 3), 4).data()
    assert data["plays"] == 4
    assert len(data["lengths"]) == 4  # type: ignore[arg-type]
    endings = data["endings"]
    assert isinstance(endings, dict)
    assert sum(share["times"] for share in endings.values()) == 4
    assert all(share["of"] == 4 for share in endings.values())
    comebacks = data["comebacks"]
    assert isinstance(comebacks, dict)
    assert comebacks["of"] == (4 if seats > 1 else 0)
    runaways = data["runaways"]
    assert isinstance(runaways, dict)
    assert runaways["of"] == comebacks["of"]
    # Whoever has run away with it has not come back.
    assert runaways["times"] + comebacks["times"] <= comebacks["of"]
    decisions, lengths = data["decisions"], data["lengths"]
    assert isinstance(decisions, list)
    assert isinstance(lengths, list)
    assert 0 < decisions[0] <= max(lengths)
    assert json.loads(json.dumps(data)) == data
    again = studied(settled_series(code, seats, ["random"], 3), 4).data()
    assert again == data


def test_shares_have_wilsons_bounds() -> None:
    assert Share(0, 0).bounds() == (0.0, 0.0, 1.0)
    share, low, high = Share(5, 10).bounds()
    assert (share, round(low, 3), round(high, 3)) == (0.5, 0.237, 0.763)
    assert Share(10, 10).bounds()[2] == pytest.approx(1)


def test_who_leads_all_along_has_run_away_with_it() -> None:
    study = Study(settled_series("air", 2, ["random"], 0), [Share(), Share()])
    for leaders in ([0, 0, 0], [0, 1, 0], [1, 1, 1], [0, 0, 1]):
        judge_leaders(study, leaders, [True, False])
    assert (study.runaways.times, study.comebacks.times) == (1, 2)
    judge_leaders(study, [0], [True, False])  # too short to be looked at three times
    assert study.runaways.of == study.comebacks.of == 4


def test_printed_things_are_named_as_moves_name_them() -> None:
    air, bal = game("air"), game("bal")
    assert things_in(air, air.parse("take W5")) == ["W5"]
    assert things_in(bal, bal.parse("lay diablotin")) == ["diablotin"]
    assert things_in(air, air.parse("draw")) == things_in(bal, bal.parse("lose 1")) == []


def test_every_other_value_of_every_option_is_tried() -> None:
    changes = other_options("air", 2, {"open_hands": "true"})
    assert {"several_diplomas": "true"} in changes
    assert {"first_player": "1"} in changes
    assert {"first_player": "4"} not in changes
    assert not any("open_hands" in change for change in changes)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_report_is_a_page_with_its_data(language: str, tmp_path: Path) -> None:
    said = esbat(
        "lab",
        "report",
        "wildegrens",
        "--games",
        "2",
        "--bots",
        "random",
        "--out",
        f"{tmp_path}",
        "--lang",
        language,
    )
    assert said.code == 0
    assert "report.html" in said.out
    data = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    for number in range(len(data)):  # each series has a part of its own, and the overview leads to it
        assert page.count(f'<a href="#s{number}">') == page.count(f'<h2 id="s{number}">') == 1
    assert page.count("<h2 ") == len(data)
    inside = page.partition('id="data">')[2].partition("</script>")[0]
    assert json.loads(inside.replace("<\\/", "</")) == data
    assert "cli-lab" not in page


def test_an_export_can_be_verified_and_made_again(tmp_path: Path) -> None:
    series = settled_series("bal", 3, ["random"], 5)
    for name in ("one", "two"):
        exported(series, 3, tmp_path / name)
    one, two = (pyarrow.parquet.read_table(tmp_path / name / "plays.parquet") for name in ("one", "two"))
    assert one.equals(two)
    moves = pyarrow.parquet.read_table(tmp_path / "one" / "moves.parquet").to_pylist()
    for row in one.to_pylist():
        table = verified(row["record"], game)
        assert row["moves"] == len(table.happenings)
        own = [(move["seat"], move["move"]) for move in moves if move["play"] == row["play"]]
        assert own == [(happening.seat, happening.text) for happening in table.happenings]
    assert "seed 5" in (tmp_path / "one" / "README.md").read_text(encoding="utf-8")


@pytest.mark.apart
def test_polars_and_pandas_read_an_export(tmp_path: Path) -> None:
    """It takes both, which nothing else here needs."""
    pandas = importlib.import_module("pandas")
    polars = importlib.import_module("polars")
    exported(settled_series("air", 3, ["random"], 5, {"open_hands": "true"}), 3, tmp_path)
    expected = pyarrow.parquet.read_table(tmp_path / "plays.parquet").to_pylist()
    plays, moves = (
        polars.read_parquet(tmp_path / "plays.parquet"),
        polars.read_parquet(tmp_path / "moves.parquet"),
    )
    assert plays["record"].to_list() == [row["record"] for row in expected]
    assert plays["scores"].to_list() == [row["scores"] for row in expected]
    assert plays["moves"].sum() == len(moves)
    frame, rows = (
        pandas.read_parquet(tmp_path / "plays.parquet"),
        pandas.read_parquet(tmp_path / "moves.parquet"),
    )
    assert list(frame["record"]) == [row["record"] for row in expected]
    assert [list(scores) for scores in frame["scores"]] == [row["scores"] for row in expected]
    assert rows.groupby("play").size().tolist() == [row["moves"] for row in expected]


WRONG = [
    ("dance", "air"),
    ("report", "chess"),
    ("export", "air", "--games", "0"),
    ("report", "air", "--seats", "9"),
    ("export", "air", "--bots", "genius"),
]


@pytest.mark.parametrize("wish", WRONG, ids=" ".join)
def test_wrong_wishes_are_refused(wish: tuple[str, ...]) -> None:
    refused("lab", *wish)
