"""The pieces of the terminal table: orders, names, kept files, skins."""

import stat
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from esbat.engine.chance import seeded
from esbat.engine.view import ONLOOKER
from esbat.games import game
from esbat.table.table import Table
from esbat.terminal.keeping import Keeper, data_folder, free_name, write
from esbat.terminal.orders import matching, order_of
from esbat.terminal.plain import PlainSkin
from esbat.terminal.screen import Screen
from esbat.terminal.seating import luck_of, seat_names
from esbat.terminal.skin import scene_of, skin_for
from esbat.words import words_for

pytestmark = pytest.mark.once

AIR = game("air")


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("?", ("help", "")),
        ("? take K7", ("why", "take K7")),
        ("pourquoi", ("help", "")),
        ("Règles  chat noir", ("rules", "chat noir")),
        ("Regarde pioche", ("look", "pioche")),
        ("q", ("quit", "")),
        ("  draw ", ("", "draw")),
        ("", ("", "")),
    ],
)
def test_orders_in_both_languages(line: str, order: tuple[str, str]) -> None:
    assert order_of(line) == order


def test_labels_are_matched_by_whole_words() -> None:
    labels = ["Prendre le 7 noir", "Prendre le 7 vert", "Poser la carte"]
    assert matching(labels, "7 NOIR") == [0]
    assert matching(labels, "prendre") == [0, 1]
    assert matching(labels, "p") == []
    assert matching(labels, "...") == []


def test_names_are_all_different() -> None:
    words = words_for("fr")
    assert seat_names(["human", "novice", "novice"], words) == ["Toi", "Novice 1", "Novice 2"]
    assert seat_names(["human", "human:Nanny", "human"], words) == ["Agnès", "Nanny", "Rose"]
    assert seat_names(["grandmaster"], words) == ["Grandmaster"]


def test_a_bots_luck_is_its_own_and_the_same_after_a_resume() -> None:
    def drawn(seat: int, moves: int) -> list[int]:
        chance = luck_of(b"x" * 16, seat, moves, "bot")
        return [chance.pick(1000) for _ in range(5)]

    assert drawn(0, 3) == drawn(0, 3)
    assert len({tuple(drawn(seat, moves)) for seat in range(3) for moves in range(3)}) == 9


def test_where_plays_are_kept(tmp_path: Path) -> None:
    assert data_folder({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "esbat"
    assert data_folder({}).parts[-3:] == (".local", "share", "esbat")


def test_a_record_is_written_whole_and_leaves_no_draft(tmp_path: Path) -> None:
    file = tmp_path / "new" / "play.jsonl"
    write(file, "one\n")
    write(file, "two\n")
    assert file.read_text(encoding="utf-8") == "two\n"
    assert [path.name for path in file.parent.iterdir()] == ["play.jsonl"]
    assert free_name(file).name == "play-2.jsonl"


def test_a_device_is_written_to_and_not_replaced() -> None:
    write(Path("/dev/null"), "nothing\n")
    assert stat.S_ISCHR(Path("/dev/null").stat().st_mode)


def test_with_no_place_left_the_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    keeper = Keeper([tmp_path / "file" / "a", tmp_path / "file" / "b"])
    table = Table(AIR, 2, {}, bytes(16), ["human", "random"])
    assert keeper.keep(table.record()) and keeper.path is None
    assert not keeper.keep(table.record()), "said once"


def seen(table: Table, eyes: int, width: int = 80) -> str:
    """Air's board as drawn for these eyes."""
    out = StringIO()
    names = ["Agnes", "Mary", "Rose", "Joan", "Apprentice 2"][: table.seats]
    scene = scene_of(AIR, table.state, eyes, names, words_for("en"))
    Console(file=out, width=width).print(skin_for("air").draw(scene))
    return out.getvalue()


def played(seats: int, moves: int) -> Table:
    table = Table(AIR, seats, {}, b"moonlit ink 1234", ["random"] * seats)
    for number in range(moves):
        legal = table.state.legal(table.state.acting()[0])
        table.submit(table.state.acting()[0], AIR.text(legal[number % len(legal)]))
    return table


@pytest.mark.parametrize("seats", [2, 5])
def test_the_board_fits_an_ordinary_terminal(seats: int) -> None:
    for moves in range(0, 120, 8):
        drawing = seen(played(seats, moves), 0)
        assert max(map(len, drawing.splitlines())) <= 80
        assert "…" not in drawing
        assert len(drawing.splitlines()) <= 20


def test_the_board_shows_ones_own_hand_and_no_other() -> None:
    table = played(3, 90)
    hands = [table.state.view(seat).data()["seats"][seat]["hand_count"] for seat in range(3)]  # type: ignore[index]
    assert all(hands), "everybody holds something in this play"
    for eyes in range(3):
        assert seen(table, eyes).count("  hand (") == 1, "one's own row"
        assert seen(table, eyes).count("(hand ") == 2, "counts of the others"
    assert "Agnes (hand" in seen(table, ONLOOKER)


def test_any_game_can_be_drawn_as_lists() -> None:
    """The plain skin knows nothing of Air, and yet everything in its view is there."""
    table = played(2, 30)
    scene = scene_of(AIR, table.state, 0, ["Agnes", "Mary"], words_for("en"))
    lines = PlainSkin().lines(scene)
    assert any(line.startswith("deck: ") for line in lines)
    assert "  Mary:" in lines
    assert any("hand: -" in line for line in lines), "Mary's hand is hidden"


def test_a_terminal_without_the_symbols_gets_letters() -> None:
    class Ascii(StringIO):
        encoding = "ascii"

    assert Screen(False, StringIO(), StringIO()).symbols
    assert not Screen(False, StringIO(), Ascii()).symbols


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_ballroom_is_drawn_and_told_at_every_step_of_a_play(language: str) -> None:
    """Attacks, Farces, captives, the dead: through a seat and an onlooker, in pictures and in lines."""
    bal = game("bal")
    names = ["Anne", "Marie", "Jeanne", "Louise"]
    words = words_for(language)
    skin = skin_for("bal")
    state = bal.new(4, {"level": "hard", "crapzouilles": "5"}, seeded(11))
    luck = seeded(5)
    while seats := state.acting():
        for eyes in (0, ONLOOKER):
            scene = scene_of(bal, state, eyes, names, words)
            out = StringIO()
            Console(file=out, width=100).print(skin.draw(scene))
            told = "\n".join(skin.lines(scene))
            assert all(name in out.getvalue() and name in told for name in names)
        moves = state.legal(seats[0])
        state.apply(seats[0], moves[luck.pick(len(moves))])
    assert state.outcome() is not None
