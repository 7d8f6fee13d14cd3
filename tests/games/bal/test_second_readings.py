"""Where the text may be read otherwise than we do, the table decides: parry, Baguette, Boule."""

import pytest

from esbat.engine.chance import seeded
from esbat.engine.view import ONLOOKER
from esbat.games.bal.game import BAL
from tests.games.bal.given import ANNE, JEANNE, LOUISE, MARIE, Given, given

rule = pytest.mark.rule


# ---- a parry that can be made must be made


@rule("BAL-R14", "BAL-042")
@pytest.mark.parametrize(("wish", "offered"), [("false", ["parry", "yield"]), ("true", ["parry"])])
def test_who_can_parry_may_give_up_or_must_parry(wish: str, offered: list[str]) -> None:
    play = given(must_parry=wish).begins().attack(ANNE, MARIE, "R")
    assert play.offers(MARIE) == offered


@rule("BAL-R14")
def test_giving_up_is_refused_to_those_who_can_parry_and_to_nobody_else() -> None:
    play = given(must_parry="true").hand(ANNE, "J J R R").hand(MARIE, "J abracadabra balai R").begins()
    play.attack(ANNE, MARIE, "J")
    assert play.offers(MARIE) == ["parry", "joker J", "broom 2"]  # a spell is as good an answer
    assert play.refuses(MARIE, "yield").rule == "BAL-R14"
    play = given(must_parry="true").hand(ANNE, "J J R R").hand(MARIE, "J abracadabra R").begins()
    play.attack(ANNE, MARIE, "J J")
    assert play.offers(MARIE) == ["joker J", "yield"]  # potions alone would not do
    play = given(must_parry="true").hand(ANNE, "J R R R").hand(MARIE, "tresor R R").deck("J R").begins()
    play.attack(ANNE, MARIE, "J").does(MARIE, "treasure")
    assert play.offers(MARIE) == ["parry"]


@rule("BAL-R14", "BAL-R73")
def test_it_binds_all_defenders_of_a_sortilege() -> None:
    play = given(must_parry="true").hand(ANNE, "J sortilege R R").hand(MARIE, "J R R").begins()
    play.attack(ANNE, MARIE, "J sortilege")
    assert play.offers(MARIE) == ["parry"] and play.offers(JEANNE) == ["yield"]


@rule("BAL-R14", "BAL-110")
def test_against_a_farce_one_gives_up_freely() -> None:
    play = given(must_parry="true").hand(ANNE, "lutin R R R").tokens("R", "R").begins()
    assert play.offers(ANNE) == ["parry", "yield"]


# ---- Baguette returns what has not acted, or all


@rule("BAL-R21", "BAL-094")
@pytest.mark.parametrize("spell", ["tresor", "tour", "remede"])
@pytest.mark.parametrize("wish", ["unspent", "all"])
def test_a_baguette_returns_a_spell_that_has_acted_or_not(wish: str, spell: str) -> None:
    play = given(wand_returns=wish).lives(ANNE, 9).hand(ANNE, f"J {spell} R R R").hand(MARIE, "baguette R R")
    play.deck("V V").begins().attack(ANNE, MARIE, f"J {spell}")
    if spell == "tour":
        play.does(ANNE, "done")
    play.does(MARIE, "wand")
    assert (spell in play.hand_of(ANNE)) is (wish == "all")
    assert (spell in play.in_discard()) is (wish == "unspent")
    assert "J" in play.hand_of(ANNE) and "baguette" in play.in_discard()
    assert play.all_cards() == 121


@rule("BAL-R21", "BAL-R22")
@pytest.mark.parametrize("wish", ["unspent", "all"])
def test_a_spell_that_has_not_acted_always_comes_back(wish: str) -> None:
    for spell in ("sortilege", "envoutement", "fantome"):
        play = given(wand_returns=wish).hand(ANNE, f"J R {spell} R R").hand(MARIE, "baguette R R").begins()
        play.attack(ANNE, MARIE, f"J R {spell}").does(MARIE, "wand")
        if spell == "sortilege":
            play.does(JEANNE, "yield")
        assert play.hand_of(ANNE) == f"R R R J {spell}" and play.on_table() == ""


@rule("BAL-R21", "BAL-R87")
def test_a_card_that_was_not_read_does_not_come_back() -> None:
    play = (
        given(wand_returns="all", incantation="typed")
        .hand(ANNE, "J tresor R R R")
        .hand(MARIE, "baguette R R")
    )
    play.begins().attack(ANNE, MARIE, "J tresor").does(ANNE, "read", "silent")
    play.does(MARIE, "pass").does(JEANNE, "pass").does(MARIE, "wand", "read")
    play.does(ANNE, "pass").does(JEANNE, "pass")
    assert play.hand_of(ANNE) == "R R R J" and "tresor" in play.in_discard()


# ---- the Boule at any moment outside an attack


def any_time(hand: str = "R R R R", ball: str = "boule R R R", seats: int = 3, **wishes: str) -> Given:
    return given(seats, ball_any_time="true", **wishes).hand(ANNE, hand).hand(MARIE, ball)


@rule("BAL-101", "BAL-R39")
def test_usually_nobody_is_asked_for_a_boule_after_an_attack() -> None:
    play = (
        given().hand(MARIE, "boule R R R").begins().all_pass().attack(ANNE, MARIE, "R").does(MARIE, "parry")
    )
    assert play.asks() == "start" and play.board.turn == MARIE


@rule("BAL-101", "BAL-R39", "BAL-126")
def test_after_an_attack_before_hands_are_checked() -> None:
    """Anne is down to two cards and would draw two; Marie's Boule comes first."""
    play = any_time("R J J").begins().all_pass().attack(ANNE, MARIE, "R").does(MARIE, "parry")
    assert play.asks() == "after_attack" and play.asked() == [MARIE]
    assert play.size(ANNE) == 2 and play.board.turn == ANNE
    assert play.offers(MARIE) == ["pass", "ball"]
    assert play.refuses(MARIE, "mine").rule == "BAL-080" and play.refuses(MARIE, "yield").rule == "BAL-101"
    play.does(MARIE, "ball")
    assert play.asks() == "exchange"
    play.does(ANNE, "give J", "give J").does(MARIE, "give R", "give R").does(JEANNE, "give R", "give R")
    assert play.board.turn == MARIE and play.hand_of(ANNE).startswith("R R")


@rule("BAL-101", "BAL-R39")
def test_the_window_after_an_attack_opens_again_for_the_other_boule() -> None:
    play = any_time("R R R R", "boule boule R R R R").begins().all_pass()
    play.attack(ANNE, MARIE, "R").does(MARIE, "yield").does(MARIE, "ball")
    for seat in (ANNE, MARIE, JEANNE):
        play.does(seat, "give R", "give R")
    assert play.asks() == "after_attack" and play.asked() == [MARIE]
    play.does(MARIE, "pass")
    assert play.board.turn == MARIE


@rule("BAL-101", "BAL-R39")
def test_before_the_attack_only_if_something_has_happened_in_the_turn() -> None:
    quiet = any_time().begins().all_pass()
    assert quiet.asks() == "aim"  # the window at the start of the turn was this very moment
    drawn = any_time("R R").deck("J J").begins()
    assert drawn.asks() == "start" and drawn.asked() == [MARIE]
    drawn.does(MARIE, "pass")
    assert drawn.asks() == "before_attack" and drawn.asked() == [MARIE] and drawn.size(ANNE) == 4
    drawn.does(MARIE, "pass")
    assert drawn.asks() == "aim" and drawn.asked() == [ANNE]


@rule("BAL-R39", "BAL-126")
def test_after_a_boule_before_the_attack_hands_are_checked_again() -> None:
    """Anne has drawn up to four cards, gives her only two potions away and gets spells: she exchanges two."""
    play = any_time("tresor R", "boule sortilege tresor R R").hand(JEANNE, "sortilege abracadabra R R R")
    play.deck("R tresor").begins().does(MARIE, "pass")
    assert play.asks() == "before_attack"
    play.does(MARIE, "ball").does(ANNE, "give R", "give R").does(MARIE, "give tresor", "give sortilege")
    play.does(JEANNE, "give sortilege", "give abracadabra")
    assert play.asks() == "drop" and play.asked() == [ANNE]


@rule("BAL-R39")
def test_between_two_lutins_but_not_within_a_farce() -> None:
    play = any_time("lutin lutin R R R").begins()
    assert play.asks() == "start"
    play.tokens("R", "W").does(MARIE, "pass")
    assert play.asks() == "face" and play.refuses(MARIE, "ball").rule == "BAL-027"
    play.does(ANNE, "parry")
    assert play.asks() == "before_attack" and play.asked() == [MARIE]
    play.tokens("J", "W").does(MARIE, "pass")
    assert play.asks() == "face" and play.asked() == [ANNE]


@rule("BAL-R39", "BAL-R65")
def test_not_between_an_enchantement_and_its_attack() -> None:
    play = any_time("enchantement R R R").begins().all_pass().picks(1).does(ANNE, "enchant 1")
    assert play.asks() == "aim" and play.asked() == [ANNE] and play.refuses(ANNE, "ball").rule == "BAL-R39"


@rule("BAL-R39", "BAL-R97")
def test_the_active_witch_is_asked_last_before_her_attack() -> None:
    play = given(ball_any_time="true").hand(ANNE, "boule lutin R R").hand(JEANNE, "boule R R R").begins()
    play.does(JEANNE, "pass").tokens("R", "W").does(ANNE, "pass", "parry")
    assert play.asks() == "before_attack" and play.asked() == [JEANNE]
    play.does(JEANNE, "pass")
    assert play.asks() == "before_attack" and play.asked() == [ANNE]
    play.does(ANNE, "pass")
    assert play.asks() == "aim"


@rule("BAL-R39", "BAL-R28")
def test_the_first_clockwise_from_carabosse_has_her_way() -> None:
    play = given(4, ball_any_time="true").hand(JEANNE, "boule R R R").hand(LOUISE, "boule R R R").begins()
    play.all_pass().attack(ANNE, MARIE, "R").does(MARIE, "parry")
    assert play.asks() == "after_attack" and play.asked() == [JEANNE, LOUISE]
    play.does(LOUISE, "ball").does(JEANNE, "ball").told("laid jeanne boule")
    assert play.size(LOUISE) == 4


@rule("BAL-R39", "BAL-080")
def test_nobody_can_tell_who_is_asked_between_two_goes() -> None:
    """Anne, Jeanne and onlookers see the same whether Marie is asked or nobody has a Boule at all."""
    after = any_time().begins().all_pass().attack(ANNE, MARIE, "R").does(MARIE, "parry")
    assert after.asks() == "after_attack"
    for eyes in (ANNE, JEANNE, ONLOOKER):
        question = after.board.question_for(eyes)
        assert question is not None and (question.name, question.seats) == ("after", [])
    asked = any_time("R R").deck("J J").begins().does(MARIE, "pass")
    free = any_time("R R", "R R R R").deck("J J").begins()
    assert (asked.asks(), free.asks()) == ("before_attack", "aim")
    for eyes in (JEANNE, ONLOOKER):
        assert asked.board.view(eyes).data() == free.board.view(eyes).data()
        question = asked.board.question_for(eyes)
        assert question is not None and (question.name, question.seats) == ("turn", [ANNE])
    ours, theirs = (play.board.imagine(JEANNE, seeded(3)).numbers() for play in (asked, free))
    assert ours == theirs


@rule("BAL-R39")
def test_a_patient_table_waits_between_two_goes_even_if_nobody_is_asked() -> None:
    wishes = {"level": "medium", "ball_any_time": "true", "first_player": "0"}
    state = BAL.new(3, wishes, seeded(4), patient=True)
    met = set()
    chooser = seeded(5)
    for _ in range(200):
        question = state.question()
        if question is None:
            break
        if state.in_window() and not state.acting():
            met.add(question.name)
            state.go_on()
            continue
        seat = state.acting()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[chooser.pick(len(legal))])
    assert {"start", "after_attack"} <= met


# ---- a bound on reading faults


@rule("BAL-R98", "BAL-052")
@pytest.mark.parametrize("incantation", ["typed", "table"])
def test_after_sixty_failed_readings_nobody_reads(incantation: str) -> None:
    play = given(incantation=incantation).begins()
    for number in range(60):
        seat = int(play.board.active)
        assert play.board.failed_readings == number
        play.attack(seat, (seat + 1) % 3, "R")
        if incantation == "typed":
            play.does(seat, "misread")
        for other in play.asked():
            play.does(other, "fault")
        if incantation == "table":
            play.does(seat, "admit")
        assert ("reading_stopped" in play.events()) is (number == 59)
    seat = int(play.board.active)
    play.attack(seat, (seat + 1) % 3, "R")
    assert play.asks() == "defend" and [play.alive(each) for each in range(3)] == [10, 10, 10]


@rule("BAL-R98", "BAL-R87")
def test_cards_left_unread_count_as_well_and_readings_that_stand_do_not() -> None:
    play = given(incantation="typed").hand(ANNE, "R R J J").begins().attack(ANNE, MARIE, "R J")
    play.does(ANNE, "silent", "silent").does(MARIE, "pass").does(JEANNE, "pass")
    assert play.board.failed_readings == 1 and play.board.turn == MARIE  # one reading, however many cards
    play.attack(MARIE, ANNE, "R").does(MARIE, "misread").does(ANNE, "pass").does(JEANNE, "pass")
    assert play.board.failed_readings == 1  # nobody called it
    play.does(ANNE, "yield")
    play.attack(JEANNE, ANNE, "R").does(JEANNE, "read").does(ANNE, "fault").does(MARIE, "fault")
    assert play.board.failed_readings == 1 and play.asks() == "defend"
