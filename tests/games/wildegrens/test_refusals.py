"""Whatever cannot be done is refused with the rule that forbids it, and with what that rule looks at."""

from collections.abc import Callable

import pytest

from tests.games.wildegrens.given import ME, Given, box_with, given
from tests.games.wildegrens.scenes import STRONG, acting, failure, scene, success, suffered, witch

rule = pytest.mark.rule
Row = tuple[Callable[[], Given], str, str, str, dict[str, object]]


def beating(codes: str, revealed: str = STRONG) -> Given:
    return given().in_play(revealed=revealed).at(0, codes).at(1, "wolf1").phase4("granary").start()


def limited() -> Given:
    box = box_with(missions={"granary.chosen": "limit_reveals(1)"})
    return given(box).hand("jane mercy gwen").phase3("granary").moves("reveal mercy")


def second_row(text: str) -> Given:
    """Linn's cards are gone; Ansel's second lies face up, Greta's first is gone."""
    play = witch(text).papers(0).papers(1, 3, 4).papers(2, 0, 2, up=False)
    play.board.papers_up &= ~4  # Ansel's first lies face down
    play.board.paper_lots[2] = 1
    play.board.lots_made = 1
    return play.moves("hide katherine")


def stuck() -> Given:
    """The other Missions have failed or are full."""
    play = witch("move_challenge(1, any)").failed(2).at(0, "boar1")
    return play.at(1, "wolf1 wolf2 hens1 hens2 mob1 mob2 cat owl").moves("hide katherine")


def uncovering() -> Given:
    return second_row("uncover_conviction(1)")


def striking() -> Given:
    return second_row("discard_conviction(1)")


TABLE: list[Row] = [
    # Something else is asked, or nobody is.
    (lambda: scene("trial").moves("trial"), "trial", "WIL-070", "play-over", {}),
    (lambda: scene("play"), "beat a1", "WIL-183", "beat-later", {"question": "play"}),
    (lambda: scene("play"), "pass", "WIL-072", "no-passing", {"question": "play"}),
    (lambda: scene("choose"), "pass", "WIL-052", "no-passing", {"question": "choose"}),
    (lambda: scene("trial"), "hide jane", "WIL-123", "asked-something-else", {"question": "trial"}),
    (lambda: scene("beat"), "choose school", "WIL-104", "asked-something-else", {"question": "beat"}),
    # Witches.
    (lambda: scene("play"), "hide gwen", "WIL-072", "not-in-hand", {"card": "gwen"}),
    (lambda: given().hand("jane").phase3("granary"), "done", "WIL-073", "play-them-all", {}),
    (limited, "reveal gwen", "WIL-080", "too-many-revealed", {"card": "gwen", "limit": 1}),
    # Missions.
    (lambda: scene("choose"), "choose hut", "WIL-094", "not-in-the-row", {"card": "hut"}),
    (
        lambda: given().hand("jane").failed(2).moves("done"),
        "choose snow",
        "WIL-094",
        "mission-failed",
        {"card": "snow"},
    ),
    (lambda: scene("destination"), "to hut", "WIL-094", "not-in-the-row", {"card": "hut"}),
    (lambda: scene("destination"), "to school", "WIL-195", "same-mission", {"card": "school"}),
    (lambda: scene("search"), "to snow", "WIL-186", "nothing-face-down", {"card": "snow"}),
    # Challenges of the chosen Mission. Ten power: with exactly enough, it is the block that bars the way.
    (lambda: beating("boar1 boar2"), "beat a3", "WIL-104", "empty-spot", {"spot": "a3"}),
    (lambda: beating("boar1 boar2"), "beat b1", "WIL-196", "other-mission", {"spot": "b1"}),
    (
        lambda: beating("boar1 boar2", "jane"),
        "beat a2",
        "WIL-107",
        "too-dear",
        {"spot": "a2", "cost": 3, "power": 2},
    ),
    (
        lambda: beating("nightjars1 boar1", "jane"),
        "beat a2",
        "WIL-200",
        "blocked",
        {"spot": "a2", "cost": 2, "power": 2},
    ),
    (
        lambda: beating("nightjars1 boar1", "charlotte"),
        "beat a2",
        "WIL-200",
        "blocked",
        {"spot": "a2", "cost": 2, "power": 4},
    ),
    (
        lambda: beating("nightjars1 wolf2", "jocelyn"),
        "beat a2",
        "WIL-107",
        "too-dear",
        {"spot": "a2", "cost": 4, "power": 3},
    ),
    # Challenges anywhere.
    (
        lambda: acting("discard_challenge(1, any)"),
        "uncover a1",
        "WIL-195",
        "other-deed",
        {"spot": "a1", "deed": "discard"},
    ),
    (
        lambda: acting("replace_challenge(1, any)"),
        "replace c1",
        "WIL-195",
        "empty-spot",
        {"spot": "c1", "deed": "replace"},
    ),
    (
        lambda: acting("reveal_challenge(2, one)").moves("uncover b1"),
        "uncover a2",
        "WIL-072",
        "asked-something-else",
        {"question": "play"},
    ),
    (
        lambda: (
            success("discard_challenge(1, others)")
            .at(1, "wolf1 wolf2")
            .at(0, "boar1")
            .phase4("granary")
            .moves("done")
        ),
        "discard a1",
        "WIL-195",
        "out-of-scope",
        {"spot": "a1", "deed": "discard"},
    ),
    (
        lambda: success("discard_challenge(1, others)").at(1, "wolf1 wolf2").phase4("granary").start(),
        "pass",
        "WIL-R47",
        "compulsory",
        {},
    ),
    (
        lambda: acting("reveal_challenge(1, any)"),
        "uncover a1",
        "WIL-186",
        "already-up",
        {"spot": "a1", "deed": "uncover"},
    ),
    (
        lambda: witch("capture_familiar(1)").at(0, "cat boar1").moves("hide katherine"),
        "capture a2",
        "WIL-058",
        "no-familiar",
        {"spot": "a2", "deed": "capture"},
    ),
    (
        stuck,
        "move a1",
        "WIL-193",
        "nowhere-to-move",
        {"spot": "a1", "deed": "move"},
    ),
    # Conviction cards.
    (
        uncovering,
        "unveil silas1",
        "WIL-020",
        "not-a-juror",
        {"card": "silas"},
    ),
    (
        uncovering,
        "unveil linn1",
        "WIL-065",
        "paper-gone",
        {"paper": "linn1"},
    ),
    (
        uncovering,
        "unveil linn2",
        "WIL-065",
        "paper-gone",
        {"paper": "linn2"},
    ),
    (
        uncovering,
        "unveil ansel2",
        "WIL-186",
        "paper-up",
        {"paper": "ansel2"},
    ),
    (
        uncovering,
        "unveil greta1",
        "WIL-065",
        "paper-gone",
        {"paper": "greta1"},
    ),
    (
        uncovering,
        "strike greta2",
        "WIL-064",
        "other-paper-deed",
        {"paper": "greta2"},
    ),
    (
        lambda: second_row("swap_conviction(1)"),
        "unveil ansel1",
        "WIL-064",
        "other-paper-deed",
        {"paper": "ansel1"},
    ),
    (
        striking,
        "strike greta1",
        "WIL-065",
        "paper-gone",
        {"paper": "greta1"},
    ),
    # Whatever else can be named.
    (lambda: scene("dismay"), "pass", "WIL-R47", "compulsory", {}),
    (lambda: scene("dismay"), "dismay silas", "WIL-020", "not-a-juror", {"card": "silas"}),
    (
        lambda: suffered(failure("lose_persuasion(1, choice)").persuasion(1, 0, 1)),
        "dismay ansel",
        "WIL-063",
        "nothing-to-lose",
        {"card": "ansel"},
    ),
    (lambda: scene("reward"), "persuade silas", "WIL-020", "not-a-juror", {"card": "silas"}),
    (lambda: scene("restore"), "restore 3", "WIL-066", "no-such-soul", {"count": 3}),
    (
        lambda: scene("blank"),
        "blank school success",
        "WIL-201",
        "no-such-box",
        {"card": "school", "trigger": "success"},
    ),
    (
        lambda: scene("blank"),
        "blank hut failure",
        "WIL-201",
        "no-such-box",
        {"card": "hut", "trigger": "failure"},
    ),
    (lambda: scene("draft"), "keep nell", "WIL-034", "not-among-them", {"card": "nell"}),
    (lambda: scene("order"), "resolve boar2", "WIL-092", "not-among-them", {"card": "boar2"}),
    (lambda: scene("scry"), "toss mary", "WIL-176", "not-among-them", {"card": "mary"}),
    (lambda: scene("pick"), "recruit clara", "WIL-045", "not-among-them", {"card": "clara"}),
    (lambda: scene("prisoners"), "rescue jane", "WIL-190", "not-among-them", {"card": "jane"}),
    (lambda: scene("drop"), "drop mary", "WIL-178", "not-among-them", {"card": "mary"}),
    (lambda: scene("imprison"), "imprison charlotte", "WIL-044", "not-among-them", {"card": "charlotte"}),
    (lambda: scene("spare"), "spare boar1", "WIL-119", "not-among-them", {"card": "boar1"}),
]


def named(row: Row) -> str:
    return f"{row[1]}: {row[3]}".replace(" ", "-")


@rule("WIL-069", "WIL-107", "WIL-200")
@pytest.mark.parametrize("row", TABLE, ids=named)
def test_a_refusal_says_which_rule_and_why(row: Row) -> None:
    laid, text, number, key, facts = row
    refusal = laid().start().refuses(ME, text)
    assert (refusal.rule, refusal.key, refusal.facts) == (number, f"wildegrens-{key}", facts)


@rule("WIL-197", "WIL-214")
def test_a_challenge_goes_neither_to_a_failed_mission_nor_to_a_full_one() -> None:
    play = witch("move_challenge(1, any)").jury("linn ansel greta").at(0, "boar1").at(2, "wolf1")
    play.failed(1).moves("hide katherine", "move a1")
    assert play.asks() == "play" and play.challenges_at(2) == "wolf1 boar1"  # one place is left: no question
    full = (
        witch("move_challenge(1, any)")
        .at(0, "boar1 boar2")
        .at(2, "wolf1 wolf2 hens1 hens2 mob1 mob2 cat owl")
    )
    full.moves("hide katherine", "move a2")
    assert full.challenges_at(1) == "boar2"


def test_onlookers_do_nothing() -> None:
    play = scene("play")
    refusal = play.state.why_not(1, play.game.parse("hide jane"))
    assert refusal is not None and refusal.key == "wildegrens-onlooker"
