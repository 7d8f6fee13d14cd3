"""Chapters 1 and 2: the box, the set-up, the levels."""

import pytest

from esbat.engine.chance import seeded
from esbat.engine.errors import BadSetting
from esbat.games.bal.game import BAL
from esbat.games.bal.names import CARD_DIABLOTIN, CARD_LUTIN, EASY, HARD, KINDS, MEDIUM, POTIONS
from esbat.games.bal.state import Board
from esbat.games.bal.tables import CARDS, CRAPZOUILLES_A_WITCH, FORMULAS, FULL_BOWL, WITCHES
from tests.games.bal.given import ANNE, JEANNE, MARIE, given

rule = pytest.mark.rule


def new(seats: int = 3, **wishes: str) -> Board:
    board = BAL.new(seats, wishes, seeded(5))
    assert isinstance(board, Board)
    return board


def copies(level: int) -> dict[str, int]:
    return {fact.code: fact.copies for fact in CARDS if fact.level == level and fact.kind >= POTIONS}


@rule("BAL-001")
def test_the_last_with_a_crapzouille_wins_at_once() -> None:
    play = given().out(JEANNE).lives(MARIE, 1).hand(ANNE, "B J R").hand(MARIE, "R R R").begins()
    play.attack(ANNE, MARIE, "B").does(MARIE, "yield").told("eliminated marie")
    assert play.asks() == "over"
    outcome = play.state.outcome()
    assert outcome is not None and outcome.winners() == [ANNE] and outcome.rule == "BAL-001"


@rule("BAL-002")
@pytest.mark.parametrize("seats", [1, 2, 7])
def test_three_to_six_may_sit(seats: int) -> None:
    with pytest.raises(BadSetting):
        new(seats)
    assert [new(good).seats for good in (3, 4, 5, 6)] == [3, 4, 5, 6]


@rule("BAL-003")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert sum(fact.copies for fact in CARDS) == 121
    assert len(WITCHES) == 6 and len(WITCHES) * CRAPZOUILLES_A_WITCH == 60
    assert len(FULL_BOWL) == 25 and sum(fact.copies for fact in FORMULAS) == 84


@rule("BAL-004")
def test_potions_by_colour() -> None:
    assert [fact.copies for fact in CARDS[:5]] == [35, 23, 15, 8, 3]
    assert [fact.code for fact in CARDS[:5]] == ["R", "J", "V", "B", "G"]
    for fact in CARDS[:5]:
        assert sum(formula.copies for formula in FORMULAS if formula.kind == fact.kind) == fact.copies


@rule("BAL-005")
def test_spells_by_phial() -> None:
    assert [sum(copies(level).values()) for level in (EASY, MEDIUM, HARD)] == [22, 12, 3]


@rule("BAL-006", "BAL-R96")
def test_ten_crapzouilles_each() -> None:
    board = new(6)
    assert list(board.own) == [10] * 6 and sum(board.lives) == 60
    assert [seat.witch for seat in board.view(0).seats] == WITCHES  # type: ignore[attr-defined]


@rule("BAL-007", "BAL-R94")
@pytest.mark.parametrize("count", ["5", "6", "10"])
def test_a_short_game_has_five_or_six(count: str) -> None:
    assert list(new(4, crapzouilles=count).lives) == [int(count)] * 4


@rule("BAL-007")
def test_no_other_number_is_taken() -> None:
    with pytest.raises(BadSetting):
        new(4, crapzouilles="7")


@rule("BAL-008")
@pytest.mark.parametrize(("seats", "left"), [(3, 76), (4, 66), (5, 56), (6, 46)])
def test_ten_cards_each_the_rest_is_the_deck(seats: int, left: int) -> None:
    board = new(seats)
    assert list(board.sizes) == [10] * seats and board.deck.count == left


@rule("BAL-009")
def test_the_top_of_the_discard_is_seen_by_all() -> None:
    play = given().hand(ANNE, "R J V B").begins().attack(ANNE, MARIE, "J V").does(MARIE, "yield")
    for eyes in (ANNE, MARIE, JEANNE, -1):
        seen = play.state.view(eyes).data()
        assert seen["discard"] == ["J", "V"] and seen["top_discard"] == "V"


@rule("BAL-010", "BAL-R96")
def test_somebody_begins_in_lap_one() -> None:
    assert new().lap == 1
    assert [new(3, first_player=str(seat)).first for seat in range(3)] == [0, 1, 2]
    assert {int(new_from(seed).first) for seed in range(30)} == {0, 1, 2}
    with pytest.raises(BadSetting):
        new(3, first_player="3")


def new_from(seed: int) -> Board:
    board = BAL.new(3, {}, seeded(seed))
    assert isinstance(board, Board)
    return board


@rule("BAL-011")
@pytest.mark.parametrize(("level", "used"), [("easy", False), ("medium", False), ("hard", True)])
def test_tokens_are_for_the_hard_level(level: str, used: bool) -> None:
    """Only Lutin and Diablotin draw tokens, and only that level has them."""
    board = new(3, level=level)
    cards = board.deck.listed()
    for seat in range(3):
        cards += board.cards(board.hands, seat * KINDS)
    assert ({CARD_LUTIN, CARD_DIABLOTIN} <= set(cards)) is used and (max(cards) >= CARD_LUTIN) is used


@rule("BAL-012", "BAL-013", "BAL-014", "BAL-R93")
@pytest.mark.parametrize(("level", "size"), [("easy", 106), ("medium", 118), ("hard", 121)])
def test_the_cards_of_each_level(level: str, size: int) -> None:
    board = new(4, level=level)
    assert board.deck.count + sum(board.sizes) == size
    assert new(4).level == EASY


@rule("BAL-015")
def test_the_level_is_fixed_for_the_play() -> None:
    board = new(3, level="medium")
    assert board.level == MEDIUM
    board.apply(board.mover(), board.legal(board.mover())[0])
    assert board.level == MEDIUM and board.view(0).data()["options"]["level"] == "medium"  # type: ignore[index]
    with pytest.raises(BadSetting):
        new(3, level="nightmare")


@rule("BAL-016")
def test_easy_spells() -> None:
    assert copies(EASY) == {
        "sortilege": 4,
        "abracadabra": 5,
        "balai": 3,
        "tresor": 5,
        "amoi": 2,
        "miroir": 3,
    }


@rule("BAL-017")
def test_medium_spells() -> None:
    assert copies(MEDIUM) == {
        "envoutement": 1,
        "fantome": 1,
        "baguette": 2,
        "remede": 1,
        "tour": 1,
        "enchantement": 4,
        "boule": 2,
    }


@rule("BAL-018")
def test_hard_spells() -> None:
    assert copies(HARD) == {"lutin": 2, "diablotin": 1}
