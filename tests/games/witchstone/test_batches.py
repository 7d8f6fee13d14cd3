"""Batches within batches: which closes when, what is kept for the one below, and the last hex of the pile."""

import pytest

from esbat.games.witchstone import state as fields
from esbat.games.witchstone.names import STEP_CROSS, SYMBOLS
from esbat.games.witchstone.state import OWED_BY_CRYSTALS, OWED_BY_WITCHES
from esbat.parts.bits import WIDE_BIT, wide_count
from tests.games.witchstone.given import RED, YELLOW, Given, given, hex_number

rule = pytest.mark.rule


def nested(outer: int, inner: int) -> Given:
    """Witch actions within witch actions; a token of theirs is unused, one witch lies and none is left.

    An idle batch above both is given up first, so that the table judges the inner one by itself.
    """
    play = given().lying(YELLOW, 1).sets(fields.RESERVE, YELLOW, 0)
    play.board.owed[OWED_BY_WITCHES + SYMBOLS.index("energy")] = 1
    play.has(YELLOW, "witch", outer).also(YELLOW, "witch", inner, "hex").also(YELLOW, "pentagram", 1)
    return play.does(YELLOW, "done")


@rule("WST-050", "WST-R49")
def test_an_inner_batch_waits_for_the_token_that_makes_it_useful() -> None:
    """No way is open yet: the inner batch keeps its actions until the token's energy has opened one."""
    play = nested(outer=1, inner=2)
    assert (play.left("witch"), play.view(YELLOW)["source"]) == (2, "hex")
    play.does(YELLOW, "spend energy", "charge t1-f1", "send f1")
    play.told("scored yellow 2 witches", "lost yellow witch 1", "lost yellow witch 1")
    assert play.asked() == [RED]


@rule("WST-050")
def test_an_inner_batch_at_its_end_leaves_its_tokens_to_the_one_below() -> None:
    play = nested(outer=1, inner=0)
    assert (play.left("witch"), play.view(YELLOW)["source"]) == (1, "tile")
    assert play.named(YELLOW, "spend") == ["energy"]


@rule("WST-050", "WST-R36")
def test_giving_up_an_inner_batch_loses_its_actions_but_no_token() -> None:
    play = nested(outer=1, inner=2).does(YELLOW, "done").told("lost yellow witch 2")
    assert (play.left("witch"), play.named(YELLOW, "spend")) == (1, ["energy"])
    play.does(YELLOW, "done").told("lost yellow witch 1", "lost_tokens yellow 1")
    assert play.asked() == [RED]


@rule("WST-050", "WST-R36")
def test_the_last_batch_of_its_type_at_nought_waits_for_its_tokens() -> None:
    play = nested(outer=0, inner=0)
    assert (play.left("witch"), play.offers(YELLOW)[0]) == (0, "spend energy")


@rule("WST-051", "WST-130")
def test_crystals_on_the_rim_wait_for_the_batch_below() -> None:
    play = given().crystals(YELLOW, "0,1").has(YELLOW, "crystal", 1).also(YELLOW, "crystal", 0, "hex")
    play.board.waiting[0] = 1
    play.also(YELLOW, "pentagram", 1).does(YELLOW, "done")
    assert (play.left("crystal"), play.view(YELLOW)["source"]) == (1, "tile")
    assert "shelve x1" in play.offers(YELLOW)


@rule("WST-124", "WST-130")
def test_the_last_batch_of_crystals_does_not_end_before_the_rim_is_empty() -> None:
    play = given().crystals(YELLOW, "").has(YELLOW, "crystal", 2)
    play.board.waiting[0] = 1
    play.also(YELLOW, "pentagram", 1).does(YELLOW, "done")
    assert play.offers(YELLOW) == ["shelve x1", "lower x1"]


@rule("WST-051", "WST-133")
@pytest.mark.parametrize(
    ("kind", "name"), [(0, "energy"), (5, "scroll"), (6, "energy-black"), (11, "scroll-black")]
)
def test_every_token_of_crystals_keeps_their_batch_open(kind: int, name: str) -> None:
    play = given().crystals(YELLOW, "").has(YELLOW, "crystal", 0)
    play.board.owed[OWED_BY_CRYSTALS + kind] = 1
    play.also(YELLOW, "pentagram", 1).does(YELLOW, "done")
    assert play.offers(YELLOW) == [f"spend {name}", "done"]


@rule("WST-050")
@pytest.mark.parametrize("name", SYMBOLS)
def test_every_token_of_witches_keeps_their_batch_open(name: str) -> None:
    play = given().crystals(YELLOW, "").sets(fields.RESERVE, YELLOW, 0).has(YELLOW, "witch", 0)
    play.board.owed[OWED_BY_WITCHES + SYMBOLS.index(name)] = 1
    play.also(YELLOW, "pentagram", 1).does(YELLOW, "done")
    assert play.offers(YELLOW) == [f"spend {name}", "done"]


@rule("WST-R07", "WST-074")
def test_actions_of_all_open_batches_pay_one_way_the_topmost_first() -> None:
    """A way of three: own connection, then two of Red."""
    play = given().connected(YELLOW, "t1-f1").connected(RED, "f1-stone t3-stone").lying(YELLOW, 1)
    play.has(YELLOW, "witch", 3).also(YELLOW, "witch", 1, "hex").does(YELLOW, "send t3")
    assert (play.left("witch"), play.view(YELLOW)["source"]) == (1, "tile")


@rule("WST-049")
@pytest.mark.parametrize("deep", [29, 30, 31, 32, 33, 100])
def test_bonuses_nest_as_deep_as_they_like(deep: int) -> None:
    """What the wand crosses now goes below everything, under what it crossed before."""
    play = given().sets(fields.AHEAD, RED, 20).has(YELLOW, "pentagram", 1)
    play.board.push(STEP_CROSS, 0, 2, 1, 1)
    for _ in range(deep):
        play.also(YELLOW, "energy", 1)
    play.also(YELLOW, "wand", 4).does(YELLOW, "stride 1").told("strode yellow 1 1")
    assert play.board.depth == deep + 4
    play.does(YELLOW, *["done"] * deep)
    assert play.left("pentagram") == 1


@rule("WST-098", "WST-099")
def test_the_last_hex_of_the_pile_is_turned_up_too() -> None:
    play = given().sets(fields.RING, YELLOW, 1).face_up(2, "energy-witch")
    last = hex_number("wand-scroll")
    play.board.hex_pile = int(WIDE_BIT[last])
    play.has(YELLOW, "pentagram", 1).does(YELLOW, "advance").told("turned_hex wand-scroll")
    assert (play.board.face_up[2], play.board.hex_pile) == (last, 0)
    play.does(YELLOW, "use energy")
    play.has(YELLOW, "pentagram", 1).sets(fields.RING, YELLOW, 1).does(YELLOW, "advance")
    assert play.board.face_up[2] == -1


@rule("WST-180", "WST-183")
def test_the_last_scroll_of_the_pile_is_shown_too() -> None:
    play = given().row("villages forests castles towers onstone silvers")
    pile = int(play.board.scroll_pile)
    play.board.scroll_pile = pile & -pile
    play.has(YELLOW, "scroll", 1).does(YELLOW, "take 1")
    assert (len(play.shown()), play.board.scroll_pile) == (6, 0)
    play.has(YELLOW, "scroll", 1).does(YELLOW, "take 1")
    assert len(play.shown()) == 5


@rule("WST-035")
def test_the_last_tile_of_the_reserve_is_drawn_too() -> None:
    play = given().sets(fields.DRAWS, YELLOW, 1).has(YELLOW, "energy", 1)
    before = play.tiles(YELLOW)
    play.does(YELLOW, "done")
    assert (play.tiles(YELLOW), play.get(fields.DRAWS, YELLOW)) == (before + 1, 0)
    assert wide_count(play.board.own[fields.UNDRAWN + YELLOW]) > 0
