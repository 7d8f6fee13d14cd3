"""Situations of Le Bal, one open question each: for what may be refused there, and what is seen of it."""

from tests.games.bal.given import ANNE, JEANNE, LOUISE, MARIE, Given, given


def aiming() -> Given:
    """Anne holds potions only; Louise is out."""
    return given(4).out(LOUISE).begins()


def aiming_bound() -> Given:
    """Anne has enchanted Jeanne, and holds a Diablotin and a second Enchantement."""
    play = given(4).hand(ANNE, "enchantement enchantement diablotin J R").begins()
    return play.picks(0).does(ANNE, "enchant 2")


def aiming_bound_to_the_first() -> Given:
    """It is Marie who has enchanted Anne."""
    play = given(4).hand(MARIE, "enchantement diablotin J R R").begins(MARIE)
    return play.picks(0).does(MARIE, "enchant 0")


def aiming_without_potions() -> Given:
    """All potions are in Marie's hand."""
    play = given(3, level="easy").empty_deck(MARIE, leaving="R R R tresor tresor tresor")
    return play.hand(ANNE, "tresor tresor tresor").hand(MARIE, "R").hand(JEANNE, "R R").begins().all_pass()


def aiming_at_empty_hands() -> Given:
    """Three Enchantements have taken Marie's three cards."""
    play = given().hand(ANNE, "enchantement enchantement enchantement enchantement J R R").begins()
    for _ in range(3):
        play.picks(0).does(ANNE, "enchant 1")
    return play


def laying() -> Given:
    """Anne, none of whose Crapzouilles is dead, has named a red potion and no other card so far."""
    held = "R J V sortilege tresor remede abracadabra"
    return given().hand(ANNE, held).begins().does(ANNE, "attack 1", "lay R")


def laying_first() -> Given:
    return given().begins().does(ANNE, "attack 1")


def laying_two_potions() -> Given:
    return given().hand(ANNE, "R J V").begins().does(ANNE, "attack 1", "lay R", "lay J")


def laying_a_spell() -> Given:
    return given().hand(ANNE, "R tresor sortilege").begins().does(ANNE, "attack 1", "lay R", "lay tresor")


def attacked(attack: str, held: str, seats: int = 4, **wishes: str) -> Given:
    """Anne attacks Marie."""
    play = given(seats, **wishes).hand(ANNE, f"{attack} R R R").hand(MARIE, held)
    return play.begins().attack(ANNE, MARIE, attack)


def defending() -> Given:
    """Marie, none of whose Crapzouilles is dead, faces J V without a parry; Louise is out."""
    play = given(4).out(LOUISE).hand(ANNE, "J V R R R").hand(MARIE, "J abracadabra balai remede")
    return play.begins().attack(ANNE, MARIE, "J V")


def defending_bare() -> Given:
    return attacked("J", "R R R")


def defending_after_help() -> Given:
    return attacked("J", "tresor abracadabra balai R R").deck("V V").does(MARIE, "treasure")


def defending_with_any_spells() -> Given:
    return attacked("J V", "abracadabra R R", defence_spells="any")


def defending_two_reds() -> Given:
    return attacked("R R", "abracadabra J J", defence_spells="any")


def defending_with_jokers_to_spare() -> Given:
    """Two Abracadabras, where each may stand for a potion."""
    return attacked("J V", "abracadabra abracadabra R R", defence_spells="any")


def defending_by_duty() -> Given:
    return attacked("J", "J R R", must_parry="true")


def defending_what_was_deflected() -> Given:
    play = given(4).hand(ANNE, "J R R R").hand(MARIE, "balai R R").hand(JEANNE, "balai R R")
    return play.begins().attack(ANNE, MARIE, "J").does(MARIE, "broom 2")


def defending_of_two() -> Given:
    play = given().out(JEANNE).hand(ANNE, "J R R R").hand(MARIE, "balai R R")
    return play.begins().attack(ANNE, MARIE, "J")


def hexed() -> Given:
    play = given(4).hand(ANNE, "J sortilege miroir boule R R").hand(MARIE, "balai R R")
    return play.begins().all_pass().attack(ANNE, MARIE, "J sortilege")


def hexed_wand_held_back() -> Given:
    play = given(4, defence_spells="any").hand(ANNE, "J sortilege R R").hand(MARIE, "tresor R baguette")
    play.begins().attack(ANNE, MARIE, "J sortilege").does(JEANNE, "yield").does(LOUISE, "yield")
    return play.deck("V V").does(MARIE, "treasure")


def farce(**wishes: str) -> Given:
    """Anne faces her own Lutin, with two blue tokens and no blue potion."""
    return given(4, **wishes).hand(ANNE, "lutin tresor R R R").tokens("B", "B").begins()


def farce_after_help() -> Given:
    return farce().deck("tresor V").does(ANNE, "treasure")


def farce_without_tresor() -> Given:
    return given(4).hand(ANNE, "lutin R R R").tokens("B", "B").begins()


def farce_with_any_spells() -> Given:
    """A second Trésor would be allowed, but there is none."""
    return farce(defence_spells="any").deck("V V").does(ANNE, "treasure")


def turn_window() -> Given:
    """Anne and Marie are asked at the start of Anne's turn, Anne last; she holds both cards for it."""
    return given().hand(ANNE, "boule amoi R R").hand(MARIE, "boule R R R").begins()


def turn_window_of_her_own() -> Given:
    return turn_window().does(MARIE, "pass")


def turn_window_for_a_thief() -> Given:
    return given().hand(MARIE, "amoi R R R").begins()


def turn_window_stolen() -> Given:
    play = given().hand(MARIE, "amoi R R R R").hand(JEANNE, "amoi boule R R R").begins()
    return play.does(JEANNE, "pass").does(MARIE, "mine")


def mirror_window() -> Given:
    return given(4).hand(ANNE, "B R R R").hand(JEANNE, "miroir R R R").begins().attack(ANNE, MARIE, "B")


def sabbat_window() -> Given:
    play = given(level="medium").lap(2).hand(MARIE, "boule R R J").hand(JEANNE, "R R R R R").begins(JEANNE)
    return play.does(MARIE, "pass").attack(JEANNE, ANNE, "R").does(ANNE, "yield")


def window_after_an_attack() -> Given:
    play = given(ball_any_time="true").hand(ANNE, "R R R R").hand(MARIE, "boule R R R").begins().all_pass()
    return play.attack(ANNE, MARIE, "R").does(MARIE, "parry")


def exchanging() -> Given:
    return given().hand(ANNE, "boule R J V").begins().does(ANNE, "ball", "give J")


def dropping() -> Given:
    return given(level="easy").hand(MARIE, "tresor balai abracadabra").begins().does(MARIE, "drop tresor")


def throwing() -> Given:
    return given().hand(ANNE, "R tour R R J").begins().attack(ANNE, MARIE, "R tour").does(ANNE, "drop J")


def inheriting() -> Given:
    play = given(4, inherit_hand="on").lives(MARIE, 1).hand(ANNE, "J R R R").hand(MARIE, "V V B")
    return play.begins().attack(ANNE, MARIE, "J").does(MARIE, "yield").does(ANNE, "drop B")


def reading(incantation: str = "typed", **wishes: str) -> Given:
    return given(3, incantation=incantation, **wishes).begins().attack(ANNE, MARIE, "R")


def paying() -> Given:
    """Jeanne has called a fault where there was none."""
    return reading(false_challenge="discard").does(ANNE, "read").does(MARIE, "pass").does(JEANNE, "fault")


def challenging() -> Given:
    return reading().does(ANNE, "read")


def admitting() -> Given:
    return reading("table").does(MARIE, "fault").does(JEANNE, "pass")


def voting() -> Given:
    return admitting().does(ANNE, "deny")


def losing() -> Given:
    return given().captive(MARIE, JEANNE).begins().attack(ANNE, MARIE, "R").does(MARIE, "yield")


def over() -> Given:
    play = given().out(JEANNE).lives(MARIE, 1).hand(ANNE, "B J R").begins()
    return play.attack(ANNE, MARIE, "B").does(MARIE, "yield")


def window_before_an_attack() -> Given:
    """Anne has drawn up to four cards since her turn began; Marie may lay her Boule at any moment."""
    play = given(ball_any_time="true").hand(ANNE, "R R").hand(MARIE, "boule R R R").deck("J J").begins()
    return play.does(MARIE, "pass")


def hexed_wand_failed() -> Given:
    """Marie did not read her Baguette, and a false challenge cost Jeanne the card of her answer."""
    play = given(4, incantation="typed", false_challenge="discard").hand(ANNE, "J sortilege R R")
    play.hand(MARIE, "baguette R R").hand(JEANNE, "J R R").begins().attack(ANNE, MARIE, "J sortilege")
    play.does(ANNE, "read", "read")
    for seat in (MARIE, JEANNE, LOUISE):
        play.does(seat, "pass")
    play.does(MARIE, "wand").does(JEANNE, "parry").does(LOUISE, "yield").does(MARIE, "silent")
    return play.does(ANNE, "pass").does(LOUISE, "pass").does(JEANNE, "fault").does(JEANNE, "drop J")


def defending_a_double() -> Given:
    """Jeanne's Miroir has turned Anne's attack on Louise as well; Marie has had hers."""
    play = given(4).hand(ANNE, "B R R R").hand(JEANNE, "miroir R R R").begins().attack(ANNE, MARIE, "B")
    return play.does(JEANNE, "mirror 3").does(MARIE, "yield")
