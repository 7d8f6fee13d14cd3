"""The table of a lesson, at its beginning or at any of its steps."""

from hashlib import sha256

from esbat.bots import bot, mind_of
from esbat.engine.chance import seeded
from esbat.engine.errors import BadText, EsbatError
from esbat.games import game
from esbat.lessons.lesson import Lesson
from esbat.lessons.walk import walked
from esbat.table.alone import only_answer
from esbat.table.table import Table


def laid_at(lesson: Lesson, step: int = 0) -> Table:
    """The position, with all steps before this one done as told; BadText that names its file if it cannot."""
    try:
        table = laid(lesson, step)
        if walked(lesson, table).step == step:
            return table
    except EsbatError as trouble:
        raise BadText("lesson-damaged", {"file": lesson.file}) from trouble
    raise BadText("lesson-damaged", {"file": lesson.file})


def laid(lesson: Lesson, step: int) -> Table:
    """The same, unless the rules refuse something of it."""
    position = lesson.position
    table = Table(game(lesson.code), position.seats, position.options, lesson.secret, lesson.names())
    table.lay_again(lesson.before)
    table.settles = lesson.settles
    answer_for_others(lesson, table)
    for done in lesson.steps[:step]:
        for text in done.told:
            table.submit(lesson.learner, text)
            answer_for_others(lesson, table)
    return table


def answer_for_others(lesson: Lesson, table: Table) -> None:
    """Until the learner has a choice: bots answer for the others, and the table where there is no choice."""
    while not table.over and not lesson.stands:
        asked = table.state.acting()
        others = [seat for seat in asked if seat != lesson.learner]
        if others:
            seat = others[0]
            mind = mind_of(table.game, table.state, seat, seeded(luck_of(table, seat)))
            table.submit(seat, table.game.text(bot(lesson.code, lesson.position.bot).choose(mind)))
            continue
        forced = only_answer(table.game, table.state) if lesson.settles else None
        if forced is None:
            return
        table.submit(forced[0], table.game.text(forced[1]))


def luck_of(table: Table, seat: int) -> int:
    """A bot's luck in a lesson: the same for everybody who has come to the same moment."""
    digest = sha256(f"esbat lesson {seat} {len(table.standing)} ".encode() + table.secret).digest()
    return int.from_bytes(digest[:6], "big")
