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
from esbat.engine.event import NOBODY, Event, Field, as_seen
from esbat.engine.record import read_record
from esbat.engine.state import State
from esbat.engine.view import View
from esbat.table.alone import is_open, only_answer
from esbat.table.table import UNDO, Table
from esbat.table.verify import verified
from esbat.testing.subject import SECRET, NotConforming, Subject, chosen, heard, need, numbers_of
from esbat.testing.transcript import question_text, view_text

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


def played_on(state: State, seed: int, most: int) -> list[list[int]]:
    """Play on at random for a while; the events."""
    chooser = seeded(seed)
    told: list[list[int]] = []
    for _ in range(most):
        if not state.acting():
            break
        seat, move = chosen(state, chooser)
        told += numbers_of(heard(state, seat, move))
    return told


# ---- secrets


def imagination_looks_like_the_truth(subject: Subject) -> None:
    """No seat can tell imagine(seat) from the truth: equal view, equal moves, nothing lost or changed."""
    for number, state in enumerate(subject.positions(every=9)):
        before = state.numbers()
        for seat in range(subject.seats):
            imagined = state.imagine(seat, seeded(number))
            need(view_text(imagined, seat) == view_text(state, seat), f"seat {seat} sees the difference")
            need(imagined.legal(seat) == state.legal(seat), f"seat {seat} may do other things")
            need(question_text(imagined, seat) == question_text(state, seat), f"{seat} is asked otherwise")
            if subject.counts is not None:
                need(subject.counts(imagined) == subject.counts(state), "imagination has lost or made things")
            for asked in imagined.acting():
                need(bool(imagined.legal(asked)), f"in imagination seat {asked} is stuck")
            played_on(imagined, number, 25)
            need(state.numbers() == before, "imagining, or playing on in imagination, changed the truth")


def lookalikes_are_alike(subject: Subject) -> None:
    """Two truths a seat cannot tell apart give it the same bytes, moves, events and imagination.

    So a bot cannot peek. A move of that seat which uses no luck and brings nobody news leaves the two
    truths alike. Without a judge of its own (`alike`), a game judges itself here.
    """
    for number, state in enumerate(subject.positions(every=9)):
        for seat in range(subject.seats):
            one = other_truth(subject, state, seat, 2 * number)
            other = other_truth(subject, state, seat, 2 * number + 1)
            need(view_text(one, seat) == view_text(other, seat), f"seat {seat} sees the difference")
            need(one.legal(seat) == other.legal(seat), f"seat {seat} may do other things")
            third = one.imagine(seat, seeded(number)).numbers()
            need(other.imagine(seat, seeded(number)).numbers() == third, f"seat {seat} imagines otherwise")
            need(state.imagine(seat, seeded(number)).numbers() == third, f"seat {seat} peeks at the truth")
            for move in state.legal(seat):
                stay_alike(subject, one.clone(), other.clone(), seat, move)


def other_truth(subject: Subject, state: State, seat: int, seed: int) -> State:
    """A play that looks the same to this seat."""
    if subject.alike is None:
        return state.imagine(seat, seeded(seed))
    return subject.alike(state, seat, seeded(seed))


class AlikeQuestions:
    """At every kind of question, what a seat may know of it is the same in two truths it cannot tell apart.

    So nothing of a row on the stack gets out by way of `question_for`, nor by the sentence made of it. Each
    kind is looked at so many times in a play, the first ones: then rare kinds cost as much as common ones.
    """

    def __init__(self, times: int) -> None:
        self.times = times
        self.met: dict[str, int] = {}

    def __call__(self, subject: Subject, state: State, number: int) -> None:
        """The open question of this play and of another truth, seen by everybody."""
        question = state.question()
        name = "over" if question is None else question.name
        self.met[name] = self.met.get(name, 0) + 1
        if self.met[name] > self.times:
            return
        for eyes in subject.eyes():
            other = other_truth(subject, state, eyes, number)
            seen, expected = question_text(other, eyes), question_text(state, eyes)
            need(seen == expected, f"{eyes} is told another question: {seen}, not {expected}")
            if subject.worded is not None:
                seen, expected = subject.worded(other, eyes), subject.worded(state, eyes)
                need(seen == expected, f"{eyes} hears another question: {seen}, not {expected}")


def questions_look_alike(subject: Subject) -> None:
    """What is told of a question gives nothing away."""
    watch = AlikeQuestions(12)
    for number, state in enumerate(subject.positions()):
        watch(subject, state, number)


def stay_alike(subject: Subject, one: State, other: State, seat: int, move: int) -> None:
    """After a move without luck or news, the seat still cannot tell the two apart."""
    facts = subject.game.events
    picks = (one.chance.picks, other.chance.picks)
    events, others = heard(one, seat, move), heard(other, seat, move)
    if (one.chance.picks, other.chance.picks) != picks:
        return
    if any(facts[event.kind].brings_news() for event in events + others):
        return
    seen = [as_seen(facts[event.kind], event, seat) for event in events]
    need(
        seen == [as_seen(facts[event.kind], event, seat) for event in others],
        f"{subject.text(move)} tells seat {seat} something hidden",
    )
    need(view_text(one, seat) == view_text(other, seat), f"{subject.text(move)} shows seat {seat} something")
    need(
        question_text(one, seat) == question_text(other, seat),
        f"{subject.text(move)} leads to another question for seat {seat}",
    )


def single_answers_are_no_secret(subject: Subject) -> None:
    """Where all are said to see that a question leaves no choice, no truth that looks alike leaves one."""
    for number, state in enumerate(subject.positions(every=3)):
        question = state.question()
        if question is None or not is_open(state):
            continue
        found = only_answer(subject.game, state)
        for seat in range(subject.seats):
            other = other_truth(subject, state, seat, number)
            need(only_answer(subject.game, other) == found, f"an answer to {question} tells seat {seat} more")


def hidden_fields_stay_hidden(subject: Subject) -> None:
    """What a seat may not see of an event does not show: whatever stands there, it sees the same."""
    need(Field("x", "card").audience == NOBODY, "a field without a declared audience is shown")
    for state in subject.positions(every=7):
        for seat in state.acting():
            for move in state.legal(seat):
                for event in heard(state.clone(), seat, move):
                    for eyes in subject.eyes():
                        leaks_nothing(subject, event, eyes)


def leaks_nothing(subject: Subject, event: Event, eyes: int) -> None:
    """Another number in a hidden field makes no difference to these eyes."""
    fact = subject.game.events[event.kind]
    need(len(fact.fields) <= 4, f"{fact.name} has more fields than an event")
    seen = as_seen(fact, event, eyes)
    if seen is None:
        return
    need(list(seen) == [field.name for field in fact.fields], f"{fact.name} shows undeclared fields")
    masked = event.numbers()
    for at, field in enumerate(fact.fields, start=1):
        if seen[field.name] is None:
            masked[at] += 1
    need(as_seen(fact, Event(*masked), eyes) == seen, f"{fact.name} leaks to {eyes}")


def facts_are_those_of_the_view(subject: Subject) -> None:
    """Where a game answers for one fact of a view by itself, it is the one in the view's data."""
    for state in subject.positions(every=9):
        for eyes in subject.eyes():
            view = state.view(eyes)
            for name, value in view.data().items():
                need(view.fact(name) == value, f"{name} is another fact by itself than in the view of {eyes}")


def views_share_only_what_is_open(subject: Subject) -> None:
    """A view that shares with others, of now or of before, whosever they are, says what it says alone."""
    older: list[View] = []
    for state in subject.positions(every=23):
        views = [state.view(eyes) for eyes in subject.eyes()]
        for view in views:
            for other in [*views, *older]:
                shared = state.view_beside(view.seat, other, other in views)
                need(shared.data() == view.data(), f"{view.seat} sees what it should not beside {other.seat}")
        older = views


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
