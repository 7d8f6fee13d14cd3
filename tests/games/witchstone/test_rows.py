"""The numbers of a row are called by names, and none lies where there is no name for it."""

from collections.abc import Iterator

from esbat.engine.chance import seeded
from esbat.engine.move import verb_of
from esbat.engine.state import FIRST, KIND, ROW
from esbat.games.witchstone import names
from esbat.games.witchstone.fields import FIELDS, ROWS
from esbat.games.witchstone.game import WITCHSTONE
from esbat.games.witchstone.moves import VERB_BREAK
from esbat.games.witchstone.questions import QUESTIONS
from esbat.games.witchstone.state import Board
from esbat.games.witchstone.state_fields import Fields
from esbat.words.facts import view_facts
from tests.games.fresh import begins_as_declared

CALLED: dict[int, str] = {
    names.ASK_CELL: "LAYING",
    names.ASK_NEIGHBOUR: "LAYING",
    names.ASK_ORDER: "LAYING",
    names.ASK_ACT: "ACT",
    names.ASK_RUN: "RUN",
    names.ASK_TOKEN: "CHOOSE_TOKEN",
    names.ASK_PLACE_HEX: "PLACE_HEX",
    names.STEP_SET_UP_NEXT: "SET_UP_NEXT",
    names.STEP_SECOND: "SECOND",
    names.STEP_CROSS: "CROSS",
}
"""How the constants of a kind begin; the three questions about a tile being laid share theirs."""


def boards(plays: int) -> Iterator[Board]:
    """The same board at every question of some random plays; crystals are not lifted out, so they run."""
    for play in range(plays):
        state = WITCHSTONE.new(2 + play % 3, {}, seeded(play))
        assert isinstance(state, Board)
        chooser = seeded(play + 500)
        while state.acting():
            yield state
            seat = int(state.mover())
            legal = state.legal(seat)
            offered = [move for move in legal if verb_of(move) != VERB_BREAK] or legal
            state.apply(seat, offered[chooser.pick(len(offered))])


def test_each_field_has_its_constant_and_each_constant_its_field() -> None:
    meant = {
        f"{CALLED[kind]}_{field.upper()}": FIRST + place
        for kind, question in enumerate(QUESTIONS)
        for place, field in enumerate(question.fields)
    }
    beginnings = tuple(f"{called}_" for called in CALLED.values())
    assert meant == {name: value for name, value in vars(names).items() if name.startswith(beginnings)}


def test_no_row_holds_a_number_without_a_name() -> None:
    met = set()
    for board in boards(8):
        for at in range(board.depth):
            row = [int(board.stack[at * ROW + place]) for place in range(ROW)]
            met.add(row[KIND])
            named = FIRST + len(QUESTIONS[row[KIND]].fields)
            assert not any(row[named:]), (board.row(at), row)
            assert board.row(at).numbers == row[FIRST:named]
    assert met >= {kind for kind, question in enumerate(QUESTIONS) if question.fields}, met


def test_steps_that_wait_ask_nobody_and_questions_ask_whose_turn_it_is() -> None:
    for board in boards(2):
        for question in board.questions():
            waits = question.name in ("set_up_next", "second", "cross", "turn_over")
            assert question.seats == ([] if waits else [board.turn]), question


def test_a_question_says_nothing_else_than_the_view() -> None:
    """Its sentence may speak of both: what has the same name has to be the same."""
    for board in boards(8):
        question, seat = board.question(), int(board.mover())
        assert question is not None
        seen = view_facts(board.view(seat).data(), seat)
        for name, number in question.named().items():
            assert seen.get(name, number) == number, (question, name)


def test_a_board_begins_as_its_fields_say() -> None:
    begins_as_declared(Fields(WITCHSTONE.box, 2, seeded(1)), FIELDS, ROWS)
