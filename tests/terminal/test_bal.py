"""Reading aloud at the terminal table of Le Bal: formulas are shown and typed, never chosen from a menu."""

import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from esbat.engine.record import read_record
from esbat.games.bal.game import BAL
from esbat.games.bal.moves import card_text
from esbat.packs import exported
from esbat.reading import formulas
from esbat.terminal import play
from esbat.terminal.recital import Recital, is_order
from esbat.words import LANGUAGES, words_for
from esbat.words.incantation import stumbled
from tests.games.bal.given import ANNE, JEANNE, MARIE, given

pytestmark = pytest.mark.once

rule = pytest.mark.rule
TO_TYPE = {
    "en": re.compile(r"Type this: (.+) \(about \d+ s\)"),
    "fr": re.compile(r"Tape ceci\u00a0: (.+) \(\d+ s environ\)"),
}
CHOICE = re.compile(r"^\d+\. ", re.MULTILINE)


class Typist(StringIO):
    """Types what is asked for: the formula shown, changed as it likes, else a number."""

    def __init__(self, out: StringIO, language: str, reading: Callable[[str], str], most: int = 200) -> None:
        super().__init__()
        self.out = out
        self.language = language
        self.reading = reading
        self.most = most
        self.seen = 0
        self.formulas: list[str] = []
        self.moves: list[str] = []
        self.menus_beside = 0

    def readline(self, size: int = -1) -> str:  # type: ignore[override]
        page = self.out.getvalue()[self.seen :]
        self.seen = len(self.out.getvalue())
        self.most -= 1
        if self.most < 0:
            return ""
        found = TO_TYPE[self.language].findall(page)
        if not found:
            return "1\n"
        self.formulas.append(found[-1])
        after = page[page.rindex(found[-1]) :]
        self.menus_beside += bool(CHOICE.search(after))
        return f"{self.reading(found[-1])}\n"


def visited(
    tmp_path: Path,
    language: str,
    reading: Callable[[str], str],
    seats: str,
    pack: Path | None = None,
    **wishes: str,
) -> Typist:
    out = StringIO()
    typist = Typist(out, language, reading)
    file = tmp_path / "play.jsonl"
    options = {"incantation": "typed", "crapzouilles": "5", "first_player": "0", **wishes}
    where: dict[str, Any] = {"source": typist, "out": out, "home": tmp_path, "pack": pack}
    play("bal", seats.split(","), 3, options, file, language, True, **where)
    typist.moves = [text for _, text in read_record(file.read_text(encoding="utf-8")).moves]
    return typist


@rule("BAL-051", "BAL-R95")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_formula_is_shown_and_what_is_typed_is_judged(tmp_path: Path, language: str) -> None:
    well = visited(tmp_path, language, str.upper, "human,random,random")
    assert len(well.formulas) > 3 and well.menus_beside == 0
    known = {formula for card in range(5) for formula in formulas(BAL, card_text(card), language)}
    assert known & set(well.formulas)
    page = well.out.getvalue()
    assert "{" not in page and "$" not in page


@rule("BAL-052", "BAL-R95")
def test_a_slip_is_a_slip_and_the_words_of_moves_are_no_formula(tmp_path: Path) -> None:
    """Whatever else is typed is compared with the formula: neither a number nor `read` reads it."""
    for reading, said in ((stumbled, "misread"), (lambda _: "1", "misread"), (lambda _: "read", "misread")):
        typist = visited(tmp_path, "en", reading, "human,human,human")
        assert typist.moves.count(said) > 3 and not {"read", "silent"} & set(typist.moves)
    silent = visited(tmp_path, "en", lambda _: "", "human,human,human")
    assert silent.moves.count("silent") > 3
    well = visited(tmp_path, "en", lambda formula: f"  {formula}  ", "human,human,human")
    assert well.moves.count("read") > 3 and "misread" not in well.moves


@rule("BAL-054")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_others_hear_what_was_typed(tmp_path: Path, language: str) -> None:
    typist = visited(tmp_path, language, stumbled, "human,human,human")
    page, formula = typist.out.getvalue(), typist.formulas[0]
    words = words_for(language)
    assert words.say("terminal-heard", formula=formula, heard=stumbled(formula)) in page
    silent = visited(tmp_path, language, lambda _: "", "human,human,human")
    assert words.say("terminal-unheard", formula=silent.formulas[0]) in silent.out.getvalue()
    aloud = visited(tmp_path, language, str, "human,human,human", incantation="table")
    assert words.say("terminal-to-be-read", formula="").rstrip() in aloud.out.getvalue()


def recital(now: list[float]) -> Recital:
    return Recital(BAL, words_for("en"), lambda: now[0])


@rule("BAL-051", "BAL-R95")
def test_after_the_time_nothing_was_read() -> None:
    board = given(incantation="typed").begins().attack(ANNE, MARIE, "R").board
    now = [100.0]
    ears = recital(now)
    spoken = ears.asked(board, ANNE)
    assert spoken is not None and ears.asked(board, MARIE) is None
    ears.begin()
    formula = ears.formula(spoken)
    now[0] += 3 + 0.3 * len(formula) - 0.1
    assert ears.typed(spoken, formula) == "read"
    now[0] += 0.2
    assert ears.typed(spoken, formula) == "silent"


@rule("BAL-051", "BAL-054")
def test_bots_are_heard_too() -> None:
    play = given(incantation="typed").hand(ANNE, "R J R R").begins().attack(ANNE, MARIE, "R J")
    ears = recital([0.0])
    spoken = ears.asked(play.board, ANNE)
    assert spoken is not None
    first, second = spoken.formulas["en"]
    ears.bot_says(play.board, MARIE, "read")
    assert ears.heard == {}  # not hers to read
    ears.bot_says(play.board, ANNE, "misread")
    play.does(ANNE, "misread")
    assert ears.lines(play.board, JEANNE) == [
        f"It said: {first} – it was read: {stumbled(first)}",
    ]
    ears.bot_says(play.board, ANNE, "silent")
    play.does(ANNE, "silent")
    assert ears.lines(play.board, JEANNE) == [
        f"It said: {first} – it was read: {stumbled(first)}",
        f"It said: {second} – it was not read.",
    ]
    for seat in (MARIE, JEANNE):
        play.does(seat, "pass")
    assert ears.lines(play.board, JEANNE) == []


@rule("BAL-R95")
def test_accents_count_where_they_are_to() -> None:
    for strict, said in (("true", "misread"), ("false", "read")):
        board = given(incantation="typed", strict_accents=strict).hand(ANNE, "R tresor R R").begins()
        board.attack(ANNE, MARIE, "R tresor").does(ANNE, "read")
        ears = Recital(BAL, words_for("fr"), lambda: 0.0)
        spoken = ears.asked(board.board, ANNE)
        assert spoken is not None and ears.formula(spoken) == "Trésor magique"
        assert ears.typed(spoken, "tresor magique") == said


def test_orders_are_still_obeyed_while_a_formula_is_awaited() -> None:
    for line in ("help", "?", "undo", "quitter", "hint", "? pass", "rules", "table"):
        assert is_order(line)
    for line in ("Table de nuit", "rules of thumb", "", "7", "Du balai"):
        assert not is_order(line)


@rule("BAL-051", "BAL-R95")
def test_a_formula_of_a_pack_is_read_though_it_would_be_an_order(tmp_path: Path) -> None:
    pack = tmp_path / "odd.toml"
    head, cards = exported(BAL).split("[[formula]]", 1)
    pack.write_text(head + "[[formula]]" + re.sub(r'en = "[^"]+"', 'en = "Undo"', cards), encoding="utf-8")
    typist = visited(tmp_path, "en", str, "human,human,human", pack)
    assert "Undo" in typist.formulas
    assert typist.moves.count("read") > 3 and "misread" not in typist.moves


def test_asking_for_a_hint_shows_the_formula_again(tmp_path: Path) -> None:
    asked: list[str] = []

    def curious(formula: str) -> str:
        asked.append(formula)
        return "hint" if len(asked) == 1 else formula

    typist = visited(tmp_path, "en", curious, "human,human,human")
    assert asked[0] == asked[1] and typist.moves.count("read") > 3 and "misread" not in typist.moves
