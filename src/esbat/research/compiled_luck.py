"""Luck that is asked for, one answer at a time: for tools that want to know every roll and draw."""

from typing import final

from esbat.engine.chance import Chance
from esbat.engine.native import i64


class OutOfLuck(Exception):
    """More luck is needed than there is: one of so many answers."""

    def __init__(self, many: int) -> None:
        super().__init__(f"one of {many} is to be picked")
        self.many = many


@final
class Asking(Chance):
    """Answers so far; the next one is asked for. Where there is nothing to choose from, nobody is asked."""

    __slots__ = ("answers", "next")

    def __init__(self, answers: list[int]) -> None:
        self.picks = 0
        self.answers = answers
        self.next: i64 = 0

    def pick(self, n: i64) -> i64:
        self.picks += 1
        if n == 1:
            return 0
        if self.next >= len(self.answers):
            raise OutOfLuck(int(n))
        self.next += 1
        return self.answers[self.next - 1]

    def clone(self) -> Chance:
        copy = Asking(self.answers[:])
        copy.picks = self.picks
        copy.next = self.next
        return copy
