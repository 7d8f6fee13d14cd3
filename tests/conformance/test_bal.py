"""Le Bal conforms: at every size of table, at every level, with every option."""

from collections.abc import Callable

import pytest

from esbat.engine.chance import seeded
from esbat.games.bal.game import BAL, BalGame
from esbat.testing.conformance import CHECKS, Subject
from tests.games.bal.boxes import full_of, half_and_half
from tests.games.bal.hidden import another_truth, counts
from tests.samples import sampled

SHORT = {"crapzouilles": "5"}
TABLES: list[tuple[int, dict[str, str]]] = [
    (3, {}),
    (4, {"level": "medium"}),
    (5, {"level": "hard"}),
    (6, {"level": "hard", **SHORT, "inherit_hand": "off", "first_player": "1"}),
    (4, {"level": "hard", **SHORT, "defence_spells": "any", "inherit_hand": "on"}),
    (
        3,
        {
            "level": "hard",
            **SHORT,
            "incantation": "typed",
            "false_challenge": "discard",
            "strict_accents": "true",
        },
    ),
    (4, {"level": "medium", **SHORT, "incantation": "table", "defence_spells": "any"}),
    (4, {"level": "hard", **SHORT, "must_parry": "true", "wand_returns": "all", "defence_spells": "any"}),
    (4, {"level": "hard", **SHORT, "ball_any_time": "true"}),
    (3, {"level": "medium", **SHORT, "ball_any_time": "true", "incantation": "typed", "must_parry": "true"}),
    (4, {"level": "easy", **SHORT, "incantation": "typed", "false_challenge": "discard"}),
]


def title(wishes: dict[str, str]) -> BalGame:
    """What two cards would seldom meet, a box full of them does.

    The Boule laid at any moment; and a Sortilège that is answered by Baguettes, whose reading is challenged.
    """
    if wishes.get("ball_any_time") == "true":
        return full_of("boule")
    falsely_challenged = wishes.get("false_challenge") == "discard" and wishes["level"] == "easy"
    return half_and_half("sortilege", "baguette") if falsely_challenged else BAL


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("seats", "wishes"), sampled(TABLES, 4))
def test_bal_conforms(seats: int, wishes: dict[str, str], check: Callable[[Subject], None]) -> None:
    seed = seats * 10 + len(wishes)
    check(Subject(title(wishes), seats, wishes, seed, counts=counts, alike=another_truth))


def test_options_tested_are_all_there_are() -> None:
    used = {name for _, wishes in TABLES for name in wishes}
    assert used == {option.name for option in BAL.options}


def test_other_truths_do_differ() -> None:
    """Otherwise looking alike would mean nothing: hands and deck are dealt anew."""
    different = 0
    for number, state in enumerate(Subject(BAL, 4, {"level": "hard"}).positions(every=20)):
        truth, imagined = another_truth(state, 0, seeded(number)), state.imagine(0, seeded(number))
        different += truth.numbers() != state.numbers() != imagined.numbers()
    assert different > 5


def test_every_kind_of_question_was_met() -> None:
    """Random plays are worth something only if they come by everywhere."""
    met = set()
    for seats, wishes in TABLES:
        for beside in range(3):
            for state in Subject(title(wishes), seats, wishes).positions(beside=beside):
                question = state.question()
                met.add("over" if question is None else question.name)
    assert met == {
        "start", "mirror", "before_sabbat", "before_attack", "after_attack",
        "aim", "lay", "defend", "together", "face", "drop", "throw",
        "inherit", "lose", "exchange", "recite", "challenge", "admit", "vote", "penalty", "over",
    }  # fmt: skip
