"""What is printed, against a list of our own made from the rulebook: never the table against itself."""

from collections import Counter
from typing import Final

import pytest

from esbat.engine.chance import seeded
from esbat.games.bal.game import BAL
from esbat.games.bal.names import LEVELS, OPTIONS
from esbat.games.bal.state import Board
from esbat.games.bal.tables import (
    ALL_CARDS,
    BOWL,
    CARD_CODES,
    CARDS,
    FORMULAS,
    FULL_BOWL,
    IN_ATTACK,
    TOKEN_CODES,
    TOKENS,
    WITCHES,
)
from esbat.words import words_for
from tests.games.bal.given import ANNE, JEANNE, LOUISE, MARIE, given

rule = pytest.mark.rule

# code, copies, level, attack spell, defence spell, French, English
SHEET: Final = """
R            35 easy   no  no  potion rouge | red potion
J            23 easy   no  no  potion jaune | yellow potion
V            15 easy   no  no  potion verte | green potion
B             8 easy   no  no  potion bleue | blue potion
G             3 easy   no  no  potion grise | grey potion
sortilege     4 easy   yes no  Sortilège | Hex
abracadabra   5 easy   no  yes Abracadabra | Abracadabra
balai         3 easy   no  yes Du balai | Sweep Off
tresor        5 easy   yes yes Trésor magique | Magic Treasure
amoi          2 easy   no  no  À moi, nananère | My Turn, Nyah-nyah
miroir        3 easy   no  no  Mon beau miroir | Mirror, Mirror
envoutement   1 medium yes no  Envoûtement | Bewitchment
fantome       1 medium yes no  Fantôme | Ghost
baguette      2 medium no  yes Baguette magique | Magic Wand
remede        1 medium yes yes Remède | Remedy
tour          1 medium yes yes Tour de magie | Conjuring Trick
enchantement  4 medium no  no  Enchantement | Enchantment
boule         2 medium no  no  Boule de cristal | Crystal Ball
lutin         2 hard   no  no  Lutin farceur | Prankster Pixie
diablotin     1 hard   no  no  Diablotin | Imp
"""

FORMULA_SHEET: Final = """
R 7 Soupe de chat noir | Black cat soup
R 7 Bave de crapaud bavard | Drool of a chatty toad
R 7 Purée de pattes poilues | Mash of hairy legs
R 7 Jus de chaussette séchée | Juice of dried sock
R 7 Sirop de six citrouilles | Six-pumpkin syrup
J 6 Plume de lapin volant | Flying rabbit feather
J 6 Moutarde de mandragore molle | Limp mandrake mustard
J 6 Cire de cierge chipé | Wax of a pinched candle
J 5 Poudre de perruque poussiéreuse | Dusty wig powder
V 5 Trois tristes tritons transis | Three sad, chilled newts
V 5 Vase de vieux vivier visqueux | Slime of an old sticky pond
V 5 Limace lisse à lunettes | Sleek slug in spectacles
B 4 Bleu de bolet bien bouilli | Well-boiled boletus blue
B 4 Souffle de serpent sans sifflet | Breath of a snake without its hiss
G 3 Cendre de sorcier sans cervelle sous cent chaudrons | Ash of a brainless wizard beneath a hundred cauldrons
"""  # noqa: E501

TOKEN_SHEET: Final = {"R": 10, "J": 6, "V": 4, "B": 2, "G": 1, "W": 2}
DECKS: Final = {"easy": 106, "medium": 118, "hard": 121}


def rows() -> list[tuple[str, int, str, bool, bool, str, str]]:
    found = []
    for line in SHEET.strip().splitlines():
        code, copies, level, attack, defence, names = line.split(maxsplit=5)
        french, english = names.split(" | ")
        found.append((code, int(copies), level, attack == "yes", defence == "yes", french, english))
    return found


@rule("BAL-004", "BAL-005", "BAL-016", "BAL-017", "BAL-018", "BAL-038", "BAL-044")
def test_every_card_is_as_on_the_sheet() -> None:
    sheet = rows()
    printed = [(fact.code, fact.copies, LEVELS[fact.level], fact.attack, fact.defence) for fact in CARDS]
    assert printed == [row[:5] for row in sheet]
    assert [fact.kind for fact in CARDS] == list(range(20)) and [row[0] for row in sheet] == CARD_CODES
    assert [bool(attack) for attack in IN_ATTACK] == [row[3] for row in sheet]
    assert sum(row[1] for row in sheet) == ALL_CARDS == 121
    for code, _, _, _, _, french, english in sheet:
        assert (words_for("fr").card(BAL, code), words_for("en").card(BAL, code)) == (french, english)


@rule("BAL-012", "BAL-013", "BAL-014")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_every_level_is_played_with_its_cards(level: str) -> None:
    """Counted where they are when a play begins: deck and hands."""
    board = BAL.new(4, {"level": level}, seeded(2))
    assert isinstance(board, Board)
    held = Counter(CARD_CODES[card] for card in board.deck.listed())
    for seat in range(4):
        held += Counter(CARD_CODES[card] for card in board.cards(board.hands, seat * 20))
    within = ["easy", "medium", "hard"][: ["easy", "medium", "hard"].index(level) + 1]
    assert held == {row[0]: row[1] for row in rows() if row[2] in within}
    assert sum(held.values()) == DECKS[level]


@rule("BAL-051")
def test_every_formula_is_as_on_the_sheet() -> None:
    sheet = []
    for line in FORMULA_SHEET.strip().splitlines():
        code, copies, names = line.split(maxsplit=2)
        sheet.append((code, int(copies), *names.split(" | ")))
    french, english = words_for("fr"), words_for("en")
    printed = [
        (
            CARD_CODES[fact.kind],
            fact.copies,
            french.say("bal-box-formula", at=at),
            english.say("bal-box-formula", at=at),
        )
        for at, fact in enumerate(FORMULAS, start=1)
    ]
    assert printed == sheet
    kinds = [line.split()[0] for line in FORMULA_SHEET.strip().splitlines()]
    for kind in kinds:
        numbers = [at for at, other in enumerate(kinds, start=1) if other == kind]
        assert [number for number, _ in BAL.formulas_on(kind)] == numbers, "by its number a formula is named"


@rule("BAL-003", "BAL-102", "BAL-103")
def test_the_bowl_holds_the_tokens_of_the_sheet() -> None:
    assert Counter(TOKEN_CODES[token] for token in FULL_BOWL) == TOKEN_SHEET
    assert [fact.copies for fact in TOKENS] == list(TOKEN_SHEET.values()) and BOWL == 25
    assert WITCHES == ["honorine", "edmee", "ursule", "gervaise", "daphne", "hilda"]


@rule("BAL-007", "BAL-015")
def test_the_table_decides_what_the_rulings_say() -> None:
    assert {option.name: (option.values, option.default, option.ruling) for option in OPTIONS} == {
        "level": (["easy", "medium", "hard"], "easy", "BAL-R93"),
        "crapzouilles": (["5", "6", "10"], "10", "BAL-R94"),
        "inherit_hand": (["by_level", "on", "off"], "by_level", "BAL-R48"),
        "defence_spells": (["one", "any"], "one", "BAL-R16"),
        "must_parry": (["false", "true"], "false", "BAL-R14"),
        "wand_returns": (["unspent", "all"], "unspent", "BAL-R21"),
        "ball_any_time": (["false", "true"], "false", "BAL-R39"),
        "incantation": (["off", "table", "typed"], "off", "BAL-R95"),
        "strict_accents": (["false", "true"], "false", "BAL-R95"),
        "false_challenge": (["free", "discard"], "free", "BAL-R60"),
        "first_player": (["random", "0", "1", "2", "3", "4", "5"], "random", "BAL-R96"),
    }


# ---- figures of the text, seen at work


@rule("BAL-023", "BAL-026")
@pytest.mark.parametrize(("held", "lives", "after"), [(4, 3, 7), (6, 5, 10), (3, 10, 10), (12, 10, 12)])
def test_at_the_sabbat_ten_cards_at_most(held: int, lives: int, after: int) -> None:
    play = given().lap(2, first=ANNE).lives(ANNE, lives).hand(ANNE, "R " * held).begins(JEANNE)
    play.attack(JEANNE, MARIE, "R").does(MARIE, "yield")
    assert play.board.round == 2 and play.size(ANNE) == after


@rule("BAL-056")
@pytest.mark.parametrize(("held", "after"), [(1, 3), (2, 4), (3, 3)])
def test_with_two_cards_or_fewer_one_draws_two(held: int, after: int) -> None:
    assert given().hand(ANNE, "R " * held).begins().size(ANNE) == after


@rule("BAL-057")
def test_without_a_potion_two_spells_go_and_two_cards_come() -> None:
    play = given().hand(ANNE, "sortilege abracadabra miroir").deck("R J").begins()
    play.does(ANNE, "drop sortilege", "drop abracadabra")
    assert play.hand_of(ANNE) == "R J miroir" and play.in_discard() == "sortilege abracadabra"


@rule("BAL-047", "BAL-076", "BAL-092")
def test_one_card_for_a_win_two_for_a_tresor_two_lives_for_a_fantome() -> None:
    play = given().hand(ANNE, "J tresor R R").deck("V V B").begins().attack(ANNE, MARIE, "J tresor")
    assert play.hand_of(ANNE) == "R R V V"
    play.does(MARIE, "yield")
    assert play.hand_of(ANNE) == "R R V V B" and play.alive(MARIE) == 9
    play = given().hand(ANNE, "J fantome R R").begins().attack(ANNE, MARIE, "J fantome").does(MARIE, "yield")
    assert play.alive(MARIE) == 8


@rule("BAL-019", "BAL-028", "BAL-029")
def test_two_laps_make_a_round() -> None:
    play = given(4).begins()
    for number in range(8):
        seat = number % 4
        assert (play.board.round, play.board.lap, play.board.turn) == (1, 1 + number // 4, seat)
        play.attack(seat, (seat + 1) % 4, "R").does((seat + 1) % 4, "yield")
    assert (play.board.round, play.board.lap, play.board.first) == (2, 1, MARIE)
    assert play.alive(LOUISE) == 8
