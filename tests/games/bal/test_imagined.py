"""What a seat may imagine of the table: what it has seen is so, all else is dealt as luck will have it."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from esbat.engine.chance import seeded
from esbat.engine.view import ONLOOKER
from esbat.games.bal.state import Board
from esbat.games.bal.tables import CARD_CODES
from tests.games.bal import situations as at
from tests.games.bal.given import ANNE, JEANNE, LOUISE, MARIE, Given, given, written_hand

rule = pytest.mark.rule
LUCK = 40
"""So many tables are imagined: what happens to one in ten is met for certain."""


def imagined(play: Given, eyes: int, many: int = LUCK) -> Iterator[Board]:
    for seed in range(many):
        board = play.board.imagine(eyes, seeded(seed))
        assert isinstance(board, Board)
        yield board


def held(board: Board, seat: int, card: str) -> int:
    return written_hand(board, seat).count(card)


# ---- hands


@rule("BAL-059")
def test_hands_are_dealt_anew_and_ones_own_stays() -> None:
    play = given(4).hand(MARIE, "G V miroir").hand(JEANNE, "B B B B").begins()
    hands: Counter[tuple[str, ...]] = Counter()
    for board in imagined(play, MARIE):
        assert written_hand(board, MARIE) == ["V", "G", "miroir"]
        assert [len(written_hand(board, seat)) for seat in range(4)] == [3, 3, 4, 3]
        hands[tuple(written_hand(board, JEANNE))] += 1
    assert len(hands) > LUCK // 2


@rule("BAL-057", "BAL-107")
def test_whoever_attacks_has_the_only_potion_nobody_has_seen() -> None:
    """Marie holds every potion but one: as Anne is asked whom to attack, that one must be hers."""
    play = given(level="medium").empty_deck(
        MARIE, leaving="R enchantement tresor tresor balai balai balai miroir"
    )
    play.hand(ANNE, "R enchantement tresor").hand(MARIE, "").hand(JEANNE, "tresor balai balai").begins()
    play.all_pass().picks(0).does(ANNE, "enchant 2")
    assert play.asks() == "aim"
    for board in imagined(play, MARIE):
        assert held(board, ANNE, "R") == 1


@rule("BAL-107")
def test_whoever_attacks_holds_no_lutin_but_others_may() -> None:
    play = given().hand(ANNE, "enchantement R R R").hand(JEANNE, "R R R R R R R R R R").begins()
    play.picks(0).does(ANNE, "enchant 2")
    lutins = [[held(board, seat, "lutin") for seat in range(3)] for board in imagined(play, MARIE)]
    assert not any(row[ANNE] for row in lutins) and any(row[JEANNE] for row in lutins)


@rule("BAL-057")
def test_whoever_exchanges_spells_holds_no_potion() -> None:
    play = given(level="easy").hand(MARIE, "tresor balai abracadabra").begins()
    for eyes in (ANNE, JEANNE, ONLOOKER):
        for board in imagined(play, eyes):
            assert not any(held(board, MARIE, potion) for potion in "RJVBG")


# ---- Baguettes held back


@rule("BAL-R73")
def test_baguettes_others_hold_after_the_reveal_are_those_they_held_back() -> None:
    play = at.hexed_wand_held_back()
    assert play.asks() == "defend" and play.asked() == [MARIE]
    met = 0
    for board in imagined(play, ANNE):
        for seat in (MARIE, JEANNE, LOUISE):
            wands = held(board, seat, "baguette")
            assert board.view(seat).data()["wands_declined"] == wands
            met += wands
    assert met


@rule("BAL-R73")
def test_before_the_reveal_nobody_has_held_one_back() -> None:
    play = given(4).hand(ANNE, "J sortilege R R").begins().attack(ANNE, MARIE, "J sortilege")
    met = 0
    for board in imagined(play, ANNE):
        for seat in (MARIE, JEANNE, LOUISE):
            met += held(board, seat, "baguette")
            assert board.view(seat).data()["wands_declined"] == 0
            assert ("wand" in [play.game.text(move) for move in board.legal(seat)]) == (
                held(board, seat, "baguette") > 0
            )
    assert met


# ---- slips of the tongue


def slips(play: Given, eyes: int, many: int) -> int:
    """In how many imagined tables the speaker knows of a slip."""
    found = 0
    for board in imagined(play, eyes, many):
        told = board.view(ANNE).data()["reading"]
        assert isinstance(told, dict)
        found += told["misread"] is True
    return found


@rule("BAL-054")
@pytest.mark.parametrize("word", ["read", "misread"])
def test_others_suspect_a_slip_now_and_then_the_speaker_knows(word: str) -> None:
    play = (
        given(incantation="typed").hand(ANNE, "R J J J").begins().attack(ANNE, MARIE, "R J").does(ANNE, word)
    )
    assert play.asks() == "recite"
    for _ in range(2):
        for eyes in (MARIE, ONLOOKER):
            assert 0 < slips(play, eyes, 100) < 25  # seldom, but never out of the question
        assert slips(play, ANNE, LUCK) == (LUCK if word == "misread" else 0)
        if play.asks() == "recite":
            play.does(ANNE, "read")
    assert play.asks() == "challenge"


@rule("BAL-054", "BAL-R95")
def test_at_a_talking_table_nothing_is_written_down_that_could_be_a_slip() -> None:
    play = given(incantation="table").begins().attack(ANNE, MARIE, "R")
    assert play.asks() == "challenge" and slips(play, JEANNE, 100) == 0


# ---- who is asked


@rule("BAL-R97")
@pytest.mark.parametrize(
    ("situation", "cards"),
    [
        (at.aiming, ["amoi", "boule"]),
        (at.turn_window, ["amoi", "boule"]),
        (at.turn_window_of_her_own, ["amoi", "boule"]),
        (at.turn_window_stolen, ["boule"]),
        (at.window_before_an_attack, ["boule"]),
        (at.mirror_window, ["miroir"]),
        (at.defending_bare, ["miroir"]),
        (at.sabbat_window, ["boule"]),
        (at.window_after_an_attack, ["boule"]),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_in_an_imagined_window_those_are_asked_who_hold_a_card_for_it(
    situation: Callable[[], Given], cards: list[str]
) -> None:
    """Somebody always is, if only to pass; never a witch without such a card while another has one."""
    play = situation()
    for eyes in (ONLOOKER, *range(play.board.seats)):
        if eyes in play.asked():
            continue
        for board in imagined(play, eyes):
            asked = board.acting()
            assert asked and eyes not in asked
            holders = [
                seat for seat in asked if any(board.holds(seat, CARD_CODES.index(card)) for card in cards)
            ]
            assert holders == asked or len(asked) == 1


@pytest.mark.parametrize(
    ("situation", "asked"),
    [
        (at.hexed, [MARIE, JEANNE, LOUISE]),
        (at.exchanging, [ANNE, MARIE, JEANNE]),
        (at.challenging, [MARIE, JEANNE]),
        (at.voting, [MARIE, JEANNE]),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_who_has_answered_in_secret_is_imagined_to_be_asked_still(
    situation: Callable[[], Given], asked: list[int]
) -> None:
    answers = {at.hexed: "yield", at.exchanging: "give R", at.challenging: "pass", at.voting: "fault"}
    play = situation().does(asked[0], answers[situation])
    assert play.asked() == asked[1:]
    for eyes in (ONLOOKER, *range(play.board.seats)):
        for board in imagined(play, eyes, 3):
            assert board.acting() == [seat for seat in asked if seat != asked[0] or eyes != seat]


@rule("BAL-031")
def test_an_attack_that_is_being_put_together_is_unknown() -> None:
    play = at.laying()
    for eyes in (MARIE, JEANNE, ONLOOKER):
        for board in imagined(play, eyes, 5):
            question = board.question()
            assert question is not None and question.name in ("aim", "start")
            for seat in range(3):
                rows = board.view(seat).data()["seats"]
                assert isinstance(rows, list) and [row["chosen"] for row in rows] == [[], [], []]
    for board in imagined(play, ANNE, 5):
        assert board.legal(ANNE) == play.board.legal(ANNE)
        assert board.view(ANNE).data() == play.board.view(ANNE).data()


@rule("BAL-R84", "BAL-R97")
@pytest.mark.parametrize("situation", [at.sabbat_window, at.window_after_an_attack])
def test_where_nobody_comes_last_all_imagined_holders_are_asked(situation: Callable[[], Given]) -> None:
    play = situation()
    met = 0
    for eyes in (ONLOOKER, ANNE, JEANNE):
        for board in imagined(play, eyes):
            holders = [seat for seat in range(3) if seat != eyes and held(board, seat, "boule")]
            assert board.acting() == holders or not holders
            met += ANNE not in holders and bool(holders)
    assert met
