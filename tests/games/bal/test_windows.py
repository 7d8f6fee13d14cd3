"""Chapter 9 and 10, out of turn: À moi nananère, Mon beau miroir, Boule de cristal."""

import pytest

from tests.games.bal.given import ANNE, JEANNE, LOUISE, MARIE, Given, given

rule = pytest.mark.rule

# ---- À moi, nananère !


def stolen(seats: int = 4) -> Given:
    """Jeanne steals Anne's turn."""
    play = given(seats).hand(JEANNE, "amoi R R R R R").begins()
    return play.does(JEANNE, "mine").told("laid jeanne amoi", "stole jeanne anne")


@rule("BAL-079")
def test_the_thief_plays_instead_and_still_has_her_own_turn() -> None:
    play = stolen()
    assert play.asked() == [JEANNE] and play.asks() == "aim"
    assert "attack 0" in play.offers(JEANNE)
    play.attack(JEANNE, ANNE, "R").does(ANNE, "yield").told("turn_began marie")
    play.attack(MARIE, ANNE, "R").does(ANNE, "yield").told("turn_began jeanne")
    assert play.asked() == [JEANNE]


@rule("BAL-080", "BAL-R27")
def test_only_at_the_moment_carabosse_arrives() -> None:
    play = given().hand(MARIE, "amoi R R R").begins()
    assert play.asks() == "start" and play.asked() == [MARIE] and play.offers(MARIE) == ["pass", "mine"]
    play.does(MARIE, "pass")
    assert play.asks() == "aim"
    assert play.refuses(MARIE, "mine").rule == "BAL-080"
    play.does(ANNE, "attack 1")
    assert play.refuses(MARIE, "mine").rule == "BAL-080"


@rule("BAL-079")
def test_nobody_steals_her_own_turn() -> None:
    assert given().hand(ANNE, "amoi R R R").begins().asks() == "aim"


@rule("BAL-081", "BAL-R80")
def test_carabosse_then_goes_to_the_left_of_the_robbed_seat() -> None:
    play = stolen().attack(JEANNE, LOUISE, "R").does(LOUISE, "yield")
    assert play.board.turn == MARIE and not play.board.stolen


@rule("BAL-R80")
def test_even_if_the_thief_dies_in_the_stolen_turn() -> None:
    play = given(4).hand(JEANNE, "amoi fantome J R R").hand(ANNE, "J R R").lives(JEANNE, 1).begins()
    play.does(JEANNE, "mine").attack(JEANNE, ANNE, "J fantome").does(ANNE, "parry").told("eliminated jeanne")
    assert play.board.turn == MARIE
    play.attack(MARIE, ANNE, "R").does(ANNE, "yield").told("turn_began louise")


@rule("BAL-082", "BAL-R29")
def test_a_stolen_turn_cannot_be_stolen_but_the_thiefs_own_can() -> None:
    play = given(3).hand(MARIE, "amoi R R R R").hand(JEANNE, "amoi boule R R R").begins()
    assert play.asked() == [MARIE, JEANNE]
    play.does(JEANNE, "pass").does(MARIE, "mine")
    # Jeanne is asked again because of her Boule, but the stolen turn is safe.
    assert play.asked() == [JEANNE] and play.offers(JEANNE) == ["pass", "ball"]
    assert play.refuses(JEANNE, "mine").rule == "BAL-082"
    play.does(JEANNE, "pass").attack(MARIE, ANNE, "R").does(ANNE, "yield")
    assert play.board.turn == MARIE and "mine" in play.offers(JEANNE)


@rule("BAL-R28")
def test_two_thieves_the_first_clockwise_has_it() -> None:
    play = given(4).hand(MARIE, "amoi R R R").hand(LOUISE, "amoi R R R").begins()
    play.does(LOUISE, "mine").does(MARIE, "mine").told("stole marie anne")
    assert "amoi" in play.hand_of(LOUISE) and "amoi" not in play.hand_of(MARIE)


@rule("BAL-R30")
def test_a_thief_must_play_her_lutin_the_robbed_keeps_hers() -> None:
    play = given(3).hand(ANNE, "lutin R R R").hand(JEANNE, "amoi lutin R R R").begins()
    play.tokens("W", "W").does(JEANNE, "mine").told("laid jeanne lutin")
    assert "lutin" in play.hand_of(ANNE) and play.asked() == [JEANNE]


@rule("BAL-125")
def test_a_thief_may_play_twice_running() -> None:
    play = given(3).hand(MARIE, "amoi R R R R R").begins().does(MARIE, "mine")
    play.attack(MARIE, ANNE, "R").does(ANNE, "yield")
    assert play.board.turn == MARIE and play.asked() == [MARIE] and not play.board.stolen


# ---- Mon beau miroir


@rule("BAL-083", "BAL-R32", "BAL-R33")
def test_a_mirror_doubles_onto_a_third_witch() -> None:
    play = given(4).hand(ANNE, "B R R R").hand(JEANNE, "miroir R R R").begins().attack(ANNE, MARIE, "B")
    assert play.asks() == "mirror" and play.asked() == [JEANNE]
    assert play.offers(JEANNE) == ["pass", "mirror 3"]
    for target in (0, 1, 2):
        assert play.refuses(JEANNE, f"mirror {target}").rule == "BAL-083"
    play.does(JEANNE, "mirror 3").told("laid jeanne miroir", "mirrored jeanne louise")


@rule("BAL-R31")
@pytest.mark.parametrize("seat", [ANNE, MARIE, JEANNE])
def test_attacker_defender_and_others_may_lay_one(seat: int) -> None:
    play = given(4).hand(ANNE, "B R R").hand(seat, "miroir B R R").begins().attack(ANNE, MARIE, "B")
    assert play.asked() == [seat] and f"mirror {LOUISE}" in play.offers(seat)


@rule("BAL-084", "BAL-086", "BAL-121", "BAL-R63")
def test_first_the_attack_then_its_double() -> None:
    """Anne's B is parried by Marie, who draws; Jeanne's double hits Louise, and Jeanne draws; not Anne."""
    play = given(4).hand(ANNE, "B R R R").hand(MARIE, "B R R").hand(JEANNE, "miroir R R R").begins()
    play.attack(ANNE, MARIE, "B").does(JEANNE, "mirror 3")
    assert play.asked() == [MARIE]
    play.does(MARIE, "parry").told("parried marie", "drew marie R", "struck_again jeanne louise")
    assert play.asked() == [LOUISE]
    play.does(LOUISE, "yield").told("failed louise", "lost louise louise 9", "drew jeanne R")
    assert [play.size(seat) for seat in range(4)] == [3, 3, 4, 3]


@rule("BAL-086")
def test_a_parried_double_pays_its_defender() -> None:
    play = given(4).hand(ANNE, "B R R R").hand(LOUISE, "B R R").hand(JEANNE, "miroir R R R").begins()
    play.attack(ANNE, MARIE, "B").does(JEANNE, "mirror 3").does(MARIE, "yield").does(LOUISE, "parry")
    assert [play.size(seat) for seat in range(4)] == [4, 3, 3, 3]


@rule("BAL-085", "BAL-R38")
def test_the_double_is_played_even_if_its_player_is_out() -> None:
    play = given(4).lives(MARIE, 1).hand(ANNE, "B R R R").hand(MARIE, "miroir R R R").begins()
    play.attack(ANNE, MARIE, "B").does(MARIE, "mirror 3").does(MARIE, "yield").told("eliminated marie")
    assert play.asked() == [LOUISE]
    play.does(LOUISE, "yield")
    assert play.alive(LOUISE) == 9 and play.size(MARIE) == 0


@rule("BAL-087", "BAL-R78")
def test_with_two_left_the_attacker_doubles_on_the_same_witch() -> None:
    play = given().out(JEANNE).hand(ANNE, "B miroir R R").hand(MARIE, "miroir B R R").begins()
    play.attack(ANNE, MARIE, "B")
    assert play.asked() == [ANNE] and play.offers(ANNE) == ["pass", "mirror 1"]
    play.does(ANNE, "mirror 1").does(MARIE, "parry").does(MARIE, "yield")
    assert play.alive(MARIE) == 9


@rule("BAL-122")
def test_with_three_the_attackers_mirror_has_one_target() -> None:
    play = given().hand(ANNE, "B miroir R R").begins().attack(ANNE, MARIE, "B")
    assert play.offers(ANNE) == ["pass", "mirror 2"]


@rule("BAL-123")
def test_with_three_the_idle_witch_has_none() -> None:
    play = given().hand(ANNE, "B R R").hand(JEANNE, "miroir R R").begins().attack(ANNE, MARIE, "B")
    assert play.asks() == "defend"


@rule("BAL-124", "BAL-R74")
def test_a_sortilege_cannot_be_doubled() -> None:
    play = given(4).hand(ANNE, "B sortilege miroir R").hand(JEANNE, "miroir R R").begins()
    play.attack(ANNE, MARIE, "B sortilege")
    assert play.asks() == "together"
    assert play.refuses(ANNE, "mirror 1").rule == "BAL-124"


@rule("BAL-R34")
def test_a_ghost_is_doubled_with_its_risk_a_treasure_is_not() -> None:
    play = given(4).hand(ANNE, "B fantome R R").hand(JEANNE, "miroir R R R").hand(LOUISE, "B R R").begins()
    play.attack(ANNE, MARIE, "B fantome").does(JEANNE, "mirror 3").does(MARIE, "yield").does(LOUISE, "parry")
    assert [play.alive(seat) for seat in range(4)] == [10, 8, 9, 10]
    play = given(4).hand(ANNE, "B tresor R R").hand(JEANNE, "miroir R R R").begins()
    play.attack(ANNE, MARIE, "B tresor").does(JEANNE, "mirror 3").does(MARIE, "yield").does(LOUISE, "yield")
    assert play.size(ANNE) == 5 and play.size(JEANNE) == 4


@rule("BAL-R35")
def test_the_double_stands_when_the_attack_is_deflected_or_cancelled() -> None:
    play = given(4).hand(ANNE, "B R R R").hand(MARIE, "balai R R").hand(JEANNE, "miroir R R R").begins()
    play.attack(ANNE, MARIE, "B").does(JEANNE, "mirror 3").does(MARIE, "broom 3").does(LOUISE, "yield")
    assert play.asked() == [LOUISE]  # for the second time
    play.does(LOUISE, "yield")
    assert play.alive(LOUISE) == 8


@rule("BAL-R36", "BAL-R78")
def test_a_wand_against_a_double_costs_nobody_a_turn() -> None:
    play = given(4).hand(ANNE, "B R R R").hand(JEANNE, "miroir R R R").hand(LOUISE, "baguette R R").begins()
    play.attack(ANNE, MARIE, "B").does(JEANNE, "mirror 3").does(MARIE, "yield").does(LOUISE, "wand")
    assert "B" in play.in_discard() and "miroir" in play.in_discard() and play.hand_of(ANNE) == "R R R R"
    assert play.size(LOUISE) == 3 and play.board.turn == MARIE


@rule("BAL-R37", "BAL-R78")
def test_several_mirrors_in_the_order_laid() -> None:
    play = (
        given(5).hand(ANNE, "B R R R").hand(JEANNE, "miroir miroir R R").hand(LOUISE, "miroir R R").begins()
    )
    play.attack(ANNE, MARIE, "B")
    assert play.asked() == [JEANNE, LOUISE]
    play.does(LOUISE, "mirror 4").does(JEANNE, "mirror 3")
    assert play.asked() == [JEANNE, LOUISE]  # Jeanne's counts first; Louise keeps hers and is asked again
    play.does(JEANNE, "pass").does(LOUISE, "mirror 2")
    assert play.asked() == [JEANNE]
    play.does(JEANNE, "pass").does(MARIE, "yield")
    assert play.asked() == [LOUISE]
    play.does(LOUISE, "yield")
    assert play.asked() == [JEANNE]


@rule("BAL-086", "BAL-R37", "BAL-R79")
def test_each_of_several_doubles_is_its_players_own() -> None:
    """Jeanne doubles onto Louise, Louise onto Sarah: each draws for her hit, and nothing goes back to her."""
    play = given(5).hand(ANNE, "B R R R").hand(JEANNE, "miroir R R R").hand(LOUISE, "miroir R R R")
    play.hand(4, "balai R R").begins().attack(ANNE, MARIE, "B")
    play.does(JEANNE, "mirror 3").does(LOUISE, "pass").does(LOUISE, "mirror 4")
    assert play.board.view(ANNE).data()["doubles"] == [[JEANNE, LOUISE], [LOUISE, 4]]
    play.does(MARIE, "yield").told("drew anne R", "struck_again jeanne louise")
    play.does(LOUISE, "yield").told("drew jeanne R", "struck_again louise sarah")
    assert play.offers(4) == ["broom 0", "broom 1", "broom 2", "yield"]
    play.does(4, "yield").told("drew louise R")
    assert [play.alive(seat) for seat in range(5)] == [10, 9, 10, 9, 9]
    assert play.board.view(ANNE).data()["doubles"] == []


@rule("BAL-R76")
def test_a_double_whose_target_is_out_is_void() -> None:
    play = (
        given(4).lives(LOUISE, 1).hand(ANNE, "B R R R").hand(MARIE, "balai R R").hand(JEANNE, "miroir R R R")
    )
    play.begins().attack(ANNE, MARIE, "B").does(JEANNE, "mirror 3").does(MARIE, "broom 3").does(
        LOUISE, "yield"
    )
    play.told("voided louise")
    assert play.size(JEANNE) == 3 and "miroir" in play.in_discard()


@rule("BAL-R77")
def test_doubles_of_a_dead_attacker_are_resolved() -> None:
    play = (
        given(4).lives(ANNE, 1).hand(ANNE, "B fantome R R").hand(MARIE, "B R R").hand(JEANNE, "miroir R R R")
    )
    play.begins().attack(ANNE, MARIE, "B fantome").does(JEANNE, "mirror 3").does(MARIE, "parry")
    play.told("eliminated anne")
    assert play.asked() == [LOUISE]
    play.does(LOUISE, "yield")
    assert play.alive(LOUISE) == 8 and play.board.turn == MARIE


@rule("BAL-R79")
def test_a_broom_against_a_double_goes_to_all_but_the_mirrors_player() -> None:
    play = given(4).hand(ANNE, "B R R R").hand(JEANNE, "miroir R R R").hand(LOUISE, "balai R R").begins()
    play.attack(ANNE, MARIE, "B").does(JEANNE, "mirror 3").does(MARIE, "yield")
    assert play.offers(LOUISE) == ["broom 0", "broom 1", "yield"]


@rule("BAL-R71")
def test_two_left_is_counted_when_the_card_is_laid() -> None:
    """Three witches; Marie, who doubled onto Jeanne, dies: Jeanne's broom against the double cancels it."""
    play = given().lives(MARIE, 1).hand(ANNE, "B miroir R R").hand(JEANNE, "balai R R").begins()
    play.attack(ANNE, MARIE, "B").does(ANNE, "mirror 2").does(MARIE, "yield")
    assert play.offers(JEANNE) == ["sweep", "yield"]


# ---- Boule de cristal


@rule("BAL-099", "BAL-100")
def test_everybody_gives_one_card_to_each_neighbour() -> None:
    play = given(4).hand(ANNE, "boule R R R").hand(MARIE, "J J J").hand(JEANNE, "V V V").hand(LOUISE, "B B B")
    play.begins().does(ANNE, "ball").told("laid anne boule")
    assert play.asked() == [0, 1, 2, 3] and play.in_discard() == "boule"
    play.does(ANNE, "give R", "give R").does(MARIE, "give J", "give J").does(JEANNE, "give V", "give V")
    assert play.events() == [] and play.hand_of(MARIE) == "J J J"
    play.does(LOUISE, "give B", "give B")
    assert [play.hand_of(seat) for seat in range(4)] == ["R J B", "R J V", "J V B", "R V B"]


@rule("BAL-100")
def test_cards_received_cannot_be_passed_on_and_gifts_are_seen_by_two() -> None:
    play = given().hand(ANNE, "boule R J V").hand(MARIE, "R R R").hand(JEANNE, "R R R").begins()
    play.does(ANNE, "ball").does(ANNE, "give J")
    assert play.offers(ANNE) == ["give R", "give V"]  # one yellow, given already
    assert play.refuses(ANNE, "give J").rule == "BAL-100"
    assert play.state.view(ANNE).data()["seats"][ANNE]["given"] == "J"  # type: ignore[index]
    assert play.state.view(MARIE).data()["seats"][ANNE]["given"] is None  # type: ignore[index]
    play.does(ANNE, "give V").does(MARIE, "give R", "give R").does(JEANNE, "give R", "give R")
    gift = next(event for event in play.last if event.numbers()[1:4] == [ANNE, MARIE, 1])
    from esbat.engine.event import as_seen

    for eyes, seen in ((ANNE, 1), (MARIE, 1), (JEANNE, None), (-1, None)):
        shown = as_seen(play.game.events[gift.kind], gift, eyes)
        assert shown is not None and shown["card"] == seen


@rule("BAL-101", "BAL-R39")
def test_before_any_turn_but_never_during_an_attack() -> None:
    play = given().hand(JEANNE, "boule R R R").begins()
    assert play.offers(JEANNE) == ["pass", "ball"]
    play.does(JEANNE, "pass")
    assert play.refuses(ANNE, "ball").rule == "BAL-R39"
    play.attack(ANNE, JEANNE, "R")
    assert play.refuses(JEANNE, "ball").rule == "BAL-044"
    assert play.refuses(MARIE, "ball").rule == "BAL-101"
    play.does(JEANNE, "yield")
    assert play.asks() == "start" and play.asked() == [JEANNE]


@rule("BAL-R40")
def test_with_two_left_one_card_each_way() -> None:
    play = given().out(JEANNE).hand(ANNE, "boule R R R").hand(MARIE, "J J J").begins().does(ANNE, "ball")
    play.does(ANNE, "give R").does(MARIE, "give J")
    assert play.hand_of(ANNE) == "R R J" and play.hand_of(MARIE) == "R J J"


@rule("BAL-R40", "BAL-R41")
def test_one_gives_what_one_has_and_receives_all_the_same() -> None:
    play = given(5).out(LOUISE).hand(ANNE, "R R R").hand(MARIE, "amoi boule J").hand(JEANNE, "V V V").begins()
    play.does(MARIE, "mine").does(MARIE, "ball").does(MARIE, "give J")
    play.does(ANNE, "give R", "give R").does(JEANNE, "give V", "give V").does(4, "give R", "give R")
    # Marie's one card went left, to Jeanne; Jeanne's left neighbour is Sarah, since Louise is out.
    assert "J" in play.hand_of(JEANNE) and play.hand_of(4) == "R R V"
    assert "R" in play.hand_of(MARIE) and "V" in play.hand_of(MARIE)


@rule("BAL-126", "BAL-R66")
def test_a_ball_may_leave_the_active_player_without_potions() -> None:
    play = (
        given().hand(ANNE, "R tresor tresor").hand(MARIE, "boule balai balai R R").hand(JEANNE, "balai R R")
    )
    play.begins().does(MARIE, "ball").does(ANNE, "give R", "give tresor")
    play.deck("J J").does(MARIE, "give R", "give balai").does(JEANNE, "give balai", "give R")
    assert play.asks() == "drop" and play.asked() == [ANNE]
    play.does(ANNE, "drop tresor", "drop balai")
    assert play.asks() == "aim" and play.hand_of(ANNE) == "J J balai"


@rule("BAL-R39", "BAL-099")
def test_the_window_opens_again_after_a_ball() -> None:
    play = given().hand(MARIE, "boule R R R").hand(JEANNE, "boule R R R").begins().does(JEANNE, "pass")
    play.does(MARIE, "ball")
    for seat in range(3):
        play.does(seat, "give R", "give R")
    assert play.asks() == "start" and play.asked() == [JEANNE]


# ---- secrets


@rule("BAL-R97")
def test_who_is_asked_in_a_window_cannot_be_seen() -> None:
    """The same table for Louise, whether Jeanne holds a card for the window, Marie does, or nobody."""
    seen = []
    for holder in (None, MARIE, JEANNE):
        play = given(4)
        if holder is not None:
            play.hand(holder, "amoi R R")
        seen.append(play.begins().state.view(LOUISE).data())
    assert seen[0] == seen[1] == seen[2]


@rule("BAL-R97")
def test_the_same_for_mirrors() -> None:
    seen = []
    for holder in (None, ANNE, JEANNE):
        play = given(4).hand(ANNE, "B R R R")
        if holder is not None:
            play.hand(holder, "miroir B R R" if holder == ANNE else "miroir R R")
        seen.append(play.begins().attack(ANNE, MARIE, "B").state.view(LOUISE).data())
    assert seen[0] == seen[1] == seen[2]


@rule("BAL-R97")
def test_the_seat_whose_question_comes_next_is_asked_last() -> None:
    play = given().hand(ANNE, "boule R R R").hand(MARIE, "boule R R R").begins()
    assert play.asked() == [MARIE]
    play.does(MARIE, "pass")
    assert play.asks() == "start" and play.asked() == [ANNE]
    play.does(ANNE, "pass")
    assert play.asks() == "aim"
