"""Moves as they are written: what each verb names, and what is no move at all."""

import pytest

from esbat.engine.errors import BadText
from esbat.games.lancre.game import LANCRE

# Each verb with what it names, how that is written, and the number behind the first and the last of it.
NAMING = {
    "space": ("start put mark walk land flee relieve look reveal", "town1", "caves", 0, 28),
    "card": ("fly use symbol join discard", "esme1", "fool", 0, 54),
    "other": ("rob", "1", "4", 0, 3),
    "witch": ("choose", "tiffany", "dimity", 0, 3),
}
BY_NUMBER = {"reroll": (1, 3), "return": (0, 3)}
ALONE = "draw stay vanish open roll tea magic face settle heal three done onward end"


def named(text: str) -> tuple[str, list[tuple[str, str, int]]]:
    return LANCRE.parts(LANCRE.parse(text))


@pytest.mark.parametrize("what", NAMING)
def test_what_a_verb_names(what: str) -> None:
    verbs, first, last, low, high = NAMING[what]
    holds = {"other": "seat"}.get(what, what)
    for verb in verbs.split():
        for word, number in ((first, low), (last, high)):
            assert named(f"{verb} {word}") == (verb, [(what, holds, number)])
            assert LANCRE.text(LANCRE.parse(f"  {verb.upper()}   {word.title()} ")) == f"{verb} {word}"


@pytest.mark.parametrize("verb", BY_NUMBER)
def test_numbers(verb: str) -> None:
    least, most = BY_NUMBER[verb]
    for number in range(least, most + 1):
        assert named(f"{verb} {number}") == (verb, [("number", "number", number)])
        assert LANCRE.text(LANCRE.parse(f"{verb} {number}")) == f"{verb} {number}"
    for number in (least - 1, most + 1):
        with pytest.raises(BadText) as refused:
            LANCRE.parse(f"{verb} {number}")
        assert refused.value.key == "lancre-move-needs-one"


@pytest.mark.parametrize("verb", ALONE.split())
def test_verbs_that_stand_alone(verb: str) -> None:
    assert named(verb) == (verb, []) and LANCRE.text(LANCRE.parse(verb)) == verb
    with pytest.raises(BadText) as refused:
        LANCRE.parse(f"{verb} oak")
    assert (refused.value.key, refused.value.facts["verb"]) == ("move-takes-nothing", verb)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "unknown-move"),
        ("   ", "unknown-move"),
        ("dance oak", "unknown-move"),
        ("walk", "lancre-move-needs-space"),
        ("walk oak creel", "lancre-move-needs-space"),
        ("walk atlantis", "lancre-move-needs-space"),
        ("walk dungeon", "lancre-move-needs-space"),
        ("walk igor1", "lancre-move-needs-space"),
        ("use", "lancre-move-needs-one"),
        ("use oak", "lancre-move-needs-one"),
        ("use igor1 igor2", "lancre-move-needs-one"),
        ("rob 0", "lancre-move-needs-one"),
        ("rob 5", "lancre-move-needs-one"),
        ("choose granny", "lancre-move-needs-one"),
    ],
)
def test_what_is_no_move(text: str, key: str) -> None:
    with pytest.raises(BadText) as refused:
        LANCRE.parse(text)
    assert (refused.value.key, refused.value.facts["text"]) == (key, text)


def test_every_move_there_is() -> None:
    """Each verb alone or with all it may name, once."""
    texts = [LANCRE.text(move) for move in LANCRE.all_moves()]
    assert len(texts) == len(set(texts)) == 9 * 29 + 5 * 55 + 3 + 4 + 4 + 4 + len(ALONE.split())
    assert [LANCRE.text(LANCRE.parse(text)) for text in texts] == texts
