"""What the view tells: of any space, of the attempt, of the tiles that left, of the moment."""

from fractions import Fraction
from itertools import chain

import pytest

from esbat.engine.chance import seeded
from esbat.engine.view import ONLOOKER
from esbat.games.lancre.game import LANCRE
from esbat.games.lancre.rules_piles import look
from esbat.games.lancre.state import Board
from esbat.games.lancre.view import LancreView
from esbat.games.lancre.view_odds import odds_of
from esbat.testing.subject import Subject
from tests.games.lancre.given import ANNAGRAMMA, DIMITY, PETULIA, TIFFANY, Given, fresh, given, in_bag, space

rule = pytest.mark.rule

# The first space and the last, spaces of the Town and the Castle, and one between.
SPACES = ["town1", "town3", "castle1", "badass", "caves"]


def row_of(play: Given, code: str, eyes: int = TIFFANY) -> dict[str, object]:
    rows = play.view(eyes)["spaces"]
    assert isinstance(rows, list)
    [row] = [row for row in rows if row["space"] == code]
    assert isinstance(row, dict)
    return row


@rule("LAN-073", "LAN-074")
@pytest.mark.parametrize("code", SPACES)
def test_an_attempt_is_seen_wherever_it_is_made(code: str) -> None:
    """The space, the tile, what is needed, the dice and the total, for everybody."""
    play = given().at(ANNAGRAMMA, "dungeon").at(TIFFANY, code).tile(code, "arm", markers=1)
    play.hand(TIFFANY, "igor1 tick1").luck_is("3 4").does(TIFFANY, "stay", "roll", "symbol igor1")
    for eyes in (TIFFANY, ANNAGRAMMA, ONLOOKER):
        seen = play.view(eyes)
        assert (seen["trying"], seen["tile"], seen["needed"]) == (code, "arm", 12)
        assert (seen["dice"], seen["added"], seen["total"], seen["committed"]) == ([3, 4], 1, 8, True)
        row = row_of(play, code, eyes)
        assert (row["tile"], row["difficulty"], row["points"], row["markers"]) == ("arm", 12, 2, 1)
        assert row["witches"] == [TIFFANY]


@rule("LAN-011")
@pytest.mark.parametrize("code", SPACES)
def test_a_hidden_tile_before_her_is_not_told(code: str) -> None:
    play = given().at(ANNAGRAMMA, "dungeon").at(TIFFANY, code).unknown(code).hand(TIFFANY, "igor1")
    seen = play.does(TIFFANY, "stay").view(TIFFANY)
    assert (seen["trying"], seen["tile"], seen["needed"], seen["total"]) == (code, "unknown", None, None)
    row = row_of(play, code)
    assert (row["tile"], row["difficulty"], row["points"], row["hidden"]) == (None, None, None, True)


def test_between_attempts_nothing_is_tried() -> None:
    seen = given().tile("magrat", "fever").hand(TIFFANY, "igor1").view(TIFFANY)
    assert (seen["trying"], seen["tile"], seen["needed"], seen["dice"]) == (None, None, None, [])
    tea = given().at(ANNAGRAMMA, "badass").hand(TIFFANY, "igor1").does(TIFFANY, "walk badass").view(TIFFANY)
    assert (tea["phase"], tea["trying"], tea["tile"]) == ("arrive", None, None)


@rule("LAN-043")
def test_the_two_steps_of_a_turn_are_counted_from_its_first_move() -> None:
    play = fresh(2)
    assert (play.view(0)["phase"], play.view(0)["step"], play.view(0)["steps"]) == ("choose", 0, 0)
    assert play.view(0)["on_foot"] is False, "nobody has walked yet"
    for text in ("choose dimity", "choose tiffany", "start granny", "start magrat"):
        play.does(play.asked()[0], text)
    [seat] = play.asked()
    assert (play.view(seat)["phase"], play.view(seat)["step"]) == ("draw", 0)


@rule("LAN-028", "LAN-184", "LAN-R27")
def test_annagrammas_tile_commits_her_like_a_symbol() -> None:
    play = given().at(TIFFANY, "granny").at(ANNAGRAMMA, "magrat").tile("badass", "arm")
    play.hand(ANNAGRAMMA, "feegle1 igor1").luck_is("2 2 2 2").to_move(ANNAGRAMMA)
    play.does(ANNAGRAMMA, "walk badass", "roll")
    assert {"flee", "fly", "magic"} <= play.verbs(ANNAGRAMMA)
    play.does(ANNAGRAMMA, "magic")
    assert play.verbs(ANNAGRAMMA) == {"face", "symbol", "use"}
    assert play.refuses(ANNAGRAMMA, "flee gorge").rule == "LAN-R27"
    seen = play.view(ONLOOKER)
    assert (seen["added"], seen["magic_used"], seen["committed"]) == (2, 1, True)


@rule("LAN-174", "LAN-R51")
def test_banished_magpyrs_are_out_of_the_play() -> None:
    """Each of them once; Bela himself is hers."""
    play = given().tile("badass", "bela").tile("town1", "vlad").tile("gorge", "count")
    play.hand(TIFFANY, "igor1").luck_is("6 6 6 6").does(TIFFANY, "walk badass", "roll", "face", "settle")
    assert play.view(ONLOOKER)["gone"] == ["vlad", "count"]
    assert sum(play.board.counted()) == 47
    rows = play.view(ONLOOKER)["seats"]
    assert isinstance(rows, list) and rows[TIFFANY]["tiles"] == ["bela"]


@rule("LAN-006", "LAN-123", "LAN-132")
def test_everybody_sees_what_a_seat_has() -> None:
    play = given(4).owns(PETULIA, "fever fever elves lily").alisses(PETULIA, 1).cackles(0, 1, 3, 0)
    play.hand(PETULIA, "igor1 tick1")
    for eyes in (TIFFANY, DIMITY, ONLOOKER):
        rows = play.view(eyes)["seats"]
        assert isinstance(rows, list)
        row = rows[PETULIA]
        assert (row["witch"], row["special"], row["at"]) == ("petulia", True, "caves")
        assert (row["hand"], row["hand_count"], row["limit"]) == (None, 2, 4)
        assert (row["cackles"], row["alisses"], row["points"]) == (3, 1, 1 + 1 + 4 + 7 - 1)
        assert (row["small"], row["big"], row["tiles"]) == (2, 2, ["fever", "fever", "elves", "lily"])
        assert rows[DIMITY]["tiles"] == [] and rows[DIMITY]["special"] is False


@rule("LAN-025", "LAN-034")
def test_apprentices_and_places_are_seen_as_soon_as_they_are_taken() -> None:
    play = fresh(4)
    expected: list[list[object]] = [[None, None] for _ in range(4)]
    for move in ("tiffany", "annagramma", "petulia", "dimity", "town2", "granny", "granny", "caves"):
        rows = play.view(ONLOOKER)["seats"]
        assert isinstance(rows, list) and [[row["witch"], row["at"]] for row in rows] == expected
        [seat] = play.asked()
        expected[seat][play.asks() == "start"] = move
        play.does(seat, f"{play.asks()} {move}")


@rule("LAN-R71")
def test_plays_that_differ_only_in_a_witch_named_are_not_the_same() -> None:
    """The numbers of a play hold the open questions too, down to the last of them."""
    named = []
    for code in ("esme1", "nanny1"):
        play = given().tile("badass", "cunning").hand(TIFFANY, "esme1 nanny1 garlick1 agnes1")
        play.board.special[TIFFANY] = 0
        named.append(play.does(TIFFANY, "walk badass", "three", f"join {code}").board)
    assert named[0].numbers() != named[1].numbers()
    assert named[0].numbers() == named[0].clone().numbers()


def rolled(dice: str) -> Given:
    play = given().tile("badass", "arm").hand(TIFFANY, "igor1").luck_is(dice)
    return play.does(TIFFANY, "walk badass", "roll")


def in_crisis(oak: int, gorge: int) -> Given:
    return given().tile("oak", "vlad", markers=oak).tile("gorge", "count", markers=gorge)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (given().at(TIFFANY, "oak"), given().at(TIFFANY, "creel")),
        (given().cackles(1, 0), given().cackles(0, 1)),
        (given().alisses(TIFFANY, 1), given().alisses(ANNAGRAMMA, 1)),
        (given().hand(TIFFANY, "igor1"), given().hand(ANNAGRAMMA, "igor1")),
        (given().owns(TIFFANY, "fever"), given().owns(ANNAGRAMMA, "fever")),
        (given().owns(TIFFANY, "lily"), given().owns(ANNAGRAMMA, "lily")),
        (rolled("3 4"), rolled("4 3")),
        (in_crisis(2, 1), in_crisis(1, 2)),
    ],
    ids=["places", "cackles", "alisses", "hands", "small", "big", "dice", "markers"],
)
def test_plays_that_differ_in_one_thing_are_not_the_same(one: Given, other: Given) -> None:
    assert one.board.numbers() != other.board.numbers()
    assert one.board.clone().numbers() == one.board.numbers()


@rule("LAN-072", "LAN-151")
@pytest.mark.parametrize("looker", [TIFFANY, ANNAGRAMMA])
def test_who_had_looked_at_a_tile_no_longer_matters_once_it_lies_open(looker: int) -> None:
    """Turned up for everybody, for good: a play like one in which the tile came face up."""
    play = given().tile("oak", "lily", hidden=True).hand(TIFFANY, "whemper igor1").hand(ANNAGRAMMA, "esme1")
    look(play.board, looker, space("oak"))
    assert row_of(play, "oak", looker)["tile"] == "lily" and row_of(play, "oak", 1 - looker)["tile"] is None
    play.does(TIFFANY, "use whemper").told("revealed tiffany oak lily")
    opened = given().tile("oak", "lily").hand(TIFFANY, "igor1").hand(ANNAGRAMMA, "esme1").discarded("whemper")
    assert play.board.numbers() == opened.board.numbers()


@rule("LAN-011")
def test_an_imagined_tile_is_no_matter_of_how_the_true_bag_was_filled() -> None:
    """Two truths that only a look into the bag could tell apart: with the same luck the same tile comes."""
    opened: list[str] = []
    for truth in (given(), given()):
        truth.unknown("badass").hand(TIFFANY, "igor1")
        bag = truth.board.big_bag
        for at, thing in enumerate(in_bag(bag)[::-1] if opened else []):
            bag.things[at] = thing
        imagined = truth.board.imagine(TIFFANY, seeded(3))
        assert isinstance(imagined, Board)
        opened.append(Given(imagined).does(TIFFANY, "walk badass", "open").tile_at("badass"))
    assert opened[0] == opened[1]


@rule("LAN-011", "LAN-150")
@pytest.mark.parametrize("code", SPACES)
def test_a_tile_only_another_has_looked_at_is_imagined_anew_wherever_it_lies(code: str) -> None:
    """To Annagramma it stays what it is; to everybody else it may be any that is left."""
    play = given().tile(code, "lily", hidden=True)
    look(play.board, ANNAGRAMMA, space(code))
    found: dict[int, set[str]] = {}
    for eyes in (TIFFANY, ANNAGRAMMA, ONLOOKER):
        imagined = [play.board.imagine(eyes, seeded(luck)) for luck in range(20)]
        found[eyes] = {Given(each).tile_at(code) for each in imagined if isinstance(each, Board)}
    assert found[ANNAGRAMMA] == {"lily*"} and len(found[TIFFANY]) > 3 and len(found[ONLOOKER]) > 3


@rule("LAN-042")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_everybody_knows_whose_decision_it_is(seats: int) -> None:
    """Of every question of whole plays: the others and onlookers see who is asked, if not what."""
    subject = Subject(LANCRE, seats, {"choose_returns": "true"}, seats)
    for state in chain.from_iterable(subject.positions(beside=play) for play in range(10)):
        for eyes in (ONLOOKER, *range(seats)):
            question = state.question_for(eyes)
            assert (question.seats if question else []) == state.acting(), (question, eyes)


# ---- what is as it was is shared with the view before


def test_a_map_that_has_not_changed_is_shared_with_the_view_before() -> None:
    play = given().tile("badass", "arm").hand(TIFFANY, "igor1").luck_is("3 4").does(TIFFANY, "walk badass")
    before = play.board.view(TIFFANY)
    rolled_dice = play.does(TIFFANY, "roll").board.view_beside(TIFFANY, before, False)
    assert isinstance(before, LancreView) and isinstance(rolled_dice, LancreView)
    assert rolled_dice.land is before.land and rolled_dice.data() != before.data()
    assert before.land.told == [], "nobody has written it down yet"


def test_of_a_map_that_has_changed_the_other_spaces_are_shared() -> None:
    """Tiffany walks from one space to the next; Annagramma stays where she is."""
    play = given().at(TIFFANY, "magrat").at(ANNAGRAMMA, "caves").tile("badass", "arm").hand(TIFFANY, "igor1")
    before = play.board.view(TIFFANY)
    after = play.does(TIFFANY, "walk badass").board.view_beside(TIFFANY, before, False)
    assert isinstance(before, LancreView) and isinstance(after, LancreView)
    changed = {
        LANCRE.box.space_codes[old.space]
        for old, new in zip(before.spaces, after.spaces, strict=True)
        if old is not new
    }
    assert after.land is not before.land and changed == {"magrat", "badass"}


# ---- the chance that is shown


def helped(card: str, tile: str) -> tuple[Fraction, Fraction]:
    """The chance against this tile at the Oak with this card in hand, and without any."""
    play = given().tile("oak", tile).hand(TIFFANY, card)
    view = play.board.view(TIFFANY)
    assert isinstance(view, LancreView)
    with_card, plain = view.chance_at(space("oak"), True), view.chance_at(space("oak"))
    assert with_card is not None and plain is not None
    return Fraction(*with_card.data()), Fraction(*plain.data())


NEEDED = {"fever": 7, "pig": 8, "elves": 16, "duke": 17, "vlad": 18, "count": 20, "bela": 21, "hiver": 22}
NEEDED |= {"lily": 23, "wintersmith": 24, "cunning": 25}


@rule("LAN-039", "LAN-086", "LAN-087", "LAN-143", "LAN-144")
@pytest.mark.parametrize(
    ("card", "symbol", "bonus", "foes"),
    [
        ("igor1", 1, 0, ""),
        ("kitten", 2, 0, ""),
        ("troll", 0, 0, ""),
        ("feegle1", 0, 2, " ".join(NEEDED)),
        ("armour", 1, 4, "elves"),
        ("oats", 0, 4, "vlad count bela"),
        ("gogol", 2, 4, "lily"),
        ("roland", 0, 4, "wintersmith"),
        ("preston", 1, 4, "cunning"),
    ],
)
def test_what_a_card_adds_to_the_chance(card: str, symbol: int, bonus: int, foes: str) -> None:
    """A Broom adds nothing; a Bonus counts against its own foes only, else the card's symbol does."""
    for tile, needed in NEEDED.items():
        added = max(symbol, bonus) if tile in foes.split() else symbol
        expected = (odds_of(needed - added, 4).data(), odds_of(needed, 4).data())
        assert helped(card, tile) == (Fraction(*expected[0]), Fraction(*expected[1])), tile


@rule("LAN-089", "LAN-184")
def test_pairs_of_big_tiles_and_the_magic_tile_count_in_the_chance() -> None:
    play = given().tile("oak", "lily").owns(ANNAGRAMMA, "elves elves")
    view = play.board.view(ANNAGRAMMA)
    assert isinstance(view, LancreView)
    plain, with_tile = view.chance_at(space("oak")), view.chance_at(space("oak"), True)
    assert plain is not None and plain.data() == odds_of(22, 4).data()
    assert with_tile is not None and with_tile.data() == odds_of(20, 4).data()
