"""Move texts: read as they are written, forgiving about capitals and spaces, and about nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from esbat.engine.errors import BadText
from esbat.games.air import moves
from esbat.games.air.game import AIR

WORDS = [*moves.VERBS, "w", "K", "none", "3", "4", "5", "6", "w5", "K15", "g16", "v0", "o01", "W１", "undo"]


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
