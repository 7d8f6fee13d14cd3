"""What was chosen in secret stays a secret until it is told: the part of `conformance` that is about answers.

Two plays differ in one choice of one seat, and others have not noticed. The same moves are made in both.
Until somebody hears something else of the one than of the other, or hears of that seat, both look the same to
her in every byte: what shows itself without being told has leaked. Nothing here knows what a game means to
hide, nor until when. Other truths (`hidden`) are made by those who know, and share their mistakes.
"""

from collections.abc import Callable
from typing import Final

from esbat.engine.chance import Chance, seeded
from esbat.engine.event import Event, as_seen
from esbat.engine.holds import SEAT
from esbat.engine.state import State
from esbat.testing.subject import FirstTimes, Subject, heard, need
from esbat.testing.transcript import question_text, view_text

FOLLOWED: Final = 12
"""So many moves after a secret choice are made in both plays."""

TOGETHER: Final = 24
"""So many choices are followed where several are asked at once: their answers wait in secret."""

WATCHING: Final = 2
"""So many of those who have not noticed are looked over the shoulder."""

Told = list[tuple[int, dict[str, int | None]]]
"""Kinds of events, and their fields as somebody may see them."""


class Twins:
    """Two plays in which one seat has chosen differently, and those who have not noticed."""

    def __init__(self, subject: Subject, state: State, seat: int, moves: tuple[int, int]) -> None:
        self.subject = subject
        self.seat = seat
        self.one, self.other = state.clone(), state.clone()
        self.made = [f"{seat}: {' or '.join(subject.text(move) for move in moves)}"]
        events, others = heard(self.one, seat, moves[0]), heard(self.other, seat, moves[1])
        # What shows at once is chosen in the open: a tile that is being laid, piece by piece.
        self.unaware = [
            eyes
            for eyes in subject.eyes()
            if eyes != seat and self.told(events, eyes) == self.told(others, eyes) and not self.shows(eyes)
        ]

    def told(self, events: list[Event], eyes: int) -> Told:
        """What these eyes hear of what has happened."""
        facts = self.subject.game.events
        seen = [(event.kind, as_seen(facts[event.kind], event, eyes)) for event in events]
        return [(kind, fields) for kind, fields in seen if fields is not None]

    def must_be_told(self, told: Told, eyes: int, shown: str) -> None:
        """These eyes see the difference: is that seat spoken of? Then what it has chosen may lie open now."""
        facts = self.subject.game.events
        about_it = any(
            field.holds == SEAT and fields[field.name] == self.seat
            for kind, fields in told
            for field in facts[kind].fields
        )
        need(about_it, f"{eyes} sees, and nobody told it ({', '.join(self.made)}): {shown}")

    def waits_in_one(self, eyes: int) -> bool:
        """Is it asked in the one play, while a window is still open to others in the other?

        Whether anybody is asked in a window only time tells: tables let the same time pass (`State.patient`).
        """
        asked = self.one.asks(eyes), self.other.asks(eyes)
        return asked[0] != asked[1] and (self.other if asked[0] else self.one).in_window()

    def shows(self, eyes: int) -> str:
        """What these eyes see of the one play and not of the other; empty if they look the same."""
        looks: list[Callable[[State], str]] = [
            lambda state: view_text(state, eyes),
            lambda state: question_text(state, eyes),
            lambda state: str(state.legal(eyes)),
        ]
        if self.subject.worded is not None:
            worded = self.subject.worded
            looks.append(lambda state: worded(state, eyes))
        for look in looks:
            one, other = look(self.one), look(self.other)
            if one != other:
                alike = next((at for at, letter in enumerate(one) if other[at : at + 1] != letter), len(one))
                return f"{one[max(alike - 80, 0) : alike + 40]!r}, not {other[alike : alike + 40]!r}"
        return ""

    def common(self, seat: int) -> list[int]:
        """What this seat may choose in both plays."""
        allowed = set(self.other.legal(seat))
        return [move for move in self.one.legal(seat) if move in allowed]

    def go_on(self, chooser: Chance) -> bool:
        """Make a move that both plays allow; False if there is none, or nobody is left who knows nothing."""
        seats = [seat for seat in self.one.acting() if self.common(seat)]
        if not seats or not self.unaware:
            return False
        seat = seats[chooser.pick(len(seats))]
        moves = self.common(seat)
        move = moves[chooser.pick(len(moves))]
        self.made.append(f"{seat}: {self.subject.text(move)}")
        events, others = heard(self.one, seat, move), heard(self.other, seat, move)
        unaware: list[int] = []
        for eyes in self.unaware:
            told = self.told(events, eyes)
            if told != self.told(others, eyes) or self.waits_in_one(eyes):
                continue
            shown = self.shows(eyes)
            if not shown:
                unaware.append(eyes)
                continue
            self.must_be_told(told, eyes, shown)
        self.unaware = unaware
        return True


class KeptSecrets(FirstTimes):
    """At every kind of question, choices that others have not noticed are followed until they are told."""

    def __init__(self, times: int) -> None:
        super().__init__(times)
        self.followed = 0

    def look(self, subject: Subject, state: State, number: int, name: str) -> None:
        """A choice of one who is asked, and another one instead; more of them where several are asked."""
        chooser = seeded(subject.seed * 101 + number)
        asked = [seat for seat in state.acting() if len(state.legal(seat)) > 1]
        for _ in range(TOGETHER if len(asked) > 1 else len(asked)):
            self.follow(subject, state, asked[chooser.pick(len(asked))], chooser)

    def follow(self, subject: Subject, state: State, seat: int, chooser: Chance) -> None:
        """Any two moves of this seat, and what comes after them."""
        moves = state.legal(seat)
        at = chooser.pick(len(moves))
        instead = (at + 1 + chooser.pick(len(moves) - 1)) % len(moves)
        twins = Twins(subject, state, seat, (moves[at], moves[instead]))
        self.followed += bool(twins.unaware)
        while len(twins.unaware) > WATCHING:
            twins.unaware.pop(chooser.pick(len(twins.unaware)))
        for _ in range(FOLLOWED):
            if not twins.go_on(chooser):
                return


def secrets_are_kept(subject: Subject) -> None:
    """What one seat has chosen in secret is seen by nobody before it is told."""
    watch = KeptSecrets(12)
    for number, state in enumerate(subject.positions()):
        watch(subject, state, number)
