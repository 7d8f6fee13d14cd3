"""Chapter 6: reading aloud, spoken at the table or typed."""

import pytest

from tests.games.bal.given import ANNE, JEANNE, LOUISE, MARIE, Given, given

rule = pytest.mark.rule


def typed(hand: str = "R B tresor J J", false_challenge: str = "free") -> Given:
    return given(incantation="typed", false_challenge=false_challenge).hand(ANNE, hand)


def let_pass(play: Given) -> Given:
    """Nobody calls a fault."""
    while play.asks() == "challenge":
        play.does(play.asked()[0], "pass")
    return play


@rule("BAL-051")
def test_without_the_option_nobody_is_asked_to_read() -> None:
    assert given().begins().attack(ANNE, MARIE, "R").asks() == "defend"


@rule("BAL-051", "BAL-R59", "BAL-R87")
def test_an_unread_card_has_no_effect() -> None:
    play = typed().begins().attack(ANNE, MARIE, "R B")
    assert play.asks() == "recite" and play.asked() == [ANNE]
    assert (
        play.offers(ANNE) == ["read", "misread", "silent"] and play.refuses(ANNE, "yield").rule == "BAL-051"
    )
    play.does(ANNE, "silent").told("recited anne R silent").does(ANNE, "read")
    let_pass(play)
    attack = play.state.view(MARIE).data()["attack"]
    assert isinstance(attack, dict) and attack["potions"] == ["B"]
    play.does(MARIE, "yield")
    assert "R B" in play.in_discard()


@rule("BAL-051", "BAL-R59", "BAL-R87")
@pytest.mark.parametrize(
    ("laid", "read", "potions", "spell"),
    [
        ("R R", "yes no", ["R"], None),
        ("R R", "no yes", ["R"], None),
        ("R J", "yes no", ["R"], None),
        ("R J", "no yes", ["J"], None),
        ("R J", "yes yes", ["R", "J"], None),
        ("J fantome", "yes no", ["J"], None),
        ("R R fantome", "yes no yes", ["R"], "fantome"),
        ("R J fantome", "no yes yes", ["J"], "fantome"),
        ("R J fantome", "yes yes no", ["R", "J"], None),
        ("R J fantome", "no yes no", ["J"], None),
    ],
)
def test_what_is_left_of_an_attack_read_in_part(
    laid: str, read: str, potions: list[str], spell: str | None
) -> None:
    play = typed(f"{laid} V V V").begins().attack(ANNE, MARIE, laid)
    play.does(ANNE, *["read" if word == "yes" else "silent" for word in read.split()])
    let_pass(play)
    attack = play.state.view(MARIE).data()["attack"]
    assert isinstance(attack, dict) and (attack["potions"], attack["spell"]) == (potions, spell)
    assert play.asks() == "defend" and sorted(play.on_table().split()) == sorted(laid.split())


@rule("BAL-051", "BAL-042")
def test_a_defence_is_read_for_itself_whatever_became_of_the_attack() -> None:
    """Anne leaves a potion unread; Marie reads hers, and her parry counts."""
    play = typed("R B J J J").hand(MARIE, "B R R").begins().attack(ANNE, MARIE, "R B")
    let_pass(play.does(ANNE, "silent", "read")).does(MARIE, "parry", "read")
    let_pass(play)
    assert "parried marie" in play.events() and play.alive(MARIE) == 10
    play = typed("R B J J J").hand(MARIE, "R R R").begins().attack(ANNE, MARIE, "R")
    let_pass(play.does(ANNE, "read")).does(MARIE, "parry", "silent")
    let_pass(play)
    assert "failed marie" in play.events() and play.alive(MARIE) == 9


@rule("BAL-R58", "BAL-110")
def test_a_fault_against_a_farce_is_over_when_the_next_witch_is_asked() -> None:
    """Anne's potion is misread and comes back, once; Marie gives up, and nothing else moves."""
    play = typed("lutin R R R R").tokens("W", "R").begins().does(ANNE, "read")
    let_pass(play).does(ANNE, "parry", "misread").does(MARIE, "fault").does(JEANNE, "pass")
    play.told("faulted anne", "took_back anne R", "farce_failed anne")
    assert play.hand_of(ANNE) == "R R R R" and play.asked() == [MARIE]
    play.does(MARIE, "yield").never_told("took_back")
    assert play.hand_of(ANNE) == "R R R R" and play.on_table() == "lutin" and play.alive(MARIE) == 9


@rule("BAL-051", "BAL-R87")
def test_an_attack_without_a_read_potion_is_void_but_its_spell_acts() -> None:
    play = typed().begins().attack(ANNE, MARIE, "R tresor").does(ANNE, "silent", "read")
    let_pass(play)
    assert play.board.turn == MARIE and play.alive(MARIE) == 10
    assert play.size(ANNE) == 5 and play.in_discard() == "R tresor"


@rule("BAL-051", "BAL-R87")
def test_an_unread_sortilege_leaves_a_plain_attack() -> None:
    play = typed("R sortilege J J").begins().attack(ANNE, JEANNE, "R sortilege").does(ANNE, "read", "silent")
    let_pass(play)
    assert play.asks() == "defend" and play.asked() == [JEANNE]


@rule("BAL-052", "BAL-053")
def test_a_fault_that_is_called_annuls_the_go() -> None:
    play = typed().begins().attack(ANNE, MARIE, "R B tresor").does(ANNE, "read", "misread", "read")
    assert play.asks() == "challenge" and play.asked() == [MARIE, JEANNE]
    play.does(MARIE, "pass").does(JEANNE, "fault").told("challenged jeanne anne", "faulted anne")
    assert play.hand_of(ANNE) == "R J J B" and play.in_discard() == "tresor"
    assert play.board.turn == MARIE and play.alive(MARIE) == 10 and play.size(ANNE) == 4


@rule("BAL-054")
def test_a_fault_nobody_calls_changes_nothing() -> None:
    play = typed().begins().attack(ANNE, MARIE, "R B").does(ANNE, "misread", "read")
    let_pass(play)
    assert play.asks() == "defend" and play.on_table() == "R B"


@rule("BAL-054")
def test_a_slip_is_known_to_the_speaker_alone() -> None:
    seen = []
    for answer in ("read", "misread"):
        play = typed().begins().attack(ANNE, MARIE, "R").does(ANNE, answer)
        seen.append([play.state.view(eyes).data() for eyes in (MARIE, JEANNE, -1)])
        assert play.state.view(ANNE).data()["reading"]["misread"] is (answer == "misread")  # type: ignore[index]
    assert seen[0] == seen[1]


@rule("BAL-055")
def test_a_misread_lutin_counts_all_the_same() -> None:
    play = typed("lutin R R R").tokens("W", "R").begins()
    play.does(ANNE, "misread")
    play.does(MARIE, "fault").does(JEANNE, "pass")
    assert play.asks() == "face" and play.on_table() == "lutin"


@rule("BAL-R58", "BAL-053")
def test_a_fault_in_defence_makes_it_fail() -> None:
    play = (
        typed("J R R R").hand(MARIE, "abracadabra R R").begins().attack(ANNE, MARIE, "J").does(ANNE, "read")
    )
    let_pass(play).does(MARIE, "joker J", "misread")
    play.does(ANNE, "fault").does(JEANNE, "pass")
    assert play.alive(MARIE) == 9 and "abracadabra" in play.in_discard()
    play = typed("J R R R").hand(MARIE, "J R R").begins().attack(ANNE, MARIE, "J").does(ANNE, "read")
    let_pass(play).does(MARIE, "parry", "misread").does(ANNE, "fault").does(JEANNE, "pass")
    assert play.alive(MARIE) == 9 and play.hand_of(MARIE) == "R R J"


@rule("BAL-R60")
@pytest.mark.parametrize(("wish", "cost"), [("free", 0), ("discard", 1)])
def test_a_false_challenge_is_free_or_costs_a_card(wish: str, cost: int) -> None:
    play = typed("R J J", false_challenge=wish).hand(JEANNE, "R R R R").begins()
    play.attack(ANNE, MARIE, "R").does(ANNE, "read").does(MARIE, "pass").does(JEANNE, "fault")
    if cost:
        assert play.asks() == "penalty" and play.refuses(JEANNE, "pass").rule == "BAL-R60"
        play.does(JEANNE, "drop R")
    assert play.size(JEANNE) == 4 - cost and play.asks() == "defend"


@rule("BAL-R86")
def test_faults_outside_attack_and_defence() -> None:
    ball = given(incantation="typed").hand(MARIE, "boule R R R").begins().does(MARIE, "ball", "misread")
    ball.does(ANNE, "fault").does(JEANNE, "pass")
    assert ball.asks() == "aim" and ball.asked() == [ANNE]  # the card is lost, nothing else
    mine = given(incantation="typed").hand(MARIE, "amoi R R R").begins().does(MARIE, "mine", "misread")
    mine.does(ANNE, "fault").does(JEANNE, "pass")
    assert mine.asked() == [ANNE] and not mine.board.stolen
    imp = (
        typed("diablotin R R R")
        .begins()
        .does(ANNE, "imp", "misread")
        .does(MARIE, "fault")
        .does(JEANNE, "pass")
    )
    imp.told("lost_turn anne")
    assert imp.board.turn == MARIE
    spell = typed("enchantement R R R").begins().does(ANNE, "enchant 1", "misread")
    spell.does(MARIE, "fault").does(JEANNE, "pass")
    assert spell.board.turn == MARIE and spell.size(MARIE) == 3


@rule("BAL-R87")
def test_unread_cards_outside_an_attack_are_lost_and_play_goes_on() -> None:
    spell = typed("enchantement R R R").begins().does(ANNE, "enchant 1", "silent")
    let_pass(spell)
    assert (
        spell.asks() == "aim"
        and spell.asked() == [ANNE]
        and spell.board.bound == -1
        and spell.size(MARIE) == 3
    )
    imp = typed("diablotin R R R").begins().does(ANNE, "imp", "silent")
    let_pass(imp)
    assert imp.asks() == "aim" and imp.asked() == [ANNE] and imp.in_discard() == "diablotin"


@rule("BAL-R88")
def test_a_fault_can_only_be_called_before_the_effect() -> None:
    play = typed("R tresor J J").begins().attack(ANNE, MARIE, "R tresor").does(ANNE, "read", "misread")
    assert play.size(ANNE) == 2  # nothing drawn yet
    let_pass(play)
    assert play.size(ANNE) == 4 and play.refuses(JEANNE, "fault").rule == "BAL-027"


@rule("BAL-R95")
def test_at_a_talking_table_one_admits_or_the_others_vote() -> None:
    def challenged() -> Given:
        play = given(4, incantation="table").begins().attack(ANNE, MARIE, "R")
        return play.does(MARIE, "fault").does(JEANNE, "pass").does(LOUISE, "pass")

    play = challenged()
    assert play.asks() == "admit" and play.asked() == [ANNE]
    play.does(ANNE, "admit").told("faulted anne")
    assert play.board.turn == MARIE
    for votes, fault in ((["fault", "fault", "pass"], True), (["fault", "pass", "pass"], False)):
        play = challenged().does(ANNE, "deny")
        assert play.asks() == "vote" and play.asked() == [MARIE, JEANNE, LOUISE]
        for seat, vote in zip((MARIE, JEANNE, LOUISE), votes, strict=True):
            play.does(seat, vote)
        assert (play.board.turn == MARIE) is fault and (play.asks() == "defend") is not fault


@rule("BAL-R95")
def test_a_tied_vote_finds_no_fault() -> None:
    play = (
        given(3, incantation="table")
        .begins()
        .attack(ANNE, MARIE, "R")
        .does(MARIE, "fault")
        .does(JEANNE, "pass")
    )
    play.does(ANNE, "deny").does(MARIE, "fault").does(JEANNE, "pass").told("cleared anne")
    assert play.asks() == "defend"


@rule("BAL-R60", "BAL-R73")
def test_a_hidden_answer_that_lost_its_card_is_asked_for_again() -> None:
    play = given(4, incantation="typed", false_challenge="discard").hand(ANNE, "J sortilege R R")
    play.hand(MARIE, "baguette R R").hand(JEANNE, "J R R").begins().attack(ANNE, MARIE, "J sortilege")
    play.does(ANNE, "read", "read")
    let_pass(play).does(MARIE, "wand").does(JEANNE, "parry").does(LOUISE, "yield").does(MARIE, "silent")
    play.does(ANNE, "pass").does(LOUISE, "pass").does(JEANNE, "fault").does(JEANNE, "drop J")
    assert play.asks() == "together" and play.asked() == [JEANNE] and play.offers(JEANNE) == ["yield"]


@rule("BAL-R58", "BAL-R73")
def test_each_defence_against_a_sortilege_is_read_for_itself() -> None:
    """Marie's potion is misread and comes back; Jeanne's is read well; Louise gives up."""
    play = (
        given(4, incantation="typed").hand(ANNE, "J sortilege R R").hand(MARIE, "J R R").hand(JEANNE, "J R R")
    )
    play.begins().attack(ANNE, MARIE, "J sortilege").does(ANNE, "read", "read")
    let_pass(play).does(MARIE, "parry").does(JEANNE, "parry").does(LOUISE, "yield")
    assert play.asks() == "recite" and play.asked() == [MARIE]
    play.does(MARIE, "misread").does(ANNE, "fault").does(JEANNE, "pass").does(LOUISE, "pass")
    assert play.asked() == [JEANNE]
    let_pass(play.does(JEANNE, "read"))
    assert [play.alive(seat) for seat in range(4)] == [10, 9, 10, 9]
    assert play.hand_of(MARIE) == "R R J" and play.size(JEANNE) == 3
