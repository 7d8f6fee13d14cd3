"""What is seen of a question, by those who are asked, by the others and by onlookers."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from esbat.engine.chance import seeded
from esbat.engine.view import ONLOOKER
from esbat.games.bal.game import BAL
from tests.games.bal import situations as at
from tests.games.bal.given import ANNE, JEANNE, LOUISE, MARIE, Given, given

rule = pytest.mark.rule


def seen(play: Given, eyes: int) -> dict[str, Any]:
    return play.state.view(eyes).data()


# ---- the question


def answered(situation: Callable[[], Given], seat: int, *texts: str) -> Callable[[], Given]:
    """The same situation once this seat has answered, and nobody may know it."""

    def later() -> Given:
        return situation().does(seat, *texts)

    return later


# Its name for those who are asked; for the others; whom those believe to be asked.
QUESTIONS: Final = {
    "aim": (at.aiming, "turn", [ANNE]),
    "lay": (at.laying, "turn", [ANNE]),
    "start": (at.turn_window, "turn", [ANNE]),
    "start, asked last": (at.turn_window_of_her_own, "turn", [ANNE]),
    "before_attack": (at.window_before_an_attack, "turn", [ANNE]),
    "mirror": (at.mirror_window, "defence", [MARIE]),
    "before_sabbat": (at.sabbat_window, "sabbat", []),
    "after_attack": (at.window_after_an_attack, "after", []),
    "defend": (at.defending, "defence", [MARIE]),
    "defend, deflected": (at.defending_what_was_deflected, "defence", [JEANNE]),
    "together": (at.hexed, "defence", [MARIE, JEANNE, LOUISE]),
    "together, one later": (answered(at.hexed, MARIE, "yield"), "defence", [MARIE, JEANNE, LOUISE]),
    "together, after a failed wand": (at.hexed_wand_failed, "defence", [JEANNE, LOUISE]),
    "face": (at.farce, "face", [ANNE]),
    "drop": (at.dropping, "drop", [MARIE]),
    "throw": (at.throwing, "throw", [ANNE]),
    "inherit": (at.inheriting, "inherit", [ANNE]),
    "lose": (at.losing, "lose", [MARIE]),
    "exchange": (at.exchanging, "exchange", [ANNE, MARIE, JEANNE]),
    "exchange, one later": (answered(at.exchanging, ANNE, "give R"), "exchange", [ANNE, MARIE, JEANNE]),
    "recite": (at.reading, "recite", [ANNE]),
    "challenge": (at.challenging, "challenge", [MARIE, JEANNE]),
    "challenge, one later": (answered(at.challenging, MARIE, "pass"), "challenge", [MARIE, JEANNE]),
    "admit": (at.admitting, "admit", [ANNE]),
    "vote": (at.voting, "vote", [MARIE, JEANNE]),
    "vote, one later": (answered(at.voting, MARIE, "fault"), "vote", [MARIE, JEANNE]),
    "penalty": (at.paying, "penalty", [JEANNE]),
    "over": (at.over, "over", []),
}


@rule("BAL-R97", "BAL-059")
@pytest.mark.parametrize("name", QUESTIONS)
def test_what_is_known_of_each_question(name: str) -> None:
    situation, others, believed = QUESTIONS[name]
    play = situation()
    own = name.partition(",")[0]
    assert play.asks() == own
    for eyes in (ONLOOKER, *range(play.board.seats)):
        phase = own if eyes in play.asked() else others
        awaited = [eyes] if phase != others and eyes not in believed else believed
        if phase == "start" or phase == "before_attack":
            awaited = [eyes]
        assert (seen(play, eyes)["phase"], seen(play, eyes)["awaited"]) == (phase, awaited), eyes


def test_all_kinds_of_question_are_looked_at() -> None:
    asked = {name.partition(",")[0] for name in QUESTIONS}
    assert asked == {
        "start", "mirror", "before_sabbat", "before_attack", "after_attack",
        "aim", "lay", "defend", "together", "face", "drop", "throw",
        "inherit", "lose", "exchange", "recite", "challenge", "admit", "vote", "penalty", "over",
    }  # fmt: skip


# ---- cards that are being put together


@rule("BAL-031", "BAL-057", "BAL-064", "BAL-096")
@pytest.mark.parametrize(
    ("situation", "seat", "chosen"),
    [
        (at.laying, ANNE, ["R"]),
        (at.laying_a_spell, ANNE, ["R", "tresor"]),
        (at.dropping, MARIE, ["tresor"]),
        (at.throwing, ANNE, ["J"]),
        (at.inheriting, ANNE, ["B"]),
        (at.aiming, ANNE, []),
        (at.defending, MARIE, []),
    ],
)
def test_cards_named_so_far_are_seen_by_the_one_who_names_them(
    situation: Callable[[], Given], seat: int, chosen: list[str]
) -> None:
    play = situation()
    for eyes in (ONLOOKER, *range(play.board.seats)):
        rows = seen(play, eyes)["seats"]
        assert [row["chosen"] for row in rows] == [
            chosen if other == seat == eyes else [] for other in range(play.board.seats)
        ]


@rule("BAL-031")
def test_only_the_attacker_sees_whom_she_is_about_to_attack() -> None:
    play = at.laying()
    assert [seen(play, eyes)["target"] for eyes in (ANNE, MARIE, JEANNE, ONLOOKER)] == [MARIE, -1, -1, -1]
    assert seen(at.aiming(), ANNE)["target"] == -1


# ---- what lies on the table


@rule("BAL-031", "BAL-071", "BAL-084")
@pytest.mark.parametrize(
    ("situation", "attack", "strike"),
    [
        (at.aiming, None, None),
        (at.defending_bare, (ANNE, MARIE, ["J"], None, False), (ANNE, ANNE, MARIE, 0)),
        (at.defending, (ANNE, MARIE, ["J", "V"], None, False), (ANNE, ANNE, MARIE, 0)),
        (at.mirror_window, (ANNE, MARIE, ["B"], None, False), (ANNE, ANNE, MARIE, 0)),
        (at.defending_what_was_deflected, (ANNE, MARIE, ["J"], None, False), (ANNE, MARIE, JEANNE, 0)),
        (at.defending_a_double, (ANNE, MARIE, ["B"], None, False), (JEANNE, JEANNE, LOUISE, 1)),
        (at.hexed, (ANNE, MARIE, ["J"], "sortilege", True), None),
        (at.throwing, (ANNE, MARIE, ["R"], "tour", False), None),
    ],
)
def test_the_attack_and_where_it_has_come_to(
    situation: Callable[[], Given], attack: tuple[object, ...] | None, strike: tuple[int, ...] | None
) -> None:
    play = situation()
    for eyes in (ONLOOKER, *range(play.board.seats)):
        data = seen(play, eyes)
        assert (None if data["attack"] is None else tuple(data["attack"].values())) == attack
        assert (None if data["strike"] is None else tuple(data["strike"].values())) == strike


@rule("BAL-104")
def test_the_farce_is_seen_by_all() -> None:
    told = {"author": ANNE, "card": "lutin", "tokens": ["B", "B"], "facing": ANNE, "helped": False}
    helped = at.farce_after_help()
    moved = at.farce().does(ANNE, "yield")
    for eyes in (ONLOOKER, ANNE, MARIE):
        assert seen(at.farce(), eyes)["farce"] == told
        assert seen(helped, eyes)["farce"] == told | {"helped": True}
        assert seen(moved, eyes)["farce"] == told | {"facing": MARIE}
        assert seen(at.aiming(), eyes)["farce"] is None


@rule("BAL-051", "BAL-054")
def test_what_is_read_is_heard_by_all() -> None:
    play = given(incantation="typed").hand(ANNE, "R J tresor R").begins().attack(ANNE, MARIE, "R J tresor")
    told = {"speaker": ANNE, "cards": ["R", "J", "tresor"], "silent": [], "challengers": []}
    for eyes in (ONLOOKER, MARIE, JEANNE):
        assert seen(play, eyes)["reading"] == told | {"place": 0, "misread": None}
    play.does(ANNE, "read", "silent")
    assert seen(play, MARIE)["reading"] == told | {"place": 2, "silent": [1], "misread": None}
    play.does(ANNE, "misread")
    assert seen(play, ANNE)["reading"] == told | {"place": -1, "silent": [1], "misread": True}
    for seat in (MARIE, JEANNE):
        play.does(seat, "pass")
    assert seen(play, ANNE)["reading"] is None
    voting = seen(at.voting(), ONLOOKER)["reading"]
    assert voting == {
        "speaker": ANNE, "cards": ["R"], "place": -1, "silent": [], "misread": None, "challengers": [MARIE],
    }  # fmt: skip


# ---- what the table has decided

SHOWN: Final = [
    ("level", "medium", "level", "medium"),
    ("crapzouilles", "6", "crapzouilles", 6),
    ("inherit_hand", "on", "inherit_hand", True),
    ("defence_spells", "any", "any_spells", True),
    ("must_parry", "true", "must_parry", True),
    ("wand_returns", "all", "wand_returns", "all"),
    ("ball_any_time", "true", "ball_any_time", True),
    ("incantation", "table", "incantation", "table"),
    ("incantation", "typed", "incantation", "typed"),
    ("strict_accents", "true", "strict_accents", True),
    ("false_challenge", "discard", "false_challenge", True),
]
USUAL: Final = {
    "level": "easy",
    "crapzouilles": 10,
    "inherit_hand": False,
    "any_spells": False,
    "must_parry": False,
    "wand_returns": "unspent",
    "ball_any_time": False,
    "incantation": "off",
    "strict_accents": False,
    "false_challenge": False,
}


@rule("BAL-015", "BAL-R95", "BAL-R21")
@pytest.mark.parametrize(("option", "wish", "name", "value"), SHOWN)
def test_everybody_sees_what_the_table_has_decided(option: str, wish: str, name: str, value: object) -> None:
    for wishes, told in (({}, USUAL), ({option: wish}, {**USUAL, name: value})):
        state = BAL.new(3, wishes, seeded(1))
        for eyes in (ONLOOKER, 0, 1, 2):
            assert state.view(eyes).data()["options"] == told
        assert state.clone().view(0).data()["options"] == told
