"""Every Challenge: what it costs, what it does overcome or left alone, what a Familiar is good for."""

import pytest

from esbat.games.wildegrens.tables import STANDARD
from tests.games.wildegrens import sheet
from tests.games.wildegrens.given import Given, given

ROWS = {challenge.code: challenge for challenge in STANDARD.challenges}
PRINTED = {code: row[2] for code, row in zip(ROWS, sheet.CHALLENGES, strict=True)}
STRONG = "charlotte jocelyn phyllis eleanor"
TESTED: set[str] = set()
ACT_ONE = {mission.juror: mission.code for mission in STANDARD.missions if mission.act == 1}


def about(*names: str) -> None:
    """Cards of these names are played below."""
    TESTED.update(names)


def table(code: str) -> Given:
    """The card lies at the first Mission, its Juror's if it has one; the two others keep quiet."""
    juror = ROWS[code].juror or "linn"
    others = [other for other in ("linn", "ansel", "greta") if other != juror][:2]
    play = given().jury(f"{juror} {others[0]} {others[1]}")
    return play.row(f"{ACT_ONE[juror]} {ACT_ONE[others[0]]} {ACT_ONE[others[1]]}").at(0, code)


def facing(code: str, hidden: str = "") -> Given:
    """Thirteen power and the card."""
    play = table(code).in_play(hidden, STRONG)
    return play.phase4(ACT_ONE[ROWS[code].juror or "linn"]).start()


def left(code: str, hidden: str = "", *luck: int) -> Given:
    """The Mission succeeds, the card is left alone."""
    play = table(code).in_play(hidden, STRONG).luck_is(*luck)
    play.phase4(ACT_ONE[ROWS[code].juror or "linn"]).moves("done")
    while play.asks() != "reward":
        play.moves(play.offers()[0])
    return play.moves(play.offers()[0])


about("nightjars", "wisp")


@pytest.mark.parametrize("code", ["nightjars1", "nightjars2", "nightjars3", "wisp1", "wisp2"])
def test_those_that_block_challenges(code: str) -> None:
    play = table(code)
    play.board.spots[1] = STANDARD.challenges.index(ROWS["toad"])
    play.board.filled |= 2
    play.board.up |= 2
    play.in_play("", STRONG).phase4(ACT_ONE[ROWS[code].juror or "linn"]).start()
    assert play.offers() == ["beat a1", "done"]
    assert "beat a2" in play.moves("beat a1").offers()


about("mob", "strawman")


@pytest.mark.parametrize("code", ["mob1", "mob2", "mob3", "strawman"])
def test_those_that_block_the_mission(code: str) -> None:
    play = facing(code).moves("done")
    assert play.missions_shown()[0].endswith("*")
    assert facing(code).moves("beat a1").asks() in ("reward", "spots", "papers")


about("boar", "hellhound", "bear")


@pytest.mark.parametrize("code", ["boar1", "boar2", "hellhound", "bear"])
def test_those_that_kill_a_hidden_witch(code: str) -> None:
    play = left(code, "mary")
    assert play.zone(play.board.gone) == {"mary"}


about("evilwitch", "hens", "thief")


@pytest.mark.parametrize(
    "code", ["evilwitch1", "evilwitch2", "evilwitch3", "hens1", "hens2", "thief1", "thief2"]
)
def test_those_that_bring_a_curse(code: str) -> None:
    assert left(code).board.curse_pile == 2


about("venerable", "thrall")


@pytest.mark.parametrize("code", ["venerable1", "venerable2", "thrall1", "thrall2"])
def test_those_that_bring_a_recruit(code: str) -> None:
    play = facing(code)
    assert play.moves("beat a1").recruits_left() == 11
    kept = left(code, "", 0, 0, 0)
    assert kept.recruits_left() == 12


about("sprites", "bats")


@pytest.mark.parametrize("code", ["sprites1", "sprites2", "bats"])
def test_those_that_make_others_harder(code: str) -> None:
    play = table(code)
    play.board.spots[1] = STANDARD.challenges.index(ROWS["boar1"])
    play.board.filled |= 2
    play.board.up |= 2
    play.in_play("", STRONG).phase4(ACT_ONE[ROWS[code].juror or "linn"]).start()
    assert (play.cost("a1"), play.cost("a2")) == (PRINTED[code], 3)


about("locusts")


@pytest.mark.parametrize("code", ["locusts1", "locusts2"])
def test_locusts_cost_a_card(code: str) -> None:
    assert left(code).board.extra == 0  # the grain stores give one


about("changeling", "steed", "wolf", "possessed", "thrall", "strawman")


@pytest.mark.parametrize(
    "code",
    [
        "changeling1",
        "changeling2",
        "steed",
        "wolf1",
        "wolf2",
        "possessed1",
        "possessed2",
        "possessed3",
        "thrall1",
        "thrall2",
    ],
)
def test_those_that_take_a_villager(code: str) -> None:
    assert left(code, "", 1).board.souls_total == 1


def test_the_straw_man_blocks_and_takes_a_villager() -> None:
    play = table("strawman").in_play("", STRONG).luck_is(1).phase4("granary").moves("done")
    assert play.board.souls_total == 1


about("skull")


@pytest.mark.parametrize("code", ["skull1", "skull2"])
def test_a_lantern_skull_makes_the_mission_harder(code: str) -> None:
    play = facing(code)
    assert play.needs() == 5 and play.cost("a1") == PRINTED[code]


about("mortar")


def test_the_iron_mortar_imprisons() -> None:
    play = left("mortar", "mary gwen")
    assert play.offers() == ["imprison gwen", "imprison mary"]
    play.moves("imprison mary")
    assert play.zone(play.board.prison) == {"mary"}


about("skeleton")


@pytest.mark.parametrize("code", ["skeleton1", "skeleton2", "skeleton3"])
def test_a_skeleton_is_harder_for_each_hidden_witch_and_kills_one(code: str) -> None:
    assert facing(code, "mary gwen").cost("a1") == 3
    play = left(code, "mary")
    assert play.zone(play.board.gone) == {"mary"}


about("drummer", "rats")


@pytest.mark.parametrize("code", ["drummer", "rats1", "rats2"])
def test_those_that_call_more(code: str) -> None:
    play = left(code)
    assert (len(play.challenges_at(1).split()), len(play.challenges_at(2).split())) == (1, 1)


@pytest.mark.parametrize("code", ["possessed1", "possessed2", "possessed3", "thief1", "thief2"])
def test_those_that_lift_a_curse_when_overcome(code: str) -> None:
    play = table(code).hand("curse").in_play("", STRONG).phase4(ACT_ONE[ROWS[code].juror])
    assert play.moves("beat a1").board.curse_pile == 4


about("imp", "sailor")


@pytest.mark.parametrize("code", ["imp", "sailor1", "sailor2"])
def test_those_that_dismay_a_juror(code: str) -> None:
    play = left(code)
    assert [text.split()[0] for text in play.offers()] == ["dismay"] * 3
    before = sum(play.markers())
    assert sum(play.moves(play.offers()[1]).markers()) == before - 1


about("snare")


def test_the_snare_limits_reveals() -> None:
    play = given().jury("greta linn ansel").row("snow granary school").hand("jane mercy").at(0, "snare")
    play.phase3("snow").moves("reveal jane", "use")
    assert not any(text.startswith("reveal") for text in play.offers())


about("nightmare")


@pytest.mark.parametrize("code", ["nightmare1", "nightmare2"])
def test_a_nightmare_silences(code: str) -> None:
    play = table(code).hand("katherine jane curse").phase3("herd").moves("hide katherine")
    assert play.asks() == "play"


# ---- Familiars

about("fox", "cat", "raven", "owl", "toad", "deerhound", "goat", "heron")


def with_familiar(code: str) -> Given:
    return given().familiars(code)


@pytest.mark.parametrize(("code", "power"), [("cat", 1), ("deerhound", 2), ("raven", 2), ("owl", 0)])
def test_familiars_with_power(code: str, power: int) -> None:
    play = with_familiar(code).in_play(hidden="jane", revealed="gwen mary").phase4("granary").start()
    assert play.view()["total"] == 2 + 2 + 2 + power


def test_the_fox_moves_a_challenge_of_the_chosen_mission() -> None:
    play = with_familiar("fox").hand("jane").at(0, "boar1*").at(1, "wolf1").moves("done", "choose granary")
    assert play.offers() == ["move a1", "pass"]


def test_the_owl_uncovers_two_before_phase_one() -> None:
    play = with_familiar("owl").hand("jane").at(0, "boar1* mob1*").at(1, "wolf1*")
    assert play.offers() == ["uncover a1", "uncover a2", "uncover b1", "pass"]
    assert play.moves("uncover a1", "uncover b1").asks() == "play"


def test_the_toad_swaps_a_curse() -> None:
    play = with_familiar("toad").hand("jane curse").on_top("gwen")
    assert play.offers() == ["use", "pass"] and play.moves("use").hand_of() == "jane gwen"


def test_the_heron_looks_at_the_coven() -> None:
    play = with_familiar("heron").hand("jane").on_top("curse gwen").moves("use", "toss curse", "return gwen")
    assert play.top_of_deck() == ["gwen"] and play.asks() == "play"


def test_the_goat_gives_a_card_at_recovery() -> None:
    play = with_familiar("goat").in_play(hidden="jane").phase6("granary")
    assert play.offers() == ["use", "pass"] and len(play.moves("use").hand_of().split()) == 6


def test_several_familiars_at_one_moment_in_any_order() -> None:
    play = given().familiars("owl toad heron").hand("jane curse").at(0, "boar1*").on_top("gwen mary mercy")
    assert play.offers() == ["resolve owl", "resolve toad", "resolve heron"]
    play.moves("resolve toad", "use")
    assert play.offers() == ["resolve owl", "resolve heron"]


@pytest.mark.parametrize("code", [code for code, row in ROWS.items() if row.moment != "none"])
def test_every_familiar_can_be_captured(code: str) -> None:
    play = facing(code)
    assert play.cost("a1") == PRINTED[code]
    assert play.moves("beat a1").familiars_in_play() == {code}


@pytest.mark.parametrize("code", [code for code, row in ROWS.items() if row.moment == "none"])
def test_what_every_other_challenge_costs(code: str) -> None:
    play = facing(code)
    assert play.cost("a1") == PRINTED[code]
    play.moves("beat a1")
    assert play.board.spent == PRINTED[code] and play.challenge_discard() == {code}


def test_every_name_is_played_here() -> None:
    assert {row.name for row in ROWS.values()} == TESTED
