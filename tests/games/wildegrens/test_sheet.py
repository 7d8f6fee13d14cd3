"""Every printed figure and effect against the data sheet written out in `sheet`, not against the table."""

import pytest

from esbat.games.wildegrens.game import WILDEGRENS
from esbat.games.wildegrens.names import MOMENTS
from esbat.games.wildegrens.tables import STANDARD
from esbat.words import words_for
from esbat.words.printed import printed_name
from tests.games.wildegrens import sheet
from tests.games.wildegrens.given import fresh

rule = pytest.mark.rule


def name(section: str, number: int) -> str:
    """What a card is called in English."""
    kind = next(kind for kind in WILDEGRENS.sections if kind.name == section)
    return printed_name(WILDEGRENS, words_for("en"), kind, number, WILDEGRENS.rows()[section][number])


def link(code: str) -> int:
    """The number of a Juror, 0 for none."""
    return 1 + [juror.code for juror in STANDARD.jurors].index(code) if code else 0


@rule("WIL-004")
def test_jurors() -> None:
    assert [name("juror", at) for at in range(len(STANDARD.jurors))] == sheet.JURORS


@rule("WIL-001", "WIL-011", "WIL-012", "WIL-038")
@pytest.mark.parametrize("number", range(28))
def test_witches(number: int) -> None:
    row = STANDARD.witches[number]
    printed = (row.hidden, row.hidden_action, row.revealed, row.revealed_action)
    assert (name("witch", number), row.family, row.starter, row.moon, *printed) == sheet.WITCHES[number]
    powers = [int(STANDARD.power[number * 2]), int(STANDARD.power[number * 2 + 1])]
    assert powers == [sheet.WITCHES[number][4], sheet.WITCHES[number][6]]


@rule("WIL-005", "WIL-013", "WIL-194")
@pytest.mark.parametrize("number", range(24))
def test_missions(number: int) -> None:
    row = STANDARD.missions[number]
    figures = (row.act, row.difficulty, row.challenges, row.linked, row.other)
    effects = (row.chosen, row.not_chosen, row.success, row.failure)
    assert (name("mission", number), link(row.juror), *figures, *effects) == sheet.MISSIONS[number]
    read = [STANDARD.difficulty[60 + number], STANDARD.challenge_count[number]]
    read += [STANDARD.linked[number], STANDARD.other[number]]
    assert tuple(int(figure) for figure in read) == sheet.MISSIONS[number][3:7]


@rule("WIL-008", "WIL-014", "WIL-057")
@pytest.mark.parametrize("number", range(60))
def test_challenges(number: int) -> None:
    row = STANDARD.challenges[number]
    effects = (row.chosen, row.success, row.failure, row.moment, row.familiar)
    assert (name("challenge", number), link(row.juror), row.difficulty, *effects) == sheet.CHALLENGES[number]
    assert STANDARD.difficulty[number] == sheet.CHALLENGES[number][2]
    assert MOMENTS[STANDARD.moment[number]] == sheet.CHALLENGES[number][6]


@rule("WIL-R40")
def test_cards_share_a_name_where_the_sheet_gives_them_one() -> None:
    names = [row[0] for row in sheet.CHALLENGES]
    assert [int(number) for number in STANDARD.name_of] == [
        list(dict.fromkeys(names)).index(name) for name in names
    ]


@rule("WIL-006", "WIL-010")
def test_convictions_and_villagers() -> None:
    assert [row.value for row in STANDARD.convictions] == sheet.CONVICTIONS
    assert [row.value for row in STANDARD.villagers] == sheet.VILLAGERS
    board = fresh().board
    assert list(board.convictions) == [sheet.CONVICTIONS.count(value) for value in range(10)]
    assert list(board.villagers) == [sheet.VILLAGERS.count(value) for value in range(10)]


def test_what_a_pack_exports_is_what_the_sheet_says() -> None:
    rows = WILDEGRENS.rows()
    assert [row["difficulty"] for row in rows["challenge"]] == [row[2] for row in sheet.CHALLENGES]
    assert [row["difficulty"] for row in rows["mission"]] == [row[3] for row in sheet.MISSIONS]
