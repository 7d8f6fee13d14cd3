"""What a pack may hold and what a play can hold agree: any legal box is played to its end."""

import pytest

from esbat.engine.chance import seeded
from esbat.games.bal.game import BAL
from esbat.games.bal.names import MOST_SEATS
from esbat.games.bal.rules import ROOM_FOR_WANDS
from esbat.games.bal.state import PIECES, QUEUE
from esbat.games.bal.tables import MOST_COPIES
from esbat.packs import examined, exported
from tests.games.bal.boxes import box, codes, full_of, random_box
from tests.games.bal.given import ANNE, JEANNE, LOUISE, MARIE, given, given_box
from tests.games.bal.policies import POLICIES, played

rule = pytest.mark.rule
LEVELS = ["easy", "medium", "hard"]


@rule("BAL-005", "BAL-012")
def test_no_box_holds_more_of_a_spell_than_a_play_has_room_for() -> None:
    """As many as all easy spells together; one more is told."""
    assert (MOST_COPIES, PIECES, QUEUE) == (22, 2 * 22, 2 * 22 + 2 * (MOST_SEATS - 1))
    assert ROOM_FOR_WANDS > MOST_COPIES
    for spell in codes():
        text = exported(full_of(spell))
        old = f'code = "{spell}"\ncopies = 22\n'
        assert old in text
        _, problems = examined(text.replace(old, f'code = "{spell}"\ncopies = 23\n'), lambda code: BAL)
        assert "pack-total" in [problem.key for problem in problems]


@pytest.mark.parametrize("spell", codes())
def test_a_box_full_of_one_spell_is_played_to_its_end(spell: str) -> None:
    title = full_of(spell)
    for number, policy in enumerate(("sweepers", "mirrors", "wavers", "pranksters")):
        options = {"level": LEVELS[number % 3], "defence_spells": "any", "crapzouilles": "5"}
        played(title, 6 - number, options, policy, number)


@pytest.mark.parametrize("seed", range(20))
def test_a_random_legal_box_is_played_to_its_end(seed: int) -> None:
    policy = sorted(POLICIES)[seed % len(POLICIES)]
    options = {
        "level": LEVELS[seed % 3],
        "defence_spells": ["one", "any"][seed % 2],
        "incantation": ["off", "typed", "table"][seed // 3 % 3],
        "false_challenge": ["discard", "free"][seed % 2],
        "crapzouilles": "5",
    }
    played(random_box(seed), 3 + seed % 4, options, policy, seed)


@rule("BAL-071", "BAL-R24", "BAL-R92")
def test_all_five_defenders_of_a_sortilege_may_send_it_on() -> None:
    play = given_box(full_of("balai"), 6).hand(ANNE, "R sortilege R R R")
    for seat in range(1, 6):
        play.hand(seat, "balai R R R")
    play.begins().attack(ANNE, MARIE, "R sortilege")
    for seat in range(1, 6):
        play.does(seat, f"broom {seat % 5 + 1}")
    pieces = play.board.view(ANNE).data()["hex"]
    assert isinstance(pieces, dict) and pieces["pieces"] == [[seat, seat % 5 + 1] for seat in range(1, 6)]
    assert play.asks() == "defend" and play.asked() == [2]
    for seat in (2, 3, 4, 5, 1):
        play.does(seat, "yield")
    assert [play.alive(seat) for seat in range(6)] == [10, 9, 9, 9, 9, 9]


@rule("BAL-083", "BAL-R37")
def test_as_many_mirrors_as_there_are_double_one_attack() -> None:
    """With two left Anne doubles her own attack, once for every mirror of the box."""
    play = given_box(full_of("miroir")).out(JEANNE).hand(ANNE, "R R " + "miroir " * 22).begins()
    play.attack(ANNE, MARIE, "R")
    for _ in range(22):
        play.does(ANNE, "mirror 1")
    assert play.board.doubles == 22
    while play.asks() == "defend":
        play.does(MARIE, "yield")
    assert play.asks() == "over" and play.alive(ANNE) == 10


@rule("BAL-R73", "BAL-R75")
def test_many_baguettes_held_back_are_counted_for_each_witch() -> None:
    play = given_box(full_of("baguette"), 4, defence_spells="any").hand(ANNE, "R sortilege R R")
    play.hand(MARIE, "R R R " + "baguette " * 11).hand(JEANNE, "tresor R R " + "baguette " * 9)
    play.begins().attack(ANNE, MARIE, "R sortilege").does(MARIE, "parry").does(JEANNE, "treasure")
    play.does(LOUISE, "yield")
    assert [play.board.view(seat).data()["wands_declined"] for seat in range(4)] == [0, 11, 9, 0]
    assert play.asks() == "defend" and "wand" not in play.offers(JEANNE)


@rule("BAL-101", "BAL-R39")
def test_a_boule_of_the_easy_level_can_be_laid_at_the_easy_level() -> None:
    play = given_box(full_of("boule"), level="easy").hand(MARIE, "boule R R R").begins()
    assert play.asks() == "start" and play.offers(MARIE) == ["pass", "ball"]
    assert given(level="easy").begins().asks() == "aim"


@rule("BAL-102", "BAL-104")
def test_a_farce_draws_from_the_bowl_of_the_box() -> None:
    """All coloured tokens of this box are grey."""
    spells = {str(row["code"]): (str(row["level"]), int(row["copies"])) for row in BAL.rows()["card"][5:]}
    title = box(spells, [35, 23, 15, 8, 3], [0, 0, 0, 0, 23])
    play = given_box(title).hand(ANNE, "diablotin R R R").begins().picks(0, 0).does(ANNE, "imp")
    for state in (play.state, play.state.clone(), play.state.imagine(MARIE, seeded(1))):
        farce = state.view(MARIE).data()["farce"]
        assert isinstance(farce, dict) and farce["tokens"] == ["G", "G"]
    later = given_box(title).hand(ANNE, "diablotin R R R").begins().state.imagine(ANNE, seeded(1))
    later.apply(ANNE, title.parse("imp"))
    farce = later.view(MARIE).data()["farce"]
    assert isinstance(farce, dict) and set(farce["tokens"]) <= {"G", "W"}
