"""Chapter 9: Sortilège, Abracadabra, Du balai, Trésor magique."""

import pytest

from tests.games.bal.given import ANNE, JEANNE, LOUISE, MARIE, Given, given

rule = pytest.mark.rule


def hexed(seats: int = 4, attack: str = "J", **hands: str) -> Given:
    """Anne lays a Sortilège; the others hold what is said (marie=…)."""
    play = given(seats).hand(ANNE, f"{attack} sortilege R R R")
    for name, words in hands.items():
        play.hand(["anne", "marie", "jeanne", "louise"].index(name), words)
    return play.begins().attack(ANNE, MARIE, f"{attack} sortilege")


# ---- Sortilège


@rule("BAL-065", "BAL-R26")
def test_all_the_others_are_asked_at_once_and_in_secret() -> None:
    play = hexed(marie="J R R", jeanne="J R R", louise="J R R")
    assert play.asks() == "together" and play.asked() == [MARIE, JEANNE, LOUISE]
    before = play.state.view(JEANNE).data()
    play.does(MARIE, "parry")
    assert play.events() == [] and play.state.view(JEANNE).data() == before
    play.does(LOUISE, "yield").does(JEANNE, "parry")
    laid = [line for line in play.events() if line.startswith(("laid", "parried", "failed"))]
    assert laid == ["laid marie J", "laid jeanne J", "parried marie", "parried jeanne", "failed louise"]


@rule("BAL-066", "BAL-068")
def test_each_parry_brings_a_card_and_each_failure_costs_a_crapzouille() -> None:
    play = hexed(marie="J R R", jeanne="J R R", louise="R R R")
    play.does(MARIE, "parry").does(JEANNE, "parry").does(LOUISE, "yield")
    assert [play.size(seat) for seat in range(4)] == [4, 3, 3, 3]
    assert [play.alive(seat) for seat in range(4)] == [10, 10, 10, 9]
    drawers = [line.split()[1] for line in play.events() if line.startswith("drew")]
    assert drawers == ["marie", "jeanne", "anne"]  # clockwise, the attacker last


@rule("BAL-067")
def test_the_attacker_draws_nothing_if_nobody_fails() -> None:
    play = hexed(marie="J R R", jeanne="J R R", louise="J R R")
    play.does(MARIE, "parry").does(JEANNE, "parry").does(LOUISE, "parry")
    assert play.size(ANNE) == 3


@rule("BAL-R22", "BAL-R23", "BAL-R73", "BAL-R21")
def test_a_wand_cancels_the_whole_sortilege() -> None:
    play = hexed(marie="J R R", jeanne="baguette R R", louise="baguette R R")
    play.does(MARIE, "parry").does(LOUISE, "wand").does(JEANNE, "wand")
    play.told("laid jeanne baguette", "cancelled jeanne", "took_back anne J", "took_back anne sortilege")
    assert play.hand_of(ANNE) == "R R R J sortilege" and play.board.turn == MARIE
    # Marie's parry was never shown, Louise's second wand stays in hand; only Jeanne draws.
    assert (
        play.hand_of(MARIE) == "R R J" and play.hand_of(LOUISE) == "R R baguette" and play.size(JEANNE) == 3
    )


@rule("BAL-R22", "BAL-R73")
def test_answers_to_a_cancelled_sortilege_are_forgotten() -> None:
    """Jeanne's Baguette makes them void; nobody ever sees them, and the next Sortilège asks everybody."""
    play = hexed(marie="J sortilege R R R", jeanne="baguette R R", louise="J R R")
    play.does(MARIE, "parry").does(LOUISE, "parry").does(JEANNE, "wand")
    for eyes in range(4):
        rows = play.state.view(eyes).data()["seats"]
        assert isinstance(rows, list) and [row["shown"] for row in rows] == [None] * 4
    play.attack(MARIE, ANNE, "R sortilege")
    assert play.asks() == "together" and play.asked() == [ANNE, JEANNE, LOUISE]
    play.does(ANNE, "yield").does(JEANNE, "yield").does(LOUISE, "yield")
    assert [play.alive(seat) for seat in range(4)] == [9, 10, 9, 9]


@rule("BAL-065", "BAL-R73", "BAL-R74")
def test_a_second_sortilege_has_nothing_of_the_first() -> None:
    """Of the first, one failed, one parried and one sent a piece on; the second begins with nothing."""
    play = hexed(marie="balai sortilege R R R R", jeanne="J R R", louise="R R R")
    play.does(MARIE, "broom 3").does(JEANNE, "parry").does(LOUISE, "yield").does(LOUISE, "yield")
    assert play.alive(LOUISE) == 8 and play.state.view(ANNE).data()["hex"] is None
    play.attack(MARIE, ANNE, "R sortilege")
    assert play.state.view(ANNE).data()["hex"] == {"failed": [], "won": [], "pieces": []}
    assert play.asked() == [ANNE, JEANNE, LOUISE]
    held = [play.size(seat) for seat in range(4)]
    for seat in (ANNE, JEANNE, LOUISE):
        play.does(seat, "parry")
    assert [play.alive(seat) for seat in range(4)] == [10, 10, 10, 8]  # no piece is left to strike
    assert [play.size(seat) for seat in range(4)] == held  # one potion laid, one card drawn


@rule("BAL-R24", "BAL-R73", "BAL-R74")
def test_a_deflected_piece_is_one_more_attack() -> None:
    play = hexed(marie="balai R R", jeanne="J J R R", louise="J R R")
    assert play.offers(MARIE) == ["broom 2", "broom 3", "yield"]
    assert play.refuses(MARIE, "broom 0").rule == "BAL-071"
    play.does(MARIE, "broom 2").does(JEANNE, "parry").does(LOUISE, "parry")
    assert play.asks() == "defend" and play.asked() == [JEANNE]
    play.does(JEANNE, "yield").told("failed jeanne", "lost jeanne jeanne 9")
    # Jeanne parried one piece and failed the other: she draws, and so does Anne; Marie does not.
    assert [play.size(seat) for seat in range(4)] == [4, 4, 4, 3]


@rule("BAL-R74", "BAL-R92")
def test_two_who_deflect_onto_each_other_both_face_a_piece() -> None:
    play = hexed(marie="balai R R R", jeanne="balai R R R", louise="J R R").does(LOUISE, "parry")
    play.board.lives[MARIE] = play.board.own[MARIE] = 1
    play.board.dead[MARIE] = 9
    play.does(MARIE, "broom 2").does(JEANNE, "broom 1")
    assert play.asked() == [JEANNE]
    play.does(JEANNE, "yield")
    assert play.asked() == [MARIE]
    play.does(MARIE, "yield").told("eliminated marie")
    assert play.alive(JEANNE) == 9 and play.size(ANNE) == 4


@rule("BAL-R74")
def test_a_piece_for_one_who_is_out_is_lost() -> None:
    play = hexed(marie="balai R R R", jeanne="R R R", louise="J R R")
    play.board.lives[JEANNE] = play.board.own[JEANNE] = 1
    play.board.dead[JEANNE] = 9
    play.does(MARIE, "broom 2").does(JEANNE, "yield").does(LOUISE, "parry").told("voided jeanne")
    assert play.board.turn == MARIE and play.alive(MARIE) == 10


@rule("BAL-R74", "BAL-R25")
def test_a_piece_sent_home_pays_the_last_deflector() -> None:
    play = hexed(marie="balai R R R", jeanne="J balai R R", louise="J R R")
    play.does(MARIE, "broom 2").does(JEANNE, "parry").does(LOUISE, "parry").does(JEANNE, "broom 0")
    assert play.asked() == [ANNE]
    play.does(ANNE, "yield")
    # Nobody but Anne failed: she draws nothing; Jeanne parried and deflected last, and draws once.
    assert play.alive(ANNE) == 9 and play.size(ANNE) == 3 and play.size(JEANNE) == 3


@rule("BAL-078", "BAL-R73")
def test_a_treasure_against_a_sortilege() -> None:
    play = hexed(marie="tresor R R", jeanne="J R R", louise="R R R").deck("J V")
    play.does(LOUISE, "yield").does(MARIE, "treasure").does(JEANNE, "parry")
    play.told("laid marie tresor", "laid jeanne J", "drew marie J", "drew marie V")
    assert play.asked() == [MARIE] and play.offers(MARIE) == ["parry", "yield"]
    play.does(MARIE, "parry").told("laid marie J", "parried marie", "parried jeanne", "failed louise")


@rule("BAL-R75", "BAL-R73")
def test_a_wand_drawn_while_defending_cancels_one_piece_a_held_one_cannot() -> None:
    play = (
        given(4, defence_spells="any").hand(ANNE, "J sortilege R R").hand(MARIE, "tresor tresor R baguette")
    )
    play.begins().attack(ANNE, MARIE, "J sortilege").does(JEANNE, "yield").does(LOUISE, "yield")
    play.deck("V V").does(MARIE, "treasure")
    assert play.refuses(MARIE, "wand").rule == "BAL-R73"
    play.deck("baguette V").does(MARIE, "treasure").does(MARIE, "wand").told("cancelled marie")
    assert play.alive(MARIE) == 10 and play.alive(JEANNE) == 9 and "J sortilege" in play.in_discard()


@rule("BAL-R73", "BAL-R75")
@pytest.mark.parametrize(("thrown", "left"), [("R", 1), ("baguette", 0)])
def test_a_wand_held_back_stays_so_unless_it_is_thrown_away(thrown: str, left: int) -> None:
    """Marie throws a card by a Tour de magie and draws the other Baguette: that one she may wave."""
    play = (
        given(4, defence_spells="any").hand(ANNE, "J sortilege R R").hand(MARIE, "baguette tour tresor R R")
    )
    play.begins().attack(ANNE, MARIE, "J sortilege").does(JEANNE, "yield").does(LOUISE, "yield")
    play.does(MARIE, "trick", f"drop {thrown}").deck("V").does(MARIE, "done")
    assert play.state.view(MARIE).data()["wands_declined"] == left
    assert play.asks() == "defend" and "wand" not in play.offers(MARIE)
    assert play.refuses(MARIE, "wand").rule == ("BAL-R73" if left else "BAL-044")
    play.deck("baguette V").does(MARIE, "treasure")
    assert "wand" in play.offers(MARIE)


@rule("BAL-R75")
def test_a_wand_against_a_piece_cancels_that_piece_only() -> None:
    play = hexed(marie="balai R R", jeanne="J baguette R R", louise="R R R")
    play.does(MARIE, "broom 2").does(JEANNE, "parry").does(LOUISE, "yield").does(JEANNE, "wand")
    assert play.alive(LOUISE) == 9 and "J J sortilege baguette" in play.in_discard().replace(" balai", "")
    assert play.size(JEANNE) == 3  # one draw for parry and wand together


@rule("BAL-R91")
def test_with_two_left_a_sortilege_is_a_plain_attack() -> None:
    play = given(3).out(JEANNE).hand(ANNE, "J sortilege R R").begins().attack(ANNE, MARIE, "J sortilege")
    assert play.asks() == "defend" and play.asked() == [MARIE]


# ---- Abracadabra


@rule("BAL-069", "BAL-R68")
def test_abracadabra_stands_for_a_missing_potion() -> None:
    play = given().hand(ANNE, "R V J J").hand(MARIE, "R abracadabra J").begins().attack(ANNE, MARIE, "R V")
    assert play.offers(MARIE) == ["joker V", "yield"]
    play.does(MARIE, "joker V").told("laid marie abracadabra", "laid marie R", "parried marie")


@rule("BAL-R68")
def test_abracadabra_alone_and_beside_the_potion_itself() -> None:
    play = given().hand(ANNE, "V J J").hand(MARIE, "V abracadabra J").begins().attack(ANNE, MARIE, "V")
    assert play.offers(MARIE) == ["parry", "joker V", "yield"]
    play.does(MARIE, "joker V").told("laid marie abracadabra", "parried marie")
    assert "V" in play.hand_of(MARIE)


@rule("BAL-070", "BAL-R18")
@pytest.mark.parametrize(
    ("attack", "held", "offered"),
    [
        ("G", "abracadabra R R", ["yield"]),
        ("R G", "abracadabra G J", ["joker R", "yield"]),
        ("R G", "abracadabra R J", ["yield"]),
        ("G G", "abracadabra G J", ["yield"]),
    ],
)
def test_never_for_a_grey_one(attack: str, held: str, offered: list[str]) -> None:
    play = given().hand(ANNE, f"{attack} J J").hand(MARIE, held).begins().attack(ANNE, MARIE, attack)
    assert play.offers(MARIE) == offered
    assert play.refuses(MARIE, "joker G").rule == "BAL-070"


@rule("BAL-R17")
def test_one_abracadabra_for_one_potion() -> None:
    play = (
        given()
        .hand(ANNE, "V V J J")
        .hand(MARIE, "abracadabra abracadabra R")
        .begins()
        .attack(ANNE, MARIE, "V V")
    )
    assert play.offers(MARIE) == ["yield"]
    assert play.refuses(MARIE, "joker V").rule == "BAL-R15"
    assert play.refuses(MARIE, "jokers V V").rule == "BAL-R16"
    assert play.refuses(MARIE, "joker R").rule == "BAL-069"


# ---- Du balai


@rule("BAL-071")
def test_the_broom_sends_it_to_another_but_not_the_attacker() -> None:
    play = given(4).hand(MARIE, "balai R R").hand(ANNE, "J R R R").begins().attack(ANNE, MARIE, "J")
    assert play.offers(MARIE) == ["broom 2", "broom 3", "yield"]
    assert play.refuses(MARIE, "broom 0").rule == "BAL-071"
    assert play.refuses(MARIE, "broom 1").rule == "BAL-071"
    assert play.refuses(MARIE, "sweep").rule == "BAL-071"
    play.does(MARIE, "broom 3").told("laid marie balai", "deflected marie louise")
    assert play.asked() == [LOUISE]


@rule("BAL-072", "BAL-074", "BAL-R19")
def test_the_new_target_may_do_anything_but_send_it_back() -> None:
    play = given(4).hand(ANNE, "J R R R").hand(MARIE, "balai R R").hand(JEANNE, "J balai baguette tresor")
    play.begins().attack(ANNE, MARIE, "J").does(MARIE, "broom 2")
    assert play.offers(JEANNE) == ["parry", "wand", "broom 0", "broom 3", "treasure", "yield"]
    assert play.refuses(JEANNE, "broom 1").rule == "BAL-072"
    play.does(JEANNE, "parry")
    assert play.size(JEANNE) == 4 and play.size(MARIE) == 4  # Marie: two left, then the hand check; no win
    assert "drew marie R" in play.events() and play.size(ANNE) == 3


@rule("BAL-073", "BAL-R72")
def test_it_may_come_home() -> None:
    play = given(4).hand(ANNE, "J J R R").hand(MARIE, "balai R R R").hand(JEANNE, "balai R R R")
    play.begins().attack(ANNE, MARIE, "J").does(MARIE, "broom 2").does(JEANNE, "broom 0")
    assert play.asked() == [ANNE] and play.offers(ANNE) == ["parry", "yield"]
    play.does(ANNE, "parry").told("laid anne J", "parried anne", "drew anne R")


@rule("BAL-R25", "BAL-R72", "BAL-073")
def test_an_author_hit_by_the_own_attack_pays_the_last_deflector() -> None:
    play = given(4).hand(ANNE, "J R R R").hand(MARIE, "balai R R R").hand(JEANNE, "balai R R R")
    play.begins().attack(ANNE, MARIE, "J").does(MARIE, "broom 2").does(JEANNE, "broom 0").does(ANNE, "yield")
    assert play.alive(ANNE) == 9 and play.size(JEANNE) == 4 and play.size(ANNE) == 3


@rule("BAL-R25")
def test_the_original_attacker_wins_a_deflected_attack() -> None:
    play = given(4).hand(ANNE, "J R R R").hand(MARIE, "balai R R R").begins().attack(ANNE, MARIE, "J")
    play.does(MARIE, "broom 2").does(JEANNE, "yield")
    assert play.size(ANNE) == 4 and play.size(MARIE) == 3 and play.alive(JEANNE) == 9


@rule("BAL-075", "BAL-R19", "BAL-R71")
def test_with_two_left_the_broom_cancels() -> None:
    play = given().out(JEANNE).hand(ANNE, "R R J J J").hand(MARIE, "balai V V V").begins()
    play.attack(ANNE, MARIE, "R R")
    assert play.offers(MARIE) == ["sweep", "yield"]
    assert play.refuses(MARIE, "broom 2").rule == "BAL-075"
    play.does(MARIE, "sweep").told("cancelled marie", "drew marie R", "swept 3")
    assert play.alive(MARIE) == 10 and play.in_discard() == "R R balai" and play.hand_of(ANNE) == "J J J"


# ---- Trésor magique


@rule("BAL-076")
def test_treasure_draws_two() -> None:
    play = given().hand(ANNE, "R R R tresor").deck("B G").begins().attack(ANNE, MARIE, "R tresor")
    assert play.hand_of(ANNE) == "R R B G"


@rule("BAL-077", "BAL-R69")
def test_in_defence_it_comes_first_and_may_help() -> None:
    play = given().hand(ANNE, "J R R R").hand(MARIE, "tresor R R").deck("V J").begins()
    play.attack(ANNE, MARIE, "J")
    assert play.offers(MARIE) == ["treasure", "yield"]
    play.does(MARIE, "treasure").told("drew marie V", "drew marie J")
    assert play.offers(MARIE) == ["parry", "yield"]
    play.does(MARIE, "parry")
    assert play.alive(MARIE) == 10
