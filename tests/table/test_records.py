"""Records: what is damaged, cut off, edited or foreign is said to be so, at its line, and nothing else."""

import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from esbat.engine.chance import seeded
from esbat.engine.errors import BadText, EsbatError
from esbat.engine.record import FORMAT, read_record
from esbat.games import game
from esbat.games.air.game import AIR
from esbat.table.table import Table
from esbat.table.verify import replayed, verified

SECRET = bytes(range(16))


def played(most: int = 5000) -> str:
    """The record of a random play, or of its beginning."""
    table = Table(AIR, 2, {}, SECRET, ["Anne", "Marie « la verte »"])
    chooser = seeded(11)
    while not table.over and table.version < most:
        seat = table.state.acting()[0]
        legal = table.state.legal(seat)
        table.submit(seat, AIR.text(legal[chooser.pick(len(legal))]))
    return table.record().text()


WHOLE = played()
ADJOURNED = played(most=25)
LINES = ADJOURNED.splitlines()


def edited(number: int, line: str) -> str:
    """The adjourned record with one line changed."""
    lines = LINES[:]
    lines[number - 1] = line
    return "\n".join(lines) + "\n"


def head(**changes: object) -> str:
    """The first line with some fields changed."""
    return json.dumps({**json.loads(LINES[0]), **changes})


def complaint(text: str) -> tuple[str, object]:
    """What is wrong with a record: the key and the line."""
    with pytest.raises(EsbatError) as wrong:
        verified(text, game)
    return wrong.value.key, wrong.value.facts.get("line")


@pytest.mark.parametrize("text", [WHOLE, ADJOURNED], ids=["whole", "adjourned"])
def test_a_good_record_is_verified_to_the_last_line(text: str) -> None:
    table = verified(text, game)
    assert table.record().text() == text
    assert table.over == (text is WHOLE)


def test_a_record_is_readable_lines() -> None:
    first = json.loads(LINES[0])
    assert first["esbat"] == FORMAT and first["game"] == "air" and first["seats"] == 2
    assert set(first["options"]) == {option.name for option in AIR.options if not option.added}
    assert SECRET.hex() not in LINES[0] and "la verte" in LINES[0]
    assert re.fullmatch(r'\[[01],"draw"\]', LINES[1])
    assert json.loads(LINES[-1]) == {"adjourned": True, "seed": SECRET.hex()}


def test_every_step_of_a_record_can_be_shown() -> None:
    record = read_record(ADJOURNED)
    assert [replayed(record, game, to).version for to in (0, 1, 10)] == [0, 1, 10]


OTHER_SECRET = json.dumps({"adjourned": True, "seed": bytes(16).hex()})
OUTCOME = json.loads(WHOLE.splitlines()[-1])["outcome"]


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("", "record-foreign", 1),
        ("\n", "record-foreign", 1),
        ("hello\n", "record-foreign", 1),
        ('{"game": "air"}\n', "record-foreign", 1),
        ("[]\n", "record-foreign", 1),
        ("[" * 100_000, "record-foreign", 1),
        (LINES[0] + "\n", "record-truncated", 1),
        ("\n".join(LINES[:-1]) + "\n", "record-truncated", 26),
        (ADJOURNED[:-30], "record-damaged", 27),
        (ADJOURNED[: len(ADJOURNED) // 2].rpartition("\n")[0][:-3], "record-damaged", None),
        (edited(1, head(esbat=2)), "record-newer", 1),
        (edited(1, head(game="earth")), "unknown-game", 1),
        (edited(1, head(game=7)), "record-damaged", 1),
        (edited(1, head(edition=99)), "record-edition", 1),
        (edited(1, head(edition=True)), "record-damaged", 1),
        (edited(1, head(seats=6, players=["x"] * 6)), "bad-seats", 1),
        (edited(1, head(seats=10**30)), "record-damaged", 1),
        (edited(1, head(seats=3)), "record-damaged", 1),
        (edited(1, head(players=["x"])), "record-damaged", 1),
        (edited(1, head(players=["x", "\ud800"])), "record-foreign", 1),
        (edited(1, head(options={"wings": "true"})), "unknown-option", 1),
        (edited(1, head(options={"open_hands": "maybe"})), "bad-option-value", 1),
        (edited(1, head(options={})), "record-options", 1),
        (edited(1, head(options={"open_hands": 1})), "record-damaged", 1),
        (edited(1, head(commitment="0" * 64)), "record-seal-broken", 27),
        (edited(1, head(origin=3)), "record-damaged", 1),
        (edited(5, "[0]"), "record-damaged", 5),
        (edited(5, '["0","draw"]'), "record-damaged", 5),
        (edited(5, '[true,"draw"]'), "record-damaged", 5),
        (edited(5, "{"), "record-damaged", 5),
        (edited(5, ""), "record-damaged", 5),
        (edited(5, '[0,"\\ud800"]'), "record-damaged", 5),
        (edited(5, '[0,"somersault"]'), "record-bad-move", 5),
        (edited(2, LINES[1].replace("draw", "DRAW")), "record-bad-move", 2),
        (edited(2, LINES[1].replace("draw", "undo")), "record-bad-move", 2),
        (edited(2, LINES[1].replace("draw", "keep")), "record-illegal", 2),
        (edited(2, '[7,"draw"]'), "record-illegal", 2),
        (edited(2, '[-1,"draw"]'), "record-illegal", 2),
        (edited(2, f'[{10**40},"draw"]'), "record-illegal", 2),
        (edited(27, OTHER_SECRET), "record-seal-broken", 27),
        (edited(27, '{"adjourned":true}'), "record-damaged", 27),
        (edited(27, '{"adjourned":true,"seed":"xyz"}'), "record-damaged", 27),
        (edited(27, '{"adjourned":true,"seed":"00"}'), "record-damaged", 27),
        (edited(27, "7"), "record-damaged", 27),
        (edited(27, json.dumps({"outcome": OUTCOME, "seed": SECRET.hex()})), "record-unfinished", 27),
    ],
)
def test_what_is_wrong_is_named_with_its_line(text: str, key: str, line: int | None) -> None:
    found, at = complaint(text)
    assert found == key
    assert at == line or (line is None and isinstance(at, int))


def test_a_changed_outcome_is_noticed() -> None:
    lines = WHOLE.splitlines()
    scores = [score + 1 for score in OUTCOME["scores"]]
    tail = json.dumps({"outcome": {**OUTCOME, "scores": scores}, "seed": SECRET.hex()})
    assert complaint("\n".join([*lines[:-1], tail])) == ("record-outcome", len(lines))
    adjourned = json.dumps({"adjourned": True, "seed": SECRET.hex()})
    assert complaint("\n".join([*lines[:-1], adjourned])) == ("record-outcome", len(lines))


def test_moves_after_the_end_are_noticed() -> None:
    lines = WHOLE.splitlines()
    longer = [*lines[:-1], '[0,"draw"]', lines[-1]]
    assert complaint("\n".join(longer)) == ("record-goes-on", len(lines))


def test_a_monstrous_file_is_not_read() -> None:
    with pytest.raises(BadText) as wrong:
        read_record("x" * 8_000_001)
    assert wrong.value.key == "record-too-long"


def survives(text: str) -> None:
    """Anything is either a record or one of our errors, with a line."""
    try:
        record = verified(text, game).record()
        assert read_record(record.text()).text() == record.text()
        record.text().encode()
    except EsbatError as error:
        assert isinstance(error.facts.get("line"), int), error.key
        repr(error.facts).encode()


@given(st.text(max_size=200))
def test_any_text_is_survived(text: str) -> None:
    survives(text)


@given(st.binary(max_size=200))
def test_any_bytes_are_survived(data: bytes) -> None:
    survives(data.decode("utf-8", errors="replace"))
    survives(LINES[0] + "\n" + data.decode("latin-1"))


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(st.characters(), max_size=8)
    | st.sampled_from(["air", "draw", "true", "0", SECRET.hex()]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)
FIELDS = ["esbat", "game", "edition", "seats", "options", "players", "commitment", "origin"]


@given(st.sampled_from(FIELDS), JSON)
def test_any_value_in_the_first_line_is_survived(field: str, value: object) -> None:
    survives(edited(1, head(**{field: value})))


@given(st.integers(2, len(LINES)), JSON)
def test_any_value_on_any_line_is_survived(number: int, value: object) -> None:
    survives(edited(number, json.dumps(value)))


@given(
    st.integers(2, len(LINES) - 1), st.integers(), st.text(max_size=12) | st.sampled_from(["undo", "stop"])
)
def test_any_move_on_any_line_is_survived(number: int, seat: int, text: str) -> None:
    survives(edited(number, json.dumps([seat, text])))


@settings(max_examples=60)
@given(st.integers(0, len(ADJOURNED)), st.integers(0, 30), st.text(max_size=4))
def test_any_cut_or_pasted_text_is_survived(at: int, length: int, pasted: str) -> None:
    survives(ADJOURNED[:at] + pasted + ADJOURNED[at + length :])


@given(
    st.dictionaries(st.sampled_from(["seat", "seed", "commitment", "moves", "origin"]), JSON)
    | st.builds(lambda moves: {"seat": 0, "seed": SECRET.hex(), "moves": moves}, JSON)
)
def test_any_origin_is_survived(origin: dict[str, object]) -> None:
    from esbat.engine.chance import commitment

    survives(edited(1, head(origin={"commitment": commitment(SECRET), **origin})))
