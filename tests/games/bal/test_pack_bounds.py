"""What a box of somebody's own may hold: bounds of each number, and sums that must come out."""

from collections.abc import Callable

import pytest

from esbat.engine.box import Rows
from esbat.games.bal import game_pack
from esbat.games.bal.game import BAL
from esbat.packs import Problem, examined, exported

rule = pytest.mark.rule
CARD_RED, CARD_YELLOW, CARD_GREEN, CARD_BLUE, CARD_GREY = range(5)


def problems(change: Callable[[Rows], None]) -> list[Problem]:
    """What is wrong with our own box after this change, written as a file and read again."""
    rows: Rows = {name: [dict(row) for row in section] for name, section in BAL.rows().items()}
    change(rows)
    box = BAL.with_box(game_pack.box_of(rows))
    return examined(exported(box), lambda code: BAL)[1]


def told(change: Callable[[Rows], None]) -> list[str]:
    return [problem.key for problem in problems(change)]


def potions(reds: int) -> Callable[[Rows], None]:
    """Of the 84 potions so many red ones, one green, blue and grey each, the others yellow; with formulas."""

    def change(rows: Rows) -> None:
        copies = [reds, 84 - 3 - reds, 1, 1, 1]
        rows["formula"] = []
        for row, count in zip(rows["card"], copies, strict=False):
            row["copies"] = count
            for part in (count // 2, count - count // 2):
                if part:
                    formula = {"potion": row["code"], "fr": "Soupe", "en": "Soup", "copies": part}
                    rows["formula"].append(formula | {"source": "OWN"})

    return change


def tokens(*copies: int) -> Callable[[Rows], None]:
    def change(rows: Rows) -> None:
        for row, count in zip(rows["token"], copies, strict=True):
            row["copies"] = count

    return change


def copies(section: str, thing: str | int, count: int) -> Callable[[Rows], None]:
    """So many of one thing, by its code or its place, and nothing else changed."""

    def change(rows: Rows) -> None:
        for at, row in enumerate(rows[section]):
            if row.get("code", at) == thing:
                row["copies"] = count

    return change


def level(code: str, name: str) -> Callable[[Rows], None]:
    def change(rows: Rows) -> None:
        for row in rows["card"]:
            if row["code"] == code:
                row["level"] = name

    return change


@rule("BAL-004")
def test_between_one_and_sixty_of_a_card() -> None:
    assert told(potions(60)) == told(potions(21)) == []
    for reds in (61, 20):  # or as many yellow ones
        [problem] = problems(potions(reds))
        assert problem.key == "pack-out-of-range"
        assert (problem.facts["lowest"], problem.facts["highest"]) == (1, 60)
    assert "pack-out-of-range" in told(copies("card", "miroir", 0))


@rule("BAL-102")
def test_a_colour_may_have_no_token_or_all_of_them() -> None:
    assert told(tokens(23, 0, 0, 0, 0, 2)) == told(tokens(0, 0, 0, 0, 23, 2)) == []


@rule("BAL-003", "BAL-102")
def test_tokens_make_twenty_five_and_two_of_them_are_white() -> None:
    assert told(tokens(10, 6, 4, 2, 2, 2)) == ["pack-total"]
    assert told(tokens(10, 6, 4, 2, 0, 2)) == ["pack-total"]
    assert told(tokens(10, 6, 4, 2, 0, 3)) == ["pack-total"]
    assert "pack-out-of-range" in told(tokens(26, 0, 0, 0, 0, 2))


@rule("BAL-005", "BAL-012", "BAL-013", "BAL-014")
@pytest.mark.parametrize(
    ("change", "sums"),
    [
        (copies("card", "miroir", 4), ["easy", "medium", "hard"]),
        (copies("card", "boule", 3), ["medium", "hard"]),
        (copies("card", "lutin", 3), ["hard"]),
        (level("boule", "hard"), ["medium"]),
        (level("miroir", "medium"), ["easy"]),
        (copies("formula", 0, 8), ["red"]),
        (copies("formula", 11, 4), ["green"]),
    ],
)
def test_every_sum_that_does_not_come_out_is_told(change: Callable[[Rows], None], sums: list[str]) -> None:
    found = problems(change)
    assert [problem.key for problem in found] == ["pack-total"] * len(sums)
    assert [problem.facts["what"] for problem in found] == sums
