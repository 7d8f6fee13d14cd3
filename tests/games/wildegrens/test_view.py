"""What is seen: nobody plays against you, so whoever looks on sees what you see."""

import pytest

from esbat.engine.decision import HIDDEN
from esbat.games.wildegrens.game import WILDEGRENS
from esbat.games.wildegrens.questions import QUESTIONS
from esbat.games.wildegrens.tables import STANDARD
from esbat.games.wildegrens.view import WildegrensView
from esbat.testing.conformance import Subject
from tests.games.wildegrens.given import ME, Given, fresh, given
from tests.games.wildegrens.scenes import scene, witch

ONLOOKER = -1
rule = pytest.mark.rule
ASKED = [question.name for question in QUESTIONS if question.shown is not HIDDEN]


@pytest.mark.parametrize("question", ASKED)
def test_onlookers_see_what_is_asked_and_of_whom(question: str) -> None:
    play = scene(question)
    assert play.asks() == question
    seen = play.state.question_for(ONLOOKER)
    assert seen is not None and (seen.name, seen.seats) == (question, [ME])


@pytest.mark.parametrize("question", ASKED)
def test_onlookers_see_the_same_table(question: str) -> None:
    state = scene(question).state
    own, other = state.view(ME).data(), state.view(ONLOOKER).data()
    assert (own.pop("seat"), other.pop("seat")) == (ME, ONLOOKER)
    assert own == other and own["phase"] == question


@rule("WIL-032", "WIL-036")
@pytest.mark.parametrize("coven", ["draft", "starter"])
def test_what_starts_empty_is_seen_empty(coven: str) -> None:
    view = fresh(3, coven=coven).view()
    empty = (
        "hidden revealed familiars fresh coven_top discard prison recruit_top gone looked challenge_top "
        "challenge_discard conviction_discard souls"
    )
    for zone in empty.split():
        assert view[zone] == [], zone
    nothing = (
        "total spent available overcome extra ease_challenges ease_familiars ease_mission spared reveals "
        "failures convinced discard_curses souls_total"
    )
    for count in nothing.split():
        assert view[count] == 0, count
    assert (view["muted"], view["must_trial"], view["over"], view["limit"]) == (False, False, False, None)
    assert (view["conviction_deck"], view["villagers"], view["missions_left"]) == (6, 8, 6)
    places = view["places"]
    assert isinstance(places, list)
    assert not any(place["failed"] or place["chosen"] or place["blank"] for place in places)


# ---- decks that were looked at


@rule("WIL-176")
def test_cards_looked_at_are_seen_as_what_they_are() -> None:
    coven = witch("scry_coven(3)").on_top("gwen curse mary").moves("hide katherine", "use")
    assert coven.view()["looked"] == ["gwen", "mary", "curse"]
    recruits = witch("recruit_pick(2)").recruits("marie agnes clara").moves("hide katherine", "use")
    assert recruits.view()["looked"] == ["agnes", "marie"]
    challenges = witch("scry_challenges(2)").challenge_top("toad boar1").moves("hide katherine", "use")
    assert challenges.view()["looked"] == ["boar1", "toad"]
    assert challenges.moves("toss toad", "return boar1").view()["looked"] == []


@rule("WIL-176", "WIL-R33")
def test_what_was_put_back_is_known_from_the_top_down() -> None:
    play = (
        witch("scry_challenges(3); scry_coven(3)").challenge_top("toad owl boar1").on_top("gwen curse mary")
    )
    play.moves("hide katherine", "use", "return boar1", "return toad", "return owl")
    assert play.view()["challenge_top"] == ["owl", "toad", "boar1"]
    play.moves("use", "return mary", "return gwen", "return curse")
    assert play.view()["coven_top"] == ["curse", "gwen", "mary"]
    one = witch("scry_challenges(2)").challenge_deck("toad owl").moves("hide katherine", "use", "toss toad")
    assert one.moves("return owl").view()["challenge_top"] == ["owl"] and one.view()["challenge_deck"] == 1


# ---- what must be in a deck, because it is nowhere else


def unseen(play: Given) -> WildegrensView:
    view = play.start().state.view(ME)
    assert isinstance(view, WildegrensView)
    return view


@rule("WIL-R33", "WIL-R43")
def test_whoever_remembers_knows_what_is_still_unseen() -> None:
    play = given().hand("jane curse").at(0, "boar1 ?").at(1, "wolf1").challenge_top("toad").familiars("owl")
    view = unseen(play)
    codes = [STANDARD.challenges[number].code for number in view.unseen_challenges]
    of_this_jury = [
        challenge.code
        for challenge in STANDARD.challenges
        if challenge.juror in ("", "linn", "ansel", "greta")
    ]
    assert codes == [code for code in of_this_jury if code not in ("boar1", "wolf1", "toad", "owl")]
    assert (
        len(codes) == view.challenge_deck - 1 + 1
    )  # one known on top of the deck, one face down at a Mission
    witches = {STANDARD.card_codes[number] for number in view.unseen_coven[0]}
    assert witches == {row.code for row in STANDARD.witches if row.starter} - {"jane"}
    assert view.unseen_coven[1] == 2
    recruits = {STANDARD.card_codes[number] for number in view.unseen_recruits}
    assert recruits == {row.code for row in STANDARD.witches if not row.starter and not row.moon}
    papers = given().hand("jane").papers(0, 5, 2).papers(1, 1, 4, up=False)
    assert unseen(papers).unseen_convictions[:6] == [0, 2, 2, 3, 3, 0]


def test_unseen_cards_and_seen_ones_make_up_the_decks_all_through_a_play() -> None:
    for state in Subject(WILDEGRENS, 1, {"coven": "starter"}, 3).positions():
        view = state.view(ME)
        assert isinstance(view, WildegrensView)
        assert len(view.unseen_coven[0]) + view.unseen_coven[1] == view.coven_deck - len(view.coven_top)
        assert len(view.unseen_recruits) == view.recruits - len(view.recruit_top)
        papers = sum(1 for juror in view.jury for paper in juror.papers if paper == -2)
        assert sum(view.unseen_convictions) == view.conviction_deck + papers
