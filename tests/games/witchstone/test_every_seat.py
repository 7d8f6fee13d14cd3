"""What counts for one seat counts for every other alike, and what one has is nobody else's."""

import pytest

from esbat.games.witchstone import state as fields
from tests.games.witchstone.given import HOMES, Given, given

rule = pytest.mark.rule

NOT_MET = "clusterwitch clusterpentagram clustercrystal clusterwand clusterscroll towers towersjoined"
LITTLE = "villages castles"
WELL = """
clusterenergy forests villagejoined onstone witchesout witcheslying silvers hexesowned scrollsowned
tokensowned crystalsshelved
"""
PERFECT = "forestfirst villagefirst castlefirst castlejoined"
POINTS = {
    code: points
    for codes, points in ((NOT_MET, 1), (LITTLE, 3), (WELL, 5), (PERFECT, 7))
    for code in codes.split()
}


def poor(seat: int) -> Given:
    """This seat is at the first tower; nobody has done anything but the next one, who stands on the stone."""
    play = given(4)
    for after, home in enumerate(HOMES):
        play.at_tower((seat + after) % 4, home)
    return play.standing((seat + 1) % 4, "stone")


def rich(seat: int) -> Given:
    """This seat has done much."""
    play = poor(seat)
    play.standing(seat, "f1 f2 v1 c1 stone").lying(seat, 2)
    play.connected(seat, "t1-f1 f1-v4 t1-c1").sets(fields.AHEAD, seat, 12).sets(fields.TOKENS, seat, 5)
    play.sets(fields.HEXES, seat, 2**0 + 2**1 + 2**2).sets(fields.SPENT, seat, 2**5 - 1)
    play.sets(fields.SHELVED, seat, 4).crystals(seat, "")
    play.laid(seat, "energy 0,0 witch 0,1 / energy 1,0 wand 1,1 / energy 1,-1 scroll 2,-1")
    return play.laid(seat, "energy 2,0 pentagram 2,1 / energy -1,0 crystal -1,-1")


@rule("WST-194", "WST-195", "WST-198", "WST-200", "WST-201", "WST-204", "WST-208")
@pytest.mark.parametrize("seat", range(4))
def test_prophecies_are_met_by_their_owners_own_doing(seat: int) -> None:
    play = rich(seat)
    assert len(POINTS) == 24
    assert {code: play.prophecy(seat, code) for code in POINTS} == POINTS
    for other in range(4):
        if other != seat:
            first = 7 if other == (seat + 1) % 4 else 1
            assert {code: play.prophecy(other, code) for code in POINTS} == {
                **dict.fromkeys(POINTS, 1),
                "onstone": first,
            }


@rule("WST-158", "WST-167", "WST-168", "WST-169", "WST-170", "WST-171", "WST-172")
@pytest.mark.parametrize("seat", range(4))
def test_a_silver_space_counts_what_its_crosser_has(seat: int) -> None:
    """Connections, scrolls, crystals, witches, tokens, and twice the special hexes: the own ones."""
    found: dict[int, list[int]] = {}
    for owner in (seat, (seat + 2) % 4):
        found[owner] = []
        for space in (4, 7, 9, 11, 16, 20):
            play = rich(seat).sets(fields.AHEAD, owner, space - 1).has(owner, "wand", 1)
            found[owner].append(play.does(owner, "stride 1").earned(owner, "wand"))
    assert found == {seat: [3, 5, 4, 8, 5, 6], (seat + 2) % 4: [0, 0, 0, 1, 0, 0]}


def seen(play: Given, seat: int) -> dict[str, object]:
    """A seat through its own eyes, but for who leads on the wand, which hangs on the others."""
    seats = play.view(seat)["seats"]
    assert isinstance(seats, list)
    return {name: value for name, value in seats[seat].items() if name != "leads"}


@pytest.mark.parametrize("seat", range(4))
def test_what_one_seat_has_is_nobody_elses(seat: int) -> None:
    before = [seen(poor(seat), other) for other in range(4)]
    play = rich(seat).sets(fields.TURNS, seat, 7).sets(fields.DRAWS, seat, 3).sets(fields.RING, seat, 8)
    play.sets(fields.OWLS, seat, 2**4 + 2**9).sets(fields.SPOILED, seat, 1).sets(fields.BESIDE, seat, 2)
    play.sets(fields.SCORE, seat, 40).hand(seat, "wand-scroll").holds(seat, "villages").hex(
        seat, "wand-scroll", "0,2"
    )
    after = [seen(play, other) for other in range(4)]
    assert [other for other in range(4) if after[other] != before[other]] == [seat]
    same = {name for name, value in before[seat].items() if after[seat][name] == value}
    assert same == {"earned", "handicap", "tower", "open_road"}
