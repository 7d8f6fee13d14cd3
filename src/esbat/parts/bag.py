"""A bag: things whose order nobody knows. A face-down pile is a bag until somebody looks."""

from typing import final

from esbat.engine.chance import Chance
from esbat.engine.native import i64, mypyc_attr, vec


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Bag:
    """Up to a fixed number of things, drawn by luck. The places in the vector mean nothing."""

    __slots__ = ("count", "things")

    def __init__(self, things: vec[i64], count: i64) -> None:
        self.things = things
        self.count = count

    def clone(self) -> "Bag":
        return Bag(self.things[:], self.count)

    def draw(self, chance: Chance) -> i64:
        """Take out one thing, each as likely as the others."""
        things = self.things
        left = self.count - 1
        at = chance.pick(left + 1)
        thing = things[at]
        things[at] = things[left]
        self.count = left
        return thing

    def add(self, thing: i64) -> None:
        self.things[self.count] = thing
        self.count += 1

    def take(self, thing: i64) -> None:
        """Take out one thing by name; it must be in."""
        things = self.things
        at: i64 = 0
        while things[at] != thing:
            at += 1
        self.count -= 1
        things[at] = things[self.count]

    def pour_in(self, other: "Bag") -> None:
        """Everything from another bag comes into this one."""
        things = self.things
        others = other.things
        for at in range(other.count):
            things[self.count + at] = others[at]
        self.count += other.count
        other.count = 0

    def listed(self) -> list[int]:
        """What is in, in order of number: two bags with the same things give the same list."""
        inside: list[int] = []
        for at in range(self.count):
            inside.append(self.things[at])
        inside.sort()
        return inside
