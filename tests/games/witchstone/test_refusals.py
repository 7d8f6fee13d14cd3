"""Why not: every reason there is, with the rule it rests on and what it speaks of."""

from collections.abc import Callable
from typing import Final

import pytest

from esbat.games.witchstone import state as fields
from tests.games.witchstone.given import RED, YELLOW, Given, fresh, given
from tests.games.witchstone.scenes import (
    alone,
    at_corner,
    choosing_tower,
    cramped,
    crystals,
    energy,
    far,
    hex_taken,
    laying,
    on_rim,
    on_wand,
    over,
    picking,
    running,
    spells,
    token_waits,
    wishing,
    witches,
)

Case = tuple[Callable[[], Given], str, str, str, dict[str, object]]


def cell(text: str) -> dict[str, object]:
    return {"cell": text}


def asked(question: str) -> dict[str, object]:
    return {"question": question}


def busy(symbol: str, left: int) -> dict[str, object]:
    return {"symbol": symbol, "left": left}


CASES: Final[list[Case]] = [
    # whose moment it is, and what is asked
    (over, "done", "WST-216", "play-over", {}),
    (lambda: given().to_lay(RED), "lay energy-witch", "WST-036", "not-your-turn", {"seat": RED}),
    (fresh, "settle t1", "WST-018", "not-your-turn", {"seat": RED}),
    (choosing_tower, "lay energy-witch", "WST-018", "asked-something-else", asked("tower")),
    (lambda: laying("tile"), "put 0,0", "WST-027", "asked-something-else", asked("tile")),
    (lambda: laying("cell"), "join 0,0", "WST-027", "asked-something-else", asked("cell")),
    (lambda: laying("neighbour"), "lay energy-witch", "WST-027", "asked-something-else", asked("neighbour")),
    (lambda: laying("order"), "put 0,0", "WST-032", "asked-something-else", asked("order")),
    (energy, "lay energy-witch", "WST-048", "asked-something-else", asked("act")),
    (running, "done", "WST-R27", "asked-something-else", asked("run")),
    (picking, "shelve x5", "WST-126", "asked-something-else", asked("token")),
    (picking, "break 0,0", "WST-126", "asked-something-else", asked("token")),
    (hex_taken, "wish wand", "WST-103", "asked-something-else", asked("hex")),
    (wishing, "advance", "WST-102", "asked-something-else", asked("wish")),
    # lifting crystals out
    (choosing_tower, "break 0,0", "WST-R25", "break-in-own-turn", {}),
    (running, "break 2,-2", "WST-R27", "crystal-runs", {}),
    (lambda: running().sets(fields.TURNS, YELLOW, 1), "break 2,-2", "WST-R27", "crystal-runs", {}),
    (lambda: running().sets(fields.TURNS, YELLOW, 0), "break 2,-2", "WST-R25", "break-in-own-turn", {}),
    (energy, "break 0,1", "WST-145", "no-crystal", cell("0,1")),
    (lambda: cramped("0,0"), "break 0,0", "WST-236", "breaking-is-no-help", {}),
    # towers and tiles
    (choosing_tower, "settle t2", "WST-019", "tower-taken", {"what": "t2"}),
    (lambda: laying("tile"), "lay energy-scroll", "WST-014", "not-in-hand", {"what": "energy-scroll"}),
    (lambda: laying("tile"), "discard energy-scroll", "WST-014", "not-in-hand", {"what": "energy-scroll"}),
    (lambda: laying("tile"), "discard energy-witch", "WST-236", "a-tile-can-be-laid", {}),
    (lambda: cramped("0,0", "0,1"), "lay energy-witch", "WST-236", "no-room", {}),
    (lambda: cramped("0,0", "0,1"), "discard energy-witch", "WST-236", "a-tile-can-be-laid", {}),
    (lambda: laying("cell"), "put 3,0", "WST-028", "printed-cell", cell("3,0")),
    (lambda: laying("cell"), "put 0,0", "WST-029", "crystal-on-cell", cell("0,0")),
    (lambda: laying("cell"), "put 1,1", "WST-029", "crystal-on-cell", cell("1,1")),
    (lambda: laying("cell"), "put 0,2", "WST-030", "cell-covered", cell("0,2")),
    (alone, "put 3,-2", "WST-027", "no-free-neighbour", cell("3,-2")),
    (lambda: laying("neighbour"), "join -3,3", "WST-028", "printed-cell", cell("-3,3")),
    (lambda: laying("neighbour"), "join 0,0", "WST-029", "crystal-on-cell", cell("0,0")),
    (lambda: laying("neighbour"), "join 0,1", "WST-030", "cell-covered", cell("0,1")),
    (lambda: laying("neighbour"), "join 2,0", "WST-027", "not-beside", cell("2,0")),
    (lambda: laying("order"), "begin wand", "WST-032", "not-on-tile", {"symbol": "wand"}),
    # special hexes
    (hex_taken, "use scroll", "WST-104", "not-on-hex", {"symbol": "scroll"}),
    (hex_taken, "fix 0,3", "WST-108", "printed-cell", cell("0,3")),
    (hex_taken, "fix 0,0", "WST-108", "crystal-on-cell", cell("0,0")),
    (hex_taken, "fix 0,1", "WST-108", "cell-covered", cell("0,1")),
    # tokens and spells
    (picking, "pick scroll", "WST-126", "no-such-token", {"what": "scroll"}),
    (picking, "pick points", "WST-126", "no-such-token", {"what": "points"}),
    (token_waits, "spend wand", "WST-048", "no-token-owed", busy("witch", 0)),
    (crystals, "spend wand-black", "WST-048", "no-token-owed", busy("crystal", 1)),
    (energy, "boost energy", "WST-185", "no-such-spell", {"spell": "energy", "symbol": "energy"}),
    (lambda: energy().holds(YELLOW, "doublewand"), "boost wand", "WST-185", "spell-for-another",
     {"spell": "wand", "symbol": "energy"}),
    (spells, "boost wand", "WST-R49", "spell-adds-nothing", {"spell": "wand", "symbol": "wand"}),
    (spells, "boost single", "WST-R49", "spell-adds-nothing", {"spell": "single", "symbol": "wand"}),
    # batches
    *[
        (energy, text, "WST-033", "another-type", busy("energy", 2))
        for text in ("summon", "send f1", "advance", "push 0,0 0,1", "shelve x1", "lower x1", "aside x1",
                     "stride 1", "take 1")
    ],
    (witches, "charge t1-c1", "WST-033", "another-type", busy("witch", 2)),
    (token_waits, "summon", "WST-048", "no-actions-left", busy("witch", 0)),
    (token_waits, "send c1", "WST-048", "no-actions-left", busy("witch", 0)),
    (on_rim, "push 0,1 0,2", "WST-048", "no-actions-left", busy("crystal", 0)),
    (on_rim, "done", "WST-124", "crystals-wait", {}),
    # energy
    (lambda: energy().begun(RED, "t1-c1", 1), "charge t1-c1", "WST-062", "road-taken", {"road": "t1-c1"}),
    (lambda: energy().connected(YELLOW, "t1-c1"), "charge t1-c1", "WST-055", "road-complete",
     {"road": "t1-c1"}),
    (lambda: energy().begun(YELLOW, "t1-stone", 2), "charge t1-c1", "WST-063", "finish-first",
     {"road": "t1-c1", "begun": "t1-stone"}),
    (energy, "charge f3-stone", "WST-056", "begin-at-tower", {"road": "f3-stone"}),
    (lambda: energy().connected(YELLOW, "t1-c1"), "charge f3-stone", "WST-065", "not-linked",
     {"road": "f3-stone"}),
    # witches
    (witches, "send t1", "WST-088", "own-tower", {"location": "t1"}),
    (lambda: witches().standing(YELLOW, "f1"), "send f1", "WST-086", "already-there", {"location": "f1"}),
    (lambda: witches().lying(YELLOW, 0), "send f1", "WST-070", "nobody-lies", {"location": "f1"}),
    (witches, "send stone", "WST-071", "no-route", {"location": "stone"}),
    (far, "send t3", "WST-074", "too-dear", {"location": "t3", "cost": 3, "left": 2}),
    (lambda: witches().sets(fields.RESERVE, YELLOW, 0), "summon", "WST-084", "no-witch-left", {}),
    # crystals and shelves
    (crystals, "push 0,1 0,2", "WST-116", "no-crystal", cell("0,1")),
    (crystals, "push 2,-3 x1", "WST-116", "no-crystal", cell("2,-3")),
    (crystals, "push 1,-3 0,-3", "WST-121", "stop-on-printed", cell("0,-3")),
    (crystals, "push 1,-3 0,-2", "WST-119", "stop-on-free", cell("0,-2")),
    (running, "push 2,-2 2,-3", "WST-R27", "crystal-runs", {}),
    (running, "push 0,-2 0,-1", "WST-119", "stop-on-free", cell("0,-1")),
    (running, "push 0,-2 1,-3", "WST-119", "stop-on-free", cell("1,-3")),
    (at_corner, "push 1,-3 0,-3", "WST-121", "stop-on-printed", cell("0,-3")),
    (on_rim, "shelve x2", "WST-130", "nobody-waits", {"rim": "x2"}),
    (on_rim, "shelve x5-black", "WST-130", "nobody-waits", {"rim": "x5-black"}),
    (lambda: on_rim(upper=4), "shelve x5", "WST-142", "shelf-full", {"symbol": "witch"}),
    (lambda: on_rim(lowest=4), "lower x5", "WST-141", "lowest-full", {}),
    (on_rim, "aside x5", "WST-143", "upper-open", {"symbol": "witch"}),
    (lambda: on_rim(upper=4), "aside x5", "WST-143", "lowest-open", {"symbol": "witch"}),
    # the wand and the scrolls
    (lambda: on_wand(3, 2), "stride 3", "WST-150", "not-so-far", {"left": 2}),
    (lambda: on_wand(18, 4), "stride 3", "WST-161", "end-of-wand", {"left": 2}),
    (lambda: given().has(YELLOW, "scroll", 2), "take 3", "WST-176", "not-so-many-scrolls", {"left": 2}),
    (lambda: given().row("villages forests castles").pile_empty().has(YELLOW, "scroll", 5), "take 4",
     "WST-183", "scrolls-few", {"left": 3}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("scene", "text", "rule", "key", "facts"),
    CASES,
    ids=[f"{case[3]}-{case[1].replace(' ', '-')}" for case in CASES],
)
def test_a_refusal_names_the_rule_and_what_it_is_about(
    scene: Callable[[], Given], text: str, rule: str, key: str, facts: dict[str, object]
) -> None:
    refusal = scene().refuses(YELLOW, text)
    assert (refusal.rule, refusal.key, refusal.facts) == (rule, f"witchstone-{key}", facts)
