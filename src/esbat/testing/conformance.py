"""What every game must answer, asked of any game: public functions, no exceptions by name.

    from esbat.testing.conformance import CHECKS, Subject
    for check in CHECKS:
        check(Subject(game("air"), seats=3))

Each check plays random plays of its own and raises `NotConforming` with a sentence at the first wrong
answer. Random choosers are seeded: a failure comes back every time.
"""

import re
from collections.abc import Callable
from typing import Final

from esbat.engine.chance import sealed, seeded
from esbat.engine.errors import BadText, EsbatError, Refused
from esbat.engine.record import read_record
from esbat.table.table import UNDO, Table
from esbat.table.verify import verified
from esbat.testing.hidden import (
    facts_are_those_of_the_view,
    hidden_fields_stay_hidden,
    imagination_looks_like_the_truth,
    lookalikes_are_alike,
    questions_look_alike,
    single_answers_are_no_secret,
    views_share_only_what_is_open,
)
from esbat.testing.secrets import secrets_are_kept
from esbat.testing.subject import SECRET, NotConforming, Subject, chosen, need, numbers_of, played_on

__all__ = ["CHECKS", "NotConforming", "Subject", "conform"]

MOST_LEGAL: Final = 100

# ---- legal moves


def legal_lists_are_sound(subject: Subject) -> None:
    """Never empty while asked, empty otherwise; the same each time; no twins; under a hundred."""
    known = set(subject.game.all_moves())
    for state in subject.positions():
        asked = state.acting()
        need((not asked) == (state.outcome() is not None), "somebody is asked, or there is an outcome")
        need((not asked) == (state.question() is None), "a question is open exactly while someone is asked")
        need(asked == sorted(set(asked)), f"the seats asked are out of order: {asked}")
        for seat in range(-1, subject.seats + 1):
            moves = state.legal(seat)
            need((seat in asked) == bool(moves), f"seat {seat} of {asked}: legal moves {moves}")
            need(moves == state.legal(seat), "the legal list changes when it is asked for again")
            need(moves == state.clone().legal(seat), "a clone offers other moves")
            need(len(moves) == len(set(moves)), f"twins among {[subject.text(move) for move in moves]}")
            need(len(moves) <= MOST_LEGAL, f"{len(moves)} legal moves are too many for a menu")
            need(set(moves) <= known, "a legal move is missing from all_moves()")


def legal_moves_apply(subject: Subject) -> None:
    """Every legal move can be carried out and leads to a question or the end."""
    for state in subject.positions(every=5):
        for seat in state.acting():
            for move in state.legal(seat):
                need(state.why_not(seat, move) is None, f"{subject.text(move)} is legal, yet refused")
                after = state.clone()
                after.apply(seat, move)
                for asked in after.acting():
                    need(bool(after.legal(asked)), f"after {subject.text(move)} seat {asked} is stuck")
                need(bool(after.acting()) or after.outcome() is not None, "neither question nor outcome")


def other_moves_are_refused(subject: Subject) -> None:
    """Every move that is not legal gets a rule's id and a message key, and leaves no trace."""
    rule = re.compile(rf"{subject.game.prefix}-R?\d+")
    everything = subject.game.all_moves()
    for state in subject.positions(every=23):
        before = state.numbers()
        for seat in range(-1, subject.seats + 1):
            legal = set(state.legal(seat))
            for move in everything:
                refusal = state.why_not(seat, move)
                need((refusal is None) == (move in legal), f"seat {seat}, {subject.text(move)}: {refusal}")
                if refusal is not None:
                    need(bool(rule.fullmatch(refusal.rule)), f"{subject.text(move)}: rule {refusal.rule}")
                    need(bool(refusal.key), f"{subject.text(move)} is refused without a message")
        need(state.numbers() == before, "asking why not has changed the play")


def texts_round_trip(subject: Subject) -> None:
    """Every move is read as it is written; no two are written alike; what is no move is BadText."""
    game = subject.game
    everything = game.all_moves()
    texts = [game.text(move) for move in everything]
    need(len(everything) == len(set(everything)), "all_moves() holds twins")
    need(len(texts) == len(set(texts)), "two moves are written alike")
    for move, text in zip(everything, texts, strict=True):
        for spelling in (text, text.upper(), f"  {text} "):
            need(game.parse(spelling) == move, f"{spelling!r} is read as another move")
        verb, arguments = game.parts(move)
        need(text.split()[0] == verb, f"{text!r} begins with another word than its verb {verb!r}")
        need(all(game.field_text(holds, value) for _, holds, value in arguments), f"{text!r}: empty part")
    for nonsense in ("", " ", "no such move", f"{texts[0]} and more", UNDO):
        try:
            game.parse(nonsense)
        except BadText:
            continue
        raise NotConforming(f"{nonsense!r} was read as a move")


# ---- repeating


def same_record_same_play(subject: Subject) -> None:
    """The same moves with the same luck give the same events, numbers and bytes."""
    table = subject.table()
    chooser = seeded(subject.seed)
    numbers = []
    while not table.over:
        seat, move = chosen(table.state, chooser)
        table.submit(seat, subject.text(move))
        numbers.append(table.state.numbers())
    text = table.record().text()
    need(read_record(text).text() == text, "a record is not written as it was read")
    again = verified(text, lambda code: subject.game)
    need(again.record().text() == text, "a verified record is another record")
    need(again.state.numbers() == table.state.numbers(), "the same record leads to another state")
    for one, other in zip(table.happenings, again.happenings, strict=True):
        need(numbers_of(one.events) == numbers_of(other.events), f"other events at {one.text}")
        need(one.barrier == other.barrier, f"another barrier at {one.text}")
    step = subject.table()
    for happening, expected in zip(table.happenings, numbers, strict=True):
        step.submit(happening.seat, happening.text)
        need(step.state.numbers() == expected, f"other numbers after {happening.text}")


def clones_live_their_own_lives(subject: Subject) -> None:
    """What happens to a clone does not happen to the original, nor the other way round."""
    for state in subject.positions(every=11):
        before = state.numbers()
        clone, twin, third = state.clone(), state.clone(), state.clone()
        need(clone.numbers() == before, "a clone is not the same")
        need(clone.sink is None, "a clone is overheard")
        need(clone.chance is not state.chance, "a clone shares its luck")
        told = played_on(clone, subject.seed, 40)
        need(state.numbers() == before, "playing on with a clone changed the original")
        need(third.numbers() == before, "playing on with a clone changed another clone")
        need(played_on(twin, subject.seed, 40) == told, "two clones with the same moves tell other events")
        need(twin.numbers() == clone.numbers(), "two clones with the same moves differ")
        fourth = third.clone()
        played_on(third, subject.seed, 40)
        need(fourth.numbers() == before, "playing on with the original changed its clone")
        need(third.numbers() == clone.numbers(), "the original plays on otherwise than its clone")


# ---- ends and counts


def plays_end(subject: Subject) -> None:
    """Random plays end within the bound, with one score and one rank a seat, and a reason."""
    for beside in range(6):
        *_, last = subject.positions(beside=beside)
        outcome = last.outcome()
        need(outcome is not None, "the play is over without an outcome")
        if outcome is not None:
            need(len(outcome.scores) == len(outcome.ranks) == subject.seats, "a seat without score or rank")
            need(bool(outcome.reason) and bool(outcome.rule), "the play has ended without a reason")
            need(all(0 <= rank <= subject.seats for rank in outcome.ranks), f"ranks {outcome.ranks}")


def counts_are_conserved(subject: Subject) -> None:
    """What the game says never changes never does."""
    if subject.counts is None:
        return
    expected = subject.counts(subject.new())
    for beside in range(2):
        for state in subject.positions(beside=beside):
            need(subject.counts(state) == expected, f"things were lost or made before {state.question()}")


# ---- taking back


def undo_never_crosses_news(subject: Subject) -> None:
    """After luck, news or handing the question on, nobody undoes anything; other moves go back exactly."""
    table = subject.table()
    chooser = seeded(subject.seed + 3)
    undone = 0
    while not table.over:
        before, picks, asked = table.state.numbers(), table.state.chance.picks, table.state.acting()
        seat, move = chosen(table.state, chooser)
        happening = table.submit(seat, subject.text(move))
        news = any(subject.game.events[event.kind].brings_news() for event in happening.events)
        handed = table.over or any(other not in asked for other in table.state.acting())
        if news or handed or table.state.chance.picks != picks:
            for other in range(subject.seats):
                need(not table.can_undo(other), f"{happening.text} could be taken back by {other}")
                refused(table, other)
            continue
        need(table.can_undo(seat), f"{happening.text} told nobody anything, yet it cannot be taken back")
        after = table.state.numbers()
        if undone < 25:
            undone += 1
            undo_and_redo(table, seat, happening.text, before, after)


def refused(table: Table, seat: int) -> None:
    """Taking back must be refused, and change nothing."""
    version, numbers = table.version, table.state.numbers()
    try:
        table.submit(seat, UNDO)
    except EsbatError as error:
        need(not isinstance(error, Refused), "taking back is not a move of the game")
        need((table.version, table.state.numbers()) == (version, numbers), "a refused undo changed the table")
        return
    raise NotConforming("a move was taken back across a barrier")


def undo_and_redo(table: Table, seat: int, text: str, before: list[int], after: list[int]) -> None:
    """Taking a move back gives the numbers from before; making it again, those from after."""
    version = table.version
    table.submit(seat, UNDO)
    need(table.state.numbers() == before, f"taking back {text} leads elsewhere")
    table.submit(seat, text)
    need(table.state.numbers() == after, f"making {text} again leads elsewhere")
    need(table.version == version + 2, "taking back is an act of its own")


def luck_is_sealed(subject: Subject) -> None:
    """A play starts from any source of luck and asks it for nothing but picks."""
    one, other = subject.new(sealed(SECRET)), subject.new(sealed(SECRET))
    need(played_on(one, 5, 60) == played_on(other, 5, 60), "the same secret gives other luck")


CHECKS: Final[list[Callable[[Subject], None]]] = [
    legal_lists_are_sound,
    legal_moves_apply,
    other_moves_are_refused,
    texts_round_trip,
    same_record_same_play,
    clones_live_their_own_lives,
    imagination_looks_like_the_truth,
    lookalikes_are_alike,
    single_answers_are_no_secret,
    questions_look_alike,
    secrets_are_kept,
    hidden_fields_stay_hidden,
    facts_are_those_of_the_view,
    views_share_only_what_is_open,
    plays_end,
    counts_are_conserved,
    undo_never_crosses_news,
    luck_is_sealed,
]

IN_A_SCENE: Final[list[Callable[[Subject], None]]] = [
    check
    for check in CHECKS
    if check not in (texts_round_trip, same_record_same_play, undo_never_crosses_news)
]
"""What can be asked of a `Scene`: a table begins at the beginning."""


def conform(subject: Subject) -> None:
    """All of it."""
    for check in CHECKS:
        check(subject)
