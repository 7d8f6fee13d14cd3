"""The one gate: version, text, legality; and taking back as far as the last barrier."""

import pytest

from esbat.engine.errors import BadText, EsbatError, Refused
from esbat.games.air.game import AIR
from esbat.table.table import UNDO, Table

SECRET = bytes(range(16))


def table(seats: int = 2, **wishes: str) -> Table:
    return Table(AIR, seats, {"first_player": "0", **wishes}, SECRET, ["anne", "marie", "jeanne"][:seats])


def test_every_accepted_act_raises_the_version() -> None:
    play = table()
    assert play.version == 0
    happening = play.submit(0, "draw")
    assert happening.version == play.version == 1
    play.submit(0, "place")
    play.submit(0, UNDO)
    assert play.version == 3


@pytest.mark.parametrize(
    ("seat", "text", "kind", "key"),
    [
        (0, "fly", BadText, "unknown-move"),
        (0, "", BadText, "unknown-move"),
        (0, "take", BadText, "move-needs-card"),
        (0, "draw please", BadText, "move-takes-nothing"),
        (0, "place", Refused, "air-nothing-drawn"),
        (1, "draw", Refused, "air-not-your-turn"),
        (2, "draw", Refused, "air-not-your-turn"),
        (-1, "draw", Refused, "air-not-your-turn"),
        (10**30, "draw", Refused, "air-not-your-turn"),
        (0, UNDO, EsbatError, "nothing-to-undo"),
    ],
)
def test_what_is_refused_leaves_no_trace(seat: int, text: str, kind: type[EsbatError], key: str) -> None:
    play = table()
    before = play.state.numbers()
    with pytest.raises(kind) as refused:
        play.submit(seat, text)
    assert refused.value.key == key
    assert play.version == 0 and play.state.numbers() == before and not play.happenings


def test_capitals_and_spaces_do_not_matter_the_record_is_canonical() -> None:
    play = table()
    assert play.submit(0, "  DRAW ").text == "draw"
    assert play.record().moves == [(0, "draw")]


def test_settling_a_card_can_be_taken_back_drawing_it_cannot() -> None:
    play = table()
    play.submit(0, "draw")
    assert not play.can_undo(0)
    drawn = play.state.numbers()
    play.submit(0, "place")
    assert play.can_undo(0) and not play.can_undo(1)
    play.submit(0, UNDO)
    assert play.state.numbers() == drawn
    play.submit(0, "deposit")
    assert play.record().moves == [(0, "draw"), (0, "deposit")]
    with pytest.raises(EsbatError):
        play.submit(1, UNDO)


def test_taking_back_does_not_change_the_luck_to_come() -> None:
    one, other = table(), table()
    one.submit(0, "draw")
    one.submit(0, "place")
    one.submit(0, UNDO)
    one.submit(0, "place")
    other.submit(0, "draw")
    other.submit(0, "place")
    assert one.submit(0, "draw").events[0].numbers() == other.submit(0, "draw").events[0].numbers()


def test_the_turn_cannot_be_taken_back_once_handed_on() -> None:
    play = table()
    play.submit(0, "draw")
    play.submit(0, "place")
    [landing] = [AIR.text(move) for move in play.state.legal(0) if AIR.text(move).startswith("land")]
    assert play.submit(0, landing).barrier
    assert not play.can_undo(0)


def test_kept_acts_lay_the_same_table_again() -> None:
    play = table(3, open_hands="true")
    for seat, text in [(0, "draw"), (0, "place"), (0, UNDO), (0, "deposit"), (0, "draw")]:
        play.submit(seat, text)
    again = table(3, open_hands="true")
    again.lay_again(play.acts)
    assert again.version == play.version == 5
    assert again.state.numbers() == play.state.numbers()
    assert again.record().text() == play.record().text()
