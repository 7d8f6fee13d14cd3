"""Whole messages of Le Bal for whole random plays: what a seat does not know changes no byte of them."""

import asyncio
import random

import pytest

from esbat.engine.chance import seeded
from esbat.games.bal.game import BAL
from esbat.games.bal.state import Board
from esbat.store.interface import KeptSeat
from esbat.table.table import Table
from esbat.web.telling.message import Hearing, Moment
from tests.games.bal.hidden import another_truth
from tests.web.stage import Stage

SEATS = [
    KeptSeat(seat, "friend", name, joined=True) for seat, name in enumerate(("Ada", "Bea", "Cora", "Dot"))
]


def told(stage: Stage, table: Table, eyes: int) -> bytes:
    """The message to these eyes if this were the table."""
    play = stage.play
    play.table, play.pauses = table, 0
    play.look_about()
    text = Hearing(len(play.story.entries)).newest(Moment(play), eyes, "fr", "token")
    assert text is not None
    return text


def name_of(state: Board) -> str:
    """What is asked in truth."""
    question = state.question()
    return "" if question is None else question.name


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_what_a_seat_does_not_know_changes_no_byte(level: str) -> None:
    options = {"level": level, "crapzouilles": "5"}

    async def main() -> tuple[int, int, int]:
        windows = others = questions = 0
        for luck in range(4):
            chooser = random.Random(luck)
            table = Table(BAL, 4, options, bytes([luck]) * 16, [""] * 4, patient=True)
            stage = Stage(BAL, None, options, [*SEATS], secret=table.secret)
            await stage.play.close()
            stage.play.links.clear()
            while not table.over and table.version < 120:
                truth = table.state
                assert isinstance(truth, Board)
                for eyes in range(4):
                    expected = told(stage, table, eyes)
                    other = another_truth(truth, eyes, seeded(table.version))
                    assert isinstance(other, Board) and other.patient
                    # That a window has passed is told to everybody: another truth has passed it, too.
                    assert other.in_window() == truth.in_window()
                    table.state = other
                    assert told(stage, table, eyes) == expected
                    table.state = truth
                    windows += truth.in_window()
                    others += other.acting() != truth.acting()
                    questions += name_of(other) != name_of(truth)
                if table.waiting:
                    table.go_on()
                    continue
                seat = chooser.choice(truth.acting())
                table.submit(seat, BAL.text(chooser.choice(truth.legal(seat))))
        return windows, others, questions

    windows, others, questions = asyncio.run(main())
    assert windows > 100
    assert others > 20, "who is asked differed, and nobody could tell"
    assert questions > 20, "what is asked differed, and nobody could tell"
