"""Every Witch, hidden and revealed: her power, and what her action does."""

from collections.abc import Callable

import pytest

from esbat.games.wildegrens.tables import STANDARD
from tests.games.wildegrens.given import Given, given

PLAYED: set[str] = set()
Test = Callable[[], None]


def sides(*names: str) -> Callable[[Test], Test]:
    """This test plays these sides: `katherine hidden`."""
    PLAYED.update(names)

    def kept(test: Test) -> Test:
        return test

    return kept


def power_of(play: Given, code: str) -> int:
    """What a Witch in play gives now."""
    view = play.view()
    rows = [*view["hidden"], *view["revealed"]]  # type: ignore[misc]
    return next(int(row["power"]) for row in rows if row["witch"] == code)


def table(hand: str, hidden: str = "", revealed: str = "") -> Given:
    """Phase 3 at the grain stores, with a last Witch in hand so that the phase goes on."""
    return given().hand(f"{hand} isolde").in_play(hidden, revealed).phase3("granary")


@sides("katherine hidden", "katherine revealed")
def test_katherine_kent() -> None:
    play = table("katherine curse curse", hidden="jane").on_top("gwen mary")
    play.moves("hide katherine", "use", "use")
    assert play.hand_of() == "gwen mary isolde" and power_of(play, "katherine") == 1
    play = table("katherine curse curse", hidden="jane").moves("reveal katherine", "use", "use")
    assert play.board.curse_pile == 5 and power_of(play, "katherine") == 2


@sides("charlotte hidden", "charlotte revealed")
def test_charlotte_kent() -> None:
    play = table("charlotte curse curse", hidden="jane").on_top("gwen").moves("hide charlotte", "use")
    assert (
        play.hand_of() == "gwen isolde curse" and power_of(play, "charlotte") == 1 and play.asks() == "play"
    )
    play = table("charlotte curse").moves("reveal charlotte")
    assert power_of(play, "charlotte") == 4 and play.asks() == "play"


@sides("jane hidden", "jane revealed")
def test_jane_kent() -> None:
    play = table("jane curse").moves("hide jane")
    assert power_of(play, "jane") == 2 and play.asks() == "play"
    play = table("jane curse").on_top("gwen").moves("reveal jane", "use", "use")
    assert play.hand_of() == "gwen isolde" and play.board.curse_pile == 4 and power_of(play, "jane") == 2


@sides("rosalind hidden", "rosalind revealed")
def test_rosalind_kent() -> None:
    play = table("rosalind", hidden="jane", revealed="charlotte").moves("hide rosalind")
    assert power_of(play, "rosalind") == 3
    play = table("rosalind curse curse").moves("reveal rosalind")
    assert power_of(play, "rosalind") == 4


@sides("gwen hidden", "gwen revealed")
def test_gwen_hayes() -> None:
    play = table("gwen", hidden="jocelyn").at(0, "hens1").at(1, "wolf1").challenge_top("boar1 toad")
    play.moves("hide gwen", "replace a1", "replace b1")
    assert (play.challenges_at(0), play.challenges_at(1)) == ("boar1", "toad") and power_of(play, "gwen") == 1
    play = table("gwen", hidden="jocelyn").at(0, "hens1").at(1, "wolf1 wolf2")
    play.moves("reveal gwen", "discard a1", "discard b2")
    assert play.challenges_at(1) == "wolf1" and power_of(play, "gwen") == 2 and play.asks() == "play"


@sides("jocelyn hidden", "jocelyn revealed")
def test_jocelyn_hayes() -> None:
    play = table("jocelyn").at(0, "hens1").moves("hide jocelyn", "move a1", "to snow")
    assert play.challenges_at(2) == "hens1" and power_of(play, "jocelyn") == 1
    play = table("jocelyn", hidden="gwen").at(0, "hens1 mob1").moves("reveal jocelyn", "discard a2")
    assert play.challenges_at(0) == "hens1" and power_of(play, "jocelyn") == 3 and play.asks() == "play"


@sides("beatrice hidden", "beatrice revealed")
def test_beatrice_hayes() -> None:
    play = table("beatrice").at(1, "wolf1*").moves("hide beatrice", "discard b1")
    assert play.challenge_discard() == {"wolf1"} and power_of(play, "beatrice") == 0
    play = table("beatrice").at(0, "boar1 toad").moves("reveal beatrice", "use")
    assert (play.cost("a1"), play.cost("a2")) == (1, 1) and power_of(play, "beatrice") == 2


@sides("eleanor hidden", "eleanor revealed")
def test_eleanor_lilly() -> None:
    play = table("eleanor", hidden="mercy", revealed="sabrina").moves("hide eleanor")
    assert power_of(play, "eleanor") == 3
    play = table("eleanor", hidden="mercy jane").moves("reveal eleanor")
    assert power_of(play, "eleanor") == 4


@sides("mercy hidden", "mercy revealed")
def test_mercy_lilly() -> None:
    assert power_of(table("mercy").moves("hide mercy"), "mercy") == 2
    play = table("mercy", hidden="jane gwen", revealed="charlotte").moves("reveal mercy")
    assert power_of(play, "mercy") == 5


@sides("sabrina hidden", "sabrina revealed")
def test_sabrina_lilly() -> None:
    play = table("sabrina", hidden="jane", revealed="charlotte gwen").moves("hide sabrina")
    assert power_of(play, "sabrina") == 3
    play = given().in_play(revealed="sabrina charlotte").at(0, "toad nightjars1").phase4("granary")
    play.moves("beat a1" if "beat a1" in play.offers() else "beat a2")
    assert power_of(play, "sabrina") == 3


@sides("lenore hidden", "lenore revealed")
def test_lenore_lilly() -> None:
    assert power_of(table("lenore", hidden="mercy").moves("hide lenore"), "lenore") == 2
    play = table("lenore").moves("reveal lenore", "use")
    assert play.needs() == 3 and power_of(play, "lenore") == 3


@sides("phyllis hidden", "phyllis revealed")
def test_phyllis_tancred() -> None:
    play = table("phyllis").at(1, "wolf1* hens1*").moves("hide phyllis", "uncover b2")
    assert play.challenges_at(1) == "wolf1* hens1" and power_of(play, "phyllis") == 2
    play = table("phyllis").at(1, "wolf1* hens1*").at(2, "boar1*").moves("reveal phyllis", "to school")
    assert play.challenges_at(1) == "wolf1 hens1" and play.challenges_at(2) == "boar1*"
    assert power_of(play, "phyllis") == 3


@sides("prudence hidden", "prudence revealed")
def test_prudence_tancred() -> None:
    play = table("prudence").at(1, "wolf1* hens1* mob1*").moves("hide prudence", "uncover b1", "uncover b2")
    assert play.moves("discard b1").challenges_at(1) == "hens1 mob1*" and power_of(play, "prudence") == 0
    play = table("prudence").challenge_top("boar1 toad owl").moves("reveal prudence", "use")
    play.moves("toss owl", "return boar1", "return toad")
    assert play.challenge_tops() == ["toad", "boar1"] and power_of(play, "prudence") == 3


@sides("winifred hidden", "winifred revealed")
def test_winifred_tancred() -> None:
    play = table("winifred", hidden="phyllis").at(1, "wolf1* hens1*")
    play.moves("hide winifred", "uncover b1", "uncover b2")
    assert play.challenges_at(1) == "wolf1 hens1" and power_of(play, "winifred") == 1
    play = table("winifred", revealed="charlotte").at(0, "evilwitch1").moves("reveal winifred", "use")
    assert play.board.spared == 1 and power_of(play, "winifred") == 2
    play.moves("hide isolde", "done", "persuade linn", "spare evilwitch1")
    assert play.board.curse_pile == 3


@sides("mary hidden", "mary revealed")
def test_mary_perrin() -> None:
    play = table("mary").papers(1, 5, 3, up=False).moves("hide mary", "unveil ansel1")
    play.told("unveiled ansel1 5")
    assert power_of(play, "mary") == 1
    play = table("mary").papers(1, 5, 3).moves("reveal mary", "swap ansel1")
    assert play.conviction_deck() == 5 and power_of(play, "mary") == 2


@sides("constance hidden", "constance revealed")
def test_constance_perrin() -> None:
    play = table("constance", hidden="mary").papers(0, 1, 2, up=False)
    play.moves("hide constance", "unveil linn1", "unveil linn2")
    assert play.board.papers_up == 3 and power_of(play, "constance") == 0
    play = table("constance").papers(0, 1, 5).moves("reveal constance", "strike linn2")
    assert play.view()["conviction_discard"] == [5] and power_of(play, "constance") == 0


@sides("isolde hidden", "isolde revealed")
def test_isolde_perrin() -> None:
    play = given().hand("isolde jane").phase3("granary").moves("hide isolde")
    assert power_of(play, "isolde") == 2
    play = given().hand("isolde jane").phase3("granary").moves("reveal isolde", "persuade greta")
    assert play.markers() == [1, 1, 2] and power_of(play, "isolde") == 1


@sides("amelia hidden", "amelia revealed")
def test_amelia_stephens() -> None:
    play = table("amelia", hidden="clara").at(0, "raven boar1").moves("hide amelia", "use")
    assert (play.cost("a1"), play.cost("a2")) == (1, 2) and power_of(play, "amelia") == 1
    play = table("amelia").at(1, "owl").moves("reveal amelia", "capture b1")
    assert play.familiars_in_play() == {"owl"} and power_of(play, "amelia") == 2


@sides("tabitha hidden", "tabitha revealed")
def test_tabitha_stephens() -> None:
    assert power_of(table("tabitha").familiars("owl toad").moves("hide tabitha"), "tabitha") == 3
    assert power_of(table("tabitha").familiars("owl toad").moves("reveal tabitha"), "tabitha") == 6


@sides("clara hidden", "clara revealed")
def test_clara_stephens() -> None:
    play = table("clara").challenge_top("boar1 toad owl").moves("hide clara", "use")
    play.moves("toss boar1", "toss toad", "toss owl")
    assert play.challenge_discard() == {"boar1", "toad", "owl"} and power_of(play, "clara") == 1
    play = table("clara").at(1, "owl").on_top("gwen").moves("reveal clara", "capture b1", "use")
    assert play.familiars_in_play() == {"owl"} and play.hand_of() == "gwen isolde"
    assert power_of(play, "clara") == 1


@sides("hannah hidden", "hannah revealed")
def test_hannah_miller() -> None:
    play = table("hannah").recruits("marie").moves("hide hannah", "use")
    assert play.in_discard() == "marie" and power_of(play, "hannah") == 0
    play = table("hannah").prison("charlotte").moves("reveal hannah", "rescue charlotte")
    assert play.top_of_deck() == ["charlotte"] and power_of(play, "hannah") == 2


@sides("agnes hidden", "agnes revealed")
def test_agnes_miller() -> None:
    play = table("agnes").on_top("gwen").moves("hide agnes", "use")
    assert play.hand_of() == "gwen isolde" and power_of(play, "agnes") == 1
    play = table("agnes").recruits("marie clara tabitha rosalind")
    play.moves("reveal agnes", "use", "recruit clara")
    assert play.in_discard() == "clara" and power_of(play, "agnes") == 2
    assert play.moves("return marie").recruits_left() == 3


@sides("marie hidden", "marie revealed")
def test_marie() -> None:
    play = table("marie").on_top("gwen").moves("hide marie", "use")
    assert play.hand_of() == "gwen isolde" and power_of(play, "marie") == 1
    play = table("marie").moves("reveal marie", "blank granary success")
    assert play.view()["places"][0]["blank"] == ["success"]  # type: ignore[index]
    assert power_of(play, "marie") == 2


@sides("josephine hidden", "josephine revealed")
def test_josephine() -> None:
    assert power_of(table("josephine").moves("hide josephine"), "josephine") == 2
    play = table("josephine").at(1, "wolf1").moves("reveal josephine")
    assert power_of(play, "josephine") == 0
    assert power_of(play.moves("absorb b1"), "josephine") == 4


@sides("ursula hidden", "ursula revealed")
def test_ursula_hayes() -> None:
    play = table("ursula").challenge_top("boar1 toad owl").moves("hide ursula", "use")
    play.moves("return owl", "return toad", "return boar1")
    assert play.challenge_tops() == ["boar1", "toad", "owl"] and power_of(play, "ursula") == 1
    play = table("ursula").at(0, "boar1 mob1 toad").moves("reveal ursula", "discard a1", "discard a2")
    assert play.challenges_at(0) == "toad" and power_of(play, "ursula") == 0


@sides("judith hidden", "judith revealed")
def test_judith_miller() -> None:
    play = table("judith").on_top("curse gwen mary").moves("hide judith", "use")
    play.moves("toss curse", "return gwen", "return mary")
    assert play.top_of_deck() == ["mary", "gwen"] and power_of(play, "judith") == 1
    play = table("judith").prison("charlotte").moves("reveal judith", "rescue charlotte")
    assert play.hand_of() == "charlotte isolde" and power_of(play, "judith") == 1


@sides("nell hidden", "nell revealed")
def test_old_nell() -> None:
    assert power_of(table("nell").souls(1, 2).moves("hide nell"), "nell") == 4
    play = table("nell", revealed="charlotte").at(0, "mob1 nightjars1 toad").moves("reveal nell", "use")
    assert power_of(play, "nell") == 3
    play.moves("hide isolde")
    assert "beat a3" in play.offers() and play.moves("done").asks() == "reward"


@sides("isobel hidden", "isobel revealed")
def test_isobel() -> None:
    assert power_of(table("isobel").moves("hide isobel"), "isobel") == 2
    play = table("isobel jane").on_top("gwen mary").moves("reveal isobel", "drop jane", "use", "use")
    assert play.hand_of() == "gwen mary isolde" and power_of(play, "isobel") == 2


@pytest.mark.parametrize("code", [witch.code for witch in STANDARD.witches])
def test_both_sides_of_every_witch_are_played_here(code: str) -> None:
    assert {f"{code} hidden", f"{code} revealed"} <= PLAYED
