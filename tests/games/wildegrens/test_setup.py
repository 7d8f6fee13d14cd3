"""Chapters 1 to 3: what is in the box, the aim, the set-up."""

import pytest

from esbat.engine.chance import seeded
from esbat.games.wildegrens.flow import new_mission
from esbat.games.wildegrens.game import WILDEGRENS
from esbat.games.wildegrens.names import EMPTY, PHASE_OF_STAGE, SIDES, TRIGGERS, UNTURNED
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import END_OF_THE_TRACK, STANDARD
from esbat.games.wildegrens.tables_effects import rows_of
from esbat.games.wildegrens.tables_primitives import VOCABULARY
from esbat.parts.bits import wide_count, wide_listed
from tests.games.wildegrens.given import ME, card, fresh, given

rule = pytest.mark.rule

STARTERS = {
    "gwen",
    "jocelyn",
    "charlotte",
    "jane",
    "katherine",
    "eleanor",
    "mercy",
    "sabrina",
    "hannah",
    "mary",
    "amelia",
    "phyllis",
}


# ---- the box


@rule("WIL-001", "WIL-004", "WIL-006", "WIL-007")
def test_cards_add_up_to_the_box() -> None:
    assert len(STANDARD.witches) == 28 and len(STANDARD.jurors) == 8 and len(STANDARD.convictions) == 12
    assert sum(1 for witch in STANDARD.witches if witch.moon) == 4
    assert given().curses_everywhere() == 6
    assert len({juror.code for juror in STANDARD.jurors}) == 8


@rule("WIL-002", "WIL-021")
def test_three_markers_on_one() -> None:
    assert fresh(coven="starter").markers() == [1, 1, 1]


@rule("WIL-003", "WIL-016", "WIL-033")
def test_nothing_of_the_tales_is_in_a_standard_play() -> None:
    moons = {witch.code for witch in STANDARD.witches if witch.moon}
    for seed in range(10):
        board = fresh(seed).board
        assert not moons & {STANDARD.card_codes[number] for number in wide_listed(board.pool)}
        play = fresh(seed, coven="starter")
        everywhere = play.board.coven | play.board.hand | play.board.recruits
        assert wide_count(everywhere) == 24 and not moons & play.zone(everywhere)


@rule("WIL-005")
def test_each_juror_has_a_mission_of_each_act() -> None:
    for juror in STANDARD.jurors:
        assert [mission.act for mission in STANDARD.missions if mission.juror == juror.code] == [1, 2, 3]


@rule("WIL-008")
def test_five_challenges_a_juror_and_twenty_common_ones() -> None:
    links = [challenge.juror for challenge in STANDARD.challenges]
    assert links.count("") == 20 and len(links) == 60
    assert all(links.count(juror.code) == 5 for juror in STANDARD.jurors)


@rule("WIL-009", "WIL-069")
def test_the_aid_names_six_phases() -> None:
    assert sorted(PHASE_OF_STAGE) == PHASE_OF_STAGE and set(PHASE_OF_STAGE) == {1, 2, 3, 4, 5, 6}
    play = given().hand("charlotte").at(0, "boar1")
    seen = [play.view()["part"]]
    for text in ("done", "choose granary", "reveal charlotte", "beat a1"):
        play.moves(text)
        seen.append(play.view()["part"])
    assert seen == [1, 2, 3, 4, 5]
    play.moves("onward")
    assert play.board.turn == 2 and play.view()["part"] == 1


@rule("WIL-010")
def test_a_villager_shows_0() -> None:
    values = sorted(villager.value for villager in STANDARD.villagers)
    assert values == [0, 1, 1, 1, 2, 2, 2, 3]


@rule("WIL-011")
def test_two_sides_with_a_power_each_and_perhaps_an_action() -> None:
    charlotte = STANDARD.witches[card("charlotte")]
    assert (charlotte.revealed, charlotte.revealed_action) == (4, "") and charlotte.hidden_action
    assert SIDES == ["hidden", "revealed"] and len(STANDARD.power) == 56


@rule("WIL-013")
def test_the_figures_of_the_granary() -> None:
    granary = next(mission for mission in STANDARD.missions if mission.code == "granary")
    assert (granary.act, granary.difficulty, granary.challenges) == (1, 5, 4)
    assert (granary.linked, granary.other, granary.juror) == (2, 1, "linn")
    assert all(mission.linked > mission.other for mission in STANDARD.missions)


@rule("WIL-014", "WIL-057")
def test_the_figures_of_a_boar_and_a_fox() -> None:
    rows = {challenge.code: challenge for challenge in STANDARD.challenges}
    assert (rows["boar1"].difficulty, rows["boar1"].failure) == (2, "lose_hidden(1)")
    assert (rows["fox"].moment, rows["boar1"].moment) == ("on_choose", "none")
    assert sum(1 for row in rows.values() if row.moment != "none") == 8


@rule("WIL-015", "WIL-R24")
def test_the_track_runs_from_0_to_10() -> None:
    play = given(difficulty="hard").in_play(revealed="charlotte jocelyn").persuasion(9, 0, 0)
    play.phase4("granary").moves("persuade linn")
    assert play.markers() == [10, 0, 0] and END_OF_THE_TRACK == 10


@rule("WIL-085", "WIL-R01")
def test_every_effect_is_written_in_the_vocabulary_under_one_of_four_types() -> None:
    assert TRIGGERS == ["chosen", "not_chosen", "success", "failure"]
    texts = [getattr(mission, trigger) for mission in STANDARD.missions for trigger in TRIGGERS]
    texts += [challenge.familiar for challenge in STANDARD.challenges]
    texts += [witch.hidden_action for witch in STANDARD.witches]
    texts += [witch.revealed_action for witch in STANDARD.witches]
    for challenge in STANDARD.challenges:
        texts += [challenge.chosen, challenge.success, challenge.failure]
    assert all(rows_of(text) is not None for text in texts)
    used = {name for name in VOCABULARY if any(f"{name}(" in text for text in texts)}
    assert used == set(VOCABULARY)


@rule("WIL-194")
def test_no_mission_asks_for_more_than_six_challenges() -> None:
    assert max(mission.challenges for mission in STANDARD.missions) == 6
    assert min(mission.challenges for mission in STANDARD.missions) == 3


# ---- the aim


@rule("WIL-017", "WIL-206", "WIL-070")
def test_a_play_is_a_series_of_at_most_nine_turns() -> None:
    longest = 0
    for seed in range(60):
        play = fresh(seed, coven="starter")
        chooser = seeded(seed)
        while play.board.depth:
            moves = [move for move in play.offers() if move != "trial"]
            play.does(ME, moves[chooser.pick(len(moves))])
        longest = max(longest, int(play.board.turn))
        assert play.ending()
    assert 3 <= longest <= 9


@rule("WIL-018", "WIL-062", "WIL-115", "WIL-210", "WIL-R25")
def test_a_success_moves_exactly_one_marker() -> None:
    play = given().in_play(revealed="charlotte phyllis").phase4("snow")
    assert play.offers() == ["persuade linn", "persuade ansel", "persuade greta"]
    assert sum(play.moves("persuade ansel").markers()) == 4 and play.markers() == [1, 2, 1]


# ---- set-up


@rule("WIL-020")
def test_three_of_eight_jurors() -> None:
    seen = set()
    for seed in range(40):
        jury = [int(juror) for juror in fresh(seed).board.jury]
        assert len(set(jury)) == 3
        seen |= set(jury)
    assert seen == set(range(8))


@rule("WIL-022", "WIL-023", "WIL-R49")
@pytest.mark.parametrize(("level", "start"), [("easy", 2), ("normal", 1), ("hard", 0)])
def test_easier_and_harder_plays(level: str, start: int) -> None:
    assert fresh(difficulty=level).markers() == [start] * 3


@rule("WIL-024", "WIL-025", "WIL-006")
def test_two_face_down_convictions_each_and_six_in_the_deck() -> None:
    play = fresh()
    assert [int(paper) for paper in play.board.papers] == [UNTURNED] * 6 and play.board.papers_up == 0
    assert play.conviction_deck() == 6 and sum(play.board.conviction_discard) == 0
    assert sum(play.board.convictions) == 12


@rule("WIL-026", "WIL-027", "WIL-028")
def test_the_missions_of_the_jury_and_no_others() -> None:
    rows = set()
    for seed in range(30):
        play = fresh(seed)
        jurors = {STANDARD.jurors[juror].code for juror in play.board.jury}
        row = [STANDARD.missions[number] for number in play.board.places]
        deck = [STANDARD.missions[number] for number in wide_listed(play.board.missions)]
        assert [mission.act for mission in row] == [1, 1, 1]
        assert sorted(mission.act for mission in deck) == [2, 2, 2, 3, 3, 3]
        assert {mission.juror for mission in row + deck} == jurors
        rows.add([STANDARD.jurors[juror].code for juror in play.board.jury].index(row[0].juror))
    assert len(rows) == 3  # the row is shuffled


@rule("WIL-028", "WIL-136")
def test_act_two_comes_before_act_three() -> None:
    play = given()
    play.board.chance = seeded(3)
    acts = []
    for turn in range(6):
        new_mission(play.board, 0)
        acts.append(STANDARD.missions[play.board.places[0]].act)
    assert acts == [2, 2, 2, 3, 3, 3] and play.board.missions == 0


@rule("WIL-029", "WIL-030", "WIL-031")
def test_35_challenges_face_down_at_the_missions_and_in_the_deck() -> None:
    play = fresh(7)
    board = play.board
    dealt = 0
    for place, number in enumerate(board.places):
        value = STANDARD.missions[number].challenges
        assert play.challenges_at(place) == " ".join(["?"] * value)
        dealt += value
    assert play.challenge_deck_size() == 35 - dealt and wide_count(board.challenges) == 35
    links = {STANDARD.challenges[number].juror for number in wide_listed(board.challenges)}
    assert links == {"", *[STANDARD.jurors[juror].code for juror in board.jury]}
    assert board.challenge_discard == 0


@rule("WIL-032", "WIL-036")
def test_piles_that_start_empty() -> None:
    board = fresh(coven="starter").board
    assert sum(board.villagers) == 8 and sum(board.souls) == 0
    assert board.discard == 0 and board.discard_curses == 0 and board.prison == 0


@rule("WIL-034", "WIL-R34")
def test_the_draft() -> None:
    play = fresh(3)
    kept, left = [], []
    for turn in range(12):
        one, other = play.offers()
        assert play.asks() == "draft"
        play.does(ME, other if turn % 2 else one)
        kept.append((other if turn % 2 else one).split()[1])
        left.append((one if turn % 2 else other).split()[1])
    assert len(set(kept) | set(left)) == 24
    board = play.board
    assert play.zone(board.coven | board.hand) == set(kept) and play.zone(board.recruits) == set(left)
    assert play.asks() == "play"


@rule("WIL-034")
def test_only_one_of_the_two_can_be_kept() -> None:
    play = fresh(3)
    other = next(
        witch.code
        for witch in STANDARD.witches
        if f"keep {witch.code}" not in play.offers() and not witch.moon
    )
    assert play.refused(f"keep {other}") == "WIL-034"


@rule("WIL-035", "WIL-R35")
def test_the_same_choices_give_other_hands_with_other_luck() -> None:
    hands = {fresh(seed, coven="starter").hand_of() for seed in range(20)}
    assert len(hands) > 15


@rule("WIL-037", "WIL-038", "WIL-039", "WIL-R48")
def test_the_starter_coven_skips_the_draft() -> None:
    play = fresh(coven="starter")
    board = play.board
    assert play.asks() == "play" and play.zone(board.coven | board.hand) == STARTERS
    recruits = {witch.code for witch in STANDARD.witches if not witch.moon} - STARTERS
    assert play.zone(board.recruits) == recruits and len(recruits) == 12
    assert "marie" in recruits and "mary" in STARTERS


@rule("WIL-040", "WIL-041", "WIL-207")
def test_curses_and_the_first_hand() -> None:
    for seed in range(200):
        play = fresh(seed, coven="starter")
        assert len(play.hand_of().split()) == 5 and play.deck_size() == 10
        assert play.board.curse_pile == 3 and play.board.coven_curses + play.board.hand_curses == 3
        assert wide_count(play.board.hand) >= 2


@rule("WIL-209")
def test_every_card_is_somewhere() -> None:
    """Checked after every move of random plays by the conformance tests; here once by hand."""
    board = fresh(5, coven="starter").board
    assert isinstance(board, Board)
    assert wide_count(board.coven | board.hand | board.recruits) == 24
    assert wide_count(board.missions) + sum(1 for number in board.places if number != EMPTY) == 9


def test_one_seat_only() -> None:
    assert (WILDEGRENS.fewest, WILDEGRENS.most) == (1, 1)
