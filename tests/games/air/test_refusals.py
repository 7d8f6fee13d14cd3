"""Whatever cannot be done is refused with the rule that forbids it, and with what that rule looks at."""

from collections.abc import Callable

import pytest

from tests.games.air.given import ANNE, JEANNE, MARIE, Given, given

rule = pytest.mark.rule
Row = tuple[Callable[[], Given], int, str, str, str, dict[str, object]]


def flying() -> Given:
    """Anne has flown, a long white column and a short black one; green 3 and black 2 lie open to all."""
    return given().column(ANNE, "W2 W7 K5").common("G3 K2").flown(1)


def deposited() -> Given:
    return flying().deposited("V9")


def drawn() -> Given:
    return given().column(ANNE, "G12").common("K3").deck("G10").does(ANNE, "draw")


def cat() -> Given:
    """Anne must give up two cards and has named one, Jeanne hers; Marie draws."""
    play = given(3).hand(ANNE, "W1 W2 W3 W4 W5 W6 W7").hand(MARIE, "K1 K2 K3 K4 K5")
    play.hand(JEANNE, "G1 G2 G3 G4 G5 G6").turn(MARIE).deck("V15").does(MARIE, "draw")
    return play.does(ANNE, "shed W4").does(JEANNE, "shed G6")


def crashed() -> Given:
    return given().column(ANNE, "K9").deposited("V9").deck("K4").does(ANNE, "draw")


def landed(hand: str, **owned: int) -> Given:
    play = given().hand(ANNE, hand).grimoires(ANNE, **owned).column(ANNE, "O15").flown(1)
    return play.does(ANNE, "land O")


def laying() -> Given:
    """White 2 and 7 are named; green, violet or orange jokers may follow, black is not owned."""
    play = landed("W2 W5 W7 W9 K12 G3 G12 V10 V11 O9", G=1, V=1, O=1)
    return play.does(ANNE, "graduate W 5", "lay W2", "lay W7")


def over() -> Given:
    play = given().hand(ANNE, "W1 W2 W3").column(ANNE, "K1").piles(W=1, K=0, G=0).flown(1)
    return play.does(ANNE, "land K", "graduate W 3")


TABLE: list[Row] = [
    (over, ANNE, "draw", "AIR-083", "play-over", {}),
    (flying, MARIE, "draw", "AIR-012", "not-your-turn", {"seat": ANNE}),
    # While flying.
    (lambda: given().hoard(MARIE), ANNE, "draw", "AIR-081", "nothing-to-draw", {}),
    (flying, ANNE, "take G4", "AIR-029", "not-in-common", {"card": "G4"}),
    (flying, ANNE, "take K2", "AIR-020", "too-low", {"card": "K2", "last": "K5"}),
    (deposited, ANNE, "take V9", "AIR-030", "deposited-this-turn", {"card": "V9"}),
    (given, ANNE, "land W", "AIR-014", "fly-first", {}),
    (given, ANNE, "stop", "AIR-014", "fly-first", {}),
    (flying, ANNE, "stop", "AIR-R06", "stop-means-landing", {}),
    (
        lambda: given(allow_stop_without_landing="true").column(ANNE, "W2").deposited("V9"),
        ANNE,
        "stop",
        "AIR-R29",
        "no-stop-after-deposit",
        {},
    ),
    (flying, ANNE, "land none", "AIR-044", "land-a-column", {}),
    (flying, ANNE, "land G", "AIR-044", "no-such-column", {"colour": "G"}),
    (deposited, ANNE, "land G", "AIR-044", "no-such-column", {"colour": "G"}),
    (deposited, ANNE, "land W", "AIR-045", "not-the-smallest", {"colour": "W", "size": 2, "smallest": 1}),
    (flying, ANNE, "place", "AIR-016", "nothing-drawn", {}),
    (flying, ANNE, "deposit", "AIR-016", "nothing-drawn", {}),
    (flying, ANNE, "graduate W 3", "AIR-049", "land-before-diploma", {}),
    (flying, ANNE, "lay W2", "AIR-049", "land-before-diploma", {}),
    (flying, ANNE, "shed W2", "AIR-074", "no-cat", {}),
    (flying, ANNE, "keep", "AIR-056", "no-crash", {}),
    (flying, ANNE, "decline", "AIR-056", "no-crash", {}),
    (flying, ANNE, "end", "AIR-013", "land-to-end", {}),
    # With a card drawn.
    (drawn, ANNE, "place", "AIR-020", "too-low", {"card": "G10", "last": "G12"}),
    (drawn, ANNE, "take K3", "AIR-016", "settle-first", {"card": "G10"}),
    (drawn, ANNE, "keep", "AIR-016", "settle-first", {"card": "G10"}),
    # Under the cat.
    (cat, ANNE, "shed W4", "AIR-075", "already-named", {"card": "W4"}),
    (cat, ANNE, "shed K1", "AIR-075", "not-in-hand", {"card": "K1"}),
    (cat, ANNE, "place", "AIR-078", "cat-first", {"left": 1}),
    (cat, MARIE, "shed K1", "AIR-074", "cat-spares-you", {"most": 5}),
    (cat, JEANNE, "shed G1", "AIR-075", "cat-answered", {}),
    # After a crash.
    (crashed, ANNE, "land K", "AIR-053", "turn-crashed", {"card": "K4"}),
    (crashed, ANNE, "draw", "AIR-053", "turn-crashed", {"card": "K4"}),
    # After a landing.
    (lambda: landed("W1 W2 W3"), ANNE, "lay W1", "AIR-059", "name-the-diploma", {}),
    (lambda: landed("W1 W2 W3"), ANNE, "draw", "AIR-048", "landed-already", {}),
    (lambda: landed("W1 W2 W3"), ANNE, "graduate K 3", "AIR-060", "none-in-hand", {"colour": "K", "size": 3}),
    (
        lambda: landed("W1 W2 W3 K1 K2"),
        ANNE,
        "graduate K 3",
        "AIR-059",
        "too-few-cards",
        {"colour": "K", "size": 3, "held": 2},
    ),
    (
        lambda: landed("W1 W2 W3 W4 W5", W=5),
        ANNE,
        "graduate W 5",
        "AIR-062",
        "too-few-grimoires",
        {"colour": "W", "size": 5, "left": 2},
    ),
    # While a diploma is being laid.
    (laying, ANNE, "draw", "AIR-R31", "finish-the-diploma", {"left": 3}),
    (laying, ANNE, "lay W3", "AIR-060", "not-in-hand", {"card": "W3"}),
    (laying, ANNE, "lay W7", "AIR-R31", "already-named", {"card": "W7"}),
    (laying, ANNE, "lay W5", "AIR-R31", "lowest-first", {"card": "W5"}),
    (lambda: laying().does(ANNE, "lay G12"), ANNE, "lay W9", "AIR-R31", "lowest-first", {"card": "W9"}),
    (
        lambda: laying().does(ANNE, "lay G12"),
        ANNE,
        "lay O9",
        "AIR-059",
        "could-not-finish",
        {"card": "O9", "colour": "O"},
    ),
    (laying, ANNE, "lay K12", "AIR-067", "joker-not-owned", {"card": "K12", "colour": "K"}),
    (laying, ANNE, "lay G3", "AIR-068", "joker-too-low", {"card": "G3", "colour": "G", "best": "W7"}),
    (laying, ANNE, "lay V10", "AIR-059", "could-not-finish", {"card": "V10", "colour": "V"}),
    (
        lambda: landed("W1 W2 W3 K9", K=1).does(ANNE, "graduate W 3"),
        ANNE,
        "lay K9",
        "AIR-R15",
        "witch-before-joker",
        {"card": "K9", "colour": "K"},
    ),
    (
        lambda: landed("W2 W7 G12 G14 V10 V11", G=1, V=1).does(ANNE, "graduate W 4", "lay G12"),
        ANNE,
        "lay G14",
        "AIR-069",
        "joker-colour-used",
        {"card": "G14", "colour": "G"},
    ),
    (
        lambda: landed("W2 W7 K12 G12 V10 V11", K=1, G=1, V=1).does(ANNE, "graduate W 4", "lay W2", "lay W7"),
        ANNE,
        "lay W2",
        "AIR-R31",
        "already-named",
        {"card": "W2"},
    ),
    (
        lambda: landed("W2 W7 K12 G12 V10 V11", K=1, G=1, V=1).does(
            ANNE, "graduate W 4", "lay W2", "lay W7", "lay G12"
        ),
        ANNE,
        "lay K12",
        "AIR-R31",
        "jokers-in-order",
        {"card": "K12", "colour": "K"},
    ),
]


def named(row: Row) -> str:
    return f"{row[2]}: {row[4]}".replace(" ", "-")


@rule("AIR-012", "AIR-013", "AIR-R31")
@pytest.mark.parametrize("row", TABLE, ids=named)
def test_a_refusal_says_which_rule_and_why(row: Row) -> None:
    laid, seat, text, number, key, facts = row
    refusal = laid().refuses(seat, text)
    assert (refusal.rule, refusal.key, refusal.facts) == (number, f"air-{key}", facts)
