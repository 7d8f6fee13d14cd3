"""What no seat may learn, asked of any game: the part of `conformance` that is about secrets."""

from esbat.engine.chance import seeded
from esbat.engine.event import NOBODY, Event, Field, as_seen
from esbat.engine.state import State
from esbat.engine.view import View
from esbat.table.alone import is_open, only_answer
from esbat.testing.subject import FirstTimes, Subject, heard, need, played_on
from esbat.testing.transcript import question_text, view_text


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


class AlikeQuestions(FirstTimes):
    """At every kind of question, what a seat may know of it is the same in two truths it cannot tell apart.

    So nothing of a row on the stack gets out by way of `question_for`, nor by the sentence made of it, nor by
    the view of that moment.
    """

    def look(self, subject: Subject, state: State, number: int, name: str) -> None:
        """The open question of this play and of another truth, seen by everybody."""
        for eyes in subject.eyes():
            other = other_truth(subject, state, eyes, number)
            seen, expected = question_text(other, eyes), question_text(state, eyes)
            need(seen == expected, f"{eyes} is told another question: {seen}, not {expected}")
            seen, expected = view_text(other, eyes), view_text(state, eyes)
            need(seen == expected, f"{eyes} sees something else at {name}: {seen}, not {expected}")
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
