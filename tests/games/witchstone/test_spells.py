"""Chapter 17 once more: when spells are offered, how long a batch is open, and that nothing idle is asked."""

from collections import Counter
from collections.abc import Iterator

import pytest

from esbat.engine.chance import Chance, seeded
from esbat.engine.move import argument_of, verb_of
from esbat.engine.state import KIND
from esbat.games.witchstone import moves
from esbat.games.witchstone import state as fields
from esbat.games.witchstone.game import WITCHSTONE
from esbat.games.witchstone.names import ACT_LEFT, ASK_ACT, ASK_TILE, SYMBOLS
from esbat.games.witchstone.state import OWED_BY_WITCHES, Board
from esbat.games.witchstone.tables_grid import ALL_CELLS
from esbat.parts.bits import WIDE_BIT, wide_listed
from tests.games.witchstone.given import RED, YELLOW, Given, given, road
from tests.games.witchstone.oracle import can_help, spells_held

rule = pytest.mark.rule

# ---- a batch is open until its bonuses are carried out


@rule("WST-R18", "WST-185")
def test_a_spell_from_the_last_witchs_token_is_offered_to_the_witches() -> None:
    play = given().row("doublewitch villages").connected(YELLOW, "t1-f1 t1-c1").token("f1", "scroll")
    play.lying(YELLOW, 2).has(YELLOW, "witch", 1).does(YELLOW, "send f1", "spend scroll", "take 1")
    assert (play.left("witch"), play.named(YELLOW, "boost")) == (0, ["witch"])
    play.does(YELLOW, "boost witch", "send c1", "summon")
    assert play.asked() == [RED]


@rule("WST-R18", "WST-R17")
def test_a_spell_from_the_last_steps_hex_is_offered_to_the_pentagram() -> None:
    play = given().row("doublepentagram villages").sets(fields.RING, YELLOW, 1).face_up(2, "energy-scroll")
    play.has(YELLOW, "pentagram", 1).does(YELLOW, "advance", "use scroll", "take 1")
    assert (play.left("pentagram"), play.named(YELLOW, "boost")) == (0, ["pentagram"])
    play.does(YELLOW, "boost pentagram", "advance")
    assert play.left("pentagram") == 1


@rule("WST-R18")
def test_a_spell_from_the_last_crystals_shelf_is_offered_to_the_crystals() -> None:
    play = given().row("doublecrystal villages").crystals(YELLOW, "2,1 0,1").has(YELLOW, "crystal", 1)
    play.does(YELLOW, "push 2,1 x3", "shelve x3", "take 1")
    assert (play.left("crystal"), play.named(YELLOW, "boost")) == (0, ["crystal"])
    play.does(YELLOW, "break 0,1")
    assert play.asked() == [RED]  # nothing is left that the spell could move


@rule("WST-R18", "WST-145")
def test_lifting_a_crystal_out_does_not_close_a_batch_that_a_spell_keeps_open() -> None:
    play = given().row("doublecrystal villages").crystals(YELLOW, "2,1 0,1 0,2").has(YELLOW, "crystal", 1)
    play.does(YELLOW, "push 2,1 x3", "shelve x3", "take 1", "break 0,1")
    assert (play.left("crystal"), play.named(YELLOW, "boost")) == (0, ["crystal"])
    play.does(YELLOW, "done")
    assert (play.asked(), play.scrolls(YELLOW)) == ([RED], ["doublecrystal"])


@rule("WST-R18")
def test_a_spell_for_another_type_keeps_nothing_open() -> None:
    play = given().row("doublewand villages").crystals(YELLOW, "2,1 0,1").has(YELLOW, "crystal", 1)
    play.does(YELLOW, "push 2,1 x3", "shelve x3", "take 1")
    assert play.asked() == [RED]


@rule("WST-R17", "WST-R18")
def test_a_spell_from_the_wands_own_space_comes_too_late_for_that_movement() -> None:
    play = given().row("doublewand single").sets(fields.AHEAD, YELLOW, 17).has(YELLOW, "wand", 1)
    play.does(YELLOW, "stride 1", "take 1")
    assert (play.asked(), play.scrolls(YELLOW)) == ([RED], ["doublewand"])


@rule("WST-R17")
def test_the_last_action_closes_a_batch_whatever_is_held() -> None:
    """It could have been added before: nobody is asked about it after every batch."""
    play = given().holds(YELLOW, "single").has(YELLOW, "energy", 1)
    assert play.named(YELLOW, "boost") == ["single"]
    play.does(YELLOW, "charge t1-f1")
    assert play.asked() == [RED]


@rule("WST-R17")
def test_a_runs_last_step_closes_its_batch_too() -> None:
    play = given().holds(YELLOW, "single").laid(YELLOW, "energy 0,2 wand 1,1")
    play.crystals(YELLOW, "0,1 2,0").has(YELLOW, "crystal", 2)
    play.does(YELLOW, "push 0,1 0,2", "push 0,2 -1,3")
    assert play.asked() == [RED]


@rule("WST-R17", "WST-050")
def test_a_token_first_then_the_spell_it_made_useful() -> None:
    """No witch can go anywhere until the token's energy has completed a connection."""
    play = given().connected(YELLOW, "t1-f1").token("f1", "energy").holds(YELLOW, "doublewitch")
    play.lying(YELLOW, 2).sets(fields.RESERVE, YELLOW, 0).has(YELLOW, "witch", 1).does(YELLOW, "send f1")
    assert (play.left("witch"), play.named(YELLOW, "boost")) == (0, [])
    assert play.refuses(YELLOW, "boost witch").rule == "WST-R49"
    play.does(YELLOW, "spend energy", "charge t1-c1")
    assert (play.left("witch"), play.named(YELLOW, "boost")) == (0, ["witch"])


# ---- a spell that can add nothing


@rule("WST-R49", "WST-161")
def test_no_spell_beyond_the_end_of_the_wand() -> None:
    play = given().holds(YELLOW, "doublewand single").sets(fields.AHEAD, YELLOW, 18).has(YELLOW, "wand", 1)
    assert play.named(YELLOW, "boost") == ["wand", "single"]
    play.has(YELLOW, "wand", 2)
    assert play.named(YELLOW, "boost") == []
    refusal = play.refuses(YELLOW, "boost single")
    assert (refusal.rule, refusal.key) == ("WST-R49", "witchstone-spell-adds-nothing")


@rule("WST-R49", "WST-R15")
def test_no_spell_beyond_the_scrolls_on_the_shelf() -> None:
    play = given().holds(YELLOW, "doublescroll").has(YELLOW, "scroll", 5)
    assert play.named(YELLOW, "boost") == ["scroll"]
    assert play.has(YELLOW, "scroll", 6).named(YELLOW, "boost") == []
    play.row("villages forests").pile_empty().has(YELLOW, "scroll", 2)
    assert play.named(YELLOW, "boost") == []


@rule("WST-R49", "WST-066")
def test_no_spell_for_more_energy_than_can_be_laid() -> None:
    play = given().holds(YELLOW, "doubleenergy").sets(fields.SUPPLY, YELLOW, 3).has(YELLOW, "energy", 2)
    assert play.named(YELLOW, "boost") == ["energy"]
    assert play.has(YELLOW, "energy", 3).named(YELLOW, "boost") == []


def only_free(play: Given, codes: str) -> Given:
    """Nobody has begun these connections; all others are taken."""
    play.board.free_roads = sum(int(WIDE_BIT[road(code)]) for code in codes.split())
    return play


@rule("WST-R49", "WST-062", "WST-065")
@pytest.mark.parametrize(
    ("free", "places"), [("t1-f2", 2), ("t1-f2 f2-v1", 3), ("t1-f2 f2-v1 v1-c2", 6), ("t1-f2 v1-c2", 2)]
)
def test_no_spell_for_energy_that_no_connection_could_take(free: str, places: int) -> None:
    play = only_free(given().holds(YELLOW, "doubleenergy"), free)
    assert play.has(YELLOW, "energy", places - 1).named(YELLOW, "boost") == ["energy"]
    assert play.has(YELLOW, "energy", places).named(YELLOW, "boost") == []


@rule("WST-R49", "WST-063")
@pytest.mark.parametrize(("free", "places"), [("", 2), ("t3-stone", 5), ("t1-f1", 3), ("c4-v4", 2)])
def test_a_connection_begun_counts_with_what_lies_beyond_it(free: str, places: int) -> None:
    play = only_free(given().holds(YELLOW, "doubleenergy").begun(YELLOW, "t1-stone", 1), free)
    assert play.has(YELLOW, "energy", places - 1).named(YELLOW, "boost") == ["energy"]
    assert play.has(YELLOW, "energy", places).named(YELLOW, "boost") == []


def a_way_of_four(actions: int, held: str = "") -> Given:
    """The one location left is behind an own connection and three of Red: four actions."""
    play = given().connected(YELLOW, "t1-f1").connected(RED, "f1-stone t3-stone t3-f3").holds(YELLOW, held)
    play.standing(YELLOW, "f1 stone t3").lying(YELLOW, 1).sets(fields.RESERVE, YELLOW, 0)
    return play.has(YELLOW, "witch", actions)


@rule("WST-R49", "WST-074", "WST-191")
@pytest.mark.parametrize(
    ("held", "offered"),
    [
        ("single", []),
        ("single doublewitch", ["witch", "single"]),
        ("doublewitch", []),
        ("doublewitch doublewitch", ["witch"]),
        ("single single single", ["single"]),
        ("doublewitch doublewitch single", ["witch", "single"]),
    ],
)
def test_spells_for_a_witch_whose_only_way_costs_three_more(held: str, offered: list[str]) -> None:
    assert a_way_of_four(1, held).named(YELLOW, "boost") == offered


@rule("WST-R49", "WST-074", "WST-R07")
def test_the_dearest_way_needs_every_action() -> None:
    assert a_way_of_four(4).named(YELLOW, "send") == ["f3"]
    assert a_way_of_four(3).named(YELLOW, "send") == []
    assert a_way_of_four(3, "single").named(YELLOW, "boost") == ["single"]
    assert a_way_of_four(4, "single").named(YELLOW, "boost") == []


@rule("WST-R49", "WST-074")
def test_actions_too_few_for_the_only_way_are_lost_unasked() -> None:
    play = a_way_of_four(1).to_lay(YELLOW).lays(YELLOW, "witch 0,1 energy 0,2").does(YELLOW, "begin witch")
    play.told("lost yellow witch 1")
    assert play.type() == "energy"
    play = a_way_of_four(1, "single doublewitch").to_lay(YELLOW).lays(YELLOW, "witch 0,1 energy 0,2")
    play.does(YELLOW, "begin witch")
    assert (play.left("witch"), play.named(YELLOW, "boost")) == (1, ["witch", "single"])


def a_way_to(code: str, actions: int) -> Given:
    """One witch in reserve, none lying, no spell; this location alone is free, up to four actions away."""
    play = given().connected(YELLOW, "t1-f1").connected(RED, "f1-stone t3-stone t3-f3")
    for taken in {"f1", "stone", "t3", "f3"} - {code}:
        play.standing(YELLOW, taken)
    return play.sets(fields.RESERVE, YELLOW, 1).has(YELLOW, "witch", actions)


@rule("WST-034", "WST-R07", "WST-R49")
@pytest.mark.parametrize(("code", "actions"), [("f1", 1), ("stone", 2), ("t3", 3), ("f3", 4)])
def test_a_batch_goes_on_for_the_only_way_and_not_with_one_action_less(code: str, actions: int) -> None:
    """Laying her down takes one action; what is left is just enough, or one too few."""
    play = a_way_to(code, actions + 1).does(YELLOW, "summon")
    assert (play.left("witch"), play.named(YELLOW, "send")) == (actions, [code])
    play.does(YELLOW, f"send {code}")
    assert play.asked() == [RED]
    play = a_way_to(code, actions).does(YELLOW, "summon")
    if actions > 1:
        play.told(f"lost yellow witch {actions - 1}")
    assert play.asked() == [RED]


@rule("WST-R49", "WST-068", "WST-070")
@pytest.mark.parametrize(
    ("reserve", "lying", "most"), [(1, 0, 2), (2, 0, 4), (1, 1, 3), (3, 0, 5), (0, 2, 2)]
)
def test_no_spell_for_more_than_all_witches_can_do(reserve: int, lying: int, most: int) -> None:
    """Two locations can be reached, one action each."""
    play = given().connected(YELLOW, "t1-f1 t1-c1").holds(YELLOW, "doublewitch")
    play.sets(fields.RESERVE, YELLOW, reserve).sets(fields.LYING, YELLOW, lying)
    assert play.has(YELLOW, "witch", most - 1).named(YELLOW, "boost") == ["witch"]
    assert play.has(YELLOW, "witch", most).named(YELLOW, "boost") == []


@rule("WST-R49", "WST-068", "WST-070")
def test_a_witch_must_lie_before_she_is_sent() -> None:
    """To lay her down and send her the way of four takes five actions, not four."""
    for held, offered in (("single", []), ("doublewitch", ["witch"])):
        play = a_way_of_four(3, held).sets(fields.LYING, YELLOW, 0).sets(fields.RESERVE, YELLOW, 1)
        assert play.named(YELLOW, "boost") == offered


@rule("WST-R49", "WST-R07")
def test_a_witch_token_goes_with_a_spell() -> None:
    play = a_way_of_four(2, "single")
    assert play.named(YELLOW, "boost") == []
    play.board.owed[OWED_BY_WITCHES + SYMBOLS.index("witch")] = 1
    assert play.named(YELLOW, "boost") == ["single"]


@rule("WST-R49", "WST-131")
def test_no_spell_without_crystals() -> None:
    play = given().holds(YELLOW, "doublecrystal").crystals(YELLOW, "").has(YELLOW, "crystal", 0)
    play.board.waiting[0] = 1
    assert play.named(YELLOW, "boost") == []


@rule("WST-R49", "WST-119", "WST-145")
def test_a_crystal_shut_in_waits_for_a_spell_or_for_room() -> None:
    """All cells but the crystals' own are covered, and the rim is three steps away from either."""
    for crystals, held, offers in (
        ("0,0", "", None),
        ("0,0", "single", None),
        ("0,0", "doublecrystal single", ["boost crystal", "boost single", "break 0,0", "done"]),
        ("0,0 0,1", "", ["break 0,0", "break 0,1", "done"]),
    ):
        play = given().holds(YELLOW, held).crystals(YELLOW, crystals)
        play.sets(fields.COVERED, YELLOW, int(ALL_CELLS & ~play.get(fields.CRYSTALS, YELLOW)))
        play.has(YELLOW, "crystal", 1).also(YELLOW, "energy", 1).does(YELLOW, "done")
        assert (play.offers(YELLOW) if play.asked() == [YELLOW] else None) == offers, (crystals, held)


# ---- thousands of positions


def shaken(board: Board, chance: Chance) -> None:
    """A table late and poor: supplies near their end, spells in hand, crystals few."""
    seat, own = int(board.turn), board.own
    own[fields.SUPPLY + seat] = min(int(own[fields.SUPPLY + seat]), int(chance.pick(5)))
    lying = int(chance.pick(3))
    own[fields.LYING + seat] = lying
    own[fields.RESERVE + seat] = chance.pick(3)
    own[fields.AHEAD + seat] = max(int(own[fields.AHEAD + seat]), int(board.box.last_space - chance.pick(4)))
    if chance.pick(2):
        own[fields.CRYSTALS + seat] = 0
        own[fields.BLACK + seat] = 0
    for _ in range(int(chance.pick(5))):
        spells = wide_listed(board.scroll_pile & board.box.spells)
        if spells:
            spell = WIDE_BIT[spells[chance.pick(len(spells))]]
            board.scroll_pile &= ~spell
            own[fields.SCROLLS + seat] |= spell
    if chance.pick(4) == 0:
        board.scroll_pile = 0


def questions(plays: int) -> Iterator[tuple[Board, int, list[int]]]:
    """Random plays, shaken now and then; spells are seldom used and crystals often lifted out."""
    for play in range(plays):
        options = {"any_spell": "true"} if play % 3 == 0 else {}
        state = WITCHSTONE.new(2 + play % 3, options, seeded(play))
        assert isinstance(state, Board)
        chooser = seeded(play + 1000)
        while state.acting():
            seat = int(state.mover())
            if state.top(KIND) == ASK_TILE and chooser.pick(3) == 0:
                shaken(state, chooser)
            legal = state.legal(seat)
            yield state, seat, legal
            seldom = moves.VERB_BOOST if chooser.pick(3) else moves.VERB_DONE
            offered = [move for move in legal if verb_of(move) != seldom] or legal
            state.apply(seat, offered[chooser.pick(len(offered))])


@rule("WST-R17", "WST-R49")
def test_every_spell_that_is_offered_helps_and_none_that_helps_is_withheld() -> None:
    met: Counter[str] = Counter()
    for board, seat, legal in questions(120):
        if board.top(KIND) != ASK_ACT:
            continue
        offered = {int(argument_of(move)) for move in legal if verb_of(move) == moves.VERB_BOOST}
        for spell in spells_held(board, seat):
            met["offered" if spell in offered else "withheld"] += 1
            assert (spell in offered) == can_help(board, seat, spell), (spell, board.numbers())
    assert met["offered"] > 1000 and met["withheld"] > 100, met


@rule("WST-R49", "WST-048")
def test_no_question_has_nothing_but_an_end() -> None:
    asked = idle = at_nought = 0
    for board, seat, legal in questions(120):
        if board.top(KIND) == ASK_ACT:
            asked += 1
            verbs = {int(verb_of(move)) for move in legal}
            idle += verbs == {int(moves.VERB_DONE)}
            if board.top(ACT_LEFT) == 0:
                at_nought += int(moves.VERB_BOOST) in verbs
                assert verbs - {int(moves.VERB_DONE), int(moves.VERB_BREAK)}, board.numbers()
    assert (idle, asked > 5000, at_nought > 20) == (0, True, True), (asked, at_nought)
