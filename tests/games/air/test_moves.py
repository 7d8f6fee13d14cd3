"""Move texts: read as they are written, forgiving about capitals and spaces, and about nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from esbat.engine.errors import BadText
from esbat.games.air import moves
from esbat.games.air.game import AIR

WORDS = [
    *moves.VOCABULARY.words(),
    "w",
    "K",
    "none",
    "3",
    "4",
    "5",
    "6",
    "w5",
    "K15",
    "g16",
    "v0",
    "o01",
    "W１",
    "undo",
]


def reads(text: str) -> None:
    """Either BadText, or a move that is written and read again as itself."""
    try:
        move = AIR.parse(text)
    except BadText as wrong:
        assert wrong.key and len(str(wrong.facts["text"])) <= 40
        return
    assert AIR.parse(AIR.text(move)) == move
    assert move in AIR.all_moves()


@given(st.text())
def test_any_text_is_a_move_or_bad_text(text: str) -> None:
    reads(text)


@given(st.lists(st.sampled_from(WORDS) | st.text(max_size=3), max_size=4).map(" ".join))
def test_any_mixture_of_the_games_words_is_too(text: str) -> None:
    reads(text)


@given(st.sampled_from(AIR.all_moves()))
def test_capitals_and_spaces_do_not_matter(move: int) -> None:
    words = AIR.text(move).split()
    for spelling in (" ".join(words), "  ".join(words).upper(), "\t".join(words).title() + "\n"):
        assert AIR.parse(spelling) == move


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "unknown-move"),
        ("fly", "unknown-move"),
        ("take", "move-needs-card"),
        ("take W16", "move-needs-card"),
        ("take W0", "move-needs-card"),
        ("take W05", "move-needs-card"),
        ("take X5", "move-needs-card"),
        ("take W", "move-needs-card"),
        ("take W５", "move-needs-card"),
        ("take W5 W6", "move-needs-card"),
        ("land", "move-needs-colour"),
        ("land X", "move-needs-colour"),
        ("land WK", "move-needs-colour"),
        ("graduate W", "move-needs-diploma"),
        ("graduate W 2", "move-needs-diploma"),
        ("graduate 3 W", "move-needs-diploma"),
        ("draw W5", "move-takes-nothing"),
    ],
)
def test_what_cannot_be_read_is_told_apart(text: str, key: str) -> None:
    with pytest.raises(BadText) as wrong:
        AIR.parse(text)
    assert wrong.value.key == key


def test_there_are_253_moves_in_all() -> None:
    """Three verbs with a card, six landings, fifteen diplomas, seven verbs alone: the action space."""
    assert len(AIR.all_moves()) == 3 * 75 + 6 + 15 + 7


def test_every_move_that_can_be_written_is_among_them() -> None:
    cards = [f"{letter}{value}" for letter in "WKGVO" for value in range(1, 16)]
    texts = [f"{verb} {card}" for verb in ("take", "lay", "shed") for card in cards]
    texts += [f"land {colour}" for colour in ("W", "K", "G", "V", "O", "none")]
    texts += [f"graduate {colour} {size}" for colour in "WKGVO" for size in (3, 4, 5)]
    texts += ["draw", "place", "deposit", "stop", "keep", "decline", "end"]
    assert sorted(AIR.text(move) for move in AIR.all_moves()) == sorted(texts)


def test_the_parts_of_a_move_say_what_its_text_says() -> None:
    for move in AIR.all_moves():
        verb, parts = AIR.parts(move)
        assert " ".join([verb, *(AIR.field_text(holds, value) for _, holds, value in parts)]) == AIR.text(
            move
        )
        names = {"take": ["card"], "lay": ["card"], "shed": ["card"], "land": ["colour"]}
        assert [name for name, _, _ in parts] == names.get(verb, ["colour", "size"] if parts else [])
