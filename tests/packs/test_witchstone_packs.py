"""Packs of Witchstone: another box is played with, a bad one is told line by line."""

import random
from collections.abc import Callable

import pytest

from esbat.bots import bot
from esbat.engine.box import Pack
from esbat.engine.chance import seeded
from esbat.engine.errors import BadText
from esbat.engine.move import verb_of
from esbat.engine.playout import play_out
from esbat.games import game
from esbat.games.witchstone import moves
from esbat.games.witchstone import state as fields
from esbat.games.witchstone.game import WITCHSTONE
from esbat.games.witchstone.names import ASK_ACT, STEP_TURN_OVER, SYMBOL_CRYSTAL
from esbat.games.witchstone.state import Board
from esbat.games.witchstone.tables_grid import ALL_CELLS, CELL_TEXTS
from esbat.packs import Problem, examined, exported, loaded
from esbat.parts.bits import WIDE_BIT, wide_listed
from esbat.table.table import Table
from esbat.table.verify import verified
from esbat.testing.conformance import CHECKS, Subject
from esbat.words import LANGUAGES, words_for
from tests.bots.plays import played
from tests.games.witchstone.hidden import another_truth, counts
from tests.packs.names import unnamed
from tests.packs.witchstone_boxes import random_box
from tests.samples import sampled

OURS = exported(WITCHSTONE)


def faults(text: str) -> list[Problem]:
    pack, problems = examined(text, game)
    assert (pack is None) == bool(problems)
    return problems


def without(text: str, part: str) -> str:
    """The pack without the blocks in which this stands."""
    return "\n\n".join(block for block in text.split("\n\n") if part not in block)


def other_box() -> str:
    """Another box: one village less, a longer wand, other corners, a dearer Witchstone, other scrolls."""
    text = without(OURS, '"v4"')
    text = text.replace('copies = 3\nsource = "RB l.188', 'copies = 2\nsource = "RB l.188', 1)
    text = text.replace("bonus = 2", "bonus = 4").replace("points = 7", "points = 9")
    text = text.replace('code = "villages"\nfr = ', 'code = "hamlets"\nfr = ')
    text = text.replace('en = "north forest"', 'en = "the old wood"')
    space = 'colour = "dark"\nsymbol = "wand"\ncounts = "none"\namount = 1\nsource = "OWN"'
    return f"{text}\n\n[[wand]]\n{space}\n"


def test_an_exported_pack_is_our_own_box() -> None:
    pack, problems = examined(OURS, game)
    assert problems == [] and pack is not None and unnamed(pack.rows) == WITCHSTONE.rows()
    assert exported(WITCHSTONE.boxed(pack)) == OURS


def test_each_stack_of_a_pack_shows_its_own_best_owl() -> None:
    title = loaded(OURS.replace("stack = 1\npoints = 7", "stack = 1\npoints = 9", 1), game)
    ring = title.new(2, {}, seeded(1)).view(0).data()["ring"]
    assert isinstance(ring, list)
    assert [space["owl"] for space in ring if space["owl"]] == [9, 7]


@pytest.mark.parametrize(("singles", "offered"), [(1, False), (2, True)])
def test_where_the_only_exit_is_far_a_spell_and_a_black_token_must_reach_it(
    singles: int, offered: bool
) -> None:
    """Five steps to the one exit of this box: the token of a black crystal brings three actions."""
    text = OURS
    for code in ("x2", "x3", "x4", "x5", "x6"):
        text = without(text, f'code = "{code}"')
    board = loaded(text, game).new(2, {}, seeded(1))
    assert isinstance(board, Board)
    crystal = WIDE_BIT[CELL_TEXTS.index("0,1")]
    own, spells = board.own, wide_listed(board.box.single_spells)
    own[fields.CRYSTALS], own[fields.BLACK], own[fields.COVERED] = crystal, 0, ALL_CELLS & ~crystal
    own[fields.SCROLLS] = sum(int(WIDE_BIT[spell]) for spell in spells[:singles])
    board.owed[fields.OWED_BY_BLACK + SYMBOL_CRYSTAL] = 1
    board.depth = board.turn = 0
    board.push(STEP_TURN_OVER, 0)
    board.push(ASK_ACT, 1, SYMBOL_CRYSTAL, 0, 0, 0)
    assert (moves.VERB_BOOST in {verb_of(move) for move in board.legal(0)}) == offered


def test_the_same_box_plays_the_same_play() -> None:
    one, other = WITCHSTONE.new(3, {}, seeded(5)), loaded(OURS, game).new(3, {}, seeded(5))
    play_out(one, seeded(6), 5000)
    play_out(other, seeded(6), 5000)
    assert one.numbers() == other.numbers()


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_game_with_a_pack_conforms(check: Callable[[Subject], None]) -> None:
    title = loaded(other_box(), game)
    check(Subject(title, 3, {}, 3, counts=counts, alike=another_truth, most_moves=2500))


def test_another_box_has_other_moves_and_points() -> None:
    title = loaded(other_box(), game)
    assert title.text(title.parse("stride 21")) == "stride 21"
    for text in ("send v4", "charge t4-v4"):
        with pytest.raises(BadText):
            title.parse(text)
    view = title.new(2, {}, seeded(1)).view(0).data()
    ring, places = view["ring"], view["locations"]
    assert isinstance(ring, list) and isinstance(places, list)
    assert [space["owl"] for space in ring if space["owl"]] == [9, 9]
    assert len(places) == 16


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_names_are_said(language: str) -> None:
    title = loaded(other_box(), game)
    words = words_for(language)
    assert words.card(title, "hamlets") != "hamlets"
    assert words.card(title, "energy-witch") == words.card(WITCHSTONE, "energy-witch")
    for move in title.all_moves():
        assert words.move(title, move)
    if language == "en":
        assert words.card(title, "f1") == "the old wood"


def test_a_record_carries_its_pack() -> None:
    title = loaded(other_box(), game)
    play = Table(title, 2, {}, bytes(range(16)), ["random", "random"])
    chooser = seeded(9)
    while not play.over:
        seat = play.state.mover()
        legal = play.state.legal(seat)
        play.submit(seat, title.text(legal[chooser.pick(len(legal))]))
    text = play.record().text()
    assert verified(text, game).record().text() == text


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('type = "tower"', 'type = "castle"', "pack-witchstone-total"),
        ('type = "forest"', 'type = "stone"', "pack-witchstone-total"),
        ("copies = 3", "copies = 4", "pack-witchstone-total"),
        ('holds = "piece"', 'holds = "black"', "pack-witchstone-total"),
        ("q = 1\nr = -2", "q = 0\nr = 0", "pack-witchstone-cell"),
        ("q = 1\nr = -3", "q = 0\nr = -3", "pack-witchstone-cell"),
        ("q = 1\nr = -3", "q = 0\nr = 1", "pack-witchstone-cell"),
        ('one = "energy"\nother = "witch"', 'one = "energy"\nother = "energy"', "pack-witchstone-pair"),
        ('one = "energy"\nother = "witch"', 'one = "wand"\nother = "energy"', "pack-witchstone-pair"),
        ('colour = "orange"', 'colour = "light"', "pack-witchstone-owls"),
        ("stack = 2", "stack = 3", "pack-witchstone-owls"),
        ('symbol = "energy"\ncounts = "none"', 'symbol = "none"\ncounts = "none"', "pack-witchstone-wand"),
        ('kind = "cluster"', 'kind = "same"', "pack-witchstone-scroll"),
        ("low = 4\nmid = 5", "low = 5\nmid = 5", "pack-witchstone-scroll"),
        ('one = "t1"\nother = "stone"', 'one = "t1"\nother = "t1"', "pack-witchstone-road"),
        ('code = "castles"', 'code = "t1"', "pack-twice"),
        ("slots = 3", "slots = 4", "pack-out-of-range"),
    ],
)
def test_what_does_not_add_up_is_told(old: str, new: str, key: str) -> None:
    assert old in OURS
    problems = faults(OURS.replace(old, new, 1))
    assert key in {problem.key for problem in problems}
    for problem in problems:
        for language in LANGUAGES:
            assert words_for(language).error(BadText(problem.key, {**problem.facts, "line": problem.line}))


def test_too_many_dark_spaces_would_make_endless_turns() -> None:
    problems = faults(OURS.replace('colour = "light"', 'colour = "dark"', 1))
    assert [problem.facts["what"] for problem in problems] == ["dark"]


def test_a_location_nobody_can_reach() -> None:
    problems = faults(without(OURS, 'other = "c1"').replace('one = "c1"', 'one = "c2"'))
    assert "pack-witchstone-unreachable" in {problem.key for problem in problems}


@pytest.mark.long
def test_fuzzed_packs_are_good_or_told_and_the_good_ones_play_to_the_end() -> None:
    lines = OURS.split("\n")
    good = 0
    for seed in range(150):
        chooser = random.Random(seed)
        changed = lines[:]
        for _ in range(chooser.randrange(1, 4)):
            at = chooser.randrange(len(changed))
            if "=" in changed[at]:
                name, _, value = changed[at].partition("=")
                wild = chooser.choice(['"wand"', "1", "2", "7", '"none"', '"light"', value.strip()])
                changed[at] = f"{name}= {wild}"
            elif chooser.randrange(3) == 0:
                del changed[at]
        pack, problems = examined("\n".join(changed), game)
        for problem in problems:
            assert words_for("en").error(BadText(problem.key, {**problem.facts, "line": problem.line}))
        if pack is not None:
            good += 1
            state = WITCHSTONE.boxed(pack).new(2 + seed % 3, {}, seeded(seed))
            play_out(state, seeded(seed + 1), 5000)
            assert state.outcome() is not None
    assert good > 20


NEVER: list[tuple[int, ...]] = [
    (),
    (moves.VERB_BREAK,),
    (moves.VERB_BREAK, moves.VERB_DONE),
    (moves.VERB_BREAK, moves.VERB_DONE, moves.VERB_FIX, moves.VERB_CHARGE),
]
"""What players of a kind leave alone if they can: those who never stop go deepest into bonuses."""


@pytest.mark.parametrize("first", sampled(range(0, 40, 10), 4))
def test_random_boxes_play_to_the_end_whoever_plays(first: int) -> None:
    """What a pack may hold and what a play can hold agree: ten boxes each, four kinds of players."""
    for seed in range(first, first + 10):
        rows = random_box(seed)
        assert WITCHSTONE.faults(rows) == []
        title = WITCHSTONE.boxed(Pack("witchstone", "random", rows))
        options = {"any_spell": str(seed % 2 == 1).lower(), "private_scrolls": str(seed % 3 == 0).lower()}
        for style, never in enumerate(NEVER):
            state = title.new(2 + seed % 3, options, seeded(seed))
            chooser = seeded(seed * 4 + style)
            whole = counts(state)
            for _ in range(5000):
                if not state.acting():
                    break
                seat = int(state.mover())
                legal = state.legal(seat)
                assert 0 < len(legal) <= 100
                offered = [move for move in legal if verb_of(move) not in never] or legal
                spells = [move for move in offered if verb_of(move) == moves.VERB_BOOST] if style > 1 else []
                offered = spells or offered
                state.apply(seat, offered[chooser.pick(len(offered))])
            assert state.outcome() is not None, (seed, style)
            assert counts(state) == whole, (seed, style)


def test_bots_play_with_packs_too() -> None:
    title = loaded(other_box(), game)
    assert played(title, [bot("witchstone", "apprentice")] * 2, {}, 1).outcome() is not None
