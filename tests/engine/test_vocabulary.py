"""Texts of moves follow from rows of verbs: written, read, taken apart, listed."""

import pytest

from esbat.engine.errors import BadText
from esbat.engine.holds import CARD, NUMBER, SEAT
from esbat.engine.move import VERBS, packed
from esbat.engine.vocabulary import Named, Verb, Vocabulary, code_of

BROOM = Vocabulary(
    [
        Verb(0, "pass"),
        Verb(1, "play", [Named("card", CARD)], needs="needs-card"),
        Verb(
            2,
            "trade",
            [Named("card", CARD, unit=4), Named("how-many", NUMBER, within=4)],
            [5, 6],
            "needs-both",
        ),
        Verb(
            3,
            "rob",
            [Named("other", SEAT, first=2)],
            None,
            "needs-seat",
            {"rule": "BRM-007"},
            ["", "first", "last"],
        ),
    ],
    {CARD: ["Cat", "", "Owl"]},
)


def test_every_verb_lists_what_it_may_name_in_order() -> None:
    """A thing without a code cannot be named; a verb may say itself what is well-formed."""
    moves = [packed(0, 0), packed(1, 0), packed(1, 2), packed(2, 5), packed(2, 6), packed(3, 1), packed(3, 2)]
    assert BROOM.all_moves() == moves
    texts = [BROOM.text(move) for move in moves]
    assert texts == ["pass", "play Cat", "play Owl", "trade  1", "trade  2", "rob first", "rob last"]


def test_two_things_in_one_argument_are_told_apart() -> None:
    assert BROOM.parts(packed(2, 6)) == ("trade", [("card", CARD, 1), ("how-many", NUMBER, 2)])
    assert BROOM.parts(packed(3, 1)) == ("rob", [("other", SEAT, 3)])
    assert BROOM.parts(packed(0, 0)) == ("pass", [])


def test_capitals_and_spaces_do_not_matter() -> None:
    assert BROOM.parse("  PLAY\towl ") == packed(1, 2)


@pytest.mark.parametrize(
    ("text", "key", "facts"),
    [
        ("", "unknown-move", {"text": "", "verbs": "pass, play, trade, rob"}),
        ("sing", "unknown-move", {"text": "sing", "verbs": "pass, play, trade, rob"}),
        ("pass owl", "move-takes-nothing", {"text": "pass owl", "verb": "pass"}),
        ("play", "needs-card", {"text": "play", "verb": "play"}),
        ("play dog", "needs-card", {"text": "play dog", "verb": "play"}),
        ("Rob me", "needs-seat", {"text": "Rob me", "verb": "rob", "rule": "BRM-007"}),
        ("play " + "x" * 60, "needs-card", {"text": "play " + "x" * 35, "verb": "play"}),
    ],
)
def test_what_is_written_otherwise_is_bad_text(text: str, key: str, facts: dict[str, str]) -> None:
    with pytest.raises(BadText) as bad:
        BROOM.parse(text)
    assert (bad.value.key, bad.value.facts) == (key, facts)


def test_numbers_of_things_without_codes_are_their_digits() -> None:
    assert code_of(BROOM.codes, CARD, 2) == "Owl"
    assert code_of(BROOM.codes, NUMBER, 12) == "12"


@pytest.mark.parametrize("value", [-1, -2, -9])
def test_what_lies_hidden_has_the_last_code(value: int) -> None:
    assert code_of({CARD: ["Cat", "Owl", "unknown"]}, CARD, value) == "unknown"
    assert code_of({}, NUMBER, value) == str(value)


def test_there_are_no_more_verbs_than_a_move_has_room_for() -> None:
    """A verb too many would be read as another one: the game is refused before anybody plays it."""
    Vocabulary([Verb(number, f"verb{number}") for number in range(VERBS)], {})
    with pytest.raises(ValueError, match="verbs"):
        Vocabulary([Verb(number, f"verb{number}") for number in range(VERBS + 1)], {})


def test_a_row_stands_where_its_number_says() -> None:
    with pytest.raises(ValueError, match="order"):
        Vocabulary([Verb(1, "play"), Verb(0, "pass")], {})
