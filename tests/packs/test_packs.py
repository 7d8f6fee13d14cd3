"""Packs: good ones are played with, bad ones are told line by line, none does harm."""

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given as with_any
from hypothesis import settings
from hypothesis import strategies as some

from esbat.bots import bot
from esbat.engine.box import Pack, is_code
from esbat.engine.chance import seeded
from esbat.engine.errors import BadSetting, BadText, EsbatError
from esbat.engine.game import Game, GameFacts
from esbat.engine.playout import play_out
from esbat.engine.record import read_record
from esbat.engine.vocabulary import Vocabulary
from esbat.games import SHELF, game
from esbat.games.lancre.game import LANCRE
from esbat.packs import MOST_BYTES, Problem, examined, exported, loaded, parsed, read
from esbat.table.table import Table
from esbat.table.verify import verified
from esbat.testing.conformance import CHECKS, Subject
from esbat.words import LANGUAGES, words_for
from tests.bots.plays import played
from tests.games.lancre.hidden import another_truth, counts
from tests.packs.names import unnamed

OURS = exported(LANCRE)
MINE = OURS.replace("difficulty = 25", "difficulty = 24").replace("Igor and Scraps", "Igor the Second")


def faults(text: str) -> list[Problem]:
    pack, problems = examined(text, game)
    assert (pack is None) == bool(problems)
    return problems


def only_fault(text: str) -> Problem:
    [problem] = faults(text)
    return problem


def line_of(text: str, part: str, which: int = 0) -> int:
    """The line in which this stands, the so-manieth time."""
    return [number for number, line in enumerate(text.split("\n"), 1) if part in line][which]


# ---- round trips


def test_an_exported_pack_is_our_own_box() -> None:
    pack, problems = examined(OURS, game)
    assert problems == [] and pack is not None and unnamed(pack.rows) == LANCRE.rows()
    assert exported(LANCRE.boxed(pack)) == OURS


def test_the_same_box_plays_the_same_play() -> None:
    one, other = LANCRE.new(3, {}, seeded(5)), loaded(OURS, game).new(3, {}, seeded(5))
    play_out(one, seeded(6), 5000)
    play_out(other, seeded(6), 5000)
    assert one.numbers() == other.numbers()


def test_a_pack_can_be_handed_to_new() -> None:
    pack, _ = examined(MINE, game)
    state = LANCRE.new(2, {}, seeded(1), pack)
    view = state.view(0)
    assert view.box.difficulty[view.box.kind_codes.index("cunning")] == 24  # type: ignore[attr-defined]
    assert LANCRE.new(2, {}, seeded(1)).numbers() != []


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_game_with_a_pack_conforms(check: Callable[[Subject], None]) -> None:
    check(Subject(loaded(other_land(), game), 2, {}, 3, counts=counts, alike=another_truth, most_moves=1500))


def other_land() -> str:
    """Another land: Slice has two spaces, Cul-de-sac is gone, its cards name Bad Ass."""
    text = OURS.replace('code = "slice"', 'code = "slice"', 1)
    blocks = text.split("\n\n")
    kept = [
        block for block in blocks if 'code = "culdesac"' not in block and 'other = "culdesac"' not in block
    ]
    joined = "\n\n".join(kept).replace('place = "culdesac"', 'place = "badass"')
    head, _, tail = joined.partition('code = "slice"')
    return head + 'code = "slice"' + tail.replace("spaces = 1", "spaces = 2", 1)


def test_another_land_has_other_spaces_and_moves() -> None:
    land = loaded(other_land(), game)
    assert land.text(land.parse("walk slice2")) == "walk slice2"
    with pytest.raises(BadText):
        land.parse("walk culdesac")
    with pytest.raises(BadText):
        LANCRE.parse("walk slice2")


# ---- records


def table_of(text: str) -> Table:
    title = loaded(text, game)
    play = Table(title, 2, {}, bytes(range(16)), ["random", "random"])
    chooser = seeded(9)
    while not play.over:
        [seat] = play.state.acting()
        legal = play.state.legal(seat)
        play.submit(seat, title.text(legal[chooser.pick(len(legal))]))
    return play


def test_a_record_carries_its_pack_and_can_be_checked_without_the_file() -> None:
    play = table_of(MINE)
    text = play.record().text()
    assert '"pack":{"hash":"' in text.split("\n")[0]
    again = verified(text, game)
    assert again.record().text() == text and again.game.pack is not None
    assert play.game.pack is not None and again.game.pack.digest == play.game.pack.digest


def test_without_a_pack_the_head_is_as_it_was() -> None:
    table = Table(LANCRE, 2, {}, bytes(16), ["random", "random"])
    assert "pack" not in table.record().head()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"difficulty":24', '"difficulty":23'),
        ('"hash":"', '"hash":"0'),
        ('"rows":{', '"rows":{"more":[],'),
        ('"pack":{"hash"', '"pack":[],"was":{"hash"'),
        ('"name":"lancre"', '"name":7'),
        ('"copies":5', '"copies":true'),
    ],
)
def test_a_record_with_a_forged_pack_is_refused(old: str, new: str) -> None:
    text = table_of(MINE).record().text()
    assert old in text
    with pytest.raises(BadText) as refused:
        verified(text.replace(old, new, 1), game)
    assert refused.value.facts["line"] == 1


def test_a_pack_for_another_game() -> None:
    air = game("air")
    pack, _ = examined(MINE, game)
    assert pack is not None
    with pytest.raises(BadSetting):
        air.new(2, {}, seeded(1), pack)
    text = table_of(MINE).record().text().replace('"game":"lancre"', '"game":"air"', 1)
    with pytest.raises(EsbatError):
        verified(text, game)


def test_a_game_that_takes_no_packs() -> None:
    plain = Game(GameFacts("plain", "PLN", 1, 2, 4, [], []), Vocabulary([], {}))
    with pytest.raises(BadSetting):
        exported(plain)
    with pytest.raises(BadSetting):
        plain.boxed(Pack("plain", "any", {}))
    assert {problem.key for problem in examined(MINE, lambda code: plain)[1]} >= {"pack-none-here"}


def test_a_damaged_pack_in_memory_is_refused() -> None:
    pack, _ = examined(MINE, game)
    assert pack is not None
    rows = {name: list(section) for name, section in pack.rows.items()}
    rows["card"] = rows["card"][:-1]
    with pytest.raises(BadText):
        LANCRE.boxed(Pack("lancre", "short", rows))


# ---- faults, each with its line


@pytest.mark.parametrize(
    ("old", "new", "key", "at"),
    [
        ("difficulty = 25", "difficulty = 99", "pack-out-of-range", "difficulty = 99"),
        ("difficulty = 25", 'difficulty = "hard"', "pack-not-a-number", 'difficulty = "hard"'),
        ("difficulty = 25", "difficulty = true", "pack-not-a-number", "difficulty = true"),
        ("difficulty = 25", "difficulty = 2.5", "pack-not-a-number", "difficulty = 2.5"),
        ("difficulty = 25", "hardness = 25", "pack-unknown-field", "hardness"),
        ('effect = "remedy"', 'effect = "cure"', "pack-unknown-choice", 'effect = "cure"'),
        ('code = "igor1"', 'code = "Igor 1"', "pack-bad-code", 'code = "Igor 1"'),
        ('en = "Fever"', 'en = "  "', "pack-missing-field", 'en = "  "'),
        ('en = "Fever"', 'en = "Fe\\u0007ver"', "pack-not-a-word", 'en = "Fe'),
        ('place = "razorback"', 'place = "atlantis"', "pack-no-such", 'place = "atlantis"'),
        ('code = "igor2"', 'code = "igor1"', "pack-twice", 'code = "igor1"'),
        ('code = "fever"', 'code = "oak"', "pack-twice", 'code = "oak"'),
        ('code = "fever"', 'code = "tiffany"', "pack-twice", 'code = "tiffany"'),
        ("copies = 4", "copies = 3", "pack-lancre-total", "[[tile]]"),
        ('square = "purple"', 'square = "none"', "pack-lancre-total", "[[place]]"),
        ("amount = 4", "amount = 0", "pack-lancre-bonus", "amount = 0"),
        ('against = "lily"', 'against = "any"', "", ""),
        ('name = "lancre"', "name = 7", "pack-not-a-word", "name = 7"),
        ("esbat = 1", "esbat = 2", "pack-format", "esbat = 2"),
        ("edition = 1", "edition = 9", "pack-edition", "edition = 9"),
        ('game = "lancre"', "game = 5", "pack-no-game", ""),
        ('game = "lancre"', 'game = "chess"', "unknown-game", ""),
        ("[[tile]]", "[[tiles]]", "pack-unknown-section", "[[tiles]]"),
        ("x = 52", "x = = 52", "pack-not-toml", "x = = 52"),
    ],
)
def test_each_fault_is_told_with_its_line(old: str, new: str, key: str, at: str) -> None:
    assert old in OURS
    text = OURS.replace(old, new, 1)
    problems = faults(text)
    if not key:
        assert problems == []
        return
    lines = [problem.line for problem in problems if problem.key == key]
    assert lines, problems
    expected = [number for number, line in enumerate(text.split("\n"), 1) if at and at in line]
    assert not at or set(lines) & set(expected), (lines, expected)
    for language in LANGUAGES:
        for problem in problems:
            said = words_for(language).error(BadText(problem.key, {**problem.facts, "line": problem.line}))
            assert said and "{" not in said


def test_a_place_no_path_leads_to() -> None:
    text = "\n\n".join(block for block in OURS.split("\n\n") if 'other = "culdesac"' not in block)
    problem = only_fault(text)
    assert (problem.key, problem.facts["value"]) == ("pack-lancre-unreachable", "culdesac")
    assert problem.line == line_of(text, 'code = "culdesac"')


def test_paths_to_itself_and_paths_twice() -> None:
    loop = OURS.replace('one = "castle"\nother = "town"', 'one = "castle"\nother = "castle"', 1)
    assert [problem.key for problem in faults(loop)] == ["pack-lancre-path"]
    twice = OURS.replace('[[path]]\none = "castle"\nother = "town"', DOUBLE, 1)
    assert [problem.key for problem in faults(twice)] == ["pack-lancre-path"]


DOUBLE = (
    '[[path]]\none = "town"\nother = "castle"\nsource = "OWN"\n\n[[path]]\none = "castle"\nother = "town"'
)


@pytest.mark.parametrize(
    ("replace", "key"),
    [
        (('effect = "second_chance"', 'effect = "trick"'), ""),
        (('symbol = "headology"', 'symbol = "broom"'), ""),
        (('power = "none"', 'power = "granny"'), ""),
        (("spaces = 1", "spaces = 4"), "pack-lancre-spaces"),
        (('effect = "helping_hand"', 'effect = "trick"'), ""),
    ],
)
def test_bounds(replace: tuple[str, str], key: str) -> None:
    keys = {problem.key for problem in faults(OURS.replace(*replace))}
    assert keys == ({key} if key else set())


def test_endless_turns_and_endless_lists_are_refused() -> None:
    tricks = OURS
    for effect in ("sound_mind", "helping_hand", "escape", "second_chance", "borrowing"):
        tricks = tricks.replace(f'effect = "{effect}"', 'effect = "trick"')
    assert {problem.key for problem in faults(tricks)} == {"pack-lancre-drawing"}
    everything = OURS.replace('symbol = "headology"', 'symbol = "broom"').replace(
        'symbol = "magic"', 'symbol = "broom"'
    )
    for effect in ("escape", "second_chance", "remedy", "necessary_male"):
        everything = everything.replace(f'effect = "{effect}"', 'effect = "sound_mind"')
    grown = everything.replace("spaces = 3", "spaces = 4").replace("spaces = 1", "spaces = 2", 12)
    assert "pack-lancre-choices" in {problem.key for problem in faults(grown)}


# ---- hostile files


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\x00",
        "[" * 5000,
        "a = " + "[" * 100_000,
        "a = " + "\n[" * 60_000,
        "a = " + "{a = " * 19 + "1",
        ".".join("a" * 40_000) + " = 1",
        "\n".join(f"a.b{number} = 1" for number in range(12_000)),
        "a = " + "9" * 150_000,
        "a = 1e999999999",
        'a = """' + "x" * 150_000,
        "[[card]]\n" * 20_000,
        "game = 'lancre'\n" + "[[card]]\ncode = 'x'\n" * 5_000,
        "game = 'lancre'\ncard = [1, 'two', [], {}]\nplace = 3\npath = {}\ntile = []",
        "game = '../../etc/passwd'",
        "game = 'lancre'\ninclude = '/etc/passwd'",
        'game = "lancre"\nname = "\\u001b[2J"',
        OURS.replace("esbat = 1", "esbat = true"),
        "x" * (MOST_BYTES + 1),
    ],
    ids=range(19),
)
def test_a_hostile_file_is_refused_quickly(text: str) -> None:
    began = time.process_time()
    assert faults(text)
    assert time.process_time() - began < 5
    with pytest.raises(EsbatError):
        loaded(text, game)


def test_files_that_are_no_text_or_too_long(tmp_path: Path) -> None:
    path = tmp_path / "pack.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadText) as refused:
        read(path)
    assert refused.value.key == "pack-not-text"
    path.write_bytes(b"#" * (MOST_BYTES + 1))
    with pytest.raises(BadText) as refused:
        read(path)
    assert refused.value.key == "pack-too-long"
    with pytest.raises(OSError):
        read(tmp_path / "missing")


LINES = OURS.split("\n")
JUNK = [
    "",
    "[[card]]",
    "[[place]]",
    "code = 'x'",
    "spaces = 4",
    "spaces = -1",
    "amount = 9",
    "x = nan",
    "= 1",
    "[a.b]",
]
VALUES = [
    "0",
    "1",
    "9",
    "-1",
    "true",
    '"oak"',
    '"none"',
    '"bonus"',
    '"elf"',
    "[]",
    "{}",
    "1979-05-27",
    "0.5",
    '""',
]


def mutated(seed: int) -> str:
    """Our own pack with a few lines lost, doubled, exchanged or given other values."""
    chooser = random.Random(seed)
    lines = LINES[:]
    for _ in range(chooser.randrange(1, 6)):
        at = chooser.randrange(len(lines))
        way = chooser.randrange(5)
        if way == 0:
            del lines[at]
        elif way == 1:
            lines.insert(at, chooser.choice([*JUNK, lines[at]]))
        elif way == 2 and "=" in lines[at]:
            lines[at] = f"{lines[at].split('=')[0]}= {chooser.choice(VALUES)}"
        elif way == 3:
            other = chooser.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        else:
            lines[at] = chooser.choice(JUNK)
    return "\n".join(lines)


@pytest.mark.long
def test_fuzzed_packs_are_good_or_told_and_the_good_ones_play_to_the_end() -> None:
    good = 0
    last = len(LINES) + 12
    for seed in range(400):
        text = mutated(seed)
        pack, problems = examined(text, game)
        for problem in problems:
            assert 1 <= problem.line <= last
            assert words_for("en").error(BadText(problem.key, {**problem.facts, "line": problem.line}))
        if pack is not None:
            good += 1
            state = LANCRE.boxed(pack).new(1 + seed % 4, {}, seeded(seed))
            play_out(state, seeded(seed + 1), 5000)
            assert state.outcome() is not None
    assert good > 5


@settings(max_examples=150)
@with_any(some.text(max_size=200))
def test_any_text_at_all(text: str) -> None:
    assert faults(text)


@settings(max_examples=150)
@with_any(
    some.recursive(
        some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=8),
        lambda inner: (
            some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=6), inner, max_size=4)
        ),
        max_leaves=12,
    )
)
def test_any_data_in_a_record(data: object) -> None:
    head, *rest = table_head()
    record = read_record("\n".join([head, *rest]))
    record.pack = data if isinstance(data, dict) else {"rows": data, "name": "", "hash": ""}
    with pytest.raises(EsbatError):
        verified(record.text(), game)


def table_head() -> list[str]:
    return Table(LANCRE, 2, {}, bytes(16), ["random", "random"]).record().text().split("\n")


def test_bots_play_with_packs_too() -> None:
    """Even where every other card draws cards, an apprentice's turn ends."""
    drawing = OURS
    for effect in ("sound_mind", "escape"):
        drawing = drawing.replace(f'effect = "{effect}"', 'effect = "trick"', 3)
    title = loaded(drawing, game)
    for seed in range(3):
        state = played(title, [bot("lancre", "apprentice")] * 4, {}, seed)
        assert state.outcome() is not None


def test_codes() -> None:
    assert [is_code(word) for word in ("oak", "town1", "a")] == [True] * 3
    assert [is_code(word) for word in ("", "1", "Oak", "oak11", "o k", "é", "x" * 21)] == [False] * 7


def test_which_games_take_packs() -> None:
    assert {code for code in SHELF if SHELF[code].sections} == set(SHELF)
    assert parsed("a = 1") == {"a": 1}
