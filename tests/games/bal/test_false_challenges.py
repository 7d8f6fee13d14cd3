"""Chapter 6: what a false challenge costs, while something else waits for the cards it costs."""

import pytest

from esbat.engine.chance import seeded
from esbat.engine.view import ONLOOKER
from esbat.games.bal.state import Board
from tests.games.bal.given import ANNE, JEANNE, LOUISE, MARIE, Given, given
from tests.games.bal.hidden import another_truth, counts

rule = pytest.mark.rule


def let_pass(play: Given) -> Given:
    """Nobody calls a fault."""
    while play.asks() == "challenge":
        play.does(play.asked()[0], "pass")
    return play


def found_wrong(play: Given, caller: int, reader: int) -> Given:
    """One witch calls a fault there is none of."""
    table = play.board.incantation == 1
    if not table:
        play.does(reader, "read")
    for seat in play.asked():
        play.does(seat, "fault" if seat == caller else "pass")
    if table:
        play.does(reader, "deny")
        for seat in play.asked():
            play.does(seat, "pass")
    assert play.asks() == "penalty" and play.asked() == [caller]
    return play


@rule("BAL-R67", "BAL-R60", "BAL-098")
@pytest.mark.parametrize("incantation", ["typed", "table"])
def test_an_enchanted_witch_who_pays_with_her_last_card_loses_no_other(incantation: str) -> None:
    """Two Enchantements leave Marie one card, which her false challenge of the third costs her."""
    play = given(incantation=incantation, false_challenge="discard")
    play.hand(ANNE, "enchantement enchantement enchantement R R R").begins()
    before = counts(play.board)
    for _ in range(2):
        play.picks(0).does(ANNE, "enchant 1")
        if incantation == "typed":
            play.does(ANNE, "read")
        let_pass(play)
    assert play.size(MARIE) == 1
    found_wrong(play.does(ANNE, "enchant 1"), MARIE, ANNE).does(MARIE, "drop R").never_told("enchanted")
    assert play.size(MARIE) == 0 and play.size(JEANNE) == 3 and counts(play.board) == before
    assert play.asks() == "aim" and play.offers(ANNE) == ["attack 1"]
    assert play.refuses(ANNE, "attack 2").rule == "BAL-098"


def wand_under_challenge(false_challenge: str = "discard") -> Given:
    """Anne strikes all; Marie waves a Baguette that is still to be read, the others have answered unseen."""
    play = given(4, incantation="typed", false_challenge=false_challenge).hand(ANNE, "J sortilege R R")
    play.hand(MARIE, "baguette R R").hand(JEANNE, "J R R").hand(LOUISE, "J tresor R R")
    play.begins().attack(ANNE, MARIE, "J sortilege").does(ANNE, "read", "read")
    let_pass(play).does(MARIE, "wand").does(JEANNE, "parry").does(LOUISE, "treasure")
    assert play.asks() == "recite" and play.asked() == [MARIE]
    return play


def shown(play: Given, eyes: int) -> list[object]:
    """What these eyes see of everybody's answer."""
    rows = play.board.view(eyes).data()["seats"]
    assert isinstance(rows, list)
    return [row["shown"] for row in rows]


def nobody_sees_another_answer(play: Given) -> None:
    """Jeanne and Louise know what they have answered themselves, and nobody knows more."""
    assert shown(play, ONLOOKER) == [None, None, None, None]
    for eyes in range(4):
        assert [shown(play, eyes)[seat] for seat in range(4) if seat != eyes] == [None, None, None]
    for eyes in (ANNE, MARIE):
        for answer in ("parry", "yield", "treasure"):
            other = play.board.clone()
            assert isinstance(other, Board)
            other.committed[JEANNE] = play.game.parse(answer) + 1 if play.board.committed[JEANNE] else 0
            assert other.view(eyes).data() == play.board.view(eyes).data()


@rule("BAL-R73", "BAL-040")
def test_no_answer_is_shown_while_a_baguette_is_read() -> None:
    play = wand_under_challenge()
    nobody_sees_another_answer(play)
    assert shown(play, JEANNE)[JEANNE] == "parry" and shown(play, LOUISE)[LOUISE] == "treasure"
    play.does(MARIE, "silent")
    assert play.asks() == "challenge"
    nobody_sees_another_answer(play)
    play.does(ANNE, "pass").does(LOUISE, "pass").does(JEANNE, "fault")
    assert play.asks() == "penalty"
    nobody_sees_another_answer(play)


@rule("BAL-R73", "BAL-R60")
def test_no_answer_is_shown_while_a_false_challenger_is_asked_again() -> None:
    """Marie's Baguette was not read, Jeanne's false challenge cost her a card: Louise's answer stays hers."""
    play = wand_under_challenge().does(MARIE, "silent").does(ANNE, "pass").does(LOUISE, "pass")
    play.does(JEANNE, "fault").does(JEANNE, "drop R")
    assert play.asks() == "together" and play.asked() == [JEANNE]
    nobody_sees_another_answer(play)
    assert shown(play, LOUISE)[LOUISE] == "treasure"
    for eyes in (ANNE, MARIE, JEANNE):
        for seed in range(5):
            other = another_truth(play.board, eyes, seeded(seed))
            assert other.view(eyes).data() == play.board.view(eyes).data()
            first, second = other.imagine(eyes, seeded(7)), play.board.imagine(eyes, seeded(7))
            assert first.numbers() == second.numbers()
    play.does(JEANNE, "parry")
    assert shown(play, ANNE) == [None, None, "parry", "treasure"]  # now all is laid open


@rule("BAL-R75", "BAL-R60")
def test_a_baguette_paid_for_a_false_challenge_is_no_longer_held_back() -> None:
    """Louise holds a Baguette back, pays with it, draws the other one by a Trésor and may wave that one."""
    play = given(4, incantation="typed", false_challenge="discard", defence_spells="any")
    play.hand(ANNE, "J sortilege R R").hand(MARIE, "J R R").hand(LOUISE, "baguette tresor R R")
    play.deck("baguette R").begins().attack(ANNE, MARIE, "J sortilege").does(ANNE, "read", "read")
    let_pass(play).does(MARIE, "parry").does(JEANNE, "yield").does(LOUISE, "treasure")
    assert play.board.view(LOUISE).data()["wands_declined"] == 1
    found_wrong(play, LOUISE, MARIE).does(LOUISE, "drop baguette")
    assert play.board.view(LOUISE).data()["wands_declined"] == 0
    let_pass(play.does(LOUISE, "read"))
    assert play.asks() == "defend" and "wand" in play.offers(LOUISE)
