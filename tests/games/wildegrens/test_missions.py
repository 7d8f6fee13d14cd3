"""Every Mission: its figures, and what it does when chosen, left alone, won or lost."""

import pytest

from esbat.games.wildegrens.names import TRIGGERS
from esbat.games.wildegrens.tables import STANDARD
from tests.games.wildegrens.given import Given, given

JURORS = {mission.code: mission.juror for mission in STANDARD.missions}
STRONG = "charlotte jocelyn phyllis eleanor"  # thirteen once revealed
TESTED: set[str] = set()


def boxes(*names: str) -> None:
    """What has been looked at: `granary success`."""
    TESTED.update(names)


def table(code: str) -> Given:
    """This Mission with the school and the beast's tracks, or two others that keep quiet."""
    juror = JURORS[code]
    others = [
        pair for pair in (("linn", "granary"), ("ansel", "school"), ("greta", "snow")) if pair[0] != juror
    ]
    play = given().jury(f"{juror} {others[0][0]} {others[1][0]}")
    return play.row(f"{code} {others[0][1]} {others[1][1]}")


def won(code: str) -> Given:
    return table(code).in_play(revealed=STRONG).phase4(code)


def lost(code: str) -> Given:
    return table(code).in_play(hidden="gwen mary").phase4(code)


def left_alone(code: str) -> Given:
    return table(code).hand("jane")


boxes("granary success", "barley not_chosen", "barley failure", "scarecrow chosen", "scarecrow failure")


def test_linns_missions() -> None:
    assert won("granary").start().board.extra == 1
    play = left_alone("barley").challenge_top("boar1").moves("done", "choose school")
    assert play.challenges_at(0) == "boar1*"
    assert lost("barley").start().board.extra == -1
    limited = table("scarecrow").hand("jane mercy").phase3("scarecrow").moves("reveal mercy")
    assert limited.offers() == ["hide jane"]
    assert lost("scarecrow").luck_is(1, 1).start().board.souls_total == 2


boxes("school failure", "birchwood success", "birchwood failure", "hut success", "hut failure")


def test_ansels_missions() -> None:
    assert lost("school").luck_is(1).start().board.souls_total == 1
    assert won("birchwood").recruits("marie").start().in_discard() == "marie"
    assert lost("birchwood").luck_is(4).start().board.souls_total == 2
    play = won("hut").prison("jane mercy katherine").moves("rescue jane", "rescue mercy")
    assert play.zone(play.board.discard) == {"jane", "mercy"}
    assert lost("hut").start().board.curse_pile == 2


boxes("bones success", "camp chosen", "horseman failure")


def test_rodericks_missions() -> None:
    play = won("bones").at(1, "boar1* mob1*").at(2, "wolf1*").start()
    assert play.offers() == [f"to {code}" for code in play.missions_shown()[1:]]
    play.moves(play.offers()[0])
    assert play.challenges_at(1) == "boar1 mob1"
    assert table("camp").at(0, "boar1 toad").in_play(revealed=STRONG).phase4("camp").start().cost("a1") == 3
    horse = lost("horseman").luck_is(1).start()
    assert horse.zone(horse.board.gone) == {"mary"}


boxes("chapel success", "household chosen", "household success", "crypt not_chosen", "crypt failure")


def test_silas_missions() -> None:
    assert won("chapel").hand("curse").start().board.curse_pile == 4
    assert table("household").hand("jane gwen").moves("done", "choose household").offers() == [
        "drop jane",
        "drop gwen",
    ]
    play = won("household").papers(0, 1, 2, up=False).papers(1).papers(2, 3).moves("unveil silas1")
    assert play.board.papers_up == 16 + 3 and play.asks() == "reward"  # the second by itself
    assert left_alone("crypt").moves("done", "choose school").board.curse_pile == 2
    assert lost("crypt").start().ending() == "card"


boxes("snow success", "traps success", "traps failure", "bloodmoon not_chosen", "bloodmoon failure")


def test_gretas_missions() -> None:
    play = won("snow").at(1, "boar1* mob1* toad*").start()
    assert play.moves("uncover b1", "uncover b3").challenges_at(1) == "boar1 mob1* toad"
    play = won("traps").at(1, "boar1* mob1").moves("discard b2")
    assert play.challenge_discard() == {"mob1"}
    assert len(lost("traps").start().zone(lost("traps").start().board.gone)) == 1
    assert left_alone("bloodmoon").luck_is(1).moves("done", "choose school").board.souls_total == 1
    assert lost("bloodmoon").start().board.gone


boxes("well not_chosen", "well failure", "fever success", "fever failure", "pit chosen", "pit failure")


def test_matthias_missions() -> None:
    play = left_alone("well").challenge_top("boar1").moves("done", "choose school")
    assert play.challenges_at(0) == "boar1*"
    assert lost("well").start().board.curse_pile == 2
    assert won("fever").souls(1, 3).moves("restore 3").board.souls_total == 1
    assert lost("fever").luck_is(1).start().board.souls_total == 1
    hard = table("pit").hand("curse curse").in_play(revealed=STRONG).at(0, "boar1").phase4("pit").start()
    assert hard.needs() == 9
    gone = lost("pit").prison("jane mercy katherine").start()
    assert len(gone.zone(gone.board.gone)) == 2


boxes("herd success", "charm success", "charm failure", "sleepers success", "sleepers failure")


def test_ottilies_missions() -> None:
    play = won("herd").challenge_top("boar1 toad").start()
    assert (play.challenges_at(1), play.challenges_at(2)) == ("boar1*", "toad*")
    assert won("charm").hand("curse").start().board.curse_pile == 4
    assert lost("charm").start().board.curse_pile == 2
    assert won("sleepers").start().board.must_trial
    assert lost("sleepers").start().board.extra == -2


boxes("lanterns success", "ferry chosen", "ferry failure", "bride failure")


def test_barnabas_missions() -> None:
    play = won("lanterns").papers(0, 1, 4, up=False).moves("unveil barnabas2").told("unveiled barnabas2 4")
    assert play.asks() == "reward"
    mute = table("ferry").hand("katherine jane curse").phase3("ferry").moves("hide katherine")
    assert mute.asks() == "play"
    assert lost("ferry").start().markers() == [0, 1, 1]
    assert lost("bride").start().markers() == [0, 0, 0]


@pytest.mark.parametrize("mission", STANDARD.missions, ids=lambda mission: mission.code)
def test_figures_of_a_mission(mission: object) -> None:
    """Its difficulty is what it takes, and its two values are what it gives."""
    row = next(found for found in STANDARD.missions if found is mission)
    play = won(row.code)
    needed = row.difficulty
    assert play.needs() == needed
    for juror in (JURORS[row.code], None):
        play = won(row.code).papers(0, 1, 1).papers(1, 1, 1).papers(2, 1, 1)
        play.start()
        place = 0 if juror else 1
        code = STANDARD.jurors[play.board.jury[place]].code
        while play.asks() not in ("reward", "over"):
            play.moves(play.offers()[0])
        play.moves(f"persuade {code}")
        assert play.markers()[place] == 1 + (row.linked if juror else row.other)


@pytest.mark.parametrize("mission", STANDARD.missions, ids=lambda mission: mission.code)
def test_every_box_of_a_mission_is_looked_at_here(mission: object) -> None:
    row = next(found for found in STANDARD.missions if found is mission)
    for trigger in TRIGGERS:
        if getattr(row, trigger):
            assert f"{row.code} {trigger}" in TESTED
